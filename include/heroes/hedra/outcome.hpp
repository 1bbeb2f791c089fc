#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/hedra/pieces.hpp>
#include <heroes/hedra/queries.hpp>
#include <heroes/hedra/table.hpp>

// Rulebook, "Game End" and "Multiplayer Teams": who wins.
namespace heroes::hedra {

using heroes::Standing;

// How a game stands or ended. Whoever is equal in everything shares a place; more than one winner is a team.
struct Outcome : OutcomeOf<most_players, std::uint16_t> {
    TieBreak decided_by = TieBreak::nothing;
    SeatSet mvp{};  // the best scorers of a winning team

    bool operator==(const Outcome&) const = default;
};

namespace detail {

// HED-255, HED-282: what every member of a team needs at least.
template <class Rules>
constexpr int member_minimum(const Table<Rules>& table) {
    if (table.rules.knobs.team_member_minimum) return *table.rules.knobs.team_member_minimum;
    return table.options.target > 3 ? table.options.target - 2 : 1;
}

// HED-220, HED-255: a player at the target; in a team game all members at the minimum as well.
template <class Rules>
constexpr bool qualifies(const Table<Rules>& table, Seat seat) {
    if (!in_teams(table.options)) return table.scores[seat] >= table.options.target;
    bool one_at_target = false;
    bool all_at_minimum = true;
    for_each_seat(table.options, [&](Seat member) {
        if (!same_side(table.options, seat, member)) return;
        one_at_target |= table.scores[member] >= table.options.target;
        all_at_minimum &= table.scores[member] >= member_minimum(table);
    });
    return one_at_target && all_at_minimum;
}

template <class Rules>
constexpr bool anyone_qualifies(const Table<Rules>& table) {
    bool any = false;
    for_each_seat(table.options, [&](Seat seat) { any |= qualifies(table, seat); });
    return any;
}

// What is compared at the end, the first first.
struct Merits {
    int qualified = 0;
    int score = 0;
    int dice = 0;
    int roost = 0;
    int most_dice = 0;

    auto operator<=>(const Merits&) const = default;
};

// HED-262: whether a side meets both thresholds, and by a house rule whether it met them first.
template <class Rules>
constexpr int qualification(const Table<Rules>& table, Seat seat) {
    if (!in_teams(table.options)) return 0;
    const bool first = table.turn.first_qualified_team == table.options.teams[seat];
    if (table.rules.knobs.first_qualified_team_wins && first) return 2;
    return qualifies(table, seat) ? 1 : 0;
}

// HED-225, HED-227: dice on battlefields, in all and on one of them.
template <class Rules>
constexpr void count_dice(const Table<Rules>& table, Seat seat, Merits& merit) {
    const DiceSet side = side_of(table.options, seat);
    const DiceSet counted = table.rules.knobs.tiebreak_heroes_only ? side - DiceSet::every(Die::dragon) : side;
    for_each_battlefield(table.options, [&](Battlefield at) {
        const int here = static_cast<int>((table.battlefields[at] & counted).size());
        merit.dice += here;
        merit.most_dice = here > merit.most_dice ? here : merit.most_dice;
    });
}

// For a team the values of its members are put together (HED-R42).
template <class Rules>
constexpr Merits merits(const Table<Rules>& table, Seat seat) {
    const Knobs& knobs = table.rules.knobs;
    Merits merit{.qualified = qualification(table, seat)};
    count_dice(table, seat, merit);
    for_each_seat(table.options, [&](Seat member) {
        if (!same_side(table.options, seat, member)) return;
        merit.score += table.scores[member];
        const bool shown = in_roost(table, member) || knobs.tiebreak_away_dragon_face;
        const int value = shown ? table.faces[member][Die::dragon] : 0;
        const int higher = value > merit.roost ? value : merit.roost;
        merit.roost = knobs.team_tiebreak_sums_roosts ? merit.roost + value : higher;
    });
    return merit;
}

// The first merit in which two sides differ.
constexpr TieBreak deciding(const Merits& a, const Merits& b) {
    if (a.qualified != b.qualified) return TieBreak::qualification;
    if (a.score != b.score) return TieBreak::score;
    if (a.dice != b.dice) return TieBreak::dice_on_battlefields;
    if (a.roost != b.roost) return TieBreak::dragon_in_roost;
    return a.most_dice != b.most_dice ? TieBreak::dice_on_one_field : TieBreak::nothing;
}

using MeritsOfAll = PerSeat<Merits, most_players>;

constexpr std::uint8_t place_of(const Options& options, const MeritsOfAll& merits, Seat seat) {
    std::uint8_t place = 1;
    for_each_seat(options, [&](Seat other) {
        if (merits[other] > merits[seat]) ++place;
    });
    return place;
}
// The best of those who are not among the first.
constexpr Merits runner_up(const Options& options, const MeritsOfAll& merits, SeatSet first) {
    Merits best{.qualified = -1};
    for_each_seat(options, [&](Seat seat) {
        if (!first.has(seat) && merits[seat] > best) best = merits[seat];
    });
    return best;
}
// Whether all of them are on one side.
constexpr bool is_one_side(const Options& options, SeatSet seats) {
    bool one = true;
    seats.for_each([&](Seat seat) { one = one && same_side(options, seats.front(), seat); });
    return one;
}
// HED-257: the best scorers of a winning team.
template <class Rules>
constexpr SeatSet best_scorers(const Table<Rules>& table, SeatSet team) {
    std::uint16_t top = 0;
    team.for_each([&](Seat seat) { top = table.scores[seat] > top ? table.scores[seat] : top; });
    SeatSet best{};
    team.for_each([&](Seat seat) {
        if (table.scores[seat] == top) best.insert(seat);
    });
    return best;
}

}  // namespace detail

// How the game stands; once it is over, how it ended. HED-224 to HED-229, HED-262.
template <class Rules>
[[nodiscard]] constexpr Outcome outcome(const Table<Rules>& table) {
    const Options& options = table.options;
    detail::MeritsOfAll merits{};
    for_each_seat(options, [&](Seat seat) { merits[seat] = detail::merits(table, seat); });
    Outcome outcome;
    SeatSet first{};
    for_each_seat(options, [&](Seat seat) {
        outcome.seats[seat] = {Standing::loss, detail::place_of(options, merits, seat), table.scores[seat]};
        if (outcome.seats[seat].place == 1) first.insert(seat);
    });
    const bool draw = !detail::is_one_side(options, first);
    first.for_each([&](Seat seat) { outcome.seats[seat].standing = draw ? Standing::draw : Standing::win; });
    (draw ? outcome.drawn : outcome.winners) = first;
    if (draw) return outcome;
    outcome.decided_by = detail::deciding(merits[first.front()], detail::runner_up(options, merits, first));
    if (in_teams(options)) outcome.mvp = detail::best_scorers(table, first);
    return outcome;
}

}  // namespace heroes::hedra
