#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A player who holds a Sigil that changes no dice.
template <class Rules = StandardRules>
Position<Rules> holder(const Rules& rules = {}, const Options& options = {}) {
    return Position<Rules>{options, rules}.sigils(one, {Sigil::revenge});
}
// The same, and a Champion with three mutations that change none either.
template <class Rules = StandardRules>
Position<Rules> abbey(const Rules& rules = {}, const Options& options = {}) {
    return holder(rules, options).champion(guard, {health_2, bleeds, web});
}
template <class Rules = StandardRules>
Position<Rules> at_the_abbey(const Rules& rules = {}, const Options& options = {}) {
    return abbey(rules, options).fighting(Lair::abbey);
}

template <class T>
MutationCards mutations_of(const T& table) {
    MutationCards cards;
    for (const auto& mutation : table.champion.mutations)
        if (mutation) cards.insert(*mutation);
    return cards;
}

}  // namespace

TEST_CASE("HAM-190 nobody challenges the Champion without a Sigil") {
    const auto without = Position{}.carry(one, {item(artifact(Sigil::wrath, 1))}).sigils(two, {Sigil::mercy});
    CHECK(refusal(Position{without}.in_wilderness().table(), ChallengeChampion{}) == "HAM-190");
    CHECK(is_legal(abbey().in_wilderness().table(), ChallengeChampion{}));
}
TEST_CASE("HAM-191 the challenge takes the place of picking a region, and is refused at any other time") {
    CHECK(refusal(abbey().table(), ChallengeChampion{}) == "HAM-034");
    CHECK(refusal(abbey().monster(bogs, bat).facing(lair(bogs)).table(), ChallengeChampion{}) == "HAM-103");
    CHECK(refusal(abbey().monster(bogs, bat).fighting(lair(bogs)).table(), ChallengeChampion{}) == "HAM-107");
    auto state = abbey().in_wilderness().with(ScriptedDice{});
    state = after(state, ChallengeChampion{});
    CHECK(waits_for(state.table, StandOff{one}));
    CHECK(state.table.encounter.at == Lair::abbey);
    CHECK(refusal(state.table, SelectRegion{bogs}) == "HAM-103");
}

TEST_CASE("HAM-192 a challenge turns the Champion's cards face up for everybody") {
    auto state = abbey().graveyard({healer}, {bat}).in_wilderness().with(ScriptedDice{});
    CHECK_FALSE((*view(state.table, two)).champion.hero);
    const auto events = events_of(state, ChallengeChampion{});
    state = after(state, ChallengeChampion{});
    CHECK(has_event(events, ChampionRevealed{guard, MutationCards{health_2, bleeds, web}, 2}));
    CHECK(state.table.champion.hero_knowers == everybody);
    CHECK(state.table.champion.mutation_knowers == everybody);
    for (const Seat seat : {one, two, Seat::spectator})
        CHECK((*view(state.table, seat)).champion == state.table.champion);
}
TEST_CASE("HAM-193 HAM-R61 the Champion has 25 health and adds nothing of its own to the dice") {
    auto state = holder().champion(guard, {bleeds, web, legs}).fighting(Lair::abbey).with(two_ties);
    CHECK(state.table.encounter.health == 25);
    CHECK(attack_of(state, Fighter::hero).defense == 12);
    CHECK(attack_of(state, Fighter::opponent).attack == 3);
}
TEST_CASE("HAM-R61 a host may give the Champion other health, an Attack and a defense") {
    auto state = holder(ruled({.champion_health = 30, .champion_attack = 2, .champion_defense = 1}))
                     .champion(guard, {bleeds, web, legs})
                     .fighting(Lair::abbey)
                     .with(two_ties);
    CHECK(state.table.encounter.health == 30);
    CHECK(attack_of(state, Fighter::hero).defense == 13);
    CHECK(attack_of(state, Fighter::opponent).attack == 5);
}
TEST_CASE("HAM-R61 the Champion's own numbers are not those of region monsters") {
    auto state = Position{Options{}, ruled({.champion_attack = 2, .champion_defense = 1})}
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .with(two_ties);
    CHECK(attack_of(state, Fighter::hero).defense == 12);
    CHECK(attack_of(state, Fighter::opponent).attack == 3);
}
TEST_CASE("HAM-193 a Champion without health, or with too much, cannot be set up") {
    CHECK(std::string(judge(Options{}, ruled({.champion_health = 0})).clause()) == "HAM-193");
    CHECK(std::string(judge(Options{}, ruled({.champion_health = 101})).clause()) == "HAM-193");
    CHECK(judge(Options{}, ruled({.champion_health = 1})));
    CHECK(judge(Options{}, ruled({.champion_health = 100})));
}

