#include "support.hpp"

using namespace hedra_test;

TEST_CASE("HED-150 an attack that leaves no enemy die on the battlefield scores a point") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{2});
    CHECK(only<PointScored>(events_of(state, Attack{field(1)})) ==
          std::vector{PointScored{one, PointReason::clearing, 1, 1}});
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 1);
}

TEST_CASE("HED-150 an attack that leaves a single enemy die scores nothing") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1), cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5});
    state = after(state, Attack{field(1)});
    const Action last = Assign{Die::cleric, {two, Die::mage}};
    CHECK(only<PointScored>(events_of(state, last)).empty());
    CHECK(after(state, last).table.scores[one] == 0);
}

TEST_CASE("HED-150 the point is counted after the defeated dice have left") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {rogue(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    CHECK(state.table.scores[one] == 0);
    CHECK(after(state, Retreat{Space::third}).table.scores[one] == 1);
}

TEST_CASE("HED-150 in a free for all a third player's die denies the point") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), three, {cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::mage}});
    CHECK(place_of(state.table, {two, Die::mage}) == Space::home);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-150 Clean up & Scoring begins after the attack and before Reinforce") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).phase(Phase::attack).with(ScriptedDice{5});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<PhaseBegan>(events) == std::vector{PhaseBegan{one, Phase::clean_up}, PhaseBegan{one, Phase::reinforce}});
    const auto phase = std::find(events.begin(), events.end(), Event{PhaseBegan{one, Phase::clean_up}});
    const Event point = PointScored{one, PointReason::clearing, 1, 1};
    CHECK(std::find(phase, events.end(), point) != events.end());
}

TEST_CASE("HED-151 an attack that defeats a Dragon scores a point although other enemies remain") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(8), dragon(5)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{6});
    state = after(state, Attack{field(1)});
    const Action last = Assign{Die::warrior, {two, Die::dragon}};
    CHECK(only<PointScored>(events_of(state, last)) == std::vector{PointScored{one, PointReason::dragon, 1, 1}});
    CHECK(after(state, last).table.scores[one] == 1);
}

TEST_CASE("HED-151 a Dragon that withstands the attack gives no point") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {dragon(6)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{6});
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 0);
}

TEST_CASE("HED-151 each of several Dragons defeated in one battle gives its point") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {dragon(1), mage(4)})
                     .on(field(1), three, {dragon(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{8, 8});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::dragon}});
    const Action last = Assign{Die::warrior, {three, Die::dragon}};
    CHECK(only<PointScored>(events_of(state, last)) == std::vector{PointScored{one, PointReason::dragon, 2, 2}});
}

TEST_CASE("HED-151 a Dragon that a Warrior was sacrificed for gives no point") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {warrior(10), dragon(5)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{6});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::dragon}}, Sacrifice{{two, Die::dragon}});
    CHECK(place_of(state.table, {two, Die::dragon}) == Space::first);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-G07 HED-152 clearing and a defeated Dragon add up to two points") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {cleric(4), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 10});
    state = after(state, Attack{field(1)});
    const Action last = Assign{Die::cleric, {two, Die::cleric}};
    CHECK(only<PointScored>(events_of(state, last)) ==
          std::vector{PointScored{one, PointReason::clearing, 1, 1}, PointScored{one, PointReason::dragon, 1, 2}});
    CHECK(after(state, last).table.scores[one] == 2);
}

TEST_CASE("HED-152 clearing gives one point however many dice were defeated") {
    auto state = Position{}
                     .on(field(1), one, {mage(1), warrior(1)})
                     .on(field(1), two, {mage(1), cleric(1), paladin(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4, 10});
    state =
        after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::mage}}, Assign{Die::warrior, {two, Die::cleric}});
    CHECK(state.table.battlefields[field(1)].size() == 2);
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-153 a defender who holds the battlefield after the attack scores nothing") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{1});
    state = after(state, Attack{field(1)}, Move{Die::warrior, Space::home});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    CHECK(state.table.scores[one] == 0);
    CHECK(state.table.scores[two] == 0);
}

