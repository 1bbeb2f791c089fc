#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/events/causes.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A player's turn begins.
struct TurnBegan {
    Seat seat{};
    std::uint16_t round{};

    static constexpr Names names{"turn began", "seat", "round"};
    bool operator==(const TurnBegan&) const = default;
};

// The Moon token has moved.
struct MoonMoved {
    std::uint8_t from{};
    std::uint8_t to{};

    static constexpr Names names{"moon moved", "from", "to"};
    bool operator==(const MoonMoved&) const = default;
};

// A decree is no longer in force.
struct DecreeReplaced {
    DecreeCard decree{};

    static constexpr Names names{"decree replaced", "decree"};
    bool operator==(const DecreeReplaced&) const = default;
};

// The Baron proclaims a decree.
struct DecreeDrawn {
    Seat seat{};
    DecreeCard decree{};

    static constexpr Names names{"decree drawn", "seat", "decree"};
    bool operator==(const DecreeDrawn&) const = default;
};

// A decree changes the health of a hero at once.
struct DecreeEffect {
    DecreeCard decree{};
    Seat seat{};
    std::int8_t health{};

    static constexpr Names names{"decree effect", "decree", "seat", "health"};
    bool operator==(const DecreeEffect&) const = default;
};

// A player has kept one unfinished set and returned these artifacts of the others.
struct ArtifactsRecalled {
    Seat seat{};
    Sigil kept{};
    Artifacts returned{};

    static constexpr Names names{"artifacts recalled", "seat", "kept", "returned"};
    bool operator==(const ArtifactsRecalled&) const = default;
};

// A discard pile has become a deck again.
struct DeckReshuffled {
    Pile pile{};
    std::uint8_t cards{};

    static constexpr Names names{"deck reshuffled", "pile", "cards"};
    bool operator==(const DeckReshuffled&) const = default;
};

// A player's turn is over.
struct TurnEnded {
    Seat seat{};

    static constexpr Names names{"turn ended", "seat"};
    bool operator==(const TurnEnded&) const = default;
};

// Every player still in the game has had a turn.
struct RoundEnded {
    std::uint16_t round{};

    static constexpr Names names{"round ended", "round"};
    bool operator==(const RoundEnded&) const = default;
};

// The game has ended: who won, if anybody did, and why.
struct GameOver {
    SeatSet winners{};
    Ending decided_by{};

    static constexpr Names names{"game over", "winners", "decided_by"};
    bool operator==(const GameOver&) const = default;
};

}  // namespace heroes::hamlet
