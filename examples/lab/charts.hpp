#pragma once

// The charts of a report: what share of the games ended how, by how much that differs, and how lengths and scores are
// spread.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report.hpp"
#include "svg.hpp"

namespace lab {

namespace detail {

struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

// Maps values to places.
struct Scale {
    double from = 0;
    double to = 1;
    double begin = 0;
    double end = 0;

    double operator()(double value) const { return begin + (value - from) / (to - from) * (end - begin); }
};

// The least of 1, 2, 5, 10, 20, 50, ... (or a tenth, a hundredth ... of them) that covers a range in so many steps.
inline double round_step(double range, double most_steps) {
    if (!(range > 0)) return 1;
    const double decade = std::pow(10, std::floor(std::log10(range / most_steps)));
    for (double step : {1.0, 2.0, 5.0})
        if (range <= step * decade * most_steps * (1 + 1e-9)) return step * decade;
    return 10 * decade;
}

inline int digits_of(double step) { return step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step) - 1e-9)); }

constexpr double legend_height = 26;

struct Sides {
    std::string first;
    std::string second;
};

inline Sides sides_of(const Report& report) { return {report.first, report.second}; }

inline void draw_legend(Svg& svg, const Sides& sides, double left) {
    constexpr double key = 11;
    svg.bar("before", left, 4, key, key, sides.first);
    svg.label(left + key + 5, 14, sides.first, Anchor::start);
    const double x = left + key + 25 + Svg::letter_width * static_cast<double>(sides.first.size());
    svg.bar("after", x, 4, key, key, sides.second);
    svg.label(x + key + 5, 14, sides.second, Anchor::start);
}

// Lines across, with their shares in percent.
inline void draw_shares(Svg& svg, const Box& box, const Scale& y) {
    const double step = round_step(y.to - y.from, 5);
    for (double share = 0; share <= y.to + step / 1000; share += step) {
        svg.line("grid", box.left, y(share), box.right, y(share));
        svg.label(box.left - 6, y(share) + 4, fixed(100 * share, digits_of(100 * step)) + " %", Anchor::end);
    }
}

// Lines down, with their numbers below.
inline void draw_ticks(Svg& svg, const Box& box, const Scale& x, double step, double factor, bool signs,
                       std::string_view unit) {
    for (double tick = x.from; tick <= x.to + step / 1000; tick += step) {
        svg.line(std::abs(tick) < step / 1000 ? "axis" : "grid", x(tick), box.top, x(tick), box.bottom);
        const int digits = digits_of(factor * step);
        svg.label(x(tick), box.bottom + Svg::line_height,
                  signs ? with_sign(factor * tick, digits) : fixed(factor * tick, digits));
    }
    svg.label((box.left + box.right) / 2, box.bottom + 2 * Svg::line_height, unit);
}

inline std::vector<const Measure*> rates_of(const Report& report) {
    std::vector<const Measure*> rates;
    for (const Measure& measure : report.comparison.measures) {
        const bool ever = measure.games.first.mean > 0 || measure.games.second.mean > 0;
        if (measure.kind == MeasureKind::rate && (ever || measure.name != "unfinished games"))
            rates.push_back(&measure);
    }
    return rates;
}

inline std::string hint_of(std::string_view side, const Measure& measure, double value, const Interval& interval) {
    return measure.name + ", " + std::string(side) + ": " + value_text(measure, value) + " (" +
           interval_text(measure, interval) + ")";
}

// A bar with a whisker from one end of its interval to the other.
inline void draw_rate(Svg& svg, std::string_view style, std::string_view hint, double value, const Interval& interval,
                      double y, const Scale& x) {
    constexpr double height = 9;
    svg.bar(style, x(0), y, x(value) - x(0), height, hint);
    svg.whisker(x(interval.low), x(interval.high), y + height / 2);
}

// The top of a scale that begins at zero: the highest value, rounded up to a line.
inline double top_of(double highest) {
    const double step = round_step(highest, 5);
    return step * std::ceil(highest / step - 1e-9);
}

