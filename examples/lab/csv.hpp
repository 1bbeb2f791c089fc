#pragma once

// Every game as a row, for whoever wants to reckon for themselves.

#include <string>
#include <string_view>
#include <vector>

#include "report.hpp"

namespace lab {

namespace detail {

inline std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

inline std::string csv_head(const Report& report) {
    std::string head = "rules,game,seed,finished,decided_by,first_to_decide,decisions,rounds";
    for (std::size_t seat = 1; seat <= report.players; ++seat)
        head += ",standing_" + std::to_string(seat) + ",score_" + std::to_string(seat);
    for (std::string_view event : report.subject.events) head += "," + quoted("event: " + std::string(event));
    return head + "\n";
}

inline std::string csv_row(const Report& report, std::string_view rules, std::size_t number,
                           const heroes::TrialGame& game) {
    const bool tells = game.finished && game.decided_by < report.subject.ends.size();
    std::string row = quoted(rules) + "," + std::to_string(number) + "," + std::to_string(game.seed) + "," +
                      (game.finished ? "yes" : "no") + "," +
                      quoted(tells ? report.subject.ends[game.decided_by] : std::string_view{}) + "," +
                      std::to_string(1 + heroes::index_of(game.first_to_decide)) + "," +
                      std::to_string(game.decisions) + "," + std::to_string(game.rounds);
    for (const auto& line : game.seats)
        row += "," + std::string(name_of(line.standing)) + "," + std::to_string(line.score);
    for (std::uint32_t count : game.events) row += "," + std::to_string(count);
    return row + "\n";
}

inline void add_rows(std::string& text, const Report& report, std::string_view rules,
                     const std::vector<heroes::TrialGame>& games) {
    for (std::size_t i = 0; i != games.size(); ++i) text += csv_row(report, rules, i + 1, games[i]);
}

}  // namespace detail

inline std::string csv_of(const Findings& findings) {
    const Report& first = findings.reports.front();
    std::string text = detail::csv_head(first);
    detail::add_rows(text, first, first.first, first.comparison.first);
    for (const Report& report : findings.reports)
        detail::add_rows(text, report, findings.swept.empty() ? report.second : report.swept, report.comparison.second);
    return text;
}

}  // namespace lab
