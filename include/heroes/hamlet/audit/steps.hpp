#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// What the game waits for fits what lies on the table.
namespace heroes::hamlet::detail {

// Whether a step on top of this one belongs there.
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

// Whether a step could be waiting on this table.
template <class Rules>
struct StepAuditor {
    const Table<Rules>& table;

    constexpr bool is_active(Seat seat) const { return seat == table.turn.active && is_in_play(table, seat); }
    constexpr bool in_encounter() const { return table.encounter.at.has_value(); }
    constexpr bool is_opposed() const { return in_encounter() && table.encounter.health != 0; }
    constexpr bool is_stocked(ShopSpaces spaces) const { return (spaces - stocked_spaces(table)).empty(); }

    constexpr bool operator()(const HamletPhase& step) const { return is_active(step.seat) && !in_encounter(); }
    constexpr bool operator()(const ChooseOffering& step) const { return is_active(step.seat); }
    constexpr bool operator()(const ChoosePayment& step) const {
        return is_active(step.seat) && !step.spaces.empty() && is_stocked(step.spaces) && step.due != 0 &&
               !(step.paid_last && table.heroes[step.seat].trophies.has(*step.paid_last));
    }
    constexpr bool operator()(const ChooseSoldItem& step) const {
        return is_active(step.seat) && step.spaces.size() <= 2 && is_stocked(step.spaces) &&
               table.turn.taken.has(HamletAction::sell);
    }
    constexpr bool operator()(const ArrangeSlot& step) const {
        return is_active(step.seat) && next_open_slot(table, step.seat, index_of(step.slot)) == step.slot;
    }
    constexpr bool operator()(const ChooseRelic& step) const { return is_active(step.seat); }
    constexpr bool operator()(const WildernessPhase& step) const {
        return is_active(step.seat) && !in_encounter() &&
               (table.turn.encounters != 0 || can_face_anybody(table, step.seat));
    }
    constexpr bool operator()(const StandOff& step) const { return is_active(step.seat) && is_opposed(); }
    constexpr bool operator()(const CombatTurn& step) const { return is_active(step.seat) && is_opposed(); }
    constexpr bool operator()(const ChooseReroll& step) const {
        for (const std::uint8_t face : table.encounter.dice)
            if (face == 0) return false;
        return is_active(step.seat) && is_opposed() && step.window >= Window::attack &&
               can_reroll(table, step.seat, step.window);
    }
    constexpr bool operator()(const ChooseRival& step) const { return is_active(step.seat); }
    constexpr bool operator()(const OrderTop& step) const {
        if (!is_active(step.seat) || step.place + 1u >= seen_cards(table)) return false;
        for (std::size_t i = 0; i != seen_cards(table); ++i)
            if (!table.monster_deck.seen_by(step.seat, i)) return false;
        return true;
    }
    constexpr bool operator()(const ChooseLoot& step) const {
        return is_active(step.seat) && is_looting() &&
               next_loot(table.regions[region(*table.encounter.at)], index_of(step.item)) == step.item;
    }
    constexpr bool operator()(const ChooseArtifact& step) const {
        return is_active(step.seat) && is_looting() && (table.artifacts_aside & artifacts_of(step.set)).size() > 1;
    }
    constexpr bool operator()(const ChooseSet& step) const {
        return index_of(step.seat) < table.options.players && is_in_play(table, step.seat) &&
               unfinished_sets(table, step.seat).size() > 1;
    }
    constexpr bool operator()(const ChooseHero& step) const { return table.heroless.has(step.seat); }
    constexpr bool operator()(const DrawHero& step) const {
        return table.turn.number == 0 && table.heroless.has(step.seat);
    }
    constexpr bool operator()(const BeginPlay&) const { return table.turn.number == 0; }
    constexpr bool operator()(const BeginHamlet&) const { return table.turn.number != 0 && !in_encounter(); }
    constexpr bool operator()(const MonsterTurn&) const { return is_opposed() && is_in_play(table, table.turn.active); }
    constexpr bool operator()(const TakeSpoils& step) const {
        return is_looting() && step.monster <= MonsterCard::last &&
               table.heroes[table.turn.active].trophies.has(step.monster);
    }
    constexpr bool operator()(const EndTurn&) const { return !in_encounter(); }

    // A monster is beaten and gone, and its spoils are being taken.
    constexpr bool is_looting() const {
        return in_encounter() && is_region(*table.encounter.at) && table.encounter.health == 0;
    }
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
    const Verdict wrong = Verdict::refused("HAM-031: the game cannot be waiting for this");
    for (std::size_t i = 0; i != table.steps.size(); ++i) {
        const Step& step = table.steps[i];
        if (!(i == 0 ? can_lie_first(step) : can_lie_on(step, table.steps[i - 1]))) return wrong;
        if (!match(step, StepAuditor<Rules>{table})) return wrong;
    }
    if (table.steps.empty()) return Verdict::legal();
    if (!is_decision(table) || !are_draws_right(table)) return wrong;
    bool any = false;
    for_each_legal_action(table, [&](const auto&) { any = true; });
    return any ? Verdict::legal() : wrong;
}

}  // namespace heroes::hamlet::detail
