#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/decisions.hpp>
#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/outcome.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A player's turn begins; rounds count from 1.
struct TurnBegan {
    static constexpr std::string_view name = "turn began";
    Seat seat{};
    std::uint16_t round{};

    bool operator==(const TurnBegan&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("round", self.round);
    }
};

// A step of the turn begins.
struct PhaseBegan {
    static constexpr std::string_view name = "phase began";
    Seat seat{};
    Phase phase{};

    bool operator==(const PhaseBegan&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("phase", self.phase);
    }
};

// The player went on without using the step.
struct Passed {
    static constexpr std::string_view name = "passed";
    Seat seat{};
    Phase phase{};

    bool operator==(const Passed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("phase", self.phase);
    }
};

// An ability that was offered is left unused.
struct Declined {
    static constexpr std::string_view name = "declined";
    Seat seat{};
    Offer offer{};

    bool operator==(const Declined&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("offer", self.offer);
    }
};

// A die changed its space.
struct DieMoved {
    static constexpr std::string_view name = "die moved";
    Piece piece{};
    Space from{};
    Space to{};
    MoveReason reason{};

    bool operator==(const DieMoved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("from", self.from), f("to", self.to), f("reason", self.reason);
    }
};

// A die was rerolled.
struct DieRerolled {
    static constexpr std::string_view name = "die rerolled";
    Piece piece{};
    std::uint8_t before{};
    std::uint8_t face{};
    RerollCause cause{};

    bool operator==(const DieRerolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("before", self.before), f("face", self.face), f("cause", self.cause);
    }
};

// A die is to be rerolled, together with others or after they are asked for: by house rules only.
struct RerollAnnounced {
    static constexpr std::string_view name = "reroll announced";
    Piece piece{};
    RerollCause cause{};

    bool operator==(const RerollAnnounced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("cause", self.cause);
    }
};

// There is no battlefield that could be attacked.
struct AttackSkipped {
    static constexpr std::string_view name = "attack skipped";
    Seat seat{};

    bool operator==(const AttackSkipped&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A player's turn is over.
struct TurnEnded {
    static constexpr std::string_view name = "turn ended";
    Seat seat{};

    bool operator==(const TurnEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The target is reached; the last round is played to its end.
struct FinalRoundTriggered {
    static constexpr std::string_view name = "final round triggered";
    Seat seat{};
    std::uint16_t last_round{};

    bool operator==(const FinalRoundTriggered&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("last_round", self.last_round);
    }
};

// The game has ended: who won, what decided it, and the best scorers of a winning team.
struct GameOver {
    static constexpr std::string_view name = "game over";
    SeatSet winners{};
    TieBreak decided_by{};
    SeatSet mvp{};

    bool operator==(const GameOver&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("winners", self.winners), f("decided_by", self.decided_by), f("mvp", self.mvp);
    }
};

}  // namespace heroes::hedra
