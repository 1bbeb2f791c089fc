#include "support.hpp"

using namespace shining_test;

// Where the chapters of the rulebook meet: what happens in the middle of something else.
namespace {

// A monster acts by this card when Hero 1 is done; Heroes 1, 3 and 4 are far away.
Position<Arena> approached(int number, Model model, Square from, std::string_view card, HeroCard second = ranger) {
    return position(options(number, brunhild, second, mirabel, aldous))
        .hero(h1, at(15, 7))
        .hero(h3, at(15, 6))
        .hero(h4, at(15, 5))
        .monster(model, from, 1)
        .ai_card(role_of(model), ai(card));
}
// Hero 2, whom hardly anything hurts, is attacked and asked for a reaction.
Duel interrupted(Position<Arena> where, ScriptedDice dice) {
    const auto state = after(where.stat(h2, Stat::vit, 40).with(dice), EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::after_attacked}));
    return state;
}
// Hero 4 is done, and this Event is resolved.
Duel resolving(Position<Arena> where, std::string_view card, ScriptedDice dice) {
    dice.deal(event(card));
    return where.turn(h4).final_step(1).with(dice);
}
using Silent = Playing<Table<Arena>, ScriptedDice, const Ignore>;

}  // namespace

TEST_CASE("SHN-036 SHN-136 the slot of a monster that has fallen is passed, and no card is revealed") {
    const auto state =
        after(position(field, brunhild).hero(h1, at(6, 4)).monster(a1, at(7, 4)).hp(a1, 1).with(ScriptedDice{9}),
              Attack{}, TargetModel{a1});
    const auto events = events_of(state, EndActivation{});
    CHECK(has_event(events, TokenMoved{2}));
    CHECK(only<MonsterActivated>(events).empty());
    CHECK(after(state, EndActivation{}).table.encounter.ai_decks[Role::a].size() == 6);
}
TEST_CASE("SHN-R35 SHN-R03 SHN-K79 a monster that Riposte removes does not retreat, and the next on its slot acts") {
    auto where = approached(sea, a1, at(0, 6), "Skirmish", vex).hp(a1, 1);
    where.hero(h2, at(1, 6)).monster(b1, at(15, 0)).ai_card(Role::b, ai("Basic Attack"));
    const auto events = events_of(interrupted(where, {1, 1, 6, 1, 1}), UsePower{trait(1)});
    CHECK(has_event(events, ModelRemoved{a1, at(0, 6)}));
    for (const ModelMoved& moved : only<ModelMoved>(events)) CHECK(moved.model == b1);
    CHECK(only<MonsterDone>(events) == std::vector<MonsterDone>{{b1}});
}
TEST_CASE("SHN-R93 SHN-K112 who removes the last monster by a reaction wins at once, and nobody else is asked") {
    auto where = position(options(castle, brunhild, vex, vex, aldous)).hero(h1, at(15, 7)).hero(h4, at(15, 5));
    where.hero(h2, at(2, 4)).hero(h3, at(2, 5)).stat(h3, Stat::vit, 40).monster(boss, at(0, 4), 1).hp(boss, 2);
    const auto state = interrupted(where.ai_card(Role::boss, ai("Heavy Blow")), {1, 1, 6});
    CHECK(state.table.assaults.back().attacked == Models{h2, h3});
    const auto events = events_of(state, UsePower{trait(1)});
    CHECK(only<EncounterWon>(events).size() == 1);
    CHECK(only<WindowOpened>(events).empty());
    CHECK(waits_for(after(state, UsePower{trait(1)}).table, ChooseStat{one, h1}));
}
TEST_CASE("SHN-K17 SHN-K23 SHN-K43 Riposte is rolled with stored Advantage and helped by whoever is engaged") {
    const auto where = approached(field, a1, at(0, 6), "Basic Attack", vex).hero(h2, at(1, 6)).advantage(h2, 2);
    auto state = interrupted(Position{where}.hero(h4, at(0, 5)), {1, 1, 6, 2, 5});
    state = after(state, UsePower{trait(1)});
    REQUIRE(waits_for(state.table, DiscardDice{one}));
    state = after(state, Discard{DieSize::d6, 2});
    CHECK(only<AttackCompared>(events_of(state, Discard{DieSize::d6, 6}))[0].total == 5 + 4 + 2);
    CHECK(after(state, Discard{DieSize::d6, 6}).table.heroes[h2].advantage == 0);
}
TEST_CASE("SHN-K15 SHN-K78 who flickers out of reach is spared the second attack, and nobody follows") {
    const auto state = interrupted(approached(castle, boss, at(0, 4), "Flurry", mirabel).hero(h2, at(1, 4)), {1, 1, 1});
    const auto walking = after(state, UsePower{trait(2)});
    const auto away = events_of(after(walking, Move{at(2, 4)}), Stop{});
    CHECK(has_event(away, AttackLost{boss, 0}));
    CHECK(only<AttackDeclared>(away).empty());
    CHECK(only<ModelMoved>(away).empty());
    const auto round = events_of(after(walking, Move{at(1, 5)}, Move{at(0, 5)}), Stop{});
    CHECK(only<AttackDeclared>(round).size() == 1);
}
TEST_CASE("SHN-R91 SHN-R93 SHN-K15 who flickers onto the last goal wins in the middle of the attack") {
    auto where = approached(field, a1, at(12, 0), "Basic Attack", mirabel);
    where.hero(h1, at(15, 1)).hero(h2, at(14, 0)).hero(h3, at(15, 2)).hero(h4, at(15, 3));
    auto state = after(interrupted(where, {1, 1}), UsePower{trait(2)});
    state = after(state, Move{at(15, 0)});
    CHECK(state.table.encounter.battle == Battle::won);
    CHECK(state.table.acting == Acting{});
    CHECK(state.table.assaults.empty());
    CHECK(state.table.steps.size() == 2);  // the rewards, and nothing that was pending
}
TEST_CASE("SHN-K19 Slow does not touch a move in a reaction") {
    auto where = approached(field, a1, at(0, 6), "Basic Attack", mirabel).hero(h2, at(1, 6)).slow(h2, 3);
    CHECK(waits_for(after(interrupted(where, {1, 1}), UsePower{trait(2)}).table, Walk{one, h2, 3}));
}
TEST_CASE("SHN-R40 SHN-K15 a move in a reaction passes an exhausted Hero only if it can stop beyond") {
    auto where = approached(field, a1, at(0, 6), "Basic Attack", mirabel).hero(h2, at(1, 6)).hero(h3, at(2, 6));
    auto state = after(interrupted(where.exhausted(h3), {1, 1}), UsePower{trait(2)}, Move{at(2, 6)});
    CHECK(refusal(state.table, Stop{}) == "SHN-R40");
    state = after(state, Move{at(2, 5)});
    CHECK(waits_for(state.table, Walk{one, h2, 1}));
    CHECK(refusal(state.table, Move{at(2, 6)}) == "SHN-R40");
}
TEST_CASE("SHN-R40 SHN-D23 a Hero that passes somebody moves on: it uses nothing, and nobody gives up meanwhile") {
    const auto state =
        after(position(field).hero(h1, at(6, 4)).hero(h2, at(7, 4)).exhausted(h2).with(ScriptedDice{}), Move{at(7, 4)});
    CHECK(refusal(state.table, UsePower{trait(2)}) == "SHN-R40");
    CHECK(refusal(state.table, Concede{}) == "SHN-R40");
}

