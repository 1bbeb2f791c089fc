// Comparisons of rule sets: what is the same, what differs, and what cannot be told.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/shining.hpp>
#include <heroes/tools/compare_rules.hpp>

#include "how_many.hpp"
#include "tiny_game.hpp"

namespace {

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;
using heroes::Change;
using heroes::compare_rules;
using heroes::Comparison;
using heroes::Interval;
using heroes::Measure;
using heroes::MeasureKind;
using heroes::Pcg32;
using heroes::RandomBot;
using heroes::RuleSet;
using heroes::Seat;
using heroes::Standing;
using heroes::TrialGame;
using heroes::TrialLimits;
using heroes::View;

using Hedra = hedra::Table<hedra::RuntimeRules>;
using Hamlet = hamlet::Table<hamlet::RuntimeRules>;

RuleSet<Hedra> hedra_with(const hedra::Knobs& knobs, const hedra::Options& options = {}) {
    return {options, hedra::RuntimeRules{knobs}};
}
RuleSet<Hamlet> hamlet_with(const hamlet::Knobs& knobs, const hamlet::Options& options = {}) {
    return {options, hamlet::RuntimeRules{knobs}};
}

// A bot for each pair of games, with luck of its own.
constexpr auto random_bots = [](std::uint64_t seed) { return RandomBot{Pcg32{seed}}; };

struct FirstChoice {
    template <heroes::GameTable Table>
    typename Table::Action choose(const View<Table>& view, std::uint32_t) const {
        return legal_actions(*view)[0];
    }
};

const Measure& measure(const Comparison& comparison, std::string_view name) {
    REQUIRE_MESSAGE(comparison.measure(name) != nullptr, std::string(name));
    return *comparison.measure(name);
}

Change change_of(const Comparison& comparison, std::string_view name) { return change(measure(comparison, name)); }

std::vector<std::string> names(const Comparison& comparison) {
    std::vector<std::string> all;
    for (const Measure& each : comparison.measures) all.push_back(each.name);
    return all;
}

// Without those of the ends.
std::vector<std::string> plain_names(const Comparison& comparison) {
    auto all = names(comparison);
    std::erase_if(all, [](const std::string& name) { return name.starts_with("end: "); });
    return all;
}

// A measure of pairs that are given one by one.
Measure amount(std::initializer_list<std::pair<double, double>> pairs) {
    Measure result{.kind = MeasureKind::amount};
    for (const auto& [one, other] : pairs) result.games.add(one, other);
    result.difference = interval_of_difference(result.games);
    return result;
}

TrialGame ended(std::vector<TrialGame::Line> seats) {
    return {.finished = true, .first_to_decide = Seat::two, .seats = std::move(seats)};
}

double answer(std::string_view question, const TrialGame& game, Seat seat = Seat::one) {
    const auto at = std::find_if(heroes::trial_questions.begin(), heroes::trial_questions.end(),
                                 [&](const auto& each) { return each.name == question; });
    REQUIRE(at != heroes::trial_questions.end());
    return at->answer(game, seat);
}

constexpr TrialGame::Line won{Standing::win, 5};
constexpr TrialGame::Line drawn{Standing::draw, 4};
constexpr TrialGame::Line lost{Standing::loss, 1};

struct Frenzy : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.barbarian_bonus = 3};
};

static_assert(heroes::OfOneGame<Hedra, hedra::Table<Frenzy>>);
static_assert(!heroes::OfOneGame<Hedra, Hamlet>);

}  // namespace

TEST_CASE("a rule set differs from itself in nothing, exactly") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({}), random_bots, 50, 1);
    CHECK(comparison.first == comparison.second);
    for (const Measure& each : comparison.measures) {
        CAPTURE(each.name);
        CHECK(change(each) == Change::nothing);
        CHECK(each.games.differing == 0);
        CHECK(each.difference == Interval{0, 0});
        CHECK(each.first == each.second);
    }
}

TEST_CASE("a rule set whose types differ but whose rules do not differs in nothing") {
    const auto comparison = compare_rules(RuleSet<hedra::Table<>>{}, hedra_with({}), random_bots, 50, 1);
    CHECK(comparison.first == comparison.second);
    CHECK_FALSE(comparison.first.empty());
}

TEST_CASE("rules that are types are compared by naming their tables") {
    const auto typed = compare_rules<hedra::Table<>, hedra::Table<Frenzy>>(random_bots, 30, 7);
    CHECK(typed == compare_rules(hedra_with({}), hedra_with({.barbarian_bonus = 3}), random_bots, 30, 7));
    CHECK(typed.first != typed.second);
}

