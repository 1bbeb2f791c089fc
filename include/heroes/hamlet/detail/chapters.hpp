#pragma once

#include <heroes/hamlet/force.hpp>
#include <heroes/hamlet/table.hpp>

// The chapters in the order of play, and what one calls in another.
namespace heroes::hamlet::detail {

// set_up.hpp: decks, Champion, first player, heroes and heirlooms.
// turn.hpp: the Moon, the Hamlet, the Wilderness, and home again.
template <class Game>
constexpr void end_turn(Game game);

// combat.hpp: the hero's combat turn and the monster's, until one of them is defeated.
template <class Game>
constexpr void attack(Game game, const Force& opponent);
template <class Game>
constexpr void monster_turn(Game game, const Force& opponent);

// victory.hpp: trophy, loot, artifact, Sigil, Fatigue. defeat.hpp: the graveyard, and a new hero.
template <class Game>
constexpr void victory(Game game);
template <class Game>
constexpr void defeat(Game game);

}  // namespace heroes::hamlet::detail