TEST_CASE("SHN-K53 SHN-073 an area attack opens a window for each Hero in it, for the RP that are left") {
    auto where = approached(castle, boss, at(2, 4), "Heavy Blow", galahad).rp(h2, 1);
    const auto state = after(
        where.hero(h2, at(4, 4)).hero(h3, at(5, 4)).stat(h3, Stat::vit, 4).with(ScriptedDice{1, 7}), EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::would_suffer}));
    CHECK(state.table.assaults.back().target == h2);
    const auto passed = after(state, Pass{});
    REQUIRE(waits_for(passed.table, React{one, h2, Trigger::would_suffer}));
    CHECK(passed.table.assaults.back().target == h3);
    CHECK(actions_of(passed.table) == std::vector<Action>{UsePower{spell(1)}, Pass{}});
    CHECK(waits_for(after(state, UsePower{trait(1)}).table, React{one, h3, Trigger::after_attacked}));
}
TEST_CASE("SHN-K04 SHN-K14 SHN-111 Quake pushes one target after the other; whom a neighbour stops is hurt, who has fallen is not pushed") {
    auto where = position(castle, brunhild).hero(h1, at(6, 4)).monster(a1, at(7, 4)).monster(a2, at(8, 4));
    where.monster(a3, at(6, 3)).monster(a4, at(5, 4)).hp(a4, 1);
    auto state = after(where.with(ScriptedDice{9}), UsePower{trait(1)});
    REQUIRE(waits_for(state.table, ChoosePush{one, a1, 1}));
    state = after(state, Push{Direction::right});
    CHECK(square_of(state.table, a1) == at(7, 4));
    CHECK(hp_of(state.table, a1) == 6 - 1 - 1);
    REQUIRE(waits_for(state.table, ChoosePush{one, a3, 1}));
    state = after(state, Decline{});
    CHECK(hp_of(state.table, a3) == 6 - 1);
    CHECK(hp_of(state.table, a4) == 0);
    CHECK(waits_for(state.table, Activation{one, h1}));
}
TEST_CASE("SHN-111 SHN-153 a push that is stopped may exhaust a Hero, who then does not reply; the attack goes on") {
    auto where = approached(castle, boss, at(0, 0), "Heavy Blow", vex).stat(h2, Stat::vit, 10).hp(h2, 2);
    where.hero(h2, at(2, 0)).hero(h3, at(2, 1)).stat(h3, Stat::vit, 40).monster(a2, at(3, 0));
    const auto events = events_of(where.with(ScriptedDice{1, 4}), EndActivation{});
    CHECK(has_event(events, Damaged{h2, 1, 0, DamageCause::blocked_push}));
    CHECK(only<AttackCompared>(events).size() == 2);
    const auto windows = only<WindowOpened>(events);
    REQUIRE(windows.size() == 1);
    CHECK(windows[0].hero == h3);
}
TEST_CASE("SHN-R91 SHN-R93 the party wins the moment its last Hero is pushed onto a goal") {
    auto table = position(field).hero(h1, at(14, 0)).hero(h2, at(15, 1)).hero(h3, at(15, 2)).table();
    table.heroes[h4].square = at(15, 3);
    ScriptedDice none{};
    shining::detail::push(Silent{table, none, ignore}, a1, h1, Direction::right, 2);
    CHECK(table.encounter.battle == Battle::won);
    CHECK(table.heroes[h1].hp == 8);  // nothing comes of what was left of the push
}
TEST_CASE("SHN-R44 a monster that is pushed onto Stairs stays on its floor") {
    auto table = position(tower).hero(h1, at(tower, 4, 1)).monster(a1, at(tower, 5, 1)).table();
    ScriptedDice none{};
    shining::detail::push(Silent{table, none, ignore}, h1, a1, Direction::right, 1);
    CHECK(square_of(table, a1) == at(tower, 6, 1));
}

