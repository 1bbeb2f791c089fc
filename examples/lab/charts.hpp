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

inline void draw_legend(Svg& svg, double left) {
    constexpr double key = 11;
    double x = left;
    for (std::string_view side : {"before", "after"}) {
        svg.bar(side, x, 4, key, key, side);
        svg.label(x + key + 5, 14, side, Anchor::start);
        x += 90;
    }
}

// Lines across, with their shares in percent.
inline void draw_shares(Svg& svg, const Box& box, const Scale& y) {
    const double step = round_step(y.to - y.from, 5);
    for (double share = 0; share <= y.to + step / 1000; share += step) {
        svg.line("grid", box.left, y(share), box.right, y(share));
        svg.label(box.left - 8, y(share) + 4, fixed(100 * share, digits_of(100 * step)) + " %", Anchor::end);
    }
}

// The words of a label in as many lines as the width asks for.
inline std::vector<std::string> lines_of(std::string_view text, double width) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word{text.substr(at, end - at)};
        const bool fits =
            !lines.empty() && static_cast<double>(lines.back().size() + 1 + word.size()) * Svg::letter_width <= width;
        if (fits)
            lines.back() += " " + word;
        else
            lines.push_back(word);
        at = end + 1;
    }
    return lines;
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
inline void draw_rate(Svg& svg, std::string_view side, const Measure& measure, double value, const Interval& interval,
                      double x, double width, const Scale& y) {
    svg.bar(side, x, y(value), width, y(0) - y(value), hint_of(side, measure, value, interval));
    const double middle = x + width / 2;
    const double cap = std::min(5.0, width / 4);
    svg.line("whisker", middle, y(interval.low), middle, y(interval.high));
    svg.line("whisker", middle - cap, y(interval.low), middle + cap, y(interval.low));
    svg.line("whisker", middle - cap, y(interval.high), middle + cap, y(interval.high));
}

// The top of a scale that begins at zero: the highest value, rounded up to a line.
inline double top_of(double highest) {
    const double step = round_step(highest, 5);
    return step * std::ceil(highest / step - 1e-9);
}

inline void draw_below(Svg& svg, double x, double y, std::string_view text, double width) {
    for (const std::string& line : lines_of(text, width)) svg.label(x, y += Svg::line_height, line);
}

// How far to either side of zero the differences go.
inline double reach_of(const std::vector<const Measure*>& rates) {
    double reach = 0.001;
    for (const Measure* rate : rates)
        if (std::isfinite(rate->difference.high))
            reach = std::max({reach, std::abs(rate->difference.low), std::abs(rate->difference.high)});
    return reach;
}

inline void draw_points(Svg& svg, const Box& box, const Scale& x, double step) {
    for (double tick = x.from; tick <= x.to + step / 1000; tick += step) {
        svg.line(std::abs(tick) < step / 1000 ? "axis" : "grid", x(tick), box.top, x(tick), box.bottom);
        svg.label(x(tick), box.bottom + Svg::line_height + 2, with_sign(100 * tick, digits_of(100 * step)));
    }
    svg.label((box.left + box.right) / 2, box.bottom + 2 * Svg::line_height + 6,
              "percentage points, after less before");
}

inline void draw_difference(Svg& svg, const Measure& rate, const Scale& x, double y) {
    if (!std::isfinite(rate.difference.high)) return;
    const Change change = heroes::change(rate);
    const bool shown = change == Change::more || change == Change::less;
    svg.line("whisker", x(rate.difference.low), y, x(rate.difference.high), y);
    svg.dot(shown ? "after" : "unclear", x(rate.games.difference.mean), y,
            rate.name + ": " + difference_text(rate) + " (" + interval_text(rate, rate.difference, true) + ")");
}

}  // namespace detail

// How often each seat wins, whoever decides first wins, and a game is drawn or given up.
inline std::string win_chart(const Report& report) {
    const auto rates = detail::rates_of(report);
    const detail::Box box{56, detail::legend_height + 6, Svg::width - 8, 270};
    Svg svg("Wins by seat and draws, before and after", 320);
    double highest = 0;
    for (const Measure* rate : rates) highest = std::max({highest, rate->first.high, rate->second.high});
    const detail::Scale y{0, std::min(1.0, detail::top_of(highest)), box.bottom, box.top};
    detail::draw_legend(svg, box.left);
    detail::draw_shares(svg, box, y);
    const double slot = (box.right - box.left) / static_cast<double>(rates.size());
    const double width = std::min(48.0, slot * 0.36);
    double x = box.left + slot / 2;
    for (const Measure* rate : rates) {
        detail::draw_rate(svg, "before", *rate, rate->games.first.mean, rate->first, x - width - 1, width, y);
        detail::draw_rate(svg, "after", *rate, rate->games.second.mean, rate->second, x + 1, width, y);
        detail::draw_below(svg, x, box.bottom + 2, rate->name, slot - 8);
        x += slot;
    }
    svg.line("axis", box.left, box.bottom, box.right, box.bottom);
    return svg.finish();
}

