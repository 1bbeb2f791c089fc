#include "cards.hpp"

using namespace hamlet_test;

TEST_CASE("HAM-077 HAM-079 a backpack has no limit and holds whatever is in no slot") {
    auto state = Position{}.equip(one, {item(spear)}).carry(one, {item(pot), item(beer)}).with(ScriptedDice{});
    CHECK(equipped_items(state.table.heroes[one]) == ItemCards{spear});
    CHECK(backpack(state.table.heroes[one]) == ItemCards{pot, beer});

    Position crowded;
    standard_content.items.all().for_each([&](ItemCard card) { crowded.carry(one, {item(card)}); });
    CHECK(crowded.table().heroes[one].items.size() == 56);
}

TEST_CASE("HAM-078 three slots hold one item each, whatever its type") {
    auto state = Position{}
                     .carry(one, {item(spear), item(beer), item(artifact(Sigil::wrath, 1)), item(pot)})
                     .with(ScriptedDice{});
    state = after(state, Rearrange{}, Equip{item(spear)}, Equip{item(beer)}, ReachForRelic{},
                  Equip{item(artifact(Sigil::wrath, 1))});
    CHECK(state.table.heroes[one].slots == slots(item(spear), item(beer), item(artifact(Sigil::wrath, 1))));
    CHECK(waits_for(state.table, HamletPhase{one}));
}
TEST_CASE("HAM-078 no item is in two slots") {
    const auto state =
        after(Position{}.carry(one, {item(spear), item(pot)}).with(ScriptedDice{}), Rearrange{}, Equip{item(spear)});
    CHECK(refusal(state.table, Equip{item(spear)}) == "HAM-078");
    CHECK(refusal(state.table, Equip{Item::nothing}) == "HAM-078");
    CHECK(refusal(state.table, Equip{static_cast<Item>(250)}) == "HAM-078");
}
TEST_CASE("HAM-079 only what a player owns can be equipped") {
    const auto state =
        after(Position{}.carry(one, {item(spear)}).carry(two, {item(axe)}).with(ScriptedDice{}), Rearrange{});
    CHECK(refusal(state.table, Equip{item(axe)}) == "HAM-079");
    CHECK(refusal(state.table, ReachForRelic{}) == "HAM-079");
    CHECK(refusal(state.table, EmptySlot{}) == "HAM-045");
    CHECK(refusal(state.table, Heal{}) == "HAM-045");
}
TEST_CASE("HAM-079 only an artifact of the own backpack can be reached for") {
    const auto state = after(Position{}
                                 .equip(one, {item(artifact(Sigil::wrath, 2))})
                                 .carry(one, {item(artifact(Sigil::wrath, 1))})
                                 .with(ScriptedDice{}),
                             Rearrange{}, LeaveSlot{}, ReachForRelic{});
    CHECK(waits_for(state.table, ChooseRelic{one, slot(2)}));
    CHECK(is_legal(state.table, Equip{item(artifact(Sigil::wrath, 1))}));
    CHECK(refusal(state.table, Equip{item(artifact(Sigil::wrath, 2))}) == "HAM-079");
    CHECK(refusal(state.table, Equip{item(artifact(Sigil::mercy, 2))}) == "HAM-079");
    CHECK(refusal(state.table, Equip{item(spear)}) == "HAM-079");
    CHECK(refusal(state.table, LeaveSlot{}) == "HAM-045");
}

TEST_CASE("HAM-080 HAM-109 what is in the backpack does nothing in a fight") {
    // 3 + 3 + 3 against 4 + 4 is damage 1; the spear in the backpack adds nothing, the one in a slot 2.
    const auto damage = [](auto position) {
        const auto state =
            position.monster(bogs, bear).fighting(lair(bogs)).with(ScriptedDice{3, 3, 3, 4, 4, 1, 1, 1, 6, 6});
        return 8 - after(state, Attack{}).table.encounter.health;
    };
    CHECK(damage(Position{}.carry(one, {item(spear)})) == 1);
    CHECK(damage(Position{}.equip(one, {item(spear)})) == 3);
}

