#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A long fight in the Bogs, far from the Landlord's nowhere: 12 health, attack 3, defense 1.
template <class Rules = StandardRules>
Position<Rules> long_fight(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.monster(bogs, landlord).fighting(lair(bogs));
}

// The faces of an exchange in which neither side hurts the other.
constexpr std::initializer_list<int> nothing_happens{1, 1, 1, 6, 6, 1, 1, 1, 6, 6};

// By how much an attack with three threes against two fours goes beyond eight: the hero's bonus, if it is a hit.
template <class S>
int attack_of(S state) {
    state.chance = ScriptedDice{3, 3, 3, 4, 4, 1, 1, 1, 6, 6};
    return only<AttackResolved>(events_of(state, Attack{}))[0].attack - 9;
}
template <class S>
int defense_of(S state) {
    state.chance = ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 3, 3};
    return only<AttackResolved>(events_of(state, Attack{}))[1].defense - 6;
}

}  // namespace

TEST_CASE("HAM-083 a consumable in the backpack cannot be used, nor can gear in a slot") {
    const auto table = Position{}.equip(one, {item(spear)}).carry(one, {item(beer)}).table();
    for (int n = 1; n <= 3; ++n) CHECK(refusal(table, UseConsumable{slot(n)}) == "HAM-083");
    CHECK(refusal(table, UseConsumable{static_cast<Slot>(9)}) == "HAM-078");
}

TEST_CASE("HAM-090 HAM-096 an instant consumable does its work once and is discarded at once") {
    auto state = Position{}.health(one, 10).equip(one, {item(beer)}).with(ScriptedDice{});
    const auto events = events_of(state, UseConsumable{slot(1)});
    CHECK(has_event(events, ConsumableUsed{one, beer, Window::hamlet}));
    CHECK(has_event(events, Healed{one, HealCause::consumable, 5, 5}));
    CHECK(has_event(events, ItemDiscarded{beer, DiscardCause::used}));
    state = after(state, UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].health == 15);
    CHECK(state.table.heroes[one].items.empty());
    CHECK(state.table.heroes[one].slots == empty_slots);
    CHECK(state.table.item_discard == ItemCards{beer});
    CHECK(refusal(state.table, UseConsumable{slot(1)}) == "HAM-083");
}

TEST_CASE("HAM-091 HAM-R29 any number of consumables may be used before each attack of a fight") {
    auto state =
        long_fight().health(one, 3).equip(one, {item(beer), item(egg), item(ale)}).with(ScriptedDice(nothing_happens));
    state = after(state, UseConsumable{slot(1)}, UseConsumable{slot(2)});
    CHECK(state.table.heroes[one].health == 13);
    state = after(state, Attack{});
    CHECK(is_legal(state.table, UseConsumable{slot(3)}));
}
TEST_CASE("HAM-R29 with the knob set, consumables are used only before the first attack of an encounter") {
    auto state = long_fight(ruled({.consumables_before_first_attack_only = true}))
                     .health(one, 3)
                     .equip(one, {item(beer), item(egg)})
                     .with(ScriptedDice(nothing_happens));
    state = after(state, UseConsumable{slot(1)}, Attack{});
    CHECK(refusal(state.table, UseConsumable{slot(2)}) == "HAM-R29");
}

TEST_CASE("HAM-C11 HAM-C12 HAM-R30 HAM-D20 healing and cures may be used at home, on the way and at a stand-off") {
    const auto hurt = [] {
        return Position{}.health(one, 5).status_effects(one, bleeding).equip(one, {item(beer), item(plaster)});
    };
    for (const auto& table :
         {hurt().table(), hurt().in_wilderness().table(), hurt().monster(bogs, bat).facing(lair(bogs)).table(),
          hurt().monster(bogs, bat).fighting(lair(bogs)).table()}) {
        CHECK(is_legal(table, UseConsumable{slot(1)}));
        CHECK(is_legal(table, UseConsumable{slot(2)}));
    }
}
TEST_CASE("HAM-R30 with the knob set, consumables are for combat alone") {
    const auto rules = ruled({.consumables_in_combat_only = true});
    const Position hurt = Position{Options{}, rules}.health(one, 5).equip(one, {item(beer)}).monster(bogs, bat);
    CHECK(refusal(Position{hurt}.table(), UseConsumable{slot(1)}) == "HAM-R30");
    CHECK(refusal(Position{hurt}.in_wilderness().table(), UseConsumable{slot(1)}) == "HAM-R30");
    CHECK(refusal(Position{hurt}.facing(lair(bogs)).table(), UseConsumable{slot(1)}) == "HAM-R30");
    CHECK(is_legal(Position{hurt}.fighting(lair(bogs)).table(), UseConsumable{slot(1)}));
}

