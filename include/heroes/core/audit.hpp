#pragma once

#include <heroes/core/match.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/core/verdict.hpp>

// The part of every audit that is the same for all games: what a table waits for can be asked now.
//
// Beside `list`, `judge` and `answer` of a decision, or `run` of a step that goes on by itself, its chapter has
// `fits(table, step)`: whether the step can be waiting on this table. It answers with a bool, or with a verdict that
// names the clause; a step without one does not compile.
namespace heroes {

namespace detail {

template <class Table, class S>
concept Fitted = requires(const Table& table, const S& step) {
    fits(table, step);
};

template <class Answer, class Table, class Step>
constexpr Answer ask_fits(const Table& table, const Step& waiting) {
    return match(waiting, [&]<class S>(const S& step) {
        static_assert(Fitted<Table, S>,
                      "every step of a game needs fits(table, step), in the chapter of its list or run");
        return static_cast<Answer>(fits(table, step));
    });
}

}  // namespace detail

// For games whose `fits` give verdicts: legal if every step fits, or the verdict on the lowest that does not.
template <Stepwise Table>
constexpr Verdict judge_steps(const Table& table) {
    for (const auto& waiting : table.steps)
        if (const auto verdict = detail::ask_fits<Verdict>(table, waiting); !verdict) return verdict;
    return Verdict::legal();
}

// For games whose `fits` give a bool: every step fits, and the last one is a question to a player.
template <Stepwise Table>
constexpr bool do_steps_fit(const Table& table) {
    for (const auto& waiting : table.steps)
        if (!detail::ask_fits<bool>(table, waiting)) return false;
    return is_over(table) || is_decision(table);
}

}  // namespace heroes
