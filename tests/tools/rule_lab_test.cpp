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

#include "../../examples/lab/html_report.hpp"
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

Report run(std::vector<std::string> words) {
    return lab::run<Ticked>("Heroes of Hedra", arguments_of(std::move(words)), [](const auto&) {});
}

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

// The nine numbers that a report gives for a measure, as they are in the run.
std::vector<double> numbers_of(const Measure& measure) {
    const double factor = measure.kind == heroes::MeasureKind::rate ? 100 : 1;
    std::vector<double> numbers{measure.games.first.mean,      measure.first.low,      measure.first.high,
                                measure.games.second.mean,     measure.second.low,     measure.second.high,
                                measure.games.difference.mean, measure.difference.low, measure.difference.high};
    for (double& number : numbers) number *= factor;
    return numbers;
}

// Whether printed numbers are those of the run, but for rounding.
void demand_same_numbers(const Measure& measure, const std::vector<double>& printed) {
    CAPTURE(measure.name);
    const auto found = numbers_of(measure);
    REQUIRE(printed.size() == found.size());
    const double rounding = measure.kind == heroes::MeasureKind::rate ? 0.0501 : 0.00501;
    for (std::size_t i = 0; i != found.size(); ++i) CHECK(std::abs(printed[i] - found[i]) < rounding);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
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
    CHECK(bar.number("width") > 0);
    CHECK(bar.number("height") >= 0);
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

}  // namespace

TEST_CASE("the text report has the numbers and the verdicts of the run") {
    const Report& report = two_point_clearings();
    const auto lines = lines_of(lab::text_report(report));
    REQUIRE(report.comparison.measures.size() == 9);
    for (const Measure& measure : report.comparison.measures) {
        const auto line = std::find_if(lines.begin(), lines.end(), [&](const std::string& each) {
            return each.starts_with("  " + measure.name + "  ");
        });
        REQUIRE(line != lines.end());
        demand_same_numbers(measure, numbers_of(line->substr(2 + measure.name.size())));
        CHECK(line->ends_with(name_of(change(measure))));
    }
}

