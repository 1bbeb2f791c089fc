#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/shire/cards.hpp>
#include <heroes/shire/events/health.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/table.hpp>

namespace heroes::shire {

// The board of a character, and the card of a creature.
template <class Rules>
constexpr const Character& character(const Table<Rules>& table, Actor actor) {
    return table.characters[owner_of(actor)];
}
template <class Rules>
constexpr Character& character(Table<Rules>& table, Actor actor) {
    return table.characters[owner_of(actor)];
}
template <class Rules>
constexpr const Creature& creature(const Table<Rules>& table, Actor actor) {
    return table.creatures[owner_of(actor)][place_of(actor)];
}
template <class Rules>
constexpr Creature& creature(Table<Rules>& table, Actor actor) {
    return table.creatures[owner_of(actor)][place_of(actor)];
}

template <class Rules>
constexpr int hp(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).hp : creature(table, actor).hp;
}
// The cap of HP, SHI-181 and SHI-419.
template <class Rules>
constexpr int base_hp(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).base_hp : Rules::content.cards[creature(table, actor).card].hp;
}
template <class Rules>
constexpr int shield(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).shield : 0;
}

// SHI-001: everybody of the side of a seat who could stand, characters and creatures.
constexpr ActorSet actors_of_side(const Options& options, Seat seat) { return actors_of(side_of(options, seat)); }
// SHI-002: whoever stands of the actor's side, itself included, and of all others.
template <class Rules>
constexpr ActorSet allies(const Table<Rules>& table, Actor actor) {
    return table.standing & actors_of_side(table.options, owner_of(actor));
}
template <class Rules>
constexpr ActorSet enemies(const Table<Rules>& table, Actor actor) {
    return table.standing - actors_of_side(table.options, owner_of(actor));
}
template <class Rules>
constexpr bool are_enemies(const Table<Rules>& table, Actor a, Actor b) {
    return !same_side(table.options, owner_of(a), owner_of(b));
}

// The conditions that do not stack and that an actor holds. Creatures hold none.
template <class Rules>
constexpr Conditions held(const Table<Rules>& table, Actor actor) {
    if (!is_character(actor)) return {};
    const Conditions own = character(table, actor).conditions.held;
    if constexpr (keeps_house_state<Rules>()) return own | table.house.leaving[owner_of(actor)].conditions;
    return own;
}
template <class Rules>
constexpr bool holds(const Table<Rules>& table, Actor actor, Condition condition) {
    return held(table, actor).has(condition);
}
// The same with those that stack.
template <class Rules>
constexpr Conditions conditions(const Table<Rules>& table, Actor actor) {
    Conditions all = held(table, actor);
    if (!is_character(actor)) return all;
    const Character& board = character(table, actor);
    if (!board.bleed.empty()) all.insert(Condition::bleed);
    if (!is_empty(board.regen)) all.insert(Condition::hp_regen);
    return all;
}
// Of some actors, those that hold a condition that does not stack.
template <class Rules>
constexpr ActorSet holders(const Table<Rules>& table, ActorSet actors, Condition condition) {
    ActorSet found{};
    (actors & characters_only).for_each([&](Actor actor) {
        if (holds(table, actor, condition)) found.insert(actor);
    });
    return found;
}

// What all characters hold together. Mostly there is nothing in it that a rule asks for, and all six boards are looked
// at sooner than those of some actors are found.
template <class Rules>
constexpr Conditions held_by_anybody(const Table<Rules>& table) {
    Conditions all{};
    for (const Character& board : table.characters) all = all | board.conditions.held;
    if constexpr (keeps_house_state<Rules>())
        for (const Leaving& leaving : table.house.leaving) all = all | leaving.conditions;
    return all;
}

// SHI-K52: a character at half its health or less.
template <class Rules>
constexpr bool is_bloodied(const Table<Rules>& table, Seat seat) {
    return 2 * table.characters[seat].hp <= table.characters[seat].base_hp;
}

namespace detail {

// Calls f with the row of every source that a character has: of its own and its nodes, and of its cards.
template <class Rules, class Row, class F>
constexpr void for_each_source(const Table<Rules>& table, Seat seat, const ByDepth<Row>& unlocked,
                               const EnumArray<Card, Row>& of_card, F& f) {
    const Character& board = table.characters[seat];
    for (std::size_t path = 0; path != enum_count<Path>; ++path) f(unlocked[path][board.depths.values[path]]);
    if (board.tab != Card::no_card) f(of_card[board.tab]);
    for (const Creature& beside : table.creatures[seat])
        if (beside.card != Card::no_card) f(of_card[beside.card]);
}

}  // namespace detail

