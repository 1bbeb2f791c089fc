#pragma once

#include <cstdint>

#include <heroes/hedra/detail/spaces.hpp>
#include <heroes/hedra/outcome.hpp>

// Rulebook, "Game End": what triggers the last round, and what ends the game.
namespace heroes::hedra::detail {

template <class Game>
constexpr void end_game(Game game) {
    auto& table = game.table;
    table.steps.clear();
    table.battle = {};
    const Outcome result = outcome(table);
    game.emit(GameOver{result.winners, result.decided_by, result.mvp, result.drawn});
}

// HED-220, HED-261, HED-R40: points were scored; is this the last round?
template <class Game>
constexpr void trigger_end(Game game) {
    auto& table = game.table;
    auto& turn = table.turn;
    const bool qualified = qualifies(table, turn.active);
    const bool single = game.knobs().team_trigger_single && table.scores[turn.active] >= table.options.target;
    const bool first = qualified && in_teams(table.options) && !turn.first_qualified_team;
    if (first) turn.first_qualified_team = table.options.teams[turn.active];
    if (qualified && game.knobs().sudden_death) return end_game(game);
    if (!(qualified || single)) return;
    // Where one player's score brings the last round on, it is the last only once a team qualifies.
    if (turn.ending != Ending::open && !(first && game.knobs().team_trigger_single)) return;
    if (turn.ending == Ending::open) turn.ending = game.knobs().extra_round ? Ending::next_round : Ending::this_round;
    const int more = turn.ending == Ending::next_round ? 1 : 0;
    game.emit(FinalRoundTriggered{turn.active, static_cast<std::uint16_t>(turn.round + more)});
}

// HED-221, HED-R47: whether the game ends with the round that was just completed.
template <class Rules>
constexpr bool is_last_round(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (knobs.max_rounds != 0 && table.turn.round >= knobs.max_rounds) return true;
    return table.turn.ending == Ending::this_round && (!knobs.team_trigger_single || anyone_qualifies(table));
}

}  // namespace heroes::hedra::detail
