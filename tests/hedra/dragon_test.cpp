#include "support.hpp"

using namespace hedra_test;

namespace {

constexpr Piece dragon_of(Seat seat) { return {seat, Die::dragon}; }

// The first player's Warrior against the second player's Cleric that shows 1, at the Attack.
template <class Rules = StandardRules>
Position<Rules> warrior_against_cleric(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}
        .on(field(1), one, {warrior(1)})
        .on(field(1), two, {cleric(1)})
        .phase(Phase::attack);
}

// The same with a Dragon that may be unleashed before clean-up, by the house rule of HED-R29.
Position<RuntimeRules> window() {
    return warrior_against_cleric(ruled({.unleash_between_attack_and_cleanup = true})).roost(one, 20);
}

}  // namespace

// Advancing

TEST_CASE("HED-140 each die that an attack defeats advances its owner's Dragon by five") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1), cleric(1), paladin(10)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::mage}});
    const Action last = Assign{Die::warrior, {two, Die::cleric}};
    CHECK(only<DragonAdvanced>(events_of(state, last)) ==
          std::vector{DragonAdvanced{two, 10, AdvanceCause::defeat, 11}});

    state = after(state, last);
    CHECK(value_of_dragon(state.table, two) == 11);
    CHECK(value_of_dragon(state.table, one) == 1);
}

TEST_CASE("HED-140 every owner's Dragon advances for the own dice only") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1), paladin(10)})
                     .on(field(1), three, {mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5});
    state =
        after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::mage}}, Assign{Die::warrior, {three, Die::mage}});
    CHECK(value_of_dragon(state.table, one) == 1);
    CHECK(value_of_dragon(state.table, two) == 6);
    CHECK(value_of_dragon(state.table, three) == 6);
}

TEST_CASE("HED-140 a die that withstands the attack advances no Dragon") {
    auto state = warrior_against_cleric().with(ScriptedDice{1});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<DragonAdvanced>(events).empty());
    CHECK(only<DragonAdvanceLost>(events).empty());
}

TEST_CASE("HED-141 a point advances the Dragon of scorer, opponents and bystanders by three") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), two, {warrior(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{1});
    CHECK(only<DragonAdvanced>(events_of(state, Attack{field(1)})) ==
          std::vector{DragonAdvanced{one, 3, AdvanceCause::point, 4}, DragonAdvanced{two, 3, AdvanceCause::point, 4},
                      DragonAdvanced{three, 3, AdvanceCause::point, 4}});
}

TEST_CASE("HED-141 teammates' Dragons advance with the scorer's") {
    auto state =
        Position{presets::teams_2v2}.on(field(1), one, {warrior(1)}).phase(Phase::attack).with(ScriptedDice{1});
    state = after(state, Attack{field(1)});
    for (const Seat seat : {one, two, three, four}) CHECK(value_of_dragon(state.table, seat) == 4);
}

TEST_CASE("HED-141 without a point no Dragon advances by three") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1), mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::cleric}});
    CHECK(value_of_dragon(state.table, one) == 1);
    CHECK(value_of_dragon(state.table, two) == 6);
}

TEST_CASE("HED-142 a Dragon away from its Roost gains nothing from own dice that are defeated") {
    auto state = warrior_against_cleric().on(field(2), two, {dragon(7)}).with(ScriptedDice{10});
    CHECK(has_event(events_of(state, Attack{field(1)}),
                    DragonAdvanceLost{two, 5, AdvanceCause::defeat, LossReason::away}));
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 7);
}

TEST_CASE("HED-142 a Dragon away from its Roost gains nothing from points") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(2), one, {dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{1});
    CHECK(has_event(events_of(state, Attack{field(1)}),
                    DragonAdvanceLost{one, 3, AdvanceCause::point, LossReason::away}));
    state = after(state, Attack{field(1)});
    CHECK(value_of_dragon(state.table, one) == 9);
    CHECK(value_of_dragon(state.table, two) == 4);
}

TEST_CASE("HED-G12 HED-143 HED-R28 steps beyond 20 are lost, those of a later point as well") {
    auto state = warrior_against_cleric().roost(two, 16).with(ScriptedDice{10});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<DragonAdvanced>(events) == std::vector{DragonAdvanced{two, 4, AdvanceCause::defeat, 20},
                                                      DragonAdvanced{one, 3, AdvanceCause::point, 4}});
    CHECK(only<DragonAdvanceLost>(events) ==
          std::vector{DragonAdvanceLost{two, 1, AdvanceCause::defeat, LossReason::capped},
                      DragonAdvanceLost{two, 3, AdvanceCause::point, LossReason::capped}});
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 20);
}

TEST_CASE("HED-143 a Dragon that reaches 20 exactly is ready and loses nothing") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).roost(one, 17).phase(Phase::attack).with(ScriptedDice{1});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<DragonReady>(events) == std::vector{DragonReady{one}});
    CHECK(only<DragonAdvanceLost>(events).empty());
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, one) == 20);
}

TEST_CASE("HED-143 a Dragon one short of 20 is not ready yet") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).roost(one, 16).phase(Phase::attack).with(ScriptedDice{1});
    CHECK(only<DragonReady>(events_of(state, Attack{field(1)})).empty());
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, one) == 19);
}

