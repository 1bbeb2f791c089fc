#include "cards.hpp"

using namespace hamlet_test;

namespace {

ScriptedDice both(std::initializer_list<int> hero, std::initializer_list<int> monster) {
    return ScriptedDice{}.then(hero).then(monster);
}

// The tokens of a monster after an attack by a hero with these things, and those of a hero after an attack by it.
StatusEffects inflicted_by(std::initializer_list<Item> gear, std::initializer_list<int> dice) {
    auto state =
        Position{}.equip(one, gear).monster(bogs, landlord).fighting(lair(bogs)).with(both(dice, {1, 1, 1, 6, 6}));
    return after(state, Attack{}).table.encounter.status_effects;
}
StatusEffects suffered_from(MonsterCard card, std::initializer_list<MutationCard> mutations,
                            std::initializer_list<int> dice, std::initializer_list<Item> gear = {}) {
    auto state = Position{}
                     .equip(one, gear)
                     .monster(steppe, card, mutations)
                     .fighting(lair(steppe))
                     .with(both({1, 1, 1, 6, 6}, dice));
    state = after(state, Attack{});
    CHECK(state.chance.verdict());
    return state.table.heroes[one].status_effects;
}

}  // namespace

TEST_CASE("HAM-152 HAM-153 a hero's hit leaves the status of gear and consumables on the monster") {
    CHECK(inflicted_by({item(razor)}, {4, 4, 4, 3, 4}) == bleeding);
    CHECK(inflicted_by({item(fork)}, {4, 4, 4, 3, 4}) == poisoned);
    CHECK(inflicted_by({item(pole)}, {4, 4, 4, 3, 4}) == burning);

    auto state = Position{}
                     .equip(one, {item(paste)})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .with(both({4, 4, 4, 3, 4}, {1, 1, 1, 6, 6}));
    state = after(state, UseConsumable{slot(1)});
    CHECK(has_event(events_of(state, Attack{}), StatusInflicted{Fighter::opponent, poisoned}));
    CHECK(after(state, Attack{}).table.encounter.status_effects == poisoned);
}
TEST_CASE("HAM-152 HAM-153 a monster's hit leaves the status of its nature and its mutations on the hero") {
    CHECK(suffered_from(cricket, {}, {4, 4, 4, 3, 4}) == bleeding);
    CHECK(suffered_from(gnats, {}, {4, 4, 4, 3, 4}) == poisoned);
    CHECK(suffered_from(bat, {burns}, {4, 4, 4, 3, 4}) == burning);
}
TEST_CASE("HAM-153 a tie never leaves a status, not even one that strikes") {
    CHECK(inflicted_by({item(razor)}, {1, 1, 1, 1, 2}).empty());      // 4 against 4
    CHECK(inflicted_by({item(razor)}, {1, 1, 2, 1, 2}) == bleeding);  // 5 against 4
    CHECK(inflicted_by({item(razor), item(boots)}, {1, 1, 1, 6, 6}).empty());
    CHECK(suffered_from(cricket, {}, {2, 2, 2, 3, 4}).empty());      // 7 against 7
    CHECK(suffered_from(cricket, {}, {2, 2, 2, 3, 3}) == bleeding);  // 7 against 6
}
TEST_CASE("HAM-153 a monster that dies of a hit takes no token by it") {
    auto state =
        Position{}.equip(one, {item(razor)}).monster(bogs, bat).fighting(lair(bogs)).with(ScriptedDice{6, 6, 6, 1, 1});
    CHECK(only<StatusInflicted>(events_of(state, Attack{})).empty());
}

TEST_CASE("HAM-R38 all statuses of a hit apply") {
    CHECK(inflicted_by({item(razor), item(fork), item(pole)}, {4, 4, 4, 3, 4}) == every_status_effect);
    CHECK(suffered_from(cricket, {poisons, burns}, {4, 4, 4, 3, 4}) == every_status_effect);
}

TEST_CASE("HAM-154 HAM-X02 a status that is there already is not taken again, and hurts once") {
    auto state = Position{}
                     .status_effects(one, bleeding)
                     .monster(bogs, cricket)
                     .fighting(lair(bogs))
                     .with(both({1, 1, 1, 6, 6}, {3, 3, 3, 4, 4}));
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(only<StatusInflicted>(events).empty());
    CHECK(has_event(events, StatusDamage{Fighter::hero, bleeding, 1}));
    CHECK(state.table.heroes[one].health == 20 - 2 - 1);
}
TEST_CASE("HAM-155 HAM-X03 statuses of different types add up, to three at most") {
    auto state = Position{}
                     .status_effects(one, bleeding | poisoned)
                     .monster(bogs, bat, {burns, bleeds})
                     .facing(lair(bogs))
                     .with(both({1, 1, 1, 6, 6}, {3, 3, 3, 4, 4}));
    state = after(state, Fight{});
    CHECK(state.table.heroes[one].health == 18);
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(has_event(events, StatusInflicted{Fighter::hero, burning}));
    CHECK(state.table.heroes[one].status_effects == every_status_effect);
    CHECK(state.table.heroes[one].health == 18 - 1 - 3);
}

