#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A player has left the Hamlet.
struct WildernessEntered {
    Seat seat{};

    static constexpr Names names{"wilderness entered", "seat"};
    bool operator==(const WildernessEntered&) const = default;
};

// A player has picked a region.
struct RegionSelected {
    Seat seat{};
    Region region{};

    static constexpr Names names{"region selected", "seat", "region"};
    bool operator==(const RegionSelected&) const = default;
};

// A monster was drawn and lies face up in a region.
struct MonsterRevealed {
    Region region{};
    MonsterCard monster{};

    static constexpr Names names{"monster revealed", "region", "monster"};
    bool operator==(const MonsterRevealed&) const = default;
};

// A monster that was there already is met.
struct MonsterMet {
    Region region{};
    MonsterCard monster{};

    static constexpr Names names{"monster met", "region", "monster"};
    bool operator==(const MonsterMet&) const = default;
};

// A monster is at home: this is added to its Attack and its health.
struct HomeBonusApplied {
    Region region{};
    std::uint8_t bonus{};

    static constexpr Names names{"home bonus applied", "region", "bonus"};
    bool operator==(const HomeBonusApplied&) const = default;
};

// A fight begins.
struct FightStarted {
    Seat seat{};
    Lair at{};
    std::uint8_t health{};

    static constexpr Names names{"fight started", "seat", "at", "health"};
    bool operator==(const FightStarted&) const = default;
};

// A hero has taken a Fatigue token; this is how many there are, and the health it cost.
struct FatigueTaken {
    Seat seat{};
    std::uint8_t tokens{};
    std::uint8_t damage{};

    static constexpr Names names{"fatigue taken", "seat", "tokens", "damage"};
    bool operator==(const FatigueTaken&) const = default;
};

// A hero is too tired to go on.
struct ForcedHome {
    Seat seat{};

    static constexpr Names names{"forced home", "seat"};
    bool operator==(const ForcedHome&) const = default;
};

}  // namespace heroes::hamlet
