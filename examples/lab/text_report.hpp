#pragma once

// The report for a terminal, in lines of at most 80 letters.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report.hpp"
#include "wrap.hpp"

namespace lab {

namespace detail {

constexpr std::size_t number_width = 17;
constexpr std::size_t name_width = text_width - 3 * number_width;

// What stands at the left, and three numbers below each other's; a name that is too long has a line of its own.
inline std::string table_line(std::string left, std::string_view first, std::string_view second,
                              std::string_view third) {
    std::string line = left.size() < name_width ? "" : std::exchange(left, "") + "\n";
    line += left + std::string(name_width - left.size(), ' ');
    for (std::string_view cell : {first, second, third})
        line += std::string(number_width - std::min(cell.size(), number_width), ' ') + std::string(cell);
    return line + "\n";
}

inline std::string lines_of(const Report& report, const Measure& measure) {
    std::string lines = table_line(" " + measure.name, value_text(measure, measure.games.first.mean),
                                   value_text(measure, measure.games.second.mean), difference_text(measure));
    lines += table_line("   " + std::string(name_of(heroes::change(measure))), interval_text(measure, measure.first),
                        interval_text(measure, measure.second), interval_text(measure, measure.difference, true));
    if (has_quartiles(measure))
        lines += "   " + report.first + ": " + median_text(measure.first_quartiles) + "\n   " + report.second + ": " +
                 median_text(measure.second_quartiles) + "\n";
    return lines;
}

inline std::string knobs_text(const std::vector<Turned>& knobs) {
    std::string text;
    for (const Turned& knob : knobs) text += "  " + knob_text(knob) + "\n";
    return text;
}

inline std::string rules_text(const Report& report) {
    std::string text = knobs_text(report.knobs);
    if (report.knobs.empty()) text += "  no knob differs: the rules are compared with themselves\n";
    return text;
}

inline std::string set_up_text(const Report& report) {
    std::string text;
    for (const Setting& knob : report.both)
        text += wrapped("on both sides: " + knob.name + " " + knob.value, "  ", "    ");
    return text + "\n" + wrapped(set_up_of(report), "  ", "  ") + "\n";
}

inline std::string warning_text(const Report& report) {
    const auto warning = warning_of(report);
    return warning.empty() ? "" : wrapped(warning, "  ! ", "    ") + "\n";
}

inline std::string notes_text(const Report& report) {
    std::string text;
    for (std::string_view note : reading_notes) text += wrapped(note, " - ", "   ");
    return text + "\n" + wrapped("Again: " + report.command, "  ", "    ", " \\");
}

inline std::string left_aligned(std::string text, std::size_t width) {
    return text + std::string(text.size() < width ? width - text.size() : 1, ' ');
}
inline std::string right_aligned(std::string text, std::size_t width) {
    return std::string(text.size() < width ? width - text.size() : 1, ' ') + text;
}

constexpr std::string_view short_verdict(Change change) {
    constexpr std::string_view words[] = {"same", "unclear", "less", "more"};
    return words[heroes::index_of(change)];
}

inline std::string sweep_line(std::string_view value, const Measure& measure, bool first) {
    const auto& sample = first ? measure.games.first : measure.games.second;
    const auto& interval = first ? measure.first : measure.second;
    const auto& quartiles = first ? measure.first_quartiles : measure.second_quartiles;
    std::string line = left_aligned("    " + std::string(value), 26) +
                       right_aligned(value_text(measure, sample.mean), 9) +
                       right_aligned(interval_text(measure, interval), 19) +
                       right_aligned(has_quartiles(measure) ? fixed(quartiles.median, 1) : "", 11);
    if (!first) line += "  " + std::string(short_verdict(heroes::change(measure)));
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

// How a measure goes with the value of the knob.
inline std::string sweep_lines(const Findings& findings, const Measure& measure) {
    const Report& base = findings.reports.front();
    std::string lines = "  " + measure.name + "\n" + sweep_line(base.first, measure, true);
    for (const Report& report : findings.reports)
        if (const Measure* same = report.comparison.measure(measure.name))
            lines += sweep_line(report.swept, *same, false);
        else
            lines += left_aligned("    " + report.swept, 26) + "    never\n";
    return lines;
}

}  // namespace detail

inline std::string text_report(const Report& report) {
    std::string text = "House rules tried: " + report.game + "\n\n" + detail::rules_text(report);
    text += detail::set_up_text(report) + detail::warning_text(report);
    text += detail::table_line("", report.first, report.second, "difference");
    for (const Measure& measure : report.comparison.measures)
        if (report.tells_events || !is_event(measure)) text += detail::lines_of(report, measure);
    return text + "\n" + detail::notes_text(report);
}

// One knob, several values, each compared with the same games.
inline std::string sweep_report(const Findings& findings) {
    const Report& base = findings.reports.front();
    std::string text = "House rules tried: " + base.game + "\n\n  " + findings.swept + ", swept; " + base.first + ": " +
                       findings.swept_before + "\n";
    text += detail::knobs_text(turned_besides(findings)) + detail::set_up_text(base);
    for (const Report& report : findings.reports)
        if (!warning_of(report).empty()) text += wrapped(report.swept + ": " + warning_of(report), "  ! ", "    ");
    text += detail::left_aligned("", 26) + "     mean      95 % interval     median  verdict\n";
    for (const Measure* measure : measures_of(findings))
        if (base.tells_events || !is_event(*measure)) text += detail::sweep_lines(findings, *measure);
    return text + "\n" + detail::notes_text(base);
}

inline std::string text_report(const Findings& findings) {
    return findings.swept.empty() ? text_report(findings.reports.front()) : sweep_report(findings);
}

}  // namespace lab
