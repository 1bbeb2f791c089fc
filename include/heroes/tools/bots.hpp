#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/game.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>

namespace heroes {

// Somebody who decides for a seat, knowing what the seat may know and no more: a view cannot be made of a table without
// hiding the rest. The view must be the decider's. The budget is counted in nodes, never in time, so that equal bots
// choose alike on every machine.
template <class B, class Table>
concept Bot = GameTable<Table> && requires(B& bot, const View<Table>& view, std::uint32_t nodes) {
    { bot.choose(view, nodes) } -> std::same_as<typename Table::Action>;
};

// A game that can tell how well off the seats are: evaluate(table)[seat] is a whole number between -sure_win and
// sure_win, and grows with the chance to win. It stands in <heroes/the game/evaluate.hpp>.
template <class Table>
concept Evaluated = GameTable<Table> && requires(const Table& table, Seat seat) {
    { evaluate(table)[seat] } -> std::convertible_to<int>;
    requires std::integral<std::remove_cvref_t<decltype(evaluate(table)[seat])>>;
};

// A game that can tell which actions a bot need not try, because they help nobody or undo each other for ever:
// is_worth_trying(table, action) is false for them. If it is false for all of a list, all are tried.
template <class Table>
concept Selective = GameTable<Table> && requires(const Table& table, const typename Table::Action& action) {
    { is_worth_trying(table, action) } -> std::same_as<bool>;
};

// A game that can tell how a search should look into it: search_advice(table).
template <class Table>
concept Advised = GameTable<Table> && requires(const Table& table) {
    { search_advice(table) } -> std::same_as<SearchAdvice>;
};

namespace detail {

// Which of n things, at random.
constexpr std::size_t any_of(std::size_t n, Pcg32& chance) { return chance.below(static_cast<std::uint32_t>(n)); }

// A seed for a source of chance of its own, which goes on unlike the one it comes from.
constexpr std::uint64_t next_seed(Pcg32& chance) {
    const std::uint64_t high = chance.next();
    return high << 32 | chance.next();
}

// Whether to try an action, as far as the game tells.
template <class Table>
constexpr bool is_to_be_tried([[maybe_unused]] const Table& table,
                              [[maybe_unused]] const typename Table::Action& action) {
    if constexpr (Selective<Table>)
        return is_worth_trying(table, action);
    else
        return true;
}

// Drops the legal actions that are not worth trying; none if that would be all.
template <class Table, class Actions>
constexpr void keep_actions_to_try([[maybe_unused]] const Table& table, [[maybe_unused]] Actions& actions) {
    if constexpr (Selective<Table>) {
        actions.keep_if([&](const auto& action) { return is_worth_trying(table, action); });
        if (actions.empty()) actions = legal_actions(table);
    }
}
template <class Table>
constexpr auto actions_to_try(const Table& table) {
    auto actions = legal_actions(table);
    keep_actions_to_try(table, actions);
    return actions;
}

template <class Table>
constexpr bool is_deciders(const View<Table>& view) {
    return !is_over(*view) && view.seat() == decider(*view);
}

}  // namespace detail

// Picks any legal action. It keeps its own chance, so the same bot does not choose the same way twice.
struct RandomBot {
    Pcg32 chance{};

    template <GameTable Table>
    constexpr typename Table::Action choose(const View<Table>& view, std::uint32_t = 0) {
        assert(detail::is_deciders(view));
        const auto actions = legal_actions(*view);
        return actions[detail::any_of(actions.size(), chance)];
    }
};

// Tries every legal action and takes the one after which the table looks best, on average over several guesses at what
// is hidden and several ways the chance can fall. Every action is tried with the same guesses and the same chance. A
// node is one action tried once; each is tried once at least. What it chooses depends on nothing but its seed, the view
// and the budget.
struct GreedyBot {
    std::uint64_t seed = 0;

    template <Evaluated Table>
    typename Table::Action choose(const View<Table>& view, std::uint32_t nodes) const;
};

namespace detail {

template <class Table>
constexpr int worth_after(Table table, const typename Table::Action& action, Pcg32 chance, Seat seat) {
    play(table, action, chance, ignore);
    return evaluate(table)[seat];
}

}  // namespace detail

template <Evaluated Table>
typename Table::Action GreedyBot::choose(const View<Table>& view, std::uint32_t nodes) const {
    assert(detail::is_deciders(view));
    const auto actions = detail::actions_to_try(*view);
    std::vector<std::int64_t> worth(actions.size());
    const std::size_t rounds = nodes < actions.size() ? 1 : nodes / actions.size();
    Pcg32 seeds{hash(*view, seed)};
    for (std::size_t round = 0; round != rounds && actions.size() > 1; ++round) {
        Pcg32 chance{detail::next_seed(seeds)};
        const Table guess = determinize(view, chance);
        for (std::size_t i = 0; i != actions.size(); ++i)
            worth[i] += detail::worth_after(guess, actions[i], chance, view.seat());
    }
    return actions[static_cast<std::size_t>(std::max_element(worth.begin(), worth.end()) - worth.begin())];
}

}  // namespace heroes