TEST_CASE("HAM-156 a hero loses one health per token before anything else in a combat turn") {
    auto state = Position{}
                     .status_effects(one, poisoned | burning)
                     .monster(bogs, bat)
                     .facing(lair(bogs))
                     .with(both({1, 1, 1, 6, 6}, {1, 1, 1, 6, 6}));
    const auto events = events_of(state, Fight{});
    CHECK(has_event(events, StatusDamage{Fighter::hero, poisoned | burning, 2}));
    CHECK(has_event(events, HealthChanged{Fighter::hero, 20, 18, HealthCause::status}));
    state = after(state, Fight{});
    CHECK(state.table.heroes[one].health == 18);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].health == 16);
}
TEST_CASE("HAM-156 HAM-157 a monster loses health at the start of its own combat turn, and attacks if it lives") {
    auto state = Position{}
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .opponent(12, bleeding | burning)
                     .with(both({1, 1, 1, 6, 6}, {6, 6, 6, 1, 1}));
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(has_event(events, StatusDamage{Fighter::opponent, bleeding | burning, 2}));
    CHECK(state.table.encounter.health == 10);
    CHECK(state.table.heroes[one].health == 20 - (18 + 3 - 2));
    CHECK(state.table.encounter.status_effects == (bleeding | burning));
}
TEST_CASE("HAM-157 a hero who survives the status has the whole combat turn") {
    auto state = Position{}
                     .health(one, 2)
                     .status_effects(one, bleeding)
                     .equip(one, {item(beer)})
                     .carry(one, {item(mail)})
                     .monster(bogs, bat)
                     .facing(lair(bogs))
                     .with(ScriptedDice{});
    state = after(state, Fight{});
    CHECK(state.table.heroes[one].health == 1);
    for (const Action& action : {Action{Attack{}}, Action{Flee{}}, Action{Rearrange{}}, Action{UseConsumable{slot(1)}}})
        CHECK(is_legal(state.table, action));
}

TEST_CASE("HAM-158 no defense helps against status damage, and it can kill a hero") {
    auto state = Position{}
                     .health(one, 2)
                     .status_effects(one, bleeding | poisoned)
                     .equip(one, {item(plate), item(mail)})
                     .monster(bogs, bat)
                     .top({attack_1})
                     .top({healer})
                     .facing(lair(bogs))
                     .with(ScriptedDice{});
    const auto events = events_of(state, Fight{});
    state = after(state, Fight{});
    CHECK(only<HeroDied>(events).size() == 1);
    CHECK(state.table.heroes[one].card == healer);
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R45 a hero who dies of a status is beaten by the monster that is being fought") {
    auto state = Position{}
                     .health(one, 1)
                     .status_effects(one, burning)
                     .carry(one, {item(spear)})
                     .monster(bogs, bat)
                     .top({attack_1})
                     .top({healer})
                     .facing(lair(bogs))
                     .with(ScriptedDice{});
    CHECK(has_event(events_of(state, Fight{}), HeroDied{one, state.table.heroes[one].card, lair(bogs)}));
    state = after(state, Fight{});
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
    CHECK(state.table.regions[bogs].mutations.size() == 1);
}
TEST_CASE("HAM-158 HAM-R46 a monster that dies of its tokens does not attack any more") {
    auto state = Position{}
                     .health(one, 1)
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .opponent(1, poisoned)
                     .with(ScriptedDice{1, 1, 1, 6, 6});
    state = after(state, Attack{});
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].trophies == MonsterCards{bat});
    CHECK(waits_for(state.table, WildernessPhase{one}));
}
TEST_CASE("HAM-R46 of two who would die the first death ends the encounter") {
    // The blow kills the monster before its quills can kill the hero.
    auto state =
        Position{}.health(one, 1).monster(bogs, bat, {quills}).fighting(lair(bogs)).with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].health == 1);
    CHECK(state.table.heroes[one].trophies == MonsterCards{bat});
    // The hero dies of the blow before the hero's thorns can kill the monster.
    auto other = Position{}
                     .health(one, 1)
                     .sigils(one, {Sigil::revenge})
                     .monster(bogs, bat)
                     .top({attack_1})
                     .top({healer})
                     .fighting(lair(bogs))
                     .opponent(1)
                     .with(both({1, 1, 1, 6, 6}, {6, 6, 6, 1, 1}));
    other = after(other, Attack{});
    CHECK(other.table.regions[bogs].monster == bat);
    CHECK(other.table.heroes[one].card == healer);
}

