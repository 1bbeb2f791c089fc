#include "support.hpp"

using namespace shining_test;

namespace {

// Galahad (STR 4, sword D8, range 1) beside a Skeleton (VIT 8, HP 7).
Position<Arena> duel(HeroCard first = galahad, const Knobs& knobs = {}) {
    return position(field, first, knobs).hero(h1, at(6, 4)).monster(a1, at(7, 4));
}
// A Skeleton beside the Ranger, to be revealed with Basic Attack once Hero 1 is done.
Position<Arena> ambush(int distance, const Knobs& knobs = {}) {
    return position(options(field, galahad, ranger), knobs)
        .hero(h1, at(15, 7))
        .hero(h2, at(distance, 6))
        .monster(a1, at(0, 6))
        .ai_card(Role::a, ai("Basic Attack"));
}

// What an attack did, each in a word and with whom it met.
std::string told(const std::vector<Event>& events) {
    std::string text;
    const auto add = [&](std::string_view word, Model model) {
        if (!text.empty()) text += ", ";
        text += std::string(word) + " " + std::string(name_of(model));
    };
    for (const Event& event : events) {
        if (const auto* e = get_if<AttackDeclared>(&event)) add("declared by", e->attacker);
        if (const auto* e = get_if<DiceRolled>(&event)) add("rolled by", e->attacker);
        if (const auto* e = get_if<AttackCompared>(&event)) add("compared with", e->target);
        if (const auto* e = get_if<WindowOpened>(&event))
            add(e->trigger == Trigger::would_suffer ? "shields of" : "replies of", e->hero);
        if (const auto* e = get_if<Damaged>(&event)) add(e->cause == DamageCause::attack ? "hit" : "hurt", e->model);
        if (const auto* e = get_if<PushStarted>(&event)) add("pushed", e->target);
        if (const auto* e = get_if<ChainTriggered>(&event)) add("chain on", e->target);
    }
    return text;
}

}  // namespace

TEST_CASE("SHN-079 SHN-080 SHN-081 SHN-R23 an attack needs a target in range, counted orthogonally") {
    CHECK(is_legal(duel().table(), Attack{}));
    CHECK(refusal(position(field).hero(h1, at(6, 4)).monster(a1, at(8, 4)).table(), Attack{}) == "SHN-080");
    CHECK(refusal(position(field).hero(h1, at(6, 4)).monster(a1, at(7, 5)).table(), Attack{}) == "SHN-080");
    const auto bow =
        position(field, ranger).hero(h1, at(0, 0)).hero(h2, at(15, 7)).hero(h3, at(15, 6)).hero(h4, at(15, 5));
    CHECK(is_legal(Position{bow}.monster(a1, at(5, 0)).table(), Attack{}));
    CHECK(is_legal(Position{bow}.monster(a1, at(2, 3)).table(), Attack{}));
    CHECK(refusal(Position{bow}.monster(a1, at(3, 3)).table(), Attack{}) == "SHN-080");
}
TEST_CASE("SHN-082 SHN-083 SHN-084 SHN-085 SHN-011 SHN-012 SHN-010 dice and stat against the chart; the DMG is lost HP") {
    auto state = duel().with(ScriptedDice{4});
    const auto asked = after(state, Attack{});
    CHECK(waits_for(asked.table, ChooseTarget{one, h1, source(Weapon::own)}));
    CHECK(actions_of(asked.table) == std::vector<Action>{TargetModel{a1}});
    const auto events = events_of(asked, TargetModel{a1});
    CHECK(only<AttackDeclared>(events)[0] ==
          AttackDeclared{h1, standard_content.heroes[galahad].weapon, at(7, 4), {a1}});
    CHECK(only<DiceRolled>(events)[0].dice == InlineVector<Die, most_dice>{Die{DieSize::d8, 4}});
    CHECK(only<AttackCompared>(events)[0] == AttackCompared{h1, a1, 8, 8, 1, false});
    CHECK(only<Damaged>(events)[0] == Damaged{a1, 7, 6, DamageCause::attack});
    state = after(asked, TargetModel{a1});
    CHECK(hp_of(state.table, a1) == 6);
    CHECK(state.chance.verdict());
}
TEST_CASE("SHN-083 SHN-R17 a total below the lowest row does nothing; the highest row met counts alone") {
    CHECK(hp_of(after(duel().with(ScriptedDice{3}), Attack{}, TargetModel{a1}).table, a1) == 7);
    const auto strong = duel().stat(h1, Stat::str, 12);
    CHECK(hp_of(after(strong.with(ScriptedDice{4}), Attack{}, TargetModel{a1}).table, a1) == 5);
    CHECK(hp_of(after(duel(galahad, {.rows_add_up = true}).stat(h1, Stat::str, 12).with(ScriptedDice{4}), Attack{},
                      TargetModel{a1})
                    .table,
                a1) == 4);
}
TEST_CASE("SHN-R18 a VIT of zero is met by any total; by a house rule it is at least one") {
    const auto nothing = [](const Knobs& knobs) {
        return position(options(field, brunhild, ranger, mirabel, aldous), knobs)
            .hero(h1, at(15, 7))
            .hero(h2, at(1, 6))
            .stat(h2, Stat::vit, 0)
            .monster(a1, at(0, 6))
            .ai_card(Role::a, ai("Basic Attack"))
            .with(ScriptedDice{1, 1});
    };
    CHECK(first<AttackCompared>(nothing({}), EndActivation{}) == AttackCompared{a1, h2, 3, 0, 2, false});
    CHECK(first<AttackCompared>(nothing({.least_vit = 2}), EndActivation{}) == AttackCompared{a1, h2, 3, 2, 1, false});
}

