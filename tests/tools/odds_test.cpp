#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/outcomes.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/position.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/tools/distinct.hpp>
#include <heroes/tools/odds.hpp>

#include "coin_game.hpp"

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;

using heroes::Followed;
using heroes::Odds;
using heroes::odds;
using heroes::odds_told;
using heroes::outcomes;
using heroes::Overloads;
using heroes::Pcg32;
using heroes::Probability;
using heroes::ScriptedDice;
using heroes::Seat;

template <>
struct doctest::StringMaker<Probability> {
    static doctest::String convert(Probability probability) {
        return (std::to_string(probability.numerator()) + "/" + std::to_string(probability.denominator())).c_str();
    }
};

namespace {

constexpr auto always = [](const auto&) { return true; };
constexpr auto never = [](const auto&) { return false; };

// Mage, Rogue and Barbarian fight the Dragon of the other player.
constexpr auto dragon_hunt(int face) {
    using namespace hedra;
    return Position{}
        .on(field(1), Seat::one, {mage(1), rogue(1), barbarian(1)})
        .on(field(1), Seat::two, {dragon(face)})
        .phase(Phase::attack);
}
constexpr hedra::Action attack_1 = hedra::Attack{hedra::field(1)};
constexpr auto scores = [](const auto& next) { return next.scores[Seat::one] != 0; };

constexpr bool are_odds_known_to_the_compiler() {
    using namespace hedra;
    const auto table =
        Position{}.on(field(1), Seat::one, {mage(1)}).on(field(1), Seat::two, {cleric(3)}).phase(Phase::attack).table();
    return odds(table, attack_1, scores) == Probability{1, 4};
}
static_assert(are_odds_known_to_the_compiler());

// Somebody with an axe has met the Cave Bear.
constexpr auto bear_hunt() {
    using namespace hamlet;
    return Position{}
        .hero(Seat::one, standard_content.heroes.named("Honest Gorm"))
        .equip(Seat::one, {item(standard_content.items.named("Headsman's Axe"))})
        .monster(Region::dark_caves, standard_content.monsters.named("Cave Bear"))
        .fighting(Lair::dark_caves);
}
const hamlet::Action attack = hamlet::Attack{};
// At home the bear has 9 health.
constexpr auto kills = Overloads{
    [](const hamlet::AttackResolved& blow) -> std::optional<bool> { return blow.damage >= 9; },
    [](const auto&) -> std::optional<bool> { return {}; },
};

auto wounded_hero() { return hamlet::Position{}.health(Seat::one, 5); }

// The same by a map of texts, without our merging.
template <class Table>
std::map<std::string, Probability> outcomes_by_text(const Table& table, const typename Table::Action& action) {
    std::map<std::string, Probability> merged;
    heroes::for_each_outcome(table, action, [&](const Table& next, Probability probability) {
        auto& sum = merged[std::string(heroes::to_text(next).view())];
        sum = sum + probability;
    });
    return merged;
}

// Compares the outcomes of every action along a random game, as long as they are not too many.
template <class Table>
std::size_t compare_outcomes(const typename Table::Options& options, std::size_t steps) {
    constexpr std::size_t most_ways = 300;
    auto state = heroes::new_game<Table>(options, Pcg32{7});
    std::size_t compared = 0;
    for (; steps != 0 && !is_over(state.table); --steps) {
        const auto actions = legal_actions(state.table);
        const auto action = actions[state.chance.below(static_cast<std::uint32_t>(actions.size()))];
        if (const auto found = outcomes(state.table, action, most_ways); found.exact()) {
            auto expected = outcomes_by_text(state.table, action);
            CHECK(found.tables.size() == expected.size());
            for (const auto& [table, probability] : found.tables)
                CHECK(expected[std::string(heroes::to_text(table).view())] == probability);
            compared += found.ways > 1;
        }
        state = heroes::apply(state, action);
    }
    return compared;
}

// A value that does not tell everything to its hash.
struct Secretive {
    int shown = 0;
    int kept = 0;
    bool operator==(const Secretive&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("shown", self.shown);
    }
};

}  // namespace

TEST_CASE("each value is kept once, and found again after many others") {
    heroes::Distinct<Secretive> distinct;
    CHECK(distinct.size() == 0);
    for (int round = 0; round != 2; ++round)
        for (int i = 0; i != 1000; ++i) CHECK(distinct.place_of({i, 0}) == static_cast<std::size_t>(i));
    CHECK(distinct.size() == 1000);
    CHECK(distinct[999] == Secretive{999, 0});
}

TEST_CASE("values with equal hashes are told apart by equality") {
    heroes::Distinct<Secretive> distinct;
    CHECK(distinct.place_of({1, 1}) == 0);
    CHECK(distinct.place_of({1, 2}) == 1);
    CHECK(distinct.place_of({1, 1}) == 0);
    CHECK(distinct.place_of({1, 2}) == 1);
    CHECK(distinct.size() == 2);
}

