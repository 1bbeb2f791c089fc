#include "support.hpp"

using namespace hedra_test;

// Chapters "Dice and terms", "Spaces", "Set-up" and "Initial placement" of the clause book.

namespace {

// The rolls of a set-up in which every hero shows 1, and the draw of the start player, counted from 1.
ScriptedDice ones(int players, int first_player) {
    ScriptedDice dice;
    for (int i = 0; i != players * 6; ++i) dice.then({1});
    return dice.then({first_player});
}

auto new_table(const Options& options, int first_player = 1) {
    return new_game(options, ones(options.players, first_player));
}
auto new_duel(int first_player = 1) { return new_table(presets::duel, first_player); }

std::vector<Event> events_of_set_up(const Options& options, const ScriptedDice& dice) {
    std::vector<Event> events;
    (void)new_game(options, dice, StandardRules{}, [&](const Event& event) { events.push_back(event); });
    return events;
}

// The clause that forbids a game with these options; empty if there is none.
template <class Rules = StandardRules>
std::string refusal(const Options& options, const Rules& rules = {}) {
    const auto game = try_new_game(options, Pcg32{1}, rules);
    CHECK(static_cast<bool>(game) == static_cast<bool>(judge(options, rules)));
    return std::string(judge(options, rules).clause());
}

Options teams(std::initializer_list<std::uint8_t> team_of_seat) {
    Options options{.players = static_cast<std::uint8_t>(team_of_seat.size())};
    std::copy(team_of_seat.begin(), team_of_seat.end(), options.teams.values.begin());
    return options;
}

// Everybody places Rogue, Cleric, Warrior and Barbarian, in this order, on these battlefields.
template <class S>
S place_all(S state, std::initializer_list<int> fields) {
    auto at = fields.begin();
    for (const Die die : {Die::rogue, Die::cleric, Die::warrior, Die::barbarian}) {
        for (int i = 0; i != state.table.options.players; ++i) state = after(state, Place{die, field(*at)});
        ++at;
    }
    return state;
}

template <class S>
std::vector<std::size_t> dice_per_battlefield(const S& state, Seat seat) {
    std::vector<std::size_t> counts;
    for (std::size_t i = 0; i != battlefield_count(state.table.options); ++i)
        counts.push_back(state.table.battlefields.values[i].of(seat).size());
    return counts;
}

// One hero against one enemy die, with the roll it makes.
auto duel_of(Shown attacker, Shown defender, int roll) {
    const auto state = Position{}
                           .on(field(1), one, {attacker})
                           .on(field(1), two, {defender})
                           .phase(Phase::attack)
                           .with(ScriptedDice{roll});
    return after(state, Attack{field(1)});
}

}  // namespace

// 2.1 Dice and terms

TEST_CASE("HED-001 a player's seven dice have 4, 6, 8, 10, 10, 12 and 20 sides") {
    std::vector<int> sides;
    for (const DieType& type : standard_dice) sides.push_back(type.sides);
    CHECK(sides == std::vector{4, 6, 8, 10, 10, 12, 20});
}

TEST_CASE("HED-001 each player rolls six heroes of their own at the start, and has a Dragon besides") {
    const auto rolled = only<HeroRolled>(events_of_set_up(presets::free_for_all(3), ones(3, 1)));
    CHECK(rolled.size() == 18);
    for (const Seat seat : {one, two, three})
        CHECK(std::count_if(rolled.begin(), rolled.end(), [&](const auto& r) { return r.piece.owner == seat; }) == 6);
}

TEST_CASE("HED-001 a die that nobody owns cannot be placed or moved") {
    CHECK(refusal(new_duel().table, Place{static_cast<Die>(7), field(1)}) == "HED-001");
    CHECK(refusal(new_duel().table, Place{static_cast<Die>(200), field(1)}) == "HED-001");
    CHECK(refusal(Position{}.table(), Move{static_cast<Die>(7), Space::first}) == "HED-001");
}

TEST_CASE("HED-001 a die stays its owner's even after an enemy has defeated it") {
    const auto state = duel_of(warrior(1), cleric(5), 6);
    CHECK(at_home(state.table, two) == all_heroes);
    CHECK(on_battlefields(state.table).size() == 1);
}

