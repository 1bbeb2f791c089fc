#include "support.hpp"

using namespace hero_master_test;

namespace {

// A Dwarf Barbarian who leads against a Halfling Wizard; both draw the first cards of their decks.
const ScriptedDice opening{/* heroes */ 1,  1, 1, 1,
                           /* leader */ 15, 8,
                           /* hands */ 1,   1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

Duel opened(const Options& options = {}) { return new_game<StandardRules>(options, opening); }

template <class Rules = StandardRules, class C = ScriptedDice>
std::vector<Event> opening_events(const Options& options, const C& dice, const Rules& rules = {}) {
    std::vector<Event> events;
    const auto state = new_game<Rules>(options, dice, rules, [&](const Event& event) { events.push_back(event); });
    CHECK(!is_over(state.table));
    return events;
}

}  // namespace

TEST_CASE("HMA-001 two, three or four play; one or five cannot") {
    CHECK(judge(Options{.players = 1}).clause() == "HMA-001");
    CHECK(judge(Options{.players = 5}).clause() == "HMA-001");
    for (std::uint8_t players = 2; players <= 4; ++players) CHECK(judge(Options{.players = players}));
}
TEST_CASE("HMA-012 HMA-034 everybody draws a race and a class, no two the same") {
    const auto events = opening_events(four_players, Pcg32{3});
    RaceCards races{};
    ClassCards classes{};
    for (const HeroCreated& hero : only<HeroCreated>(events)) races.insert(hero.race), classes.insert(hero.hero_class);
    CHECK(races == RaceCards{dwarf, halfling, elf, gnome});
    CHECK(classes == ClassCards{barbarian, wizard, rogue, priest});
}
TEST_CASE("HMA-009 HMA-010 HMA-035 HMA-037 the deck is the race's and the class's Action cards, equipment lies on the board") {
    const auto table = opened().table;
    const Hero& hero = table.heroes[one];
    const ActionCards all = standard_content.race_actions[dwarf] | standard_content.class_actions[barbarian];
    CHECK((hero.hand | hero.deck) == all);
    CHECK(all.size() == 11);
    CHECK(*gear(table, one, ItemSlot::first_weapon) == standard_content.equipment[EquipmentCard{0}]);
}
TEST_CASE("HMA-013 HMA-014 HMA-036 HMA-R05 two weapons and an armour of the class are in their slots, ready") {
    const auto table = opened().table;
    CHECK(gear(table, two, ItemSlot::first_weapon)->strengths == Strengths{{2, 0, 0, 0}});
    CHECK(gear(table, two, ItemSlot::second_weapon)->strengths == Strengths{{0, 0, 2, 0}});
    CHECK(gear(table, two, ItemSlot::armour)->armour == 8);
    CHECK(table.heroes[two].exhausted.empty());
}
TEST_CASE("HMA-038 cards of races and classes that nobody drew are out of the game") {
    const auto table = opened().table;
    ActionCards used{};
    for (const Hero& hero : table.heroes) used = used | hero.hand | hero.deck | hero.discard;
    CHECK(used.size() == 22);
    CHECK((used & (standard_content.race_actions[elf] | standard_content.class_actions[rogue])).empty());
}
TEST_CASE("HMA-039 HMA-041 the Location deck has seven cards; fifteen ordinary ones could be in it") {
    const auto table = opened().table;
    CHECK(table.locations_left == 7);
    CHECK(table.unseen_locations.size() == 15);
    CHECK(!table.unseen_locations.has(standard_content.den));
}
TEST_CASE("HMA-040 the Dragon's Den is always one of the last three Location cards, each as likely") {
    int drawn_at[8] = {};
    for (std::uint64_t seed = 0; seed != 3000; ++seed) {
        Table<> table{};
        table.unseen_locations = standard_content.locations.all() - LocationCards{standard_content.den};
        table.locations_left = 7;
        Pcg32 chance{seed};
        for (int nth = 1; nth <= 7; ++nth)
            if (hero_master::detail::draw_location(table, chance) == standard_content.den) ++drawn_at[nth];
    }
    CHECK(drawn_at[1] + drawn_at[2] + drawn_at[3] + drawn_at[4] == 0);
    for (int nth = 5; nth <= 7; ++nth) CHECK((drawn_at[nth] > 900 && drawn_at[nth] < 1100));
}
TEST_CASE("HMA-042 HMA-043 HMA-R07 thirteen monsters make the deck; five Bosses and one Legendary lie face up") {
    const auto table = opened().table;
    CHECK(table.monster_deck.size() == 13);
    CHECK(table.bosses == standard_content.bosses);
    CHECK(table.bosses.size() == 6);
}
TEST_CASE("HMA-008 HMA-044 HMA-R04 the other decks: 24 treasures, 14 Critical Fails, 8 Protests") {
    const auto table = opened().table;
    CHECK(table.treasure_deck.size() == 24);
    CHECK(table.fail_deck.size() == 14);
    CHECK(table.protest_deck.size() == 8);
}
TEST_CASE("HMA-030 HMA-045 the highest roll of a D20 leads") {
    CHECK(opened().table.leader == one);
    CHECK(only<LeaderRolled>(opening_events({}, opening)) == std::vector<LeaderRolled>{{one, 15}, {two, 8}});
}
TEST_CASE("HMA-R19 who tie for the highest roll again; by a house rule the first of them leads") {
    const ScriptedDice tied{1, 1, 1, 1, 15, 15, 3, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    CHECK(new_game<StandardRules>(Options{}, tied).table.leader == two);
    const ScriptedDice once{1, 1, 1, 1, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const auto state = new_game<RuntimeRules>(Options{}, once, ruled({.first_roller_wins_ties = true}));
    CHECK(state.table.leader == one);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-045 a host may name the first leader instead") {
    const ScriptedDice unrolled{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const auto state = new_game<StandardRules>(Options{.first_player = two}, unrolled);
    CHECK(state.table.leader == two);
    CHECK(state.chance.verdict());
    CHECK(judge(Options{.first_player = three}).clause() == "HMA-045");
}
TEST_CASE("HMA-023 HMA-026 HMA-046 HMA-047 everybody starts with three gold, ten health and the marker on six") {
    for (const Seat seat : {one, two}) {
        const Hero hero = opened().table.heroes[seat];
        CHECK(hero.gold == 3);
        CHECK(hero.health == 10);
        CHECK(hero.marker == 6);
    }
}
TEST_CASE("HMA-032 HMA-R06 there are two action tokens, in the supply") { CHECK(opened().table.tokens == 2); }
TEST_CASE("HMA-048 HMA-049 HMA-R17 six cards are drawn, by the Wizard seven") {
    CHECK(opened().table.heroes[one].hand.size() == 6);
    CHECK(opened().table.heroes[two].hand.size() == 7);
    CHECK(hand_size(opened().table, two) == 7);
    const auto changed = Position{}
                             .hero(two, halfling, wizard)
                             .equip(two, ItemSlot::armour, treasure("Dented Plate"))
                             .lurking({monster("Giant")})
                             .table();
    CHECK(hand_size(changed, two) == 6);  // the bonus is printed on the Bathrobe
}
TEST_CASE("HMA-016 HMA-027 before the first Location the game board is bare") {
    const auto table = opened().table;
    CHECK(!are_monsters_left(table));
    CHECK(table.treasure_pile.empty());
    CHECK(!table.location);
}
TEST_CASE("HMA-R24 where no hand may shrink so far nobody is asked for a Mulligan") {
    CHECK(waits_for_a<ChooseMulligan>(new_game(Options{}, Pcg32{1}, ruled({.smallest_mulligan = 5})).table));
    CHECK(waits_for_a<ChooseLocation>(new_game(Options{}, Pcg32{1}, ruled({.smallest_mulligan = 9})).table));
}
TEST_CASE("HMA-039 a Location deck of eight is the largest, and sound") {
    const auto table = new_game(Options{}, Pcg32{1}, ruled({.top_locations = 5})).table;
    CHECK(table.locations_left == 8);
    CHECK(audit(table));
}
TEST_CASE("HMA-196 HMA-R22 at the first hand draw nobody protests: Mulligans come at once, clockwise from the leader") {
    auto state = opened();
    CHECK(waits_for(state.table, ChooseMulligan{one}));
    CHECK(waits_for(after(state, KeepHand{}).table, ChooseMulligan{two}));
}
TEST_CASE("HMA-034 HMA-039 content with too few cards is refused") {
    const auto refusal = [](const Knobs& knobs) { return std::string(judge(Options{}, ruled(knobs)).clause()); };
    CHECK(refusal({.top_locations = 6, .locations_with_den = 2}) == "HMA-039");
    CHECK(refusal({.top_locations = 5, .locations_with_den = 2}).empty());
    CHECK(refusal({.hero_health = 0}) == "HMA-023");
    CHECK(refusal({.hero_health = 1, .returning_health = 1}).empty());
    CHECK(refusal({.hero_health = 50}).empty());
    CHECK(refusal({.hero_health = 51}) == "HMA-023");
    CHECK(refusal({.returning_health = 0}) == "HMA-162");
    CHECK(refusal({.returning_health = 10}).empty());
    CHECK(refusal({.returning_health = 11}) == "HMA-162");
    CHECK(refusal({.hand_size = 0, .lowest_hand_size = 0}) == "HMA-026");
    CHECK(refusal({.hand_size = 1, .lowest_hand_size = 1}).empty());
    CHECK(refusal({.hand_size = 10}).empty());
    CHECK(refusal({.hand_size = 11}) == "HMA-026");
    CHECK(refusal({.lowest_hand_size = 6}).empty());
    CHECK(refusal({.lowest_hand_size = 7}) == "HMA-R18");
    CHECK(refusal({.lurking_slots = 0}) == "HMA-R107");
    CHECK(refusal({.lurking_slots = 1}).empty());
    CHECK(refusal({.lurking_slots = 8}).empty());
    CHECK(refusal({.lurking_slots = 9}) == "HMA-R107");
    CHECK(refusal({.action_tokens = 6}).empty());
    CHECK(refusal({.action_tokens = 7}) == "HMA-032");
    CHECK(refusal({.starting_gold = 20}).empty());
    CHECK(refusal({.starting_gold = 21}) == "HMA-046");
    CHECK(refusal({.token_bonus = 20}).empty());
    CHECK(refusal({.token_bonus = 21}) == "HMA-K39");
}