TEST_CASE("HAM-081 HAM-082 gear works from the moment it is put on until it is taken off, and never wears out") {
    auto state =
        Position{}.carry(one, {item(spear)}).monster(bogs, landlord).facing(lair(bogs)).with(ScriptedDice{3, 3, 3, 4,
                                                                                                          4, 1, 1, 1,
                                                                                                          6, 6, 3, 3,
                                                                                                          3, 4, 4, 1,
                                                                                                          1, 1, 6, 6});
    state = rearranged(state, slots(item(spear)));
    state = after(state, Fight{}, Attack{});
    CHECK(state.table.encounter.health == 12 - 2);  // 9 + 2 against 8 + 1
    state = after(state, Attack{});
    CHECK(state.table.encounter.health == 12 - 4);
    CHECK(state.table.heroes[one].items == ItemCards{spear});

    state.chance = ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4, 1, 1, 1, 6, 6};
    state = after(rearranged(state, slots()), Attack{});
    CHECK(state.table.encounter.health == 12 - 4);  // 9 against 9
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-085 HAM-R26 HAM-D12 in the Wilderness items are moved freely, before and after the reveal") {
    auto state = Position{}.carry(one, {item(spear)}).monster(bogs, bat).in_wilderness().with(ScriptedDice{});
    state = rearranged(state, slots(item(spear)));
    state = rearranged(state, slots());
    CHECK(waits_for(state.table, WildernessPhase{one}));
    state = after(state, SelectRegion{bogs});
    state = rearranged(state, slots(item(spear)));
    state = rearranged(state, slots());
    CHECK(waits_for(state.table, StandOff{one}));
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-R26 with the knob set, nothing is moved once the opponent is seen") {
    auto state = Position{Options{}, ruled({.rearrange_before_reveal_only = true})}
                     .carry(one, {item(spear)})
                     .monster(bogs, bat)
                     .in_wilderness()
                     .with(ScriptedDice{});
    CHECK(is_legal(state.table, Rearrange{}));
    CHECK(refusal(after(state, SelectRegion{bogs}).table, Rearrange{}) == "HAM-R26");
}
TEST_CASE("HAM-085 without anything to move there is no rearranging") {
    CHECK(refusal(Position{}.table(), Rearrange{}) == "HAM-045");
    CHECK(refusal(Position{}.in_wilderness().table(), Rearrange{}) == "HAM-085");
    CHECK(refusal(Position{}.monster(bogs, bat).facing(lair(bogs)).table(), Rearrange{}) == "HAM-085");
    CHECK(refusal(Position{}.monster(bogs, bat).fighting(lair(bogs)).table(), Rearrange{}) == "HAM-R32");
}
TEST_CASE("HAM-R32 HAM-085 a rearrangement changes something: the last slot cannot be left if the others were") {
    auto state = Position{}.carry(one, {item(spear), item(pot)}).in_wilderness().with(ScriptedDice{});
    state = after(state, Rearrange{}, LeaveSlot{}, LeaveSlot{});
    CHECK(refusal(state.table, LeaveSlot{}) == "HAM-R32");
    CHECK_FALSE(is_legal(state.table, LeaveSlot{}));
    CHECK(is_legal(state.table, Equip{item(pot)}));
}

TEST_CASE("HAM-086 rearranging in a fight takes the whole combat turn, and the opponent is next") {
    auto state = Position{}
                     .equip(one, {item(beer)})
                     .carry(one, {item(plate), item(spear)})
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{6, 6, 6, 3, 3});
    state = rearranged(state, slots(item(plate), item(spear)));
    CHECK(state.chance.verdict());                    // one roll, the monster's
    CHECK(state.table.heroes[one].health == 20 - 9);  // 18 against 6 + 3: the plate counts already
    CHECK(state.table.encounter.health == 4);
    CHECK(waits_for(state.table, CombatTurn{one}));
}
TEST_CASE("HAM-086 HAM-R32 HAM-D17 after a consumable there is no rearranging in that combat turn, but in the next there is") {
    auto state = Position{}
                     .equip(one, {item(beer)})
                     .carry(one, {item(plate)})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    state = after(state, UseConsumable{slot(1)});
    CHECK(refusal(state.table, Rearrange{}) == "HAM-086");
    state = after(state, Attack{});
    CHECK(is_legal(state.table, Rearrange{}));
}
TEST_CASE("HAM-R32 a Favor, which costs no action, leaves room for a rearrangement") {
    auto state = Position{}
                     .hero(one, healer)
                     .carry(one, {item(plate)})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{});
    CHECK(is_legal(after(state, UseFavor{}).table, Rearrange{}));
}
TEST_CASE("HAM-R32 items may be rearranged in later combat turns again, unless the knob allows it once in a turn") {
    const auto second = [](auto position) {
        auto state = position.carry(one, {item(plate)})
                         .monster(bogs, bat)
                         .fighting(lair(bogs))
                         .with(ScriptedDice{1, 1, 1, 6, 6});
        return rearranged(state, slots(item(plate))).table;
    };
    CHECK(is_legal(second(Position{}), Rearrange{}));
    CHECK(refusal(second(Position{Options{}, ruled({.one_combat_rearrangement_per_turn = true})}), Rearrange{}) ==
          "HAM-R32");
}

