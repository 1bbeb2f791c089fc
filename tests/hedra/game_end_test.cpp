#include "support.hpp"

using namespace hedra_test;

namespace {

// Each player stands alone on a battlefield of the same number, so that every attack there is worth one point.
template <class Rules = StandardRules>
Position<Rules> everyone_alone(const Options& options = {}, const Rules& rules = {}) {
    Position<Rules> position{options, rules};
    for (std::size_t i = 0; i != options.players; ++i)
        position.on(static_cast<Battlefield>(i), static_cast<Seat>(i), {rogue(1)});
    return position.phase(Phase::attack);
}

// The end with both players of a duel at the target, so that the tie-breaks decide.
template <class Rules>
GameOver tied_end_of(Position<Rules> position) {
    return end_of(position.score(one, 5).score(two, 5));
}

template <class S>
S pass_turn(S state) {
    const Seat seat = state.table.turn.active;
    while (!is_over(state.table) && state.table.turn.active == seat) state = after(state, Pass{});
    return state;
}

}  // namespace

// What triggers the end.

TEST_CASE("HED-220 HED-R01 a player who reaches the target triggers the last round, and the game goes on") {
    const auto state = everyone_alone().score(one, 4).with(ScriptedDice{3});
    const auto next = after(state, Attack{field(1)});
    CHECK(has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{one, 1}));
    CHECK(next.table.scores[one] == 5);
    CHECK(waits_for(next.table, ChooseReinforce{one}));
}

TEST_CASE("HED-220 one point short of the target triggers nothing") {
    const auto state = everyone_alone().score(one, 3).with(ScriptedDice{3});
    CHECK(only<FinalRoundTriggered>(events_of(state, Attack{field(1)})).empty());
    CHECK(after(state, Attack{field(1)}).table.turn.ending == Ending::open);
}

TEST_CASE("HED-220 leaping over the target triggers the last round once") {
    const auto state = Position{}
                           .on(field(1), one, {barbarian(1)})
                           .on(field(1), two, {dragon(1)})
                           .score(one, 4)
                           .phase(Phase::attack)
                           .with(ScriptedDice{5});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<FinalRoundTriggered>(events).size() == 1);
    CHECK(after(state, Attack{field(1)}).table.scores[one] == 6);
}

TEST_CASE("HED-220 a second player at the target does not trigger the last round again") {
    const auto state = everyone_alone().score(one, 5).score(two, 4).turn(two).with(ScriptedDice{3});
    CHECK(only<FinalRoundTriggered>(events_of(state, Attack{field(2)})).empty());
    CHECK(after(state, Attack{field(2)}).table.scores[two] == 5);
}

TEST_CASE("HED-R01 with sudden death the game is over the moment the target is reached") {
    const auto rules = ruled({.sudden_death = true});
    const auto state = everyone_alone(Options{}, rules).score(one, 4).with(ScriptedDice{3});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(has_event(events, GameOver{{one}, TieBreak::score, {}, {}}));
    CHECK(only<FinalRoundTriggered>(events).empty());
    CHECK(is_over(after(state, Attack{field(1)}).table));
}

