#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <heroes/core/view.hpp>

#include "../shared/bots.hpp"
#include "arguments.hpp"

namespace terminal {

// How often a bot of a level plays on before it decides.
constexpr std::uint32_t nodes_of(Player level) {
    if (level == Player::easy) return 100;
    return level == Player::hard ? 20'000 : 2'000;
}

// The bots of a session. Equal seeds decide alike.
template <class Table>
class Bots {
public:
    explicit Bots(const Arguments& arguments)
        : arguments_(arguments), name_(arguments.bot.value_or(heroes::Evaluated<Table> ? "search" : "random")) {
        shared::with_bots<Table>(name_, [](auto) {});
    }

    // What the bot on this seat does as the nth decision of the game.
    typename Table::Action choose(const heroes::View<Table>& seen, std::size_t nth) const {
        return shared::with_bots<Table>(name_, [&](auto make_bot) {
            auto bot = make_bot(*arguments_.seed + nth + 1);
            return bot.choose(seen, nodes(seen.seat()));
        });
    }

private:
    std::uint32_t nodes(heroes::Seat seat) const {
        const Player sits = arguments_.seats[heroes::index_of(seat)];
        if (sits != Player::bot) return nodes_of(sits);
        return arguments_.nodes.value_or(nodes_of(arguments_.level.value_or(Player::normal)));
    }

    const Arguments& arguments_;
    std::string name_;
};

}  // namespace terminal
