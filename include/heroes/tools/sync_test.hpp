#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include <heroes/core/diff.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/tools/snapshots.hpp>

namespace heroes {

// What a sync test has found.
struct [[nodiscard]] SyncReport {
    std::uint64_t steps = 0;   // how many actions were played again with the same result
    std::uint64_t number = 0;  // of the snapshot at which the test ended
    std::uint64_t saved = 0;   // the checksum of that snapshot,
    std::uint64_t played = 0;  // and of what came about this time
    Path member{};             // the first member in which they differ
    Verdict verdict = Verdict::legal();

    constexpr explicit operator bool() const { return static_cast<bool>(verdict); }
};

// A number by which two machines can tell whether they play the same game. A chance that lists no fields, such as dice
// of a test, has no part in it.
template <class Table, Chance C>
[[nodiscard]] constexpr std::uint64_t checksum(const State<Table, C>& state) {
    if constexpr (Listed<const C>)
        return hash(state);
    else
        return hash(state.table);
}

namespace detail {

template <class State>
constexpr void compare_states(SyncReport& report, const State& saved, const State& played) {
    report.saved = checksum(saved);
    report.played = checksum(played);
    if (report.saved == report.played && saved == played) return void(++report.steps);
    report.member = diff(saved, played);
    report.verdict = Verdict::refused("KIT-diverged: the same actions have led to another state");
}

template <class Table, Chance C, std::size_t Capacity>
constexpr void play_again(SyncReport& report, const Snapshots<State<Table, C>, Capacity>& snapshots,
                          State<Table, C>& state, const typename Table::Action& action) {
    const auto played = try_apply(state, action);
    if (!played) return void(report.verdict = played.verdict());
    const auto saved = snapshots.restore(++report.number);
    if (!saved) return void(report.verdict = saved.verdict());
    compare_states(report, *saved, *played);
    state = *played;
}

}  // namespace detail

// Plays the last `count` actions again, from the snapshot before them, and compares every state on the way with its
// snapshot: a host that rolls back must get the same again. `actions` are all that were played, and the snapshot of
// number n is the state after n of them. The report says what is wrong first:
//   KIT-fell-out, KIT-not-saved    a snapshot is missing
//   KIT-diverged                   a state came out different; `member` says where
//   any clause of the game         the state to begin with is not sound, or an action is not legal any longer
template <class Table, Chance C, std::size_t Capacity>
constexpr SyncReport sync_test(const Snapshots<State<Table, C>, Capacity>& snapshots,
                               std::span<const typename Table::Action> actions, std::size_t count) {
    SyncReport report;
    report.number = actions.size() - (std::min)(count, actions.size());
    const auto first = snapshots.restore(report.number);
    report.verdict = first ? audit(first->table) : first.verdict();
    auto state = *first;
    while (report && report.number != actions.size())
        detail::play_again(report, snapshots, state, actions[report.number]);
    return report;
}

}  // namespace heroes
