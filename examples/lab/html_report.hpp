#pragma once

// The report as one page: no script, nothing loaded from elsewhere, readable in light and dark.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "charts.hpp"
#include "report.hpp"
#include "svg.hpp"

namespace lab {

inline constexpr std::string_view style_sheet = R"(
:root { color-scheme: light dark;
  --paper: #fbfaf6; --card: #ffffff; --ink: #22252a; --soft: #5d636d; --rule: #e2dfd6; --axis: #8b8f97;
  --before: #4f7cb0; --after: #dd7a23; --alarm: #9c3d10; --alarm-paper: #fdf0e6; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #17191d; --card: #1f2227; --ink: #e9e7e2; --soft: #a5aab3; --rule: #353941; --axis: #7d828b;
  --before: #7aa7dc; --after: #f0a055; --alarm: #ffc08a; --alarm-paper: #33251a; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
p { margin: .5rem 0; max-width: 46rem; }
.game { color: var(--soft); margin: 0 0 1rem; }
.soft, figcaption { color: var(--soft); font-size: .9rem; }
.knobs { list-style: none; padding: 0; margin: 1rem 0; }
.knobs li { font-size: 1.1rem; }
code { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; font-size: .92em; }
.warning { border-left: 4px solid var(--after); background: var(--alarm-paper); color: var(--alarm);
  padding: .6rem .9rem; }
.findings { padding: 0; margin: 0; list-style: none; }
.findings span { color: var(--soft); display: inline-block; }
.findings li { background: var(--card); border: 1px solid var(--rule); border-left: 4px solid var(--after);
  border-radius: 6px; padding: .55rem .9rem; margin: .5rem 0; }
figure { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; margin: 0 0 1rem; padding: 1rem; }
h3 { font-size: 1rem; margin: 0 0 .75rem; }
figcaption { margin-top: .5rem; }
figure > div { overflow-x: auto; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
svg text { fill: var(--soft); font: 12px system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
.before { fill: var(--before); } .after { fill: var(--after); } .unclear { fill: var(--axis); }
.grid { stroke: var(--rule); } .axis { stroke: var(--axis); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--rule);
  vertical-align: top; white-space: nowrap; }
thead th { color: var(--soft); font-size: .85rem; font-weight: 600; }
tbody th { font-weight: 500; }
td small { display: block; color: var(--soft); }
.more, .less { font-weight: 600; } .same, .open { color: var(--soft); }
)";

namespace detail {

inline std::string element(std::string_view tag, std::string_view content, std::string_view attributes = "") {
    const std::string name{tag};
    return "<" + name + (attributes.empty() ? "" : " ") + std::string(attributes) + ">" + std::string(content) + "</" +
           name + ">\n";
}

inline std::string paragraph(std::string_view text, std::string_view attributes = "") {
    return element("p", escaped(text), attributes);
}

struct Look {
    std::string_view style;
    std::string_view sign;
};

constexpr Look look_of(Change change) {
    constexpr Look looks[] = {{"same", "="}, {"open", "\u2013"}, {"less", "\u25bc"}, {"more", "\u25b2"}};
    return looks[heroes::index_of(change)];
}

inline std::string verdict_cell(Change change) {
    const Look look = look_of(change);
    return element("td", std::string(look.sign) + " " + std::string(name_of(change)),
                   "class=\"" + std::string(look.style) + "\"");
}

inline std::string number_cell(std::string_view value, std::string_view range) {
    return element("td", escaped(value) + "<small>" + escaped(range) + "</small>");
}

inline std::string table_row(const Measure& measure) {
    return element(
        "tr", element("th", escaped(measure.name), "scope=\"row\"") +
                  number_cell(value_text(measure, measure.games.first.mean), interval_text(measure, measure.first)) +
                  number_cell(value_text(measure, measure.games.second.mean), interval_text(measure, measure.second)) +
                  number_cell(difference_text(measure), interval_text(measure, measure.difference, true)) +
                  verdict_cell(heroes::change(measure)));
}

inline std::string table(const Report& report) {
    std::string head;
    for (std::string_view title : {"measure", "before", "after", "difference", "verdict"})
        head += element("th", title, "scope=\"col\"");
    std::string rows;
    for (const Measure& measure : report.comparison.measures) rows += table_row(measure);
    return element("div", element("table", element("thead", element("tr", head)) + element("tbody", rows)),
                   "class=\"wide\"");
}

// What changed, in words; or that nothing did.
inline std::string findings(const Report& report) {
    std::string items;
    for (const Measure& measure : report.comparison.measures) {
        const Change change = heroes::change(measure);
        if (change != Change::more && change != Change::less) continue;
        items += element("li", "<strong>" + escaped(measure.name) + "</strong>: " + std::string(name_of(change)) +
                                   ", " + value_text(measure, measure.games.second.mean) + " instead of " +
                                   value_text(measure, measure.games.first.mean) + " <span>(difference " +
                                   difference_text(measure) + ", 95 % interval " +
                                   interval_text(measure, measure.difference, true) + ")</span>");
    }
    std::string text =
        items.empty() ? paragraph("No measure changed significantly.") : element("ul", items, "class=\"findings\"");
    if (const auto names = names_with(report, Change::unclear); !names.empty())
        text += paragraph("No difference shown: " + names + ".", "class=\"soft\"");
    if (const auto names = names_with(report, Change::nothing); !names.empty())
        text += paragraph("Exactly the same in every pair: " + names + ".", "class=\"soft\"");
    return text;
}

inline std::string figure(std::string_view title, std::string_view chart, std::string_view caption) {
    return element("figure",
                   element("h3", escaped(title)) + element("div", chart) + element("figcaption", escaped(caption)));
}

inline bool has_measure(const Report& report, std::string_view name) {
    const auto& measures = report.comparison.measures;
    return std::any_of(measures.begin(), measures.end(),
                       [&](const Measure& measure) { return measure.name.starts_with(name); });
}

template <class Values>
Histogram spread(const Report& report, Values&& values_of) {
    std::vector<double> before;
    std::vector<double> after;
    for (const auto& game : report.comparison.first) values_of(game, before);
    for (const auto& game : report.comparison.second) values_of(game, after);
    return histogram_of(before, after);
}

inline void add_scores(const heroes::TrialGame& game, std::vector<double>& scores) {
    for (const auto& line : game.seats) scores.push_back(line.score);
}

inline std::string charts(const Report& report) {
    using heroes::TrialGame;
    std::string text = figure("How the games end", win_chart(report),
                              "Share of all games. The whiskers are 95 % confidence intervals.");
    text += figure("By how much that differs", difference_chart(report),
                   "How much each share differs, pair by pair. A whisker that crosses the line at zero shows no "
                   "difference.");
    const auto decisions = [](const TrialGame& game, std::vector<double>& values) {
        values.push_back(static_cast<double>(game.decisions));
    };
    const auto rounds = [](const TrialGame& game, std::vector<double>& values) {
        values.push_back(static_cast<double>(game.rounds));
    };
    text +=
        figure("Length in decisions", histogram_chart("Length in decisions", "decisions", spread(report, decisions)),
               "How long the games are, in decisions of all players.");
    if (has_measure(report, "rounds"))
        text += figure("Length in rounds", histogram_chart("Length in rounds", "rounds", spread(report, rounds)),
                       "How long the games are, in rounds.");
    if (has_measure(report, "score"))
        text += figure("Scores", histogram_chart("Final scores", "points", spread(report, add_scores)),
                       "The final scores of all seats.");
    return text;
}

inline std::string rules_of(const Report& report) {
    std::string items;
    for (const Turned& knob : report.knobs)
        items += element("li", element("code", escaped(knob.name)) + " " + escaped(knob.before) + " \u2192 <strong>" +
                                   escaped(knob.after) + "</strong>");
    if (report.knobs.empty()) items = element("li", "No knob differs: the rules are compared with themselves.");
    for (const Setting& knob : report.both)
        items += element("li", element("code", escaped(knob.name)) + " " + escaped(knob.value) + ", before and after");
    return element("ul", items, "class=\"knobs\"");
}

inline std::string body(const Report& report) {
    std::string text = element("h1", "A house rule, tried") + paragraph(report.game, "class=\"game\"");
    text += rules_of(report) + paragraph(set_up_of(report), "class=\"soft\"");
    if (const auto warning = warning_of(report); !warning.empty()) text += paragraph(warning, "class=\"warning\"");
    text += element("h2", "What changed") + findings(report);
    if (!report.comparison.first.empty()) text += element("h2", "In pictures") + charts(report);
    text += element("h2", "All numbers") + table(report) + element("h2", "How to read this");
    for (std::string_view note : reading_notes) text += paragraph(note);
    return text + element("h2", "The same again") + element("p", element("code", escaped(report.command)));
}

}  // namespace detail

// The report for a browser; it is well-formed XML, too.
inline std::string html_report(const Report& report) {
    return "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
           "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n" +
           detail::element("title", escaped("A house rule, tried: " + report.game)) +
           detail::element("style", style_sheet) + "</head>\n<body>\n" + detail::element("main", detail::body(report)) +
           "</body>\n</html>\n";
}

}  // namespace lab
