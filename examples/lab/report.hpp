#pragma once

// What a report says, before it is laid out as text or as a page.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/tools/compare_rules.hpp>

#include "arguments.hpp"

namespace lab {

using heroes::Change;
using heroes::Comparison;
using heroes::Interval;
using heroes::Measure;
using heroes::MeasureKind;

// A knob that is turned.
struct Turned {
    std::string name{};
    std::string before{};
    std::string after{};
};

struct Report {
    std::string game{};
    std::string command{};  // what makes this report again
    std::vector<Turned> knobs{};
    std::vector<Setting> both{};     // what differs from the standard rules before and after
    std::vector<Setting> options{};  // of the set-up, likewise
    std::string bots{};              // who played
    std::size_t players = 0;
    std::size_t most_decisions = 0;
    std::uint64_t seed = 0;
    Comparison comparison{};
};

inline std::string fixed(double value, int digits) {
    char text[400];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    const std::string_view written = text;
    const bool is_zero = written.find_first_of("123456789") == written.npos;
    return std::string(is_zero && written.front() == '-' ? written.substr(1) : written);
}

// With its sign, unless it is nothing at this precision.
inline std::string with_sign(double value, int digits) {
    const std::string text = fixed(value, digits);
    return value > 0 && text.find_first_of("123456789") != text.npos ? "+" + text : text;
}

// How the values of a measure are written: rates in percent, their differences in percentage points.
struct Style {
    double factor = 1;
    int digits = 2;
    std::string_view unit = "";
    std::string_view unit_of_difference = "";
};

constexpr Style style_of(MeasureKind kind) {
    return kind == MeasureKind::rate ? Style{100, 1, " %", " points"} : Style{};
}

inline std::string value_text(const Measure& measure, double value) {
    const Style style = style_of(measure.kind);
    return fixed(style.factor * value, style.digits) + std::string(style.unit);
}

inline std::string difference_text(const Measure& measure) {
    const Style style = style_of(measure.kind);
    return with_sign(style.factor * measure.games.difference.mean, style.digits) +
           std::string(style.unit_of_difference);
}

// "47.8 to 54.0"; nobody knows it from a single game.
inline std::string interval_text(const Measure& measure, const Interval& interval, bool signs = false) {
    if (!std::isfinite(interval.low) || !std::isfinite(interval.high)) return "unknown";
    const Style style = style_of(measure.kind);
    const auto end = [&](double value) {
        return signs ? with_sign(style.factor * value, style.digits) : fixed(style.factor * value, style.digits);
    };
    return end(interval.low) + " to " + end(interval.high);
}

inline std::size_t unfinished(const std::vector<heroes::TrialGame>& games) {
    return static_cast<std::size_t>(
        std::count_if(games.begin(), games.end(), [](const auto& game) { return !game.finished; }));
}

// What the reader must know before anything else; nothing if all games came to their end.
inline std::string warning_of(const Report& report) {
    const auto& [before, after, measures] = report.comparison;
    if (unfinished(before) + unfinished(after) == 0) return "";
    return std::to_string(unfinished(before)) + " games before and " + std::to_string(unfinished(after)) +
           " after the change, of " + std::to_string(before.size()) + " each, were given up after " +
           std::to_string(report.most_decisions) +
           " decisions. Nobody has won them; their lengths and scores count as they were at that moment.";
}

inline std::string names_with(const Report& report, Change change) {
    std::string names;
    for (const Measure& measure : report.comparison.measures)
        if (heroes::change(measure) == change) names += (names.empty() ? "" : "; ") + measure.name;
    return names;
}

inline std::string set_up_of(const Report& report) {
    std::string text = std::to_string(report.comparison.first.size()) + " pairs of games of " +
                       std::to_string(report.players) + " players on matched seeds, played by " + report.bots;
    for (const Setting& option : report.options) text += ", " + option.name + " " + option.value;
    return text + ", seed " + std::to_string(report.seed) + ".";
}

inline std::string knob_text(const Turned& knob) { return knob.name + ": " + knob.before + " -> " + knob.after; }

// How to read a report, for people who have never seen one.
inline constexpr std::string_view reading_notes[] = {
    "Bots played every game twice: before and after the change, with the same seed. Both games of a pair begin with "
    "the same luck, so the difference is measured game by game and owes less to chance than two averages apart.",
    "The range behind a number is its 95 % confidence interval: repeat the experiment with other seeds, and about 95 "
    "of 100 such ranges hold the true value. More games make it narrower; four times as many halve it.",
    "Significant means that the range of the difference does not hold zero, and that at least six pairs of games "
    "differ. No difference shown does not mean that there is none: it may be too little for so many games.",
    "Of twenty things that a rule does not touch, one is expected to look significant by chance. Try another seed "
    "before you believe a small change that nothing explains.",
    "These are bots. What they do not see, such as a clever use of the new rule, is not in these numbers.",
};

}  // namespace lab
