#include "support.hpp"

using namespace hedra_test;

// Chapter "Turn structure" of the clause book: the steps of a turn, whose turn it is, and when a Dragon may be
// unleashed.

namespace {

// Plays some actions and notes everything that happens.
template <class S, class... Actions>
std::vector<Event> record(S& state, const Actions&... actions) {
    std::vector<Event> events;
    ((state = apply(state, actions, [&](const Event& event) { events.push_back(event); })), ...);
    return events;
}

std::vector<Phase> phases_of(const std::vector<Event>& events) {
    std::vector<Phase> phases;
    for (const PhaseBegan& began : only<PhaseBegan>(events)) phases.push_back(began.phase);
    return phases;
}

// Both players with a Warrior on a battlefield of its own, and a Dragon that player one can unleash.
auto ready(Phase phase) {
    return Position{}
        .on(field(1), one, {warrior(5)})
        .on(field(2), two, {warrior(5)})
        .roost(one, 20)
        .phase(phase)
        .with(ScriptedDice{});
}

// Actions that answer neither a March nor an Attack nor a Reinforce.
const std::vector<Action> out_of_place{Place{Die::rogue, field(1)},
                                       Escort{{one, Die::rogue}},
                                       Decline{},
                                       Reroll{},
                                       RerollOne{{one, Die::rogue}},
                                       RerollEnemy{{two, Die::rogue}},
                                       SendDragon{field(1)},
                                       Oppose{two},
                                       Assign{Die::rogue, {two, Die::rogue}},
                                       Sacrifice{{one, Die::rogue}},
                                       Save{{one, Die::rogue}, field(1)},
                                       Retreat{Space::home}};

}  // namespace

// The four steps

TEST_CASE("HED-040 a turn goes through March, Attack, Clean up & Scoring and Reinforce, each once") {
    auto state = Position{}.on(field(1), two, {warrior(1)}).phase(Phase::reinforce).with(ScriptedDice{3});
    const auto began = only<PhaseBegan>(record(state, Pass{}, Pass{}, Attack{field(1)}, Pass{}));
    CHECK(began == std::vector{PhaseBegan{one, Phase::end_of_turn}, PhaseBegan{two, Phase::march},
                               PhaseBegan{two, Phase::attack}, PhaseBegan{two, Phase::clean_up},
                               PhaseBegan{two, Phase::reinforce}, PhaseBegan{two, Phase::end_of_turn},
                               PhaseBegan{one, Phase::march}});
}

TEST_CASE("HED-040 one decision follows the other: march, attack, reinforce, and then the next player's march") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).with(ScriptedDice{3});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-040 in March there is no attack and nothing else of another step") {
    const auto table = Position{}.on(field(1), one, {warrior(1)}).table();
    CHECK(refusal(table, Attack{field(1)}) == "HED-040");
    for (const Action& action : out_of_place) CHECK(refusal(table, action) == "HED-040");
}

TEST_CASE("HED-040 in Attack nobody moves, and nothing else of another step is done") {
    const auto table = Position{}.on(field(1), one, {warrior(1)}).phase(Phase::attack).table();
    CHECK(refusal(table, Move{Die::warrior, Space::second}) == "HED-040");
    for (const Action& action : out_of_place) CHECK(refusal(table, action) == "HED-040");
}

TEST_CASE("HED-040 in Reinforce nothing of another step is done") {
    const auto table = Position{}.on(field(1), one, {warrior(1)}).phase(Phase::reinforce).table();
    for (const Action& action : out_of_place) CHECK(refusal(table, action) == "HED-040");
}

TEST_CASE("HED-040 at the end of the turn there is only the Dragon to unleash") {
    const auto table = ready(Phase::end_of_turn).table;
    CHECK(is_legal(table, Unleash{}));
    CHECK(is_legal(table, Pass{}));
    CHECK(refusal(table, Move{Die::warrior, Space::second}) == "HED-040");
    CHECK(refusal(table, Attack{field(1)}) == "HED-040");
    for (const Action& action : out_of_place) CHECK(refusal(table, action) == "HED-040");
}

TEST_CASE("HED-040 an action that is refused changes nothing") {
    const auto state = ready(Phase::march);
    const auto result = try_apply(state, Attack{field(1)});
    CHECK(result.verdict().clause() == "HED-040");
    CHECK(state.table == ready(Phase::march).table);
    CHECK_THROWS_AS(after(state, Attack{field(1)}), IllegalAction);
}

TEST_CASE("HED-040 a step that is passed is told") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).roost(one, 20).with(ScriptedDice{3});
    const auto passed = only<Passed>(record(state, Pass{}, Attack{field(1)}, Pass{}, Pass{}));
    CHECK(passed ==
          std::vector{Passed{one, Phase::march}, Passed{one, Phase::reinforce}, Passed{one, Phase::end_of_turn}});
}

// One player after the other

