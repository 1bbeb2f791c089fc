#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

using heroes::Standing;

// What ended the game.
enum class Ending : std::uint8_t {
    open,  // nothing yet
    champion_slain,
    no_heroes_left,  // HAM-R48
    last_survivor,   // HAM-R49
    sigils_lost,     // HAM-R66
    turn_limit,      // HAM-R82
    last = turn_limit
};

constexpr std::string_view name_of(Ending ending) {
    constexpr std::array<const char*, enum_count<Ending>> names{"open",
                                                                "the Champion is slain",
                                                                "no heroes are left",
                                                                "one player is left",
                                                                "no Sigil can be had any more",
                                                                "the last turn is played"};
    return index_of(ending) < names.size() ? names[index_of(ending)] : "no ending";
}

// How a game stands or ended. There are no points: one wins, or nobody does, and then all have the same.
struct Outcome {
    struct Line {
        Standing standing{};
        std::uint8_t place = 0;

        bool operator==(const Line&) const = default;
    };

    PerSeat<Line, most_players> seats{};
    std::optional<Seat> winner{};
    Ending decided_by{};

    bool operator==(const Outcome&) const = default;
};

}  // namespace heroes::hamlet
