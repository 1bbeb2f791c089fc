#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>

namespace heroes {

// A place at the table, in clockwise order; whoever only watches sits in the spectator's.
enum class Seat : std::uint8_t { one, two, three, four, five, six, spectator, last = spectator };

constexpr std::string_view name_of(Seat seat) {
    constexpr std::array<const char*, enum_count<Seat>> names{"one",  "two", "three",    "four",
                                                              "five", "six", "spectator"};
    return index_of(seat) < names.size() ? names[index_of(seat)] : "no seat";
}

using SeatSet = EnumSet<Seat>;

// One value for each seat of a game with at most Players players.
template <class T, std::size_t Players>
using PerSeat = EnumArray<Seat, T, Players>;

// The seat that is n places clockwise of another at a table of so many players.
constexpr Seat clockwise(Seat seat, std::size_t players, std::size_t n = 1) {
    const std::size_t place = index_of(seat) + n;
    return static_cast<Seat>(place < players ? place : place - players);
}

}  // namespace heroes
