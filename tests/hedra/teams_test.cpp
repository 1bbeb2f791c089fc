#include <array>

#include "support.hpp"

using namespace hedra_test;

namespace {

constexpr Options trio = presets::free_for_all(3);
constexpr Options pairs = presets::teams_2v2;  // seats one and three against two and four

template <class S>
PowerCompared comparison(const S& state, const Action& action, Piece target) {
    for (const auto& compared : only<PowerCompared>(events_of(state, action)))
        if (compared.target == target) return compared;
    FAIL("nothing was compared with that die");
    return {};
}

// Two teams of two with these scores, in the order of the seats.
template <class Rules = StandardRules>
Position<Rules> scored(std::array<int, 4> points, const Options& options = pairs, const Rules& rules = {}) {
    Position<Rules> position{options, rules};
    for (std::size_t i = 0; i != 4; ++i) position.score(static_cast<Seat>(i), points[i]);
    return position;
}

// The same, with the player in question alone on the first battlefield and about to attack it for a point.
template <class Rules = StandardRules>
hedra::State<Rules, ScriptedDice> about_to_score(Seat seat, std::array<int, 4> points, const Options& options = pairs,
                                                 const Rules& rules = {}) {
    auto position = scored(points, options, rules);
    return position.on(field(1), seat, {rogue(1)}).turn(seat).phase(Phase::attack).with(ScriptedDice{1});
}

constexpr SeatSet odd_team{one, three};
constexpr SeatSet even_team{two, four};

}  // namespace

// Free for all.

TEST_CASE("HED-240 with three players each of the others is an enemy") {
    const auto table = Position{trio}
                           .on(field(1), one, {barbarian(1)})
                           .on(field(1), three, {mage(1)})
                           .on(field(2), two, {barbarian(1)})
                           .on(field(2), three, {rogue(1)})
                           .table();
    CHECK(refusal(table, Move{Die::barbarian, Space::home}) == "HED-055");
    CHECK(enemies_at(table, two, field(2)) == DiceSet::of({three, Die::rogue}));
    CHECK(enemies_at(table, three, field(1)) == DiceSet::of({one, Die::barbarian}));
}

TEST_CASE("HED-240 three players fight over four battlefields, six over seven") {
    const auto three_play = Position{trio}.table();
    CHECK(is_legal(three_play, Move{Die::rogue, space(field(4))}));
    CHECK(refusal(three_play, Move{Die::rogue, space(field(5))}) == "HED-010");
    CHECK(is_legal(Position{presets::free_for_all(6)}.table(), Move{Die::rogue, space(field(7))}));
}

TEST_CASE("HED-241 a die of a third player that is left on the battlefield prevents the point for clearing") {
    auto state = Position{trio}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), three, {paladin(10)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{8, 9});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::mage}});
    CHECK(place_of(state.table, {two, Die::mage}) == Space::home);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-241 the last player with dice on the attacked battlefield scores it") {
    auto state = Position{trio}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), three, {paladin(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{8, 9});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::mage}});
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("HED-242 heroes go to dice of all enemies in any mix that is even over the whole pool") {
    auto state = Position{trio}
                     .on(field(1), one, {rogue(1), cleric(1), warrior(1)})
                     .on(field(1), two, {mage(1), paladin(1)})
                     .on(field(1), three, {mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{1, 1, 1});
    state = after(state, Attack{field(1)});
    CHECK(is_legal(state.table, Assign{Die::rogue, {two, Die::mage}}));
    CHECK(is_legal(state.table, Assign{Die::rogue, {three, Die::mage}}));

    state = after(state, Assign{Die::rogue, {three, Die::mage}});
    CHECK(refusal(state.table, Assign{Die::cleric, {three, Die::mage}}) == "HED-086");
    CHECK(is_legal(state.table, Assign{Die::cleric, {two, Die::paladin}}));
}

TEST_CASE("HED-242 an attacker with fewer heroes than enemy dice may leave out an opponent") {
    auto state = Position{trio}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), three, {mage(4)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {three, Die::mage}});
    CHECK(place_of(state.table, {two, Die::mage}) == space(field(1)));
    CHECK(place_of(state.table, {three, Die::mage}) == Space::home);
}

TEST_CASE("HED-243 the Mage's Power comes at the dice of all opponents") {
    const auto state = Position{trio}
                           .on(field(1), one, {mage(1)})
                           .on(field(1), two, {cleric(3)})
                           .on(field(1), three, {cleric(3)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{4});
    const auto next = after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::cleric}});
    CHECK(place_of(next.table, {two, Die::cleric}) == Space::home);
    CHECK(place_of(next.table, {three, Die::cleric}) == Space::home);
}