// By how many percentage points each rate differs; where the line crosses zero no difference is shown.
inline std::string difference_chart(const Report& report) {
    constexpr double row = 30;
    const auto rates = detail::rates_of(report);
    const detail::Box box{210, 8, Svg::width - 24, 8 + row * static_cast<double>(rates.size())};
    Svg svg("Differences of the rates in percentage points", box.bottom + 48);
    const double reach = detail::reach_of(rates);
    const double step = detail::round_step(reach, 3);
    const double most = step * std::ceil(reach / step - 1e-9);
    const detail::Scale x{-most, most, box.left, box.right};
    detail::draw_points(svg, box, x, step);
    double y = box.top + row / 2;
    for (const Measure* rate : rates) {
        svg.label(box.left - 14, y + 4, rate->name, Anchor::end);
        detail::draw_difference(svg, *rate, x, y);
        y += row;
    }
    return svg.finish();
}

// How values that were found before and after are spread, as shares of each.
struct Histogram {
    double from = 0;
    double step = 1;
    std::vector<double> before{};
    std::vector<double> after{};

    double to() const { return from + step * static_cast<double>(before.size()); }
};

// Whole numbers in bins of a round size.
inline Histogram histogram_of(const std::vector<double>& before, const std::vector<double>& after) {
    constexpr double most_bins = 24;
    Histogram histogram;
    std::vector<double> all = before;
    all.insert(all.end(), after.begin(), after.end());
    if (all.empty()) return histogram;
    const auto [least, most] = std::minmax_element(all.begin(), all.end());
    histogram.step = std::max(1.0, detail::round_step(*most - *least + 1, most_bins - 1));
    histogram.from = histogram.step * std::floor(*least / histogram.step);
    const auto bin_of = [&](double value) {
        return static_cast<std::size_t>((value - histogram.from) / histogram.step);
    };
    const auto shares = [&](const std::vector<double>& values) {
        std::vector<double> bins(bin_of(*most) + 1);
        for (double value : values) bins[bin_of(value)] += 1 / static_cast<double>(values.size());
        return bins;
    };
    histogram.before = shares(before);
    histogram.after = shares(after);
    return histogram;
}

namespace detail {

inline std::string range_text(const Histogram& histogram, std::size_t bin) {
    const double low = histogram.from + histogram.step * static_cast<double>(bin);
    const std::string first = fixed(low, 0);
    return histogram.step > 1 ? first + " to " + fixed(low + histogram.step - 1, 0) : first;
}

// A number below the middle of its bar where a bar is one number, else below the border where the bin begins.
inline void draw_bin_labels(Svg& svg, const Histogram& histogram, const Box& box, const Scale& x) {
    const double aside = histogram.step > 1 ? 0 : 0.5;
    const double step = std::max(histogram.step, round_step(histogram.to() - histogram.from, 10));
    const double first = step * std::ceil(histogram.from / step - 1e-9);
    for (double tick = first; tick + aside <= histogram.to(); tick += step) {
        svg.line("axis", x(tick + aside), box.bottom, x(tick + aside), box.bottom + 4);
        svg.label(x(tick + aside), box.bottom + Svg::line_height + 4, fixed(tick, 0));
    }
}

// The bars of one side, so far aside from the middle of their bins.
inline void draw_bins(Svg& svg, std::string_view side, std::string_view unit, const Histogram& histogram,
                      const std::vector<double>& shares, const Scale& x, const Scale& y, double width, double aside) {
    for (std::size_t bin = 0; bin != shares.size(); ++bin) {
        if (shares[bin] == 0) continue;
        const double middle = x(histogram.from + histogram.step * (static_cast<double>(bin) + 0.5));
        svg.bar(side, middle + aside, y(shares[bin]), width, y(0) - y(shares[bin]),
                range_text(histogram, bin) + " " + std::string(unit) + ", " + std::string(side) + ": " +
                    fixed(100 * shares[bin], 1) + " %");
    }
}

}  // namespace detail

inline std::string histogram_chart(std::string_view title, std::string_view unit, const Histogram& histogram) {
    const detail::Box box{56, detail::legend_height + 6, Svg::width - 24, 250};
    Svg svg(title, 296);
    double highest = 0.01;
    for (const auto* side : {&histogram.before, &histogram.after})
        for (double share : *side) highest = std::max(highest, share);
    const detail::Scale y{0, detail::top_of(highest), box.bottom, box.top};
    const detail::Scale x{histogram.from, histogram.to(), box.left, box.right};
    const double width = std::min(40.0, 0.42 * (x(histogram.step) - x(0)));
    detail::draw_legend(svg, box.left);
    detail::draw_shares(svg, box, y);
    detail::draw_bins(svg, "before", unit, histogram, histogram.before, x, y, width, -width);
    detail::draw_bins(svg, "after", unit, histogram, histogram.after, x, y, width, 0);
    detail::draw_bin_labels(svg, histogram, box, x);
    svg.line("axis", box.left, box.bottom, box.right, box.bottom);
    svg.label((box.left + box.right) / 2, box.bottom + 2 * Svg::line_height + 6, unit);
    return svg.finish();
}

}  // namespace lab
