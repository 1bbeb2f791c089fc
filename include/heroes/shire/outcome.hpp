#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/table.hpp>

namespace heroes::shire {

using heroes::Standing;

// How a match stands or ended: a side wins, or all share a draw. The score is the HP of the side's characters.
struct Outcome : OutcomeOf<most_players, std::uint16_t> {
    Ending decided_by{};

    bool operator==(const Outcome&) const = default;
};

// The HP of the characters of a seat's side.
template <class Rules>
constexpr int hp_of_side(const Table<Rules>& table, Seat seat) {
    int sum = 0;
    side_of(table.options, seat).for_each([&](Seat member) { sum += table.characters[member].hp; });
    return sum;
}

// How the match stands; once it is over, how it ended.
template <class Rules>
[[nodiscard]] constexpr Outcome outcome(const Table<Rules>& table) {
    Outcome outcome{};
    outcome.winners = table.winners;
    outcome.decided_by = table.ending;
    for_each_seat(table.options, [&](Seat seat) {
        const bool won = table.winners.has(seat);
        if (table.winners.empty()) outcome.drawn.insert(seat);
        outcome.seats[seat] = {table.winners.empty() ? Standing::draw
                               : won                 ? Standing::win
                                                     : Standing::loss,
                               static_cast<std::uint8_t>(table.winners.empty() || won ? 1 : table.winners.size() + 1),
                               static_cast<std::uint16_t>(hp_of_side(table, seat))};
    });
    return outcome;
}

}  // namespace heroes::shire