TEST_CASE("HED-243 the Barbarian's bonus counts the pieces of all opponents") {
    const auto state = Position{trio}
                           .on(field(1), one, {barbarian(1)})
                           .on(field(1), two, {cleric(8)})
                           .on(field(1), three, {cleric(8), dragon(20)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{3});
    const auto rolled = after(state, Attack{field(1)});
    const auto compared = comparison(rolled, Assign{Die::barbarian, {three, Die::cleric}}, {three, Die::cleric});
    CHECK(compared.barbarian_bonus == 6);
    CHECK(compared.total == 9);
}

TEST_CASE("HED-243 an arriving Mage may reroll a die of any opponent there") {
    auto state = Position{trio}.on(field(1), two, {cleric(8)}).on(field(1), three, {dragon(20)}).with(ScriptedDice{2});
    state = after(state, Move{Die::mage, space(field(1))});
    CHECK(is_legal(state.table, RerollEnemy{{two, Die::cleric}}));
    state = after(state, RerollEnemy{{three, Die::dragon}});
    CHECK(face_of(state.table, {three, Die::dragon}) == 2);
}

TEST_CASE("HED-243 one die of any opponent is enough to hold the Barbarian") {
    auto position = Position{trio}.on(field(1), one, {barbarian(1)}).on(field(2), two, {rogue(1)});
    CHECK(is_legal(position.table(), Move{Die::barbarian, Space::home}));
    CHECK(refusal(position.on(field(1), three, {dragon(1)}).table(), Move{Die::barbarian, Space::home}) == "HED-055");
}

TEST_CASE("HED-244 each owner decides about their own defeated dice, in turn order") {
    auto state = Position{trio}
                     .on(field(1), one, {mage(1)})
                     .on(field(1), two, {rogue(1)})
                     .on(field(1), three, {rogue(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    state = after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::rogue}});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));
    state = after(state, Retreat{space(field(2))});
    CHECK(waits_for(state.table, ChooseRetreat{three, field(1)}));
    CHECK(place_of(state.table, {two, Die::rogue}) == space(field(2)));
    CHECK(place_of(state.table, {three, Die::rogue}) == space(field(1)));
}

