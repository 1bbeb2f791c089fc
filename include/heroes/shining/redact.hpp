#pragma once

#include <optional>

#include <heroes/core/seat.hpp>
#include <heroes/shining/events.hpp>
#include <heroes/shining/table.hpp>

namespace heroes::shining {

// What a seat may hear of an event: everything, because the players are on one side.
template <class Rules>
[[nodiscard]] constexpr std::optional<Event> redact(const Event& event, const Table<Rules>&, Seat) {
    return event;
}

}  // namespace heroes::shining
