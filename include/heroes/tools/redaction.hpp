#pragma once

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

#include <heroes/core/match.hpp>
#include <heroes/core/seat.hpp>

namespace heroes {

// A game that can say what a seat may hear of an event. It supplies, in its own folder and found by argument-dependent
// lookup,
//   redact(event, table, seat) -> std::optional<Event>
// the event with everything unknown that view(table, seat) does not show; nothing, if the seat may not even know that
// it happened. The table is the true one, as the event has left it or any later one.
template <class Table>
concept Redacting = requires(const Table& table, const typename Table::Event& event, Seat seat) {
    { redact(event, table, seat) } -> std::same_as<std::optional<typename Table::Event>>;
};

// A listener that hears what one seat may hear and tells it to another listener.
template <Redacting Table, class Emit>
class ForSeat {
public:
    constexpr ForSeat(const Table& table, Seat seat, Emit& emit) : table_(table), seat_(seat), emit_(emit) {}

    template <class E>
    constexpr void operator()(const E& event) const {
        if constexpr (std::is_same_v<E, Event>)
            tell(event);
        else
            tell(Event{event});
    }

private:
    using Event = typename Table::Event;

    constexpr void tell(const Event& event) const {
        const std::optional<Event> heard = redact(event, table_, seat_);
        if (heard) match(*heard, emit_);
    }

    const Table& table_;
    Seat seat_;
    Emit& emit_;
};

// Lets `emit` hear what a seat may hear while an action is played on this very table. Both must outlive the listener:
//   play(state.table, action, state.chance, for_seat(state.table, Seat::two, show));
template <Redacting Table, class Emit>
constexpr ForSeat<Table, const Emit> for_seat(const Table& table, Seat seat, const Emit& emit) {
    return {table, seat, emit};
}

}  // namespace heroes
