#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/inventory.hpp>

// Rulebook, "Merchant's Stock": three spaces that move on every round, and what lies on them is bought.
namespace heroes::hamlet::detail {

// HAM-030, HAM-R74: without a card the space stays empty.
template <class Game>
constexpr void stock_first_space(Game game) {
    game.table.shop[ShopSpace::first] = draw_item(game);
    game.emit(StockMoved{game.table.shop[ShopSpace::first]});
}

// HAM-072 to HAM-075: every item advances one space, and the last is discarded.
template <class Game>
constexpr void move_stock(Game game) {
    auto& shop = game.table.shop;
    if (shop[ShopSpace::third]) discard_item(game, *shop[ShopSpace::third], DiscardCause::left_the_stock);
    shop[ShopSpace::third] = shop[ShopSpace::second];
    shop[ShopSpace::second] = shop[ShopSpace::first];
    shop[ShopSpace::first] = std::optional<ItemCard>{};
    stock_first_space(game);
}

template <class Rules>
constexpr int value_of(ItemCard item) {
    return Rules::content.items[item].value;
}
template <class Rules>
constexpr int value_of(MonsterCard trophy) {
    return Rules::content.monsters[trophy].value;
}

template <class Rules, class F>
constexpr void for_each_good(const Table<Rules>& table, ShopSpaces spaces, F&& f) {
    spaces.for_each([&](ShopSpace space) { f(space, *table.shop[space]); });
}

template <class Rules>
constexpr ShopSpaces stocked_spaces(const Table<Rules>& table) {
    ShopSpaces spaces{};
    for_each_enumerator<ShopSpace>([&](ShopSpace space) {
        if (table.shop[space]) spaces.insert(space);
    });
    return spaces;
}

// A bill beyond this is never paid: no card is worth that much.
inline constexpr int most_due = 255;

template <class Rules>
constexpr int purse(const Table<Rules>& table, Seat seat) {
    int gold = table.heroes[seat].gold;
    table.heroes[seat].trophies.for_each([&](MonsterCard trophy) { gold += value_of<Rules>(trophy); });
    return gold;
}

// What f says of the item on each space; of an empty one it is more than any three items, or what they sell for.
template <class Rules, class F>
constexpr std::array<int, enum_count<ShopSpace>> for_spaces(const Table<Rules>& table, F&& f) {
    constexpr int unattainable = 1 << 16;
    std::array<int, enum_count<ShopSpace>> said{};
    for_each_enumerator<ShopSpace>([&](ShopSpace space) {
        const auto item = table.shop[space];
        said[index_of(space)] = item ? f(*item) : unattainable;
    });
    return said;
}

// Calls f with every choice of one or two spaces or all three, in the order of their bits, and with what it consists
// of.
template <class F>
constexpr void for_each_choice(F&& f) {
    using enum ShopSpace;
    f(ShopSpaces{first}, first), f(ShopSpaces{second}, second), f(ShopSpaces{first, second}, first, second);
    f(ShopSpaces{third}, third), f(ShopSpaces{first, third}, first, third);
    f(ShopSpaces{second, third}, second, third), f(ShopSpaces::all(), first, second, third);
}

// HAM-036, HAM-R19: one visit, unless a house rule lets players come back.
template <class Rules>
constexpr bool is_shop_open(const Table<Rules>& table) {
    return !table.turn.taken.has(HamletAction::shop) || table.rules.knobs.several_purchases;
}

template <class Rules, class F>
constexpr void list_purchases(const Table<Rules>& table, Seat seat, F& f) {
    if (!is_shop_open(table)) return;
    const int gold = purse(table, seat);
    const int means = (gold < most_due ? gold : most_due) + table.turn.discount;
    if (!Rules::content.has_free_items && means == 0) return;
    const int change = price_change(table);
    const auto prices = for_spaces(table, [&](ItemCard item) { return changed_price(value_of<Rules>(item), change); });
    for_each_choice([&](ShopSpaces spaces, auto... chosen) {
        list_if(f, Shop{spaces}, (prices[index_of(chosen)] + ...) <= means);
    });
}
template <class Rules>
constexpr Verdict judge_purchase(const Table<Rules>& table, Seat seat, ShopSpaces spaces) {
    if (!is_shop_open(table)) return Verdict::refused("HAM-036: there is one visit to the shop in a turn");
    if (spaces.empty()) return Verdict::refused("HAM-059: a purchase names at least one space");
    if (!(spaces - stocked_spaces(table)).empty()) return Verdict::refused("HAM-065: there is nothing on that space");
    const int due = bill(table, spaces);
    return due <= most_due && due <= purse(table, seat)
               ? Verdict::legal()
               : Verdict::refused("HAM-060: the trophies are not worth that much");
}

// HAM-064: bought items go to the backpack.
template <class Game>
constexpr void hand_over(Game game, ShopSpaces spaces) {
    auto& table = game.table;
    int prices = 0;
    for_each_good(table, spaces, [&](ShopSpace space, ItemCard item) {
        const int price = price_of(table, item);
        prices += price;
        game.emit(ItemBought{active(game.table), space, item, static_cast<std::uint8_t>(price)});
        table.shop[space] = std::optional<ItemCard>{};
        gain_item(game, active(game.table), item);
    });
    const int discount = prices < table.turn.discount ? prices : table.turn.discount;
    if (discount != 0) game.emit(DiscountTaken{active(game.table), static_cast<std::uint8_t>(discount)});
    table.turn.discount = 0;
}

// HAM-R18: the change of a purchase, where a house rule lets players keep it.
template <class Game>
constexpr void set_gold(Game game, int gold) {
    const std::uint8_t from = hero_of(game).gold;
    hero_of(game).gold = static_cast<std::uint8_t>(gold);
    if (hero_of(game).gold != from) game.emit(GoldChanged{active(game.table), from, hero_of(game).gold});
}

// HAM-R18: change kept by a house rule is spent first.
template <class Game>
constexpr void buy(Game game, ShopSpaces spaces) {
    const int gold = hero_of(game).gold;
    int due = bill(game.table, spaces);
    const int change = due < gold ? due : gold;
    set_gold(game, gold - change);
    due -= change;
    game.table.turn.taken.insert(HamletAction::shop);
    if (due == 0) return hand_over(game, spaces);
    game.push(ChoosePayment{active(game.table), spaces, static_cast<std::uint8_t>(due), {}});
}

// HAM-R18: no trophy may be paid that could be taken back while the rest still covers the price. Trophies are paid in
// the order of falling value until the price is covered: then the last one is needed, and so are all before it.
template <class Rules>
constexpr bool comes_after(std::optional<MonsterCard> last, MonsterCard trophy) {
    if (!last) return true;
    const int before = value_of<Rules>(*last);
    const int value = value_of<Rules>(trophy);
    return value < before || (value == before && trophy > *last);
}

// The trophies that may be paid next: with what comes after them they can cover what is due.
template <class Rules>
constexpr bool covers(const Table<Rules>& table, const ChoosePayment& choice, MonsterCard trophy) {
    int worth = value_of<Rules>(trophy);
    table.heroes[choice.seat].trophies.for_each([&](MonsterCard later) {
        if (comes_after<Rules>(trophy, later)) worth += value_of<Rules>(later);
    });
    return worth >= choice.due;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChoosePayment& choice, F& f) {
    table.heroes[choice.seat].trophies.for_each([&](MonsterCard trophy) {
        if (comes_after<Rules>(choice.paid_last, trophy) && covers(table, choice, trophy)) f(Pay{trophy});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChoosePayment& choice, const Action& action) {
    const auto* pay = get_if<Pay>(&action);
    if (pay == nullptr) return Verdict::refused("HAM-058: the merchant waits for the trophies");
    if (!table.heroes[choice.seat].trophies.holds(pay->trophy))
        return Verdict::refused("HAM-058: only a trophy of one's own can be paid");
    if (!comes_after<Rules>(choice.paid_last, pay->trophy))
        return Verdict::refused("HAM-R18: trophies are paid in the order of falling value");
    return covers(table, choice, pay->trophy)
               ? Verdict::legal()
               : Verdict::refused("HAM-060: with this trophy next the price cannot be covered");
}

// HAM-061, HAM-R17: where spent trophies go.
template <class Game>
constexpr void spend(Game game, MonsterCard trophy) {
    auto& table = game.table;
    hero_of(game).trophies.erase(trophy);
    switch (game.knobs().spent_trophies) {
        case SpentTrophies::monster_discard: return table.monster_discard.insert(trophy);
        case SpentTrophies::graveyard: return table.monsters_in_graveyard.insert(trophy);
        case SpentTrophies::out_of_the_game: return table.out_of_the_game.insert(trophy);
    }
}
template <class Game>
constexpr void answer(Game game, const ChoosePayment& choice, const Action& action) {
    const ChoosePayment paying = choice;
    const MonsterCard trophy = get_if<Pay>(&action)->trophy;
    const int value = value_of<typename Game::Rules>(trophy);
    game.pop();
    spend(game, trophy);
    game.emit(TrophyPaid{paying.seat, trophy, static_cast<std::uint8_t>(value)});
    if (value < paying.due)
        return game.push(ChoosePayment{paying.seat, paying.spaces, static_cast<std::uint8_t>(paying.due - value),
                                       std::optional<MonsterCard>{trophy}});
    if (game.knobs().keep_change) set_gold(game, hero_of(game).gold + value - paying.due);
    hand_over(game, paying.spaces);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChoosePayment& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    if (choice.spaces.empty()) return Verdict::refused("HAM-059: a purchase names at least one space");
    if (!(choice.spaces - stocked_spaces(table)).empty())
        return Verdict::refused("HAM-065: there is nothing on that space");
    if (choice.due == 0) return Verdict::refused("HAM-060: the price is paid already");
    const auto last = choice.paid_last;
    if (last && (!Rules::content.monsters.has(*last) || table.heroes[choice.seat].trophies.has(*last)))
        return Verdict::refused("HAM-061: a trophy that was paid is gone");
    bool any = false;
    table.heroes[choice.seat].trophies.for_each(
        [&](MonsterCard trophy) { any = any || (comes_after<Rules>(last, trophy) && covers(table, choice, trophy)); });
    return any ? Verdict::legal() : Verdict::refused("HAM-060: the trophies are not worth that much");
}

// HAM-067, HAM-R20: what the item given must be worth more than.
template <class Rules>
constexpr int worth_to_beat(const Table<Rules>& table, ShopSpaces spaces) {
    int most = -1;
    int sum = 0;
    for_each_good(table, spaces, [&](ShopSpace, ItemCard item) {
        const int value = value_of<Rules>(item);
        most = value > most ? value : most;
        sum += value;
    });
    return table.rules.knobs.sale_compares_sum && !spaces.empty() ? sum : most;
}

// HAM-070, HAM-R22: anything but a consumable that still has effect.
template <class Rules>
constexpr auto sellable(const Table<Rules>& table, Seat seat) {
    return table.heroes[seat].items - table.turn.running;
}
template <class Rules>
constexpr int best_value(const Table<Rules>& table, Seat seat) {
    int best = -1;
    sellable(table, seat).for_each([&](ItemCard item) {
        best = value_of<Rules>(item) > best ? value_of<Rules>(item) : best;
    });
    return best;
}

constexpr int highest(int value) { return value; }
constexpr int highest(int a, int b) { return a > b ? a : b; }

// Whether some item is worth more than one of the stock. Mostly none is, and that is told without comparing values.
template <class Rules, class Items>
constexpr bool beats_anything(const Table<Rules>& table, Items own) {
    Items dearer{};
    for (const auto& item : table.shop)
        if (item) dearer = dearer | Items{Rules::content.dearer[*item]};
    return !(dearer & own).empty();
}

template <class Rules, class F>
constexpr void list_sales(const Table<Rules>& table, Seat seat, F& f) {
    if (table.turn.taken.has(HamletAction::sell)) return;
    const auto own = sellable(table, seat);
    if (own.empty()) return;
    if (table.rules.knobs.sale_for_nothing) f(Sell{});
    if (!beats_anything(table, own)) return;
    const int best = best_value(table, seat);
    const bool sum_counts = table.rules.knobs.sale_compares_sum;
    const auto values = for_spaces(table, [](ItemCard item) { return value_of<Rules>(item); });
    for_each_choice([&](ShopSpaces spaces, auto... chosen) {
        if constexpr (sizeof...(chosen) <= 2) {
            const int sum = (values[index_of(chosen)] + ...);
            const int most = highest(values[index_of(chosen)]...);
            list_if(f, Sell{spaces}, (sum_counts ? sum : most) < best);
        }
    });
}
template <class Rules>
constexpr Verdict judge_deal(const Table<Rules>& table, Seat seat, ShopSpaces spaces) {
    if (spaces.empty() && !table.rules.knobs.sale_for_nothing)
        return Verdict::refused("HAM-R20: one or two items must be taken for the one given");
    if (spaces.size() > 2) return Verdict::refused("HAM-066: at most two items are taken for one");
    if (!(spaces - stocked_spaces(table)).empty()) return Verdict::refused("HAM-068: there is nothing on that space");
    return worth_to_beat(table, spaces) < best_value(table, seat)
               ? Verdict::legal()
               : Verdict::refused("HAM-067: no own item is worth more than what is taken");
}
template <class Rules>
constexpr Verdict judge_sale(const Table<Rules>& table, Seat seat, ShopSpaces spaces) {
    if (table.turn.taken.has(HamletAction::sell)) return Verdict::refused("HAM-036: there is one sale in a turn");
    return judge_deal(table, seat, spaces);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSoldItem& choice, F& f) {
    const int worth = worth_to_beat(table, choice.spaces);
    sellable(table, choice.seat).for_each([&](ItemCard item) {
        if (value_of<Rules>(item) > worth) f(Give{item});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSoldItem& choice, const Action& action) {
    const auto* give = get_if<Give>(&action);
    if (give == nullptr) return Verdict::refused("HAM-066: the merchant waits for the item that is sold");
    if (!owns(table.heroes[choice.seat], give->item))
        return Verdict::refused("HAM-069: only an item of one's own can be sold");
    if (table.turn.running.has(give->item))
        return Verdict::refused("HAM-R22: a consumable that still has effect cannot be sold");
    return value_of<Rules>(give->item) > worth_to_beat(table, choice.spaces)
               ? Verdict::legal()
               : Verdict::refused("HAM-067: what is taken must be worth less than what is given");
}
template <class Game>
constexpr void answer(Game game, const ChooseSoldItem& choice, const Action& action) {
    auto& table = game.table;
    const auto [seat, spaces] = choice;
    const ItemCard given = get_if<Give>(&action)->item;
    game.pop();
    remove_item(game, seat, given);
    game.emit(ItemSold{seat, given});
    discard_item(game, given, DiscardCause::sold);
    const Seat buyer = seat;
    for_each_good(table, spaces, [&](ShopSpace space, ItemCard item) {
        table.shop[space] = std::optional<ItemCard>{};
        gain_item(game, buyer, item);
        game.emit(ItemTaken{buyer, space, item});
    });
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseSoldItem& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    if (!table.turn.taken.has(HamletAction::sell))
        return Verdict::refused("HAM-036: the sale in progress is the one of this turn");
    return judge_deal(table, choice.seat, choice.spaces);
}

}  // namespace heroes::hamlet::detail
