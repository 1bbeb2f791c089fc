#pragma once

#include <optional>

#include <heroes/core/match.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hamlet/events.hpp>
#include <heroes/hamlet/table.hpp>

namespace heroes::hamlet {

namespace detail {

// HAM-R69, HAM-R77: a hidden item is known to its owner and to whoever has looked at it.
template <class Rules>
constexpr bool is_hidden_from(const Table<Rules>& table, Seat seat, Seat owner, ItemCard card) {
    const auto& hero = table.heroes[owner];
    return seat != owner && hero.hidden.holds(card) && !hero.knowers.has(seat);
}

}  // namespace detail

// What a seat may hear of an event: all of it, except which items others hide. Cards that somebody looks at are not
// told in any event; whoever looked finds them in the view.
template <class Rules>
[[nodiscard]] constexpr std::optional<Event> redact(Event event, const Table<Rules>& table, Seat seat) {
    const auto hidden = [&](Seat owner, ItemCard card) { return detail::is_hidden_from(table, seat, owner, card); };
    match(
        event,
        [&](HeirloomDrawn& drawn) {
            if (drawn.item && hidden(drawn.seat, *drawn.item)) drawn.item.reset();
        },
        [&](ItemsRearranged& arranged) {
            for (Item& held : arranged.slots)
                if (is_card(held) && hidden(arranged.seat, card(held)))
                    held = table.older_items.has(card(held)) ? Item::unknown_older : Item::unknown;
        },
        [](auto&) {});
    return event;
}

}  // namespace heroes::hamlet