TEST_CASE("HED-143 a Dragon already at 20 does not become ready a second time") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).roost(two, 20).phase(Phase::attack).with(ScriptedDice{1});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<DragonReady>(events).empty());
    CHECK(only<DragonAdvanced>(events) == std::vector{DragonAdvanced{one, 3, AdvanceCause::point, 4}});
}

TEST_CASE("HED-G07 HED-144 a defeated Dragon gains neither from other defeats nor from the points of that battle") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {cleric(4), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 10});
    state = after(state, Attack{field(1)});
    const Action last = Assign{Die::cleric, {two, Die::cleric}};
    CHECK(only<DragonAdvanceLost>(events_of(state, last)) ==
          std::vector{DragonAdvanceLost{two, 5, AdvanceCause::defeat, LossReason::defeated},
                      DragonAdvanceLost{two, 6, AdvanceCause::point, LossReason::defeated}});

    state = after(state, last);
    CHECK(state.table.scores[one] == 2);
    CHECK(value_of_dragon(state.table, one) == 7);
    CHECK(value_of_dragon(state.table, two) == 1);
}

TEST_CASE("HED-144 a Dragon that an unleash defeats gains nothing from other dice that the unleash defeats") {
    auto state = Position{}.on(field(1), two, {cleric(4), dragon(9)}).roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 1);
}

TEST_CASE("HED-145 a Dragon defeated by an unleash advances again in the attack of the same turn") {
    auto state = Position{}
                     .on(field(1), two, {dragon(9)})
                     .on(field(2), one, {warrior(1)})
                     .on(field(2), two, {cleric(1)})
                     .roost(one, 20)
                     .with(ScriptedDice{15, 10});
    state = after(state, Unleash{}, SendDragon{field(1)}, Pass{});
    CHECK(value_of_dragon(state.table, two) == 1);

    state = after(state, Attack{field(2)});
    CHECK(value_of_dragon(state.table, two) == 1 + 5 + 3);
}

TEST_CASE("HED-146 HED-R27 its own defeat does not advance a Dragon") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 1);
    CHECK(only<DragonAdvanced>(events) == std::vector{DragonAdvanced{one, 6, AdvanceCause::point, 7}});
}

TEST_CASE("HED-R27 by a house rule a defeated Dragon starts again at 6") {
    auto state = Position{Options{}, ruled({.dragon_defeat_advances_self = true})}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {cleric(4), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 10});
    state = after(state, Attack{field(1)});
    const Action last = Assign{Die::cleric, {two, Die::cleric}};
    CHECK(has_event(events_of(state, last), DragonAdvanced{two, 5, AdvanceCause::defeat, 6}));
    CHECK(value_of_dragon(after(state, last).table, two) == 6);
}

TEST_CASE("HED-R27 by that house rule a Dragon in its Roost advances for defeated heroes as ever") {
    auto state = warrior_against_cleric(ruled({.dragon_defeat_advances_self = true})).with(ScriptedDice{10});
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 1 + 5 + 3);
}

TEST_CASE("HED-R27 by that house rule too a Dragon stops where it is ready") {
    auto state = Position{Options{}, ruled({.advance_per_defeat = 25, .dragon_defeat_advances_self = true})}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(has_event(events, DragonAdvanced{two, 19, AdvanceCause::defeat, 20}));
    CHECK(has_event(events, DragonReady{two}));
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 20);
}

// In the Roost

TEST_CASE("HED-190 a Dragon in its Roost cannot be attacked") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1), mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10});
    state = after(state, Attack{field(1)});
    CHECK(refusal(state.table, Assign{Die::warrior, dragon_of(two)}) == "HED-085");
}

TEST_CASE("HED-190 a Mage that arrives cannot reroll a Dragon in its Roost") {
    auto state = Position{}.on(field(1), two, {cleric(1)}).roost(two, 16).with(ScriptedDice{});
    state = after(state, Move{Die::mage, Space::first});
    CHECK(refusal(state.table, RerollEnemy{dragon_of(two)}) == "HED-075");
}

