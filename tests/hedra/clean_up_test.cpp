#include "support.hpp"

#include <heroes/hedra/view.hpp>

using namespace hedra_test;

namespace {

// Seat one's Mage attacks the first battlefield and rolls 4: every enemy die there that shows less is defeated.
template <class Rules>
auto blast(Position<Rules> position) {
    auto state = position.on(field(1), one, {mage(1)}).phase(Phase::attack).with(ScriptedDice{4});
    state = after(state, Attack{field(1)});
    if (waits_for_a<AssignHero>(state.table)) state = after(state, actions_of(state.table)[0]);
    return state;
}

// The same, told as events from the roll on.
template <class Rules>
std::vector<Event> events_of_blast(Position<Rules> position) {
    return events_of(position.on(field(1), one, {mage(1)}).phase(Phase::attack).with(ScriptedDice{4}),
                     Attack{field(1)});
}

// Seat one's Dragon is ready and will roll this Power when it is sent to the first battlefield.
template <class Rules>
auto burn(Position<Rules> position, int power) {
    return after(position.roost(one, 20).with(ScriptedDice{power}), Unleash{}, SendDragon{field(1)});
}

Position<RuntimeRules> free_for_all(const Knobs& knobs) { return Position{presets::free_for_all(3), ruled(knobs)}; }

}  // namespace

// Leaving the battlefield

TEST_CASE("HED-110 a defeated die stays until its owner has decided in Clean up") {
    const auto state = blast(Position{}.on(field(1), two, {cleric(2), warrior(9)}));
    CHECK(waits_for(state.table, ChooseSacrifice{two, field(1)}));
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::first);

    const auto next = after(state, Decline{});
    CHECK(place_of(next.table, theirs(Die::cleric)) == Space::home);
}

TEST_CASE("HED-110 dice are defeated in the Attack and leave after Clean up has begun") {
    const auto events = events_of_blast(Position{}.on(field(1), two, {cleric(2)}));
    const std::vector<Event> expected{
        DieDefeated{theirs(Die::cleric), field(1), Cause::attack},
        PhaseBegan{one, Phase::clean_up},
        DieMoved{theirs(Die::cleric), Space::first, Space::home, MoveReason::sent_home},
    };
    const auto found = std::search(events.begin(), events.end(), expected.begin(), expected.end());
    CHECK(found != events.end());
}

TEST_CASE("HED-111 a defeated hero goes to its owner's Home and keeps its face") {
    const auto position = Position{}.on(field(1), two, {cleric(2)});
    const auto state = blast(position);
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::home);
    CHECK(face_of(state.table, theirs(Die::cleric)) == 2);
    CHECK(only<DieMoved>(events_of_blast(position)) ==
          std::vector{DieMoved{theirs(Die::cleric), Space::first, Space::home, MoveReason::sent_home}});
}

TEST_CASE("HED-111 a die that was not defeated stays where it is") {
    const auto state = blast(Position{}.on(field(1), two, {cleric(2), paladin(4)}).on(field(2), two, {mage(1)}));
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::home);
    CHECK(place_of(state.table, theirs(Die::paladin)) == Space::first);
    CHECK(place_of(state.table, theirs(Die::mage)) == Space::second);
}

TEST_CASE("HED-111 the dice of several opponents are defeated in one attack and all go Home") {
    const auto state = blast(Position{presets::free_for_all(3)}
                                 .on(field(1), two, {cleric(2), mage(1)})
                                 .on(field(1), three, {cleric(3), barbarian(1)}));
    CHECK(state.table.battlefields[field(1)] == DiceSet::of(mine(Die::mage)));
    CHECK(value_of_dragon(state.table, two) == 14);
    CHECK(value_of_dragon(state.table, three) == 14);
}

TEST_CASE("HED-112 a defeated Dragon returns to its Roost and is set to 1") {
    const auto position = Position{}.on(field(1), two, {dragon(3)});
    const auto events = events_of_blast(position);
    CHECK(has_event(events, DieMoved{theirs(Die::dragon), Space::first, Space::roost, MoveReason::returned_to_roost}));
    CHECK(has_event(events, DragonReset{two, 1}));
    const auto state = blast(position);
    CHECK(place_of(state.table, theirs(Die::dragon)) == Space::roost);
    CHECK(value_of_dragon(state.table, two) == 1);
}

TEST_CASE("HED-113 it is the owner of the defeated die who decides, on another player's turn too") {
    const auto state = blast(Position{}.on(field(1), two, {rogue(2)}));
    CHECK(state.table.turn.active == one);
    CHECK(decider(state.table) == two);
    CHECK(judge(state.table, one, Retreat{Space::home}).clause() == "HED-295");
    CHECK(judge(state.table, two, Retreat{Space::home}));
}

