#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A fight in the Bogs that the next attack wins, after so many encounters in this turn. Tired heroes swing weakly.
template <class Rules = StandardRules>
Position<Rules> another_fight(int encounters, const Rules& rules = {}) {
    Position<Rules> position{Options{}, rules};
    if (encounters > 0) position.won(encounters, caves);
    return position.monster(bogs, rat).fighting(lair(bogs)).opponent(1);
}

}  // namespace

TEST_CASE("HAM-163 HAM-164 HAM-173 the first encounter of a turn costs nothing, the second a token and two health") {
    const auto first = after(another_fight(0).with(killing_blow), Attack{});
    CHECK(first.table.turn.encounters == 1);
    CHECK(first.table.turn.fatigue == 0);
    CHECK(first.table.heroes[one].health == 20);

    auto second = another_fight(1).with(killing_blow);
    CHECK(has_event(events_of(second, Attack{}), FatigueTaken{one, 1, 2}));
    second = after(second, Attack{});
    CHECK(second.table.turn.fatigue == 1);
    CHECK(second.table.heroes[one].health == 18);
    CHECK(waits_for(second.table, WildernessPhase{one}));
}
TEST_CASE("HAM-165 HAM-166 HAM-172 each further encounter costs another token, and the player may go on") {
    const auto third = after(another_fight(2).with(killing_blow), Attack{});
    CHECK(third.table.turn.fatigue == 2);
    CHECK(third.table.heroes[one].health == 18);
    CHECK(is_legal(third.table, SelectRegion{caves}));
    CHECK(is_legal(third.table, GoHome{}));
}
TEST_CASE("HAM-168 HAM-R52 HAM-170 HAM-041 the third token sends the hero home at once, and the tokens go aside") {
    auto state = another_fight(3).equip(one, {item(beer)}).with(killing_blow);
    const auto events = events_of(state, Attack{});
    CHECK(has_event(events, FatigueTaken{one, 3, 2}));
    CHECK(has_event(events, ForcedHome{one}));
    CHECK(has_event(events, TurnEnded{one}));
    state = after(state, Attack{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.turn.fatigue == 0);
    CHECK(state.table.turn.encounters == 0);
    CHECK(state.table.heroes[one].health == 18);
}
TEST_CASE("HAM-R50 HAM-X09 four encounters unhurt: 20, 18, 16, 14, and home") {
    auto state = Position{}.top({bat, moth, rat, toad}).in_wilderness().with(ScriptedDice{});
    const std::vector<int> health{20, 18, 16, 14};
    for (std::size_t fight = 0; fight != 4; ++fight) {
        state.chance = killing_blow;
        state = after(state, SelectRegion{steppe}, Fight{}, Attack{});
        CHECK(state.chance.verdict());
        CHECK(state.table.heroes[one].health == health[fight]);
    }
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.heroes[one].trophies.size() == 4);
}
TEST_CASE("HAM-R50 with the knob set, tokens are taken at the start of the third, fourth and fifth encounter") {
    const auto rules = ruled({.fatigue_before_encounter = true});
    const auto second = after(another_fight(1, rules).won(1, caves, 0).with(killing_blow), Attack{});
    CHECK(second.table.turn.fatigue == 0);
    CHECK(second.table.heroes[one].health == 20);
    const auto third = after(second, SelectRegion{bogs});
    CHECK(third.table.turn.fatigue == 1);
    CHECK(third.table.heroes[one].health == 18);
    CHECK(waits_for(third.table, StandOff{one}));

    auto fifth = Position{Options{}, rules}.won(4, caves, 2).in_wilderness().monster(bogs, bat).with(ScriptedDice{});
    CHECK(has_event(events_of(fifth, SelectRegion{bogs}), ForcedHome{one}));
    CHECK(waits_for(after(fifth, SelectRegion{bogs}).table, HamletPhase{two}));
}

