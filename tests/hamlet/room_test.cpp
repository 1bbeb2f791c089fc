#include "cards.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <heroes/core/codec.hpp>
#include <heroes/tools/notation.hpp>
#include <laws.hpp>

// A game with half as many cards again as the standard one has.
namespace hamlet_test::room {

namespace {

constexpr std::size_t half_more(std::size_t count) { return count + (count + 1) / 2; }

constexpr void add_half(Draft& draft, const auto& type) {
    const std::size_t wanted = half_more(cards_of(draft, type).count);
    while (cards_of(draft, type).count != wanted && add(draft, "Another", type)) {}
}

struct Crowded : RuntimeRules {
    static constexpr std::string_view name = "crowded";
    static constexpr Content content = [] {
        Draft draft = draft_of(StandardRules::content);
        add_half(draft, HeroType{hamlet::heal(1)});
        add_half(draft, hamlet::monster(Region::dark_caves, 4, 1, 0, 2));
        add_half(draft, MutationType{attack_mod(1)});
        add_half(draft, hamlet::gear(2, attack_mod(1)));
        add_half(draft, DecreeType{hero_attack(-1)});
        return complete(draft);
    }();

    using RuntimeRules::RuntimeRules;
    bool operator==(const Crowded&) const = default;
};

// As many monsters as fill the standard room, and one more; and a content that is made when the program starts.
constexpr Content with_monsters(std::size_t count) {
    Draft draft = draft_of(StandardRules::content);
    while (draft.monsters.count != count && add(draft, "Another", hamlet::monster(Region::dark_caves, 4, 1, 0, 2))) {}
    return complete(draft);
}
struct Full : StandardRules {
    static constexpr std::string_view name = "full";
    static constexpr Content content = with_monsters(64);
};
struct OneMore : StandardRules {
    static constexpr std::string_view name = "one more";
    static constexpr Content content = with_monsters(65);
};
struct Loaded : StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const Content content = with_monsters(45);
};

}  // namespace

TEST_CASE("HAM-C66 there is room for half as many cards again of every kind") {
    CHECK(Crowded::content.heroes.count == half_more(StandardRules::content.heroes.count));
    CHECK(Crowded::content.monsters.count == half_more(StandardRules::content.monsters.count));
    CHECK(Crowded::content.mutations.count == half_more(StandardRules::content.mutations.count));
    CHECK(Crowded::content.items.count == half_more(StandardRules::content.items.count));
    CHECK(Crowded::content.decrees.count == half_more(StandardRules::content.decrees.count));
}

TEST_CASE("HAM-C66 only the tables of a content with many cards are larger") {
    CHECK(Table<>::room == 64);
    CHECK(Table<Full>::room == 64);
    CHECK(Table<OneMore>::room == 96);
    CHECK(Table<Loaded>::room == 96);
    CHECK(sizeof(Table<Full>) == sizeof(Table<>));
    CHECK(sizeof(Table<Crowded>) <= sizeof(Table<RuntimeRules>) + 112);
}

// Beyond the room of a standard table; 70 less 64 is the number of a card that is there.
constexpr MonsterCard no_monster{70};
constexpr MutationCard no_mutation{70};
constexpr ItemCard no_item{70};

TEST_CASE("HAM-223 a card that a table has no room for is none, wherever a position says it lies") {
    const auto fault = [](const auto& position) { return std::string(position.try_table().verdict().clause()); };
    CHECK(fault(Position{}.trophies(one, {no_monster})) == "HAM-223");
    CHECK(fault(Position{}.monster(caves, no_monster)) == "HAM-223");
    CHECK(fault(Position{}.discard({no_mutation})) == "HAM-223");
    CHECK(fault(Position{}.top({no_item})) == "HAM-223");
    CHECK(fault(Position{}.hide(one, {no_item})) == "HAM-223");
    CHECK(fault(Position{}.carry(one, {item(ItemCard{6})}).hide(one, {no_item})) == "HAM-223");
    CHECK(fault(Position{}.carry(one, {item(no_item)})) == "HAM-223");
}

TEST_CASE("HAM-058 HAM-069 HAM-079 HAM-R69 nor can it be paid, given, equipped or shown") {
    constexpr ItemCard own{6};
    const auto state =
        Position{}.trophies(one, {MonsterCard{6}}).hide(one, {own, axe}).stock(space(1), beer).with(ScriptedDice{});
    CHECK(refusal(state.table, RevealItem{own}).empty());
    CHECK(refusal(state.table, RevealItem{no_item}) == "HAM-R69");
    const auto paying = after(state, Shop{ShopSpaces{space(1)}});
    CHECK(refusal(paying.table, Pay{MonsterCard{6}}).empty());
    CHECK(refusal(paying.table, Pay{no_monster}) == "HAM-058");
    const auto selling = after(state, Sell{ShopSpaces{space(1)}});
    CHECK(refusal(selling.table, Give{own}).empty());
    CHECK(refusal(selling.table, Give{no_item}) == "HAM-069");
    const auto arranging = after(state, Rearrange{});
    CHECK(refusal(arranging.table, Equip{item(own)}).empty());
    CHECK(refusal(arranging.table, Equip{item(no_item)}) == "HAM-079");
}

TEST_CASE("HAM-078 a slot does not hold a card that a table has no room for") {
    auto table = Position{}.carry(one, {item(ItemCard{6})}).table();
    table.heroes[one].slots[slot(1)] = item(ItemCard{6});
    CHECK(audit(table));
    table.heroes[one].slots[slot(1)] = item(no_item);
    CHECK(audit(table).clause() == "HAM-078");
}

TEST_CASE("HAM-C66 the laws hold with half as many cards again") {
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{4}})
        laws::check<Table<Crowded>>({.options = {.players = players},
                                     .rules = Crowded{{.max_turns = 60}},
                                     .games = 150,
                                     .close = 1,
                                     .odds = 0,
                                     .part = 15});
}

TEST_CASE("HAM-C66 cards beyond the sixty-fourth are dealt, saved and written down") {
    auto state = new_game(Options{.players = 4}, Pcg32{5}, Crowded{});
    Pcg32 player{5};
    bool dealt = false;
    for (int turn = 0; turn != 400 && !is_over(state.table); ++turn) {
        const auto actions = legal_actions(state.table);
        const Action action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        play(state.table, action, state.chance);
        for (const auto& hero : state.table.heroes)
            hero.items.for_each([&](ItemCard card) { dealt = dealt || index_of(card) >= 64; });
        const auto bytes = encode(state);
        CHECK(*decode<hamlet::State<Crowded>>(std::span{bytes.begin(), bytes.end()}) == state);
        CHECK(*parse_table<Table<Crowded>>(notation(state.table, Crowded{}), Crowded{}) == state.table);
    }
    CHECK(dealt);
}

}  // namespace hamlet_test::room
