#include "cards.hpp"

using namespace hamlet_test;

namespace {

constexpr ShopSpaces spaces(std::initializer_list<int> numbers) {
    ShopSpaces set;
    for (int number : numbers) set.insert(space(number));
    return set;
}

// A table at which every turn can be passed without an incident: a monster in the Caves, and retreats that are free.
Position<RuntimeRules> quiet_village(Options options = {}) {
    return Position{options, ruled(quiet())}.monster(caves, bat);
}

template <class T>
std::vector<std::optional<ItemCard>> shelf(const T& table) {
    return {table.shop.begin(), table.shop.end()};
}

}  // namespace

TEST_CASE("HAM-058 HAM-060 HAM-061 HAM-064 trophies pay at their printed value and go to the monster discard") {
    auto state = Position{}.trophies(one, {rat, echo}).stock(space(1), spear).with(ScriptedDice{});
    CHECK(is_legal(state.table, Shop{spaces({1})}));
    state = after(state, Shop{spaces({1})});
    CHECK(waits_for_a<ChoosePayment>(state.table));
    std::vector<Event> events = events_of(state, Pay{echo});
    CHECK(has_event(events, TrophyPaid{one, echo, 2}));
    state = after(state, Pay{echo});
    events = events_of(state, Pay{rat});
    CHECK(has_event(events, ItemBought{one, space(1), spear, 3}));
    state = after(state, Pay{rat});
    CHECK(state.table.heroes[one].trophies.empty());
    CHECK(state.table.monster_discard == MonsterCards{rat, echo});
    CHECK(backpack(state.table.heroes[one]) == ItemCards{spear});
    CHECK(state.table.monsters_in_graveyard.empty());
}

TEST_CASE("HAM-060 what is not paid for in full is not sold") {
    const auto table = Position{}.trophies(one, {rat}).stock(space(1), ale).table();
    CHECK(refusal(table, Shop{spaces({1})}) == "HAM-060");
    CHECK(refusal(Position{}.stock(space(1), beer).table(), Shop{spaces({1})}) == "HAM-060");
}
TEST_CASE("HAM-060 no change is given") {
    auto state = Position{}.trophies(one, {landlord}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Shop{spaces({1})}, Pay{landlord});
    CHECK(state.table.heroes[one].trophies.empty());
    CHECK(state.table.heroes[one].gold == 0);
}

TEST_CASE("HAM-059 HAM-R19 HAM-D06 one visit buys one, two or all three items, and then the shop is closed") {
    auto position =
        Position{}.trophies(one, {mother, queen}).stock(space(1), beer).stock(space(2), ale).stock(space(3), spear);
    auto state = position.with(ScriptedDice{});
    for (const auto& choice : {spaces({1}), spaces({2, 3}), spaces({1, 2, 3})})
        CHECK(is_legal(state.table, Shop{choice}));
    CHECK(refusal(state.table, Shop{}) == "HAM-059");
    state = after(state, Shop{spaces({1, 2, 3})}, Pay{mother}, Pay{queen});
    CHECK(state.table.heroes[one].items == ItemCards{beer, ale, spear});
    CHECK(shelf(state.table) == shelf(Table<>{}));

    auto once = after(position.with(ScriptedDice{}), Shop{spaces({1})}, Pay{mother});
    CHECK(refusal(once.table, Shop{spaces({2})}) == "HAM-036");
}
TEST_CASE("HAM-R19 with the knob set, a player may buy again in the same turn") {
    auto state = Position{Options{}, ruled({.several_purchases = true})}
                     .trophies(one, {bat, echo})
                     .stock(space(1), beer)
                     .stock(space(2), ale)
                     .with(ScriptedDice{});
    state = after(state, Shop{spaces({1})}, Pay{bat}, Shop{spaces({2})}, Pay{echo});
    CHECK(state.table.heroes[one].items == ItemCards{beer, ale});
}

