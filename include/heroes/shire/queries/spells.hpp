#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/shire/cards.hpp>
#include <heroes/shire/queries/boards.hpp>
#include <heroes/shire/queries/powers.hpp>
#include <heroes/shire/table.hpp>

// The spells that an actor has, their dice, and what upgrades make of them.
namespace heroes::shire {

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
    // SHI-R16: by a house rule it is aimed anew, at whom the first half could be aimed.
    if (kind == TargetKind::same && table.rules.knobs.second_half_aims_anew)
        return Rules::content.spells[spell].parts[0].target;
    return kind;
}
// SHI-R15: where by a house rule the caster is no ally, an upgrade that takes a spell on to all allies still leaves it
// to the caster, SHI-K47.
template <class Rules>
constexpr bool reaches_caster(const Table<Rules>& table, Actor caster, Spell spell, std::size_t part) {
    if (table.rules.knobs.caster_is_ally || part != 0) return false;
    return Rules::content.spells[spell].parts[0].target == TargetKind::you &&
           target_of(table, caster, spell, 0) == TargetKind::allies;
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

}  // namespace heroes::shire
