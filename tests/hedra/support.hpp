#pragma once

// What the tests of Hedra share.

#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hedra.hpp>

// Compiled once, in support.cpp.
namespace questions {

using Duel = heroes::hedra::State<heroes::hedra::StandardRules, heroes::ScriptedDice>;
using HouseDuel = heroes::hedra::State<heroes::hedra::RuntimeRules, heroes::ScriptedDice>;

extern template Duel next(const Duel&, const heroes::hedra::Action&);
extern template HouseDuel next(const HouseDuel&, const heroes::hedra::Action&);
extern template std::vector<heroes::hedra::Event> events_of(const Duel&, const heroes::hedra::Action&);
extern template std::vector<heroes::hedra::Event> events_of(const HouseDuel&, const heroes::hedra::Action&);
extern template std::vector<heroes::hedra::Action> actions_of(const Duel::Table&);
extern template std::vector<heroes::hedra::Action> actions_of(const HouseDuel::Table&);
extern template bool is_legal(const Duel::Table&, const heroes::hedra::Action&);
extern template bool is_legal(const HouseDuel::Table&, const heroes::hedra::Action&);

}  // namespace questions

namespace hedra_test {

using namespace heroes;
using namespace heroes::hedra;
using namespace questions;

// The standard game with some rulings changed: Position{Options{}, ruled({.attack_optional = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

}  // namespace hedra_test
