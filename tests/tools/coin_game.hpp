#pragma once

#include <cstdint>

#include <tiny_game.hpp>

#include <heroes/core/pcg32.hpp>

// A game of the tiny one's shape whose every action tosses a coin until it falls on its head, `turns` times at most:
// few ways, but some of them as unlikely as you like. It overlooks mistakes of the caller.
namespace coins {

struct Rules : tiny::StandardRules {
    static void illegal(const heroes::Verdict&) {}
};
using Table = tiny::Table<Rules>;

template <heroes::Chance C, class Emit = heroes::Ignore>
constexpr void play(Table& table, const tiny::Action&, C& chance, Emit&& emit = {}) {
    while (table.turns_left != 0 && chance.below(2) == 0) {
        --table.turns_left;
        emit(tiny::Drew{heroes::Seat::one});
    }
}

inline Table with_tosses(std::uint8_t most) { return heroes::new_game<Table>({.turns = most}, heroes::Pcg32{1}).table; }
inline const tiny::Action toss = tiny::Draw{};

}  // namespace coins
