#pragma once

#include <cstddef>
#include <utility>

#include <heroes/hero_master/detail/applying.hpp>
#include <heroes/hero_master/detail/attack.hpp>
#include <heroes/hero_master/detail/monster_attack.hpp>

// Rulebook, "Resolving an Encounter": phase two, one attack at a time in the eleven steps of HMA-R58.
namespace heroes::hero_master::detail {

// HMA-K14, HMA-R78: if another hero has defeated the monster, such an attack may return to the hand.
template <class Rules>
constexpr bool may_return(const Table<Rules>& table, Seat seat, std::size_t slot, Seat victor) {
    return victor != nobody && (victor != seat || table.rules.knobs.returns_to_its_victor) &&
           works_while_laid(table, table.heroes[seat].attacks[slot].card, Kind::return_to_hand);
}
// HMA-098, HMA-111: the Encounter is over; cards that may return to a hand are asked for first.
template <class Game>
constexpr void end_encounter(Game game, EncounterEnd reason, Seat victor) {
    game.emit(EncounterEnded{reason, victor});
    return_cards(game, ReturnCards{victor, 0, AttackSlot::first});
}
template <class Rules>
constexpr EncounterEnd end_without_victor(const Table<Rules>& table) {
    if (!table.encounter) return EncounterEnd::monster_gone;
    bool all_out = true;
    for_each_seat(table.options, [&](Seat seat) {
        const Part part = table.heroes[seat].part;
        all_out = all_out && part != Part::taking_part && part != Part::passed;
    });
    return all_out ? EncounterEnd::heroes_defeated : EncounterEnd::no_attacks_left;
}

// HMA-097, HMA-R69: the next player with an unresolved attack resolves the leftmost one.
template <class Rules>
constexpr Seat next_attacker(const Table<Rules>& table, Seat from) {
    for (std::size_t n = 0; n != table.options.players; ++n)
        if (const Seat seat = left_of(table, from, n); !table.heroes[seat].attacks.empty()) return seat;
    return nobody;
}
template <class Game>
constexpr void begin_resolving(Game game, Seat seat) {
    auto& table = game.table;
    table.attack = Attack{.seat = seat, .monster = table.encounter->card};
    game.emit(AttackBegan{seat, table.heroes[seat].attacks[0].card, table.encounter->card});
    game.push(ResolveAttack{Stage::fix});
    if (has_cards_to_apply(table, seat)) game.push(CommitCards{seat});
}
template <class Game>
constexpr void resolve_next(Game game, Seat from) {
    const auto& table = game.table;
    const Seat seat = next_attacker(table, from);
    if (seat == nobody || !table.encounter) return end_encounter(game, end_without_victor(table), nobody);
    begin_resolving(game, seat);
}
// HMA-071, HMA-082.
template <class Game>
constexpr void begin_phase_two(Game game) {
    game.emit(PhaseBegan{Phase::two, game.table.leader});
    resolve_next(game, game.table.leader);
}

// Step 11, HMA-107, HMA-108, HMA-110, HMA-R77, HMA-R78.
template <class Game>
constexpr void finish(Game game) {
    auto& table = game.table;
    penalise_others(game);
    const Seat seat = table.attack.seat;
    const Marks marks = table.attack.marks;
    const bool won = marks.has(Mark::monster_defeated);
    exhaust(game, seat, table.attack.used);
    if (running(table) != nullptr && !may_return(table, seat, 0, won ? seat : nobody))
        discard_attack(game, seat, 0, DiscardCause::resolved);
    table.attack = Attack{};
    if (marks.has(Mark::parting)) return;
    if (won) return end_encounter(game, EncounterEnd::monster_defeated, seat);
    const bool restarts = marks.has(Mark::leader_changed) && game.knobs().new_leader_restarts_order;
    resolve_next(game, restarts ? table.leader : left_of(table, seat));
}

// HMA-R58: what is done in each of the steps.
template <Stage stage, class Game>
constexpr void resolve(Game game) {
    const Marks marks = game.table.attack.marks;
    const bool won = marks.has(Mark::monster_defeated);
    switch (stage) {
        case Stage::fix: return fix_strength(game);
        case Stage::about_to_roll: return carry_out_all(game, Timing::about_to_resolve);
        case Stage::roll: return roll_dice(game);
        case Stage::critical_fail: return check_for_fail(game);
        case Stage::after_fail:
            return marks.has(Mark::critical_fail) ? carry_out_all(game, Timing::critical_fail) : void();
        case Stage::strike: return marks.has(Mark::critical_fail) ? void() : strike(game);
        case Stage::rewards: return won ? collect_rewards(game) : void();
        case Stage::victory: return won ? take_victory(game) : void();
        case Stage::compare: return compare_with_armour(game);
        case Stage::ignore: return ignore_or_not(game);
        case Stage::wounds: return deal_wounds(game);
        case Stage::reactions: return react(game);
        case Stage::ambusher: return ambush(game);
        case Stage::ambusher_reactions: return react_to_ambusher(game);
        case Stage::penalties: return penalise(game);
        case Stage::finish: return;
    }
}
// HMA-R58: the order of the stages; by a house rule the monster hits before the reward is taken.
constexpr Stage next_stage(Stage stage, bool monster_hits_first) {
    if (monster_hits_first && stage == Stage::strike) return Stage::compare;
    if (monster_hits_first && stage == Stage::ambusher_reactions) return Stage::rewards;
    if (monster_hits_first && stage == Stage::victory) return Stage::penalties;
    return static_cast<Stage>(index_of(stage) + 1);
}
// With what an attack goes on that was interrupted: several cards can be asked whether they ignore the monster.
constexpr Stage stage_after(Stage stage, bool monster_hits_first) {
    return stage == Stage::ignore ? stage : next_stage(stage, monster_hits_first);
}
// Does one step; whether the next may follow at once, because nothing else has to be done before it.
template <Stage stage, class Game>
constexpr bool passes(Game game) {
    // HMA-159: who was defeated in mid-attack has nothing further of it.
    if (stage == Stage::finish || game.table.attack.marks.has(Mark::attacker_out)) {
        game.pop();
        finish(game);
        return false;
    }
    auto& steps = game.table.steps;
    const std::size_t depth = steps.size();
    resolve<stage>(game);
    if (steps.size() == depth) return true;
    steps[depth - 1].emplace(ResolveAttack{stage_after(stage, game.knobs().monster_hits_before_reward)});
    return false;
}
template <class Game, std::size_t... I>
constexpr void resolve_from(Game game, std::size_t first, std::index_sequence<I...>) {
    (void)((I < first || passes<static_cast<Stage>(I)>(game)) && ...);
}
// The same in the order of the house rule.
template <class Game, std::size_t... I>
constexpr void resolve_with_hit_first(Game game, Stage stage, std::index_sequence<I...>) {
    while (((index_of(stage) == I && passes<static_cast<Stage>(I)>(game)) || ...)) stage = next_stage(stage, true);
}
template <class Game>
constexpr void run(Game game, const ResolveAttack& work) {
    constexpr auto stages = std::make_index_sequence<enum_count<Stage>>{};
    if (game.knobs().monster_hits_before_reward) return resolve_with_hit_first(game, work.stage, stages);
    resolve_from(game, index_of(work.stage), stages);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolveAttack& work) {
    if (!sits(table, table.attack.seat)) return false;
    const bool hit_first = table.rules.knobs.monster_hits_before_reward;
    if (table.attack.marks.has(Mark::parting))
        return work.stage > Stage::compare || (hit_first && work.stage == Stage::rewards);
    return table.encounter || work.stage > Stage::victory || table.attack.marks.has(Mark::attacker_out);
}

}  // namespace heroes::hero_master::detail
