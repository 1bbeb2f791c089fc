#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A die was defeated; its owner may still have choices.
struct DieDefeated {
    Piece piece{};
    Battlefield at{};
    Cause cause{};

    static constexpr Names names{"die defeated", "piece", "at", "cause"};
    bool operator==(const DieDefeated&) const = default;
};

// An owner has chosen in secret, by a house rule.
struct ChoiceMade {
    Seat seat{};

    static constexpr Names names{"choice made", "seat"};
    bool operator==(const ChoiceMade&) const = default;
};

// A Warrior is defeated instead of another die.
struct WarriorSacrificed {
    Piece warrior{};
    Piece protected_die{};

    static constexpr Names names{"warrior sacrificed", "warrior", "protected_die"};
    bool operator==(const WarriorSacrificed&) const = default;
};

// A defeated Warrior saved a die, which retreats.
struct DieSaved {
    Piece warrior{};
    Piece saved_die{};
    Battlefield to{};

    static constexpr Names names{"die saved", "warrior", "saved_die", "to"};
    bool operator==(const DieSaved&) const = default;
};

// A defeated Rogue went to another battlefield.
struct RogueRetreated {
    Piece rogue{};
    Battlefield to{};

    static constexpr Names names{"rogue retreated", "rogue", "to"};
    bool operator==(const RogueRetreated&) const = default;
};

// The attacker scored.
struct PointScored {
    Seat seat{};
    PointReason reason{};
    std::uint16_t points{};
    std::uint16_t score{};

    static constexpr Names names{"point scored", "seat", "reason", "points", "score"};
    bool operator==(const PointScored&) const = default;
};

}  // namespace heroes::hedra
