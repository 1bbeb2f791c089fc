#pragma once

#include <heroes/core/audit.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// Which step may lie on which. Whether a step fits what lies on the table, its chapter says: `fits`.
namespace heroes::hamlet::detail {

// Says of a step whether it may lie on the one below; the lowest lies on none. Steps are laid down from the bottom up.
struct StepOrder {
    const Step* below;

    constexpr bool operator()(const BeginPlay&) const { return is_lowest(); }
    constexpr bool operator()(const DrawHero&) const { return lies_on<BeginPlay, DrawHero>(); }
    constexpr bool operator()(const ChooseHero&) const {
        return lies_on<BeginPlay, DrawHero, BeginHamlet, ChooseSet, EndTurn>();
    }
    constexpr bool operator()(const BeginHamlet&) const { return is_lowest(); }
    constexpr bool operator()(const ChooseSet& choice) const {
        const auto* other = is_lowest() ? nullptr : get_if<ChooseSet>(below);
        return lies_on<BeginHamlet>() || (other != nullptr && other->seat != choice.seat);
    }
    constexpr bool operator()(const HamletPhase&) const { return is_lowest(); }
    constexpr bool operator()(const ChooseOffering&) const { return lies_on<HamletPhase>(); }
    constexpr bool operator()(const ChoosePayment&) const { return lies_on<HamletPhase>(); }
    constexpr bool operator()(const ChooseSoldItem&) const { return lies_on<HamletPhase>(); }
    constexpr bool operator()(const ArrangeSlot&) const {
        return lies_on<HamletPhase, WildernessPhase, StandOff, MonsterTurn>();
    }
    constexpr bool operator()(const ChooseRelic& relic) const {
        const auto* arrange = is_lowest() ? nullptr : get_if<ArrangeSlot>(below);
        return arrange != nullptr && arrange->slot == relic.slot;
    }
    constexpr bool operator()(const WildernessPhase&) const { return is_lowest(); }
    constexpr bool operator()(const StandOff&) const { return is_lowest(); }
    constexpr bool operator()(const CombatTurn&) const { return is_lowest(); }
    constexpr bool operator()(const ChooseRival&) const { return is_in_window(); }
    constexpr bool operator()(const OrderTop&) const { return is_in_window(); }
    constexpr bool operator()(const ChooseReroll&) const { return is_lowest(); }
    constexpr bool operator()(const MonsterTurn&) const { return is_lowest(); }
    constexpr bool operator()(const TakeSpoils&) const { return is_lowest(); }
    constexpr bool operator()(const ChooseLoot&) const { return lies_on<TakeSpoils>(); }
    constexpr bool operator()(const ChooseArtifact&) const { return is_lowest(); }
    constexpr bool operator()(const EndTurn&) const { return is_lowest(); }

private:
    constexpr bool is_lowest() const { return below == nullptr; }
    template <class... Steps>
    constexpr bool lies_on() const {
        return below != nullptr && holds_one_of<Steps...>(*below);
    }
    // HAM-C23: where a player may look at cards.
    constexpr bool is_in_window() const { return lies_on<HamletPhase, WildernessPhase, StandOff, CombatTurn>(); }
};

// HAM-023: before the first turn whoever has no hero draws one; later only the active player does. Nobody draws twice.
template <class Rules>
constexpr bool are_draws_right(const Table<Rules>& table) {
    SeatSet drawing{};
    bool twice = false;
    const auto add = [&](Seat seat) {
        twice = twice || drawing.has(seat);
        drawing.insert(seat);
    };
    for (const Step& step : table.steps) {
        if (const auto* draw = get_if<DrawHero>(&step)) add(draw->seat);
        if (const auto* choice = get_if<ChooseHero>(&step)) add(choice->seat);
    }
    if (twice) return false;
    if (table.turn.number == 0) return drawing == table.heroless && holds_alternative<BeginPlay>(table.steps[0]);
    return (drawing - SeatSet{table.turn.active}).empty();
}

template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    if (is_over(table)) return Verdict::legal();
    if (const Verdict verdict = judge_steps(table); !verdict) return verdict;
    const Step* below = nullptr;
    for (const Step& step : table.steps) {
        if (!match(step, StepOrder{below}))
            return Verdict::refused("HAM-031: that does not come at this point of a turn");
        below = &step;
    }
    if (!is_decision(table)) return Verdict::refused("HAM-031: nobody has anything to decide");
    if (!are_draws_right(table)) return Verdict::refused("HAM-023: who has no hero draws one, in turn and once");
    bool any = false;
    for_each_legal_action(table, [&](const auto&) { any = true; });
    return any ? Verdict::legal() : Verdict::refused("HAM-031: there is nothing to choose from");
}

}  // namespace heroes::hamlet::detail