TEST_CASE("HAM-R18 HAM-X13 a payment holds no trophy that could be taken back") {
    // Trophies worth 1, 2 and 5 for items that cost 2 and 3.
    auto state =
        Position{}.trophies(one, {bat, echo, mother}).stock(space(1), ale).stock(space(3), spear).with(ScriptedDice{});
    state = after(state, Shop{spaces({1, 3})});
    CHECK(is_legal(state.table, Pay{mother}));
    CHECK(refusal(state.table, Pay{echo}) == "HAM-060");  // with the 1 after it that is 3 of 5
    CHECK(refusal(state.table, Pay{bat}) == "HAM-060");
    const auto paid = after(state, Pay{mother});
    CHECK(waits_for(paid.table, HamletPhase{one}));
    CHECK(paid.table.heroes[one].trophies == MonsterCards{bat, echo});
}
TEST_CASE("HAM-R18 trophies are paid from the dearest down, so every irreducible payment comes out once") {
    // 2 + 2 or 2 + 1 + 1 for a price of 4: but 2 + 2 + 1 is too much.
    auto state = Position{}.trophies(one, {bat, moth, echo, cricket}).stock(space(1), razor).with(ScriptedDice{});
    state = after(state, Shop{spaces({1})}, Pay{cricket});
    CHECK(refusal(after(state).table, Pay{cricket}) == "HAM-058");
    CHECK(is_legal(state.table, Pay{echo}));
    CHECK(is_legal(state.table, Pay{bat}));
    CHECK(waits_for(after(state, Pay{echo}).table, HamletPhase{one}));
    const auto small_change = after(state, Pay{bat});
    CHECK(refusal(small_change.table, Pay{echo}) == "HAM-R18");
    CHECK(waits_for(after(small_change, Pay{moth}).table, HamletPhase{one}));
}
TEST_CASE("HAM-R18 with the knob set, the excess is kept as gold and counts the next time") {
    auto state = Position{Options{}, ruled({.keep_change = true, .several_purchases = true})}
                     .trophies(one, {mother})
                     .stock(space(1), beer)
                     .stock(space(2), spear)
                     .with(ScriptedDice{});
    state = after(state, Shop{spaces({1})}, Pay{mother});
    CHECK(state.table.heroes[one].gold == 4);
    state = after(state, Shop{spaces({2})});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroes[one].gold == 1);
    CHECK(state.table.heroes[one].items == ItemCards{beer, spear});
}

TEST_CASE("HAM-R17 spent trophies go to the monster discard, or by the knob to the graveyard or out of the game") {
    const auto spend = [](SpentTrophies where) {
        return after(Position{Options{}, ruled({.spent_trophies = where})}
                         .trophies(one, {bat})
                         .stock(space(1), beer)
                         .with(ScriptedDice{}),
                     Shop{spaces({1})}, Pay{bat})
            .table;
    };
    CHECK(spend(SpentTrophies::monster_discard).monster_discard == MonsterCards{bat});
    CHECK(spend(SpentTrophies::graveyard).monsters_in_graveyard == MonsterCards{bat});
    CHECK(spend(SpentTrophies::graveyard).monster_discard.empty());
    CHECK(spend(SpentTrophies::out_of_the_game).out_of_the_game == MonsterCards{bat});
    CHECK(spend(SpentTrophies::out_of_the_game).monster_discard.empty());
}

TEST_CASE("HAM-062 HAM-C58 a decree lowers prices, but not below 1") {
    const auto table = Position{}.trophies(one, {bat}).stock(space(1), ale).stock(space(2), beer).decree(cheap).table();
    CHECK(is_legal(table, Shop{spaces({1})}));
    CHECK(is_legal(table, Shop{spaces({2})}));
    CHECK(refusal(table, Shop{spaces({1, 2})}) == "HAM-060");
}
TEST_CASE("HAM-062 HAM-C58 a decree raises prices, and a sale still compares what is printed") {
    const auto table =
        Position{}.trophies(one, {bat}).carry(one, {item(ale)}).stock(space(1), beer).decree(dear).table();
    CHECK(refusal(table, Shop{spaces({1})}) == "HAM-060");
    CHECK(is_legal(table, Sell{spaces({1})}));
}

