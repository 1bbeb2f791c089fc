#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A game whose set-up rolls and draws are told: cards by their place among those left in the deck, counted from 1.
auto scripted_game(Options options, ScriptedDice chance) { return new_game(options, chance); }

// The draws after the rolls for the first turn, for two players: a hero each, two heirlooms each, the shop's item.
constexpr std::initializer_list<int> first_cards{1, 1, 1, 1, 1, 1, 1};

// The Champion's hero and mutations come first.
ScriptedDice champion_and(std::initializer_list<int> rolls) {
    ScriptedDice dice{17, 58, 57, 56};
    dice.then(rolls).then(first_cards);
    return dice;
}

template <class Rules = StandardRules>
std::vector<Event> told(Options options, ScriptedDice chance, const Rules& rules = {}) {
    std::vector<Event> events;
    (void)new_game(options, chance, rules, [&](const Event& event) { events.push_back(event); });
    return events;
}

}  // namespace

TEST_CASE("HAM-001 HAM-R01 two to four play, and one alone if the knob allows it") {
    for (std::uint8_t players = 0; players != 10; ++players) {
        CHECK(static_cast<bool>(judge(Options{.players = players})) == (players >= 2 && players <= 4));
        CHECK(static_cast<bool>(judge(Options{.players = players}, ruled({.solo = true}))) ==
              (players >= 1 && players <= 4));
    }
    CHECK(std::string(judge(Options{.players = 5}).clause()) == "HAM-001");
    CHECK(new_game({.players = 1}, Pcg32{1}, ruled({.solo = true})).table.heroes[one].health == 20);
}

TEST_CASE("HAM-014 HAM-015 HAM-016 HAM-223 every card is somewhere: five decks, artifacts and Sigils aside") {
    const auto table = new_game({.players = 4}, Pcg32{5}).table;
    CHECK(table.hero_deck.size() == 17 - 1 - 4);
    CHECK(table.monster_deck.size() == 45);
    CHECK(table.mutation_deck.size() == 58 - 3);
    CHECK(table.item_deck.size() == 56 - 4 * 2 - 1);
    CHECK(table.decree_deck.size() == 20);
    CHECK(table.artifacts_aside == Artifacts::all());
    CHECK(table.sigils_aside == Sigils::all());
    CHECK(audit(table));
}

TEST_CASE("HAM-017 HAM-018 HAM-209 the Moon begins on New Moon and moves with the first turn; no decree is active") {
    const auto state = new_game({.players = 2}, Pcg32{5});
    CHECK(state.table.moon == 1);
    CHECK_FALSE(state.table.waning);
    CHECK(state.table.decrees.empty());
    const auto events = told({.players = 2, .first_player = one}, champion_and({}));
    CHECK(has_event(events, MoonMoved{0, 1}));
    CHECK(only<DecreeDrawn>(events).empty());
}

TEST_CASE("HAM-019 HAM-005 the Champion has a hero and three mutations, face down and unseen by anyone") {
    const auto state = scripted_game({.players = 2, .first_player = one}, champion_and({}));
    CHECK(state.chance.verdict());
    const Champion& champion = state.table.champion;
    CHECK(champion.hero == gritty);  // the last of the heroes, and the last three mutations
    CHECK(champion.mutations.size() == 3);
    CHECK(champion.mutations[0] == fog);
    CHECK(champion.mutations[2] == web);
    CHECK(champion.hero_knowers.empty());
    CHECK(champion.mutation_knowers.empty());
}

