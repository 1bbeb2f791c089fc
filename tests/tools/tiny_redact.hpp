#pragma once

// What a seat hears of the tiny game. No event names a card that is hidden, but where in its owner's rack a card lay
// tells something of those that are left there, so only the owner hears that.

#include <optional>

#include <tiny_game.hpp>

#include <heroes/core/match.hpp>

namespace tiny {

inline constexpr std::size_t some_place = rack_size;

template <class Rules>
constexpr std::optional<Event> redact(Event event, const Table<Rules>&, Seat seat) {
    heroes::match(event, [&]<class E>(E& happened) {
        if constexpr (requires { happened.place; })
            if (happened.seat != seat) happened.place = some_place;
    });
    return event;
}

}  // namespace tiny