// How far to either side of zero the differences go.
inline double reach_of(const std::vector<const Measure*>& rates) {
    double reach = 0.001;
    for (const Measure* rate : rates)
        if (std::isfinite(rate->difference.high))
            reach = std::max({reach, std::abs(rate->difference.low), std::abs(rate->difference.high)});
    return reach;
}

inline void draw_difference(Svg& svg, const Measure& rate, const Scale& x, double y) {
    if (!std::isfinite(rate.difference.high)) return;
    const Change change = heroes::change(rate);
    const bool shown = change == Change::more || change == Change::less;
    svg.whisker(x(rate.difference.low), x(rate.difference.high), y);
    svg.dot(shown ? "after" : "unclear", x(rate.games.difference.mean), y,
            rate.name + ": " + difference_text(rate) + " (" + interval_text(rate, rate.difference, true) + ")");
}

}  // namespace detail

// How often each seat wins, whoever decides first wins, and how games end: bars below their names.
inline std::string win_chart(const Report& report) {
    constexpr double row = 44;
    const auto rates = detail::rates_of(report);
    const detail::Box box{14, detail::legend_height, Svg::width - 18,
                          detail::legend_height + row * static_cast<double>(rates.size())};
    Svg svg("Wins and ends", box.bottom + 38);
    double highest = 0.01;
    for (const Measure* rate : rates) highest = std::max({highest, rate->first.high, rate->second.high});
    const detail::Scale x{0, std::min(1.0, detail::top_of(highest)), box.left, box.right};
    detail::draw_legend(svg, detail::sides_of(report), box.left);
    detail::draw_ticks(svg, box, x, detail::round_step(x.to, 5), 100, false, "% of the games");
    double y = box.top;
    for (const Measure* rate : rates) {
        const auto& [before, after, difference, differing] = rate->games;
        svg.label(box.left, y + 15, rate->name, Anchor::start);
        svg.label(box.right, y + 15, value_text(*rate, before.mean) + ", " + value_text(*rate, after.mean),
                  Anchor::end);
        detail::draw_rate(svg, "before", detail::hint_of(report.first, *rate, before.mean, rate->first), before.mean,
                          rate->first, y + 20, x);
        detail::draw_rate(svg, "after", detail::hint_of(report.second, *rate, after.mean, rate->second), after.mean,
                          rate->second, y + 30, x);
        y += row;
    }
    return svg.finish();
}

// By how many percentage points each rate differs; where the line crosses zero no difference is shown.
inline std::string difference_chart(const Report& report) {
    constexpr double row = 36;
    const auto rates = detail::rates_of(report);
    const detail::Box box{24, 4, Svg::width - 24, 4 + row * static_cast<double>(rates.size())};
    Svg svg("Differences of the rates", box.bottom + 38);
    const double reach = detail::reach_of(rates);
    const double step = detail::round_step(reach, 3);
    const double most = step * std::ceil(reach / step - 1e-9);
    const detail::Scale x{-most, most, box.left, box.right};
    detail::draw_ticks(svg, box, x, step, 100, true, "percentage points, " + report.second + " less " + report.first);
    double y = box.top;
    for (const Measure* rate : rates) {
        svg.label(box.left, y + 14, rate->name, Anchor::start);
        detail::draw_difference(svg, *rate, x, y + 25);
        y += row;
    }
    return svg.finish();
}

