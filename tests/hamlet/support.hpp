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

extern template Duel next(const Duel&, const heroes::hamlet::Action&);
extern template HouseDuel next(const HouseDuel&, const heroes::hamlet::Action&);
extern template std::vector<heroes::hamlet::Event> events_of(const Duel&, const heroes::hamlet::Action&);
extern template std::vector<heroes::hamlet::Event> events_of(const HouseDuel&, const heroes::hamlet::Action&);
extern template std::vector<heroes::hamlet::Action> actions_of(const Duel::Table&);
extern template std::vector<heroes::hamlet::Action> actions_of(const HouseDuel::Table&);
extern template bool is_legal(const Duel::Table&, const heroes::hamlet::Action&);
extern template bool is_legal(const HouseDuel::Table&, const heroes::hamlet::Action&);

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

}  // namespace hamlet_test