TEST_CASE("HAM-020 HAM-K02 the highest roll has the first turn, and turns go clockwise from there") {
    auto state = scripted_game({.players = 2}, champion_and({3, 5}));
    CHECK(state.table.turn.start == two);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.chance.verdict());
    const auto events = told({.players = 2}, champion_and({3, 5}));
    CHECK(has_event(events, InitiativeRolled{one, 3}));
    CHECK(has_event(events, InitiativeRolled{two, 5}));
    CHECK(has_event(events, FirstPlayerChosen{two}));
}
TEST_CASE("HAM-021 HAM-R03 those who tie for the highest roll again, until one is alone; the others do not") {
    ScriptedDice dice{17, 58, 57, 56};
    dice.then({6, 2, 6, 6}).then({4, 4, 1}).then({1, 2}).then({1, 1, 1, 1}).then({1, 1, 1, 1, 1, 1, 1, 1, 1});
    std::vector<Event> events;
    const auto state =
        new_game({.players = 4}, dice, StandardRules{}, [&](const Event& event) { events.push_back(event); });
    CHECK(state.chance.verdict());
    CHECK(state.table.turn.start == three);
    std::vector<Seat> rolled;
    for (const auto& roll : only<InitiativeRolled>(events)) rolled.push_back(roll.seat);
    CHECK(rolled == std::vector<Seat>{one, two, three, four, one, three, four, one, three});
}
TEST_CASE("HAM-R03 after the first player the order is clockwise, not by roll") {
    ScriptedDice dice{17, 58, 57, 56};
    dice.then({1, 6, 2}).then({1, 1, 1}).then({1, 1, 1, 1, 1, 1, 1});
    const auto state = new_game({.players = 3}, dice, ruled({.may_stay_home = true}));
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(waits_for(after(state, StayHome{}).table, HamletPhase{three}));
    CHECK(waits_for(after(state, StayHome{}, StayHome{}).table, HamletPhase{one}));
}
TEST_CASE("HAM-022 HAM-R04 HAM-D24 the host may name the first player, who must sit at the table") {
    const auto state = scripted_game({.players = 2, .first_player = two}, champion_and({}));
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(std::string(judge(Options{.players = 2, .first_player = three}).clause()) == "HAM-R04");
}

TEST_CASE("HAM-023 HAM-024 HAM-R05 in turn order everybody draws a hero, then everybody two items, then the shop is stocked") {
    // The first card of what is left each time: heroes 1 and 2, items 1 to 5.
    const auto state = scripted_game({.players = 2, .first_player = two}, champion_and({}));
    CHECK(state.table.heroes[two].card == attack_6_once);
    CHECK(state.table.heroes[one].card == attack_3_encounter);
    CHECK(state.table.heroes[two].items == ItemCards::from_bits(0b00011));
    CHECK(state.table.heroes[one].items == ItemCards::from_bits(0b01100));
    CHECK(state.table.shop[space(1)] == static_cast<ItemCard>(4));

    const auto events = told({.players = 2, .first_player = two}, champion_and({}));
    CHECK(has_event(events, HeroDrawn{two, attack_6_once}));
    CHECK(only<HeirloomDrawn>(events).size() == 4);
    CHECK(only<HeirloomDrawn>(events)[0] == HeirloomDrawn{two, cleaver, true});
    CHECK(has_event(events, GameStarted{2}));
}
TEST_CASE("HAM-024 HAM-025 heirlooms start in the backpack, hidden until shown") {
    const auto table = new_game({.players = 3}, Pcg32{9}).table;
    for (const Seat seat : {one, two, three}) {
        CHECK(backpack(table.heroes[seat]).size() == 2);
        CHECK(table.heroes[seat].slots == empty_slots);
        CHECK(table.heroes[seat].hidden == table.heroes[seat].items);
        CHECK(table.heroes[seat].knowers.empty());
    }
}
TEST_CASE("HAM-024 the number of heirlooms is a knob") {
    CHECK(new_game({.players = 2}, Pcg32{9}, ruled({.heirlooms = 5})).table.heroes[one].items.size() == 5);
    CHECK(std::string(judge(Options{}, ruled({.heirlooms = 9})).clause()) == "HAM-024");
}

