#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Seat one has just defeated the Spider, worth two gold and two treasures; the Giant is still there.
template <class Rules = StandardRules>
Position<Rules> winning(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.attack(one, swings).encounter(spider).lurking({giant}).loot(9).turn(one);
}
const ScriptedDice won{12, 1};

}  // namespace

TEST_CASE("HMA-167 HMA-029 the victor receives both rewards, gold from the Loot Pile") {
    const auto state = resolve(winning().treasure_pile({sword, plate, scroll}).with(won));
    CHECK(state.table.heroes[one].gold == 5);
    CHECK(state.table.loot == 7);
    CHECK(waits_for(state.table, ChooseTreasure{one, 2}));
}
TEST_CASE("HMA-168 HMA-R86 HMA-D15 treasure is chosen from the face-up pile, one at a time, each placed before the next") {
    auto state = resolve(winning().treasure_pile({sword, plate, scroll}).with(won));
    CHECK(actions_of(state.table).size() == 3);
    CHECK(refusal(state.table, TakeTreasure{hammer}) == "HMA-168");
    state = after(state, TakeTreasure{sword});
    CHECK(waits_for(state.table, PlaceTreasure{one, sword}));
    state = after(state, Stash{});
    CHECK(waits_for(state.table, ChooseTreasure{one, 1}));
}
TEST_CASE("HMA-169 HMA-170 if a pile has too little the victor takes what there is") {
    const auto state = resolve(winning().loot(1).treasure_pile({sword}).with(won));
    CHECK(state.table.heroes[one].gold == 4);
    CHECK(state.table.loot == 0);
    CHECK(waits_for(after(state, Stash{}).table, ChooseEncounter{one}));
    CHECK(waits_for(resolve(winning().loot(0).with(won)).table, ChooseEncounter{one}));
    CHECK(only<GoldMoved>(events_of_attack(winning().loot(0).with(won))).empty());
}
TEST_CASE("HMA-171 HMA-172 the monster goes to the discard pile and the Encounter is over at once") {
    const auto state = resolve(winning().attack(two, brave).with(won));
    CHECK(state.table.monster_discard.has(spider));
    CHECK(state.table.heroes[two].discard.has(brave));
    CHECK(state.table.heroes[two].attacks.empty());
}
TEST_CASE("HMA-067 the victor takes the token") { CHECK(resolve(winning().leader(two).with(won)).table.leader == one); }
TEST_CASE("HMA-R98 treasure cannot be refused, unless a house rule lets it lie") {
    CHECK(refusal(resolve(winning().treasure_pile({sword, plate}).with(won)).table, LeaveTreasure{}) == "HMA-R98");
    const auto free = resolve(winning(ruled({.treasure_may_be_left = true})).treasure_pile({sword}).with(won));
    CHECK(waits_for_a<ChooseTreasure>(free.table));
    CHECK(after(free, LeaveTreasure{}).table.treasure_pile == TreasureCards{sword});
}

