#include "support.hpp"

using namespace shining_test;

namespace {

// Other Heroes are out of the way.
Position<Arena> alone(int number, Square from, HeroCard first = galahad, const Knobs& knobs = {}) {
    return position(number, first, knobs).hero(h1, from);
}
int left(const Duel& state) { return state.table.heroes[h1].movement; }

}  // namespace

TEST_CASE("SHN-051 SHN-052 SHN-053 SHN-057 SHN-D07 SHN-023 a Hero has MOVE points, one for each square, never diagonally") {
    const auto state = alone(field, at(6, 4)).with(ScriptedDice{});
    CHECK(left(state) == 4);
    CHECK(left(after(state, Move{at(7, 4)}, Move{at(7, 5)})) == 2);
    CHECK(refusal(state.table, Move{at(7, 5)}) == "SHN-053");
    CHECK(refusal(state.table, Move{at(6, 4)}) == "SHN-053");
    CHECK(refusal(state.table, Move{Square::nowhere}) == "SHN-R52");
    CHECK(is_legal(state.table, EndActivation{}));
    CHECK(refusal(after(state, Move{at(7, 4)}, Move{at(8, 4)}, Move{at(9, 4)}, Move{at(10, 4)}).table,
                  Move{at(11, 4)}) == "SHN-052");
}
TEST_CASE("SHN-054 SHN-127 SHN-128 SHN-129 SHN-R39 obstacles and Walls keep a Hero out") {
    CHECK(refusal(alone(thicket, at(8, 0)).table(), Move{at(8, 1)}) == "SHN-054");
    CHECK(refusal(alone(thicket, at(3, 0)).table(), Move{at(3, 1)}) == "SHN-054");
    CHECK(refusal(alone(thicket, at(13, 0)).table(), Move{at(13, 1)}) == "SHN-054");
    CHECK(is_legal(alone(thicket, at(4, 2)).table(), Move{at(4, 3)}));
}
TEST_CASE("SHN-R52 the edge of the map is as good as a Wall") {
    const auto steps = shining::detail::steps_of(alone(field, at(15, 7)).table(), h1, 4);
    CHECK(steps == SquareSet{at(14, 7), at(15, 6)});
}
TEST_CASE("SHN-055 no Hero moves through another model") {
    CHECK(refusal(alone(field, at(6, 4)).monster(a1, at(7, 4)).table(), Move{at(7, 4)}) == "SHN-055");
    CHECK(refusal(alone(field, at(6, 4)).hero(h2, at(7, 4)).table(), Move{at(7, 4)}) == "SHN-055");
    CHECK(refusal(position(corridor).object(3, 3).hero(h1, at(corridor, 3, 3)).hero(h2, at(corridor, 10, 1)).table(),
                  Move{at(corridor, 4, 3)}) == "SHN-055");
}
TEST_CASE("SHN-056 SHN-R41 actions may come before, between and after squares; what is left is lost") {
    auto state = alone(field, at(6, 4)).monster(a1, at(8, 4)).monster(a2, at(7, 6)).with(ScriptedDice{1, 1});
    state = after(state, Move{at(7, 4)}, Attack{}, TargetModel{a1}, Move{at(7, 5)}, Attack{}, TargetModel{a2});
    CHECK(is_legal(state.table, Move{at(6, 5)}));
    CHECK(left(state) == 2);
    state.chance = {1, 1, 1, 1};
    CHECK(left(after(state, EndActivation{})) == 0);
}
TEST_CASE("SHN-126 Difficult squares cost 2; with 1 point they cannot be entered") {
    const auto state = alone(thicket, at(4, 2)).points(2, 3).with(ScriptedDice{});
    CHECK(left(after(state, Move{at(4, 3)})) == 1);
    CHECK(refusal(after(state, Move{at(4, 3)}).table, Move{at(4, 4)}) == "SHN-126");
    CHECK(left(after(alone(thicket, at(4, 2), galahad, {.difficult_cost = 3}).with(ScriptedDice{}), Move{at(4, 3)})) ==
          1);
}
TEST_CASE("SHN-126 where Difficult squares cost 3, reach counts three points for each") {
    const auto reach = [](int points, int cost) {
        return reach_of(alone(thicket, at(4, 2), galahad, {.difficult_cost = static_cast<std::uint8_t>(cost)})
                            .points(2, points)
                            .table(),
                        h1);
    };
    for (const int cost : {1, 2, 3}) {
        CHECK(!reach(cost - 1, cost).has(at(4, 3)));
        CHECK(reach(cost, cost).has(at(4, 3)));
        CHECK(!reach(2 * cost - 1, cost).has(at(4, 4)));
        CHECK(reach(2 * cost, cost).has(at(4, 4)));
    }
    // In the middle of the water nothing is cheap.
    const auto wet = [](int points, int cost) {
        return reach_of(position(thicket, galahad, {.difficult_cost = static_cast<std::uint8_t>(cost)})
                            .hero(h1, at(7, 4))
                            .hero(h2, at(7, 5))
                            .points(2, points)
                            .table(),
                        h1)
            .size();
    };
    CHECK(wet(2, 3) == 1);
    CHECK(wet(3, 3) == 4);
}
TEST_CASE("SHN-K31 SHN-K38 boots make a step longer and wet feet light") {
    const auto state = alone(thicket, at(4, 2)).equip(h1, piece("Striding Boots")).with(ScriptedDice{});
    CHECK(left(state) == 5);
    CHECK(left(after(state, Move{at(4, 3)})) == 4);
}
TEST_CASE("SHN-157 SHN-158 SHN-R40 SHN-R01 an exhausted Hero is passed, never stopped on") {
    const auto down = [](int points, const Knobs& knobs = {}) {
        return alone(field, at(6, 4), galahad, knobs)
            .hero(h2, at(7, 4))
            .exhausted(h2)
            .points(2, points)
            .with(ScriptedDice{});
    };
    CHECK(refusal(down(1).table, Move{at(7, 4)}) == "SHN-R40");
    const auto over = after(down(2), Move{at(7, 4)});
    CHECK(refusal(over.table, EndActivation{}) == "SHN-R40");
    CHECK(refusal(over.table, Attack{}) == "SHN-R40");
    CHECK(is_legal(over.table, Move{at(8, 4)}));
    CHECK(waits_for(after(over, Move{at(8, 4)}).table, Activation{one, h1}));
    CHECK(refusal(down(2, {.exhausted_block_movement = true}).table, Move{at(7, 4)}) == "SHN-055");
}
TEST_CASE("SHN-117 SHN-118 SHN-K30 FLY moves over models, but does not stop on them") {
    const auto flying = alone(field, at(6, 4), pip).monster(a1, at(7, 4)).points(2, 2).with(ScriptedDice{});
    const auto over = after(flying, Move{at(7, 4)});
    CHECK(refusal(over.table, EndActivation{}) == "SHN-R40");
    CHECK(is_legal(over.table, Move{at(8, 4)}));
    CHECK(refusal(alone(field, at(6, 4), pip).monster(a1, at(7, 4)).points(2, 1).table(), Move{at(7, 4)}) == "SHN-R40");
}
TEST_CASE("SHN-119 SHN-120 SHN-121 SHN-122 SHN-R38 FLY enters obstacles and stops there, but not on Walls; water is nothing to it") {
    CHECK(is_legal(after(alone(thicket, at(8, 0), pip).with(ScriptedDice{}), Move{at(8, 1)}).table, EndActivation{}));
    CHECK(is_legal(after(alone(thicket, at(3, 0), pip).with(ScriptedDice{}), Move{at(3, 1)}).table, EndActivation{}));
    CHECK(refusal(alone(thicket, at(13, 0), pip).table(), Move{at(13, 1)}) == "SHN-054");
    CHECK(left(after(alone(thicket, at(4, 2), pip).with(ScriptedDice{}), Move{at(4, 3)})) == 5);
    CHECK(refusal(alone(thicket, at(3, 0), pip, {.fly_enters_tall = false}).table(), Move{at(3, 1)}) == "SHN-054");
}
TEST_CASE("SHN-R51 a Hero that has lost FLY on an obstacle may move off it") {
    auto state = alone(thicket, at(8, 0), pip).with(ScriptedDice{});
    state = after(state, Move{at(8, 1)});
    state.table.heroes[h1].card = galahad;
    state.table.heroes[h1].mp = 0;
    CHECK(is_legal(state.table, Move{at(8, 2)}));
    CHECK(is_legal(state.table, EndActivation{}));
}
TEST_CASE("SHN-130 SHN-R42 SHN-R45 connected Stairs are next to each other, for one point") {
    const auto state = alone(tower, at(tower, 6, 1)).with(ScriptedDice{});
    CHECK(is_legal(state.table, Move{at(tower, 0, 1, 1)}));
    CHECK(is_legal(state.table, Move{at(tower, 1, 1, 1)}));
    CHECK(refusal(state.table, Move{at(tower, 2, 1, 1)}) == "SHN-053");
    CHECK(left(after(state, Move{at(tower, 0, 1, 1)})) == 3);
    CHECK(left(after(alone(tower, at(tower, 6, 1), galahad, {.free_stairs = true}).with(ScriptedDice{}),
                     Move{at(tower, 0, 1, 1)})) == 4);
}
TEST_CASE("SHN-R42 by a house rule Stairs cost nothing, so one may pass an exhausted Hero on them if there is room on the other floor") {
    const auto stairs = [](int points, bool full, const Knobs& knobs) {
        auto where =
            alone(tower, at(tower, 5, 1), galahad, knobs).hero(h2, at(tower, 6, 1)).exhausted(h2).points(2, points);
        if (full) where.monster(a1, at(tower, 0, 1, 1)).monster(a2, at(tower, 1, 1, 1));
        return refusal(where.table(), Move{at(tower, 6, 1)});
    };
    CHECK(stairs(1, false, {.free_stairs = true}).empty());
    CHECK(stairs(1, true, {.free_stairs = true}) == "SHN-R40");
    CHECK(stairs(1, false, {}) == "SHN-R40");
    CHECK(stairs(2, false, {}).empty());
    const auto rest = [](const Knobs& knobs) {
        return shining::detail::steps_of(alone(tower, at(tower, 6, 1), galahad, knobs).table(), h1, 0);
    };
    CHECK(rest({.free_stairs = true}) == SquareSet{at(tower, 0, 1, 1), at(tower, 1, 1, 1)});
    CHECK(rest({}).empty());
    CHECK(shining::detail::steps_of(alone(tower, at(tower, 6, 1)).table(), h1, 1).has(at(tower, 0, 1, 1)));
}
TEST_CASE("SHN-R42 by that house rule the other floor is no farther away than the Stairs, up and down again") {
    const auto walk = [](int points, const Knobs& knobs) {
        return alone(tower, at(tower, 5, 2), galahad, knobs).points(2, points).table();
    };
    CHECK(reach_of(walk(2, {.free_stairs = true}), h1).has(at(tower, 1, 1, 1)));
    CHECK(!reach_of(walk(1, {.free_stairs = true}), h1).has(at(tower, 1, 1, 1)));
    CHECK(!reach_of(walk(2, {}), h1).has(at(tower, 1, 1, 1)));
    CHECK(reach_of(walk(3, {}), h1).has(at(tower, 1, 1, 1)));
    // The other Stairs of this floor are nearer by the other floor.
    const auto round = alone(tower, at(tower, 6, 1), galahad, {.free_stairs = true}).points(2, 0).table();
    CHECK(reach_of(round, h1).has(at(tower, 7, 1)));
}
TEST_CASE("SHN-134 SHN-135 SHN-R46 SHN-R47 SHN-G13 elevations are joined by steps; FLY needs none") {
    CHECK(refusal(alone(platform, at(platform, 3, 1)).table(), Move{at(platform, 4, 1)}) == "SHN-135");
    CHECK(is_legal(alone(platform, at(platform, 5, 3)).table(), Move{at(platform, 5, 2)}));
    CHECK(refusal(alone(platform, at(platform, 5, 3), galahad, {.steps_on_both_squares = true}).table(),
                  Move{at(platform, 5, 2)}) == "SHN-135");
    CHECK(is_legal(alone(platform, at(platform, 3, 1), pip).table(), Move{at(platform, 4, 1)}));
    CHECK(is_legal(alone(platform, at(platform, 3, 1)).monster(a1, at(platform, 4, 1)).table(), Attack{}));
}
