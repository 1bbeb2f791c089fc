#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A hero at death's door before a Landlord away from any home: 12 health, Attack 3. The next attack is a tie, and the
// Landlord's is deadly.
template <class Rules = StandardRules>
Position<Rules> doomed(const Options& options = {}, const Rules& rules = {}) {
    return Position<Rules>{options, rules}.health(one, 1).monster(bogs, landlord).fighting(lair(bogs));
}

template <class S>
S die(const S& state) {
    return after(state, Attack{});
}

}  // namespace

TEST_CASE("HAM-132 the card of a dead hero goes to the graveyard") {
    auto state = doomed().hero(one, striker).top({attack_1}).top({healer}).with(deadly);
    const auto events = events_of(state, Attack{});
    state = die(state);
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes_in_graveyard == HeroCards{striker});
    CHECK(has_event(events, HeroDied{one, striker, lair(bogs)}));
}
TEST_CASE("HAM-133 the trophies of a dead hero's player go to the monster discard, not to the graveyard") {
    auto state = doomed().trophies(one, {bat, queen}).top({attack_1}).top({healer}).with(deadly);
    const auto events = events_of(state, Attack{});
    state = die(state);
    CHECK(state.table.monster_discard == MonsterCards{bat, queen});
    CHECK(state.table.monsters_in_graveyard.empty());
    CHECK(state.table.heroes[one].trophies.empty());
    CHECK(has_event(events, TrophiesLost{one, MonsterCards{bat, queen}}));
}
TEST_CASE("HAM-133 without trophies none are lost") {
    const auto state = doomed().top({attack_1}).top({healer}).with(deadly);
    CHECK(only<TrophiesLost>(events_of(state, Attack{})).empty());
}
TEST_CASE("HAM-134 items, artifacts and Sigils lie under the monster that killed the hero") {
    auto state = doomed()
                     .equip(one, {item(beer), item(artifact(Sigil::wrath, 1))})
                     .carry(one, {item(pot), item(artifact(Sigil::mercy, 3))})
                     .sigils(one, {Sigil::wrath, Sigil::selflessness})
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    state = die(state);
    const RegionSpace& space = state.table.regions[bogs];
    CHECK(space.items == ItemCards{beer, pot});
    CHECK(space.artifacts == Artifacts{artifact(Sigil::wrath, 1), artifact(Sigil::mercy, 3)});
    CHECK(space.sigils == Sigils{Sigil::wrath, Sigil::selflessness});
    CHECK(state.table.item_discard.empty());
}
TEST_CASE("HAM-134 what was hidden is shown as it comes to lie under the monster") {
    auto state = doomed().hide(one, {beer}).top({attack_1}).top({healer}).with(deadly);
    CHECK(has_event(events_of(state, Attack{}), ItemRevealed{one, beer}));
    CHECK(die(state).table.regions[bogs].items == ItemCards{beer});
}
TEST_CASE("HAM-134 what other players have is none of the monster's") {
    auto state = doomed().carry(two, {item(pot)}).trophies(two, {bat}).top({attack_1}).top({healer}).with(deadly);
    state = die(state);
    CHECK(state.table.heroes[two].items == ItemCards{pot});
    CHECK(state.table.heroes[two].trophies == MonsterCards{bat});
    CHECK(state.table.regions[bogs].items.empty());
}

