#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/inline_vector.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/pieces.hpp>
#include <heroes/hero_master/player_board.hpp>
#include <heroes/hero_master/table.hpp>

// What an attack stands at, added up from all cards that have a say in it.
namespace heroes::hero_master {

// What an attack stands at before the dice, with the terms it is made of.
struct Tally {
    Strengths card{{0, 0, 0, 0}};       // of the attack card, multiplied
    Strengths added{{0, 0, 0, 0}};      // by effects and weapons
    Strengths taken{{0, 0, 0, 0}};      // by the bungle
    Strengths strengths{{0, 0, 0, 0}};  // in the end
    int hit = 0;
    int armour = 0;    // of the hero
    int ferocity = 0;  // of the monster
    int threshold = 1;
    bool skips_die = false;
    bool bungle_ignored = false;

    bool operator==(const Tally&) const = default;
};

// What is applied to an attack.
struct Applied {
    Permanents cards{};
    std::optional<Permanent> converted{};
    DamageType into{};

    bool operator==(const Applied&) const = default;
};

namespace detail {

constexpr std::int8_t small_number(int n) { return static_cast<std::int8_t>(n < -100 ? -100 : n > 100 ? 100 : n); }
constexpr void add(std::int8_t& to, int n) { to = small_number(to + n); }

// HMA-R65: not below zero; by a house rule the bungle takes no more than the card itself has. The card counts so many
// times, HMA-R64.
constexpr int strength_left(const Tally& tally, const Knobs& knobs, DamageType type, int times) {
    const int card = tally.card[type];
    int taken = tally.taken[type];
    if (knobs.bungle_takes_from_card_only && taken > card) taken = card;
    const int strength = times * card + tally.added[type] - taken;
    return strength < 0 ? 0 : strength;
}

// Adds up what an attack stands at, HMA-K50, HMA-K51.
template <class Rules>
struct Reckoning {
    const Table<Rules>& table;
    Seat seat;
    const LaidAttack& laid;
    Applied applied;
    MonsterCard foe;
    Tally tally{};

    constexpr const ActionType& attack() const { return Rules::content.actions[laid.card]; }
    constexpr bool uses_bungle() const { return laid.is_bungled() && !tally.bungle_ignored; }

    // HMA-K08: the values of an applied weapon, one of them perhaps converted.
    constexpr Strengths weapon(Permanent slot) const {
        const GearType* held = gear(table, seat, item_slot(slot));
        Strengths values = held == nullptr ? Strengths{{0, 0, 0, 0}} : held->strengths;
        if (applied.converted != slot) return values;
        const DamageType from = converted_type();
        const int value = values[from];
        values[from] = 0;
        add(values[applied.into], value);
        return values;
    }
    constexpr DamageType converted_type() const {
        DamageType from{};
        (applied.cards & hero_cards).for_each([&](Permanent card) {
            for (const Effect& effect : hero_type<Rules>(table.heroes[seat], card).power)
                if (effect.kind == Kind::convert) from = static_cast<DamageType>(effect.n);
        });
        return from;
    }
    constexpr bool has_weapon(DamageType type) const {
        bool found = false;
        (applied.cards & weapons).for_each([&](Permanent slot) { found = found || weapon(slot)[type] != 0; });
        return found;
    }
    constexpr bool is_weapon(Source source, DamageType type) const {
        if (source != Source::first_weapon && source != Source::second_weapon) return false;
        return weapon(source == Source::first_weapon ? Permanent::first_weapon : Permanent::second_weapon)[type] != 0;
    }

    // HMA-Q01 to HMA-Q09.
    constexpr bool holds(const Effect& effect, Source source) const {
        const auto type = static_cast<DamageType>(effect.of);
        switch (effect.condition) {
            case Condition::always: return true;
            case Condition::leader: return table.leader == seat;
            case Condition::not_leader: return table.leader != seat;
            case Condition::foe: return Rules::content.monsters[foe].types.has(static_cast<MonsterType>(effect.of));
            case Condition::weapon: return has_weapon(type);
            case Condition::this_weapon: return is_weapon(source, type);
            case Condition::strength: return table.attack.strengths[type] > effect.above;
            case Condition::discipline: return is_of<Rules>(table.heroes[seat], static_cast<Discipline>(effect.of));
            case Condition::attack: return types_of(attack().strengths).has(type);
        }
        return false;
    }

