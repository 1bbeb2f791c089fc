#pragma once

#include <cstdint>

#include <heroes/shire/detail/abilities.hpp>
#include <heroes/shire/detail/bounty.hpp>
#include <heroes/shire/detail/casting.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/cooldowns.hpp>
#include <heroes/shire/detail/spell_boxes.hpp>
#include <heroes/shire/detail/token_upkeep.hpp>
#include <heroes/shire/detail/turn_order.hpp>

// Turn Phases: token upkeep, dice upkeep, Hero, Main and End phase.
namespace heroes::shire::detail {

template <class Game>
constexpr void begin_phase(Game game, Phase phase) {
    game.emit(PhaseBegan{game.table.turn.active, phase});
}

// SHI-314, SHI-R38: whoever else is Drenched suffers when a turn begins, all at once.
template <class Game>
constexpr void drench_others(Game game, Actor active) {
    const auto& table = game.table;
    const DrenchedTurns when = game.knobs().drenched_turns;
    if (when == DrenchedTurns::character_turns && !is_character(active)) return;
    if (when == DrenchedTurns::once_per_round) return;  // on the holder's own turn, when its token is ticked
    if (!held_by_anybody(table).has(Condition::drenched)) return;
    ActorSet others = table.standing;
    others.erase(active);
    const ActorSet drenched = holders(table, others, Condition::drenched);
    deal_fixed(game, in_order(table, drenched), damage_of(Condition::drenched), Cause::drenched);
}

// SHI-075 to SHI-078: every die goes down by 1, unless the actor is stunned.
template <class Game>
constexpr void dice_upkeep(Game game, Actor actor) {
    if (holds(game.table, actor, Condition::stun)) return;
    dice_of(game.table, actor).for_each([&](Slot slot) {
        const std::uint8_t from = small_number(die_on(game.table, actor, slot));
        game.emit(DieChanged{actor, spell_in(game.table, actor, slot), from, small_number(from - 1), Cause::upkeep});
    });
    if (is_character(actor))
        character(game.table, actor).dice.lower(Slots::all());
    else
        creature(game.table, actor).dice.lower(EnumSet<CreatureSlot>::all());
}

// SHI-092: whether Frozen or Sleep make an actor skip its turn.
template <class Rules>
constexpr bool is_held_back(const Table<Rules>& table, Actor actor) {
    return holds(table, actor, Condition::frozen) || holds(table, actor, Condition::sleep);
}

// What a skipped turn keeps comes before the skip is settled, SHI-R09.
constexpr TurnStage last_kept(SkippedTurn left) {
    if (left == SkippedTurn::keeps_nothing) return TurnStage::drench;
    return left == SkippedTurn::keeps_token_upkeep ? TurnStage::tokens : TurnStage::dice;
}
constexpr TurnStage stage_after(TurnStage stage, SkippedTurn left) {
    const TurnStage kept = last_kept(left);
    if (stage == kept) return TurnStage::skip;
    if (stage == TurnStage::abilities || stage == TurnStage::over) return stage;
    if (stage == TurnStage::skip) stage = kept;
    return stage == TurnStage::dice ? TurnStage::hero : static_cast<TurnStage>(index_of(stage) + 1);
}
// The same for all of them; the abilities of the Hero phase go on until none is left.
inline constexpr auto stages_after = [] {
    EnumArray<SkippedTurn, EnumArray<TurnStage, TurnStage>> after{};
    for_each_enumerator<SkippedTurn>([&](SkippedTurn left) {
        for_each_enumerator<TurnStage>([&](TurnStage stage) { after[left][stage] = stage_after(stage, left); });
    });
    return after;
}();

// SHI-R12: whether somebody knocked back can pay to get up.
template <class Rules>
constexpr bool can_get_up(const Table<Rules>& table, Actor actor) {
    const Knobs& knobs = table.rules.knobs;
    const int have = hp(table, actor) + (knobs.knockback_paid_from_shield ? shield(table, actor) : 0);
    return knobs.knockback_may_kill || have > knobs.knockback_price;
}

template <class Game>
constexpr void skip_turn(Game game, TakeTurn& turn, Condition because) {
    turn.stage = TurnStage::end;
    game.emit(TurnSkipped{turn.actor, because});
}

// Who does not get up has lost its turn before the upkeeps, and the token with it.
template <class Game>
constexpr void stay_down(Game game, TakeTurn& turn) {
    turn.marks = turn.marks | EnumSet<TurnMark>{TurnMark::skips, TurnMark::knocked_back};
    remove_condition(game, turn.actor, Condition::knockback, Cause::used);
}

// SHI-R10, SHI-R47: by house rules a skip is settled before the upkeeps, or Frozen skips as many turns as it has.
// Whether that has to be asked.
template <class Game>
constexpr bool settle_skip_at_start(Game game, TakeTurn& turn) {
    const auto& table = game.table;
    const bool at_start = game.knobs().skip_settled_at_start;
    const bool frozen = holds(table, turn.actor, Condition::frozen);
    if ((at_start && is_held_back(table, turn.actor)) || (game.knobs().frozen_lasts_its_turns && frozen)) {
        turn.marks.insert(TurnMark::skips);
        if (frozen) turn.marks.insert(TurnMark::frozen);
    } else if (at_start && holds(table, turn.actor, Condition::knockback)) {
        if (can_get_up(table, turn.actor)) return game.push(GetBackUp{owner_of(turn.actor)}), true;
        stay_down(game, turn);
    }
    return false;
}

// Whether there is anything to settle.
template <class Rules>
constexpr bool may_be_skipped(const Table<Rules>& table, const TakeTurn& turn) {
    constexpr Conditions skipping{Condition::frozen, Condition::sleep, Condition::knockback};
    return !(held(table, turn.actor) & skipping).empty() || turn.marks.has(TurnMark::skips);
}

// SHI-351 to SHI-353, SHI-R11: one skipped turn serves all tokens. Nothing is left to skip, or the actor goes on.
template <class Game>
[[gnu::noinline]] constexpr void settle_skip(Game game, TakeTurn& turn) {
    auto& table = game.table;
    const Actor actor = turn.actor;
    // SHI-R10: by a house rule what came in the upkeeps does not count.
    const bool is_settled = game.knobs().skip_settled_at_start;
    const bool frozen = (!is_settled && holds(table, actor, Condition::frozen)) || turn.marks.has(TurnMark::frozen);
    const bool knocked = holds(table, actor, Condition::knockback);
    if (frozen || (!is_settled && is_held_back(table, actor)) || turn.marks.has(TurnMark::skips)) {
        if (frozen) turn.marks.insert(TurnMark::frozen);
        const bool lies = turn.marks.has(TurnMark::knocked_back);
        skip_turn(game, turn, frozen ? Condition::frozen : lies ? Condition::knockback : Condition::sleep);
        if (knocked && !game.knobs().one_skip_for_each_token)
            remove_condition(game, actor, Condition::knockback, Cause::used);
        if (game.knobs().skipped_turn == SkippedTurn::keeps_nothing &&
            !(frozen && game.knobs().one_skip_for_each_token))
            remove_condition(game, actor, Condition::sleep, Cause::used);
        return;
    }
    if (!knocked || is_settled) return;
    if (can_get_up(table, actor)) return game.push(GetBackUp{owner_of(actor)});
    skip_turn(game, turn, Condition::knockback);
    remove_condition(game, actor, Condition::knockback, Cause::used);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const GetBackUp&, F& f) {
    f(PayHp{}), f(Decline{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const GetBackUp&, const Action& action) {
    if (holds_one_of<PayHp, Decline>(action)) return Verdict::legal();
    return Verdict::refused("SHI-353: pay to get back up, or skip the turn");
}
// SHI-353, SHI-356: the token leaves either way.
template <class Game>
constexpr void answer(Game game, const GetBackUp&, const Action& action) {
    game.pop();
    TakeTurn& turn = top<TakeTurn>(game.table);
    const Actor actor = turn.actor;
    if (holds_alternative<Decline>(action) && turn.stage == TurnStage::drench) return stay_down(game, turn);
    remove_condition(game, actor, Condition::knockback, Cause::used);
    if (holds_alternative<Decline>(action)) return skip_turn(game, turn, Condition::knockback);
    int price = game.knobs().knockback_price;
    if (game.knobs().knockback_paid_from_shield) price = absorb(game, actor, price, Cause::knockback);
    pay_hp(game, actor, price, Cause::knockback);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const GetBackUp& up) {
    const TakeTurn* turn = interrupted<TakeTurn>(table);
    return turn != nullptr && owner_of(turn->actor) == up.seat && holds(table, turn->actor, Condition::knockback) &&
           can_get_up(table, turn->actor) &&
           (turn->stage == TurnStage::drench) == table.rules.knobs.skip_settled_at_start;
}

// SHI-351: Frozen leaves after one skipped turn. By a house rule it skips as many as it has, SHI-R47; where a skipped
// turn keeps no token upkeep it is ticked here, or it would stay for ever.
template <class Game>
constexpr void thaw(Game game, Actor actor) {
    const Turns column = character(game.table, actor).conditions[Condition::frozen];
    if (!game.knobs().frozen_lasts_its_turns || !is_column(column))
        return remove_condition(game, actor, Condition::frozen, Cause::used);
    if (game.knobs().skipped_turn != SkippedTurn::keeps_nothing) return;
    game.emit(ConditionTicked{actor, Condition::frozen, 0, column});
    move_conditions(game, actor, {Condition::frozen});
}

// SHI-090: Frozen leaves, and by a house rule whatever has run out.
template <class Game>
constexpr void end_phase(Game game, const TakeTurn& turn) {
    begin_phase(game, Phase::end);
    if (turn.marks.has(TurnMark::frozen)) thaw(game, turn.actor);
    remove_leaving(game, turn.actor);
}

// SHI-480: the bounty goes to whoever has the most HP, also if the actor fell in its turn. Then the turn passes to the
// next actor.
template <class Game>
constexpr void end_turn(Game game, const TakeTurn& turn) {
    game.pop();
    if (game.knobs().bounty_moves == BountyMoves::each_turn || !bounty_holder_stands(game.table)) give_bounty(game);
    game.emit(TurnEnded{turn.actor, turn.marks.has(TurnMark::fell)});
}

// SHI-060: the phases one by one, until something comes in between or the turn is over. The next stage is noted before
// each of them, because what comes in between may change it. It is named where it is known, so that compilers jump
// there, and where nothing can come in between, that is not asked. Whether the actor has to cast a spell now.
template <class Game>
[[gnu::always_inline]] constexpr bool take_turn(Game game) {
    auto& table = game.table;
    TakeTurn& turn = top<TakeTurn>(table);
    const Actor actor = turn.actor;
    // SHI-093: a turn whose actor falls in it is over at once.
    if (turn.marks.has(TurnMark::fell)) return end_turn(game, TakeTurn{turn}), false;
    const std::size_t depth = table.steps.size();
    TurnStage next = turn.stage;
    const auto& after = stages_after[game.knobs().skipped_turn];
    const auto leave = [&](TurnStage stage) { turn.stage = next = after[stage]; };
    for (;;) {
        switch (next) {
            case TurnStage::drench:
                if (settle_skip_at_start(game, turn)) break;  // and here again once it is answered
                leave(TurnStage::drench);
                drench_others(game, actor);
                break;
            case TurnStage::tokens:
                leave(TurnStage::tokens);
                begin_phase(game, Phase::token_upkeep);
                token_upkeep(game, actor);
                break;
            case TurnStage::dice:
                leave(TurnStage::dice);
                begin_phase(game, Phase::dice_upkeep);
                dice_upkeep(game, actor);
                continue;
            case TurnStage::skip:
                leave(TurnStage::skip);
                if (!may_be_skipped(table, turn)) continue;
                settle_skip(game, turn);
                next = turn.stage;
                break;
            case TurnStage::hero:
                begin_phase(game, Phase::hero);
                turn.abilities = hero_abilities(table, actor);
                turn.stage = next = turn.abilities == 0 ? TurnStage::main : TurnStage::abilities;
                continue;
            case TurnStage::abilities:
                hero_phase(game, turn);
                next = turn.stage;
                break;
            case TurnStage::main:
                leave(TurnStage::main);
                begin_phase(game, Phase::main);
                game.push(MainPhase{owner_of(actor), actor});
                return true;
            case TurnStage::end: end_phase(game, turn); [[fallthrough]];
            case TurnStage::over: return end_turn(game, TakeTurn{turn}), false;
        }
        if (table.steps.size() != depth) return false;
    }
}

// Most of a match: to leave a turn or a spell and be called for the next would cost as much as most of its phases.
template <class Game>
[[gnu::noinline]] constexpr void go_on(Game game) {
    const auto& steps = game.table.steps;
    while (!steps.empty()) {
        const Step& step = steps.back();
        if (holds_alternative<Cast>(step))
            go_on_casting(game);
        else if (holds_alternative<TakeTurn>(step)) {
            if (take_turn(game)) return;
            while (steps.size() == 1) next_turn(game);
        } else if (holds_alternative<CarryOut>(step))
            carry_on(game);
        else if (const auto* answering = get_if<AnswerWith>(&step))
            run(game, AnswerWith{*answering});
        else
            return;
    }
}
template <class Game>
constexpr void run(Game game, const TakeTurn&) {
    go_on(game);
}

}  // namespace heroes::shire::detail
