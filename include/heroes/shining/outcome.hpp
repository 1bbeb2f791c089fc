#pragma once

#include <cstdint>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/shining/table.hpp>

namespace heroes::shining {

using heroes::Standing;

// How a game ended: all win, or all lose, and there are no draws. The score is how many quests were completed.
struct Outcome : OutcomeOf<most_players> {
    static constexpr bool all_win_or_lose = true;  // SHN-002
    Ending decided_by{};

    bool operator==(const Outcome&) const = default;
};

// Whether the Heroes have won what was played for.
constexpr bool is_success(Ending ending) {
    return ending == Ending::campaign_completed || ending == Ending::quest_completed || ending == Ending::encounter_won;
}

// Who won, and how it ended. SHN-002, SHN-168, SHN-182.
template <class Rules>
[[nodiscard]] constexpr Outcome outcome(const Table<Rules>& table) {
    Outcome outcome{};
    outcome.decided_by = table.ending;
    const bool won = is_success(table.ending);
    const std::size_t quests = table.campaign.done.size() + (table.ending == Ending::quest_completed);
    for_each_seat(table.options, [&](Seat seat) {
        if (won) outcome.winners.insert(seat);
        outcome.seats[seat] = {won ? Standing::win : Standing::loss, 1, static_cast<std::uint8_t>(quests)};
    });
    return outcome;
}

}  // namespace heroes::shining
