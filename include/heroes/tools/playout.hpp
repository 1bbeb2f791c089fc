#pragma once

#include <cstddef>

#include <heroes/core/game.hpp>

namespace heroes {

inline constexpr std::size_t unlimited_decisions = ~std::size_t{0};

// How a playout went: how many decisions were made, and whether the game is over.
struct Playout {
    std::size_t decisions = 0;
    bool finished = false;

    bool operator==(const Playout&) const = default;
};

// Plays a game on, to its end or until so many decisions are made. Each decision is made by `choose(view)`, which is
// given what the seat that has to decide may know:
//   play_out(state, [&](const auto& view) { return bot.choose(view, 1000); });
template <GameTable Table, Chance C, class Choose, class Emit = Ignore>
constexpr Playout play_out(State<Table, C>& state, Choose&& choose, std::size_t most_decisions = unlimited_decisions,
                           Emit&& emit = {}) {
    Playout playout{.finished = is_over(state.table)};
    while (!playout.finished && playout.decisions != most_decisions) {
        const typename Table::Action action = choose(view(state.table, decider(state.table)));
        play(state.table, action, state.chance, emit);
        ++playout.decisions;
        playout.finished = is_over(state.table);
    }
    return playout;
}

}  // namespace heroes