TEST_CASE("HED-244 a defeated die advances the Dragon of its own player only") {
    auto state = Position{trio}
                     .on(field(1), one, {mage(1)})
                     .on(field(1), two, {cleric(1), warrior(8)})
                     .on(field(1), three, {cleric(3), paladin(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    const auto rolled = after(state, Attack{field(1)});
    const auto events = events_of(after(rolled, Assign{Die::mage, {two, Die::cleric}}), Decline{});
    CHECK(has_event(events, DragonAdvanced{two, 5, AdvanceCause::defeat, 6}));
    CHECK(has_event(events, DragonAdvanced{three, 10, AdvanceCause::defeat, 11}));
    CHECK(only<DragonAdvanced>(events).size() == 2);
}

TEST_CASE("HED-245 every enemy Dragon defeated in one battle is worth a point") {
    auto state = Position{trio}
                     .on(field(1), one, {mage(1)})
                     .on(field(1), two, {dragon(3)})
                     .on(field(1), three, {dragon(2), cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    const auto rolled = after(state, Attack{field(1)});
    const auto events = events_of(rolled, Assign{Die::mage, {three, Die::cleric}});
    CHECK(only<PointScored>(events) == std::vector{PointScored{one, PointReason::dragon, 2, 2}});
}

// Who is an enemy in a team game.

TEST_CASE("HED-250 a teammate's die is never a target") {
    auto state = Position{pairs}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), three, {mage(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), four, {mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)});
    CHECK(refusal(state.table, Assign{Die::warrior, {three, Die::mage}}) == "HED-250");
    CHECK(actions_of(state.table).size() == 2);
    CHECK(is_legal(state.table, Assign{Die::warrior, {four, Die::mage}}));
}

TEST_CASE("HED-250 teammates' dice are left out of the even distribution") {
    auto state = Position{pairs}
                     .on(field(1), one, {warrior(1), paladin(1)})
                     .on(field(1), three, {mage(1), rogue(1)})
                     .on(field(1), two, {barbarian(12)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{7, 6});
    state = after(state, Attack{field(1)});
    CHECK(place_of(state.table, {two, Die::barbarian}) == Space::home);
}

TEST_CASE("HED-251 a battlefield is cleared though a teammate's dice are on it") {
    auto state = Position{pairs}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), three, {mage(1), dragon(5)})
                     .on(field(1), two, {mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)});
    CHECK(state.table.scores[one] == 1);
    CHECK(place_of(state.table, {three, Die::mage}) == space(field(1)));
}

TEST_CASE("HED-251 a die of either enemy prevents the clearing") {
    auto state = Position{pairs}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {mage(1)})
                     .on(field(1), four, {mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::mage}});
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-252 an attacker rolls and assigns none of a teammate's heroes") {
    auto state = Position{pairs}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), three, {cleric(8), barbarian(12)})
                     .on(field(1), two, {paladin(9)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    const auto events = events_of(state, Attack{field(1)});
    state = after(state, Attack{field(1)});
    CHECK(state.chance.verdict());
    CHECK(only<AttackAssigned>(events).size() == 1);
    CHECK(face_of(state.table, {three, Die::barbarian}) == 12);
    CHECK(place_of(state.table, {two, Die::paladin}) == space(field(1)));
}

TEST_CASE("HED-252 a battlefield held by a teammate alone cannot be attacked") {
    const auto table =
        Position{pairs}.on(field(1), three, {warrior(1)}).on(field(2), one, {rogue(1)}).phase(Phase::attack).table();
    CHECK(refusal(table, Attack{field(1)}) == "HED-081");
}

TEST_CASE("HED-253 the point goes to the attacking player and not to the teammate") {
    const auto state = about_to_score(three, {1, 0, 2, 0});
    const auto next = after(state, Attack{field(1)});
    CHECK(has_event(events_of(state, Attack{field(1)}), PointScored{three, PointReason::clearing, 1, 3}));
    CHECK(next.table.scores[three] == 3);
    CHECK(next.table.scores[one] == 1);
}

TEST_CASE("HED-254 the Barbarian's bonus leaves teammates out") {
    const auto state = Position{pairs}
                           .on(field(1), one, {barbarian(1)})
                           .on(field(1), three, {mage(1), rogue(1), dragon(1)})
                           .on(field(1), two, {cleric(8)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{6});
    const auto compared = comparison(state, Attack{field(1)}, {two, Die::cleric});
    CHECK(compared.barbarian_bonus == 2);
    CHECK_FALSE(compared.defeated);
}

TEST_CASE("HED-254 a teammate's dice do not hold the Barbarian, an enemy's do") {
    auto position = Position{pairs}.on(field(1), one, {barbarian(1)}).on(field(1), three, {mage(1), dragon(9)});
    CHECK(is_legal(position.table(), Move{Die::barbarian, Space::home}));
    CHECK(refusal(position.on(field(1), four, {mage(1)}).table(), Move{Die::barbarian, Space::home}) == "HED-055");
}

TEST_CASE("HED-254 the Mage's Power leaves teammates alone") {
    auto state = Position{pairs}
                     .on(field(1), one, {mage(1)})
                     .on(field(1), three, {cleric(1)})
                     .on(field(1), two, {cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    CHECK(only<PowerCompared>(events_of(state, Attack{field(1)})).size() == 1);
    CHECK(place_of(after(state, Attack{field(1)}).table, {three, Die::cleric}) == space(field(1)));
}

TEST_CASE("HED-254 an arriving Mage is not asked about teammates' dice") {
    const auto alone = Position{pairs}.on(field(1), three, {cleric(1)}).with(ScriptedDice{});
    CHECK(waits_for(after(alone, Move{Die::mage, space(field(1))}).table, ChooseAttack{one}));
}

TEST_CASE("HED-254 an arriving Mage may not reroll a teammate's die") {
    const auto state =
        Position{pairs}.on(field(1), three, {cleric(1)}).on(field(1), four, {cleric(1)}).with(ScriptedDice{});
    const auto arrived = after(state, Move{Die::mage, space(field(1))});
    CHECK(refusal(arrived.table, RerollEnemy{{three, Die::cleric}}) == "HED-075");
    CHECK(is_legal(arrived.table, RerollEnemy{{four, Die::cleric}}));
}

// What it takes to win as a team.

TEST_CASE("HED-255 HED-261 HED-R40 a team triggers the end when all members have 3 and one has 5") {
    const auto state = about_to_score(one, {4, 0, 3, 0});
    const auto next = after(state, Attack{field(1)});
    CHECK(has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{one, 1}));
    CHECK(next.table.turn.first_qualified_team == pairs.teams[one]);
    CHECK(waits_for(next.table, ChooseReinforce{one}));
}

TEST_CASE("HED-261 the member who brings up the rear can trigger the end") {
    const auto state = about_to_score(three, {5, 0, 2, 0});
    CHECK(has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{three, 1}));
}

TEST_CASE("HED-255 two members with 4 points each trigger nothing") {
    const auto state = about_to_score(three, {4, 0, 3, 0});
    CHECK(only<FinalRoundTriggered>(events_of(state, Attack{field(1)})).empty());
}

TEST_CASE("HED-255 every member of a team of three needs the minimum") {
    auto position = Position{presets::teams_3v3}.score(one, 5).score(three, 3).on(field(1), Seat::five, {rogue(1)});
    position.turn(Seat::five).phase(Phase::attack);
    const auto state = position.score(Seat::five, 1).with(ScriptedDice{1});
    CHECK(only<FinalRoundTriggered>(events_of(state, Attack{field(1)})).empty());
    const auto enough = position.score(Seat::five, 2).with(ScriptedDice{1});
    CHECK(has_event(events_of(enough, Attack{field(1)}), FinalRoundTriggered{Seat::five, 1}));
}

TEST_CASE("HED-256 HED-R40 a player at 5 whose teammate has 2 neither triggers the end nor makes the team win") {
    const auto state = about_to_score(one, {4, 0, 2, 0});
    CHECK(only<FinalRoundTriggered>(events_of(state, Attack{field(1)})).empty());
    CHECK(after(state, Attack{field(1)}).table.turn.ending == Ending::open);
}

TEST_CASE("HED-256 a team below the minimum loses to one that meets it, however many points it has") {
    CHECK(end_of(scored({9, 5, 2, 3})) == GameOver{even_team, TieBreak::qualification, {two}, {}});
}

TEST_CASE("HED-261 after the trigger the round is completed as in any game") {
    auto state = about_to_score(three, {5, 0, 2, 0});
    state = after(state, Attack{field(1)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{four}));
    state = after(state, Pass{}, Pass{});
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners == odd_team);
}

TEST_CASE("HED-R40 by a house rule a single player at 5 triggers the end") {
    const auto rules = ruled({.team_trigger_single = true});
    const auto state = about_to_score(one, {4, 0, 2, 0}, pairs, rules);
    CHECK(has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{one, 1}));
    const auto short_of = about_to_score(one, {3, 0, 2, 0}, pairs, rules);
    CHECK(only<FinalRoundTriggered>(events_of(short_of, Attack{field(1)})).empty());
}

