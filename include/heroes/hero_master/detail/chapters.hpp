#pragma once

#include <cstdint>

#include <heroes/hero_master/queries.hpp>
#include <heroes/hero_master/table.hpp>

// The table of contents: the chapters in the order of play. Declared is what chapters call that come before it in the
// includes; whatever else one needs of another it includes.
namespace heroes::hero_master::detail {

// set_up.hpp: heroes, decks, the first leader.
// hands.hpp: drawn, protested about, shuffled in again.

// location.hpp: offered, chosen, its effects, its monsters, treasure and gold.
template <class Game>
constexpr void offer_locations(Game game);

// encounter.hpp: the leader declares a monster or declines.
// playable.hpp: which Action cards can be played. powers.hpp: and which Hero cards before and after them.
// laying.hpp: attacks and bungles are laid, with what follows. phase_one.hpp: turn by turn.
template <class Game>
constexpr void next_turn(Game game, Seat after);

// phase_two.hpp: attacks are resolved one at a time, in the eleven steps of HMA-R58.
template <class Game>
constexpr void begin_phase_two(Game game);

// applying.hpp: step 1, weapons and Hero cards. attack.hpp: steps 2 to 7, the dice and what they bring.
// monster_attack.hpp: steps 8 to 10, the monster, repeated rolls, the Ambusher.
template <class Game>
constexpr void maul(Game game, Seat seat, Source source, int rolls);

// speakers.hpp: which cards speak, for whom, on what condition. timings.hpp: when, and in which order.
// effects.hpp: what they do; hand_effects.hpp, exhausting.hpp, exchanges.hpp, recalls.hpp: what is asked then.

// treasure.hpp: taken, placed, sold, stolen, destroyed.
// defeat.hpp: wounds, defeat, and the return of a hero.
template <class Game>
constexpr void wound(Game game, Seat seat, int wounds);

// leaving.hpp: the end of an Encounter, the parting attack, and moving on. game_end.hpp: the end.
template <class Game>
constexpr void return_cards(Game game, ReturnCards at);
template <class Game>
constexpr void move_on(Game game);
template <class Game>
constexpr void end_game(Game game);

// board.hpp and decks.hpp: what all chapters use.

}  // namespace heroes::hero_master::detail