    constexpr void add_strength(const Effect& effect) {
        const DamageTypes wanted = effect.types == each ? types_of(attack().strengths) : effect.types;
        wanted.for_each([&](DamageType type) { add(tally.added[type], effect.n); });
    }
    constexpr void modify(const Effect& effect) {
        switch (effect.kind) {
            case Kind::strength: return add_strength(effect);
            case Kind::multiply:
                return effect.types.for_each(
                    [&](DamageType type) { tally.card[type] = small_number(tally.card[type] * effect.n); });
            case Kind::hit: tally.hit += effect.n; return;
            case Kind::armour: tally.armour += effect.n; return;
            case Kind::ferocity: tally.ferocity += effect.n; return;
            case Kind::threshold: tally.threshold += effect.n; return;
            case Kind::skip_monster_die: tally.skips_die = true; return;
            default: return;
        }
    }
    constexpr void modify_by(const Effects& effects, Timing timing, Source source) {
        if (!effects.has(timing)) return;
        for (const Effect& effect : effects)
            if (effect.when == timing && holds(effect, source)) modify(effect);
    }

    // Several cards have a say one after the other. Which of them modify anything is luck, so those that do are listed
    // first, without a branch.
    struct Text {
        const Effects* effects;
        Timing timing;
        Source source;
    };
    using Texts = FillList<Text, 6>;
    static constexpr void add_text(Texts& texts, const Effects& effects, Timing timing, Source source,
                                   bool speaks = true) {
        texts.push_back_if({&effects, timing, source}, speaks & effects.has(timing));
    }
    constexpr void modify_by(const Texts& texts) {
        for (const Text& text : texts) modify_by(*text.effects, text.timing, text.source);
    }

    constexpr void add_weapon(Permanent slot) {
        const GearType* held = gear(table, seat, item_slot(slot));
        if (held == nullptr) return;
        const Strengths values = weapon(slot);
        const DamageTypes printed = types_of(attack().strengths);
        for_each_enumerator<DamageType>([&](DamageType type) {
            // HMA-R67
            if (printed.has(type) || !table.rules.knobs.weapon_needs_type_of_attack)
                add(tally.added[type], values[type]);
        });
        tally.hit += held->hit;
        modify_by(held->effects, Timing::passive,
                  slot == Permanent::first_weapon ? Source::first_weapon : Source::second_weapon);
    }
    constexpr void add_hero_cards(Texts& texts) const {
        for (const Permanent card : {Permanent::race, Permanent::hero_class})
            add_text(texts, hero_type<Rules>(table.heroes[seat], card).power, Timing::applied, Source::race,
                     applied.cards.has(card));
    }
    // Where none is worn, what lies there has neither armour nor effects.
    constexpr void add_armour(Texts& texts) {
        const GearType& worn = Rules::content.gear[gear_place<Rules>(table.heroes[seat], ItemSlot::armour)];
        tally.armour += worn.armour;
        // HMA-R92
        add_text(texts, worn.effects, Timing::passive, Source::armour,
                 !table.heroes[seat].exhausted.has(Permanent::armour));
    }
    constexpr void add_location(Texts& texts) const {
        const auto& locations = Rules::content.locations;
        add_text(texts, locations[table.location.value_or(LocationCard{})].effects, Timing::lasting, Source::location,
                 table.location.has_value());
    }
    constexpr void add_monsters(Texts& texts) const {
        const auto& monsters = Rules::content.monsters;
        add_text(texts, monsters[foe].effects, Timing::passive, Source::monster);
        // HMA-R103
        if (!table.rules.knobs.ambusher_modifies_own_attack_only)
            add_text(texts, monsters[table.ambusher.value_or(Monster{}).card].effects, Timing::passive,
                     Source::ambusher, table.ambusher.has_value());
    }

