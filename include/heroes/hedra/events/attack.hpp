#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A battlefield is attacked.
struct AttackDeclared {
    static constexpr std::string_view name = "attack declared";
    Seat seat{};
    Battlefield at{};

    bool operator==(const AttackDeclared&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// An attacking hero was rolled.
struct AttackRolled {
    static constexpr std::string_view name = "attack rolled";
    Piece piece{};
    std::uint8_t before{};
    std::uint8_t face{};

    bool operator==(const AttackRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("before", self.before), f("face", self.face);
    }
};

// The attacker chose whose dice to attack, by a house rule.
struct OpponentChosen {
    static constexpr std::string_view name = "opponent chosen";
    Seat seat{};
    Seat opponent{};

    bool operator==(const OpponentChosen&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("opponent", self.opponent);
    }
};

// A hero was assigned to an enemy die; forced if there was no other choice.
struct AttackAssigned {
    static constexpr std::string_view name = "attack assigned";
    Piece hero{};
    Piece target{};
    bool forced{};

    bool operator==(const AttackAssigned&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero), f("target", self.target), f("forced", self.forced);
    }
};

// Power met Defense. The total is what was assigned, plus the Mage's Power, plus the Barbarian's bonus.
struct PowerCompared {
    static constexpr std::string_view name = "power compared";
    Piece target{};
    std::int32_t total{};
    std::int32_t assigned{};
    std::int32_t mage{};
    std::int32_t barbarian_bonus{};
    std::int32_t defense{};
    bool defeated{};
    bool saved{};  // earlier in this turn, so that no Power defeats it

    bool operator==(const PowerCompared&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("target", self.target), f("total", self.total), f("assigned", self.assigned), f("mage", self.mage),
            f("barbarian_bonus", self.barbarian_bonus), f("defense", self.defense), f("defeated", self.defeated),
            f("saved", self.saved);
    }
};

}  // namespace heroes::hedra