TEST_CASE("HAM-C23 HAM-D14 a use outside the windows of its kind is refused") {
    const Position ready = Position{}.equip(one, {item(courage), item(wine), item(smoke)}).monster(bogs, bat);
    const auto refused = [](const auto& table, int n) { return refusal(table, UseConsumable{slot(n)}) == "HAM-C23"; };
    const auto home = Position{ready}.table();
    CHECK(refused(home, 1));
    CHECK(refused(home, 2));
    CHECK(refused(home, 3));
    const auto on_the_way = Position{ready}.in_wilderness().table();
    CHECK(refused(on_the_way, 1));
    CHECK(is_legal(on_the_way, UseConsumable{slot(2)}));
    CHECK(refused(on_the_way, 3));
    const auto stand_off = Position{ready}.facing(lair(bogs)).table();
    CHECK(refused(stand_off, 1));
    CHECK(is_legal(stand_off, UseConsumable{slot(2)}));
    CHECK(is_legal(stand_off, UseConsumable{slot(3)}));
    const auto combat = Position{ready}.fighting(lair(bogs)).table();
    for (int n = 1; n <= 3; ++n) CHECK(is_legal(combat, UseConsumable{slot(n)}));
}

TEST_CASE("HAM-092 HAM-C13 HAM-C14 buffs add to attack and defense while they run") {
    auto state = long_fight().equip(one, {item(courage), item(flour)}).with(ScriptedDice{});
    CHECK(attack_of(state) == 0);
    CHECK(defense_of(state) == 0);
    state = after(state, UseConsumable{slot(1)}, UseConsumable{slot(2)});
    CHECK(attack_of(state) == 3);
    CHECK(defense_of(state) == 3);
    state.chance = ScriptedDice(nothing_happens);
    state = after(state, Attack{});
    CHECK(attack_of(state) == 3);
}

TEST_CASE("HAM-093 HAM-095 what is for the encounter ends with the victory, and the card is discarded then") {
    auto state = Position{}
                     .equip(one, {item(courage), item(wine)})
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, UseConsumable{slot(1)}, UseConsumable{slot(2)});
    CHECK(state.table.item_discard.empty());
    CHECK(state.table.heroes[one].items == ItemCards{courage, wine});
    const auto events = events_of(state, Attack{});
    CHECK(has_event(events, EffectEnded{one, courage, Duration::encounter}));
    CHECK(has_event(events, ItemDiscarded{courage, DiscardCause::effect_ended}));
    state = after(state, Attack{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.table.item_discard == ItemCards{courage});
    CHECK(state.table.heroes[one].items == ItemCards{wine});
    CHECK(state.table.turn.running == ItemCards{wine});
}
TEST_CASE("HAM-093 what is for the encounter ends with a flight, too") {
    auto state = long_fight().equip(one, {item(courage)}).with(ScriptedDice{6, 1, 1});
    state = after(state, UseConsumable{slot(1)}, Flee{});
    CHECK(state.table.item_discard.has(courage));
    CHECK(state.table.heroes[one].items.empty());
}

TEST_CASE("HAM-094 HAM-042 what is for the turn runs through several encounters and ends at home") {
    auto state = Position{}
                     .equip(one, {item(wine)})
                     .monster(bogs, bat)
                     .monster(caves, landlord)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, UseConsumable{slot(1)}, Attack{}, SelectRegion{caves}, Fight{});
    CHECK(attack_of(state) == 2);
    state.chance = ScriptedDice{4, 1};
    state = after(state, Flee{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.turn.running.empty());
    CHECK(state.table.item_discard.has(wine));
    CHECK_FALSE(state.table.heroes[one].items.has(wine));
}

