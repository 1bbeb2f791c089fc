#pragma once

#include <heroes/hedra/table.hpp>

// The table of contents: the chapters in the order of play. Declared is what chapters call that come before it in the
// includes; whatever else one needs of another it includes.
namespace heroes::hedra::detail {

// set_up.hpp: the dice are rolled and placed.
// turn.hpp: March, Attack, Clean up & Scoring, Reinforce, and the next player's turn.
// moves.hpp: heroes march or reinforce; Cleric, Paladin and Mage.
// attack.hpp: a battlefield is chosen, heroes are rolled and assigned, Power meets Defense.
// dragon.hpp: a Dragon advances, or is unleashed at the boundaries of a turn.

// clean_up.hpp: what becomes of a battle, stage by stage.

// HED-114: an attack or an unleash has defeated what it could.
template <class Game>
constexpr void clean_up(Game game);

// HED-170: whether Paladins and Barbarians are rerolled at its end.
template <class Rules>
constexpr bool do_rerolls_follow(const Table<Rules>& table);

// defeat.hpp: Warriors and Rogues change what becomes of defeated dice; owners.hpp: what their owners decide.
// scoring.hpp: points, and the Dragons that advance by them.
// game_end.hpp: the last round, and the end. spaces.hpp: what all chapters use.

}  // namespace heroes::hedra::detail
