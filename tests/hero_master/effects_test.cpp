#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Seat one is a Dwarf Barbarian, two a Halfling Wizard, three an Elf Rogue, four a Gnome Priest.

// Seat one rolls a Critical Fail with this card on top of the deck; the monster misses.
template <class Rules = StandardRules>
Position<Rules> failing(FailCard card, const Options& options = {}, const Rules& rules = {}) {
    return Position<Rules>{options, rules}.attack(one, bellow).encounter(giant).fail_deck({card}).turn(one);
}
const ScriptedDice failed{1, 1, 1};

}  // namespace

TEST_CASE("HMA-129 HMA-K24 T2 works after the Critical Fail card of the same attack") {
    const auto events = events_of_attack(Position{four_players}
                                             .attack(four, explode)
                                             .encounter(giant)
                                             .fail_deck({fail("Own Foot")})
                                             .turn(four)
                                             .with(failed));
    CHECK(only<Wounded>(events) ==
          std::vector<Wounded>{{four, 2, 8, WoundCause::effect}, {four, 1, 7, WoundCause::effect}});
    CHECK(only<Wounded>(
              events_of_attack(
                  Position{four_players}.attack(four, explode).encounter(giant).turn(four).with(ScriptedDice{2, 1})))
              .empty());
}
TEST_CASE("HMA-W05 HMA-R104 T2 'on present' meets the others clockwise, then the attacker; who has no cards in play is spared") {
    const auto events = events_of_attack(Position{four_players}
                                             .leader(two)
                                             .attack(two, fireball)
                                             .attack(three, shadows)
                                             .attack(one, bellow)
                                             .encounter(giant)
                                             .fail_deck({fail("Ooh, Shiny")})
                                             .loot(2)
                                             .turn(two)
                                             .with(failed));
    CHECK(only<Wounded>(events) == std::vector<Wounded>{{three, 1, 9, WoundCause::effect},
                                                        {one, 1, 9, WoundCause::effect},
                                                        {two, 1, 9, WoundCause::effect}});
}
TEST_CASE("HMA-R104 by a house rule everybody who took part is present") {
    const auto wounded = [](const auto& rules) {
        return only<Wounded>(events_of_attack(Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                                                  .leader(two)
                                                  .attack(two, fireball)
                                                  .part(three, Part::passed)
                                                  .encounter(giant)
                                                  .fail_deck({fail("Ooh, Shiny")})
                                                  .turn(two)
                                                  .with(failed)))
            .size();
    };
    CHECK(wounded(StandardRules{}) == 1);
    CHECK(wounded(ruled({.participants_are_present = true})) == 2);
}
TEST_CASE("HMA-080 HMA-R104 a bungle in play makes its player present") {
    const auto table = Position{four_players}
                           .attack(one, bellow)
                           .bungle(one, four, loud)
                           .part(four, Part::passed)
                           .encounter(giant)
                           .turn(one)
                           .table();
    CHECK(is_present(table, four));
    CHECK(!is_present(table, two));
}
TEST_CASE("HMA-W03 HMA-K26 HMA-K23 T2 of a bungle can serve the bungler") {
    const auto with = [](ActionCard bungle) {
        return resolve(Position{four_players}
                           .attack(one, bellow)
                           .bungle(one, four, bungle)
                           .attack(four, smite)
                           .health(four, 5)
                           .encounter(giant)
                           .loot(3)
                           .fail_deck({fail("Vote of No Confidence")})
                           .turn(one)
                           .with(failed))
            .table;
    };
    CHECK(with(loud).heroes[four].gold == 4);
    CHECK(with(loud).loot == 2);
    CHECK(with(confession).heroes[four].health == 7);
}
TEST_CASE("HMA-K28 T2 'Steal' takes gold from the attacker") {
    const auto table = resolve(Position{three_players}
                                   .attack(one, bellow)
                                   .bungle(one, three, fingers)
                                   .attack(three, shadows)
                                   .encounter(giant)
                                   .fail_deck({fail("Vote of No Confidence")})
                                   .turn(one)
                                   .with(failed))
                           .table;
    CHECK(table.heroes[three].gold == 4);
    CHECK(table.heroes[one].gold == 2);
}
TEST_CASE("HMA-R54 HMA-D21 HMA-K30 the bungler may steal an equipped treasure of the attacker") {
    const auto state = resolve(Position{}
                                   .attack(one, bellow)
                                   .bungle(one, two, nothing_here)
                                   .attack(two, brave)
                                   .equip(one, ItemSlot::first_weapon, sword)
                                   .stash(one, {plate})
                                   .encounter(giant)
                                   .fail_deck({fail("Vote of No Confidence")})
                                   .turn(one)
                                   .with(failed));
    CHECK(waits_for(state.table, ChooseStolen{two, one, true}));
    CHECK(actions_of(state.table) == std::vector<Action>{Refuse{}, ChooseItem{ItemSlot::first_weapon}});
    CHECK(refusal(state.table, ChooseStashed{plate}) == "HMA-R111");
    const auto stolen = after(state, ChooseItem{ItemSlot::first_weapon});
    CHECK(has_event(events_of(state, ChooseItem{ItemSlot::first_weapon}), TreasureStolen{two, one, sword}));
    CHECK(waits_for(stolen.table, PlaceTreasure{two, sword}));
    const auto placed = after(stolen, hero_master::Equip{ItemSlot::first_weapon});
    CHECK(waits_for(placed.table, RestoreOriginal{one, ItemSlot::first_weapon}));
    CHECK(after(placed, PutBack{}).table.heroes[one].items[ItemSlot::first_weapon] == Item::original);
    CHECK(after(state, Refuse{}).table.heroes[one].items[ItemSlot::first_weapon] == item(sword));
}
TEST_CASE("HMA-R111 stashed treasure cannot be stolen, but by a house rule it can") {
    const auto robbed = [](const auto& rules) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                           .attack(one, bellow)
                           .bungle(one, two, nothing_here)
                           .attack(two, brave)
                           .stash(one, {plate})
                           .encounter(giant)
                           .fail_deck({fail("Vote of No Confidence")})
                           .turn(one)
                           .with(failed));
    };
    CHECK(!waits_for_a<ChooseStolen>(robbed(StandardRules{}).table));
    const auto state = robbed(ruled({.stash_can_be_robbed = true}));
    CHECK(is_legal(state.table, ChooseStashed{plate}));
    CHECK(after(state, ChooseStashed{plate}, Stash{}).table.heroes[two].stash == TreasureCards{plate});
}
TEST_CASE("HMA-R47 what a hero wears and wields must be done, by a house rule it may be refused; a monster is never asked") {
    const auto won = [](const auto& rules) {
        return resolve(fight(swings, skeleton, rules)
                           .equip(one, ItemSlot::armour, best)
                           .lurking({giant})
                           .with(ScriptedDice{15, 1}));
    };
    CHECK(won(StandardRules{}).table.heroes[one].gold == 4);
    const auto asked = won(ruled({.all_effects_optional = true}));
    CHECK(waits_for(asked.table, ChooseEffect{one, one, {Source::armour, 0, {}}}));
    CHECK(after(asked, Accept{}).table.heroes[one].gold == 4);
    CHECK(after(asked, Refuse{}).table.heroes[one].gold == 3);
    const auto wielded = resolve(fight(swings, skeleton, ruled({.all_effects_optional = true}))
                                     .equip(one, ItemSlot::second_weapon, toothpick)
                                     .with(ScriptedDice{15, 1}),
                                 second_weapon);
    CHECK(waits_for(wielded.table, ChooseEffect{one, one, {Source::second_weapon, 0, {}}}));
    const auto bruised =
        resolve(fight(bellow, orc, ruled({.all_effects_optional = true})).hand(one, {huh}).with(ScriptedDice{2, 15}));
    CHECK(bruised.table.heroes[one].hand.empty());
}
TEST_CASE("HMA-134 HMA-K25 T7 works when the attacker defeats the monster, before the rewards") {
    const auto events = events_of_attack(fight(sorry, skeleton)
                                             .equip(one, ItemSlot::first_weapon, toothpick)
                                             .equip(one, ItemSlot::armour, best)
                                             .loot(9)
                                             .with(ScriptedDice{15, 1}),
                                         first_weapon);
    const auto gold = only<GoldMoved>(events);
    REQUIRE(gold.size() == 4);
    CHECK(gold[0] == GoldMoved{one, Gold::supply, Gold::stash, 2, nobody});
    CHECK(gold[1] == GoldMoved{one, Gold::supply, Gold::stash, 1, nobody});  // the toothpick
    CHECK(gold[2] == GoldMoved{one, Gold::supply, Gold::stash, 1, nobody});  // the Sunday Best
    CHECK(gold[3] == GoldMoved{one, Gold::loot_pile, Gold::stash, 2, nobody});
    CHECK(only<GoldMoved>(events_of_attack(fight(sorry, skeleton).with(ScriptedDice{2, 1}))).empty());
}
TEST_CASE("HMA-K23 T7 heals: 'Second Breakfast'") {
    CHECK(resolve(Position{}
                      .attack(two, breakfast)
                      .encounter(skeleton)
                      .health(two, 6)
                      .lurking({giant})
                      .turn(two)
                      .with(ScriptedDice{15, 1}))
              .table.heroes[two]
              .health == 8);
}