TEST_CASE("HED-190 a Paladin that comes Home does not reroll the Dragon in its Roost") {
    auto state = Position{}.on(field(1), one, {paladin(1)}).roost(one, 16).with(ScriptedDice{1, 2, 3, 4, 5, 6});
    state = after(state, Move{Die::paladin, Space::home}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(value_of_dragon(state.table, one) == 16);
}

TEST_CASE("HED-190 an unleash does not reach Dragons in their Roosts") {
    auto state = Position{}.roost(one, 20).roost(two, 16).with(ScriptedDice{20});
    state = after(state, Unleash{});
    CHECK(only<PowerCompared>(events_of(state, SendDragon{field(1)})).empty());
    CHECK(value_of_dragon(after(state, SendDragon{field(1)}).table, two) == 16);
}

// When a Dragon can be unleashed

TEST_CASE("HED-191 a Dragon can be unleashed at 20") { CHECK(is_legal(Position{}.roost(one, 20).table(), Unleash{})); }

TEST_CASE("HED-191 a Dragon cannot be unleashed at 19") {
    CHECK(refusal(Position{}.roost(one, 19).table(), Unleash{}) == "HED-191");
    CHECK_FALSE(is_legal(Position{}.roost(one, 19).table(), Unleash{}));
}

TEST_CASE("HED-191 a Dragon on a battlefield cannot be unleashed, not even if it shows 20") {
    const auto table = Position{}.on(field(1), one, {dragon(20)}).table();
    CHECK_FALSE(is_legal(table, Unleash{}));
    CHECK(refusal(table, Unleash{}) == "HED-191");
}

TEST_CASE("HED-191 a ready Dragon cannot be unleashed on another player's turn") {
    const auto table = Position{}.roost(two, 20).table();
    CHECK(std::string(judge(table, two, Unleash{}).clause()) == "HED-295");
    CHECK(refusal(table, Unleash{}) == "HED-191");
}

TEST_CASE("HED-192 unleashing may be put off to a later turn, and the Dragon waits at 20") {
    auto state = Position{}.roost(one, 20).with(ScriptedDice{});
    state = after(state, Pass{}, Pass{}, Pass{}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));

    state = after(state, Pass{}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(value_of_dragon(state.table, one) == 20);
    CHECK(is_legal(state.table, Unleash{}));
}

TEST_CASE("HED-193 a Dragon that gets ready on another player's turn waits for its owner's") {
    auto state = warrior_against_cleric().roost(two, 16).with(ScriptedDice{10});
    state = after(state, Attack{field(1)});
    CHECK(value_of_dragon(state.table, two) == 20);
    CHECK(std::string(judge(state.table, two, Unleash{}).clause()) == "HED-295");

    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    CHECK(is_legal(state.table, Unleash{}));
}

TEST_CASE("HED-193 a Dragon that gets ready in its owner's own scoring can be unleashed in that turn") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).roost(one, 17).phase(Phase::attack).with(ScriptedDice{1});
    CHECK_FALSE(is_legal(state.table, Unleash{}));
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(is_legal(state.table, Unleash{}));
}

TEST_CASE("HED-R29 a Dragon can be unleashed before March, Attack, Reinforce and the end of the turn") {
    for (const Phase phase : {Phase::march, Phase::attack, Phase::reinforce, Phase::end_of_turn}) {
        CAPTURE(phase);
        const auto position = Position{}.on(field(1), one, {warrior(1)}).roost(one, 20).phase(phase);
        CHECK(is_legal(position.table(), Unleash{}));
    }
}

TEST_CASE("HED-R29 the attack is offered to a player without heroes there if a Dragon could be unleashed first") {
    auto state = Position{}.roost(one, 20).with(ScriptedDice{});
    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    CHECK(is_legal(state.table, Unleash{}));
}

TEST_CASE("HED-R29 the end of the turn is a question only while the Dragon is ready") {
    auto ready = Position{}.roost(one, 20).phase(Phase::reinforce).with(ScriptedDice{});
    CHECK(waits_for(after(ready, Pass{}).table, EndTurn{one}));
    auto asleep = Position{}.roost(one, 19).phase(Phase::reinforce).with(ScriptedDice{});
    CHECK(waits_for(after(asleep, Pass{}).table, ChooseMarch{two}));
}

TEST_CASE("HED-R29 a Dragon cannot be unleashed between an arrival and its reroll") {
    auto state = Position{}.on(field(1), two, {cleric(1)}).roost(one, 20).with(ScriptedDice{});
    CHECK(refusal(after(state, Move{Die::paladin, Space::first}).table, Unleash{}) == "HED-072");
    CHECK(refusal(after(state, Move{Die::mage, Space::first}).table, Unleash{}) == "HED-075");
    CHECK(refusal(after(state, Move{Die::cleric, Space::first}).table, Unleash{}) == "HED-061");
}