    constexpr void look_for_ignored_bungle() {
        (applied.cards & hero_cards).for_each([&](Permanent card) {
            if (hero_type<Rules>(table.heroes[seat], card).power.has(Kind::ignore_bungle)) tally.bungle_ignored = true;
        });
    }
    constexpr void add_bungle() {
        if (!uses_bungle()) return;
        const ActionType& bungle = Rules::content.actions[laid.bungle];
        tally.taken = bungle.strengths;
        tally.threshold += bungle.threshold - 1;  // in place of the 1 of every attack, HMA-K06
        modify_by(bungle.effects, Timing::passive, Source::bungle);
    }
    constexpr void take_off() {
        for_each_enumerator<DamageType>([&](DamageType type) {
            tally.strengths[type] = small_number(strength_left(tally, table.rules.knobs, type, 1));
        });
    }
    constexpr void keep_in_bounds() {
        // HMA-R68: a hero's armour is at least 1, and Ferocity never below 0.
        if (tally.armour < 1) tally.armour = 1;
        if (tally.ferocity < 0) tally.ferocity = 0;
        if (tally.threshold < 1) tally.threshold = 1;
    }

    // HMA-R59, HMA-R65: in the order in which the cards speak.
    constexpr const Tally& add_up() {
        tally.card = attack().strengths;
        tally.hit = attack().hit + (laid.token ? table.rules.knobs.token_bonus : 0);
        tally.armour = attack().armour;
        tally.ferocity = Rules::content.monsters[foe].ferocity;
        look_for_ignored_bungle();
        modify_by(attack().effects, Timing::passive, Source::attack);
        add_bungle();
        (applied.cards & weapons).for_each([&](Permanent slot) { add_weapon(slot); });
        Texts texts;
        add_hero_cards(texts);
        add_armour(texts);
        add_monsters(texts);
        add_location(texts);
        modify_by(texts);
        take_off();
        keep_in_bounds();
        return tally;
    }

    // HMA-Q09: there is no attack card in a parting attack, of no type.
    constexpr void modify_without_attack(const Texts& texts) {
        for (const Text& text : texts)
            for (const Effect& effect : *text.effects)
                if (effect.when == text.timing && effect.condition != Condition::attack && holds(effect, text.source))
                    modify(effect);
    }
    // HMA-R33, HMA-R101: a parting attack meets the armour and what lasts, no attack cards.
    constexpr const Tally& add_up_parting() {
        tally.ferocity = Rules::content.monsters[foe].ferocity;
        Texts texts;
        add_armour(texts);
        const bool armour_speaks = table.rules.knobs.armour_text_in_parting_attack;
        if (armour_speaks && Rules::content.armour_asks_for_attack) modify_without_attack(texts);
        if (armour_speaks && !Rules::content.armour_asks_for_attack) modify_by(texts);
        if (table.location)
            for (const Effect& effect : Rules::content.locations[*table.location].effects)
                if (effect.when == Timing::lasting && effect.condition != Condition::attack &&
                    holds(effect, Source::location))
                    modify(effect);
        keep_in_bounds();
        return tally;
    }
};

}  // namespace detail

// What a laid attack of a hero would stand at against the encountered monster with these cards applied; there must be
// such an attack and such a monster.
template <class Rules>
constexpr Tally tally(const Table<Rules>& table, Seat seat, AttackSlot slot, const Applied& applied = {}) {
    return detail::Reckoning<Rules>{table, seat, table.heroes[seat].attacks[index_of(slot)], applied,
                                    table.encounter->card}
        .add_up();
}

// What a monster's parting attack meets when it comes to a hero.
template <class Rules>
constexpr Tally parting_tally(const Table<Rules>& table, Seat seat, MonsterCard monster) {
    const LaidAttack no_attack{};
    return detail::Reckoning<Rules>{table, seat, no_attack, {}, monster}.add_up_parting();
}

}  // namespace heroes::hero_master
