#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/options.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// The table is laid.
struct GameStarted {
    std::uint8_t players{};
    std::uint8_t battlefields{};
    Teams teams{};
    std::uint16_t target{};

    static constexpr Names names{"game started", "players", "battlefields", "teams", "target"};
    bool operator==(const GameStarted&) const = default;
};

// Set-up: a hero was rolled and lies at Home.
struct HeroRolled {
    Piece piece{};
    std::uint8_t face{};

    static constexpr Names names{"hero rolled", "piece", "face"};
    bool operator==(const HeroRolled&) const = default;
};

// The start player is known.
struct FirstPlayerChosen {
    Seat seat{};

    static constexpr Names names{"first player chosen", "seat"};
    bool operator==(const FirstPlayerChosen&) const = default;
};

// Initial placement: a die was put on a battlefield.
struct DiePlaced {
    Piece piece{};
    Battlefield at{};
    std::uint8_t face{};

    static constexpr Names names{"die placed", "piece", "at", "face"};
    bool operator==(const DiePlaced&) const = default;
};

}  // namespace heroes::hedra
