#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <heroes/core/chance.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/playing.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/core/verdict.hpp>

// The verbs of all games. A game supplies what differs, in the chapters of its rulebook: for each decision `list`,
// `judge`, `answer` and `fits`, for each step that goes on by itself `run`, and `lay_out` for the set-up.
namespace heroes {

// The types of a game. Its table derives from a struct of this kind in the namespace of its chapters, which makes
// argument-dependent lookup find their functions:
//   namespace detail { struct Chapters : GameOf<Options, Action, Decision, Event> {}; }
//   template <class Rules> struct Table : detail::Chapters { ... };
template <class Options_, class Action_, class Decision_, class Event_>
struct GameOf {
    using Options = Options_;
    using Action = Action_;
    using Decision = Decision_;
    using Event = Event_;

    bool operator==(const GameOf&) const = default;
};

// What every game refuses, each by a clause of its own book.
struct Refusals {
    Verdict game_over;
    Verdict not_the_decider;
};

// A list of legal actions.
template <class Table>
using ActionsOf = FillList<typename Table::Action, Table::most_actions>;

// Calls f with each seat that is taken.
template <class Options, class F>
constexpr void for_each_seat(const Options& options, F&& f) {
    for_each_enumerator<Seat>(f, options.players);
}
// Those seats of which something is so.
template <class Options, class F>
constexpr SeatSet seats_where(const Options& options, F&& is_so) {
    SeatSet seats{};
    for_each_seat(options, [&](Seat seat) {
        if (is_so(seat)) seats.insert(seat);
    });
    return seats;
}

// Calls f with every legal action, each once, in a stable order.
template <Stepwise Table, class F>
constexpr void for_each_legal_action(const Table& table, F&& f) {
    if (is_over(table)) return;
    with_decision(table, [&](const auto& decision) { list(table, decision, f); });
}

// All of them, as a list.
template <Stepwise Table>
[[nodiscard]] [[gnu::flatten]] constexpr ActionsOf<Table> legal_actions(const Table& table) {
    ActionsOf<Table> actions;
    for_each_legal_action(table, ActionFiller<ActionsOf<Table>>{actions});
    return actions;
}

// Whether the decider may do this; if not, the clause that forbids it. Answers any value whatever.
template <Stepwise Table>
constexpr Verdict judge(const Table& table, const typename Table::Action& action) {
    if (is_over(table)) return Table::refusals.game_over;
    constexpr auto judge_it = [](const auto& decision, const Table* played, const typename Table::Action* chosen) {
        return judge(*played, decision, *chosen);
    };
    return with_decision(table, judge_it, &table, &action);
}

// The same for an action whose sender is known.
template <Stepwise Table>
constexpr Verdict judge(const Table& table, Seat sender, const typename Table::Action& action) {
    if (!is_over(table) && decider(table) != sender) return Table::refusals.not_the_decider;
    return judge(table, action);
}

namespace detail {

// Runs the step on top if it is the one with this index, by value, because it takes itself off the steps.
template <std::size_t I, class Game>
constexpr bool runs(Game game, std::size_t index) {
    if (index != I) return false;
    const auto step = std::remove_cvref_t<decltype(game.table.steps.back())>::template at<I>(game.table.steps.back());
    run(game, step);
    return true;
}
template <std::size_t First, class Game, std::size_t... I>
constexpr void run_one_of_few(Game game, std::index_sequence<I...>) {
    [[maybe_unused]] const std::size_t index = game.table.steps.back().index();
    (void)(runs<First + I>(game, index) || ...);
}
// The same by one jump, whatever the step on top; for a decision it does nothing.
struct RunWork {
    template <class S, class Game>
    constexpr void operator()(const S& step, Game game) const {
        if constexpr (!is_one_of<S, typename Game::Table::Decision>) {
            const S work = step;
            run(game, work);
        }
    }
};
// Few kinds of work are told apart by comparisons, the first kind first, because a jump table costs a mispredicted
// branch more often. With many kinds the comparisons cost more than that, eight instructions of a decision of Hero
// Master, which has twelve.
template <class Game>
constexpr void run_top(Game game) {
    using Step = std::remove_cvref_t<decltype(game.table.steps.back())>;
    constexpr std::size_t decisions = alternative_count<typename Game::Table::Decision>;
    constexpr std::size_t kinds = alternative_count<Step> - decisions;
    if constexpr (kinds <= 8)
        run_one_of_few<decisions>(game, std::make_index_sequence<kinds>{});
    else
        match_with(game.table.steps.back(), RunWork{}, game);
}

// Automatic steps run until a player has to decide or the game is over. Inlined into play it saves g++ 12 twenty
// instructions of a decision of Hamlet; set_up, its other caller, would keep it from doing so.
template <class Game>
[[gnu::always_inline]] constexpr void run_on(Game game) {
    while (!game.table.steps.empty() && !is_decision(game.table)) run_top(game);
    if constexpr (requires { before_waiting(game); }) before_waiting(game);
}

}  // namespace detail

// Carries out a legal action in place, tells `emit` what happens, and goes on to the next decision.
template <Stepwise Table, Chance C, class Emit = Ignore>
constexpr void play(Table& table, const typename Table::Action& action, C& chance, Emit&& emit = {}) {
    assert(judge(table, action));
    const Playing<Table, C, Listening<Emit>> game{table, chance, emit};
    // By value, because an answer takes the decision off the steps.
    constexpr auto answer_it = [](auto decision, auto playing, const typename Table::Action* chosen) {
        answer(playing, decision, *chosen);
    };
    with_decision(table, answer_it, game, &action);
    detail::run_on(game);
}

// Lays the table for a new game; the options must be legal.
template <Stepwise Table, Chance C, class Emit = Ignore>
constexpr void set_up(Table& table, const typename Table::Options& options, const typename Table::Rules& rules,
                      C& chance, Emit&& emit = {}) {
    table = Table{};
    table.options = options;
    table.rules = rules;
    const Playing<Table, C, Listening<Emit>> game{table, chance, emit};
    lay_out(game);
    detail::run_on(game);
}

// Games take these names over with `using namespace verbs`, so that hedra::apply and heroes::apply are the same.
namespace verbs {
using heroes::apply;
using heroes::decider;
using heroes::for_each_legal_action;
using heroes::is_over;
using heroes::legal_actions;
using heroes::pending;
using heroes::play;
using heroes::set_up;
using heroes::try_apply;
}  // namespace verbs

}  // namespace heroes
