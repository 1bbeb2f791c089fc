#pragma once

#include <cstddef>

#include <heroes/hero_master/detail/defeat.hpp>

// Rulebook, "Card Effects": which cards speak, for whom, and on what condition.
namespace heroes::hero_master::detail {

constexpr Permanent permanent(Source source) {
    constexpr EnumArray<Source, Permanent> cards{{Permanent::race, Permanent::race, Permanent::first_weapon,
                                                  Permanent::second_weapon, Permanent::armour, Permanent::race,
                                                  Permanent::hero_class, Permanent::race, Permanent::race,
                                                  Permanent::race, Permanent::race, Permanent::race}};
    return cards[source];
}
constexpr Source source(Permanent card) {
    constexpr EnumArray<Permanent, Source> sources{
        {Source::first_weapon, Source::second_weapon, Source::armour, Source::race, Source::hero_class}};
    return sources[card];
}

// Where an Action card lies that a player has laid: on whose board, and in which slot.
struct Spot {
    Seat seat = nobody;
    std::size_t slot = 0;
};
// The slots of a board where it lies, at most one. All of them are looked at without a branch: where it lies is luck.
template <Room room>
constexpr AttackSlots slots_with(const HeroOf<room>& hero, bool is_own, Seat owner, ActionCard card) {
    AttackSlots slots{};
    for (std::size_t i = 0; i != attack_slots; ++i) {
        const LaidAttack& laid = hero.attacks.places()[i];
        const bool is_attack = is_own & (i < hero.attacks.size()) & (laid.card == card);
        const bool is_bungle = (laid.bungler == owner) & (laid.bungle == card);
        slots = slots | AttackSlots{static_cast<AttackSlot>(i)}.only_if(is_attack | is_bungle);
    }
    return slots;
}
template <class Rules>
constexpr Spot find_laid(const Table<Rules>& table, Seat owner, ActionCard card) {
    for (std::size_t n = 0; n != table.options.players; ++n) {
        const Seat seat = static_cast<Seat>(n);
        const AttackSlots slots = slots_with(table.heroes[seat], seat == owner, owner, card);
        if (!slots.empty()) return {seat, index_of(slots.front())};
    }
    return {};
}

// The attack card that is being resolved; none once its hero was defeated.
template <class Rules>
constexpr const LaidAttack* running(const Table<Rules>& table) {
    if (!is_attack_running(table) || table.heroes[table.attack.seat].attacks.empty()) return nullptr;
    return table.attack.marks.has(Mark::attacker_out) ? nullptr : &table.heroes[table.attack.seat].attacks[0];
}

// HMA-126, HMA-K53: the effects of a card of the running attack, as long as it is in play.
template <class Rules>
constexpr const Effects* effects_of_attack(const Table<Rules>& table) {
    const LaidAttack* laid = running(table);
    return laid == nullptr ? nullptr : &Rules::content.actions[laid->card].effects;
}
template <class Rules>
constexpr const Effects* effects_of_bungle(const Table<Rules>& table) {
    const LaidAttack* laid = running(table);
    const bool speaks = laid != nullptr && laid->is_bungled() && !table.attack.marks.has(Mark::bungle_ignored);
    return speaks ? &Rules::content.actions[laid->bungle].effects : nullptr;
}
// HMA-R92: the items whose text works in the running attack.
template <class Rules>
constexpr Permanents speaking_items(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    if (attack.seat == nobody) return {};
    return (attack.applied & equipment) - (table.heroes[attack.seat].exhausted & Permanents{Permanent::armour});
}
template <class Rules>
constexpr const Effects* effects_of_item(const Table<Rules>& table, Permanent item) {
    if (!speaking_items(table).has(item)) return nullptr;
    const GearType* held = gear(table, table.attack.seat, item_slot(item));
    return held == nullptr ? nullptr : &held->effects;
}
// The same of any card.
template <class Rules>
constexpr const Effects* effects_of(const Table<Rules>& table, Seat you, const Origin& origin) {
    const Content& content = Rules::content;
    const Attack& attack = table.attack;
    switch (origin.source) {
        case Source::attack: return effects_of_attack(table);
        case Source::bungle: return effects_of_bungle(table);
        case Source::first_weapon:
        case Source::second_weapon:
        case Source::armour: return effects_of_item(table, permanent(origin.source));
        case Source::race: return &content.races[table.heroes[you].race].power;
        case Source::hero_class: return &content.classes[table.heroes[you].hero_class].power;
        case Source::monster: return attack.seat == nobody ? nullptr : &content.monsters[attack.monster].effects;
        case Source::ambusher: return table.ambusher ? &content.monsters[table.ambusher->card].effects : nullptr;
        case Source::location: return table.location ? &content.locations[*table.location].effects : nullptr;
        case Source::fail: return attack.fail ? &content.fails[*attack.fail].effects : nullptr;
        case Source::played:
            return find_laid(table, you, origin.card).seat == nobody ? nullptr : &content.actions[origin.card].effects;
    }
    return nullptr;
}

// HMA-R54, HMA-W01 to HMA-W03: whom an effect means.
template <class Rules>
constexpr Seat meant_by(const Table<Rules>& table, Seat you, const Origin& origin, Whom whom) {
    if (whom != Whom::attacker) return you;
    return origin.source == Source::played ? find_laid(table, you, origin.card).seat : table.attack.seat;
}
// Who speaks through a card of the running attack.
template <class Rules>
constexpr Seat speaker(const Table<Rules>& table, Source source) {
    const LaidAttack* laid = running(table);
    return source == Source::bungle && laid != nullptr ? laid->bungler : table.attack.seat;
}

// HMA-Q02, HMA-Q03, HMA-R99: in a running attack by who led in step 2.
constexpr bool asks_for_leader(const Effect& effect) {
    return effect.condition == Condition::leader || effect.condition == Condition::not_leader;
}
template <class Rules>
constexpr bool condition_holds(const Table<Rules>& table, Seat seat, const Origin& origin, const Effect& effect) {
    if (effect.condition == Condition::always) return true;
    const LaidAttack nothing{};
    const LaidAttack* laid = running(table);
    const Attack& attack = table.attack;
    if (effect.condition == Condition::attack && laid == nullptr) return false;
    if (asks_for_leader(effect) && is_attack_running(table) && !table.rules.knobs.leader_read_live)
        return attack.marks.has(Mark::led) == (effect.condition == Condition::leader);
    // In an attack a condition looks at the attacker, also that of a bungle.
    return Reckoning<Rules>{table,
                            laid == nullptr ? seat : attack.seat,
                            laid == nullptr ? nothing : *laid,
                            {attack.applied, attack.converted, attack.into},
                            attack.seat == nobody && table.encounter ? table.encounter->card : attack.monster}
        .holds(effect, origin.source);
}

}  // namespace heroes::hero_master::detail
