#include "support.hpp"

using namespace shire_test;

namespace {

// A match right after it was set up, with the characters that are taken in the order of the seats.
template <class... Cards>
Duel seated(const Options& options, const Cards&... names) {
    Duel state{new_game(options, ScriptedDice{})};
    ((state = next(state, TakeCharacter{character_card(names)})), ...);
    return state;
}
SpendMastery spend(int first, int second, int third) {
    return {static_cast<Points>(first), static_cast<Points>(second), static_cast<Points>(third)};
}
std::string refused(const Options& options, const Knobs& knobs = {}) {
    return std::string(judge(options, RuntimeRules{knobs}).clause());
}

}  // namespace

TEST_CASE("SHI-001 SHI-003 everybody is in one of two teams, or nobody is") {
    CHECK(refused(presets::duel).empty());
    CHECK(refused(presets::free_for_all(3)).empty());
    CHECK(refused({.players = 3, .teams = {{1, 2, 0}}}) == "SHI-001");
    CHECK(refused({.players = 2, .teams = {{1, 2, 1}}}) == "SHI-001");
    CHECK(refused({.players = 2, .teams = {{1, 1}}}) == "SHI-003");
    CHECK(refused({.players = 3, .teams = {{1, 2, 3}}}) == "SHI-004");
}
TEST_CASE("SHI-004 teams may be even or uneven, and nobody is compensated") {
    CHECK(refused(presets::teams(2, 2)).empty());
    CHECK(refused(presets::teams(3, 3)).empty());
    for (const Options& uneven : {presets::teams(2, 1), presets::teams(3, 2), presets::teams(4, 2)}) {
        CHECK(refused(uneven).empty());
        CHECK(uneven.levels == all_at(5));
    }
    const auto state = seated(presets::teams(2, 1, 0), "Hunter", "Paladin", "Berserker");
    CHECK(hp(state, one) == 34);
    CHECK(hp(state, two) == 40);  // its own aura, no handicap
    CHECK(hp(state, three) == 39);
    CHECK(presets::teams(2, 1).teams == Teams{{1, 2, 1}});
}
TEST_CASE("SHI-005 in a free for all every player is a side of their own") {
    const Options options = presets::free_for_all(5);
    CHECK(is_free_for_all(options));
    for_each_seat(options, [&](Seat seat) { CHECK(side_of(options, seat) == SeatSet{seat}); });
    CHECK(refused(presets::free_for_all(2)).empty());
}
TEST_CASE("SHI-002 enemies are all actors of other sides, allies all of the own side and oneself") {
    const auto table =
        battle(presets::teams(2, 2), {"Hunter", "Cleric", "Paladin", "Berserker"}).pet(one, "Wolf").table();
    const Actor wolf = creature_of(one, Beside::first);
    CHECK(allies(table, a) == ActorSet{a, c, wolf});
    CHECK(enemies(table, a) == ActorSet{b, d});
    CHECK(enemies(table, b) == ActorSet{a, c, wolf});
}
TEST_CASE("SHI-R02 two to six play; a character is taken twice only when none is left") {
    CHECK(refused({.players = 1, .teams = {}}) == "SHI-R02");
    CHECK(refused({.players = 7, .teams = {}}) == "SHI-R02");
    auto state = seated(presets::free_for_all(6, 0), "Cleric");
    CHECK(refusal(state.table, TakeCharacter{character_card("Cleric")}) == "SHI-R02");
    CHECK(actions_of(state.table).size() == 4);
    for (const auto* name : {"Paladin", "Hunter", "Berserker", "Warrior"})
        state = next(state, TakeCharacter{character_card(name)});
    CHECK(actions_of(state.table).size() == 5);
    CHECK(is_legal(state.table, TakeCharacter{character_card("Cleric")}));
}
TEST_CASE("SHI-R02 by house rules duplicates are never allowed, or always") {
    CHECK(refused(presets::free_for_all(6), {.duplicates = Duplicates::never}) == "SHI-R02");
    CHECK(refused(presets::free_for_all(5), {.duplicates = Duplicates::never}).empty());
    HouseDuel state{new_game(presets::duel, ScriptedDice{}, ruled({.duplicates = Duplicates::at_any_time}))};
    state = next(state, TakeCharacter{character_card("Hunter")});
    CHECK(is_legal(state.table, TakeCharacter{character_card("Hunter")}));
}
TEST_CASE("SHI-020 SHI-D01 each player takes a character, and with it the colour of its seat") {
    const Duel state{new_game(presets::short_duel, ScriptedDice{})};
    CHECK(waits_for(state.table, ChooseCharacter{one}));
    CHECK(actions_of(state.table).size() == 5);
    CHECK(refusal(state.table, TakeCharacter{CharacterCard::no_character}) == "SHI-020");
    CHECK(refusal(state.table, Pass{}) == "SHI-020");
    const Colour colours[] = {Colour::white, Colour::yellow, Colour::blue, Colour::purple, Colour::red};
    const std::string_view names[] = {"Cleric", "Paladin", "Hunter", "Berserker", "Warrior"};
    for (std::size_t i = 0; i != 5; ++i)
        CHECK(standard_content.characters[character_card(names[i])].colour == colours[i]);
    const auto events = events_of(state, TakeCharacter{character_card("Hunter")});
    CHECK(has_event(events, CharacterTaken{one, character_card("Hunter"), 34}));
}
TEST_CASE("SHI-021 SHI-023 SHI-024 a character starts with its HP, an empty shield and an empty board") {
    const auto state = seated(presets::short_duel, "Hunter", "Berserker");
    CHECK(board(state, one) == Character{.card = character_card("Hunter"), .hp = 34, .base_hp = 34});
    CHECK(board(state, two) == Character{.card = character_card("Berserker"), .hp = 39, .base_hp = 39});
    CHECK(board(state, one).shield == 0);
}
TEST_CASE("SHI-022 SHI-E17 Divine Aura is applied before the battle, to the Paladin and its allies only") {
    auto state = seated(presets::teams(2, 2, 0), "Paladin", "Hunter", "Warrior", "Berserker");
    state = next(state, TakeCard{card("Brawl stance")});
    CHECK(hp(state, one) == 40);
    CHECK(board(state, one).base_hp == 40);
    CHECK(hp(state, three) == 44);
    CHECK(board(state, three).base_hp == 44);
    CHECK(hp(state, two) == 34);
    CHECK(hp(state, four) == 39);
}
TEST_CASE("SHI-022 SHI-D04 SHI-025 the Warrior chooses its first stance; all other cards are set aside") {
    const auto state = seated(presets::short_duel, "Warrior", "Hunter");
    CHECK(waits_for(state.table, ChooseCard{one, CardKind::stance}));
    CHECK(board(state, one).tab == Card::no_card);
    CHECK(actions_of(state.table).size() == 3);
    CHECK(refusal(state.table, TakeCard{card("Wolf")}) == "SHI-402");
    CHECK(refusal(state.table, Pass{}) == "SHI-022");
    const auto after = next(state, TakeCard{card("Brawl stance")});
    CHECK(board(after, one).tab == card("Brawl stance"));
    CHECK(board(after, two).tab == Card::no_card);
    CHECK((after.table.standing & creatures_only).empty());
}
TEST_CASE("SHI-009 SHI-D03 SHI-011 SHI-026 SHI-R63 with mastery everybody spends points openly, in seat order, at level 5 by default") {
    CHECK(Options{}.levels == all_at(5));
    auto state = seated(presets::duel, "Hunter", "Berserker");
    CHECK(waits_for(state.table, ChooseMastery{one}));
    CHECK(actions_of(state.table).size() == 56);
    CHECK(has_event(events_of(state, spend(5, 0, 0)), MasterySpent{one, {{5, 0, 0}}}));
    state = next(state, spend(5, 0, 0));
    CHECK(waits_for(state.table, ChooseMastery{two}));
    state = next(state, spend(2, 2, 1));
    CHECK(board(state, one).depths == Depths{{5, 0, 0}});
    CHECK(board(state, two).depths == Depths{{2, 2, 1}});
    CHECK(waits_for(state.table, MainPhase{one, a}));
}
TEST_CASE("SHI-010 at level 0 there is no mastery board, so no mastery spell exists") {
    const auto state = seated(presets::short_duel, "Paladin", "Hunter");
    CHECK(waits_for(state.table, MainPhase{two, b}));
    CHECK(why_not(state, "Poison Arrows") == "SHI-116");
    CHECK(spells_of(state.table, a).size() == 10);
}
TEST_CASE("SHI-R64 SHI-521 all characters have the same level, 0 to 5, unless a house rule gives a handicap") {
    for (std::uint8_t level = 0; level <= 5; ++level) CHECK(refused(presets::teams(1, 1, level)).empty());
    CHECK(refused(presets::teams(1, 1, 6)) == "SHI-521");
    const Options handicap{.levels = {{5, 3, 5, 5, 5, 5}}};
    CHECK(refused(handicap) == "SHI-R64");
    CHECK(refused(handicap, {.handicap_levels = true}).empty());
    HouseDuel state{new_game(handicap, ScriptedDice{}, ruled({.handicap_levels = true}))};
    state = after(state, TakeCharacter{character_card("Hunter")}, TakeCharacter{character_card("Berserker")},
                  spend(5, 0, 0));
    CHECK(refusal(state.table, spend(4, 0, 0)) == "SHI-520");
    CHECK(is_legal(state.table, spend(3, 0, 0)));
}
TEST_CASE("SHI-027 SHI-029 SHI-041 the order of the first round is that of agility") {
    const auto state = seated(presets::free_for_all(3, 0), "Cleric", "Hunter", "Berserker");
    CHECK(state.table.turn.order == Order{b, c, a});
    CHECK(waits_for(state.table, MainPhase{two, b}));
}
TEST_CASE("SHI-028 SHI-029 SHI-480 SHI-481 in a free for all the highest HP after start bonuses take the bounty") {
    CHECK(seated(presets::free_for_all(3, 0), "Cleric", "Hunter", "Berserker").table.bounty == three);  // 38, 34, 39
    CHECK(seated(presets::free_for_all(3, 0), "Paladin", "Hunter", "Berserker").table.bounty == one);   // 40, 34, 39
    CHECK(seated(presets::teams(2, 1, 0), "Paladin", "Hunter", "Berserker").table.bounty == Seat::spectator);
}
TEST_CASE("SHI-028 SHI-C04 SHI-R60 a tie for the first bounty is rolled, and rolled again as long as it is one") {
    Duel state{new_game(presets::free_for_all(2, 0), ScriptedDice{})};
    state.chance = ScriptedDice{5, 2, /* the bounty */ 3, 3, 4, 6};
    state = after(state, TakeCharacter{character_card("Paladin")}, TakeCharacter{character_card("Warrior")});
    const auto events = events_of(state, TakeCard{card("Brawl stance")});
    CHECK(only<BountyRolled>(events).size() == 4);
    CHECK(has_event(events, BountyMoved{Seat::spectator, two}));
    CHECK(next(state, TakeCard{card("Brawl stance")}).chance.verdict());
}
TEST_CASE("SHI-013 SHI-527 everything is public: each seat sees the whole table") {
    const auto table = duel("Paladin", "Hunter").mastery(one, 2, 0, 0).table();
    for (const Seat seat : {one, two, Seat::spectator}) CHECK(*view(table, seat) == table);
}
TEST_CASE("SHI-520 SHI-522 SHI-523 points unlock nodes on three paths of five, and there are as many as the level") {
    const auto state = seated(presets::teams(1, 1, 2), "Hunter", "Paladin");
    CHECK(is_legal(state.table, spend(1, 1, 0)));
    CHECK(is_legal(state.table, spend(0, 0, 2)));
    CHECK(refusal(state.table, spend(2, 1, 0)) == "SHI-520");
    CHECK(actions_of(state.table).size() == 10);
    for (std::size_t i = 0; i != standard_content.characters.count; ++i)
        CHECK(standard_content.characters.types.values[i].lengths == EnumArray<shire::Path, std::uint8_t>{{5, 5, 5}});
}
TEST_CASE("SHI-524 SHI-I07 SHI-R62 SHI-E30 a path is a chain: whoever has a node has all before it") {
    const auto table = duel("Paladin", "Hunter").mastery(one, 3, 2, 0).table();
    CHECK(spells_of(table, a).has(slot_of(node(shire::Path::first, 2))));
    CHECK(!spells_of(table, a).has(slot_of(node(shire::Path::first, 4))));
    const auto state = seated(presets::duel, "Hunter", "Paladin");
    CHECK(is_legal(state.table, spend(3, 2, 0)));
    CHECK(is_legal(state.table, spend(5, 0, 0)));
    CHECK(refusal(state.table, spend(6, 0, 0)) == "SHI-524");
}
TEST_CASE("SHI-R62 points may stay unspent, unless a house rule forbids it") {
    CHECK(is_legal(seated(presets::duel, "Hunter", "Paladin").table, spend(0, 0, 0)));
    HouseDuel state{new_game(presets::duel, ScriptedDice{}, ruled({.all_points_spent = true}))};
    state = after(state, TakeCharacter{character_card("Hunter")}, TakeCharacter{character_card("Berserker")});
    CHECK(refusal(state.table, spend(4, 0, 0)) == "SHI-R62");
    CHECK(is_legal(state.table, spend(4, 1, 0)));
    CHECK(actions_of(state.table).size() == 21);
}
TEST_CASE("SHI-525 SHI-528 points may be split freely; five complete exactly one path") {
    const auto state = seated(presets::duel, "Hunter", "Paladin");
    int complete = 0;
    for (const Action& action : actions_of(state.table)) {
        int full = 0;
        for (const Points points :
             {get<SpendMastery>(action).first, get<SpendMastery>(action).second, get<SpendMastery>(action).third})
            full += points == Points::last ? 1 : 0;
        CHECK(full <= 1);
        complete += full;
    }
    CHECK(complete == 3);
    CHECK(is_legal(state.table, spend(2, 2, 1)));
}
TEST_CASE("SHI-526 a node is a spell that can be cast, or an ability that works") {
    const auto state = start(duel("Paladin", "Hunter").mastery(one, 0, 1, 1));
    CHECK(can_cast(state, "Radiant Heal"));
    CHECK(damage(state, "Lead By Example").flat == 1);  // Steel Contact
    CHECK(damage(start(duel("Paladin", "Hunter")), "Lead By Example").flat == 0);
}
TEST_CASE("SHI-E28 an arena character at level 5 has 5 points") {
    const auto state = seated(presets::duel, "Hunter", "Paladin");
    CHECK(is_legal(state.table, spend(1, 2, 2)));
    CHECK(refusal(state.table, spend(2, 2, 2)) == "SHI-520");
}
TEST_CASE("SHI-K34 SHI-R67 raised HP is told when the abilities of the start have worked") {
    const Duel state{
        next(new_game(presets::teams(1, 1, 0), ScriptedDice{6, 1}), TakeCharacter{character_card("Hunter")})};
    const auto events = events_of(state, TakeCharacter{character_card("Paladin")});
    CHECK(only<BaseHpRaised>(events) == std::vector{BaseHpRaised{b, 4}});
    CHECK(only<HpGained>(events).empty());
}
TEST_CASE("SHI-R15 SHI-R67 an ability for all allies is for its owner, also where by a house rule a spell for allies is not") {
    HouseDuel state{new_game(presets::teams(1, 1, 0), ScriptedDice{6, 1}, ruled({.caster_is_ally = false}))};
    state = next(next(state, TakeCharacter{character_card("Hunter")}), TakeCharacter{character_card("Paladin")});
    CHECK(board(state, two).base_hp == 40);
}
TEST_CASE("SHI-012 SHI-R73 a match can be endless unless a house rule limits its rounds") {
    CHECK(can_be_endless(presets::duel));
    CHECK(!can_be_endless(presets::duel, ruled({.max_rounds = 30})));
}
TEST_CASE("SHI-R64 SHI-001 the level of a seat without a player does not matter") {
    CHECK(refused({.levels = {{5, 5, 4, 5, 5, 5}}}).empty());
    CHECK(refused({.levels = {{5, 4, 5, 5, 5, 5}}}) == "SHI-R64");
}
TEST_CASE("SHI-R02 as long as a character is free, whichever it is, none is taken twice") {
    const char* const names[] = {"Cleric", "Paladin", "Hunter", "Berserker", "Warrior"};
    for (const auto* last : names) {
        Duel state{new_game(presets::free_for_all(6, 0), ScriptedDice{})};
        for (const auto* name : names)
            if (name != last) state = next(state, TakeCharacter{character_card(name)});
        CHECK(actions_of(state.table) == std::vector<Action>{TakeCharacter{character_card(last)}});
    }
}
