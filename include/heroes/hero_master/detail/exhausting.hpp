#pragma once

#include <heroes/hero_master/detail/board.hpp>

// Effects on permanent cards, which are refreshed and exhausted.
namespace heroes::hero_master::detail {

// HMA-K21, HMA-K22, HMA-R110: what can be refreshed or exhausted.
template <class Rules>
constexpr Permanents refreshable(const Table<Rules>& table, Seat seat, Sort sort) {
    Permanents cards = table.heroes[seat].exhausted;
    if (table.rules.knobs.applied_cards_can_be_refreshed && table.attack.seat == seat)
        cards = cards | table.attack.used;
    return cards & of_sort(sort);
}
template <class Rules>
constexpr Permanents exhaustible(const Table<Rules>& table, Seat seat, Sort sort) {
    Permanents cards = of_sort(sort) - table.heroes[seat].exhausted;
    if (table.attack.seat == seat) cards = cards - table.attack.applied;
    for (const ItemSlot slot : {ItemSlot::first_weapon, ItemSlot::second_weapon})
        if (gear(table, seat, slot) == nullptr) cards.erase(hero_master::permanent(slot));
    return cards;
}

// Refreshing and exhausting, HMA-K21, HMA-K22. There are two cards of each sort, so nobody chooses more than one.
template <class Game>
constexpr void refresh_chosen(Game game, Seat seat, Permanents cards) {
    if (game.table.attack.seat == seat) game.table.attack.used = game.table.attack.used - cards;
    refresh(game, seat, cards);
}
template <class Game>
constexpr void refresh_some(Game game, Seat seat, Sort sort, int n) {
    const Permanents cards = refreshable(game.table, seat, sort);
    if (n <= 0 || cards.empty()) return;
    if (static_cast<int>(cards.size()) <= n) return refresh_chosen(game, seat, cards);
    game.push(ChooseRefresh{seat, sort, byte(n)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRefresh& choice, F& f) {
    refreshable(table, choice.seat, choice.sort).for_each([&](Permanent card) { f(ChooseCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRefresh& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-R110: only an exhausted card of that sort can be refreshed"));
}
template <class Game>
constexpr void answer(Game game, const ChooseRefresh& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    refresh_chosen(game, seat, {get_if<ChooseCard>(&action)->card});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseRefresh& choice) {
    return sits(table, choice.seat) && !refreshable(table, choice.seat, choice.sort).empty();
}

template <class Game>
constexpr void exhaust_some(Game game, Seat chooser, Seat seat, Sort sort, int n) {
    const Permanents cards = exhaustible(game.table, seat, sort);
    if (n <= 0 || cards.empty()) return;
    if (static_cast<int>(cards.size()) <= n) return exhaust(game, seat, cards);
    game.push(ChooseExhaust{chooser, seat, sort, byte(n)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseExhaust& choice, F& f) {
    exhaustible(table, choice.hero, choice.sort).for_each([&](Permanent card) { f(ChooseCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseExhaust& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-K22: only a ready card that is not applied can be exhausted"));
}
template <class Game>
constexpr void answer(Game game, const ChooseExhaust& choice, const Action& action) {
    const Seat seat = choice.hero;
    game.pop();
    exhaust(game, seat, {get_if<ChooseCard>(&action)->card});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseExhaust& choice) {
    return sits(table, choice.seat) && sits(table, choice.hero) &&
           !exhaustible(table, choice.hero, choice.sort).empty();
}

}  // namespace heroes::hero_master::detail
