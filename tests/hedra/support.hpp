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

extern template struct Asked<Duel>;
extern template struct Asked<HouseDuel>;

}  // namespace questions

namespace hedra_test {

using namespace heroes;
using namespace heroes::hedra;
using namespace questions;

// The standard game with some rulings changed: Position{Options{}, ruled({.attack_optional = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

inline const ScriptedDice no_dice{};

constexpr Piece mine(Die die) { return {one, die}; }
constexpr Piece theirs(Die die) { return {two, die}; }

template <class Rules>
int value_of_dragon(const Table<Rules>& table, Seat seat) {
    return face_of(table, {seat, Die::dragon});
}

// What is told when the last player ends the last round: all that is left is to pass the Reinforce.
template <class Rules>
GameOver end_of(Position<Rules> position) {
    const auto table = position.table();
    const Seat last = clockwise(table.turn.start, table.options.players, table.options.players - 1u);
    const auto state = position.turn(last).phase(Phase::reinforce).with(ScriptedDice{});
    const auto ends = only<GameOver>(events_of(state, Pass{}));
    REQUIRE(ends.size() == 1);
    return ends.front();
}

}  // namespace hedra_test