TEST_CASE("HED-R40 by that house rule play goes on if no team qualifies when the round ends") {
    auto position =
        scored({5, 0, 2, 0}, pairs, ruled({.team_trigger_single = true})).turn(four).phase(Phase::reinforce);
    auto state = after(position.round(7).with(ScriptedDice{}), Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(state.table.turn.round == 8);
}

TEST_CASE("HED-R40 by that house rule the game ends with the round in which a team qualifies") {
    auto position =
        scored({5, 0, 3, 0}, pairs, ruled({.team_trigger_single = true})).turn(four).phase(Phase::reinforce);
    const auto state = position.with(ScriptedDice{});
    CHECK(is_over(after(state, Pass{}).table));
}

TEST_CASE("HED-R01 with sudden death a team wins at once when it meets both thresholds, and not before") {
    const auto rules = ruled({.sudden_death = true});
    const auto met = about_to_score(three, {5, 0, 2, 0}, pairs, rules);
    CHECK(has_event(events_of(met, Attack{field(1)}), GameOver{odd_team, TieBreak::qualification, {one}, {}}));
    const auto unmet = about_to_score(one, {4, 0, 2, 0}, pairs, rules);
    CHECK_FALSE(is_over(after(unmet, Attack{field(1)}).table));
}

TEST_CASE("HED-262 HED-R41 of two teams that qualify the one with more points in all wins") {
    CHECK(end_of(scored({5, 6, 4, 4})) == GameOver{even_team, TieBreak::score, {two}, {}});
    CHECK(end_of(scored({7, 6, 4, 4})) == GameOver{odd_team, TieBreak::score, {one}, {}});
}

TEST_CASE("HED-R41 the team that qualified first is not favoured") {
    auto state = scored({5, 5, 2, 2})
                     .on(field(1), three, {rogue(1)})
                     .on(field(2), four, {barbarian(1)})
                     .on(field(2), one, {dragon(1)})
                     .turn(three)
                     .phase(Phase::attack)
                     .with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)}, Pass{}, Pass{}, Attack{field(2)}, Decline{}, Pass{});
    REQUIRE(is_over(state.table));
    CHECK(outcome(state.table).winners == even_team);
}

TEST_CASE("HED-R41 by a house rule the team that qualified first wins, though the other has more points") {
    auto state = scored({5, 5, 2, 2}, pairs, ruled({.first_qualified_team_wins = true}))
                     .on(field(1), three, {rogue(1)})
                     .on(field(2), four, {barbarian(1)})
                     .on(field(2), one, {dragon(1)})
                     .turn(three)
                     .phase(Phase::attack)
                     .with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)}, Pass{}, Pass{}, Attack{field(2)}, Decline{}, Pass{});
    REQUIRE(is_over(state.table));
    CHECK(state.table.scores[two] + state.table.scores[four] == 9);
    CHECK(outcome(state.table).winners == odd_team);
    CHECK(outcome(state.table).decided_by == TieBreak::qualification);
}

TEST_CASE("HED-R41 in a position in which one team has qualified that team was the first") {
    auto state = scored({5, 8, 3, 2}, pairs, ruled({.first_qualified_team_wins = true}))
                     .on(field(1), four, {rogue(1)})
                     .turn(four)
                     .phase(Phase::attack)
                     .with(ScriptedDice{1});
    state = after(state, Attack{field(1)}, Pass{});
    REQUIRE(is_over(state.table));
    CHECK(outcome(state.table).winners == odd_team);
}

TEST_CASE("HED-262 HED-R42 equal teams are told apart by the dice of all members on battlefields") {
    auto position = scored({5, 5, 3, 3})
                        .on(field(1), one, {rogue(1)})
                        .on(field(2), three, {rogue(1)})
                        .on(field(3), two, {rogue(1)});
    CHECK(end_of(position) == GameOver{odd_team, TieBreak::dice_on_battlefields, {one}, {}});
}

TEST_CASE("HED-262 HED-R42 then by the highest Dragon that any member has in a Roost") {
    auto position = scored({5, 5, 3, 3}).roost(one, 10).roost(three, 9).roost(four, 11);
    CHECK(end_of(position) == GameOver{even_team, TieBreak::dragon_in_roost, {two}, {}});
}

TEST_CASE("HED-R42 by a house rule the Dragons of a team are added up") {
    auto position = scored({5, 5, 3, 3}, pairs, ruled({.team_tiebreak_sums_roosts = true}));
    position.roost(one, 10).roost(three, 9).roost(four, 11);
    CHECK(end_of(position) == GameOver{odd_team, TieBreak::dragon_in_roost, {one}, {}});
}

TEST_CASE("HED-262 HED-R42 then by the most dice a team has on one battlefield") {
    auto position = scored({5, 5, 3, 3})
                        .on(field(1), one, {rogue(1)})
                        .on(field(1), three, {rogue(1)})
                        .on(field(2), two, {rogue(1)})
                        .on(field(3), four, {rogue(1)});
    CHECK(end_of(position) == GameOver{odd_team, TieBreak::dice_on_one_field, {one}, {}});
}

TEST_CASE("HED-262 HED-R42 teams that are equal in everything share a draw, without an MVP") {
    auto position = scored({5, 3, 3, 5});
    CHECK(end_of(position) == GameOver{{}, TieBreak::nothing, {}, {one, two, three, four}});
    CHECK(outcome(position.table()).seats[four] == Outcome::Line{Standing::draw, 1, 5});
}