TEST_CASE("two points for a clearing make a game of Hedra significantly shorter") {
    const auto comparison =
        compare_rules(hedra_with({}), hedra_with({.clearing_points = 2}), random_bots, laws::games_to_play(400, 4), 1);
    for (std::string_view name : {"decisions", "rounds"}) {
        CHECK(change_of(comparison, name) == Change::less);
        CHECK(measure(comparison, name).difference.high < 0);
        CHECK(measure(comparison, name).first.low > measure(comparison, name).second.high);
    }
    CHECK(change_of(comparison, "score spread, best less worst") == Change::more);
    CHECK(change_of(comparison, "wins of seat one") == Change::unclear);
}

TEST_CASE("a higher target makes a game of Hedra significantly longer") {
    const auto comparison = compare_rules(RuleSet<hedra::Table<>>{.options = {.target = 3}},
                                          RuleSet<hedra::Table<>>{.options = {.target = 7}}, random_bots, 100, 1);
    CHECK(change_of(comparison, "decisions") == Change::more);
    CHECK(change_of(comparison, "score, mean of the seats") == Change::more);
}

TEST_CASE("frail heroes make a game of Hamlet significantly shorter, and there are no scores to compare") {
    const auto comparison =
        compare_rules(hamlet_with({}), hamlet_with({.hero_health = 10}), random_bots, laws::games_to_play(60, 3), 1);
    CHECK(change_of(comparison, "decisions") == Change::less);
    CHECK(change_of(comparison, "rounds") == Change::less);
    CHECK(comparison.measure("score, mean of the seats") == nullptr);
    CHECK(comparison.first[0].seats[1].score == 0);
    CHECK(plain_names(comparison) == std::vector<std::string>{"wins of seat one", "wins of seat two",
                                                              "wins of the first to decide", "draws",
                                                              "unfinished games", "decisions", "rounds"});
}

TEST_CASE("a game that tells scores but no rounds is compared by scores") {
    using Tiny = tiny::Table<>;
    const auto comparison = compare_rules(RuleSet<Tiny>{.options = {.players = 3}},
                                          RuleSet<Tiny>{.options = {.players = 3, .turns = 10}}, random_bots, 100, 1);
    CHECK(comparison.first[0].rounds == 0);
    CHECK(change_of(comparison, "decisions") == Change::less);
    CHECK(plain_names(comparison) ==
          std::vector<std::string>{"wins of seat one", "wins of seat two", "wins of seat three",
                                   "wins of the first to decide", "draws", "unfinished games", "decisions",
                                   "score, mean of the seats", "score spread, best less worst"});
}

TEST_CASE("both games of a pair begin with the same luck and the same bot") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 20, 5);
    for (std::size_t i = 0; i != 20; ++i) {
        const TrialGame& first = comparison.first[i];
        const TrialGame& second = comparison.second[i];
        CHECK(first.seed == second.seed);
        CHECK(first.first_to_decide == second.first_to_decide);
        CHECK(second.rounds == 1);
        CHECK(first.decisions >= second.decisions);
    }
}

TEST_CASE("every pair has luck of its own") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({}), random_bots, 20, 5);
    std::vector<std::uint64_t> seeds;
    for (const TrialGame& game : comparison.first) seeds.push_back(game.seed);
    std::sort(seeds.begin(), seeds.end());
    CHECK(std::adjacent_find(seeds.begin(), seeds.end()) == seeds.end());
}

TEST_CASE("a game of a comparison can be played again from its seed") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.sudden_death = true}), FirstChoice{}, 10, 5);
    for (const TrialGame& game : comparison.second) {
        auto state = hedra::new_game({}, Pcg32{game.seed}, hedra::RuntimeRules{{.sudden_death = true}});
        const Seat first = decider(state.table);
        const auto playout = play_out(
            state, [](const auto& view) { return FirstChoice{}.choose(view, 0); }, game.decisions);
        CHECK(playout.finished);
        CHECK(first == game.first_to_decide);
        CHECK(state.table.turn.round == game.rounds);
        for (Seat seat : {Seat::one, Seat::two}) {
            const auto& line = game.seats[index_of(seat)];
            CHECK(outcome(state.table).seats[seat].standing == line.standing);
            CHECK(state.table.scores[seat] == line.score);
        }
    }
}