TEST_CASE("HAM-169 HAM-C10 HAM-C59 a ward spares the health, not the token, the weakness or the way home") {
    auto second = after(another_fight(1).equip(one, {item(donkey)}).with(killing_blow), Attack{});
    CHECK(second.table.turn.fatigue == 1);
    CHECK(second.table.heroes[one].health == 20);
    auto decreed = another_fight(1).decree(no_fatigue_pain).with(killing_blow);
    CHECK(has_event(events_of(decreed, Attack{}), FatigueTaken{one, 1, 0}));
    CHECK(after(decreed, Attack{}).table.heroes[one].health == 20);

    auto fourth = after(another_fight(3).equip(one, {item(donkey)}).with(killing_blow), Attack{});
    CHECK(waits_for(fourth.table, HamletPhase{two}));
    CHECK(fourth.table.heroes[one].health == 20);
}

TEST_CASE("HAM-171 what Fatigue has cost may be healed in the Wilderness") {
    auto state = another_fight(1).equip(one, {item(beer)}).with(killing_blow);
    state = after(state, Attack{}, UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].health == 20);
    CHECK(state.table.turn.fatigue == 1);
}
TEST_CASE("HAM-171 what Fatigue has cost stays lost after the turn") {
    const auto state = after(another_fight(1).with(killing_blow), Attack{}, GoHome{});
    CHECK(state.table.heroes[one].health == 18);
}

TEST_CASE("HAM-R53 the count begins anew every turn") {
    auto state =
        Position{Options{.players = 2}, ruled({.may_stay_home = true})}.won(2, caves).in_wilderness().top({beer}).with(
            ScriptedDice{});
    state = after(state, GoHome{}, StayHome{});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.turn.encounters == 0);
    CHECK(state.table.turn.fatigue == 0);
}

TEST_CASE("HAM-R51 a hero who dies of Fatigue leaves the belongings in the region, for the next victor there") {
    auto state = another_fight(1)
                     .health(one, 2)
                     .carry(one, {item(spear), item(artifact(Sigil::mercy, 1))})
                     .trophies(one, {bat})
                     .top({curer})
                     .with(killing_blow);
    CHECK(only<HeroDied>(events_of(state, Attack{}))[0].at == lair(bogs));
    state = after(state, Attack{});
    CHECK(state.table.heroes_in_graveyard.size() == 1);
    CHECK(state.table.monster_discard == MonsterCards{bat, rat});
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
    CHECK(state.table.regions[bogs].artifacts == Artifacts{artifact(Sigil::mercy, 1)});
    CHECK(state.table.regions[bogs].monster == std::nullopt);
    CHECK(state.table.heroes[one].card == curer);
    CHECK(waits_for(state.table, HamletPhase{two}));

    auto next = Position{}.belongings(bogs, {item(spear)}).top({rat}).in_wilderness().with(ScriptedDice{6, 6, 6, 1, 1});
    CHECK(after(next, SelectRegion{bogs}, Fight{}, Attack{}).table.heroes[one].items == ItemCards{spear});
}
TEST_CASE("HAM-R51 with the knob set, Fatigue leaves at least one health") {
    auto state = another_fight(1, ruled({.fatigue_never_kills = true})).health(one, 2).with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].health == 1);
    CHECK(waits_for(state.table, WildernessPhase{one}));
}
TEST_CASE("HAM-166 HAM-167 damage and weakness of a token are knobs") {
    const auto rules = ruled({.fatigue_damage = 5, .fatigue_penalty = 1});
    auto state = after(another_fight(1, rules).with(killing_blow), Attack{}, SelectRegion{bogs}, Fight{});
    CHECK(state.table.heroes[one].health == 15);
    state.chance = ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6};
    CHECK(only<AttackResolved>(events_of(state, Attack{}))[0].attack == 2);
}
TEST_CASE("HAM-R67 tokens count in a fight with the Champion") {
    const auto state = Position{}
                           .sigils(one, {Sigil::mercy})
                           .won(2, caves)
                           .champion(runner, {web, legs, fog})
                           .fighting(Lair::abbey)
                           .with(ScriptedDice{2, 2, 2, 6, 6, 1, 1, 1, 6, 6});
    CHECK(only<AttackResolved>(events_of(state, Attack{}))[0].attack == 4);
}