TEST_CASE("HAM-063 HAM-X01 the spaces are bought from in any order, and a gap on 3 spares its items the discard") {
    auto state = quiet_village()
                     .trophies(one, {echo})
                     .stock(space(1), beer)
                     .stock(space(2), spear)
                     .stock(space(3), ale)
                     .top({plate})
                     .with(ScriptedDice{});
    state = after(state, Shop{spaces({3})}, Pay{echo});
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{beer, spear, {}});
    state = pass(pass(state));
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{plate, beer, spear});
    CHECK(state.table.item_discard.empty());
}

TEST_CASE("HAM-065 a space that was emptied stays empty until the round is over") {
    auto state = quiet_village().trophies(one, {moth}).stock(space(1), beer).top({plate}).with(ScriptedDice{});
    state = after(state, Shop{spaces({1})}, Pay{moth});
    CHECK(shelf(state.table)[0] == std::nullopt);
    state = pass(state);
    CHECK(shelf(state.table)[0] == std::nullopt);
    CHECK(refusal(state.table, Shop{spaces({1})}) == "HAM-065");
    state = pass(state);
    CHECK(shelf(state.table)[0] == plate);
}

TEST_CASE("HAM-066 HAM-067 HAM-068 HAM-D07 a sale gives one item for up to two cheaper ones of the shop") {
    auto state = Position{}
                     .carry(one, {item(spear), item(beer)})
                     .stock(space(1), ale)
                     .stock(space(2), plaster)
                     .stock(space(3), mail)
                     .with(ScriptedDice{});
    CHECK(refusal(state.table, Sell{spaces({1, 2, 3})}) == "HAM-066");
    CHECK(refusal(state.table, Sell{spaces({3})}) == "HAM-067");
    CHECK(refusal(Position{}.carry(one, {item(spear)}).table(), Sell{spaces({1})}) == "HAM-068");
    state = after(state, Sell{spaces({1, 2})});
    CHECK(refusal(state.table, Give{beer}) == "HAM-067");
    CHECK(refusal(state.table, Give{axe}) == "HAM-069");
    const auto events = events_of(state, Give{spear});
    CHECK(has_event(events, ItemSold{one, spear}));
    CHECK(has_event(events, ItemDiscarded{spear, DiscardCause::sold}));
    CHECK(has_event(events, ItemTaken{one, space(1), ale}));
    state = after(state, Give{spear});
    CHECK(backpack(state.table.heroes[one]) == ItemCards{ale, plaster, beer});
    CHECK(state.table.item_discard == ItemCards{spear});
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{{}, {}, mail});
}
TEST_CASE("HAM-066 three items are never taken for one, however little they are worth") {
    const auto table =
        Position{}.carry(one, {item(axe)}).stock(space(1), ale).stock(space(2), plaster).stock(space(3), beer).table();
    CHECK(refusal(table, Sell{spaces({1, 2, 3})}) == "HAM-066");
    CHECK(is_legal(table, Sell{spaces({1, 3})}));
}
TEST_CASE("HAM-067 HAM-R20 HAM-X14 each item taken must be worth less, and their sum does not matter") {
    const auto table =
        Position{}.carry(one, {item(spear)}).stock(space(1), ale).stock(space(2), flour).stock(space(3), mail).table();
    CHECK(is_legal(table, Sell{spaces({1, 2})}));
    CHECK(refusal(table, Sell{spaces({1, 3})}) == "HAM-067");
    CHECK(refusal(table, Sell{}) == "HAM-R20");
}
TEST_CASE("HAM-R20 by the knobs the sum is compared, or nothing need be taken") {
    const auto summed = Position{Options{}, ruled({.sale_compares_sum = true})}
                            .carry(one, {item(spear)})
                            .stock(space(1), ale)
                            .stock(space(2), flour)
                            .stock(space(3), beer)
                            .table();
    CHECK(is_legal(summed, Sell{spaces({1})}));
    CHECK(refusal(summed, Sell{spaces({1, 2})}) == "HAM-067");
    CHECK(refusal(summed, Sell{spaces({1, 3})}) == "HAM-067");

    auto state = Position{Options{}, ruled({.sale_for_nothing = true})}.carry(one, {item(spear)}).with(ScriptedDice{});
    state = after(state, Sell{}, Give{spear});
    CHECK(state.table.heroes[one].items.empty());
    CHECK(state.table.item_discard == ItemCards{spear});
}

