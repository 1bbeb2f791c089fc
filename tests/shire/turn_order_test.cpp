#include "support.hpp"

using namespace shire_test;

namespace {

const Actor wolf_of_one = creature_of(one, Beside::first);

}  // namespace

TEST_CASE("SHI-040 SHI-047 every living actor takes one turn in a round, and the next round starts at once") {
    const auto state = start(battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"}));
    CHECK(waits_for(pass(state).table, MainPhase{two, b}));
    CHECK(waits_for(pass(state, 2).table, MainPhase{three, c}));
    const auto events = events_of(pass(state, 2), Pass{});
    CHECK(has_event(events, RoundBegan{2, {a, b, c}}));
    CHECK(has_event(events, TurnBegan{a, 2}));
    CHECK(pass(state, 3).table.turn.acted == ActorSet{a});
}
TEST_CASE("SHI-041 SHI-046 each round the order is decided anew by current agility, buffs included") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"})
                        .buff(three, Stat::agility, 4, Turns::permanent);
    CHECK(pass(start(at), 3).table.turn.order == Order{c, a, b});
    const auto slow = battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"})
                          .buff(one, Stat::agility, -2, Turns::permanent);
    CHECK(pass(start(slow), 3).table.turn.order == Order{b, a, c});
}
TEST_CASE("SHI-042 SHI-R03 tied actors roll, the highest goes first, and the result stays") {
    auto state = start(duel("Paladin", "Warrior"), {2, 5});
    state = pass(state, 2);
    CHECK(state.table.turn.order == Order{b, a});
    CHECK(state.chance.verdict());
    state = pass(state, 2);  // no further roll
    CHECK(state.table.turn.order == Order{b, a});
    CHECK(state.chance.verdict());
}
TEST_CASE("SHI-R03 SHI-C01 equal rolls roll on, in seat order, and only those who are still tied") {
    const auto at = battle(presets::free_for_all(3), {"Paladin", "Warrior", "Paladin"});
    const auto state = start(at, {4, 6, 4, /* the two that are still tied */ 1, 3});
    const auto events = events_of(pass(state, 2), Pass{});
    const auto rolls = only<TieRolled>(events);
    REQUIRE(rolls.size() == 5);
    CHECK(rolls[0] == TieRolled{a, 0, 4});
    CHECK(rolls[1] == TieRolled{b, 0, 6});
    CHECK(rolls[2] == TieRolled{c, 0, 4});
    CHECK(rolls[3] == TieRolled{a, 1, 1});
    CHECK(rolls[4] == TieRolled{c, 1, 3});
    CHECK(has_event(events, RoundBegan{2, {b, c, a}}));
}
TEST_CASE("SHI-R03 eight equal rolls are enough: then the seats decide") {
    auto state = start(duel("Paladin", "Warrior").ties(a, {1, 2, 3, 4, 5, 6, 1, 2}).ties(b, {1, 2, 3, 4, 5, 6, 1, 2}));
    state = pass(state, 2);
    CHECK(state.table.turn.order == Order{a, b});
    CHECK(state.chance.verdict());
}
TEST_CASE("SHI-R03 by house rules ties are rolled in every round, or go by seat") {
    auto state = start(duel("Paladin", "Warrior", {.ties = Ties::rolled_each_round}), {2, 5, 6, 1});
    state = pass(state, 2);
    CHECK(state.table.turn.order == Order{b, a});
    state = pass(state, 2);
    CHECK(state.table.turn.order == Order{a, b});
    CHECK(state.chance.verdict());
    auto seated = start(duel("Paladin", "Warrior", {.ties = Ties::by_seat}));
    CHECK(pass(seated, 2).table.turn.order == Order{a, b});
}
TEST_CASE("SHI-R03 SHI-R58 where ties are rolled in every round, who has fallen keeps none of an earlier one") {
    const auto at = battle(presets::teams(2, 1), {"Cleric", "Paladin", "Warrior"}, {.ties = Ties::rolled_each_round});
    auto table = At{at}.fallen(three).table();
    table.characters[three].ties.set(TiePlace{0}, 6);
    const auto state = pass(HouseDuel{table, ScriptedDice{}}, 2);
    CHECK(state.table.turn.round == 2);
    CHECK(state.table.characters[three].ties == TieRolls{});
}
TEST_CASE("SHI-043 SHI-R04 a change of agility counts from the next round") {
    const auto at = battle(presets::teams(2, 2), {"Hunter", "Warrior", "Berserker", "Cleric"})
                        .mastery(one, 0, 0, 0)
                        .buff(four, Stat::agility, 5, Turns::permanent)
                        .order({a, b, c, d});
    auto state = pass(start(at));
    CHECK(waits_for_a<MainPhase>(state.table));
    CHECK(state.table.turn.active == b);  // not the Cleric with its 9
    state = pass(state, 3);
    CHECK(state.table.turn.order == Order{d, a, c, b});
}
TEST_CASE("SHI-R04 by a house rule the next actor is always the quickest of those who wait") {
    const auto at =
        battle(presets::teams(2, 2), {"Hunter", "Paladin", "Berserker", "Cleric"}, {.live_turn_order = true})
            .buff(four, Stat::agility, 5, Turns::permanent);
    auto state = pass(start(at));
    CHECK(state.table.turn.active == d);
    state = pass(state);
    CHECK(state.table.turn.active == c);
    CHECK(audit(state.table));
    state = pass(state, 2);
    CHECK(state.table.turn.round == 2);
    CHECK(state.table.turn.active == d);  // the quickest begins
    state = pass(state);
    CHECK(state.table.turn.active == a);
    CHECK(audit(state.table));
}
TEST_CASE("SHI-R04 SHI-043 by that house rule everybody who changes places in the order is told") {
    const auto at =
        battle(presets::teams(2, 2), {"Hunter", "Paladin", "Berserker", "Cleric"}, {.live_turn_order = true})
            .buff(four, Stat::agility, 5, Turns::permanent);
    const auto events = events_of(start(at), Pass{});
    CHECK(only<OrderChanged>(events) == std::vector{OrderChanged{d, 1}, OrderChanged{c, 2}});
    CHECK(pass(start(at)).table.turn.order == Order{a, d, c, b});
    CHECK(only<OrderChanged>(events_of(pass(start(at)), Pass{})).empty());
}
TEST_CASE("SHI-044 SHI-416 a pet takes its turn in the round in which it enters, at its place") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"});
    const auto state = cast(start(at), "Summon Wolf");  // 6, before 5 and 4
    CHECK(state.table.turn.order == Order{a, wolf_of_one, b, c});
    CHECK(waits_for(state.table, MainPhase{one, wolf_of_one}));
    CHECK(audit(state.table));
}
TEST_CASE("SHI-R05 a pet that is quicker than its summoner acts next, others before the first that is slower") {
    const auto quick = battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"})
                           .buff(one, Stat::agility, -3, Turns::permanent)
                           .buff(two, Stat::agility, 1, Turns::permanent);
    const auto state = cast(start(quick), "Summon Wolf");
    CHECK(state.table.turn.order == Order{a, b, wolf_of_one, c});  // 7 before 6 before 4
}
TEST_CASE("SHI-R05 SHI-R03 a pet that ties with somebody who waits rolls against it") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"});
    const auto won = cast(start(at, {6, 2}), "Summon Wolf");
    CHECK(won.table.turn.order == Order{a, wolf_of_one, b, c});
    const auto lost = cast(start(at, {2, 6}), "Summon Wolf");
    CHECK(lost.table.turn.order == Order{a, b, wolf_of_one, c});
    CHECK(won.chance.verdict());
    const auto seated = battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"}, {.ties = Ties::by_seat});
    CHECK(cast(start(seated), "Summon Wolf").table.turn.order == Order{a, wolf_of_one, b, c});
}
TEST_CASE("SHI-R03 SHI-R05 SHI-R58 by a house rule a newcomer that ties goes by its seat, a pet behind its owner") {
    const Knobs by_seat{.ties = Ties::by_seat};
    const auto last = battle(presets::free_for_all(3), {"Cleric", "Berserker", "Hunter"}, by_seat).order({c, b, a});
    CHECK(cast(start(last), "Summon Wolf").table.turn.order == Order{c, b, creature_of(three, Beside::first), a});
    const auto owner = duel("Paladin", "Hunter", by_seat)
                           .mastery(two, 0, 0, 3)
                           .buff(two, Stat::agility, -4, Turns::permanent)
                           .order({a, b});
    const auto trapped = next(cast(start(owner), "Divine Light"), CastSpell{spell("Boar Trap")});
    CHECK(trapped.table.turn.order == Order{a, b, creature_of(two, Beside::first)});
    const auto fallen = battle(presets::teams(2, 2), {"Cleric", "Hunter", "Paladin", "Warrior"}, by_seat)
                            .fallen(three)
                            .order({a, d, b});
    CHECK(cast(start(fallen), "Revive").table.turn.order == Order{a, c, d, b});
}
TEST_CASE("SHI-R05 SHI-045 a pet finds its place among those who stand; the fallen keep none") {
    const auto at = battle(presets::free_for_all(4), {"Hunter", "Cleric", "Berserker", "Paladin"})
                        .fallen(two)
                        .buff(three, Stat::agility, 1, Turns::permanent);
    CHECK(cast(start(at), "Summon Wolf").table.turn.order == Order{a, b, c, wolf_of_one, d});
}
TEST_CASE("SHI-R05 by house rules a pet acts at the end of the round, or from the next on") {
    const auto last =
        battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}, {.pet_entry = PetEntry::end_of_round});
    CHECK(cast(start(last), "Summon Wolf").table.turn.order == Order{a, b, c, wolf_of_one});
    const auto later =
        battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}, {.pet_entry = PetEntry::next_round});
    auto state = cast(start(later), "Summon Wolf");
    CHECK(state.table.turn.order == Order{a, b, c});
    CHECK(audit(state.table));
    state = pass(state, 2);
    CHECK(state.table.turn.order == Order{a, wolf_of_one, b, c});
}
TEST_CASE("SHI-045 a defeated actor leaves the order, and its turn is lost") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}).hp(two, 1);
    const auto state = cast(start(at), "Quick Shot", b);
    CHECK(!state.table.standing.has(b));
    CHECK(state.table.turn.active == c);
    CHECK(pass(state).table.turn.order == Order{a, c});
}
TEST_CASE("SHI-R58 SHI-465 who is revived acts this round if it has not, among those who wait") {
    const auto at = battle(presets::teams(2, 2), {"Cleric", "Hunter", "Paladin", "Warrior"})
                        .fallen(three)
                        .order({a, b, d, c})
                        .hp(one, 20);
    const auto state = cast(start(at, {6, 1}), "Revive");
    CHECK(state.table.turn.order == Order{a, b, c, d});  // it rolls against the Warrior's 5
    CHECK(state.chance.verdict());
}
TEST_CASE("SHI-R58 who has acted waits for the next round, and by a house rule everybody does") {
    const auto acted = battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"})
                           .fallen(one)
                           .order({a, b, c, d})
                           .turn(c);
    auto state = cast(start(acted), "Revive");
    CHECK(state.table.turn.active == d);
    state = pass(state);
    CHECK(state.table.turn.round == 2);
    CHECK(state.table.turn.order == Order{b, d, a, c});
    const auto house =
        battle(presets::teams(2, 2), {"Cleric", "Hunter", "Paladin", "Berserker"}, {.revived_acts_this_round = false})
            .fallen(three)
            .order({a, b, d, c});
    auto later = pass(cast(start(house), "Revive"), 2);
    CHECK(later.table.turn.round == 2);
    CHECK(later.table.standing.has(c));
}
TEST_CASE("SHI-012 SHI-R73 there is no limit of rounds, unless a house rule sets one") {
    auto state = start(duel("Hunter", "Paladin").round(500), {});
    CHECK(!is_over(pass(state, 2).table));
    const auto limited = pass(start(duel("Hunter", "Paladin", {.max_rounds = 2})), 3);
    CHECK(!is_over(limited.table));
    const auto events = events_of(limited, Pass{});
    CHECK(has_event(events, GameOver{{}, Ending::round_limit}));
    const auto ended = pass(limited);
    CHECK(outcome(ended.table).drawn == SeatSet{one, two});
}
TEST_CASE("SHI-R73 SHI-008 a match in which all sleep for ever comes to its end by itself") {
    const auto asleep = duel("Hunter", "Paladin")
                            .condition(one, Condition::sleep, Turns::permanent)
                            .condition(two, Condition::sleep, Turns::permanent)
                            .round(65000);
    const auto over = next(start(asleep), Pass{});
    CHECK(is_over(over.table));
    CHECK(over.table.ending == Ending::round_limit);
    CHECK(over.table.turn.round == 65535);
}
TEST_CASE("SHI-R73 by a house rule the side with the most HP wins at the limit") {
    const Knobs knobs{.max_rounds = 1, .most_hp_wins_at_limit = true};
    const auto ended = pass(start(duel("Hunter", "Paladin", knobs)), 2);
    CHECK(outcome(ended.table).winners == SeatSet{two});
    const auto equal = pass(start(duel("Hunter", "Paladin", knobs).hp(two, 34)), 2);
    CHECK(outcome(equal.table).winners.empty());
}
