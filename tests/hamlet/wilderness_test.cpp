#include "cards.hpp"

using namespace hamlet_test;

TEST_CASE("HAM-037 HAM-097 HAM-D09 in the Wilderness the player names one of the four regions") {
    const auto state = after(Position{}.with(ScriptedDice{}), EnterWilderness{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    for_each_enumerator<Region>([&](Region region) { CHECK(is_legal(state.table, SelectRegion{region})); });
    CHECK(refusal(state.table, SelectRegion{static_cast<Region>(4)}) == "HAM-003");
    CHECK(refusal(state.table, Heal{}) == "HAM-037");
    CHECK(has_event(events_of(Position{}.with(ScriptedDice{}), EnterWilderness{}), WildernessEntered{one}));
}

TEST_CASE("HAM-038 HAM-D11 nobody goes home before facing anybody") {
    CHECK(refusal(Position{}.in_wilderness().table(), GoHome{}) == "HAM-038");
    CHECK(is_legal(Position{}.in_wilderness().won(1, caves).table(), GoHome{}));
}

TEST_CASE("HAM-098 HAM-105 HAM-K07 in an empty region the top monster is drawn: face up, unhurt, without mutations") {
    auto state = Position{}.top({rat}).in_wilderness().with(ScriptedDice{});
    const auto events = events_of(state, SelectRegion{bogs});
    CHECK(has_event(events, RegionSelected{one, bogs}));
    CHECK(has_event(events, MonsterRevealed{bogs, rat}));
    state = after(state, SelectRegion{bogs});
    CHECK(state.table.regions[bogs].monster == rat);
    CHECK(state.table.regions[bogs].mutations.empty());
    CHECK(state.table.encounter.health == 5);
    CHECK(state.table.encounter.status_effects.empty());
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-099 HAM-R24 HAM-004 in an occupied region the monster there is met, and no card is drawn") {
    auto state = Position{}.monster(bogs, rat, {health_2, attack_1}).in_wilderness().with(ScriptedDice{});
    const std::size_t deck = state.table.monster_deck.size();
    CHECK(has_event(events_of(state, SelectRegion{bogs}), MonsterMet{bogs, rat}));
    state = after(state, SelectRegion{bogs});
    CHECK(state.table.monster_deck.size() == deck);
    CHECK(state.table.encounter.health == 7);
    CHECK(state.table.regions[bogs].mutations.size() == 2);
}

TEST_CASE("HAM-100 HAM-101 HAM-X07 a monster has one more health and one more Attack at home, and only there") {
    const auto meet = [](Region region) {
        return after(Position{}.top({bat}).in_wilderness().with(ScriptedDice{}), SelectRegion{region});
    };
    CHECK(meet(caves).table.encounter.health == 5);
    CHECK(meet(bogs).table.encounter.health == 4);
    CHECK(full_health(meet(caves).table, lair(caves)) == 5);
    const auto position = Position{}.top({bat}).in_wilderness();
    CHECK(has_event(events_of(position.with(ScriptedDice{}), SelectRegion{caves}), HomeBonusApplied{caves, 1}));
    CHECK(only<HomeBonusApplied>(events_of(position.with(ScriptedDice{}), SelectRegion{bogs})).empty());

    // The bat attacks with 2, 3, 4 against 5, 4: damage 1 at home, a tie elsewhere.
    const auto health = [&](Region region) {
        auto state = after(meet(region), Fight{});
        state.chance = ScriptedDice{1, 1, 1, 6, 6, 2, 3, 4, 5, 4};
        return after(state, Attack{}).table.heroes[one].health;
    };
    CHECK(health(caves) == 19);
    CHECK(health(bogs) == 20);
}
TEST_CASE("HAM-R25 a monster without a region symbol is at home nowhere") {
    for_each_enumerator<Region>(
        [](Region region) { CHECK(home_bonus(Position{}.monster(region, landlord).table(), region) == 0); });
}
TEST_CASE("HAM-C56 HAM-C61 by decree the home bonus is two, or none") {
    const auto health = [](auto position) {
        return after(position.top({bat}).in_wilderness().with(ScriptedDice{}), SelectRegion{caves})
            .table.encounter.health;
    };
    CHECK(health(Position{}) == 5);
    CHECK(health(Position{}.decree(home_2)) == 6);
    CHECK(health(Position{}.decree(home_0)) == 4);
    CHECK(home_bonus(Position{}.decree(home_0).monster(caves, bat).table(), caves) == 0);
    CHECK(home_bonus(Position{}.decree(home_2).monster(caves, bat).table(), caves) == 2);
}
TEST_CASE("HAM-100 the home bonus is a knob, and a decree works on top of it") {
    const auto rules = ruled({.home_bonus = 3});
    CHECK(home_bonus(Position{Options{}, rules}.monster(caves, bat).table(), caves) == 3);
    CHECK(home_bonus(Position{Options{}, rules}.decree(home_0).monster(caves, bat).table(), caves) == 2);
}

TEST_CASE("HAM-102 an empty monster deck is made anew of the monster discard") {
    auto state = Position{}.monsters_run_out().in_wilderness().with(ScriptedDice{1});
    CHECK(state.table.monster_deck.empty());
    CHECK(has_event(events_of(state, SelectRegion{bogs}), DeckReshuffled{Pile::monsters, 45}));
    state = after(state, SelectRegion{bogs});
    CHECK(state.table.regions[bogs].monster == bat);
    CHECK(state.table.monster_discard.empty());
    CHECK(state.table.monster_deck.size() == 44);
}

TEST_CASE("HAM-103 HAM-D13 with the monster in view the player fights or retreats") {
    auto state = after(Position{}.top({rat}).in_wilderness().with(ScriptedDice{}), SelectRegion{bogs});
    CHECK(waits_for(state.table, StandOff{one}));
    CHECK(is_legal(state.table, Fight{}));
    CHECK(is_legal(state.table, Flee{}));
    CHECK(refusal(state.table, GoHome{}) == "HAM-103");
    CHECK(refusal(state.table, Attack{}) == "HAM-103");
    CHECK(refusal(state.table, SelectRegion{caves}) == "HAM-103");
    CHECK(has_event(events_of(state, Fight{}), FightStarted{one, lair(bogs), 5}));
    CHECK(waits_for(after(state, Fight{}).table, CombatTurn{one}));
}

TEST_CASE("HAM-R75 HAM-D08 with nobody to face the turn ends as the Hamlet is left") {
    Position empty;
    standard_content.monsters.all().for_each([&](MonsterCard card) { empty.trophies(two, {card}); });
    auto state = empty.top({beer}).with(ScriptedDice{});
    state = after(state, EnterWilderness{});
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R75 with no monster to draw, only occupied regions and the Champion can be declared") {
    Position scarce = Position{}.monster(bogs, bat).sigils(one, {Sigil::wrath});
    standard_content.monsters.all().for_each([&](MonsterCard card) {
        if (card != bat) scarce.trophies(two, {card});
    });
    const auto table = scarce.in_wilderness().table();
    CHECK(is_legal(table, SelectRegion{bogs}));
    CHECK(refusal(table, SelectRegion{caves}) == "HAM-R75");
    CHECK(is_legal(table, ChallengeChampion{}));
}
TEST_CASE("HAM-R75 HAM-D08 one monster left on the board is enough to leave the Hamlet for") {
    Position scarce = Position{}.monster(woods, bat);
    standard_content.monsters.all().for_each([&](MonsterCard card) {
        if (card != bat) scarce.trophies(two, {card});
    });
    CHECK(waits_for(after(scarce.with(ScriptedDice{}), EnterWilderness{}).table, WildernessPhase{one}));
}

TEST_CASE("HAM-039 HAM-130 after a victory the player may stay, move on or go home") {
    auto state = Position{}
                     .monster(bogs, bat)
                     .sigils(one, {Sigil::mercy})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, Attack{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(is_legal(state.table, SelectRegion{bogs}));
    CHECK(is_legal(state.table, SelectRegion{caves}));
    CHECK(is_legal(state.table, ChallengeChampion{}));
    CHECK(is_legal(state.table, GoHome{}));
}
TEST_CASE("HAM-131 HAM-040 HAM-041 going home after a victory costs nothing and ends the turn") {
    auto state = Position{}.health(one, 7).in_wilderness().won(1, caves).with(ScriptedDice{});
    const auto events = events_of(state, GoHome{});
    CHECK(has_event(events, TurnEnded{one}));
    state = after(state, GoHome{});
    CHECK(state.table.heroes[one].health == 7);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-190 HAM-191 HAM-D10 only the holder of a Sigil may challenge the Champion, in place of a region") {
    CHECK(refusal(Position{}.in_wilderness().table(), ChallengeChampion{}) == "HAM-190");
    CHECK(refusal(Position{}.sigils(two, {Sigil::wrath}).in_wilderness().table(), ChallengeChampion{}) == "HAM-190");
    auto state = Position{}.sigils(one, {Sigil::wrath}).in_wilderness().with(ScriptedDice{});
    state = after(state, ChallengeChampion{});
    CHECK(waits_for(state.table, StandOff{one}));
    CHECK(state.table.encounter.at == Lair::abbey);
}
TEST_CASE("HAM-R60 the Champion may be challenged after a victory, unless the knob wants it first") {
    const auto tired = [](auto position) {
        return position.sigils(one, {Sigil::wrath}).in_wilderness().won(1, caves).table();
    };
    CHECK(is_legal(tired(Position{}), ChallengeChampion{}));
    const auto rules = ruled({.champion_first_only = true});
    CHECK(refusal(tired(Position{Options{}, rules}), ChallengeChampion{}) == "HAM-R60");
    CHECK(
        is_legal(Position{Options{}, rules}.sigils(one, {Sigil::wrath}).in_wilderness().table(), ChallengeChampion{}));
}
