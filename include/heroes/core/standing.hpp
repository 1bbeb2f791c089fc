#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/seat.hpp>

namespace heroes {

// How a game ended for one seat.
enum class Standing : std::uint8_t { win, draw, loss, last = loss };

constexpr EnumNames<Standing> names_of(Standing) { return {"win", "draw", "loss"}; }

// How a game with points stands or ended, for each seat and in all. Places count from 1. A game that says more, such as
// what decided, derives its Outcome from this.
template <std::size_t players, class Score = std::uint8_t>
struct OutcomeOf {
    struct Line {
        Standing standing{};
        std::uint8_t place = 0;
        Score score = 0;

        bool operator==(const Line&) const = default;
    };

    PerSeat<Line, players> seats{};
    SeatSet winners{};  // nobody if it is a draw
    SeatSet drawn{};    // who share the first place then

    bool operator==(const OutcomeOf&) const = default;
};

// The most points win, and equal points share a place.
template <class Outcome, class Options, class ScoreOf>
constexpr Outcome by_score(const Options& options, ScoreOf&& score_of) {
    Outcome outcome{};
    SeatSet first{};
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            auto& line = outcome.seats[seat] = {Standing::loss, 1, score_of(seat)};
            for_each_enumerator<Seat>(
                [&](Seat other) {
                    if (score_of(other) > line.score) ++line.place;
                },
                options.players);
            if (line.place == 1) first.insert(seat);
        },
        options.players);
    const Standing best = first.size() == 1 ? Standing::win : Standing::draw;
    first.for_each([&](Seat seat) { outcome.seats[seat].standing = best; });
    (best == Standing::win ? outcome.winners : outcome.drawn) = first;
    return outcome;
}

}  // namespace heroes