TEST_CASE("HAM-167 HAM-R50 the third fight is fought at two less, the fourth at four less, the first two at nothing") {
    const auto attack = [](int won) {
        auto state = another_fight(won).with(ScriptedDice{3, 3, 3, 1, 1});
        return only<AttackResolved>(events_of(state, Attack{}))[0].attack;
    };
    CHECK(attack(0) == 9);
    CHECK(attack(1) == 9);
    CHECK(attack(2) == 7);
    CHECK(attack(3) == 5);
}
TEST_CASE("HAM-123 HAM-167 tokens do not lower the defense") {
    auto state = another_fight(3).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4});
    CHECK(has_event(events_of(state, Attack{}), AttackResolved{Fighter::opponent, 9, 8, 1, false}));
}
TEST_CASE("HAM-168 HAM-R52 neither a Sigil nor anything in the slots gives a choice after the third token") {
    auto state = another_fight(3)
                     .sigils(one, {Sigil::wrath})
                     .equip(one, {item(beer)})
                     .carry(one, {item(spear)})
                     .with(killing_blow);
    state = after(state, Attack{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.heroes[one].items == ItemCards{beer, spear});
}
TEST_CASE("HAM-168 no table holds a third token") {
    const auto result = Position{}.won(4, woods, 3).in_wilderness().try_table();
    CHECK_FALSE(result);
    CHECK(std::string(result.verdict().clause()) == "HAM-168");
}
TEST_CASE("HAM-C10 a ward in the backpack wards off nothing") {
    auto state = another_fight(1).carry(one, {item(donkey)}).with(killing_blow);
    CHECK(after(state, Attack{}).table.heroes[one].health == 18);
}
TEST_CASE("HAM-166 the health that a token costs is told") {
    const auto state = another_fight(1).with(killing_blow);
    CHECK(has_event(events_of(state, Attack{}), HealthChanged{Fighter::hero, 20, 18, HealthCause::fatigue}));
}
TEST_CASE("HAM-R50 the token comes even to a player who would have gone home") {
    auto state = another_fight(1).health(one, 3).with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].health == 1);
    CHECK(is_legal(state.table, GoHome{}));
}
TEST_CASE("HAM-R50 with the knob set, a challenge as third encounter tires, and as second does not") {
    const auto tired = [](int won) {
        auto state = Position{Options{}, ruled({.fatigue_before_encounter = true})}
                         .won(won, woods, 0)
                         .sigils(one, {Sigil::wrath})
                         .in_wilderness()
                         .with(ScriptedDice{});
        return only<FatigueTaken>(events_of(state, ChallengeChampion{})).size();
    };
    CHECK(tired(1) == 0);
    CHECK(tired(2) == 1);
}
TEST_CASE("HAM-R50 with the knob set, whoever goes home after two encounters takes no token") {
    auto state = Position{Options{}, ruled({.fatigue_before_encounter = true})}
                     .won(2, woods, 0)
                     .in_wilderness()
                     .with(ScriptedDice{});
    CHECK(only<FatigueTaken>(events_of(state, GoHome{})).empty());
}
TEST_CASE("HAM-R51 a third token that kills leads to the grave, not home") {
    auto state = another_fight(3).health(one, 2).top({healer}).with(killing_blow);
    const auto events = events_of(state, Attack{});
    CHECK(only<ForcedHome>(events).empty());
    CHECK(only<HeroDied>(events).size() == 1);
}
TEST_CASE("HAM-R51 a token before an encounter kills as well, in the region of the encounter before") {
    auto state = Position{Options{}, ruled({.fatigue_before_encounter = true})}
                     .won(2, woods, 0)
                     .health(one, 2)
                     .carry(one, {item(spear)})
                     .monster(bogs, bat)
                     .in_wilderness()
                     .top({healer})
                     .with(ScriptedDice{});
    state = after(state, SelectRegion{bogs});
    CHECK(state.table.regions[woods].items == ItemCards{spear});
    CHECK(state.table.regions[bogs].items.empty());
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R51 with the knob set, Fatigue costs what can be spared and no more") {
    const auto damage = [](int health) {
        auto state = another_fight(1, ruled({.fatigue_never_kills = true})).health(one, health).with(killing_blow);
        return int{only<FatigueTaken>(events_of(state, Attack{}))[0].damage};
    };
    CHECK(damage(1) == 0);
    CHECK(damage(2) == 1);
    CHECK(damage(3) == 2);
    CHECK(damage(4) == 2);
}