TEST_CASE("HED-R29 a Dragon cannot be unleashed between the attack roll and the end of clean-up") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1), barbarian(1)})
                     .on(field(1), two, {cleric(1), mage(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{10, 12});
    state = after(state, Attack{field(1)});
    CHECK(refusal(state.table, Unleash{}) == "HED-085");

    state = after(state, Assign{Die::warrior, {two, Die::cleric}});
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
    CHECK(refusal(state.table, Unleash{}) == "HED-163");
}

TEST_CASE("HED-044 HED-R29 an unleash uses up no step: the one it came before is offered again") {
    const auto after_unleash = [](Phase phase) {
        auto state = Position{}.on(field(1), one, {warrior(1)}).roost(one, 20).phase(phase).with(ScriptedDice{15});
        return after(state, Unleash{}, SendDragon{field(2)}).table;
    };
    CHECK(waits_for(after_unleash(Phase::march), ChooseMarch{one}));
    CHECK(waits_for(after_unleash(Phase::attack), ChooseAttack{one}));
    CHECK(waits_for(after_unleash(Phase::reinforce), ChooseReinforce{one}));
}

TEST_CASE("HED-044 after an unleash at the end of the turn the turn is over") {
    auto state = Position{}.roost(one, 20).phase(Phase::end_of_turn).with(ScriptedDice{15});
    state = after(state, Unleash{});
    CHECK(has_event(events_of(state, SendDragon{field(1)}), TurnEnded{one}));
    CHECK(waits_for(after(state, SendDragon{field(1)}).table, ChooseMarch{two}));
}

TEST_CASE("HED-044 an unleash begins none of the steps of the turn") {
    auto state = Position{}.on(field(1), two, {cleric(1)}).roost(one, 20).with(ScriptedDice{15});
    CHECK(only<PhaseBegan>(events_of(state, Unleash{})).empty());
    state = after(state, Unleash{});
    CHECK(only<PhaseBegan>(events_of(state, SendDragon{field(1)})).empty());
}

TEST_CASE("HED-R29 by a house rule a Dragon is unleashed before the March only") {
    const auto at = [](Phase phase) {
        return Position{Options{}, ruled({.unleash_start_of_turn_only = true})}
            .on(field(1), one, {warrior(1)})
            .roost(one, 20)
            .phase(phase);
    };
    CHECK(is_legal(at(Phase::march).table(), Unleash{}));
    for (const Phase phase : {Phase::attack, Phase::reinforce}) {
        CAPTURE(phase);
        CHECK_FALSE(is_legal(at(phase).table(), Unleash{}));
        CHECK(refusal(at(phase).table(), Unleash{}) == "HED-R29");
    }
    const auto reinforced = after(at(Phase::reinforce).with(ScriptedDice{}), Pass{});
    CHECK(waits_for(reinforced.table, ChooseMarch{two}));
}

TEST_CASE("HED-R29 by that house rule a player who cannot attack is not asked about the attack") {
    auto state = Position{Options{}, ruled({.unleash_start_of_turn_only = true})}.roost(one, 20).with(ScriptedDice{});
    CHECK(has_event(events_of(state, Pass{}), AttackSkipped{one}));
}

// Unleashed between Attack and Clean up, a house rule

TEST_CASE("HED-R29 by a house rule a Dragon can be unleashed once the attack is assigned, before the dice leave") {
    auto state = window().with(ScriptedDice{10});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(has_event(events, DieDefeated{{two, Die::cleric}, field(1), Cause::attack}));
    CHECK(only<PhaseBegan>(events).empty());

    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, BeforeCleanUp{one, field(1)}));
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::first);
    CHECK(is_legal(state.table, Unleash{}));
    CHECK(is_legal(state.table, Pass{}));
    CHECK(refusal(state.table, Attack{field(1)}) == "HED-040");
    CHECK(audit(state.table));
}

TEST_CASE("HED-R29 in the standard game nothing is asked between Attack and Clean up") {
    auto state = warrior_against_cleric().roost(one, 20).with(ScriptedDice{10});
    CHECK(waits_for(after(state, Attack{field(1)}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-R29 by that house rule a Dragon that is not ready is not asked about") {
    auto asleep = warrior_against_cleric(ruled({.unleash_between_attack_and_cleanup = true}))
                      .roost(one, 19)
                      .roost(two, 20)
                      .with(ScriptedDice{10});
    CHECK(waits_for(after(asleep, Attack{field(1)}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-R29 both house rules together leave only the start of the turn") {
    auto state =
        warrior_against_cleric(ruled({.unleash_between_attack_and_cleanup = true, .unleash_start_of_turn_only = true}))
            .roost(one, 20)
            .with(ScriptedDice{10});
    CHECK(waits_for(after(state, Attack{field(1)}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-R29 whoever leaves the Dragon in its Roost goes on to Clean up") {
    auto state = after(window().with(ScriptedDice{10}), Attack{field(1)});
    const auto events = events_of(state, Pass{});
    CHECK(has_event(events, Passed{one, Phase::clean_up}));
    CHECK(has_event(events, PhaseBegan{one, Phase::clean_up}));

    state = after(state, Pass{});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(state.table.scores[one] == 1);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-R29 clean-up of the attack waits for the Dragon and begins once") {
    auto state = after(window().on(field(2), two, {rogue(1)}).with(ScriptedDice{10, 15}), Attack{field(1)}, Unleash{});
    CHECK(waits_for(state.table, ChooseDragonField{one}));
    CHECK(audit(state.table));

    state = after(state, SendDragon{field(2)});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(2)}));
    CHECK(audit(state.table));
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::first);

    const auto events = events_of(state, Retreat{Space::home});
    CHECK(has_event(events, PhaseBegan{one, Phase::clean_up}));
    CHECK(has_event(events, PointScored{one, PointReason::clearing, 1, 1}));
    CHECK(waits_for(after(state, Retreat{Space::home}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-R29 dice the attack has defeated are not defeated again by the Dragon") {
    auto state = after(window().with(ScriptedDice{10, 10}), Attack{field(1)}, Unleash{});
    const auto events = events_of(state, SendDragon{field(1)});
    CHECK_FALSE(has_event(events, DieDefeated{{two, Die::cleric}, field(1), Cause::unleash}));

    state = after(state, SendDragon{field(1)});
    CHECK(value_of_dragon(state.table, two) == 1 + 5 + 3);
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-R29 a Dragon the attack has defeated still gives its point when another strikes there as well") {
    auto state = Position{Options{}, ruled({.unleash_between_attack_and_cleanup = true})}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {dragon(5)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{10, 10});
    state = after(state, Attack{field(1)}, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, dragon_of(two)) == Space::roost);
    CHECK(value_of_dragon(state.table, two) == 1);
    CHECK(state.table.scores[one] == 2);
}

TEST_CASE("HED-R29 enemies that the Dragon drives off before clean-up leave the battlefield cleared") {
    auto state = window().on(field(1), two, {mage(3)}).with(ScriptedDice{10, 10});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::cleric}}, Unleash{}, SendDragon{field(1)});
    CHECK(state.chance.verdict());
    CHECK(state.table.scores[one] == 1);
    CHECK(value_of_dragon(state.table, two) == 1 + 5 + 5 + 3);
}

TEST_CASE("HED-R29 HED-155 a Dragon that drove off the own heroes as well scores no clearing point") {
    auto state = after(window().with(ScriptedDice{5, 20}), Attack{field(1)}, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {one, Die::warrior}) == Space::home);
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-R29 a Dragon unleashed by its owner before clean-up gains nothing from the point") {
    auto state = after(window().with(ScriptedDice{10, 15}), Attack{field(1)}, Unleash{});
    CHECK(has_event(events_of(state, SendDragon{field(2)}),
                    DragonAdvanceLost{one, 3, AdvanceCause::point, LossReason::away}));
    CHECK(value_of_dragon(after(state, SendDragon{field(2)}).table, one) == 15);
}

TEST_CASE("HED-R29 a Warrior the Dragon has driven off can no longer be sacrificed in the attack's clean-up") {
    auto state = window().on(field(1), two, {warrior(5)}).with(ScriptedDice{10, 10});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::cleric}});
    CHECK(waits_for(after(state, Pass{}).table, ChooseSacrifice{two, field(1)}));

    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-R29 a Warrior the attack has defeated cannot be sacrificed for a die the Dragon defeats") {
    auto state = window().on(field(1), two, {warrior(5)}).with(ScriptedDice{10, 10});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::warrior}}, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(place_of(state.table, {two, Die::warrior}) == Space::home);
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-R29 a Rogue that flees from the Dragon to the attacked battlefield denies the clearing point") {
    auto state = window().on(field(2), two, {rogue(1)}).with(ScriptedDice{10, 15});
    state = after(state, Attack{field(1)}, Unleash{}, SendDragon{field(2)}, Retreat{Space::first});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-R29 HED-145 a Dragon defeated by the unleash advances in the clean-up that follows") {
    auto state = window().on(field(2), two, {dragon(9)}).with(ScriptedDice{10, 15});
    state = after(state, Attack{field(1)}, Unleash{}, SendDragon{field(2)});
    CHECK(value_of_dragon(state.table, two) == 1 + 5 + 3);
}

