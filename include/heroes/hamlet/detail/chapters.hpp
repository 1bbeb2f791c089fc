#pragma once

#include <heroes/hamlet/force.hpp>
#include <heroes/hamlet/table.hpp>

// The table of contents: the chapters in the order of play. Declared is what chapters call that come before it in the
// includes; whatever else one needs of another it includes.
namespace heroes::hamlet::detail {

// set_up.hpp: decks, Champion, first player, heroes and heirlooms.

// turn.hpp: the Moon (moon.hpp), the Hamlet, the Wilderness, and home again.

// HAM-041, HAM-042: whatever ends a turn ends here, and the next one begins.
template <class Game>
constexpr void end_turn(Game game);

// hamlet_phase.hpp: rearrange (inventory.hpp), heal, oblation, shop and sell (stock.hpp).
// wilderness.hpp: a region is declared or the Champion challenged (champion.hpp), and the opponent faced.

// combat.hpp: combat turns of hero and opponent; consumables.hpp: what is used in them; status.hpp: what they inflict.

// HAM-106, HAM-107: the hero's combat turn begins; a fight begins with it, too.
template <class Game>
constexpr void begin_combat_turn(Game game, const Force& hero);

// flight.hpp: the escape roll.

// HAM-104, HAM-142: the hero flees from a fight, or retreats before it.
template <class Game>
constexpr void flee(Game game, bool retreat);

// victory.hpp: trophy, loot, artifact and Sigil (artifacts.hpp), Fatigue (fatigue.hpp).

// HAM-125, HAM-204: the opponent is dead.
template <class Game>
constexpr void victory(Game game);

// HAM-130: the spoils are taken; on to the next encounter, unless the hero is too tired.
template <class Game>
constexpr void end_encounter(Game game);

// HAM-163 to HAM-168: a Fatigue token, if one is due. Whether the turn is over by it.
template <class Game>
constexpr bool tire(Game game);

// defeat.hpp: the graveyard, what is left behind, and a new hero.

// HAM-132: the hero is dead, beaten by the opponent.
template <class Game>
constexpr void defeat(Game game);

// HAM-R51: the hero is dead, by Fatigue.
template <class Game>
constexpr void die_of_fatigue(Game game);

// game_end.hpp: what ends the game. decks.hpp and spaces.hpp: what all chapters use.

}  // namespace heroes::hamlet::detail