TEST_CASE("HAM-194 HAM-197 HAM-X11 every card in the graveyard is one health and one attack, on top of the mutations") {
    auto state = Position{}
                     .champion(guard, {health_4, attack_1, quills})
                     .graveyard({healer, striker}, {bat, rat, moth})
                     .sigils(one, {Sigil::revenge})
                     .in_wilderness()
                     .with(two_ties);
    state = after(state, ChallengeChampion{});
    CHECK(state.table.encounter.health == 34);
    const auto events = events_of(state, Fight{});
    CHECK(has_event(events, FightStarted{one, Lair::abbey, 34}));
    state = after(state, Fight{});
    CHECK(attack_of(state, Fighter::opponent).attack == 3 + 6);
    CHECK(attack_of(state, Fighter::hero).defense == 12);
}
TEST_CASE("HAM-197 all three mutations are in force together") {
    auto state = holder().champion(guard, {poisons, bleeds, burns}).fighting(Lair::abbey).with(deadly);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].status_effects == every_status_effect);

    auto strong = holder().champion(guard, {attack_1, attack_2, defense_1}).fighting(Lair::abbey).with(two_ties);
    CHECK(attack_of(strong, Fighter::opponent).attack == 6);
    CHECK(attack_of(strong, Fighter::hero).defense == 13);
}
TEST_CASE("HAM-195 HAM-R62 cards that come to the graveyard after a reveal count at once") {
    auto state = abbey().revealed().graveyard({healer}).trophies(one, {bat}).with(ScriptedDice{});
    CHECK(full_health(state.table, Lair::abbey) == 25 + 2 + 1);
    state = after(state, OblationHealth{}, Offer{bat});
    CHECK(full_health(state.table, Lair::abbey) == 25 + 2 + 2);
    state = after(state, EnterWilderness{}, ChallengeChampion{}, Fight{});
    state.chance = two_ties;
    CHECK(state.table.encounter.health == 29);
    CHECK(attack_of(state, Fighter::opponent).attack == 3 + 2);
}
TEST_CASE("HAM-195 spent and lost trophies give the Champion nothing") {
    auto state = abbey().trophies(one, {bat}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Shop{{space(1)}}, Pay{bat});
    CHECK(full_health(state.table, Lair::abbey) == 27);
}

