#pragma once

// What the tests of Hamlet share.

#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hamlet.hpp>

// Compiled once, in support.cpp.
namespace questions {

using Duel = heroes::hamlet::State<heroes::hamlet::StandardRules, heroes::ScriptedDice>;
using HouseDuel = heroes::hamlet::State<heroes::hamlet::RuntimeRules, heroes::ScriptedDice>;

extern template struct Asked<Duel>;
extern template struct Asked<HouseDuel>;

}  // namespace questions

namespace hamlet_test {

using namespace heroes;
using namespace heroes::hamlet;
using namespace questions;

// The standard game with some rulings changed: Position{Options{}, ruled({.may_stay_home = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

inline constexpr Region caves = Region::dark_caves;
inline constexpr Region bogs = Region::flooded_bogs;
inline constexpr Region steppe = Region::arid_steppe;
inline constexpr Region woods = Region::frigid_woodlands;

// The nth card, counted from 1, that does exactly this: gear(attack_mod(2)), consumable(heal(5)), favor(strike(5)),
// mutation(thorns(1)), decree(hero_attack(1)).
template <class Cards, class Pred>
constexpr auto nth_card(const Cards& cards, int nth, Pred&& is) {
    using Card = decltype(cards.named(""));
    for (std::size_t i = 0; i != cards.count; ++i)
        if (is(cards.types.values[i]) && --nth == 0) return static_cast<Card>(i);
    return static_cast<Card>(255);  // no card: a position that asks for it is refused
}
constexpr ItemCard gear(const Passive& does, int nth = 1) {
    return nth_card(standard_content.items, nth,
                    [&](const ItemType& type) { return type.kind == ItemKind::gear && type.gear == does; });
}
constexpr ItemCard consumable(const Active& does, int nth = 1) {
    return nth_card(standard_content.items, nth,
                    [&](const ItemType& type) { return type.kind == ItemKind::consumable && type.use == does; });
}
constexpr HeroCard favor(const Active& does) {
    return nth_card(standard_content.heroes, 1, [&](const HeroType& type) { return type.favor == does; });
}
constexpr MutationCard mutation(const Passive& does, int nth = 1) {
    return nth_card(standard_content.mutations, nth, [&](const MutationType& type) { return type.ability == does; });
}
constexpr DecreeCard decree(const Ordinance& does, int nth = 1) {
    return nth_card(standard_content.decrees, nth, [&](const DecreeType& type) { return type.ordinance == does; });
}
// A monster of the standard game by its region and its place among the eleven there, counted from 1.
constexpr MonsterCard monster(Region home, int row) {
    return static_cast<MonsterCard>(index_of(home) * 11 + static_cast<std::size_t>(row - 1));
}
inline constexpr MonsterCard wanderer = static_cast<MonsterCard>(44);

// Rolls of a fight: the hero's, then the opponent's.
inline const ScriptedDice killing_blow{6, 6, 6, 1, 1};
inline const ScriptedDice two_ties{1, 1, 1, 6, 6, 1, 1, 1, 6, 6};
inline const ScriptedDice deadly{1, 1, 1, 6, 6, 6, 6, 6, 1, 1};  // for the hero

// What the first attack of a round came to, the hero's or the opponent's.
template <class S>
AttackResolved attack_of(const S& state, Fighter fighter) {
    for (const AttackResolved& attack : only<AttackResolved>(events_of(state, Attack{})))
        if (attack.attacker == fighter) return attack;
    return {};
}

// Rules by which a turn can be passed: a retreat needs no dice and changes nothing.
inline Knobs quiet(Knobs knobs = {}) {
    knobs.free_retreat = true;
    knobs.retreat_mutates = false;
    return knobs;
}
// A turn in which nothing happens, by these rules: there must be a monster in the Caves to retreat from.
template <class S>
S before_home(const S& state) {
    return after(state, EnterWilderness{}, SelectRegion{caves});
}
template <class S>
S pass(const S& state) {
    return after(before_home(state), Flee{});
}

}  // namespace hamlet_test
