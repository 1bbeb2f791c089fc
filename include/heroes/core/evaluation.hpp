#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>

namespace heroes {

// What evaluate(table) of a game can give a seat at most, for a game that is won; a lost one is as far below zero. In
// between it should grow with the chance to win.
inline constexpr int sure_win = 1'000'000;

// How a search should look into a game. A game that needs it otherwise says so: search_advice(table).
struct SearchAdvice {
    std::uint32_t rollout = 24;       // how many decisions are made at random before the table is evaluated
    std::uint32_t exploration = 100;  // how much a doubtful action is worth trying, in thousandths of a win
};

// What a game that is over is worth to a seat.
constexpr int worth_of(Standing standing) {
    constexpr EnumArray<Standing, int> worth{{sure_win, 0, -sure_win}};
    return worth[standing];
}

// The same for every seat of an outcome.
template <class Line, std::size_t Players>
constexpr PerSeat<int, Players> worth_of(const PerSeat<Line, Players>& seats) {
    PerSeat<int, Players> worth{};
    for_each_enumerator<Seat>([&](Seat seat) { worth[seat] = worth_of(seats[seat].standing); }, Players);
    return worth;
}

// What a lead is worth while the game goes on: nothing if there is none, half a win at `half`, never all of it.
constexpr int worth_of_lead(int lead, int half) {
    const int size = lead < 0 ? -lead : lead;
    return static_cast<int>(std::int64_t{sure_win - 1} * lead / (size + half));
}

// The same for every seat, by what each has, which is nothing or more: a seat leads the best of those who are not on
// its side.
template <std::size_t Players, class SameSide>
constexpr PerSeat<int, Players> worth_of_leads(const PerSeat<int, Players>& merits, std::size_t players, int half,
                                               SameSide&& same_side) {
    PerSeat<int, Players> worth{};
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            int best = 0;
            for_each_enumerator<Seat>(
                [&](Seat other) {
                    const int theirs = same_side(seat, other) ? 0 : merits[other];
                    best = theirs > best ? theirs : best;
                },
                players);
            worth[seat] = worth_of_lead(merits[seat] - best, half);
        },
        players);
    return worth;
}

// How well off one seat is, where a game tells it for all.
template <class Table>
constexpr int evaluate(const Table& table, Seat seat) {
    return evaluate(table)[seat];
}

}  // namespace heroes
