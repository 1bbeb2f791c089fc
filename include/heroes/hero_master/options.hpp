#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// What the players settle before a game.
struct Options {
    std::uint8_t players = 2;
    std::optional<Seat> first_player{};  // the first leader; unset: the highest roll, HMA-045

    static constexpr Members members{"players", "first_player"};
    bool operator==(const Options&) const = default;
};

}  // namespace heroes::hero_master