// Calls f with the powers of every source that a character has, SHI-K40 to SHI-K50.
template <class Rules, class F>
constexpr void for_each_power(const Table<Rules>& table, Seat seat, F&& f) {
    const Abilities& abilities = Rules::content.of[table.characters[seat].card];
    detail::for_each_source(table, seat, abilities.unlocked, Rules::content.of_card, f);
}
template <class Rules, class F>
constexpr void for_each_more_powers(const Table<Rules>& table, Seat seat, F&& f) {
    const Abilities& abilities = Rules::content.of[table.characters[seat].card];
    detail::for_each_source(table, seat, abilities.more_unlocked, Rules::content.more_of_card, f);
}
// Calls f with every other seat on the side of one whose character stands.
template <class Rules, class F>
constexpr void for_each_other_ally(const Table<Rules>& table, Seat seat, F&& f) {
    SeatSet others = seats_of(table.standing) & side_of(table.options, seat);
    others.erase(seat);
    others.for_each(f);
}

namespace detail {

// Whether some aura of a character changes a stat now that it has half its health or less.
template <class Rules>
constexpr bool has_bloodied_aura(const Table<Rules>& table, Seat source, Stat stat) {
    return Rules::content.of[table.characters[source].card].bloodied_auras.has(stat) && is_bloodied(table, source);
}
// What the auras of one character add to a stat of itself, and of each ally; those for allies are in force while it
// stands. Like everything that is rare these are kept out of line: inlined they would take the registers from what is
// not.
template <class Rules>
[[gnu::noinline]] constexpr int aura_for_allies(const Table<Rules>& table, Seat source, Stat stat) {
    const bool bloodied = has_bloodied_aura(table, source, stat);
    int sum = 0;
    for_each_more_powers(table, source, [&](const MorePowers& powers) {
        sum += powers.allies[While::at_all_times][stat];
        if (bloodied) sum += powers.allies[While::bloodied][stat];
    });
    return sum;
}
template <class Rules>
[[gnu::noinline]] constexpr int aura_for_itself(const Table<Rules>& table, Seat source, Stat stat) {
    int sum = 0;
    for_each_power(table, source, [&](const Powers& powers) { sum += powers.you[stat]; });
    if (has_bloodied_aura(table, source, stat))
        for_each_more_powers(table, source, [&](const MorePowers& powers) { sum += powers.you_bloodied[stat]; });
    return table.standing.has(character_of(source)) ? sum : sum - aura_for_allies(table, source, stat);
}
template <class Rules>
constexpr bool has_aura(const Table<Rules>& table, Seat source, Stat stat) {
    return Rules::content.of[table.characters[source].card].auras.has(stat);
}
template <class Rules>
[[gnu::noinline]] constexpr int aura_of_others(const Table<Rules>& table, Seat seat, Stat stat) {
    int sum = 0;
    for_each_other_ally(table, seat, [&](Seat ally) {
        if (has_aura(table, ally, stat)) sum += aura_for_allies(table, ally, stat);
    });
    return sum;
}
// What auras add to a stat, SHI-206 and SHI-213: they hold exactly as long as their source does.
template <class Rules>
constexpr int aura(const Table<Rules>& table, Actor actor, Stat stat) {
    const Seat seat = owner_of(actor);
    int sum = 0;
    if (has_aura(table, seat, stat)) {
        if (is_character(actor))
            sum = aura_for_itself(table, seat, stat);
        else if (table.standing.has(character_of(seat)))
            sum = aura_for_allies(table, seat, stat);
    }
    if (table.options.players > 2) sum += aura_of_others(table, seat, stat);
    return sum;
}
template <class Rules>
[[gnu::noinline]] constexpr int stat_of_creature(const Table<Rules>& table, Actor actor, Stat stat) {
    const int printed = Rules::content.cards[creature(table, actor).card].stats[stat];
    return printed + (table.rules.knobs.auras_reach_pets ? aura(table, actor, stat) : 0);
}

}  // namespace detail

// SHI-202: the current value of a stat, read live, not below 0.
template <class Rules>
constexpr int stat(const Table<Rules>& table, Actor actor, Stat stat) {
    if (!is_character(actor)) return detail::stat_of_creature(table, actor, stat);
    const Character& board = character(table, actor);
    if (board.imprisoned.has(stat) && holds(table, actor, Condition::imprisoned)) return 0;
    int value =
        Rules::content.characters[board.card].stats[stat] + board.buffs[stat] + detail::aura(table, actor, stat);
    if constexpr (keeps_house_state<Rules>()) {
        const Leaving& leaving = table.house.leaving[owner_of(actor)];
        value += leaving.raised[stat] - leaving.lowered[stat];
    }
    return value < 0 ? 0 : value;
}