TEST_CASE("HED-R47 a team game that runs into its limit goes to the team with more points, qualified or not") {
    auto position = scored({2, 1, 0, 0}, pairs, ruled({.max_rounds = 1}));
    CHECK(end_of(position) == GameOver{odd_team, TieBreak::score, {one}, {}});
}

TEST_CASE("HED-257 the best scorer of the winning team is the MVP, the best of the others is not") {
    CHECK(end_of(scored({3, 9, 6, 2})) == GameOver{odd_team, TieBreak::qualification, {three}, {}});
}

TEST_CASE("HED-257 HED-R46 members with equal scores share the MVP") {
    CHECK(end_of(scored({5, 0, 5, 0})).mvp == odd_team);
}

TEST_CASE("HED-257 outside a team game nobody is MVP") {
    CHECK(outcome(Position{trio}.score(one, 5).table()).mvp.empty());
}

TEST_CASE("HED-262 members of a team share a place, and the losers come after all of them") {
    const auto result = outcome(scored({5, 1, 3, 0}).table());
    CHECK(result.seats[one] == Outcome::Line{Standing::win, 1, 5});
    CHECK(result.seats[three] == Outcome::Line{Standing::win, 1, 3});
    CHECK(result.seats[two] == Outcome::Line{Standing::loss, 3, 1});
    CHECK(result.seats[four] == Outcome::Line{Standing::loss, 3, 0});
}

TEST_CASE("HED-262 three teams are ranked by qualification and then by points") {
    auto position = Position{presets::teams_2v2v2}.score(one, 5).score(four, 3).score(two, 9).score(three, 1);
    const auto result = outcome(position.table());
    CHECK(result.winners == SeatSet{one, four});
    CHECK(result.seats[Seat::five].place == 3);
    CHECK(result.seats[Seat::six].place == 5);
}

// Turns and dice of team members.

TEST_CASE("HED-258 a team game has the turn order and the battlefields of any game with that many players") {
    auto state = Position{pairs}.with(ScriptedDice{});
    CHECK(is_legal(state.table, Move{Die::rogue, space(field(5))}));
    CHECK(refusal(state.table, Move{Die::rogue, space(field(6))}) == "HED-010");
    for (const Seat seat : {one, two, three, four, one}) {
        CHECK(waits_for(state.table, ChooseMarch{seat}));
        state = after(state, Pass{}, Pass{});
    }
}

TEST_CASE("HED-263 every member has own dice, an own Home and an own Roost") {
    const auto state = new_game(pairs, Pcg32{1});
    for (const Seat seat : {one, two, three, four}) {
        CHECK(at_home(state.table, seat) == all_heroes);
        CHECK(in_roost(state.table, seat));
    }
}

TEST_CASE("HED-263 a member's defeated die goes Home and advances the Dragon of that member alone") {
    auto state = Position{pairs}
                     .on(field(1), two, {warrior(1)})
                     .on(field(1), three, {mage(1)})
                     .on(field(1), one, {paladin(10)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{9});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {three, Die::mage}});
    CHECK(at_home(state.table, three).has(Die::mage));
    CHECK(face_of(state.table, {three, Die::dragon}) == 6);
    CHECK(face_of(state.table, {one, Die::dragon}) == 1);
}

TEST_CASE("HED-263 a member moves only own dice") {
    const auto table = Position{pairs}.on(field(1), three, {rogue(1)}).on(field(2), one, {rogue(1)}).table();
    CHECK(refusal(table, Move{Die::rogue, space(field(2))}) == "HED-052");
    CHECK(judge(table, three, Move{Die::rogue, space(field(2))}).clause() == "HED-295");
}

// Abilities and teammates.

TEST_CASE("HED-259 HED-R44 an arriving Paladin rerolls the dice of its own player only") {
    auto state =
        Position{pairs}.on(field(1), one, {rogue(1)}).on(field(1), three, {rogue(1)}).with(ScriptedDice{6, 10});
    state = after(state, Move{Die::paladin, space(field(1))}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {one, Die::rogue}) == 6);
    CHECK(face_of(state.table, {three, Die::rogue}) == 1);
}

TEST_CASE("HED-R44 where abilities are shared an arriving Paladin rerolls the team's dice there") {
    auto state = Position{pairs, ruled({.team_shared_abilities = true})}
                     .on(field(1), one, {rogue(1)})
                     .on(field(1), three, {rogue(1)})
                     .on(field(1), two, {rogue(1)})
                     .with(ScriptedDice{6, 10, 5});
    state = after(state, Move{Die::paladin, space(field(1))}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {three, Die::rogue}) == 5);
    CHECK(face_of(state.table, {two, Die::rogue}) == 1);
}

TEST_CASE("HED-259 HED-R44 a Cleric brings only dice of its own player along") {
    auto state =
        Position{pairs}.on(field(1), one, {cleric(1), mage(1)}).on(field(1), three, {rogue(1)}).with(ScriptedDice{});
    state = after(state, Move{Die::cleric, space(field(2))});
    CHECK(refusal(state.table, Escort{{three, Die::rogue}}) == "HED-259");
    CHECK(is_legal(state.table, Escort{{one, Die::mage}}));
}

