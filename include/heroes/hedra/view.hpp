#pragma once

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

// What a seat may know.
template <class Rules>
constexpr View<Table<Rules>> view(const Table<Rules>& table, Seat seat) {
    return {table, seat};
}

namespace detail {

template <class Rules>
constexpr bool is_owner_choosing(const Table<Rules>& table) {
    if (is_over(table)) return false;
    const Step& step = table.steps.back();
    return holds_alternative<ChooseSacrifice>(step) || holds_alternative<ChooseSave>(step) ||
           holds_alternative<ChooseRetreat>(step);
}

// Lets the owners whose secret choices are unknown choose again by lot, until the game waits for the same again.
template <class Rules, Chance C>
constexpr bool choose_again(Table<Rules>& table, const View<Table<Rules>>& view, C& chance) {
    const auto known = view->house.choices[index_of(view.seat()) < most_players ? view.seat() : Seat::one];
    const auto waiting = table.steps;
    const Playing<Table<Rules>, C, const Ignore> game{table, chance, ignore};
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
        if (seat == view.seat()) table.house.choices[seat] = known;
        const auto* next = get_if<CleanUp>(&table.steps.back());
        if (next == nullptr || next->stage >= Stage::carry_out) return false;
        const CleanUp at = *next;
        table.steps.pop_back();
        resume_clean_up(game, at);
    }
    return true;
}

}  // namespace detail

// A table that the seat cannot tell from the real one: what is hidden from it is filled in by lot.
template <class Rules, Chance C>
constexpr Table<Rules> determinize(const View<Table<Rules>>& view, C& chance) {
    Table<Rules> table = *view;
    if constexpr (keeps_house_state<Rules>()) {
        const bool secret = detail::in_secret(table) && detail::is_owner_choosing(table);
        while (secret && !detail::choose_again(table, view, chance)) table = *view;
    }
    return table;
}

}  // namespace heroes::hedra