// SHI-501: the elemental type of an actor.
template <class Rules>
constexpr Element element_of(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? Rules::content.characters[character(table, actor).card].element
                               : Rules::content.cards[creature(table, actor).card].element;
}

// SHI-R57: how many creatures a player may have in play, and has.
template <class Rules>
constexpr std::size_t pet_limit(const Table<Rules>& table, Seat seat) {
    int limit = 0;
    for_each_power(table, seat, [&](const Powers& powers) { limit += powers.pet_limit; });
    return limit < 0 ? 0 : limit > int{most_creatures} ? most_creatures : static_cast<std::size_t>(limit);
}
template <class Rules>
constexpr ActorSet pets(const Table<Rules>& table, Seat seat) {
    return table.standing & actors_of(seat) & creatures_only;
}

// The slots of the spells on a card.
template <class Rules>
constexpr Slots slots_on(const Table<Rules>&, Card card) {
    const CardType& type = Rules::content.cards[card];
    const std::size_t first = is_creature(type.kind) ? 0 : index_of(type.first_slot);
    return Slots::from_bits(((std::uint64_t{1} << type.spell_count) - 1) << first);
}
// The spells that an actor has, whether it can cast them now or not: SHI-085, SHI-116, SHI-117.
template <class Rules>
constexpr Slots spells_of(const Table<Rules>& table, Actor actor) {
    const Content& content = Rules::content;
    if (!is_character(actor)) return slots_on(table, creature(table, actor).card);
    const Character& board = character(table, actor);
    Slots slots{};
    for (std::size_t path = 0; path != enum_count<Path>; ++path)
        slots = slots | content.of[board.card].spells[path][board.depths.values[path]];
    return board.tab == Card::no_card ? slots : slots | slots_on(table, board.tab);
}
// The spell in a slot of an actor.
template <class Rules>
constexpr Spell spell_in(const Table<Rules>& table, Actor actor, Slot slot) {
    if (is_character(actor)) return Rules::content.characters[character(table, actor).card].spells[slot];
    return static_cast<Spell>(index_of(Rules::content.cards[creature(table, actor).card].first_spell) + index_of(slot));
}
// Whether a spell belongs to an actor at all, on the board, the mastery board or a card.
template <class Rules>
constexpr bool has_spell(const Table<Rules>& table, Actor actor, Spell spell) {
    if (!Rules::content.has(spell)) return false;
    if (is_creature(actor) && !slots_on(table, creature(table, actor).card).has(Rules::content.slot_of[spell]))
        return false;
    return spell_in(table, actor, Rules::content.slot_of[spell]) == spell;
}

// The cooldown die on a spell; 0 if there is none.
template <class Rules>
constexpr int die_on(const Table<Rules>& table, Actor actor, Slot slot) {
    return is_character(actor) ? character(table, actor).dice[slot]
                               : creature(table, actor).dice[static_cast<CreatureSlot>(slot)];
}
// The slots of an actor that have a die.
template <class Rules>
constexpr Slots dice_of(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).dice.taken()
                               : Slots::from_bits(creature(table, actor).dice.taken().bits());
}

namespace detail {

// Calls f with the place of each bit that is set, the lowest first.
template <class F>
constexpr void for_each_bit(unsigned bits, F&& f) {
    for (; bits != 0; bits &= bits - 1) f(static_cast<std::size_t>(std::countr_zero(bits)));
}

// The changes of a spell of a character that are in force, one bit each.
template <class Rules>
[[gnu::noinline]] constexpr unsigned upgrades_of(const Table<Rules>& table, Actor actor, Spell spell) {
    const Abilities& abilities = Rules::content.of[character(table, actor).card];
    unsigned unlocked = 0;
    for_each_power(table, owner_of(actor), [&](const Powers& powers) { unlocked |= powers.upgrades; });
    return unlocked & abilities.upgraded[Rules::content.slot_of[spell]];
}
// Calls f with every one of them, SHI-K44. Most spells are never changed. Only the bits are found out of line: what f
// holds would have to lie in memory for that.
template <class Rules, class F>
constexpr void for_each_upgrade(const Table<Rules>& table, Actor actor, Spell spell, F&& f) {
    if (!Rules::content.upgraded[spell] || !is_character(actor)) return;
    const auto& upgrades = Rules::content.of[character(table, actor).card].upgrades;
    for_each_bit(upgrades_of(table, actor, spell), [&](std::size_t i) { f(upgrades[i].passive); });
}

}  // namespace detail

