#include "support.hpp"

#include <map>
#include <set>

#include <heroes/shining/rulebook.hpp>

using namespace shining_test;

namespace {

shining::State<> standard(int number, std::uint64_t seed, const Options& chosen = {}) {
    Options options = chosen;
    options.scope = Scope::encounter;
    options.encounter = encounter(number);
    return shining::new_game(options, Pcg32{seed});
}
std::vector<Event> set_up_events(int number, ScriptedDice dice, const Knobs& knobs = {}) {
    std::vector<Event> events;
    (void)heroes::new_game<Table<Arena>>(options(number), dice, Arena{knobs},
                                         [&](const Event& event) { events.push_back(event); });
    return events;
}

}  // namespace

TEST_CASE("SHN-001 SHN-R01 SHN-009 the amended rules are in force, and cards overrule them") {
    CHECK(Knobs{}.exhausted_block_movement == false);
    CHECK(Knobs{}.monsters_block_monsters == false);
    CHECK(Knobs{}.push_damage == 1);
    CHECK(standard_content.traits[standard_content.traits.named("Swoop")].power.ap == 2);
}
TEST_CASE("SHN-002 SHN-003 SHN-004 SHN-005 SHN-D01 one to four players share four Heroes") {
    CHECK(judge(Options{.players = 0}).clause() == "SHN-002");
    CHECK(judge(Options{.players = 5}).clause() == "SHN-002");
    for (std::uint8_t players = 1; players <= 4; ++players) {
        const auto state = standard(0, 1, {.players = players});
        for (std::size_t i = 0; i != party_size; ++i)
            CHECK(index_of(state.table.heroes.values[i].player) == i % players);
    }
    Options chosen{.players = 2};
    chosen.controllers[h1] = two;
    CHECK(standard(0, 1, chosen).table.heroes[h1].player == two);
    chosen.controllers[h1] = three;
    CHECK(judge(chosen).clause() == "SHN-004");
}
TEST_CASE("SHN-126 SHN-160 SHN-161 SHN-R88 house rules have limits") {
    const auto clause = [](const Knobs& knobs) { return std::string(judge(Options{}, RuntimeRules{knobs}).clause()); };
    CHECK(clause({.difficult_cost = 0}) == "SHN-126");
    CHECK(clause({.difficult_cost = 1}).empty());
    CHECK(clause({.difficult_cost = 3}).empty());
    CHECK(clause({.difficult_cost = 4}) == "SHN-126");
    CHECK(clause({.luck_success = 0}) == "SHN-160");
    CHECK(clause({.luck_success = 1}).empty());
    CHECK(clause({.luck_success = 4}).empty());
    CHECK(clause({.luck_success = 5}) == "SHN-160");
    CHECK(clause({.least_to_revive = 0}) == "SHN-161");
    CHECK(clause({.least_to_revive = 1}).empty());
    CHECK(clause({.least_luck_dice = 20}).empty());
    CHECK(clause({.least_luck_dice = 21}) == "SHN-R88");
}
TEST_CASE("SHN-015 SHN-020 SHN-032 SHN-168 a game has Heroes, a quest and an encounter that there are") {
    const auto clause = [](const Options& options) { return std::string(judge(options).clause()); };
    CHECK(clause({.quest = QuestCard{5}}).empty());
    CHECK(clause({.quest = QuestCard{6}}) == "SHN-020");
    CHECK(clause({.encounter = EncounterCard{27}}).empty());
    CHECK(clause({.encounter = EncounterCard{28}}) == "SHN-032");
    CHECK(clause({.scope = Scope::last}).empty());
    CHECK(clause({.scope = static_cast<Scope>(static_cast<int>(Scope::last) + 1)}) == "SHN-168");
    Options party{};
    party.party[h4] = HeroCard{7};
    CHECK(clause(party).empty());
    party.party[h4] = HeroCard{8};
    CHECK(clause(party) == "SHN-015");
}
TEST_CASE("SHN-009 a list of the rules has every knob, card, encounter and map") {
    std::map<std::string, std::size_t> kinds;
    std::set<std::string> maps;
    list_rules(Options{}, StandardRules{}, [&](std::string_view kind, std::string_view name, const auto&) {
        ++kinds[std::string(kind)];
        if (kind == "map") maps.insert(std::string(name));
    });
    const Content& all = standard_content;
    CHECK(kinds == std::map<std::string, std::size_t>{{"knob", 61},
                                                      {"hero", all.heroes.size()},
                                                      {"attack", all.attacks.size()},
                                                      {"trait", all.traits.size()},
                                                      {"spell", all.spells.size()},
                                                      {"item", all.items.size()},
                                                      {"equipment", all.equipment.size()},
                                                      {"monster", all.monsters.size()},
                                                      {"tactic", all.ai_cards.size()},
                                                      {"event", all.events.size()},
                                                      {"quest", all.quests.size()},
                                                      {"encounter", 28},
                                                      {"map", 28}});
    for (const EncounterType& encounter : standard_encounters) CHECK(maps.contains(std::string(encounter.title)));
}
TEST_CASE("SHN-R81 who speaks for all is one of the players, and only the decider is heard") {
    const auto state = standard(0, 1, {.players = 3, .first_player = two});
    CHECK(decider(state.table) == two);
    CHECK(judge(state.table, one, NameHero{h1}).clause() == "SHN-R81");
    CHECK(judge(state.table, two, NameHero{h1}));
    CHECK(judge(Options{.players = 3, .first_player = four}).clause() == "SHN-R81");
}
TEST_CASE("SHN-006 SHN-007 SHN-R74 Heroes are friends, monsters are their enemies") {
    CHECK(shining::detail::are_hostile(h1, a1));
    CHECK(shining::detail::are_hostile(boss, Model::object));
    CHECK(!shining::detail::are_hostile(h1, h2));
    CHECK(!shining::detail::are_hostile(a1, b1));
}

