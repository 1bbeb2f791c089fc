#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/view.hpp>

namespace terminal {

// How hard a bot thinks: how many short games it tries for each action, and how many decisions each of them goes on.
struct Effort {
    std::uint32_t games = 120;
    int decisions = 12;
};

template <class Table>
auto random_action(const Table& table, heroes::Pcg32& luck) {
    const auto actions = legal_actions(table);
    return actions[luck.below(static_cast<std::uint32_t>(actions.size()))];
}

// How well off a seat is after an action and some decisions made by lot.
template <class Game>
double try_out(typename Game::Table table, const typename Game::Table::Action& action, heroes::Seat seat,
               heroes::Pcg32 luck, int decisions) {
    play(table, action, luck);
    for (; decisions > 0 && !is_over(table); --decisions) play(table, random_action(table, luck), luck);
    return Game::value(table, seat);
}

// The legal action that turns out best on average when each is tried with the same luck. The bot sees what its seat
// may see, never the dice to come, and decides the same way whenever it sees the same table.
template <class Game>
typename Game::Table::Action choose(const heroes::View<typename Game::Table>& seen, Effort effort = {}) {
    const heroes::Seat seat = decider(*seen);
    const auto actions = legal_actions(*seen);
    std::vector<double> worth(actions.size());
    for (std::uint32_t game = 0; game != effort.games && actions.size() > 1; ++game) {
        heroes::Pcg32 luck{heroes::hash(*seen, game)};
        const auto guess = determinize(seen, luck);
        for (std::size_t i = 0; i != actions.size(); ++i)
            worth[i] += try_out<Game>(guess, actions[i], seat, luck, effort.decisions);
    }
    const auto best = std::max_element(worth.begin(), worth.end());
    return actions[static_cast<std::size_t>(best - worth.begin())];
}

}  // namespace terminal
