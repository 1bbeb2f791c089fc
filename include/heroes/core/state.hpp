#pragma once

#include <concepts>
#include <cstdint>
#include <exception>
#include <type_traits>
#include <utility>

#include <heroes/core/chance.hpp>
#include <heroes/core/copy.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// A game in progress: what lies on the table, and the source of chance. This is what a host saves and rolls back.
template <class Table_, Chance Chance_ = Pcg32>
struct State {
    using Table = Table_;
    using Chance = Chance_;

    // In a union, because only there a table can be left unset until its bytes are copied in.
    union {
        Table table;
    };
    Chance chance;

    constexpr State() : table(), chance() {}
    constexpr State(const Table& lies, const Chance& falls = {}) : table(lies), chance(falls) {}

    // A copy that is made in pieces. The copy constructor does not, because states are trivially copyable.
    static constexpr State copy_of(const State& state) {
        if (std::is_constant_evaluated()) return state;
        return State(state, InPieces{});
    }

    // What apply returns is assigned in pieces. A template is no special member, so states stay trivially copyable.
    State(const State&) = default;
    State& operator=(const State&) = default;
    template <std::same_as<State> Self>
        requires(sizeof(Self) > detail::quick_piece)
    constexpr State& operator=(Self&& next) {
        if (std::is_constant_evaluated()) return *this = std::as_const(next);
        detail::copy_bytes<sizeof(State)>(this, &next);
        return *this;
    }

    // Tells states of one game, rules and content from all others.
    static constexpr std::uint64_t fingerprint() { return Table::fingerprint(); }

    friend constexpr bool operator==(const State& a, const State& b) {
        return a.table == b.table && a.chance == b.chance;
    }
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("table", self.table);
        f("chance", self.chance);
    }

private:
    struct InPieces {};

    State(const State& state, InPieces) : chance(state.chance) {
        detail::copy_bytes<sizeof(Table)>(&table, &state.table);
    }
};

// Takes every event and does nothing: the default listener.
struct Ignore {
    constexpr void operator()(const auto&...) const {}
};
inline constexpr Ignore ignore{};

#if defined(__cpp_exceptions)
// Thrown by apply and new_game when the caller asks for what the rules forbid.
struct IllegalAction : std::exception {
    Verdict verdict;

    explicit IllegalAction(Verdict why) : verdict(why) {}
    const char* what() const noexcept override { return verdict.text().data(); }
};
#endif

// What happens by default when a caller breaks a contract: an exception, or the end where there are none.
[[noreturn]] inline void refuse([[maybe_unused]] const Verdict& verdict) {
#if defined(__cpp_exceptions)
    throw IllegalAction(verdict);
#else
    std::terminate();
#endif
}

namespace detail {

// Whether an action may be done. Who only wants to know that does not pay for a verdict.
template <class Table>
[[gnu::flatten]] constexpr bool is_legal(const Table& table, const typename Table::Action& action) {
    return static_cast<bool>(judge(table, action));
}

}  // namespace detail

// The pure verb: a state and an action in, the next state out. An illegal action is a mistake of the caller and goes
// to Rules::illegal; if that returns, the state is returned as it was.
struct Apply {
    template <class Table, Chance C, class Emit = Ignore>
    [[nodiscard]] constexpr State<Table, C> operator()(const State<Table, C>& state,
                                                       const typename Table::Action& action, Emit&& emit = {}) const {
        auto next = State<Table, C>::copy_of(state);
        if (detail::is_legal(state.table, action))
            play(next.table, action, next.chance, emit);
        else
            Table::Rules::illegal(judge(state.table, action));
        return next;
    }
};
inline constexpr Apply apply{};

// The same for untrusted input: the new state, or the verdict and nothing changed.
struct TryApply {
    template <class Table, Chance C, class Emit = Ignore>
    constexpr Result<State<Table, C>> operator()(const State<Table, C>& state, const typename Table::Action& action,
                                                 Emit&& emit = {}) const {
        if (const Verdict verdict = judge(state.table, action); !verdict) return verdict;
        auto next = State<Table, C>::copy_of(state);
        play(next.table, action, next.chance, emit);
        return next;
    }
    // For a host that knows who sent the action.
    template <class Table, Chance C, class Emit = Ignore>
    constexpr Result<State<Table, C>> operator()(const State<Table, C>& state, Seat sender,
                                                 const typename Table::Action& action, Emit&& emit = {}) const {
        if (const Verdict verdict = judge(state.table, sender, action); !verdict) return verdict;
        return (*this)(state, action, emit);
    }
};
inline constexpr TryApply try_apply{};

// Sets a game up; bad options give a verdict.
template <class Table, Chance C, class Emit = Ignore>
constexpr Result<State<Table, C>> try_new_game(const typename Table::Options& options, C chance,
                                               const typename Table::Rules& rules = {}, Emit&& emit = {}) {
    if (const Verdict verdict = judge(options, rules); !verdict) return verdict;
    State<Table, C> state{Table{}, chance};
    set_up(state.table, options, rules, state.chance, emit);
    return state;
}

// Sets a game up; bad options are a mistake of the caller and go to Rules::illegal.
template <class Table, Chance C, class Emit = Ignore>
[[nodiscard]] constexpr State<Table, C> new_game(const typename Table::Options& options, C chance,
                                                 const typename Table::Rules& rules = {}, Emit&& emit = {}) {
    const auto state = try_new_game<Table>(options, chance, rules, emit);
    if (!state) Table::Rules::illegal(state.verdict());
    return *state;
}

}  // namespace heroes