TEST_CASE("SHN-E09 SHN-013 a Skeleton's 6 and STR 2 meet double of a VIT of 4") {
    const auto state = ambush(1).with(ScriptedDice{1, 6});
    const auto events = events_of(state, EndActivation{});
    CHECK(only<AttackCompared>(events)[0] == AttackCompared{a1, h2, 8, 4, 2, false});
    CHECK(hp_of(after(state, EndActivation{}).table, h2) == 4);
}
TEST_CASE("SHN-E10 SHN-088 SHN-089 SHN-R16 SHN-R20 the 0 of the D10 overrides the chart, whatever the VIT") {
    const auto events = events_of(ambush(1).stat(h2, Stat::vit, 100).with(ScriptedDice{1, 10}), EndActivation{});
    CHECK(only<AttackCompared>(events)[0] == AttackCompared{a1, h2, 12, 100, 3, true});
    CHECK(only<Damaged>(events)[0] == Damaged{h2, 6, 3, DamageCause::attack});
    CHECK(
        first<AttackCompared>(ambush(1, {.zero_counts_zero = true}).with(ScriptedDice{1, 10}), EndActivation{}).total ==
        2);
}
TEST_CASE("SHN-086 SHN-087 SHN-090 SHN-R21 SHN-G02 the Longbow's CHAIN comes after the chart, by the natural face") {
    const auto events =
        events_of(after(position(field, ranger).hero(h1, at(6, 4)).monster(a1, at(8, 4)).with(ScriptedDice{8}),
                        Move{at(6, 5)}, Attack{}),
                  TargetModel{a1});
    CHECK(only<AttackCompared>(events)[0].damage == 1);
    REQUIRE(only<ChainTriggered>(events).size() == 1);
    CHECK(only<ChainTriggered>(events)[0] == ChainTriggered{h1, a1, 0, effect::damage(1)});
    CHECK(only<Damaged>(events) ==
          std::vector<Damaged>{{a1, 7, 6, DamageCause::attack}, {a1, 6, 5, DamageCause::effect}});
}
TEST_CASE("SHN-189 SHN-185 a miss still resolves its CHAIN") {
    const auto state = duel(ranger).stat(h1, Stat::dex, 0).points(2, 6).ward(a1, 50).with(ScriptedDice{8});
    CHECK(hp_of(after(state, Move{at(6, 5)}, Attack{}, TargetModel{a1}).table, a1) == 6);
}
TEST_CASE("SHN-R19 two dice with the CHAIN face generate it once; by a house rule once for each die") {
    const auto daggers = [](const Knobs& knobs) {
        return after(
            position(field, pip, knobs).hero(h1, at(6, 4)).monster(a1, at(7, 4)).ward(a1, 50).with(ScriptedDice{4, 4}),
            Attack{}, TargetModel{a1});
    };
    CHECK(hp_of(daggers({}).table, a1) == 6);
    CHECK(hp_of(daggers({.chain_per_die = true}).table, a1) == 5);
}
TEST_CASE("SHN-R35 what is left of an attack on somebody who is gone is lost, but effects on the attacker are not") {
    const auto mace = position(options(field, aldous, galahad))
                          .hero(h1, at(6, 4))
                          .hp(h1, 3)
                          .monster(a1, at(7, 4))
                          .monster(a2, at(9, 4))
                          .hp(a1, 1);
    const auto state = after(mace.with(ScriptedDice{8}), Attack{}, TargetModel{a1});
    CHECK(!is_square(square_of(state.table, a1)));
    CHECK(hp_of(state.table, h1) == 4);
}

