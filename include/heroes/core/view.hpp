#pragma once

#include <cstddef>

#include <heroes/core/chance.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// What one seat may know of a table: the same table with everything hidden from that seat made unknown. It is wrapped
// so that nobody plays on it by mistake; determinize(view, chance) gives a table that can be played on. There is no
// way to wrap a table without hide_from(table, seat) of its game, so whoever is given a view cannot be given more.
template <class Table>
class View {
public:
    constexpr View(const Table& table, Seat seat) : table_(table), seat_(seat) { hide_from(table_, seat); }

    // The view that a seat was sent: `seen` is what `*view` was on the other side. It is accepted if there is a table
    // that looks like this to the seat, so that nothing in it is known that must not be, and it can be determinized.
    // Refused by a clause of the game if no table can be like this, and by CORE-view otherwise.
    [[nodiscard]] static constexpr Result<View> from(const Table& seen, Seat seat) {
        Verdict verdict = judge(seen.options, seen.rules);
        Pcg32 chance{1};
        for (std::size_t left = verdict ? most_guesses : 0; left != 0; --left) {
            Table table = seen;
            if (!fill_in(table, seat, chance)) return Verdict::refused("CORE-view: more is unknown than can be hidden");
            verdict = audit(table);
            if (verdict) return is_seen(View{table, seat}, seen);
            if (!may_be_bad_luck(table, seat)) break;
        }
        return verdict;
    }

    constexpr Seat seat() const { return seat_; }
    // A temporary view gives its table away by value and has no arrow. Otherwise
    //   for (const auto& hero : view(table, seat)->heroes)
    // would read a view that is gone already: before C++23 the loop keeps alive only what it can see to be a part of a
    // temporary, as in (*view(table, seat)).heroes.
    constexpr const Table& operator*() const& { return table_; }
    constexpr Table operator*() const&& { return table_; }
    constexpr const Table* operator->() const& { return &table_; }
    constexpr const Table* operator->() const&& = delete;
    bool operator==(const View&) const = default;

private:
    friend class Result<View>;

    // In the worst case one card of 64 explains what the game waits for. What no guess of so many explains is no view.
    static constexpr std::size_t most_guesses = 4096;

    constexpr View() = default;

    // A game in which something is hidden supplies, in the namespace of its chapters,
    //   guess(table, seat, chance) -> bool
    // which fills in by lot what the seat does not know, or answers that it cannot be filled in. It takes tables that
    // were made up by a stranger: all that is certain is that every value is in its range and the options are legal.
    static constexpr bool fill_in(Table& table, Seat seat, Pcg32& chance) {
        if constexpr (requires { guess(table, seat, chance); })
            return guess(table, seat, chance);
        else
            return true;
    }
    // And where the game may wait for what only some hidden cards explain, such as that somebody sells one of them,
    //   waits_on_secrets(table) -> bool
    // so that a guess that audit refuses is not the last. The decider sees what explains it.
    static constexpr bool may_be_bad_luck(const Table& table, Seat seat) {
        if constexpr (requires { waits_on_secrets(table); })
            return !is_over(table) && decider(table) != seat && waits_on_secrets(table);
        else
            return false;
    }
    static constexpr Result<View> is_seen(const View& view, const Table& seen) {
        if (view.table_ == seen) return view;
        return Verdict::refused("CORE-view: this seat would see something else");
    }

    Table table_{};
    Seat seat_{};
};

// What a seat may know.
template <class Table>
    requires requires(Table& table, Seat seat) { hide_from(table, seat); }
[[nodiscard]] constexpr View<Table> view(const Table& table, Seat seat) { return {table, seat}; }

namespace detail {

// A game that may wait for what only some hidden cards explain says by explains_waiting(table) whether a guess does.
template <class Table>
constexpr bool is_explained(const Table& table) {
    if constexpr (requires { explains_waiting(table); })
        return explains_waiting(table);
    else
        return true;
}

}  // namespace detail

// A table that the seat cannot tell from the real one: what is hidden from it is filled in by lot. A guess in which
// the game would not wait for what it waits for is thrown away.
template <class Table, Chance C>
[[nodiscard]] constexpr Table determinize(const View<Table>& view, C& chance) {
    Table table = *view;
    if constexpr (requires { guess(table, view.seat(), chance); })
        while (!guess(table, view.seat(), chance) || !detail::is_explained(table)) table = *view;
    return table;
}

namespace verbs {

using heroes::determinize;
using heroes::view;

}  // namespace verbs

}  // namespace heroes
