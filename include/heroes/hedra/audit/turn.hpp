#pragma once

#include <cstddef>

#include <heroes/core/verdict.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// Scores, rounds and the end of the game fit together.
namespace heroes::hedra::detail {

// HED-220: the last round has begun if, and only if, somebody has what it takes.
template <class Rules>
constexpr bool is_end_triggered(const Table<Rules>& table) {
    bool single = false;
    for_each_seat(table.options, [&](Seat seat) { single |= table.scores[seat] >= table.options.target; });
    return (single && table.rules.knobs.team_trigger_single) || anyone_qualifies(table);
}

// HED-220, HED-221, HED-R01: what can have ended a game.
template <class Rules>
constexpr Verdict audit_end(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (knobs.sudden_death && anyone_qualifies(table)) return Verdict::legal();
    if (knobs.max_rounds == 0 && !is_end_triggered(table))
        return Verdict::refused("HED-220: the game is over although nobody has reached the target");
    const bool complete = clockwise(table.turn.active, table.options.players) == table.turn.start;
    return table.turn.round != 0 && complete && is_last_round(table)
               ? Verdict::legal()
               : Verdict::refused("HED-221: the game is over before the last round is");
}

// HED-255: points are never lost, so the team that met both thresholds first still meets them.
template <class Rules>
constexpr bool has_qualified_first(const Table<Rules>& table) {
    const auto team = table.turn.first_qualified_team;
    bool qualified = !team;
    for_each_seat(table.options, [&](Seat seat) {
        qualified = qualified || (table.options.teams[seat] == *team && qualifies(table, seat));
    });
    return qualified;
}

// HED-220, HED-R01, HED-R34: the target was reached, or it was not.
template <class Rules>
constexpr Verdict audit_ending(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (is_over(table)) return audit_end(table);
    if (knobs.sudden_death && anyone_qualifies(table))
        return Verdict::refused("HED-R01: the game is over as soon as the target is reached");
    if ((table.turn.ending != Ending::open) != is_end_triggered(table))
        return Verdict::refused("HED-220: the last round begins when the target is reached, not before or after");
    return table.turn.ending == Ending::next_round && !knobs.extra_round
               ? Verdict::refused("HED-R34: the last round is the one in which the target was reached")
               : Verdict::legal();
}

// HED-255.
template <class Rules>
constexpr Verdict audit_teams(const Table<Rules>& table) {
    const auto team = table.turn.first_qualified_team;
    if (team && (!in_teams(table.options) || *team == 0 || *team > table.options.players))
        return Verdict::refused("HED-255: there is no such team");
    return has_qualified_first(table)
               ? Verdict::legal()
               : Verdict::refused("HED-255: the team that was first has not met both thresholds");
}

template <class Rules>
constexpr Verdict audit_turn(const Table<Rules>& table) {
    const Turn& turn = table.turn;
    const Knobs& knobs = table.rules.knobs;
    if (index_of(turn.active) >= table.options.players || index_of(turn.start) >= table.options.players)
        return Verdict::refused("HED-041: it is the turn of nobody at the table");
    if (turn.marched && !is_hero(*turn.marched)) return Verdict::refused("HED-054: only a hero can have marched");
    if (!(turn.saved - all_dice(table.options)).empty())
        return Verdict::refused("HED-138: a saved die belongs to nobody");
    if (const Verdict verdict = audit_teams(table); !verdict) return verdict;
    if (knobs.max_rounds != 0 && turn.round > knobs.max_rounds)
        return Verdict::refused("HED-R47: the game has no such round");
    if (knobs.save_lasts == SaveLasts::event && !turn.saved.empty())
        return Verdict::refused("HED-R23: a save lasts no longer than its battle");
    return audit_ending(table);
}

}  // namespace heroes::hedra::detail