TEST_CASE("SHN-095 SHN-096 SHN-097 SHN-D14 Advantage rolls more dice, and the player discards as many") {
    auto state = after(duel().advantage(h1, 2).with(ScriptedDice{8, 2, 7}), Attack{}, TargetModel{a1});
    CHECK(waits_for(state.table, DiscardDice{one}));
    CHECK(actions_of(state.table) ==
          std::vector<Action>{Discard{DieSize::d8, 8}, Discard{DieSize::d8, 2}, Discard{DieSize::d8, 7}});
    CHECK(refusal(state.table, Discard{DieSize::d8, 3}) == "SHN-096");
    CHECK(refusal(state.table, Pass{}) == "SHN-096");
    state = after(state, Discard{DieSize::d8, 2}, Discard{DieSize::d8, 8});
    CHECK(hp_of(state.table, a1) == 6);
    CHECK(state.table.heroes[h1].advantage == 0);
}
TEST_CASE("SHN-086 SHN-101 the CHAIN of an area attack comes for every target of it") {
    const auto lance = position(field, galahad)
                           .equip(h1, piece("Storm Lance"))
                           .hero(h1, at(6, 4))
                           .monster(a1, at(7, 4))
                           .monster(a2, at(8, 4))
                           .ward(a1, 50)
                           .ward(a2, 50);
    const auto state =
        after(lance.with(ScriptedDice{8, 1}), UsePower{power(piece("Storm Lance"))}, TargetSquare{at(7, 4)});
    CHECK(hp_of(state.table, a1) == 6);
    CHECK(hp_of(state.table, a2) == 6);
}
TEST_CASE("SHN-R35 SHN-082 an attack goes on against the other targets if the attacker has fallen, with the same total") {
    auto table = position(options(castle, brunhild, galahad)).hero(h2, at(4, 4)).monster(a2, at(15, 7)).table();
    const AttackCard blade = standard_content.monsters[monster_named("Hollow Guard")].attacks[0];
    const Assault fallen{.attacker = a1, .attack = blade, .from = at(3, 4), .dice = {Die{DieSize::d10, 3}}};
    CHECK(shining::detail::total_of(table, fallen) == 3 + 5);
}
TEST_CASE("SHN-R22 extra dice are of the first size, sources add up, and monsters discard their lowest") {
    const auto lance = after(position(field, galahad)
                                 .equip(h1, piece("Storm Lance"))
                                 .hero(h1, at(6, 4))
                                 .monster(a1, at(7, 4))
                                 .advantage(h1, 1)
                                 .with(ScriptedDice{1, 2, 3}),
                             UsePower{power(piece("Storm Lance"))}, TargetSquare{at(7, 4)});
    CHECK(lance.table.assaults[0].dice ==
          InlineVector<Die, most_dice>{Die{DieSize::d8, 1}, Die{DieSize::d6, 2}, Die{DieSize::d8, 3}});
    const auto aim = after(position(field, ranger)
                               .hero(h1, at(6, 4))
                               .monster(a1, at(8, 4))
                               .advantage(h1, 2)
                               .with(ScriptedDice{1, 2, 3, 4}),
                           Attack{}, TargetModel{a1});
    CHECK(aim.table.assaults[0].discards == 3);
}
TEST_CASE("SHN-K35 SHN-K41 Steady Aim helps only a Ranger that has not moved") {
    const auto state = position(field, ranger).hero(h1, at(6, 4)).monster(a1, at(8, 4)).with(ScriptedDice{1, 2});
    CHECK(waits_for_a<DiscardDice>(after(state, Attack{}, TargetModel{a1}).table));
    CHECK(!waits_for_a<DiscardDice>(after(state, Move{at(6, 5)}, Attack{}, TargetModel{a1}).table));
}
TEST_CASE("SHN-K06 SHN-K03 SHN-K04 SHN-K05 an attack goes target by target, from the chart to the CHAIN, and then come the replies") {
    const auto met = [](int number, HeroCard first, HeroCard second, ScriptedDice dice) {
        return position(options(number, brunhild, first, second, aldous))
            .hero(h1, at(15, 7))
            .hero(h2, at(4, 4))
            .hero(h3, at(4, 5))
            .hero(h4, at(15, 5))
            .mp(h2, 0)
            .monster(boss, at(2, 4), 1)
            .ai_card(Role::boss, ai("Heavy Blow"))
            .with(dice);
    };
    const auto swept = met(castle, galahad, mirabel, {1, 8});
    CHECK(told(events_of(swept, EndActivation{})) ==
          "declared by boss, rolled by boss, compared with hero 2, shields of hero 2");
    const auto asked = after(swept, EndActivation{});
    CHECK(told(events_of(asked, Pass{})) ==
          "hit hero 2, pushed hero 2, compared with hero 3, hit hero 3, pushed hero 3, replies of hero 3");
    // Whom the whole DMG is kept from was hit all the same.
    CHECK(told(events_of(asked, UsePower{trait(1)})) ==
          "pushed hero 2, compared with hero 3, hit hero 3, pushed hero 3, replies of hero 3");
    CHECK(told(events_of(met(sea, mirabel, vex, {1, 10}), EndActivation{})) ==
          "declared by boss, rolled by boss, compared with hero 2, hit hero 2, chain on hero 2, hurt hero 2, "
          "compared with hero 3, hit hero 3, chain on hero 3, hurt hero 3, replies of hero 2");
}
TEST_CASE("SHN-K42 SHN-K33 Rooted adds 1 VIT with two monsters beside") {
    const auto vit = [](Square first, Square second) {
        return vit_of(position(field, brunhild).hero(h1, at(6, 4)).monster(a1, first).monster(a2, second).table(), h1);
    };
    CHECK(vit(at(7, 4), at(6, 3)) == 6);
    CHECK(vit(at(7, 4), at(6, 2)) == 5);
    CHECK(vit(at(7, 4), at(7, 5)) == 5);
    CHECK(vit_of(position(field, brunhild)
                     .turn(h2)
                     .hero(h1, at(6, 4))
                     .monster(a1, at(7, 4))
                     .monster(a2, at(6, 3))
                     .exhausted(h1)
                     .table(),
                 h1) == 5);
}
TEST_CASE("SHN-K43 SHN-K34 Opportunist adds 2 while another Hero is at the target") {
    const auto vexed = [](Square friend_at, bool down = false) {
        auto where = position(options(field, vex, galahad)).hero(h1, at(6, 4)).hero(h2, friend_at);
        if (down) where.exhausted(h2, 2);
        const auto state = after(where.monster(a1, at(7, 4)).with(ScriptedDice{3}), Attack{});
        return first<AttackCompared>(state, TargetModel{a1}).total;
    };
    CHECK(vexed(at(8, 4)) == 3 + 4 + 2);
    CHECK(vexed(at(9, 4)) == 3 + 4);
    CHECK(vexed(at(8, 4), true) == 3 + 4);
}

