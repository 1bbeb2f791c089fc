#include "support.hpp"

#include <span>
#include <string>
#include <type_traits>

#include <heroes/core/codec.hpp>

using namespace shining_test;

namespace {

using Board = Table<Arena>;

Board fight() { return position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table(); }
template <class F>
std::string after_change(F&& change) {
    Board table = fight();
    change(table);
    return std::string(audit(table).clause());
}

}  // namespace

TEST_CASE("SHN-I01 nobody shares a square, and everybody is on the map") {
    CHECK(after_change([](Board&) {}).empty());
    CHECK(after_change([](Board& table) { table.heroes[h2].square = at(0, 2); }) == "SHN-I01");
    CHECK(after_change([](Board& table) { table.heroes[h2].square = Square::nowhere; }) == "SHN-R05");
    CHECK(after_change([](Board& table) { table.heroes[h2].square = static_cast<Square>(200); }) == "SHN-R52");
    CHECK(after_change([](Board& table) { table.monsters[0].square = Square::nowhere; }) == "SHN-I03");
}
TEST_CASE("SHN-I02 SHN-I04 SHN-015 SHN-149 nobody has more than it can have; zero HP are exhaustion, or the end of a monster") {
    CHECK(after_change([](Board& table) { table.heroes[h1].hp = 9; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h1].mp = 9; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h2].hp = 0; }) == "SHN-I04");
    CHECK(after_change([](Board& table) { table.heroes[h2].exhausted = true; }) == "SHN-I04");
    CHECK(after_change([](Board& table) { table.heroes[h2].card = static_cast<HeroCard>(14); }) == "SHN-015");
    CHECK(after_change([](Board& table) { table.heroes[h2].player = two; }) == "SHN-004");
    CHECK(after_change([](Board& table) { table.monsters[0].hp = 8; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.monsters[0].hp = 0; }) == "SHN-149");
}
TEST_CASE("SHN-I02 SHN-I04 SHN-R03 the most that somebody can have is not too much") {
    const auto hero = [](auto&& change) { return after_change([&](Board& table) { change(table.heroes[h2]); }); };
    CHECK(hero([](Hero& each) { each.advantage = 6; }).empty());
    CHECK(hero([](Hero& each) { each.advantage = 7; }) == "SHN-I02");
    CHECK(hero([](Hero& each) { each.next_ap = 2; }).empty());
    CHECK(hero([](Hero& each) { each.next_ap = 3; }) == "SHN-I02");
    CHECK(hero([](Hero& each) { ++each.hp; }) == "SHN-I02");
    CHECK(hero([](Hero& each) { ++each.mp; }) == "SHN-I02");
    CHECK(hero([](Hero& each) { ++each.rp; }) == "SHN-I02");
    CHECK(hero([](Hero& each) { each.exhausted = true, each.hp = 2; }).empty());
    CHECK(hero([](Hero& each) { each.exhausted = true, each.hp = 3; }) == "SHN-I04");
    const auto monster = [](auto&& change) { return after_change([&](Board& table) { change(table.monsters[0]); }); };
    CHECK(monster([](Monster& each) { each.hp = 1; }).empty());
    CHECK(monster([](Monster& each) { each.number = 0; }) == "SHN-R03");
    CHECK(monster([](Monster& each) { each.number = 5; }).empty());
    CHECK(monster([](Monster& each) { each.number = 6; }) == "SHN-R03");
    auto lifted = position(options(field), {.after_victory = AfterVictory::revive_with_one}).table();
    lifted.heroes[h2].hp = 1;
    CHECK(audit(lifted));
    lifted.heroes[h2].hp = 0;
    CHECK(audit(lifted).clause() == "SHN-I04");
    lifted.heroes[h2].exhausted = true, lifted.heroes[h2].hp = 3;
    CHECK(audit(lifted).clause() == "SHN-I04");
}
TEST_CASE("SHN-I01 SHN-R40 only the Hero who moves shares a square, with one whom it may pass") {
    const auto on = [](auto&& change) {
        auto table =
            position(field).hero(h1, at(7, 4)).hero(h2, at(8, 4)).hero(h3, at(9, 4)).monster(a1, at(10, 4)).table();
        table.heroes[h2].exhausted = true, table.heroes[h2].hp = 0;
        table.heroes[h1].square = at(8, 4);
        change(table);
        return std::string(audit(table).clause());
    };
    CHECK(on([](Board&) {}).empty());
    CHECK(on([](Board& table) { table.heroes[h2].exhausted = false, table.heroes[h2].hp = 4; }) == "SHN-I01");
    CHECK(on([](Board& table) { table.heroes[h1].square = at(10, 4); }) == "SHN-I01");
    CHECK(on([](Board& table) { table.heroes[h3].square = at(10, 4); }) == "SHN-I01");
    CHECK(on([](Board& table) { table.heroes[h1].square = at(7, 4), table.heroes[h3].square = at(8, 4); }) ==
          "SHN-I01");
    const auto left = [](const Knobs& knobs) {
        auto table = position(options(field), knobs).table();
        table.heroes[h2].square = Square::nowhere;
        return std::string(audit(table).clause());
    };
    CHECK(left({.heroes_leave_by_goals = true}).empty());
    CHECK(left({}) == "SHN-R05");
}
TEST_CASE("SHN-180 SHN-032 SHN-K115 SHN-R112 quests, encounters, goals and what is protected are those of the books") {
    CHECK(after_change([](Board& table) { table.campaign.quest = QuestCard{5}; }).empty());
    CHECK(after_change([](Board& table) { table.campaign.quest = QuestCard{6}; }) == "SHN-180");
    CHECK(after_change([](Board& table) { table.campaign.open.insert(QuestCard{5}); }).empty());
    CHECK(after_change([](Board& table) { table.campaign.open.insert(QuestCard{6}); }) == "SHN-180");
    CHECK(after_change([](Board& table) { table.campaign.done.insert(QuestCard{6}); }) == "SHN-180");
    CHECK(after_change([](Board& table) { table.campaign.done.insert(QuestCard{5}); }) == "SHN-180");
    CHECK(after_change([](Board& table) {
              table.campaign.open.insert(QuestCard{5}), table.campaign.done.insert(QuestCard{5});
          }).empty());
    CHECK(after_change([](Board& table) { table.encounter.card = encounter(10); }) == "SHN-032");
    CHECK(after_change([](Board& table) { table.encounter.touched = {at(15, 3)}; }).empty());
    CHECK(after_change([](Board& table) { table.encounter.touched = {at(14, 3)}; }) == "SHN-K115");
    CHECK(after_change([](Board& table) { table.encounter.object = at(9, 4); }) == "SHN-R112");
    CHECK(audit(position(corridor).object(3, 3).table()));
    CHECK(after_change([](Board& table) { table.encounter.events = 6; }).empty());
    CHECK(after_change([](Board& table) { table.encounter.event_deck = {}; }).empty());
}
TEST_CASE("SHN-168 SHN-033 a battle has a round, a token on the track and no end yet") {
    CHECK(after_change([](Board& table) { table.encounter.battle = Battle::won; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.initiative.round = 0; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.initiative.slot = 8; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.initiative.slot = 9; }) == "SHN-033");
    CHECK(after_change([](Board& table) { table.initiative.slot = 1; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.initiative.slot = 2; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.initiative.begun = false; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.initiative.activated = false; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.encounter.in_combat = false; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.insert(0, Step{FollowTrack{}}); }) == "SHN-168");
    const auto over = [](Ending ending) {
        return after_change(
            [&](Board& table) { table.steps.clear(), table.encounter.in_combat = false, table.ending = ending; });
    };
    CHECK(over(Ending::last).empty());
    CHECK(over(static_cast<Ending>(static_cast<int>(Ending::last) + 1)) == "SHN-168");
    CHECK(over(Ending::unfinished) == "SHN-168");
}
TEST_CASE("SHN-026 SHN-I05 no monster is there twice, or with the card of another") {
    CHECK(after_change([](Board& table) {
              table.monsters.push_back(table.monsters[0]), table.monsters[1].square = at(9, 4);
          }) == "SHN-026");
    CHECK(after_change([](Board& table) {
              table.monsters.push_back(table.monsters[0]), table.monsters[1].square = at(9, 4),
                                                           table.monsters[1].model = a2;
          }).empty());
    CHECK(after_change([](Board& table) { table.monsters[0].model = h2; }) == "SHN-026");
    CHECK(after_change([](Board& table) { table.monsters[0].card = monster_named("Ghoul"); }) == "SHN-026");
}
TEST_CASE("SHN-012 SHN-096 an attack under way has an attacker, dice with faces and squares of the map") {
    const auto rolled = [](auto&& change) {
        auto table =
            after(position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).advantage(h1, 2).with(ScriptedDice{8, 1, 7}),
                  Attack{}, TargetModel{a1})
                .table;
        change(table, table.assaults.back());
        return std::string(audit(table).clause());
    };
    CHECK(rolled([](Board&, Assault&) {}).empty());
    CHECK(rolled([](Board&, Assault& now) { now.attack = static_cast<AttackCard>(250); }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.attacker = Model::object; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.attacker = static_cast<Model>(static_cast<int>(Model::last) + 1); }) ==
          "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.target = static_cast<Model>(static_cast<int>(Model::last) + 1); }) ==
          "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.target = Model::last; }).empty());
    CHECK(rolled([](Board&, Assault& now) { now.asked = Model::object; }).empty());
    CHECK(rolled([](Board&, Assault& now) { now.asked = static_cast<Model>(static_cast<int>(Model::object) + 1); }) ==
          "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.stage = Stage::last; }).empty());
    CHECK(rolled([](Board&, Assault& now) { now.stage = static_cast<Stage>(static_cast<int>(Stage::last) + 1); }) ==
          "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.from = Square::nowhere; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.centre = Square::nowhere; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.discards = 3; }) == "SHN-168");
    CHECK(rolled([](Board&, Assault& now) { now.discards = 4; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.dice[0].face = 0; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.dice[0].face = 9; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) {
              now.dice[0] = {static_cast<DieSize>(static_cast<int>(DieSize::last) + 1), 1};
          }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.left = {a1, boss}; }).empty());
    CHECK(rolled([](Board&, Assault& now) { now.left = {a1, h2}; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.left = {Model::object}; }) == "SHN-012");
    CHECK(rolled([](Board&, Assault& now) { now.attacked = {h2}; }) == "SHN-012");
    for (const Stage stage : {Stage::would_suffer, Stage::deal, Stage::on_hit, Stage::chains}) {
        CHECK(rolled([&](Board&, Assault& now) { now.stage = stage, now.target = a1; }).empty());
        CHECK(rolled([&](Board&, Assault& now) { now.stage = stage, now.target = h2; }) == "SHN-012");
    }
    CHECK(rolled([](Board& table, Assault& now) { table.assaults.push_back(now); }) == "SHN-012");
    CHECK(rolled([](Board& table, Assault& now) {
              table.assaults.push_back(now), table.assaults[0].attacker = a1, table.assaults[1].attacker = a1;
          }) == "SHN-012");
    CHECK(rolled([](Board& table, Assault& now) {
              table.assaults.push_back(now), table.assaults[0].attacker = a1, table.assaults[0].left = {h1};
          }) == "SHN-168");
    CHECK(rolled([](Board& table, Assault&) { table.encounter.in_combat = false; }) == "SHN-012");
}
TEST_CASE("SHN-I03 nobody stands where it cannot") {
    auto table = position(thicket).monster(a1, at(7, 2)).table();
    table.monsters[0].square = at(8, 1);
    CHECK(audit(table).clause() == "SHN-I03");
    table.monsters[0].square = at(7, 2);
    table.heroes[h2].square = at(13, 1);
    CHECK(audit(table).clause() == "SHN-I03");
    table.heroes[h2].square = at(3, 1);
    CHECK(audit(table).clause() == "SHN-I03");
    table.heroes[h2].square = at(4, 3);
    CHECK(audit(table));
}
TEST_CASE("SHN-I03 SHN-R38 SHN-R51 who has FLY may be on an obstacle, exhausted or not, but nobody is on a Wall") {
    const auto clause = [](HeroCard card, int column, int row, bool exhausted, const Knobs& knobs = {}) {
        auto where = position(options(thicket, galahad, card), knobs).hero(h2, at(column, row));
        if (exhausted) where.exhausted(h2);
        return std::string(where.try_table().verdict().clause());
    };
    for (const bool exhausted : {false, true}) {
        CHECK(clause(pip, 3, 1, exhausted).empty());
        CHECK(clause(pip, 8, 1, exhausted).empty());
        CHECK(clause(pip, 13, 1, exhausted) == "SHN-I03");
        CHECK(clause(ranger, 3, 1, exhausted) == "SHN-I03");
        CHECK(clause(ranger, 8, 1, exhausted) == "SHN-I03");
        CHECK(clause(pip, 3, 1, exhausted, {.fly_enters_tall = false}) == "SHN-I03");
        CHECK(clause(pip, 8, 1, exhausted, {.fly_enters_tall = false}).empty());
    }
}
TEST_CASE("SHN-I05 SHN-I06 cards are conserved") {
    CHECK(after_change([](Board& table) { table.encounter.events = 7; }) == "SHN-I05");
    CHECK(after_change([](Board& table) { table.encounter.event_deck.insert(EventCard{20}); }) == "SHN-I05");
    CHECK(after_change([](Board& table) { table.encounter.ai_decks[Role::a].insert(DeckPlace{7}); }) == "SHN-I05");
}
TEST_CASE("SHN-R14 no more Timers lie on the Final Step than there are") {
    const auto with = [](int timers) {
        return position(options(field), {.timer_supply = 3}).final_step(1, timers).try_table().verdict().clause();
    };
    CHECK(with(3).empty());
    CHECK(with(4) == "SHN-R14");
    CHECK(after_change([](Board& table) { table.encounter.timers = 255; }).empty());
}
TEST_CASE("SHN-R88 LUCK dice lie there while some are discarded, as many as were rolled") {
    const auto rolled = [](auto&& change) {
        const auto fallen = position(options(field, galahad, ranger, mirabel, brunhild))
                                .exhausted(h2)
                                .advantage(h2, 2)
                                .with(ScriptedDice{1, 2, 3, 4, 4});
        auto table = after(fallen, EndActivation{}).table;
        REQUIRE(waits_for(table, DiscardLuck{one, h2, 2}));
        change(table);
        return std::string(audit(table).clause());
    };
    CHECK(rolled([](auto&) {}).empty());
    CHECK(rolled([](auto& table) { ++table.luck.values[0]; }) == "SHN-R88");
    CHECK(rolled([](auto& table) { table.luck = {{0, 0, 0, 200}}; }) == "SHN-R88");
    CHECK(rolled([](auto& table) { table.steps.back() = Step{DiscardLuck{one, h2, 1}}; }) == "SHN-R88");
    CHECK(rolled([](auto& table) { table.luck = {{0, 0, 0, 0}}; }) == "SHN-R88");
    CHECK(after_change([](Board& table) { table.luck.values[3] = 1; }) == "SHN-R88");
}
TEST_CASE("SHN-I08 SHN-168 the game waits for what can be asked now") {
    CHECK(after_change([](Board& table) { table.steps.clear(); }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.pop_back(); }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.back() = Step{Activation{one, h2}}; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.back() = Step{Activation{two, h1}}; }) == "SHN-168");
    CHECK(after_change([](Board& table) {
              table.steps.push_back(Step{React{one, h1, Trigger::would_suffer}});
          }) == "SHN-168");
    CHECK(after_change([](Board& table) {
              table.steps.push_back(Step{ChooseTarget{one, h1, source(item_of("Healing Herb"))}});
          }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.assaults.push_back({}); }) == "SHN-012");
    CHECK(after_change([](Board& table) { table.initiative.slot = 30; }) == "SHN-033");
    CHECK(after_change([](Board& table) { table.monsters[0].model = b1; }) == "SHN-026");
    CHECK(after_change([](Board& table) { table.ending = Ending::encounter_won; }) == "SHN-168");
}
TEST_CASE("SHN-I09 a state is read back from its bytes, and a damaged one is refused") {
    const auto state = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).with(Pcg32{3});
    const auto bytes = heroes::encode(state);
    const auto read = heroes::decode<std::remove_const_t<decltype(state)>>(std::span{bytes.begin(), bytes.end()});
    REQUIRE(read);
    CHECK(*read == state);
}
TEST_CASE("SHN-026 SHN-003 SHN-136 a position that cannot be is refused") {
    CHECK(position(field).hero(h1, at(6, 4)).hero(h2, at(6, 4)).try_table().verdict().clause() == "SHN-I01");
    CHECK(position(field).hp(a1, 3).try_table().verdict().clause() == "SHN-026");
    CHECK(position(field).mp(a1, 3).try_table().verdict().clause() == "SHN-003");
    CHECK(position(field).ai_card(Role::a, ai("Far Cry")).try_table().verdict().clause() == "SHN-136");
    CHECK(Position<>{Options{.players = 9}}.try_table().verdict().clause() == "SHN-002");
    CHECK(position(field).monster(boss, at(6, 4), 5).try_table().verdict().clause() == "SHN-R03");
    CHECK(position(field).monster(boss, at(6, 4), 3).try_table());
    CHECK(position(field).turn(a1).try_table().verdict().clause() == "SHN-034");
    CHECK(position(field).exhausted(h2).turn(h2).try_table().verdict().clause() == "SHN-159");
    CHECK(position(field).hero(h2, square(128 + 8)).try_table().verdict().clause() == "SHN-R52");
    CHECK(position(corridor).hero(h2, square(60)).try_table().verdict().clause() == "SHN-R52");
    CHECK(position(field).object(3, 3).try_table().verdict().clause() == "SHN-R112");
    CHECK(position(field).item(h1, static_cast<Item>(8)).try_table().verdict().clause() == "SHN-065");
    CHECK(position(field).stat(h1, static_cast<Stat>(6), 1).try_table().verdict().clause() == "SHN-014");
    CHECK(position(field).equip(h1, static_cast<Equipment>(8)).try_table().verdict().clause() == "SHN-K63");
    CHECK(position(field).ai_card(static_cast<Role>(3), ai("Rush")).try_table().verdict().clause() == "SHN-026");
}
TEST_CASE("SHN-176 while rewards are taken or a quest is prepared, nothing of an encounter is left") {
    const auto preparing = shining::new_game(Options{.scope = Scope::quest}, Pcg32{1}).table;
    REQUIRE(waits_for_a<HandOutItem>(preparing));
    auto where =
        position(options(field)).hero(h1, at(14, 0)).hero(h2, at(15, 1)).hero(h3, at(15, 2)).hero(h4, at(15, 3));
    const auto won = after(where.with(ScriptedDice{}), Move{at(15, 0)}).table;
    REQUIRE(waits_for_a<ChooseStat>(won));
    const auto clauses = [&](auto&& change) {
        const auto clause = [&](auto table) {
            change(table.heroes[h2]);
            return std::string(audit(table).clause());
        };
        CHECK(clause(preparing) == clause(won));
        return clause(won);
    };
    CHECK(clauses([](Hero& hero) { hero.items[herb] = 4; }).empty());
    CHECK(clauses([](Hero& hero) { hero.rp = 1; }) == "SHN-176");
    CHECK(clauses([](Hero& hero) { hero.ap = 1; }) == "SHN-176");
    CHECK(clauses([](Hero& hero) { hero.moved = true; }) == "SHN-176");
    CHECK(clauses([](Hero& hero) { hero.next_ap = 1; }) == "SHN-176");
    CHECK(clauses([](Hero& hero) { hero.square = at(3, 3); }) == "SHN-176");
}
TEST_CASE("SHN-180 in a campaign the party is on a quest that is open, and not done") {
    const auto on = [](QuestCards open, QuestCards done, QuestCard quest, Scope scope = Scope::campaign) {
        auto table = shining::new_game(Options{.scope = scope}, Pcg32{1}).table;
        table.campaign.open = open;
        table.campaign.done = done;
        table.campaign.quest = quest;
        return std::string(audit(table).clause());
    };
    const QuestCard first{0}, second{1}, third{2};
    CHECK(on({first}, {}, first).empty());
    CHECK(on({first, second}, {first}, second).empty());
    CHECK(on({first}, {}, second) == "SHN-180");
    CHECK(on({first, second}, {first}, first) == "SHN-180");
    CHECK(on({first}, {}, third, Scope::quest).empty());
    const Position<> later{Options{.quest = third}};
    CHECK(later.try_table());
}
TEST_CASE("SHN-R99 SHN-176 the party before the quest is the same party, had no more than there is, and was at rest") {
    const auto before = [](auto&& change) {
        auto table = shining::new_game(Options{.scope = Scope::quest}, Pcg32{1}).table;
        REQUIRE(audit(table));
        change(table.before_quest[h2]);
        return std::string(audit(table).clause());
    };
    CHECK(before([](Hero& hero) { hero.stats[Stat::str] += 3; }).empty());
    CHECK(before([](Hero& hero) { hero.hp = 99; }) == "SHN-I02");
    CHECK(before([](Hero& hero) { hero.player = two; }) == "SHN-004");
    CHECK(before([](Hero& hero) { hero.card = vex; }) == "SHN-R99");
    CHECK(before([](Hero& hero) { hero.square = Square{}; }) == "SHN-176");
    CHECK(before([](Hero& hero) { hero.ward = 1; }) == "SHN-176");
    CHECK(before([](Hero& hero) { hero.used_in_encounter.insert(Power{}); }) == "SHN-176");
}
