#pragma once

#include <string>
#include <vector>

#include "words.hpp"

namespace terminal::hedra {

// The table as text.
class Screen : Nouns {
public:
    Screen(const Table& on, Style with) : Nouns{{on, with}} {}

    std::string text() {
        rule();
        for_each_battlefield(table.options, [&](Battlefield where) { battlefield_rows(where); });
        for_each_player("Home", [&](Seat who) { return shown(who, at_home(table, who)); });
        for_each_player("Dragon Roost", [&](Seat who) { return roost(who); });
        for_each_player("Score", [&](Seat who) { return score(who); });
        rule();
        return text_;
    }

private:
    void rule() { text_ += style.paint(std::string(screen_width, '-'), Colour::dim) + "\n"; }
    void row(const std::string& title, const std::string& who, const std::string& what) {
        constexpr std::size_t title_width = 16;
        constexpr std::size_t name_width = 8;
        const std::string opening =
            " " + padded(style.paint(title, Colour::bold), title_width) + padded(who, name_width);
        text_ += wrapped(opening + what, width_of(opening)) + "\n";
    }
    void battlefield_rows(Battlefield where) {
        std::string title = "Battlefield " + std::string(name_of(where));
        if (table.battlefields[where].empty()) return row(title, "-", "");
        for_each_seat(table.options, [&](Seat who) {
            const DieSet dice = table.battlefields[where].of(who);
            if (dice.empty()) return;
            row(title, seat(who), shown(who, dice));
            title.clear();
        });
    }
    template <class F>
    void for_each_player(std::string title, F&& what) {
        for_each_seat(table.options, [&](Seat who) {
            const std::string said = what(who);
            row(title, seat(who), said.empty() ? "-" : said);
            title.clear();
        });
    }
    std::string roost(Seat who) const {
        if (!in_roost(table, who)) return "away at " + at(place_of(table, {who, Die::dragon}));
        return face({who, Die::dragon}) + (dragon_ready(table, who) ? ", ready" : "");
    }
    std::string score(Seat who) const {
        const std::string points = std::to_string(table.scores[who]) + " of " + std::to_string(table.options.target);
        return in_teams(table.options) ? points + ", team " + std::to_string(table.options.teams[who]) : points;
    }

    std::string text_{};
};

// What follows the names of the winners, or of those who share a draw.
inline std::string ended_how(const Outcome& ended) {
    if (ended.decided_by == TieBreak::nothing) return " share a draw: no tie-break tells them apart.";
    const std::string win = ended.winners.size() == 1 ? " wins" : " win";
    if (ended.decided_by == TieBreak::qualification) return win + ": no other team has reached what a team needs.";
    const std::string decided_by(name_of(ended.decided_by));
    const bool tied = ended.decided_by > TieBreak::score;
    return tied ? win + " after a tie in points; the tie-break: " + decided_by + "." : win + " by " + decided_by + ".";
}

// How the game ended: the winners, what decided, everybody's score, and the best of a winning team.
inline std::string result(const Table& table, Style style) {
    const Nouns nouns{{table, style}};
    const Outcome ended = outcome(table);
    std::string text =
        "\n" + style.paint("The game is over", Colour::bold) + " after " + counted(table.turn.round, "round") + ".\n";
    text += nouns.seats(ended.winners | ended.drawn) + ended_how(ended) + "\n";
    for (unsigned place = 1; place <= table.options.players; ++place)
        for_each_seat(table.options, [&](Seat who) {
            if (ended.seats[who].place != place) return;
            text += "  " + std::to_string(place) + ".  " + padded(nouns.seat(who), 8) +
                    counted(ended.seats[who].score, "point") + "\n";
        });
    if (!ended.mvp.empty()) text += "Most valuable player: " + nouns.seats(ended.mvp) + ".\n";
    return text;
}

}  // namespace terminal::hedra