TEST_CASE("SHN-099 SHN-100 SHN-101 SHN-102 SHN-R28 SHN-R29 an area attack rolls once against every enemy in it") {
    const auto fire = position(field, mirabel)
                          .hero(h1, at(4, 4))
                          .hero(h2, at(8, 3))
                          .monster(a1, at(8, 4))
                          .monster(a2, at(9, 4))
                          .monster(a3, at(10, 4))
                          .ward(a1, 6);
    const auto asked = after(fire.with(ScriptedDice{6, 6}), UsePower{spell(1)});
    CHECK(waits_for(asked.table, ChooseTarget{one, h1, source(spell(1))}));
    const auto events = events_of(asked, TargetSquare{at(8, 4)});
    CHECK(only<DiceRolled>(events).size() == 1);
    CHECK(only<AttackCompared>(events) ==
          std::vector<AttackCompared>{{h1, a1, 16, 14, 1, false}, {h1, a2, 16, 8, 2, false}});
    CHECK(hp_of(after(asked, TargetSquare{at(8, 4)}).table, h2) == 6);
    const auto each = after(position(field, mirabel, {.roll_per_target = true})
                                .hero(h1, at(4, 4))
                                .monster(a1, at(8, 4))
                                .monster(a2, at(9, 4))
                                .with(ScriptedDice{6, 6, 1, 1}),
                            UsePower{spell(1)});
    CHECK(only<DiceRolled>(events_of(each, TargetSquare{at(8, 4)})).size() == 2);
    const auto square = after(position(field, mirabel, {.square_areas = true})
                                  .hero(h1, at(4, 4))
                                  .monster(a1, at(8, 4))
                                  .monster(a2, at(9, 5))
                                  .with(ScriptedDice{6, 6}),
                              UsePower{spell(1)});
    CHECK(only<AttackCompared>(events_of(square, TargetSquare{at(8, 4)})).size() == 2);
}
TEST_CASE("SHN-R29 walls do not shield an area, unless a house rule says so") {
    const auto behind = [](const Knobs& knobs) {
        return first<AttackDeclared>(after(position(thicket, mirabel, knobs)
                                               .hero(h1, at(10, 2))
                                               .monster(a1, at(13, 0))
                                               .with(ScriptedDice{1, 1}),
                                           UsePower{spell(1)}),
                                     TargetSquare{at(13, 2)})
            .targets;
    };
    CHECK(behind({}).empty());
    const auto past = [](const Knobs& knobs) {
        return first<AttackDeclared>(after(position(options(castle, mirabel), knobs)
                                               .hero(h1, at(4, 4))
                                               .monster(a1, at(8, 4))
                                               .with(ScriptedDice{1, 1}),
                                           UsePower{spell(1)}),
                                     TargetSquare{at(8, 4)})
            .targets;
    };
    CHECK(past({.areas_need_sight = true}) == Models{a1});
}
TEST_CASE("SHN-R32 SHN-R31 an area may be aimed at an empty square, but not at a Wall; a weapon needs an enemy") {
    const auto asked = after(position(thicket, mirabel).hero(h1, at(10, 2)).monster(a1, at(11, 2)).with(ScriptedDice{}),
                             UsePower{spell(1)});
    CHECK(is_legal(asked.table, TargetSquare{at(10, 4)}));
    CHECK(refusal(asked.table, TargetSquare{at(13, 1)}) == "SHN-099");
    CHECK(refusal(asked.table, TargetModel{a1}) == "SHN-099");
    const auto strict = after(position(thicket, mirabel, {.areas_need_target = true})
                                  .hero(h1, at(10, 2))
                                  .monster(a1, at(11, 2))
                                  .with(ScriptedDice{}),
                              UsePower{spell(1)});
    CHECK(refusal(strict.table, TargetSquare{at(8, 2)}) == "SHN-099");
    CHECK(refusal(strict.table, TargetSquare{at(11, 3)}) == "SHN-099");
    CHECK(is_legal(strict.table, TargetSquare{at(11, 2)}));
    const auto nobody = [](const Knobs& knobs) {
        return is_legal(position(thicket, mirabel, knobs).hero(h1, at(15, 7)).monster(a1, at(0, 7)).table(),
                        UsePower{spell(1)});
    };
    CHECK(nobody({}));
    CHECK(!nobody({.areas_need_target = true}));
    CHECK(refusal(after(duel().hero(h2, at(6, 5)).with(ScriptedDice{}), Attack{}).table, TargetModel{h2}) == "SHN-R31");
}
TEST_CASE("SHN-079 SHN-080 SHN-K07 a target is refused for the reason that forbids it") {
    const auto asked = after(position(thicket, ranger)
                                 .hero(h1, at(3, 0))
                                 .monster(a1, at(4, 0))
                                 .monster(a2, at(3, 2))
                                 .monster(a3, at(10, 0))
                                 .with(ScriptedDice{}),
                             Attack{});
    CHECK(actions_of(asked.table) == std::vector<Action>{TargetModel{a1}});
    CHECK(refusal(asked.table, TargetModel{a2}) == "SHN-079");
    CHECK(refusal(asked.table, TargetModel{a3}) == "SHN-080");
    CHECK(refusal(asked.table, TargetModel{a4}) == "SHN-K07");
    CHECK(refusal(asked.table, TargetSquare{at(4, 0)}) == "SHN-K61");
}
TEST_CASE("SHN-077 SHN-R30 a spell needs no line of sight, unless a house rule says so of attacks") {
    const auto hidden = [](const Knobs& knobs) {
        return position(thicket, mirabel, knobs).hero(h1, at(3, 0)).monster(a1, at(3, 2)).table();
    };
    CHECK(refusal(hidden({}), Attack{}) == "SHN-079");
    CHECK(is_legal(hidden({}), UsePower{spell(2)}));
    CHECK(refusal(hidden({.attack_spells_need_sight = true}), UsePower{spell(2)}) == "SHN-K50");
}
TEST_CASE("SHN-R33 SHN-R34 SHN-R37 a Hero names the weapon, monsters pay nothing") {
    const auto armed = duel().equip(h1, piece("Silver Blade")).table();
    CHECK(is_legal(armed, Attack{Weapon::own}));
    CHECK(is_legal(armed, Attack{weapon(piece("Silver Blade"))}));
    CHECK(refusal(armed, Attack{weapon(piece("Elm Warbow"))}) == "SHN-063");
    CHECK(refusal(armed, Attack{static_cast<Weapon>(200)}) == "SHN-063");
}
TEST_CASE("SHN-K02 SHN-K05 SHN-K10 an attack without dice meets its row, and uses up Advantage") {
    const auto flask =
        position(field).item(h1, item_of("Fire Flask")).hero(h1, at(6, 4)).monster(a1, at(8, 4)).advantage(h1, 2);
    const auto state = after(flask.with(ScriptedDice{}), UseItem{item_of("Fire Flask")}, TargetSquare{at(8, 4)});
    CHECK(hp_of(state.table, a1) == 5);
    CHECK(state.table.heroes[h1].advantage == 0);
    CHECK(state.table.heroes[h1].items[item_of("Fire Flask")] == 0);
    CHECK(state.chance.verdict());
}
