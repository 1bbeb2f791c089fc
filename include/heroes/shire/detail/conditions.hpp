#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/health_points.hpp>
#include <heroes/shire/detail/order.hpp>

// Permanent & Temporary Buffs, Conditions: how tokens come and go.
namespace heroes::shire::detail {

// SHI-310 to SHI-314: what a token costs its holder when it is placed and when it is ticked.
constexpr int damage_of(Condition condition) {
    if (condition == Condition::lacerate) return 2;
    return three_turn_conditions.has(condition) ? 1 : 0;
}

// SHI-R33: by a house rule a permanent token needs one of so many squares of its stat.
template <class Game>
constexpr bool takes_square(Game game, Actor actor, Stat stat, int amount) {
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        const int limit = game.knobs().most_permanent_buffs;
        if (limit == 0) return true;
        Leaving& board = game.table.house.leaving[owner_of(actor)];
        if (board.permanently_raised[stat] + board.permanently_lowered[stat] >= limit) return false;
        ++(amount < 0 ? board.permanently_lowered : board.permanently_raised)[stat];
    }
    return true;
}

// SHI-203, SHI-204: without a stated number of turns a buff is permanent.
template <class Game>
constexpr void place_buff(Game game, Actor actor, Stat stat, int amount, Turns turns) {
    if (!is_character(actor) || amount == 0) return;
    const Column at = is_column(turns) ? column(turns) : Column::permanent;
    if (at == Column::permanent && !takes_square(game, actor, stat, amount)) return;
    character(game.table, actor).buffs.place(stat, amount, at);
    game.emit(BuffPlaced{actor, stat, static_cast<std::int8_t>(amount), turns_in(at)});
}

// The token upkeep of an actor that is in progress, if one is.
template <class Table>
constexpr TickTokens* upkeep_of(Table& table, Actor actor) {
    for (Step& step : table.steps)
        if (auto* upkeep = get_if<TickTokens>(&step); upkeep != nullptr && upkeep->actor == actor) return upkeep;
    return nullptr;
}

// Forgets a token that lies in no column any more: its number, and that it was to be ticked.
template <class Game>
constexpr void forget(Game game, Actor actor, Condition condition) {
    Character& board = character(game.table, actor);
    if (increased_conditions.has(condition)) board.increased.set(increased_of(condition), 0);
    if (condition == Condition::imprisoned) board.imprisoned = {};
    if (!ticked_conditions.has(condition)) return;
    if (TickTokens* upkeep = upkeep_of(game.table, actor)) upkeep->singles.erase(tick_of(condition));
}

template <class Game>
[[gnu::noinline]] constexpr void take_off(Game game, Actor actor, Condition condition, Cause cause) {
    Character& board = character(game.table, actor);
    const Turns column = board.conditions[condition];
    board.conditions.remove({condition});
    if constexpr (keeps_house_state<typename Game::Rules>())
        game.table.house.leaving[owner_of(actor)].conditions.erase(condition);
    forget(game, actor, condition);
    game.emit(ConditionRemoved{actor, condition, 0, 1, column, cause});
}
template <class Game>
constexpr void remove_condition(Game game, Actor actor, Condition condition, Cause cause) {
    if (holds(game.table, actor, condition)) take_off(game, actor, condition, cause);
}

// SHI-230, SHI-231: the column in which a condition starts.
template <class Rules>
constexpr Turns first_column(const Table<Rules>& table, Condition condition, Turns stated) {
    if (stated != Turns::unstated) return stated;
    if (three_turn_conditions.has(condition)) return Turns::three;
    if (condition == Condition::hp_regen && table.rules.knobs.unstated_regen_is_temporary) return Turns::three;
    return Turns::permanent;
}

// SHI-K50, SHI-239: creatures take no tokens, and some abilities ward off some.
template <class Rules>
constexpr bool can_take(const Table<Rules>& table, Actor actor, Condition condition) {
    if (!is_character(actor)) return false;
    if (!Rules::content.of[character(table, actor).card].wards.has(condition)) return true;
    bool warded = false;
    for_each_more_powers(table, owner_of(actor),
                         [&](const MorePowers& powers) { warded |= powers.wards.has(condition); });
    return !warded;
}

// SHI-235, SHI-R35: a newer token replaces the older one, unless a house rule keeps the longer.
template <class Game>
constexpr void place_single(Game game, Actor actor, const Effect& effect, Turns at) {
    Character& board = character(game.table, actor);
    const Turns old = game.knobs().longer_condition_stays ? board.conditions[effect.condition] : Turns::unstated;
    const bool stays = game.knobs().longer_condition_stays && old > at;
    const Turns column = stays ? old : at;
    const bool numbered = increased_conditions.has(effect.condition);
    const int number = stays && numbered ? board.increased[increased_of(effect.condition)] : effect.number;
    const Stats stats = stays ? board.imprisoned : effect.stats;
    remove_condition(game, actor, effect.condition, Cause::replaced);
    board.conditions.place(effect.condition, column);
    if (numbered) board.increased.set(increased_of(effect.condition), number);
    const bool imprisons = effect.condition == Condition::imprisoned;
    if (imprisons) board.imprisoned = stats;
    game.emit(ConditionPlaced{actor, effect.condition, small_number(number), imprisons ? stats : Stats{}, column});
}

