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

// For a team the values of its members are put together (HED-R42).
template <class Rules>
constexpr Merits merits(const Table<Rules>& table, Seat seat) {
    const Knobs& knobs = table.rules.knobs;
    const auto& turn = table.turn;
    Merits merit;
    if (in_teams(table.options)) {
        merit.qualified = qualifies(table, seat) ? 1 : 0;
        if (knobs.first_qualified_team_wins && turn.first_qualified_team == table.options.teams[seat])
            merit.qualified = 2;
    }
    const DiceSet counted = knobs.tiebreak_heroes_only ? side_of(table.options, seat) - DiceSet::every(Die::dragon)
                                                       : side_of(table.options, seat);
    for_each_battlefield(table.options, [&](Battlefield at) {
        const int here = static_cast<int>((table.battlefields[at] & counted).size());
        merit.dice += here;
        merit.most_dice = here > merit.most_dice ? here : merit.most_dice;
    });
    for_each_seat(table.options, [&](Seat member) {
        if (!same_side(table.options, seat, member)) return;
        merit.score += table.scores[member];
        const bool shown = in_roost(table, member) || knobs.tiebreak_away_dragon_face;
        const int value = shown ? table.faces[member][Die::dragon] : 0;
        if (knobs.team_tiebreak_sums_roosts)
            merit.roost += value;
        else
            merit.roost = value > merit.roost ? value : merit.roost;
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

}  // namespace detail

// How the game stands; once it is over, how it ended. HED-224 to HED-229, HED-262.
template <class Rules>
[[nodiscard]] constexpr Outcome outcome(const Table<Rules>& table) {
    const Options& options = table.options;
    PerSeat<detail::Merits, most_players> merits{};
    for_each_seat(options, [&](Seat seat) { merits[seat] = detail::merits(table, seat); });
    detail::Merits best;
    detail::Merits second{.qualified = -1};
    for_each_seat(options, [&](Seat seat) { best = merits[seat] > best ? merits[seat] : best; });

    Outcome outcome;
    SeatSet first{};
    SeatSet sides{};  // one seat for each side that is equal to the best
    std::uint16_t top_score = 0;
    for_each_seat(options, [&](Seat seat) {
        auto& line = outcome.seats[seat];
        line = {Standing::loss, 1, table.scores[seat]};
        SeatSet better{};
        for_each_seat(options, [&](Seat other) {
            if (merits[other] > merits[seat]) better.insert(other);
        });
        line.place = static_cast<std::uint8_t>(better.size() + 1);
        if (merits[seat] != best) {
            second = merits[seat] > second ? merits[seat] : second;
            return;
        }
        bool new_side = true;
        sides.for_each([&](Seat known) { new_side &= !same_side(options, known, seat); });
        if (new_side) sides.insert(seat);
        first.insert(seat);
        top_score = line.score > top_score ? line.score : top_score;
    });
    const bool draw = sides.size() > 1;
    outcome.decided_by = draw ? TieBreak::nothing : detail::deciding(best, second);
    (draw ? outcome.drawn : outcome.winners) = first;
    first.for_each([&](Seat seat) {
        outcome.seats[seat].standing = draw ? Standing::draw : Standing::win;
        // HED-257: named in a winning team only.
        if (!draw && in_teams(options) && table.scores[seat] == top_score) outcome.mvp.insert(seat);
    });
    return outcome;
}

}  // namespace heroes::hedra
