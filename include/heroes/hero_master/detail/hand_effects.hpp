#pragma once

#include <heroes/hero_master/detail/board.hpp>

// Effects on hand and deck: cards that are discarded, cards that are searched for.
namespace heroes::hero_master::detail {

// Discarding hand cards of choice, HMA-K19, HMA-R74.
template <class Game>
constexpr void discard_at_random(Game game, Seat seat, int n) {
    auto left = ordinary_hand<typename Game::Rules>(game.table.heroes[seat]);
    for (; n > 0 && !left.empty(); --n)
        discard_from_hand(game, seat, take_any(left, game.chance), DiscardCause::at_random);
}
template <class Game>
constexpr void force_discard(Game game, Seat seat, int n) {
    const auto hand = game.table.heroes[seat].hand;
    if (game.knobs().forced_discards_at_random) return discard_at_random(game, seat, n);
    if (n <= 0 || hand.empty()) return;
    if (static_cast<int>(hand.size()) > n) return game.push(DiscardCards{seat, byte(n)});
    hand.for_each([&](ActionCard card) { discard_from_hand(game, seat, card, DiscardCause::forced); });
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const DiscardCards& choice, F& f) {
    table.heroes[choice.seat].hand.for_each([&](ActionCard card) { f(DiscardCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const DiscardCards& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R74: discard a card from the hand"));
}
template <class Game>
constexpr void answer(Game game, const DiscardCards& choice, const Action& action) {
    const auto [seat, left] = choice;
    game.pop();
    discard_from_hand(game, seat, get_if<DiscardCard>(&action)->card, DiscardCause::forced);
    force_discard(game, seat, left - 1);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DiscardCards& choice) {
    return sits(table, choice.seat) && table.heroes[choice.seat].hand.size() > choice.left && choice.left != 0;
}

// Searching one's own deck, HMA-K18, HMA-R42, HMA-R115.
template <class Game>
constexpr void take_searched(Game game, Seat seat, ActionCard card) {
    auto& hero = game.table.heroes[seat];
    hero.deck.erase(card);
    hero.hand.insert(card);
    if (game.knobs().searched_card_shown) hero.exposed.insert(card);
    game.emit(CardSearched{seat, card});
}
template <class Game>
constexpr void search(Game game, Seat seat, int n) {
    const auto deck = game.table.heroes[seat].deck;
    if (n > 0 && static_cast<int>(deck.size()) > n) return game.push(SearchDeck{seat, byte(n)});
    if (n > 0) deck.for_each([&](ActionCard card) { take_searched(game, seat, card); });
    game.emit(DeckShuffled{Pile::actions, seat, count(game.table.heroes[seat].deck)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const SearchDeck& choice, F& f) {
    table.heroes[choice.seat].deck.for_each([&](ActionCard card) { f(TakeCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const SearchDeck& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-055: take a card from the Action deck that is searched"));
}
template <class Game>
constexpr void answer(Game game, const SearchDeck& choice, const Action& action) {
    const auto [seat, left] = choice;
    game.pop();
    take_searched(game, seat, get_if<TakeCard>(&action)->card);
    search(game, seat, left - 1);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const SearchDeck& choice) {
    return sits(table, choice.seat) && table.heroes[choice.seat].deck.size() > choice.left && choice.left != 0;
}

}  // namespace heroes::hero_master::detail
