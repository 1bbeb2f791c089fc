#include "support.hpp"

using namespace shining_test;

namespace {

// Hero 4 is the last to act; no monsters are about.
Position<Arena> last_turn(int number = field, const Knobs& knobs = {}) {
    return position(options(number), knobs).turn(h4);
}
// The same where the Events of chapter 1 are used one by one.
EventCards only_card(std::string_view name) { return {event(name)}; }

}  // namespace

TEST_CASE("SHN-033 SHN-034 SHN-035 SHN-036 SHN-E03 SHN-R02 SHN-V01 after Hero 1 comes Monster 1, then Hero 2, and so on") {
    auto state = position(field)
                     .hero(h1, at(0, 7))
                     .hero(h2, at(15, 7))
                     .monster(a1, at(3, 0))
                     .monster(a2, at(8, 0))
                     .ai_card(Role::a, ai("Shamble"))
                     .with(ScriptedDice{1});
    const auto events = events_of(state, EndActivation{});
    CHECK(only<TokenMoved>(events) == std::vector<TokenMoved>{{1}, {2}});
    CHECK(only<MonsterActivated>(events) == std::vector<MonsterActivated>{{a1}});
    state = after(state, EndActivation{});
    CHECK(waits_for(state.table, Activation{one, h2}));
    CHECK(standard_track == Track{Slot::hero_1, Slot::monster_1, Slot::hero_2, Slot::monster_2, Slot::hero_3,
                                  Slot::monster_3, Slot::hero_4, Slot::monster_4});
}
TEST_CASE("SHN-R03 all enemies with a number act on its slot, in the order of entry") {
    const auto state = position(field).monster(b1, at(15, 0)).monster(a1, at(15, 7)).with(ScriptedDice{1, 1, 1, 1, 1});
    CHECK(only<MonsterActivated>(events_of(state, EndActivation{})) == std::vector<MonsterActivated>{{b1}, {a1}});
}
TEST_CASE("SHN-R03 SHN-D24 by a house rule the players say which monster of a slot is next") {
    const auto asked = after(position(field, galahad, {.players_order_slots = true})
                                 .monster(b1, at(15, 0))
                                 .monster(a1, at(15, 7))
                                 .monster(a2, at(14, 7))
                                 .with(ScriptedDice{1, 1, 1, 1, 1}),
                             EndActivation{});
    REQUIRE(waits_for(asked.table, BreakTie{one, {a1, b1}}));
    CHECK(refusal(asked.table, TargetModel{a2}) == "SHN-R03");
    CHECK(only<MonsterActivated>(events_of(asked, TargetModel{a1})) == std::vector<MonsterActivated>{{a1}, {b1}});
    CHECK(waits_for(after(asked, TargetModel{a1}).table, Activation{one, h2}));
}
TEST_CASE("SHN-037 SHN-043 SHN-E04 SHN-G10 SHN-V04 a Timer on top is removed, and nothing else happens") {
    const auto state = last_turn().final_step(1, 2).with(ScriptedDice{});
    const auto events = events_of(state, EndActivation{});
    CHECK(only<TimerDiscarded>(events) == std::vector<TimerDiscarded>{{1}});
    CHECK(only<EventRevealed>(events).empty());
    CHECK(only<ChartRolled>(events).empty());
    CHECK(has_event(events, RoundBegan{2}));
    CHECK(after(state, EndActivation{}).table.encounter.events == 1);
    CHECK(after(state, EndActivation{}).table.initiative.arrivals == 1);
}
TEST_CASE("SHN-044 SHN-045 SHN-046 SHN-047 SHN-E05 SHN-E06 SHN-G11 SHN-R08 an Event alone is revealed, resolved, discarded, and the chart is rolled") {
    const auto state = last_turn()
                           .final_step(1)
                           .event_deck({event("A Light in the Darkness"), event("Cold Mist")})
                           .hp(h1, 5)
                           .with(ScriptedDice{2, 3});
    const auto events = events_of(state, EndActivation{});
    const EventCard card = only<EventRevealed>(events)[0].card;
    CHECK(has_event(events, EventDiscarded{card}));
    CHECK(only<ChartRolled>(events)[0].face == 3);
    const auto next = after(state, EndActivation{});
    CHECK(next.table.encounter.events == 1);
    CHECK(next.table.encounter.timers == 1);
    CHECK(next.table.encounter.event_deck.size() == 1);
    CHECK(next.table.initiative.round == 2);
}
TEST_CASE("SHN-042 SHN-C06 a script may say which Event is revealed") {
    for (const std::string_view name : {"Restless Dead", "A Light in the Darkness"}) {
        auto dice = ScriptedDice{/* the chart */ 1};
        dice.deal(event(name));
        const auto state =
            position(options(field, brunhild, brunhild, brunhild, brunhild)).turn(h4).final_step(1).with(dice);
        CHECK(first<EventRevealed>(state, EndActivation{}).card == event(name));
        CHECK(after(state, EndActivation{}).chance.verdict());
    }
}
TEST_CASE("SHN-044 SHN-V07 the lines of an Event are resolved from top to bottom, each once") {
    const auto state = last_turn()
                           .monster(b1, at(15, 7))
                           .final_step(1)
                           .event_deck({event("A Light in the Darkness"), event("Cold Mist")})
                           .hp(h1, 5)
                           .with(ScriptedDice{1, 3});
    const auto events = events_of(state, EndActivation{});
    const EventCard card = only<EventRevealed>(events)[0].card;
    CHECK(only<LineResolved>(events) == std::vector<LineResolved>{{card, 0}, {card, 1}});
}
TEST_CASE("SHN-K100 rage lasts until the next Event is revealed") {
    const auto raging = [](int rage) {
        return last_turn()
            .monster(b1, at(15, 7))
            .rage(rage)
            .final_step(1)
            .event_deck({event("A Light in the Darkness"), event("Cold Mist")})
            .with(ScriptedDice{1, 3});
    };
    CHECK(has_event(events_of(raging(2), EndActivation{}), RageChanged{0}));
    CHECK(after(raging(2), EndActivation{}).table.encounter.rage == 0);
    CHECK(only<RageChanged>(events_of(raging(0), EndActivation{})).empty());
}
TEST_CASE("SHN-048 SHN-049 SHN-R13 an empty Final Step rolls on the chart; without one the track just begins again") {
    CHECK(only<ChartRolled>(events_of(last_turn().with(ScriptedDice{2}), EndActivation{})).size() == 1);
    const auto state = position(options(ice)).turn(h4).monster(b1, at(15, 7)).with(ScriptedDice{});
    CHECK(only<ChartRolled>(events_of(state, EndActivation{})).empty());
    CHECK(after(state, EndActivation{}).table.initiative.round == 2);
}
TEST_CASE("SHN-050 an Event under a 4 is resolved at the third arrival") {
    auto state = last_turn().with(ScriptedDice{4, 6, 1, 1, 1, 1, 1, 1});
    state = after(state, EndActivation{});
    int arrivals = 0;
    bool revealed = false;
    for (; !revealed && arrivals != 9; ++arrivals)
        for (int hero = 0; hero != 4; ++hero) {
            revealed |= !only<EventRevealed>(events_of(state, EndActivation{})).empty();
            if (!revealed) state = after(state, EndActivation{});
        }
    CHECK(arrivals == 3);
}
TEST_CASE("SHN-R09 an empty Event deck places no Event, but the Timers; by a house rule the discards come back") {
    const auto dry = [](const Knobs& knobs) {
        return after(last_turn(castle, knobs).monster(b1, at(15, 0)).event_deck({}).with(ScriptedDice{4}),
                     EndActivation{})
            .table.encounter;
    };
    CHECK(dry({}).events == 0);
    CHECK(dry({}).timers == 2);
    CHECK(dry({.reshuffle_events = true}).events == 1);
    CHECK(dry({.reshuffle_events = true}).event_deck.size() == 6);
}
TEST_CASE("SHN-177 SHN-R10 SHN-R11 SHN-E16 SHN-K116 with the last Event discarded the encounter is lost at once; or at the next arrival") {
    const auto end = [](const Knobs& knobs) {
        return last_turn(field, knobs)
            .final_step(1)
            .event_deck(only_card("A Light in the Darkness"))
            .with(ScriptedDice{1, 1});
    };
    CHECK(has_event(events_of(end({}), EndActivation{}), EncounterLost{encounter(field), LossCause::events_gone}));
    CHECK(only<ChartRolled>(events_of(end({}), EndActivation{})).empty());
    CHECK(!is_over(after(end({.events_gone_at_arrival = true, .count_after_card = true}), EndActivation{}).table));
    auto later = after(end({.events_gone_at_arrival = true}), EndActivation{});
    CHECK(!is_over(later.table));
    later.table.monsters.clear();
    for (int i = 0; i != 4; ++i) later = after(later, EndActivation{});
    CHECK(later.table.encounter.loss == LossCause::events_gone);
    CHECK(is_over(later.table));
}
TEST_CASE("SHN-R14 SHN-R15 SHN-K21 SHN-I06 Timers may be many; one card is dealt with at each arrival") {
    const auto state = last_turn().final_step(2, 200).with(ScriptedDice{});
    const auto next = after(state, EndActivation{});
    CHECK(next.table.encounter.timers == 199);
    CHECK(next.table.encounter.events == 2);
    const auto twice =
        position(options(castle))
            .turn(h4)
            .monster(b1, at(15, 0))
            .event_deck({event("The Graves Open"), event("Howl in the Dark"), event("A Light in the Darkness")})
            .final_step(2)
            .with(ScriptedDice{1, 1});
    CHECK(only<EventRevealed>(events_of(twice, EndActivation{})).size() == 1);
}
TEST_CASE("SHN-R14 there are Timers enough; by a house rule no more are placed than are left") {
    const auto rolled = [](const Knobs& knobs) {
        return events_of(last_turn(field, knobs).with(ScriptedDice{4}), EndActivation{});
    };
    CHECK(only<TimersPlaced>(rolled({})) == std::vector<TimersPlaced>{{2, 2}});
    CHECK(only<TimersPlaced>(rolled({.timer_supply = 1})) == std::vector<TimersPlaced>{{1, 1}});
    CHECK(only<TimersPlaced>(rolled({.timer_supply = 0})).empty());
}
TEST_CASE("SHN-R60 a monster that enters acts in this round if its slot is still to come; by a house rule in the next") {
    const auto raised = [](const Knobs& knobs) {
        auto state = position(options(field), knobs)
                         .monster(boss, at(15, 7), 1)
                         .ai_card(Role::boss, ai("Raise the First Pair"))
                         .with(ScriptedDice{1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        auto events = only<MonsterActivated>(events_of(state, EndActivation{}));
        const auto more = only<MonsterActivated>(events_of(after(state, EndActivation{}), EndActivation{}));
        events.insert(events.end(), more.begin(), more.end());
        return events;
    };
    CHECK(raised({}) == std::vector<MonsterActivated>{{boss}, {a1}, {a2}});
    CHECK(raised({.spawned_wait = true}) == std::vector<MonsterActivated>{{boss}});
}
TEST_CASE("SHN-R60 SHN-R03 a monster that falls and comes back while its slot is being played acts in it once more, last") {
    const auto state = after(position(options(field, brunhild, vex, mirabel, aldous))
                                 .hero(h1, at(15, 0))
                                 .hero(h2, at(1, 6))
                                 .hero(h3, at(15, 1))
                                 .hero(h4, at(15, 2))
                                 .monster(a1, at(0, 6))
                                 .hp(a1, 1)
                                 .ai_card(Role::a, ai("Basic Attack"))
                                 .monster(boss, at(15, 7), 1)
                                 .ai_card(Role::boss, ai("Raise the First Pair"))
                                 .with(ScriptedDice{1, 1, 4, 1, 1, 1, 1, 1, 1}),
                             EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::after_attacked}));
    const auto events = events_of(state, UsePower{trait(1)});
    CHECK(has_event(events, ModelRemoved{a1, at(0, 6)}));
    CHECK(only<MonsterActivated>(events) == std::vector<MonsterActivated>{{boss}, {a1}});
}