TEST_CASE("HAM-R31 a running consumable keeps its slot: it is neither moved nor sold nor used again") {
    auto state = long_fight().equip(one, {item(wine)}).carry(one, {item(spear)}).with(ScriptedDice(nothing_happens));
    state = after(state, UseConsumable{slot(1)});
    CHECK(refusal(state.table, UseConsumable{slot(1)}) == "HAM-090");
    state = after(state, Attack{}, Rearrange{});
    CHECK(waits_for(state.table, ArrangeSlot{one, slot(2), false}));
}
TEST_CASE("HAM-R22 a consumable that is running cannot be sold") {
    // Only a discount runs in the Hamlet, and in the standard game no consumable gives one: so it is put there by hand.
    auto table = Position{}.equip(one, {item(wine)}).stock(space(1), beer).table();
    CHECK(is_legal(table, Sell{{space(1)}}));
    table.turn.running.insert(wine);
    CHECK(refusal(table, Sell{{space(1)}}) == "HAM-067");
}
TEST_CASE("HAM-R31 a dead hero's running consumable is discarded and not left under the monster") {
    auto state = long_fight()
                     .health(one, 1)
                     .equip(one, {item(wine), item(spear)})
                     .with(ScriptedDice{1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1});
    state = after(state, UseConsumable{slot(1)}, Attack{});
    CHECK(state.table.item_discard.has(wine));
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
}
TEST_CASE("HAM-R31 with the knob set, using a consumable frees its slot, and the effect runs on") {
    auto state = long_fight(ruled({.use_frees_slot = true}))
                     .equip(one, {item(wine)})
                     .carry(one, {item(spear)})
                     .with(ScriptedDice(nothing_happens));
    state = after(state, UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].slots == empty_slots);
    CHECK(attack_of(state) == 2);
    state = after(state, Attack{}, Rearrange{});
    CHECK(is_legal(state.table, Equip{item(spear)}));
    CHECK(waits_for(state.table, ArrangeSlot{one, slot(1), false}));
}

TEST_CASE("HAM-C15 a coated weapon inflicts its status by a hit, for the encounter") {
    auto state = long_fight().equip(one, {item(hooks)}).with(ScriptedDice{3, 3, 4, 4, 4, 1, 1, 1, 6, 6});
    state = after(state, UseConsumable{slot(1)}, Attack{});
    CHECK(state.table.encounter.status_effects == bleeding);
}
TEST_CASE("HAM-C16 an extra attack comes before the opponent's combat turn, and two uses give two") {
    auto state = long_fight().equip(one, {item(beans), item(knife)}).with(ScriptedDice{3, 3, 4, 4, 4, 3, 3, 4, 4, 4,
                                                                                       3, 3, 4, 4, 4, 1, 1, 1, 6, 6});
    state = after(state, UseConsumable{slot(1)}, UseConsumable{slot(2)});
    const auto events = only<AttackResolved>(events_of(state, Attack{}));
    REQUIRE(events.size() == 4);
    CHECK(events[2].attacker == Fighter::hero);
    CHECK(events[3].attacker == Fighter::opponent);
    state = after(state, Attack{});
    CHECK(state.chance.verdict());
    CHECK(state.table.encounter.health == 12 - 3);
    CHECK(state.table.item_discard == ItemCards{beans, knife});
    CHECK(state.table.encounter.extra_attacks == 0);
}
TEST_CASE("HAM-C16 an extra attack is lost when the opponent is dead before it") {
    auto state =
        Position{}.equip(one, {item(beans)}).monster(bogs, bat).fighting(lair(bogs)).with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, UseConsumable{slot(1)}, Attack{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.chance.verdict());
    CHECK(state.table.item_discard == ItemCards{beans});
}
TEST_CASE("HAM-C20 a sure escape needs no roll, in a fight as at a stand-off") {
    auto state = long_fight().equip(one, {item(smoke)}).with(ScriptedDice{1});
    state = after(state, UseConsumable{slot(1)});
    CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 0, 0, true}));
    state = after(state, Flee{});
    CHECK(state.table.heroes[one].health == 20);
    CHECK(state.table.item_discard.has(smoke));
    CHECK(state.table.regions[bogs].mutations.size() == 1);

    auto retreat =
        Position{}.equip(one, {item(smoke)}).monster(bogs, landlord).facing(lair(bogs)).with(ScriptedDice{1});
    retreat = after(retreat, UseConsumable{slot(1)}, Flee{});
    CHECK(retreat.table.heroes[one].health == 20);
    CHECK(retreat.chance.verdict());  // one card for the mutation, no roll
}

