#pragma once

#include <cstdint>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/hamlet/pieces.hpp>
#include <heroes/hamlet/queries.hpp>
#include <heroes/hamlet/table.hpp>

// Rulebook, "End of the game": one winner, or none.
namespace heroes::hamlet {

using heroes::Standing;

// How a game stands or ended. There are no points: one wins, or nobody does, and then all have the same.
struct Outcome {
    struct Line {
        Standing standing{};
        std::uint8_t place = 0;

        bool operator==(const Line&) const = default;
    };

    PerSeat<Line, most_players> seats{};
    SeatSet winners{};  // one, or nobody if it is a draw
    SeatSet drawn{};    // everybody then
    Ending decided_by{};

    bool operator==(const Outcome&) const = default;
};

// How the game stands; once it is over, how it ended. HAM-215, HAM-216, HAM-218.
template <class Rules>
[[nodiscard]] constexpr Outcome outcome(const Table<Rules>& table) {
    Outcome outcome{.decided_by = table.ending};
    if (table.winner) outcome.winners.insert(*table.winner);
    for_each_seat(table.options, [&](Seat seat) {
        const bool won = table.winner == seat;
        if (!table.winner) outcome.drawn.insert(seat);
        outcome.seats[seat] = {!table.winner ? Standing::draw
                               : won         ? Standing::win
                                             : Standing::loss,
                               static_cast<std::uint8_t>(table.winner && !won ? 2 : 1)};
    });
    return outcome;
}

}  // namespace heroes::hamlet
