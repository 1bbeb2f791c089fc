#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text.hpp"

namespace terminal {

using Rows = std::vector<std::string>;

inline Rows rows_of(std::string_view text) {
    Rows rows;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        rows.emplace_back(text.substr(0, end));
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
    return rows;
}

inline std::string text_of(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

namespace detail {

// As many of the first rows as fit, and a word about the others.
inline Rows cut(Rows rows, std::size_t room, std::string_view how_to_see) {
    if (rows.size() <= room) return rows;
    if (room == 0) return {};
    const std::size_t hidden = rows.size() - room + 1;
    rows.resize(room - 1);
    rows.push_back("  ... " + counted(hidden, "more row") + ": " + std::string(how_to_see));
    return rows;
}

// As many of the last rows as fit, beginning with a sentence; what goes on from the row before is indented.
inline Rows tail(const Rows& rows, std::size_t room) {
    auto begin = rows.end() - static_cast<Rows::difference_type>(std::min(rows.size(), room));
    while (begin != rows.begin() && begin != rows.end() && begin->starts_with("  ")) ++begin;
    return Rows(begin, rows.end());
}

}  // namespace detail

// What is asked, and the choices, in so many rows. The choices come first.
inline Rows asked_in(const Rows& question, const Rows& choices, std::size_t height) {
    constexpr std::string_view how_to_see = "? shows all";
    const Rows list = detail::cut(choices, height, how_to_see);
    Rows rows = detail::cut(question, height - list.size(), how_to_see);
    rows.insert(rows.end(), list.begin(), list.end());
    return rows;
}

// A screen of so many rows: the table on top, what happened below it, and at the bottom what is asked. The choices come
// first where room is short, then so many rows of the log.
inline Rows laid_out(const Rows& table, const Rows& log, const Rows& choices, std::size_t height,
                     std::size_t least_log) {
    const std::size_t room = height > choices.size() ? height - choices.size() : 0;
    const std::size_t for_log = std::min({log.size(), least_log, room});
    Rows rows = detail::cut(table, room - detail::tail(log, for_log).size(), "t shows the table");
    const Rows told = detail::tail(log, room - rows.size());
    rows.insert(rows.end(), told.begin(), told.end());
    rows.resize(std::max(rows.size(), room));
    rows.insert(rows.end(), choices.begin(), choices.end());
    return rows;
}

}  // namespace terminal
