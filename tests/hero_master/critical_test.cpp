#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

TEST_CASE("HMA-145 HMA-147 only the natural 20 of the green die is a Critical Hit, whatever the bonuses") {
    const auto strength = [](int green) {
        return told<AttackResolved>(fight(swings, giant).with(ScriptedDice{green, 1})).strengths[regular];
    };
    CHECK(strength(20) == 10);
    CHECK(strength(19) == 5);  // 19 + 1 is no natural 20
    CHECK(has_event(events_of_attack(fight(swings, giant).with(ScriptedDice{20, 1})), CriticalHit{one, Side::hero}));
}
TEST_CASE("HMA-145 a Critical Hit doubles the strength of every type") {
    const auto strengths = [](int green) {
        return told<AttackResolved>(Position{}
                                        .encounter(giant)
                                        .equip(one, ItemSlot::first_weapon, wand)
                                        .attack(one, bellow)
                                        .turn(one)
                                        .with(ScriptedDice{green, 1}),
                                    first_weapon)
            .strengths;
    };
    CHECK(strengths(19) == Strengths{{2, 2, 2, 1}});
    CHECK(strengths(20) == Strengths{{4, 4, 4, 2}});
}
TEST_CASE("HMA-030 the green die is the hero's, rolled first, the black one the monster's") {
    const auto rolled = told<DiceRolled>(fight(swings, giant).with(ScriptedDice{15, 3}));
    CHECK(rolled == DiceRolled{one, 15, 3});
    CHECK(told<AttackResolved>(fight(swings, giant).with(ScriptedDice{15, 3})).total == 16);
    CHECK(told<MonsterAttacked>(fight(swings, giant).with(ScriptedDice{15, 3})).black == 3);
}
TEST_CASE("HMA-148 a natural 1 is always a Critical Fail; without a bungle a 2 is none") {
    CHECK(only<CriticalFailed>(
              events_of_attack(fight(bellow, giant).fail_deck({fail("Own Foot")}).with(ScriptedDice{1, 1, 1})))
              .size() == 1);
    CHECK(only<CriticalFailed>(events_of_attack(fight(bellow, giant).with(ScriptedDice{2, 1}))).empty());
}
TEST_CASE("HMA-150 a Critical Fail fails even where the roll would have hit") {
    const auto state = resolve(Position{}
                                   .attack(one, swings)
                                   .bungle(one, two, action("Banana Skin"))
                                   .attack(two, brave)
                                   .encounter(monster("Goblin Nipper"))
                                   .fail_deck({fail("Ooh, Shiny")})
                                   .turn(one)
                                   .with(ScriptedDice{10, 1, 1}));
    CHECK(state.table.encounter == Monster{monster("Goblin Nipper")});
}
TEST_CASE("HMA-151 the card is drawn and applied before the monster's hit") {
    const auto events =
        events_of_attack(fight(bellow, orc).fail_deck({fail("Triggered Trap")}).with(ScriptedDice{1, 15, 1}));
    CHECK(only<Wounded>(events) ==
          std::vector<Wounded>{{one, 3, 7, WoundCause::effect}, {one, 2, 5, WoundCause::monster}});
    CHECK(only<CriticalFailed>(events).front() == CriticalFailed{one, 1, fail("Triggered Trap")});
}
TEST_CASE("HMA-152 a card can cancel the monster's attack of the same roll") {
    const auto events = events_of_attack(
        fight(bellow, orc).ambusher(spider).fail_deck({fail("Convincing Corpse")}).with(ScriptedDice{1, 20, 1}));
    CHECK(only<Wounded>(events).empty());
    CHECK(has_event(events, AttackIgnored{one, orc}));
    CHECK(only<MonsterRolled>(events).empty());
}
TEST_CASE("HMA-153 otherwise wounds of both apply") {
    CHECK(resolve(fight(bellow, orc).fail_deck({fail("Own Foot")}).with(ScriptedDice{1, 15, 1}))
              .table.heroes[one]
              .health == 10 - 2 - 2);
}
TEST_CASE("HMA-K06 a Location can widen the threshold") {
    const auto fails = [](LocationCard where) {
        return only<CriticalFailed>(
                   events_of_attack(
                       fight(bellow, giant).location(where).fail_deck({fail("Own Foot")}).with(ScriptedDice{2, 1, 1})))
            .size();
    };
    CHECK(fails(location("Haunted Nursery")) == 1);
    CHECK(fails(location("Dodgy Bazaar")) == 0);
}
TEST_CASE("HMA-187 a drawn Critical Fail card lies in its discard pile until the party moves") {
    const auto state = resolve(fight(bellow, giant).with(ScriptedDice{1, 1, 3}));
    CHECK(state.table.fail_discard == FailCards{FailCard{2}});
    CHECK(state.table.fail_deck.size() == 13);
}
