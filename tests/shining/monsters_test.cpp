#include "support.hpp"

using namespace shining_test;

namespace {

// A monster at a place acts by this card when Hero 1, far away, is done.
Position<Arena> acting(int number, Model model, Square from, std::string_view card, const Knobs& knobs = {}) {
    return position(options(number, brunhild, ranger, mirabel, aldous), knobs)
        .hero(h1, at(15, 7))
        .hero(h3, at(15, 6))
        .hero(h4, at(15, 5))
        .monster(model, from, 1)
        .ai_card(role_of(model), ai(card));
}
Square ends(Position<Arena> where, Model model, ScriptedDice dice = {1, 1, 1, 1, 1}) {
    return square_of(after(where.with(dice), EndActivation{}).table, model);
}

}  // namespace

TEST_CASE("SHN-E07 SHN-136 SHN-139 SHN-140 SHN-143 SHN-145 SHN-147 SHN-G03 SHN-G04 SHN-G05 a Skeleton walks up to the nearest Hero and attacks once") {
    const auto state = acting(field, a1, at(0, 6), "Basic Attack").hero(h2, at(3, 6)).with(ScriptedDice{1, 1});
    const auto events = events_of(state, EndActivation{});
    CHECK(has_event(events, AiCardRevealed{a1, ai("Basic Attack")}));
    CHECK(has_event(events, TargetChosen{a1, h2}));
    CHECK(only<ModelMoved>(events) == std::vector<ModelMoved>{{a1, at(0, 6), at(1, 6), MoveReason::approach},
                                                              {a1, at(1, 6), at(2, 6), MoveReason::approach}});
    CHECK(only<AttackDeclared>(events).size() == 1);
    CHECK(square_of(after(state, EndActivation{}).table, a1) == at(2, 6));
}
TEST_CASE("SHN-E08 SHN-138 SHN-144 SHN-146 out of reach it moves its full MOVE and does not attack") {
    const auto state = acting(field, a1, at(0, 6), "Basic Attack").hero(h2, at(6, 6)).with(ScriptedDice{1});
    const auto events = events_of(state, EndActivation{});
    CHECK(only<AttackDeclared>(events).empty());
    CHECK(has_event(events, AttackLost{a1, 0}));
    CHECK(square_of(after(state, EndActivation{}).table, a1) == at(4, 6));
}
TEST_CASE("SHN-137 SHN-C04 SHN-C05 SHN-R62 an empty AI deck is reshuffled when a card is needed") {
    const auto state =
        acting(field, a1, at(0, 6), "Basic Attack").monster(a2, at(0, 4)).with(ScriptedDice{1, 6, 1, 1, 1});
    auto next = after(state, EndActivation{});
    CHECK(next.table.encounter.ai_decks[Role::a].empty());
    const auto events = events_of(next, EndActivation{});
    CHECK(has_event(events, AiDeckReshuffled{Role::a}));
    CHECK(after(next, EndActivation{}).table.encounter.ai_decks[Role::a].size() == 5);
}
TEST_CASE("SHN-136 SHN-C04 a script may say which AI cards are revealed, each deck by its own cards") {
    auto dice = ScriptedDice{};
    dice.deal({ai("Shamble"), ai("Stalk"), ai("Rush")});
    const auto where = position(options(field, brunhild, brunhild, brunhild, brunhild))
                           .hero(h1, at(0, 0))
                           .monster(a1, at(15, 0))
                           .monster(b1, at(15, 2))
                           .monster(a2, at(15, 4));
    auto state = where.with(dice);
    const auto revealed = only<AiCardRevealed>(events_of(state, EndActivation{}));
    CHECK(revealed == std::vector<AiCardRevealed>{{a1, ai("Shamble")}, {b1, ai("Stalk")}});
    state = after(state, EndActivation{});
    CHECK(only<AiCardRevealed>(events_of(state, EndActivation{})) == std::vector<AiCardRevealed>{{a2, ai("Rush")}});
    CHECK(after(state, EndActivation{}).chance.verdict());
}
TEST_CASE("SHN-141 SHN-142 SHN-R01 monsters pass monsters, but do not stop on them; by the older rule they block") {
    const auto row = [](const Knobs& knobs) {
        return position(options(corridor, brunhild), knobs)
            .hero(h1, at(corridor, 1, 3))
            .hero(h2, at(corridor, 2, 3))
            .hero(h3, at(corridor, 3, 3))
            .hero(h4, at(corridor, 1, 1))
            .monster(a1, at(corridor, 7, 1))
            .monster(a2, at(corridor, 6, 1))
            .ai_card(Role::a, ai("Basic Attack"));
    };
    CHECK(ends(row({}), a1) == at(corridor, 3, 1));
    CHECK(ends(row({.monsters_block_monsters = true}), a1) == at(corridor, 10, 2));  // the other way round
}
TEST_CASE("SHN-145 SHN-R54 the nearest Hero is the one with the cheapest way, Difficult squares counted") {
    const auto across = [](const Knobs& knobs) {
        return first<TargetChosen>(position(options(thicket, brunhild, ranger, mirabel, aldous), knobs)
                                       .hero(h1, at(6, 7))
                                       .hero(h2, at(6, 5))
                                       .hero(h3, at(15, 0))
                                       .hero(h4, at(15, 7))
                                       .hero(h1, at(10, 2))
                                       .monster(a1, at(6, 2), 1)
                                       .ai_card(Role::a, ai("Basic Attack"))
                                       .with(ScriptedDice{1, 1}),
                                   EndActivation{})
            .target;
    };
    CHECK(across({}) == h1);
    CHECK(across({.nearest_counts_squares = true}) == h2);
}
TEST_CASE("SHN-R55 SHN-R53 of squares that are equally cheap it takes the first in canonical order, and stays if it gets no nearer") {
    CHECK(ends(acting(field, a1, at(2, 4), "Basic Attack").hero(h2, at(4, 6)), a1) == at(4, 5));
    const auto ring =
        acting(field, a1, at(1, 6), "Basic Attack").hero(h2, at(0, 7)).monster(a2, at(0, 6)).monster(a3, at(1, 7));
    CHECK(ends(ring, a1) == at(1, 6));
}
TEST_CASE("SHN-R55 a monster goes round an exhausted Hero rather than stop before it") {
    const auto round = acting(field, a1, at(1, 6), "Basic Attack").hero(h2, at(4, 6)).hero(h3, at(3, 6)).exhausted(h3);
    const Square end = ends(round, a1, ScriptedDice{1, 1, 1, 1, 1});
    CHECK(distance(map(field), end, at(4, 6)) == 1);
    CHECK(end != at(3, 6));
}
TEST_CASE("SHN-R53 SHN-D24 ties: Hero order, by lot, or by the players") {
    const auto tie = [](Ties ties) {
        return position(options(field, brunhild, ranger, mirabel, aldous), {.ties = ties})
            .hero(h1, at(15, 7))
            .hero(h2, at(6, 2))
            .hero(h3, at(6, 6))
            .hero(h4, at(15, 5))
            .monster(a1, at(6, 4))
            .ai_card(Role::a, ai("Basic Attack"));
    };
    CHECK(first<TargetChosen>(tie(Ties::canonical).with(ScriptedDice{1, 1, 1}), EndActivation{}).target == h2);
    CHECK(first<TargetChosen>(tie(Ties::random).with(ScriptedDice{1, 2, 1}), EndActivation{}).target == h3);
    const auto asked = after(tie(Ties::players).with(ScriptedDice{1, 1, 1}), EndActivation{});
    REQUIRE(waits_for(asked.table, BreakTie{one, {h2, h3}}));
    CHECK(refusal(asked.table, TargetModel{h1}) == "SHN-R53");
    CHECK(first<TargetChosen>(asked, TargetModel{h3}).target == h3);
}
TEST_CASE("SHN-K71 SHN-K72 SHN-K73 SHN-K74 SHN-K75 nearest, farthest, weakest, lowest and highest") {
    const auto table = position(options(field, galahad, ranger, mirabel, aldous))
                           .hero(h1, at(1, 6))
                           .hero(h2, at(4, 6))
                           .hero(h3, at(8, 6))
                           .hero(h4, at(12, 6))
                           .hp(h2, 2)
                           .monster(a1, at(0, 6))
                           .table();
    const auto picks = [&](TargetRule rule, Stat stat = {}) {
        shining::detail::Journey journey{table, a1};
        return shining::detail::best_targets(table, journey, AiType{.rule = rule, .stat = stat},
                                             shining::detail::eligible(table, rule));
    };
    CHECK(picks(TargetRule::nearest) == Models{h1});
    CHECK(picks(TargetRule::farthest) == Models{h4});
    CHECK(picks(TargetRule::weakest) == Models{h2});
    CHECK(picks(TargetRule::highest, Stat::mag) == Models{h3});
    CHECK(picks(TargetRule::lowest, Stat::vit) == Models{h3});
}
TEST_CASE("SHN-K71 SHN-R54 the cheapest way decides before the distance, also between two Heroes only") {
    const auto picks = [](const auto& table) {
        shining::detail::Journey journey{table, a1};
        return shining::detail::best_targets(table, journey, AiType{.rule = TargetRule::nearest},
                                             shining::detail::eligible(table, TargetRule::nearest));
    };
    // Hero 1 is three squares away, but across the water; two others are four away.
    const auto banks = position(options(thicket, brunhild, ranger, mirabel, aldous))
                           .hero(h1, at(6, 5))
                           .hero(h2, at(10, 2))
                           .hero(h3, at(2, 2))
                           .hero(h4, at(15, 7))
                           .monster(a1, at(6, 2))
                           .table();
    CHECK(picks(banks) == Models{h2, h3});
    const auto two_left = position(options(field))
                              .hero(h1, at(1, 6))
                              .hero(h2, at(4, 6))
                              .exhausted(h3)
                              .exhausted(h4)
                              .monster(a1, at(0, 6))
                              .table();
    CHECK(picks(two_left) == Models{h1});
}
TEST_CASE("SHN-K31 a monster moves as far as its card and its passives say") {
    CHECK(shining::detail::move_of(MonsterType{.move = 3}, Monster{}) == 3);
    MonsterType swift{.move = 3};
    swift.passives = {passive::of(PassiveKind::move, 1)};
    CHECK(shining::detail::move_of(swift, Monster{}) == 4);
}
TEST_CASE("SHN-R64 SHN-132 the cheapest square next to the target, also up the Stairs") {
    const auto table = position(options(tower)).hero(h2, at(tower, 2, 1, 1)).monster(a1, at(tower, 5, 1)).table();
    shining::detail::Journey journey{table, a1};
    journey.head_for(h2, 1);
    CHECK(journey.find_beside() == at(tower, 1, 1, 1));
    shining::detail::Journey tired{table, a1};
    tired.head_for(h2, 0);
    CHECK(tired.find_beside() == Square::nowhere);
}
TEST_CASE("SHN-R55 a monster that cannot come to its target goes as near as it gets") {
    const auto shut_in = position(options(field))
                             .hero(h2, at(0, 0))
                             .hero(h3, at(1, 0))
                             .hero(h4, at(0, 1))
                             .hero(h1, at(15, 7))
                             .monster(a1, at(5, 0))
                             .table();
    shining::detail::Journey journey{shut_in, a1};
    journey.head_for(h2, 3);
    CHECK(journey.find_nearest() == at(2, 0));
}
TEST_CASE("SHN-R43 a Skeleton on Stairs attacks a Hero on the Stairs of the other floor") {
    const auto where = position(options(tower, brunhild, ranger, mirabel, aldous))
                           .hero(h1, at(tower, 7, 3, 1))
                           .hero(h2, at(tower, 0, 1, 1))
                           .hero(h3, at(tower, 7, 2, 1))
                           .hero(h4, at(tower, 7, 0, 1))
                           .monster(a1, at(tower, 6, 1), 1)
                           .ai_card(Role::a, ai("Basic Attack"));
    const auto events = events_of(Position{where}.with(ScriptedDice{1, 1}), EndActivation{});
    CHECK(only<AttackDeclared>(events).size() == 1);
    CHECK(only<ModelMoved>(events).empty());
}
TEST_CASE("SHN-K110 SHN-R112 what is protected is chosen as the nearest only, and loses ties of cost") {
    const auto near_it = position(options(corridor, brunhild, ranger, mirabel, aldous))
                             .object(3, 3)
                             .hero(h1, at(corridor, 1, 1))
                             .monster(a1, at(corridor, 6, 3))
                             .table();
    const auto picks = [](const auto& table, TargetRule rule) {
        shining::detail::Journey journey{table, a1};
        return shining::detail::best_targets(table, journey, AiType{.rule = rule},
                                             shining::detail::eligible(table, rule));
    };
    CHECK(picks(near_it, TargetRule::nearest) == Models{Model::object});
    CHECK(!picks(near_it, TargetRule::farthest).has(Model::object));
    const auto tied = position(options(corridor, brunhild, ranger, mirabel, aldous))
                          .object(3, 3)
                          .hero(h2, at(corridor, 8, 3))
                          .monster(a1, at(corridor, 6, 3))
                          .table();
    CHECK(picks(tied, TargetRule::nearest) == Models{h2});
}
TEST_CASE("SHN-R56 SHN-148 SHN-K70 with every Hero exhausted the card is revealed, and what needs no Hero is done") {
    auto table = acting(ice, b1, at(6, 4), "Knit Together").hp(b1, 3).table();
    for (Hero& hero : table.heroes) hero.exhausted = true, hero.hp = 0;
    CHECK(shining::detail::eligible(table, TargetRule::nearest).empty());
    ScriptedDice dice{1};
    std::vector<Event> events;
    const auto emit = [&](const Event& event) { events.push_back(event); };
    const Playing<Table<Arena>, ScriptedDice, decltype(emit)> game{table, dice, emit};
    shining::detail::activate_monster(game, table.monsters[0]);
    CHECK(has_event(events, AiCardRevealed{b1, ai("Knit Together")}));
    CHECK(only<TargetChosen>(events).empty());
    CHECK(only<ModelMoved>(events).empty());
    CHECK(only<AttackDeclared>(events).empty());
    CHECK(hp_of(table, b1) == 5);
    CHECK(has_event(events, MonsterDone{b1}));
}
TEST_CASE("SHN-R57 SHN-K78 a second attack picks another target among those in reach; by a house rule it is lost") {
    const auto flurry = [](const Knobs& knobs) {
        const auto where = position(options(castle, brunhild, ranger, mirabel, aldous), knobs)
                               .hero(h1, at(15, 7))
                               .hero(h4, at(15, 5))
                               .hero(h2, at(6, 5))
                               .hp(h2, 1)
                               .hero(h3, at(7, 4))
                               .rp(h3, 0)
                               .monster(boss, at(6, 4), 1)
                               .ai_card(Role::boss, ai("Flurry"));
        return only<AttackDeclared>(events_of(Position{where}.with(ScriptedDice{1, 9, 1, 1, 1, 1}), EndActivation{}));
    };
    REQUIRE(flurry({}).size() == 2);
    CHECK(flurry({})[0].targets == Models{h2});
    CHECK(flurry({})[1].targets == Models{h3});
    CHECK(flurry({.retarget_attacks = false}).size() == 1);
}
TEST_CASE("SHN-R57 SHN-K78 whom the card would prefer does not count if it is not in sight") {
    const auto where = position(options(ice, brunhild, ranger, mirabel, aldous))
                           .hero(h1, at(15, 0))
                           .hero(h2, at(4, 6))
                           .hp(h2, 1)
                           .hero(h3, at(5, 6))
                           .hero(h4, at(2, 1))
                           .monster(boss, at(2, 6), 1)
                           .ai_card(Role::boss, ai("Flurry"));
    const auto attacks = only<AttackDeclared>(events_of(Position{where}.with(ScriptedDice{1, 9, 1}), EndActivation{}));
    REQUIRE(attacks.size() == 2);
    CHECK(attacks[0].targets == Models{h2});
    CHECK(attacks[1].targets == Models{h4});
}
TEST_CASE("SHN-K72 a Hero without a route is the farthest only if nobody has one") {
    const auto farthest = [](Square h2_at, Square h4_at) {
        const auto table = position(options(corridor, brunhild, ranger, mirabel, aldous))
                               .hero(h1, at(corridor, 1, 1))
                               .hero(h2, h2_at)
                               .hero(h3, at(corridor, 2, 1))
                               .hero(h4, h4_at)
                               .monster(a1, at(corridor, 5, 3))
                               .table();
        shining::detail::Journey journey{table, a1};
        return shining::detail::best_targets(table, journey, AiType{.rule = TargetRule::farthest}, every_hero);
    };
    CHECK(farthest(at(corridor, 3, 3), at(corridor, 6, 3)) == Models{h2});
    CHECK(farthest(at(corridor, 3, 3), at(corridor, 8, 3)) == Models{h4});
}
TEST_CASE("SHN-114 SHN-115 SHN-116 SHN-R58 SHN-K79 a retreat gets away from as many Heroes as possible, by X and not by MOVE") {
    const auto away = [](const Knobs& knobs) {
        return ends(acting(sea, a1, at(2, 4), "Skirmish", knobs)
                        .hero(h2, at(1, 4))
                        .hero(h1, at(0, 0))
                        .hero(h3, at(0, 7))
                        .hero(h4, at(0, 6)),
                    a1);
    };
    CHECK(away({}) == at(5, 4));
    const auto table = position(options(sea, brunhild, ranger, mirabel, aldous))
                           .hero(h1, at(5, 4))
                           .hero(h2, at(15, 0))
                           .hero(h3, at(15, 1))
                           .hero(h4, at(15, 2))
                           .monster(a1, at(6, 4))
                           .table();
    const auto one_more = shining::detail::refuge_at(table, shining::detail::pursuers_of(table, at(6, 4)), at(7, 4));
    const auto three_more = shining::detail::refuge_at(table, shining::detail::pursuers_of(table, at(6, 4)), at(6, 7));
    CHECK(one_more < three_more);
    auto by_sum = table;
    by_sum.rules.knobs.retreat_by_sum = true;
    CHECK(shining::detail::refuge_at(by_sum, shining::detail::pursuers_of(by_sum, at(6, 4)), at(6, 7)).farther == 0);
}
TEST_CASE("SHN-K76 SHN-K77 SHN-R64 a card without an attack brings the monster next to its target") {
    CHECK(ends(acting(field, a1, at(0, 6), "Shamble").hero(h2, at(3, 6)), a1) == at(2, 6));
    CHECK(ends(acting(thicket, a1, at(5, 0), "Shamble").hero(h2, at(5, 7)), a1) == at(5, 3));
}
TEST_CASE("SHN-R63 a movement point that Difficult terrain leaves unusable is lost") {
    CHECK(ends(acting(thicket, a1, at(5, 1), "Shamble").hero(h2, at(5, 7)), a1) == at(5, 3));
    CHECK(ends(acting(thicket, a1, at(5, 2), "Shamble").hero(h2, at(5, 7)), a1) == at(5, 4));
}
TEST_CASE("SHN-K80 SHN-K81 SHN-K70 mending, guarding, and a Ward that ends with the next card") {
    const auto knit =
        after(acting(castle, b1, at(0, 6), "Knit Together").hero(h2, at(9, 0)).hp(b1, 3).with(ScriptedDice{1}),
              EndActivation{});
    CHECK(hp_of(knit.table, b1) == 5);
    const auto brace = after(acting(castle, a1, at(0, 6), "Brace").hero(h2, at(9, 0)).ward(a1, 5).with(ScriptedDice{1}),
                             EndActivation{});
    CHECK(shining::detail::find_monster(brace.table, a1)->ward == 2);
}
TEST_CASE("SHN-K19 a slowed monster has less to move in this activation only") {
    const auto state = after(
        acting(field, a1, at(0, 6), "Shamble").hero(h2, at(9, 6)).slow(a1, 3).with(ScriptedDice{1}), EndActivation{});
    CHECK(square_of(state.table, a1) == at(1, 6));
    CHECK(shining::detail::find_monster(state.table, a1)->slow == 0);
}
TEST_CASE("SHN-R61 an area attack of a monster is centred on its target") {
    const auto state = acting(field, boss, at(2, 6), "Heavy Blow").hero(h2, at(4, 6)).with(ScriptedDice{1, 1});
    CHECK(first<AttackDeclared>(state, EndActivation{}).centre == at(4, 6));
}
TEST_CASE("SHN-R61 by a house rule an area lies where it covers most Heroes, the target among them") {
    const auto flame = [](Square third, const Knobs& knobs) {
        auto where = acting(field, boss, at(2, 6), "Heavy Blow", knobs);
        return first<AttackDeclared>(where.hero(h2, at(4, 6)).hero(h3, third).with(ScriptedDice{1, 1, 1}),
                                     EndActivation{});
    };
    const Knobs most{.areas_cover_most = true};
    CHECK(flame(at(5, 5), {}).targets == Models{h2});
    CHECK(flame(at(5, 5), most).centre == at(4, 5));
    CHECK(flame(at(5, 5), most).targets == Models{h2, h3});
    CHECK(flame(at(4, 7), most).centre == at(4, 6));
    CHECK(flame(at(6, 6), most).targets == Models{h2});  // the square between them is not in sight
}
TEST_CASE("SHN-K100 rage adds to the totals of monsters") {
    CHECK(first<AttackCompared>(
              acting(field, a1, at(0, 6), "Basic Attack").hero(h2, at(1, 6)).rage(2).with(ScriptedDice{1, 3}),
              EndActivation{})
              .total == 3 + 2 + 2);
}
TEST_CASE("SHN-131 SHN-132 SHN-R44 a monster that enters Stairs is placed on the next floor and goes on") {
    const auto where = position(options(tower, brunhild, ranger, mirabel, aldous))
                           .hero(h1, at(tower, 7, 3, 1))
                           .hero(h2, at(tower, 3, 1, 1))
                           .hero(h3, at(tower, 7, 2, 1))
                           .hero(h4, at(tower, 6, 3, 1))
                           .monster(a1, at(tower, 5, 1))
                           .ai_card(Role::a, ai("Basic Attack"));
    const auto events = events_of(Position{where}.with(ScriptedDice{1, 1}), EndActivation{});
    CHECK(only<ModelMoved>(events) ==
          std::vector<ModelMoved>{{a1, at(tower, 5, 1), at(tower, 6, 1), MoveReason::approach},
                                  {a1, at(tower, 6, 1), at(tower, 1, 1, 1), MoveReason::stairs},
                                  {a1, at(tower, 1, 1, 1), at(tower, 2, 1, 1), MoveReason::approach}});
    // With that square taken it comes out on the other one, and must not step on Stairs again.
    auto crowded = where;
    CHECK(ends(crowded.monster(b2, at(tower, 1, 1, 1)), a1) == at(tower, 2, 0, 1));
    // With both taken it comes out on the nearest free square, of equals the first.
    const auto full = events_of(crowded.monster(b1, at(tower, 0, 1, 1)).with(ScriptedDice{1, 1}), EndActivation{});
    CHECK(has_event(full, ModelMoved{a1, at(tower, 6, 1), at(tower, 0, 0, 1), MoveReason::stairs}));
}
TEST_CASE("SHN-R43 an area has its centre on the attacker's own floor: a monster climbs the Stairs first") {
    const auto below = [](std::string_view card) {
        return position(options(tower, brunhild, ranger, mirabel, aldous))
            .hero(h1, at(tower, 7, 3, 1))
            .hero(h2, at(tower, 0, 1, 1))
            .hero(h3, at(tower, 7, 2, 1))
            .hero(h4, at(tower, 7, 0, 1))
            .monster(boss, at(tower, 6, 1), 1)
            .ai_card(Role::boss, ai(card))
            .with(ScriptedDice{1, 1, 1});
    };
    const auto flame = events_of(below("Heavy Blow"), EndActivation{});
    CHECK(only<AttackDeclared>(flame).size() == 1);
    CHECK(has_event(flame, ModelMoved{boss, at(tower, 7, 1), at(tower, 1, 1, 1), MoveReason::stairs}));
    const auto touch = events_of(below("Basic Attack"), EndActivation{});
    CHECK(only<AttackDeclared>(touch).size() == 1);
    CHECK(only<ModelMoved>(touch).empty());
}
TEST_CASE(
    "SHN-R53 models come in canonical order: Heroes, what is protected, monsters by number up to 5, then by entry") {
    auto table = position(corridor)
                     .object(3, 3)
                     .monster(a1, at(corridor, 9, 1), 4)
                     .monster(a2, at(corridor, 8, 1), 2)
                     .monster(b1, at(corridor, 7, 1), 1)
                     .monster(a3, at(corridor, 6, 1), 2)
                     .table();
    table.monsters[0].number = 5;  // on a longer track
    std::vector<Model> models;
    shining::detail::for_each_model(table, [&](Model model) { models.push_back(model); });
    CHECK(models == std::vector{h1, h2, h3, h4, Model::object, b1, a2, a3, a1});
    CHECK(shining::detail::next_target(table, {a1, a3}) == a3);
    CHECK(shining::detail::next_target(table, {a1, a2, a3, h3}) == h3);
    CHECK(shining::detail::next_target(table, {a1}) == a1);
}
TEST_CASE("SHN-R58 of two squares from which as many Heroes are farther away, by the same sum, the one with the "
          "nearest farther away is better") {
    const auto table = position(options(sea, brunhild, ranger, mirabel, aldous))
                           .hero(h1, at(5, 4))
                           .hero(h2, at(15, 0))
                           .hero(h3, at(15, 1))
                           .hero(h4, at(15, 2))
                           .monster(a1, at(6, 4))
                           .table();
    const auto refuge = shining::detail::refuge_at(table, shining::detail::pursuers_of(table, at(6, 4)), at(7, 4));
    CHECK(refuge.farther == 1);
    CHECK(refuge.sum == 2 + 12 + 11 + 10);
    CHECK(refuge.nearest == 2);
    const shining::detail::Refuge nearer{.farther = 1, .sum = 35, .nearest = 1};
    CHECK(nearer < refuge);
    CHECK(!(refuge < nearer));
}
TEST_CASE(
    "SHN-R44 of two free Stair squares a monster comes out on the one with the shortest way to whom it goes for") {
    const Square left = at(tower, 0, 1, 1), right = at(tower, 1, 1, 1);
    const auto stops = [&](Square target) {
        const auto table = position(options(tower)).hero(h1, target).monster(a1, at(tower, 5, 1)).table();
        shining::detail::Journey journey{table, a1};
        journey.head_for(h1, 1);
        return journey.stops() & SquareSet{left, right};
    };
    CHECK(stops(at(tower, 7, 1, 1)) == SquareSet{right});
    CHECK(stops(at(tower, 0, 2, 1)) == SquareSet{left});
}
TEST_CASE("SHN-026 SHN-083 a monster has STR, MAG and VIT, and none of the other stats") {
    const auto table = position(field).monster(a1, at(9, 4)).table();
    const MonsterType& skeleton = standard_content.monsters[monster_named("Skeleton")];
    const auto stat = [&](Stat which) { return shining::detail::stat_of(table, a1, which); };
    CHECK(stat(Stat::str) == skeleton.str);
    CHECK(stat(Stat::mag) == skeleton.mag);
    CHECK(stat(Stat::vit) == skeleton.vit);
    for (const Stat other : {Stat::dex, Stat::cha, Stat::lck}) CHECK(stat(other) == 0);
}
