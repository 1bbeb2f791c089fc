#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/chance.hpp>
#include <heroes/core/view.hpp>
#include <heroes/hedra/audit.hpp>
#include <heroes/hedra/play.hpp>

namespace heroes::hedra {

// HED-009: all is public; only what others have chosen in secret, by a house rule, is hidden.
template <class Rules>
constexpr void hide_from(Table<Rules>& table, Seat seat) {
    if constexpr (keeps_house_state<Rules>())
        for_each_seat(table.options, [&](Seat other) {
            if (other != seat) table.house.choices[other] = {};
        });
}

namespace detail {

// Whether an owner is choosing in secret, in the middle of a clean-up.
template <class Rules>
constexpr bool is_choosing_in_secret(const Table<Rules>& table) {
    const std::size_t size = table.steps.size();
    return in_secret(table) && size > 1 && holds_alternative<CleanUp>(table.steps[size - 2]) &&
           holds_one_of<ChooseSacrifice, ChooseSave, ChooseRetreat>(table.steps[size - 1]);
}

// Lets the owners whose secret choices are unknown choose again by lot, until the game waits for the same again.
template <class Rules, Chance C>
constexpr bool choose_again(Table<Rules>& table, Seat viewer, C& chance) {
    const auto known = table.house.choices[index_of(viewer) < most_players ? viewer : Seat::one];
    const auto waiting = table.steps;
    const Playing<Table<Rules>, C, Ignore> game{table, chance, ignore};
    table.house.choices = {};
    table.steps.pop_back(), table.steps.pop_back();
    resume_clean_up(game, skip_idle_owners(table, {}));
    while (!(table.steps == waiting)) {
        if (table.steps.size() != waiting.size()) return false;
        const auto actions = legal_actions(table);
        const Seat seat = decider(table);
        with_decision(table, [&](auto decision) {
            answer(game, decision, actions[chance.below(static_cast<std::uint32_t>(actions.size()))]);
        });
        if (seat == viewer) table.house.choices[seat] = known;
        const auto* next = get_if<CleanUp>(&table.steps.back());
        if (next == nullptr || next->stage >= Stage::carry_out) return false;
        const CleanUp at = *next;
        table.steps.pop_back();
        resume_clean_up(game, at);
    }
    return true;
}

// Fills in by lot what the seat does not know; false if that cannot be. What is hidden looks like what was not chosen
// yet, so a view passes audit as it is.
template <class Rules, Chance C>
constexpr bool guess(Table<Rules>& table, Seat seat, C& chance) {
    if constexpr (keeps_house_state<Rules>()) {
        if (!is_choosing_in_secret(table)) return true;
        const Table<Rules> seen = table;
        constexpr std::size_t most_tries = 4096;
        for (std::size_t left = audit(seen) ? most_tries : 0; left != 0; --left, table = seen)
            if (choose_again(table, seat, chance)) return true;
        return false;
    }
    return true;
}

}  // namespace detail

}  // namespace heroes::hedra
