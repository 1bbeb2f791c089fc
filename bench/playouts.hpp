#pragma once

// Games between players who pick at random, in place and pure. Both count the decisions.

#include <cstdint>

#include <heroes/core/pcg32.hpp>
#include <heroes/core/state.hpp>

namespace bench {

template <class Actions>
const auto& pick(const Actions& actions, heroes::Pcg32& chance) {
    return actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
}

template <class State>
std::uint64_t play_in_place(State& state, heroes::Pcg32& chance) {
    std::uint64_t decisions = 0;
    for (; !is_over(state.table); ++decisions)
        play(state.table, pick(legal_actions(state.table), chance), state.chance, heroes::ignore);
    return decisions;
}

template <class State>
std::uint64_t play_pure(State& state, heroes::Pcg32& chance) {
    std::uint64_t decisions = 0;
    for (; !is_over(state.table); ++decisions) state = heroes::apply(state, pick(legal_actions(state.table), chance));
    return decisions;
}

}  // namespace bench
