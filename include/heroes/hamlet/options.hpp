#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/seat.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// What the players settle before a game.
struct Options {
    std::uint8_t players = 2;
    std::optional<Seat> first_player{};  // unset: the highest roll begins, HAM-R04

    static constexpr Members members{"players", "first_player"};
    bool operator==(const Options&) const = default;
};

}  // namespace heroes::hamlet