TEST_CASE("HED-114 dice leave, owners' Dragons advance, points are scored, and then everybody's Dragon advances") {
    auto state = Position{}
                     .on(field(1), one, {mage(1), barbarian(1)})
                     .on(field(1), two, {rogue(1), dragon(2)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4, 1});
    state = after(state, Attack{field(1)}, Assign{Die::mage, theirs(Die::rogue)});
    const std::vector<Event> expected{
        DieMoved{theirs(Die::rogue), Space::first, Space::home, MoveReason::sent_home},
        DieMoved{theirs(Die::dragon), Space::first, Space::roost, MoveReason::returned_to_roost},
        DragonReset{two, 1},
        DragonAdvanceLost{two, 5, AdvanceCause::defeat, LossReason::defeated},
        PointScored{one, PointReason::clearing, 1, 1},
        PointScored{one, PointReason::dragon, 1, 2},
        DragonAdvanced{one, 6, AdvanceCause::point, 7},
        DragonAdvanceLost{two, 6, AdvanceCause::point, LossReason::defeated},
    };
    CHECK(events_of(state, Retreat{Space::home}) == expected);
    CHECK(waits_for(after(state, Retreat{Space::home}).table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-114 the Paladin's reroll comes after the Dragons have advanced, the Barbarian's after the Paladin's") {
    auto state = blast(Position{}.on(field(1), two, {rogue(1), paladin(1), barbarian(12)}));
    const std::vector<Event> expected{
        DieMoved{theirs(Die::rogue), Space::first, Space::home, MoveReason::sent_home},
        DieMoved{theirs(Die::paladin), Space::first, Space::home, MoveReason::sent_home},
        DragonAdvanced{two, 10, AdvanceCause::defeat, 11},
    };
    CHECK(events_of(state, Retreat{Space::home}) == expected);
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, RerollOwnDice{two, Space::first, RerollCause::paladin_defeated}));
    state = after(state, Decline{});
    CHECK(waits_for(state.table, RerollBarbarian{two, field(1)}));
}

// The order of deciding

TEST_CASE("HED-115 an owner decides on the sacrifice first, then on the save, then on the Rogue") {
    auto state = blast(Position{}.on(field(1), two, {warrior(9), cleric(1), rogue(1)}));
    CHECK(waits_for(state.table, ChooseSacrifice{two, field(1)}));
    state = after(state, Sacrifice{theirs(Die::cleric)});
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    state = after(state, Decline{});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-115 HED-R25 owners decide in turn order from the active player") {
    auto state =
        blast(Position{presets::free_for_all(3)}.on(field(1), two, {rogue(1)}).on(field(1), three, {rogue(1)}));
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
}

TEST_CASE("HED-115 HED-R25 after the last seat it is the first one's turn to decide") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {rogue(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), three, {rogue(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    state = after(state, Attack{field(1)}, Assign{Die::mage, {one, Die::rogue}});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseRetreat{one, field(1)}));
}

TEST_CASE("HED-115 HED-R25 the active player decides first when a Dragon defeated dice of its own side") {
    auto state = burn(Position{}.on(field(1), one, {rogue(1)}).on(field(1), two, {rogue(1)}), 15);
    CHECK(waits_for(state.table, ChooseRetreat{one, field(1)}));
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
}

TEST_CASE("HED-R25 what an owner decided is carried out before the next owner decides") {
    auto state = blast(
        Position{presets::free_for_all(3)}.on(field(1), two, {rogue(1), cleric(1)}).on(field(1), three, {rogue(1)}));
    state = after(state, Retreat{Space::second});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
    CHECK(place_of(state.table, {two, Die::rogue}) == Space::second);
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-R25 by a house rule owners decide in reverse order, the active player last") {
    auto state = free_for_all({.defender_choice_order = DefenderChoiceOrder::reverse})
                     .on(field(1), one, {rogue(1)})
                     .on(field(1), two, {rogue(1)})
                     .on(field(1), three, {rogue(1)})
                     .roost(one, 20)
                     .with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
    state = after(state, Retreat{Space::second});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    CHECK(place_of(state.table, {three, Die::rogue}) == Space::second);
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseRetreat{one, field(1)}));
}

namespace {

// Seats two and three have lost dice and choose in secret; two's Warrior stands, two's Cleric and both Rogues fall.
auto secret_blast(Knobs knobs = {}) {
    knobs.defender_choice_order = DefenderChoiceOrder::simultaneous;
    return blast(
        free_for_all(knobs).on(field(1), two, {warrior(9), cleric(1), rogue(1)}).on(field(1), three, {rogue(2)}));
}

}  // namespace

TEST_CASE("HED-R25 where owners choose in secret, nothing happens on the table until the last has chosen") {
    auto state = secret_blast();
    const auto before = state.table;
    state = after(state, Sacrifice{theirs(Die::cleric)}, Save{theirs(Die::rogue), field(2)});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
    CHECK(state.table.battlefields == before.battlefields);
    CHECK(state.table.battle == before.battle);
    CHECK(state.table.faces == before.faces);
}

TEST_CASE("HED-R25 a secret choice is told as made, and not what it is") {
    const auto state = secret_blast();
    const std::vector<Event> made{ChoiceMade{two}};
    CHECK(events_of(state, Sacrifice{theirs(Die::cleric)}) == made);
    CHECK(events_of(state, Decline{}) == made);
    const auto sacrificed = after(state, Sacrifice{theirs(Die::cleric)});
    CHECK(events_of(sacrificed, Save{theirs(Die::rogue), field(2)}) == made);
    CHECK(events_of(sacrificed, Decline{}) == made);
    CHECK(events_of(after(state, Decline{}), Retreat{Space::second}) == made);
}