TEST_CASE("HED-041 the turn passes clockwise, from the last seat to the first") {
    auto state = Position{presets::free_for_all(3)}.turn(two).start(two).with(ScriptedDice{});
    std::vector<Event> events;
    for (int turn = 0; turn != 3; ++turn) {
        const auto more = record(state, Pass{}, Pass{});
        events.insert(events.end(), more.begin(), more.end());
    }
    CHECK(only<TurnEnded>(events) == std::vector{TurnEnded{two}, TurnEnded{three}, TurnEnded{one}});
    CHECK(only<TurnBegan>(events) == std::vector{TurnBegan{three, 1}, TurnBegan{one, 1}, TurnBegan{two, 2}});
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-041 a round has passed when everybody has had a turn, not when the first seat comes round") {
    auto state = Position{}.turn(two).start(two).with(ScriptedDice{});
    state = after(state, Pass{}, Pass{});
    CHECK(state.table.turn.round == 1);
    state = after(state, Pass{}, Pass{});
    CHECK(state.table.turn.round == 2);
}

TEST_CASE("HED-041 a player with no die on any battlefield still has a turn") {
    auto state = Position{}.on(field(1), one, {warrior(5)}).phase(Phase::reinforce).with(ScriptedDice{});
    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    CHECK(is_legal(state.table, Move{Die::mage, Space::first}));
}

TEST_CASE("HED-041 without a hero to attack with, the turn goes on to Reinforce") {
    auto state = Position{}.on(field(1), one, {dragon(9)}).with(ScriptedDice{});
    const auto events = record(state, Pass{});
    CHECK(has_event(events, AttackSkipped{one}));
    CHECK(phases_of(events) == std::vector{Phase::attack, Phase::reinforce});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-041 a turn is of one of the players at the table") {
    CHECK(Position{}.turn(three).try_table().verdict().clause() == "HED-041");
    CHECK(Position{}.turn(static_cast<Seat>(200)).try_table().verdict().clause() == "HED-041");
}

// Who may act

TEST_CASE("HED-295 whoever is not asked cannot act") {
    const auto table = ready(Phase::march).table;
    CHECK(judge(table, one, Pass{}));
    for (const Seat seat : {two, three, Seat::spectator, static_cast<Seat>(200)})
        CHECK(judge(table, seat, Pass{}).clause() == "HED-295");
}

TEST_CASE("HED-295 an action out of turn changes nothing; in turn it is carried out") {
    const auto state = ready(Phase::march);
    CHECK(try_apply(state, two, Pass{}).verdict().clause() == "HED-295");
    const auto result = try_apply(state, one, Pass{});
    REQUIRE(result);
    CHECK(waits_for(result->table, ChooseAttack{one}));
}

TEST_CASE("HED-295 whoever is asked still cannot do what a rule forbids") {
    const auto state = ready(Phase::march);
    CHECK(judge(state.table, one, Move{Die::dragon, Space::first}).clause() == "HED-054");
    CHECK(try_apply(state, one, Move{Die::dragon, Space::first}).verdict().clause() == "HED-054");
}

TEST_CASE("HED-295 the owner of a defeated Rogue is asked on another player's turn, and the active player is not") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {rogue(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)});
    CHECK(judge(state.table, two, Retreat{Space::home}));
    CHECK(judge(state.table, one, Retreat{Space::home}).clause() == "HED-295");
}

TEST_CASE("HED-295 while dice are placed only the player whose die it is may place") {
    const auto state = new_game(presets::duel, ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2});
    CHECK(judge(state.table, one, Place{Die::rogue, field(1)}).clause() == "HED-295");
    CHECK(judge(state.table, two, Place{Die::rogue, field(1)}));
}

TEST_CASE("HED-230 when the game is over nobody acts, whoever they are") {
    auto state =
        Position{}.on(field(1), two, {warrior(1)}).turn(two).score(one, 5).phase(Phase::reinforce).with(ScriptedDice{});
    state = after(state, Pass{});
    REQUIRE(is_over(state.table));
    for (const Seat seat : {one, two, Seat::spectator}) CHECK(judge(state.table, seat, Pass{}).clause() == "HED-230");
}

// March and Attack

TEST_CASE("HED-042 a hero that has just marched is rolled in the attack where it now stands") {
    auto state = Position{}
                     .home(one, {cleric(1)})
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {barbarian(12)})
                     .with(ScriptedDice{4, 5});
    state = after(state, Move{Die::cleric, Space::first}, Decline{});
    const auto rolled = only<AttackRolled>(events_of(state, Attack{field(1)}));
    CHECK(rolled == std::vector{AttackRolled{{one, Die::cleric}, 1, 4}, AttackRolled{{one, Die::warrior}, 1, 5}});
}

