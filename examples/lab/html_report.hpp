#pragma once

// The report as one page: no script, nothing loaded from elsewhere, readable in light and dark, on a desk and on a
// phone.

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
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: 1rem;
  align-items: start; }
figure { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; margin: 0; padding: 1rem; }
h3 { font-size: 1rem; margin: 0 0 .75rem; }
figcaption { margin-top: .5rem; }
svg { display: block; width: 100%; max-width: 30rem; height: auto; }
svg text { fill: var(--soft); font: 11px system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
.before { fill: var(--before); } .after { fill: var(--after); } .unclear { fill: var(--axis); }
.half { fill: var(--before); opacity: .35; }
.grid { stroke: var(--rule); } .axis { stroke: var(--axis); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--rule);
  vertical-align: top; }
thead th { color: var(--soft); font-size: .85rem; font-weight: 600; }
tbody th { font-weight: 500; }
td small { display: block; color: var(--soft); }
summary { cursor: pointer; margin: .5rem 0; }
code { overflow-wrap: anywhere; }
@media (max-width: 44rem) {
  main { padding: 1.25rem .75rem 3rem; }
  figure { padding: .75rem .5rem; }
  thead { display: none; }
  tr { display: block; border-bottom: 1px solid var(--rule); padding: .6rem 0; }
  tbody th, td { display: block; border: 0; padding: .1rem 0; }
  tbody th { font-weight: 600; }
  td[data-side] { display: grid; grid-template-columns: 6.5rem 1fr; }
  td[data-side]::before { content: attr(data-side); color: var(--soft); grid-row: span 3; }
  td small { grid-column: 2; } }
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

inline std::string number_cell(std::string_view side, std::string_view value, std::string_view range,
                               std::string_view median = "") {
    std::string text = escaped(value) + "<small>" + escaped(range) + "</small>";
    if (!median.empty()) text += "<small>" + escaped(median) + "</small>";
    return element("td", text, "data-side=\"" + escaped(side) + "\"");
}

inline std::string first_cell(std::string_view side, const Measure& measure) {
    return number_cell(side, value_text(measure, measure.games.first.mean), interval_text(measure, measure.first),
                       has_quartiles(measure) ? median_text(measure.first_quartiles) : "");
}

inline std::string second_cell(std::string_view side, const Measure& measure) {
    return number_cell(side, value_text(measure, measure.games.second.mean), interval_text(measure, measure.second),
                       has_quartiles(measure) ? median_text(measure.second_quartiles) : "");
}

inline std::string difference_cells(const Measure& measure) {
    return number_cell("difference", difference_text(measure), interval_text(measure, measure.difference, true)) +
           verdict_cell(heroes::change(measure));
}

inline std::string table_row(const Report& report, const Measure& measure) {
    return element("tr", element("th", escaped(measure.name), "scope=\"row\"") + first_cell(report.first, measure) +
                             second_cell(report.second, measure) + difference_cells(measure));
}

inline std::string table_of(const std::vector<std::string>& titles, std::string_view rows) {
    std::string head;
    for (const std::string& title : titles) head += element("th", escaped(title), "scope=\"col\"");
    return element("table", element("thead", element("tr", head)) + element("tbody", rows));
}

// The measures, with those of events in a part of their own that is opened by whoever wants it.
inline std::string table(const Report& report) {
    std::string rows;
    std::string events;
    for (const Measure& measure : report.comparison.measures)
        (is_event(measure) ? events : rows) += table_row(report, measure);
    const std::vector<std::string> titles{"measure", report.first, report.second, "difference", "verdict"};
    std::string text = table_of(titles, rows);
    if (events.empty()) return text;
    return text + element("details", element("summary", "How often each kind of event happened in a game") +
                                         table_of(titles, events));
}

inline std::size_t events_that_changed(const Report& report) {
    const auto& measures = report.comparison.measures;
    return static_cast<std::size_t>(std::count_if(measures.begin(), measures.end(), [](const Measure& measure) {
        const Change change = heroes::change(measure);
        return is_event(measure) && (change == Change::more || change == Change::less);
    }));
}