TEST_CASE("HED-R25 secret choices are carried out together, in turn order") {
    auto state = after(secret_blast(), Sacrifice{theirs(Die::cleric)}, Save{theirs(Die::rogue), field(2)});
    const std::vector<Event> expected{
        ChoiceMade{three},
        WarriorSacrificed{theirs(Die::warrior), theirs(Die::cleric)},
        DieSaved{theirs(Die::warrior), theirs(Die::rogue), field(2)},
        DieMoved{theirs(Die::rogue), Space::first, Space::second, MoveReason::saved},
        RogueRetreated{{three, Die::rogue}, field(4)},
        DieMoved{{three, Die::rogue}, Space::first, Space::fourth, MoveReason::rogue_retreat},
        DieMoved{theirs(Die::warrior), Space::first, Space::home, MoveReason::sent_home},
        DragonAdvanced{two, 5, AdvanceCause::defeat, 6},
        DragonAdvanced{three, 5, AdvanceCause::defeat, 6},
    };
    auto events = events_of(state, Retreat{Space::fourth});
    REQUIRE(events.size() >= expected.size());
    events.resize(expected.size());
    CHECK(events == expected);

    state = after(state, Retreat{Space::fourth});
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::first);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-R25 secret choices to do nothing send the defeated dice Home") {
    const auto state = after(secret_blast(), Decline{}, Retreat{Space::home}, Retreat{Space::home});
    CHECK(place_of(state.table, theirs(Die::warrior)) == Space::first);
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::home);
    CHECK(place_of(state.table, theirs(Die::rogue)) == Space::home);
    CHECK(place_of(state.table, {three, Die::rogue}) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 11);
}

TEST_CASE("HED-R25 only the chooser sees a secret choice") {
    const auto state = after(secret_blast(), Sacrifice{theirs(Die::cleric)}, Save{theirs(Die::rogue), field(2)});
    const auto seen_by = [&](Seat seat) { return (*view(state.table, seat)).house.choices[two]; };
    const SecretChoice chosen{
        .protected_die = theirs(Die::cleric), .saved_die = theirs(Die::rogue), .saved_to = field(2)};
    CHECK(seen_by(two) == chosen);
    CHECK(seen_by(one) == SecretChoice{});
    CHECK(seen_by(three) == SecretChoice{});
    CHECK(seen_by(Seat::spectator) == SecretChoice{});
}

TEST_CASE("HED-R25 other seats cannot tell different secret choices apart") {
    const auto state = secret_blast();
    const auto left = after(state, Decline{}, Retreat{Space::second});
    const auto right = after(state, Decline{}, Retreat{Space::home});
    CHECK(view(left.table, three) == view(right.table, three));
    CHECK(view(left.table, one) == view(right.table, one));
    CHECK_FALSE(view(left.table, two) == view(right.table, two));

    const auto shielded = after(state, Sacrifice{theirs(Die::cleric)}, Save{theirs(Die::rogue), field(2)});
    CHECK(view(left.table, three) == view(shielded.table, three));
}

TEST_CASE("HED-R25 secret choices that a seat cannot see are filled in with others that it cannot tell apart") {
    const auto state = after(secret_blast(), Sacrifice{theirs(Die::cleric)}, Save{theirs(Die::rogue), field(2)});
    const auto seen = view(state.table, three);
    auto chance = Pcg32{5};
    const auto imagined = determinize(seen, chance);
    CHECK(view(imagined, three) == seen);
    CHECK_FALSE(imagined.house.choices[two] == SecretChoice{});
}

TEST_CASE("HED-R25 HED-R21 a Warrior sacrificed in secret may save only where it could in the open") {
    const auto may = after(secret_blast(), Sacrifice{theirs(Die::cleric)});
    CHECK(waits_for(may.table, ChooseSave{two, field(1)}));
    CHECK_FALSE(is_legal(may.table, Save{theirs(Die::cleric), field(2)}));
    const auto may_not = after(secret_blast({.sacrificed_warrior_saves = false}), Sacrifice{theirs(Die::cleric)});
    CHECK(waits_for(may_not.table, ChooseRetreat{two, field(1)}));
}

