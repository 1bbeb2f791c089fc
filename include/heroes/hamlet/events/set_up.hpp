#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// The table is laid.
struct GameStarted {
    std::uint8_t players{};

    static constexpr Names names{"game started", "players"};
    bool operator==(const GameStarted&) const = default;
};

// A player has rolled for the first turn.
struct InitiativeRolled {
    Seat seat{};
    std::uint8_t face{};

    static constexpr Names names{"initiative rolled", "seat", "face"};
    bool operator==(const InitiativeRolled&) const = default;
};

// It is settled who begins.
struct FirstPlayerChosen {
    Seat seat{};

    static constexpr Names names{"first player chosen", "seat"};
    bool operator==(const FirstPlayerChosen&) const = default;
};

// A player has drawn a hero.
struct HeroDrawn {
    Seat seat{};
    HeroCard hero{};

    static constexpr Names names{"hero drawn", "seat", "hero"};
    bool operator==(const HeroDrawn&) const = default;
};

// A player has drawn an item. If it is hidden, only its owner may know which; for the others there is none.
struct HeirloomDrawn {
    Seat seat{};
    std::optional<ItemCard> item{};
    bool hidden = false;

    static constexpr Names names{"heirloom drawn", "seat", "item", "hidden"};
    bool operator==(const HeirloomDrawn&) const = default;
};

}  // namespace heroes::hamlet
