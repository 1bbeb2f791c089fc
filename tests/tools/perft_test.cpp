#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <heroes/core/probability.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/position.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/tools/perft.hpp>

#include "coin_game.hpp"

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;

using heroes::Pcg32;
using heroes::Perft;
using heroes::perft;
using heroes::Probability;
using heroes::Seat;

// A game of the tiny one's shape whose actions change nothing and never end it: four of them, again and again.
namespace treadmill {

struct Rules {
    static void illegal(const heroes::Verdict&) {}
    bool operator==(const Rules&) const = default;
};
using Table = tiny::Table<Rules>;

template <heroes::Chance C, class Emit = heroes::Ignore>
constexpr void play(Table&, const tiny::Action&, C&, Emit&& = {}) {}

}  // namespace treadmill

template <>
struct doctest::StringMaker<Perft> {
    static doctest::String convert(const Perft& perft) {
        return (std::to_string(perft.decisions) + " decisions, " + std::to_string(perft.leaves) + " leaves, " +
                std::to_string(perft.tables) + " tables, mass " + std::to_string(perft.mass.as_double()))
            .c_str();
    }
};

namespace {

// What a finished count should be: its mass is one.
constexpr Perft counted(std::uint64_t decisions, std::uint64_t leaves, std::uint64_t tables) {
    return {decisions, leaves, tables, Probability::one()};
}

// The slow count: every way is walked to its end by itself, with nothing remembered and nothing shared with the quick
// one but the rules. The draws of one action are known from asking for them, one more each time.
template <class Table>
class SlowCount {
public:
    Perft count(const Table& table, std::size_t depth) {
        walk(table, depth, 1.0);
        CHECK(mass_ == doctest::Approx(1.0));
        return counted(decisions_, leaves_, ends_.size());
    }

private:
    struct Draws {
        std::vector<std::uint32_t> told{};
        std::size_t asked = 0;
        std::uint32_t choices = 0;  // of the first draw that was not told

        std::uint32_t below(std::uint32_t n) {
            if (asked == told.size()) choices = n;
            return asked < told.size() ? told[asked++] : (++asked, 0);
        }
    };

    void walk(const Table& table, std::size_t depth, double likely) {
        if (depth == 0 || is_over(table)) {
            ++leaves_;
            mass_ += likely;
            ends_.insert(std::string(heroes::to_text<16384>(table).view()));
            return;
        }
        ++decisions_;
        const double actions = static_cast<double>(legal_actions(table).size());
        for_each_legal_action(
            table, [&](const typename Table::Action& action) { fall(table, action, {}, depth, likely / actions); });
    }
    void fall(const Table& table, const typename Table::Action& action, const std::vector<std::uint32_t>& told,
              std::size_t depth, double likely) {
        Table next = table;
        Draws draws{told};
        play(next, action, draws);
        if (draws.asked <= told.size()) return walk(next, depth - 1, likely);
        for (std::uint32_t choice = 0; choice != draws.choices; ++choice) {
            auto more = told;
            more.push_back(choice);
            fall(table, action, more, depth, likely / draws.choices);
        }
    }

    std::uint64_t decisions_ = 0;
    std::uint64_t leaves_ = 0;
    std::set<std::string> ends_{};
    double mass_ = 0;
};

template <class Table>
Perft count_slowly(const Table& table, std::size_t depth) {
    return SlowCount<Table>{}.count(table, depth);
}

template <class Table>
Table begin(const typename Table::Options& options) {
    return heroes::new_game<Table>(options, Pcg32{1}).table;
}

// The named positions.

auto first_duel() { return begin<hedra::Table<>>(hedra::presets::duel); }
auto two_against_two() { return begin<hedra::Table<>>(hedra::presets::teams_2v2); }

auto skirmish() {
    using namespace hedra;
    return Position{}
        .on(field(1), Seat::one, {mage(1), rogue(1)})
        .on(field(1), Seat::two, {cleric(5), rogue(3)})
        .phase(Phase::attack)
        .table();
}
auto ready_dragon() {
    using namespace hedra;
    return Position{}
        .on(field(1), Seat::one, {mage(2)})
        .on(field(2), Seat::two, {paladin(5), warrior(3)})
        .roost(Seat::one, 20)
        .table();
}
auto wounded_table() { return hamlet::Position{}.health(Seat::one, 5).table(); }

// Retreats cost nothing, so that three decisions can be counted.
struct FreeRetreat : hamlet::StandardRules {
    static constexpr hamlet::Knobs knobs{.free_retreat = true, .retreat_mutates = false};
};

template <class Rules = hamlet::StandardRules>
auto rich_hero() {
    const auto& cards = hamlet::standard_content;
    return hamlet::Position<Rules>{}
        .trophies(Seat::one, {cards.monsters.named("Cave Bear"), cards.monsters.named("Cellar Bat")})
        .stock({cards.items.named("Small Beer"), cards.items.named("Cooking Pot"), cards.items.named("Smoke Pot")})
        .table();
}

auto three_with_cards() { return begin<tiny::Table<>>({.players = 3, .cards = 8}); }
auto short_game() { return begin<tiny::Table<>>({.cards = 3, .turns = 4}); }

}  // namespace

