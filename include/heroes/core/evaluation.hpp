#pragma once

#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/standing.hpp>

namespace heroes {

// What evaluate(table, seat) of a game can give at most, for a game that is won; a lost one is as far below zero. In
// between it should grow with the chance to win.
inline constexpr int sure_win = 1'000'000;

// What a game that is over is worth to a seat.
constexpr int worth_of(Standing standing) {
    constexpr EnumArray<Standing, int> worth{{sure_win, 0, -sure_win}};
    return worth[standing];
}

// What a lead is worth while the game goes on: nothing if there is none, half a win at `half`, never all of it.
constexpr int worth_of_lead(int lead, int half) {
    const int size = lead < 0 ? -lead : lead;
    return static_cast<int>(std::int64_t{sure_win - 1} * lead / (size + half));
}

}  // namespace heroes