TEST_CASE("HED-R25 HED-R14 a Paladin saved in secret that may reroll where it arrives does so before the scoring") {
    auto state =
        blast(free_for_all({.arrival_on_retreat = true, .defender_choice_order = DefenderChoiceOrder::simultaneous})
                  .on(field(1), two, {warrior(3), paladin(2)})
                  .on(field(1), three, {rogue(2)}));
    state = after(state, Save{theirs(Die::paladin), field(2)}, Retreat{Space::home});
    CHECK(waits_for(state.table, RerollOwnDice{two, Space::second, RerollCause::paladin_arrived}));
    CHECK(state.table.scores[one] == 0);

    state = after(state, Decline{});
    CHECK(state.table.scores[one] == 1);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-R25 where nobody lost a die, nobody has anything to choose in secret") {
    const auto state = blast(free_for_all({.defender_choice_order = DefenderChoiceOrder::simultaneous})
                                 .on(field(1), two, {warrior(9)})
                                 .on(field(1), three, {rogue(4)}));
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

// The Rogue

TEST_CASE("HED-116 a defeated Rogue may go to another battlefield instead of Home") {
    const auto state = blast(Position{}.on(field(1), two, {rogue(3)}));
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    const auto events = events_of(state, Retreat{Space::third});
    CHECK(has_event(events, RogueRetreated{theirs(Die::rogue), field(3)}));
    CHECK(only<DieMoved>(events) ==
          std::vector{DieMoved{theirs(Die::rogue), Space::first, Space::third, MoveReason::rogue_retreat}});

    const auto next = after(state, Retreat{Space::third});
    CHECK(place_of(next.table, theirs(Die::rogue)) == Space::third);
    CHECK(face_of(next.table, theirs(Die::rogue)) == 3);
}

TEST_CASE("HED-116 a defeated Rogue may go Home like any other hero") {
    const auto state = blast(Position{}.on(field(1), two, {rogue(3)}));
    const auto events = events_of(state, Retreat{Space::home});
    CHECK(only<RogueRetreated>(events).empty());
    CHECK(only<DieMoved>(events) ==
          std::vector{DieMoved{theirs(Die::rogue), Space::first, Space::home, MoveReason::sent_home}});
}

TEST_CASE("HED-116 neither an undefeated Rogue nor another defeated hero is asked where to go") {
    const auto rogue_stands = blast(Position{}.on(field(1), two, {rogue(4), cleric(3)}));
    CHECK(waits_for(rogue_stands.table, ChooseReinforce{one}));
    CHECK(place_of(rogue_stands.table, theirs(Die::rogue)) == Space::first);
}

TEST_CASE("HED-117 a Rogue may retreat to every battlefield but the one where it was defeated") {
    const auto table = blast(Position{}.on(field(1), two, {rogue(3)})).table;
    CHECK(actions_of(table).size() == 3);
    CHECK(is_legal(table, Retreat{Space::second}));
    CHECK(is_legal(table, Retreat{Space::third}));
    CHECK_FALSE(is_legal(table, Retreat{Space::first}));
    CHECK(refusal(table, Retreat{Space::first}) == "HED-117");
}

TEST_CASE("HED-117 a Rogue cannot retreat to what is no battlefield") {
    const auto table = blast(Position{}.on(field(1), two, {rogue(3)})).table;
    CHECK(refusal(table, Retreat{Space::fourth}) == "HED-010");
    CHECK(refusal(table, Retreat{static_cast<Space>(200)}) == "HED-010");
    CHECK_FALSE(judge(table, Retreat{Space::roost}));
    CHECK(refusal(table, Decline{}) == "HED-116");
    CHECK(refusal(table, Pass{}) == "HED-116");
}

TEST_CASE("HED-118 HED-R50 a Rogue that retreats advances its Dragon all the same") {
    const auto state = blast(Position{}.on(field(1), two, {rogue(3), cleric(8)}));
    CHECK(value_of_dragon(after(state, Retreat{Space::second}).table, two) == 6);
    CHECK(value_of_dragon(after(state, Retreat{Space::home}).table, two) == 6);
}

TEST_CASE("HED-118 a Rogue that retreats has left: its battlefield is cleared") {
    const auto state = after(blast(Position{}.on(field(1), two, {rogue(3)})), Retreat{Space::second});
    CHECK(state.table.scores[one] == 1);
    CHECK(value_of_dragon(state.table, two) == 9);
}

TEST_CASE("HED-118 the retreat of a Rogue lets Barbarians there be rerolled") {
    const auto state = blast(Position{}.on(field(1), two, {rogue(3), barbarian(12)}));
    CHECK(waits_for(after(state, Retreat{Space::second}).table, RerollBarbarian{two, field(1)}));
}

TEST_CASE("HED-R50 by a house rule a Rogue that retreats was not defeated, but it has left") {
    const auto rules = ruled({.retreating_rogue_counts = false});
    const auto state = blast(Position{Options{}, rules}.on(field(1), two, {rogue(3)}));
    const auto retreated = after(state, Retreat{Space::second});
    CHECK(value_of_dragon(retreated.table, two) == 4);
    CHECK(retreated.table.scores[one] == 1);
    CHECK(value_of_dragon(after(state, Retreat{Space::home}).table, two) == 9);

    const auto with_barbarian = blast(Position{Options{}, rules}.on(field(1), two, {rogue(3), barbarian(12)}));
    CHECK(waits_for(after(with_barbarian, Retreat{Space::second}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-119 HED-R26 a Rogue protected by a sacrifice stays and is not asked where to go") {
    const auto state =
        after(blast(Position{}.on(field(1), two, {rogue(3), warrior(9)})), Sacrifice{theirs(Die::rogue)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, theirs(Die::rogue)) == Space::first);
}

TEST_CASE("HED-119 HED-R26 a saved Rogue has to retreat where the save says and was not defeated") {
    auto state = blast(Position{}.on(field(1), two, {rogue(3), warrior(3), cleric(8)}));
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    const auto events = events_of(state, Save{theirs(Die::rogue), field(2)});
    CHECK(only<RogueRetreated>(events).empty());

    state = after(state, Save{theirs(Die::rogue), field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, theirs(Die::rogue)) == Space::second);
    CHECK(value_of_dragon(state.table, two) == 6);
}

// The Warrior's sacrifice

TEST_CASE("HED-120 an undefeated Warrior may be defeated instead of an own die there") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(4), cleric(3)}));
    CHECK(waits_for(state.table, ChooseSacrifice{two, field(1)}));
    const auto events = events_of(state, Sacrifice{theirs(Die::cleric)});
    CHECK(has_event(events, WarriorSacrificed{theirs(Die::warrior), theirs(Die::cleric)}));
    CHECK(only<DieMoved>(events) ==
          std::vector{DieMoved{theirs(Die::warrior), Space::first, Space::home, MoveReason::sent_home}});
}

TEST_CASE("HED-120 only a die that was defeated there can be protected") {
    const auto table =
        blast(Position{}.on(field(1), two, {warrior(9), cleric(3), paladin(4)}).on(field(2), two, {mage(1)})).table;
    CHECK(actions_of(table).size() == 2);
    CHECK(is_legal(table, Sacrifice{theirs(Die::cleric)}));
    CHECK_FALSE(is_legal(table, Sacrifice{theirs(Die::paladin)}));
    CHECK(refusal(table, Sacrifice{theirs(Die::paladin)}) == "HED-120");
    CHECK(refusal(table, Sacrifice{theirs(Die::mage)}) == "HED-120");
    CHECK(refusal(table, Sacrifice{theirs(Die::warrior)}) == "HED-120");
}

