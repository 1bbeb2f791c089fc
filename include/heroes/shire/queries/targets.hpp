#pragma once

#include <heroes/shire/cards.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/queries/boards.hpp>
#include <heroes/shire/table.hpp>

// Whom spells and abilities can be aimed at.
namespace heroes::shire {

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
