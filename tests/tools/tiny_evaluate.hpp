#pragma once

// What a table of the tiny game is worth, for the tests of bots.

#include <heroes/core/evaluation.hpp>

#include "tiny_game.hpp"

namespace tiny {

// A point is worth more than any card in the rack.
template <class Rules>
constexpr heroes::PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return heroes::worth_of(outcome(table).seats);
    heroes::PerSeat<int, most_players> held{};
    for_each_seat(table.options, [&](Seat seat) {
        held[seat] = 100 * table.points[seat];
        for (const Held& card : table.racks[seat]) held[seat] += static_cast<int>(*card.card);
    });
    return heroes::worth_of_leads(held, table.options.players, 100, [](Seat a, Seat b) { return a == b; });
}

}  // namespace tiny