TEST_CASE("equal seeds give equal reports, others do not") {
    const auto play = [](std::uint64_t seed) {
        return compare_rules(hedra_with({}), hedra_with({.sudden_death = true}), random_bots, 20, seed);
    };
    CHECK(play(3) == play(3));
    CHECK(play(3).first != play(4).first);
}

TEST_CASE("a bot that is given as such begins each pair alike, and goes on from pair to pair") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({}), RandomBot{Pcg32{9}}, 3, 5);
    CHECK(comparison.first == comparison.second);
    RandomBot bot{Pcg32{9}};
    for (const TrialGame& game : comparison.first) {
        auto state = hedra::new_game({}, Pcg32{game.seed});
        const auto playout = play_out(state, [&](const auto& view) { return bot.choose(view, 0); });
        CHECK(playout.decisions == game.decisions);
    }
}

TEST_CASE("the bot is given its budget") {
    struct Counting {
        std::uint32_t* seen;
        auto choose(const View<Hedra>& view, std::uint32_t nodes) const {
            *seen = nodes;
            return legal_actions(*view)[0];
        }
    };
    std::uint32_t seen = 0;
    (void)compare_rules(hedra_with({}), hedra_with({}), Counting{&seen}, 1, 1, TrialLimits{.nodes = 321});
    CHECK(seen == 321);
}

TEST_CASE("events are counted where that is asked for") {
    const auto counted = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 10, 1,
                                       TrialLimits{.count_events = true});
    CHECK(measure(counted, "event: game over").games.first.mean == 1);
    CHECK(change_of(counted, "event: turn began") == Change::less);
    CHECK(measure(counted, "event: turn began").games.second.mean == 2);
    const auto plain = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 10, 1);
    CHECK(plain.measure("event: game over") == nullptr);
    CHECK(plain.first[0].events.empty());
}

TEST_CASE("games that are given up are counted, and nobody wins or draws them") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 40, 1,
                                          TrialLimits{.most_decisions = 40});
    const auto unfinished = std::count_if(comparison.first.begin(), comparison.first.end(),
                                          [](const TrialGame& game) { return !game.finished; });
    CHECK(unfinished > 30);
    CHECK(measure(comparison, "unfinished games").games.first.mean == doctest::Approx(double(unfinished) / 40));
    CHECK(measure(comparison, "unfinished games").games.second.mean == 0);
    CHECK(change_of(comparison, "unfinished games") == Change::less);
    double ends = 0;
    for (std::string_view name : {"wins of seat one", "wins of seat two", "draws", "unfinished games"})
        ends += measure(comparison, name).games.first.mean;
    CHECK(ends == doctest::Approx(1));
    for (const TrialGame& game : comparison.first) CHECK((game.finished || game.decisions == 40));
}

TEST_CASE("a game that ends with the last decision it is given is finished") {
    const auto whole = compare_rules(hedra_with({}), hedra_with({}), random_bots, 1, 1);
    const std::size_t length = whole.first[0].decisions;
    const auto play = [](std::size_t most) {
        return compare_rules(hedra_with({}), hedra_with({}), random_bots, 1, 1, TrialLimits{.most_decisions = most});
    };
    CHECK(play(length).first[0].finished);
    CHECK_FALSE(play(length - 1).first[0].finished);
}

TEST_CASE("no games tell nothing") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.clearing_points = 2}), random_bots, 0, 1);
    CHECK(comparison.first.empty());
    CHECK(measure(comparison, "wins of seat one").first == Interval{0, 1});
    CHECK(measure(comparison, "decisions").first == Interval{0, heroes::anything.high});
    for (const Measure& each : comparison.measures) CHECK(change(each) == Change::unclear);
}

TEST_CASE("one game proves no difference, however large") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 1, 1);
    CHECK(measure(comparison, "decisions").games.difference.mean < -20);
    CHECK(change_of(comparison, "decisions") == Change::unclear);
    CHECK(measure(comparison, "decisions").difference == heroes::anything);
}

TEST_CASE("three and more players each have their wins") {
    const auto comparison = compare_rules(hedra_with({}, hedra::presets::free_for_all(4)),
                                          hedra_with({}, hedra::presets::free_for_all(3)), random_bots, 10, 1);
    CHECK(comparison.first[0].seats.size() == 4);
    CHECK(comparison.second[0].seats.size() == 3);
    CHECK(names(comparison)[2] == "wins of seat three");
    CHECK(names(comparison)[3] == "wins of the first to decide");  // what both have is compared
}