TEST_CASE("HAM-160 a cure takes off what it names, and nothing else") {
    auto state = Position{}
                     .status_effects(one, every_status_effect)
                     .equip(one, {item(plaster), item(cure_all)})
                     .with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseConsumable{slot(1)}), StatusCured{Fighter::hero, bleeding}));
    state = after(state, UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].status_effects == (poisoned | burning));
    state = after(state, UseConsumable{slot(2)});
    CHECK(state.table.heroes[one].status_effects.empty());
}
TEST_CASE("HAM-160 a cure-all heals as well") {
    const auto state =
        after(Position{}.health(one, 5).equip(one, {item(cure_all)}).with(ScriptedDice{}), UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].health == 7);
}

// Favors

TEST_CASE("HAM-178 a Favor is used once and then waits for an oblation") {
    auto state = Position{}.hero(one, healer).health(one, 5).trophies(one, {rat}).with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseFavor{}), FavorUsed{one, healer, Window::hamlet}));
    state = after(state, UseFavor{});
    CHECK(state.table.heroes[one].health == 13);
    CHECK(refusal(state.table, UseFavor{}) == "HAM-178");
    state = after(state, OblationRecharge{}, Offer{rat}, UseFavor{});
    CHECK(state.table.heroes[one].health == 20);
}
TEST_CASE("HAM-179 HAM-181 HAM-R78 HAM-D18 a Favor without dice may be used before, in and after a fight, and costs nothing") {
    const Position hurt = Position{}.hero(one, healer).health(one, 5).monster(bogs, landlord);
    CHECK(is_legal(Position{hurt}.table(), UseFavor{}));
    CHECK(is_legal(Position{hurt}.in_wilderness().table(), UseFavor{}));
    CHECK(is_legal(Position{hurt}.in_wilderness().won(1, caves).table(), UseFavor{}));
    CHECK(is_legal(Position{hurt}.facing(lair(bogs)).table(), UseFavor{}));
    const auto state = after(Position{hurt}.fighting(lair(bogs)).with(ScriptedDice{}), UseFavor{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(is_legal(state.table, Attack{}));
    CHECK(is_legal(state.table, Flee{}));
}
TEST_CASE("HAM-R78 nobody uses a Favor in another player's turn") {
    const auto table = Position{}.hero(two, healer).health(two, 5).table();
    CHECK_FALSE(judge(table, two, UseFavor{}));
    CHECK(refusal(Position{}.hero(one, attack_3_encounter).table(), UseFavor{}) == "HAM-C23");
}
TEST_CASE("HAM-C13 a Favor for one attack ends with that attack") {
    auto state = long_fight().hero(one, attack_6_once).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(attack_of(state) == 6);
    state.chance = ScriptedDice(nothing_happens);
    CHECK(has_event(events_of(state, Attack{}), EffectEnded{one, {}, Duration::attack}));
    state = after(state, Attack{});
    CHECK(attack_of(state) == 0);
}
TEST_CASE("HAM-C13 a Favor for one attack is lost when the combat turn is spent on rearranging") {
    auto state = long_fight().hero(one, attack_6_once).carry(one, {item(spear)}).with(ScriptedDice{1, 1, 1, 6, 6});
    state = rearranged(after(state, UseFavor{}), slots(item(spear)));
    CHECK(attack_of(state) == 2);
}
TEST_CASE("HAM-C13 a Favor for the encounter lasts from attack to attack and ends with the encounter") {
    auto state = long_fight().hero(one, attack_3_encounter).with(ScriptedDice(nothing_happens));
    state = after(state, UseFavor{}, Attack{});
    CHECK(attack_of(state) == 3);
    state.table.encounter.health = 1;
    state.chance = ScriptedDice{6, 6, 6, 1, 1};
    state = after(state, Attack{});
    CHECK_FALSE(state.table.turn.favor_running);
}
TEST_CASE("HAM-C13 a Favor for the turn lasts through the next encounter") {
    auto state = Position{}
                     .hero(one, attack_2_turn)
                     .monster(bogs, bat)
                     .monster(caves, landlord)
                     .in_wilderness()
                     .with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, UseFavor{}, SelectRegion{bogs}, Fight{}, Attack{}, SelectRegion{caves}, Fight{});
    CHECK(attack_of(state) == 2);
}
TEST_CASE("HAM-C14 a guarding Favor adds to the defense for the encounter") {
    auto state = long_fight().hero(one, guard).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(defense_of(state) == 3);
    CHECK(attack_of(state) == 0);
}
TEST_CASE("HAM-C16 a Favor gives an extra attack") {
    auto state =
        long_fight().hero(one, double_attacker).with(ScriptedDice{3, 3, 4, 4, 4, 3, 3, 4, 4, 4, 1, 1, 1, 6, 6});
    state = after(state, UseFavor{}, Attack{});
    CHECK(state.table.encounter.health == 12 - 2);
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-C17 a strike costs the opponent health without dice, and is no hit") {
    auto state = long_fight().hero(one, striker).equip(one, {item(razor)}).with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseFavor{}), HealthChanged{Fighter::opponent, 12, 7, HealthCause::strike}));
    state = after(state, UseFavor{});
    CHECK(state.table.encounter.health == 7);
    CHECK(state.table.encounter.status_effects.empty());
    CHECK(waits_for(state.table, CombatTurn{one}));
}
TEST_CASE("HAM-C17 HAM-129 a strike can kill, and the victory is the hero's") {
    auto state = Position{}.hero(one, striker).monster(bogs, rat).fighting(lair(bogs)).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(state.table.heroes[one].trophies == MonsterCards{rat});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-C20 a runner escapes without a roll") {
    auto state = long_fight().hero(one, runner).with(ScriptedDice{1});
    state = after(state, UseFavor{}, Flee{});
    CHECK(state.table.heroes[one].health == 20);
    CHECK(state.chance.verdict());
    CHECK(refusal(Position{}.hero(one, runner).in_wilderness().table(), UseFavor{}) == "HAM-C23");
}
TEST_CASE("HAM-C22 HAM-113 HAM-C06 grit makes a tie cost the opponent two health, for the encounter") {
    auto state = long_fight().hero(one, gritty).equip(one, {item(boots)}).with(ScriptedDice(nothing_happens));
    CHECK(after(state, Attack{}).table.encounter.health == 11);  // the boots alone
    state = after(state, UseFavor{}, Attack{});
    CHECK(state.table.encounter.health == 10);  // the higher of the two, not their sum
}

