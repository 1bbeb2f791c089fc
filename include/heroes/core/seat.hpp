#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>

namespace heroes {

// A place at the table, in clockwise order; whoever only watches sits in the spectator's.
enum class Seat : std::uint8_t { one, two, three, four, five, six, spectator, last = spectator };

constexpr EnumNames<Seat> names_of(Seat) { return {"one", "two", "three", "four", "five", "six", "spectator"}; }

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