TEST_CASE("HED-R44 where abilities are shared a Cleric may bring a teammate's die along") {
    auto state = Position{pairs, ruled({.team_shared_abilities = true})}
                     .on(field(1), one, {cleric(1)})
                     .on(field(1), three, {rogue(1)})
                     .with(ScriptedDice{});
    state = after(state, Move{Die::cleric, space(field(2))}, Escort{{three, Die::rogue}});
    CHECK(place_of(state.table, {three, Die::rogue}) == space(field(2)));
}

TEST_CASE("HED-R44 even where abilities are shared a teammate's die does not come to this player's Home") {
    auto state = Position{pairs, ruled({.team_shared_abilities = true})}
                     .on(field(1), one, {cleric(1), mage(1)})
                     .on(field(1), three, {rogue(1)})
                     .with(ScriptedDice{});
    state = after(state, Move{Die::cleric, Space::home});
    CHECK(refusal(state.table, Escort{{three, Die::rogue}}) == "HED-053");
    CHECK(is_legal(state.table, Escort{{one, Die::mage}}));
}

namespace {

// Seat two attacks a Mage of seat one beside an undefeated Warrior of its teammate three.
template <class Rules>
hedra::State<Rules, ScriptedDice> beside_a_teammates_warrior(const Rules& rules) {
    return Position{pairs, rules}
        .on(field(1), two, {cleric(1)})
        .on(field(1), one, {mage(1)})
        .on(field(1), three, {warrior(9)})
        .turn(two)
        .phase(Phase::attack)
        .with(ScriptedDice{5});
}

}  // namespace

TEST_CASE("HED-259 HED-R44 a Warrior is not sacrificed for a teammate's die") {
    auto state = beside_a_teammates_warrior(StandardRules{});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {one, Die::mage}});
    CHECK(waits_for(state.table, ChooseReinforce{two}));
    CHECK(place_of(state.table, {one, Die::mage}) == Space::home);
}

TEST_CASE("HED-R44 where abilities are shared a Warrior may be sacrificed for a teammate's die") {
    auto state = beside_a_teammates_warrior(ruled({.team_shared_abilities = true}));
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {one, Die::mage}});
    CHECK(waits_for(state.table, ChooseSacrifice{three, field(1)}));
    state = after(state, Sacrifice{{one, Die::mage}});
    CHECK(place_of(state.table, {one, Die::mage}) == space(field(1)));
    CHECK(place_of(state.table, {three, Die::warrior}) == Space::home);
    CHECK(face_of(state.table, {three, Die::dragon}) == 6);
}

namespace {

// Seat two's Mage defeats a Warrior of seat one and a Cleric of its teammate three at once.
template <class Rules>
hedra::State<Rules, ScriptedDice> warrior_beside_a_teammate(const Rules& rules) {
    auto state = Position{pairs, rules}
                     .on(field(1), two, {mage(1)})
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), three, {cleric(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    return after(state, Attack{field(1)}, Assign{Die::mage, {one, Die::warrior}});
}

}  // namespace

TEST_CASE("HED-259 HED-R44 a defeated Warrior does not save a teammate's die") {
    const auto state = warrior_beside_a_teammate(StandardRules{});
    CHECK(waits_for(state.table, ChooseReinforce{two}));
    CHECK(place_of(state.table, {three, Die::cleric}) == Space::home);
}

TEST_CASE("HED-259 a Warrior that could save an own die cannot save a teammate's instead") {
    auto state = Position{pairs}
                     .on(field(1), two, {mage(1)})
                     .on(field(1), one, {warrior(1), paladin(1)})
                     .on(field(1), three, {cleric(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    state = after(state, Attack{field(1)}, Assign{Die::mage, {one, Die::warrior}});
    REQUIRE(waits_for(state.table, ChooseSave{one, field(1)}));
    CHECK(refusal(state.table, Save{{three, Die::cleric}, field(2)}) == "HED-259");
    CHECK(is_legal(state.table, Save{{one, Die::paladin}, field(2)}));
}

TEST_CASE("HED-R44 where abilities are shared a defeated Warrior may save a teammate's die") {
    auto state = warrior_beside_a_teammate(ruled({.team_shared_abilities = true}));
    REQUIRE(waits_for(state.table, ChooseSave{one, field(1)}));
    state = after(state, Save{{three, Die::cleric}, field(2)});
    CHECK(place_of(state.table, {three, Die::cleric}) == space(field(2)));
    CHECK(face_of(state.table, {three, Die::dragon}) == 4);
    CHECK(face_of(state.table, {one, Die::dragon}) == 9);
}

TEST_CASE("HED-259 HED-R44 a defeated Paladin's reroll needs a die of its own player, not of a teammate") {
    auto state = Position{pairs}
                     .on(field(1), two, {cleric(1)})
                     .on(field(1), one, {paladin(1)})
                     .on(field(1), three, {mage(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {one, Die::paladin}});
    CHECK(waits_for(state.table, ChooseReinforce{two}));
}

TEST_CASE("HED-R44 where abilities are shared a defeated Paladin's reroll takes in teammates' dice") {
    auto state = Position{pairs, ruled({.team_shared_abilities = true})}
                     .on(field(1), two, {cleric(1)})
                     .on(field(1), one, {paladin(1)})
                     .on(field(1), three, {mage(1)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 3});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {one, Die::paladin}});
    REQUIRE(waits_for(state.table, RerollOwnDice{one, Space::first, RerollCause::paladin_defeated}));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {three, Die::mage}) == 3);
}

TEST_CASE("HED-260 HED-R45 an unleashed Dragon strikes teammates' dice, their Dragons included") {
    auto state = Position{pairs}
                     .roost(one, 20)
                     .on(field(1), three, {cleric(8), dragon(14)})
                     .on(field(1), two, {warrior(10)})
                     .with(ScriptedDice{15});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {three, Die::cleric}) == Space::home);
    CHECK(place_of(state.table, {three, Die::dragon}) == Space::roost);
    CHECK(place_of(state.table, {two, Die::warrior}) == Space::home);
    CHECK(face_of(state.table, {three, Die::dragon}) == 1);
}

