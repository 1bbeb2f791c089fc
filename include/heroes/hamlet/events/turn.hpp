#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/events/causes.hpp>
#include <heroes/hamlet/outcome.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A player's turn begins.
struct TurnStarted {
    static constexpr std::string_view name = "turn started";
    Seat seat{};
    std::uint16_t round{};

    bool operator==(const TurnStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("round", self.round);
    }
};

// The Moon token has moved.
struct MoonMoved {
    static constexpr std::string_view name = "moon moved";
    std::uint8_t from{};
    std::uint8_t to{};

    bool operator==(const MoonMoved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("from", self.from), f("to", self.to);
    }
};

// A decree is no longer in force.
struct DecreeReplaced {
    static constexpr std::string_view name = "decree replaced";
    DecreeCard decree{};

    bool operator==(const DecreeReplaced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("decree", self.decree);
    }
};

// The Baron proclaims a decree.
struct DecreeDrawn {
    static constexpr std::string_view name = "decree drawn";
    Seat seat{};
    DecreeCard decree{};

    bool operator==(const DecreeDrawn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("decree", self.decree);
    }
};

// A decree changes the health of a hero at once.
struct DecreeEffect {
    static constexpr std::string_view name = "decree effect";
    DecreeCard decree{};
    Seat seat{};
    std::int8_t health{};

    bool operator==(const DecreeEffect&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("decree", self.decree), f("seat", self.seat), f("health", self.health);
    }
};

// A player has kept one unfinished set and returned these artifacts of the others.
struct ArtifactsRecalled {
    static constexpr std::string_view name = "artifacts recalled";
    Seat seat{};
    Sigil kept{};
    Artifacts returned{};

    bool operator==(const ArtifactsRecalled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("kept", self.kept), f("returned", self.returned);
    }
};

// A discard pile has become a deck again.
struct DeckReshuffled {
    static constexpr std::string_view name = "deck reshuffled";
    Pile pile{};
    std::uint8_t cards{};

    bool operator==(const DeckReshuffled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("pile", self.pile), f("cards", self.cards);
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

// Every player still in the game has had a turn.
struct RoundEnded {
    static constexpr std::string_view name = "round ended";
    std::uint16_t round{};

    bool operator==(const RoundEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("round", self.round);
    }
};

// The game has ended: who won, if anybody did, and why.
struct GameEnded {
    static constexpr std::string_view name = "game ended";
    std::optional<Seat> winner{};
    Ending ending{};

    bool operator==(const GameEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("winner", self.winner), f("ending", self.ending);
    }
};

}  // namespace heroes::hamlet
