#pragma once

// The games that are fuzzed. A new game is added here: its options, and its states with fixed and with ticked rules.

#include <array>
#include <cstdint>

#include <feed.hpp>

#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>

namespace fuzz {

namespace hedra = heroes::hedra;
namespace hamlet = heroes::hamlet;

// The options of each game, by the fuzzer's choice.
inline hedra::Options choose_options(hedra::Options, Feed& feed) {
    using namespace hedra::presets;
    constexpr std::array<hedra::Options, 9> modes{{duel, quick_duel, free_for_all(3), free_for_all(4), free_for_all(5),
                                                   free_for_all(6), teams_2v2, teams_3v3, teams_2v2v2}};
    return modes[feed.next() % modes.size()];
}
inline hamlet::Options choose_options(hamlet::Options, Feed& feed) {
    return {.players = static_cast<std::uint8_t>(2 + feed.next() % 3)};
}

// Calls f.template operator()<State>() with the state of one of the games.
template <class F>
void with_game(std::uint8_t byte, F&& f) {
    switch (byte % 4) {
        case 0: return f.template operator()<hedra::State<>>();
        case 1: return f.template operator()<hedra::State<hedra::RuntimeRules>>();
        case 2: return f.template operator()<hamlet::State<>>();
        default: return f.template operator()<hamlet::State<hamlet::RuntimeRules>>();
    }
}

}  // namespace fuzz