TEST_CASE("HED-R29 nothing of the attack or the unleash is left once both are cleaned up") {
    const auto state = after(window().with(ScriptedDice{10, 10}), Attack{field(1)}, Unleash{}, SendDragon{field(1)});
    CHECK(state.table.battle == Battle{});
    CHECK(state.table.house == HouseState{});
    CHECK(audit(state.table));
}

TEST_CASE("HED-R29 an uncontested attack has the same pause before its clean-up") {
    auto state = Position{Options{}, ruled({.unleash_between_attack_and_cleanup = true})}
                     .on(field(1), one, {warrior(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{10, 15});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, BeforeCleanUp{one, field(1)}));
    CHECK(after(state, Unleash{}, SendDragon{field(2)}).table.scores[one] == 1);
}

// Being unleashed

TEST_CASE("HED-194 the Dragon is rolled first and sent to a battlefield then") {
    auto state = Position{}.roost(one, 20).with(ScriptedDice{15});
    CHECK(events_of(state, Unleash{}) == std::vector<Event>{DragonUnleashed{one, 15}});

    state = after(state, Unleash{});
    CHECK(waits_for(state.table, ChooseDragonField{one}));
    CHECK(place_of(state.table, dragon_of(one)) == Space::roost);
    CHECK(audit(state.table));
}

TEST_CASE("HED-194 the Dragon flies to the battlefield of its owner's choice and shows what was rolled") {
    auto state = after(Position{}.roost(one, 20).with(ScriptedDice{15}), Unleash{});
    const auto events = events_of(state, SendDragon{field(2)});
    CHECK(has_event(events, DragonAssigned{one, field(2)}));
    CHECK(has_event(events, DieMoved{dragon_of(one), Space::roost, Space::second, MoveReason::unleashed}));

    state = after(state, SendDragon{field(2)});
    CHECK(place_of(state.table, dragon_of(one)) == Space::second);
    CHECK(value_of_dragon(state.table, one) == 15);
}

TEST_CASE("HED-194 HED-R30 an unleash cannot be called off after the roll") {
    const auto state = after(Position{}.roost(one, 20).with(ScriptedDice{1}), Unleash{});
    for (const Action& action : {Action{Pass{}}, Action{Decline{}}, Action{Unleash{}}, Action{Attack{field(1)}}})
        CHECK(refusal(state.table, action) == "HED-194");
    CHECK(actions_of(state.table).size() == 3);
}

TEST_CASE("HED-195 the Dragon may be sent to any battlefield, whoever is there") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(2), two, {warrior(1)})
                     .roost(one, 20)
                     .with(ScriptedDice{15});
    state = after(state, Unleash{});
    for (const int number : {1, 2, 3}) CHECK(is_legal(state.table, SendDragon{field(number)}));
}