// Spying

TEST_CASE("HAM-C19 HAM-R77 a spy on the Champion learns its four cards, alone") {
    auto state = Position{}.hero(one, champion_spy).with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseFavor{}), CardsPeeked{one, Peek::champion, {}}));
    state = after(state, UseFavor{});
    CHECK(state.table.champion.hero_knowers == SeatSet{one});
    CHECK(state.table.champion.mutation_knowers == SeatSet{one});
}
TEST_CASE("HAM-C19 where everybody knows the Champion, or nobody hides anything, there is nothing to spy on") {
    CHECK(refusal(Position{}.hero(one, champion_spy).revealed().table(), UseFavor{}) == "HAM-C19");
    CHECK(refusal(Position{}.hero(one, rival_spy).carry(two, {item(spear)}).table(), UseFavor{}) == "HAM-C19");
}
TEST_CASE("HAM-C19 a spy on a rival names the rival and learns all that this player hides") {
    auto state = Position{Options{.players = 3}}
                     .hero(one, rival_spy)
                     .hide(two, {beer, spear})
                     .hide(three, {axe})
                     .hide(one, {ale})
                     .with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(waits_for(state.table, ChooseRival{one}));
    CHECK(is_legal(state.table, Spy{three}));
    CHECK(refusal(state.table, Spy{one}) == "HAM-C19");
    CHECK(refusal(state.table, Spy{four}) == "HAM-C19");
    CHECK(refusal(state.table, Heal{}) == "HAM-C19");
    CHECK(has_event(events_of(state, Spy{two}), CardsPeeked{one, Peek::rival, two}));
    state = after(state, Spy{two});
    CHECK(state.table.heroes[two].knowers == SeatSet{one});
    CHECK(state.table.heroes[two].hidden == ItemCards{beer, spear});
    CHECK(state.table.heroes[three].knowers.empty());
    CHECK(waits_for(state.table, HamletPhase{one}));
}
TEST_CASE("HAM-C19 HAM-R69 what a spy has learned of a rival does not extend to what the rival hides later") {
    auto state = Position{Options{}, ruled({.hidden_items = HiddenItems::backpacks})}
                     .hero(one, rival_spy)
                     .hide(two, {beer})
                     .trophies(one, {bear})
                     .stock(space(1), ale)
                     .with(ScriptedDice{});
    state.table.heroes[one].knowers = {two};  // who has spied as well
    CHECK((*view(state.table, two)).heroes[one].unknown == 0);
    state = after(state, Shop{{space(1)}}, Pay{bear});
    REQUIRE(state.table.heroes[one].hidden == ItemCards{ale});
    CHECK(state.table.heroes[one].knowers.empty());
    CHECK((*view(state.table, two)).heroes[one].unknown == 1);
}
TEST_CASE("HAM-C19 HAM-D22 a spy on the monsters sees three and puts them back in any order") {
    auto state = Position{}.hero(one, monster_spy).top({bat, moth, rat}).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(waits_for(state.table, OrderTop{one, 0}));
    for (const MonsterCard card : {bat, moth, rat}) CHECK(is_legal(state.table, PutNext{card}));
    CHECK(refusal(state.table, PutNext{bear}) == "HAM-C19");
    state = after(state, PutNext{rat});
    CHECK(refusal(state.table, PutNext{rat}) == "HAM-C19");
    state = after(state, PutNext{bat});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.monster_deck.seen_by(one, 0) == rat);
    CHECK(state.table.monster_deck.seen_by(one, 1) == bat);
    CHECK(state.table.monster_deck.seen_by(one, 2) == moth);
    CHECK(state.table.monster_deck.seen_by(two, 0) == std::nullopt);
    CHECK(state.chance.verdict());

    state = after(state, EnterWilderness{}, SelectRegion{bogs});
    CHECK(state.table.regions[bogs].monster == rat);
}
TEST_CASE("HAM-C23 the monster deck is spied on in the Hamlet and on the way, not in an encounter") {
    const Position spying = Position{}.hero(one, monster_spy).monster(bogs, bat);
    CHECK(is_legal(Position{spying}.in_wilderness().table(), UseFavor{}));
    CHECK(refusal(Position{spying}.facing(lair(bogs)).table(), UseFavor{}) == "HAM-C23");
    CHECK(refusal(Position{spying}.fighting(lair(bogs)).table(), UseFavor{}) == "HAM-C23");
}
TEST_CASE("HAM-C19 a deck of two is looked at whole") {
    auto state = Position{}.hero(one, monster_spy).top({bat, moth}).monsters_run_out().with(ScriptedDice{});
    state = after(state, UseFavor{}, PutNext{moth});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.monster_deck.seen_by(one, 0) == moth);
    CHECK(state.table.monster_deck.seen_by(one, 1) == bat);
    CHECK(refusal(Position{}.hero(one, monster_spy).monsters_run_out().table(), UseFavor{}) == "HAM-C19");
}

TEST_CASE("HAM-C19 whoever knows the Champion's cards, or all that the only rival hides, has nothing to spy on") {
    auto champion = Position{}.hero(one, champion_spy).with(ScriptedDice{});
    REQUIRE(is_legal(champion.table, UseFavor{}));
    champion.table.champion.hero_knowers.insert(one);
    CHECK(is_legal(champion.table, UseFavor{}));
    champion.table.champion.mutation_knowers.insert(one);
    CHECK(refusal(champion.table, UseFavor{}) == "HAM-C19");

    auto rival = Position{}.hero(one, rival_spy).carry(two, {item(spear)}).hide(two, {spear}).with(ScriptedDice{});
    REQUIRE(is_legal(rival.table, UseFavor{}));
    rival.table.heroes[two].knowers.insert(one);
    CHECK(refusal(rival.table, UseFavor{}) == "HAM-C19");
}
