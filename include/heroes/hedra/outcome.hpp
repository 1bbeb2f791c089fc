#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

using heroes::Standing;

// What told the winner from the runner-up.
enum class TieBreak : std::uint8_t {
    qualification,  // only one team met both thresholds, or it met them first
    score,
    dice_on_battlefields,  // tie-break 1
    dragon_in_roost,       // tie-break 2
    dice_on_one_field,     // tie-break 3
    nothing,               // a draw
    last = nothing
};

constexpr std::string_view name_of(TieBreak step) {
    constexpr std::array<const char*, enum_count<TieBreak>> names{
        "the thresholds of a team",     "score",          "most dice on battlefields", "highest Dragon in its Roost",
        "most dice on one battlefield", "nothing: a draw"};
    return index_of(step) < names.size() ? names[index_of(step)] : "no tie-break";
}

// How a game stands or ended. Places count from 1; whoever is equal in everything shares a place.
struct Outcome {
    struct Line {
        Standing standing{};
        std::uint8_t place = 0;
        std::uint16_t score = 0;

        bool operator==(const Line&) const = default;
    };

    PerSeat<Line, most_players> seats{};
    SeatSet winners{};  // more than one: a team, or a draw
    TieBreak decided_by = TieBreak::nothing;
    SeatSet mvp{};  // the best scorers of a winning team

    bool operator==(const Outcome&) const = default;
};

}  // namespace heroes::hedra