TEST_CASE("HAM-135 HAM-R41 the killer gains the top mutation, left space first") {
    auto state = doomed().top({attack_1, defense_1}).top({healer, striker}).with(deadly);
    CHECK(has_event(events_of(state, Attack{}), MonsterMutated{bogs, attack_1}));
    state = die(state);
    CHECK(state.table.regions[bogs].mutations == InlineVector<MutationCard, 2>{attack_1});
    // The other player falls to it, too, and meets it with its mutation.
    state.table.heroes[two].health = 1;
    state.chance = deadly;
    state = after(state, EnterWilderness{}, SelectRegion{bogs}, Fight{});
    CHECK(has_event(events_of(state, Attack{}), AttackResolved{Fighter::opponent, 22, 2, 20, false}));
}
TEST_CASE("HAM-135 a second mutation takes the right space") {
    auto state = Position{}
                     .health(one, 1)
                     .monster(bogs, landlord, {poisons})
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    CHECK(die(state).table.regions[bogs].mutations == InlineVector<MutationCard, 2>{poisons, attack_1});
}
TEST_CASE("HAM-135 HAM-R40 a monster with two mutations gains no third, but heals and is cured") {
    auto state = Position{}
                     .health(one, 1)
                     .monster(bogs, landlord, {poisons, defense_1})
                     .fighting(lair(bogs))
                     .opponent(3, burning)
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    const auto events = events_of(state, Attack{});
    CHECK(only<MonsterMutated>(events).empty());
    CHECK(has_event(events, StatusCured{Fighter::opponent, burning}));
    CHECK(has_event(events, MonsterRestored{lair(bogs), 12}));
    state = die(state);
    CHECK(state.table.regions[bogs].mutations == InlineVector<MutationCard, 2>{poisons, defense_1});
    CHECK(state.table.mutation_deck.cards().has(attack_1));
}
TEST_CASE("HAM-R40 with the knob set, a third mutation takes the place of one of the two by lot") {
    for (const int lot : {1, 2}) {
        auto dice = deadly;
        auto state = Position{Options{}, ruled({.third_mutation_replaces = true})}
                         .health(one, 1)
                         .monster(bogs, landlord, {poisons, defense_1})
                         .fighting(lair(bogs))
                         .top({attack_1})
                         .top({healer})
                         .with(dice.then({lot}));
        const MutationCard lost = lot == 1 ? poisons : defense_1;
        const auto events = events_of(state, Attack{});
        CHECK(has_event(events, MutationsDiscarded{{lost}}));
        CHECK(has_event(events, MonsterMutated{bogs, attack_1}));
        state = die(state);
        CHECK(state.chance.verdict());
        CHECK(state.table.mutation_discard == MutationCards{lost});
        CHECK(state.table.regions[bogs].mutations[static_cast<std::size_t>(lot - 1)] == attack_1);
        CHECK(audit(state.table));
    }
}

TEST_CASE("HAM-136 HAM-R44 HAM-X15 the killer heals up to what the new mutation gives it") {
    // 7 health and 1 more at home, down to 2 and burning; the status leaves it 1.
    auto state = Position{}
                     .health(one, 1)
                     .monster(caves, miner)
                     .fighting(lair(caves))
                     .opponent(2, burning)
                     .top({health_2})
                     .top({healer})
                     .with(deadly);
    const auto events = events_of(state, Attack{});
    state = die(state);
    CHECK(has_event(events, MonsterRestored{lair(caves), 10}));
    CHECK(full_health(state.table, lair(caves)) == 10);
    CHECK(state.table.regions[caves].mutations.size() == 1);
    state = after(state, EnterWilderness{}, SelectRegion{caves});
    CHECK(state.table.encounter.health == 10);
    CHECK(state.table.encounter.status_effects.empty());
}
TEST_CASE("HAM-137 HAM-138 the killer sheds its tokens and stays where it is") {
    auto state = doomed().opponent(9, every_status_effect).top({attack_1}).top({healer}).with(deadly);
    CHECK(has_event(events_of(state, Attack{}), StatusCured{Fighter::opponent, every_status_effect}));
    state = die(state);
    CHECK(state.table.regions[bogs].monster == landlord);
    CHECK_FALSE(state.table.encounter.at);
}