TEST_CASE("HAM-159 tokens stay from encounter to encounter and from turn to turn") {
    auto state = Position{}
                     .status_effects(one, burning)
                     .monster(bogs, bat)
                     .monster(woods, rat)
                     .top({attack_1})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{6, 6, 6, 1, 1, 4});
    state = after(state, Attack{}, SelectRegion{woods});
    CHECK(state.table.heroes[one].status_effects == burning);
    state = after(state, Flee{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.heroes[one].status_effects == burning);
}
TEST_CASE("HAM-159 death takes the tokens with it") {
    auto state = Position{}
                     .health(one, 1)
                     .status_effects(one, burning)
                     .monster(bogs, bat)
                     .top({attack_1})
                     .top({healer})
                     .facing(lair(bogs))
                     .with(ScriptedDice{});
    CHECK(after(state, Fight{}).table.heroes[one].status_effects.empty());
}
TEST_CASE("HAM-159 HAM-160 a cure removes the status it names and no other") {
    auto state = Position{}.status_effects(one, bleeding | poisoned).equip(one, {item(plaster)}).with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseConsumable{slot(1)}), StatusCured{Fighter::hero, bleeding}));
    CHECK(after(state, UseConsumable{slot(1)}).table.heroes[one].status_effects == poisoned);

    auto other = Position{}.status_effects(one, burning).equip(one, {item(biscuit)}).with(ScriptedDice{});
    CHECK(only<StatusCured>(events_of(other, UseConsumable{slot(1)})).empty());
    CHECK(after(other, UseConsumable{slot(1)}).table.heroes[one].status_effects == burning);

    auto all = Position{}.status_effects(one, every_status_effect).equip(one, {item(cure_all)}).with(ScriptedDice{});
    CHECK(after(all, UseConsumable{slot(1)}).table.heroes[one].status_effects.empty());
}

TEST_CASE("HAM-161 a monster left on the board has lost its tokens by the next turn") {
    auto flown = Position{}
                     .monster(bogs, rat)
                     .top({attack_1})
                     .fighting(lair(bogs))
                     .opponent(3, every_status_effect)
                     .with(ScriptedDice{4});
    CHECK(has_event(events_of(flown, Flee{}), StatusCured{Fighter::opponent, every_status_effect}));
    flown = after(flown, Flee{}, EnterWilderness{}, SelectRegion{bogs});
    CHECK(flown.table.encounter.status_effects.empty());

    auto beaten = Position{}
                      .health(one, 1)
                      .monster(bogs, landlord)
                      .top({attack_1})
                      .top({healer})
                      .fighting(lair(bogs))
                      .opponent(12, burning)
                      .with(both({1, 1, 1, 6, 6}, {6, 6, 6, 1, 1}));
    CHECK(has_event(events_of(beaten, Attack{}), StatusCured{Fighter::opponent, burning}));
}

TEST_CASE("HAM-162 immune gear keeps a status off while it is equipped, and only that status") {
    CHECK(suffered_from(cricket, {poisons}, {4, 4, 4, 3, 4}, {item(apron)}) == poisoned);
    CHECK(suffered_from(cricket, {poisons}, {4, 4, 4, 3, 4}, {item(relic)}).empty());
    auto state = Position{}
                     .carry(one, {item(relic)})
                     .monster(bogs, cricket)
                     .fighting(lair(bogs))
                     .with(both({1, 1, 1, 6, 6}, {4, 4, 4, 3, 4}));
    CHECK(after(state, Attack{}).table.heroes[one].status_effects == bleeding);
}