TEST_CASE("the seats of a team win together") {
    const auto comparison =
        compare_rules(hedra_with({}, hedra::presets::teams_2v2),
                      hedra_with({.team_member_minimum = 0}, hedra::presets::teams_2v2), random_bots, 50, 1);
    CHECK(measure(comparison, "wins of seat one").games.second ==
          measure(comparison, "wins of seat three").games.second);
    CHECK(measure(comparison, "wins of seat one").games.second != measure(comparison, "wins of seat two").games.second);
    CHECK(change_of(comparison, "decisions") == Change::less);
}

TEST_CASE("the host is told of every pair of games") {
    std::vector<std::size_t> done;
    const auto note = [&](const heroes::TrialProgress& progress) {
        CHECK(progress.games == 3);
        done.push_back(progress.done);
    };
    (void)compare_rules(hedra_with({}), hedra_with({}), random_bots, 3, 1, {}, note);
    CHECK(done == std::vector<std::size_t>{1, 2, 3});
}

TEST_CASE("a rate has Wilson's interval, an amount has Student's") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.sudden_death = true}), random_bots, 40, 1);
    const Measure& wins = measure(comparison, "wins of seat one");
    const auto won_by_one = std::count_if(comparison.second.begin(), comparison.second.end(),
                                          [](const auto& game) { return game.seats[0].standing == Standing::win; });
    CHECK(wins.kind == MeasureKind::rate);
    CHECK(wins.second.low == doctest::Approx(heroes::wilson_interval(double(won_by_one), 40).low));
    CHECK(wins.second.high == doctest::Approx(heroes::wilson_interval(double(won_by_one), 40).high));

    const Measure& length = measure(comparison, "decisions");
    heroes::PairedSample lengths;
    for (std::size_t i = 0; i != 40; ++i)
        lengths.add(double(comparison.first[i].decisions), double(comparison.second[i].decisions));
    CHECK(length.kind == MeasureKind::count);
    CHECK(length.games == lengths);
    CHECK(length.first == interval_of_mean(lengths.first));
    CHECK(length.second == interval_of_mean(lengths.second));
    CHECK(length.difference == interval_of_difference(lengths));
}

TEST_CASE("a win is one seat's, a draw is everybody's business, and a game that was given up is neither") {
    const TrialGame decided = ended({lost, won, lost});
    CHECK(answer("wins of seat ", decided, Seat::one) == 0);
    CHECK(answer("wins of seat ", decided, Seat::two) == 1);
    CHECK(answer("wins of the first to decide", decided) == 1);
    CHECK(answer("draws", decided) == 0);
    CHECK(answer("unfinished games", decided) == 0);

    const TrialGame tied = ended({drawn, lost, drawn});
    CHECK(answer("wins of seat ", tied, Seat::one) == 0);
    CHECK(answer("wins of the first to decide", tied) == 0);
    CHECK(answer("draws", tied) == 1);

    TrialGame given_up = ended({drawn, won, lost});
    given_up.finished = false;
    CHECK(answer("wins of seat ", given_up, Seat::two) == 0);
    CHECK(answer("wins of the first to decide", given_up) == 0);
    CHECK(answer("draws", given_up) == 0);
    CHECK(answer("unfinished games", given_up) == 1);
}

TEST_CASE("scores are told by their mean and by how far the best is from the worst") {
    CHECK(answer("score, mean of the seats", ended({lost, won, lost, won})) == 3);
    CHECK(answer("score spread, best less worst", ended({drawn, lost, won})) == 4);
    CHECK(answer("score spread, best less worst", ended({won})) == 0);
}

TEST_CASE("five pairs that differ alike prove nothing, six do") {
    const Measure five = amount({{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}});
    const Measure six = amount({{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}});
    const Measure fewer = amount({{1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}});
    CHECK(change(five) == Change::unclear);
    CHECK(change(six) == Change::more);
    CHECK(change(fewer) == Change::less);
}

TEST_CASE("a difference whose interval touches zero is not shown") {
    Measure touching = amount({{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}});
    touching.difference = {0, 7};
    CHECK(change(touching) == Change::unclear);
    touching.difference = {-7, 0};
    CHECK(change(touching) == Change::unclear);
    touching.difference = {0.001, 7};
    CHECK(change(touching) == Change::more);
    touching.difference = {-7, -0.001};
    CHECK(change(touching) == Change::less);
}