TEST_CASE("no decision leads to the table itself") {
    CHECK(Perft{} == Perft{0, 0, 0, Probability::zero(), true});
    CHECK(perft(first_duel(), 0) == counted(0, 1, 1));
    CHECK(perft(wounded_table(), 0) == counted(0, 1, 1));
}

TEST_CASE("perft of Hedra: the first decisions of a duel") {
    const auto table = first_duel();
    CHECK(perft(table, 1) == counted(1, 12, 12));
    CHECK(perft(table, 2) == counted(13, 144, 144));
    CHECK(perft(table, 3) == counted(157, 864, 432));
    CHECK(perft(table, 4) == counted(1021, 5184, 1296));
    CHECK(perft(table, 5) == counted(6205, 10368, 864));
    CHECK(perft(table, 6) == counted(16573, 20736, 576));
    CHECK(perft(table, 7) == counted(37309, 62208, 864));
    CHECK(perft(table, 8) == counted(99517, 186624, 1296));
}

TEST_CASE("perft of Hedra: two against two") {
    const auto table = two_against_two();
    CHECK(perft(table, 1) == counted(1, 20, 20));
    CHECK(perft(table, 2) == counted(21, 400, 400));
    CHECK(perft(table, 3) == counted(421, 8000, 8000));
}

TEST_CASE("perft of Hedra: a skirmish with an attack, assignments, a retreat and reinforcements") {
    const auto table = skirmish();
    CHECK(perft(table, 1) == counted(1, 24, 24));
    CHECK(perft(table, 2) == counted(25, 48, 44));
    CHECK(perft(table, 3) == counted(73, 480, 420));
    CHECK(perft(table, 4) == counted(553, 12501, 6984));
}

TEST_CASE("perft of Hedra: a Dragon that can be unleashed") {
    const auto table = ready_dragon();
    CHECK(perft(table, 1) == counted(1, 39, 39));
    CHECK(perft(table, 2) == counted(40, 600, 592));
    CHECK(perft(table, 3) == counted(640, 13775, 11332));
}

TEST_CASE("perft of Hamlet: a wounded hero in the Hamlet") {
    CHECK(perft(wounded_table(), 1) == counted(1, 37, 12));
    CHECK(perft(wounded_table(), 2) == counted(38, 216, 191));
}

TEST_CASE("perft of Hamlet: a rich hero before the Merchant's Stock") {
    CHECK(perft(rich_hero(), 1) == counted(1, 44, 9));
    CHECK(perft(rich_hero(), 2) == counted(45, 469, 189));
    CHECK(perft(rich_hero<FreeRetreat>(), 2) == counted(45, 469, 189));
    CHECK(perft(rich_hero<FreeRetreat>(), 3) == counted(514, 7177, 556));
}

TEST_CASE("perft of a game that ends counts the early ends among the leaves") {
    const Perft whole = perft(short_game(), 8);  // four turns, each of two decisions if there was a peek
    CHECK(whole == counted(118, 198, 86));
    CHECK(perft(short_game(), 9) == whole);
    CHECK(perft(short_game(), 4) != whole);
}

TEST_CASE("the quick count agrees with a slow one") {
    for (std::size_t depth = 0; depth <= 4; ++depth)
        CHECK(perft(first_duel(), depth) == count_slowly(first_duel(), depth));
    for (std::size_t depth = 0; depth <= 2; ++depth) {
        CHECK(perft(two_against_two(), depth) == count_slowly(two_against_two(), depth));
        CHECK(perft(ready_dragon(), depth) == count_slowly(ready_dragon(), depth));
        CHECK(perft(wounded_table(), depth) == count_slowly(wounded_table(), depth));
        CHECK(perft(rich_hero(), depth) == count_slowly(rich_hero(), depth));
    }
    CHECK(perft(skirmish(), 3) == count_slowly(skirmish(), 3));
    CHECK(perft(rich_hero<FreeRetreat>(), 3) == count_slowly(rich_hero<FreeRetreat>(), 3));
    for (std::size_t depth = 0; depth <= 4; ++depth)
        CHECK(perft(three_with_cards(), depth) == count_slowly(three_with_cards(), depth));
    for (std::size_t depth = 0; depth <= 8; ++depth)
        CHECK(perft(short_game(), depth) == count_slowly(short_game(), depth));
}

TEST_CASE("a mass that does not fit 64 bits is said to be unknown") {
    CHECK(perft(coins::with_tosses(60), 1).mass == Probability::one());
    CHECK(perft(coins::with_tosses(60), 1).tables == 61);
    CHECK(perft(coins::with_tosses(64), 1).mass.overflowed());
}

TEST_CASE("more leaves than 64 bits can count are not passed off as few") {
    const auto table = begin<treadmill::Table>({});
    REQUIRE(legal_actions(table).size() == 4);
    CHECK(perft(table, 20) == counted((std::uint64_t{1} << 40) / 3, std::uint64_t{1} << 40, 1));
    CHECK(perft(table, 31).leaves == std::uint64_t{1} << 62);
    CHECK(perft(table, 31).counted);
    CHECK_FALSE(perft(table, 32).counted);
    CHECK_FALSE(perft(table, 33).counted);
}
