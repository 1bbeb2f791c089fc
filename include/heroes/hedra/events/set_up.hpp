#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/options.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// The table is laid.
struct GameStarted {
    static constexpr std::string_view name = "game started";
    std::uint8_t players{};
    std::uint8_t battlefields{};
    Teams teams{};
    std::uint16_t target{};

    bool operator==(const GameStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("players", self.players), f("battlefields", self.battlefields), f("teams", self.teams),
            f("target", self.target);
    }
};

// Set-up: a hero was rolled and lies at Home.
struct HeroRolled {
    static constexpr std::string_view name = "hero rolled";
    Piece piece{};
    std::uint8_t face{};

    bool operator==(const HeroRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("face", self.face);
    }
};

// The start player is known.
struct StartPlayerChosen {
    static constexpr std::string_view name = "start player chosen";
    Seat seat{};

    bool operator==(const StartPlayerChosen&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// Initial placement: a die was put on a battlefield.
struct DiePlaced {
    static constexpr std::string_view name = "die placed";
    Piece piece{};
    Battlefield at{};
    std::uint8_t face{};

    bool operator==(const DiePlaced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("at", self.at), f("face", self.face);
    }
};

}  // namespace heroes::hedra