TEST_CASE("HED-195 the Dragon cannot be sent where there is no battlefield") {
    const auto duel = after(Position{}.roost(one, 20).with(ScriptedDice{15}), Unleash{});
    for (const int number : {4, 9, 201}) CHECK(refusal(duel.table, SendDragon{field(number)}) == "HED-010");
    const auto threesome = after(Position{presets::free_for_all(3)}.roost(one, 20).with(ScriptedDice{15}), Unleash{});
    CHECK(is_legal(threesome.table, SendDragon{field(4)}));
    CHECK_FALSE(is_legal(threesome.table, SendDragon{field(5)}));
}

TEST_CASE("HED-196 an unleash defeats own and enemy dice with less Defense and spares equal ones") {
    auto state = Position{}
                     .on(field(1), one, {mage(3), cleric(4)})
                     .on(field(1), two, {mage(3), cleric(4)})
                     .on(field(2), two, {paladin(1)})
                     .roost(one, 20)
                     .with(ScriptedDice{4});
    state = after(state, Unleash{}, SendDragon{field(1)});
    for (const Seat seat : {one, two}) {
        CHECK(place_of(state.table, {seat, Die::mage}) == Space::home);
        CHECK(place_of(state.table, {seat, Die::cleric}) == Space::first);
    }
    CHECK(place_of(state.table, {two, Die::paladin}) == Space::second);
}

TEST_CASE("HED-196 every comparison of an unleash is told") {
    auto state = Position{}.on(field(1), two, {mage(3), cleric(4)}).roost(one, 20).with(ScriptedDice{4});
    const auto events = events_of(after(state, Unleash{}), SendDragon{field(1)});
    CHECK(only<PowerCompared>(events) == std::vector{PowerCompared{{two, Die::mage}, 4, 4, 0, 0, 3, true},
                                                     PowerCompared{{two, Die::cleric}, 4, 4, 0, 0, 4, false}});
    CHECK(only<DieDefeated>(events) == std::vector{DieDefeated{{two, Die::mage}, field(1), Cause::unleash}});
}

TEST_CASE("HED-196 an unleash defeats a teammate's dice like any other") {
    auto state = Position{presets::teams_2v2}.on(field(1), three, {cleric(3)}).roost(one, 20).with(ScriptedDice{4});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {three, Die::cleric}) == Space::home);
    CHECK(value_of_dragon(state.table, three) == 6);
}

TEST_CASE("HED-196 HED-R32 all dice are compared before the first of them leaves") {
    auto state =
        Position{}.on(field(1), one, {cleric(1)}).on(field(1), two, {cleric(1)}).roost(one, 20).with(ScriptedDice{4});
    const auto events = events_of(after(state, Unleash{}), SendDragon{field(1)});
    const auto compared = std::find_if(events.rbegin(), events.rend(),
                                       [](const Event& event) { return holds_alternative<PowerCompared>(event); });
    const Event leaves = DieMoved{{one, Die::cleric}, Space::first, Space::home, MoveReason::sent_home};
    CHECK(std::find(compared.base(), events.end(), leaves) != events.end());
    CHECK(only<PowerCompared>(events).size() == 2);
}

TEST_CASE("HED-R32 after an unleash the owners decide in turn order from whoever unleashed") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {rogue(1)})
                     .on(field(1), two, {rogue(1)})
                     .on(field(1), three, {rogue(1)})
                     .roost(two, 20)
                     .turn(two)
                     .with(ScriptedDice{4});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
    state = after(state, Retreat{Space::home});
    CHECK(waits_for(state.table, ChooseRetreat{one, field(1)}));
}

TEST_CASE("HED-G06 HED-197 HED-200 a Dragon defeated by a Dragon goes to its Roost and nobody scores or advances") {
    auto state = Position{}.on(field(1), two, {dragon(9)}).roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, dragon_of(two)) == Space::roost);
    CHECK(value_of_dragon(state.table, two) == 1);
    CHECK(value_of_dragon(state.table, one) == 15);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-197 a Dragon with as much Defense withstands another Dragon") {
    auto state = Position{}.on(field(1), two, {dragon(9)}).roost(one, 20).with(ScriptedDice{9});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, dragon_of(two)) == Space::first);
    CHECK(value_of_dragon(state.table, two) == 9);
}

TEST_CASE("HED-198 the Dragon is not measured against its own arrival") {
    auto state = Position{}.on(field(1), two, {cleric(1)}).roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{});
    CHECK(only<PowerCompared>(events_of(state, SendDragon{field(1)})).size() == 1);
    CHECK(place_of(after(state, SendDragon{field(1)}).table, dragon_of(one)) == Space::first);
}

TEST_CASE("HED-199 heroes that an unleash defeats go Home and advance their owner's Dragon by five each") {
    auto state = Position{}.on(field(1), two, {mage(1), cleric(1)}).roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {two, Die::mage}) == Space::home);
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(value_of_dragon(state.table, two) == 11);
}

TEST_CASE("HED-199 a Rogue that an unleash defeats may retreat") {
    auto state = Position{}.on(field(1), two, {rogue(1)}).roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    CHECK(audit(state.table));
    state = after(state, Retreat{Space::third});
    CHECK(place_of(state.table, {two, Die::rogue}) == Space::third);
    CHECK(value_of_dragon(state.table, two) == 6);
}

