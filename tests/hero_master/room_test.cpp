#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <heroes/core/codec.hpp>
#include <heroes/tools/notation.hpp>
#include <laws.hpp>

// A game with half as many Action cards and treasures again as the standard one has.
namespace hero_master_test::room {

namespace {

constexpr RaceCard kobold{4};
constexpr ClassCard minstrel{4};

// Copies of a card, all in one deck.
constexpr void add_some(Draft& draft, std::size_t n, const ActionType& type) {
    for (; n != 0; --n) (void)add(draft, "Another", type);
}
// Treasures, half of them to wield and half of them Action cards.
constexpr void add_treasures(Draft& draft, std::size_t n) {
    for (; n != 0; n -= 2) {
        const auto card = static_cast<ActionCard>(draft.actions.count);
        add_some(draft, 1, attack({3, 0, 0, 2}).owned(Owner::treasure));
        (void)add(draft, "Another", treasure_of(card));
        (void)add(draft, "Another", treasure_of(weapon({3, 0, 0, 0})));
    }
}

// A fifth race and a fifth class, each with a deck of its own, and more treasures and Protests.
struct Crowded : RuntimeRules {
    static constexpr std::string_view name = "crowded";
    static constexpr Content content = [] {
        Draft draft = draft_of(StandardRules::content);
        (void)add_race(draft, "Kobold", {Discipline::cunning, {p1(hero_master::draw(1))}});
        add_some(draft, 6, attack({2, 1, 0, 0}, 1).of(kobold));
        add_some(draft, 3, bungle({1, 0, 0, 0}, 6).of(kobold));
        const Equipment brought = draft.classes[ClassCard{0}].brings;
        (void)add_class(draft, "Minstrel", {Discipline::faith, {ap(hero_master::hit(2))}, brought});
        add_some(draft, 6, attack({2, 0, 0, 2}, 0, 0, {t4(take_token())}).of(minstrel));
        add_some(draft, 4, bungle({0, 0, 0, 2}, 7).of(minstrel));
        add_treasures(draft, 12);
        add_some(draft, 6, attack({4, 0, 0, 0}).owned(Owner::protest));
        return complete(draft);
    }();

    using RuntimeRules::RuntimeRules;
    bool operator==(const Crowded&) const = default;
};

// So many Action cards, or treasures, in all; and a content that is made when the program starts.
template <std::size_t count>
struct WithActions : StandardRules {
    static constexpr std::string_view name = "with actions";
    static constexpr Content content = [] {
        Draft draft = draft_of(StandardRules::content);
        add_some(draft, count - draft.actions.count, attack({1, 0, 0, 0}).of(RaceCard{0}));
        return complete(draft);
    }();
};
template <std::size_t count>
struct WithTreasures : StandardRules {
    static constexpr std::string_view name = "with treasures";
    static constexpr Content content = [] {
        Draft draft = draft_of(StandardRules::content);
        while (draft.treasures.count != count && add(draft, "Another", treasure_of(weapon({3, 0, 0, 0})))) {}
        return complete(draft);
    }();
};
struct Loaded : StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const Content content = complete(draft_of(StandardRules::content));
};

template <class F>
void for_each_card_in_play(const Table<Crowded>& table, F&& f) {
    for (const auto& hero : table.heroes)
        for (const LaidAttack& laid : hero.attacks) {
            f(laid.card);
            if (laid.is_bungled()) f(laid.bungle);
        }
}

}  // namespace

TEST_CASE("HMA-R04 there is room for half as many Action cards again, and for decks of another race and class") {
    CHECK(2 * Crowded::content.actions.count == 3 * StandardRules::content.actions.count);
    CHECK(2 * Crowded::content.treasures.count == 3 * StandardRules::content.treasures.count);
    CHECK(Crowded::content.race_actions[kobold].size() == 9);
    CHECK(Crowded::content.class_actions[minstrel].size() == 10);
    CHECK(Crowded::content.treasure_actions.size() == StandardRules::content.treasure_actions.size() + 6);
    CHECK(Crowded::content.protests.size() == StandardRules::content.protests.size() + 6);
}