TEST_CASE("HAM-196 the Champion fights in turns like a monster: ties, hits, status and thorns") {
    auto state = Position{}
                     .champion(guard, {bleeds, regenerates, quills})
                     .sigils(one, {Sigil::mercy})
                     .equip(one, {item(razor)})
                     .fighting(Lair::abbey)
                     .opponent(20)
                     .with(ScriptedDice{4, 4, 4, 2, 2, 3, 3, 3, 4, 4});
    const auto events = events_of(state, Attack{});
    CHECK(has_event(events, AttackResolved{Fighter::hero, 13, 4, 9, false}));
    CHECK(has_event(events, StatusInflicted{Fighter::opponent, bleeding}));
    CHECK(has_event(events, ThornsDealt{Fighter::hero, 1}));
    CHECK(has_event(events, StatusDamage{Fighter::opponent, bleeding, 1}));
    CHECK(has_event(events, Regenerated{Fighter::opponent, 1}));
    CHECK(has_event(events, AttackResolved{Fighter::opponent, 9, 8, 1, false}));
    CHECK(has_event(events, StatusInflicted{Fighter::hero, bleeding}));
    state = after(state, Attack{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(state.table.encounter.health == 11);
}
TEST_CASE("HAM-196 decrees for monsters are for the Champion, too") {
    auto strong = at_the_abbey().decree(monsters_strong).with(two_ties);
    CHECK(attack_of(strong, Fighter::opponent).attack == 4);
    auto safe = at_the_abbey().decree(monsters_safe).with(two_ties);
    CHECK(attack_of(safe, Fighter::hero).defense == 13);
}
TEST_CASE("HAM-198 HAM-C44 the Champion's Favor is dead text, whichever hero it was") {
    for (const HeroCard card : {guard, attack_6_once, attack_3_encounter, defense_reroller, striker, gritty}) {
        auto state = holder()
                         .hero(one, healer)
                         .hero(two, curer)
                         .champion(card, {bleeds, web, legs})
                         .fighting(Lair::abbey)
                         .with(two_ties);
        CHECK(attack_of(state, Fighter::hero).defense == 12);
        CHECK(attack_of(state, Fighter::opponent).attack == 3);
        state = after(state, Attack{});
        CHECK(state.chance.verdict());
        CHECK(state.table.heroes[one].health == 20);
        CHECK(waits_for(state.table, CombatTurn{one}));
    }
}
TEST_CASE("HAM-199 HAM-R68 no home bonus for the Champion, not even by decree") {
    for (const DecreeCard card : {home_2, home_0}) {
        auto state = at_the_abbey().decree(card).with(two_ties);
        CHECK(state.table.encounter.health == 27);
        CHECK(attack_of(state, Fighter::opponent).attack == 3);
    }
}

TEST_CASE("HAM-200 HAM-R64 HAM-R65 who flees from the Champion leaves it with three new mutations, face down") {
    auto state = at_the_abbey().top({attack_1, defense_1}).with(ScriptedDice{5, 1});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(has_event(events, ChampionRemutated{MutationCards{health_2, bleeds, web}}));
    CHECK(only<MonsterMutated>(events).empty());
    CHECK(state.table.mutation_discard == MutationCards{health_2, bleeds, web});
    CHECK(state.table.champion.mutations.size() == 3);
    CHECK((mutations_of(state.table) & MutationCards{attack_1, defense_1}).size() == 2);
    CHECK(state.table.champion.hero_knowers == everybody);
    CHECK(state.table.champion.mutation_knowers.empty());
    CHECK((*view(state.table, one)).champion.hero == guard);
    CHECK(mutations_of(*view(state.table, one)).empty());
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-200 a retreat before the fight has the same effect") {
    auto state = abbey().facing(Lair::abbey).top({attack_1, defense_1}).with(ScriptedDice{5, 1});
    state = after(state, Flee{});
    CHECK(state.table.mutation_discard == MutationCards{health_2, bleeds, web});
    CHECK(state.table.champion.mutation_knowers.empty());
}
TEST_CASE("HAM-R27 HAM-200 where a retreat mutates nothing, the Champion keeps its mutations, face up") {
    auto state = abbey(ruled({.retreat_mutates = false})).facing(Lair::abbey).with(ScriptedDice{5});
    state = after(state, Flee{});
    CHECK(mutations_of(state.table) == MutationCards{health_2, bleeds, web});
    CHECK(state.table.champion.mutation_knowers == everybody);
}
TEST_CASE("HAM-200 with an empty deck the discarded mutations are shuffled and may come again") {
    auto state = at_the_abbey().mutations_run_out().with(ScriptedDice{5, 1, 1, 1});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(has_event(events, DeckReshuffled{Pile::mutations, 58}));
    CHECK(state.table.champion.mutations.size() == 3);
    CHECK(state.table.mutation_discard.empty());
    CHECK(audit(state.table));
}
TEST_CASE("HAM-201 the Champion regains all health and sheds its tokens after a flight") {
    auto state = at_the_abbey().graveyard({healer}).opponent(3, burning).top({health_4, legs}).with(ScriptedDice{5, 1});
    const auto events = events_of(state, Flee{});
    CHECK(has_event(events, StatusCured{Fighter::opponent, burning}));
    // The new mutations are secret, and so is what they add to the health that is told.
    CHECK(has_event(events, MonsterRestored{Lair::abbey, 26}));
    state = after(state, Flee{});
    state.table.heroes[two].sigils = state.table.heroes[one].sigils;
    state.table.heroes[one].sigils = {};
    state = after(state, EnterWilderness{}, ChallengeChampion{});
    CHECK(state.table.encounter.health == 25 + 1 + 4);
    CHECK(state.table.encounter.status_effects.empty());
}
TEST_CASE("HAM-202 a failed escape from the Champion brings its attack, with all bonuses against bare dice") {
    auto state = abbey()
                     .equip(one, {item(plate)})
                     .graveyard({healer}, {bat})
                     .decree(monsters_strong)
                     .fighting(Lair::abbey)
                     .top({attack_1, defense_1})
                     .with(ScriptedDice{4, 3, 3, 3, 4, 4, 1});  // the web makes a 4 a failure
    const auto events = events_of(state, Flee{});
    CHECK(has_event(events, EscapeRolled{one, 4, -1, false}));
    CHECK(has_event(events, AttackResolved{Fighter::opponent, 12, 8, 4, false}));
    CHECK(has_event(events, Fled{one, Lair::abbey, false}));
    state = after(state, Flee{});
    CHECK(state.table.heroes[one].health == 16);
    CHECK(state.table.heroes[one].status_effects == bleeding);
    CHECK(state.table.mutation_discard.size() == 3);
}

TEST_CASE("HAM-203 HAM-R63 a hero killed by the Champion makes it stronger, and leaves everything under it") {
    auto state = at_the_abbey()
                     .health(one, 1)
                     .equip(one, {item(beer), item(artifact(Sigil::wrath, 3))})
                     .trophies(one, {bat})
                     .opponent(4, poisoned)
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    const auto events = events_of(state, Attack{});
    const HeroCard dead = state.table.heroes[one].card;
    state = after(state, Attack{});
    const Champion& champion = state.table.champion;
    CHECK(state.table.heroes_in_graveyard == HeroCards{dead});
    CHECK(champion.items == ItemCards{beer});
    CHECK(champion.artifacts == Artifacts{artifact(Sigil::wrath, 3)});
    CHECK(champion.sigils == Sigils{Sigil::revenge});
    CHECK(state.table.monster_discard == MonsterCards{bat});
    CHECK(has_event(events, HeroDied{one, dead, Lair::abbey}));
    CHECK(has_event(events, StatusCured{Fighter::opponent, poisoned}));
    CHECK(has_event(events, MonsterRestored{Lair::abbey, 25 + 2 + 1}));
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(audit(state.table));
}
TEST_CASE("HAM-203 HAM-R63 HAM-R65 the Champion keeps its three mutations face up after it has won") {
    auto state = at_the_abbey().health(one, 1).top({attack_1}).top({healer}).with(deadly);
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(only<MonsterMutated>(events).empty());
    CHECK(only<ChampionRemutated>(events).empty());
    CHECK(mutations_of(state.table) == MutationCards{health_2, bleeds, web});
    CHECK(state.table.champion.mutation_knowers == everybody);
    CHECK(state.table.mutation_discard.empty());
}
TEST_CASE("HAM-203 a hero killed as it flees from the Champion is beaten, and the Champion does not change") {
    auto state = at_the_abbey().health(one, 1).top({healer}).with(ScriptedDice{1, 6, 6, 6, 1, 1});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(only<HeroDied>(events).size() == 1);
    CHECK(only<ChampionRemutated>(events).empty());
    CHECK(mutations_of(state.table) == MutationCards{health_2, bleeds, web});
}
TEST_CASE("HAM-R63 with the knob set, the Champion also changes its mutations after it has won") {
    auto state = at_the_abbey(ruled({.champion_mutates_after_win = true}))
                     .health(one, 1)
                     .top({attack_1, defense_1})
                     .top({healer})
                     .with(ScriptedDice{deadly}.then({1}));
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(has_event(events, ChampionRemutated{MutationCards{health_2, bleeds, web}}));
    CHECK(has_event(events, MonsterRestored{Lair::abbey, 26}));
    CHECK(state.table.champion.mutations.size() == 3);
    CHECK(state.table.champion.mutation_knowers.empty());
}
TEST_CASE("HAM-R63 with the knob set, artifacts and Sigils of a hero the Champion kills go back aside") {
    auto state = at_the_abbey(ruled({.champion_loot_goes_aside = true}))
                     .health(one, 1)
                     .equip(one, {item(beer), item(artifact(Sigil::wrath, 3))})
                     .top({healer})
                     .with(deadly);
    state = after(state, Attack{});
    CHECK(state.table.champion.items == ItemCards{beer});
    CHECK(state.table.champion.artifacts.empty());
    CHECK(state.table.champion.sigils.empty());
    CHECK(state.table.artifacts_aside == Artifacts::all());
    CHECK(state.table.sigils_aside == Sigils::all());
}

TEST_CASE("HAM-204 the game ends at once when the Champion is dead, and the hero's player has won") {
    auto state = at_the_abbey().opponent(5).with(ScriptedDice{3, 3, 3, 2, 2});
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(state.chance.verdict());
    CHECK(is_over(state.table));
    CHECK(has_event(events, GameOver{{one}, Ending::champion_slain}));
    CHECK(outcome(state.table).winners == SeatSet{one});
    CHECK(only<TurnEnded>(events).empty());
}
TEST_CASE("HAM-204 a Champion with one health left fights on") {
    auto state = at_the_abbey().opponent(6).with(ScriptedDice{3, 3, 3, 2, 2, 1, 1, 1, 6, 6});
    state = after(state, Attack{});
    CHECK_FALSE(is_over(state.table));
    CHECK(state.table.encounter.health == 1);
}

TEST_CASE("HAM-R60 the Champion may be challenged after victories, unless the knob wants it first") {
    CHECK(is_legal(abbey().won(2, bogs).in_wilderness().table(), ChallengeChampion{}));
    const RuntimeRules rules = ruled({.champion_first_only = true});
    CHECK(is_legal(abbey(rules).in_wilderness().table(), ChallengeChampion{}));
    CHECK(refusal(abbey(rules).won(1, bogs).in_wilderness().table(), ChallengeChampion{}) == "HAM-R60");
}
TEST_CASE("HAM-R67 tokens of Fatigue count against the Champion, and the fight brings none") {
    auto state = abbey().won(3, bogs).in_wilderness().with(two_ties);
    state = after(state, ChallengeChampion{}, Fight{});
    CHECK(attack_of(state, Fighter::hero).attack == 3 - 4);
    const auto killed = [&] {
        auto duellist = abbey().won(3, bogs).fighting(Lair::abbey).opponent(1).with(ScriptedDice{6, 6, 6, 1, 1});
        return events_of(duellist, Attack{});
    }();
    CHECK(only<FatigueTaken>(killed).empty());
    CHECK(only<GameOver>(killed).size() == 1);
}
TEST_CASE("HAM-R77 what a spy has learned of the Champion is out of date when its mutations change") {
    auto state = abbey().hero(one, champion_spy).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(state.table.champion.mutation_knowers == SeatSet{one});
    CHECK((*view(state.table, one)).champion.mutations == state.table.champion.mutations);
    CHECK(mutations_of(*view(state.table, two)).empty());
    state.chance = ScriptedDice{5, 1, 1, 1};
    state = after(state, EnterWilderness{}, ChallengeChampion{}, Flee{});
    CHECK(state.table.champion.mutation_knowers.empty());
    CHECK(state.table.champion.hero_knowers == everybody);
}
TEST_CASE("HAM-R45 HAM-203 a hero who dies of a status before the Champion is beaten by the Champion") {
    auto state =
        abbey().health(one, 1).status_effects(one, burning).top({healer}).facing(Lair::abbey).with(ScriptedDice{});
    state = after(state, Fight{});
    CHECK(state.table.champion.sigils == Sigils{Sigil::revenge});
    CHECK(state.table.heroes[one].card == healer);
    CHECK(mutations_of(state.table) == MutationCards{health_2, bleeds, web});
}
TEST_CASE("HAM-R37 HAM-204 with the knob set, a Champion that dies of its tokens as the hero flees is slain") {
    auto state =
        at_the_abbey(ruled({.status_damage_before_escape_attack = true})).opponent(1, burning).with(ScriptedDice{1});
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.winner == one);
}

TEST_CASE("HAM-200 HAM-222 the Champion's old mutations are told before the shuffle that takes them in") {
    const auto events = events_of(at_the_abbey().mutations_run_out().with(ScriptedDice{5, 1, 1, 1}), Flee{});
    const auto at = [&](const Event& event) { return std::find(events.begin(), events.end(), event) - events.begin(); };
    const auto shuffled = at(DeckReshuffled{Pile::mutations, 58});
    CHECK(at(ChampionRemutated{{health_2, bleeds, web}}) < shuffled);
    CHECK(shuffled < static_cast<std::ptrdiff_t>(events.size()));
}

TEST_CASE("HAM-R63 relics that go back aside are told, those that stay with the Champion are not") {
    const auto aside = at_the_abbey(ruled({.champion_loot_goes_aside = true})).health(one, 1).with(deadly);
    CHECK(has_event(events_of(aside, Attack{}), RelicsReturned{one, {}, {Sigil::revenge}}));
    CHECK(only<RelicsReturned>(events_of(at_the_abbey().health(one, 1).with(deadly), Attack{})).empty());
}