TEST_CASE("HAM-026 HAM-028 HAM-R79 a hero starts at 20 of 20, with the Favor ready and without tokens or trophies") {
    const auto table = new_game({.players = 4}, Pcg32{2}).table;
    for_each_seat(table.options, [&](Seat seat) {
        const Hero& hero = table.heroes[seat];
        CHECK(hero.health == 20);
        CHECK(hero.maximum == 20);
        CHECK(hero.favor_ready);
        CHECK(hero.status_effects.empty());
        CHECK(hero.trophies.empty());
        CHECK(hero.artifacts.empty());
        CHECK(hero.sigils.empty());
    });
    CHECK(table.turn.fatigue == 0);
}
TEST_CASE("HAM-026 HAM-027 health and its limit are knobs") {
    const auto table = new_game({.players = 2}, Pcg32{2}, ruled({.hero_health = 7, .most_hero_health = 8})).table;
    CHECK(table.heroes[one].health == 7);
    CHECK(std::string(judge(Options{}, ruled({.hero_health = 30})).clause()) == "HAM-027");
    CHECK(std::string(judge(Options{}, ruled({.hero_health = 0})).clause()) == "HAM-027");
}

TEST_CASE("HAM-029 regions, graveyard, discard piles and the shop's second and third space are empty at first") {
    const auto table = new_game({.players = 4}, Pcg32{3}).table;
    for (const RegionSpace& space : table.regions) CHECK(space == RegionSpace{});
    CHECK(graveyard_size(table) == 0);
    CHECK(table.monster_discard.empty());
    CHECK(table.mutation_discard.empty());
    CHECK(table.item_discard.empty());
    CHECK(table.decree_discard.empty());
    CHECK_FALSE(table.shop[space(2)].has_value());
    CHECK_FALSE(table.shop[space(3)].has_value());
}
TEST_CASE("HAM-030 HAM-R73 HAM-R10 the first shop item comes after the heirlooms and before the Moon moves") {
    const auto events = told({.players = 2, .first_player = one}, champion_and({}));
    std::size_t heirloom = 0, stock = 0, moon = 0;
    for (std::size_t i = 0; i != events.size(); ++i) {
        if (holds_alternative<HeirloomDrawn>(events[i])) heirloom = i;
        if (holds_alternative<StockMoved>(events[i])) stock = i;
        if (holds_alternative<MoonMoved>(events[i])) moon = i;
    }
    CHECK(heirloom < stock);
    CHECK(stock < moon);
}

TEST_CASE("HAM-R06 with the knob set, everybody draws two heroes in set-up and keeps one") {
    auto state = new_game({.players = 2, .first_player = one}, ScriptedDice{17, 58, 57, 56, 1, 1},
                          ruled({.draw_two_heroes = true}));
    CHECK(waits_for(state.table, ChooseHero{one, attack_6_once, attack_3_encounter}));
    state.chance = ScriptedDice{1, 1};
    state = after(state, KeepHero{attack_3_encounter});
    CHECK(waits_for(state.table, ChooseHero{two, attack_6_once, attack_2_turn}));
    state.chance = ScriptedDice{1, 1, 1, 1, 1};
    state = after(state, KeepHero{attack_2_turn});
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].card == attack_3_encounter);
    CHECK(state.table.heroes[two].card == attack_2_turn);
    CHECK(state.table.heroes[one].items.size() == 2);
    CHECK(state.table.hero_deck.cards().has(attack_6_once));
    CHECK(waits_for(state.table, HamletPhase{one}));
}

TEST_CASE("HAM-R07 the moon bar has at least two spaces") {
    CHECK(std::string(judge(Options{}, ruled({.moon_spaces = 1})).clause()) == "HAM-R07");
    CHECK(judge(Options{}, ruled({.moon_spaces = 2})));
}
TEST_CASE("HAM-193 the Champion has some health") {
    CHECK(std::string(judge(Options{}, ruled({.champion_health = 0})).clause()) == "HAM-193");
}
TEST_CASE("HAM-K01 equal seeds give equal games, and different seeds different ones") {
    CHECK(new_game({.players = 3}, Pcg32{8}).table == new_game({.players = 3}, Pcg32{8}).table);
    CHECK_FALSE(new_game({.players = 3}, Pcg32{8}).table == new_game({.players = 3}, Pcg32{9}).table);
}
