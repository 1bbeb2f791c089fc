#pragma once

#include <cstddef>
#include <initializer_list>
#include <vector>

#include <heroes/core/chance.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verbs.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

namespace detail {

// The first of the answers that is legal now; the number of answers if none is.
template <class Table>
std::size_t first_legal(const Table& table, const std::vector<typename Table::Action>& answers) {
    std::size_t nth = 0;
    while (nth != answers.size() && !judge(table, answers[nth])) ++nth;
    return nth;
}

// Why none of the answers will do: the first that is of a kind that is asked for is not legal. Those of other kinds
// answer questions that were not asked.
template <class Table>
Verdict judge_misfit(const Table& table, const std::vector<typename Table::Action>& answers) {
    const auto actions = legal_actions(table);
    for (const auto& answer : answers)
        for (const auto& action : actions)
            if (action.index() == answer.index()) return judge(table, answer);
    return Verdict::legal();
}

}  // namespace detail

// Answers several questions of a game at once, as a test would tell it: who attacks whom, or what goes into which slot.
//   state = answer_all(state, {Assign{Die::mage, target}, Assign{Die::rogue, other}});
// Each question gets the first of the answers that is legal; one that leaves no choice answers itself. It ends when all
// answers are given, or when a question comes that none of those left is meant for: what these would have answered was
// never asked, because the rules left no choice. An answer that is meant for the question but illegal is refused by its
// clause.
template <class Table, Chance C, class Emit = Ignore>
[[nodiscard]] Result<State<Table, C>>
try_answer_all(State<Table, C> state, std::initializer_list<typename Table::Action> answers, Emit&& emit = {}) {
    std::vector<typename Table::Action> left(answers);
    while (!left.empty() && !is_over(state.table)) {
        const std::size_t nth = detail::first_legal(state.table, left);
        const auto actions = legal_actions(state.table);
        if (nth != left.size()) {
            play(state.table, left[nth], state.chance, emit);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(nth));
        } else if (const Verdict verdict = detail::judge_misfit(state.table, left); !verdict && actions.size() > 1) {
            return verdict;
        } else if (actions.size() == 1) {
            play(state.table, actions[0], state.chance, emit);
        } else {
            return state;
        }
    }
    return state;
}

// The same, where an illegal answer is a mistake of the caller and goes to Rules::illegal.
template <class Table, Chance C, class Emit = Ignore>
[[nodiscard]] State<Table, C> answer_all(const State<Table, C>& state,
                                         std::initializer_list<typename Table::Action> answers, Emit&& emit = {}) {
    const auto answered = try_answer_all(state, answers, emit);
    if (!answered) Table::Rules::illegal(answered.verdict());
    return answered ? *answered : state;
}

}  // namespace heroes
