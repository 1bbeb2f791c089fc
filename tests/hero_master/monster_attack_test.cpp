#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Seat one is a Dwarf Barbarian with armour 7, two a Halfling Wizard with armour 8.

}  // namespace

TEST_CASE("HMA-113 HMA-015 a monster hits if the black die reaches the hero's armour") {
    const auto health = [](int black) {
        return resolve(fight(bellow, giant).with(ScriptedDice{2, black})).table.heroes[one].health;
    };
    CHECK(health(6) == 10);
    CHECK(health(7) == 7);
}
TEST_CASE("HMA-114 HMA-146 HMA-149 a hit deals wounds equal to Ferocity, a natural 20 twice that; a natural 1 just misses") {
    const auto health = [](int black) {
        return resolve(fight(bellow, orc).with(ScriptedDice{2, black})).table.heroes[one].health;
    };
    CHECK(health(19) == 8);
    CHECK(health(20) == 6);
    CHECK(health(1) == 10);
    CHECK(has_event(events_of_attack(fight(bellow, orc).with(ScriptedDice{2, 20})), CriticalHit{one, Side::monster}));
}
TEST_CASE("HMA-115 HMA-R74 HMA-K19 HMA-D18 after a hit Bruiser makes the hero discard a card of choice") {
    const auto state =
        resolve(fight(bellow, orc).hand(one, {swings, huh, action("Me First!")}).with(ScriptedDice{2, 15}));
    CHECK(waits_for(state.table, DiscardCards{one, 1}));
    CHECK(actions_of(state.table).size() == 3);  // a Protest may be chosen
    CHECK(refusal(state.table, DiscardCard{brave}) == "HMA-R74");
    CHECK(after(state, DiscardCard{huh}).table.heroes[one].discard.has(huh));
    CHECK(resolve(fight(bellow, orc).with(ScriptedDice{2, 15})).table.heroes[one].health == 8);  // no card, no effect
}
TEST_CASE("HMA-R74 by a house rule the discard is at random, Protest cards exempt") {
    const auto state = resolve(fight(bellow, orc, ruled({.forced_discards_at_random = true}))
                                   .hand(one, {huh, action("Me First!")})
                                   .with(ScriptedDice{2, 15, 1}));
    CHECK(state.table.heroes[one].hand == ActionCards{action("Me First!")});
    const auto more = resolve(fight(bellow, orc, ruled({.forced_discards_at_random = true}))
                                  .hand(one, {huh, swings, temper})
                                  .with(ScriptedDice{2, 15, 1, 1}));
    CHECK(more.table.heroes[one].hand.size() == 2);
    const auto spared = events_of_attack(fight(bellow, orc, ruled({.forced_discards_at_random = true}))
                                             .hand(one, {action("Me First!")})
                                             .with(ScriptedDice{2, 15}));
    CHECK(only<EffectCarriedOut>(spared).empty());
}
TEST_CASE("HMA-114 HMA-R68 a hit of a monster whose Ferocity is taken away deals no wound, and says nothing of one") {
    const auto chilled = Position{}.attack(two, frozen).encounter(skeleton).turn(two);
    const auto events = events_of_attack(Position(chilled).with(ScriptedDice{2, 15}));
    CHECK(only<MonsterAttacked>(events).front().hits);
    CHECK(only<Wounded>(events).empty());
    CHECK(resolve(Position(chilled).with(ScriptedDice{2, 15})).table.heroes[two].health == 10);
}
TEST_CASE("HMA-116 hero and monster may both fall: the reward is taken first, then the penalty") {
    const auto events = events_of_attack(
        fight(swings, orc).health(one, 1).loot(5).gold(one, 0).with(ScriptedDice{15, 15}), first_weapon);
    CHECK(has_event(events, GoldMoved{one, Gold::loot_pile, Gold::stash, 3, nobody}));
    CHECK(has_event(events, GoldMoved{one, Gold::stash, Gold::loot_pile, 3, nobody}));
    const auto state =
        resolve(fight(swings, orc).health(one, 1).loot(5).gold(one, 0).lurking({giant}).with(ScriptedDice{15, 15}),
                first_weapon);
    CHECK(state.table.heroes[one].gold == 0);
    CHECK(state.table.loot == 5);
    CHECK(state.table.heroes[one].health == 5);
}
TEST_CASE("HMA-117 each hit lets the Ambusher attack the same hero with a new roll") {
    const auto state = resolve(fight(bellow, giant).ambusher(spider).with(ScriptedDice{2, 15, 12}));
    CHECK(state.table.heroes[one].health == 10 - 3 - 2);
    const auto missed = resolve(fight(bellow, giant).ambusher(spider).with(ScriptedDice{2, 15, 6}));
    CHECK(missed.table.heroes[one].health == 7);
    CHECK(missed.chance.verdict());
}
TEST_CASE("HMA-117 HMA-K05 HMA-R103 a hit without Ferocity wounds nobody, and the Ambusher follows with all of its own") {
    // The Wizard's armour is 8, the Wraith in the Ambusher slot takes 2 off.
    const auto follows = [](int black) {
        return Position{}
            .encounter(nipper)
            .ambusher(monster("Weeping Wraith"))
            .attack(two, frozen)
            .exhausted(two, weapons | hero_cards)
            .turn(two)
            .with(ScriptedDice{2, black, 6});
    };
    CHECK(resolve(follows(6)).table.heroes[two].health == 8);
    CHECK(resolve(follows(6)).chance.verdict());
    CHECK(resolve(follows(5)).table.heroes[two].health == 10);
}
TEST_CASE("HMA-117 the Ambusher's natural 20 doubles its Ferocity, and its effects work") {
    const auto state = resolve(fight(bellow, giant).ambusher(badger).with(ScriptedDice{2, 15, 20, /* Maul */ 8}));
    CHECK(state.table.heroes[one].health == 10 - 3 - 4 - 1);
}
TEST_CASE("HMA-118 if the monster misses or is ignored the Ambusher does not attack") {
    const auto missed = resolve(fight(bellow, giant).ambusher(spider).with(ScriptedDice{2, 6}));
    CHECK(missed.chance.verdict());
    const auto ignored = resolve(fight(bellow, giant)
                                     .ambusher(spider)
                                     .fail_deck({fail("Convincing Corpse")})
                                     .health(one, 5)
                                     .with(ScriptedDice{1, 15, 1}));
    CHECK(ignored.table.heroes[one].health == 7);
    CHECK(ignored.chance.verdict());
}
TEST_CASE("HMA-122 defeating the encountered monster does not defeat the Ambusher") {
    const auto state = resolve(fight(swings, orc).ambusher(spider).with(ScriptedDice{15, 1}), first_weapon);
    CHECK(state.table.ambusher == Monster{spider});
}
TEST_CASE("HMA-R73 HMA-K40 Maul: up to n further rolls, one wound each, stop at a miss; a 20 is not doubled") {
    const auto health = [](std::initializer_list<int> rolls) {
        ScriptedDice dice{2, 15};
        dice.then(rolls);
        const auto state = resolve(fight(bellow, bear).with(dice));
        CHECK(state.chance.verdict());
        return state.table.heroes[one].health;
    };
    CHECK(health({6}) == 7);
    CHECK(health({7, 6}) == 6);
    CHECK(health({20, 7, 7}) == 4);
}
TEST_CASE("HMA-R73 Maul comes before the Ambusher and does not call it again") {
    const auto state =
        resolve(fight(bellow, bear).ambusher(spider).with(ScriptedDice{2, 15, 7, 7, 7, /* Ambusher */ 7}));
    CHECK(state.table.heroes[one].health == 10 - 3 - 3 - 2);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-R73 by house rules Maul deals Ferocity, or goes on until it misses") {
    CHECK(resolve(fight(bellow, bear, ruled({.maul_deals_ferocity = true})).with(ScriptedDice{2, 15, 7, 6}))
              .table.heroes[one]
              .health == 4);
    const auto unlimited =
        resolve(fight(bellow, bear, ruled({.maul_is_unlimited = true})).with(ScriptedDice{2, 15, 7, 7, 7, 7, 6}));
    CHECK(unlimited.table.heroes[one].health == 3);
    CHECK(unlimited.chance.verdict());
}
TEST_CASE("HMA-R73 by a house rule the Maul of each monster deals its own Ferocity, with what the Location adds") {
    const RuntimeRules fierce = ruled({.maul_deals_ferocity = true});
    const auto ambushed = fight(bellow, giant, fierce).ambusher(badger);
    const ScriptedDice dice{2, 15, 15, /* Maul */ 8};
    CHECK(resolve(Position(ambushed).with(dice)).table.heroes[one].health == 10 - 3 - 2 - 2);
    CHECK(resolve(fight(bellow, spider, fierce).ambusher(badger).location(location("Webbed Cellar")).with(dice))
              .table.heroes[one]
              .health == 10 - 3 - 3 - 3);
    CHECK(resolve(fight(bellow, badger, fierce).ambusher(spider).with(ScriptedDice{2, 15, /* Maul */ 8, 6}))
              .table.heroes[one]
              .health == 10 - 2 - 2);
}
TEST_CASE("HMA-159 a beaten hero is mauled no further, and neither the Ambusher nor other effects come") {
    const auto mauled = resolve(fight(bellow, bear).health(one, 4).ambusher(spider).with(ScriptedDice{2, 15, 7}));
    CHECK(mauled.table.heroes[one].health == 5);
    CHECK(mauled.chance.verdict());
    const auto bruised = resolve(fight(bellow, orc).health(one, 2).hand(one, {huh}).with(ScriptedDice{2, 15}));
    CHECK(bruised.table.heroes[one].hand == ActionCards{huh});
}
TEST_CASE("HMA-K27 a monster that takes gold keeps it on its card") {
    const auto state = resolve(fight(bellow, collector).with(ScriptedDice{2, 15}));
    CHECK(state.table.heroes[one].gold == 2);
    CHECK(state.table.encounter == Monster{collector, 1});
    const auto fallen = resolve(fight(swings, collector).lurking({giant}).loot(9).with(ScriptedDice{15, 15}));
    CHECK(fallen.table.loot == 9 - 4 + 1);
}
TEST_CASE("HMA-K22 'Lord Ashtray' exhausts a ready weapon that is not applied, the hero's choice") {
    const auto both = resolve(fight(bellow, ashtray).with(ScriptedDice{2, 15}));
    CHECK(waits_for(both.table, ChooseExhaust{one, one, Sort::weapon, 1}));
    const auto one_applied = resolve(fight(bellow, ashtray).with(ScriptedDice{2, 15}), first_weapon);
    CHECK(one_applied.table.heroes[one].exhausted == weapons);
}
TEST_CASE("HMA-K22 only weapons are exhausted, not an empty slot") {
    const auto half_armed = resolve(fight(bellow, ashtray).bare(one, ItemSlot::first_weapon).with(ScriptedDice{2, 15}));
    CHECK(half_armed.table.heroes[one].exhausted == second_weapon);  // there is nothing to choose
    const auto unarmed = fight(bellow, ashtray).bare(one, ItemSlot::first_weapon).bare(one, ItemSlot::second_weapon);
    CHECK(resolve(Position(unarmed).with(ScriptedDice{2, 15})).table.heroes[one].exhausted.empty());
    CHECK(only<EffectCarriedOut>(events_of_attack(Position(unarmed).with(ScriptedDice{2, 15}))).empty());
}
TEST_CASE("HMA-133 T6 on hero cards works when the encountered monster hits") {
    const auto hit = resolve(fight(temper, giant).exhausted(one, first_weapon).with(ScriptedDice{2, 15}));
    CHECK(hit.table.heroes[one].exhausted.empty());
    const auto missed = resolve(fight(temper, giant).exhausted(one, first_weapon).with(ScriptedDice{2, 1}));
    CHECK(missed.table.heroes[one].exhausted == first_weapon);
}
TEST_CASE("HMA-133 HMA-D19 an optional T6 is offered: 'Moonlit Sulk'") {
    const auto state =
        resolve(Position{three_players}.encounter(giant).attack(three, sulk).turn(three).with(ScriptedDice{2, 15, 1}));
    CHECK(waits_for(state.table, ChooseEffect{three, three, {Source::attack, 0, {}}}));
    CHECK(after(state, Accept{}).table.heroes[three].hand.size() == 1);
    CHECK(has_event(events_of(state, Refuse{}), EffectRefused{three, {Source::attack, 0, {}}}));
    CHECK(only<EffectRefused>(events_of(state, Accept{})).empty());
}
TEST_CASE("HMA-R54 HMA-R74 T6 of a bungle makes the attacker discard, who chooses the card") {
    const auto state = resolve(Position{four_players}
                                   .encounter(giant)
                                   .attack(one, bellow)
                                   .bungle(one, four, hymn)
                                   .hand(one, {swings, huh})
                                   .attack(four, smite)
                                   .turn(one)
                                   .with(ScriptedDice{8, 15}));
    CHECK(waits_for(state.table, DiscardCards{one, 1}));
}
TEST_CASE("HMA-R75 T6 of hero cards does not react to the Ambusher, unless by a house rule") {
    const auto draws = [](const auto& rules) {
        const auto state = resolve(Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                                       .encounter(giant)
                                       .ambusher(spider)
                                       .attack(three, sulk)
                                       .turn(three)
                                       .with(ScriptedDice{2, 15, 1, /* Ambusher */ 15, 1}));
        return after(state, Accept{});
    };
    CHECK(!waits_for_a<ChooseEffect>(draws(StandardRules{}).table));
    CHECK(waits_for_a<ChooseEffect>(draws(ruled({.heroes_react_to_ambusher = true})).table));
}
TEST_CASE("HMA-R92 HMA-R102 HMA-K38 HMA-011 the Cloak may ignore a hit once, before the wounds, and is exhausted") {
    const auto state = resolve(fight(bellow, orc)
                                   .ambusher(spider)
                                   .equip(one, ItemSlot::armour, cloak)
                                   .hand(one, {huh, swings})
                                   .with(ScriptedDice{2, 15, 1}));
    CHECK(waits_for(state.table, ChooseEffect{one, one, {Source::armour, 0, {}}}));
    CHECK(state.table.heroes[one].health == 10);
    const auto used = after(state, Accept{});
    CHECK(used.table.heroes[one].health == 10);
    CHECK(used.table.heroes[one].hand.size() == 2);
    CHECK(used.table.heroes[one].exhausted.has(Permanent::armour));
    CHECK(used.chance.left() == 1);  // the Ambusher's die was not needed
    CHECK(after(state, Refuse{}).table.heroes[one].health == 8);
    const auto exhausted = fight(bellow, giant).equip(one, ItemSlot::armour, cloak).exhausted(one, {Permanent::armour});
    CHECK(tally(exhausted.table(), one, slot(1)).armour == 10);  // the base still counts
    CHECK(resolve(Position(exhausted).with(ScriptedDice{2, 15})).table.heroes[one].health == 7);
}
TEST_CASE("HMA-122 HMA-121 an Ambusher that is chosen leaves its slot to the next with the trait") {
    const auto state =
        after(Position{}.hand(one, {bellow}).ambusher(spider).lurking({giant, nipper}).with(ScriptedDice{}),
              EncounterMonster{spider});
    CHECK(state.table.ambusher == Monster{nipper});
    CHECK(state.table.encounter == Monster{spider});
}
TEST_CASE("HMA-K05 the Location's Ferocity counts for the Ambusher, too") {
    const auto state = resolve(
        fight(bellow, giant).location(location("Webbed Cellar")).ambusher(spider).with(ScriptedDice{2, 15, 15}));
    CHECK(state.table.heroes[one].health == 10 - 4 - 3);
}
