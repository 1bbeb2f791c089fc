#include "support.hpp"

#include <heroes/shining/evaluate.hpp>
#include <heroes/tools/bots.hpp>

using namespace shining_test;

TEST_CASE("SHN-002 what is good for one player is good for all, and a win is worth most") {
    const auto state = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table();
    const auto worth = evaluate(state);
    for (int seat : worth) CHECK(seat == worth.values[0]);
    auto hurt = state;
    hurt.heroes[h1].hp = 2;
    CHECK(evaluate(hurt).values[0] < worth.values[0]);
    auto bleeding = state;
    bleeding.monsters[0].hp = 1;
    CHECK(evaluate(bleeding).values[0] > worth.values[0]);
    CHECK(worth.values[0] < sure_win);
    CHECK(worth.values[0] > -sure_win);
}
TEST_CASE("SHN-171 being nearer to the goal is better") {
    const auto here = position(field).hero(h1, at(6, 4)).table();
    const auto nearer = position(field).hero(h1, at(12, 3)).table();
    CHECK(evaluate(nearer).values[0] > evaluate(here).values[0]);
}