TEST_CASE("HAM-069 HAM-R21 artifacts have no value and cannot be sold") {
    const auto table = Position{}.carry(one, {item(artifact(Sigil::wrath, 1))}).stock(space(1), beer).table();
    CHECK(refusal(table, Sell{spaces({1})}) == "HAM-067");
}

TEST_CASE("HAM-070 HAM-R22 an equipped item may be sold, and frees its slot") {
    auto state = Position{}.equip(one, {item(spear), item(pot)}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Sell{spaces({1})}, Give{pot});
    CHECK(state.table.heroes[one].slots == EquipSlots{{item(spear), Item::nothing, Item::nothing}});
}

TEST_CASE("HAM-030 HAM-073 in the first round only the first space is stocked") {
    const auto state = new_game({.players = 2}, Pcg32{7});
    CHECK(state.table.shop[space(1)].has_value());
    CHECK_FALSE(state.table.shop[space(2)].has_value());
    CHECK_FALSE(state.table.shop[space(3)].has_value());
}

TEST_CASE("HAM-071 HAM-072 HAM-073 HAM-075 HAM-R71 HAM-X04 the stock moves from 1 to 2 to 3 and off, once a round") {
    auto state = quiet_village().stock(space(1), beer).top({ale, spear}).with(ScriptedDice{});
    state = pass(state);
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{beer, {}, {}});
    state = pass(state);
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{ale, beer, {}});
    state = pass(pass(state));
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{spear, ale, beer});
    CHECK(state.table.item_discard.empty());
    // The rest of the deck begins with the first card of the content, the Cleaver.
    state.chance = {1};
    state = pass(pass(state));
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{cleaver, spear, ale});
    CHECK(state.table.item_discard == ItemCards{beer});
    CHECK(state.chance.verdict());
    state.chance = {1};
    state = pass(pass(state));
    CHECK(state.table.shop[ShopSpace::second] == cleaver);
    CHECK(state.table.shop[ShopSpace::third] == spear);
    CHECK(state.table.item_discard == ItemCards{beer, ale});
}
TEST_CASE("HAM-072 the move of the stock is told") {
    auto state = pass(quiet_village().stock(space(3), beer).top({ale}).with(ScriptedDice{}));
    state = after(state, EnterWilderness{}, SelectRegion{caves});
    const auto events = events_of(state, Flee{});
    CHECK(has_event(events, StockMoved{ale}));
    CHECK(has_event(events, ItemDiscarded{beer, DiscardCause::left_the_stock}));
}

TEST_CASE("HAM-074 a gap moves along like an item") {
    auto state = quiet_village().stock(space(1), beer).stock(space(3), spear).top({ale, plate}).with(ScriptedDice{});
    state = pass(pass(state));
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{ale, beer, {}});
    state = pass(pass(state));
    CHECK(shelf(state.table) == std::vector<std::optional<ItemCard>>{plate, ale, beer});
}

TEST_CASE("HAM-076 HAM-K08 an empty item deck is made anew of the item discard") {
    auto state = quiet_village().stock(space(3), beer).items_run_out().with(ScriptedDice{});
    const std::size_t discarded = state.table.item_discard.size();
    CHECK(discarded == 55);
    state.chance = {1};
    state = pass(pass(state));
    CHECK(shelf(state.table)[0] == cleaver);
    CHECK(state.table.item_discard.empty());
    CHECK(state.table.item_deck.size() == discarded);  // one drawn, and the beer came with the rest
}

