#pragma once

#include <cstddef>

#include <heroes/hero_master/detail/speakers.hpp>

// Effects on laid attacks, which are taken back, discarded or get a token.
namespace heroes::hero_master::detail {

// Taking one's own attack back or discarding it, HMA-K36, HMA-K37.
template <class Rules, class F>
constexpr void list_attacks(const Table<Rules>& table, Seat seat, F& f) {
    for (std::size_t i = 0; i != table.heroes[seat].attacks.size(); ++i) f(ChooseAttack{static_cast<AttackSlot>(i)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRecall& choice, F& f) {
    list_attacks(table, choice.seat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRecall& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-R53: choose one of the attacks laid on this board to take back"));
}
template <class Game>
constexpr void answer(Game game, const ChooseRecall& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    take_attack_back(game, seat, index_of(get_if<ChooseAttack>(&action)->slot));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseRecall& choice) {
    return sits(table, choice.seat) && !table.heroes[choice.seat].attacks.empty();
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseDrop& choice, F& f) {
    list_if(f, Refuse{}, choice.may);
    list_attacks(table, choice.seat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseDrop& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-R53: choose one of the attacks laid on this board to discard"));
}
template <class Game>
constexpr void answer(Game game, const ChooseDrop& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    if (const auto* drop = get_if<ChooseAttack>(&action))
        discard_attack(game, seat, index_of(drop->slot), DiscardCause::dropped);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseDrop& choice) {
    return sits(table, choice.seat) && !table.heroes[choice.seat].attacks.empty();
}

// HMA-K39, HMA-R106
template <class Game>
constexpr void place_token(Game game, Seat seat, ActionCard card) {
    auto& table = game.table;
    const Spot spot = find_laid(table, seat, card);
    if (spot.seat == nobody || table.heroes[spot.seat].attacks[spot.slot].token) return;
    --table.tokens;
    table.heroes[spot.seat].attacks[spot.slot].token = true;
    game.emit(TokenPlaced{spot.seat, static_cast<AttackSlot>(spot.slot)});
}

}  // namespace heroes::hero_master::detail
