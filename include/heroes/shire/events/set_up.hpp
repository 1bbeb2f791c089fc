#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// The players sit down.
struct GameStarted {
    std::uint8_t players{};
    Teams teams{};
    Levels levels{};

    static constexpr Names names{"game started", "players", "teams", "levels"};
    bool operator==(const GameStarted&) const = default;
};

// A player has taken a character, with the HP on its board.
struct CharacterTaken {
    Seat seat{};
    CharacterCard character{};
    std::uint8_t hp{};

    static constexpr Names names{"character taken", "seat", "character", "hp"};
    bool operator==(const CharacterTaken&) const = default;
};

// A player has spent the mastery points.
struct MasterySpent {
    Seat seat{};
    Depths depths{};

    static constexpr Names names{"mastery spent", "seat", "depths"};
    bool operator==(const MasterySpent&) const = default;
};

// The bounty is rolled for by those who have the most HP.
struct BountyRolled {
    Seat seat{};
    std::uint8_t face{};

    static constexpr Names names{"bounty rolled", "seat", "face"};
    bool operator==(const BountyRolled&) const = default;
};

// The bounty token goes to another player; from the spectator's seat at the start.
struct BountyMoved {
    Seat from{};
    Seat to{};

    static constexpr Names names{"bounty moved", "from", "to"};
    bool operator==(const BountyMoved&) const = default;
};

}  // namespace heroes::shire