TEST_CASE("HAM-R33 tokens do nothing in the Hamlet, nor in the Wilderness before a fight") {
    auto state = Position{}
                     .turn(two)
                     .health(one, 1)
                     .status_effects(one, every_status_effect)
                     .monster(bogs, rat)
                     .facing(lair(bogs))
                     .top({attack_1})
                     .top({beer})
                     .with(ScriptedDice{4});
    state = after(state, Flee{});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroes[one].health == 1);
    state = after(state, EnterWilderness{}, SelectRegion{bogs});
    CHECK(state.table.heroes[one].health == 1);
}
TEST_CASE("HAM-R33 with the knob set, tokens hurt at the start of a turn, too, after Moon and decree") {
    auto state = Position{Options{}, ruled({.status_damage_at_turn_start = true})}
                     .turn(two)
                     .health(one, 10)
                     .status_effects(one, bleeding | burning)
                     .monster(bogs, rat)
                     .facing(lair(bogs))
                     .top({attack_1})
                     .top({beer})
                     .moon(3)
                     .top({birthday})
                     .with(ScriptedDice{4});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(has_event(events, StatusDamage{Fighter::hero, bleeding | burning, 2}));
    CHECK(state.table.heroes[one].health == 12);
    CHECK(state.table.heroes[two].health == 20);
    CHECK(waits_for(state.table, HamletPhase{one}));
}
TEST_CASE("HAM-R33 HAM-R51 with the knob set, who dies in the Hamlet leaves items to the discard and relics aside") {
    auto state = Position{Options{}, ruled({.status_damage_at_turn_start = true})}
                     .turn(two)
                     .health(one, 2)
                     .status_effects(one, bleeding | burning)
                     .equip(one, {item(spear), item(artifact(Sigil::wrath, 1))})
                     .hide(one, {beer})
                     .sigils(one, {Sigil::mercy})
                     .trophies(one, {toad})
                     .monster(bogs, rat)
                     .facing(lair(bogs))
                     .top({attack_1})
                     .top({ale})
                     .top({healer})
                     .with(ScriptedDice{4});
    const HeroCard dead = state.table.heroes[one].card;
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(has_event(events, HeroDied{one, dead, {}}));
    CHECK(has_event(events, ItemDiscarded{spear, DiscardCause::owner_died}));
    CHECK(has_event(events, ItemRevealed{one, beer}));
    CHECK(state.table.item_discard == ItemCards{spear, beer});
    CHECK(state.table.artifacts_aside == Artifacts::all());
    CHECK(state.table.sigils_aside == Sigils::all());
    CHECK(state.table.monster_discard == MonsterCards{toad});
    CHECK(state.table.heroes_in_graveyard == HeroCards{dead});
    CHECK(state.table.heroes[one].card == healer);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(audit(state.table));
}

TEST_CASE("HAM-R34 coming home cures nobody, unless the knob says so") {
    const auto home = [](auto position) {
        auto state = position.status_effects(one, bleeding | burning).won(1, bogs).in_wilderness().with(ScriptedDice{});
        return after(state, GoHome{}).table.heroes[one].status_effects;
    };
    CHECK(home(Position{}) == (bleeding | burning));
    CHECK(home(Position{Options{}, ruled({.cured_on_return = true})}).empty());
}

TEST_CASE("HAM-R35 more than two tokens of a type may be in play") {
    auto state = Position{Options{.players = 3}}
                     .turn(three)
                     .status_effects(one, bleeding)
                     .status_effects(two, bleeding)
                     .monster(bogs, cricket)
                     .fighting(lair(bogs))
                     .with(both({1, 1, 1, 6, 6}, {4, 4, 4, 3, 4}));
    CHECK(after(state, Attack{}).table.heroes[three].status_effects == bleeding);
}
TEST_CASE("HAM-R35 with the knob set, the third token of a type is not to be had, the second is") {
    const auto hit_third = [](StatusEffects second, StatusEffects opponent) {
        auto state = Position{Options{.players = 3}, ruled({.limited_status_tokens = true})}
                         .turn(three)
                         .status_effects(one, bleeding)
                         .status_effects(two, second)
                         .monster(bogs, cricket, {poisons})
                         .fighting(lair(bogs))
                         .opponent(5, opponent)
                         .with(both({1, 1, 1, 6, 6}, {4, 4, 4, 3, 4}));
        return after(state, Attack{}).table.heroes[three].status_effects;
    };
    CHECK(hit_third(bleeding, {}) == poisoned);
    CHECK(hit_third({}, {}) == (bleeding | poisoned));
    CHECK(hit_third({}, bleeding) == poisoned);
}

TEST_CASE("HAM-R39 immunity does not help against a token that is there") {
    auto state = Position{}
                     .status_effects(one, bleeding)
                     .carry(one, {item(apron)})
                     .monster(bogs, bat)
                     .facing(lair(bogs))
                     .with(ScriptedDice{});
    state = rearranged(state, slots(item(apron)));
    CHECK(state.table.heroes[one].status_effects == bleeding);
    CHECK(after(state, Fight{}).table.heroes[one].health == 19);
}
TEST_CASE("HAM-R39 with the knob set, putting immune gear on removes the token it is immune to") {
    auto state = Position{Options{}, ruled({.immunity_cures = true})}
                     .status_effects(one, bleeding | burning)
                     .carry(one, {item(apron)})
                     .with(ScriptedDice{});
    state = after(state, Rearrange{});
    CHECK(has_event(events_of(state, Equip{item(apron)}), StatusCured{Fighter::hero, bleeding}));
    CHECK(after(state, Equip{item(apron)}).table.heroes[one].status_effects == burning);
}
TEST_CASE("HAM-156 who has no token suffers nothing") {
    auto state = Position{}.monster(bogs, bat).facing(lair(bogs)).with(both({1, 1, 1, 6, 6}, {1, 1, 1, 6, 6}));
    CHECK(only<StatusDamage>(events_of(state, Fight{})).empty());
    state = after(state, Fight{});
    CHECK(only<StatusDamage>(events_of(state, Attack{})).empty());
}