TEST_CASE("the chance that an attack of Hedra clears the battlefield is what counting all rolls gives") {
    for (const int face : {1, 9, 14, 20}) {
        std::uint64_t cleared = 0;
        for (int mage = 1; mage <= 4; ++mage)
            for (int rogue = 1; rogue <= 6; ++rogue)
                for (int barbarian = 1; barbarian <= 12; ++barbarian) {
                    const auto state = dragon_hunt(face).with(ScriptedDice{mage, rogue, barbarian});
                    const auto next = heroes::apply(state, attack_1);
                    REQUIRE(static_cast<bool>(next.chance.verdict()));
                    cleared += next.table.scores[Seat::one] != 0;
                }
        CHECK(odds(dragon_hunt(face).table(), attack_1, scores) == Probability{cleared, 4 * 6 * 12});
    }
}

TEST_CASE("the chance that an attack of Hamlet kills is what counting all rolls gives") {
    const auto bear = hamlet::standard_content.monsters.named("Cave Bear");
    const auto hunt = bear_hunt().table();
    std::uint64_t killed = 0;
    for (int roll = 0; roll != 6 * 6 * 6 * 6 * 6; ++roll) {
        ScriptedDice dice;
        for (int rest = roll, i = 0; i != 5; ++i, rest /= 6) dice.then({1 + rest % 6});
        dice.then({1, 1, 1, 1, 1});  // the bear strikes back if it can, which makes no difference
        heroes::State<hamlet::Table<>, ScriptedDice> state{hunt, dice};
        play(state.table, attack, state.chance);
        REQUIRE(state.chance.fault() == ScriptedDice::Fault::nothing);
        killed += state.table.heroes[Seat::one].trophies.has(bear);
    }
    CHECK(odds_told(hunt, attack, kills) == Probability{killed, 6 * 6 * 6 * 6 * 6});
    CHECK(odds_told(hunt, attack, kills) == Probability{791, 2592});
}