TEST_CASE("HED-043 the attack may be made elsewhere than the march went") {
    auto state = Position{}.on(field(1), one, {warrior(1)}).with(ScriptedDice{5});
    state = after(state, Move{Die::rogue, Space::second});
    CHECK(is_legal(state.table, Attack{field(2)}));
    CHECK(is_legal(state.table, Attack{field(1)}));
    const auto rolled = only<AttackRolled>(events_of(state, Attack{field(1)}));
    CHECK(rolled == std::vector{AttackRolled{{one, Die::warrior}, 1, 5}});
}

// The Dragon, at any point of the turn

TEST_CASE("HED-044 a Dragon may be unleashed before March, Attack, Reinforce and the end of the turn") {
    for (const Phase phase : {Phase::march, Phase::attack, Phase::reinforce, Phase::end_of_turn})
        CHECK(is_legal(ready(phase).table, Unleash{}));
}

TEST_CASE("HED-044 the end of the turn waits for a Dragon that is ready, and for no other") {
    auto state = ready(Phase::reinforce);
    CHECK(waits_for(after(state, Pass{}).table, EndTurn{one}));
    state = Position{}.on(field(1), one, {warrior(5)}).roost(one, 19).phase(Phase::reinforce).with(ScriptedDice{});
    CHECK(waits_for(after(state, Pass{}).table, ChooseMarch{two}));
}

TEST_CASE("HED-044 unleashing before the March leaves the March to be made") {
    auto state = ready(Phase::march);
    state.chance = {7};
    state = after(state, Unleash{}, SendDragon{field(3)});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(is_legal(state.table, Move{Die::warrior, Space::second}));
    CHECK(refusal(state.table, Unleash{}) == "HED-191");
}

TEST_CASE("HED-044 unleashing before the Attack leaves the Attack to be made") {
    auto state = ready(Phase::attack);
    state.chance = {7};
    const auto events = record(state, Unleash{}, SendDragon{field(3)});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    CHECK(is_legal(state.table, Attack{field(1)}));
    CHECK(phases_of(events).empty());
}

TEST_CASE("HED-044 unleashing before Reinforce leaves Reinforce to be done") {
    auto state = ready(Phase::reinforce);
    state.chance = {7};
    state = after(state, Unleash{}, SendDragon{field(3)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(is_legal(state.table, Move{Die::warrior, Space::second}));
}

TEST_CASE("HED-044 after unleashing at the end of the turn the turn ends") {
    auto state = ready(Phase::end_of_turn);
    state.chance = {7};
    const auto events = record(state, Unleash{}, SendDragon{field(3)});
    CHECK(has_event(events, TurnEnded{one}));
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-044 a Dragon that burns the own last hero before the Attack leaves nothing to attack with") {
    auto state = ready(Phase::attack);
    state.chance = {20};
    const auto events = record(state, Unleash{}, SendDragon{field(1)});
    CHECK(has_event(events, AttackSkipped{one}));
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-044 before the Attack a ready Dragon may be unleashed though there is no hero to attack with") {
    auto state = Position{}.roost(one, 20).with(ScriptedDice{});
    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    CHECK(is_legal(state.table, Unleash{}));
    CHECK(has_event(events_of(state, Pass{}), AttackSkipped{one}));
}

TEST_CASE("HED-044 no Dragon is unleashed between a move and what it sets off") {
    auto position = Position{};
    position.on(field(1), two, {warrior(5)}).roost(one, 20);
    const auto cleric_moved = after(position.with(ScriptedDice{}), Move{Die::cleric, Space::first});
    CHECK_FALSE(is_legal(cleric_moved.table, Unleash{}));
    const auto paladin_arrived = after(position.with(ScriptedDice{}), Move{Die::paladin, Space::first});
    CHECK_FALSE(is_legal(paladin_arrived.table, Unleash{}));
    const auto mage_arrived = after(position.with(ScriptedDice{}), Move{Die::mage, Space::first});
    CHECK_FALSE(is_legal(mage_arrived.table, Unleash{}));
}

TEST_CASE("HED-044 no Dragon is unleashed between the attack roll and the end of Clean up & Scoring") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(5)})
                     .on(field(1), two, {warrior(9), rogue(1)})
                     .roost(one, 20)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    REQUIRE(waits_for_a<AssignHero>(state.table));
    CHECK_FALSE(is_legal(state.table, Unleash{}));
    state = after(state, Assign{Die::barbarian, {two, Die::rogue}}, Decline{}, Retreat{Space::home});
    REQUIRE(waits_for(state.table, RerollBarbarian{one, field(1)}));
    CHECK_FALSE(is_legal(state.table, Unleash{}));
    CHECK(is_legal(after(state, Decline{}).table, Unleash{}));
}

TEST_CASE("HED-044 a Dragon is unleashed on its owner's turn only") {
    const auto table = Position{}.roost(two, 20).table();
    CHECK(refusal(table, Unleash{}) == "HED-191");
    CHECK(judge(table, two, Unleash{}).clause() == "HED-295");
}