TEST_CASE("HMA-173 HMA-174 HMA-D16 an Action card goes to the hand or to the stash") {
    const auto state = resolve(winning().treasure_pile({scroll}).with(won));
    CHECK(actions_of(state.table) == std::vector<Action>{TakeToHand{}, Stash{}});
    CHECK(refusal(state.table, hero_master::Equip{ItemSlot::armour}) == "HMA-173");
    const auto taken = after(state, TakeToHand{});
    CHECK(taken.table.heroes[one].hand.has(hail));
    CHECK(taken.table.heroes[one].exposed.has(hail));  // everybody saw it
    CHECK(after(state, Stash{}).table.heroes[one].stash == TreasureCards{scroll});
}
TEST_CASE("HMA-175 HMA-176 HMA-180 weapons go to either weapon slot, armour to its own; originals are covered") {
    const auto weapon = resolve(winning().treasure_pile({sword}).with(won));
    CHECK(actions_of(weapon.table) == std::vector<Action>{hero_master::Equip{ItemSlot::first_weapon},
                                                          hero_master::Equip{ItemSlot::second_weapon}, Stash{}});
    const auto equipped = after(weapon, hero_master::Equip{ItemSlot::second_weapon});
    CHECK(gear(equipped.table, one, ItemSlot::second_weapon)->strengths[regular] == 3);
    CHECK(gear(equipped.table, one, ItemSlot::first_weapon)->strengths[regular] == 2);
    CHECK(equipped.table.heroes[one].stash.empty());  // an original is never for sale
    CHECK(has_event(events_of(weapon, hero_master::Equip{ItemSlot::second_weapon}),
                    TreasurePlaced{one, sword, TreasurePlace::second_weapon}));
    CHECK(has_event(events_of(weapon, Stash{}), TreasurePlaced{one, sword, TreasurePlace::stash}));
    const auto armour = resolve(winning().treasure_pile({plate}).with(won));
    CHECK(actions_of(armour.table) == std::vector<Action>{hero_master::Equip{ItemSlot::armour}, Stash{}});
}
TEST_CASE("HMA-177 a newly equipped item is ready, even if what it replaces was exhausted") {
    const auto state = after(resolve(winning().treasure_pile({sword}).exhausted(one, weapons).with(won)),
                             hero_master::Equip{ItemSlot::first_weapon});
    CHECK(state.table.heroes[one].exhausted == second_weapon);
}
TEST_CASE("HMA-178 any treasure may be put in the stash instead") {
    CHECK(after(resolve(winning().treasure_pile({plate}).with(won)), Stash{}).table.heroes[one].stash ==
          TreasureCards{plate});
}
TEST_CASE("HMA-179 armour equipped as a reward does not count against the hit of the same attack, nor does its text") {
    const auto taking = [](TreasureCard armour) {
        return after(resolve(winning().treasure_pile({armour}).with(ScriptedDice{12, 9})),
                     hero_master::Equip{ItemSlot::armour});
    };
    CHECK(taking(plate).table.heroes[one].health == 8);  // 9 reaches 7, not 12
    CHECK(taking(cloak).table.heroes[one].health == 8);  // and nobody is asked
    const auto replaced =
        after(resolve(winning().equip(one, ItemSlot::armour, cloak).treasure_pile({plate}).with(ScriptedDice{12, 11})),
              hero_master::Equip{ItemSlot::armour});
    CHECK(replaced.table.heroes[one].health == 8);  // the cloak that was replaced is silent, too
}
TEST_CASE("HMA-R87 a replaced treasure goes to the stash, by a house rule it is discarded") {
    const auto replaced = [](const auto& rules) {
        return after(
                   resolve(winning(rules).equip(one, ItemSlot::first_weapon, hammer).treasure_pile({sword}).with(won)),
                   hero_master::Equip{ItemSlot::first_weapon})
            .table;
    };
    CHECK(replaced(StandardRules{}).heroes[one].stash == TreasureCards{hammer});
    CHECK(replaced(ruled({.replaced_treasure_discarded = true})).treasure_discard.has(hammer));
}
TEST_CASE("HMA-181 HMA-D17 HMA-R112 the original of the slot may return, ready; refused, the slot stays empty until a treasure comes") {
    const auto state = resolve(Position{}
                                   .attack(one, bellow)
                                   .encounter(giant)
                                   .equip(one, ItemSlot::second_weapon, sword)
                                   .exhausted(one, second_weapon)
                                   .fail_deck({fail("That Was an Heirloom")})
                                   .turn(one)
                                   .with(ScriptedDice{1, 1, 1}));
    CHECK(waits_for(state.table, RestoreOriginal{one, ItemSlot::second_weapon}));
    CHECK(refusal(state.table, Pass{}) == "HMA-181");
    const auto back = after(state, PutBack{});
    CHECK(gear(back.table, one, ItemSlot::second_weapon)->strengths[regular] == 1);
    CHECK(back.table.heroes[one].exhausted.empty());
    CHECK(gear(after(state, LeaveEmpty{}).table, one, ItemSlot::second_weapon) == nullptr);
}
TEST_CASE("HMA-182 treasure Action cards join the owner's deck at the next shuffle") {
    auto state = resolve(fight(hail, giant).hand(one, {huh}).with(ScriptedDice{2, 1}));
    CHECK(state.table.heroes[one].discard.has(hail));
    state.chance = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    state = after(state, Decline{}, Decline{});
    CHECK((state.table.heroes[one].deck | state.table.heroes[one].hand).has(hail));
}
TEST_CASE("HMA-R88 stashed treasure is not equipped later") {
    auto state =
        Position{}.ambusher(giant).stash(one, {plate}).with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    state = after(state, Decline{}, Decline{}, Refuse{}, Refuse{});
    CHECK(waits_for(state.table, ChooseMulligan{one}));
    CHECK(state.table.heroes[one].items[ItemSlot::armour] == Item::original);
}
TEST_CASE("HMA-165 HMA-K11 a treasure armour can change the hand size") {
    CHECK(hand_size(Position{}.lurking({giant}).equip(one, ItemSlot::armour, robe).table(), one) == 7);
}
TEST_CASE("HMA-K14 HMA-R78 HMA-D20 'Hide in Shadows' may return to the hand if another hero defeats the monster") {
    const auto fought = [](Seat victor, const auto& rules) {
        auto position =
            Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}.encounter(spider).lurking({giant});
        if (victor == one)
            position.attack(one, swings).attack(three, shadows).leader(one);
        else
            position.attack(three, action("Backstab (From the Front)")).attack(three, shadows).leader(three);
        return resolve(position.turn(victor).with(ScriptedDice{15, 1}));
    };
    const auto asked = fought(one, StandardRules{});
    CHECK(waits_for(asked.table, ChooseReturn{three, slot(1)}));
    CHECK(refusal(asked.table, Pass{}) == "HMA-K14");
    CHECK(after(asked, Accept{}).table.heroes[three].hand == ActionCards{shadows});
    CHECK(after(asked, Refuse{}).table.heroes[three].discard.has(shadows));
    CHECK(waits_for(after(asked, Accept{}).table, ChooseEncounter{one}));
    CHECK(audit(after(asked, Accept{}).table));
    const auto second = resolve(Position{three_players}
                                    .encounter(spider)
                                    .lurking({giant})
                                    .attack(one, swings)
                                    .attack(three, action("Backstab (From the Front)"))
                                    .attack(three, shadows)
                                    .turn(one)
                                    .with(ScriptedDice{15, 1}));
    CHECK(waits_for(second.table, ChooseReturn{three, slot(2)}));
    CHECK(after(second, Accept{}).table.heroes[three].hand == ActionCards{shadows});
    CHECK(fought(three, StandardRules{}).table.heroes[three].discard.has(shadows));
    CHECK(waits_for_a<ChooseReturn>(fought(three, ruled({.returns_to_its_victor = true})).table));
}
TEST_CASE("HMA-R78 'Hide in Shadows' that has won is discarded, by a house rule it may return, but not if it has failed") {
    const auto fought = [](const auto& rules, int green) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                           .encounter(skeleton)
                           .lurking({giant})
                           .attack(three, shadows)
                           .leader(three)
                           .turn(three)
                           .with(ScriptedDice{green, 1}),
                       first_weapon);
    };
    CHECK(fought(StandardRules{}, 15).table.heroes[three].discard.has(shadows));
    const RuntimeRules returning = ruled({.returns_to_its_victor = true});
    const auto victory = fought(returning, 15);
    CHECK(waits_for(victory.table, ChooseReturn{three, slot(1)}));
    CHECK(victory.table.heroes[three].exhausted == first_weapon);
    CHECK(audit(victory.table));
    CHECK(after(victory, Accept{}).table.heroes[three].hand == ActionCards{shadows});
    CHECK(after(victory, Refuse{}).table.heroes[three].discard.has(shadows));
    CHECK(fought(returning, 2).table.heroes[three].discard.has(shadows));
}
