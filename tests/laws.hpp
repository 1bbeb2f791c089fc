#pragma once

// The laws that every game keeps, whatever its rules are, tried on random games. Written against the contract of
// core/game.hpp and nothing else:
//
//   laws::Findings found = laws::check<Table>({.options = ..., .rules = ..., .games = 5000});

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <allocations.hpp>
#include <candidates.hpp>
#include <how_many.hpp>

#include <heroes/core/codec.hpp>
#include <heroes/core/diff.hpp>
#include <heroes/core/game.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/outcomes.hpp>
#include <heroes/core/text.hpp>
#include <heroes/tools/notation.hpp>
#include <heroes/tools/redaction.hpp>

namespace laws {

using heroes::Pcg32;
using heroes::Probability;
using heroes::Seat;
using heroes::Verdict;

inline constexpr std::size_t most_legal_actions = 64;
inline const std::size_t most_leaves = games_to_play(100'000, 50);  // of an action whose odds are checked
inline const int tries = static_cast<int>(games_to_play(4000, 4));
inline constexpr std::size_t most_steps = 100'000;  // of one game: beyond that it seems to have no end
inline constexpr std::size_t enough_steps = 400;    // of a game that need not end

// Which games are played, and how closely we look at them.
template <class Table>
struct Plan {
    typename Table::Options options{};
    typename Table::Rules rules{};
    std::uint64_t seed = 1;
    std::size_t games = 100;  // in all of them the cheap laws are checked
    std::size_t close = 2;    // in the first so many of them all laws are checked at every step,
    std::size_t odds = 1;     // and in the first so many of these the odds of some actions
    std::size_t part = 200;   // of the games, one of so many is played unless all are asked for
};

// What was seen on the way.
struct Findings {
    std::size_t games = 0;
    std::size_t steps = 0;
    std::size_t longest_list = 0;
    std::size_t most_outcomes = 0;
};

template <heroes::GameTable Table>
class Court {
public:
    using State = heroes::State<Table, Pcg32>;
    using Action = typename Table::Action;

    explicit Court(const Plan<Table>& plan) : plan_(plan) {}

    Findings sit() {
        for (game_ = 0; game_ != games_to_play(plan_.games, plan_.part * thinned); ++game_) {
            if (game_ < games_to_play(plan_.close, 6))
                watch_closely();
            else
                watch();
        }
        found_.games = game_;
        return found_;
    }

private:
    // Stops the test with the law that was broken and where.
    void demand(bool holds, const char* law) const {
        if (holds) return;
        FAIL(std::string(law), " (seed ", plan_.seed, ", game ", game_, ", step ", step_,
             "): ", std::string(heroes::to_text(now_.table).view()));
    }

    State begin() {
        step_ = 0;
        return now_ = heroes::new_game<Table>(plan_.options, Pcg32{plan_.seed + game_}, plan_.rules);
    }
    Pcg32 player() const { return Pcg32{~(plan_.seed + game_)}; }

    Action pick(const State& state, Pcg32& player) {
        const auto actions = legal_actions(state.table);
        demand(!actions.empty(), "there is something to do until the game is over");
        demand(actions.size() <= most_legal_actions, "no list of legal actions is longer than 64");
        found_.longest_list = std::max<std::size_t>(found_.longest_list, actions.size());
        demand(++step_ != most_steps, "a game comes to an end");
        ++found_.steps;
        return actions[player.below(static_cast<std::uint32_t>(actions.size()))];
    }

    // A game that can be endless by its rules is left after a while.
    bool is_done(const State& state) const {
        if constexpr (requires { can_be_endless(plan_.options, plan_.rules); })
            if (step_ >= enough_steps && can_be_endless(plan_.options, plan_.rules)) return true;
        return is_over(state.table);
    }

    // The laws that cost little, for thousands of games.
    void watch() {
        State state = begin();
        Pcg32 chooser = player();
        std::uint64_t hash = heroes::hash(state.table);
        for (; !is_done(state); now_ = state) {
            const Action action = pick(state, chooser);
            demand(static_cast<bool>(judge(state.table, action)), "judge accepts what is listed");
            play(state.table, action, state.chance, heroes::ignore);
            demand(static_cast<bool>(audit(state.table)), "audit passes after every step");
            demand(std::exchange(hash, heroes::hash(state.table)) != hash, "every step changes the hash");
        }
        check_end(state);
    }

    // All laws, at every step of a few games.
    void watch_closely() {
        State state = begin();
        demand(static_cast<bool>(audit(state.table)), "audit passes after set-up");
        std::vector<Action> actions;
        for (Pcg32 chooser = player(); !is_done(state); now_ = state) {
            look_at(state);
            actions.push_back(pick(state, chooser));
            if (game_ < games_to_play(plan_.odds, 6) && (step_ + game_) % 8 == 0) check_odds(state, actions.back());
            state = take_step(state, actions.back());
        }
        check_end(state);
        look_at(state);
        check_same_seed(state, actions);
        check_replay(state, actions);
    }

    void look_at(const State& state) {
        check_list(state.table);
        check_verdicts(state);
        check_senders(state.table);
        check_values(state);
        check_views(state);
        check_texts(state.table);
        check_heap(state);
    }

    void check_list(const Table& table) const {
        const auto actions = legal_actions(table);
        demand(actions == legal_actions(Table{table}), "the list of legal actions is stable");
        std::size_t nth = 0;
        for_each_legal_action(table, [&](const Action& action) {
            demand(nth < actions.size() && actions[nth] == action, "the list holds what is enumerated, in order");
            ++nth;
        });
        demand(nth == actions.size(), "the list holds nothing else");
        for (std::size_t i = 0; i != actions.size(); ++i)
            demand(std::count(actions.begin(), actions.end(), actions[i]) == 1, "each legal action is listed once");
    }

    // The list is what judge accepts of all values there are, and whatever it refuses changes nothing.
    void check_verdicts(const State& state) const {
        const auto actions = legal_actions(state.table);
        std::size_t accepted = 0;
        std::size_t refused = 0;
        for (const Action& action : candidates::all<Action>()) {
            const Verdict verdict = judge(state.table, action);
            if (verdict) {
                demand(std::find(actions.begin(), actions.end(), action) != actions.end(),
                       "what judge accepts is listed");
                ++accepted;
                continue;
            }
            demand(!verdict.clause().empty() && !verdict.reason().empty(), "a refusal gives its clause and a reason");
            if (refused++ % 64 != 0) continue;
            const State before = state;
            const auto tried = heroes::try_apply(state, action);
            demand(!tried && tried.verdict() == verdict, "try_apply answers an illegal action as judge does");
            demand(state == before, "try_apply leaves its input alone");
        }
        demand(accepted == actions.size(), "what is listed is accepted, and among the candidates");
    }

    void check_senders(const Table& table) const {
        const Seat seat = decider(table);
        for (const Action& action : legal_actions(table))
            heroes::for_each_enumerator<Seat>([&](Seat sender) {
                demand(static_cast<bool>(judge(table, sender, action)) == (sender == seat),
                       "only the decider may send an action");
            });
    }

    void check_values(const State& state) const {
        const State copy = state;
        demand(copy == state && heroes::hash(copy) == heroes::hash(state), "equal states have equal hashes");
        demand(heroes::diff(copy, state).empty(), "equal states do not differ");
        const auto bytes = heroes::encode(state);
        const auto decoded = heroes::decode<State>(std::span{bytes.begin(), bytes.end()});
        demand(decoded && *decoded == state, "an encoded state is decoded to itself");
        demand(heroes::encode(*decoded) == bytes, "and encoded to the same bytes again");
    }

    void check_views(const State& state) const {
        Pcg32 chance{step_};
        heroes::for_each_enumerator<Seat>([&](Seat seat) {
            const auto seen = view(state.table, seat);
            const Table guess = determinize(seen, chance);
            demand(seen.seat() == seat, "a view knows whose it is");
            check_view_again(seen);
            check_wire(seen);
            demand(view(guess, seat) == seen, "a seat cannot tell a determinized table from the real one");
            demand(static_cast<bool>(audit(guess)), "a determinized table passes audit");
            if (seat == decider(state.table))
                demand(legal_actions(guess) == legal_actions(state.table),
                       "the legal actions are a function of what the decider sees");
        });
    }

    // Hiding is idempotent, and whoever was sent what it may know can make a view of it again.
    void check_view_again(const heroes::View<Table>& seen) const {
        demand(view(*seen, seen.seat()) == seen, "viewing a view changes nothing");
        const auto again = heroes::View<Table>::from(*seen, seen.seat());
        demand(again && *again == seen, "what a seat may know makes a view again");
    }

    // Views, actions and events survive the wire; events also as far as a seat may hear them.
    void check_wire(const heroes::View<Table>& seen) const {
        const auto bytes = heroes::encode(seen);
        const auto decoded = heroes::decode<heroes::View<Table>>(std::span{bytes.begin(), bytes.end()});
        demand(decoded && *decoded == seen, "an encoded view is decoded to itself");
    }
    void check_wire(const Action& action) const {
        const auto bytes = heroes::encode_action<Table>(action);
        const auto decoded = heroes::decode_action<Table>(std::span{bytes.begin(), bytes.end()});
        demand(decoded && *decoded == action, "an encoded action is decoded to itself");
    }
    void check_wire(const typename Table::Event& event) const {
        const auto bytes = heroes::encode_event<Table>(event);
        const auto decoded = heroes::decode_event<Table>(std::span{bytes.begin(), bytes.end()});
        demand(decoded && *decoded == event, "an encoded event is decoded to itself");
    }
    void check_heard(const typename Table::Event& event, const Table& table) const {
        check_wire(event);
        if constexpr (heroes::Redacting<Table>)
            heroes::for_each_enumerator<Seat>([&](Seat seat) {
                if (const auto heard = redact(event, table, seat)) check_wire(*heard);
            });
    }

    // Whatever is written is read back as itself; parse sees to it that there is no other way to write it.
    template <class T>
    void check_text(const T& value) const {
        const auto read = heroes::parse<T>(heroes::notation(value));
        if (!read) FAIL(heroes::notation(value), ": ", read.misreading().message());
        demand(*read == value, "the notation of a value is read back as that value");
    }

    // Texts are slow, so they are read at some of the steps only, at others in every game.
    bool reads_texts() const { return (step_ + game_) % 16 == 0; }

    void check_texts(const Table& table) const {
        if (!reads_texts()) return;
        check_text(table);
        check_text(*view(table, static_cast<Seat>(step_ % heroes::enum_count<Seat>)));
        for (const Action& action : legal_actions(table)) check_text(action);
    }

    State take_step(const State& state, const Action& action) {
        const State before = state;
        State next = state;
        play(next.table, action, next.chance, heroes::ignore);
        demand(heroes::apply(state, action) == next, "apply does what play does");
        const auto tried = heroes::try_apply(state, action);
        demand(tried && *tried == next, "try_apply does what play does");
        const auto sent = heroes::try_apply(state, decider(state.table), action);
        demand(sent && *sent == next, "try_apply with the right sender does what play does");
        demand(state == before, "apply and try_apply leave their input alone");
        demand(static_cast<bool>(audit(next.table)), "audit passes after every step");
        demand(heroes::hash(next.table) != heroes::hash(state.table), "every step changes the hash");
        demand(!heroes::diff(state.table, next.table).empty(), "diff names what a step has changed");
        State told = state;
        check_wire(action);
        play(told.table, action, told.chance, [&](const typename Table::Event& event) {
            check_heard(event, told.table);
            if (reads_texts()) check_text(event);
        });
        demand(told == next, "whether anybody listens changes nothing");
        return next;
    }

    void check_end(const State& state) const {
        if (!is_over(state.table)) return;
        demand(!pending(state.table), "a game that is over waits for nothing");
        demand(legal_actions(state.table).empty(), "a game that is over has no legal actions");
        demand(outcome(state.table) == outcome(Table{state.table}), "equal games have equal outcomes");
    }

    void check_same_seed(const State& end, const std::vector<Action>& actions) {
        State state = begin();
        Pcg32 chooser = player();
        for (std::size_t nth = 0; !is_done(state); ++nth) {
            const Action action = pick(state, chooser);
            demand(nth < actions.size() && action == actions[nth], "equal seeds give equal games");
            play(state.table, action, state.chance, heroes::ignore);
        }
        demand(state == end, "equal seeds give equal ends");
    }

    void check_replay(const State& end, const std::vector<Action>& actions) {
        State state = begin();
        for (const Action& action : actions) state = heroes::apply(state, action);
        demand(state == end, "the same actions give the same state");
    }

    // The exact probabilities of all ways it can go on sum to one, and many tries come near them.
    void check_odds(const State& state, const Action& action) {
        std::map<std::uint64_t, Probability> odds;
        std::size_t leaves = 0;
        Probability sum;
        heroes::for_each_outcome(state.table, action, [&](const Table& next, Probability probability) {
            sum = sum + probability;
            auto& odd = odds[heroes::hash(next)];
            odd = odd + probability;
            return ++leaves <= most_leaves;
        });
        if (leaves > most_leaves) return;
        found_.most_outcomes = std::max(found_.most_outcomes, leaves);
        demand(sum == Probability::one(), "the probabilities of all outcomes sum to one");
        if (leaves > 1) check_samples(state, action, odds);
    }

    void check_samples(const State& state, const Action& action, const std::map<std::uint64_t, Probability>& odds) {
        std::map<std::uint64_t, int> times;
        Pcg32 chance{step_};
        for (int i = 0; i != tries; ++i) {
            Table next = state.table;
            play(next, action, chance, heroes::ignore);
            ++times[heroes::hash(next)];
        }
        for (const auto& [hash, count] : times) demand(odds.contains(hash), "only foreseen outcomes come about");
        for (const auto& [hash, probability] : odds) {
            const double expected = tries * probability.as_double();
            demand(std::abs(times[hash] - expected) <= 3 + 5 * std::sqrt(expected), "the odds agree with many tries");
        }
    }

    // Not one verb asks for memory.
    void check_heap(const State& state) const {
        const std::size_t before = allocations();
        const auto set = heroes::try_new_game<Table>(plan_.options, Pcg32{1}, plan_.rules);
        const auto actions = legal_actions(state.table);
        std::size_t used = pending(state.table).has_value() + index_of(decider(state.table)) + is_over(state.table);
        for (const Action& action : actions) {
            used += static_cast<bool>(judge(state.table, action));
            used += heroes::apply(state, action) == *heroes::try_apply(state, action);
        }
        heroes::for_each_enumerator<Seat>([&](Seat seat) {
            Pcg32 chance{1};
            used += determinize(view(state.table, seat), chance) == state.table;
        });
        const auto bytes = heroes::encode(state);
        used += heroes::decode<State>(std::span{bytes.begin(), bytes.end()}).verdict().reason().size();
        used +=
            static_cast<bool>(audit(state.table)) + heroes::hash(state) + (outcome(state.table) == outcome(set->table));
        used += heroes::to_text(state).view().size() + heroes::diff(state, *set).view().size();
        demand(allocations() == before && used != 0, "no verb asks for memory from the heap");
    }

    Plan<Table> plan_;
    Findings found_{};
    std::size_t game_ = 0;
    std::size_t step_ = 0;
    State now_{};
};

// Plays random games by a plan and stops the test at the first law that is broken.
template <heroes::GameTable Table>
Findings check(const Plan<Table>& plan) {
    return Court<Table>{plan}.sit();
}

}  // namespace laws