// What changed, in words; or that nothing did.
inline std::string findings(const Report& report) {
    std::string items;
    for (const Measure& measure : report.comparison.measures) {
        const Change change = heroes::change(measure);
        if (is_event(measure) || (change != Change::more && change != Change::less)) continue;
        items += element("li", "<strong>" + escaped(measure.name) + "</strong>: " + std::string(name_of(change)) +
                                   ", " + value_text(measure, measure.games.second.mean) + " instead of " +
                                   value_text(measure, measure.games.first.mean) + " <span>(difference " +
                                   difference_text(measure) + ", 95 % interval " +
                                   interval_text(measure, measure.difference, true) + ")</span>");
    }
    std::string text =
        items.empty() ? paragraph("No measure changed significantly.") : element("ul", items, "class=\"findings\"");
    if (const std::size_t changed = events_that_changed(report); changed != 0)
        text += paragraph(std::to_string(changed) +
                              " kinds of events happened significantly more or less often; the last table has them.",
                          "class=\"soft\"");
    if (const auto names = names_with(report, Change::unclear); !names.empty())
        text += paragraph("No difference shown: " + names + ".", "class=\"soft\"");
    if (const auto names = names_with(report, Change::nothing); !names.empty())
        text += paragraph("Exactly the same in every pair: " + names + ".", "class=\"soft\"");
    return text;
}

inline std::string figure(std::string_view title, std::string_view chart, std::string_view caption) {
    return element("figure",
                   element("h3", escaped(title)) + std::string(chart) + element("figcaption", escaped(caption)));
}

// A chart of what each game that came to its end tells.
template <class Values>
std::string spread_figure(const Report& report, std::string_view title, std::string_view unit, std::string_view caption,
                          Values&& values_of) {
    std::vector<double> before;
    std::vector<double> after;
    for (const auto& game : report.comparison.first)
        if (game.finished) values_of(game, before);
    for (const auto& game : report.comparison.second)
        if (game.finished) values_of(game, after);
    if (before.empty() || after.empty()) return "";
    const Histogram histogram = histogram_of(before, after);
    return figure(title, histogram_chart(title, unit, histogram, sides_of(report)),
                  std::string(caption) + clipping_text(histogram, report));
}

inline std::string charts(const Report& report) {
    using heroes::TrialGame;
    std::string text = figure("How the games end", win_chart(report),
                              "Share of all games. The whiskers are 95 % confidence intervals.");
    text += figure("By how much that differs", difference_chart(report),
                   "How much each share differs, pair by pair. A whisker that crosses the line at zero shows no "
                   "difference.");
    text += spread_figure(report, "Length in decisions", "decisions",
                          "How long the games are, in decisions of all players.",
                          [](const TrialGame& game, std::vector<double>& values) {
                              values.push_back(static_cast<double>(game.decisions));
                          });
    if (report.comparison.measure("rounds") != nullptr)
        text += spread_figure(report, "Length in rounds", "rounds", "How long the games are, in rounds.",
                              [](const TrialGame& game, std::vector<double>& values) {
                                  values.push_back(static_cast<double>(game.rounds));
                              });
    if (report.comparison.measure("score, mean of the seats") != nullptr)
        text += spread_figure(report, "Final scores", "points", "The final scores of all seats.",
                              [](const TrialGame& game, std::vector<double>& values) {
                                  for (const auto& line : game.seats) values.push_back(line.score);
                              });
    return element("div", text, "class=\"charts\"");
}

inline std::string item_of(const Turned& knob) {
    return element("li", element("code", escaped(knob.name)) + " " + escaped(knob.before) + " \u2192 <strong>" +
                             escaped(knob.after) + "</strong>");
}
inline std::string items_of_both(const Report& report) {
    std::string items;
    for (const Setting& knob : report.both)
        items += element("li", element("code", escaped(knob.name)) + " " + escaped(knob.value) + ", on both sides");
    return items;
}
inline std::string rules_of(const Report& report) {
    std::string items;
    for (const Turned& knob : report.knobs) items += item_of(knob);
    if (report.knobs.empty()) items = element("li", "No knob differs: the rules are compared with themselves.");
    return element("ul", items + items_of_both(report), "class=\"knobs\"");
}
inline std::string rules_of_sweep(const Findings& findings) {
    const Report& base = findings.reports.front();
    std::string items = element("li", element("code", escaped(findings.swept)) + ", swept; " + escaped(base.first) +
                                          ": " + escaped(findings.swept_before));
    for (const Turned& knob : turned_besides(findings)) items += item_of(knob);
    return element("ul", items + items_of_both(base), "class=\"knobs\"");
}

