// The reports of examples/rule_lab: they say what the run found, and the charts show it within their frames.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>

#include "../../examples/lab/csv.hpp"
#include "../../examples/lab/html_report.hpp"
#include "../../examples/lab/play.hpp"
#include "../../examples/lab/progress.hpp"
#include "../../examples/lab/run.hpp"
#include "../../examples/lab/text_report.hpp"

namespace {

using heroes::Change;
using heroes::Measure;
using lab::Complaint;
using lab::Report;
using lab::Setting;

using Ticked = heroes::hedra::Table<heroes::hedra::RuntimeRules>;
using Knobs = heroes::hedra::Knobs;

lab::Arguments arguments_of(std::vector<std::string> words) {
    std::vector<char*> pointers{nullptr};
    for (std::string& word : words) pointers.push_back(word.data());
    return lab::parse(static_cast<int>(pointers.size()), pointers.data());
}

const std::vector<lab::Note> some_notes{
    {"hedra", "barbarian_bonus", "HED-105", "Power for each enemy", "0 to 5"},
    {"hedra", "sudden_death", "HED-R01", "Does the game end at once?", "it does"},
    {"hamlet", "sudden_death", "HAM-R01", "of another game", ""},
};

lab::Findings try_out(std::vector<std::string> words) {
    const lab::Arguments arguments = arguments_of(std::move(words));
    const auto do_all = on_threads(arguments, [](const auto&) {});
    return findings_of("Heroes of Hedra", arguments, lab::play<Ticked>(arguments, some_notes, do_all));
}

Report run(std::vector<std::string> words) { return try_out(std::move(words)).reports.front(); }

const Report& two_point_clearings() {
    static const Report report = run({"--knob", "clearing_points=2", "--bot", "random", "--games", "80"});
    return report;
}

std::string complaint(auto&& action) {
    try {
        action();
    } catch (const Complaint& problem) {
        return problem.what();
    }
    return "";
}

std::string complaint_about(const Setting& setting) {
    return complaint([&] {
        Knobs knobs;
        shared::set_member(knobs, "knob", setting);
    });
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// All numbers of a text, in order, signs included: "-2.0 points [-5.8 to +1.8]" has three.
std::vector<double> numbers_of(const std::string& text) {
    std::vector<double> numbers;
    for (std::size_t at = 0; at != text.size();) {
        char* end = nullptr;
        const char* begin = text.c_str() + at;
        const bool starts = std::string_view("+-0123456789").find(*begin) != std::string_view::npos;
        const double number = starts ? std::strtod(begin, &end) : 0;
        if (!starts || end == begin) {
            ++at;
            continue;
        }
        numbers.push_back(number);
        at += static_cast<std::size_t>(end - begin);
    }
    return numbers;
}

// The numbers that a report gives for one side of a measure: mean, interval, and the median with its half of the games.
std::vector<double> numbers_of(const Measure& measure, const heroes::Sample& sample, const heroes::Interval& interval,
                               const heroes::Quartiles& quartiles) {
    const double factor = measure.kind == heroes::MeasureKind::rate ? 100 : 1;
    std::vector<double> numbers{factor * sample.mean, factor * interval.low, factor * interval.high};
    if (factor == 1) numbers.insert(numbers.end(), {quartiles.median, quartiles.first, quartiles.third});
    return numbers;
}

// Whether printed numbers are those of the run, but for rounding to four digits.
void demand_same_numbers(const Measure& measure, const std::vector<double>& printed, const std::vector<double>& found) {
    CAPTURE(measure.name);
    REQUIRE(printed.size() == found.size());
    for (std::size_t i = 0; i != found.size(); ++i) {
        const double size = std::abs(found[i]);
        const bool is_rate = measure.kind == heroes::MeasureKind::rate;
        CHECK(std::abs(printed[i] - found[i]) < (is_rate ? 0.0501 : size < 99 ? 0.00501 : size < 999 ? 0.0501 : 0.501));
    }
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// Words with a blank between them.
std::string in_one_line(const std::string& text) {
    std::string line;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) line += (line.empty() ? "" : " ") + word;
    return line;
}

// An element of a page with everything in it.
struct Element {
    std::string tag{};
    std::map<std::string, std::string> attributes{};
    std::string text{};  // of itself and all inside
    std::vector<Element> children{};

    double number(const std::string& name) const {
        REQUIRE(attributes.contains(name));
        return std::stod(attributes.at(name));
    }
};

// Reads a page as strictly as XML: whatever is opened is closed in order, attributes are quoted, & and < are escaped.
class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Element page() {
        expect("<!DOCTYPE html>");
        skip_space();
        Element root = element();
        skip_space();
        REQUIRE(at_ == text_.size());
        return root;
    }
    Element element() {
        Element result;
        expect("<");
        result.tag = name();
        while (skip_space(), peek() != '>' && peek() != '/') read_attribute(result);
        if (peek() == '/') return expect("/>"), result;
        expect(">");
        while (!text_.substr(at_).starts_with("</")) read_content(result);
        expect("</" + result.tag + ">");
        return result;
    }

private:
    char peek() const {
        if (at_ == text_.size()) FAIL("the page ends too early");
        return text_[at_];
    }
    void expect(std::string_view what) {
        REQUIRE_MESSAGE(text_.substr(at_).starts_with(what), std::string(text_.substr(at_, 60)), " is not ",
                        std::string(what));
        at_ += what.size();
    }
    void skip_space() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    }
    std::string name() {
        const std::size_t begin = at_;
        while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '-') ++at_;
        REQUIRE(at_ != begin);
        return std::string(text_.substr(begin, at_ - begin));
    }
    void read_attribute(Element& element) {
        std::string key = name();
        if (peek() == ':') key += (expect(":"), ":" + name());
        expect("=\"");
        std::string value;
        while (peek() != '"') value += letter();
        expect("\"");
        REQUIRE_FALSE(element.attributes.contains(key));
        element.attributes[key] = value;
    }
    void read_content(Element& element) {
        if (peek() != '<') return void(element.text += letter());
        element.children.push_back(this->element());
        element.text += " " + element.children.back().text + " ";
    }
    char letter() {
        constexpr std::pair<std::string_view, char> entities[] = {
            {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}};
        if (peek() == '<') FAIL("a < that is not escaped");
        if (peek() != '&') return text_[at_++];
        for (const auto& [entity, meant] : entities)
            if (text_.substr(at_).starts_with(entity)) return expect(entity), meant;
        FAIL("an entity that XML does not know");
        return '?';
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

Element page_of(const Report& report) { return Parser(lab::html_report(report)).page(); }

void collect(const Element& element, std::string_view tag, std::vector<Element>& found) {
    if (element.tag == tag) found.push_back(element);
    for (const Element& child : element.children) collect(child, tag, found);
}

std::vector<Element> all(const Element& element, std::string_view tag) {
    std::vector<Element> found;
    collect(element, tag, found);
    return found;
}

// A drawing in the page by its title.
Element drawing(const Element& page, std::string_view title) {
    for (const Element& svg : all(page, "svg"))
        if (all(svg, "title").front().text == title) return svg;
    FAIL("no drawing has this title: ", std::string(title));
    return {};
}

struct Area {
    double left, top, right, bottom;

    bool is_within(const Area& other) const {
        return left >= other.left && top >= other.top && right <= other.right && bottom <= other.bottom;
    }
    bool overlaps(const Area& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

Area area_of_text(const Element& text) {
    const double width = static_cast<double>(text.text.size()) * 6.6;
    const auto& anchor = text.attributes.at("text-anchor");
    const double left = text.number("x") - (anchor == "start" ? 0 : anchor == "end" ? width : width / 2);
    return {left, text.number("y") - 11, left + width, text.number("y") + 3};
}

Area area_of_bar(const Element& bar) {
    CHECK(bar.number("width") >= 0);
    CHECK(bar.number("height") >= 0);
    CHECK(bar.number("width") + bar.number("height") > 0);
    return {bar.number("x"), bar.number("y"), bar.number("x") + bar.number("width"),
            bar.number("y") + bar.number("height")};
}

Area area_of_line(const Element& line) {
    const auto [left, right] = std::minmax({line.number("x1"), line.number("x2")});
    const auto [top, bottom] = std::minmax({line.number("y1"), line.number("y2")});
    return {left, top, right, bottom};
}

// Everything is inside the frame, and no label covers another.
void demand_tidy(const Element& svg) {
    const auto frame_numbers = numbers_of(svg.attributes.at("viewBox"));
    REQUIRE(frame_numbers.size() == 4);
    const Area frame{0, 0, frame_numbers[2], frame_numbers[3]};
    for (const Element& bar : all(svg, "rect")) CHECK(area_of_bar(bar).is_within(frame));
    for (const Element& line : all(svg, "line")) CHECK(area_of_line(line).is_within(frame));
    for (const Element& dot : all(svg, "circle"))
        CHECK(Area{dot.number("cx") - 5, dot.number("cy") - 5, dot.number("cx") + 5, dot.number("cy") + 5}.is_within(
            frame));
    std::vector<Area> labels;
    for (const Element& text : all(svg, "text")) {
        CAPTURE(text.text);
        const Area area = area_of_text(text);
        CHECK(area.is_within(frame));
        for (const Area& other : labels) CHECK_FALSE(area.overlaps(other));
        labels.push_back(area);
    }
}

// Reads a height off the scale at the left, as people do: from two labels in percent.
struct LeftScale {
    double zero = 0;
    double per_share = 0;

    explicit LeftScale(const Element& svg) {
        std::vector<std::pair<double, double>> labels;
        for (const Element& text : all(svg, "text"))
            if (has(text.text, " %")) labels.emplace_back(std::stod(text.text) / 100, text.number("y") - 4);
        REQUIRE(labels.size() >= 2);
        zero = labels.front().second;
        per_share = (labels.back().second - zero) / labels.back().first;
    }
    double operator()(double y) const { return (y - zero) / per_share; }
};

// Reads a place off the scale below: from the first and the last of its numbers.
struct LowerScale {
    double zero = 0;
    double per_unit = 0;

    explicit LowerScale(const Element& svg) {
        std::vector<std::pair<double, double>> ticks;
        for (const Element& text : all(svg, "text"))
            if (text.attributes.at("text-anchor") == "middle" && !numbers_of(text.text).empty())
                ticks.emplace_back(std::stod(text.text), text.number("x"));
        REQUIRE(ticks.size() >= 3);
        per_unit = (ticks.back().second - ticks.front().second) / (ticks.back().first - ticks.front().first);
        zero = ticks.front().second - per_unit * ticks.front().first;
    }
    double operator()(double x) const { return (x - zero) / per_unit; }
};

std::vector<Element> whiskers_of(const Element& svg) {
    std::vector<Element> whiskers;
    for (const Element& line : all(svg, "line"))
        if (line.attributes.at("class") == "whisker" && line.attributes.at("y1") == line.attributes.at("y2"))
            whiskers.push_back(line);
    return whiskers;
}

std::vector<Measure> rates_of(const Report& report) {
    std::vector<Measure> rates;
    for (const Measure& measure : report.comparison.measures)
        if (measure.kind == heroes::MeasureKind::rate && measure.name != "unfinished games") rates.push_back(measure);
    return rates;
}

}  // namespace

TEST_CASE("the text report has a line for each measure, and its verdict below") {
    const Report& report = two_point_clearings();
    const auto lines = lines_of(lab::text_report(report));
    REQUIRE(report.comparison.measures.size() > 12);
    for (const Measure& measure : report.comparison.measures) {
        const auto line = std::find_if(lines.begin(), lines.end(), [&](const std::string& each) {
            return each == " " + measure.name || each.starts_with(" " + measure.name + "  ");
        });
        CHECK((line == lines.end()) == lab::is_event(measure));
        if (line == lines.end()) continue;
        const auto below = line + (*line == " " + measure.name ? 2 : 1);
        CHECK(below->starts_with("   " + std::string(name_of(change(measure))) + "  "));
        CHECK(numbers_of(*below).size() == 6);
    }
}

TEST_CASE("no line of a text is longer than 80 letters, and the numbers stand below each other") {
    const lab::Findings sweep = try_out({"--sweep", "uncontested_attack", "--bot", "random", "--games", "5", "--events",
                                         "--give-up", "40", "--option", "target=4", "--both", "max_rounds=9"});
    for (const std::string& text : {lab::text_report(two_point_clearings()), lab::text_report(sweep),
                                    lab::list<Ticked>("hedra", some_notes), std::string(lab::usage)})
        for (const std::string& line : lines_of(text)) CHECK_MESSAGE(line.size() <= 80, line);
    for (const std::string& line : lines_of(lab::text_report(two_point_clearings())))
        if (line.starts_with(" wins of") || line.starts_with("   exactly")) CHECK(line.size() == 80);
}

TEST_CASE("events are in the text if that is asked for") {
    CHECK_FALSE(has(lab::text_report(two_point_clearings()), "event: turn began"));
    const Report asked = run({"--knob", "clearing_points=2", "--bot", "random", "--games", "5", "--events"});
    CHECK(has(lab::text_report(asked), "event: turn began"));
}

TEST_CASE("the page has the numbers and the verdicts of the run, those of events apart") {
    const Report& report = two_point_clearings();
    const Element page = page_of(report);
    const auto bodies = all(page, "tbody");
    REQUIRE(bodies.size() == 2);
    auto rows = all(bodies[0], "tr");
    const auto events = all(all(page, "details").at(0), "tr");
    rows.insert(rows.end(), events.begin() + 1, events.end());
    REQUIRE(rows.size() == report.comparison.measures.size());
    for (std::size_t i = 0; i != rows.size(); ++i) {
        const Measure& measure = report.comparison.measures[i];
        const auto& cells = rows[i].children;
        REQUIRE(cells.size() == 5);
        CHECK(cells[0].text == measure.name);
        demand_same_numbers(measure, numbers_of(cells[1].text),
                            numbers_of(measure, measure.games.first, measure.first, measure.first_quartiles));
        demand_same_numbers(measure, numbers_of(cells[2].text),
                            numbers_of(measure, measure.games.second, measure.second, measure.second_quartiles));
        CHECK(numbers_of(cells[3].text).size() == 3);
        CHECK(cells[4].text.ends_with(name_of(change(measure))));
    }
}

TEST_CASE("a report is the same on one thread and on many") {
    const std::vector<std::string> words{"--sweep", "clearing_points=1..3", "--bot", "random", "--games", "30"};
    const auto on = [&](std::string threads) {
        auto more = words;
        more.insert(more.end(), {"--threads", std::move(threads)});
        return try_out(more);
    };
    const lab::Findings alone = on("1");
    const lab::Findings many = on("7");
    REQUIRE(alone.reports.size() == 3);
    for (std::size_t i = 0; i != 3; ++i) CHECK(alone.reports[i].comparison == many.reports[i].comparison);
    CHECK(lab::html_report(alone) == lab::html_report(many));
    CHECK(lab::text_report(alone) == lab::text_report(many));
}

TEST_CASE("the lab finds what compare_rules finds") {
    const Report& report = two_point_clearings();
    const auto make_bot = [](std::uint64_t seed) { return heroes::RandomBot{heroes::Pcg32{seed}}; };
    const heroes::RuleSet<Ticked> doubled{.rules = heroes::hedra::RuntimeRules{{.clearing_points = 2}}};
    CHECK(report.comparison ==
          heroes::compare_rules(heroes::RuleSet<Ticked>{}, doubled, make_bot, 80, 1, {.count_events = true}));
}

TEST_CASE("all jobs are done once, whatever the number of threads, and what one throws is thrown") {
    for (std::size_t threads : {1U, 2U, 5U}) {
        std::vector<int> done(100);
        std::size_t told = 0;
        lab::in_parallel(
            100, threads, [&](std::size_t i) { ++done[i]; },
            [&](const auto& progress) {
                CHECK(progress.done == ++told);
                CHECK(progress.games == 100);
            });
        CHECK(done == std::vector<int>(100, 1));
        CHECK(told == 100);
        const auto throwing = [](std::size_t i) {
            if (i == 50) throw Complaint("fifty");
        };
        CHECK(complaint([&] { lab::in_parallel(100, threads, throwing, [](const auto&) {}); }) == "fifty");
    }
    lab::in_parallel(
        0, 4, [](std::size_t) { FAIL("there is nothing to do"); }, [](const auto&) {});
}

TEST_CASE("a sweep compares each value with the same games") {
    const lab::Findings sweep = try_out({"--sweep", "clearing_points=1..3", "--bot", "random", "--games", "40"});
    REQUIRE(sweep.reports.size() == 3);
    CHECK(sweep.swept == "clearing_points");
    CHECK(sweep.reports[0].comparison.first == sweep.reports[0].comparison.second);
    CHECK(sweep.reports[1].comparison.first == sweep.reports[0].comparison.first);
    CHECK(sweep.reports[1].comparison ==
          run({"--knob", "clearing_points=2", "--bot", "random", "--games", "40"}).comparison);
    CHECK(sweep.reports[2].swept == "3");
    const std::string text = lab::text_report(sweep);
    const Measure& third = *sweep.reports[2].comparison.measure("rounds");
    const std::string part = text.substr(text.find("  rounds\n"));
    CHECK(has(part,
              "    3                     " + lab::detail::right_aligned(lab::fixed(third.games.second.mean, 2), 9)));
    CHECK(has(part, "  same\n    2  "));
}

TEST_CASE("the reports of a sweep say what the knob is before, and what else differs") {
    const lab::Findings sweep =
        try_out({"--sweep", "clearing_points=1,2", "--knob", "sudden_death=yes", "--rival", "clearing_points=3",
                 "--rival", "dragon_points=2", "--both", "max_rounds=9", "--bot", "random", "--games", "4"});
    CHECK(has(lab::text_report(sweep), "\n  clearing_points, swept; rival: 3\n  dragon_points: 2 -> 1\n"
                                       "  sudden_death: no -> yes\n  on both sides: max_rounds 9\n"));
    const Element page = Parser(lab::html_report(sweep)).page();
    for (std::string_view part : {", swept; rival: 3", "dragon_points", "sudden_death", "max_rounds"})
        CHECK_MESSAGE(has(page.text, part), std::string(part));
}

TEST_CASE("the page of a sweep has a chart and a table for each measure, and a row for each value") {
    const lab::Findings sweep = try_out({"--sweep", "clearing_points=1,3", "--bot", "random", "--games", "40"});
    const Element page = Parser(lab::html_report(sweep)).page();
    for (const Element& svg : all(page, "svg")) demand_tidy(svg);
    CHECK(all(drawing(page, "rounds"), "circle").size() == 3);
    CHECK_FALSE(has(lab::html_report(sweep), "<title>unfinished games</title>"));  // there are none
    const auto tables = all(page, "tbody");
    REQUIRE(tables.size() == measures_of(sweep).size());
    for (std::size_t i = 0; i != tables.size(); ++i) {
        const auto rows = all(tables[i], "tr");
        REQUIRE(rows.size() == 3);
        CHECK(rows[2].children[0].text == "3");
        const Measure* measure = sweep.reports[1].comparison.measure(measures_of(sweep)[i]->name);
        if (measure == nullptr) continue;
        demand_same_numbers(*measure, numbers_of(rows[2].children[1].text),
                            numbers_of(*measure, measure->games.second, measure->second, measure->second_quartiles));
    }
}

TEST_CASE("the values of a sweep: a range, a list, or all that make sense") {
    const Knobs knobs;
    const auto values = [&](Setting sweep, const lab::Note* note = nullptr) {
        return lab::values_of(sweep, knobs, note);
    };
    using Values = std::vector<std::string>;
    CHECK(values({"clearing_points", "1..4"}) == Values{"1", "2", "3", "4"});
    CHECK(values({"clearing_points", "7..7"}) == Values{"7"});
    CHECK(values({"clearing_points", "1,4,2"}) == Values{"1", "4", "2"});
    CHECK(values({"sudden_death", ""}) == Values{"no", "yes"});
    CHECK(values({"uncontested_attack", ""}) == Values{"scores", "legal_no_point", "illegal"});
    CHECK(values({"barbarian_bonus", ""}, &some_notes[0]) == Values{"0", "1", "2", "3", "4", "5"});
    const lab::Note wide{.turned = "10 to 90"};
    CHECK(values({"barbarian_bonus", ""}, &wide) == Values{"10", "21", "32", "44", "55", "67", "78", "90"});
    CHECK(has(complaint([&] { (void)values({"clearing_points", "1..200"}); }), "at most 24 values"));
    CHECK(has(complaint([&] { (void)values({"clearing_points", "4..1"}); }), "a number from 4 to"));
    CHECK(has(complaint([] { (void)try_out({"--sweep", "clearing"}); }), "similar: clearing_points"));
    CHECK(has(complaint([] { (void)try_out({"--sweep", "dragon_ready=1..3"}); }), "a value that its die can show"));
}

TEST_CASE("a rival is what the house rule is compared with") {
    const Report report =
        run({"--knob", "clearing_points=2", "--rival", "clearing_points=3", "--bot", "random", "--games", "40"});
    CHECK(lab::knob_text(report.knobs.at(0)) == "clearing_points: 3 -> 2");
    CHECK(report.comparison.second ==
          run({"--knob", "clearing_points=2", "--bot", "random", "--games", "40"}).comparison.second);
    CHECK(change(*report.comparison.measure("rounds")) == Change::more);
    CHECK(has(lab::text_report(report), "rival       house rule       difference"));
    for (const Element& svg : all(page_of(report), "svg")) demand_tidy(svg);
    CHECK(has(drawing(page_of(report), "Wins and ends").text, "house rule"));
}

TEST_CASE("every game is a row of the table that --csv writes") {
    const lab::Findings sweep = try_out({"--sweep", "clearing_points=2,3", "--bot", "random", "--games", "4"});
    const auto lines = lines_of(lab::csv_of(sweep));
    REQUIRE(lines.size() == 1 + 3 * 4);
    CHECK(lines[0].starts_with(
        "rules,game,seed,finished,decided_by,first_to_decide,decisions,rounds,standing_1,score_1,"));
    CHECK(has(lines[0], ",\"event: game over\""));
    const auto& game = sweep.reports[1].comparison.second[3];
    CHECK(lines.back().starts_with("\"3\",4," + std::to_string(game.seed) + ",yes,\""));
    CHECK(has(lines.back(), "," + std::to_string(game.decisions) + "," + std::to_string(game.rounds) + ","));
    const auto commas = [](const std::string& line) { return std::count(line.begin(), line.end(), ','); };
    for (const std::string& line : lines) CHECK(commas(line) == commas(lines[0]));
}

TEST_CASE("numbers are those of pairs that came to an end, and nothing is unknown for certain") {
    const Report some = run({"--knob", "clearing_points=2", "--bot", "random", "--games", "40", "--give-up", "90"});
    const Measure& length = *some.comparison.measure("decisions");
    CHECK(length.games.first.count < 40);
    CHECK(length.games.first.count > 0);
    CHECK(has(lab::warning_of(some), "those of " + std::to_string(length.games.first.count) + " pairs"));

    const Report none = run({"--knob", "clearing_points=2", "--bot", "random", "--games", "5", "--give-up", "10"});
    CHECK(has(lab::text_report(none),
              " decisions                             unknown          unknown          unknown"));
    const Element page = page_of(none);
    CHECK(has(page.text, "unknown"));
    CHECK_FALSE(has(lab::html_report(none), "Length in decisions"));
}

TEST_CASE("the page says first what changed significantly, and nothing else") {
    const Report& report = two_point_clearings();
    const Element page = page_of(report);
    std::vector<std::string> found;
    for (const Element& list : all(page, "ul"))
        if (list.attributes.at("class") == "findings")
            for (const Element& item : all(list, "li")) found.push_back(all(item, "strong").front().text);
    std::vector<std::string> changed;
    for (const Measure& measure : report.comparison.measures)
        if (!lab::is_event(measure) && (change(measure) == Change::more || change(measure) == Change::less))
            changed.push_back(measure.name);
    CHECK(found == changed);
    CHECK(found.size() >= 3);
    CHECK(has(page.text, "No difference shown: wins of seat one; "));
    CHECK(has(page.text, "Exactly the same in every pair: " + lab::names_with(report, Change::nothing) + "."));
    CHECK(has(lab::names_with(report, Change::nothing), "unfinished games"));
}

TEST_CASE("a rule set compared with itself is reported as such") {
    const Report report = run({"--knob", "clearing_points=1", "--bot", "random", "--games", "5"});
    CHECK(has(lab::text_report(report), "the rules are compared with themselves"));
    const Element page = page_of(report);
    CHECK(has(page.text, "the rules are compared with themselves"));
    CHECK(has(page.text, "No measure changed significantly."));
}

TEST_CASE("both reports say which knobs are turned, by whom it was played, and how to have it again") {
    const Report report =
        run({"--knob", "clearing_points=2", "--knob", "sudden_death=yes", "--both", "max_rounds=9", "--option",
             "target=4", "--players", "3", "--games", "4", "--seed", "77", "--nodes", "5"});
    const std::string text = in_one_line(lab::text_report(report));
    for (std::string_view part :
         {"clearing_points: 1 -> 2", "sudden_death: no -> yes", "on both sides: max_rounds 9", "target 4",
          "4 pairs of games of 3 players", "greedy bots with 5 nodes for a decision", "seed 77"})
        CHECK_MESSAGE(has(text, part), std::string(part));
    const Element page = page_of(report);
    for (std::string_view part : {"sudden_death", "max_rounds", "target 4", "4 pairs of games of 3 players",
                                  "greedy bots with 5 nodes for a decision", "seed 77"})
        CHECK_MESSAGE(has(page.text, part), std::string(part));
    CHECK(report.knobs.size() == 2);
    CHECK(has(page.text, report.command));

    std::vector<std::string> words;
    std::istringstream command(report.command);
    for (std::string word; command >> word;) words.push_back(word);
    CHECK(words.front() == "examples/rule_lab");
    CHECK(run({words.begin() + 1, words.end()}).comparison == report.comparison);
}

TEST_CASE("games that were given up are pointed out before the numbers") {
    const Report report = run({"--knob", "max_rounds=1", "--bot", "random", "--games", "20", "--give-up", "40"});
    const std::size_t before = lab::unfinished(report.comparison.first);
    REQUIRE(before > 10);
    const std::string warning =
        "Given up after 40 decisions, of 20 games each: before " + std::to_string(before) + ", after 0.";
    CHECK(has(lab::warning_of(report), warning));
    const std::string text = lab::text_report(report);
    CHECK(text.find("  ! Given up after 40 decisions") < text.find("wins of seat one"));
    CHECK(has(page_of(report).text, warning));
    CHECK(lab::warning_of(two_point_clearings()).empty());
    CHECK_FALSE(has(lab::text_report(two_point_clearings()), "  !"));
    CHECK(has(lab::warning_of(run({"--knob", "max_rounds=1", "--bot", "random", "--games", "2", "--give-up", "1"})),
              "In no pair both games came to an end"));
}

TEST_CASE("one game is reported as one that proves nothing") {
    const Report report = run({"--knob", "clearing_points=2", "--bot", "random", "--games", "1"});
    CHECK(has(lab::text_report(report), "  unknown"));
    const Element page = page_of(report);
    CHECK(has(page.text, "No measure changed significantly."));
    for (const Element& svg : all(page, "svg")) demand_tidy(svg);
}

TEST_CASE("a report of no games has no charts") {
    Report report = two_point_clearings();
    report.comparison = heroes::compare_rules<Ticked, Ticked>(heroes::RandomBot{}, 0, 1);
    CHECK(all(page_of(report), "svg").empty());
    CHECK(all(page_of(two_point_clearings()), "svg").size() == 5);
}

TEST_CASE("the page needs nothing but itself") {
    const std::string page = lab::html_report(two_point_clearings());
    for (std::string_view foreign : {"<script", "<link", "<img", "url(", "@import", "src=", "href="})
        CHECK_MESSAGE(!has(page, foreign), std::string(foreign));
    CHECK(has(page, "prefers-color-scheme: dark"));
}

TEST_CASE("what people type cannot break the page") {
    Report report = two_point_clearings();
    report.game = "<b>Tom & \"Jerry\"</b>";
    report.command = "rule_lab </code><script>";
    const Element page = page_of(report);
    CHECK(has(page.text, report.game));
    CHECK(has(page.text, report.command));
    CHECK(all(page, "b").empty());
    CHECK(all(page, "script").empty());
}

TEST_CASE("charts keep to their frames and no label covers another, with two players and with six") {
    for (const Element& svg : all(page_of(two_point_clearings()), "svg")) demand_tidy(svg);
    const Report six =
        run({"--knob", "clearing_points=2", "--bot", "random", "--games", "30", "--players", "6", "--give-up", "250"});
    for (const Element& svg : all(page_of(six), "svg")) demand_tidy(svg);
    CHECK(lab::unfinished(six.comparison.first) > 0);
}

TEST_CASE("the bars of the ends are as long as the rates, and the whiskers as long as the intervals") {
    const Report& report = two_point_clearings();
    const auto rates = rates_of(report);
    const Element svg = drawing(page_of(report), "Wins and ends");
    const LowerScale percent(svg);
    auto bars = all(svg, "rect");
    bars.erase(bars.begin(), bars.begin() + 2);  // the legend's
    const auto whiskers = whiskers_of(svg);
    REQUIRE(bars.size() == 2 * rates.size());
    REQUIRE(whiskers.size() == bars.size());
    const auto near_to = [](double value) { return doctest::Approx(100 * value).epsilon(0.003).scale(100); };
    for (std::size_t i = 0; i != bars.size(); ++i) {
        const Measure& measure = rates[i / 2];
        const bool before = i % 2 == 0;
        const heroes::Interval interval = before ? measure.first : measure.second;
        CHECK(bars[i].attributes.at("class") == (before ? "before" : "after"));
        CHECK(percent(bars[i].number("x")) == near_to(0));
        CHECK(percent(bars[i].number("x") + bars[i].number("width")) ==
              near_to(before ? measure.games.first.mean : measure.games.second.mean));
        CHECK(percent(whiskers[i].number("x1")) == near_to(interval.low));
        CHECK(percent(whiskers[i].number("x2")) == near_to(interval.high));
    }
}

TEST_CASE("the chart of differences puts every difference and its interval on the scale below") {
    const Report& report = two_point_clearings();
    const auto rates = rates_of(report);
    const Element svg = drawing(page_of(report), "Differences of the rates");
    const LowerScale points(svg);
    const auto dots = all(svg, "circle");
    const auto whiskers = whiskers_of(svg);
    REQUIRE(dots.size() == rates.size());
    const auto near_to = [](double value) { return doctest::Approx(100 * value).epsilon(0.003).scale(100); };
    for (std::size_t i = 0; i != dots.size(); ++i) {
        CHECK(points(dots[i].number("cx")) == near_to(rates[i].games.difference.mean));
        CHECK(points(whiskers[i].number("x1")) == near_to(rates[i].difference.low));
        CHECK(points(whiskers[i].number("x2")) == near_to(rates[i].difference.high));
    }
}

TEST_CASE("a difference that is shown is coloured") {
    const Report report = run({"--knob", "max_rounds=1", "--bot", "random", "--games", "40", "--give-up", "40"});
    const Element svg = drawing(page_of(report), "Differences of the rates");
    std::map<std::string, std::string> colours;
    for (const Element& dot : all(svg, "circle"))
        colours[dot.children.front().text.substr(0, dot.children.front().text.rfind(": "))] =
            dot.attributes.at("class");
    for (const Measure& measure : report.comparison.measures) {
        if (measure.kind != heroes::MeasureKind::rate) continue;
        const bool shown = change(measure) == Change::more || change(measure) == Change::less;
        CHECK(colours.at(measure.name) == (shown ? "after" : "unclear"));
    }
    CHECK(colours.at("unfinished games") == "after");
}

TEST_CASE("the bars of a distribution sum to all games of each side, at the heights of their shares") {
    const Report& report = two_point_clearings();
    for (std::string_view title : {"Length in decisions", "Length in rounds", "Final scores"}) {
        CAPTURE(title);
        const Element svg = drawing(page_of(report), title);
        const LeftScale share(svg);
        std::map<std::string, double> sums;
        auto bars = all(svg, "rect");
        for (auto bar = bars.begin() + 2; bar != bars.end(); ++bar)
            sums[bar->attributes.at("class")] += share(bar->number("y"));
        CHECK(sums["before"] == doctest::Approx(1).epsilon(0.02));
        CHECK(sums["after"] == doctest::Approx(1).epsilon(0.02));
    }
}

TEST_CASE("a histogram has bins of round sizes that hold every value") {
    const auto few = lab::histogram_of({3, 3, 4}, {6});
    CHECK(few.from == 3);
    CHECK(few.step == 1);
    CHECK(few.before == std::vector<double>{2.0 / 3, 1.0 / 3, 0, 0});
    CHECK(few.after == std::vector<double>{0, 0, 0, 1});
    CHECK(few.to() == 7);

    const auto many = lab::histogram_of({41, 59.9, 100}, {199});
    CHECK(many.step == 10);
    CHECK(many.from == 40);
    CHECK(many.to() == 200);
    CHECK(many.before[1] == doctest::Approx(1.0 / 3));
    CHECK(many.after.back() == 1);

    CHECK(lab::histogram_of({7, 7}, {7}).before == std::vector<double>{1});
}

TEST_CASE("no histogram has more than 24 bins, however long the games") {
    for (double most : {1.0, 22.0, 23.0, 24.0, 25.0, 99.0, 12345.0, 20000.0}) {
        const auto histogram = lab::histogram_of({0, most}, {most});
        CAPTURE(most);
        CHECK(histogram.before.size() <= 24);
        CHECK(histogram.to() > most);
        CHECK(histogram.before.back() > 0);
        CHECK_FALSE(histogram.is_clipped);
    }
}

TEST_CASE("a histogram ends near the 98th percentile if the rest is far off, and says so") {
    std::vector<double> lengths;
    for (int i = 0; i != 1000; ++i) lengths.push_back(50 + i % 50);
    lengths[7] = 9000;
    lengths[8] = 20000;
    const auto histogram = lab::histogram_of(lengths, {60, 70});
    CHECK(histogram.is_clipped);
    CHECK(histogram.before.size() <= 24);
    CHECK(histogram.last() >= 99);
    CHECK(histogram.to() < 120);
    CHECK(histogram.before.back() == doctest::Approx(0.002));
    CHECK(histogram.after.back() == 0);
    double sum = 0;
    for (double share : histogram.before) sum += share;
    CHECK(sum == doctest::Approx(1));
    CHECK(has(lab::clipping_text(histogram, Report{}), "the last bar holds everything from " +
                                                           lab::fixed(histogram.last(), 0) +
                                                           " on, 0.2 % before and 0.0 % after."));
    CHECK(has(lab::histogram_chart("t", "decisions", histogram, {"before", "after"}),
              " or more decisions, before: 0.2 %"));

    lengths[7] = lengths[8] = 100;
    CHECK_FALSE(lab::histogram_of(lengths, {60, 70}).is_clipped);
    CHECK(lab::clipping_text(lab::histogram_of(lengths, {60, 70}), Report{}).empty());
}

TEST_CASE("steps of a scale are 1, 2 or 5, tens or tenths of them") {
    CHECK(lab::detail::round_step(10, 10) == doctest::Approx(1));
    CHECK(lab::detail::round_step(10.5, 10) == doctest::Approx(2));
    CHECK(lab::detail::round_step(21, 10) == doctest::Approx(5));
    CHECK(lab::detail::round_step(51, 10) == doctest::Approx(10));
    CHECK(lab::detail::round_step(0.6, 5) == doctest::Approx(0.2));
    CHECK(lab::detail::round_step(0, 5) == 1);
    CHECK(lab::detail::digits_of(0.2) == 1);
    CHECK(lab::detail::digits_of(0.05) == 2);
    CHECK(lab::detail::digits_of(20) == 0);
}

TEST_CASE("numbers are rounded, signed where they are differences, and nothing has no sign") {
    CHECK(lab::fixed(1.25, 1) == "1.2");
    CHECK(lab::fixed(-0.04, 1) == "0.0");
    CHECK(lab::fixed(-0.06, 1) == "-0.1");
    CHECK(lab::with_sign(0.04, 1) == "0.0");
    CHECK(lab::with_sign(0.06, 1) == "+0.1");
    CHECK(lab::with_sign(-3, 0) == "-3");
}

TEST_CASE("a knob is set by its name: numbers, yes and no, rulings, and what may be unset") {
    Knobs knobs;
    shared::set_member(knobs, "knob", {"barbarian_bonus", "255"});
    shared::set_member(knobs, "knob", {"sudden_death", "yes"});
    shared::set_member(knobs, "knob", {"cleric_moves_dragon", "off"});
    shared::set_member(knobs, "knob", {"max_rounds", "65535"});
    shared::set_member(knobs, "knob", {"team_member_minimum", "3"});
    shared::set_member(knobs, "knob", {"uncontested_attack", "legal_no_point"});
    shared::set_member(knobs, "knob", {"defender_choice_order", "turn order"});
    Knobs expected{.barbarian_bonus = 255,
                   .sudden_death = true,
                   .uncontested_attack = heroes::hedra::UncontestedAttack::legal_no_point,
                   .cleric_moves_dragon = false,
                   .max_rounds = 65535,
                   .team_member_minimum = std::uint8_t{3}};
    CHECK(knobs == expected);
    shared::set_member(knobs, "knob", {"team_member_minimum", "-"});
    expected.team_member_minimum.reset();
    CHECK(knobs == expected);
}

TEST_CASE("every knob can be set to what --list shows") {
    const Knobs standard;
    for (const Setting& setting : shared::settings_of(standard)) {
        CAPTURE(setting.name);
        Knobs knobs;
        CHECK(complaint([&] { shared::set_member(knobs, "knob", setting); }) == "");
        CHECK(knobs == standard);
    }
}

TEST_CASE("--list tells of each knob its clause, what it settles and which numbers make sense") {
    const std::string list = lab::list<Ticked>("hedra", some_notes);
    CHECK(has(list, "  barbarian_bonus=2  a number from 0 to 255; 0 to 5 makes sense (HED-105)\n"
                    "      Power for each enemy\n  advance"));
    CHECK(has(list, "  sudden_death=no  yes or no (HED-R01)\n      Does the game end at once?\n"
                    "      If turned: it does\n"));
    CHECK(has(list, "  uncontested_attack=scores  one of scores, legal_no_point, illegal\n"));
    CHECK(has(list, "  teams=0,0,0,0,0,0  a list of a number from 0 to 255, separated by commas\n"));
    CHECK(has(list, "  target=5  a number from 0 to 65535\n"));
}

TEST_CASE("a range that makes sense is two numbers") {
    const auto range = lab::sensible_range("12 to 40");
    REQUIRE(range);
    CHECK(range->least == 12);
    CHECK(range->most == 40);
    for (std::string_view other : {"", "12", "to 40", "12 to", "4 to 1", "both dice give 0 to 9", "3, 4 or 5 only"})
        CHECK_FALSE(lab::sensible_range(other));
}

TEST_CASE("teams are a list with commas") {
    heroes::hedra::Options options;
    shared::set_member(options, "option", {"teams", "1,2,1,2"});
    CHECK(options.teams == heroes::hedra::alternating_teams(4, 2));
    shared::set_member(options, "option", {"first_player", "two"});
    CHECK(options.first_player == heroes::Seat::two);
    const auto complaint_about_teams = [&](std::string value) {
        return complaint([&] { shared::set_member(options, "option", {"teams", value}); });
    };
    CHECK(has(complaint_about_teams("1,2,x"), "teams takes a list of a number from 0 to 255, separated by commas"));
    CHECK(has(complaint_about_teams("1,"), "separated by commas"));
    CHECK(has(complaint_about_teams(""), "separated by commas"));
    CHECK(has(complaint_about_teams("1,2,1,2,1,2,1"), "at most 6 values"));
    CHECK(complaint_about_teams("1,2,1,2,1,2") == "");
}

TEST_CASE("a value that cannot be is refused with what was expected") {
    CHECK(complaint_about({"barbarian_bonus", "256"}) == "barbarian_bonus takes a number from 0 to 255, not '256'");
    CHECK(complaint_about({"barbarian_bonus", "-1"}) == "barbarian_bonus takes a number from 0 to 255, not '-1'");
    CHECK(complaint_about({"barbarian_bonus", "3x"}) == "barbarian_bonus takes a number from 0 to 255, not '3x'");
    CHECK(complaint_about({"barbarian_bonus", ""}) == "barbarian_bonus takes a number from 0 to 255, not ''");
    CHECK(complaint_about({"sudden_death", "maybe"}) == "sudden_death takes yes or no, not 'maybe'");
    CHECK(has(complaint_about({"team_member_minimum", "many"}), "a number from 0 to 255, or -"));
    CHECK(complaint_about({"uncontested_attack", "3"}) ==
          "uncontested_attack takes one of scores, legal_no_point, illegal, not '3'");
}

TEST_CASE("a name that does not exist is answered with those most like it") {
    CHECK(complaint_about({"barbarian_bonsu", "3"}) == "there is no knob 'barbarian_bonsu'; similar: barbarian_bonus");
    CHECK(has(complaint_about({"dragon", "3"}), "similar: dragon_ready, dragon_points, cleric_moves_dragon"));
    CHECK(complaint_about({"castling", "no"}) == "there is no knob 'castling'; --list shows all");
    CHECK(has(complaint_about({"", "no"}), "--list shows all"));
}

TEST_CASE("the distance of two words is the fewest letters to change") {
    CHECK(shared::edit_distance("", "") == 0);
    CHECK(shared::edit_distance("", "abc") == 3);
    CHECK(shared::edit_distance("abc", "") == 3);
    CHECK(shared::edit_distance("kitten", "sitting") == 3);
    CHECK(shared::edit_distance("abc", "abc") == 0);
    CHECK(shared::edit_distance("abc", "acb") == 2);
}

TEST_CASE("a house rule that cannot be played, an unknown bot and a senseless command line are refused in words") {
    CHECK(has(complaint([] {
                  (void)run({"--knob", "max_players=2", "--players", "3"});
              }),
              "too many players (HED-R03)"));
    CHECK(has(complaint([] {
                  (void)run({"--knob", "max_players=2", "--bot", "clever"});
              }),
              "known: random, greedy, search"));
    CHECK(has(complaint([] { lab::demand_house_rule(arguments_of({})); }), "name the house rule"));
    CHECK(complaint([] { lab::demand_house_rule(arguments_of({"--sweep", "a"})); }) == "");
    CHECK(has(complaint([] { (void)arguments_of({"--knob", "barbarian_bonus"}); }), "a name and a value"));
    CHECK(has(complaint([] { (void)arguments_of({"--knob", "=3"}); }), "a name and a value"));
    CHECK(has(complaint([] { (void)arguments_of({"--knob", "a=3", "--games", "0"}); }), "a number from 1 to"));
    CHECK(has(complaint([] { (void)arguments_of({"--knbo", "a=3"}); }), "unknown option '--knbo'"));
    CHECK(arguments_of({"--list"}).list);
    CHECK(arguments_of({"--help"}).help);
}

TEST_CASE("the command line is read as it is written") {
    const auto read =
        arguments_of({"--game", "hamlet", "--knob", "a=b=c", "--knob=d=2", "--games=7", "--seed", "9", "--html",
                      "x.html", "--text", "x.txt", "--give-up", "50", "--nodes", "3", "--bot", "random"});
    CHECK(read.game == "hamlet");
    CHECK(read.knobs == std::vector<Setting>{{"a", "b=c"}, {"d", "2"}});
    CHECK(read.games == 7);
    CHECK(read.seed == 9);
    CHECK(read.html == "x.html");
    CHECK(read.text == "x.txt");
    CHECK(read.most_decisions == 50);
    CHECK(read.nodes == 3);
    CHECK(read.bot == "random");
}

TEST_CASE("the progress bar fills from nothing to all") {
    const auto line = [](std::size_t done, double seconds) {
        const std::string text = lab::progress_line({done, 10}, seconds);
        CHECK(text.size() == 79);  // it covers the one before
        return text.substr(0, text.find_last_not_of(' ') + 1);
    };
    CHECK(line(0, 0) == "[" + std::string(30, '.') + "] 0 of 10");
    CHECK(line(5, 3) == "[" + std::string(15, '#') + std::string(15, '.') + "] 5 of 10, 3 s left");
    CHECK(line(1, 20) == "[" + std::string(3, '#') + std::string(27, '.') + "] 1 of 10, 3 min left");
    CHECK(line(10, 7) == "[" + std::string(30, '#') + "] 10 of 10, 7 s");
    CHECK(lab::time_text(0.2) == "1 s");
    CHECK(lab::time_text(200) == "3 min 20 s");
    CHECK(lab::time_text(7500) == "2 h 5 min");
    std::size_t shown = 0;
    for (std::size_t done = 1; done <= 100'000; ++done) shown += lab::is_worth_showing({done, 100'000});
    CHECK(shown <= 201);
    CHECK(shown >= 100);
    CHECK(lab::is_worth_showing({100'000, 100'000}));
    CHECK(lab::is_worth_showing({1, 10}));
}
