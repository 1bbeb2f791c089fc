#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hero_master/detail/decks.hpp>

// Rulebook, "Draw hand", "Mulligan" and "Protest Cards", in the order of HMA-R22.
namespace heroes::hero_master::detail {

// HMA-201: unused Protest cards go back; those that were used lie in their deck already, or wait by a house rule.
template <class Game>
constexpr void return_protests(Game game) {
    auto& table = game.table;
    const typename Game::Table::ActionCards protests = Game::Rules::content.protests;
    for_each_seat(table.options, [&](Seat seat) {
        auto& hero = table.heroes[seat];
        (hero.hand & protests).for_each([&](ActionCard card) {
            take_from_hand(hero, card);
            game.emit(ProtestReturned{seat, card});
        });
    });
    if (table.protest_deck == protests) return;
    table.protest_deck = protests;
    game.emit(DeckShuffled{Pile::protests, nobody, count(protests)});
}

// HMA-048, HMA-189 to HMA-191: the hand is drawn, or what is too much goes.
template <class Game>
constexpr void draw_hands(Game game) {
    for_each_seat(game.table.options, [&](Seat seat) { shuffle_actions(game, seat); });
    game.push(DrawHands{HandStage::draw, 0});
}

template <class Rules>
constexpr bool is_over_hand_size(const Table<Rules>& table, Seat seat) {
    return static_cast<int>(ordinary_hand<Rules>(table.heroes[seat]).size()) > hand_size(table, seat);
}
template <class Game>
constexpr void draw_up(Game game, Seat seat) {
    const auto& hero = game.table.heroes[seat];
    const int held = static_cast<int>(ordinary_hand<typename Game::Rules>(hero).size());
    int wanted = hand_size(game.table, seat) - game.table.mulligans - held;
    // The discard pile holds what was just discarded down, which is not drawn again, HMA-R25.
    wanted = lower(wanted, static_cast<int>(hero.deck.size()));
    draw_cards(game, seat, wanted);
}

// HMA-196, HMA-197, HMA-R26: who has the least gold may protest, except at the first hand draw, HMA-R14.
template <class Rules>
constexpr bool may_protest(const Table<Rules>& table, Seat seat) {
    bool least = table.visited != 0 && !table.protest_deck.empty();
    for_each_seat(table.options,
                  [&](Seat other) { least = least && table.heroes[seat].gold <= table.heroes[other].gold; });
    return least;
}
// HMA-051, HMA-052, HMA-R24.
template <class Rules>
constexpr bool may_mulligan(const Table<Rules>& table, Seat seat) {
    const Knobs& knobs = table.rules.knobs;
    const bool too_many = knobs.most_mulligans != 0 && table.mulligans >= knobs.most_mulligans;
    return !too_many && hand_size(table, seat) - table.mulligans - 1 >= knobs.smallest_mulligan;
}

template <class Game>
constexpr bool ask_at(Game game, HandStage stage, Seat seat) {
    switch (stage) {
        case HandStage::draw:
            if (!is_over_hand_size(game.table, seat)) return draw_up(game, seat), false;
            game.push(DiscardDown{seat});
            return true;
        case HandStage::protest:
            if (!may_protest(game.table, seat)) return false;
            game.push(ChooseProtest{seat});
            return true;
        case HandStage::mulligan:
            if (!may_mulligan(game.table, seat)) return game.table.mulligans = 0, false;
            game.push(ChooseMulligan{seat});
            return true;
    }
    return false;
}
constexpr DrawHands next_hand(DrawHands at, std::size_t players) {
    if (++at.nth != players) return at;
    return {static_cast<HandStage>(index_of(at.stage) + 1), 0};
}
// Each stage for all players, clockwise from the leader.
template <class Game>
constexpr void run(Game game, const DrawHands& work) {
    auto& table = game.table;
    const std::size_t players = table.options.players;
    DrawHands at = work;
    game.pop();
    for (; at.stage <= HandStage::last; at = next_hand(at, players)) {
        // While somebody discards down or redraws, the same player is looked at again.
        game.push(at);
        if (ask_at(game, at.stage, left_of(table, table.leader, at.nth))) return;
        game.pop();
    }
    offer_locations(game);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DrawHands& work) {
    return work.nth < table.options.players && !table.location;
}

// Goes on with the next player: the hand draw below was left at this one.
template <class Game>
constexpr void next_player(Game game) {
    const DrawHands at = *get_if<DrawHands>(&game.table.steps.back());
    const DrawHands next = next_hand(at, game.table.options.players);
    game.pop();
    if (next.stage > HandStage::last) return offer_locations(game);
    game.push(next);
}
template <class Rules>
constexpr bool is_drawing(const Table<Rules>& table, Seat seat, HandStage stage) {
    if (table.steps.size() != 2) return false;
    const auto* at = get_if<DrawHands>(&table.steps[0]);
    return at != nullptr && at->stage == stage && left_of(table, table.leader, at->nth) == seat;
}

// HMA-191, HMA-R25
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const DiscardDown& choice, F& f) {
    ordinary_hand<Rules>(table.heroes[choice.seat]).for_each([&](ActionCard card) { f(DiscardCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const DiscardDown& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-191: the hand is too large for a new Location: discard a card"));
}
template <class Game>
constexpr void answer(Game game, const DiscardDown& choice, const Action& action) {
    auto& hero = game.table.heroes[choice.seat];
    const Seat seat = choice.seat;
    const ActionCard card = get_if<DiscardCard>(&action)->card;
    game.pop();
    if (!game.knobs().discarded_down_into_deck) return discard_from_hand(game, seat, card, DiscardCause::hand_size);
    take_from_hand(hero, card);
    hero.deck.insert(card);
    game.emit(CardDiscarded{seat, card, DiscardCause::shuffled_in});
    game.emit(DeckShuffled{Pile::actions, seat, count(hero.deck)});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DiscardDown& choice) {
    return is_drawing(table, choice.seat, HandStage::draw) && is_over_hand_size(table, choice.seat);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseProtest&, F& f) {
    f(Protest{});
    f(Refuse{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseProtest& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-196: protest, or do not"));
}
template <class Game>
constexpr void answer(Game game, const ChooseProtest& choice, const Action& action) {
    auto& table = game.table;
    const Seat seat = choice.seat;
    game.pop();
    if (holds_alternative<Protest>(action)) {
        const ActionCard card = take_any(table.protest_deck, game.chance);
        table.heroes[seat].hand.insert(card);
        game.emit(ProtestDrawn{seat, card});
    }
    next_player(game);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseProtest& choice) {
    return is_drawing(table, choice.seat, HandStage::protest) && may_protest(table, choice.seat);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseMulligan&, F& f) {
    f(KeepHand{});
    f(Mulligan{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseMulligan& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-051: keep the hand, or take a Mulligan"));
}
// HMA-051, HMA-R23: kept cards are shuffled in, a Protest card is not.
template <class Game>
constexpr void take_mulligan(Game game, Seat seat) {
    auto& table = game.table;
    auto& hero = table.heroes[seat];
    const auto cards = ordinary_hand<typename Game::Rules>(hero);
    ++table.mulligans;
    hero.deck = hero.deck | cards;
    hero.hand = hero.hand - cards;
    hero.exposed = hero.exposed - cards;
    game.emit(MulliganTaken{seat, byte(hand_size(table, seat) - table.mulligans)});
    game.emit(DeckShuffled{Pile::actions, seat, count(hero.deck)});
    draw_up(game, seat);
}
template <class Game>
constexpr void answer(Game game, const ChooseMulligan& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    if (holds_alternative<Mulligan>(action)) return take_mulligan(game, seat);
    game.table.mulligans = 0;
    game.emit(HandKept{seat});
    next_player(game);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseMulligan& choice) {
    return is_drawing(table, choice.seat, HandStage::mulligan) && may_mulligan(table, choice.seat);
}

}  // namespace heroes::hero_master::detail
