#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report.hpp"

namespace lab {

namespace detail {

using Row = std::vector<std::string>;

// Rows whose cells stand below each other.
inline std::string aligned(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows)
        for (std::size_t i = 0; i != row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const Row& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i != row.size(); ++i)
            line += " " + row[i] + std::string(widths[i] - row[i].size() + 1, ' ');
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

inline Row row_of(const Measure& measure) {
    const auto cell = [&](const heroes::Sample& sample, const Interval& interval) {
        return value_text(measure, sample.mean) + " [" + interval_text(measure, interval) + "]";
    };
    return {measure.name, cell(measure.games.first, measure.first), cell(measure.games.second, measure.second),
            difference_text(measure) + " [" + interval_text(measure, measure.difference, true) + "]",
            std::string(name_of(heroes::change(measure)))};
}

// A paragraph in lines of at most so many letters.
inline std::string wrapped(std::string_view text, std::string_view first, std::string_view next) {
    constexpr std::size_t width = 100;
    std::string lines;
    std::string line{first};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (line.size() + 1 + word.size() > width) lines += std::exchange(line, std::string(next)) + "\n";
        (line += ' ') += word;
        at = end + 1;
    }
    return lines + line + "\n";
}

}  // namespace detail

// The report for a terminal.
inline std::string text_report(const Report& report) {
    std::string text = "House rules tried: " + report.game + "\n\n";
    for (const Turned& knob : report.knobs) text += "  " + knob_text(knob) + "\n";
    if (report.knobs.empty()) text += "  no knob differs: the rules are compared with themselves\n";
    for (const Setting& knob : report.both) text += "  before and after: " + knob.name + " " + knob.value + "\n";
    text += "\n" + detail::wrapped(set_up_of(report), " ", " ") + "\n";
    if (const auto warning = warning_of(report); !warning.empty())
        text += detail::wrapped(warning, "  !", "   ") + "\n";
    std::vector<detail::Row> rows{{"", "before", "after", "difference", "verdict"}};
    for (const Measure& measure : report.comparison.measures) rows.push_back(detail::row_of(measure));
    text += detail::aligned(rows) + "\n";
    for (std::string_view note : reading_notes) text += detail::wrapped(note, " -", "  ");
    return text + "\n  Again: " + report.command + "\n";
}

}  // namespace lab
