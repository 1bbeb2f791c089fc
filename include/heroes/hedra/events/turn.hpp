#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/decisions.hpp>
#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A player's turn begins; rounds count from 1.
struct TurnBegan {
    Seat seat{};
    std::uint16_t round{};

    static constexpr Names names{"turn began", "seat", "round"};
    bool operator==(const TurnBegan&) const = default;
};

// A step of the turn begins.
struct PhaseBegan {
    Seat seat{};
    Phase phase{};

    static constexpr Names names{"phase began", "seat", "phase"};
    bool operator==(const PhaseBegan&) const = default;
};

// The player went on without using the step.
struct Passed {
    Seat seat{};
    Phase phase{};

    static constexpr Names names{"passed", "seat", "phase"};
    bool operator==(const Passed&) const = default;
};

// An ability that was offered is left unused.
struct Declined {
    Seat seat{};
    Offer offer{};

    static constexpr Names names{"declined", "seat", "offer"};
    bool operator==(const Declined&) const = default;
};

// A die changed its space.
struct DieMoved {
    Piece piece{};
    Space from{};
    Space to{};
    MoveReason reason{};

    static constexpr Names names{"die moved", "piece", "from", "to", "reason"};
    bool operator==(const DieMoved&) const = default;
};

// A die was rerolled.
struct DieRerolled {
    Piece piece{};
    std::uint8_t before{};
    std::uint8_t face{};
    RerollCause cause{};

    static constexpr Names names{"die rerolled", "piece", "before", "face", "cause"};
    bool operator==(const DieRerolled&) const = default;
};

// A die is to be rerolled, together with others or after they are asked for: by house rules only.
struct RerollAnnounced {
    Piece piece{};
    RerollCause cause{};

    static constexpr Names names{"reroll announced", "piece", "cause"};
    bool operator==(const RerollAnnounced&) const = default;
};

// There is no battlefield that could be attacked.
struct AttackSkipped {
    Seat seat{};

    static constexpr Names names{"attack skipped", "seat"};
    bool operator==(const AttackSkipped&) const = default;
};

// A player's turn is over.
struct TurnEnded {
    Seat seat{};

    static constexpr Names names{"turn ended", "seat"};
    bool operator==(const TurnEnded&) const = default;
};

// The target is reached; the last round is played to its end.
struct FinalRoundTriggered {
    Seat seat{};
    std::uint16_t last_round{};

    static constexpr Names names{"final round triggered", "seat", "last_round"};
    bool operator==(const FinalRoundTriggered&) const = default;
};

// The game has ended: who won, what decided it, the best scorers of a winning team, and who share a draw.
struct GameOver {
    SeatSet winners{};
    TieBreak decided_by{};
    SeatSet mvp{};
    SeatSet drawn{};

    static constexpr Names names{"game over", "winners", "decided_by", "mvp", "drawn"};
    bool operator==(const GameOver&) const = default;
};

}  // namespace heroes::hedra