TEST_CASE("HAM-C21 a discount lowers the bill of one visit, never below nothing") {
    auto state = Position{}.hero(one, haggler).stock(space(1), spear).stock(space(2), beer).with(ScriptedDice{});
    CHECK(refusal(state.table, Shop{spaces({1})}) == "HAM-060");
    state = after(state, UseFavor{});
    CHECK(refusal(state.table, Shop{spaces({1, 2})}) == "HAM-060");
    state = after(state, Shop{spaces({1})});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroes[one].items == ItemCards{spear});
}
TEST_CASE("HAM-C21 a discount and trophies of the same worth buy twice as much") {
    auto state = Position{}
                     .hero(one, haggler)
                     .trophies(one, {bear})
                     .stock(space(1), spear)
                     .stock(space(2), mail)
                     .with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(is_legal(state.table, Shop{spaces({1})}));
    state = after(state, Shop{spaces({1, 2})}, Pay{bear});
    CHECK(state.table.heroes[one].items == ItemCards{spear, mail});
}
TEST_CASE("HAM-C21 a discount comes before the shopping") {
    auto state = Position{}.hero(one, haggler).trophies(one, {bat}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Shop{spaces({1})}, Pay{bat});
    CHECK(refusal(state.table, UseFavor{}) == "HAM-C21");
}

TEST_CASE("HAM-C21 a discount that is taken is told, up to the price") {
    auto state = Position{}.trophies(one, {bat, echo}).stock(space(1), spear).with(ScriptedDice{});
    state.table.turn.discount = 1;
    const auto due = bill(state.table, {space(1)});
    REQUIRE(due == price_of(state.table, spear) - 1);
    auto paying = after(state, Shop{{space(1)}});
    std::vector<DiscountTaken> told;
    while (waits_for_a<ChoosePayment>(paying.table)) {
        const Action pay = actions_of(paying.table)[0];
        told = only<DiscountTaken>(events_of(paying, pay));
        paying = after(paying, pay);
    }
    CHECK(told == std::vector<DiscountTaken>{{one, 1}});

    state.table.turn.discount = 200;
    CHECK(has_event(events_of(state, Shop{{space(1)}}),
                    DiscountTaken{one, static_cast<std::uint8_t>(price_of(state.table, spear))}));
}

TEST_CASE("HAM-C21 a discount is taken once, even by who may shop again") {
    auto state = Position{Options{}, ruled({.several_purchases = true})}
                     .trophies(one, {bear})
                     .stock(space(1), beer)
                     .stock(space(2), ale)
                     .with(ScriptedDice{});
    state.table.turn.discount = 200;
    state = after(state, Shop{{space(1)}});
    CHECK(state.table.heroes[one].items == ItemCards{beer});
    CHECK(bill(state.table, {space(2)}) == price_of(state.table, ale));
    CHECK_FALSE(has_event(events_of(after(state, Shop{{space(2)}}), Pay{bear}), DiscountTaken{one, 1}));
    CHECK(waits_for_a<ChoosePayment>(after(state, Shop{{space(2)}}).table));
}

TEST_CASE("HAM-R18 change that is kept and spent is told") {
    auto state = Position{Options{}, ruled({.keep_change = true, .several_purchases = true})}
                     .trophies(one, {bear})
                     .stock(space(1), beer)
                     .stock(space(2), ale)
                     .with(ScriptedDice{});
    const auto paying = after(state, Shop{{space(1)}});
    const auto kept = only<GoldChanged>(events_of(paying, Pay{bear}));
    REQUIRE(kept.size() == 1);
    state = after(paying, Pay{bear});
    CHECK(kept[0] == GoldChanged{one, 0, state.table.heroes[one].gold});
    REQUIRE(state.table.heroes[one].gold >= price_of(state.table, ale));
    const auto spent = only<GoldChanged>(events_of(state, Shop{{space(2)}}));
    CHECK(spent == std::vector<GoldChanged>{{one, kept[0].to, after(state, Shop{{space(2)}}).table.heroes[one].gold}});
}

namespace bounty {

constexpr Content free_beer() {
    Draft cards = draft_of(standard_content);
    cards.items.types[beer].value = 0;
    return complete(cards);
}

struct Rules : StandardRules {
    static constexpr std::string_view name = "free beer";
    static constexpr Content content = free_beer();
};

}  // namespace bounty

TEST_CASE("HAM-059 what costs nothing can be had for nothing") {
    const auto table = Position<bounty::Rules>{}.stock(space(1), beer).stock(space(2), spear).table();
    CHECK(is_legal(table, Shop{{space(1)}}));
    CHECK_FALSE(is_legal(table, Shop{{space(2)}}));
}