TEST_CASE("HED-199 a Warrior may be sacrificed for a die that an unleash defeats") {
    auto state = Position{}.on(field(1), two, {cleric(1), warrior(10)}).roost(one, 20).with(ScriptedDice{5});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseSacrifice{two, field(1)}));
    state = after(state, Sacrifice{{two, Die::cleric}});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::first);
    CHECK(place_of(state.table, {two, Die::warrior}) == Space::home);
}

TEST_CASE("HED-199 a Warrior that an unleash defeats may save a die") {
    auto state = Position{}.on(field(1), two, {cleric(1), warrior(1)}).roost(one, 20).with(ScriptedDice{5});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, ChooseSave{two, field(1)}));
    state = after(state, Save{{two, Die::cleric}, field(2)});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::second);
    CHECK(value_of_dragon(state.table, two) == 6);
}

TEST_CASE("HED-199 HED-R23 a die that was saved earlier in the turn is not defeated by an unleash either") {
    // A Cleric that shows 1 is saved from the attack on the first battlefield; the Dragon then flies after it.
    const auto chased = [](const auto& rules) {
        auto state = Position{Options{}, rules}
                         .on(field(1), one, {cleric(1), warrior(1)})
                         .on(field(1), two, {cleric(1), warrior(1)})
                         .roost(one, 20)
                         .phase(Phase::attack)
                         .with(ScriptedDice{8, 10, 15});
        state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::warrior}},
                      Save{{two, Die::cleric}, field(2)});
        return after(state, Unleash{}, SendDragon{field(2)}).table;
    };
    CHECK(place_of(chased(StandardRules{}), {two, Die::cleric}) == Space::second);
    CHECK(place_of(chased(ruled({.save_lasts = SaveLasts::event})), {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-200 an unleash that leaves only own heroes scores nothing and leaves the Attack of the turn") {
    auto state = Position{}
                     .on(field(1), one, {warrior(10)})
                     .on(field(1), two, {cleric(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Unleash{});
    CHECK(only<PointScored>(events_of(state, SendDragon{field(1)})).empty());

    state = after(state, SendDragon{field(1)});
    CHECK(state.table.scores[one] == 0);
    CHECK(value_of_dragon(state.table, two) == 6);
    CHECK(is_legal(state.table, Attack{field(1)}));
}

TEST_CASE("HED-200 the defeat of a Dragon by an unleash in the turn of an attack gives no Dragon point") {
    auto state = Position{}
                     .on(field(1), two, {dragon(9)})
                     .on(field(2), one, {warrior(1)})
                     .on(field(2), two, {cleric(8)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{15, 1});
    state = after(state, Unleash{}, SendDragon{field(1)}, Attack{field(2)});
    CHECK(state.chance.verdict());
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-201 the unleashed Dragon does not advance from own dice it defeats") {
    auto state = Position{}.on(field(1), one, {cleric(1)}).roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{});
    CHECK(has_event(events_of(state, SendDragon{field(1)}),
                    DragonAdvanceLost{one, 5, AdvanceCause::defeat, LossReason::away}));
    CHECK(value_of_dragon(after(state, SendDragon{field(1)}).table, one) == 15);
}

TEST_CASE("HED-203 HED-R33 heroes left on a battlefield that an unleash emptied may attack it and score") {
    auto state = Position{}
                     .on(field(1), one, {warrior(10)})
                     .on(field(1), two, {cleric(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 3});
    state = after(state, Unleash{}, SendDragon{field(1)}, Attack{field(1)});
    CHECK(state.chance.verdict());
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-R33 by a house rule an attack on a battlefield that an unleash emptied scores nothing") {
    auto state = Position{Options{}, ruled({.uncontested_attack = UncontestedAttack::legal_no_point})}
                     .on(field(1), one, {warrior(10)})
                     .on(field(1), two, {cleric(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 3});
    state = after(state, Unleash{}, SendDragon{field(1)}, Attack{field(1)});
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-R33 by a house rule a battlefield that an unleash emptied cannot be attacked") {
    auto state = Position{Options{}, ruled({.uncontested_attack = UncontestedAttack::illegal})}
                     .on(field(1), one, {warrior(10)})
                     .on(field(1), two, {cleric(1)})
                     .on(field(2), one, {cleric(1)})
                     .on(field(2), two, {mage(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    CHECK(is_legal(state.table, Attack{field(1)}));
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(refusal(state.table, Attack{field(1)}) == "HED-R07");
    CHECK(is_legal(state.table, Attack{field(2)}));
}

// On a battlefield

TEST_CASE("HED-205 an unleashed Dragon stays on its battlefield with the face it rolled") {
    auto state = Position{}.roost(one, 20).with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(2)}, Pass{}, Pass{}, Pass{}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(place_of(state.table, dragon_of(one)) == Space::second);
    CHECK(value_of_dragon(state.table, one) == 15);
}

TEST_CASE("HED-205 HED-207 a Dragon defends with the face it shows: equal Power does nothing") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)});
    CHECK(place_of(state.table, dragon_of(two)) == Space::first);
    CHECK(value_of_dragon(state.table, two) == 9);
}

TEST_CASE("HED-206 a Dragon is neither rolled nor adds Power when its owner attacks") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1), dragon(20)})
                     .on(field(1), two, {cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{8});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<AttackRolled>(events) == std::vector{AttackRolled{{one, Die::warrior}, 1, 8}});
    CHECK(only<PowerCompared>(events) == std::vector{PowerCompared{{two, Die::cleric}, 8, 8, 0, 0, 8, false}});
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, one) == 20);
}