TEST_CASE("HED-002 Mage, Rogue, Cleric, Warrior, Paladin and Barbarian are rolled on d4, d6, d8, d10, d10 and d12") {
    auto state = new_game(presets::duel, ScriptedDice{4, 6, 8, 10, 10, 12, 1, 1, 1, 1, 1, 1, 1});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {one, Die::mage}) == 4);
    CHECK(face_of(state.table, {one, Die::rogue}) == 6);
    CHECK(face_of(state.table, {one, Die::cleric}) == 8);
    CHECK(face_of(state.table, {one, Die::warrior}) == 10);
    CHECK(face_of(state.table, {one, Die::paladin}) == 10);
    CHECK(face_of(state.table, {one, Die::barbarian}) == 12);
}

TEST_CASE("HED-002 no hero can roll more than its die has sides") {
    const std::vector<int> highest{4, 6, 8, 10, 10, 12};
    for (std::size_t hero = 0; hero != highest.size(); ++hero) {
        ScriptedDice dice;
        for (std::size_t i = 0; i != hero; ++i) dice.then({1});
        dice.then({highest[hero] + 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        CHECK(new_game(presets::duel, dice).chance.fault() == ScriptedDice::Fault::no_such_face);
    }
}

TEST_CASE("HED-003 the Dragon is no hero: it is neither rolled in set-up nor moved in March") {
    const auto rolled = only<HeroRolled>(events_of_set_up(presets::duel, ones(2, 1)));
    CHECK(std::none_of(rolled.begin(), rolled.end(), [](const auto& roll) { return roll.piece.die == Die::dragon; }));
    CHECK(refusal(Position{}.on(field(1), one, {dragon(9)}).table(), Move{Die::dragon, Space::second}) == "HED-054");
    CHECK_FALSE(is_hero(Die::dragon));
}

TEST_CASE("HED-003 the Dragon is a die: on a battlefield it is attacked like the others") {
    const auto state = duel_of(warrior(1), dragon(5), 6);
    CHECK(place_of(state.table, {two, Die::dragon}) == Space::roost);
}

TEST_CASE("HED-004 HED-R02 the Paladin's percentile die gives 1 to 10, as the Warrior's die does") {
    for (int face = 1; face <= 10; ++face) {
        const auto state = new_game(presets::duel, ScriptedDice{1, 1, 1, face, face, 1, 1, 1, 1, 1, 1, 1, 1});
        CHECK(state.chance.verdict());
        CHECK(face_of(state.table, {one, Die::warrior}) == face);
        CHECK(face_of(state.table, {one, Die::paladin}) == face);
    }
}

TEST_CASE("HED-R02 by a house rule the zero of the two ten-sided dice is zero, and they give 0 to 9") {
    const auto zero = ruled({.zero_is_zero = true});
    const auto low = new_game(presets::duel, ScriptedDice{1, 1, 1, d10(0), d10(0), 1, 1, 1, 1, d10(0), 0, 1, 1}, zero);
    CHECK(low.chance.verdict());
    CHECK(face_of(low.table, {one, Die::warrior}) == 0);
    CHECK(face_of(low.table, {one, Die::paladin}) == 0);
    CHECK(face_of(low.table, {one, Die::mage}) == 1);

    const auto high = new_game(presets::duel, ScriptedDice{4, 6, 8, d10(9), 9, 12, 1, 1, 1, 1, 1, 1, 1}, zero);
    CHECK(high.chance.verdict());
    CHECK(face_of(high.table, {one, Die::warrior}) == 9);
    CHECK(face_of(high.table, {one, Die::paladin}) == 9);
    CHECK(face_of(high.table, {one, Die::barbarian}) == 12);
}

TEST_CASE("HED-005 an attacking hero has as much Power as it shows after its roll") {
    const auto state = Position{}
                           .on(field(1), one, {cleric(8)})
                           .on(field(1), two, {warrior(9)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{3});
    const auto compared = only<PowerCompared>(events_of(state, Attack{field(1)}));
    CHECK(compared == std::vector{PowerCompared{{two, Die::warrior}, 3, 3, 0, 0, 9, false}});
}

TEST_CASE("HED-006 an attacked die defends with what it shows, whoever stands beside it") {
    const auto state = Position{}
                           .on(field(1), one, {cleric(1)})
                           .on(field(1), two, {barbarian(7), warrior(9)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{3});
    const auto compared =
        only<PowerCompared>(events_of(after(state, Attack{field(1)}), Assign{Die::cleric, {two, Die::barbarian}}));
    REQUIRE(compared.size() == 2);
    CHECK(compared[0].defense == 9);
    CHECK(compared[1].defense == 7);
}

TEST_CASE("HED-007 Power equal to Defense leaves the die where it is; one more defeats it") {
    CHECK(place_of(duel_of(warrior(1), cleric(5), 5).table, {two, Die::cleric}) == Space::first);
    CHECK(place_of(duel_of(warrior(1), cleric(5), 6).table, {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-008 a hero that marches keeps its face") {
    const auto state = Position{}.home(one, {rogue(5)}).with(ScriptedDice{});
    CHECK(face_of(after(state, Move{Die::rogue, Space::first}).table, {one, Die::rogue}) == 5);
}

TEST_CASE("HED-008 a hero that comes along with the Cleric keeps its face") {
    const auto state = Position{}.home(one, {rogue(5), cleric(7)}).with(ScriptedDice{});
    const auto moved = after(state, Move{Die::cleric, Space::first}, Escort{{one, Die::rogue}});
    CHECK(face_of(moved.table, {one, Die::rogue}) == 5);
    CHECK(face_of(moved.table, {one, Die::cleric}) == 7);
}

TEST_CASE("HED-008 a defeated hero lies at Home with the face it had") {
    CHECK(face_of(duel_of(warrior(1), cleric(5), 6).table, {two, Die::cleric}) == 5);
}

TEST_CASE("HED-008 a Rogue that retreats keeps its face") {
    const auto state = after(duel_of(warrior(1), rogue(4), 6), Retreat{Space::second});
    CHECK(place_of(state.table, {two, Die::rogue}) == Space::second);
    CHECK(face_of(state.table, {two, Die::rogue}) == 4);
}

TEST_CASE("HED-008 a Dragon's face also changes when it advances in its Roost and when it comes back there") {
    const auto advanced = duel_of(warrior(1), cleric(5), 6);
    CHECK(face_of(advanced.table, {two, Die::dragon}) == 1 + 5 + 3);
    const auto reset = duel_of(warrior(1), dragon(5), 6);
    CHECK(face_of(reset.table, {two, Die::dragon}) == 1);
}

TEST_CASE("HED-009 everybody at the table, and whoever watches, sees all of it") {
    const auto table = duel_of(warrior(1), rogue(4), 6).table;
    for (const Seat seat : {one, two, Seat::spectator}) CHECK(*view(table, seat) == table);
}

// 2.2 Spaces

TEST_CASE("HED-G01 HED-010 there is one battlefield more than there are players") {
    for (const std::uint8_t players : std::array<std::uint8_t, 5>{2, 3, 4, 5, 6}) {
        const auto state = new_table(presets::free_for_all(players));
        CHECK(is_legal(state.table, Place{Die::rogue, field(players + 1)}));
        CHECK(refusal(state.table, Place{Die::rogue, field(players + 2)}) == "HED-010");
        CHECK(only<GameStarted>(events_of_set_up(presets::free_for_all(players), ones(players, 1)))[0].battlefields ==
              players + 1);
    }
}

TEST_CASE("HED-010 fewer than two cannot play") {
    CHECK(refusal(presets::free_for_all(2)) == "");
    CHECK(refusal(presets::free_for_all(1)) == "HED-010");
    CHECK(refusal(presets::free_for_all(0)) == "HED-010");
}

TEST_CASE("HED-R03 up to six can play") {
    CHECK(refusal(presets::free_for_all(6)) == "");
    CHECK(refusal(presets::free_for_all(7)) == "HED-R03");
    CHECK(refusal(presets::free_for_all(255)) == "HED-R03");
}

TEST_CASE("HED-R03 by a house rule no more than four can play") {
    CHECK(refusal(presets::free_for_all(4), ruled({.max_players = 4})) == "");
    CHECK(refusal(presets::free_for_all(5), ruled({.max_players = 4})) == "HED-R03");
}

TEST_CASE("HED-R03 a house rule can limit the players to any number from two to six") {
    CHECK(refusal(presets::duel, ruled({.max_players = 2})) == "");
    CHECK(refusal(presets::duel, ruled({.max_players = 1})) == "HED-R03");
    CHECK(refusal(presets::duel, ruled({.max_players = 7})) == "HED-R03");
}

TEST_CASE("HED-011 heroes go to the Home of their own player") {
    const auto state = duel_of(warrior(1), cleric(5), 6);
    CHECK(at_home(state.table, two).has(Die::cleric));
    CHECK(at_home(state.table, one) == all_heroes - DieSet{Die::warrior});
}

TEST_CASE("HED-012 a Dragon is in its Roost or on a battlefield, never at Home") {
    CHECK(Position{}.home(one, {dragon(1)}).try_table().verdict().clause() == "HED-012");
    const auto state = duel_of(warrior(1), dragon(5), 6);
    CHECK(place_of(state.table, {two, Die::dragon}) == Space::roost);
    CHECK_FALSE(at_home(state.table, two).has(Die::dragon));
}

TEST_CASE("HED-013 a battlefield has room for all dice of all players") {
    auto position = Position{presets::free_for_all(3)};
    position.on(field(1), one, {mage(1), rogue(1), cleric(1), warrior(1), paladin(1), dragon(1)});
    for (const Seat seat : {two, three})
        position.on(field(1), seat, {mage(1), rogue(1), cleric(1), warrior(1), paladin(1), barbarian(1), dragon(1)});
    const auto state = after(position.with(ScriptedDice{}), Move{Die::barbarian, Space::first});
    CHECK(state.table.battlefields[field(1)].size() == 21);
}

TEST_CASE("HED-014 every battlefield can be reached from Home and from every other battlefield") {
    const auto table = Position{presets::free_for_all(6)}.on(field(1), one, {warrior(1)}).table();
    for (int to = 2; to <= 7; ++to) CHECK(is_legal(table, Move{Die::warrior, space(field(to))}));
    for (int to = 1; to <= 7; ++to) CHECK(is_legal(table, Move{Die::rogue, space(field(to))}));
}

// 2.3 Set-up

TEST_CASE("HED-020 every Dragon begins in its Roost, showing 1") {
    const auto state = new_table(presets::free_for_all(3));
    for (const Seat seat : {one, two, three}) {
        CHECK(place_of(state.table, {seat, Die::dragon}) == Space::roost);
        CHECK(face_of(state.table, {seat, Die::dragon}) == 1);
    }
}

TEST_CASE("HED-021 HED-R48 each hero is rolled once, player by player, and the start player is drawn last") {
    const auto state = new_game(presets::duel, ScriptedDice{1, 2, 3, 4, 5, 6, 4, 5, 6, 7, 8, 9, 2});
    CHECK(state.chance.verdict());
    CHECK(state.table.faces[one].values == std::array<std::uint8_t, 7>{1, 2, 3, 4, 5, 6, 1});
    CHECK(state.table.faces[two].values == std::array<std::uint8_t, 7>{4, 5, 6, 7, 8, 9, 1});
    CHECK(state.table.turn.start == two);
}

TEST_CASE("HED-021 after set-up all heroes are at Home") {
    const auto state = new_table(presets::free_for_all(3));
    for (const Seat seat : {one, two, three}) CHECK(at_home(state.table, seat) == all_heroes);
}

TEST_CASE("HED-021 the set-up tells of the table, of every roll, and of the start player") {
    const auto events = events_of_set_up(presets::quick_duel, ScriptedDice{1, 2, 3, 4, 5, 6, 4, 5, 6, 7, 8, 9, 2});
    REQUIRE(events.size() == 14);
    CHECK(events.front() == Event{GameStarted{2, 3, Teams{}, 3}});
    CHECK(events[1] == Event{HeroRolled{{one, Die::mage}, 1}});
    CHECK(events[6] == Event{HeroRolled{{one, Die::barbarian}, 6}});
    CHECK(events[7] == Event{HeroRolled{{two, Die::mage}, 4}});
    CHECK(events[12] == Event{HeroRolled{{two, Die::barbarian}, 9}});
    CHECK(events.back() == Event{FirstPlayerChosen{two}});
}

TEST_CASE("HED-021 the set-up of a team game tells who plays with whom") {
    const auto started = only<GameStarted>(events_of_set_up(presets::teams_2v2, ones(4, 1)));
    CHECK(started == std::vector{GameStarted{4, 5, alternating_teams(4, 2), 5}});
}

TEST_CASE("HED-022 HED-R49 the start player is drawn among all players and nobody else") {
    for (int drawn = 1; drawn <= 3; ++drawn) {
        const auto state = new_table(presets::free_for_all(3), drawn);
        CHECK(state.chance.verdict());
        CHECK(state.table.turn.start == static_cast<Seat>(drawn - 1));
    }
    CHECK(new_table(presets::free_for_all(3), 4).chance.fault() == ScriptedDice::Fault::no_such_face);
}

TEST_CASE("HED-R49 what the host says about the start player does not count against the draw") {
    CHECK(new_table({.first_player = two}, 1).table.turn.start == one);
}

TEST_CASE("HED-R49 by a house rule the host names the start player and nothing is drawn") {
    const auto by_host = ruled({.first_player = FirstPlayer::by_host});
    const auto state = new_game({.first_player = two}, ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, by_host);
    CHECK(state.chance.verdict());
    CHECK(state.table.turn.start == two);
    CHECK(waits_for(state.table, PlaceDie{two}));
}

TEST_CASE("HED-R49 the start player must sit at the table") {
    CHECK(refusal({.first_player = two}) == "");
    CHECK(refusal({.first_player = three}) == "HED-R49");
    CHECK(refusal({.first_player = Seat::spectator}) == "HED-R49");
    CHECK(refusal({.first_player = static_cast<Seat>(200)}) == "HED-R49");
}

TEST_CASE("HED-023 placement and turns go clockwise, beginning with the start player") {
    auto state = new_table(presets::free_for_all(3), 2);
    std::vector<Seat> order;
    for (int i = 0; i != 4; ++i) {
        order.push_back(decider(state.table));
        state = after(state, actions_of(state.table)[0]);
    }
    CHECK(order == std::vector{two, three, one, two});

    state = place_all(new_table(presets::free_for_all(3), 2), {1, 2, 3, 4});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    state = after(state, Pass{}, Attack{field(1)});
    while (decider(state.table) == two) state = after(state, actions_of(state.table)[0]);
    CHECK(state.table.turn.active == three);
}

TEST_CASE("HED-024 all scores are 0 at the start") {
    const auto state = new_table(presets::free_for_all(6));
    for (const auto score : state.table.scores) CHECK(score == 0);
}

// What the players settle before the game

TEST_CASE("HED-R53 the target can be any number from 1 on") {
    CHECK(refusal({.target = 1}) == "");
    CHECK(refusal({.target = 60000}) == "");
    CHECK(refusal({.target = 0}) == "HED-R53");
}

TEST_CASE("HED-R53 by a house rule the target is 3, 4 or 5") {
    const auto documented = ruled({.documented_targets_only = true});
    CHECK(refusal({.target = 2}, documented) == "HED-R53");
    CHECK(refusal({.target = 3}, documented) == "");
    CHECK(refusal({.target = 5}, documented) == "");
    CHECK(refusal({.target = 6}, documented) == "HED-R53");
}

TEST_CASE("HED-R39 teams are two or more of equal size, with at least two players each") {
    CHECK(refusal(presets::teams_2v2) == "");
    CHECK(refusal(presets::teams_3v3) == "");
    CHECK(refusal(presets::teams_2v2v2) == "");
    CHECK(refusal(teams({1, 1, 1, 2, 2})) == "HED-R39");
    CHECK(refusal(teams({1, 1, 2, 2, 2})) == "HED-R39");
    CHECK(refusal(teams({1, 1, 2, 2, 3})) == "HED-R39");
    CHECK(refusal(teams({1, 2})) == "HED-R39");
    CHECK(refusal(teams({1, 1, 1, 1})) == "HED-R39");
}

TEST_CASE("HED-R39 teammates need not sit alternately") {
    CHECK(refusal(teams({1, 1, 2, 2})) == "");
    CHECK(refusal(teams({2, 1, 1, 2})) == "");
}

TEST_CASE("HED-R39 by a house rule teams may differ in size, but there must be two") {
    const auto unequal = ruled({.unequal_teams = true});
    CHECK(refusal(teams({1, 1, 2}), unequal) == "");
    CHECK(refusal(teams({1, 2}), unequal) == "");
    CHECK(refusal(teams({1, 1, 1, 1}), unequal) == "HED-R39");
}

TEST_CASE("HED-R39 either all players have a team, numbered from 1, or nobody has") {
    CHECK(refusal(teams({0, 0, 0, 0})) == "");
    CHECK(refusal(teams({0, 0, 1, 1})) == "HED-R39");
    CHECK(refusal(teams({1, 1, 2, 0}), ruled({.unequal_teams = true})) == "HED-R39");
    CHECK(refusal(teams({1, 1, 4, 4})) == "");
    CHECK(refusal(teams({1, 1, 5, 5})) == "HED-R39");
    CHECK(refusal(teams({1, 1, 200, 200})) == "HED-R39");
}

TEST_CASE("HED-R39 an empty seat has no team") {
    CHECK(refusal({.players = 4, .teams = alternating_teams(5, 2)}) == "HED-R39");
    CHECK(refusal({.players = 4, .teams = alternating_teams(4, 2)}) == "");
    Options duel{};
    duel.teams[three] = 1;
    CHECK(refusal(duel) == "HED-R39");
}

TEST_CASE("HED-191 a house rule cannot ask of a Dragon what its die does not show") {
    CHECK(refusal(presets::duel, ruled({.dragon_ready = 20})) == "");
    CHECK(refusal(presets::duel, ruled({.dragon_ready = 21})) == "HED-191");
    CHECK(refusal(presets::duel, ruled({.dragon_ready = 2})) == "");
    CHECK(refusal(presets::duel, ruled({.dragon_ready = 1})) == "HED-191");
}

TEST_CASE("HED-010 a game that cannot be is refused aloud when nobody asked first") {
    CHECK_THROWS_AS((void)new_game(presets::free_for_all(1), Pcg32{1}), IllegalAction);
}

// 2.4 Initial placement

TEST_CASE("HED-030 HED-R04 players take turns placing one die each, four times round") {
    auto state = new_duel(2);
    std::vector<Seat> order;
    for (const int at : {1, 1, 2, 2, 3, 3, 1, 1}) {
        order.push_back(decider(state.table));
        const auto actions = actions_of(state.table);
        const auto here = std::find_if(actions.begin(), actions.end(),
                                       [&](const Action& action) { return get<Place>(action).at == field(at); });
        state = after(state, *here);
    }
    CHECK(order == std::vector{two, one, two, one, two, one, two, one});
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-R04 by a house rule each player places all four dice before the next one does") {
    auto state = new_game(presets::free_for_all(3), ones(3, 3), ruled({.placement_all_at_once = true}));
    for (const Seat seat : {three, one, two}) {
        for (const Place& place : {Place{Die::barbarian, field(1)}, Place{Die::warrior, field(2)},
                                   Place{Die::rogue, field(3)}, Place{Die::cleric, field(4)}}) {
            CHECK(waits_for(state.table, PlaceDie{seat}));
            state = after(state, place);
        }
    }
    CHECK(waits_for(state.table, ChooseMarch{three}));
}

TEST_CASE("HED-030 while dice are placed nothing else is done") {
    const auto table = new_duel().table;
    for (const Action& action : {Action{Pass{}}, Action{Move{Die::rogue, Space::first}}, Action{Attack{field(1)}},
                                 Action{Unleash{}}, Action{Decline{}}})
        CHECK(refusal(table, action) == "HED-030");
}

TEST_CASE("HED-030 a placed die leaves Home and lies on the battlefield, and everybody is told") {
    const auto state = new_game(presets::duel, ScriptedDice{1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    CHECK(events_of(state, Place{Die::cleric, field(2)}) ==
          std::vector{Event{DiePlaced{{one, Die::cleric}, field(2), 7}}});
    const auto placed = after(state, Place{Die::cleric, field(2)});
    CHECK(place_of(placed.table, {one, Die::cleric}) == Space::second);
    CHECK(place_of(placed.table, {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-031 Rogue, Cleric, Warrior and Barbarian are placed in any order") {
    const auto table = new_duel().table;
    for (const Die die : {Die::rogue, Die::cleric, Die::warrior, Die::barbarian})
        CHECK(is_legal(table, Place{die, field(3)}));
    CHECK(actions_of(table).size() == 4 * 3);
}

TEST_CASE("HED-031 no die is placed twice") {
    const auto table = after(new_duel(), Place{Die::rogue, field(1)}, Place{Die::cleric, field(1)}).table;
    CHECK(refusal(table, Place{Die::rogue, field(2)}) == "HED-031");
    CHECK(is_legal(table, Place{Die::cleric, field(2)}));
}

TEST_CASE("HED-032 Mage, Paladin and Dragon are not placed") {
    const auto table = new_duel().table;
    for (const Die die : {Die::mage, Die::paladin, Die::dragon})
        CHECK(refusal(table, Place{die, field(1)}) == "HED-032");
    const auto state = place_all(new_duel(), {1, 2, 3, 1});
    CHECK(at_home(state.table, one) == DieSet{Die::mage, Die::paladin});
    CHECK(at_home(state.table, two) == DieSet{Die::mage, Die::paladin});
    CHECK(in_roost(state.table, one));
}

TEST_CASE("HED-033 as long as a battlefield has no die of the player, the next one goes to such a battlefield") {
    auto state = after(new_duel(), Place{Die::rogue, field(1)}, Place{Die::rogue, field(1)});
    CHECK(refusal(state.table, Place{Die::cleric, field(1)}) == "HED-033");
    CHECK(is_legal(state.table, Place{Die::cleric, field(2)}));
    state = after(state, Place{Die::cleric, field(3)}, Place{Die::cleric, field(3)});
    CHECK(refusal(state.table, Place{Die::warrior, field(1)}) == "HED-033");
    CHECK(refusal(state.table, Place{Die::warrior, field(3)}) == "HED-033");
    CHECK(is_legal(state.table, Place{Die::warrior, field(2)}));
}

TEST_CASE("HED-033 dice of other players do not keep a die from a battlefield") {
    const auto state = after(new_duel(), Place{Die::rogue, field(1)});
    CHECK(is_legal(state.table, Place{Die::rogue, field(1)}));
    CHECK(is_legal(state.table, Place{Die::barbarian, field(1)}));
}

TEST_CASE("HED-033 a placement that is refused changes nothing") {
    const auto state = after(new_duel(), Place{Die::rogue, field(1)}, Place{Die::rogue, field(1)});
    const auto result = try_apply(state, Place{Die::cleric, field(1)});
    CHECK(result.verdict().clause() == "HED-033");
    CHECK(waits_for(state.table, PlaceDie{one}));
    CHECK(place_of(state.table, {one, Die::cleric}) == Space::home);
}

TEST_CASE("HED-034 a player with a die on every battlefield puts the next one anywhere") {
    auto state = new_duel();
    for (const Die die : {Die::rogue, Die::cleric, Die::warrior})
        for (int i = 0; i != 2; ++i) state = after(state, Place{die, field(static_cast<int>(die))});
    for (int at = 1; at <= 3; ++at) CHECK(is_legal(state.table, Place{Die::barbarian, field(at)}));
    CHECK(actions_of(state.table).size() == 3);
}

TEST_CASE("HED-G02 HED-035 in a duel everybody ends with two dice on one battlefield and one on each other") {
    for (const int pair : {1, 2, 3}) {
        auto counts = dice_per_battlefield(place_all(new_duel(), {1, 2, 3, pair}), two);
        CHECK(counts[static_cast<std::size_t>(pair - 1)] == 2);
        std::sort(counts.begin(), counts.end());
        CHECK(counts == std::vector<std::size_t>{1, 1, 2});
    }
}

TEST_CASE("HED-036 with three players everybody ends with one die on each battlefield") {
    auto state = new_table(presets::free_for_all(3));
    for (const Die die : {Die::rogue, Die::cleric, Die::warrior})
        for (int i = 0; i != 3; ++i) state = after(state, Place{die, field(static_cast<int>(die))});
    CHECK(actions_of(state.table).size() == 1);
    state =
        after(state, Place{Die::barbarian, field(4)}, Place{Die::barbarian, field(4)}, Place{Die::barbarian, field(4)});
    for (const Seat seat : {one, two, three})
        CHECK(dice_per_battlefield(state, seat) == std::vector<std::size_t>{1, 1, 1, 1});
}

TEST_CASE("HED-036 with four players everybody leaves one of the five battlefields without an own die") {
    const auto state = place_all(new_table(presets::free_for_all(4)), {5, 4, 2, 1});
    for (const Seat seat : {one, two, three, four})
        CHECK(dice_per_battlefield(state, seat) == std::vector<std::size_t>{1, 1, 0, 1, 1});
}

TEST_CASE("HED-037 a die is placed with the face it was rolled, and nothing is rerolled") {
    auto state = new_game(presets::duel, ScriptedDice{1, 6, 8, 10, 1, 12, 1, 1, 1, 1, 1, 1, 1});
    state = place_all(state, {1, 2, 3, 1});
    CHECK(state.chance.verdict());
    CHECK(state.table.faces[one].values == std::array<std::uint8_t, 7>{1, 6, 8, 10, 1, 12, 1});
}

TEST_CASE("HED-037 placing the Cleric brings nobody along") {
    const auto state = after(new_duel(), Place{Die::cleric, field(1)});
    CHECK(waits_for(state.table, PlaceDie{two}));
    CHECK(state.table.battlefields[field(1)].size() == 1);
}

TEST_CASE("HED-038 the start player begins as soon as the last die is placed") {
    auto state = new_duel(2);
    for (const int i : {1, 2, 3})
        for (int player = 0; player != 2; ++player) state = after(state, Place{static_cast<Die>(i), field(i)});
    state = after(state, Place{Die::barbarian, field(1)});
    CHECK(waits_for(state.table, PlaceDie{one}));
    const auto events = events_of(state, Place{Die::barbarian, field(1)});
    CHECK(has_event(events, TurnBegan{two, 1}));
    CHECK(has_event(events, PhaseBegan{two, Phase::march}));
    CHECK(waits_for(after(state, Place{Die::barbarian, field(1)}).table, ChooseMarch{two}));
}

TEST_CASE("HED-010 a die cannot be placed on a battlefield that does not exist") {
    const auto table = new_duel().table;
    for (const int at : {0, 4, 8, 200}) CHECK(refusal(table, Place{Die::rogue, field(at)}) == "HED-010");
}

namespace house {

constexpr Dice nothing_to_place() {
    Dice dice = standard_dice;
    for (DieType& die : dice) die.placed_at_start = false;
    return dice;
}

struct AllAtHome : StandardRules {
    static constexpr std::string_view name = "all at home";
    static constexpr Dice dice = nothing_to_place();
};

}  // namespace house

TEST_CASE("HED-031 HED-296 where no die is placed at the start, the first turn begins at once") {
    const auto table = new_game<house::AllAtHome>(Options{}, Pcg32{1}).table;
    CHECK(waits_for_a<ChooseMarch>(table));
    CHECK(table.turn.round == 1);
    CHECK(audit(table));
}

TEST_CASE("HED-R39 teams for more players than there can be are no teams at all") {
    CHECK(alternating_teams(7, 2) == alternating_teams(6, 2));
    CHECK(alternating_teams(4, 0) == Teams{});
}
