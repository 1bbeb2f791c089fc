#include "cards.hpp"

using namespace hamlet_test;

// The standard cards, but a spear is for running.
namespace fleet {

constexpr Content make_content() {
    Draft cards = draft_of(standard_content);
    cards.items.types[spear].gear = escape_mod(1);
    return complete(cards);
}
inline constexpr Content content = make_content();

struct Rules : StandardRules {
    static constexpr std::string_view name = "fleet";
    static constexpr const Content& content = fleet::content;
    bool operator==(const Rules&) const = default;
};

}  // namespace fleet

namespace {

// A bat away from home, 4 health and no Attack, with the mutation it will gain on top of the deck.
template <class Rules = StandardRules>
Position<Rules> near_a_bat(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.monster(bogs, bat).top({attack_1});
}

// Whether a hero who flees from this escapes with this face; the blow of a failed escape is a tie.
template <class Rules>
bool escapes_with(const Position<Rules>& position, int face) {
    const auto state = position.with(ScriptedDice{face, 1, 1, 1, 6, 6});
    const auto rolls = only<EscapeRolled>(events_of(state, Flee{}));
    REQUIRE(rolls.size() == 1);
    CHECK(rolls[0].face == face);
    return rolls[0].escaped;
}

}  // namespace

TEST_CASE("HAM-142 a hero may retreat before the fight and flee on every combat turn") {
    auto state = near_a_bat().facing(lair(bogs)).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(is_legal(state.table, Flee{}));
    state = after(state, Fight{});
    CHECK(is_legal(state.table, Flee{}));
    state = after(state, Attack{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(is_legal(state.table, Flee{}));
}
TEST_CASE("HAM-142 there is nothing to flee from outside an encounter") {
    CHECK(refusal(Position{}.table(), Flee{}) == "HAM-034");
    CHECK(refusal(Position{}.in_wilderness().table(), Flee{}) == "HAM-037");
}

TEST_CASE("HAM-R28 a hero flees after status damage, and consumables may be used first") {
    auto state = near_a_bat()
                     .health(one, 10)
                     .status_effects(one, bleeding)
                     .equip(one, {item(beer)})
                     .facing(lair(bogs))
                     .with(ScriptedDice{4});
    state = after(state, Fight{});
    CHECK(state.table.heroes[one].health == 9);
    state = after(state, UseConsumable{slot(1)}, Flee{});
    CHECK(state.table.heroes[one].health == 14);
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R28 there is no flight after a rearrangement, nor while dice can be rolled again") {
    auto state = near_a_bat().carry(one, {item(mail)}).fighting(lair(bogs)).with(ScriptedDice{1, 1, 1, 6, 6});
    state = after(state, Rearrange{});
    CHECK(refusal(state.table, Flee{}) == "HAM-045");
    state = after(state, Equip{item(mail)});
    CHECK(state.chance.verdict());  // the monster has had its combat turn

    auto lucky = near_a_bat().hero(one, attack_reroller).fighting(lair(bogs)).with(ScriptedDice{1, 1, 1, 6, 6});
    lucky = after(lucky, Attack{});
    CHECK(waits_for(lucky.table, ChooseReroll{one, Window::attack}));
    CHECK(refusal(lucky.table, Flee{}) == "HAM-C18");
}

TEST_CASE("HAM-143 an escape needs a 4, a 5 or a 6") {
    for (const int face : {1, 2, 3}) CHECK_FALSE(escapes_with(near_a_bat().fighting(lair(bogs)), face));
    for (const int face : {4, 5, 6}) CHECK(escapes_with(near_a_bat().fighting(lair(bogs)), face));
}
TEST_CASE("HAM-C09 what makes escapes harder is taken from the roll, and adds up") {
    const auto stuck = Position{}.monster(bogs, bat, {web}).fighting(lair(bogs));
    CHECK_FALSE(escapes_with(stuck, 4));
    CHECK(escapes_with(stuck, 5));
    const auto stuck_twice = Position{}.monster(bogs, bat, {web, legs}).fighting(lair(bogs));
    CHECK_FALSE(escapes_with(stuck_twice, 5));
    CHECK(escapes_with(stuck_twice, 6));
    const auto state = stuck_twice.with(ScriptedDice{6});
    CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 6, -2, true}));
}