inline std::string notes_of(const Report& report) {
    std::string text = element("h2", "How to read this");
    for (std::string_view note : reading_notes) text += paragraph(note);
    return text + element("h2", "The same again") + element("p", element("code", escaped(report.command)));
}

inline std::string title_of(const Report& report) {
    return element("h1", "A house rule, tried") + paragraph(report.game, "class=\"game\"");
}

inline std::string body(const Report& report) {
    std::string text = title_of(report) + rules_of(report) + paragraph(set_up_of(report), "class=\"soft\"");
    if (const auto warning = warning_of(report); !warning.empty()) text += paragraph(warning, "class=\"warning\"");
    text += element("h2", "What changed") + findings(report);
    if (!report.comparison.first.empty()) text += element("h2", "In pictures") + charts(report);
    return text + element("h2", "All numbers") + table(report) + notes_of(report);
}

// The rows of one measure: the side that all are compared with, then each value.
inline std::string sweep_rows_of(const Findings& findings, const Measure& measure) {
    const Report& base = findings.reports.front();
    const auto row = [](std::string_view value, const std::string& cells) {
        return element("tr", element("th", escaped(value), "scope=\"row\"") + cells);
    };
    std::string rows = row(base.first, first_cell("mean", measure));
    for (const Report& report : findings.reports)
        if (const Measure* same = report.comparison.measure(measure.name))
            rows += row(report.swept, second_cell("mean", *same) + difference_cells(*same));
        else
            rows += row(report.swept, element("td", "never"));
    return rows;
}

inline std::string sweep_tables(const Findings& findings, bool events) {
    std::string text;
    for (const Measure* measure : measures_of(findings))
        if (is_event(*measure) == events)
            text += element("h3", escaped(measure->name)) +
                    table_of({findings.swept, "mean", "difference", "verdict"}, sweep_rows_of(findings, *measure));
    return text;
}

inline bool ever_happens(const Findings& findings, const Measure& measure) {
    return measure.games.first.mean != 0 ||
           std::any_of(findings.reports.begin(), findings.reports.end(), [&](const Report& report) {
               const Measure* same = report.comparison.measure(measure.name);
               return same != nullptr && same->games.second.mean != 0;
           });
}

inline std::string sweep_body(const Findings& findings) {
    const Report& base = findings.reports.front();
    std::string text = title_of(base) + rules_of_sweep(findings);
    text += paragraph(set_up_of(base), "class=\"soft\"");
    std::string charts;
    for (const Report& report : findings.reports)
        if (const auto warning = warning_of(report); !warning.empty())
            text += paragraph(report.swept + ": " + warning, "class=\"warning\"");
    for (const Measure* measure : measures_of(findings))
        if (!is_event(*measure) && is_known(*measure) && ever_happens(findings, *measure))
            charts +=
                figure(measure->name, sweep_chart(findings, *measure),
                       measure->kind == MeasureKind::rate
                           ? "With 95 % intervals. Coloured: significantly different from the first."
                           : "The mean with its 95 % interval; the box is half of the games, its line the median.");
    return text + element("h2", "In pictures") + element("div", charts, "class=\"charts\"") +
           element("h2", "All numbers") + sweep_tables(findings, false) +
           element("details", element("summary", "How often each kind of event happened in a game") +
                                  sweep_tables(findings, true)) +
           notes_of(base);
}

inline std::string page_of(const Report& report, std::string_view body) {
    return "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
           "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n" +
           element("title", escaped("A house rule, tried: " + report.game)) + element("style", style_sheet) +
           "</head>\n<body>\n" + element("main", body) + "</body>\n</html>\n";
}

}  // namespace detail

// The report for a browser; it is well-formed XML, too.
inline std::string html_report(const Report& report) { return detail::page_of(report, detail::body(report)); }

inline std::string html_report(const Findings& findings) {
    if (findings.swept.empty()) return html_report(findings.reports.front());
    return detail::page_of(findings.reports.front(), detail::sweep_body(findings));
}

}  // namespace lab
