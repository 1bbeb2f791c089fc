#pragma once

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

#include <heroes/core/match.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/verbs.hpp>

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

// A listener that hears what one seat may hear and tells it to another listener. `Emit` is a reference if that one has
// a name, and lives elsewhere; else it is kept here.
template <Redacting Table, class Emit>
class ForSeat {
public:
    constexpr ForSeat(const Table& table, Seat seat, Emit&& emit)
        : table_(table), seat_(seat), emit_(std::forward<Emit>(emit)) {}

    template <class E>
    constexpr void operator()(const E& event) {
        tell(event, emit_);
    }
    template <class E>
    constexpr void operator()(const E& event) const {
        tell(event, emit_);
    }

private:
    using Event = typename Table::Event;

    template <class To>
    constexpr void tell(const Event& event, To& emit) const {
        const std::optional<Event> heard = redact(event, table_, seat_);
        if (heard) match(*heard, emit);
    }

    const Table& table_;
    Seat seat_;
    Emit emit_;
};

// Lets `emit` hear what a seat may hear while an action is played on this very table, which must outlive the listener:
//   play(state.table, action, state.chance, for_seat(state.table, Seat::two, show));
template <Redacting Table, class Emit>
[[nodiscard]] constexpr ForSeat<Table, Emit> for_seat(const Table& table, Seat seat, Emit&& emit) {
    return {table, seat, std::forward<Emit>(emit)};
}
template <Redacting Table, class Emit>
void for_seat(const Table&&, Seat, Emit&&) = delete;

// A listener that tells each seat at the table and the spectator what they may hear, by send(seat, event).
template <Redacting Table, class Send>
class ToAllSeats {
public:
    constexpr ToAllSeats(const Table& table, Send&& send) : table_(table), send_(std::forward<Send>(send)) {}

    template <class E>
    constexpr void operator()(const E& event) {
        tell(event, send_);
    }
    template <class E>
    constexpr void operator()(const E& event) const {
        tell(event, send_);
    }

private:
    using Event = typename Table::Event;

    template <class To>
    constexpr void tell(const Event& event, To& send) const {
        const auto tell_seat = [&](Seat seat) {
            const std::optional<Event> heard = redact(event, table_, seat);
            if (heard) send(seat, *heard);
        };
        for_each_seat(table_.options, tell_seat);
        tell_seat(Seat::spectator);
    }

    const Table& table_;
    Send send_;
};

// Sends every event to all seats, each what it may know of it:
//   play(state.table, action, state.chance, to_all_seats(state.table, [&](Seat seat, const hamlet::Event& event) {
//       send(seat, encode_event<hamlet::Table<>>(event));
//   }));
// Events that were kept until the action was done go the same way: to_all_seats(next.table, send)(event).
template <Redacting Table, class Send>
[[nodiscard]] constexpr ToAllSeats<Table, Send> to_all_seats(const Table& table, Send&& send) {
    return {table, std::forward<Send>(send)};
}
template <Redacting Table, class Send>
void to_all_seats(const Table&&, Send&&) = delete;

}  // namespace heroes
