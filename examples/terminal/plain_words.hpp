#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/core/text.hpp>
#include <heroes/tools/wording.hpp>

#include "names.hpp"
#include "text.hpp"

namespace terminal {

// Any game in the words of its names and members.
template <class Table>
struct PlainWords : Players<Table> {
    using Players<Table>::table;
    using Players<Table>::style;

    auto wording() const {
        const auto name_seat = [style = style](heroes::Seat who) { return painted_name(who, style); };
        return heroes::Wording<typename Table::Rules, decltype(name_seat)>({}, name_seat);
    }

    std::string question(const typename Table::Decision& decision) const {
        return this->seat(decider(table)) + ", " + wording().request(decision) + ".";
    }
    std::string offer(const typename Table::Action& action) const { return with_capital(wording().sentence(action)); }

    // Who wins, why, and in which places everybody comes.
    std::string result() const {
        const auto ended = outcome(table);
        std::string text = "\n" + style.paint("The game is over", Colour::bold);
        if constexpr (requires { wording().value(ended.decided_by); }) text += ": " + wording().value(ended.decided_by);
        text += ".\n" + (ended.winners.empty() ? this->seats(ended.drawn) + " share a draw" : winners(ended.winners)) +
                ".\n";
        for (std::size_t place = 1; place <= players(); ++place) text += in_place(ended.seats, place);
        return text;
    }

private:
    std::string winners(heroes::SeatSet winners) const {
        return this->seats(winners) + (winners.size() == 1 ? " wins" : " win");
    }

    std::size_t players() const { return table.options.players; }

    template <class Lines>
    std::string in_place(const Lines& lines, std::size_t place) const {
        std::string text;
        heroes::for_each_enumerator<heroes::Seat>(
            [&](heroes::Seat who) {
                if (place_of(lines[who]) == place)
                    text +=
                        "  " + std::to_string(place) + ".  " + padded(this->seat(who), 8) + score_of(lines[who]) + "\n";
            },
            players());
        return text;
    }
    template <class Line>
    static std::size_t place_of(const Line& line) {
        if constexpr (requires { line.place; })
            return line.place;
        else
            return 0;
    }
    template <class Line>
    static std::string score_of(const Line& line) {
        if constexpr (requires { line.score; })
            return std::to_string(line.score);
        else
            return "";
    }
};

}  // namespace terminal
