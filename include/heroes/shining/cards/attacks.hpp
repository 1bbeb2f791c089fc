#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>

// Attacks of Heroes and monsters.
namespace heroes::shining {

// Some dice of one size.
struct Dice {
    std::uint8_t count = 0;
    DieSize size{};

    static constexpr Members members{"count", "size"};
    bool operator==(const Dice&) const = default;
};

// SHN-K02: a row of a Results Chart is met by a total of so many times VIT, and so much more.
struct Row {
    std::uint8_t times = 1;
    std::uint8_t plus = 0;
    std::uint8_t damage = 1;

    static constexpr Members members{"times", "plus", "damage"};
    bool operator==(const Row&) const = default;
};

// SHN-K05: what a natural face brings.
struct Chain {
    DieSize size{};
    std::uint8_t face = 0;
    Effect effect{};

    static constexpr Members members{"size", "face", "effect"};
    bool operator==(const Chain&) const = default;
};

inline constexpr std::uint8_t no_area = 255;

// SHN-K01: an attack.
struct AttackType {
    std::string_view name{};
    InlineVector<Dice, 2> dice{};
    std::optional<Stat> stat{};
    std::uint8_t range = 1;
    std::uint8_t area = no_area;
    bool sight = true;
    std::uint8_t ap = 1;
    InlineVector<Row, 3> rows{};
    Effect on_hit{};
    InlineVector<Chain, 2> chains{};

    constexpr bool has_area() const { return area != no_area; }
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("dice", self.dice), f("stat", self.stat), f("range", self.range), f("area", self.area);
        f("sight", self.sight), f("ap", self.ap), f("rows", self.rows), f("on_hit", self.on_hit);
        f("chains", self.chains);
    }
};

}  // namespace heroes::shining
