#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>

// Ability Tab, Pet Cards: cards that are put into play and taken off again.
namespace heroes::shire::detail {

// The cards of a group that could go on the tab: all but the one that lies there.
template <class Rules>
constexpr CardSet cards_to_take(const Table<Rules>& table, Seat seat, CardKind group) {
    const Character& board = table.characters[seat];
    CardSet cards = Rules::content.of[board.card].cards[group];
    cards.erase(board.tab);
    return cards;
}

// SHI-400, SHI-402: a card goes on the tab; the one that lies there comes off and keeps its dice.
template <class Game>
constexpr void put_on_tab(Game game, Seat seat, Card card) {
    Character& board = game.table.characters[seat];
    if (board.tab != Card::no_card) game.emit(CardRemoved{seat, board.tab});
    board.tab = card;
    game.emit(CardAdded{seat, card});
}

template <class Game>
constexpr void ask_for_card(Game game, Seat seat, CardKind group) {
    const CardSet cards = cards_to_take(game.table, seat, group);
    if (cards.size() > 1) return game.push(ChooseCard{seat, group});
    if (!cards.empty()) put_on_tab(game, seat, cards.front());
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseCard& choice, F& f) {
    cards_to_take(table, choice.seat, choice.group).for_each([&](Card card) { f(TakeCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseCard& choice, const Action& action) {
    const auto* take = get_if<TakeCard>(&action);
    if (take == nullptr) return Verdict::refused("SHI-022: choose the card that goes on the ability tab");
    if (take->card > Card::last || !cards_to_take(table, choice.seat, choice.group).has(take->card))
        return Verdict::refused("SHI-402: that card cannot be put on the ability tab now");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const ChooseCard& choice, const Action& action) {
    game.pop();
    put_on_tab(game, choice.seat, get<TakeCard>(action).card);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseCard& choice) {
    return cards_to_take(table, choice.seat, choice.group).size() > 1;
}

template <class Rules>
constexpr bool is_in_play(const Table<Rules>& table, Seat seat, Card card) {
    for (const Creature& beside : table.creatures[seat])
        if (beside.card == card) return true;
    return false;
}
// SHI-R57: a summon needs the card set aside, and room for one more; by a house rule an old creature makes room.
template <class Rules>
constexpr bool can_summon(const Table<Rules>& table, Seat seat, Card card) {
    const std::size_t limit = pet_limit(table, seat);
    if (table.rules.knobs.new_pet_replaces) return limit != 0;
    return pets(table, seat).size() < limit && !is_in_play(table, seat, card);
}
// Whom a newcomer replaces: the creature on the same card, or the first if there are as many as there may be.
template <class Rules>
constexpr Actor replaced_by(const Table<Rules>& table, Seat seat, Card card) {
    const ActorSet others = pets(table, seat);
    Actor replaced = others.size() < pet_limit(table, seat) ? Actor::nobody : others.front();
    others.for_each([&](Actor other) {
        if (creature(table, other).card == card) replaced = other;
    });
    return replaced;
}

// A creature leaves play without dying.
template <class Game>
constexpr void remove_creature(Game game, Actor actor) {
    game.emit(CreatureRemoved{actor, creature(game.table, actor).card});
    creature(game.table, actor) = Creature{};
    game.table.standing.erase(actor);
}

// Where a newcomer stands: not where a pet died in its own turn, which still goes on, if there is another place.
template <class Rules>
constexpr Actor free_place(const Table<Rules>& table, Seat seat) {
    const auto& beside = table.creatures[seat];
    const bool first_is_free = beside[Beside::first].card == Card::no_card;
    const bool second_is_free = beside[Beside::second].card == Card::no_card;
    const bool first_is_active = creature_of(seat, Beside::first) == table.turn.active;
    return creature_of(seat, first_is_free && !(first_is_active && second_is_free) ? Beside::first : Beside::second);
}

// SHI-044, SHI-418: it enters with full HP and no dice, and takes its turn this round.
template <class Game>
constexpr void summon(Game game, Seat seat, Card card) {
    auto& table = game.table;
    if (!can_summon(table, seat, card)) return;
    if (const Actor replaced = replaced_by(table, seat, card); replaced != Actor::nobody) {
        // The newcomer takes its place on the table, but not in what is going on, SHI-R83.
        remove_creature(game, replaced);
        cut_short(game, replaced);
    }
    const Actor actor = free_place(table, seat);
    creature(table, actor) = Creature{.card = card, .hp = Game::Rules::content.cards[card].hp};
    table.standing.insert(actor);
    game.emit(CreatureSummoned{actor, card, creature(table, actor).hp});
    if (actor == table.turn.active) return;  // the turn of the one before it, which died in it, is its own
    table.turn.acted.erase(actor);
    if (game.knobs().pet_entry == PetEntry::next_round)
        table.turn.acted.insert(actor);
    else
        join_round(game, actor);
}

}  // namespace heroes::shire::detail