TEST_CASE("SHN-K20 of several that provoke the first comes first; at a second attack only whoever can be attacked") {
    auto where = approached(castle, boss, at(4, 4), "Flurry").hero(h2, at(5, 4)).hp(h2, 1).provoke(h2, 5);
    where.hero(h1, at(4, 5)).hero(h3, at(4, 1)).provoke(h3, 5).hero(h4, at(3, 4));
    const auto attacks = only<AttackDeclared>(events_of(where.with(ScriptedDice{1, 9, 1, 1, 1, 1}), EndActivation{}));
    REQUIRE(attacks.size() == 2);
    CHECK(attacks[0].targets == Models{h2});
    CHECK(attacks[1].targets == Models{h1});
}
TEST_CASE("SHN-K20 SHN-K99 monsters that advance go for a Hero that provokes") {
    auto table = position(field).hero(h1, at(0, 0)).hero(h2, at(3, 4)).hero(h3, at(9, 4)).hero(h4, at(0, 7)).table();
    table.monsters.push_back({.model = a1, .hp = 7, .square = at(5, 4)});
    ScriptedDice none{};
    const auto advanced = [&](int provoke) {
        auto moved = table;
        moved.heroes[h3].provoke = static_cast<std::uint8_t>(provoke);
        shining::detail::resolve_line(Silent{moved, none, ignore}, line::of(LineKind::advance, 1));
        return square_of(moved, a1);
    };
    CHECK(advanced(3) == at(4, 4));
    CHECK(advanced(4) == at(6, 4));
}
TEST_CASE("SHN-K78 SHN-K80 a card goes on although its attack is lost: Drink Life heals all the same") {
    const auto state = after(
        approached(field, boss, at(0, 4), "Drink Life").hp(boss, 20).with(ScriptedDice{1, 1, 1, 1}), EndActivation{});
    CHECK(hp_of(state.table, boss) == 22);
}
TEST_CASE("SHN-R56 SHN-R58 with everybody exhausted there is nobody to retreat from") {
    auto table = approached(field, boss, at(6, 4), "Fall Back").table();
    for (Hero& hero : table.heroes) hero.exhausted = true, hero.hp = 0;
    ScriptedDice dice{1};
    shining::detail::activate_monster(Silent{table, dice, ignore}, table.monsters[0]);
    CHECK(square_of(table, boss) == at(6, 4));
}

