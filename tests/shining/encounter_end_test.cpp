#include "support.hpp"

using namespace shining_test;

namespace {

// Three Heroes are on the goals, the first is beside its own.
Position<Arena> at_the_goal(const Knobs& knobs = {}) {
    return position(options(field), knobs)
        .hero(h1, at(14, 0))
        .hero(h2, at(15, 1))
        .hero(h3, at(15, 2))
        .hero(h4, at(15, 3));
}
Duel won(const Knobs& knobs = {}) { return after(at_the_goal(knobs).hp(h2, 1).with(ScriptedDice{}), Move{at(15, 0)}); }
Battle battle_of(const Duel& state) { return state.table.encounter.battle; }

}  // namespace

TEST_CASE("SHN-168 SHN-169 SHN-171 SHN-R91 SHN-R93 SHN-K111 SHN-V30 the encounter is won the moment all Heroes are on goals") {
    const auto events = events_of(at_the_goal().with(ScriptedDice{}), Move{at(15, 0)});
    CHECK(has_event(events, EncounterWon{encounter(field), VictoryKind::all_on_goal}));
    CHECK(only<ActivationEnded>(events).empty());
    CHECK(only<GoalTouched>(events).empty());
    CHECK(battle_of(after(at_the_goal().exhausted(h2).with(ScriptedDice{}), Move{at(15, 0)})) == Battle::won);
    CHECK(battle_of(after(at_the_goal().hero(h2, at(14, 1)).with(ScriptedDice{}), Move{at(15, 0)})) ==
          Battle::fighting);
}
TEST_CASE("SHN-176 SHN-K17 what does not last beyond the encounter is gone before the rewards") {
    auto state = at_the_goal().ward(h2, 2).advantage(h3, 1).provoke(h4, 1).slow(h4, 1).hp(h3, 2).item(h4, herb).with(
        ScriptedDice{});
    state.table.acting = {.monster = a1, .command = 1, .times = 1, .aimed = true, .target = h2};
    state.table.luck = {{1, 0, 0, 0}};
    state.table.heroes[h2].next_ap = 1;
    state.table.heroes[h1].used_in_encounter.insert(trait(1));
    state.table.heroes[h3].used_in_activation.insert(trait(1));
    const auto before = state.table.heroes;
    state = after(state, Move{at(15, 0)});
    CHECK(state.table.acting == Acting{});
    CHECK(state.table.luck == LuckDice{{0, 0, 0, 0}});
    CHECK(state.table.monsters.empty());
    for (const Model model : {h1, h2, h3, h4}) {
        const Hero& old = before[model];
        CHECK(state.table.heroes[model] == Hero{.card = old.card,
                                                .player = old.player,
                                                .stats = old.stats,
                                                .hp = old.hp,
                                                .mp = old.mp,
                                                .items = old.items,
                                                .equipment = old.equipment,
                                                .exhausted = old.exhausted});
    }
}
TEST_CASE("SHN-R91 by a house rule Heroes leave the map by the goals") {
    auto state = position(options(field), {.heroes_leave_by_goals = true})
                     .hero(h1, at(14, 0))
                     .hero(h2, at(13, 0))
                     .with(ScriptedDice{});
    state = after(state, Move{at(15, 0)});
    CHECK(!is_square(square_of(state.table, h1)));
    CHECK(waits_for(state.table, Activation{one, h2}));
}
TEST_CASE("SHN-R93 by a house rule ends are looked for between activations only") {
    auto state = after(at_the_goal({.ends_between_activations = true}).with(ScriptedDice{}), Move{at(15, 0)});
    CHECK(battle_of(state) == Battle::fighting);
    CHECK(battle_of(after(state, EndActivation{})) == Battle::won);
}
TEST_CASE("SHN-R93 SHN-R03 by that rule an encounter ends after the first of two monsters on a slot") {
    const auto state = position(options(field, ranger), {.ends_between_activations = true})
                           .hero(h1, at(6, 6))
                           .hp(h1, 1)
                           .exhausted(h2)
                           .exhausted(h3)
                           .exhausted(h4)
                           .monster(a1, at(7, 6))
                           .monster(b1, at(5, 6))
                           .ai_card(Role::a, ai("Basic Attack"))
                           .with(ScriptedDice{1, 10});
    const auto events = events_of(state, EndActivation{});
    CHECK(only<MonsterActivated>(events) == std::vector<MonsterActivated>{{a1}});
    CHECK(has_event(events, EncounterLost{encounter(field), LossCause::exhausted}));
}
TEST_CASE("SHN-172 SHN-174 SHN-E15 SHN-D19 SHN-K120 SHN-R97 every Hero raises a stat of its choice") {
    auto state = won();
    REQUIRE(waits_for(state.table, ChooseStat{one, h1}));
    CHECK(refusal(state.table, Pass{}) == "SHN-172");
    CHECK(refusal(state.table, RaiseStat{static_cast<Stat>(9)}) == "SHN-R96");
    state = after(state, RaiseStat{Stat::str}, RaiseStat{Stat::dex}, RaiseStat{Stat::mag}, RaiseStat{Stat::cha});
    CHECK(state.table.heroes[h2].stats[Stat::dex] == 5);
    CHECK(state.table.heroes[h4].stats[Stat::cha] == 4);
}
TEST_CASE("SHN-R96 SHN-R108 CHA may be raised, unless a house rule says otherwise; there is no limit, and VIT brings no HP") {
    CHECK(refusal(won({.charisma_reward = false}).table, RaiseStat{Stat::cha}) == "SHN-R96");
    const auto tough = after(won(), RaiseStat{Stat::vit});
    CHECK(tough.table.heroes[h1].stats[Stat::vit] == 6);
    CHECK(tough.table.heroes[h1].hp == 8);
}
TEST_CASE("SHN-173 SHN-E15 SHN-E18 SHN-D20 SHN-K121 SHN-R97 SHN-R105 then 1 MP, 2 HP or nothing") {
    auto state = after(won(), RaiseStat{Stat::str}, RaiseStat{Stat::dex}, RaiseStat{Stat::mag}, RaiseStat{Stat::cha});
    REQUIRE(waits_for(state.table, ChooseRecovery{one, h1, 1, 2}));
    CHECK(refusal(state.table, Pass{}) == "SHN-173");
    state = after(state, Recover{Recovery::nothing}, Recover{Recovery::health}, Recover{Recovery::magic},
                  Recover{Recovery::health});
    CHECK(state.table.heroes[h2].hp == 3);
    CHECK(state.table.heroes[h3].mp == 4);
    CHECK(state.table.heroes[h4].hp == 6);
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).decided_by == Ending::encounter_won);
    CHECK(outcome(state.table).winners == SeatSet{one});
}
TEST_CASE("SHN-R106 a recovery may lift exhaustion") {
    auto state = after(at_the_goal().exhausted(h2, 1).with(ScriptedDice{}), Move{at(15, 0)}, RaiseStat{Stat::str},
                       RaiseStat{Stat::dex}, RaiseStat{Stat::mag}, RaiseStat{Stat::cha}, Recover{Recovery::nothing},
                       Recover{Recovery::health});
    CHECK(!state.table.heroes[h2].exhausted);
}
TEST_CASE("SHN-K112 SHN-K113 victory by killing all, or the boss") {
    const auto last =
        position(options(castle)).hero(h1, at(6, 4)).monster(a1, at(7, 4)).hp(a1, 1).stat(h1, Stat::str, 20);
    CHECK(battle_of(after(Position{last}.with(ScriptedDice{1}), Attack{}, TargetModel{a1})) == Battle::won);
    auto two_left = last;
    CHECK(battle_of(after(two_left.monster(a2, at(15, 7)).with(ScriptedDice{1}), Attack{}, TargetModel{a1})) ==
          Battle::fighting);
    const auto vesper = position(options(thicket))
                            .hero(h1, at(6, 2))
                            .monster(boss, at(7, 2))
                            .monster(a1, at(15, 7))
                            .hp(boss, 1)
                            .stat(h1, Stat::str, 20);
    CHECK(battle_of(after(Position{vesper}.with(ScriptedDice{1}), Attack{}, TargetModel{boss})) == Battle::won);
}
TEST_CASE("SHN-K114 SHN-K119 SHN-R113 survival and time are counted on arrival, before the card; by a house rule after it") {
    const auto last = [](const Knobs& knobs) {
        return position(options(corridor), knobs)
            .object(3, 3)
            .turn(h4)
            .arrivals(3)
            .final_step(0, 1)
            .with(ScriptedDice{});
    };
    CHECK(only<TimerDiscarded>(events_of(last({}), EndActivation{})).empty());
    CHECK(battle_of(after(last({}), EndActivation{})) == Battle::won);
    CHECK(only<TimerDiscarded>(events_of(last({.count_after_card = true}), EndActivation{})).size() == 1);
    CHECK(battle_of(after(last({.count_after_card = true}), EndActivation{})) == Battle::won);
    const auto late = position(options(tower)).turn(h4).arrivals(8).final_step(0, 1).with(ScriptedDice{});
    CHECK(after(late, EndActivation{}).table.encounter.loss == LossCause::rounds);
}
TEST_CASE("SHN-K115 SHN-R40 every goal must have been stood on by a Hero that is up; passing over somebody is not standing") {
    auto state = position(options(tower, pip)).hero(h1, at(tower, 0, 1, 1)).with(ScriptedDice{});
    CHECK(has_event(events_of(state, Move{at(tower, 0, 0, 1)}), GoalTouched{h1, at(tower, 0, 0, 1)}));
    const auto over =
        position(options(tower, pip)).hero(h1, at(tower, 0, 1, 1)).monster(a1, at(tower, 0, 0, 1)).with(ScriptedDice{});
    CHECK(only<GoalTouched>(events_of(over, Move{at(tower, 0, 0, 1)})).empty());
    state.table.encounter.touched = map(tower).goals - SquareSet{at(tower, 0, 0, 1)};
    CHECK(battle_of(after(state, Move{at(tower, 0, 0, 1)})) == Battle::won);
}
TEST_CASE("SHN-K115 an exhausted Hero touches no goal until it gets up there") {
    const Square goal = at(tower, 0, 0, 1);
    const auto beside = position(options(tower, aldous, galahad))
                            .hero(h1, at(tower, 2, 0, 1))
                            .hero(h2, at(tower, 1, 0, 1))
                            .exhausted(h2, 2);
    auto state = Position{beside}.with(ScriptedDice{});
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{state.table, state.chance, ignore};
    shining::detail::set_square(game, h2, goal, MoveReason::push);
    CHECK(state.table.encounter.touched.empty());
    CHECK(has_event(events_of(after(state, UsePower{spell(1)}), TargetModel{h2}), GoalTouched{h2, goal}));
}
TEST_CASE("SHN-K117 SHN-K118 SHN-V31 defeat by exhaustion, or when what is protected is lost") {
    const auto last = position(options(field))
                          .exhausted(h1)
                          .exhausted(h3)
                          .exhausted(h4)
                          .turn(h2)
                          .hero(h2, at(1, 6))
                          .hp(h2, 1)
                          .monster(a2, at(0, 6))
                          .ai_card(Role::a, ai("Basic Attack"))
                          .with(ScriptedDice{1, 9});
    CHECK(has_event(events_of(last, EndActivation{}), EncounterLost{encounter(field), LossCause::exhausted}));
    const auto object = position(options(corridor, galahad, ranger, mirabel, aldous))
                            .object(1, 1)
                            .hero(h1, at(corridor, 1, 1))
                            .monster(a1, at(corridor, 5, 3))
                            .ai_card(Role::a, ai("Basic Attack"))
                            .with(ScriptedDice{1, 9});
    CHECK(after(object, EndActivation{}).table.encounter.loss == LossCause::object_lost);
}
TEST_CASE("SHN-K110 SHN-R57 SHN-R93 what was protected is gone when it is lost, even if the encounter ends later") {
    const auto where = position(options(corridor, galahad, ranger, mirabel, aldous), {.ends_between_activations = true})
                           .object(1, 1)
                           .hero(h1, at(corridor, 1, 1))
                           .hero(h2, at(corridor, 2, 1))
                           .hero(h3, at(corridor, 3, 1))
                           .monster(b1, at(corridor, 5, 3))
                           .ai_card(Role::b, ai("Flurry"));
    const auto alone = Position{where}.hero(h4, at(corridor, 10, 3)).with(ScriptedDice{1, 2});
    const auto events = events_of(alone, EndActivation{});
    CHECK(has_event(events, ModelRemoved{Model::object, at(corridor, 4, 3)}));
    CHECK(only<AttackDeclared>(events).size() == 1);
    CHECK(has_event(events, AttackLost{b1, 0}));
    CHECK(has_event(events, EncounterLost{encounter(corridor), LossCause::object_lost}));
    const auto beside = Position{where}.hero(h4, at(corridor, 6, 3)).with(ScriptedDice{1, 2, 1});
    CHECK(only<AttackDeclared>(events_of(beside, EndActivation{}))[1].targets == Models{h4});
    const auto lost = Position{where}.object(0, 1).hero(h4, at(corridor, 3, 3)).table();
    CHECK_FALSE(is_square(square_of(lost, Model::object)));
    CHECK(shining::detail::ground_of(lost, h4).standable.has(at(corridor, 4, 3)));
    CHECK(sees(lost, h4, at(corridor, 5, 3)));
}
TEST_CASE("SHN-K117 with one Hero up the encounter is not lost yet") {
    auto table = position(options(field)).turn(h3).hp(h3, 1).hp(h4, 1).exhausted(h1).exhausted(h2).table();
    ScriptedDice none{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
    shining::detail::damage(game, h3, 1, DamageCause::event);
    CHECK(table.encounter.battle == Battle::fighting);
    shining::detail::damage(game, h4, 1, DamageCause::event);
    CHECK(table.encounter.battle == Battle::lost);
}
TEST_CASE("SHN-R92 victory and defeat at once are a victory, unless a house rule says otherwise") {
    const auto both = [](const Knobs& knobs) {
        auto state = at_the_goal(knobs).exhausted(h2).exhausted(h3).exhausted(h4).with(ScriptedDice{});
        state.table.heroes[h1].hp = 1;
        state.table.heroes[h1].square = at(15, 0);
        const Playing<Table<Arena>, ScriptedDice, const Ignore> game{state.table, state.chance, ignore};
        shining::detail::damage(game, h1, 1, DamageCause::event);
        return battle_of(state);
    };
    CHECK(both({}) == Battle::won);
    CHECK(both({.defeat_first = true}) == Battle::lost);
}
TEST_CASE("SHN-R95 players may concede; a hopeless position is lost by itself") {
    CHECK(refusal(position(options(field), {.concession = false}).table(), Concede{}) == "SHN-R95");
    auto table = position(options(ice)).table();
    for (Hero& hero : table.heroes) hero.exhausted = true, hero.hp = 0, hero.stats[Stat::lck] = 0;
    CHECK(shining::detail::is_hopeless(table));
    table.heroes[h1].items[item_of("Healing Herb")] = 1;
    CHECK(!shining::detail::is_hopeless(table));
    table.heroes[h1].items[item_of("Healing Herb")] = 0;
    table.heroes[h3].stats[Stat::lck] = 1;
    CHECK(!shining::detail::is_hopeless(table));
}
TEST_CASE("SHN-R95 a chart without Events to place is no hope, and who has left the map is none") {
    auto table = position(options(castle)).final_step(0).table();
    for (Hero& hero : table.heroes) hero.exhausted = true, hero.hp = 0, hero.stats[Stat::lck] = 0;
    CHECK(!shining::detail::is_hopeless(table));
    table.encounter.event_deck = EventCards{};
    CHECK(shining::detail::is_hopeless(table));
    table.encounter.timers = 1;
    CHECK(!shining::detail::is_hopeless(table));
    table.encounter.timers = 0;
    table.heroes[h4].exhausted = false;
    CHECK(!shining::detail::is_hopeless(table));
    table.heroes[h4].square = Square::nowhere;
    CHECK(shining::detail::is_hopeless(table));
}
TEST_CASE("SHN-178 SHN-170 SHN-K122 SHN-K128 a defeat may let the party advance with less, or nothing") {
    const EncounterType& village = standard_encounters[1];
    CHECK(village.consequence == Consequence::advance);
    CHECK(village.consolation == InlineVector<Reward, 6>{reward::recover(1, 2)});
    const EncounterType& causeway = standard_encounters[15];
    CHECK(causeway.consequence == Consequence::advance);
    CHECK(causeway.consolation.empty());
    CHECK(standard_encounters[0].consequence == Consequence::back_to_preparation);
    CHECK(standard_encounters[26].consequence == Consequence::quest_failed);
}
TEST_CASE("SHN-171 SHN-K111 an encounter is not won as long as any one Hero is on no goal") {
    const auto all = at_the_goal().hero(h1, at(15, 0));
    CHECK(shining::detail::are_all_on_goals(Position<Arena>{all}.table()));
    for (const Model model : {h1, h2, h3, h4})
        CHECK(!shining::detail::are_all_on_goals(Position<Arena>{all}.hero(model, at(8, 4)).table()));
}
