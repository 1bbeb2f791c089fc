#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/queries.hpp>

namespace heroes::shire::detail {

// The work on top of the steps, which must be of this kind.
template <class Work, class Rules>
constexpr Work& top(Table<Rules>& table) {
    return Step::at<Step::place<Work>>(table.steps.back());
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
[[gnu::noinline]] constexpr void for_each_of_several(const Table<Rules>& table, ActorSet set, F& f) {
    const Order& order = table.turn.order;
    if (!table.rules.knobs.triggers_in_seat_order)
        for (std::size_t i = 0; i != order.size() && !set.empty(); ++i) {
            const std::size_t place = table.turn.place + i;
            const Actor actor = order[place < order.size() ? place : place - order.size()];
            if (!set.has(actor)) continue;
            set.erase(actor);
            f(actor);
        }
    if (!set.empty()) for_each_seat(table.options, [&](Seat seat) { for_each_of_seat(seat, set, f); });
}
// The same for any set. Mostly there is one.
template <class Rules, class F>
constexpr void for_each_in_order(const Table<Rules>& table, ActorSet set, F&& f) {
    if (are_several(set)) return for_each_of_several(table, set, f);
    if (!set.empty()) f(set.front());
}
// A list of actors in which one can come twice.
using Recipients = FillList<Actor, 24>;

constexpr Recipients only(Actor actor) {
    Recipients actors;
    actors.push_back(actor);
    return actors;
}

template <class Rules>
constexpr Recipients in_order(const Table<Rules>& table, ActorSet set) {
    Recipients actors;
    for_each_in_order(table, set, [&](Actor actor) { actors.push_back(actor); });
    return actors;
}
// The first of them; nobody if there is none.
template <class Rules>
constexpr Actor first_in_order(const Table<Rules>& table, ActorSet set) {
    if (are_several(set)) return in_order(table, set)[0];
    return set.empty() ? Actor::nobody : set.front();
}

// Whom the part being resolved is aimed at; its aims are the last ones.
template <class Rules>
constexpr ActorSet aimed_at(const Table<Rules>& table, std::size_t first) {
    ActorSet actors{};
    for (std::size_t i = first; i != table.aims.size(); ++i) actors.insert(table.aims[i].at);
    return actors;
}
template <class Rules>
constexpr void forget_aims(Table<Rules>& table, std::size_t first) {
    for (std::size_t size = table.aims.size(); size > first; --size) table.aims.pop_back();
}

// A die with six sides.
template <class Game>
constexpr std::uint8_t roll(Game game) {
    return static_cast<std::uint8_t>(game.chance.below(6) + 1);
}

constexpr std::uint8_t small_number(int n) { return static_cast<std::uint8_t>(n < 0 ? 0 : n > 255 ? 255 : n); }

}  // namespace heroes::shire::detail
