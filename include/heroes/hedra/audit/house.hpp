#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hedra/audit/board.hpp>
#include <heroes/hedra/audit/steps.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// What only house rules remember.
namespace heroes::hedra::detail {

// A house rule: a Dragon is unleashed while the clean-up of an attack waits below.
template <class Rules>
constexpr bool is_interrupting(const Table<Rules>& table) {
    return table.steps.size() > 2 && holds_alternative<BeginCleanUp>(table.steps[1]) &&
           !holds_alternative<BeforeCleanUp>(table.steps.back());
}

// Dice are announced only until all owners have been asked.
template <class Rules>
constexpr bool are_announced(const Table<Rules>& table, DiceSet dice) {
    if (dice.empty()) return true;
    if (is_over(table) || !table.rules.knobs.simultaneous_rerolls) return false;
    const auto* offer = get_if<RerollOwnDice>(&table.steps.back());
    const bool cleaning_up = offer != nullptr ? offer->cause == RerollCause::paladin_defeated
                                              : holds_alternative<RerollBarbarian>(table.steps.back());
    return cleaning_up && (dice - table.battlefields[table.battle.at]).empty();
}

// Dice are picked only while a Paladin's reroll is offered, among those that it could reroll.
template <class Rules>
constexpr bool are_picked(const Table<Rules>& table, DiceSet dice) {
    if (dice.empty()) return true;
    if (is_over(table) || !table.rules.knobs.paladin_any_subset) return false;
    const auto* offer = get_if<RerollOwnDice>(&table.steps.back());
    return offer != nullptr && (dice - inspired(table, *offer)).empty();
}

// The stage of the question that waits now, if it is one whose answer is kept secret; `over` if not.
template <class Rules>
constexpr Stage stage_asked(const Table<Rules>& table) {
    const Stage stage = is_over(table) ? Stage::over : stage_of(table.steps.back());
    return stage <= Stage::retreat ? stage : Stage::over;
}

// Whether an owner was asked this before the question that waits now.
template <class Rules>
constexpr bool is_answered(const Table<Rules>& table, Stage stage, Seat seat) {
    const std::size_t players = table.options.players;
    const auto rank = [&](Seat owner) { return (index_of(owner) + players - index_of(table.turn.active)) % players; };
    const Seat now = decider(table);
    return rank(seat) < rank(now) || (seat == now && stage < stage_asked(table));
}

// HED-R25: what an owner has chosen in secret was asked before, and was legal. Making the choices again shows it.
template <class Rules>
constexpr bool could_choose(const Table<Rules>& table, Seat seat) {
    const SecretChoice& choice = table.house.choices[seat];
    if (choice == SecretChoice{}) return true;
    if (!in_secret(table) || stage_asked(table) == Stage::over || index_of(seat) >= table.options.players) return false;
    const auto is_past = [&](Stage stage) { return is_answered(table, stage, seat); };

    auto again = table;
    auto& made = again.house.choices[seat];
    const Battlefield at = table.battle.at;
    made = {};
    if (is_past(Stage::sacrifice) && judge(again, ChooseSacrifice{seat, at}, Sacrifice{choice.protected_die}))
        made.protected_die = choice.protected_die;
    const bool saves = made.protected_die.owner == Seat::spectator || table.rules.knobs.sacrificed_warrior_saves;
    if (saves && is_past(Stage::save) && judge(again, ChooseSave{seat, at}, Save{choice.saved_die, choice.saved_to}))
        made.saved_die = choice.saved_die, made.saved_to = choice.saved_to;
    if (is_past(Stage::retreat) && defeated_for(again, seat).has({seat, Die::rogue}) &&
        judge(again, ChooseRetreat{seat, at}, Retreat{choice.rogue_to}))
        made.rogue_to = choice.rogue_to;
    return made == choice;
}

// What only house rules remember.
template <class Rules>
constexpr Verdict audit_house(const Table<Rules>& table) {
    if constexpr (keeps_house_state<Rules>()) {
        const Battle& interrupted = table.house.interrupted;
        if (is_interrupting(table) ? !is_sound(table, interrupted) || interrupted.cause != Cause::attack
                                   : interrupted != Battle{})
            return Verdict::refused("HED-R29: no such attack can have been interrupted");
        const bool frenzy_follows = !is_over(table) && table.rules.knobs.simultaneous_rerolls &&
                                    holds_alternative<RerollBarbarian>(table.steps.back());
        if (!are_announced(table, table.house.announced) || (!table.house.frenzied.empty() && !frenzy_follows))
            return Verdict::refused("HED-R52: dice are announced for a reroll that is not offered");
        if (!are_picked(table, table.house.picked))
            return Verdict::refused("HED-R15: dice are picked for a reroll that is not offered");
        bool sound = true;
        for_each_enumerator<Seat>([&](Seat seat) { sound = sound && could_choose(table, seat); }, most_players);
        if (!sound) return Verdict::refused("HED-R25: nobody can have made that choice in secret");
    }
    return Verdict::legal();
}

}  // namespace heroes::hedra::detail
