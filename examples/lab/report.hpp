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
    std::string first = "before";
    std::string second = "after";
    std::string swept{};  // the value of the knob that is swept
    std::vector<Turned> knobs{};
    std::vector<Setting> both{};     // what differs from the standard rules on both sides
    std::vector<Setting> options{};  // of the set-up, likewise
    std::string bots{};              // who played
    std::size_t players = 0;
    std::size_t most_decisions = 0;
    std::uint64_t seed = 0;
    bool tells_events = false;       // in the text
    heroes::TrialSubject subject{};  // names ends and events
    Comparison comparison{};
};

// A report for each value of a knob that is swept, all compared with the same games; else one.
struct Findings {
    std::string swept{};         // the knob
    std::string swept_before{};  // its value in the games that all are compared with
    std::vector<Report> reports{};
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
    std::string_view unit = "";
    std::string_view unit_of_difference = "";
};

constexpr Style style_of(MeasureKind kind) { return kind == MeasureKind::rate ? Style{100, " %", " points"} : Style{}; }

// Four digits say enough, and percentages have one after the point.
inline int digits_for(MeasureKind kind, double value) {
    if (kind == MeasureKind::rate) return 1;
    const double size = std::abs(value);
    return size < 99.995 ? 2 : size < 999.95 ? 1 : 0;
}

// Nothing was measured if no pair of games came to its ends.
inline bool is_known(const Measure& measure) { return measure.games.first.count != 0; }

inline std::string number_text(const Measure& measure, double value, bool signs = false) {
    const double shown = style_of(measure.kind).factor * value;
    const int digits = digits_for(measure.kind, shown);
    return signs ? with_sign(shown, digits) : fixed(shown, digits);
}

inline std::string value_text(const Measure& measure, double value) {
    return is_known(measure) ? number_text(measure, value) + std::string(style_of(measure.kind).unit) : "unknown";
}

inline std::string difference_text(const Measure& measure) {
    if (!is_known(measure)) return "unknown";
    return number_text(measure, measure.games.difference.mean, true) +
           std::string(style_of(measure.kind).unit_of_difference);
}

// "47.8 to 54.0"; nobody knows it from a single game.
inline std::string interval_text(const Measure& measure, const Interval& interval, bool signs = false) {
    if (!std::isfinite(interval.low) || !std::isfinite(interval.high)) return "unknown";
    return number_text(measure, interval.low, signs) + " to " + number_text(measure, interval.high, signs);
}

// "119, half of the games 97 to 150": a half or a quarter is written out, as most of these numbers are whole.
inline std::string median_text(const heroes::Quartiles& quartiles) {
    const auto text = [](double value) {
        const int digits = value == std::floor(value) ? 0 : 2 * value == std::floor(2 * value) ? 1 : 2;
        return fixed(value, digits);
    };
    return "median " + text(quartiles.median) + ", half of the games " + text(quartiles.first) + " to " +
           text(quartiles.third);
}

inline bool has_quartiles(const Measure& measure) { return measure.kind != MeasureKind::rate && is_known(measure); }

inline bool is_event(const Measure& measure) { return measure.name.starts_with("event: "); }

// Measures that any of the reports has, in their order, those of events last.
inline std::vector<const Measure*> measures_of(const Findings& findings) {
    std::vector<const Measure*> all;
    for (const Report& report : findings.reports)
        for (const Measure& measure : report.comparison.measures)
            if (std::none_of(all.begin(), all.end(), [&](const auto* known) { return known->name == measure.name; }))
                all.push_back(&measure);
    std::stable_partition(all.begin(), all.end(), [](const Measure* measure) { return !is_event(*measure); });
    return all;
}

inline std::size_t unfinished(const std::vector<heroes::TrialGame>& games) {
    return static_cast<std::size_t>(
        std::count_if(games.begin(), games.end(), [](const auto& game) { return !game.finished; }));
}

inline std::string counted(std::size_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

// What the reader must know before anything else; nothing if all games came to their end.
inline std::string warning_of(const Report& report) {
    const auto& [before, after, measures] = report.comparison;
    if (unfinished(before) + unfinished(after) == 0) return "";
    const std::size_t pairs = report.comparison.measure("decisions")->games.first.count;
    const std::string told = "Given up after " + counted(report.most_decisions, "decision") + ", of " +
                             counted(before.size(), "game") + " each: " + report.first + " " +
                             std::to_string(unfinished(before)) + ", " + report.second + " " +
                             std::to_string(unfinished(after)) + ". Nobody has won them. ";
    if (pairs == 0) return told + "In no pair both games came to an end, so nothing is known of lengths and scores.";
    return told + "Lengths, scores and events are those of " + counted(pairs, "pair") +
           " in which both games came to an end, so they tell of shorter games than there are.";
}

inline std::string names_with(const Report& report, Change change) {
    std::string names;
    for (const Measure& measure : report.comparison.measures)
        if (!is_event(measure) && heroes::change(measure) == change)
            names += (names.empty() ? "" : "; ") + measure.name;
    return names;
}

inline std::string set_up_of(const Report& report) {
    std::string text = counted(report.comparison.first.size(), "pair") + " of games of " +
                       counted(report.players, "player") + " on matched seeds, played by " + report.bots;
    for (const Setting& option : report.options) text += ", " + option.name + " " + option.value;
    return text + ", seed " + std::to_string(report.seed) + ".";
}

// Whatever the value of the knob that is swept.
inline std::vector<Turned> turned_besides(const Findings& findings) {
    std::vector<Turned> knobs = findings.reports.front().knobs;
    std::erase_if(knobs, [&](const Turned& knob) { return knob.name == findings.swept; });
    return knobs;
}

inline std::string knob_text(const Turned& knob) { return knob.name + ": " + knob.before + " -> " + knob.after; }

// How to read a report, for people who have never seen one.
inline constexpr std::string_view reading_notes[] = {
    "Bots played every game under both rule sets, with the same seed. Both games of a pair begin with "
    "the same luck, so the difference is measured game by game and owes less to chance than two averages apart.",
    "The range behind a number is its 95 % confidence interval: repeat the experiment with other seeds, and about 95 "
    "of 100 such ranges hold the true value. More games make it narrower; four times as many halve it.",
    "The median is the middle: half of the games are below it, and half of all lie between the two numbers behind it. "
    "Unlike the mean it does not follow a few games that are very long.",
    "Significant means that the range of the difference does not hold zero, and that at least six pairs of games "
    "differ. No difference shown does not mean that there is none: it may be too little for so many games.",
    "Of twenty things that a rule does not touch, one is expected to look significant by chance. Try another seed "
    "before you believe a small change that nothing explains.",
    "These are bots. What they do not see, such as a clever use of the new rule, is not in these numbers.",
};

}  // namespace lab