// Which teams there can be.

TEST_CASE("HED-R39 teams sit alternately unless the host says otherwise") {
    CHECK(same_side(pairs, one, three));
    CHECK(same_side(pairs, two, four));
    CHECK_FALSE(same_side(pairs, one, two));
    CHECK_FALSE(same_side(pairs, three, four));
    CHECK(same_side(presets::teams_2v2v2, three, Seat::six));
    CHECK_FALSE(same_side(presets::teams_2v2v2, one, three));
    CHECK(same_side(presets::teams_3v3, one, Seat::five));
}

TEST_CASE("HED-R39 any split into teams of one size will do, in any order of seats") {
    Options options{.players = 4};
    options.teams = {{1, 1, 2, 2}};
    CHECK(judge(options));
    options.teams = {{4, 2, 2, 4}};
    CHECK(judge(options));
}

TEST_CASE("HED-R39 teams must be of one size, with two members at least") {
    Options options{.players = 5};
    options.teams = {{1, 2, 1, 2, 1}};
    CHECK(judge(options).clause() == "HED-R39");
    options = {.players = 3, .teams = {{1, 2, 3}}};
    CHECK(judge(options).clause() == "HED-R39");
    options = {.players = 4, .teams = {{1, 1, 1, 1}}};
    CHECK(judge(options).clause() == "HED-R39");
}

TEST_CASE("HED-R39 a player cannot stand outside the teams, nor an empty seat inside") {
    CHECK(judge(Options{.players = 4, .teams = {{0, 1, 0, 1}}}).clause() == "HED-R39");
    CHECK(judge(Options{.players = 4, .teams = {{1, 1, 2, 2, 1}}}).clause() == "HED-R39");
    CHECK(judge(Options{.players = 4, .teams = {{1, 1, 5, 5}}}).clause() == "HED-R39");
}

TEST_CASE("HED-R39 by a house rule teams may differ in size, down to one player against the rest") {
    const auto rules = ruled({.unequal_teams = true});
    CHECK(judge(Options{.players = 3, .teams = {{1, 2, 2}}}, rules));
    CHECK(judge(Options{.players = 5, .teams = {{1, 2, 1, 2, 1}}}, rules));
    CHECK(judge(Options{.players = 3, .teams = {{2, 2, 2}}}, rules).clause() == "HED-R39");
}

TEST_CASE("HED-R39 the presets are games that can be set up, with battlefields to match") {
    for (const Options& options : {presets::duel, presets::quick_duel, presets::teams_2v2, presets::teams_3v3,
                                   presets::teams_2v2v2, presets::free_for_all(3), presets::free_for_all(6)}) {
        CHECK(judge(options));
        CHECK(battlefield_count(options) == options.players + 1u);
    }
    CHECK(presets::free_for_all(5).players == 5);
    CHECK(presets::teams_3v3.players == 6);
    CHECK_FALSE(in_teams(presets::free_for_all(4)));
    CHECK(in_teams(presets::teams_2v2));
}

// Shorter games.

TEST_CASE("HED-280 the target is 5 unless another is agreed on") {
    CHECK(presets::duel.target == 5);
    CHECK(presets::teams_2v2.target == 5);
    CHECK(presets::quick_duel.target == 3);
}

TEST_CASE("HED-280 a game to 3 or 4 triggers its end there, and not a point before") {
    for (const std::uint16_t target : {std::uint16_t{3}, std::uint16_t{4}}) {
        auto position = Position{Options{.target = target}}.on(field(1), one, {rogue(1)}).phase(Phase::attack);
        const auto met = position.score(one, target - 1).with(ScriptedDice{1});
        CHECK(has_event(events_of(met, Attack{field(1)}), FinalRoundTriggered{one, 1}));
        const auto unmet = position.score(one, target - 2).with(ScriptedDice{1});
        CHECK(only<FinalRoundTriggered>(events_of(unmet, Attack{field(1)})).empty());
    }
}

TEST_CASE("HED-281 a shorter game completes its round and compares scores like any other") {
    auto state = Position{presets::quick_duel}
                     .on(field(1), one, {rogue(1)})
                     .on(field(2), two, {barbarian(1)})
                     .on(field(2), one, {dragon(1)})
                     .score(one, 2)
                     .score(two, 2)
                     .phase(Phase::attack)
                     .with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    state = after(state, Pass{}, Attack{field(2)}, Decline{}, Pass{});
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners == SeatSet{two});
}

TEST_CASE("HED-281 the tie-breaks of a shorter game are the usual ones") {
    auto position = Position{presets::quick_duel}.score(one, 3).score(two, 3).roost(two, 4);
    CHECK(outcome(position.table()).winners == SeatSet{two});
    CHECK(outcome(position.table()).decided_by == TieBreak::dragon_in_roost);
}

