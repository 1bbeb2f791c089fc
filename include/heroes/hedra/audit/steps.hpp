#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hedra/audit/board.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// What the game waits for fits what lies on the table.
namespace heroes::hedra::detail {

// HED-030 to HED-036: a placement in progress has gone round as it should.
template <class Rules>
constexpr bool is_placement(const Table<Rules>& table) {
    const auto* choice = get_if<PlaceDie>(&table.steps.back());
    if (choice == nullptr || table.steps.size() != 1 || index_of(choice->seat) >= table.options.players) return false;
    if (!(table.turn == Turn{.active = table.turn.start, .start = table.turn.start})) return false;
    // HED-020, HED-024: nobody has had a chance to score or to rouse a Dragon.
    for (std::size_t i = 0; i != table.options.players; ++i)
        if (table.scores.values[i] != 0 || table.faces.values[i][Die::dragon] != 1) return false;
    const DieSet all = dice_to_place<Rules>;
    Seat next = table.turn.start;
    std::size_t left = on_battlefields(table).size();
    auto laid = table;
    laid.battlefields = {};
    // Laying the dice down again one by one shows who is next, and that everybody has spread them.
    for (; left != 0; --left) {
        const DieSet open = (placed(table, next) & all) - placed(laid, next);
        if (open.empty()) return false;
        bool found = false;
        for_each_battlefield(table.options, [&](Battlefield at) {
            const DieSet here = (table.battlefields[at].of(next) & open);
            if (found || here.empty() || !open_battlefields(laid, next).has(at)) return;
            laid.battlefields[at].insert({next, here.front()});
            found = true;
        });
        if (!found) return false;
        next = next_to_place(laid, next);
    }
    return next == choice->seat && placed(table, next) != all;
}

// A question of clean-up must be the one that its stage puts, and what follows must wait below it.
template <class Rules>
constexpr bool is_question_of(const Table<Rules>& table, Stage stage, Seat seat, Battlefield at, const CleanUp& below) {
    if (at != table.battle.at) return false;
    for (std::uint8_t owner = 0; owner != table.options.players; ++owner) {
        const bool reroll = stage == Stage::paladin_rerolls || stage == Stage::barbarian_rerolls;
        const Seat asked =
            reroll ? clockwise(table.turn.active, table.options.players, owner) : nth_owner(table, owner);
        if (asked == seat) return next_stage(table, {stage, owner}) == below;
    }
    return false;
}

template <class Rules>
constexpr bool has_arrived(const Table<Rules>& table, Piece piece, Space at) {
    return exists(table.options, piece) && at != Space::roost && place_of(table, piece) == at;
}

template <class Rules>
constexpr bool is_arrival(const Table<Rules>& table, const Step& step) {
    if (const auto* mage = get_if<RerollEnemyDie>(&step))
        return has_arrived(table, {mage->seat, Die::mage}, space(mage->at)) &&
               !enemies_at(table, mage->seat, mage->at).empty();
    const auto* paladin = get_if<RerollOwnDice>(&step);
    return paladin != nullptr && paladin->cause == RerollCause::paladin_arrived &&
           has_arrived(table, {paladin->seat, Die::paladin}, paladin->at);
}

template <class Rules>
constexpr bool is_clean_up_question(const Table<Rules>& table, const CleanUp& below, const Step& step) {
    if (table.rules.knobs.arrival_on_retreat && is_arrival(table, step)) return true;
    const bool rerolls_follow = !table.battle.defeated.empty() &&
                                (table.battle.cause == Cause::attack || table.rules.knobs.rerolls_after_unleash);
    return match(
        step,
        [&](const ChooseSacrifice& q) {
            return is_question_of(table, Stage::sacrifice, q.seat, q.at, below) && !protectable(table, q.seat).empty();
        },
        [&](const ChooseSave& q) {
            return is_question_of(table, Stage::save, q.seat, q.at, below) && !savable(table, q.seat).empty();
        },
        [&](const ChooseRetreat& q) {
            return is_question_of(table, Stage::retreat, q.seat, q.at, below) &&
                   defeated_for(table, q.seat).has({q.seat, Die::rogue});
        },
        [&](const RerollOwnDice& q) {
            return q.cause == RerollCause::paladin_defeated && is_battlefield(q.at) && rerolls_follow &&
                   is_question_of(table, Stage::paladin_rerolls, q.seat, battlefield(q.at), below) &&
                   may_inspire(table, q.seat);
        },
        [&](const RerollBarbarian& q) {
            return rerolls_follow && is_question_of(table, Stage::barbarian_rerolls, q.seat, q.at, below) &&
                   table.battlefields[q.at].has({q.seat, Die::barbarian});
        },
        [](const auto&) { return false; });
}

// HED-086: heroes before the one that is asked for stand on targets that were open to them.
template <class Rules>
constexpr bool is_assignment(const Table<Rules>& table, const AssignHero& choice) {
    const DieSet heroes = heroes_at(table, table.turn.active, table.battle.at);
    bool sound = heroes.has(choice.hero) && open_targets(table, choice.hero).size() > 1;
    for_each_enumerator<Die>(
        [&](Die hero) {
            const bool assigned = heroes.has(hero) && hero < choice.hero;
            sound = sound &&
                    (assigned ? open_targets(table, hero).has(table.targets[hero]) : table.targets[hero] == Piece{});
        },
        table.targets.size());
    return sound;
}

template <class Rules>
constexpr bool is_attack_question(const Table<Rules>& table, const Step& step) {
    const Battle& battle = table.battle;
    if (battle.cause != Cause::attack || !battle.defeated.empty() || !battle.contested) return false;
    if (const auto* choice = get_if<AssignHero>(&step))
        return choice->seat == table.turn.active && choice->at == battle.at && is_hero(choice->hero) &&
               is_assignment(table, *choice);
    const auto* choice = get_if<ChooseOpponent>(&step);
    return choice != nullptr && table.rules.knobs.attack_one_opponent && !battle.opponent &&
           choice->seat == table.turn.active && choice->at == battle.at &&
           !heroes_at(table, choice->seat, choice->at).empty() &&
           opponents_at(table, choice->seat, choice->at).size() > 1;
}

template <class Rules>
constexpr bool is_escort(const Table<Rules>& table, const ChooseEscort& choice) {
    return choice.seat == table.turn.active && choice.from != choice.to && choice.from != Space::roost &&
           (choice.from == Space::home || exists(table.options, battlefield(choice.from))) &&
           has_arrived(table, {choice.seat, Die::cleric}, choice.to) &&
           !escorts(table, choice.seat, choice.from, choice.to).empty();
}

// The question that stands alone in a phase.
template <class Rules>
constexpr bool is_phase_question(const Table<Rules>& table, Phase phase, const Step& step) {
    const Seat active = table.turn.active;
    const bool moving = phase == Phase::march || phase == Phase::reinforce;
    return match(
        step, [&](const ChooseMarch& q) { return phase == Phase::march && q.seat == active && !table.turn.marched; },
        [&](const ChooseReinforce& q) { return phase == Phase::reinforce && q.seat == active; },
        [&](const ChooseAttack& q) { return phase == Phase::attack && q.seat == active; },
        [&](const EndTurn& q) { return phase == Phase::end_of_turn && q.seat == active && can_unleash(table, phase); },
        [&](const ChooseEscort& q) { return moving && is_escort(table, q); },
        [&](const RerollOwnDice& q) {
            return moving && is_arrival(table, step) && friends_of(table, active).has({q.seat, Die::paladin});
        },
        [&](const RerollEnemyDie& q) {
            return moving && is_arrival(table, step) && friends_of(table, active).has({q.seat, Die::mage});
        },
        [&](const auto&) { return phase == Phase::attack && is_attack_question(table, step); });
}

// Reads the steps from the bottom up, as they were laid down.
template <class Rules>
struct StepReader {
    const Table<Rules>& table;
    std::size_t at = 0;

