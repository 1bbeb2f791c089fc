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

namespace hedra_test {

using namespace heroes;
using namespace heroes::hedra;
using namespace questions;

// The standard game with some rulings changed: Position{Options{}, ruled({.attack_optional = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

}  // namespace hedra_test