TEST_CASE("HAM-144 who escapes is not hurt and comes home, and the turn is over") {
    auto state = near_a_bat().health(one, 1).fighting(lair(bogs)).with(ScriptedDice{4});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].health == 1);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(has_event(events, EscapeRolled{one, 4, 0, true}));
    CHECK(has_event(events, Fled{one, lair(bogs), false}));
    CHECK(has_event(events, TurnEnded{one}));
    CHECK(only<DiceRolled>(events).empty());
}
TEST_CASE("HAM-144 a retreat is told apart from a flight") {
    const auto state = near_a_bat().facing(lair(bogs)).with(ScriptedDice{4});
    CHECK(has_event(events_of(state, Flee{}), Fled{one, lair(bogs), true}));
}

TEST_CASE("HAM-145 HAM-K06 who fails to escape is attacked once, and comes home all the same") {
    auto state = near_a_bat().fighting(lair(bogs)).with(ScriptedDice{3, 4, 4, 4, 2, 3});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].health == 20 - 7);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(has_event(events, EscapeRolled{one, 3, 0, false}));
    CHECK(has_event(events, AttackResolved{Fighter::opponent, 12, 5, 7, false}));
    CHECK(has_event(events, HealthChanged{Fighter::hero, 20, 13, HealthCause::attack}));
    CHECK(has_event(events, Fled{one, lair(bogs), false}));
}
TEST_CASE("HAM-145 a blow at a fleeing hero that is a tie does no harm") {
    auto state = near_a_bat().fighting(lair(bogs)).with(ScriptedDice{1, 2, 2, 4, 4, 4});
    state = after(state, Flee{});
    CHECK(state.table.heroes[one].health == 20);
    CHECK(waits_for(state.table, HamletPhase{two}));
}

TEST_CASE("HAM-146 HAM-X08 the monster strikes a fleeing hero with its Attack, its mutations and the decree") {
    auto state = Position{}
                     .equip(one, {item(plate)})
                     .monster(bogs, miner, {attack_1})
                     .decree(monsters_strong)
                     .top({health_2})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{2, 3, 3, 3, 4, 4});
    CHECK(has_event(events_of(state, Flee{}), AttackResolved{Fighter::opponent, 13, 8, 5, false}));
    CHECK(after(state, Flee{}).table.heroes[one].health == 15);
}
TEST_CASE("HAM-146 a monster at home strikes a fleeing hero with its home bonus") {
    const auto state =
        Position{}.monster(caves, bat).top({health_2}).fighting(lair(caves)).with(ScriptedDice{2, 3, 3, 3, 4, 4});
    CHECK(has_event(events_of(state, Flee{}), AttackResolved{Fighter::opponent, 10, 8, 2, false}));
}

TEST_CASE("HAM-147 HAM-R81 a fleeing hero defends with two bare dice") {
    const auto position = near_a_bat()
                              .hero(one, guard)
                              .equip(one, {item(plate), item(flour), item(artifact(Sigil::wrath, 2))})
                              .sigils(one, {Sigil::selflessness})
                              .decree(heroes_safe)
                              .fighting(lair(bogs));
    auto state = position.with(ScriptedDice{1, 3, 3, 3, 4, 4});
    state = after(state, UseConsumable{slot(2)}, UseFavor{});
    CHECK(has_event(events_of(state, Flee{}), AttackResolved{Fighter::opponent, 9, 8, 1, false}));
}
TEST_CASE("HAM-R81 a decree that bares heroes does not count against one who flees") {
    const auto state = near_a_bat().decree(heroes_bare).fighting(lair(bogs)).with(ScriptedDice{1, 3, 3, 2, 4, 4});
    CHECK(has_event(events_of(state, Flee{}), AttackResolved{Fighter::opponent, 8, 8, 0, true}));
}
TEST_CASE("HAM-R81 immunity holds in the attack after a failed escape") {
    const auto run = [](std::initializer_list<Item> gear) {
        auto state = Position{}
                         .equip(one, gear)
                         .monster(bogs, cricket)
                         .top({attack_1})
                         .fighting(lair(bogs))
                         .with(ScriptedDice{1, 3, 3, 3, 1, 1});
        return after(state, Flee{}).table.heroes[one].status_effects;
    };
    CHECK(run({item(apron)}).empty());
    CHECK(run({item(mail)}) == bleeding);
}