TEST_CASE("HAM-087 one combat turn moves any number of items") {
    auto state = Position{}
                     .equip(one, {item(beer), item(ale), item(egg)})
                     .carry(one, {item(plate), item(spear), item(pot)})
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6});
    const auto wanted = slots(item(plate), item(spear), item(pot));
    state = rearranged(state, wanted);
    CHECK(state.table.heroes[one].slots == wanted);
    CHECK(backpack(state.table.heroes[one]) == ItemCards{beer, ale, egg});
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-088 what is gained goes into the backpack, even if a slot is free") {
    auto state = Position{}.trophies(one, {rat}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Shop{{space(1)}}, Pay{rat});
    CHECK(backpack(state.table.heroes[one]) == ItemCards{beer});
    CHECK(state.table.heroes[one].slots == empty_slots);
}

TEST_CASE("HAM-089 HAM-R76 nobody hands items to another player") {
    const auto table = Position{}.carry(one, {item(spear)}).carry(two, {item(axe)}).table();
    for (const Action& action : actions_of(table)) {
        const bool harmless = holds_alternative<EnterWilderness>(action) || holds_alternative<Heal>(action) ||
                              holds_alternative<Rearrange>(action);
        CHECK(harmless);
    }
    CHECK(refusal(table, Give{spear}) == "HAM-034");
}

TEST_CASE("HAM-045 what was rearranged is told, with the slots that hold something hidden") {
    auto state = Position{}.carry(one, {item(spear)}).hide(one, {beer}).with(ScriptedDice{});
    state = after(state, Rearrange{}, Equip{item(spear)});
    CHECK(has_event(events_of(state, Equip{item(beer)}),
                    ItemsRearranged{one, slots(item(spear), item(beer)), Slots{slot(2)}}));
}