TEST_CASE("HAM-139 the turn ends with the hero") {
    auto state = doomed().top({attack_1}).top({healer}).with(deadly);
    CHECK(has_event(events_of(state, Attack{}), TurnEnded{one}));
    CHECK(waits_for(die(state).table, HamletPhase{two}));
}
TEST_CASE("HAM-140 HAM-056 HAM-R47 HAM-R79 the new hero comes at once, in full health, ready and empty-handed") {
    auto state = doomed()
                     .maximum(one, 24)
                     .favor_used(one)
                     .status_effects(one, poisoned)
                     .equip(one, {item(spear)})
                     .sigils(one, {Sigil::mercy})
                     .trophies(one, {bat})
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    const auto events = events_of(state, Attack{});
    state = die(state);
    Hero fresh{};
    fresh.card = healer;
    fresh.health = fresh.maximum = 20;
    fresh.favor_ready = true;
    CHECK(state.table.heroes[one] == fresh);
    CHECK(has_event(events, HeroDrawn{one, healer}));
    CHECK(only<HeirloomDrawn>(events).empty());
}
TEST_CASE("HAM-R47 with the knob set, every new hero has two heirlooms") {
    auto state = doomed({}, ruled({.heirlooms_for_every_hero = true}))
                     .top({attack_1})
                     .top({healer})
                     .top({beer, spear})
                     .with(deadly);
    const auto events = events_of(state, Attack{});
    state = die(state);
    CHECK(state.table.heroes[one].items == ItemCards{beer, spear});
    CHECK(state.table.heroes[one].hidden == ItemCards{beer, spear});
    CHECK(has_event(events, HeirloomDrawn{one, beer, true}));
    CHECK(only<HeirloomDrawn>(events).size() == 2);
}
TEST_CASE("HAM-R47 with the knob set, the new hero comes when the player's next turn begins, after the Moon") {
    auto state = doomed({}, ruled({.new_hero_next_turn = true}))
                     .moon(2)
                     .monster(woods, bat)
                     .top({attack_1, defense_1})
                     .top({healer})
                     .top({beer})
                     .top({birthday})
                     .with(deadly);
    CHECK(only<HeroDrawn>(events_of(state, Attack{})).empty());
    state = die(state);
    CHECK(state.table.heroless == SeatSet{one});
    CHECK(state.table.heroes[one] == Hero{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(audit(state.table));

    state.chance = ScriptedDice{4};
    state = after(state, EnterWilderness{}, SelectRegion{woods});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroless.empty());
    CHECK(state.table.heroes[one].health == 20);
    REQUIRE(only<HeroDrawn>(events).size() == 1);
    const auto drawn = std::find(events.begin(), events.end(), Event{HeroDrawn{one, healer}});
    const auto moon = std::find(events.begin(), events.end(), Event{MoonMoved{3, 4}});
    CHECK(moon < drawn);
    // The Baron's birthday does nothing for somebody who is not there.
    CHECK(only<DecreeEffect>(events).size() == 1);
}
TEST_CASE("HAM-R06 with the knob set, the new hero is one of two, and the other is shuffled back") {
    auto state = doomed({}, ruled({.draw_two_heroes = true}))
                     .hero(one, gritty)
                     .top({attack_1})
                     .top({healer, striker})
                     .with(deadly);
    state = die(state);
    CHECK(waits_for(state.table, ChooseHero{one, healer, striker}));
    CHECK(refusal(state.table, KeepHero{gritty}) == "HAM-R06");
    CHECK(refusal(state.table, KeepHero{static_cast<HeroCard>(200)}) == "HAM-R06");
    CHECK(refusal(state.table, Heal{}) == "HAM-R06");
    CHECK(audit(state.table));
    state = after(state, KeepHero{striker});
    CHECK(state.table.heroes[one].card == striker);
    CHECK(state.table.hero_deck.cards().has(healer));
    CHECK(state.table.heroes[one].items.empty());
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R06 HAM-R47 a hero chosen of two comes with heirlooms where every hero does") {
    auto state = doomed({}, ruled({.draw_two_heroes = true, .heirlooms_for_every_hero = true}))
                     .top({attack_1})
                     .top({healer, striker})
                     .top({beer, spear})
                     .with(deadly);
    state = after(die(state), KeepHero{healer});
    CHECK(state.table.heroes[one].card == healer);
    CHECK(state.table.heroes[one].items == ItemCards{beer, spear});
}
TEST_CASE("HAM-R06 where only one hero is left there is nothing to choose") {
    auto state =
        doomed({}, ruled({.draw_two_heroes = true})).heroes_run_out().top({attack_1}).top({healer}).with(deadly);
    state = die(state);
    CHECK(state.table.heroes[one].card == healer);
    CHECK(waits_for(state.table, HamletPhase{two}));
}

TEST_CASE("HAM-141 the belongings of several heroes add up under one monster") {
    auto state = doomed()
                     .carry(one, {item(pot), item(artifact(Sigil::wrath, 2))})
                     .belongings(bogs, {item(spear), item(artifact(Sigil::mercy, 1)), item(Sigil::revenge)})
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    state = die(state);
    CHECK(state.table.regions[bogs].items == ItemCards{pot, spear});
    CHECK(state.table.regions[bogs].artifacts == Artifacts{artifact(Sigil::wrath, 2), artifact(Sigil::mercy, 1)});
    CHECK(state.table.regions[bogs].sigils == Sigils{Sigil::revenge});
}

TEST_CASE("HAM-R80 HAM-R31 what was running stops with the hero, and is discarded instead of left behind") {
    auto state = doomed()
                     .hero(one, attack_2_turn)
                     .equip(one, {item(courage), item(wine), item(spear)})
                     .top({attack_1})
                     .top({attack_3_encounter})
                     .hero(two, healer)
                     .with(deadly);
    state = after(state, UseConsumable{slot(1)}, UseConsumable{slot(2)}, UseFavor{});
    // All of it, 3 and 2 and 2 and 2, still leaves a tie.
    state.chance = ScriptedDice{1, 1, 1, 6, 6, 6, 6, 6, 1, 1};
    const auto events = events_of(state, Attack{});
    state = die(state);
    CHECK(state.table.item_discard == ItemCards{courage, wine});
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
    CHECK(state.table.turn.running.empty());
    CHECK_FALSE(state.table.turn.favor_running);
    CHECK(has_event(events, EffectEnded{one, wine, Duration::turn}));
    CHECK(has_event(events, EffectEnded{one, {}, Duration::turn}));
}

TEST_CASE("HAM-140 the order of a defeat is death, trophies, belongings, mutation, health, new hero, end of turn") {
    const auto state =
        doomed().hide(one, {beer}).trophies(one, {bat}).opponent(9, burning).top({attack_1}).top({healer}).with(deadly);
    std::vector<std::size_t> kinds;
    for (const Event& event : events_of(state, Attack{})) kinds.push_back(event.index());
    const std::vector<std::size_t> order{Event{HeroDied{}}.index(),     Event{TrophiesLost{}}.index(),
                                         Event{ItemRevealed{}}.index(), Event{MonsterMutated{}}.index(),
                                         Event{StatusCured{}}.index(),  Event{MonsterRestored{}}.index(),
                                         Event{HeroDrawn{}}.index(),    Event{TurnEnded{}}.index()};
    auto at = kinds.begin();
    for (const std::size_t kind : order) {
        at = std::find(at, kinds.end(), kind);
        REQUIRE(at != kinds.end());
    }
}

TEST_CASE("HAM-139 in a game of four the turn goes to the next player clockwise") {
    auto state = doomed(Options{.players = 4}).top({attack_1}).top({healer}).with(deadly);
    CHECK(waits_for(die(state).table, HamletPhase{two}));
    auto last = Position{Options{.players = 4}}
                    .turn(four)
                    .health(four, 1)
                    .monster(bogs, landlord)
                    .fighting(lair(bogs))
                    .top({attack_1})
                    .top({healer})
                    .top({beer})
                    .with(deadly);
    last = die(last);
    CHECK(waits_for(last.table, HamletPhase{one}));
    CHECK(last.table.heroes[four].card == healer);
}

TEST_CASE("HAM-134 HAM-R77 what was hidden since before a shuffle is open to all under the monster") {
    auto state = Position{}
                     .turn(two)
                     .health(one, 1)
                     .hide(one, {beer})
                     .items_run_out()
                     .won(1, woods)
                     .in_wilderness()
                     .monster(bogs, landlord)
                     .top({attack_1})
                     .top({healer})
                     .with(ScriptedDice{1});
    state = after(state, GoHome{});  // the shop needs an item, and the discard is shuffled
    CHECK(state.table.older_items == ItemCards{beer});
    state.chance = deadly;
    state = after(state, EnterWilderness{}, SelectRegion{bogs}, Fight{}, Attack{});
    CHECK(state.table.older_items.empty());
    CHECK((*view(state.table, two)).regions[bogs].items == ItemCards{beer});
    CHECK(audit(state.table));
}
