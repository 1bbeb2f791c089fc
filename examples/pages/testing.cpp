// Every piece of code of docs/testing.md, with the numbers that stand there.

#include <cstddef>
#include <iostream>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hedra.hpp>
#include <heroes/tools/perft.hpp>

#include "expect.hpp"

using namespace heroes;
using namespace heroes::hedra;

namespace {

void check_a_rule() {
    auto state = Position{}
                     .on(field(1), Seat::one, {rogue(1)})
                     .on(field(1), Seat::two, {cleric(6)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{d6(6)});  // a Rogue's die, and no other
    state = apply(state, Attack{field(1)});

    const bool stands = place_of(state.table, {Seat::two, Die::cleric}) == Space::first;  // HED-007: a tie
    const bool fitted = static_cast<bool>(state.chance.verdict());  // not one face too many or too few

    expect(stands && fitted, "a tie leaves it standing");
}

constexpr bool rogue_defeats_mage() {
    auto state = Position{}
                     .on(field(1), Seat::one, {rogue(1)})
                     .on(field(1), Seat::two, {mage(3)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    state = apply(state, Attack{field(1)});
    return place_of(state.table, {Seat::two, Die::mage}) == Space::home;
}
static_assert(rogue_defeats_mage());  // played by the compiler

void count_a_duel() {
    const auto table = hedra::new_game({.players = 2}, Pcg32{1}).table;
    for (std::size_t depth = 1; depth <= 8; ++depth) {
        const Perft found = perft(table, depth);
        std::cout << depth << ": " << found.decisions << " decisions, " << found.leaves << " leaves, " << found.tables
                  << " tables\n";
    }

    expect(perft(table, 8) == Perft{99517, 186624, 1296, Probability::one()}, "eight decisions of a duel");
}

}  // namespace

int main() {
    check_a_rule();
    count_a_duel();
}
