#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// Leaving a Location, and the end.
namespace heroes::hero_master {

// The party leaves, and a monster attacks everybody.
struct PartingAttack {
    MonsterCard monster{};
    std::uint8_t black = 0;

    static constexpr Names names{"parting attack", "monster", "black"};
    bool operator==(const PartingAttack&) const = default;
};

// The game board was cleared.
struct LocationCleared {
    LocationCard location{};
    MonsterCards monsters{};            // shuffled into the Monster deck
    EnumSet<TreasureCard> treasures{};  // discarded
    std::uint8_t gold = 0;              // returned to the supply

    static constexpr Names names{"location cleared", "location", "monsters", "treasures", "gold"};
    bool operator==(const LocationCleared&) const = default;
};

// The game is over.
struct GameOver {
    SeatSet winners{};
    TieBreak decided_by{};

    static constexpr Names names{"game over", "winners", "decided_by"};
    bool operator==(const GameOver&) const = default;
};

}  // namespace heroes::hero_master