namespace detail {

// What a measure is under one rule set.
struct SweepRow {
    std::string label{};
    double mean = 0;
    Interval interval{};
    heroes::Quartiles quartiles{};
    bool shown = false;  // to differ from the first
};

inline std::vector<SweepRow> sweep_rows(const Findings& findings, std::string_view name) {
    std::vector<SweepRow> rows;
    for (const Report& report : findings.reports) {
        const Measure* measure = report.comparison.measure(name);
        if (measure == nullptr || !is_known(*measure)) continue;
        const Change change = heroes::change(*measure);
        if (rows.empty())
            rows.push_back({report.first, measure->games.first.mean, measure->first, measure->first_quartiles});
        rows.push_back({report.swept, measure->games.second.mean, measure->second, measure->second_quartiles,
                        change == Change::more || change == Change::less});
    }
    return rows;
}

inline double highest_of(const std::vector<SweepRow>& rows) {
    double highest = 0.01;
    for (const SweepRow& row : rows)
        highest = std::max(
            {highest, row.mean, row.quartiles.third, std::isfinite(row.interval.high) ? row.interval.high : 0.0});
    return highest;
}

inline void draw_sweep_row(Svg& svg, const SweepRow& row, const Scale& x, double y) {
    const auto& [first, median, third] = row.quartiles;
    if (third > 0) {
        svg.bar("half", x(first), y - 6, x(third) - x(first), 12, row.label + ": half of the games");
        svg.line("axis", x(median), y - 6, x(median), y + 6);
    }
    if (std::isfinite(row.interval.high)) svg.whisker(x(row.interval.low), x(row.interval.high), y);
    svg.dot(row.shown ? "after" : "unclear", x(row.mean), y, row.label + ": " + fixed(row.mean, 3));
}

}  // namespace detail

// A measure for each value of a knob: the mean with its interval and, for numbers, the middle half of the games.
inline std::string sweep_chart(const Findings& findings, const Measure& measure) {
    constexpr double row_height = 24;
    const auto rows = detail::sweep_rows(findings, measure.name);
    std::size_t longest = 1;
    for (const auto& row : rows) longest = std::max(longest, row.label.size());
    const double left = 14 + Svg::letter_width * static_cast<double>(longest);
    const detail::Box box{left, 4, Svg::width - 24, 4 + row_height * static_cast<double>(rows.size())};
    Svg svg(measure.name, box.bottom + 38);
    const bool is_rate = measure.kind == MeasureKind::rate;
    const double top = detail::top_of(detail::highest_of(rows));
    const detail::Scale x{0, is_rate ? std::min(1.0, top) : top, box.left, box.right};
    detail::draw_ticks(svg, box, x, detail::round_step(x.to, left > 120 ? 3 : 5), is_rate ? 100 : 1, false,
                       is_rate ? "% of the games" : measure.name);
    double y = box.top + row_height / 2;
    for (const auto& row : rows) {
        svg.label(left - 8, y + 4, row.label, Anchor::end);
        detail::draw_sweep_row(svg, row, x, y);
        y += row_height;
    }
    return svg.finish();
}

// How values that were found before and after are spread, as shares of each. Few values that are far off would press
// all others together, so a histogram may end at the 98th percentile; its last bin holds the rest then.
struct Histogram {
    double from = 0;
    double step = 1;
    std::vector<double> before{};
    std::vector<double> after{};
    bool is_clipped = false;

    double to() const { return from + step * static_cast<double>(before.size()); }
    // Where the last bin begins, which has no end if the histogram is clipped.
    double last() const { return to() - step; }
};

inline constexpr double clipping_share = 0.98;

// Whole numbers in bins of a round size.
inline Histogram histogram_of(const std::vector<double>& before, const std::vector<double>& after) {
    constexpr double most_bins = 24;
    Histogram histogram;
    std::vector<double> all = before;
    all.insert(all.end(), after.begin(), after.end());
    if (all.empty()) return histogram;
    std::sort(all.begin(), all.end());
    const double least = all.front();
    const double end = heroes::percentile_of(all, clipping_share);
    histogram.is_clipped = all.back() - least > 1.5 * (end - least) && all.back() - least >= most_bins;
    const double most = histogram.is_clipped ? end : all.back();
    histogram.step = std::max(1.0, detail::round_step(most - least + 1, most_bins - 2));
    histogram.from = histogram.step * std::floor(least / histogram.step);
    const auto bin_of = [&](double value) {
        return static_cast<std::size_t>((value - histogram.from) / histogram.step);
    };
    const std::size_t bins = bin_of(most) + 1 + (histogram.is_clipped ? 1 : 0);
    const auto shares = [&](const std::vector<double>& values) {
        std::vector<double> found(bins);
        for (double value : values) found[std::min(bin_of(value), bins - 1)] += 1 / static_cast<double>(values.size());
        return found;
    };
    histogram.before = shares(before);
    histogram.after = shares(after);
    return histogram;
}

