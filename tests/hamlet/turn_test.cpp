#include "cards.hpp"

using namespace hamlet_test;

namespace {

// Turns may be passed in the Hamlet, so that time goes by.
template <class Rules = RuntimeRules>
Position<Rules> idle(Options options = {}, Knobs knobs = {}) {
    knobs.may_stay_home = true;
    return Position<Rules>{options, ruled(knobs)};
}

template <class S>
std::vector<Seat> turn_order(S state, int turns) {
    std::vector<Seat> order;
    for (; turns != 0; --turns) {
        order.push_back(decider(state.table));
        state = after(state, StayHome{});
    }
    return order;
}

}  // namespace

TEST_CASE("HAM-031 HAM-032 a turn is the Hamlet, then the Wilderness, and the next begins in the Hamlet again") {
    auto state = Position{}.monster(bogs, bat).top({acid}).with(ScriptedDice{4});
    CHECK(waits_for(state.table, HamletPhase{one}));
    state = after(state, EnterWilderness{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(refusal(state.table, EnterWilderness{}) == "HAM-037");
    state = after(state, SelectRegion{bogs}, Flee{});
    CHECK(waits_for(state.table, HamletPhase{two}));
}

TEST_CASE("HAM-033 HAM-R08 HAM-R10 Moon and decree come before anything the player does, and count in that turn") {
    auto state = idle().moon(3).health(two, 10).top({heal_more}).with(ScriptedDice{});
    const auto events = events_of(state, StayHome{});
    std::size_t turn = 0, moon = 0, decree = 0;
    for (std::size_t i = 0; i != events.size(); ++i) {
        if (holds_alternative<TurnBegan>(events[i])) turn = i;
        if (holds_alternative<MoonMoved>(events[i])) moon = i;
        if (holds_alternative<DecreeDrawn>(events[i])) decree = i;
    }
    CHECK(turn < moon);
    CHECK(moon < decree);
    state = after(state, StayHome{});
    CHECK(state.table.moon == 4);
    CHECK(state.table.decrees == DecreeCards{heal_more});
    state.chance = ScriptedDice{1, 1};
    CHECK(after(state, Heal{}).table.heroes[two].health == 15);
}

TEST_CASE("HAM-040 coming home opens no second Hamlet phase") {
    const auto state = after(Position{}.in_wilderness().won(1, caves).with(ScriptedDice{}), GoHome{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK_FALSE(judge(state.table, one, Heal{}));
    CHECK(std::string(judge(state.table, one, Heal{}).clause()) == "HAM-043");
}

TEST_CASE("HAM-042 at the end of a turn everything that was for the turn is gone") {
    auto state = Position{}
                     .hero(one, attack_2_turn)
                     .equip(one, {item(wine)})
                     .won(2, caves)
                     .in_wilderness()
                     .taken({HamletAction::heal})
                     .with(ScriptedDice{});
    state = after(state, UseFavor{}, UseConsumable{slot(1)});
    CHECK(state.table.turn.favor_running);
    const auto events = events_of(state, GoHome{});
    CHECK(has_event(events, EffectEnded{one, wine, Duration::turn}));
    CHECK(has_event(events, EffectEnded{one, {}, Duration::turn}));
    state = after(state, GoHome{});
    CHECK_FALSE(state.table.turn.favor_running);
    CHECK(state.table.turn.running.empty());
    CHECK(state.table.turn.fatigue == 0);
    CHECK(state.table.turn.encounters == 0);
    CHECK(state.table.turn.taken.empty());
    CHECK(state.table.turn.last_region == std::nullopt);
    CHECK(state.table.encounter == Encounter{});
    CHECK(state.table.item_discard == ItemCards{wine});
}
TEST_CASE("HAM-042 HAM-C21 a discount that was not used is lost with the turn") {
    auto state = idle().hero(one, haggler).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(state.table.turn.discount == 3);
    CHECK(after(state, StayHome{}).table.turn.discount == 0);
}

TEST_CASE("HAM-043 turns go clockwise and pass those who are out") {
    CHECK(turn_order(idle(Options{.players = 3}).with(Pcg32{1}), 5) == std::vector<Seat>{one, two, three, one, two});
    CHECK(turn_order(idle(Options{.players = 4}).out(two).out(three).with(Pcg32{1}), 4) ==
          std::vector<Seat>{one, four, one, four});
}
TEST_CASE("HAM-043 only the player whose turn it is acts") {
    const auto table = Position{}.table();
    CHECK(judge(table, one, Heal{}));
    CHECK(std::string(judge(table, two, Heal{}).clause()) == "HAM-043");
    CHECK(std::string(judge(table, Seat::spectator, Heal{}).clause()) == "HAM-043");
}

TEST_CASE("HAM-044 a round is over when everybody has had a turn, whoever began") {
    auto state = idle(Options{.players = 3}).first_player(two).turn(two).top({beer}).with(ScriptedDice{});
    state = after(state, StayHome{}, StayHome{});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.turn.round == 1);
    CHECK(has_event(events_of(state, StayHome{}), RoundEnded{1}));
    CHECK(has_event(events_of(state, StayHome{}), StockMoved{beer}));
    state = after(state, StayHome{});
    CHECK(state.table.turn.round == 2);
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R72 a round ends after the last player who is still in, also if the first is out") {
    auto state = idle(Options{.players = 3}).out(one).turn(two).top({beer}).with(ScriptedDice{});
    CHECK(only<RoundEnded>(events_of(state, StayHome{})).empty());
    state = after(state, StayHome{});
    CHECK(waits_for(state.table, HamletPhase{three}));
    CHECK(has_event(events_of(state, StayHome{}), RoundEnded{1}));
    CHECK(waits_for(after(state, StayHome{}).table, HamletPhase{two}));
}
TEST_CASE("HAM-R72 a player put out during the round counts as done") {
    // The last player of the round dies with no hero to draw: the round ends all the same.
    auto state = Position{Options{}}
                     .turn(two)
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .health(two, 1)
                     .heroes_run_out()
                     .top({acid})
                     .top({beer})
                     .with(ScriptedDice{1, 1, 1, 6, 6, 6, 6, 6, 1, 1});
    const auto events = events_of(state, Attack{});
    CHECK(has_event(events, PlayerOut{two}));
    CHECK(has_event(events, RoundEnded{1}));
    CHECK(waits_for(after(state, Attack{}).table, HamletPhase{one}));
}
TEST_CASE("HAM-R72 the stock moves before the next player's Moon") {
    auto state = idle().turn(two).top({beer}).with(ScriptedDice{});
    const auto events = events_of(state, StayHome{});
    std::size_t stock = 0, moon = 0;
    for (std::size_t i = 0; i != events.size(); ++i) {
        if (holds_alternative<StockMoved>(events[i])) stock = i;
        if (holds_alternative<MoonMoved>(events[i])) moon = i;
    }
    CHECK(stock < moon);
}

TEST_CASE("HAM-010 HAM-R78 nonsense is refused with a reason, and changes nothing") {
    const auto state = Position{}.with(ScriptedDice{});
    for (const Action& action : {Action{KeepRoll{}}, Action{TakeLoot{}}, Action{KeepHero{healer}}, Action{Spy{two}},
                                 Action{PutNext{bat}}, Action{Fight{}}, Action{Offer{bat}}, Action{Pay{bat}}}) {
        CHECK(refusal(state.table, action) == "HAM-034");
        const auto tried = try_apply(state, action);
        CHECK_FALSE(static_cast<bool>(tried));
    }
}