    constexpr std::size_t left() const { return table.steps.size() - at; }
    constexpr const Step& step() const { return table.steps[at]; }
    template <class S>
    constexpr const S* next_as() const {
        return left() == 0 ? nullptr : get_if<S>(&step());
    }
    constexpr bool idle() const { return table.battle == Battle{}; }

    // Which phase is in progress: the one before that which begins next.
    constexpr Phase read_phase() {
        const auto* next = next_as<BeginPhase>();
        if (next == nullptr) return Phase::end_of_turn;
        ++at;
        if (next->phase == Phase::attack) return Phase::march;
        if (next->phase == Phase::reinforce) return Phase::attack;
        return next->phase == Phase::end_of_turn ? Phase::reinforce : Phase::placement;
    }
    constexpr bool is_dragon_choice() const {
        const auto* choice = next_as<ChooseDragonField>();
        return choice != nullptr && left() == 1 && choice->seat == table.turn.active && in_roost(table, choice->seat);
    }
    // Clean-up and what it asks; several dice may arrive at once where secret saves are carried out.
    constexpr bool is_clean_up() {
        const auto* below = next_as<CleanUp>();
        if (below == nullptr || below->owner >= table.options.players) return false;
        if (++at; left() == 0) return false;
        for (; left() > 1; ++at)
            if (!table.rules.knobs.arrival_on_retreat || !is_arrival(table, step())) return false;
        return is_clean_up_question(table, *below, step());
    }
    constexpr bool is_unleashed() {
        if (is_dragon_choice()) return idle();
        return table.battle.cause == Cause::unleash && is_clean_up();
    }
    // A house rule: the Dragon is unleashed between attack and clean-up.
    constexpr bool is_window() {
        if (next_as<BeginCleanUp>() == nullptr || !table.rules.knobs.unleash_between_attack_and_cleanup) return false;
        ++at;
        const auto* choice = next_as<BeforeCleanUp>();
        if (choice == nullptr) return is_unleashed();
        return left() == 1 && choice->seat == table.turn.active && choice->at == table.battle.at &&
               table.battle.cause == Cause::attack && can_unleash(table, Phase::clean_up);
    }
    constexpr bool is_turn() {
        const Phase phase = read_phase();
        if (left() == 0) return false;
        if (const auto* offer = next_as<OfferPhase>()) {
            ++at;
            return offer->phase == phase && (phase != Phase::march || !table.turn.marched) && is_unleashed();
        }
        if (left() == 1)
            return is_phase_question(table, phase, step()) && (is_attack_question(table, step()) || idle());
        if (phase != Phase::attack) return false;
        const std::size_t start = at;
        if (is_window()) return true;
        at = start;
        return table.battle.cause == Cause::attack && is_clean_up();
    }
};

// HED-295: what the game waits for fits what lies on the table.
template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    const auto wrong = Verdict::refused("HED-295: the game waits for something that cannot be asked now");
    if (is_over(table)) return table.battle == Battle{} ? Verdict::legal() : wrong;
    const bool sound =
        table.turn.round == 0 ? is_placement(table) && table.battle == Battle{} : StepReader<Rules>{table}.is_turn();
    return sound ? Verdict::legal() : wrong;
}

}  // namespace heroes::hedra::detail