TEST_CASE("SHN-K95 SHN-K99 SHN-R53 who enters by an Event advances with it, in canonical order, slow or not") {
    auto where = position(field).monster(a1, at(10, 0), 3).slow(a1, 3);
    const auto state = resolving(where.hero(h1, at(0, 0)).event_deck({event("Howl in the Dark"), event("Cold Mist")}),
                                 "Howl in the Dark", {1});
    std::vector<Model> advanced;
    for (const ModelMoved& moved : only<ModelMoved>(events_of(state, EndActivation{})))
        if (moved.reason == MoveReason::advance) advanced.push_back(moved.model);
    CHECK(advanced == std::vector{b1, b1, b2, b2, a1, a1});
}
TEST_CASE("SHN-R93 SHN-044 an Event that ends the encounter is not resolved any further") {
    auto where = position(field).exhausted(h1, 1).hp(h2, 1).exhausted(h3, 1).exhausted(h4, 1).turn(h2);
    where.event_deck({event("Cold Mist"), event("The Graves Open")});
    auto table = where.table();
    std::vector<Event> events;
    const auto emit = [&](const Event& event) { events.push_back(event); };
    ScriptedDice dice{1, 1, 1, 1};
    const Playing<Table<Arena>, ScriptedDice, decltype(emit)> game{table, dice, emit};
    table.steps = {Step{FollowTrack{}}, Step{ResolveEvent{event("Cold Mist"), 0}}};
    table.encounter.event_deck.erase(event("Cold Mist"));
    heroes::detail::run_on(game);
    CHECK(table.encounter.loss == LossCause::exhausted);
    CHECK(only<TestRolled>(events).size() == 2);
    CHECK(only<LineResolved>(events).size() == 1);
    CHECK(only<EventDiscarded>(events).empty());
}
TEST_CASE("SHN-166 SHN-K97 a Hero whom an Event gets up activates in its next step, without a LUCK roll") {
    auto where = position(field).exhausted(h1, 2).event_deck({event("A Light in the Darkness"), event("Cold Mist")});
    const auto events = events_of(resolving(where, "A Light in the Darkness", {1}), EndActivation{});
    CHECK(has_event(events, Revived{h1}));
    CHECK(only<LuckRolled>(events).empty());
    CHECK(has_event(events, ActivationBegan{h1, 2, 4}));
}
TEST_CASE("SHN-K96 with everybody exhausted there is no weakest Hero") {
    auto table = position(ice).exhausted(h2, 2).exhausted(h3, 1).exhausted(h4, 2).table();
    table.heroes[h1].exhausted = true;
    const auto before = table.heroes;
    ScriptedDice none{};
    shining::detail::resolve_line(Silent{table, none, ignore}, line::damage(1, Who::weakest_hero));
    CHECK(table.heroes == before);
}
TEST_CASE("SHN-K118 SHN-R113 what falls on the last slot is lost before the round is counted that was to be survived") {
    auto where = position(options(corridor, brunhild, ranger, mirabel, aldous)).turn(h4).arrivals(3).object(1, 3);
    where.hero(h1, at(corridor, 1, 1)).hero(h2, at(corridor, 2, 1)).hero(h3, at(corridor, 3, 1));
    where.hero(h4, at(corridor, 4, 1)).monster(a4, at(corridor, 6, 3)).ai_card(Role::a, ai("Basic Attack"));
    const auto events = events_of(where.with(ScriptedDice{1, 9}), EndActivation{});
    CHECK(has_event(events, EncounterLost{encounter(corridor), LossCause::object_lost}));
    CHECK(only<EncounterWon>(events).empty());
}

