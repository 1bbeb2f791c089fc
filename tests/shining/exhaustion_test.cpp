#include "support.hpp"

using namespace shining_test;

namespace {

// Hero 2 is exhausted; her step comes when Hero 1 is done.
Position<Arena> fallen(int hp = 0, const Knobs& knobs = {}, HeroCard second = ranger) {
    return position(options(field, galahad, second, mirabel, brunhild), knobs).exhausted(h2, hp);
}

}  // namespace

TEST_CASE("SHN-K36 SHN-K17 Litany helps a LUCK roll up to three squares away; Advantage comes to six at most") {
    const auto luck = [](Square where, int stored, bool down = false) {
        auto table = position(options(field, galahad, ranger, mirabel, aldous))
                         .hero(h2, at(6, 4))
                         .exhausted(h2)
                         .hero(h4, where)
                         .advantage(h2, stored)
                         .table();
        table.heroes[h4].exhausted = down;
        return shining::detail::luck_advantage(table, h2);
    };
    CHECK(luck(at(8, 5), 0) == 1);
    CHECK(luck(at(9, 5), 0) == 0);
    CHECK(luck(at(8, 5), 0, true) == 0);
    CHECK(luck(at(8, 5), 4) == 5);
    CHECK(luck(at(8, 5), 5) == 6);
    CHECK(luck(at(8, 5), 6) == 6);
    CHECK(shining::detail::luck_advantage(position(field).exhausted(h4).table(), h4) == 0);
}
TEST_CASE("SHN-K17 no more than six Advantage is stored, or in force") {
    const auto dice = [](int stored) {
        return after(position(field, ranger)
                         .hero(h1, at(6, 4))
                         .monster(a1, at(8, 4))
                         .advantage(h1, stored)
                         .with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1}),
                     Attack{}, TargetModel{a1})
            .table.assaults[0]
            .dice.size();
    };
    CHECK(dice(4) == 1 + 5);
    CHECK(dice(5) == 1 + 6);
    CHECK(dice(6) == 1 + 6);

    const auto marked = [](int stored) {
        return after(position(field, ranger).advantage(h1, stored).with(ScriptedDice{}), UsePower{spell(1)})
            .table.heroes[h1]
            .advantage;
    };
    CHECK(marked(3) == 5);
    CHECK(marked(4) == 6);
    CHECK(marked(5) == 6);
}
TEST_CASE("SHN-150 SHN-R87 with its HP a Hero loses its Ward and nobody is provoked any more") {
    auto table = position(field).hp(h2, 1).ward(h2, 2).provoke(h2, 2).table();
    ScriptedDice none{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
    shining::detail::damage(game, h2, 1, DamageCause::event);
    CHECK(table.heroes[h2].exhausted);
    CHECK(table.heroes[h2].ward == 0);
    CHECK(table.heroes[h2].provoke == 0);
}
TEST_CASE("SHN-160 no dice are left when LUCK was rolled") {
    CHECK(after(fallen().with(ScriptedDice{2, 3, 4}), EndActivation{}).table.luck == LuckDice{{0, 0, 0, 0}});
}
TEST_CASE("SHN-149 a monster without HP is removed") {
    const auto state = position(options(castle))
                           .hero(h1, at(6, 4))
                           .monster(b1, at(15, 0))
                           .monster(a1, at(7, 4))
                           .hp(a1, 1)
                           .stat(h1, Stat::str, 9)
                           .with(ScriptedDice{4});
    const auto events = events_of(after(state, Attack{}), TargetModel{a1});
    CHECK(has_event(events, ModelRemoved{a1, at(7, 4)}));
}
TEST_CASE("SHN-149 SHN-K40 SHN-C07 a Ghoul rolls whether it stays with 1 HP") {
    const auto ghoul = [](int face) {
        return after(position(field)
                         .hero(h1, at(6, 4))
                         .monster(b1, at(7, 4))
                         .hp(b1, 1)
                         .stat(h1, Stat::str, 9)
                         .with(ScriptedDice{4, face}),
                     Attack{}, TargetModel{b1});
    };
    CHECK(hp_of(ghoul(4).table, b1) == 1);
    CHECK(ghoul(3).table.monsters.empty());
}
TEST_CASE("SHN-150 SHN-158 SHN-187 SHN-R86 SHN-V24 a Hero at zero HP is exhausted, stays on its square and keeps its slot") {
    auto state = position(field)
                     .hero(h2, at(1, 6))
                     .hp(h2, 1)
                     .monster(a1, at(0, 6))
                     .hero(h1, at(15, 7))
                     .ai_card(Role::a, ai("Basic Attack"))
                     .with(ScriptedDice{1, 6, 1, 1, 1});
    const auto events = events_of(state, EndActivation{});
    CHECK(has_event(events, Damaged{h2, 1, 0, DamageCause::attack}));
    CHECK(has_event(events, Exhausted{h2}));
    state = after(state, EndActivation{});
    CHECK(state.table.heroes[h2].square == at(1, 6));
    CHECK(state.table.heroes[h2].exhausted);
    CHECK(has_event(events, TokenMoved{2}));
    CHECK(only<LuckRolled>(events).size() == 1);
}
TEST_CASE("SHN-159 SHN-160 SHN-161 SHN-E12 SHN-C03 LUCK 3 with 2, 3, 4: two successes, still exhausted") {
    const auto events = events_of(fallen().with(ScriptedDice{2, 3, 4}), EndActivation{});
    CHECK(only<LuckRolled>(events)[0] == LuckRolled{h2, {{0, 1, 1, 1}}, 0});
    CHECK(has_event(events, LuckResolved{h2, 2}));
    CHECK(has_event(events, Healed{h2, 0, 2, HealCause::luck}));
    const auto state = after(fallen().with(ScriptedDice{2, 3, 4}), EndActivation{});
    CHECK(state.table.heroes[h2].exhausted);
    CHECK(waits_for(state.table, Activation{one, h3}));
}
TEST_CASE("SHN-163 SHN-164 SHN-E13 SHN-D18 SHN-R82 SHN-R90 a healing item after the roll lifts her, and she activates in this step") {
    auto state = after(fallen().item(h2, herb).with(ScriptedDice{2, 3, 4}), EndActivation{});
    CHECK(waits_for(state.table, Struggle{one, h2}));
    CHECK(actions_of(state.table) == std::vector<Action>{UseItem{herb}, StayExhausted{}, Concede{}});
    state = after(state, UseItem{herb});
    CHECK(state.table.heroes[h2].hp == 4);
    CHECK(!state.table.heroes[h2].exhausted);
    CHECK(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].ap == 1);
    CHECK(state.table.heroes[h2].movement == 6);
    CHECK(after(after(fallen(0, {.free_healing_items = true}).item(h2, herb).with(ScriptedDice{2, 3, 4}),
                      EndActivation{}),
                UseItem{herb})
              .table.heroes[h2]
              .ap == 2);
}
TEST_CASE("SHN-R90 the roll comes first; by a house rule healing items may, and whoever they get up rolls no more") {
    const auto step = [](ScriptedDice dice) {
        return after(fallen(0, {.items_before_luck = true}).item(h2, herb, 2).with(dice), EndActivation{});
    };
    CHECK(only<LuckRolled>(events_of(fallen().item(h2, herb).with(ScriptedDice{1, 1, 1}), EndActivation{})).size() ==
          1);
    const auto asked = step({});
    REQUIRE(waits_for(asked.table, Struggle{one, h2}));
    const auto up = after(asked, UseItem{herb}, UseItem{herb});
    CHECK(waits_for(up.table, Activation{one, h2}));
    CHECK(up.table.heroes[h2].hp == 4);
    CHECK(up.table.heroes[h2].ap == 0);
    CHECK(waits_for(after(up, EndActivation{}).table, Activation{one, h3}));
    const auto rolled = after(step({4, 4, 4}), StayExhausted{});
    CHECK(waits_for(rolled.table, Activation{one, h2}));
    CHECK(rolled.table.heroes[h2].ap == 2);
    const auto both = after(step({1, 1, 4}), UseItem{herb}, StayExhausted{});
    CHECK(waits_for(both.table, Activation{one, h2}));
    CHECK(both.table.heroes[h2].hp == 3);
    CHECK(both.table.heroes[h2].ap == 1);
    const auto later = after(step({1, 1, 1}), StayExhausted{});
    CHECK(waits_for(later.table, Struggle{one, h2}));
    CHECK(waits_for(after(later, StayExhausted{}).table, Activation{one, h3}));
}
TEST_CASE("SHN-165 SHN-E14 SHN-151 SHN-152 SHN-154 SHN-R89 she may decline; nothing else is open to her") {
    const auto state =
        after(fallen().item(h2, herb).item(h2, item_of("Mana Draught")).with(ScriptedDice{2, 3, 4}), EndActivation{});
    CHECK(refusal(state.table, UseItem{item_of("Mana Draught")}) == "SHN-152");
    CHECK(refusal(state.table, Move{at(1, 1)}) == "SHN-151");
    CHECK(refusal(state.table, Attack{}) == "SHN-152");
    CHECK(refusal(state.table, UsePower{trait(2)}) == "SHN-154");
    const auto next = after(state, StayExhausted{});
    CHECK(next.table.heroes[h2].hp == 2);
    CHECK(next.table.heroes[h2].exhausted);
    CHECK(waits_for(next.table, Activation{one, h3}));
}
TEST_CASE("SHN-164 SHN-R83 three successes let her activate at once") {
    const auto state = after(fallen().with(ScriptedDice{3, 3, 4}), EndActivation{});
    CHECK(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].hp == 3);
}
TEST_CASE("SHN-R84 a Hero whose MAX HP is below 3 gets up at its maximum") {
    auto table = fallen().table();
    table.rules.knobs.least_to_revive = 9;
    ScriptedDice dice{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, dice, ignore};
    shining::detail::heal(game, h2, 6, HealCause::effect);
    CHECK(!table.heroes[h2].exhausted);
}
TEST_CASE("SHN-155 SHN-156 SHN-148 monsters ignore an exhausted Hero, but an area hurts it") {
    auto state = position(options(field, galahad, ranger))
                     .hero(h1, at(15, 7))
                     .hero(h2, at(4, 6))
                     .exhausted(h2, 2)
                     .hero(h3, at(5, 6))
                     .monster(boss, at(2, 6), 1)
                     .ai_card(Role::boss, ai("Heavy Blow"))
                     .with(ScriptedDice{1, 10, 1, 1, 1});
    const auto events = events_of(state, EndActivation{});
    CHECK(only<TargetChosen>(events)[0].target == h3);
    CHECK(has_event(events, Damaged{h2, 2, 0, DamageCause::attack}));
    CHECK(after(state, EndActivation{}).table.heroes[h2].exhausted);
}
TEST_CASE("SHN-153 SHN-K54 an exhausted Hero makes no reactions, not even to what exhausted it") {
    const auto state = position(options(field, galahad, vex))
                           .hero(h1, at(15, 7))
                           .hero(h2, at(1, 6))
                           .hp(h2, 1)
                           .monster(a1, at(0, 6))
                           .ai_card(Role::a, ai("Basic Attack"))
                           .with(ScriptedDice{1, 6, 1, 1, 1});
    CHECK(only<WindowOpened>(events_of(state, EndActivation{})).empty());
}
TEST_CASE("SHN-K53 nobody is asked to shield an exhausted Hero") {
    const auto windows = [](bool down) {
        auto where = position(options(field, brunhild, ranger, galahad))
                         .hero(h1, at(15, 7))
                         .hero(h2, at(4, 6))
                         .hero(h3, at(6, 6))
                         .hero(h4, at(4, 7))
                         .monster(boss, at(2, 6), 1)
                         .ai_card(Role::boss, ai("Heavy Blow"));
        if (down) where.exhausted(h2, 2);
        const auto state = where.with(ScriptedDice{1, 10, 1, 1, 1});
        std::vector<Model> shielded;
        for (const WindowOpened& window : only<WindowOpened>(events_of(state, EndActivation{})))
            if (window.trigger == Trigger::would_suffer) shielded.push_back(window.target);
        return shielded;
    };
    CHECK(windows(false) == std::vector{h2});  // Galahad has Aegis
    CHECK(windows(true) == std::vector{h4});
}
TEST_CASE("SHN-162 SHN-166 SHN-R106 another Hero may heal her; lifted outside her step she acts normally at the next") {
    auto state = position(options(field, aldous, ranger)).exhausted(h2, 1).with(ScriptedDice{});
    state = after(state, UsePower{spell(1)}, TargetModel{h2});
    CHECK(state.table.heroes[h2].hp == 4);
    CHECK(!state.table.heroes[h2].exhausted);
    const auto events = events_of(state, EndActivation{});
    CHECK(only<LuckRolled>(events).empty());
    CHECK(has_event(events, ActivationBegan{h2, 2, 6}));
}
TEST_CASE("SHN-K16 SHN-159 AP for the next activation wait while the Hero is exhausted") {
    const auto where = position(options(field, lysander, galahad, mirabel, ranger)).hero(h1, at(0, 4));
    auto state = after(Position{where}.with(ScriptedDice{}), UsePower{trait(1)}, TargetModel{h2});
    state.table.heroes[h2].exhausted = true;
    state.table.heroes[h2].hp = 0;
    state.chance = {1, 1};
    state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, Activation{one, h3}));
    CHECK(state.table.heroes[h2].next_ap == 1);
    CHECK(state.table.heroes[h2].ap == 0);
    state.table.heroes[h2].hp = 2;
    state.chance = {4, 4};
    state.table.encounter.timers = 1;
    for (int i = 0; i != 3; ++i) state = after(state, EndActivation{});
    REQUIRE(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].ap == 3);
    CHECK(state.table.heroes[h2].next_ap == 0);
}
TEST_CASE("SHN-K227 SHN-K58 Last Rites are for the exhausted alone") {
    const auto near_her = position(options(field, aldous, ranger)).hero(h1, at(6, 4)).hero(h2, at(6, 5));
    CHECK(refusal(Position{near_her}.table(), UsePower{trait(1)}) == "SHN-K50");
    auto down = near_her;
    CHECK(is_legal(down.exhausted(h2).table(), UsePower{trait(1)}));
    const auto asked = after(down.with(ScriptedDice{}), UsePower{trait(1)});
    CHECK(refusal(asked.table, TargetModel{h1}) == "SHN-K58");
    const auto mending = after(Position{near_her}.hero(h3, at(6, 1)).with(ScriptedDice{}), UsePower{spell(1)});
    CHECK(is_legal(mending.table, TargetModel{h3}));
    CHECK(refusal(mending.table, TargetModel{h4}) == "SHN-K56");
}
TEST_CASE("SHN-167 four exhausted Heroes go on rolling where no clause says otherwise") {
    auto state = position(options(ice))
                     .exhausted(h1, 1)
                     .exhausted(h3)
                     .exhausted(h4)
                     .turn(h2)
                     .hero(h2, at(1, 6))
                     .hp(h2, 1)
                     .stat(h2, Stat::vit, 0)
                     .monster(a2, at(0, 6))
                     .ai_card(Role::a, ai("Basic Attack"))
                     .with(Pcg32{1});
    std::vector<Event> events;
    state = heroes::apply(state, EndActivation{}, [&](const Event& event) { events.push_back(event); });
    CHECK(has_event(events, Exhausted{h2}));
    CHECK(only<LuckRolled>(events).size() > 1);
    CHECK(!is_over(state.table));
    CHECK(state.table.encounter.battle == Battle::fighting);
}
TEST_CASE("SHN-R85 exhaustion and HP carry over; house rules lift it with 1 or 3 HP") {
    const auto won = [](AfterVictory rule) {
        auto state = position(options(field), {.after_victory = rule})
                         .hero(h1, at(14, 0))
                         .hero(h2, at(15, 1))
                         .hero(h3, at(15, 2))
                         .hero(h4, at(15, 3))
                         .exhausted(h2, 0)
                         .with(ScriptedDice{});
        return after(state, Move{at(15, 0)}).table.heroes[h2];
    };
    CHECK(won(AfterVictory::carry_over).exhausted);
    CHECK(won(AfterVictory::revive_with_one).hp == 1);
    CHECK(!won(AfterVictory::revive_with_one).exhausted);
    CHECK(won(AfterVictory::revive_with_three).hp == 3);
}
TEST_CASE("SHN-R87 a Hero that falls in its own activation is done at once") {
    auto state = position(options(field)).hp(h1, 1).with(ScriptedDice{1, 1, 1});
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{state.table, state.chance, ignore};
    shining::detail::damage(game, h1, 1, DamageCause::effect);
    CHECK(state.table.steps.size() == 1);
    heroes::detail::run_on(game);
    CHECK(waits_for(state.table, Activation{one, h2}));
}
TEST_CASE("SHN-R88 with LUCK 0 no dice are rolled; by a house rule at least one") {
    CHECK(only<LuckRolled>(events_of(fallen().stat(h2, Stat::lck, 0).with(ScriptedDice{}), EndActivation{}))[0].dice ==
          LuckDice{{0, 0, 0, 0}});
    CHECK(only<LuckRolled>(events_of(fallen(0, {.least_luck_dice = 1}).stat(h2, Stat::lck, 0).with(ScriptedDice{3}),
                                     EndActivation{}))[0]
              .dice == LuckDice{{0, 0, 1, 0}});
}
TEST_CASE("SHN-098 SHN-K17 SHN-K36 SHN-D14 Advantage works for a LUCK roll, too") {
    auto state = position(options(field, galahad, ranger, aldous, brunhild))
                     .exhausted(h2)
                     .advantage(h2, 1)
                     .with(ScriptedDice{1, 3, 3, 4, 1});
    state = after(state, EndActivation{});
    CHECK(waits_for(state.table, DiscardLuck{one, h2, 2}));
    CHECK(actions_of(state.table) ==
          std::vector<Action>{Discard{DieSize::d4, 1}, Discard{DieSize::d4, 3}, Discard{DieSize::d4, 4}});
    CHECK(refusal(state.table, Discard{DieSize::d6, 1}) == "SHN-096");
    state = after(state, Discard{DieSize::d4, 1}, Discard{DieSize::d4, 1});
    CHECK(state.table.heroes[h2].hp == 3);
    CHECK(state.table.heroes[h2].advantage == 0);
}
TEST_CASE("SHN-K40 SHN-086 a Ghoul that stays is hit by the CHAIN, too, and rolls anew") {
    auto state =
        position(options(field, ranger)).hero(h1, at(6, 4)).monster(b1, at(9, 4)).hp(b1, 1).with(ScriptedDice{8, 4, 3});
    state = after(state, Move{at(6, 5)}, Move{at(6, 4)}, Attack{});
    const auto events = events_of(state, TargetModel{b1});
    CHECK(only<DeathDefied>(events) == std::vector<DeathDefied>{{b1, 4, true}, {b1, 3, false}});
    CHECK(only<ModelRemoved>(events).size() == 1);
}
TEST_CASE("SHN-K16 SHN-164 more AP wait for the next activation, not for a step in which the Hero stays exhausted") {
    const auto step = [](int face) {
        auto state =
            position(options(field, galahad, mirabel, vex, brunhild)).exhausted(h2).with(ScriptedDice{face, 3, 3});
        state.table.heroes[h2].next_ap = 1;
        return after(state, EndActivation{}).table.heroes[h2];
    };
    CHECK(step(3).ap == 3);
    CHECK(step(3).next_ap == 0);
    CHECK(step(1).next_ap == 1);
}
TEST_CASE("SHN-096 SHN-R88 a LUCK die that is discarded is told, and a Hero that stays exhausted has no AP") {
    const auto state = after(fallen().advantage(h2, 1).with(ScriptedDice{1, 2, 3, 4}), EndActivation{});
    REQUIRE(waits_for(state.table, DiscardLuck{one, h2, 1}));
    CHECK(only<LuckDieDiscarded>(events_of(state, Discard{DieSize::d4, 2})) == std::vector{LuckDieDiscarded{h2, 2}});
    const auto rolled = after(state, Discard{DieSize::d4, 2});
    CHECK(rolled.table.heroes[h2].exhausted);
    CHECK(rolled.table.heroes[h2].ap == 0);
}
TEST_CASE("SHN-K18 what is gained for a while, or ends, is told, and nothing if it stays as it is") {
    auto table = position(field).table();
    ScriptedDice none{};
    std::vector<Event> events;
    const auto emit = [&](const Event& event) { events.push_back(event); };
    const Playing<Table<Arena>, ScriptedDice, decltype(emit)> game{table, none, emit};
    const auto set = [&](int value) {
        events.clear();
        shining::detail::set_status(game, h1, EffectKind::ward, table.heroes[h1].ward, value);
        return events;
    };
    CHECK(set(2) == std::vector<Event>{StatusGained{h1, EffectKind::ward, 2}});
    CHECK(set(2).empty());
    CHECK(set(3) == std::vector<Event>{StatusGained{h1, EffectKind::ward, 3}});
    CHECK(set(0) == std::vector<Event>{StatusEnded{h1, EffectKind::ward}});
    CHECK(set(0).empty());
}
TEST_CASE("SHN-R87 what another Hero was about to do goes on when one is exhausted") {
    auto table = position(field).table();
    table.steps.push_back(Walk{one, h2, 3});
    auto first_fell = table;
    shining::detail::drop_activation(first_fell, h1);
    CHECK(first_fell.steps.size() == table.steps.size() - 1);
    CHECK(first_fell.steps.back() == Step{Walk{one, h2, 3}});
    auto second_fell = table;
    shining::detail::drop_activation(second_fell, h2);
    CHECK(second_fell.steps.size() == table.steps.size() - 1);
    CHECK(second_fell.steps.back() == Step{Activation{one, h1}});
}
TEST_CASE("SHN-164 SHN-R91 by the house rule of the goals a Hero who gets up on one is gone, and does not activate") {
    const auto state = after(position(options(field), {.heroes_leave_by_goals = true})
                                 .hero(h2, at(15, 0))
                                 .exhausted(h2)
                                 .with(ScriptedDice{4, 4, 4}),
                             EndActivation{});
    CHECK(!is_square(square_of(state.table, h2)));
    CHECK(waits_for(state.table, Activation{one, h3}));
}