TEST_CASE("HMA-151 HMA-D14 HMA-W04 'Friendly Fire': the attacker chooses another hero present") {
    const auto state = resolve(Position{four_players}
                                   .attack(one, bellow)
                                   .attack(two, brave)
                                   .attack(three, shadows)
                                   .encounter(giant)
                                   .fail_deck({fail("Friendly Fire")})
                                   .turn(one)
                                   .with(failed));
    CHECK(waits_for(state.table, ChooseOther{one, {Source::fail, 0, {}}}));
    CHECK(actions_of(state.table) == std::vector<Action>{ChooseHero{two}, ChooseHero{three}});
    CHECK(refusal(state.table, ChooseHero{four}) == "HMA-080");
    CHECK(after(state, ChooseHero{three}).table.heroes[three].health == 8);
    const auto alone = resolve(failing(fail("Friendly Fire")).with(failed));
    CHECK(alone.table.heroes[one].health == 10);
    CHECK(alone.table.heroes[two].health == 10);
}
TEST_CASE("HMA-K16 HMA-K26 HMA-K17 HMA-K27 Critical Fails: the token passes, gold is found or lost, cards are drawn") {
    CHECK(resolve(failing(fail("Vote of No Confidence")).with(failed)).table.leader == two);
    CHECK(resolve(failing(fail("Ooh, Shiny")).loot(5).with(failed)).table.heroes[one].gold == 5);
    CHECK(resolve(failing(fail("A Learning Experience")).with(ScriptedDice{1, 1, 1, 1, 1}))
              .table.heroes[one]
              .hand.size() == 2);
    const auto poor = resolve(failing(fail("Purse Malfunction")).loot(5).with(failed)).table;
    CHECK(poor.heroes[one].gold == 1);
    CHECK(poor.loot == 7);
}
TEST_CASE("HMA-K29 HMA-152 'Fatal Attraction': the attack is ignored and a treasure taken, the monster stays") {
    const auto state = resolve(failing(fail("Fatal Attraction")).treasure_pile({sword}).with(ScriptedDice{1, 20, 1}));
    CHECK(waits_for(state.table, PlaceTreasure{one, sword}));
    const auto placed = after(state, Stash{});
    CHECK(placed.table.heroes[one].health == 10);
    CHECK(placed.table.encounter == Monster{giant});
    const auto rich =
        resolve(failing(fail("Fatal Attraction")).treasure_pile({sword, plate, wand}).with(ScriptedDice{1, 20, 1}));
    const auto one_of_them = after(rich, TakeTreasure{plate}, Stash{});
    CHECK(one_of_them.table.treasure_pile == TreasureCards{sword, wand});
    CHECK(!waits_for_a<ChooseTreasure>(one_of_them.table));
}
TEST_CASE("HMA-K31 HMA-181 'That Was an Heirloom' destroys an equipped treasure, one of choice") {
    const auto state = resolve(failing(fail("That Was an Heirloom"))
                                   .equip(one, ItemSlot::first_weapon, sword)
                                   .equip(one, ItemSlot::armour, plate)
                                   .with(failed));
    CHECK(waits_for(state.table, ChooseDestroyed{one}));
    CHECK(refusal(state.table, ChooseItem{ItemSlot::second_weapon}) == "HMA-R111");
    const auto destroyed = after(state, ChooseItem{ItemSlot::armour});
    CHECK(destroyed.table.treasure_discard.has(plate));
    CHECK(waits_for(destroyed.table, RestoreOriginal{one, ItemSlot::armour}));
    const auto bare = after(destroyed, LeaveEmpty{});
    CHECK(bare.table.heroes[one].items[ItemSlot::armour] == Item::nothing);
    CHECK(resolve(failing(fail("That Was an Heirloom")).stash(one, {plate}).with(failed)).table.heroes[one].stash ==
          TreasureCards{plate});
}
TEST_CASE("HMA-K35 'Woke the Neighbours' draws a monster to the row") {
    const auto table =
        resolve(failing(fail("Woke the Neighbours")).monster_deck({orc}).with(ScriptedDice{1, 1, 1, 1})).table;
    CHECK(table.lurking.size() == 1);
    CHECK(table.lurking.back() == Monster{orc});
    const auto woken = [](MonsterCard card) {
        return told<MonsterPlaced>(
            failing(fail("Woke the Neighbours")).monster_deck({card}).with(ScriptedDice{1, 1, 1, 1}));
    };
    CHECK(woken(orc) == MonsterPlaced{orc, lurking(0)});
    CHECK(woken(spider) == MonsterPlaced{spider, Place::ambusher});
}
TEST_CASE("HMA-K21 'Fell into Form' refreshes a Hero card and a weapon") {
    const auto state = resolve(failing(fail("Fell into Form")).exhausted(one, first_weapon | race_card).with(failed));
    CHECK(state.table.heroes[one].exhausted.empty());
}
TEST_CASE("HMA-R110 cards applied to the running attack cannot be refreshed, unless by a house rule") {
    const auto exhausted = [](const auto& rules) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                           .attack(one, bellow)
                           .encounter(giant)
                           .fail_deck({fail("Fell into Form")})
                           .turn(one)
                           .with(failed),
                       first_weapon)
            .table.heroes[one]
            .exhausted;
    };
    CHECK(exhausted(StandardRules{}) == first_weapon);
    CHECK(exhausted(ruled({.applied_cards_can_be_refreshed = true})) == no_cards);
}
TEST_CASE("HMA-R109 HMA-179 an applied weapon that is replaced keeps its values, its text is silent, the new one is ready") {
    // The wand would refresh a weapon by its T2, but it is destroyed first.
    const auto state = resolve(Position{}
                                   .attack(one, bellow)
                                   .encounter(giant)
                                   .equip(one, ItemSlot::first_weapon, wand)
                                   .exhausted(one, second_weapon)
                                   .fail_deck({fail("That Was an Heirloom")})
                                   .turn(one)
                                   .with(failed),
                               first_weapon);
    CHECK(waits_for(state.table, RestoreOriginal{one, ItemSlot::first_weapon}));
    CHECK(state.table.attack.strengths == Strengths{{2, 2, 2, 1}});
    const auto restored = after(state, PutBack{});
    CHECK(restored.table.heroes[one].exhausted == second_weapon);  // neither exhausted nor refreshed
    // Nor does the text of what comes in its place work in this attack.
    const auto attracted = resolve(Position{}
                                       .attack(one, bellow)
                                       .encounter(giant)
                                       .exhausted(one, second_weapon)
                                       .treasure_pile({wand})
                                       .fail_deck({fail("Fatal Attraction")})
                                       .turn(one)
                                       .with(failed),
                                   first_weapon);
    const auto armed = after(attracted, hero_master::Equip{ItemSlot::first_weapon});
    CHECK(armed.table.heroes[one].items[ItemSlot::first_weapon] == item(wand));
    CHECK(armed.table.heroes[one].exhausted == second_weapon);
}
TEST_CASE("HMA-R12 an empty Critical Fail deck is made anew, by a house rule the attack just fails") {
    auto state = failing(fail("Own Foot")).with(ScriptedDice{1, 1, 3});
    state.table.fail_discard = standard_content.fails.all();
    state.table.fail_deck = {};
    CHECK(resolve(state).table.heroes[one].health == 8);
    CHECK(resolve(state).table.fail_discard == FailCards{fail("Own Foot")});
    auto bare = failing(fail("Own Foot"), Options{}, ruled({.fails_reshuffled = false})).with(ScriptedDice{1, 1});
    bare.table.fail_discard = standard_content.fails.all();
    bare.table.fail_deck = {};
    CHECK(resolve(bare).table.heroes[one].health == 10);
}
TEST_CASE("HMA-R105 HMA-157 another hero who falls by an effect is defeated at once, by a house rule when the attack ends") {
    const auto events = [](const auto& rules) {
        return events_of_attack(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                                    .attack(one, bellow)
                                    .attack(two, brave)
                                    .health(two, 2)
                                    .encounter(giant)
                                    .fail_deck({fail("Friendly Fire")})
                                    .turn(one)
                                    .with(ScriptedDice{1, 15, 1}));
    };
    const auto place = [](const std::vector<Event>& told, auto wanted) {
        std::size_t i = 0;
        while (i != told.size() && !(told[i] == Event{wanted})) ++i;
        return i;
    };
    const HeroDefeated down{two, WoundCause::effect};
    const MonsterAttacked hit{one, giant, Source::monster, 15, 7, true};
    const auto at_once = events(StandardRules{});
    CHECK(place(at_once, down) < place(at_once, hit));
    const auto later = events(ruled({.defeat_waits_for_attack = true}));
    CHECK(place(later, down) > place(later, hit));
    CHECK(place(later, down) != later.size());
}
TEST_CASE("HMA-R105 by that house rule another hero falls when the attack ends, also if the attacker is out before") {
    const auto state = Position{Options{}, ruled({.defeat_waits_for_attack = true})}
                           .attack(one, bellow)
                           .attack(two, brave)
                           .health(one, 1)
                           .health(two, 1)
                           .encounter(giant)
                           .fail_deck({fail("Group Tumble")})
                           .turn(one)
                           .with(ScriptedDice{1, 15, 1});
    const auto fallen = only<HeroDefeated>(events_of_attack(state));
    CHECK(fallen == std::vector<HeroDefeated>{{one, WoundCause::effect}, {two, WoundCause::effect}});
    CHECK(resolve(state).table.heroes[two].health == 5);
    CHECK(resolve(state).table.loot == 3 + 3);
}
TEST_CASE("HMA-K53 HMA-R114 a bungle whose owner falls by the card does nothing, unless by a house rule") {
    const auto gold = [](const auto& rules) {
        auto state = Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                         .attack(one, bellow)
                         .bungle(one, three, fingers)
                         .attack(three, shadows)
                         .health(three, 2)
                         .gold(three, 0)
                         .encounter(giant)
                         .fail_deck({fail("Friendly Fire")})
                         .turn(one)
                         .with(failed);
        return resolve(state).table.heroes[three].gold;
    };
    CHECK(gold(StandardRules{}) == 0);
    CHECK(gold(ruled({.bungle_works_after_owners_defeat = true})) == 1);
}
TEST_CASE("HMA-126 HMA-129 weapons' T2 works only while they are applied") {
    const auto exhausted = [](Permanents applied) {
        return resolve(Position{}
                           .attack(one, bellow)
                           .encounter(giant)
                           .equip(one, ItemSlot::first_weapon, wand)
                           .exhausted(one, second_weapon)
                           .fail_deck({fail("Vote of No Confidence")})
                           .turn(one)
                           .with(failed),
                       applied)
            .table.heroes[one]
            .exhausted;
    };
    CHECK(exhausted(first_weapon) == first_weapon);
    CHECK(exhausted(no_cards) == second_weapon);
}
TEST_CASE("HMA-139 HMA-140 Hero cards stay exhausted until a card refreshes them") {
    const auto state = resolve(fight(bellow, giant).with(ScriptedDice{2, 1}), class_card);
    CHECK(state.table.heroes[one].exhausted == class_card);
    auto leaving = state;
    leaving.chance = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    CHECK(after(leaving, Decline{}, Decline{}).table.heroes[one].exhausted == class_card);
}
TEST_CASE("HMA-135 HMA-136 HMA-137 when an attack leaves, its bungle goes with it and the others move left with theirs") {
    auto state = Position{three_players}
                     .encounter(giant)
                     .attack(three, shadows)
                     .bungle(three, one, huh)
                     .attack(three, backstab)
                     .bungle(three, two, action("Underfoot"))
                     .attack(one, bellow)
                     .attack(two, brave)
                     .hand(three, {action("Untrustworthy")})
                     .exhausted(three, class_card)
                     .turn(three)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{action("Untrustworthy")}, BungleAttack{one, slot(1)}, ChooseAttack{slot(1)});
    CHECK(state.table.heroes[three].attacks.size() == 1);
    CHECK(state.table.heroes[three].attacks[0] == LaidAttack{backstab, action("Underfoot"), two});
    CHECK(state.table.heroes[one].discard.has(huh));
}
TEST_CASE("HMA-135 HMA-136 a gap is closed when the card is gone that has left it") {
    const auto dropping = Position{}
                              .hero(one, dwarf, rogue)
                              .encounter(giant)
                              .attack(one, shadows)
                              .bungle(one, two, underfoot)
                              .attack(one, backstab)
                              .attack(two, brave)
                              .hand(one, {untrustworthy})
                              .turn(one)
                              .with(ScriptedDice{});
    const auto dropped = events_of(after(dropping, PlayBungle{untrustworthy}), ChooseAttack{slot(1)});
    CHECK(dropped[0] == Event{CardDiscarded{two, underfoot, DiscardCause::attack_gone}});
    CHECK(dropped[1] == Event{CardDiscarded{one, shadows, DiscardCause::dropped}});
    CHECK(dropped[2] == Event{AttacksShifted{one, slot(1)}});
    const auto recalled = events_of(after(dropping, UsePower{Permanent::hero_class}), ChooseAttack{slot(1)});
    CHECK(recalled[1] == Event{AttackTakenBack{one, shadows}});
    CHECK(recalled[2] == Event{AttacksShifted{one, slot(1)}});
}
TEST_CASE("HMA-125 HMA-061 Boss and Legendary are categories of their own") {
    CHECK(standard_content.monsters[monster("Big Kevin")].category == Category::boss);
    CHECK(standard_content.monsters[monster("Crackletooth the Tepid")].category == Category::legendary);
    CHECK(standard_content.monsters[spider].category == Category::ordinary);
    CHECK(Position{}.lurking({giant}).table().bosses.size() == 6);
}
TEST_CASE("HMA-R66 a defence that is not printed cannot be overcome, unless by a house rule it is zero") {
    auto content = standard_content;
    CHECK(content.monsters[giant].defences[spirit] == 5);
    const auto enough = [](const auto& rules, std::int8_t strength) {
        auto table = after(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                               .attack(one, bellow)
                               .encounter(giant)
                               .turn(one)
                               .with(ScriptedDice{}),
                           Pass{})
                         .table;
        return hero_master::detail::sufficient(table, Strengths{{strength, 0, 0, 0}});
    };
    CHECK(enough(StandardRules{}, 7) == DamageTypes{regular});
    CHECK(enough(StandardRules{}, 0).empty());
    CHECK(enough(ruled({.unprinted_defence_is_zero = true}), 7) == DamageTypes{regular});
}
TEST_CASE("HMA-141 HMA-R20 there are four damage types; Cold is Ice") {
    CHECK(enum_count<DamageType> == 4);
    CHECK(name_of(ice) == "ice");
    CHECK(types_of(standard_content.actions[barrel].strengths) == DamageTypes{fire});
    CHECK(types_of(standard_content.actions[temper].strengths) == DamageTypes{regular, fire});
    CHECK(standard_content.actions[swings].strengths[regular] == 5);
    CHECK(standard_content.actions[pyromaniac].effects.size() == 2);
    CHECK(standard_content.actions[ale].effects.size() == 1);
}
