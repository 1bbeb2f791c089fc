#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/order.hpp>
#include <heroes/shire/table.hpp>

// The table of contents: the chapters in the order of play. Declared is what chapters call that come before it in the
// includes; whatever else one needs of another it includes.
namespace heroes::shire::detail {

// set_up.hpp: characters are chosen, mastery is spent, boards are prepared.

// turn_order.hpp: the order of a round, and ties that stay settled.

// SHI-040: an actor that enters play gets its place in this round.
template <class Game>
constexpr void join_round(Game game, Actor actor);

// turn_phases.hpp: token upkeep (token_upkeep.hpp), dice upkeep (cooldowns.hpp), Hero, Main and End phase.

// SHI-060: turns, spells and abilities go on, one after another, until something else is to be done.
template <class Game>
constexpr void go_on(Game game);

// abilities.hpp: those of a character that answer something, and the Hero phase.

// SHI-K43: an ability of a character by its bit.
template <class Rules>
constexpr const Sourced& ability_of(const Table<Rules>& table, Seat seat, std::size_t ability);
// Which abilities of a character answer something, and which of them are ready, one bit each.
template <class Rules, class Pred>
constexpr std::uint8_t abilities_on(const Table<Rules>& table, Seat seat, Trigger event, Pred&& passes);
template <class Rules, class Pred>
constexpr std::uint8_t ready_of(const Table<Rules>& table, Seat seat, unsigned abilities, Pred&& passes);

// spell_boxes.hpp: which spells may be cast. casting.hpp: a spell is cast, step by step.

// SHI-130: a spell is cast, at somebody if the target is settled already.
template <class Game>
constexpr void begin_cast(Game game, Actor caster, Spell spell, Casting casting, Actor target = Actor::nobody);

// interception.hpp: what stands between an attack and its target. attack.hpp: damage to all targets of a part at once.
// health_points.hpp: what damage and healing do to a board. outcomes.hpp: what spells and abilities do besides.
// conditions.hpp: how tokens come and go. ability_tab.hpp: cards and creatures come into play and leave it.

// SHI-230: one token is taken away, if it is there.
template <class Game>
constexpr void remove_condition(Game game, Actor actor, Condition condition, Cause cause);

// death.hpp: zero health points, Darkness, and coming back.

// SHI-093: what was going on for an actor that leaves play is lost.
template <class Game>
constexpr void cut_short(Game game, Actor actor);
// SHI-462: those who have fallen and can revive themselves are asked.
template <class Game>
constexpr void offer_self_revival(Game game, ActorSet fallen);
// SHI-460: an actor is revived with so many HP.
template <class Game>
constexpr void revive(Game game, Actor actor, int hp);

// bounty.hpp: in a Free For All it is on whoever has the most HP.
template <class Game>
constexpr void give_bounty(Game game);

// game_end.hpp: whether one side is left, or none, or the last round is played.
template <class Game>
constexpr bool end_if_decided(Game game);
template <class Game>
constexpr void end_by_rounds(Game game);

// order.hpp: what all chapters use.

}  // namespace heroes::shire::detail
