#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// The table is laid.
struct GameStarted {
    static constexpr std::string_view name = "game started";
    std::uint8_t players{};

    bool operator==(const GameStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("players", self.players);
    }
};

// A player has rolled for the first turn.
struct InitiativeRolled {
    static constexpr std::string_view name = "initiative rolled";
    Seat seat{};
    std::uint8_t face{};

    bool operator==(const InitiativeRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("face", self.face);
    }
};

// It is settled who begins.
struct FirstPlayerChosen {
    static constexpr std::string_view name = "first player chosen";
    Seat seat{};

    bool operator==(const FirstPlayerChosen&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A player has drawn a hero.
struct HeroDrawn {
    static constexpr std::string_view name = "hero drawn";
    Seat seat{};
    HeroCard hero{};

    bool operator==(const HeroDrawn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero);
    }
};

// A player has drawn an item. If it is hidden, only its owner may know which; for the others there is none.
struct HeirloomDrawn {
    static constexpr std::string_view name = "heirloom drawn";
    Seat seat{};
    std::optional<ItemCard> item{};
    bool hidden = false;

    bool operator==(const HeirloomDrawn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item), f("hidden", self.hidden);
    }
};

}  // namespace heroes::hamlet