TEST_CASE("HED-120 an answer that is no sacrifice, or of no die, is refused") {
    const auto table = blast(Position{}.on(field(1), two, {warrior(9), cleric(3)})).table;
    CHECK(refusal(table, Pass{}) == "HED-120");
    CHECK(refusal(table, Save{theirs(Die::cleric), field(2)}) == "HED-120");
    CHECK(refusal(table, Sacrifice{{static_cast<Seat>(200), Die::cleric}}) == "HED-001");
    CHECK(refusal(table, Sacrifice{{three, Die::cleric}}) == "HED-001");
    CHECK(refusal(table, Sacrifice{{two, static_cast<Die>(7)}}) == "HED-001");
}

TEST_CASE("HED-121 the protected die stays with its face and counts as not defeated") {
    const auto state =
        after(blast(Position{}.on(field(1), two, {warrior(9), paladin(3)})), Sacrifice{theirs(Die::paladin)});
    CHECK(place_of(state.table, theirs(Die::paladin)) == Space::first);
    CHECK(face_of(state.table, theirs(Die::paladin)) == 3);
    CHECK(value_of_dragon(state.table, two) == 6);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-122 a sacrifice protects one die, which its owner chooses; the others are defeated") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(9), cleric(3), mage(3)}));
    CHECK(is_legal(state.table, Sacrifice{theirs(Die::cleric)}));
    const auto next = after(state, Sacrifice{theirs(Die::mage)}, Decline{});
    CHECK(waits_for(next.table, ChooseReinforce{one}));
    CHECK(place_of(next.table, theirs(Die::mage)) == Space::first);
    CHECK(place_of(next.table, theirs(Die::cleric)) == Space::home);
    CHECK(value_of_dragon(next.table, two) == 11);
}

TEST_CASE("HED-123 the Dragon, the Barbarian and the Rogue can be protected like any die") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(9), rogue(3), barbarian(3), dragon(3)}));
    for (const Die die : {Die::rogue, Die::barbarian, Die::dragon}) {
        CAPTURE(name_of(die));
        CHECK(is_legal(state.table, Sacrifice{theirs(die)}));
        const auto next = after(state, Sacrifice{theirs(die)});
        CHECK_FALSE(next.table.battle.defeated.has(theirs(die)));
        CHECK(next.table.battle.defeated.has(theirs(Die::warrior)));
    }
}

TEST_CASE("HED-124 the sacrificed Warrior goes Home, advances the Dragon and lets Barbarians be rerolled") {
    const auto state = after(blast(Position{}.on(field(1), two, {warrior(9), cleric(3), barbarian(12)})),
                             Sacrifice{theirs(Die::cleric)});
    CHECK(place_of(state.table, theirs(Die::warrior)) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 6);
    CHECK(waits_for(state.table, RerollBarbarian{two, field(1)}));
}

TEST_CASE("HED-125 the sacrifice may be declined") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(9), cleric(3)}));
    CHECK(is_legal(state.table, Decline{}));
    CHECK(events_of(state, Decline{}).front() == Event{Declined{two, Offer::sacrifice}});
    const auto next = after(state, Decline{});
    CHECK(place_of(next.table, theirs(Die::warrior)) == Space::first);
    CHECK(place_of(next.table, theirs(Die::cleric)) == Space::home);
}

TEST_CASE("HED-126 a Warrior elsewhere cannot be sacrificed") {
    const auto on_another = blast(Position{}.on(field(1), two, {cleric(3)}).on(field(2), two, {warrior(9)}));
    CHECK(waits_for(on_another.table, ChooseReinforce{one}));
    const auto at_home = blast(Position{}.on(field(1), two, {cleric(3)}).home(two, {warrior(9)}));
    CHECK(waits_for(at_home.table, ChooseReinforce{one}));
}

TEST_CASE("HED-126 a Warrior cannot be sacrificed for another player's die") {
    const auto not_asked =
        blast(Position{presets::free_for_all(3)}.on(field(1), two, {warrior(9)}).on(field(1), three, {cleric(3)}));
    CHECK(waits_for(not_asked.table, ChooseReinforce{one}));

    const auto asked = blast(
        Position{presets::free_for_all(3)}.on(field(1), two, {warrior(9), mage(1)}).on(field(1), three, {cleric(3)}));
    CHECK(waits_for(asked.table, ChooseSacrifice{two, field(1)}));
    CHECK_FALSE(is_legal(asked.table, Sacrifice{{three, Die::cleric}}));
    CHECK(refusal(asked.table, Sacrifice{{three, Die::cleric}}) == "HED-126");
}

TEST_CASE("HED-127 HED-R24 a Warrior that is defeated itself cannot be sacrificed and saves instead") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), cleric(3)}));
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    CHECK(refusal(state.table, Sacrifice{theirs(Die::cleric)}) == "HED-130");
}

TEST_CASE("HED-128 a Dragon for which the Warrior is sacrificed stays: no point, no reset") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(9), dragon(3)}));
    const auto events = events_of(state, Sacrifice{theirs(Die::dragon)});
    CHECK(only<PointScored>(events).empty());
    CHECK(only<DragonReset>(events).empty());
    const auto next = after(state, Sacrifice{theirs(Die::dragon)});
    CHECK(place_of(next.table, theirs(Die::dragon)) == Space::first);
    CHECK(value_of_dragon(next.table, two) == 3);
}

TEST_CASE("HED-129 a protected die keeps the battlefield from being cleared") {
    const auto state =
        after(blast(Position{}.on(field(1), two, {warrior(9), cleric(3)})), Sacrifice{theirs(Die::cleric)});
    CHECK(state.table.scores[one] == 0);
    CHECK(value_of_dragon(state.table, one) == 1);
}

