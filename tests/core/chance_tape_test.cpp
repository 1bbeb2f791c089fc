#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/outcomes.hpp>
#include <heroes/core/probability.hpp>

using heroes::ChanceTape;
using heroes::Probability;

namespace {

// Draws below 2 that many times; every way has the same probability.
void toss(ChanceTape& tape, std::size_t coins) {
    for (std::size_t i = 0; i < coins; ++i) tape.below(2);
}

// Visits the ways of two draws and says how many there are, if they come in order.
constexpr std::uint32_t ways_in_order(std::uint32_t first, std::uint32_t second) {
    ChanceTape tape;
    std::uint32_t way = 0;
    do {
        const auto high = tape.below(first);
        const auto low = tape.below(second);
        if (high * second + low != way) return 0;
        ++way;
    } while (tape.next());
    return way;
}
static_assert(ways_in_order(2, 3) == 6);
static_assert(ways_in_order(1, 1) == 1);

}  // namespace

TEST_CASE("all ways are visited once, in order, the last draw turning fastest") {
    CHECK(ways_in_order(2, 3) == 6);
    CHECK(ways_in_order(6, 6) == 36);
    CHECK(ways_in_order(5, 1) == 5);
    CHECK(ways_in_order(1, 5) == 5);
    CHECK(ways_in_order(1, 1) == 1);
}

TEST_CASE("what is drawn may depend on what fell before") {
    // A six is rolled once more: five ways of 1/6, then six of 1/36.
    ChanceTape tape;
    auto sum = Probability::zero();
    int ways = 0;
    do {
        const bool again = tape.below(6) == 5;
        if (again) tape.below(6);
        CHECK(tape.draws() == (again ? 2 : 1));
        CHECK(tape.probability() == (again ? Probability{1, 36} : Probability{1, 6}));
        sum = sum + tape.probability();
        ++ways;
    } while (tape.next());
    CHECK(ways == 11);
    CHECK(sum == Probability::one());
}

TEST_CASE("the ways after a longer one forget its tail") {
    // Heads leads to two more draws, tails to one with another number of sides.
    ChanceTape tape;
    int ways = 0;
    do {
        if (tape.below(2) == 0) {
            tape.below(3);
            tape.below(2);
            CHECK(tape.probability() == Probability{1, 12});
        } else {
            tape.below(5);
            CHECK(tape.probability() == Probability{1, 10});
        }
        ++ways;
    } while (tape.next());
    CHECK(ways == 11);
}

TEST_CASE("a tape that nobody draws from has one way, and it is certain") {
    ChanceTape tape;
    CHECK(tape.draws() == 0);
    CHECK(tape.probability() == Probability::one());
    CHECK_FALSE(tape.next());
}

TEST_CASE("a draw below one takes no room, however many there are") {
    ChanceTape tape;
    for (int i = 0; i < 1000; ++i) CHECK(tape.below(1) == 0);
    CHECK(tape.draws() == 0);
    CHECK_FALSE(tape.overflowed());
    CHECK(tape.below(2) == 0);
    CHECK(tape.draws() == 1);
}

TEST_CASE("next rewinds the tape") {
    ChanceTape tape;
    CHECK(tape.below(3) == 0);
    CHECK(tape.next());
    CHECK(tape.draws() == 0);
    CHECK(tape.probability() == Probability::one());
    CHECK(tape.below(3) == 1);
    CHECK(tape.next());
    CHECK(tape.below(3) == 2);
    CHECK_FALSE(tape.next());
    CHECK(tape.draws() == 0);
}

TEST_CASE("the largest number of sides is enumerated too") {
    ChanceTape tape;
    CHECK(tape.below(4294967295u) == 0);
    CHECK(tape.probability() == Probability{1, 4294967295u});
    CHECK(tape.next());
    CHECK(tape.below(4294967295u) == 1);
}

TEST_CASE("a tape holds 64 draws, and the 65th overflows") {
    ChanceTape tape;
    toss(tape, 64);
    CHECK(tape.draws() == 64);
    CHECK_FALSE(tape.overflowed());
    CHECK(tape.below(2) == 0);
    CHECK(tape.draws() == 64);
    CHECK(tape.overflowed());
}

TEST_CASE("a full tape still turns its last draw, and draws below one still fit") {
    ChanceTape tape;
    toss(tape, 64);
    CHECK(tape.below(1) == 0);
    CHECK_FALSE(tape.overflowed());
    CHECK(tape.next());
    toss(tape, 63);
    CHECK(tape.below(2) == 1);
}

TEST_CASE("63 coins have an exact probability, 64 are more than a fraction of 64 bits can say") {
    ChanceTape tape;
    toss(tape, 63);
    CHECK(tape.probability() == Probability{1, std::uint64_t{1} << 63});
    tape.below(2);
    CHECK(tape.probability().overflowed());
}

