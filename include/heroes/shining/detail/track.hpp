#pragma once

#include <cstddef>

#include <heroes/shining/detail/activation.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/events.hpp>
#include <heroes/shining/detail/monsters.hpp>
#include <heroes/shining/detail/ties.hpp>

// Rulebook, "Initiative": the token goes along the track, slot by slot.
namespace heroes::shining::detail {

template <class Game>
constexpr void move_token(Game game) {
    auto& initiative = game.table.initiative;
    ++initiative.slot;
    initiative.begun = false;
    initiative.acted = Models{};
    look_for_end(game, Moment::between_activations);
    if (is_fighting(game.table)) game.emit(TokenMoved{initiative.slot});
}

// SHN-049, SHN-R08: back to the start, for the next round.
template <class Game>
constexpr void begin_round(Game game) {
    auto& table = game.table;
    auto& initiative = table.initiative;
    if (initiative.round != 0xffff) ++initiative.round;
    initiative.slot = 0;
    initiative.begun = false;
    for (Monster& monster : table.monsters) monster.fresh = false;
    game.emit(RoundBegan{initiative.round});
    game.emit(TokenMoved{0});
}

// SHN-R113: arrivals are counted before any card is dealt with, or after it.
template <class Game>
constexpr void count_arrival(Game game) {
    auto& arrivals = game.table.initiative.arrivals;
    arrivals = clamped(arrivals + 1);
}
template <class Game>
constexpr void arrive_at_final_step(Game game) {
    game.table.initiative.begun = true;
    if (!game.knobs().count_after_card) count_arrival(game);
    look_for_end(game, Moment::final_step);
    if (is_fighting(game.table)) deal_with_final_step(game);
}
template <class Game>
constexpr void leave_final_step(Game game) {
    if (game.knobs().count_after_card) count_arrival(game);
    look_for_end(game, Moment::between_activations);
    if (is_fighting(game.table)) begin_round(game);
}

// SHN-036, SHN-R03, SHN-R60: the next monster of this number, in the order of entry. Each takes one branch, not three,
// because which of them it is can hardly be predicted.
template <class Rules>
constexpr Monster* next_to_act(Table<Rules>& table, int number) {
    for (Monster& monster : table.monsters) {
        const bool waits = monster.fresh & table.rules.knobs.spawned_wait;
        const bool acted = table.initiative.acted.has(monster.model);
        if ((monster.number == number) & !acted & !waits) return &monster;
    }
    return nullptr;
}

// SHN-R03, by a house rule: the players say which of several is next.
template <class Game>
constexpr bool ask_for_order(Game game, int number) {
    const Models waiting = waiting_to_act(game.table, number);
    if (waiting.has_several()) ask_which(game, waiting);
    return waiting.has_several();
}

// Inlined into its loop, because most slots take fewer instructions than a call.
template <class Game>
[[gnu::always_inline]] constexpr void take_slot(Game game) {
    auto& table = game.table;
    auto& initiative = table.initiative;
    const Track& track = encounter_of(table).track;
    if (initiative.slot >= track.size()) return initiative.begun ? leave_final_step(game) : arrive_at_final_step(game);
    const Slot slot = track[initiative.slot];
    if (!is_hero(slot)) {
        Monster* const next = next_to_act(table, number_of(slot));
        if (next == nullptr) return move_token(game);
        if (game.knobs().players_order_slots && ask_for_order(game, number_of(slot))) return;
        initiative.acted.insert(next->model);
        return activate_monster(game, *next);
    }
    if (!initiative.begun) {
        initiative.begun = true;
        return begin_step(game, hero(hero_of(slot)));
    }
    if (initiative.activated) end_activation(game, hero(hero_of(slot)));
    move_token(game);
}
// On and on, until somebody has something to do.
template <class Game>
constexpr void run(Game game, const FollowTrack&) {
    auto& table = game.table;
    const std::size_t steps = table.steps.size();
    do take_slot(game);
    while (is_fighting(table) && table.steps.size() == steps);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const FollowTrack&) {
    return table.encounter.in_combat && is_fighting(table);
}

}  // namespace heroes::shining::detail