TEST_CASE("HED-G10 HED-120 the Warrior falls for the Barbarian: one die counts, no point, and the Barbarian may be rerolled") {
    const auto state =
        after(blast(Position{}.on(field(1), two, {warrior(9), barbarian(3)})), Sacrifice{theirs(Die::barbarian)});
    CHECK(place_of(state.table, theirs(Die::barbarian)) == Space::first);
    CHECK(place_of(state.table, theirs(Die::warrior)) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 6);
    CHECK(state.table.scores[one] == 0);
    CHECK(waits_for(state.table, RerollBarbarian{two, field(1)}));
}

// The Warrior's save

TEST_CASE("HED-130 a defeated Warrior may save another defeated die of its owner") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), cleric(2)}));
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    const auto events = events_of(state, Save{theirs(Die::cleric), field(3)});
    CHECK(has_event(events, DieSaved{theirs(Die::warrior), theirs(Die::cleric), field(3)}));
    CHECK(has_event(events, DieMoved{theirs(Die::cleric), Space::first, Space::third, MoveReason::saved}));

    const auto next = after(state, Save{theirs(Die::cleric), field(3)});
    CHECK(place_of(next.table, theirs(Die::cleric)) == Space::third);
    CHECK(face_of(next.table, theirs(Die::cleric)) == 2);
}

TEST_CASE("HED-130 an undefeated Warrior, or one elsewhere, saves nobody") {
    const auto stands = after(blast(Position{}.on(field(1), two, {warrior(4), cleric(2)})), Decline{});
    CHECK(waits_for(stands.table, ChooseReinforce{one}));
    const auto elsewhere = blast(Position{}.on(field(1), two, {cleric(2)}).on(field(2), two, {warrior(1)}));
    CHECK(waits_for(elsewhere.table, ChooseReinforce{one}));
}

TEST_CASE("HED-130 a Warrior does not save another player's die") {
    const auto state = blast(
        Position{presets::free_for_all(3)}.on(field(1), two, {warrior(3), cleric(2)}).on(field(1), three, {cleric(2)}));
    CHECK_FALSE(is_legal(state.table, Save{{three, Die::cleric}, field(2)}));
    CHECK(refusal(state.table, Save{{three, Die::cleric}, field(2)}) == "HED-259");
    CHECK(place_of(after(state, Decline{}).table, {three, Die::cleric}) == Space::home);
}

TEST_CASE("HED-130 an answer that is no save, or of no die, or to nowhere, is refused") {
    const auto table = blast(Position{}.on(field(1), two, {warrior(3), cleric(2)})).table;
    CHECK(refusal(table, Pass{}) == "HED-130");
    CHECK(refusal(table, Retreat{Space::second}) == "HED-130");
    CHECK(refusal(table, Save{{static_cast<Seat>(200), Die::cleric}, field(2)}) == "HED-001");
    CHECK(refusal(table, Save{{two, static_cast<Die>(7)}, field(2)}) == "HED-001");
    CHECK(refusal(table, Save{theirs(Die::cleric), field(4)}) == "HED-010");
    CHECK(refusal(table, Save{theirs(Die::cleric), field(9)}) == "HED-010");
}

TEST_CASE("HED-131 a saved die may neither stay nor go Home") {
    const auto table = blast(Position{}.on(field(1), two, {warrior(3), cleric(2)})).table;
    CHECK(is_legal(table, Save{theirs(Die::cleric), field(2)}));
    CHECK(is_legal(table, Save{theirs(Die::cleric), field(3)}));
    CHECK_FALSE(is_legal(table, Save{theirs(Die::cleric), field(1)}));
    CHECK(refusal(table, Save{theirs(Die::cleric), field(1)}) == "HED-131");
    CHECK_FALSE(is_legal(table, Save{theirs(Die::cleric), battlefield(Space::home)}));
    CHECK(actions_of(table).size() == 3);
}

TEST_CASE("HED-132 a saved die does not advance its owner's Dragon") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), cleric(2), paladin(9)}));
    CHECK(value_of_dragon(after(state, Save{theirs(Die::cleric), field(2)}).table, two) == 6);
    CHECK(value_of_dragon(after(state, Decline{}).table, two) == 11);
}

TEST_CASE("HED-132 a saved Dragon gives the attacker no Dragon point") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), dragon(2), cleric(8)}));
    CHECK(after(state, Save{theirs(Die::dragon), field(2)}).table.scores[one] == 0);
    CHECK(after(state, Decline{}).table.scores[one] == 1);
}

TEST_CASE("HED-132 a saved Paladin was not defeated and inspires nobody") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), paladin(2), cleric(8)}));
    CHECK(waits_for(after(state, Save{theirs(Die::paladin), field(2)}).table, ChooseReinforce{one}));
    CHECK(waits_for_a<RerollOwnDice>(after(state, Decline{}).table));
}

TEST_CASE("HED-133 enemies do not keep a Barbarian from being saved") {
    const auto state =
        after(blast(Position{}.on(field(1), two, {warrior(3), barbarian(2)})), Save{theirs(Die::barbarian), field(2)});
    CHECK(place_of(state.table, theirs(Die::barbarian)) == Space::second);
}

TEST_CASE("HED-134 a saved Dragon keeps its face, is not reset, and defeats nothing where it lands") {
    auto state = blast(Position{}
                           .on(field(1), two, {warrior(3), dragon(3)})
                           .on(field(2), one, {cleric(1)})
                           .on(field(2), two, {paladin(1)}));
    const auto events = events_of(state, Save{theirs(Die::dragon), field(2)});
    CHECK(only<DragonReset>(events).empty());
    CHECK(only<DieDefeated>(events).empty());
    state = after(state, Save{theirs(Die::dragon), field(2)});
    CHECK(place_of(state.table, theirs(Die::dragon)) == Space::second);
    CHECK(value_of_dragon(state.table, two) == 3);
    CHECK(place_of(state.table, mine(Die::cleric)) == Space::second);
}

