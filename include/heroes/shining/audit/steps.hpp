#pragma once

#include <cstddef>

#include <heroes/core/audit.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/play.hpp>
#include <heroes/shining/table.hpp>

// What the game waits for fits what lies on the table.
namespace heroes::shining::detail {

// Whether a step asks for the next monster of a slot, SHN-R03, or for a target, SHN-R53.
constexpr bool asks_for_order(const Step& step) {
    const auto* tie = get_if<BreakTie>(&step);
    return tie != nullptr && is_about_order(*tie);
}
constexpr bool asks_for_target(const Step& step) { return holds_alternative<BreakTie>(step) && !asks_for_order(step); }

// Whether a step can lie on another, and whether it can lie at the bottom.
constexpr bool can_lie_on(const Step& upper, const Step& lower) {
    if (holds_alternative<FollowTrack>(lower))
        return holds_one_of<Activation, CheatDeath, RollLuck, Struggle, FollowCard, ResolveEvent>(upper) ||
               asks_for_order(upper);
    if (holds_alternative<Activation>(lower)) return holds_one_of<ChooseTarget, ResolveAttack, ResolvePower>(upper);
    if (holds_alternative<CheatDeath>(lower)) return holds_alternative<DiscardLuck>(upper);
    if (holds_alternative<RollLuck>(lower)) return holds_alternative<Struggle>(upper);
    if (holds_alternative<FollowCard>(lower)) return holds_alternative<ResolveAttack>(upper) || asks_for_target(upper);
    if (holds_alternative<ResolveEvent>(lower)) return holds_one_of<ChooseEventLine, Hurt, Advance>(upper);
    if (holds_one_of<Hurt, Advance>(lower)) return asks_for_target(upper);
    if (holds_alternative<ResolveAttack>(lower))
        return holds_one_of<DiscardDice, ChoosePush, React, ResolvePower>(upper);
    if (holds_alternative<ResolvePower>(lower)) return holds_one_of<Walk, ChooseStrike, ResolveAttack>(upper);
    if (holds_alternative<BeginCampaign>(lower)) return holds_alternative<PickHero>(upper);
    if (holds_alternative<Prepare>(lower)) return holds_alternative<HandOutItem>(upper);
    if (holds_alternative<SetUp>(lower)) return holds_alternative<ChooseOrder>(upper);
    if (holds_alternative<BeginCombat>(lower)) return holds_one_of<ChooseOrder, PlaceHero>(upper);
    if (holds_alternative<Conclude>(lower))
        return holds_one_of<ChooseStat, ChooseRecovery, HandOutItem, HandOutEquipment>(upper);
    return false;
}
constexpr bool can_lie_first(const Step& step) {
    return holds_one_of<FollowTrack, BeginCampaign, Prepare, SetUp, BeginCombat, Conclude, ChoosePath, ChooseQuest,
                        ChooseFuture>(step);
}

// SHN-033: who has its step is the Hero of the slot, or a monster with its number.
template <class Rules>
constexpr bool is_slot_right(const Table<Rules>& table) {
    if (table.steps.size() < 2 || !holds_alternative<FollowTrack>(table.steps[0])) return true;
    const Track& track = encounter_of(table).track;
    const Step& step = table.steps[1];
    const bool at_end = table.initiative.slot >= track.size();
    if (holds_alternative<ResolveEvent>(step)) return at_end && table.initiative.begun;
    if (at_end) return false;
    const Slot slot = track[table.initiative.slot];
    if (holds_one_of<FollowCard, BreakTie>(step)) return !is_hero(slot);
    const auto* turn = get_if<Activation>(&step);
    const auto* luck = get_if<CheatDeath>(&step);
    const auto* roll = get_if<RollLuck>(&step);
    const auto* struggle = get_if<Struggle>(&step);
    const Model model = turn != nullptr       ? turn->hero
                        : luck != nullptr     ? luck->hero
                        : roll != nullptr     ? roll->hero
                        : struggle != nullptr ? struggle->hero
                                              : Model::object;
    if (!is_hero(slot) || !table.initiative.begun) return false;
    // An activation that ended in the middle of an attack leaves the attack behind.
    return model == Model::object ? holds_one_of<ResolveAttack, ResolvePower>(step)
                                  : model == hero(hero_of(slot)) && (turn == nullptr || table.initiative.activated);
}

template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    const Verdict wrong = Verdict::refused("SHN-168: the game cannot be waiting for this");
    std::size_t attacks = 0;
    for (std::size_t i = 0; i != table.steps.size(); ++i) {
        const Step& step = table.steps[i];
        const bool left_behind =
            i == 1 && table.initiative.activated && holds_one_of<ResolveAttack, ResolvePower>(step);
        if (!left_behind && !(i == 0 ? can_lie_first(step) : can_lie_on(step, table.steps[i - 1]))) return wrong;
        attacks += holds_alternative<ResolveAttack>(step);
    }
    if (attacks != table.assaults.size() || !is_slot_right(table) || !do_steps_fit(table)) return wrong;
    const bool in_combat = !table.steps.empty() && holds_alternative<FollowTrack>(table.steps[0]);
    if (in_combat != table.encounter.in_combat) return wrong;
    if (table.steps.empty()) return Verdict::legal();
    bool any = false;
    for_each_legal_action(table, [&](const auto&) { any = true; });
    return any ? Verdict::legal() : wrong;
}

}  // namespace heroes::shining::detail