TEST_CASE("the page has the numbers and the verdicts of the run") {
    const Report& report = two_point_clearings();
    const auto bodies = all(page_of(report), "tbody");
    REQUIRE(bodies.size() == 1);
    const auto rows = all(bodies[0], "tr");
    REQUIRE(rows.size() == report.comparison.measures.size());
    for (std::size_t i = 0; i != rows.size(); ++i) {
        const Measure& measure = report.comparison.measures[i];
        REQUIRE(rows[i].children.size() == 5);
        CHECK(rows[i].children[0].text == measure.name);
        demand_same_numbers(measure,
                            numbers_of(rows[i].children[1].text + rows[i].children[2].text + rows[i].children[3].text));
        CHECK(rows[i].children[4].text.ends_with(name_of(change(measure))));
    }
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
        if (change(measure) == Change::more || change(measure) == Change::less) changed.push_back(measure.name);
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
    const std::string text = lab::text_report(report);
    for (std::string_view part :
         {"clearing_points: 1 -> 2", "sudden_death: no -> yes", "before and after: max_rounds 9", "target 4",
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
    const std::string warning = std::to_string(before) + " games before and 0 after the change, of 20 each, were given "
                                                         "up after 40 decisions.";
    CHECK(has(lab::warning_of(report), warning));
    const std::string text = lab::text_report(report);
    CHECK(text.find("  ! " + std::to_string(before) + " games") < text.find("wins of seat one"));
    CHECK(has(page_of(report).text, warning));
    CHECK(lab::warning_of(two_point_clearings()).empty());
    CHECK_FALSE(has(lab::text_report(two_point_clearings()), "  !"));
}

TEST_CASE("one game is reported as one that proves nothing") {
    const Report report = run({"--knob", "clearing_points=2", "--bot", "random", "--games", "1"});
    CHECK(has(lab::text_report(report), "[unknown]"));
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

TEST_CASE("the bars of the ends are as high as the rates, and the whiskers as long as the intervals") {
    const Report& report = two_point_clearings();
    const Element svg = drawing(page_of(report), "Wins by seat and draws, before and after");
    const LeftScale share(svg);
    auto bars = all(svg, "rect");
    bars.erase(bars.begin(), bars.begin() + 2);  // the legend's
    std::vector<Element> whiskers;
    for (const Element& line : all(svg, "line"))
        if (line.attributes.at("class") == "whisker" && line.attributes.at("x1") == line.attributes.at("x2"))
            whiskers.push_back(line);
    REQUIRE(bars.size() == 8);  // four rates, before and after: nothing is unfinished
    REQUIRE(whiskers.size() == 8);
    for (std::size_t i = 0; i != bars.size(); ++i) {
        const Measure& measure = report.comparison.measures[i / 2];
        const bool before = i % 2 == 0;
        const double mean = before ? measure.games.first.mean : measure.games.second.mean;
        const heroes::Interval interval = before ? measure.first : measure.second;
        CHECK(bars[i].attributes.at("class") == (before ? "before" : "after"));
        CHECK(share(bars[i].number("y")) == doctest::Approx(mean).epsilon(0.002));
        CHECK(share(bars[i].number("y") + bars[i].number("height")) == doctest::Approx(0).epsilon(0.002));
        CHECK(share(whiskers[i].number("y1")) == doctest::Approx(interval.low).epsilon(0.002));
        CHECK(share(whiskers[i].number("y2")) == doctest::Approx(interval.high).epsilon(0.002));
        CHECK(whiskers[i].number("x1") == doctest::Approx(bars[i].number("x") + bars[i].number("width") / 2));
    }
}

TEST_CASE("the chart of differences puts every difference and its interval on the scale below") {
    const Report& report = two_point_clearings();
    const Element svg = drawing(page_of(report), "Differences of the rates in percentage points");
    std::vector<std::pair<double, double>> ticks;
    for (const Element& text : all(svg, "text"))
        if (text.attributes.at("text-anchor") == "middle" && !has(text.text, "points"))
            ticks.emplace_back(std::stod(text.text), text.number("x"));
    REQUIRE(ticks.size() >= 3);
    const double slope = (ticks.back().first - ticks.front().first) / (ticks.back().second - ticks.front().second);
    const auto points = [&](double x) { return ticks.front().first + slope * (x - ticks.front().second); };
    const auto dots = all(svg, "circle");
    std::vector<Element> whiskers;
    for (const Element& line : all(svg, "line"))
        if (line.attributes.at("class") == "whisker") whiskers.push_back(line);
    REQUIRE(dots.size() == 4);
    for (std::size_t i = 0; i != 4; ++i) {
        const Measure& measure = report.comparison.measures[i];
        const auto near_to = [](double value) { return doctest::Approx(100 * value).epsilon(0.005); };
        CHECK(points(dots[i].number("cx")) == near_to(measure.games.difference.mean));
        CHECK(points(whiskers[i].number("x1")) == near_to(measure.difference.low));
        CHECK(points(whiskers[i].number("x2")) == near_to(measure.difference.high));
    }
}

TEST_CASE("a difference that is shown is coloured") {
    const Report report = run({"--knob", "max_rounds=1", "--bot", "random", "--games", "40", "--give-up", "40"});
    const Element svg = drawing(page_of(report), "Differences of the rates in percentage points");
    std::map<std::string, std::string> colours;
    for (const Element& dot : all(svg, "circle"))
        colours[dot.children.front().text.substr(0, dot.children.front().text.find(':'))] = dot.attributes.at("class");
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
        const auto histogram = lab::histogram_of({0, most}, {1});
        CAPTURE(most);
        CHECK(histogram.before.size() <= 24);
        CHECK(histogram.to() > most);
        CHECK(histogram.before.back() > 0);
    }
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
    const std::string list = lab::list<Ticked>();
    CHECK(has(list, "  barbarian_bonus=2  (a number from 0 to 255)\n"));
    CHECK(has(list, "  sudden_death=no  (yes or no)\n"));
    CHECK(has(list, "  uncontested_attack=scores  (one of scores, legal_no_point, illegal)\n"));
    CHECK(has(list, "  teams=0,0,0,0,0,0  (a list of a number from 0 to 255, separated by commas)\n"));
    CHECK(has(list, "  target=5  (a number from 0 to 65535)\n"));
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
    CHECK(has(complaint([] { (void)arguments_of({}); }), "name the house rule"));
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
    CHECK(lab::progress_line({0, 10}) == "[" + std::string(40, '.') + "] 0 of 10");
    CHECK(lab::progress_line({5, 10}) == "[" + std::string(20, '#') + std::string(20, '.') + "] 5 of 10");
    CHECK(lab::progress_line({10, 10}) == "[" + std::string(40, '#') + "] 10 of 10");
    std::size_t shown = 0;
    for (std::size_t done = 1; done <= 100'000; ++done) shown += lab::is_worth_showing({done, 100'000});
    CHECK(shown <= 201);
    CHECK(shown >= 100);
    CHECK(lab::is_worth_showing({100'000, 100'000}));
    CHECK(lab::is_worth_showing({1, 10}));
}