TEST_CASE("HAM-025 HAM-R69 HAM-D01 a hidden heirloom is shown whenever its owner likes, one by one") {
    auto state = Position{}.hide(one, {beer, spear}).with(ScriptedDice{});
    CHECK(is_legal(state.table, RevealItem{beer}));
    CHECK(has_event(events_of(state, RevealItem{beer}), ItemRevealed{one, beer}));
    state = after(state, RevealItem{beer});
    CHECK(state.table.heroes[one].hidden == ItemCards{spear});
    CHECK(refusal(state.table, RevealItem{beer}) == "HAM-R69");
    CHECK(refusal(state.table, RevealItem{axe}) == "HAM-R69");
    CHECK(refusal(state.table, RevealItem{static_cast<ItemCard>(200)}) == "HAM-R69");
}
TEST_CASE("HAM-D01 a hidden item may be shown in every window of the own turn") {
    for (const auto& table : {Position{}.hide(one, {beer}).in_wilderness().table(),
                              Position{}.hide(one, {beer}).monster(bogs, bat).facing(lair(bogs)).table(),
                              Position{}.hide(one, {beer}).monster(bogs, bat).fighting(lair(bogs)).table()})
        CHECK(is_legal(table, RevealItem{beer}));
}
TEST_CASE("HAM-R69 an item is hidden no longer once it is used") {
    auto state = Position{}.health(one, 5).equip(one, {item(beer)}).hide(one, {beer}).with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseConsumable{slot(1)}), ItemRevealed{one, beer}));
    CHECK(after(state, UseConsumable{slot(1)}).table.heroes[one].hidden.empty());
}
TEST_CASE("HAM-R69 an item is seen once it counts in a roll: a weapon in the attack, armour in the defense") {
    auto state = Position{}
                     .equip(one, {item(spear), item(mail)})
                     .hide(one, {spear, mail})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    const auto events = only<ItemRevealed>(events_of(state, Attack{}));
    CHECK(events == std::vector<ItemRevealed>{{one, spear}, {one, mail}});
    CHECK(after(state, Attack{}).table.heroes[one].hidden.empty());
}
TEST_CASE("HAM-R69 an own attack shows what counts in it, the opponent's attack what counts in that, and no more") {
    auto state = Position{}
                     .equip(one, {item(boots), item(pot), item(beer)})
                     .hide(one, {boots, pot, beer})
                     .sigils(one, {Sigil::redemption})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseReroll{one, Window::attack}));
    CHECK(state.table.heroes[one].hidden == ItemCards{boots, pot, beer});
    CHECK(after(state, KeepRoll{}).table.heroes[one].hidden == ItemCards{beer});
}
TEST_CASE("HAM-R69 HAM-C06 boots that turn ties stay hidden in a hit and are seen in a tie") {
    const auto hidden = [](ScriptedDice dice) {
        const auto state = Position{}
                               .equip(one, {item(boots)})
                               .hide(one, {boots})
                               .monster(bogs, landlord)
                               .fighting(lair(bogs))
                               .with(dice);
        return after(state, Attack{}).table.heroes[one].hidden;
    };
    CHECK(hidden({3, 3, 4, 4, 4, 1, 1, 1, 6, 6}) == ItemCards{boots});
    CHECK(hidden({1, 1, 1, 6, 6, 1, 1, 1, 6, 6}).empty());
}
TEST_CASE("HAM-R69 a hidden ward is seen when it keeps a status off") {
    const auto hidden = [](ScriptedDice dice) {
        auto state = Position{}
                         .equip(one, {item(relic)})
                         .hide(one, {relic})
                         .monster(bogs, landlord, {bleeds})
                         .fighting(lair(bogs))
                         .with(dice);
        return after(state, Attack{}).table.heroes[one].hidden;
    };
    CHECK(hidden({1, 1, 1, 6, 6, 1, 1, 1, 6, 6}) == ItemCards{relic});
    CHECK(hidden({1, 1, 1, 6, 6, 3, 3, 3, 4, 4}).empty());
}
TEST_CASE("HAM-R69 what lies in the backpack stays hidden through a fight") {
    auto state = Position{}
                     .hide(one, {spear})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(after(state, Attack{}).table.heroes[one].hidden == ItemCards{spear});
}
TEST_CASE("HAM-R69 an item that is sold is seen by all") {
    auto state = Position{}.hide(one, {spear}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Sell{{space(1)}});
    CHECK(has_event(events_of(state, Give{spear}), ItemRevealed{one, spear}));
    CHECK(after(state, Give{spear}).table.heroes[one].hidden.empty());
}
TEST_CASE("HAM-R69 whatever is bought is public, unless the knob closes all backpacks") {
    const auto buy = [](auto position) {
        return after(position.trophies(one, {rat}).stock(space(1), beer).with(ScriptedDice{}), Shop{{space(1)}},
                     Pay{rat})
            .table.heroes[one]
            .hidden;
    };
    CHECK(buy(Position{}).empty());
    CHECK(buy(Position{Options{}, ruled({.hidden_items = HiddenItems::backpacks})}) == ItemCards{beer});
}
TEST_CASE("HAM-R69 with backpacks closed, what is put on is seen and what is taken off is hidden again") {
    auto state = Position{Options{}, ruled({.unlimited_rearranging = true, .hidden_items = HiddenItems::backpacks})}
                     .hide(one, {spear})
                     .with(ScriptedDice{});
    CHECK(refusal(state.table, RevealItem{spear}) == "HAM-R69");
    state = rearranged(state, slots(item(spear)));
    CHECK(state.table.heroes[one].hidden.empty());
    state = rearranged(state, slots());
    CHECK(state.table.heroes[one].hidden == ItemCards{spear});
}
TEST_CASE("HAM-R69 with the knob for no hidden items, heirlooms are dealt face up") {
    const auto hidden = [](HiddenItems which) {
        return new_game({.players = 2}, Pcg32{3}, ruled({.hidden_items = which})).table.heroes[one].hidden.size();
    };
    CHECK(hidden(HiddenItems::heirlooms) == 2);
    CHECK(hidden(HiddenItems::backpacks) == 2);
    CHECK(hidden(HiddenItems::no_items) == 0);
}

TEST_CASE("HAM-R88 a Sigil works without a slot, unless the knob wants it in one") {
    const auto damage = [](auto position) {
        const auto state =
            position.monster(bogs, bear).fighting(lair(bogs)).with(ScriptedDice{3, 3, 3, 4, 4, 1, 1, 1, 6, 6});
        return 8 - after(state, Attack{}).table.encounter.health;
    };
    const Position house{Options{}, ruled({.sigils_need_slots = true})};
    CHECK(damage(Position{}.sigils(one, {Sigil::wrath})) == 4);
    CHECK(damage(Position{house}.sigils(one, {Sigil::wrath})) == 1);
    CHECK(damage(Position{house}.equip(one, {item(Sigil::wrath)})) == 4);
}
TEST_CASE("HAM-R88 with the knob set, a Sigil is put into a slot like an artifact") {
    auto state =
        Position{Options{}, ruled({.sigils_need_slots = true})}.sigils(one, {Sigil::mercy}).with(ScriptedDice{});
    state = after(state, Rearrange{}, ReachForRelic{}, Equip{item(Sigil::mercy)});
    CHECK(state.table.heroes[one].slots[slot(1)] == item(Sigil::mercy));
}