TEST_CASE("SHN-K95 SHN-K96 SHN-K97 SHN-K100 SHN-R94 lines of DMG, healing and rage; exhausted Heroes are not spared") {
    auto table = position(options(castle)).monster(a1, at(15, 7)).exhausted(h2, 2).hp(h3, 4).table();
    ScriptedDice dice{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
    shining::detail::resolve_line(game, line::damage(1, Who::each_hero));
    CHECK(table.heroes[h1].hp == 7);
    CHECK(table.heroes[h2].hp == 1);
    shining::detail::resolve_line(game, line::damage(1, Who::weakest_hero));
    CHECK(table.heroes[h3].hp == 2);
    shining::detail::resolve_line(game, line::of(LineKind::heal_heroes, 1));
    CHECK(table.heroes[h2].hp == 2);
    shining::detail::resolve_line(game, line::of(LineKind::magic_heroes, -1));
    CHECK(table.heroes[h1].mp == 0);
    shining::detail::resolve_line(game, line::of(LineKind::magic_heroes, -1));
    CHECK(table.heroes[h1].mp == 0);
    shining::detail::resolve_line(game, line::of(LineKind::rage, 2));
    CHECK(table.encounter.rage == 2);
    table.monsters[0].hp = 1;
    shining::detail::resolve_line(game, line::of(LineKind::heal_monsters, 9));
    CHECK(table.monsters[0].hp == 6);
    shining::detail::resolve_line(game, line::damage(1, Who::heroes_alone));
    CHECK(table.heroes[h1].hp == 8);
    table.heroes[h1].square = at(9, 7);
    shining::detail::resolve_line(game, line::damage(1, Who::heroes_alone));
    CHECK(table.heroes[h1].hp == 7);
    CHECK(table.heroes[h3].hp == 3);
    table.rules.knobs.events_spare_exhausted = true;
    shining::detail::resolve_line(game, line::damage(1, Who::each_hero));
    CHECK(table.heroes[h2].hp == 2);
}
TEST_CASE("SHN-R53 SHN-K96 of several that are weakest the first suffers, or by a house rule one by lot") {
    const auto hurt = [](Ties ties, ScriptedDice dice) {
        auto table = position(field, galahad, {.ties = ties}).hp(h2, 2).hp(h3, 3).hp(h4, 2).table();
        const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
        shining::detail::resolve_line(game, line::damage(1, Who::weakest_hero));
        CHECK(dice.verdict());
        Models hit{};
        for (const Model model : {h2, h3, h4})
            if (table.heroes[model].hp != (model == h3 ? 3 : 2)) hit.insert(model);
        return hit;
    };
    CHECK(hurt(Ties::canonical, {}) == Models{h2});
    CHECK(hurt(Ties::random, {1}) == Models{h2});
    CHECK(hurt(Ties::random, {2}) == Models{h4});
}
TEST_CASE("SHN-R53 SHN-D24 SHN-K96 by another the players choose which of the weakest suffers") {
    auto state = last_turn(field, {.ties = Ties::players}).hp(h2, 2).hp(h4, 2).with(ScriptedDice{1});
    state.table.steps = {Step{FollowTrack{}}, Step{ResolveEvent{event("Parley"), 3}},
                         Step{ChooseEventLine{one, event("Parley"), 0}}};
    state.table.initiative.slot = 8;
    state = after(state, ChooseLine{false});
    REQUIRE(waits_for(state.table, BreakTie{one, {h2, h4}}));
    CHECK(audit(state.table));
    CHECK(refusal(state.table, TargetModel{h1}) == "SHN-R53");
    state = after(state, TargetModel{h4});
    CHECK(state.table.heroes[h2].hp == 2);
    CHECK(state.table.heroes[h4].hp == 1);
    CHECK(waits_for(state.table, Activation{one, h1}));
}
TEST_CASE("SHN-R53 SHN-D24 SHN-K99 and for whom each monster advances, one after the other") {
    auto dice = ScriptedDice{1};
    dice.deal(event("Howl in the Dark"));
    auto state = last_turn(field, {.ties = Ties::players})
                     .hero(h1, at(0, 0))
                     .hero(h2, at(3, 5))
                     .hero(h3, at(9, 5))
                     .hero(h4, at(0, 7))
                     .final_step(1)
                     .event_deck({event("Howl in the Dark"), event("Cold Mist")})
                     .with(dice);
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, BreakTie{one, {h2, h3}}));
    CHECK(audit(state.table));
    state = after(state, TargetModel{h3});
    CHECK(square_of(state.table, b1) == at(7, 4));
    CHECK(square_of(state.table, b2) == at(8, 5));
    CHECK(waits_for(state.table, Activation{one, h1}));
}
TEST_CASE("SHN-K96 a Hero is alone if no other, exhausted or not, is within two squares") {
    const auto is_alone = [](Square other, bool down) {
        auto where = position(field).hero(h1, at(6, 4)).hero(h2, other).hero(h3, at(15, 7)).hero(h4, at(14, 7));
        if (down) where.exhausted(h2);
        auto table = where.table();
        ScriptedDice dice{};
        const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
        shining::detail::resolve_line(game, line::damage(1, Who::heroes_alone));
        CHECK(table.heroes[h3].hp == 5);
        return table.heroes[h1].hp == 7;
    };
    for (const bool down : {false, true}) {
        CHECK_FALSE(is_alone(at(7, 4), down));
        CHECK_FALSE(is_alone(at(8, 4), down));
        CHECK_FALSE(is_alone(at(7, 5), down));
        CHECK(is_alone(at(9, 4), down));
        CHECK(is_alone(at(7, 6), down));
    }
}
TEST_CASE("SHN-K96 SHN-K97 SHN-R53 of the weakest the first suffers, and whoever has left the map is neither hurt nor healed") {
    auto table =
        position(options(field), {.heroes_leave_by_goals = true}).hp(h1, 3).hp(h2, 2).hp(h3, 2).hp(h4, 2).table();
    ScriptedDice dice{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
    shining::detail::resolve_line(game, line::damage(1, Who::weakest_hero));
    CHECK(table.heroes[h2].hp == 1);
    CHECK(table.heroes[h3].hp == 2);
    CHECK(table.heroes[h4].hp == 2);
    table.heroes[h3].square = Square::nowhere;
    shining::detail::resolve_line(game, line::of(LineKind::heal_heroes, 1));
    CHECK(table.heroes[h2].hp == 2);
    CHECK(table.heroes[h3].hp == 2);
    shining::detail::resolve_line(game, line::damage(1, Who::each_hero));
    CHECK(table.heroes[h2].hp == 1);
    CHECK(table.heroes[h3].hp == 2);
    table.encounter.battle = Battle::won;
    shining::detail::resolve_line(game, line::of(LineKind::heal_heroes, 1));
    CHECK(table.heroes[h2].hp == 1);
}
TEST_CASE("SHN-K98 SHN-R16 the 0 of a D10 counts 10 in a test, too, by a house rule nothing") {
    const auto hp = [](const Knobs& knobs) {
        auto table = position(field, galahad, knobs).table();
        ScriptedDice dice{10, 1, 1, 1};
        const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
        shining::detail::test_heroes(game, line::test(DieSize::d10, Stat::str, 11, 1));
        return table.heroes[h1].hp;
    };
    CHECK(hp({}) == 8);
    CHECK(hp({.zero_counts_zero = true}) == 7);
}
TEST_CASE("SHN-K98 SHN-C07 a test rolls for each Hero, exhausted or not") {
    auto table = position(field).exhausted(h2, 2).table();
    ScriptedDice dice{1, 4, 6, 1};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
    shining::detail::resolve_line(game, line::test(DieSize::d6, Stat::lck, 7, 1));
    CHECK(table.heroes[h1].hp == 7);
    CHECK(table.heroes[h2].hp == 2);
    CHECK(table.heroes[h3].hp == 5);
    CHECK(table.heroes[h4].hp == 5);
    CHECK(dice.verdict());
}
TEST_CASE("SHN-K99 SHN-K101 monsters advance as far as they get nearer; a flood makes marked squares Difficult") {
    auto table = position(field).monster(a1, at(10, 0)).table();
    ScriptedDice dice{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
    shining::detail::resolve_line(game, line::of(LineKind::advance, 3));
    CHECK(square_of(table, a1) == at(7, 0));
    shining::detail::resolve_line(game, line::of(LineKind::flood));
    CHECK(!table.encounter.flooded);
    auto wet = position(tower).table();
    const Playing<Table<Arena>, ScriptedDice, const Ignore> other{wet, dice, ignore};
    shining::detail::resolve_line(other, line::of(LineKind::flood));
    CHECK(shining::detail::difficult_squares(wet).has(at(tower, 3, 1, 1)));
}
TEST_CASE("SHN-K102 SHN-D25 the players choose one of two lines") {
    auto state =
        last_turn().final_step(1).event_deck({event("Whispered Bargain"), event("Cold Mist")}).with(ScriptedDice{2, 1});
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, ChooseEventLine{one, event("Whispered Bargain"), 0}));
    CHECK(refusal(state.table, Pass{}) == "SHN-K102");
    CHECK(after(state, ChooseLine{false}).table.heroes[h1].mp == 0);
    CHECK(after(state, ChooseLine{true}).table.monsters.size() == 2);
}
