#pragma once

// Plays a number of games and prints how many decisions that took. bench/count_instructions runs such a program under
// callgrind for two numbers of games; the difference is what the decisions cost. Each game has a program of its own,
// because what a compiler inlines depends on what else there is.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <heroes/core/pcg32.hpp>

#include "playouts.hpp"

namespace bench {

// The arguments are `in-place` or `pure`, and the number of games.
template <class New>
int play_games(int count, char** arguments, New&& start) {
    const std::string_view way = count > 1 ? arguments[1] : "";
    const std::uint64_t games = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 0;
    if (way != "in-place" && way != "pure") return std::fputs("usage: in-place|pure GAMES\n", stderr), 2;
    heroes::Pcg32 chance{1};
    std::uint64_t decisions = 0;
    for (std::uint64_t seed = 0; seed != games; ++seed) {
        auto state = start(seed);
        decisions += way == "pure" ? play_pure(state, chance) : play_in_place(state, chance);
    }
    std::printf("%llu\n", static_cast<unsigned long long>(decisions));
    return 0;
}

}  // namespace bench
