#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/audit.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// Which step may lie on which. Whether a step fits what lies on the table, its chapter says: `fits`.
namespace heroes::hedra::detail {

// The stage of clean-up at which a question is put to an owner; `over` if it is no such question.
constexpr Stage stage_of(const Step& step) {
    return match(
        step, [](const ChooseSacrifice&) { return Stage::sacrifice; }, [](const ChooseSave&) { return Stage::save; },
        [](const ChooseRetreat&) { return Stage::retreat; },
        [](const RerollOwnDice& offer) {
            return offer.cause == RerollCause::paladin_defeated ? Stage::paladin_rerolls : Stage::over;
        },
        [](const RerollBarbarian&) { return Stage::barbarian_rerolls; }, [](const auto&) { return Stage::over; });
}

// HED-114: what follows a question of clean-up waits below it.
template <class Rules>
constexpr bool is_next_stage(const Table<Rules>& table, Stage stage, Seat seat, const CleanUp& below) {
    const bool reroll = stage == Stage::paladin_rerolls || stage == Stage::barbarian_rerolls;
    for (std::uint8_t owner = 0; owner != table.options.players; ++owner) {
        const Seat asked = reroll ? nth_clockwise(table, owner) : nth_owner(table, owner);
        if (asked == seat) return next_stage(table, {stage, owner}) == below;
    }
    return false;
}

// Says of a step whether it may lie on the one below; the lowest lies on none. Steps are laid down from the bottom up.
template <class Rules>
struct StepOrder {
    const Table<Rules>& table;
    const Step* below;

    constexpr Verdict operator()(const PlaceDie&) const { return in_turn(below == nullptr); }
    constexpr Verdict operator()(const BeginPhase&) const { return in_turn(below == nullptr); }
    constexpr Verdict operator()(const OfferPhase& offer) const { return in_turn(is_during(offer.phase)); }
    constexpr Verdict operator()(const ChooseMarch&) const { return in_turn(is_during(Phase::march)); }
    constexpr Verdict operator()(const ChooseAttack&) const { return in_turn(is_during(Phase::attack)); }
    constexpr Verdict operator()(const ChooseOpponent&) const { return in_turn(is_during(Phase::attack)); }
    constexpr Verdict operator()(const AssignHero&) const { return in_turn(is_during(Phase::attack)); }
    constexpr Verdict operator()(const BeginCleanUp&) const { return in_turn(is_during(Phase::attack)); }
    constexpr Verdict operator()(const BeforeCleanUp&) const { return in_turn(lies_on<BeginCleanUp>()); }
    constexpr Verdict operator()(const ChooseReinforce&) const { return in_turn(is_during(Phase::reinforce)); }
    constexpr Verdict operator()(const EndTurn&) const { return in_turn(is_during(Phase::end_of_turn)); }
    constexpr Verdict operator()(const ChooseDragonField&) const { return in_turn(is_unleashed()); }
    constexpr Verdict operator()(const ChooseEscort&) const { return in_turn(is_moving()); }
    constexpr Verdict operator()(const RerollEnemyDie&) const { return in_turn(is_moving() || is_retreating()); }
    constexpr Verdict operator()(const RerollOwnDice& offer) const {
        if (offer.cause == RerollCause::paladin_defeated) return in_clean_up(offer);
        return in_turn(is_moving() || is_retreating());
    }
    constexpr Verdict operator()(const CleanUp&) const {
        return in_turn(table.battle.cause == Cause::attack ? is_during(Phase::attack) : is_unleashed());
    }
    constexpr Verdict operator()(const ChooseSacrifice& question) const { return in_clean_up(question); }
    constexpr Verdict operator()(const ChooseSave& question) const { return in_clean_up(question); }
    constexpr Verdict operator()(const ChooseRetreat& question) const { return in_clean_up(question); }
    constexpr Verdict operator()(const RerollBarbarian& question) const { return in_clean_up(question); }

private:
    static constexpr Verdict in_turn(bool right) {
        return right ? Verdict::legal()
                     : Verdict::refused("HED-040: that does not come at this point of a turn, March to Reinforce");
    }
    template <class Question>
    constexpr Verdict in_clean_up(const Question& question) const {
        const auto* next = below == nullptr ? nullptr : get_if<CleanUp>(below);
        return next != nullptr && is_next_stage(table, stage_of(question), question.seat, *next)
                   ? Verdict::legal()
                   : Verdict::refused("HED-114: that does not come at this point of Clean up");
    }

    template <class S>
    constexpr bool lies_on() const {
        return below != nullptr && holds_alternative<S>(*below);
    }
    // Below a step of the turn waits the one after it, if there is one.
    constexpr bool is_during(Phase phase) const {
        if (phase == Phase::end_of_turn) return below == nullptr;
        const bool comes_before = phase == Phase::march || phase == Phase::attack || phase == Phase::reinforce;
        const auto* next = below == nullptr ? nullptr : get_if<BeginPhase>(below);
        return comes_before && next != nullptr && next->phase == phase_after(phase);
    }
    constexpr bool is_moving() const {
        return table.battle == Battle{} && (is_during(Phase::march) || is_during(Phase::reinforce));
    }
    // An unleash is made at a boundary of the turn, or by a house rule before clean-up.
    constexpr bool is_unleashed() const { return lies_on<OfferPhase>() || lies_on<BeginCleanUp>(); }
    // Several dice may arrive at once where saves made in secret are carried out.
    constexpr bool is_retreating() const {
        return lies_on<CleanUp>() || lies_on<RerollOwnDice>() || lies_on<RerollEnemyDie>();
    }
};

template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    if (is_over(table))
        return table.battle == Battle{} ? Verdict::legal()
                                        : Verdict::refused("HED-230: the game is over, so no battle goes on");
    if (const Verdict verdict = judge_steps(table); !verdict) return verdict;
    const Step* below = nullptr;
    for (const Step& step : table.steps) {
        if (const Verdict verdict = match(step, StepOrder<Rules>{table, below}); !verdict) return verdict;
        below = &step;
    }
    return is_decision(table) ? Verdict::legal() : Verdict::refused("HED-296: nobody has anything to decide");
}

}  // namespace heroes::hedra::detail
