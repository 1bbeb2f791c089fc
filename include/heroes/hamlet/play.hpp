#pragma once

#include <cassert>
#include <cstddef>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/detail/set_up.hpp>
#include <heroes/hamlet/detail/turn.hpp>
#include <heroes/hamlet/table.hpp>

namespace heroes::hamlet {

// No decision has more legal actions: seven ways to pick dice for each of nine re-rolls, or to keep the roll.
inline constexpr std::size_t most_actions = 9 * 7 + 1;
using Actions = FillList<Action, most_actions>;

using heroes::decider;
using heroes::pending;

// Calls f with every legal action, each once, in a stable order.
template <class Rules, class F>
constexpr void for_each_legal_action(const Table<Rules>& table, F&& f) {
    if (is_over(table)) return;
    with_decision(table, [&](const auto& decision) { detail::list(table, decision, f); });
}

template <class Rules>
[[gnu::flatten]] constexpr Actions legal_actions(const Table<Rules>& table) {
    Actions actions;
    for_each_legal_action(table, ActionFiller<Actions>{actions});
    return actions;
}

// Whether the decider may do this; if not, the clause that forbids it. Answers any value whatever.
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Action& action) {
    if (is_over(table)) return Verdict::refused("HAM-219", "the game is over");
    constexpr auto judge_it = [](const auto& decision, const Table<Rules>* played, const Action* chosen) {
        return detail::judge(*played, decision, *chosen);
    };
    return with_decision(table, judge_it, &table, &action);
}

// The same for an action whose sender is known.
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, Seat sender, const Action& action) {
    if (!is_over(table) && decider(table) != sender)
        return Verdict::refused("HAM-043", "it is another player who has to decide now");
    return judge(table, action);
}

// Carries out a legal action in place, tells `emit` what happens, and goes on to the next decision.
template <class Rules, Chance C, class Emit = Ignore>
constexpr void play(Table<Rules>& table, const Action& action, C& chance, Emit&& emit = {}) {
    assert(judge(table, action));
    detail::Playing<Rules, C, std::remove_reference_t<Emit>> game{table, chance, emit};
    // By value, because an answer takes the decision off the steps.
    constexpr auto answer_it = [](auto decision, auto playing, const Action* chosen) {
        detail::answer(playing, decision, *chosen);
    };
    with_decision(table, answer_it, game, &action);
    detail::run_on(game);
}

// Sets a game up; see heroes::new_game.
template <class Rules = StandardRules, Chance C, class Emit = Ignore>
constexpr State<Rules, C> new_game(const Options& options, C chance, const Rules& rules = {}, Emit&& emit = {}) {
    return heroes::new_game<Table<Rules>>(options, chance, rules, emit);
}
template <class Rules = StandardRules, Chance C, class Emit = Ignore>
constexpr Result<State<Rules, C>> try_new_game(const Options& options, C chance, const Rules& rules = {},
                                               Emit&& emit = {}) {
    return heroes::try_new_game<Table<Rules>>(options, chance, rules, emit);
}

using heroes::apply;
using heroes::try_apply;

}  // namespace heroes::hamlet
