#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A die was defeated; its owner may still have choices.
struct DieDefeated {
    static constexpr std::string_view name = "die defeated";
    Piece piece{};
    Battlefield at{};
    Cause cause{};

    bool operator==(const DieDefeated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("at", self.at), f("cause", self.cause);
    }
};

// An owner has chosen in secret, by a house rule.
struct ChoiceMade {
    static constexpr std::string_view name = "choice made";
    Seat seat{};

    bool operator==(const ChoiceMade&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A Warrior is defeated instead of another die.
struct WarriorSacrificed {
    static constexpr std::string_view name = "warrior sacrificed";
    Piece warrior{};
    Piece protected_die{};

    bool operator==(const WarriorSacrificed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("warrior", self.warrior), f("protected_die", self.protected_die);
    }
};

// A defeated Warrior saved a die, which retreats.
struct DieSaved {
    static constexpr std::string_view name = "die saved";
    Piece warrior{};
    Piece saved_die{};
    Battlefield to{};

    bool operator==(const DieSaved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("warrior", self.warrior), f("saved_die", self.saved_die), f("to", self.to);
    }
};

// A defeated Rogue went to another battlefield.
struct RogueRetreated {
    static constexpr std::string_view name = "rogue retreated";
    Piece rogue{};
    Battlefield to{};

    bool operator==(const RogueRetreated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("rogue", self.rogue), f("to", self.to);
    }
};

// The attacker scored.
struct PointScored {
    static constexpr std::string_view name = "point scored";
    Seat seat{};
    PointReason reason{};
    std::uint16_t points{};
    std::uint16_t score{};

    bool operator==(const PointScored&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("reason", self.reason), f("points", self.points), f("score", self.score);
    }
};

}  // namespace heroes::hedra
