#pragma once

#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

#include <heroes/core/enum_set.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// Waiting is data: interrupted work lies in `table.steps`, the next thing last. A step is a decision of the game, or
// work that goes on by itself once the decisions above it are answered.

namespace detail {

template <class Variant, class... More>
struct Joined;
template <class... Ts, class... More>
struct Joined<OneOf<Ts...>, More...> {
    using Type = OneOf<Ts..., More...>;
};

// Calls f with a decision; for other work it does nothing but give back a value of the type that f does.
template <class Decision>
struct ForDecision;
template <class First, class... Others>
struct ForDecision<OneOf<First, Others...>> {
    template <class S, class F, class... Args>
    constexpr auto operator()(const S& step, F& f, Args&... args) const {
        if constexpr (is_one_of<S, OneOf<First, Others...>>)
            return f(step, args...);
        else
            return decltype(f(std::declval<const First&>(), args...))();
    }
};

}  // namespace detail

// The decisions of a game and its work, in one variant.
template <class Decision, class... Work>
using StepOf = typename detail::Joined<typename Decision::Variant, Work...>::Type;

// Calls f with the decision that a table waits for, in its own type, and with what else it needs, and gives back what f
// does; or a value of that type if work goes on by itself. The game must not be over.
template <class Table, class F, class... Args>
constexpr auto with_decision(const Table& table, F f, Args... args) {
    return match_with(table.steps.back(), detail::ForDecision<typename Table::Decision::Variant>{}, f, args...);
}

// A table that keeps its steps like this.
template <class Table>
concept Stepwise = requires(const Table& table) {
    typename Table::Decision;
    table.steps.back();
};

// Whether the game is over: nothing is left to be done.
template <Stepwise Table>
[[nodiscard]] constexpr bool is_over(const Table& table) {
    return table.steps.empty();
}

// Whether a player has to decide next, not work that goes on by itself. The game must not be over.
template <Stepwise Table>
[[nodiscard]] constexpr bool is_decision(const Table& table) {
    return table.steps.back().index() < alternative_count<typename Table::Decision>;
}

// The decision the game waits for; nothing once it is over.
template <Stepwise Table>
[[nodiscard]] constexpr std::optional<typename Table::Decision> pending(const Table& table) {
    using Decision = typename Table::Decision;
    if (table.steps.empty()) return {};
    return with_decision(table, [](const auto& step) { return std::optional<Decision>{Decision{step}}; });
}

// The seat that has to decide; the spectator's once the game is over. It lies at the same place whatever the decision,
// and asked for the place, not for the seat, compilers notice that there is nothing to tell apart.
template <Stepwise Table>
[[nodiscard]] constexpr Seat decider(const Table& table) {
    const Seat nobody = Seat::spectator;
    const Seat* seat = &nobody;
    if (!table.steps.empty()) with_decision(table, [&](const auto& step) { seat = &step.seat; });
    return *seat;
}

// A step is built where it lies: one that is copied in is read before its bytes have settled.
template <class Step, std::size_t N, class S>
constexpr void push_step(InlineVector<Step, N>& steps, const S& step) {
    steps.grow().emplace(step);
}

// Lists an action if it is legal, without a branch where the listener knows how.
template <class F, class A>
constexpr void list_if(F& f, const A& action, bool legal) {
    if constexpr (requires { f.push_if(action, legal); })
        f.push_if(action, legal);
    else if (legal)
        f(action);
}
// The same by what a rule says of it, so that `list` and `judge` can ask one function.
template <class F, class A>
constexpr void list_if(F& f, const A& action, Verdict verdict) {
    list_if(f, action, static_cast<bool>(verdict));
}

// Lists what `make` makes of each member of a set, without a branch for each where the listener knows how.
template <class F, Enumeration E, std::size_t N, class Make>
constexpr void list_each(F& f, EnumSet<E, N> members, Make make) {
    if constexpr (requires { f.push_each(members, make); })
        f.push_each(members, make);
    else
        members.for_each([&](E member) { f(make(member)); });
}

// Listens to a listing and fills a list of actions. Each action is built as what it is: to let the variant find out
// would cost every user's compiler dearly. How many there are is kept here until the end: a compiler cannot tell that
// the bytes of an action do not overwrite the size of the list.
template <class Actions>
class ActionFiller {
public:
    using Action = typename Actions::value_type;

    constexpr explicit(false) ActionFiller(Actions& actions) : actions_(actions), size_(actions.size()) {}
    constexpr ~ActionFiller() { actions_.resize(size_); }
    ActionFiller(const ActionFiller&) = delete;
    ActionFiller& operator=(const ActionFiller&) = delete;

    template <class A>
    constexpr void operator()(const A& action) {
        actions_.put(size_++, Action{action});
    }
    template <class A>
    constexpr void push_if(const A& action, bool keep) {
        actions_.put(size_, Action{action});
        size_ += static_cast<std::size_t>(keep);
    }
    constexpr void append(const FillRow<Action>& row, std::size_t n) {
        actions_.put(size_, row, n);
        size_ += n;
    }
    // Four at a time, of which the last may be too many: how many cards a hand holds is luck, and a branch that asks
    // for each whether it is the last is mispredicted. Sets of two words are gone through one by one.
    template <Enumeration E, std::size_t N, class Make>
        requires(N <= 64)
    constexpr void push_each(EnumSet<E, N> members, Make&& make) {
        std::uint64_t rest = members.bits();
        std::size_t place = size_;
        do {
            for (int i = 0; i != 4; ++i, rest &= rest - 1)
                actions_.put(place++, Action{make(static_cast<E>(detail::lowest_bit(rest)))});
        } while (rest != 0);
        size_ += members.size();
    }

private:
    Actions& actions_;
    std::size_t size_;
};

}  // namespace heroes