TEST_CASE("HED-135 the Warrior that saves goes Home and counts as defeated") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), cleric(2), paladin(9)}));
    const auto events = events_of(state, Save{theirs(Die::cleric), field(2)});
    CHECK(has_event(events, DieMoved{theirs(Die::warrior), Space::first, Space::home, MoveReason::sent_home}));
    CHECK(has_event(events, DragonAdvanced{two, 5, AdvanceCause::defeat, 6}));
}

TEST_CASE("HED-136 the save may be declined, and then all the dice are defeated") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), cleric(2), mage(1)}));
    CHECK(events_of(state, Decline{}).front() == Event{Declined{two, Offer::save}});
    const auto next = after(state, Decline{});
    CHECK(next.table.battlefields[field(1)] == DiceSet::of(mine(Die::mage)));
    CHECK(value_of_dragon(next.table, two) == 19);
}

TEST_CASE("HED-136 a Warrior saves one die only") {
    const auto state = after(blast(Position{}.on(field(1), two, {warrior(3), cleric(2), mage(1)})),
                             Save{theirs(Die::cleric), field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, theirs(Die::mage)) == Space::home);
}

TEST_CASE("HED-137 HED-R22 a die that was not defeated cannot be saved, nor the Warrior itself") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), rogue(1), cleric(8)}));
    CHECK(is_legal(state.table, Save{theirs(Die::rogue), field(2)}));
    CHECK_FALSE(is_legal(state.table, Save{theirs(Die::cleric), field(2)}));
    CHECK(refusal(state.table, Save{theirs(Die::cleric), field(2)}) == "HED-137");
    CHECK(refusal(state.table, Save{theirs(Die::warrior), field(2)}) == "HED-137");
}

TEST_CASE("HED-137 HED-R22 with no other die defeated there is nothing to save") {
    const auto state = blast(Position{}.on(field(1), two, {warrior(3), cleric(8)}));
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::first);
}

TEST_CASE("HED-R22 by a house rule a defeated Warrior may make any own die there retreat") {
    const auto rules = ruled({.save_any_die = true});
    const auto state = blast(Position{Options{}, rules}.on(field(1), two, {warrior(3), cleric(8)}));
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    CHECK(refusal(state.table, Save{theirs(Die::warrior), field(2)}) == "HED-137");
    CHECK(refusal(state.table, Save{mine(Die::mage), field(2)}) == "HED-259");
    CHECK(refusal(state.table, Save{theirs(Die::mage), field(2)}) == "HED-137");
    const auto next = after(state, Save{theirs(Die::cleric), field(2)});
    CHECK(place_of(next.table, theirs(Die::cleric)) == Space::second);
    CHECK(next.table.scores[one] == 1);
}

TEST_CASE("HED-R22 by that house rule an undefeated Warrior still saves nobody") {
    const auto rules = ruled({.save_any_die = true});
    const auto state = blast(Position{Options{}, rules}.on(field(1), two, {warrior(9), cleric(8)}));
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

namespace {

// One's Dragon has burnt two's Warrior, which saved the Cleric to the second battlefield; one's Barbarian and Warrior
// stand there with two's Paladin, and it is time for one's attack, with these dice to fall.
auto chased(const Knobs& knobs, std::initializer_list<int> dice) {
    auto state = burn(Position{Options{}, ruled(knobs)}
                          .on(field(1), two, {warrior(1), cleric(2)})
                          .on(field(2), one, {warrior(1), barbarian(1)})
                          .on(field(2), two, {paladin(10)})
                          .roost(two, 20),
                      15);
    state.chance.then(dice);
    return after(state, Save{theirs(Die::cleric), field(2)}, Pass{});
}

}  // namespace

TEST_CASE("HED-138 HED-R23 a saved die cannot be defeated for the rest of the turn") {
    auto state = chased({}, {10, 1});
    state = after(state, Attack{field(2)});
    const auto events = events_of(state, Assign{Die::warrior, theirs(Die::cleric)});
    CHECK(has_event(events, PowerCompared{theirs(Die::cleric), 10, 10, 0, 0, 2, false, true}));
    CHECK(only<DieDefeated>(events).empty());
    state = after(state, Assign{Die::warrior, theirs(Die::cleric)});
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::second);
}

TEST_CASE("HED-138 HED-R23 a die saved from the attack is safe from a Dragon unleashed later that turn") {
    auto state =
        blast(Position{}.on(field(1), two, {warrior(3), cleric(2)}).on(field(2), two, {mage(1)}).roost(one, 20));
    state.chance.then({15});
    state = after(state, Save{theirs(Die::cleric), field(2)}, Unleash{}, SendDragon{field(2)});
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::second);
    CHECK(place_of(state.table, theirs(Die::mage)) == Space::home);
}

TEST_CASE("HED-R23 a saved die counts as an enemy for the spread and for the frenzy") {
    auto state = after(chased({}, {10, 1}), Attack{field(2)});
    const auto events = events_of(state, Assign{Die::warrior, theirs(Die::cleric)});
    CHECK(has_event(events, AttackAssigned{mine(Die::barbarian), theirs(Die::paladin), true}));
    CHECK(has_event(events, PowerCompared{theirs(Die::paladin), 5, 1, 0, 4, 10, false}));
}

