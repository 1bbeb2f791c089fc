#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hero_master/detail/decks.hpp>

// Player boards and game board: attacks that leave their slots, monsters that change theirs.
namespace heroes::hero_master::detail {

template <class Game>
constexpr void discard_bungle(Game game, LaidAttack& laid, DiscardCause cause) {
    if (!laid.is_bungled()) return;
    const LaidAttack before = laid;
    laid.bungler = nobody;
    laid.bungle = ActionCard{};
    discard_action(game, before.bungler, before.bungle, cause);
}

// HMA-R106
template <class Game>
constexpr void return_token(Game game, Seat seat, const LaidAttack& laid) {
    game.table.tokens = static_cast<std::uint8_t>(game.table.tokens + laid.token);
    if (laid.token) game.emit(TokenReturned{seat});
}

// HMA-135 to HMA-137: an attack leaves its slot, its bungle goes with it, and the row closes up when it is gone.
template <class Game>
constexpr ActionCard lift_attack(Game game, Seat seat, std::size_t at, DiscardCause bungle_cause) {
    auto& attacks = game.table.heroes[seat].attacks;
    const ActionCard card = attacks[at].card;
    return_token(game, seat, attacks[at]);
    discard_bungle(game, attacks[at], bungle_cause);
    attacks.erase(at);
    return card;
}
template <class Game>
constexpr void tell_of_gap(Game game, Seat seat, std::size_t at) {
    if (at != game.table.heroes[seat].attacks.size()) game.emit(AttacksShifted{seat, static_cast<AttackSlot>(at)});
}
template <class Game>
constexpr void discard_attack(Game game, Seat seat, std::size_t at, DiscardCause cause) {
    const DiscardCause bungle_cause = cause == DiscardCause::dropped ? DiscardCause::attack_gone : cause;
    discard_action(game, seat, lift_attack(game, seat, at, bungle_cause), cause);
    tell_of_gap(game, seat, at);
}
// Back to the hand, for all to see.
template <class Game>
constexpr void take_attack_back(Game game, Seat seat, std::size_t at) {
    const ActionCard card = lift_attack(game, seat, at, DiscardCause::attack_gone);
    show_in_hand(game.table.heroes[seat], card);
    game.emit(AttackTakenBack{seat, card});
    tell_of_gap(game, seat, at);
}

// HMA-119, HMA-120: the leftmost Lurking monster with the trait takes the empty Ambusher slot.
template <class Game>
constexpr void fill_ambusher_slot(Game game) {
    auto& table = game.table;
    if (table.ambusher) return;
    for (std::size_t i = 0; i != table.lurking.size(); ++i)
        if (Game::Rules::content.ambushers.has(table.lurking[i].card)) {
            table.ambusher = table.lurking[i];
            table.lurking.erase(i);
            game.emit(AmbusherFilled{table.ambusher->card, lurking(i)});
            return;
        }
}

// HMA-121: a monster joins the right end of the row, or takes the empty Ambusher slot if it has the trait.
template <class Game>
constexpr void join_row(Game game, const Monster& monster) {
    auto& table = game.table;
    if (!table.ambusher && Game::Rules::content.ambushers.has(monster.card)) {
        table.ambusher = monster;
        game.emit(MonsterPlaced{monster.card, Place::ambusher});
        return;
    }
    table.lurking.push_back(monster);
    game.emit(MonsterPlaced{monster.card, lurking(table.lurking.size() - 1)});
}
// HMA-R107
template <class Rules>
constexpr bool is_row_full(const Table<Rules>& table) {
    return table.lurking.size() >= table.rules.knobs.lurking_slots;
}
template <class Game>
constexpr void draw_lurking(Game game, int n) {
    for (; n > 0 && !is_row_full(game.table); --n)
        if (const auto card = draw_monster(game)) join_row(game, Monster{*card});
}

// Takes a monster from its place; there must be one.
template <class Rules>
constexpr Monster lift_monster(Table<Rules>& table, Place place) {
    const Monster monster = *monster_at(table, place);
    if (place == Place::encounter)
        table.encounter = std::optional<Monster>{};
    else if (place == Place::ambusher)
        table.ambusher = std::optional<Monster>{};
    else
        table.lurking.erase(index_of(place));
    return monster;
}

template <class Game>
constexpr void refresh(Game game, Seat seat, Permanents cards) {
    auto& hero = game.table.heroes[seat];
    cards = cards & hero.exhausted;
    hero.exhausted = hero.exhausted - cards;
    if (!cards.empty()) game.emit(CardsRefreshed{seat, cards});
}
template <class Game>
constexpr void exhaust(Game game, Seat seat, Permanents cards) {
    auto& hero = game.table.heroes[seat];
    cards = cards - hero.exhausted;
    hero.exhausted = hero.exhausted | cards;
    if (!cards.empty()) game.emit(CardsExhausted{seat, cards});
}

}  // namespace heroes::hero_master::detail
