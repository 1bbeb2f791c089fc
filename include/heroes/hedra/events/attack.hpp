#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A battlefield is attacked.
struct AttackDeclared {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"attack declared", "seat", "at"};
    bool operator==(const AttackDeclared&) const = default;
};

// An attacking hero was rolled.
struct AttackRolled {
    Piece piece{};
    std::uint8_t before{};
    std::uint8_t face{};

    static constexpr Names names{"attack rolled", "piece", "before", "face"};
    bool operator==(const AttackRolled&) const = default;
};

// The attacker chose whose dice to attack, by a house rule.
struct OpponentChosen {
    Seat seat{};
    Seat opponent{};

    static constexpr Names names{"opponent chosen", "seat", "opponent"};
    bool operator==(const OpponentChosen&) const = default;
};

// A hero was assigned to an enemy die; forced if there was no other choice.
struct AttackAssigned {
    Piece hero{};
    Piece target{};
    bool forced{};

    static constexpr Names names{"attack assigned", "hero", "target", "forced"};
    bool operator==(const AttackAssigned&) const = default;
};

// Power met Defense. The total is what was assigned, plus the Mage's Power, plus the Barbarian's bonus.
struct PowerCompared {
    Piece target{};
    std::int32_t total{};
    std::int32_t assigned{};
    std::int32_t mage{};
    std::int32_t barbarian_bonus{};
    std::int32_t defense{};
    bool defeated{};
    bool saved{};  // earlier in this turn, so that no Power defeats it

    static constexpr Names names{"power compared",  "target",  "total",    "assigned", "mage",
                                 "barbarian_bonus", "defense", "defeated", "saved"};
    bool operator==(const PowerCompared&) const = default;
};

}  // namespace heroes::hedra
