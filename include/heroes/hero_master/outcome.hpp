#pragma once

#include <cstdint>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/hero_master/queries.hpp>
#include <heroes/hero_master/table.hpp>

// Rulebook, "Object of the Game": the most gold wins.
namespace heroes::hero_master {

using heroes::Standing;

// How a game stands or ended; the score is gold. There is always one winner: the last tie-break leaves no tie.
struct Outcome : OutcomeOf<most_players, int> {
    TieBreak decided_by{};

    bool operator==(const Outcome&) const = default;
};

namespace detail {

// HMA-005, HMA-R90: how far clockwise of the leader a seat is.
template <class Rules>
constexpr std::size_t distance_to_leader(const Table<Rules>& table, Seat seat) {
    const std::size_t players = table.options.players;
    const std::size_t distance = (index_of(seat) + players - index_of(table.leader)) % players;
    return distance == 0 && table.rules.knobs.leader_is_last_in_ties ? players : distance;
}

// HMA-003 to HMA-005: who of two is ahead, and by what.
template <class Rules>
constexpr bool is_ahead(const Table<Rules>& table, Seat a, Seat b, TieBreak& by) {
    const int gold = table.heroes[a].gold - table.heroes[b].gold;
    by = TieBreak::gold;
    if (gold != 0) return gold > 0;
    const int treasure = treasure_items(table, a) - treasure_items(table, b);
    by = TieBreak::treasure;
    if (treasure != 0) return treasure > 0;
    by = TieBreak::nearest_to_leader;
    return distance_to_leader(table, a) < distance_to_leader(table, b);
}

}  // namespace detail

// How the game stands; once it is over, how it ended.
template <class Rules>
[[nodiscard]] constexpr Outcome outcome(const Table<Rules>& table) {
    Outcome outcome{};
    for_each_seat(table.options, [&](Seat seat) {
        std::uint8_t place = 1;
        for_each_seat(table.options, [&](Seat other) {
            TieBreak by{};
            if (other != seat && detail::is_ahead(table, other, seat, by)) ++place;
        });
        outcome.seats[seat] = {place == 1 ? Standing::win : Standing::loss, place, table.heroes[seat].gold};
        if (place == 1) outcome.winners.insert(seat);
    });
    // What decided is the latest tie-break that the winner needed against anybody.
    const Seat winner = outcome.winners.front();
    for_each_seat(table.options, [&](Seat other) {
        TieBreak by{};
        if (other == winner) return;
        detail::is_ahead(table, winner, other, by);
        if (by > outcome.decided_by) outcome.decided_by = by;
    });
    return outcome;
}

}  // namespace heroes::hero_master