// SHI-R34: by a house rule Imprison is a buff that takes away what is there.
template <class Game>
constexpr void imprison_by_buffs(Game game, Actor actor, const Effect& effect) {
    effect.stats.for_each(
        [&](Stat taken) { place_buff(game, actor, taken, -stat(game.table, actor, taken), effect.turns); });
}

// Places one token. Whether it acts at once, SHI-310 to SHI-315.
template <class Game>
constexpr bool place_condition(Game game, Actor actor, const Effect& effect) {
    if (!can_take(game.table, actor, effect.condition)) return false;
    const Turns at = first_column(game.table, effect.condition, effect.turns);
    const std::uint8_t number = small_number(effect.number);
    if (stacking_conditions.has(effect.condition)) {
        Character& board = character(game.table, actor);
        (effect.condition == Condition::bleed ? board.bleed : board.regen[regen(number)]).add(column(at), 1);
        game.emit(ConditionPlaced{actor, effect.condition, number, {}, at});
        return true;
    }
    if (effect.condition == Condition::imprisoned && game.knobs().imprison_is_buff) {
        imprison_by_buffs(game, actor, effect);
        return false;
    }
    const bool refreshed = holds(game.table, actor, effect.condition);
    place_single(game, actor, effect, at);
    return !refreshed || game.knobs().refreshed_condition_hurts;
}

// What one outcome does to several is simultaneous, SHI-148: first all tokens are placed, then they act. Like heal_all
// it is inlined where outcomes are told apart, which saves a tenth of what an outcome costs.
template <class Game>
[[gnu::always_inline]] constexpr void place_conditions(Game game, const Recipients& actors, const Effect& effect) {
    Recipients acting;
    for (const Actor actor : actors)
        if (place_condition(game, actor, effect)) acting.push_back(actor);
    if (effect.condition == Condition::hp_regen) return heal_all(game, acting, effect.number, Cause::hp_regen);
    if (damage_of(effect.condition) != 0)
        deal_fixed(game, acting, damage_of(effect.condition), cause_of(effect.condition));
}

// SHI-R06: by a house rule stat tokens that have run out still count until the End phase.
template <class Game>
constexpr void remove_leaving_buffs(Game game, Actor actor, StatSums& sums, int sign, Cause cause) {
    for_each_enumerator<Stat>([&](Stat stat) {
        const auto amount = static_cast<std::int16_t>(sign * sums[stat]);
        if (amount != 0) game.emit(BuffsRemoved{actor, stat, amount, Turns::unstated, cause});
    });
    sums = StatSums{};
}
template <class Game>
constexpr void remove_buffs(Game game, Actor actor, bool negative) {
    StatTokens& buffs = character(game.table, actor).buffs;
    auto& columns = negative ? buffs.lowered : buffs.raised;
    for_each_enumerator<Column>([&](Column at) {
        for_each_enumerator<Stat>([&](Stat stat) {
            const auto amount = static_cast<std::int16_t>(negative ? -columns[at][stat] : columns[at][stat]);
            if (amount != 0) game.emit(BuffsRemoved{actor, stat, amount, turns_in(at), Cause::purge});
        });
    });
    columns = EnumArray<Column, StatSums>{};
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        Leaving& leaving = game.table.house.leaving[owner_of(actor)];
        remove_leaving_buffs(game, actor, negative ? leaving.lowered : leaving.raised, negative ? -1 : 1, Cause::purge);
        (negative ? leaving.permanently_lowered : leaving.permanently_raised) = StatSums{};
    }
}
template <class Game>
constexpr void remove_stack(Game game, Actor actor, Condition condition, int number, TokenColumns& tokens) {
    for_each_enumerator<Column>([&](Column at) {
        if (tokens[at] != 0)
            game.emit(ConditionRemoved{actor, condition, small_number(number), small_number(tokens[at]), turns_in(at),
                                       Cause::purge});
    });
    tokens = TokenColumns{};
}

// What a purge took in its actor's token upkeep is not ticked any more.
template <class Game>
constexpr void forget_stacks(Game game, Actor actor, Conditions gone) {
    TickTokens* upkeep = upkeep_of(game.table, actor);
    if (upkeep == nullptr) return;
    if (gone.has(Condition::bleed)) upkeep->bleed = {};
    if (gone.has(Condition::hp_regen)) upkeep->regen = {};
}

// SHI-241, SHI-R37: every token of a sign goes, temporary or permanent.
template <class Game>
constexpr void purge(Game game, Actor actor, bool negative) {
    if (!is_character(actor)) return;
    Character& board = character(game.table, actor);
    const bool all = negative && game.knobs().purge_takes_good_conditions;
    remove_buffs(game, actor, negative);
    const Conditions wanted = all ? Conditions::all() : negative ? negative_conditions : positive_conditions;
    (conditions(game.table, actor) & wanted).for_each([&](Condition condition) {
        remove_condition(game, actor, condition, Cause::purge);
    });
    if (wanted.has(Condition::bleed)) remove_stack(game, actor, Condition::bleed, 0, board.bleed);
    if (wanted.has(Condition::hp_regen))
        for_each_enumerator<Regen>(
            [&](Regen on) { remove_stack(game, actor, Condition::hp_regen, number_on(on), board.regen[on]); });
    forget_stacks(game, actor, wanted);
}

}  // namespace heroes::shire::detail
