#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/seat.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// The team of each seat, numbered from 1; all zero means that everyone plays for themselves.
using Teams = PerSeat<std::uint8_t, most_players>;

// Teams seated alternately: alternating_teams(4, 2) puts seats one and three against two and four.
constexpr Teams alternating_teams(std::size_t players, std::size_t teams) {
    Teams seated{};
    for (std::size_t i = 0; i < players && i != most_players; ++i)
        seated.values[i] = static_cast<std::uint8_t>(teams == 0 ? 0 : 1 + i % teams);
    return seated;
}

// What the players settle before a game.
struct Options {
    std::uint8_t players = 2;
    std::uint16_t target = 5;       // the score that triggers the end
    Teams teams{};                  // everyone for themselves
    Seat first_player = Seat::one;  // heeded only where the knob first_player lets the host say

    static constexpr Members members{"players", "target", "teams", "first_player"};
    bool operator==(const Options&) const = default;
};

// The games of the rulebook, ready to be played.
namespace presets {
inline constexpr Options duel{};
inline constexpr Options quick_duel{.target = 3};
inline constexpr Options teams_2v2{.players = 4, .teams = alternating_teams(4, 2)};
inline constexpr Options teams_3v3{.players = 6, .teams = alternating_teams(6, 2)};
inline constexpr Options teams_2v2v2{.players = 6, .teams = alternating_teams(6, 3)};
constexpr Options free_for_all(std::uint8_t players) { return {.players = players}; }
}  // namespace presets

}  // namespace heroes::hedra