TEST_CASE("HAM-148 HAM-R43 a blow that kills a fleeing hero is a defeat, and brings one mutation in all") {
    auto state = near_a_bat()
                     .health(one, 7)
                     .carry(one, {item(spear)})
                     .top({health_2})
                     .top({healer})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{3, 4, 4, 4, 2, 3});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(state.table.regions[bogs].mutations.size() == 1);
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
    CHECK(state.table.heroes[one].card == healer);
    CHECK(only<HeroDied>(events).size() == 1);
    CHECK(only<Fled>(events).empty());
}
TEST_CASE("HAM-148 one health is enough to get home") {
    auto state = near_a_bat().health(one, 8).fighting(lair(bogs)).with(ScriptedDice{3, 4, 4, 4, 2, 3});
    CHECK(only<HeroDied>(events_of(state, Flee{})).empty());
    CHECK(after(state, Flee{}).table.heroes[one].health == 1);
}

TEST_CASE("HAM-149 HAM-R44 a monster that is fled from mutates, then heals up to its new health, and is cured") {
    for (const int face : {1, 6}) {
        auto state = Position{}
                         .monster(bogs, rat)
                         .top({health_2})
                         .fighting(lair(bogs))
                         .opponent(1, burning)
                         .with(ScriptedDice{face, 1, 1, 1, 6, 6});
        const auto events = events_of(state, Flee{});
        state = after(state, Flee{});
        CHECK(state.table.regions[bogs].mutations == InlineVector<MutationCard, 2>{health_2});
        CHECK(has_event(events, MonsterMutated{bogs, health_2}));
        CHECK(has_event(events, StatusCured{Fighter::opponent, burning}));
        CHECK(has_event(events, MonsterRestored{lair(bogs), 7}));
        CHECK(full_health(state.table, lair(bogs)) == 7);
    }
}
TEST_CASE("HAM-149 the next hero meets the monster in full health and free of tokens") {
    auto state =
        Position{}.monster(bogs, rat).top({health_2}).fighting(lair(bogs)).opponent(1, burning).with(ScriptedDice{6});
    state = after(state, Flee{}, EnterWilderness{}, SelectRegion{bogs});
    CHECK(state.table.encounter.health == 7);
    CHECK(state.table.encounter.status_effects.empty());
}
TEST_CASE("HAM-149 a monster with two mutations gains none by a flight, but heals") {
    auto state =
        Position{}.monster(bogs, rat, {attack_1, defense_1}).fighting(lair(bogs)).opponent(1).with(ScriptedDice{6});
    const auto events = events_of(state, Flee{});
    CHECK(only<MonsterMutated>(events).empty());
    CHECK(has_event(events, MonsterRestored{lair(bogs), 5}));
    CHECK(after(state, Flee{}).table.regions[bogs].mutations.size() == 2);
}

TEST_CASE("HAM-150 HAM-151 who flees keeps everything, wounds and tokens included") {
    const auto position = near_a_bat()
                              .hero(one, gritty)
                              .health(one, 3)
                              .status_effects(one, poisoned)
                              .equip(one, {item(spear)})
                              .carry(one, {item(artifact(Sigil::mercy, 1))})
                              .sigils(one, {Sigil::wrath})
                              .trophies(one, {rat})
                              .fighting(lair(bogs));
    auto state = position.with(ScriptedDice{5});
    const Hero before = state.table.heroes[one];
    CHECK(after(state, Flee{}).table.heroes[one] == before);
}