TEST_CASE("where nothing but luck differs, one verdict in twenty is wrong") {
    Pcg32 luck{1};
    constexpr int experiments = 2000;
    int wrong = 0;
    for (int i = 0; i != experiments; ++i) {
        Measure wins{.kind = MeasureKind::rate};
        for (int game = 0; game != 100; ++game) wins.games.add(luck.below(2), luck.below(2));
        wins.difference = interval_of_difference(wins.games);
        wrong += change(wins) != Change::unclear;
    }
    CHECK(wrong > 0.035 * experiments);
    CHECK(wrong < 0.065 * experiments);
}

TEST_CASE("every verdict has words") {
    CHECK(name_of(Change::nothing) == "exactly the same");
    CHECK(name_of(Change::unclear) == "no difference shown");
    CHECK(name_of(Change::less) == "significantly less");
    CHECK(name_of(Change::more) == "significantly more");
    CHECK(name_of(static_cast<Change>(9)) == "?");
}

TEST_CASE("how games ended is a rate for each end, and all of them are all games that came to an end") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.max_rounds = 2}), random_bots, 60, 1,
                                          TrialLimits{.most_decisions = 80});
    for (bool second : {false, true}) {
        double ends = 0;
        for (const Measure& each : comparison.measures)
            if (each.name.starts_with("end: ") || each.name == "unfinished games")
                ends += second ? each.games.second.mean : each.games.first.mean;
        CHECK(ends == doctest::Approx(1));
    }
    CHECK(measure(comparison, "end: score").kind == MeasureKind::rate);
    CHECK(comparison.measure("end: the thresholds of a team") == nullptr);  // never happened
    const auto draws = measure(comparison, "draws").games.second.mean;
    CHECK(draws > 0);
    CHECK(measure(comparison, "end: nothing: a draw").games.second.mean == draws);
}

TEST_CASE("lengths and scores are those of pairs in which both games came to an end") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.clearing_points = 2}), random_bots, 60, 1,
                                          TrialLimits{.most_decisions = 80});
    heroes::PairedSample lengths;
    for (std::size_t i = 0; i != 60; ++i)
        if (comparison.first[i].finished && comparison.second[i].finished)
            lengths.add(double(comparison.first[i].decisions), double(comparison.second[i].decisions));
    REQUIRE(lengths.first.count > 5);
    REQUIRE(lengths.first.count < 50);
    CHECK(measure(comparison, "decisions").games == lengths);
    CHECK(measure(comparison, "score, mean of the seats").games.first.count == lengths.first.count);
    CHECK(measure(comparison, "draws").games.first.count == 60);
}

TEST_CASE("no interval of a length begins below zero") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 2, 1,
                                          TrialLimits{.count_events = true});
    int at_zero = 0;
    for (const Measure& each : comparison.measures) {
        if (each.kind != MeasureKind::count) continue;
        CHECK(each.first.low >= 0);
        CHECK(each.second.low >= 0);
        at_zero += each.first.low == 0 && interval_of_mean(each.games.first).low < 0;
    }
    CHECK(at_zero > 0);
    CHECK(measure(comparison, "decisions").difference.low < 0);
}

TEST_CASE("numbers have a median and quartiles, rates have none") {
    const auto comparison = compare_rules(hedra_with({}), hedra_with({.max_rounds = 1}), random_bots, 21, 1);
    std::vector<double> lengths;
    for (const TrialGame& game : comparison.first) lengths.push_back(double(game.decisions));
    std::sort(lengths.begin(), lengths.end());
    const Measure& length = measure(comparison, "decisions");
    CHECK(length.first_quartiles == heroes::Quartiles{lengths[5], lengths[10], lengths[15]});
    CHECK(measure(comparison, "rounds").second_quartiles == heroes::Quartiles{1, 1, 1});
    CHECK(measure(comparison, "draws").first_quartiles == heroes::Quartiles{});
}

TEST_CASE("where all win or lose together, wins are told once and nobody draws") {
    using Shining = heroes::shining::Table<heroes::shining::RuntimeRules>;
    const RuleSet<Shining> encounter{.options = {.players = 2, .scope = heroes::shining::Scope::encounter}};
    const auto comparison = compare_rules(encounter, encounter, random_bots, 5, 1);
    CHECK(plain_names(comparison) == std::vector<std::string>{"wins of all together", "unfinished games", "decisions",
                                                              "score, mean of the seats"});
}
