#include "support.hpp"

using namespace shining_test;

namespace {

// A Skeleton attacks Hero 2 with these faces: the card, then the die.
Position<Arena> attacked(HeroCard second, const Knobs& knobs = {}) {
    return position(options(field, brunhild, second, galahad, aldous), knobs)
        .hero(h1, at(15, 7))
        .hero(h2, at(1, 6))
        .hero(h3, at(15, 5))
        .hero(h4, at(15, 6))
        .monster(a1, at(0, 6))
        .ai_card(Role::a, ai("Basic Attack"));
}

}  // namespace

TEST_CASE("SHN-058 SHN-059 SHN-060 SHN-061 SHN-067 SHN-062 SHN-063 SHN-064 SHN-D08 the Attack action costs 1 of the AP, again and again") {
    auto state = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).with(ScriptedDice{1, 1});
    state = after(state, Attack{}, TargetModel{a1});
    CHECK(state.table.heroes[h1].ap == 1);
    state = after(state, Attack{}, TargetModel{a1});
    CHECK(refusal(state.table, Attack{}) == "SHN-060");
    for (const HeroType& type : standard_heroes) CHECK(index_of(type.weapon) < 8);
    for (const MonsterType& type : standard_monsters) CHECK(!type.attacks.empty());
}
TEST_CASE("SHN-065 SHN-066 SHN-D09 SHN-D10 SHN-R70 SHN-K62 an item is used up; powers stand on the Hero's own cards") {
    auto state = position(field).item(h1, herb).hp(h1, 3).with(ScriptedDice{});
    CHECK(refusal(state.table, UseItem{potion}) == "SHN-065");
    CHECK(refusal(state.table, UseItem{static_cast<Item>(99)}) == "SHN-065");
    CHECK(refusal(state.table, UsePower{spell(2)}) == "SHN-066");
    CHECK(refusal(state.table, UsePower{static_cast<Power>(99)}) == "SHN-066");
    state = after(state, UseItem{herb});
    CHECK(state.table.heroes[h1].hp == 5);
    CHECK(state.table.heroes[h1].items[herb] == 0);
    CHECK(state.table.heroes[h1].ap == 1);
    const auto asked =
        after(position(field).item(h1, potion).hero(h1, at(6, 4)).hero(h2, at(6, 5)).hp(h2, 1).with(ScriptedDice{}),
              UseItem{potion});
    CHECK(actions_of(asked.table) == std::vector<Action>{TargetModel{h1}, TargetModel{h2}});
    CHECK(after(asked, TargetModel{h2}).table.heroes[h2].hp == 5);
}
TEST_CASE("SHN-068 SHN-069 SHN-070 SHN-D11 SHN-K15 SHN-K52 a free action costs no AP and has another limit") {
    auto state = position(field, ranger).with(ScriptedDice{});
    state = after(state, UsePower{trait(2)});
    CHECK(state.table.heroes[h1].ap == 2);
    CHECK(state.table.heroes[h1].movement == 10);
    CHECK(refusal(state.table, UsePower{trait(2)}) == "SHN-069");
    auto mark = after(position(field, ranger).with(ScriptedDice{}), UsePower{spell(1)});
    CHECK(mark.table.heroes[h1].advantage == 2);
    CHECK(mark.table.heroes[h1].mp == 1);
    CHECK(refusal(mark.table, UsePower{spell(1)}) == "SHN-069");
}
TEST_CASE("SHN-074 SHN-075 SHN-R73 SHN-D12 an ability costs nothing and works as its text says") {
    for (const CardType& card : standard_traits)
        if (card.power.use == Use::no_power) CHECK(!card.passives.empty());
    CHECK(vit_of(position(options(castle, brunhild)).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table(), h1) == 5);
    CHECK(
        vit_of(
            position(options(castle, brunhild)).hero(h1, at(6, 4)).monster(a1, at(7, 4)).monster(a2, at(5, 4)).table(),
            h1) == 6);
}
TEST_CASE("SHN-076 SHN-078 SHN-188 SHN-V22 a spell costs MP besides its AP or RP") {
    auto state = position(field, mirabel).hero(h1, at(6, 4)).monster(a1, at(8, 4)).mp(h1, 2).with(ScriptedDice{1, 1});
    state = after(state, UsePower{spell(1)}, TargetSquare{at(8, 4)});
    CHECK(state.table.heroes[h1].mp == 0);
    CHECK(state.table.heroes[h1].ap == 1);
    CHECK(refusal(state.table, UsePower{spell(2)}) == "SHN-078");
    CHECK(refusal(position(field, mirabel).hero(h1, at(6, 4)).monster(a1, at(8, 4)).points(0, 0).table(),
                  UsePower{spell(2)}) == "SHN-060");
}
TEST_CASE("SHN-071 SHN-072 SHN-073 SHN-R72 SHN-R79 SHN-D17 SHN-K22 SHN-K53 Shield Block answers an attack for 1 RP of the encounter") {
    auto state = attacked(galahad).stat(h2, Stat::vit, 1).with(ScriptedDice{1, 9});
    CHECK(refusal(position(field).table(), UsePower{trait(1)}) == "SHN-072");
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::would_suffer}));
    CHECK(refusal(state.table, EndActivation{}) == "SHN-071");
    CHECK(refusal(state.table, UsePower{trait(2)}) == "SHN-072");
    const auto blocked = events_of(state, UsePower{trait(1)});
    CHECK(has_event(blocked, DamageBlocked{h2, h2, 2, 0}));
    CHECK(only<Damaged>(blocked).empty());
    const auto used = after(state, UsePower{trait(1)});
    CHECK(used.table.heroes[h2].rp == 1);
    CHECK(has_event(events_of(state, Pass{}), Damaged{h2, 8, 6, DamageCause::attack}));
    CHECK(waits_for_a<Activation>(after(attacked(galahad).rp(h2, 0).with(ScriptedDice{1, 9}), EndActivation{}).table));
}
TEST_CASE("SHN-R110 only chart or overriding DMG opens that window; by a house rule nothing does") {
    CHECK(waits_for_a<Activation>(
        after(attacked(galahad, {.reactions_lessen_damage = false}).with(ScriptedDice{1, 9}), EndActivation{}).table));
    CHECK(waits_for_a<Activation>(after(attacked(galahad).with(ScriptedDice{1, 1}), EndActivation{}).table));
}
TEST_CASE("SHN-R71 SHN-K56 reactions are offered in Hero order, each once, while there is DMG") {
    auto state = position(options(field, brunhild, galahad, galahad, aldous))
                     .hero(h1, at(15, 7))
                     .hero(h2, at(1, 6))
                     .hero(h3, at(1, 5))
                     .monster(a1, at(0, 6))
                     .stat(h2, Stat::vit, 2)
                     .ai_card(Role::a, ai("Basic Attack"))
                     .with(ScriptedDice{1, 10});
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::would_suffer}));
    CHECK(actions_of(state.table) == std::vector<Action>{UsePower{trait(1)}, UsePower{spell(1)}, Pass{}});
    state = after(state, UsePower{trait(1)});
    CHECK(waits_for(state.table, React{one, h2, Trigger::would_suffer}));
    CHECK(refusal(state.table, UsePower{trait(1)}) == "SHN-R71");
    state = after(state, Pass{});
    REQUIRE(waits_for(state.table, React{one, h3, Trigger::would_suffer}));
    CHECK(actions_of(state.table) == std::vector<Action>{UsePower{spell(1)}, Pass{}});
    CHECK(refusal(state.table, UsePower{trait(1)}) == "SHN-K53");
    CHECK(after(state, UsePower{spell(1)}).table.heroes[h2].hp == 8);
}
TEST_CASE("SHN-K23 SHN-K54 SHN-K60 Riposte is an attack in the middle of the enemy's, without AP") {
    auto state = after(attacked(vex).with(ScriptedDice{1, 1, 6}), EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::after_attacked}));
    const auto events = events_of(state, UsePower{trait(1)});
    CHECK(only<AttackDeclared>(events)[0].attacker == h2);
    CHECK(has_event(events, Damaged{a1, 7, 4, DamageCause::attack}));
    state = after(state, UsePower{trait(1)});
    CHECK(state.table.heroes[h2].rp == 1);
    CHECK(state.table.assaults.empty());
    CHECK(state.chance.verdict());
}
TEST_CASE("SHN-K23 with several weapons in reach the player chooses") {
    auto state = after(attacked(vex).equip(h2, piece("Silver Blade")).with(ScriptedDice{1, 1, 10}), EndActivation{},
                       UsePower{trait(1)});
    REQUIRE(waits_for(state.table, ChooseStrike{one, h2}));
    CHECK(actions_of(state.table) == std::vector<Action>{Attack{Weapon::own}, Attack{weapon(piece("Silver Blade"))}});
    CHECK(refusal(state.table, Attack{weapon(piece("Elm Warbow"))}) == "SHN-063");
    CHECK(refusal(state.table, Pass{}) == "SHN-K23");
    state = after(state, Attack{weapon(piece("Silver Blade"))});
    CHECK(hp_of(state.table, a1) == 5);
}
TEST_CASE("SHN-K15 SHN-D27 Flicker is a move of up to 3 points, square by square") {
    auto state = after(attacked(mirabel).with(ScriptedDice{1, 1}), EndActivation{}, UsePower{trait(2)});
    REQUIRE(waits_for(state.table, Walk{one, h2, 3}));
    CHECK(refusal(state.table, EndActivation{}) == "SHN-K15");
    CHECK(refusal(state.table, Move{at(0, 6)}) == "SHN-055");
    state = after(state, Move{at(2, 6)}, Move{at(3, 6)});
    CHECK(waits_for(state.table, Walk{one, h2, 1}));
    state = after(state, Stop{});
    CHECK(square_of(state.table, h2) == at(3, 6));
    CHECK(waits_for(state.table, Activation{one, h2}));
}
TEST_CASE("SHN-R75 SHN-K82 monsters make no decisions") {
    for (const MonsterType& type : standard_monsters)
        for (const Passive& passive : type.passives) CHECK(passive.kind != PassiveKind::luck_aura);
    CHECK(!waits_for_a<React>(after(position(options(castle, galahad))
                                        .hero(h1, at(6, 4))
                                        .monster(a1, at(7, 4))
                                        .stat(h1, Stat::str, 20)
                                        .with(ScriptedDice{1}),
                                    Attack{}, TargetModel{a1})
                                  .table));
}
TEST_CASE("SHN-R76 SHN-D13 SHN-D23 a Hero may end its activation having done nothing; the party may give up") {
    const auto state = position(field).with(ScriptedDice{});
    CHECK(waits_for(after(state, EndActivation{}).table, Activation{one, h2}));
    const auto given_up = after(state, Concede{});
    CHECK(is_over(given_up.table));
    CHECK(given_up.table.encounter.loss == LossCause::conceded);
    CHECK(refusal(state.table, StayExhausted{}) == "SHN-056");
}
TEST_CASE("SHN-069 SHN-R41 what may be used once an activation may be used again in the next") {
    auto state = position(field).with(ScriptedDice{});
    state.table.heroes[h1].used_in_activation.insert(trait(1));
    state.table.heroes[h1].used_in_encounter.insert(trait(2));
    state = after(state, EndActivation{});
    CHECK(state.table.heroes[h1].used_in_activation == Powers{});
    CHECK(state.table.heroes[h1].used_in_encounter == Powers{trait(2)});
}
TEST_CASE("SHN-R77 items are not passed on, unless a house rule allows it between neighbours") {
    CHECK(refusal(position(field).item(h1, herb).table(), Give{herb, h2}) == "SHN-R77");
    const auto state = position(field, galahad, {.trading = true}).item(h1, herb).with(ScriptedDice{});
    CHECK(is_legal(state.table, Give{herb, h2}));
    CHECK(refusal(state.table, Give{herb, h3}) == "SHN-R77");
    CHECK(refusal(state.table, Give{potion, h2}) == "SHN-065");
    CHECK(after(state, Give{herb, h2}).table.heroes[h2].items[herb] == 1);
}
TEST_CASE("SHN-R78 SHN-K13 MP come back by cards only, and never above the maximum") {
    CHECK(after(position(field, mirabel).mp(h1, 3).with(ScriptedDice{}), UsePower{trait(1)}).table.heroes[h1].mp == 4);
    CHECK(after(position(field, mirabel).mp(h1, 0).with(ScriptedDice{}), EndActivation{}).table.heroes[h1].mp == 0);
}
TEST_CASE("SHN-R80 SHN-K12 SHN-104 SHN-105 SHN-V21 healing gives back lost HP and no more") {
    CHECK(heals(standard_content.items[herb].power));
    CHECK(!heals(standard_content.items[item_of("Mana Draught")].power));
    CHECK(after(position(field).item(h1, herb).hp(h1, 7).with(ScriptedDice{}), UseItem{herb}).table.heroes[h1].hp == 8);
}
TEST_CASE("SHN-103 SHN-K59 Sanctuary heals every Hero in its area and no monster") {
    auto state = position(options(field, aldous, ranger))
                     .hero(h1, at(6, 4))
                     .hp(h1, 1)
                     .hero(h2, at(8, 4))
                     .hp(h2, 1)
                     .hero(h3, at(9, 5))
                     .hp(h3, 1)
                     .monster(a1, at(8, 5))
                     .hp(a1, 1)
                     .with(ScriptedDice{});
    state = after(state, UsePower{spell(2)}, TargetSquare{at(7, 4)});
    CHECK(state.table.heroes[h1].hp == 4);
    CHECK(state.table.heroes[h2].hp == 4);
    CHECK(state.table.heroes[h3].hp == 1);
    CHECK(hp_of(state.table, a1) == 1);
}
TEST_CASE("SHN-R32 SHN-K59 by a house rule an area of friends is chosen around a Hero, too") {
    const auto centres = [](const Knobs& knobs) {
        const auto state = position(options(field, aldous, ranger), knobs)
                               .hero(h1, at(6, 4))
                               .hero(h2, at(8, 4))
                               .exhausted(h3)
                               .hero(h3, at(6, 5))
                               .monster(a1, at(5, 4))
                               .with(ScriptedDice{});
        return actions_of(after(state, UsePower{spell(2)}).table);
    };
    CHECK(centres({.areas_need_target = true}) ==
          std::vector<Action>{TargetSquare{at(6, 4)}, TargetSquare{at(8, 4)}, TargetSquare{at(6, 5)}});
    CHECK(centres({}).size() == 25);
}
TEST_CASE("SHN-K16 SHN-K57 Encore gives another Hero one more AP in its next activation, once per activation") {
    auto state = position(options(field, lysander, galahad)).hero(h1, at(0, 4)).with(ScriptedDice{});
    const auto asked = after(state, UsePower{trait(1)});
    CHECK(actions_of(asked.table) == std::vector<Action>{TargetModel{h2}, TargetModel{h3}, TargetModel{h4}});
    CHECK(refusal(asked.table, TargetModel{h1}) == "SHN-K57");
    const auto one_down = position(options(field, lysander, galahad)).hero(h1, at(0, 4)).exhausted(h3, 2);
    CHECK(refusal(after(Position{one_down}.with(ScriptedDice{}), UsePower{trait(1)}).table, TargetModel{h3}) ==
          "SHN-K57");
    CHECK(refusal(asked.table, TargetSquare{at(0, 4)}) == "SHN-K61");
    auto again = asked;
    again.table.heroes[h2].next_ap = 1;
    CHECK(after(again, TargetModel{h2}).table.heroes[h2].next_ap == 2);
    again.table.heroes[h2].next_ap = 2;
    CHECK(after(again, TargetModel{h2}).table.heroes[h2].next_ap == 2);
    state = after(asked, TargetModel{h2});
    CHECK(refusal(state.table, UsePower{trait(1)}) == "SHN-069");
    state = after(state, EndActivation{});
    CHECK(state.table.heroes[h2].ap == 3);
    CHECK(state.table.heroes[h2].next_ap == 0);
}
TEST_CASE("SHN-K18 Hymn of Courage wards until the next activation") {
    auto state = after(position(options(field, lysander, galahad)).with(ScriptedDice{}), UsePower{spell(2)});
    CHECK(state.table.heroes[h2].ward == 2);
    CHECK(vit_of(state.table, h2) == 7);
    state = after(state, EndActivation{});
    CHECK(state.table.heroes[h2].ward == 0);
    CHECK(state.table.heroes[h3].ward == 2);
    const auto warded = [](int before) {
        return after(position(options(field, lysander, galahad)).ward(h2, before).with(ScriptedDice{}),
                     UsePower{spell(2)})
            .table.heroes[h2]
            .ward;
    };
    CHECK(warded(1) == 2);
    CHECK(warded(4) == 4);
}
TEST_CASE("SHN-K19 Slow takes movement from the next activation and ends with it") {
    auto state = position(options(field, galahad, ranger)).slow(h2, 2).with(ScriptedDice{});
    state = after(state, EndActivation{});
    CHECK(state.table.heroes[h2].movement == 4);
    CHECK(after(state, EndActivation{}).table.heroes[h2].slow == 0);
}
TEST_CASE("SHN-K20 Challenge makes monsters nearby choose Galahad, and everybody hears why") {
    const auto challenged = [](Square from) {
        const auto state = after(position(options(field, galahad, mirabel))
                                     .hero(h1, from)
                                     .hero(h2, at(1, 6))
                                     .monster(a1, at(0, 6))
                                     .ai_card(Role::a, ai("Basic Attack"))
                                     .with(ScriptedDice{1, 1}),
                                 UsePower{trait(2)});
        CHECK(state.table.heroes[h1].provoke == 3);
        return first<TargetChosen>(state, EndActivation{});
    };
    CHECK(challenged(at(3, 6)) == TargetChosen{a1, h1, true});
    CHECK(challenged(at(3, 5)) == TargetChosen{a1, h2, false});
}
TEST_CASE("SHN-K21 SHN-K50 Cadenza lays a Timer, only while an Event lies there") {
    CHECK(refusal(position(field, lysander).table(), UsePower{trait(2)}) == "SHN-K21");
    const Item sand = item_of("Hourglass Sand");
    CHECK(refusal(position(field).item(h1, sand).table(), UseItem{sand}) == "SHN-K21");
    CHECK(after(position(field, lysander).final_step(1).with(ScriptedDice{}), UsePower{trait(2)})
              .table.encounter.timers == 1);
}
TEST_CASE("SHN-K32 SHN-K39 SHN-K44 the Amulet of Vigour: more HP, and some back while wounded") {
    const auto state = after(
        position(options(field, galahad, ranger)).equip(h2, piece("Amulet of Vigour")).hp(h2, 4).with(ScriptedDice{}),
        EndActivation{});
    CHECK(max_hp_of(state.table, h2) == 8);
    CHECK(state.table.heroes[h2].hp == 5);
    CHECK(after(position(options(field, galahad, ranger))
                    .equip(h2, piece("Amulet of Vigour"))
                    .hp(h2, 5)
                    .with(ScriptedDice{}),
                EndActivation{})
              .table.heroes[h2]
              .hp == 5);
}
TEST_CASE("SHN-K03 SHN-K04 SHN-K22 a hit whose DMG is blocked is a hit: what it brings besides comes") {
    auto state = position(options(castle, brunhild, galahad))
                     .hero(h1, at(15, 7))
                     .hero(h2, at(8, 4))
                     .monster(b1, at(7, 4))
                     .ai_card(Role::b, ai("Basic Attack"))
                     .with(ScriptedDice{1, 1});
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::would_suffer}));
    state = after(state, UsePower{trait(1)});
    CHECK(hp_of(state.table, h2) == 8);
    CHECK(square_of(state.table, h2) == at(9, 4));
}
TEST_CASE("SHN-K54 SHN-189 Riposte answers a miss, and a monster that it removes makes no second attack") {
    auto state = position(options(castle, brunhild, vex))
                     .hero(h1, at(15, 7))
                     .hero(h2, at(8, 4))
                     .stat(h2, Stat::vit, 99)
                     .stat(h2, Stat::dex, 99)
                     .monster(b1, at(7, 4))
                     .hp(b1, 2)
                     .monster(b2, at(3, 3))
                     .ai_card(Role::b, ai("Flurry"))
                     .with(ScriptedDice{1, 1, 1});
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::after_attacked}));
    CHECK(hp_of(state.table, h2) == 6);
    const auto events = events_of(state, UsePower{trait(1)});
    CHECK(only<ModelRemoved>(events).size() == 1);
    CHECK(only<AttackDeclared>(events).size() == 1);
    CHECK(only<AttackLost>(events).empty());
}
TEST_CASE("SHN-K39 SHN-K32 the Amulet of Vigour adds 2 to the HP of whoever holds it, whatever else it has") {
    for (std::size_t i = 0; i != standard_content.heroes.size(); ++i) {
        const auto card = static_cast<HeroCard>(i);
        const auto table = position(options(field, card)).equip(h1, piece("Amulet of Vigour")).table();
        CHECK(max_hp_of(table, h1) == standard_content.heroes[card].max_hp + 2);
    }
}
