#pragma once

#include <type_traits>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/probability.hpp>
#include <heroes/core/state.hpp>

namespace heroes {

namespace detail {

// A visitor that answers with a bool says whether to go on; any other wants to see everything.
template <class F, class Table>
constexpr bool visit_outcome(F& f, const Table& table, Probability probability) {
    if constexpr (std::is_same_v<decltype(f(table, probability)), bool>) return f(table, probability);
    f(table, probability);
    return true;
}

}  // namespace detail

// Calls f(next_table, probability) for every way the chance can fall when the legal `action` is played; the
// probabilities sum to exactly one. If f returns a bool, false ends it.
// Ways, not tables: equal tables that come about in different ways are visited once for each.
template <class Table, class F>
constexpr void for_each_outcome(const Table& table, const typename Table::Action& action, F&& f) {
    ChanceTape tape;
    do {
        auto next = table;
        play(next, action, tape, ignore);
        if (!detail::visit_outcome(f, next, tape.probability())) return;
    } while (tape.next());
}

}  // namespace heroes