TEST_CASE("once a tape has overflowed it knows no probability any more") {
    ChanceTape tape;
    toss(tape, 65);
    CHECK(tape.next());
    CHECK(tape.overflowed());
    toss(tape, 1);
    CHECK(tape.probability().overflowed());
}

namespace toy {

// Some dice are rolled and added up.
struct Roll {
    int dice = 2;
};
struct Rolled {
    int face = 0;
};

struct Table {
    using Action = Roll;
    std::size_t sum = 0;
    bool operator==(const Table&) const = default;
};

template <class Chance, class Emit>
constexpr void play(Table& table, const Roll& roll, Chance& chance, Emit&& emit) {
    for (int die = 0; die < roll.dice; ++die) {
        const auto face = 1 + chance.below(6);
        table.sum += face;
        emit(Rolled{static_cast<int>(face)});
    }
}

constexpr Probability odds_of(std::size_t sum) {
    auto odds = Probability::zero();
    heroes::for_each_outcome(Table{}, Roll{}, [&](const Table& table, Probability probability) {
        if (table.sum == sum) odds = odds + probability;
    });
    return odds;
}
static_assert(odds_of(7) == Probability{1, 6});

}  // namespace toy

TEST_CASE("the odds of two dice are those of the textbook") {
    CHECK(toy::odds_of(1) == Probability::zero());
    CHECK(toy::odds_of(13) == Probability::zero());
    for (std::size_t sum = 2; sum <= 7; ++sum) {
        CHECK(toy::odds_of(sum) == Probability{sum - 1, 36});
        CHECK(toy::odds_of(14 - sum) == Probability{sum - 1, 36});
    }
}

TEST_CASE("the probabilities of all outcomes sum to exactly one") {
    for (const int dice : {0, 1, 2, 3}) {
        auto sum = Probability::zero();
        heroes::for_each_outcome(toy::Table{}, toy::Roll{dice},
                                 [&](const toy::Table&, Probability probability) { sum = sum + probability; });
        CHECK(sum == Probability::one());
    }
}

TEST_CASE("each outcome starts from the given table, which stays as it is") {
    const toy::Table table{100};
    std::size_t seen = 0;
    heroes::for_each_outcome(table, toy::Roll{1}, [&](const toy::Table& next, Probability probability) {
        CHECK(next == toy::Table{101 + seen++});
        CHECK(probability == Probability{1, 6});
    });
    CHECK(seen == 6);
    CHECK(table == toy::Table{100});
}

TEST_CASE("a visitor that returns false sees no more outcomes") {
    int seen = 0;
    heroes::for_each_outcome(toy::Table{}, toy::Roll{}, [&](const toy::Table&, Probability) { return ++seen < 4; });
    CHECK(seen == 4);
    seen = 0;
    heroes::for_each_outcome(toy::Table{}, toy::Roll{}, [&](const toy::Table&, Probability) { return ++seen < 99; });
    CHECK(seen == 36);
}

TEST_CASE("a visitor whose answer is no bool sees every outcome") {
    int seen = 0;
    heroes::for_each_outcome(toy::Table{}, toy::Roll{}, [&](const toy::Table&, Probability) { return 0 * ++seen; });
    CHECK(seen == 36);
}

TEST_CASE("what begins alike counts as one way once it is settled") {
    // Two dice; if the first shows 1 or 2, the second makes no difference: two ways of 1/6, then 24 of 1/36.
    ChanceTape tape;
    auto sum = Probability::zero();
    int ways = 0;
    do {
        const bool settled = tape.below(6) < 2;
        if (settled) tape.settle();
        const auto second = tape.below(6);
        CHECK(tape.draws() == (settled ? 1 : 2));
        CHECK(second < 6);
        CHECK(tape.probability() == (settled ? Probability{1, 6} : Probability{1, 36}));
        sum = sum + tape.probability();
        ++ways;
    } while (tape.next());
    CHECK(ways == 2 + 24);
    CHECK(sum == Probability::one());
}

TEST_CASE("rules that roll again until dice differ, or until they are alike, come to an end beyond the tape") {
    const auto rolls = [](ChanceTape tape, bool until_alike) {
        int count = 0;
        while ((tape.below(6) == tape.below(6)) != until_alike) ++count;
        return count;
    };
    ChanceTape settled;
    settled.settle();
    ChanceTape full;
    for (std::size_t i = 0; i != ChanceTape::capacity; ++i) (void)full.below(2);
    for (const ChanceTape& tape : {settled, full}) {
        CHECK(rolls(tape, false) < 100);
        CHECK(rolls(tape, true) < 100);
    }
}
TEST_CASE("draws beyond a settled beginning never overflow the tape") {
    ChanceTape tape;
    toss(tape, ChanceTape::capacity);
    tape.settle();
    toss(tape, 1);
    CHECK_FALSE(tape.overflowed());
}