TEST_CASE("HED-R01 sudden death waits for the target like any other end") {
    const auto rules = ruled({.sudden_death = true});
    const auto state = everyone_alone(Options{}, rules).score(one, 3).with(ScriptedDice{3});
    CHECK(waits_for(after(state, Attack{field(1)}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-R01 sudden death leaves no battle unfinished on the table") {
    const auto state = Position{Options{}, ruled({.sudden_death = true})}
                           .on(field(1), one, {barbarian(1)})
                           .on(field(1), two, {cleric(1)})
                           .score(one, 4)
                           .phase(Phase::attack)
                           .with(ScriptedDice{5});
    const auto over = after(state, Attack{field(1)});
    CHECK(is_over(over.table));
    CHECK(over.table.battle == Battle{});
    CHECK(audit(over.table));
}

// The round is completed.

TEST_CASE("HED-221 HED-R34 after the trigger the round is played up to the last player in turn order, and no further") {
    auto state = everyone_alone(presets::free_for_all(3)).score(one, 4).with(ScriptedDice{3});
    state = after(state, Attack{field(1)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    state = after(state, Pass{});
    state.chance = {1};
    state = after(state, Attack{field(2)}, Pass{}, Pass{});
    CHECK(waits_for(state.table, ChooseAttack{three}));
    state.chance = {1};
    state = after(state, Attack{field(3)}, Pass{});
    CHECK(is_over(state.table));
}

TEST_CASE("HED-221 the round ends with the seat before the start player's, wherever that is") {
    auto state = everyone_alone(presets::free_for_all(3)).start(two).turn(two).score(two, 4).with(ScriptedDice{3});
    state = after(state, Attack{field(2)}, Pass{});
    state.chance = {1, 1};
    state = after(state, Pass{}, Attack{field(3)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    state = after(state, Pass{}, Attack{field(1)}, Pass{});
    CHECK(is_over(state.table));
}

TEST_CASE("HED-221 the player who triggered the last round still reinforces") {
    auto state = everyone_alone().score(one, 4).with(ScriptedDice{3});
    state = after(state, Attack{field(1)}, Move{Die::cleric, space(field(3))}, Decline{});
    CHECK(place_of(state.table, {one, Die::cleric}) == space(field(3)));
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-221 the player who triggered the last round may still unleash a Dragon before the turn ends") {
    auto state = everyone_alone().score(one, 4).roost(one, 17).with(ScriptedDice{3, 12});
    state = after(state, Attack{field(1)}, Pass{});
    CHECK(waits_for(state.table, EndTurn{one}));
    state = after(state, Unleash{}, SendDragon{field(2)});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(2)}));
}

TEST_CASE("HED-R34 with an extra round everybody has one more turn after the round of the trigger") {
    auto state = everyone_alone(Options{}, ruled({.extra_round = true})).score(one, 4).with(ScriptedDice{3, 1, 1, 1});
    state = after(state, Attack{field(1)});
    CHECK(state.table.turn.ending == Ending::next_round);
    state = after(state, Pass{}, Pass{}, Attack{field(2)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(state.table.turn.ending == Ending::this_round);

    state = after(state, Pass{}, Attack{field(1)}, Pass{}, Pass{}, Attack{field(2)});
    CHECK_FALSE(is_over(state.table));
    CHECK(is_over(after(state, Pass{}).table));
}

TEST_CASE("HED-222 the last player in turn order who reaches the target ends the game with that turn") {
    auto state = everyone_alone().turn(two).score(two, 4).with(ScriptedDice{3});
    state = after(state, Attack{field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{two}));
    CHECK(is_over(after(state, Pass{}).table));
}

TEST_CASE("HED-222 the first seat can be the last in turn order") {
    auto state = everyone_alone().start(two).turn(one).score(one, 4).with(ScriptedDice{3});
    state = after(state, Attack{field(1)}, Pass{});
    CHECK(is_over(state.table));
}

TEST_CASE("HED-223 the player who triggered the last round can be overtaken in it") {
    auto state = Position{}
                     .on(field(1), one, {rogue(1)})
                     .on(field(2), one, {dragon(1)})
                     .on(field(2), two, {barbarian(1)})
                     .score(one, 4)
                     .score(two, 4)
                     .phase(Phase::attack)
                     .with(ScriptedDice{2, 5});
    state = after(state, Attack{field(1)}, Pass{}, Pass{}, Attack{field(2)});
    REQUIRE(waits_for(state.table, RerollBarbarian{two, field(2)}));
    state = after(state, Decline{}, Pass{});
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners == SeatSet{two});
    CHECK(state.table.scores[two] == 6);
}

TEST_CASE("HED-223 the player who triggered the last round can be equalled in it, and then the tie-breaks decide") {
    auto state = everyone_alone().score(one, 4).score(two, 4).roost(two, 9).with(ScriptedDice{2, 2});
    state = after(state, Attack{field(1)}, Pass{}, Pass{}, Attack{field(2)}, Pass{});
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners == SeatSet{two});
    CHECK(outcome(state.table).decided_by == TieBreak::dragon_in_roost);
}

// Who wins.

TEST_CASE("HED-224 the highest score wins") {
    CHECK(end_of(Position{}.score(one, 5).score(two, 6)) == GameOver{{two}, TieBreak::score, {}, {}});
    CHECK(end_of(Position{}.score(one, 6).score(two, 5)) == GameOver{{one}, TieBreak::score, {}, {}});
}

TEST_CASE("HED-224 dice and Dragons count for nothing against a point") {
    auto position = Position{}.on(field(1), two, {rogue(1), cleric(1), warrior(1)}).roost(two, 20);
    CHECK(outcome(position.score(one, 1).table()).winners == SeatSet{one});
}

TEST_CASE("HED-225 equal scores are decided by the dice on all battlefields together") {
    auto position = Position{}
                        .on(field(1), one, {rogue(1), mage(1)})
                        .on(field(1), two, {rogue(1)})
                        .on(field(2), two, {cleric(1)})
                        .on(field(3), two, {mage(1)})
                        .roost(one, 20);
    CHECK(tied_end_of(position) == GameOver{{two}, TieBreak::dice_on_battlefields, {}, {}});
}

TEST_CASE("HED-225 HED-R36 a Dragon on a battlefield is one of the dice there") {
    auto position =
        Position{}.on(field(1), one, {rogue(1)}).on(field(2), one, {dragon(2)}).on(field(1), two, {rogue(1)});
    CHECK(tied_end_of(position) == GameOver{{one}, TieBreak::dice_on_battlefields, {}, {}});
}

TEST_CASE("HED-R36 by a house rule only heroes count in the first tie-break") {
    auto position = Position{Options{}, ruled({.tiebreak_heroes_only = true})}
                        .on(field(1), one, {rogue(1)})
                        .on(field(2), one, {dragon(2)})
                        .on(field(1), two, {rogue(1)});
    CHECK(tied_end_of(position) == GameOver{{two}, TieBreak::dragon_in_roost, {}, {}});
}

TEST_CASE("HED-R36 a Dragon is one of the dice on one battlefield too") {
    auto position = Position{}
                        .on(field(1), one, {rogue(1), mage(1), dragon(2)})
                        .on(field(1), two, {rogue(1), mage(1)})
                        .on(field(2), two, {dragon(9)});
    CHECK(tied_end_of(position) == GameOver{{one}, TieBreak::dice_on_one_field, {}, {}});
}

TEST_CASE("HED-R36 by a house rule only heroes count in the third tie-break") {
    auto position = Position{Options{}, ruled({.tiebreak_heroes_only = true})}
                        .on(field(1), one, {rogue(1), mage(1), dragon(2)})
                        .on(field(1), two, {rogue(1), mage(1)})
                        .on(field(2), two, {dragon(9)});
    CHECK(tied_end_of(position) == GameOver{{}, TieBreak::nothing, {}, {one, two}});
}

TEST_CASE("HED-226 with as many dice out the higher Dragon in its Roost decides") {
    auto position = Position{}.on(field(1), one, {rogue(1), mage(1)}).on(field(1), two, {rogue(1)});
    position.on(field(2), two, {cleric(1)}).roost(one, 6).roost(two, 7);
    CHECK(tied_end_of(position) == GameOver{{two}, TieBreak::dragon_in_roost, {}, {}});
}

TEST_CASE("HED-226 HED-R37 a Dragon that is out stands below the lowest one in a Roost") {
    auto position = Position{}.on(field(1), one, {dragon(20)}).on(field(1), two, {rogue(1)});
    CHECK(tied_end_of(position) == GameOver{{two}, TieBreak::dragon_in_roost, {}, {}});
}

TEST_CASE("HED-R37 by a house rule a Dragon that is out counts with its face") {
    auto position = Position{Options{}, ruled({.tiebreak_away_dragon_face = true})}
                        .on(field(1), one, {dragon(20)})
                        .on(field(1), two, {rogue(1)})
                        .roost(two, 19);
    CHECK(tied_end_of(position) == GameOver{{one}, TieBreak::dragon_in_roost, {}, {}});
}

TEST_CASE("HED-227 with equal Dragons the most dice on one battlefield decide") {
    auto position = Position{}
                        .on(field(1), one, {rogue(1), mage(1)})
                        .on(field(2), one, {cleric(1), warrior(1)})
                        .on(field(1), two, {rogue(1)})
                        .on(field(3), two, {mage(1), cleric(1), warrior(1)});
    CHECK(tied_end_of(position) == GameOver{{two}, TieBreak::dice_on_one_field, {}, {}});
}

TEST_CASE("HED-228 who is still tied after three tie-breaks shares a draw") {
    auto position = Position{}.on(field(1), one, {rogue(1), mage(1)}).on(field(3), two, {barbarian(9), cleric(1)});
    CHECK(tied_end_of(position) == GameOver{{}, TieBreak::nothing, {}, {one, two}});
    const auto result = outcome(position.table());
    CHECK(result.seats[one].standing == Standing::draw);
    CHECK(result.seats[two].standing == Standing::draw);
}

TEST_CASE("HED-229 HED-R38 a third player with fewer points has no part in the tie-breaks") {
    auto position = Position{presets::free_for_all(3)}
                        .score(one, 5)
                        .score(two, 5)
                        .score(three, 4)
                        .on(field(1), one, {rogue(1)})
                        .on(field(1), three, {rogue(1), mage(1), cleric(1)})
                        .roost(three, 19);
    CHECK(end_of(position) == GameOver{{one}, TieBreak::dice_on_battlefields, {}, {}});
}

TEST_CASE("HED-229 HED-R38 whoever falls behind in one tie-break has no part in the next") {
    auto position = Position{presets::free_for_all(3)}
                        .score(one, 5)
                        .score(two, 5)
                        .score(three, 5)
                        .on(field(1), one, {rogue(1), mage(1)})
                        .on(field(1), two, {rogue(1), mage(1)})
                        .on(field(1), three, {rogue(1)})
                        .roost(two, 4)
                        .roost(three, 19);
    CHECK(end_of(position) == GameOver{{two}, TieBreak::dragon_in_roost, {}, {}});
}

TEST_CASE("HED-228 two of three players can share a draw") {
    auto position = Position{presets::free_for_all(3)}.score(one, 5).score(three, 5).roost(two, 20);
    CHECK(end_of(position) == GameOver{{}, TieBreak::nothing, {}, {one, three}});
}

// The table of results.

TEST_CASE("HED-224 the outcome of a duel lists standing, place and score of both players") {
    const auto result = outcome(Position{}.score(one, 3).score(two, 5).table());
    CHECK(result.seats[one] == Outcome::Line{Standing::loss, 2, 3});
    CHECK(result.seats[two] == Outcome::Line{Standing::win, 1, 5});
    CHECK(result.mvp.empty());
}

TEST_CASE("HED-229 players who are equal in everything share a place") {
    const auto result = outcome(Position{presets::free_for_all(4)}.score(three, 5).score(four, 1).table());
    CHECK(result.winners == SeatSet{three});
    CHECK(result.seats[three].place == 1);
    CHECK(result.seats[four].place == 2);
    CHECK(result.seats[one].place == 3);
    CHECK(result.seats[two].place == 3);
}

TEST_CASE("HED-228 after a shared first place the next player is third") {
    const auto result = outcome(Position{presets::free_for_all(3)}.score(one, 5).score(two, 5).score(three, 2).table());
    CHECK(result.seats[one] == Outcome::Line{Standing::draw, 1, 5});
    CHECK(result.seats[two] == Outcome::Line{Standing::draw, 1, 5});
    CHECK(result.seats[three] == Outcome::Line{Standing::loss, 3, 2});
}

TEST_CASE("HED-229 what decided is what told the winner from the runner-up, not from the others") {
    auto position = Position{presets::free_for_all(3)}.score(one, 5).score(two, 5).score(three, 1).roost(one, 4);
    CHECK(outcome(position.table()).decided_by == TieBreak::dragon_in_roost);
}

TEST_CASE("HED-224 a seat without a player has no line in the outcome") {
    CHECK(outcome(Position{}.table()).seats[three] == Outcome::Line{});
    CHECK(outcome(Position{}.table()).drawn == SeatSet{one, two});
    CHECK(outcome(Position{}.table()).winners.empty());
}

// Turns as they are told.

TEST_CASE("HED-221 the end of a turn and the beginning of the next are told, with the round") {
    const auto state = Position{}.phase(Phase::reinforce).round(4).with(ScriptedDice{});
    const std::vector<Event> told{Passed{one, Phase::reinforce}, PhaseBegan{one, Phase::end_of_turn}, TurnEnded{one},
                                  TurnBegan{two, 4}, PhaseBegan{two, Phase::march}};
    CHECK(events_of(state, Pass{}) == told);
}

TEST_CASE("HED-221 a new round begins with the start player") {
    const auto state = Position{}.start(two).turn(one).phase(Phase::reinforce).round(4).with(ScriptedDice{});
    const auto events = events_of(state, Pass{});
    CHECK(has_event(events, TurnEnded{one}));
    CHECK(has_event(events, TurnBegan{two, 5}));
    CHECK(after(state, Pass{}).table.turn.round == 5);
}

TEST_CASE("HED-222 after the last turn the game over is told, and no other turn begins") {
    const auto state = Position{}.turn(two).score(one, 5).phase(Phase::reinforce).with(ScriptedDice{});
    const std::vector<Event> told{Passed{two, Phase::reinforce}, PhaseBegan{two, Phase::end_of_turn}, TurnEnded{two},
                                  GameOver{{one}, TieBreak::score, {}, {}}};
    CHECK(events_of(state, Pass{}) == told);
}

TEST_CASE("HED-220 the last round is announced after the point that triggered it") {
    const auto state = everyone_alone().score(one, 4).with(ScriptedDice{3});
    const auto events = events_of(state, Attack{field(1)});
    const auto point = std::find(events.begin(), events.end(), Event{PointScored{one, PointReason::clearing, 1, 5}});
    CHECK(point != events.end());
    CHECK(std::find(point, events.end(), Event{FinalRoundTriggered{one, 1}}) != events.end());
}

// After the end.

TEST_CASE("HED-230 nothing can be done once the game is over") {
    const auto over = after(Position{}.turn(two).score(one, 5).phase(Phase::reinforce).with(ScriptedDice{}), Pass{});
    REQUIRE(is_over(over.table));
    CHECK(refusal(over.table, Pass{}) == "HED-230");
    CHECK(refusal(over.table, Attack{field(1)}) == "HED-230");
    CHECK(judge(over.table, one, Move{Die::rogue, Space::first}).clause() == "HED-230");
    CHECK(actions_of(over.table).empty());
}

TEST_CASE("HED-230 once the game is over nobody is asked for anything") {
    const auto over = after(Position{}.turn(two).score(one, 5).phase(Phase::reinforce).with(ScriptedDice{}), Pass{});
    CHECK_FALSE(pending(over.table).has_value());
    CHECK(decider(over.table) == Seat::spectator);
}

TEST_CASE("HED-230 an action after the end changes nothing") {
    const auto over = after(Position{}.turn(two).score(one, 5).phase(Phase::reinforce).with(ScriptedDice{}), Pass{});
    CHECK(try_apply(over, Pass{}).verdict().clause() == "HED-230");
    CHECK_THROWS_AS(after(over, Pass{}), IllegalAction);
}

// The target, and games without end.

TEST_CASE("HED-231 the target that was set before the game is the one that triggers the end") {
    const auto short_of = everyone_alone(Options{.target = 7}).score(one, 5).with(ScriptedDice{3});
    CHECK(after(short_of, Attack{field(1)}).table.turn.ending == Ending::open);
    const auto there = everyone_alone(Options{.target = 7}).score(one, 6).with(ScriptedDice{3});
    CHECK(after(there, Attack{field(1)}).table.turn.ending == Ending::this_round);
}

TEST_CASE("HED-231 the target is told when the game starts") {
    std::vector<Event> events;
    const auto state =
        new_game(Options{.target = 4}, Pcg32{1}, StandardRules{}, [&](const Event& event) { events.push_back(event); });
    CHECK(has_event(events, GameStarted{2, 3, {}, 4}));
    CHECK(state.table.options.target == 4);
}

TEST_CASE("HED-R53 any target from 1 up will do") {
    CHECK(judge(Options{.target = 0}).clause() == "HED-R53");
    CHECK(judge(Options{.target = 1}));
    CHECK(judge(Options{.target = 6}));
    CHECK(judge(Options{.target = 0xffff}));
}

TEST_CASE("HED-R53 by a house rule the target is 3, 4 or 5") {
    const auto rules = ruled({.documented_targets_only = true});
    CHECK(judge(Options{.target = 2}, rules).clause() == "HED-R53");
    CHECK(judge(Options{.target = 3}, rules));
    CHECK(judge(Options{.target = 5}, rules));
    CHECK(judge(Options{.target = 6}, rules).clause() == "HED-R53");
}

TEST_CASE("HED-232 HED-R47 a game in which nobody scores goes on and on") {
    auto state = Position{}.with(ScriptedDice{});
    for (int turn = 0; turn != 600; ++turn) state = pass_turn(state);
    CHECK_FALSE(is_over(state.table));
    CHECK(state.table.turn.round == 301);
}

TEST_CASE("HED-R47 with a limit the game ends after that many rounds, though nobody is at the target") {
    auto state = Position{Options{}, ruled({.max_rounds = 3})}.score(two, 1).round(2).with(ScriptedDice{});
    state = pass_turn(pass_turn(state));
    CHECK(state.table.turn.round == 3);
    state = pass_turn(state);
    CHECK(waits_for(state.table, ChooseMarch{two}));
    state = after(state, Pass{});
    CHECK(has_event(events_of(state, Pass{}), GameOver{{two}, TieBreak::score, {}, {}}));
}

TEST_CASE("HED-R47 the tie-breaks decide a game that ran into its limit") {
    const auto state = Position{Options{}, ruled({.max_rounds = 1})}
                           .on(field(1), one, {rogue(1)})
                           .turn(two)
                           .phase(Phase::reinforce)
                           .with(ScriptedDice{});
    CHECK(has_event(events_of(state, Pass{}), GameOver{{one}, TieBreak::dice_on_battlefields, {}, {}}));
}

TEST_CASE("HED-R47 a limit does not put off an end that the target has triggered") {
    const auto state = Position{Options{}, ruled({.max_rounds = 9})}
                           .score(one, 5)
                           .turn(two)
                           .phase(Phase::reinforce)
                           .with(ScriptedDice{});
    CHECK(is_over(after(state, Pass{}).table));
}

TEST_CASE("HED-R54 there is no conceding: however hopeless, nothing a player can do in their turn ends the game") {
    const auto state = Position{presets::free_for_all(3)}.score(two, 4).turn(three).with(Pcg32{1});
    for (const Action& action : actions_of(state.table)) CHECK_FALSE(is_over(after(state, action).table));
}

TEST_CASE("HED-R34 where a round more is played, it is told which one is the last") {
    const auto state = Position{Options{}, ruled({.extra_round = true})}
                           .on(field(1), one, {warrior(1)})
                           .score(one, 4)
                           .round(7)
                           .phase(Phase::attack)
                           .with(ScriptedDice{9});
    CHECK(has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{one, 8}));
}
