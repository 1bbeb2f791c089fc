#pragma once

#include <cstdint>

#include <heroes/hero_master/queries.hpp>
#include <heroes/hero_master/table.hpp>

// The chapters in the order of play, and what one calls in another.
namespace heroes::hero_master::detail {

// set_up.hpp: heroes, decks, the first leader.
// hands.hpp: drawn, protested about, shuffled in again.
template <class Game>
constexpr void draw_hands(Game game);

// location.hpp: offered, chosen, its effects, its monsters, treasure and gold.
// encounter.hpp: the leader declares a monster or declines.
// phase_one.hpp: attacks and bungles are laid.
template <class Game>
constexpr void next_turn(Game game, Seat after);

// phase_two.hpp: attacks are resolved one at a time, in the eleven steps of HMA-R58.
template <class Game>
constexpr void begin_phase_two(Game game);

// effects.hpp: what cards do; powers, timings, conditions.
template <class Game>
constexpr void begin_effect(Game game, Seat you, const Origin& origin, const Effect& effect);

// monster_attack.hpp: the monster, repeated rolls, the Ambusher.
template <class Game>
constexpr void maul(Game game, Seat seat, Source source, int rolls);

// treasure.hpp: taken, placed, sold, stolen, destroyed.
// defeat.hpp: wounds, defeat, and the return of a hero.
template <class Game>
constexpr void wound(Game game, Seat seat, int wounds);

// leaving.hpp: the end of an Encounter, the parting attack, and moving on. game_end.hpp: the end.
template <class Game>
constexpr void return_cards(Game game, ReturnCards at);
template <class Game>
constexpr void end_game(Game game);

}  // namespace heroes::hero_master::detail
