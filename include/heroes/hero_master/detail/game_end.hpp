#pragma once

#include <heroes/hero_master/detail/chapters.hpp>
#include <heroes/hero_master/outcome.hpp>

// Rulebook, "Object of the Game": the end.
namespace heroes::hero_master::detail {

// HMA-002: nothing happens any more, and the game board stays as it is.
template <class Game>
constexpr void end_game(Game game) {
    const Outcome end = outcome(game.table);
    game.emit(GameOver{end.winners, end.decided_by});
}

}  // namespace heroes::hero_master::detail