TEST_CASE("SHN-163 SHN-R82 an exhausted Hero uses as many healing items as it can pay, and activates with the AP that are left") {
    auto state = after(position(options(field, galahad, ranger, mirabel, brunhild))
                           .exhausted(h2)
                           .item(h2, herb, 3)
                           .with(ScriptedDice{1, 1, 1}),
                       EndActivation{});
    state = after(state, UseItem{herb});
    CHECK(state.table.heroes[h2].hp == 2);
    REQUIRE(waits_for(state.table, Struggle{one, h2}));
    state = after(state, UseItem{herb});
    REQUIRE(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].ap == 0);
    CHECK(state.table.heroes[h2].movement == 6);
    CHECK(refusal(state.table, UseItem{herb}) == "SHN-060");
}
TEST_CASE("SHN-163 SHN-K62 a Potion heals the exhausted Hero who uses it, whoever is beside her") {
    const auto state = after(position(options(field, galahad, ranger, mirabel, brunhild))
                                 .exhausted(h2)
                                 .hp(h3, 1)
                                 .item(h2, potion)
                                 .with(ScriptedDice{1, 1, 1}),
                             EndActivation{}, UseItem{potion});
    CHECK(state.table.heroes[h2].hp == 4);
    CHECK(state.table.heroes[h3].hp == 1);
}
TEST_CASE("SHN-K39 SHN-164 a Hero that gets up in its own step regenerates in it") {
    const auto state = after(position(options(field, galahad, brunhild, mirabel, ranger))
                                 .equip(h2, piece("Amulet of Vigour"))
                                 .exhausted(h2, 1)
                                 .with(ScriptedDice{3, 3}),
                             EndActivation{});
    CHECK(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].hp == 4);
}
TEST_CASE("SHN-K32 SHN-R83 the Amulet of Vigour may get an exhausted Hero up") {
    auto table = position(field).exhausted(h2, 1).table();
    table.encounter.battle = Battle::won;
    table.steps = {Step{HandOutEquipment{one, piece("Amulet of Vigour")}}};
    ScriptedDice none{};
    shining::detail::answer(Silent{table, none, ignore}, HandOutEquipment{one, piece("Amulet of Vigour")},
                            Action{NameHero{h2}});
    CHECK(table.heroes[h2].hp == 3);
    CHECK(!table.heroes[h2].exhausted);
}
TEST_CASE("SHN-K18 a Ward on an exhausted Hero lasts until it activates") {
    auto state = after(position(options(field, lysander, ranger, mirabel, brunhild))
                           .hero(h1, at(0, 0))
                           .hero(h2, at(0, 1))
                           .exhausted(h2)
                           .with(ScriptedDice{1, 1, 1}),
                       UsePower{spell(2)}, EndActivation{});
    CHECK(state.table.heroes[h2].ward == 2);
    CHECK(vit_of(state.table, h2) == 4 + 2);
    state.table.heroes[h2].hp = 2;
    state.table.encounter.timers = 1;
    state.chance = {4, 4, 4};
    state = after(state, EndActivation{}, EndActivation{}, EndActivation{});
    REQUIRE(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].ward == 0);
}
TEST_CASE("SHN-K19 SHN-159 a step in which a Hero stays exhausted ends no Slow, its next activation does") {
    const auto slowed = [](int face) {
        return after(position(options(field, galahad, ranger, mirabel, brunhild))
                         .exhausted(h2)
                         .slow(h2, 2)
                         .with(ScriptedDice{face, face, face}),
                     EndActivation{});
    };
    CHECK(slowed(1).table.heroes[h2].slow == 2);
    CHECK(slowed(4).table.heroes[h2].movement == 6 - 2);
    CHECK(after(slowed(4), EndActivation{}).table.heroes[h2].slow == 0);
}
