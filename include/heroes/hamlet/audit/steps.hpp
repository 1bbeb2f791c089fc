#pragma once

#include <heroes/core/audit.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// Which step may lie on which. Whether a step fits what lies on the table, its chapter says: `fits`.
namespace heroes::hamlet::detail {

// Where a player can do several things, one after the other.
constexpr bool is_window(const Step& step) {
    return holds_alternative<HamletPhase>(step) || holds_alternative<WildernessPhase>(step) ||
           holds_alternative<StandOff>(step) || holds_alternative<CombatTurn>(step);
}
constexpr bool can_lie_on(const Step& upper, const Step& lower) {
    const bool in_hamlet = holds_alternative<HamletPhase>(lower);
    return match(
        upper,
        [&](const ArrangeSlot&) {
            return (is_window(lower) && !holds_alternative<CombatTurn>(lower)) || holds_alternative<MonsterTurn>(lower);
        },
        [&](const ChooseRelic& relic) {
            const auto* arrange = get_if<ArrangeSlot>(&lower);
            return arrange != nullptr && arrange->slot == relic.slot;
        },
        [&](const ChooseOffering&) { return in_hamlet; }, [&](const ChoosePayment&) { return in_hamlet; },
        [&](const ChooseSoldItem&) { return in_hamlet; }, [&](const ChooseRival&) { return is_window(lower); },
        [&](const OrderTop&) { return is_window(lower); },
        [&](const ChooseSet& upper_choice) {
            const auto* choice = get_if<ChooseSet>(&lower);
            return holds_alternative<BeginHamlet>(lower) || (choice != nullptr && choice->seat != upper_choice.seat);
        },
        [&](const ChooseHero&) {
            return holds_alternative<BeginHamlet>(lower) || holds_alternative<ChooseSet>(lower) ||
                   holds_alternative<EndTurn>(lower) || holds_alternative<BeginPlay>(lower) ||
                   holds_alternative<DrawHero>(lower);
        },
        [&](const DrawHero&) { return holds_alternative<BeginPlay>(lower) || holds_alternative<DrawHero>(lower); },
        [&](const ChooseLoot&) { return holds_alternative<TakeSpoils>(lower); }, [](const auto&) { return false; });
}
constexpr bool can_lie_first(const Step& step) {
    return is_window(step) || holds_alternative<ChooseReroll>(step) || holds_alternative<ChooseArtifact>(step) ||
           holds_alternative<TakeSpoils>(step) || holds_alternative<MonsterTurn>(step) ||
           holds_alternative<BeginHamlet>(step) || holds_alternative<EndTurn>(step) ||
           holds_alternative<BeginPlay>(step);
}

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
        if (!(below == nullptr ? can_lie_first(step) : can_lie_on(step, *below)))
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
