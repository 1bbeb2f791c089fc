#pragma once

#include <bit>
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
    return static_cast<Seat>(place - players * static_cast<std::size_t>(place >= players));  // without a branch
}

// Who of these comes first clockwise of a seat, itself last, at a table of so many players; there must be somebody.
constexpr Seat next_clockwise(SeatSet seats, Seat after, std::size_t players) {
    const std::uint64_t twice_around = seats.bits() | seats.bits() << players;
    const std::size_t skipped = index_of(after) + 1;
    return clockwise(after, players, 1 + static_cast<std::size_t>(std::countr_zero(twice_around >> skipped)));
}

// Who of these has the most. Each seat is asked once, in their order, so that what it has may be a roll of a die.
template <class F>
constexpr SeatSet who_has_most(SeatSet seats, F&& how_much) {
    SeatSet best{};
    int most = 0;
    seats.for_each([&](Seat seat) {
        const int own = how_much(seat);
        if (best.empty() || own > most) best = SeatSet{}, most = own;
        if (own == most) best.insert(seat);
    });
    return best;
}

}  // namespace heroes
