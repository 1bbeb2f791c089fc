#pragma once

#include <algorithm>

#include <heroes/hedra.hpp>

namespace terminal::hedra {

using namespace heroes::hedra;
using heroes::Seat;

// How much a player's points, dice on battlefields and Dragon are worth, in points. A Dragon on a battlefield is worth
// as much as one that is ready, so that a bot unleashes it as soon as that does some good.
template <class Rules>
double merit(const Table<Rules>& table, Seat seat) {
    const double score = table.scores[seat];
    const double dice = static_cast<double>(on_battlefields(table).of(seat).size());
    const double risen = in_roost(table, seat) ? table.faces[seat][Die::dragon] : 20;
    return score + 0.06 * dice + 0.01 * risen;
}

// How well off a seat is: its side against the best of the others.
template <class Rules>
double value(const Table<Rules>& table, Seat seat) {
    constexpr double victory = 20;
    if (is_over(table)) {
        const auto standing = outcome(table).seats[seat].standing;
        return standing == Standing::win ? victory : standing == Standing::loss ? -victory : 0;
    }
    double own = 0;
    double best_other = 0;
    for_each_seat(table.options, [&](Seat other) {
        double side = 0;
        for_each_seat(table.options, [&](Seat member) {
            if (same_side(table.options, other, member)) side += merit(table, member);
        });
        if (same_side(table.options, seat, other))
            own = side;
        else
            best_other = std::max(best_other, side);
    });
    return own - best_other;
}

}  // namespace terminal::hedra
