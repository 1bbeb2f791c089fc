#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/queries.hpp>

namespace heroes::shire::detail {

// The work on top of the steps, which must be of this kind.
template <class Work, class Rules>
constexpr Work& top(Table<Rules>& table) {
    return *get_if<Work>(&table.steps.back());
}
// The work that a decision interrupts; null if it is of another kind.
template <class Work, class Rules>
constexpr const Work* interrupted(const Table<Rules>& table) {
    return table.steps.size() < 2 ? nullptr : get_if<Work>(&table.steps[table.steps.size() - 2]);
}

// Calls f with the actors of a seat that are in the set, the character first.
template <class F>
constexpr void for_each_of_seat(Seat seat, ActorSet set, F& f) {
    (set & actors_of(seat)).for_each([&](Actor actor) { f(actor); });
}

// SHI-R74: the active actor first, then the others along this round's order from there on and round again; whoever has
// no place in it comes last, by seat.
template <class Rules, class F>
constexpr void for_each_in_order(const Table<Rules>& table, ActorSet set, F&& f) {
    const Order& order = table.turn.order;
    if (!table.rules.knobs.triggers_in_seat_order)
        for (std::size_t i = 0; i != order.size() && !set.empty(); ++i) {
            const std::size_t place = table.turn.place + i;
            const Actor actor = order[place < order.size() ? place : place - order.size()];
            if (!set.has(actor)) continue;
            set.erase(actor);
            f(actor);
        }
    if (set.empty()) return;
    for_each_enumerator<Seat>([&](Seat seat) { for_each_of_seat(seat, set, f); }, most_players);
}
// The first of them; nobody if there is none.
template <class Rules>
constexpr Actor first_in_order(const Table<Rules>& table, ActorSet set) {
    Actor first = Actor::nobody;
    for_each_in_order(table, set, [&](Actor actor) { first = first == Actor::nobody ? actor : first; });
    return first;
}

// A die with six sides.
template <class Game>
constexpr std::uint8_t roll(Game game) {
    return static_cast<std::uint8_t>(game.chance.below(6) + 1);
}

constexpr std::uint8_t small_number(int n) { return static_cast<std::uint8_t>(n < 0 ? 0 : n > 255 ? 255 : n); }

}  // namespace heroes::shire::detail
