#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

#include <slow_count.hpp>

#include "coin_game.hpp"

using counting::compare_counts;
using counting::counted;
using heroes::Pcg32;
using heroes::Perft;
using heroes::perft;
using heroes::Probability;

// A game of the tiny one's shape whose actions change nothing and never end it: four of them, again and again.
namespace treadmill {

struct Rules : tiny::StandardRules {
    static void illegal(const heroes::Verdict&) {}
};
using Table = tiny::Table<Rules>;

template <heroes::Chance C, class Emit = heroes::Ignore>
constexpr void play(Table&, const tiny::Action&, C&, Emit&& = {}) {}

}  // namespace treadmill

namespace {

template <class Table>
Table begin(const typename Table::Options& options) {
    return heroes::new_game<Table>(options, Pcg32{1}).table;
}

auto three_with_cards() { return begin<tiny::Table<>>({.players = 3, .cards = 8}); }
auto short_game() { return begin<tiny::Table<>>({.cards = 3, .turns = 4}); }

}  // namespace

TEST_CASE("no decision leads to the table itself") {
    CHECK(Perft{} == Perft{0, 0, 0, Probability::zero(), true});
    CHECK(perft(short_game(), 0) == counted(0, 1, 1));
}

TEST_CASE("perft of a game that ends counts the early ends among the leaves") {
    const Perft whole = perft(short_game(), 8);  // four turns, each of two decisions if there was a peek
    CHECK(whole == counted(118, 198, 86));
    CHECK(perft(short_game(), 9) == whole);
    CHECK(perft(short_game(), 4) != whole);
}

TEST_CASE("the quick count agrees with a slow one to the end of a game") {
    for (std::size_t depth = 0; depth <= 4; ++depth) compare_counts(three_with_cards(), depth);
    for (std::size_t depth = 0; depth <= 8; ++depth) compare_counts(short_game(), depth);
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
