#pragma once

#include <heroes/core/evaluation.hpp>
#include <heroes/hedra/play.hpp>

namespace heroes::hedra {

namespace detail {

inline constexpr int worth_of_point = 100;
inline constexpr int worth_of_die_on_battlefield = 6;

// What a player has, in hundredths of a point. A Dragon on a battlefield counts as one that is ready.
template <class Rules>
constexpr int merit(const Table<Rules>& table, Seat seat) {
    const int dice = static_cast<int>(on_battlefields(table).of(seat).size());
    const int dragon = in_roost(table, seat) ? table.faces[seat][Die::dragon] : table.rules.knobs.dragon_ready;
    return worth_of_point * table.scores[seat] + worth_of_die_on_battlefield * dice + dragon;
}

// What the side of a seat has together.
template <class Rules>
constexpr int merit_of_side(const Table<Rules>& table, Seat seat) {
    int sum = 0;
    for_each_seat(table.options, [&](Seat member) {
        if (same_side(table.options, seat, member)) sum += merit(table, member);
    });
    return sum;
}

template <class Rules>
constexpr int merit_of_best_rival(const Table<Rules>& table, Seat seat) {
    int best = 0;
    for_each_seat(table.options, [&](Seat other) {
        if (same_side(table.options, seat, other)) return;
        const int merit = merit_of_side(table, other);
        if (merit > best) best = merit;
    });
    return best;
}

}  // namespace detail

// How well off a seat is, for bots: what its side has against the best of the others.
template <class Rules>
constexpr int evaluate(const Table<Rules>& table, Seat seat) {
    if (is_over(table)) return worth_of(outcome(table).seats[seat].standing);
    const int lead = detail::merit_of_side(table, seat) - detail::merit_of_best_rival(table, seat);
    return worth_of_lead(lead, 2 * detail::worth_of_point);
}

}  // namespace heroes::hedra