TEST_CASE("HAM-C26 in the attack after a failed escape nobody suffers, regenerates, pricks or rolls again") {
    auto state = Position{}
                     .hero(one, defense_reroller)
                     .health(one, 10)
                     .status_effects(one, burning)
                     .equip(one, {item(artifact(Sigil::revenge, 3)), item(artifact(Sigil::mercy, 3))})
                     .monster(bogs, creeper)
                     .top({attack_1})
                     .fighting(lair(bogs))
                     .opponent(1, bleeding)
                     .with(ScriptedDice{1, 3, 3, 3, 4, 4});
    const auto events = events_of(state, Flee{});
    state = after(state, Flee{});
    CHECK(state.table.heroes[one].health == 8);
    CHECK(only<StatusDamage>(events).empty());
    CHECK(only<Regenerated>(events).empty());
    CHECK(only<ThornsDealt>(events).empty());
    CHECK(state.table.heroes[one].favor_ready);
    CHECK(waits_for(state.table, HamletPhase{two}));
}

TEST_CASE("HAM-R36 a hit on a fleeing hero inflicts the monster's status") {
    auto state =
        Position{}.monster(bogs, cricket).top({attack_1}).fighting(lair(bogs)).with(ScriptedDice{1, 3, 3, 3, 1, 1});
    CHECK(has_event(events_of(state, Flee{}), StatusInflicted{Fighter::hero, bleeding}));
    CHECK(after(state, Flee{}).table.heroes[one].status_effects == bleeding);

    auto tie =
        Position{}.monster(bogs, cricket).top({attack_1}).fighting(lair(bogs)).with(ScriptedDice{1, 1, 1, 1, 6, 6});
    CHECK(after(tie, Flee{}).table.heroes[one].status_effects.empty());
}
TEST_CASE("HAM-R36 with the knob cleared, a hit on a fleeing hero inflicts nothing") {
    auto state = Position{Options{}, ruled({.escape_attack_inflicts = false})}
                     .monster(bogs, cricket)
                     .top({attack_1})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 3, 3, 3, 1, 1});
    state = after(state, Flee{});
    CHECK(state.table.heroes[one].health < 20);
    CHECK(state.table.heroes[one].status_effects.empty());
}

TEST_CASE("HAM-R37 a monster about to die of its tokens still strikes the hero who flees") {
    auto state = near_a_bat().fighting(lair(bogs)).opponent(1, bleeding).with(ScriptedDice{1, 6, 6, 6, 1, 1});
    state = after(state, Flee{});
    CHECK(state.table.heroes[one].health == 4);
    CHECK(state.table.regions[bogs].monster == bat);
}
TEST_CASE("HAM-R37 with the knob set, status damage comes before that attack and may kill the monster") {
    const RuntimeRules rules = ruled({.status_damage_before_escape_attack = true});
    auto state = near_a_bat(rules).fighting(lair(bogs)).opponent(1, bleeding).with(ScriptedDice{1});
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].health == 20);
    CHECK(state.table.heroes[one].trophies == MonsterCards{bat});

    auto alive = near_a_bat(rules).fighting(lair(bogs)).opponent(2, bleeding).with(ScriptedDice{1, 6, 6, 6, 1, 1});
    CHECK(has_event(events_of(alive, Flee{}), StatusDamage{Fighter::opponent, bleeding, 1}));
    CHECK(after(alive, Flee{}).table.heroes[one].health == 4);
    // Who escapes gives the monster no combat turn.
    auto escaped = near_a_bat(rules).fighting(lair(bogs)).opponent(1, bleeding).with(ScriptedDice{6});
    CHECK(after(escaped, Flee{}).table.regions[bogs].monster == bat);
}

