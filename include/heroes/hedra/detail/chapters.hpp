#pragma once

#include <cstddef>

#include <heroes/hedra/table.hpp>

// The chapters in the order of play, and what one calls in another.
namespace heroes::hedra::detail {

// set_up.hpp: the dice are rolled and placed.
// turn.hpp: March, Attack, Clean up & Scoring, Reinforce.
template <class Game>
constexpr void begin_round(Game game);
template <class Game>
constexpr void end_turn(Game game);

// moves.hpp: heroes march or reinforce; Cleric, Paladin and Mage.
template <class Game>
constexpr void arrive(Game game, Piece piece, Space at);

// attack.hpp: a battlefield is chosen, heroes are rolled and assigned, Power meets Defense.
// dragon.hpp: a Dragon advances, or is unleashed at the boundaries of a turn.
template <class Game>
constexpr void unleash(Game game, Phase phase);
template <class Game>
constexpr void advance(Game game, Seat seat, std::size_t by, AdvanceCause cause, DiceSet away);

// clean_up.hpp: what becomes of a battle, stage by stage.
template <class Game>
constexpr void clean_up(Game game);
template <class Rules>
constexpr CleanUp next_stage(const Table<Rules>& table, const CleanUp& at);

// defeat.hpp: Warriors and Rogues change what becomes of defeated dice; owners.hpp: what their owners decide.
template <class Game>
constexpr void go_home(Game game, Seat seat);

// scoring.hpp: points, and the Dragons that advance by them.
template <class Game>
constexpr void score_battle(Game game);

// game_end.hpp: the last round, and the end.
template <class Game>
constexpr void trigger_end(Game game);
template <class Game>
constexpr void end_game(Game game);

}  // namespace heroes::hedra::detail