TEST_CASE("HED-207 a Dragon is attacked like any other die") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10});
    state = after(state, Attack{field(1)});
    CHECK(is_legal(state.table, Assign{Die::warrior, dragon_of(two)}));
    state = after(state, Assign{Die::warrior, dragon_of(two)});
    CHECK(place_of(state.table, dragon_of(two)) == Space::roost);
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::first);
}

TEST_CASE("HED-208 no enemy clears a battlefield while a Dragon is on it") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::cleric}});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-209 its player cannot move a Dragon in March or Reinforce") {
    for (const Phase phase : {Phase::march, Phase::reinforce}) {
        const auto table = Position{}.on(field(1), one, {dragon(9)}).phase(phase).table();
        CHECK(refusal(table, Move{Die::dragon, Space::second}) == "HED-054");
        CHECK(refusal(table, Move{Die::dragon, Space::home}) == "HED-054");
    }
}

TEST_CASE("HED-209 the own Cleric takes a Dragon along to another battlefield") {
    auto state = Position{}.on(field(1), one, {cleric(1), dragon(9)}).with(ScriptedDice{});
    state = after(state, Move{Die::cleric, Space::second}, Escort{dragon_of(one)});
    CHECK(place_of(state.table, dragon_of(one)) == Space::second);
    CHECK(value_of_dragon(state.table, one) == 9);
}

TEST_CASE("HED-209 the own Warrior saves a Dragon to another battlefield, without a point or a reset") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {warrior(1), dragon(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{8, 10});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::warrior}}, Save{dragon_of(two), field(3)});
    CHECK(place_of(state.table, dragon_of(two)) == Space::third);
    CHECK(value_of_dragon(state.table, two) == 9);
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-210 an arriving Paladin rerolls its owner's Dragon and no other") {
    auto state = Position{}.on(field(1), one, {dragon(9)}).on(field(1), two, {dragon(8)}).with(ScriptedDice{7, 19});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(value_of_dragon(state.table, one) == 19);
    CHECK(value_of_dragon(state.table, two) == 8);
}

TEST_CASE("HED-210 an arriving Mage rerolls an enemy Dragon and not its owner's own") {
    auto state = Position{}.on(field(1), one, {dragon(9)}).on(field(1), two, {dragon(8)}).with(ScriptedDice{3});
    state = after(state, Move{Die::mage, Space::first});
    CHECK(refusal(state.table, RerollEnemy{dragon_of(one)}) == "HED-075");
    CHECK(has_event(events_of(state, RerollEnemy{dragon_of(two)}),
                    DieRerolled{dragon_of(two), 8, 3, RerollCause::mage_arrived}));
}

TEST_CASE("HED-211 a Dragon that is rerolled defeats nothing") {
    auto state = Position{}.on(field(1), one, {dragon(2)}).on(field(1), two, {cleric(1)}).with(ScriptedDice{7, 20});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(value_of_dragon(state.table, one) == 20);
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::first);
}

TEST_CASE("HED-211 a Dragon that is moved defeats nothing where it arrives") {
    auto state =
        Position{}.on(field(1), one, {cleric(1), dragon(20)}).on(field(2), two, {cleric(1)}).with(ScriptedDice{});
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(only<DieDefeated>(events_of(state, Escort{dragon_of(one)})).empty());
    CHECK(place_of(after(state, Escort{dragon_of(one)}).table, {two, Die::cleric}) == Space::second);
}

// Going home

TEST_CASE("HED-215 a Dragon that returns to its Roost is set to 1, whatever it showed") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1), barbarian(1)})
                     .on(field(1), two, {dragon(17)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10, 12});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(has_event(events, DieMoved{dragon_of(two), Space::first, Space::roost, MoveReason::returned_to_roost}));
    CHECK(only<DragonReset>(events) == std::vector{DragonReset{two, 1}});
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 1);
}

TEST_CASE("HED-215 a Dragon back in its Roost advances normally from then on") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {dragon(9)})
                     .on(field(2), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{10, 1});
    state = after(state, Attack{field(1)}, Pass{}, Pass{});
    CHECK(value_of_dragon(state.table, two) == 1);
    state = after(state, Attack{field(2)});
    CHECK(value_of_dragon(state.table, two) == 4);
}

TEST_CASE("HED-216 a Dragon may be unleashed again, but not before it has reached 20 again") {
    // A point advances by 19 here, so that one is enough for the second climb.
    auto state = Position{Options{}, ruled({.advance_per_point = 19})}
                     .on(field(1), two, {warrior(10)})
                     .on(field(2), one, {cleric(1)})
                     .on(field(2), two, {mage(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 1, 10, 8});
    state = after(state, Unleash{}, SendDragon{field(1)}, Attack{field(2)}, Pass{});
    state = after(state, Pass{}, Attack{field(1)}, Pass{}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(place_of(state.table, dragon_of(one)) == Space::roost);
    CHECK(refusal(state.table, Unleash{}) == "HED-191");

    state = after(state, Pass{}, Attack{field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(value_of_dragon(state.table, one) == 20);
    CHECK(is_legal(state.table, Unleash{}));
}