TEST_CASE("HED-R23 a saved die keeps the battlefield from being cleared") {
    auto state = after(chased({}, {10, 12}), Attack{field(2)}, Assign{Die::warrior, theirs(Die::cleric)}, Decline{});
    CHECK(place_of(state.table, theirs(Die::paladin)) == Space::home);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-138 HED-R23 on the next turn a saved die can be defeated again") {
    auto state = chased({}, {1, 1, 15});
    state = after(state, Attack{field(2)}, Assign{Die::warrior, theirs(Die::cleric)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    state = after(state, Unleash{});
    CHECK(
        has_event(events_of(state, SendDragon{field(2)}), DieDefeated{theirs(Die::cleric), field(2), Cause::unleash}));
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-R23 by a house rule the save protects only in the battle itself") {
    auto state = chased({.save_lasts = SaveLasts::event}, {10, 1});
    state = after(state, Attack{field(2)});
    const auto events = events_of(state, Assign{Die::warrior, theirs(Die::cleric)});
    CHECK(has_event(events, DieDefeated{theirs(Die::cleric), field(2), Cause::attack}));
}

TEST_CASE("HED-139 HED-R21 a sacrificed Warrior may save another defeated die") {
    auto state = blast(Position{}.on(field(1), two, {warrior(9), cleric(2), mage(3)}));
    state = after(state, Sacrifice{theirs(Die::cleric)});
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    CHECK(refusal(state.table, Save{theirs(Die::cleric), field(2)}) == "HED-137");

    state = after(state, Save{theirs(Die::mage), field(2)});
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::first);
    CHECK(place_of(state.table, theirs(Die::mage)) == Space::second);
    CHECK(place_of(state.table, theirs(Die::warrior)) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 6);
}

TEST_CASE("HED-R21 by a house rule a sacrificed Warrior saves nobody") {
    const auto rules = ruled({.sacrificed_warrior_saves = false});
    auto state = blast(Position{Options{}, rules}.on(field(1), two, {warrior(9), cleric(2), mage(3)}));
    state = after(state, Sacrifice{theirs(Die::cleric)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, theirs(Die::mage)) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 11);
}

TEST_CASE("HED-R21 by that house rule a Warrior that is defeated outright still saves") {
    const auto rules = ruled({.sacrificed_warrior_saves = false});
    const auto state = blast(Position{Options{}, rules}.on(field(1), two, {warrior(3), mage(3)}));
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
}

TEST_CASE("HED-G11 HED-135 Warrior and Barbarian fall and the Barbarian is saved: five, then three for the point") {
    const auto state =
        after(blast(Position{}.on(field(1), two, {warrior(3), barbarian(3)})), Save{theirs(Die::barbarian), field(2)});
    CHECK(place_of(state.table, theirs(Die::barbarian)) == Space::second);
    CHECK(place_of(state.table, theirs(Die::warrior)) == Space::home);
    CHECK(state.table.scores[one] == 1);
    CHECK(value_of_dragon(state.table, two) == 9);
}

TEST_CASE("HED-138 an unleash tells that it met a saved die and could not defeat it") {
    auto state = Position{}
                     .on(field(1), two, {warrior(1), cleric(1)})
                     .on(field(2), one, {mage(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{20});
    state = after(state, Unleash{}, SendDragon{field(1)}, Save{theirs(Die::cleric), field(2)});
    state.table.faces[one][Die::dragon] = 20;
    state.table.battlefields[field(1)].erase({one, Die::dragon});
    state.chance = {9};
    const auto events = events_of(after(state, Unleash{}), SendDragon{field(2)});
    CHECK(has_event(events, PowerCompared{theirs(Die::cleric), 9, 9, 0, 0, 1, false, true}));
    CHECK(has_event(events, PowerCompared{{one, Die::mage}, 9, 9, 0, 0, 1, true, false}));
}

TEST_CASE("HED-132 HED-R22 HED-R29 a die that the attack had defeated and an unleash let be saved was not defeated") {
    auto state = Position{Options{}, ruled({.save_any_die = true, .unleash_between_attack_and_cleanup = true})}
                     .on(field(1), one, {cleric(1), paladin(1)})
                     .on(field(1), two, {warrior(8), dragon(2)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{8, 10, 9});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, theirs(Die::warrior)}, Unleash{}, SendDragon{field(1)},
                  Save{theirs(Die::dragon), field(2)});
    CHECK(place_of(state.table, theirs(Die::dragon)) == Space::second);
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-R25 secret choices are carried out from the active player on, whoever that is") {
    auto state = Position{presets::free_for_all(3), ruled({.defender_choice_order = DefenderChoiceOrder::simultaneous})}
                     .on(field(1), one, {rogue(1), mage(1)})
                     .on(field(1), three, {rogue(1), mage(1)})
                     .roost(two, 20)
                     .turn(two)
                     .with(ScriptedDice{20});
    state = after(state, Unleash{}, SendDragon{field(1)}, Retreat{Space::second});
    const auto events = events_of(state, Retreat{Space::third});
    const std::vector<RogueRetreated> in_turn_order{{{three, Die::rogue}, field(2)}, {{one, Die::rogue}, field(3)}};
    CHECK(only<RogueRetreated>(events) == in_turn_order);
    std::vector<Piece> sent_home;
    for (const DieMoved& moved : only<DieMoved>(events))
        if (moved.reason == MoveReason::sent_home) sent_home.push_back(moved.piece);
    CHECK(sent_home == std::vector<Piece>{{three, Die::mage}, {one, Die::mage}});
}
