#include "support.hpp"

#include <slow_count.hpp>

using namespace hedra_test;
using counting::compare_counts;
using counting::counted;

namespace {

Table<> first_duel() { return new_game(presets::duel, Pcg32{1}).table; }
Table<> two_against_two() { return new_game(presets::teams_2v2, Pcg32{1}).table; }

Table<> skirmish() {
    return Position{}
        .on(field(1), one, {mage(1), rogue(1)})
        .on(field(1), two, {cleric(5), rogue(3)})
        .phase(Phase::attack)
        .table();
}
Table<> ready_dragon() {
    return Position{}.on(field(1), one, {mage(2)}).on(field(2), two, {paladin(5), warrior(3)}).roost(one, 20).table();
}

}  // namespace

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

TEST_CASE("the quick count of Hedra's positions agrees with a slow one") {
    compare_counts(first_duel(), 4);
    compare_counts(two_against_two(), 2);
    compare_counts(ready_dragon(), 2);
    compare_counts(skirmish(), 3);
}
