#pragma once

#include <heroes/core/match.hpp>
#include <heroes/core/steps.hpp>

namespace heroes {

// Whether what the game waits for can be asked now: each step fits what lies on the table, as `fits(table, step)` of
// its chapter says, and the last one is a question to a player.
template <Stepwise Table>
constexpr bool do_steps_fit(const Table& table) {
    for (const auto& waiting : table.steps)
        if (!match(waiting, [&](const auto& step) { return fits(table, step); })) return false;
    return is_over(table) || is_decision(table);
}

}  // namespace heroes
