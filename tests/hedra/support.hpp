#pragma once

// What the tests of Hedra share: short names, and questions put to a state in one line.

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hedra.hpp>

// A failed check prints what it compared in the library's own words.
template <class T>
    requires(heroes::Listed<const T> || heroes::detail::is_variant<T>)
struct doctest::StringMaker<T> {
    static doctest::String convert(const T& value) { return std::string(heroes::to_text(value).view()).c_str(); }
};
template <>
struct doctest::StringMaker<heroes::Verdict> {
    static doctest::String convert(const heroes::Verdict& verdict) {
        return (std::string(verdict.clause.id) + ": " + std::string(verdict.reason)).c_str();
    }
};

namespace hedra_test {

using namespace heroes;
using namespace heroes::hedra;

// The standard game with some rulings changed: Position{Options{}, ruled({.attack_optional = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

// The state after some actions, one after the other.
template <class S, class... Actions>
S after(S state, const Actions&... actions) {
    ((state = apply(state, actions)), ...);
    return state;
}

// The clause that forbids an action; empty if it is legal.
template <class Rules>
std::string refusal(const Table<Rules>& table, const Action& action) {
    return std::string(judge(table, action).clause.id);
}

template <class Rules>
bool is_legal(const Table<Rules>& table, const Action& action) {
    const auto actions = legal_actions(table);
    const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
    REQUIRE(listed == static_cast<bool>(judge(table, action)));
    return listed;
}

// Everything that happens when an action is carried out, in order.
template <class S>
std::vector<Event> events_of(const S& state, const Action& action) {
    std::vector<Event> events;
    apply(state, action, [&](const Event& event) { events.push_back(event); });
    return events;
}

inline bool has_event(const std::vector<Event>& events, const Event& event) {
    return std::find(events.begin(), events.end(), event) != events.end();
}

template <class E>
std::vector<E> only(const std::vector<Event>& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const E* one = std::get_if<E>(&event)) found.push_back(*one);
    return found;
}

// What the game waits for.
template <class D, class Rules>
bool waits_for(const Table<Rules>& table, const D& decision) {
    return pending(table) == Decision{decision};
}
template <class D, class Rules>
bool waits_for_a(const Table<Rules>& table) {
    const auto decision = pending(table);
    return decision && std::holds_alternative<D>(*decision);
}

inline constexpr Seat one = Seat::one;
inline constexpr Seat two = Seat::two;
inline constexpr Seat three = Seat::three;
inline constexpr Seat four = Seat::four;

}  // namespace hedra_test