TEST_CASE("what falls after the question is settled is not followed") {
    const Odds found = odds_told(bear_hunt().table(), attack, kills, 10'000);
    CHECK(found.exact());
    CHECK(found.ways == 6 * 6 * 6 * 6 * 6);
}

TEST_CASE("only the first answer counts, and no answer is a no") {
    const auto heads_at_once = [](const tiny::Drew&) -> std::optional<bool> { return false; };
    int told = 0;
    const auto tails_twice = [&](const tiny::Drew&) -> std::optional<bool> {
        ++told;
        return true;
    };
    CHECK(odds_told(coins::with_tosses(3), coins::toss, heads_at_once) == Probability::zero());
    CHECK(odds_told(coins::with_tosses(3), coins::toss, tails_twice) == Probability{1, 2});
    CHECK(told == 1);
    const auto silent = [](const tiny::Drew&) -> std::optional<bool> { return {}; };
    CHECK(odds_told(coins::with_tosses(3), coins::toss, silent) == Probability::zero());
    CHECK(odds_told(coins::with_tosses(3), coins::toss, silent, 9).ways == 4);
}

TEST_CASE("questions that are told and questions put to the tables have the same answers") {
    const auto hunt = dragon_hunt(13).table();
    const auto told = Overloads{[](const hedra::PointScored&) -> std::optional<bool> { return true; },
                                [](const auto&) -> std::optional<bool> { return {}; }};
    CHECK(odds_told(hunt, attack_1, told) == odds(hunt, attack_1, scores));
}

TEST_CASE("tables that come about in several ways are merged with their probabilities") {
    // Two dice heal: eleven sums, and of 36 ways six lead to seven.
    const auto found = outcomes(wounded_hero().table(), hamlet::Heal{});
    CHECK(found.ways == 36);
    CHECK(found.exact());
    REQUIRE(found.tables.size() == 11);
    for (const auto& [next, probability] : found.tables) {
        const std::uint64_t sum = next.heroes[Seat::one].health - 5u;
        CHECK(probability == Probability{sum <= 7 ? sum - 1 : 13 - sum, 36});
    }
}

TEST_CASE("tables come in the order in which they are found") {
    const auto found = outcomes(wounded_hero().table(), hamlet::Heal{});
    REQUIRE(found.tables.size() == 11);
    for (std::size_t i = 0; i != 11; ++i) CHECK(found.tables[i].table.heroes[Seat::one].health == 5 + 2 + i);
}

TEST_CASE("outcomes are the merged ways, in every game") {
    CHECK(compare_outcomes<hedra::Table<>>(hedra::presets::duel, 60) > 10);
    CHECK(compare_outcomes<hedra::Table<>>(hedra::presets::teams_2v2, 60) > 10);
    CHECK(compare_outcomes<hamlet::Table<>>({.players = 3}, 60) >= 3);
    CHECK(compare_outcomes<tiny::Table<>>({.players = 3, .cards = 8}, 60) >= 3);
}

TEST_CASE("an action that leaves nothing to chance has one outcome, and it is certain") {
    const auto table = heroes::new_game<hedra::Table<>>(hedra::presets::duel, Pcg32{1}).table;
    const auto action = legal_actions(table)[0];  // a die is placed
    const auto found = outcomes(table, action);
    REQUIRE(found.tables.size() == 1);
    CHECK(found.ways == 1);
    CHECK(found.tables[0].probability == Probability::one());
    CHECK(found.tables[0].table == heroes::apply(heroes::State<hedra::Table<>>{table, {}}, action).table);
}

TEST_CASE("odds of what cannot fail are one, and of what cannot be are zero") {
    CHECK(odds(dragon_hunt(1).table(), attack_1, always) == Probability::one());
    CHECK(odds(dragon_hunt(1).table(), attack_1, never) == Probability::zero());
    CHECK(odds(dragon_hunt(2).table(), attack_1, scores) == Probability::one());
}

TEST_CASE("a budget gives bounds that close in on the answer and meet there") {
    const auto hunt = dragon_hunt(9).table();
    const Probability answer = odds(hunt, attack_1, scores);
    Odds before = odds(hunt, attack_1, scores, 0);
    CHECK(before.ways == 0);
    CHECK(before.least == Probability::zero());
    CHECK(before.most() == Probability::one());
    CHECK_FALSE(before.exact());
    for (std::size_t budget = 1; budget != 288; ++budget) {
        const Odds now = odds(hunt, attack_1, scores, budget);
        CHECK(now.ways == budget);
        CHECK(now.unseen == Probability{288 - budget, 288});
        CHECK_FALSE(now.exact());
        CHECK(before.least <= now.least);
        CHECK(now.least <= answer);
        CHECK(answer <= now.most());
        CHECK(now.most() <= before.most());
        before = now;
    }
    for (const std::size_t budget : {288u, 289u}) {
        const Odds all = odds(hunt, attack_1, scores, budget);
        CHECK(all.ways == 288);
        CHECK(all.exact());
        CHECK(all.least == answer);
        CHECK(all.most() == answer);
    }
}

TEST_CASE("a budget for the outcomes says how likely it is that one is missing") {
    const auto some = outcomes(wounded_hero().table(), hamlet::Heal{}, 7);
    CHECK(some.ways == 7);
    CHECK(some.tables.size() == 6);  // the seventh way, 2 and 1, leads to a table that is known from 1 and 2
    CHECK(some.unseen == Probability{29, 36});
    CHECK_FALSE(some.exact());
    CHECK(some.tables[1].probability == Probability{2, 36});
}

TEST_CASE("a budget holds for told questions, too") {
    const Odds some = odds_told(bear_hunt().table(), attack, kills, 6);
    CHECK(some.ways == 6);
    CHECK(some.least == Probability::zero());
    CHECK(some.unseen == Probability{7770, 7776});
}

TEST_CASE("probabilities of 64 bits are exact, and what does not fit is said to be unknown") {
    const auto first_try = [](const auto& next) { return next.turns_left == next.options.turns; };
    CHECK(odds(coins::with_tosses(63), coins::toss, first_try) == Probability{1, 2});
    CHECK(odds(coins::with_tosses(63), coins::toss, always) == Probability::one());
    CHECK(odds(coins::with_tosses(64), coins::toss, first_try).overflowed());
    CHECK(odds(coins::with_tosses(65), coins::toss, first_try).overflowed());
    const auto fitting = outcomes(coins::with_tosses(63), coins::toss);
    CHECK(fitting.tables.size() == 64);
    CHECK_FALSE(fitting.overflowed());
    const auto overflowing = outcomes(coins::with_tosses(64), coins::toss);
    CHECK(overflowing.overflowed());
    CHECK_FALSE(overflowing.exact());
    CHECK(overflowing.tables[0].probability.overflowed());
}

TEST_CASE("a budget that stops before the overflow still gives exact bounds") {
    // The tape begins with the longest way: all tails.
    const Odds none = odds(coins::with_tosses(64), coins::toss, always, 0);
    CHECK_FALSE(none.overflowed());
    CHECK(odds(coins::with_tosses(64), coins::toss, always, 1).overflowed());
    CHECK(odds(coins::with_tosses(63), coins::toss, always, 1).most() == Probability::one());
}

TEST_CASE("to ask for the odds of an illegal action is a mistake of the caller") {
    CHECK_THROWS_AS(odds(dragon_hunt(9).table(), hedra::Action{hedra::Pass{}}, always), heroes::IllegalAction);
    CHECK_THROWS_AS(outcomes(dragon_hunt(9).table(), hedra::Action{hedra::Pass{}}), heroes::IllegalAction);
    const tiny::Action not_now = tiny::Leave{};
    CHECK(odds(coins::with_tosses(3), not_now, always).overflowed());
    CHECK(
        odds_told(coins::with_tosses(3), not_now, [](const tiny::Drew&) { return std::optional{true}; }).overflowed());
    CHECK(outcomes(coins::with_tosses(3), not_now).tables.empty());
    CHECK(outcomes(coins::with_tosses(3), not_now).unseen == Probability::one());
}

TEST_CASE("drawing from a lazy deck is as likely for each of its cards") {
    const auto table = heroes::new_game<tiny::Table<>>({.players = 3, .cards = 8}, Pcg32{3}).table;
    const auto found = outcomes(table, tiny::Draw{});
    CHECK(found.tables.size() == 5);
    for (const auto& prospect : found.tables) CHECK(prospect.probability == Probability{1, 5});
}