TEST_CASE("SHN-K93 a weary party loses HP, but never the last one") {
    const auto weary = [](int n) {
        auto table = position(field).hp(h1, 1).hp(h2, 2).hp(h3, 3).hp(h4, 4).table();
        ScriptedDice none{};
        const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
        shining::detail::weary(game, n);
        return std::vector<int>{table.heroes[h1].hp, table.heroes[h2].hp, table.heroes[h3].hp, table.heroes[h4].hp};
    };
    CHECK(weary(1) == std::vector<int>{1, 1, 2, 3});
    CHECK(weary(2) == std::vector<int>{1, 1, 1, 2});
    CHECK(weary(3) == std::vector<int>{1, 1, 1, 1});
}
TEST_CASE("SHN-024 SHN-025 SHN-026 SHN-027 SHN-032 SHN-E01 SHN-G08 SHN-K91 Skeleton n stands on Spawn n with full HP") {
    const auto state = standard(0, 7);
    REQUIRE(state.table.monsters.size() == 4);
    for (const Monster& monster : state.table.monsters) {
        CHECK(monster.square == standard_maps[0].spawns[monster.number - 1]);
        CHECK(monster.hp == 7);
        CHECK(monster.card == standard_content.monsters.named("Skeleton"));
    }
    CHECK(state.table.initiative.slot == 0);
}
TEST_CASE("SHN-030 SHN-031 SHN-R12 only the decks that are needed are there, and they are full") {
    const auto state = standard(0, 7);
    CHECK(state.table.encounter.ai_decks[Role::a].size() == 6);
    CHECK(state.table.encounter.ai_decks[Role::b].empty());
    CHECK(state.table.encounter.event_deck == event_deck(standard_content, 1));
    const auto postern = standard(10, 7);
    CHECK(postern.table.encounter.event_deck.empty());
    const auto twin = begun(twins, ScriptedDice{1});
    CHECK(twin.table.encounter.ai_decks[Role::b].empty());
    CHECK(shining::detail::deck_of(twin.table, Role::b) == Role::a);
}
TEST_CASE("SHN-186 SHN-039 SHN-040 SHN-041 SHN-038 SHN-042 SHN-C01 SHN-R06 SHN-R07 the chart lays an Event and 0, 1, 1 or 2 Timers") {
    const int timers[] = {0, 1, 1, 2};
    for (int face = 1; face <= 4; ++face) {
        const auto state = begun(field, ScriptedDice{face});
        CHECK(state.table.encounter.events == 1);
        CHECK(state.table.encounter.timers == timers[face - 1]);
        CHECK(state.table.encounter.event_deck.size() == 6);
    }
}
TEST_CASE("SHN-028 SHN-D05 SHN-E02 the players agree on the order, one Hero at a time") {
    auto state = heroes::new_game<Table<Arena>>(options(field), ScriptedDice{1});
    CHECK(waits_for(state.table, ChooseOrder{one, h1}));
    CHECK(actions_of(state.table) == std::vector<Action>{NameHero{h1}, NameHero{h2}, NameHero{h3}, NameHero{h4}});
    state = after(state, NameHero{h2});
    CHECK(refusal(state.table, NameHero{h1}) == "SHN-028");
    CHECK(refusal(state.table, Pass{}) == "SHN-028");
    CHECK(judge(state.table, NameHero{a1}).reason() == judge(state.table, Pass{}).reason());
    state = after(state, NameHero{h2}, NameHero{h4});
    CHECK(state.table.heroes[h1].card == ranger);
    CHECK(state.table.heroes[h2].card == galahad);
    CHECK(state.table.heroes[h3].card == aldous);
    CHECK(state.table.heroes[h4].card == mirabel);
}
TEST_CASE("SHN-029 SHN-I07 the order stays for the encounter") {
    auto state = begun(field, ScriptedDice{1});
    for (Monster& monster : state.table.monsters) monster.square = at(static_cast<int>(8 + monster.number), 7);
    const auto cards = [](const Duel& duel) {
        return std::vector<HeroCard>{duel.table.heroes[h1].card, duel.table.heroes[h2].card, duel.table.heroes[h3].card,
                                     duel.table.heroes[h4].card};
    };
    const auto before = cards(state);
    state.table.monsters.clear();
    for (int i = 0; i != 3; ++i) state = after(state, EndActivation{});
    CHECK(cards(state) == before);
}
TEST_CASE("SHN-R04 the roll comes before the order; by a house rule after it") {
    CHECK(!only<ChartRolled>(set_up_events(field, ScriptedDice{1})).empty());
    CHECK(only<ChartRolled>(set_up_events(field, ScriptedDice{}, {.order_before_set_up = true})).empty());
    CHECK(waits_for_a<Activation>(begun(field, ScriptedDice{1}, {.order_before_set_up = true}).table));
}
TEST_CASE("SHN-R05 SHN-D06 Hero n starts on square n; by a house rule the players place them") {
    const auto state = begun(field, ScriptedDice{1});
    for (std::size_t i = 0; i != party_size; ++i) CHECK(state.table.heroes.values[i].square == map(field).starts[i]);
    auto placing = begun(field, ScriptedDice{1}, {.free_placement = true});
    CHECK(waits_for(placing.table, PlaceHero{one, h1}));
    CHECK(refusal(placing.table, PlaceAt{at(5, 5)}) == "SHN-R05");
    placing = after(placing, PlaceAt{at(0, 3)});
    CHECK(refusal(placing.table, PlaceAt{at(0, 3)}) == "SHN-R05");
    placing = after(placing, PlaceAt{at(0, 0)}, PlaceAt{at(0, 1)}, PlaceAt{at(0, 2)});
    CHECK(placing.table.heroes[h1].square == at(0, 3));
    CHECK(waits_for_a<Activation>(placing.table));
}
TEST_CASE("SHN-R05 no Hero is placed on the square of a boss") {
    auto placing = begun(field, ScriptedDice{1}, {.free_placement = true});
    CHECK(refusal(placing.table, PlaceAt{at(0, 1)}) == "");
    placing.table.monsters.push_back({.model = boss, .hp = 1, .square = at(0, 1)});
    CHECK(refusal(placing.table, PlaceAt{at(0, 1)}) == "SHN-R05");
}
TEST_CASE("SHN-R03 SHN-R114 SHN-K90 the second set stands on Spawn 5 to 8, a boss on Spawn 9 with its number") {
    const auto chapel = standard(2, 3);
    for (const Monster& monster : chapel.table.monsters)
        if (role_of(monster.model) == Role::b) CHECK(monster.square == standard_maps[2].spawns[3 + monster.number]);
    const auto crypt = standard(5, 3);
    const Monster* vesper = shining::detail::find_monster(crypt.table, boss);
    REQUIRE(vesper != nullptr);
    CHECK(vesper->number == 4);
    CHECK(vesper->square == standard_maps[5].spawns[8]);
}
TEST_CASE("SHN-R114 by a house rule all with a number share its spawn square, and come next to each other") {
    auto table = position(field, galahad, {.shared_spawns = true}).monster(a1, at(6, 4)).table();
    ScriptedDice none{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
    shining::detail::spawn_set(game, Role::b, numbers(12));
    shining::detail::spawn(game, boss, 4);
    CHECK(square_of(table, b1) == at(6, 3));
    CHECK(square_of(table, b2) == at(8, 4));
    CHECK(square_of(table, boss) == at(12, 4));
    CHECK(shining::detail::spawn_square(table, boss, 5) == map(field).spawns[8]);
}
TEST_CASE("SHN-K92 SHN-K93 SHN-K94 SHN-R112 Timers, weariness and what is protected") {
    CHECK(standard(9, 3).table.encounter.timers >= 1);
    auto weary = standard(19, 3);
    CHECK(weary.table.heroes[h1].hp == 7);
    const auto hermit = standard(4, 3);
    CHECK(hermit.table.encounter.object == standard_maps[4].object);
    CHECK(hermit.table.encounter.object_hp == 5);
    CHECK(hermit.table.encounter.object_vit == 3);
}
TEST_CASE("SHN-R59 the nearest free square, of equals the first, or none") {
    using shining::detail::nearest_free;
    const SquareSet from{at(5, 5)};
    CHECK(nearest_free(map(field), from, SquareSet{at(5, 5), at(0, 0)}) == at(5, 5));
    CHECK(nearest_free(map(field), from, SquareSet{at(5, 7), at(0, 0), at(5, 3)}) == at(5, 3));
    CHECK(nearest_free(map(field), from, SquareSet{at(0, 0), at(15, 7)}) == at(0, 0));
    CHECK(nearest_free(map(field), from, SquareSet{}) == Square::nowhere);
    CHECK(shining::detail::has_passive(standard_content.monsters[monster_named("Harpy")], PassiveKind::fly));
    CHECK(!shining::detail::has_passive(standard_content.monsters[monster_named("Ghoul")], PassiveKind::fly));
}
TEST_CASE("SHN-123 SHN-124 SHN-125 SHN-E17 SHN-R59 on an occupied spawn square a monster enters on the nearest free one") {
    auto table = position(field).hero(h1, at(6, 4)).table();
    ScriptedDice none{};
    const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
    shining::detail::spawn(game, a1, 1);
    CHECK(square_of(table, a1) == at(6, 3));
    CHECK(hp_of(table, a1) == 7);
    table.monsters[0].hp = 2;
    shining::detail::spawn(game, a1, 1);
    CHECK(table.monsters.size() == 1);
    CHECK(hp_of(table, a1) == 2);
}
TEST_CASE("SHN-R59 a monster that is in play does not enter again; by a house rule the next free number of its set does") {
    const auto entered = [](const Knobs& knobs, std::initializer_list<Model> in_play, Numbers numbers) {
        auto where = position(options(field), knobs).hero(h1, at(6, 4));
        int column = 8;
        for (const Model model : in_play) where.monster(model, at(column++, 7));
        auto table = where.table();
        ScriptedDice none{};
        const Playing<Table<Arena>, ScriptedDice, const Ignore> game{table, none, ignore};
        shining::detail::spawn_set(game, Role::a, numbers);
        std::vector<Model> models;
        for (std::size_t i = in_play.size(); i != table.monsters.size(); ++i) {
            models.push_back(table.monsters[i].model);
            CHECK(monster(Role::a, table.monsters[i].number) == table.monsters[i].model);
        }
        return models;
    };
    const Knobs next{.spawn_next_number = true};
    using Entered = std::vector<Model>;
    CHECK(entered({}, {a1}, numbers(1)) == Entered{});
    CHECK(entered(next, {}, numbers(1)) == Entered{a1});
    CHECK(entered(next, {a1}, numbers(1)) == Entered{a2});
    CHECK(entered(next, {a1, a2}, numbers(12)) == Entered{a3, a4});
    CHECK(entered(next, {a4}, numbers(4)) == Entered{a1});
    CHECK(entered(next, {a1, a2, a3, a4}, numbers(1)) == Entered{});
}
TEST_CASE("SHN-034 a Hero order by number is what the slots follow") {
    const auto state = begun(field, ScriptedDice{1});
    CHECK(waits_for(state.table, Activation{one, h1}));
}
TEST_CASE("SHN-R05 where each Hero starts is told") {
    std::vector<HeroPlaced> starts;
    for (std::size_t i = 0; i != party_size; ++i) starts.push_back({hero(i), map(field).starts[i]});
    const auto ordered =
        after(heroes::new_game<Table<Arena>>(options(field), ScriptedDice{1}), NameHero{h1}, NameHero{h2});
    CHECK(only<HeroPlaced>(events_of(ordered, NameHero{h3})) == starts);
}
TEST_CASE("SHN-020 SHN-032 a campaign, a Quest-book and an encounter are ready to be played") {
    CHECK(judge(presets::campaign));
    const auto quest = shining::new_game(presets::quest(QuestCard{2}, 3), Pcg32{1});
    CHECK(quest.table.campaign.quest == QuestCard{2});
    CHECK(quest.table.options.players == 3);
    const auto fight = shining::new_game(presets::encounter(encounter(7), 2), Pcg32{1});
    CHECK(fight.table.encounter.card == encounter(7));
    CHECK(judge(presets::encounter(static_cast<EncounterCard>(200))).clause() == "SHN-032");
}
