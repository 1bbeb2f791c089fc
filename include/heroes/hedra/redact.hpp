#pragma once

#include <optional>

#include <heroes/core/seat.hpp>
#include <heroes/hedra/events.hpp>
#include <heroes/hedra/table.hpp>

namespace heroes::hedra {

// What a seat may hear of an event: everything, HED-009. Of choices made in secret only that they were made is told.
template <class Rules>
[[nodiscard]] constexpr std::optional<Event> redact(const Event& event, const Table<Rules>&, Seat) {
    return event;
}

}  // namespace heroes::hedra