// A spell as its caster has it, upgrades included: its stats, its condition die, and its parts.
template <class Rules>
constexpr Stats stats_of(const Table<Rules>& table, Actor caster, Spell spell) {
    Stats stats = Rules::content.spells[spell].stats;
    detail::for_each_upgrade(table, caster, spell, [&](const Passive& upgrade) {
        if (upgrade.kind == PassiveKind::add_stats) stats = stats | upgrade.stats;
    });
    return stats;
}
template <class Rules>
constexpr ConditionDie die_of(const Table<Rules>& table, Actor caster, Spell spell) {
    ConditionDie die = Rules::content.spells[spell].die;
    detail::for_each_upgrade(table, caster, spell, [&](const Passive& upgrade) {
        if (upgrade.kind == PassiveKind::change_die) die = upgrade.die;
    });
    return die;
}
template <class Rules>
constexpr TargetKind target_of(const Table<Rules>& table, Actor caster, Spell spell, std::size_t part) {
    TargetKind kind = Rules::content.spells[spell].parts[part].target;
    if (part == 0)
        detail::for_each_upgrade(table, caster, spell, [&](const Passive& upgrade) {
            if (upgrade.kind == PassiveKind::change_target) kind = upgrade.part.target;
        });
    if (kind == TargetKind::same && table.rules.knobs.second_half_aims_anew) return TargetKind::one_enemy;
    return kind;
}
// The outcome of a part with this number, counted from 0: as printed, then what upgrades add to the last part. None
// beyond the last.
template <class Rules>
constexpr const Effect* effect_of(const Table<Rules>& table, Actor caster, Spell spell, std::size_t part,
                                  std::size_t number) {
    const SpellType& type = Rules::content.spells[spell];
    const auto& printed = type.parts[part].effects;
    if (number < printed.size()) return &printed[number];
    if (part + 1 != type.parts.size()) return nullptr;
    std::size_t left = number - printed.size();
    const Effect* found = nullptr;
    detail::for_each_upgrade(table, caster, spell, [&](const Passive& upgrade) {
        if (upgrade.kind == PassiveKind::add_effect && left-- == 0) found = &upgrade.part.effects[0];
    });
    return found;
}

// SHI-R46: of some actors, those whom somebody may target. Abilities and spells of others do not reach who can't be
// targeted.
template <class Rules>
constexpr ActorSet targetable(const Table<Rules>& table, ActorSet actors, Actor by, bool is_single) {
    const ActorSet hidden = holders(table, actors, Condition::untargetable);
    switch (table.rules.knobs.untargetable) {
        case Untargetable::by_anybody: return actors - hidden;
        case Untargetable::single_only: return is_single ? actors - hidden : actors;
        case Untargetable::by_enemies: return actors - (hidden & enemies(table, by));
    }
    return actors;
}

namespace detail {

// Those of one side that a target of this kind can be, if somebody among them hides or has all eyes on it, SHI-R78.
template <class Rules>
[[gnu::noinline]] constexpr ActorSet targets_among(const Table<Rules>& table, ActorSet side, Actor caster,
                                                   TargetKind kind, bool is_attack) {
    const ActorSet all = targetable(table, side, caster, is_chosen(kind));
    if (kind != TargetKind::one_enemy || !is_attack) return all;
    const ActorSet watched = holders(table, all, Condition::all_eyes);
    return watched.empty() ? all : watched;
}

}  // namespace detail

// SHI-103, SHI-105: whom a target of this kind can be, or takes all together. An attack at one enemy has to go to
// whoever has all eyes on it.
template <class Rules>
constexpr ActorSet targets(const Table<Rules>& table, Actor caster, TargetKind kind, bool is_attack, bool is_spell) {
    if (kind == TargetKind::you) return {caster};
    const SeatSet seats = side_of(table.options, owner_of(caster));
    ActorSet side = table.standing & actors_of(seats);
    switch (kind) {
        case TargetKind::one_enemy:
        case TargetKind::enemies: side = table.standing - side; break;
        case TargetKind::one_ally:
        case TargetKind::allies:
            if (is_spell && !table.rules.knobs.caster_is_ally) side.erase(caster);
            break;
        case TargetKind::one_fallen: return characters_of(seats) - table.standing;
        case TargetKind::you:
        case TargetKind::same:
        case TargetKind::source: return {};
    }
    constexpr Conditions deciding{Condition::untargetable, Condition::all_eyes};
    if ((held_by_anybody(table) & deciding).empty()) return side;
    return detail::targets_among(table, side, caster, kind, is_attack);
}

}  // namespace heroes::shire
