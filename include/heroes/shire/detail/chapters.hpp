#pragma once

#include <cstdint>

#include <heroes/shire/detail/order.hpp>
#include <heroes/shire/table.hpp>

// The chapters of the rulebook in the order of play: what they call of each other.
namespace heroes::shire::detail {

// Turn Order: the next actor, or the next round.
template <class Game>
constexpr void begin_round(Game game);
// Turn Order: an actor that enters play gets its place in this round.
template <class Game>
constexpr void join_round(Game game, Actor actor);
template <class Game>
constexpr void end_turn(Game game, const TakeTurn& turn);

// Turn Phases: turns, spells and abilities go on, one after another, until something else is to be done.
template <class Game>
constexpr void go_on(Game game);

// Conditions: one token is taken away, if it is there.
template <class Game>
constexpr void remove_condition(Game game, Actor actor, Condition condition, Cause cause);
// Conditions, Buffs: tokens are placed.
template <class Game>
constexpr void place_conditions(Game game, const Recipients& actors, const Effect& effect);
template <class Game>
constexpr void place_buff(Game game, Actor actor, Stat stat, int amount, Turns turns);

// Spell Boxes: a spell is cast, at somebody if the target is settled already.
template <class Game>
constexpr void begin_cast(Game game, Actor caster, Spell spell, Casting casting, Actor target = Actor::nobody);

// Abilities of a character: which of them answer something, one bit each.
template <class Rules, class Pred>
constexpr std::uint8_t abilities_on(const Table<Rules>& table, Seat seat, Trigger event, Pred&& passes);
template <class Rules, class Pred>
constexpr std::uint8_t ready_of(const Table<Rules>& table, Seat seat, unsigned abilities, Pred&& passes);
template <class Game>
constexpr void begin_ability(Game game, Seat seat, std::uint8_t ability, Actor source);

// Ability Tab, Pet Cards.
template <class Game>
constexpr void put_on_tab(Game game, Seat seat, Card card);
template <class Game>
constexpr void summon(Game game, Seat seat, Card card);

// Death: what was going on for an actor that leaves play is lost.
template <class Game>
constexpr void cut_short(Game game, Actor actor);
// Death: an actor is revived with so many HP.
template <class Game>
constexpr void revive(Game game, Actor actor, int hp);

// Free For All: the bounty goes to whoever has the most HP.
template <class Game>
constexpr void give_bounty(Game game);

// The end: whether one side is left, or none.
template <class Game>
constexpr bool end_if_decided(Game game);

}  // namespace heroes::shire::detail
