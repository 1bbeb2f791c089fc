#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <heroes/core/pcg32.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/search_bot.hpp>

#include "command_line.hpp"

namespace shared {

// Calls f with a function that makes a bot of this name from a seed. A game that cannot tell how well off the seats are
// is played at random.
template <heroes::GameTable Table, class F>
auto with_bots(std::string_view name, F&& f) {
    if (name == "random") return f([](std::uint64_t seed) { return heroes::RandomBot{heroes::Pcg32{seed}}; });
    if constexpr (heroes::Evaluated<Table>) {
        if (name == "greedy") return f([](std::uint64_t seed) { return heroes::GreedyBot{seed}; });
        if (name == "search") return f([](std::uint64_t seed) { return heroes::SearchBot{.seed = seed}; });
        throw Complaint("there is no bot " + in_quotes(name) + "; known: random, greedy, search");
    } else {
        throw Complaint("there is no bot " + in_quotes(name) + " for this game; known: random");
    }
}

}  // namespace shared
