#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/view.hpp>
#include <heroes/tools/redaction.hpp>

namespace heroes {

namespace detail {

// What a seat sees after an action, and what it has heard meanwhile.
template <class Table>
struct Perception {
    View<Table> seen;
    std::vector<typename Table::Event> heard;

    bool operator==(const Perception&) const = default;
};

template <class Table, Chance C>
Perception<Table> perceive(Table table, const typename Table::Action& action, C& chance, Seat seat) {
    std::vector<typename Table::Event> heard;
    play(table, action, chance, for_seat(table, seat, [&](const auto& event) { heard.emplace_back(event); }));
    return {view(table, seat), std::move(heard)};
}

// The action that leads from one state to another, if there is one.
template <class Table, Chance C>
std::optional<typename Table::Action> action_between(const State<Table, C>& before, const State<Table, C>& after) {
    for (const auto& action : legal_actions(before.table)) {
        auto next = before;
        play(next.table, action, next.chance, ignore);
        if (next == after) return action;
    }
    return {};
}

template <class Table>
typename Table::Action any_action(const Table& table, Pcg32& luck) {
    const auto actions = legal_actions(table);
    return actions[luck.below(static_cast<std::uint32_t>(actions.size()))];
}

}  // namespace detail

// How many possible worlds are tried unless the host says otherwise.
inline constexpr std::size_t possible_worlds = 64;

// Whether a seat has learned anything by the one action between two states, so that it would be unfair to let it take
// the action back. It has, if for all it knew what it sees and hears now could have been otherwise, although it did the
// same itself: if dice had fallen differently, if hidden cards were others, or if somebody else had chosen differently.
// That is tried in so many possible worlds, which are always the same for the same states. What would have shown in one
// world of n only is missed with a probability of (1 - 1/n)^worlds.
// Several actions are taken back fairly if each of them is. States with more than one action between them count as a
// gain, because nobody can tell.
template <GameTable Table, Chance C>
    requires Redacting<Table>
[[nodiscard]] bool information_gained(const State<Table, C>& before, const State<Table, C>& after, Seat seat,
                                      std::size_t worlds = possible_worlds) {
    if (before == after) return false;
    const auto action = detail::action_between(before, after);
    if (!action) return true;
    const bool own = decider(before.table) == seat;
    const auto known = view(before.table, seat);
    C chance = before.chance;
    const auto perceived = detail::perceive(before.table, *action, chance, seat);
    for (Pcg32 luck{hash(before.table)}; worlds != 0; --worlds) {
        const Table world = determinize(known, luck);
        if (detail::perceive(world, own ? *action : detail::any_action(world, luck), luck, seat) != perceived)
            return true;
    }
    return false;
}

}  // namespace heroes