TEST_CASE("HAM-R27 a retreat is rolled for like a flight, and mutates the monster") {
    auto state = near_a_bat().facing(lair(bogs)).with(ScriptedDice{2, 3, 3, 3, 4, 4});
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].health == 19);
    CHECK(state.table.regions[bogs].mutations.size() == 1);
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R27 with the knob set, a retreat needs no roll, but a flight does") {
    const RuntimeRules rules = ruled({.free_retreat = true});
    auto state = near_a_bat(rules).facing(lair(bogs)).with(ScriptedDice{});
    CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 0, 0, true}));
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.regions[bogs].mutations.size() == 1);

    auto flight = near_a_bat(rules).fighting(lair(bogs)).with(ScriptedDice{2, 3, 3, 3, 4, 4});
    CHECK(after(flight, Flee{}).table.heroes[one].health == 19);
}
TEST_CASE("HAM-R27 with the knob cleared, a retreat mutates nothing, but a flight does") {
    const RuntimeRules rules = ruled({.retreat_mutates = false});
    auto state = near_a_bat(rules).facing(lair(bogs)).opponent(2, burning).with(ScriptedDice{4});
    const auto events = events_of(state, Flee{});
    CHECK(after(state, Flee{}).table.regions[bogs].mutations.empty());
    CHECK(has_event(events, MonsterRestored{lair(bogs), 4}));
    auto flight = near_a_bat(rules).fighting(lair(bogs)).with(ScriptedDice{4});
    CHECK(after(flight, Flee{}).table.regions[bogs].mutations.size() == 1);
}

TEST_CASE("HAM-C20 a Smoke Pot makes the next retreat or flight sure") {
    for (const auto& position : {near_a_bat().equip(one, {item(smoke)}).facing(lair(bogs)),
                                 near_a_bat().equip(one, {item(smoke)}).fighting(lair(bogs))}) {
        auto state = position.with(ScriptedDice{});
        state = after(state, UseConsumable{slot(1)});
        CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 0, 0, true}));
        state = after(state, Flee{});
        CHECK(state.chance.verdict());
        CHECK(state.table.heroes[one].health == 20);
        CHECK(state.table.regions[bogs].mutations.size() == 1);
        CHECK(state.table.item_discard == ItemCards{smoke});
    }
}
TEST_CASE("HAM-C20 a sure escape ends with its encounter") {
    auto state = near_a_bat()
                     .hero(one, runner)
                     .monster(woods, rat)
                     .fighting(lair(bogs))
                     .with(ScriptedDice{6, 6, 6, 1, 1, 3, 1, 1, 1, 6, 6});
    state = after(state, UseFavor{}, Attack{}, SelectRegion{woods}, Flee{});
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-C20 a sure escape is used when the opponent is face up, not before") {
    CHECK(refusal(near_a_bat().equip(one, {item(smoke)}).in_wilderness().table(), UseConsumable{slot(1)}) == "HAM-C23");
    CHECK(refusal(near_a_bat().hero(one, runner).table(), UseFavor{}) == "HAM-C23");
}

TEST_CASE("HAM-142 only the player whose turn it is flees") {
    const auto table = near_a_bat().fighting(lair(bogs)).table();
    CHECK(std::string(judge(table, two, Flee{}).clause()) == "HAM-043");
    CHECK(std::string(judge(table, Seat::spectator, Flee{}).clause()) == "HAM-043");
    CHECK(judge(table, one, Flee{}));
}
TEST_CASE("HAM-104 a retreat ends the turn, whatever the roll") {
    for (const int face : {1, 6}) {
        auto state = near_a_bat().facing(lair(bogs)).with(ScriptedDice{face, 1, 1, 1, 6, 6});
        const auto events = events_of(state, Flee{});
        CHECK(only<FightStarted>(events).empty());
        CHECK(has_event(events, TurnEnded{one}));
        CHECK(waits_for(after(state, Flee{}).table, HamletPhase{two}));
    }
}

TEST_CASE("HAM-C09 HAM-R69 gear that helps to escape counts in the roll, and is hidden no longer") {
    auto state = Position<fleet::Rules>{}
                     .equip(one, {item(spear), item(pot)})
                     .hide(one, {spear, pot})
                     .monster(bogs, bat)
                     .top({attack_1})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{3});
    const auto events = events_of(state, Flee{});
    CHECK(has_event(events, EscapeRolled{one, 3, 1, true}));
    CHECK(has_event(events, ItemRevealed{one, spear}));
    CHECK(after(state, Flee{}).table.heroes[one].hidden == ItemCards{pot});
}
