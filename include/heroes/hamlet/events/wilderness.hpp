#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A player has left the Hamlet.
struct WildernessEntered {
    static constexpr std::string_view name = "wilderness entered";
    Seat seat{};

    bool operator==(const WildernessEntered&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A player has picked a region.
struct RegionSelected {
    static constexpr std::string_view name = "region selected";
    Seat seat{};
    Region region{};

    bool operator==(const RegionSelected&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("region", self.region);
    }
};

// A monster was drawn and lies face up in a region.
struct MonsterRevealed {
    static constexpr std::string_view name = "monster revealed";
    Region region{};
    MonsterCard monster{};

    bool operator==(const MonsterRevealed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("monster", self.monster);
    }
};

// A monster that was there already is met.
struct MonsterMet {
    static constexpr std::string_view name = "monster met";
    Region region{};
    MonsterCard monster{};

    bool operator==(const MonsterMet&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("monster", self.monster);
    }
};

// A monster is at home: this is added to its Attack and its health.
struct HomeBonusApplied {
    static constexpr std::string_view name = "home bonus applied";
    Region region{};
    std::uint8_t bonus{};

    bool operator==(const HomeBonusApplied&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("bonus", self.bonus);
    }
};

// A fight begins.
struct FightStarted {
    static constexpr std::string_view name = "fight started";
    Seat seat{};
    Lair at{};
    std::uint8_t health{};

    bool operator==(const FightStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at), f("health", self.health);
    }
};

// A hero has taken a Fatigue token; this is how many there are, and the health it cost.
struct FatigueTaken {
    static constexpr std::string_view name = "fatigue taken";
    Seat seat{};
    std::uint8_t tokens{};
    std::uint8_t damage{};

    bool operator==(const FatigueTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("tokens", self.tokens), f("damage", self.damage);
    }
};

// A hero is too tired to go on.
struct ForcedHome {
    static constexpr std::string_view name = "forced home";
    Seat seat{};

    bool operator==(const ForcedHome&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

}  // namespace heroes::hamlet
