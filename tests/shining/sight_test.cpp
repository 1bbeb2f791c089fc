#include "support.hpp"

using namespace shining_test;

namespace {

// The Ranger shoots from one square at another across a field with something between.
bool can_shoot(Position<Arena> where, Square from, Square to) {
    return is_legal(where.hero(h1, from).monster(a1, to).table(), Attack{});
}

}  // namespace

TEST_CASE("SHN-092 a model in between blocks the line, friend or foe") {
    const auto bow = position(field, ranger).hero(h2, at(1, 7)).hero(h3, at(2, 7)).hero(h4, at(3, 7));
    CHECK(can_shoot(bow, at(6, 4), at(9, 4)));
    CHECK(!can_shoot(Position{bow}.hero(h2, at(8, 4)), at(6, 4), at(9, 4)));
    CHECK(is_legal(Position{bow}.hero(h1, at(6, 4)).monster(a1, at(9, 4)).monster(a2, at(8, 4)).table(), Attack{}));
    const auto asked = after(
        Position{bow}.hero(h1, at(6, 4)).monster(a1, at(9, 4)).monster(a2, at(8, 4)).with(ScriptedDice{}), Attack{});
    CHECK(actions_of(asked.table) == std::vector<Action>{TargetModel{a2}});
}
TEST_CASE("SHN-092 SHN-R25 a monster two squares away does not see past a model either") {
    const auto table = position(field).hero(h1, at(15, 7)).hero(h2, at(8, 4)).monster(a1, at(6, 4)).table();
    const auto between =
        position(field).hero(h1, at(15, 7)).hero(h2, at(8, 4)).hero(h3, at(7, 4)).monster(a1, at(6, 4)).table();
    const AttackType bow{.range = 3, .sight = true};
    CHECK(shining::detail::reaches(table, bow, a1, at(8, 4)));
    CHECK(!shining::detail::reaches(between, bow, a1, at(8, 4)));
    CHECK(shining::detail::reaches(between, AttackType{.range = 3, .sight = false}, a1, at(8, 4)));
    CHECK(shining::detail::reaches(table, bow, a1, at(6, 7)));
    CHECK(!shining::detail::reaches(table, bow, a1, at(5, 7)));
}
TEST_CASE("SHN-093 SHN-094 SHN-R25 Tall Obstacles and Walls block the line, Short Obstacles and water do not") {
    CHECK(!can_shoot(position(thicket, ranger), at(3, 0), at(3, 2)));
    CHECK(!can_shoot(position(thicket, ranger), at(13, 0), at(13, 2)));
    CHECK(can_shoot(position(thicket, ranger), at(8, 0), at(8, 2)));
    CHECK(can_shoot(position(thicket, ranger), at(6, 2), at(6, 5)));
    CHECK(!can_shoot(position(thicket, ranger, {.difficult_blocks_sight = true}), at(6, 2), at(6, 5)));
}
TEST_CASE("SHN-R24 a line through a corner is open, unless a house rule closes it") {
    const auto past = [](CornerSight corners, bool both) {
        auto where =
            position(field, ranger, {.corners = corners}).hero(h2, at(7, 4)).hero(h3, at(1, 7)).hero(h4, at(2, 7));
        if (both) where.hero(h3, at(6, 5));
        return can_shoot(where, at(6, 4), at(7, 5));
    };
    CHECK(past(CornerSight::pass, true));
    CHECK(!past(CornerSight::blocked_by_either, false));
    CHECK(past(CornerSight::blocked_by_both, false));
    CHECK(!past(CornerSight::blocked_by_both, true));
}
TEST_CASE("SHN-R26 an exhausted Hero still blocks the line, unless a house rule says it does not") {
    const auto down = [](const Knobs& knobs) {
        return position(field, ranger, knobs).hero(h2, at(7, 4)).exhausted(h2);
    };
    CHECK(!can_shoot(down({}), at(6, 4), at(9, 4)));
    CHECK(can_shoot(down({.exhausted_block_sight = false}), at(6, 4), at(9, 4)));
}
TEST_CASE("SHN-R27 the squares at the ends of the line do not block it") {
    auto state = position(thicket, pip).hero(h1, at(3, 0)).monster(a1, at(3, 2)).with(ScriptedDice{});
    state = after(state, Move{at(3, 1)});
    CHECK(is_legal(state.table, Attack{}));
}
