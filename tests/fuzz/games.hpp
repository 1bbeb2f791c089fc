#pragma once

// The game that is fuzzed: each target is compiled once for each folder of tests with a game.hpp.

#include <cstddef>
#include <cstdint>
#include <iterator>

#include <feed.hpp>
#include <game.hpp>

namespace fuzz {

// One of the game's modes that these rules allow, by the fuzzer's choice.
template <class Rules>
game::Options choose_options(const Rules& rules, Feed& feed) {
    constexpr std::size_t count = std::size(game::modes);
    const std::size_t first = feed.next() % count;
    for (std::size_t i = 0; i != count; ++i)
        if (const game::Options& options = game::modes[(first + i) % count]; judge(options, rules)) return options;
    return game::modes[first];
}

// Calls f.template operator()<State>() with the game's state under fixed or under ticked rules.
template <class F>
void with_rules(std::uint8_t byte, F&& f) {
    if (byte % 2 == 0) return f.template operator()<game::State<>>();
    f.template operator()<game::State<game::RuntimeRules>>();
}

}  // namespace fuzz