TEST_CASE("HED-153 only the attacker scores, not a teammate whose dice stand there as well") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), two, {warrior(1)})
                     .on(field(1), four, {cleric(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(state.table.scores[two] == 1);
    CHECK(state.table.scores[four] == 0);
}

TEST_CASE("HED-153 a battlefield that enemies leave outside a battle gives nothing") {
    auto state =
        Position{}.on(field(1), one, {warrior(1)}).on(field(1), two, {cleric(8)}).turn(two).with(ScriptedDice{});
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(state.table.scores[one] == 0);
    CHECK(state.table.scores[two] == 0);
}

TEST_CASE("HED-154 being alone on another battlefield than the attacked one gives nothing") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(8)})
                     .on(field(2), one, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{1});
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 0);
}

TEST_CASE("HED-155 with one's Dragon and no hero on a battlefield there is nothing to attack and score with") {
    const auto table =
        Position{}.on(field(1), one, {dragon(20)}).on(field(2), one, {warrior(1)}).phase(Phase::attack).table();
    CHECK_FALSE(is_legal(table, Attack{field(1)}));
    CHECK(refusal(table, Attack{field(1)}) == "HED-081");
}

TEST_CASE("HED-155 a player whose only die on battlefields is the Dragon has the attack skipped") {
    auto state = Position{}.on(field(1), one, {dragon(20)}).with(ScriptedDice{});
    CHECK(has_event(events_of(state, Pass{}), AttackSkipped{one}));
    CHECK(after(state, Pass{}).table.scores[one] == 0);
}

TEST_CASE("HED-156 an enemy Dragon that is left denies the clearing point") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {cleric(1), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 9});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::cleric}});
    CHECK(state.table.battlefields[field(1)].of(two) == DieSet{Die::dragon});
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-157 a score may pass the target") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).score(one, 5).phase(Phase::attack).with(ScriptedDice{5});
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 6);
}

TEST_CASE("HED-157 a score does not fall when dice are lost or others score") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1)})
                     .score(two, 3)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(state.table.scores[one] == 1);
    CHECK(state.table.scores[two] == 3);
}

TEST_CASE("HED-157 the highest score that can be written down does not start over") {
    auto state =
        Position{}.on(field(1), one, {warrior(1)}).score(one, 0xffff).phase(Phase::attack).with(ScriptedDice{5});
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 0xffff);
}

TEST_CASE("HED-158 the clearing point needs no enemy to begin with") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).phase(Phase::attack).with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(state.chance.verdict());
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-158 HED-R07 by a house rule only a battlefield that had enemies gives the clearing point") {
    const auto rules = ruled({.uncontested_attack = UncontestedAttack::legal_no_point});
    auto empty = Position{Options{}, rules}.on(field(1), one, {warrior(1)}).phase(Phase::attack).with(ScriptedDice{5});
    CHECK(after(empty, Attack{field(1)}).table.scores[one] == 0);
    auto contested = Position{Options{}, rules}
                         .on(field(1), one, {warrior(1)})
                         .on(field(1), two, {cleric(1)})
                         .phase(Phase::attack)
                         .with(ScriptedDice{5});
    CHECK(after(contested, Attack{field(1)}).table.scores[one] == 1);
}

TEST_CASE("HED-159 the attacker's Dragon on the attacked battlefield does not deny the clearing point") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1), dragon(9)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 1);
}

TEST_CASE("HED-159 the attacker's Dragon does not earn the clearing point in place of a hero") {
    // The attacker's Dragon drives the attacking hero off before clean-up, by the house rule of HED-R29.
    auto state = Position{Options{}, ruled({.unleash_between_attack_and_cleanup = true})}
                     .on(field(1), one, {warrior(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 20});
    state = after(state, Attack{field(1)}, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {one, Die::dragon}) == Space::first);
    CHECK(state.table.scores[one] == 0);
}