TEST_CASE("HMA-R04 only the tables of a content with many cards are larger") {
    constexpr Room narrow{.actions = 64, .treasures = 32};
    constexpr Room wide{.actions = 96, .treasures = 48};
    CHECK(Table<>::room == narrow);
    CHECK(Table<WithActions<64>>::room == narrow);
    CHECK(Table<WithActions<65>>::room == wide);
    CHECK(Table<WithTreasures<32>>::room == narrow);
    CHECK(Table<WithTreasures<33>>::room == wide);
    CHECK(Table<Loaded>::room == wide);
    CHECK(sizeof(Table<WithActions<64>>) == sizeof(Table<>));
    CHECK(sizeof(Table<Crowded>) <= sizeof(Table<RuntimeRules>) + 120);
}

TEST_CASE("HMA-008 more than there is room for are refused") {
    Draft draft = draft_of(Crowded::content);
    while (draft.actions.count != 96) CHECK(add(draft, "Another", attack({1, 0, 0, 0}).of(kobold)));
    CHECK(judge(draft));
    CHECK(add(draft, "Another", attack({1, 0, 0, 0}).of(kobold)).clause() == "HMA-008");
}

TEST_CASE("HMA-R04 what lies in a slot keeps its number, whatever more treasures there are") {
    CHECK(item(TreasureCard{31}) == Item{31});
    CHECK(Item::original == Item{32});
    CHECK(Item::nothing == Item{33});
    CHECK(item(TreasureCard{32}) == Item{34});
    for_each_enumerator<TreasureCard>([](TreasureCard each) {
        CHECK(is_treasure(item(each)));
        CHECK(hero_master::treasure(item(each)) == each);
    });
    CHECK_FALSE(is_treasure(Item::original));
    CHECK_FALSE(is_treasure(Item::nothing));
}

TEST_CASE("HMA-008 a card that a table has no room for is none, wherever a position says it lies") {
    const auto fault = [](const auto& position) { return std::string(position.try_table().verdict().clause()); };
    CHECK(fault(Position{}.hand(one, {ActionCard{70}})) == "HMA-008");
    CHECK(fault(Position{}.shown(one, {ActionCard{70}})) == "HMA-008");
    CHECK(fault(Position{}.stash(one, {TreasureCard{40}})) == "HMA-008");
    CHECK(fault(Position{}.equip(one, ItemSlot::armour, TreasureCard{40})) == "HMA-008");
}

TEST_CASE("HMA-R04 the laws hold with half as many Action cards again") {
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{4}})
        laws::check<Table<Crowded>>(
            {.options = {.players = players}, .rules = Crowded{}, .games = 150, .close = 1, .odds = 0, .part = 15});
}

TEST_CASE("HMA-R04 Action cards beyond the sixty-fourth are drawn, laid, saved and written down") {
    auto state = new_game(Options{.players = 4}, Pcg32{5}, Crowded{});
    Pcg32 player{5};
    bool drawn = false;
    bool laid = false;
    for (int turn = 0; turn != 400 && !is_over(state.table); ++turn) {
        const auto actions = legal_actions(state.table);
        const Action action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        play(state.table, action, state.chance);
        for (const auto& hero : state.table.heroes)
            hero.hand.for_each([&](ActionCard card) { drawn = drawn || index_of(card) >= 64; });
        for_each_card_in_play(state.table, [&](ActionCard card) { laid = laid || index_of(card) >= 64; });
        const auto bytes = encode(state);
        CHECK(*decode<hero_master::State<Crowded>>(std::span{bytes.begin(), bytes.end()}) == state);
        CHECK(*parse_table<Table<Crowded>>(notation(state.table, Crowded{}), Crowded{}) == state.table);
    }
    CHECK(drawn);
    CHECK(laid);
}

}  // namespace hero_master_test::room
