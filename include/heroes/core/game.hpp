#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/core/view.hpp>

namespace heroes {

// The contract that every game keeps, stated for its table. All verbs are found by argument-dependent lookup.
//
//   judge(options, rules)          whether a game can be set up like this
//   set_up(table, options, rules, chance, emit)
//   pending(table)                 the decision the game waits for; nothing when it is over
//   decider(table)                 the seat that has to decide
//   for_each_legal_action(table, f), legal_actions(table)
//                                  every legal action, each once, in a stable order; never none before the end, and
//                                  a function of what the decider can see
//   judge(table, action)           legal, or the clause that forbids it; answers any value whatever
//   judge(table, sender, action)   the same, if it is known who sent it
//   play(table, action, chance, emit)
//                                  changes the table in place; the action must be legal
//   is_over(table), outcome(table) whether it has ended, and how for every seat: outcome(table).seats[seat].standing
//   hide_from(table, seat)         makes unknown what the seat may not know
//   view(table, seat), determinize(view, chance)
//                                  what a seat may know, and a table it cannot tell from the real one
//   audit(table)                   whether it is a valid position; one that passes can be played on to its end
template <class T>
concept GameTable = std::is_trivially_copyable_v<T> && std::equality_comparable<T> && std::default_initializable<T> &&
    Listed<T> && requires(const T& table, T& changing, const typename T::Action& action, Pcg32& chance, Seat seat,
                          const typename T::Options& options, const typename T::Rules& rules) {
    typename T::Decision;
    typename T::Event;
    { T::fingerprint() } -> std::same_as<std::uint64_t>;
    { judge(options, rules) } -> std::same_as<Verdict>;
    {set_up(changing, options, rules, chance, ignore)};
    { pending(table) } -> std::same_as<std::optional<typename T::Decision>>;
    { decider(table) } -> std::same_as<Seat>;
    {for_each_legal_action(table, ignore)};
    { legal_actions(table).size() } -> std::convertible_to<std::size_t>;
    { judge(table, action) } -> std::same_as<Verdict>;
    { judge(table, seat, action) } -> std::same_as<Verdict>;
    {play(changing, action, chance, ignore)};
    { is_over(table) } -> std::same_as<bool>;
    { outcome(table) } -> std::equality_comparable;
    { outcome(table).seats[seat].standing } -> std::convertible_to<Standing>;
    { table.options.players } -> std::convertible_to<std::size_t>;
    { view(table, seat) } -> std::same_as<View<T>>;
    { determinize(view(table, seat), chance) } -> std::same_as<T>;
    { audit(table) } -> std::same_as<Verdict>;
};

}  // namespace heroes
