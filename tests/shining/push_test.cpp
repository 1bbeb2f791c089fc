#include "support.hpp"

using namespace shining_test;

namespace {

// Galahad's sword pushes by 2 on an 8.
Duel pushed(Position<Arena> where, Square from, Model target = a1) {
    return after(where.hero(h1, from).with(ScriptedDice{8}), Attack{}, TargetModel{target});
}
constexpr Knobs no_choice{.push_mandatory = true};

}  // namespace

TEST_CASE("SHN-106 SHN-107 SHN-112 SHN-D15 SHN-K14 the player may push directly away; a push in full does no DMG") {
    const auto state = pushed(position(field).monster(a1, at(7, 4)), at(6, 4));
    CHECK(waits_for(state.table, ChoosePush{one, a1, 2}));
    CHECK(refusal(state.table, Push{Direction::up}) == "SHN-107");
    CHECK(refusal(state.table, Pass{}) == "SHN-106");
    const auto events = events_of(state, Push{Direction::right});
    CHECK(only<ModelMoved>(events) == std::vector<ModelMoved>{{a1, at(7, 4), at(8, 4), MoveReason::push},
                                                              {a1, at(8, 4), at(9, 4), MoveReason::push}});
    CHECK(has_event(events, PushEnded{a1, 2, true}));
    CHECK(hp_of(after(state, Push{Direction::right}).table, a1) == 6);
}
TEST_CASE("SHN-R65 a push may be declined as a whole, unless a house rule makes it mandatory") {
    const auto state = pushed(position(field).monster(a1, at(7, 4)), at(6, 4));
    CHECK(square_of(after(state, Decline{}).table, a1) == at(7, 4));
    CHECK(square_of(pushed(position(field, galahad, no_choice).monster(a1, at(7, 4)), at(6, 4)).table, a1) == at(9, 4));
}
TEST_CASE("SHN-110 SHN-111 SHN-E11 a push that is stopped ends there and does exactly 1 DMG") {
    const auto edge = after(pushed(position(field).monster(a1, at(14, 4)), at(13, 4)), Push{Direction::right});
    CHECK(square_of(edge.table, a1) == at(15, 4));
    CHECK(hp_of(edge.table, a1) == 5);
    const auto path =
        shining::detail::push_path(position(field).monster(a1, at(10, 4)).table(), a1, Direction::right, 8);
    CHECK(path.squares == 5);
    CHECK(!path.completed);
}
TEST_CASE("SHN-108 SHN-113 SHN-R68 models, obstacles and the map edge stop a push, even at once") {
    const auto crowd =
        after(pushed(position(field).monster(a1, at(7, 4)).monster(a2, at(8, 4)), at(6, 4)), Push{Direction::right});
    CHECK(square_of(crowd.table, a1) == at(7, 4));
    CHECK(hp_of(crowd.table, a1) == 5);
    const auto through = after(
        pushed(position(field, galahad, {.push_passes_monsters = true}).monster(a1, at(7, 4)).monster(a2, at(8, 4)),
               at(6, 4)),
        Push{Direction::right});
    CHECK(square_of(through.table, a1) == at(9, 4));
    const auto tree = after(pushed(position(thicket).monster(a1, at(4, 1)), at(5, 1)), Push{Direction::left});
    CHECK(square_of(tree.table, a1) == at(4, 1));
    const auto edge = shining::detail::push_path(position(field).monster(a1, at(0, 7)).table(), a1, Direction::left, 1);
    CHECK(edge.squares == 0);
    CHECK(!edge.completed);
}
TEST_CASE("SHN-K14 SHN-134 nothing but a model in play is pushed, and nobody up to another elevation without steps") {
    const auto table = position(corridor).object(3, 3).monster(a1, at(corridor, 6, 1)).table();
    CHECK(shining::detail::can_be_pushed(table, a1));
    CHECK(!shining::detail::can_be_pushed(table, a2));
    CHECK(!shining::detail::can_be_pushed(table, Model::object));
    const auto ledge = [](int column, int row, Direction way) {
        return shining::detail::push_path(position(platform).monster(a1, at(platform, column, row)).table(), a1, way,
                                          1);
    };
    CHECK(ledge(3, 1, Direction::right).squares == 0);
    CHECK(!ledge(3, 1, Direction::right).completed);
    CHECK(ledge(5, 3, Direction::up).squares == 1);
    CHECK(ledge(5, 3, Direction::up).completed);
}
TEST_CASE("SHN-R68 an exhausted Hero is passed, but nobody ends a push there") {
    const auto past = after(pushed(position(field).hero(h2, at(8, 4)).exhausted(h2).monster(a1, at(7, 4)), at(6, 4)),
                            Push{Direction::right});
    CHECK(square_of(past.table, a1) == at(9, 4));
    CHECK(hp_of(past.table, a1) == 6);
    const auto onto = after(pushed(position(field).hero(h2, at(9, 4)).exhausted(h2).monster(a1, at(7, 4)), at(6, 4)),
                            Push{Direction::right});
    CHECK(square_of(onto.table, a1) == at(8, 4));
    CHECK(hp_of(onto.table, a1) == 5);
}
TEST_CASE("SHN-109 FLY does not help against a push") {
    const auto harpy =
        position(options(sea, galahad)).monster(a1, at(7, 4)).monster(a2, at(8, 4)).stat(h1, Stat::str, 20);
    const auto state = after(pushed(harpy, at(6, 4)), Push{Direction::right});
    CHECK(square_of(state.table, a1) == at(7, 4));
    const auto flier = [](int number, int column, int row) {
        auto table = position(number).monster(a1, at(number, column, row)).table();
        table.monsters[0].card = standard_content.monsters.named("Harpy");
        return shining::detail::push_path(table, a1, Direction::right, 2);
    };
    CHECK(flier(thicket, 9, 1).squares == 2);
    CHECK(flier(thicket, 6, 1).squares == 1);
    CHECK(flier(thicket, 2, 1).squares == 0);
    CHECK(flier(platform, 3, 1).squares == 0);
}
TEST_CASE("SHN-R66 out of line a push goes along the longer offset; the player chooses between equal ones") {
    const auto blow = position(field, galahad).equip(h1, piece("Elm Warbow")).stat(h1, Stat::dex, 1);
    const auto shot = [&](Square target) {
        auto where = blow;
        return after(where.hero(h1, at(6, 4)).monster(a1, target).with(ScriptedDice{10}),
                     Attack{weapon(piece("Elm Warbow"))}, TargetModel{a1});
    };
    CHECK(actions_of(shot(at(9, 5)).table) == std::vector<Action>{Push{Direction::right}, Decline{}});
    CHECK(actions_of(shot(at(7, 2)).table) == std::vector<Action>{Push{Direction::up}, Decline{}});
    CHECK(actions_of(shot(at(8, 6)).table) ==
          std::vector<Action>{Push{Direction::right}, Push{Direction::down}, Decline{}});
    const auto guard = position(options(castle, brunhild, vex))
                           .hero(h1, at(15, 7))
                           .hero(h2, at(7, 5))
                           .monster(a1, at(6, 4))
                           .ai_card(Role::a, ai("Basic Attack"))
                           .stat(h2, Stat::vit, 40)
                           .rp(h2, 0);
    const auto halberd = guard;
    CHECK(square_of(after(Position{halberd}.with(ScriptedDice{1, 10}), EndActivation{}).table, h2) == at(9, 5));
}
TEST_CASE("SHN-R67 a push counts squares; by a house rule Difficult ones cost 2") {
    const auto water = [](const Knobs& knobs, int squares = 2) {
        return shining::detail::push_path(position(thicket, galahad, knobs).monster(a1, at(4, 2)).table(), a1,
                                          Direction::down, squares);
    };
    CHECK(water({}).squares == 2);
    CHECK(water({}).completed);
    CHECK(water({.push_pays_difficult = true}).squares == 1);
    CHECK(water({.push_pays_difficult = true}).completed);
    CHECK(water({}, 1).completed);
    CHECK(water({.push_pays_difficult = true}, 1).squares == 0);
    CHECK(!water({.push_pays_difficult = true}, 1).completed);
    CHECK(water({.push_pays_difficult = true}, 3).squares == 1);
    CHECK(!water({.push_pays_difficult = true}, 3).completed);
}
TEST_CASE("SHN-R36 SHN-R43 from another floor there is no direction: the push fails and hurts") {
    const auto stairs = [](const Knobs& knobs) {
        return after(position(options(tower, galahad), knobs)
                         .hero(h1, at(tower, 6, 1))
                         .monster(a1, at(tower, 0, 1, 1))
                         .with(ScriptedDice{8}),
                     Attack{}, TargetModel{a1});
    };
    CHECK(hp_of(stairs({}).table, a1) == 5);
    CHECK(hp_of(stairs({.push_between_floors_hurts = false}).table, a1) == 6);
    CHECK(refusal(position(options(tower, galahad), {.stairs_for_attacks = false})
                      .hero(h1, at(tower, 6, 1))
                      .monster(a1, at(tower, 0, 1, 1))
                      .table(),
                  Attack{}) == "SHN-080");
}
TEST_CASE("SHN-R36 a push of an attacker that is gone is measured from its last square") {
    auto table = position(options(castle, brunhild, galahad)).hero(h2, at(4, 4)).monster(a2, at(15, 7)).table();
    table.assaults = {Assault{.attacker = a1, .from = at(3, 4)}};
    ScriptedDice none{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
    shining::detail::generate_push(game, a1, h2, 2);
    CHECK(table.heroes[h2].square == at(6, 4));
    CHECK(table.heroes[h2].hp == 8);
}
TEST_CASE("SHN-K37 nobody pushes a Sturdy model") {
    const auto state =
        after(position(options(castle, galahad)).hero(h1, at(6, 4)).monster(b1, at(7, 4)).with(ScriptedDice{8}),
              Attack{}, TargetModel{b1});
    CHECK(waits_for_a<Activation>(state.table));
}
TEST_CASE("SHN-R69 an exhausted Hero can be pushed by an area attack, unless a house rule spares it") {
    const auto chain = [](const Knobs& knobs) {
        const auto state = position(options(castle, brunhild, ranger, mirabel, aldous), knobs)
                               .hero(h1, at(15, 7))
                               .hero(h2, at(8, 4))
                               .hero(h3, at(9, 4))
                               .exhausted(h3)
                               .monster(boss, at(6, 4), 1)
                               .ai_card(Role::boss, ai("Heavy Blow"))
                               .stat(h2, Stat::vit, 99)
                               .with(ScriptedDice{1, 8});
        return square_of(after(state, EndActivation{}).table, h3);
    };
    CHECK(chain({}) == at(11, 4));
    CHECK(chain({.exhausted_can_be_pushed = false}) == at(9, 4));
}
TEST_CASE("SHN-R36 SHN-V20 a push from another floor is told as one that is blocked at once") {
    const auto state = after(position(options(tower, galahad))
                                 .hero(h1, at(tower, 6, 1))
                                 .monster(a1, at(tower, 0, 1, 1))
                                 .with(ScriptedDice{8}),
                             Attack{});
    CHECK(only<PushEnded>(events_of(state, TargetModel{a1})) == std::vector{PushEnded{a1, 0, false}});
}
