#pragma once

// What the tests of all games share: questions put to a state in one line.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/text.hpp>
#include <heroes/core/verdict.hpp>

// A failed check prints what it compared in the library's own words.
template <class T>
    requires(heroes::Listed<const T> || heroes::is_variant<T>)
struct doctest::StringMaker<T> {
    static doctest::String convert(const T& value) { return std::string(heroes::to_text(value).view()).c_str(); }
};
template <>
struct doctest::StringMaker<heroes::Verdict> {
    static doctest::String convert(const heroes::Verdict& verdict) {
        return (std::string(verdict.clause()) + ": " + std::string(verdict.reason())).c_str();
    }
};

namespace questions {

using heroes::Seat;

// The rules at work, as a class that each game compiles once for the states its tests use most (see the support.cpp of
// each) instead of in every test file.
template <class S>
struct Asked {
    using Table = typename S::Table;
    using Action = typename Table::Action;
    using Event = typename Table::Event;

    static S next(const S& state, const Action& action);
    static std::vector<Event> events_of(const S& state, const Action& action);
    static std::vector<Action> actions_of(const Table& table);
    static bool is_legal(const Table& table, const Action& action);
};

template <class S>
S Asked<S>::next(const S& state, const Action& action) {
    return heroes::apply(state, action);
}
template <class S>
auto Asked<S>::events_of(const S& state, const Action& action) -> std::vector<Event> {
    std::vector<Event> events;
    (void)heroes::apply(state, action, [&](const Event& event) { events.push_back(event); });
    return events;
}
template <class S>
auto Asked<S>::actions_of(const Table& table) -> std::vector<Action> {
    const auto actions = legal_actions(table);
    return {actions.begin(), actions.end()};
}
template <class S>
bool Asked<S>::is_legal(const Table& table, const Action& action) {
    const auto actions = actions_of(table);
    const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
    REQUIRE(listed == static_cast<bool>(judge(table, action)));
    return listed;
}

// The state after an action.
template <class S>
S next(const S& state, const typename S::Table::Action& action) {
    return Asked<S>::next(state, action);
}
// Everything that happens when an action is carried out, in order.
template <class S>
std::vector<typename S::Table::Event> events_of(const S& state, const typename S::Table::Action& action) {
    return Asked<S>::events_of(state, action);
}
// What the decider may do.
template <class Table>
std::vector<typename Table::Action> actions_of(const Table& table) {
    return Asked<heroes::State<Table, heroes::ScriptedDice>>::actions_of(table);
}
// Whether an action is legal; the list of legal actions must say the same.
template <class Table>
bool is_legal(const Table& table, const typename Table::Action& action) {
    return Asked<heroes::State<Table, heroes::ScriptedDice>>::is_legal(table, action);
}

// The state after so many decisions, for each of which the first legal action is taken.
template <class S>
constexpr S after_first_choices(S state, int decisions) {
    for (; decisions != 0 && !is_over(state.table); --decisions) {
        bool chosen = false;
        typename S::Table::Action first{};
        for_each_legal_action(state.table, [&](const auto& action) {
            if (!chosen) first = typename S::Table::Action{action};
            chosen = true;
        });
        play(state.table, first, state.chance);
    }
    return state;
}

// The state after some actions, one after the other.
template <class S, class... Actions>
S after(S state, const Actions&... actions) {
    ((state = next(state, typename S::Table::Action{actions})), ...);
    return state;
}

// The clause that forbids an action; empty if it is legal.
template <class Table>
std::string refusal(const Table& table, const typename Table::Action& action) {
    return is_legal(table, action) ? std::string{} : std::string(judge(table, action).clause());
}

template <class Event>
bool has_event(const std::vector<Event>& events, const std::type_identity_t<Event>& event) {
    return std::find(events.begin(), events.end(), event) != events.end();
}

template <class E, class Event>
std::vector<E> only(const std::vector<Event>& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const E* one = get_if<E>(&event)) found.push_back(*one);
    return found;
}

// What the game waits for.
template <class D, class Table>
bool waits_for(const Table& table, const D& decision) {
    using Decision = typename Table::Decision;
    return pending(table) == std::optional<Decision>{Decision{decision}};
}
template <class D, class Table>
bool waits_for_a(const Table& table) {
    const auto decision = pending(table);
    return decision && holds_alternative<D>(*decision);
}

inline constexpr Seat one = Seat::one;
inline constexpr Seat two = Seat::two;
inline constexpr Seat three = Seat::three;
inline constexpr Seat four = Seat::four;

}  // namespace questions
