#pragma once

#include <optional>

#include <heroes/core/seat.hpp>
#include <heroes/shire/events.hpp>
#include <heroes/shire/table.hpp>

namespace heroes::shire {

// What a seat may hear of an event: everything, SHI-013.
template <class Rules>
[[nodiscard]] constexpr std::optional<Event> redact(const Event& event, const Table<Rules>&, Seat) {
    return event;
}

}  // namespace heroes::shire
