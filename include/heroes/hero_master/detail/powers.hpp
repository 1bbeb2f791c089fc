#pragma once

#include <heroes/hero_master/detail/playable.hpp>

// The powers of Hero cards in phase one, before and after the card of the turn.
namespace heroes::hero_master::detail {

// HMA-K54: the powers that are ready and would change something.
template <class Rules>
constexpr SeatSet meant_by_power(const Table<Rules>& table, Seat seat, Whom whom) {
    if (whom == Whom::you) return {seat};
    SeatSet meant = others_present(table, seat);
    if (whom == Whom::present && is_present(table, seat)) meant.insert(seat);
    return meant;
}
template <class Rules>
constexpr bool would_change_something(const Table<Rules>& table, Seat seat, Permanent card, const Effect& effect) {
    if (!Rules::content.has_choosy_powers) return has_object(table, seat, seat, effect);
    if (!condition_holds(table, seat, {source(card), 0, {}}, effect)) return false;
    bool any = false;
    meant_by_power(table, seat, effect.whom).for_each([&](Seat hero) {
        any = any || would_have_object(table, seat, hero, effect);
    });
    return any;
}
template <class Rules>
constexpr bool would_change_something(const Table<Rules>& table, Seat seat, Permanent card) {
    for (const Effect& effect : hero_type<Rules>(table.heroes[seat], card).power)
        if (effect.when == Timing::phase_one && would_change_something(table, seat, card, effect)) return true;
    return false;
}
template <class Rules>
constexpr Permanents usable_powers(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    const Permanents ready = hero_cards_with<Rules>(hero, Timing::phase_one) - hero.exhausted;
    Permanents usable = ready;
    ready.for_each([&](Permanent card) {
        if (!would_change_something(table, seat, card)) usable.erase(card);
    });
    return usable;
}
template <class F>
constexpr void list_powers(Permanents usable, F& f) {
    for (const Permanent card : {Permanent::race, Permanent::hero_class}) list_if(f, UsePower{card}, usable.has(card));
}
// HMA-R113: before the turn's card only with a card to play afterwards, or if the power supplies one.
template <class Rules>
constexpr Permanents usable_before_card(const Table<Rules>& table, Seat seat, bool joins) {
    const Permanents usable = usable_powers(table, seat);
    const Knobs& knobs = table.rules.knobs;
    if (knobs.power_is_the_turn) return usable.only_if(!joins);
    if (usable.empty() || knobs.powers_while_passing || has_playable_card(table, seat, joins)) return usable;
    return usable & hero_cards_with<Rules>(table.heroes[seat], Kind::recall_attack);
}
// HMA-073, HMA-R113: who has declared a monster keeps the cards of which one is to be laid.
template <class Rules>
constexpr Permanents usable_before_first_attack(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    const Permanents usable = usable_before_card(table, seat, true);
    if (usable.empty()) return usable;
    return usable - hero_cards_with<Rules>(hero, Kind::discard) - hero_cards_with<Rules>(hero, Kind::discard_random);
}
// Why a power cannot be used before the turn's card.
template <class Rules>
constexpr Verdict refused_power(const Table<Rules>& table, Seat seat, Permanent card) {
    const auto& hero = table.heroes[seat];
    if (card > Permanent::last || !hero_cards_with<Rules>(hero, Timing::phase_one).has(card))
        return Verdict::refused("HMA-R46: that card has no power for this turn");
    if (hero.exhausted.has(card)) return Verdict::refused("HMA-140: that Hero card is exhausted");
    if (!usable_powers(table, seat).has(card)) return Verdict::refused("HMA-K54: that power would change nothing");
    if (table.rules.knobs.power_is_the_turn) return Verdict::refused("HMA-R46: that card has no power for this turn");
    return Verdict::refused("HMA-R113: no card could be played after that power");
}
// HMA-R46: the power is used up, and its effects are carried out.
template <class Game>
constexpr void use_power(Game game, Seat seat, Permanent card) {
    game.emit(PowerUsed{seat, card});
    exhaust(game, seat, {card});
    game.push(CarryOut{seat, Timing::phase_one, {source(card), 0, {}}});
}

// HMA-R46, HMA-R113: whether a power can be used directly after the turn's card.
template <class Rules>
constexpr bool may_use_after(const Table<Rules>& table, Seat seat) {
    return table.heroes[seat].part == Part::taking_part && !table.rules.knobs.power_is_the_turn &&
           !usable_powers(table, seat).empty();
}
template <class Game>
constexpr void offer_powers(Game game, Seat seat) {
    if (!may_use_after(game.table, seat)) return next_turn(game, seat);
    game.push(OfferPowers{seat});
    game.push(AfterCard{seat});
}

template <class Game>
constexpr void run(Game game, const OfferPowers& work) {
    const Seat seat = work.seat;
    game.pop();
    offer_powers(game, seat);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OfferPowers& work) {
    return sits(table, work.seat) && table.encounter;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const AfterCard& turn, F& f) {
    f(EndTurn{});
    list_powers(usable_powers(table, turn.seat), f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const AfterCard& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    if (const auto* power = get_if<UsePower>(&action)) return refused_power(table, turn.seat, power->card);
    return Verdict::refused("HMA-R46: the turn's card is played: use a power or end the turn");
}
template <class Game>
constexpr void answer(Game game, const AfterCard& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* power = get_if<UsePower>(&action)) return use_power(game, seat, power->card);
    game.pop();
    next_turn(game, seat);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const AfterCard& turn) {
    return sits(table, turn.seat) && !usable_powers(table, turn.seat).empty();
}

}  // namespace heroes::hero_master::detail