namespace {

// Whether a point that brings seat one to the target triggers the end while seat three has this many.
template <class Rules = StandardRules>
bool is_enough(int points_of_three, std::uint16_t target, const Rules& rules = {}) {
    Options options = pairs;
    options.target = target;
    const auto state = about_to_score(one, {target - 1, 0, points_of_three, 0}, options, rules);
    return has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{one, 1});
}

}  // namespace

TEST_CASE("HED-282 HED-R43 in a team game every member needs the target less 2") {
    CHECK(is_enough(2, 4));
    CHECK_FALSE(is_enough(1, 4));
    CHECK(is_enough(4, 6));
    CHECK_FALSE(is_enough(3, 6));
}

TEST_CASE("HED-282 HED-R43 in the shortest team games every member needs a point at least") {
    for (const std::uint16_t target : {std::uint16_t{3}, std::uint16_t{2}, std::uint16_t{1}}) {
        CHECK(is_enough(1, target));
        CHECK_FALSE(is_enough(0, target));
    }
}

TEST_CASE("HED-R43 by a house rule the minimum of a member is any number") {
    CHECK(is_enough(3, 4, ruled({.team_member_minimum = 3})));
    CHECK_FALSE(is_enough(2, 4, ruled({.team_member_minimum = 3})));
    CHECK(is_enough(0, 5, ruled({.team_member_minimum = 0})));
}

TEST_CASE("HED-R44 where teammates save each other's dice, the list has room for those of a whole team") {
    auto position = Position{presets::teams_3v3, ruled({.team_shared_abilities = true})}.roost(one, 20);
    for (const Seat seat : {two, four, Seat::six})
        position.on(field(1), seat, {mage(1), rogue(1), cleric(1), warrior(1), paladin(1), barbarian(1)});
    const auto state = after(position.with(ScriptedDice{20}), Unleash{}, SendDragon{field(1)});
    REQUIRE(waits_for_a<ChooseSave>(state.table));
    CHECK(actions_of(state.table).size() == 1 + 17 * 6);
}

TEST_CASE("HED-R44 the list has room for every save of the largest team there can be") {
    auto position = Position{Options{.players = 6, .teams = {{1, 2, 2, 2, 2, 2}}},
                             ruled({.unequal_teams = true, .team_shared_abilities = true})}
                        .roost(one, 20);
    for (const Seat seat : {two, three, four, Seat::five, Seat::six})
        position.on(field(1), seat, {mage(1), rogue(1), cleric(1), warrior(1), paladin(1), barbarian(1), dragon(1)});
    const auto state = after(position.with(ScriptedDice{20}), Unleash{}, SendDragon{field(1)});
    REQUIRE(waits_for_a<ChooseSave>(state.table));
    CHECK(actions_of(state.table).size() == Table<>::most_actions);
}

TEST_CASE("HED-138 HED-R44 a saved Warrior cannot be sacrificed for a teammate's die in the same turn") {
    const auto played = [](Piece saved) {
        auto state = Position{presets::teams_2v2, ruled({.team_shared_abilities = true})}
                         .on(field(1), two, {warrior(1)})
                         .on(field(1), four, {warrior(1)})
                         .on(field(2), four, {mage(1)})
                         .on(field(2), one, {rogue(1)})
                         .roost(one, 20)
                         .with(ScriptedDice{9, 6});
        state = after(state, Unleash{}, SendDragon{field(1)});
        if (saved.owner == four) return after(state, Save{saved, field(2)}, Pass{}, Attack{field(2)});
        return after(state, Decline{}, Save{saved, field(2)}, Pass{}, Attack{field(2)});
    };
    CHECK_FALSE(waits_for_a<ChooseSacrifice>(played({four, Die::warrior}).table));
    CHECK_FALSE(waits_for_a<ChooseSacrifice>(played({two, Die::warrior}).table));
}

TEST_CASE("HED-R40 where one player's score brings the last round on, it is told again when the team qualifies") {
    const auto state = Position{presets::teams_2v2, ruled({.team_trigger_single = true})}
                           .on(field(1), three, {warrior(1)})
                           .score(one, 5)
                           .score(three, 2)
                           .round(4)
                           .turn(three)
                           .phase(Phase::attack)
                           .with(ScriptedDice{9});
    CHECK(has_event(events_of(state, Attack{field(1)}), FinalRoundTriggered{three, 4}));
}

TEST_CASE("HED-R15 HED-R52 HED-R44 what one Paladin has picked does not bind a teammate's") {
    auto state =
        Position{presets::teams_2v2,
                 ruled({.paladin_any_subset = true, .simultaneous_rerolls = true, .team_shared_abilities = true})}
            .on(field(1), two, {paladin(1), mage(4), cleric(8)})
            .on(field(1), four, {paladin(1), rogue(6)})
            .roost(one, 20)
            .with(ScriptedDice{3});
    state = after(state, Unleash{}, SendDragon{field(1)}, RerollOne{{two, Die::cleric}}, Reroll{});
    REQUIRE(waits_for_a<RerollOwnDice>(state.table));
    CHECK(decider(state.table) == four);
    CHECK(is_legal(state.table, Decline{}));
    CHECK(is_legal(state.table, RerollOne{{two, Die::mage}}));
    CHECK_FALSE(is_legal(state.table, Reroll{}));
}