namespace detail {

inline std::string range_text(const Histogram& histogram, std::size_t bin) {
    const double low = histogram.from + histogram.step * static_cast<double>(bin);
    const std::string first = fixed(low, 0);
    if (histogram.is_clipped && bin + 1 == histogram.before.size()) return first + " or more";
    return histogram.step > 1 ? first + " to " + fixed(low + histogram.step - 1, 0) : first;
}

// A number below the middle of its bar where a bar is one number, else below the border where the bin begins.
inline void draw_bin_labels(Svg& svg, const Histogram& histogram, const Box& box, const Scale& x) {
    const double aside = histogram.step > 1 ? 0 : 0.5;
    const double step = std::max(histogram.step, round_step(histogram.to() - histogram.from, 6));
    const double first = step * std::ceil(histogram.from / step - 1e-9);
    for (double tick = first; tick + aside <= histogram.to(); tick += step) {
        svg.line("axis", x(tick + aside), box.bottom, x(tick + aside), box.bottom + 4);
        svg.label(x(tick + aside), box.bottom + Svg::line_height + 4, fixed(tick, 0));
    }
}

// The bars of one side, so far aside from the middle of their bins.
inline void draw_bins(Svg& svg, std::string_view style, std::string_view side, std::string_view unit,
                      const Histogram& histogram, const std::vector<double>& shares, const Scale& x, const Scale& y,
                      double width, double aside) {
    for (std::size_t bin = 0; bin != shares.size(); ++bin) {
        if (shares[bin] == 0) continue;
        const double middle = x(histogram.from + histogram.step * (static_cast<double>(bin) + 0.5));
        svg.bar(style, middle + aside, y(shares[bin]), width, y(0) - y(shares[bin]),
                range_text(histogram, bin) + " " + std::string(unit) + ", " + std::string(side) + ": " +
                    fixed(100 * shares[bin], 1) + " %");
    }
}

}  // namespace detail

// What a clipped histogram must say about itself; nothing for others.
inline std::string clipping_text(const Histogram& histogram, const Report& report) {
    if (!histogram.is_clipped) return "";
    return " Clipped near the 98th percentile: the last bar holds everything from " + fixed(histogram.last(), 0) +
           " on, " + fixed(100 * histogram.before.back(), 1) + " % " + report.first + " and " +
           fixed(100 * histogram.after.back(), 1) + " % " + report.second + ".";
}

inline std::string histogram_chart(std::string_view title, std::string_view unit, const Histogram& histogram,
                                   const detail::Sides& sides) {
    const detail::Box box{48, detail::legend_height + 6, Svg::width - 20, 220};
    Svg svg(title, 258);
    double highest = 0.01;
    for (const auto* side : {&histogram.before, &histogram.after})
        for (double share : *side) highest = std::max(highest, share);
    const detail::Scale y{0, detail::top_of(highest), box.bottom, box.top};
    const detail::Scale x{histogram.from, histogram.to(), box.left, box.right};
    const double width = std::min(30.0, 0.42 * (x(histogram.step) - x(0)));
    detail::draw_legend(svg, sides, box.left);
    detail::draw_shares(svg, box, y);
    detail::draw_bins(svg, "before", sides.first, unit, histogram, histogram.before, x, y, width, -width);
    detail::draw_bins(svg, "after", sides.second, unit, histogram, histogram.after, x, y, width, 0);
    detail::draw_bin_labels(svg, histogram, box, x);
    svg.line("axis", box.left, box.bottom, box.right, box.bottom);
    svg.label((box.left + box.right) / 2, box.bottom + 2 * Svg::line_height + 4, unit);
    return svg.finish();
}

}  // namespace lab
