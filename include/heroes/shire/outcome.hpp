#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

using heroes::Standing;

// What ended the match.
enum class Ending : std::uint8_t {
    open,              // nothing yet
    last_side,         // SHI-003, SHI-005
    all_fallen,        // SHI-006
    round_limit,       // SHI-R73
    last = round_limit
};

constexpr EnumNames<Ending> names_of(Ending) {
    return {"open", "one side is left standing", "all have fallen together", "the last round is played"};
}

// How a match stands or ended. The score is the HP of the side's characters.
struct Outcome {
    struct Line {
        Standing standing{};
        std::uint8_t place = 0;
        std::uint16_t score = 0;

        static constexpr Members members{"standing", "place", "score"};
        bool operator==(const Line&) const = default;
    };

    PerSeat<Line, most_players> seats{};
    SeatSet winners{};  // empty: a draw, or not over yet
    Ending decided_by{};

    static constexpr Members members{"seats", "winners", "decided_by"};
    bool operator==(const Outcome&) const = default;
};

}  // namespace heroes::shire
