#pragma once

#include <heroes/core/evaluation.hpp>
#include <heroes/hedra/play.hpp>

// What a player who looks at a table may think of it. This is opinion, not rules, so it lies apart from them.
namespace heroes::hedra::opinion {

namespace detail {

inline constexpr int worth_of_point = 100;
inline constexpr int worth_of_die_on_battlefield = 6;

// What a player has, in hundredths of a point. A Dragon on a battlefield counts as one that is ready.
template <class Rules>
constexpr int merit(const Table<Rules>& table, Seat seat, DieSet on_battlefields) {
    const int dice = static_cast<int>(on_battlefields.size());
    const int dragon =
        on_battlefields.has(Die::dragon) ? table.rules.knobs.dragon_ready : table.faces[seat][Die::dragon];
    return worth_of_point * table.scores[seat] + worth_of_die_on_battlefield * dice + dragon;
}

}  // namespace detail

// How well off the seats are, for bots: what the side of each has together against the best of the others.
template <class Rules>
[[nodiscard]] constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    const auto are_one_side = [&](Seat a, Seat b) { return same_side(table.options, a, b); };
    const DiceSet dice = on_battlefields(table);
    PerSeat<int, most_players> merits{};
    for_each_seat(table.options, [&](Seat member) {
        const int merit = detail::merit(table, member, dice.of(member));
        for_each_seat(table.options, [&](Seat seat) { merits[seat] += are_one_side(seat, member) ? merit : 0; });
    });
    return worth_of_leads(merits, table.options.players, 2 * detail::worth_of_point, are_one_side);
}

}  // namespace heroes::hedra::opinion

// Bots find it by argument-dependent lookup.
namespace heroes::hedra {

using opinion::evaluate;

}  // namespace heroes::hedra
