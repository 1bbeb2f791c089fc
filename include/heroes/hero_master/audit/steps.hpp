#pragma once

#include <cstddef>

#include <heroes/core/audit.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/play.hpp>
#include <heroes/hero_master/table.hpp>

// What the game waits for fits what lies on the table.
namespace heroes::hero_master::detail {

// Questions that the effect of a card puts.
constexpr bool is_effect_question(const Step& step) {
    return holds_one_of<SearchDeck, SellTreasure, ChooseEffect, ChooseOther, ChooseRecall, ChooseDrop, ChooseRefresh,
                        ChooseExhaust, ChooseSwap, DiscardCards, ChooseStolen, ChooseDestroyed>(step);
}
constexpr bool carries_effects(const Step& step) { return holds_one_of<CarryOut, OnPresent, PartyEffects>(step); }
constexpr bool is_turn(const Step& step) { return holds_one_of<LayFirstAttack, JoinEncounter, TakeTurn>(step); }

// What can lie lowest.
constexpr bool can_lie_first(const Step& step) {
    return is_turn(step) ||
           holds_one_of<DrawHands, ChooseLocation, PrepareBoard, ChooseEncounter, ChooseSlot, ChooseTarget, OfferPowers,
                        NextTurn, ResolveAttack, ReturnCards, Parting>(step);
}

// Whether the effects of a card can be carried out above this step.
constexpr bool can_be_carried_out(const CarryOut& work, const Step& lower) {
    const Timing timing = work.timing;
    const bool played = timing == Timing::played || timing == Timing::played_by_leader;
    const bool is_power =
        timing == Timing::phase_one && (work.origin.source == Source::race || work.origin.source == Source::hero_class);
    if (is_turn(lower) || holds_alternative<NextTurn>(lower)) return is_power;
    if (holds_alternative<OfferPowers>(lower)) return is_power || (played && work.origin.source == Source::played);
    if (holds_alternative<PartyEffects>(lower))
        return timing == Timing::leader && work.origin.source == Source::location;
    if (const auto* all = get_if<CarryOutAll>(&lower))
        return timing == all->timing && work.origin.source <= Source::armour;
    if (const auto* other = get_if<CarryOut>(&lower))
        return played && work.origin.source == Source::played && other->timing != timing &&
               (other->timing == Timing::played || other->timing == Timing::played_by_leader);
    if (!holds_alternative<ResolveAttack>(lower)) return false;
    return (timing == Timing::drawn && work.origin.source == Source::fail) ||
           (timing == Timing::monster_hits &&
            (work.origin.source == Source::monster || work.origin.source == Source::ambusher));
}

// What can lie on what.
constexpr bool can_lie_on(const Step& step, const Step& lower) {
    if (const auto* work = get_if<CarryOut>(&step)) return can_be_carried_out(*work, lower);
    if (holds_one_of<ChooseMulligan, ChooseProtest, DiscardDown>(step)) return holds_alternative<DrawHands>(lower);
    if (holds_alternative<PartyEffects>(step)) return holds_alternative<PrepareBoard>(lower);
    if (holds_alternative<AfterCard>(step)) return holds_alternative<OfferPowers>(lower);
    if (holds_alternative<ResolveAttack>(step)) return holds_alternative<Parting>(lower);
    if (holds_one_of<CommitCards, ChooseConversion>(step)) {
        const auto* work = get_if<ResolveAttack>(&lower);
        return work != nullptr && work->stage == Stage::fix;
    }
    if (holds_alternative<CarryOutAll>(step)) return holds_alternative<ResolveAttack>(lower);
    if (holds_alternative<OrderEffects>(step)) return holds_alternative<CarryOutAll>(lower);
    if (holds_alternative<OnPresent>(step)) return holds_one_of<CarryOut, PartyEffects>(lower);
    if (holds_alternative<GiveTreasure>(step)) return carries_effects(lower) || holds_alternative<ResolveAttack>(lower);
    if (holds_alternative<ChooseTreasure>(step)) return holds_alternative<GiveTreasure>(lower);
    if (holds_alternative<PlaceTreasure>(step))
        return carries_effects(lower) || holds_one_of<GiveTreasure, RestoreOriginal>(lower);
    if (holds_alternative<RestoreOriginal>(step)) return carries_effects(lower);
    if (holds_alternative<ChooseReturn>(step)) return holds_alternative<ReturnCards>(lower);
    if (holds_alternative<ChooseEffect>(step) && holds_alternative<ResolveAttack>(lower)) return true;
    return is_effect_question(step) && carries_effects(lower);
}

// HMA-R38, HMA-051, HMA-054: what is kept for one question only is there only while it is asked.
template <class Rules>
constexpr bool is_tidy(const Table<Rules>& table) {
    const Step& first = table.steps[0];
    SeatSet seats{};
    for_each_seat(table.options, [&](Seat seat) { seats.insert(seat); });
    return (table.declined.empty() || holds_alternative<ChooseEncounter>(first)) && (table.declined - seats).empty() &&
           (table.mulligans == 0 || holds_alternative<DrawHands>(first)) && table.mulligans <= 20 &&
           table.offered.empty() == !holds_alternative<ChooseLocation>(first);
}

// What keeps the leader from being asked for a monster, in the words of its clause.
template <class Rules>
constexpr Verdict judge_question(const Table<Rules>& table, const ChooseEncounter& choice) {
    if (!are_monsters_left(table)) return Verdict::refused("HMA-065: there is no monster that the leader could choose");
    if (choice.seat == table.leader && table.steps.size() == 1 && !fits(table, choice))
        return Verdict::refused("HMA-093: who declined sits before the leader, one after the other");
    return Verdict::legal();
}
// And what keeps a player from having a turn of phase one.
template <class Rules>
constexpr Verdict judge_question(const Table<Rules>& table, const LayFirstAttack& turn) {
    if (!table.encounter) return Verdict::refused("HMA-072: there is no monster in the Encounter slot");
    if (sits(table, turn.seat) && !has_attack_card(table, turn.seat))
        return Verdict::refused("HMA-092: a leader without an attack card cannot initiate an Encounter");
    return Verdict::legal();
}
template <class Rules>
constexpr Verdict judge_question(const Table<Rules>& table, const JoinEncounter& turn) {
    if (!table.encounter) return Verdict::refused("HMA-072: there is no monster in the Encounter slot");
    if (sits(table, turn.seat) && table.heroes[turn.seat].part != Part::undecided)
        return Verdict::refused("HMA-074: who joins an Encounter has neither joined nor declined before");
    return Verdict::legal();
}
template <class Rules>
constexpr Verdict judge_question(const Table<Rules>& table, const TakeTurn& turn) {
    if (!table.encounter) return Verdict::refused("HMA-072: there is no monster in the Encounter slot");
    if (sits(table, turn.seat) && table.heroes[turn.seat].part != Part::taking_part)
        return Verdict::refused("HMA-078: who has passed or declined plays no more cards in this Encounter");
    return Verdict::legal();
}
// Of other steps it is said in general words that they cannot be waiting.
template <class Rules, class S>
constexpr Verdict judge_question(const Table<Rules>&, const S&) {
    return Verdict::legal();
}

template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    const Verdict wrong = Verdict::refused("HMA-R58: the game waits for something that cannot be asked now");
    if (table.steps.empty()) return table.attack == Attack{} ? Verdict::legal() : wrong;
    int carried_out = 0;
    for (std::size_t i = 0; i != table.steps.size(); ++i) {
        const Step& step = table.steps[i];
        if (!(i == 0 ? can_lie_first(step) : can_lie_on(step, table.steps[i - 1]))) return wrong;
        // At most two cards are carried out above each other: T4 and T1 of a card just played.
        carried_out = holds_alternative<CarryOut>(step) ? carried_out + 1 : 0;
        if (carried_out > 2) return wrong;
    }
    const Verdict asked = match(table.steps[0], [&](const auto& first) { return judge_question(table, first); });
    if (!asked) return asked;
    if (!table.declined.empty() && !holds_alternative<ChooseEncounter>(table.steps[0]))
        return Verdict::refused("HMA-R38: who declined is remembered until somebody initiates an Encounter");
    if (!do_steps_fit(table) || !is_tidy(table)) return wrong;
    bool any = false;
    for_each_legal_action(table, [&](const auto&) { any = true; });
    return any ? Verdict::legal() : wrong;
}

}  // namespace heroes::hero_master::detail
