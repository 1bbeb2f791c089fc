#pragma once

#include <heroes/shining/detail/aim.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/monsters.hpp>

// What the rulebook leaves open: the players choose among equals, by house rules.
namespace heroes::shining::detail {

// SHN-R03: the monsters of this number that wait for their turn.
template <class Rules>
constexpr Models waiting_to_act(const Table<Rules>& table, int number) {
    Models models{};
    for (const Monster& monster : table.monsters) {
        const bool waits = monster.fresh && table.rules.knobs.spawned_wait;
        if (monster.number == number && !waits && !table.initiative.acted.has(monster.model))
            models.insert(monster.model);
    }
    return models;
}

// SHN-D24: a choice is among monsters, for their order, or among those that monsters and Events are about.
constexpr bool is_about_order(const BreakTie& choice) {
    return !choice.tied.empty() && is_monster(choice.tied.front());
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const BreakTie& choice, F& f) {
    choice.tied.for_each([&](Model model) { f(TargetModel{model}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const BreakTie& choice, const Action& action) {
    const auto* chosen = get_if<TargetModel>(&action);
    if (chosen != nullptr && chosen->model <= Model::last && choice.tied.has(chosen->model)) return Verdict::legal();
    return is_about_order(choice) ? Verdict::refused("SHN-R03: choose one of the monsters that act on this slot")
                                  : Verdict::refused("SHN-R53: choose one of the targets that are equal");
}
template <class Game>
constexpr void answer(Game game, const BreakTie&, const Action& action) {
    auto& table = game.table;
    const Model chosen = get<TargetModel>(action).model;
    game.pop();
    if (Monster* const monster = find_monster(table, chosen)) {
        table.initiative.acted.insert(chosen);
        return activate_monster(game, *monster);
    }
    auto* const hurt = get_if<Hurt>(&table.steps.back());
    auto* const advance = get_if<Advance>(&table.steps.back());
    if (hurt != nullptr) hurt->victims = Models{chosen};
    if (advance != nullptr) advance->targets = Models{chosen};
    if (hurt != nullptr || advance != nullptr) return;
    table.acting.target = chosen;
    game.emit(TargetChosen{table.acting.monster, chosen});
}
template <class Rules>
constexpr bool can_order(const Table<Rules>& table, Models tied) {
    const Track& track = encounter_of(table).track;
    const std::size_t slot = table.initiative.slot;
    return table.rules.knobs.players_order_slots && slot < track.size() && !is_hero(track[slot]) &&
           tied == waiting_to_act(table, number_of(track[slot]));
}
// Whether a monster follows its card, or an Event is resolved.
template <class Rules>
constexpr bool can_choose_targets(const Table<Rules>& table) {
    const bool event = table.steps.size() > 1 && holds_alternative<ResolveEvent>(table.steps[1]);
    return table.rules.knobs.ties == Ties::players && (event || is_monster(table.acting.monster));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const BreakTie& choice) {
    if (!choice.tied.has_several() || choice.seat != speaker(table.options)) return false;
    if (is_about_order(choice)) return can_order(table, choice.tied);
    bool in_play = true;
    choice.tied.for_each([&](Model model) { in_play &= !is_monster(model) && is_in_play(table, model); });
    return in_play && can_choose_targets(table);
}

}  // namespace heroes::shining::detail
