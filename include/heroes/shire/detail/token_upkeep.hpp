#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/conditions.hpp>

// Token Upkeep: temporary tokens move one column to the left, in the order their holder chooses.
namespace heroes::shire::detail {

inline constexpr Ticks damage_ticks{Tick::burn, Tick::lacerate, Tick::poison, Tick::drenched};
inline constexpr Ticks heal_guards{Tick::less_heal, Tick::more_heal, Tick::no_heal};
inline constexpr Conditions acting_tokens = conditions_of(damage_ticks);
inline constexpr Conditions guarding_tokens =
    conditions_of({Tick::less_heal, Tick::more_heal, Tick::no_heal, Tick::immune});

// The single tokens whose order can matter, SHI-R89: those that act, and the guards that leave in this upkeep.
template <class Rules>
constexpr Conditions tokens_in_question(const Table<Rules>& table, const ConditionTokens& tokens) {
    const Conditions acting = tokens.held & acting_tokens;
    if (table.rules.knobs.tokens_leave_in_end_phase) return acting;
    return acting | (tokens.in_first_column() & guarding_tokens);
}
// SHI-R23: by a house rule the percentages of the holder change what ticks deal. Their tokens move last of all.
template <class Rules>
constexpr Conditions damage_guards(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (!knobs.percentages_on_fixed_damage) return {};
    const Conditions guards{Condition::less_taken, Condition::more_taken};
    return guards | Conditions{Condition::less_dealt}.only_if(knobs.less_dealt_protects);
}
template <class Rules>
constexpr Conditions leaving_damage_guards(const Table<Rules>& table, Actor actor) {
    if (!is_character(actor) || table.rules.knobs.tokens_leave_in_end_phase) return {};
    return damage_guards(table) & character(table, actor).conditions.in_first_column();
}
constexpr Ticks ticks_of(Conditions conditions) {
    Ticks ticks{};
    conditions.for_each([&](Condition condition) { ticks.insert(tick_of(condition)); });
    return ticks;
}

constexpr bool is_done(const TickTokens& upkeep) {
    return upkeep.singles.empty() && upkeep.bleed.empty() && is_empty(upkeep.regen);
}

// Tokens that leave do so at once, or by a house rule in the End phase, SHI-R06.
template <class Game>
constexpr void move_conditions(Game game, Actor actor, Conditions moving) {
    Character& board = character(game.table, actor);
    const Conditions leaving = moving & board.conditions.in_first_column();
    board.conditions.tick(moving);
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (game.knobs().tokens_leave_in_end_phase) {
            Leaving& until_end = game.table.house.leaving[owner_of(actor)];
            until_end.conditions = until_end.conditions | leaving;
            return;
        }
    leaving.for_each([&](Condition condition) { forget(game, actor, condition); });
}
template <class Game>
constexpr void move_buffs(Game game, Actor actor) {
    StatTokens& buffs = character(game.table, actor).buffs;
    if (buffs.empty()) return;
    const auto tell = [&](Column at, Stat stat, int amount) {
        if (amount != 0) game.emit(BuffsMoved{actor, stat, static_cast<std::int16_t>(amount), turns_in(at)});
    };
    for_each_enumerator<Stat>([&](Stat stat) {
        for (const Column at : {Column::first, Column::second, Column::third}) {
            tell(at, stat, buffs.raised[at][stat]);
            tell(at, stat, -buffs.lowered[at][stat]);
        }
    });
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (game.knobs().tokens_leave_in_end_phase) {
            Leaving& until_end = game.table.house.leaving[owner_of(actor)];
            until_end.raised = buffs.raised[Column::first];
            until_end.lowered = buffs.lowered[Column::first];
        }
    buffs.tick();
}

// SHI-R07: whether a token that is ticked in this column acts.
template <class Rules>
constexpr bool acts_in(const Table<Rules>& table, Column at) {
    return at != Column::first || table.rules.knobs.last_tick_acts;
}
template <class Rules>
constexpr bool acts(const Table<Rules>& table, const TokenColumns& tokens) {
    return table.rules.knobs.last_tick_acts ? !tokens.empty() : tokens.reach_on();
}
template <class Rules>
constexpr Ticks acting_ticks(const Table<Rules>& table, const TickTokens& upkeep) {
    Ticks acting{};
    (upkeep.singles & damage_ticks).for_each([&](Tick tick) {
        const Turns at = character(table, upkeep.actor).conditions[condition_of(tick)];
        if (at != Turns::unstated && acts_in(table, column(at))) acting.insert(tick);
    });
    return acting;
}

// Whether an ability of the actor can answer damage with a heal.
template <class Rules>
constexpr bool heals_when_hurt(const Table<Rules>& table, Seat seat) {
    const auto heals = [](const Passive& ability) {
        for (const Effect& effect : ability.part.effects)
            if (effect.kind == EffectKind::heal) return true;
        return false;
    };
    return abilities_on(table, seat, Trigger::damaged, heals) != 0 ||
           abilities_on(table, seat, Trigger::half, heals) != 0;
}
// Whether a gain of the actor can hurt it: by Glowing an enemy could die, and its death by Darkness strike back.
template <class Rules>
constexpr bool gain_may_hurt(const Table<Rules>& table, Actor actor) {
    return holds(table, actor, Condition::darkness) &&
           !holders(table, enemies(table, actor), Condition::glowing).empty();
}

// SHI-R89: whether two of the tokens that are left do not commute.
template <class Rules>
constexpr bool order_matters(const Table<Rules>& table, const TickTokens& upkeep) {
    const bool damage = acts(table, upkeep.bleed) || !acting_ticks(table, upkeep).empty();
    int numbers = 0;
    for (const TokenColumns& tokens : upkeep.regen) numbers += acts(table, tokens) ? 1 : 0;
    const bool heals = numbers != 0;
    const bool immune = upkeep.singles.has(Tick::immune);
    const bool heal_guard = !(upkeep.singles & heal_guards).empty();
    if ((damage && (heals || immune)) || (heals && heal_guard) || numbers > 1) return true;
    if (damage && !leaving_damage_guards(table, upkeep.actor).empty()) return true;
    if (damage && heal_guard && heals_when_hurt(table, owner_of(upkeep.actor))) return true;
    return heals && immune && gain_may_hurt(table, upkeep.actor);
}

// Calls f with each kind of token that is left, in the order of the clause book, the oldest first.
template <class Rules, class F>
constexpr void for_each_unticked(const Table<Rules>& table, const TickTokens& upkeep, F&& f) {
    const Character& board = character(table, upkeep.actor);
    const auto singles = [&](Ticks ticks) {
        (upkeep.singles & ticks).for_each([&](Tick tick) {
            f(TickToken{condition_of(tick), board.conditions[condition_of(tick)], 0});
        });
    };
    const auto stack = [&](const TokenColumns& tokens, Condition condition, int number) {
        if (tokens.empty()) return;
        for_each_enumerator<Column>([&](Column at) {
            if (tokens[at] != 0) f(TickToken{condition, turns_in(at), small_number(number)});
        });
    };
    singles({Tick::less_heal, Tick::more_heal});
    leaving_damage_guards(table, upkeep.actor).for_each([&](Condition guard) { f(TickToken{guard, Turns::one, 0}); });
    stack(upkeep.bleed, Condition::bleed, 0);
    singles(damage_ticks);
    for_each_enumerator<Regen>([&](Regen on) { stack(upkeep.regen[on], Condition::hp_regen, number_on(on)); });
    singles({Tick::no_heal, Tick::immune});
}

// The first of them; there must be one.
template <class Rules>
constexpr TickToken first_unticked(const Table<Rules>& table, const TickTokens& upkeep) {
    const auto single = [&](Ticks ticks) {
        const Condition condition = condition_of(ticks.front());
        return TickToken{condition, character(table, upkeep.actor).conditions[condition], 0};
    };
    constexpr Ticks before_bleed{Tick::less_heal, Tick::more_heal};
    if (const Ticks first = upkeep.singles & before_bleed; !first.empty()) return single(first);
    if (!upkeep.bleed.empty()) return {Condition::bleed, turns_in(upkeep.bleed.oldest()), 0};
    if (const Ticks acting = upkeep.singles & damage_ticks; !acting.empty()) return single(acting);
    for (std::size_t i = 0; i != enum_count<Regen>; ++i)
        if (const Regen on = static_cast<Regen>(i); !upkeep.regen[on].empty())
            return {Condition::hp_regen, turns_in(upkeep.regen[on].oldest()), small_number(number_on(on))};
    return single(upkeep.singles);
}

// Moves one of several equal tokens; one that lies in the permanent column stays.
constexpr void move_one(TokenColumns& tokens, Column from) {
    if (from == Column::permanent || tokens[from] == 0) return;
    tokens.add(from, -1);
    if (from != Column::first) tokens.add(static_cast<Column>(index_of(from) - 1), 1);
}

// SHI-064 to SHI-070: one token is ticked, and its effect resolves fully.
template <class Game>
constexpr void tick(Game game, TickToken token) {
    auto& table = game.table;
    TickTokens& upkeep = top<TickTokens>(table);
    const Actor actor = upkeep.actor;
    Character& board = character(table, actor);
    const Column at = column(token.column);
    game.emit(ConditionTicked{actor, token.condition, token.number, token.column});
    if (token.condition == Condition::hp_regen) {
        upkeep.regen[regen(token.number)].add(at, -1);
        move_one(board.regen[regen(token.number)], at);
        if (acts_in(table, at)) heal(game, actor, token.number, Cause::hp_regen);
        return;
    }
    if (token.condition == Condition::bleed) {
        upkeep.bleed.add(at, -1);
        move_one(board.bleed, at);
    } else {
        if (ticked_conditions.has(token.condition)) upkeep.singles.erase(tick_of(token.condition));
        move_conditions(game, actor, {token.condition});
    }
    if (damage_of(token.condition) != 0 && acts_in(table, at))
        deal_fixed(game, only(actor), damage_of(token.condition), cause_of(token.condition));
}

template <class Rules>
constexpr std::size_t count_unticked(const Table<Rules>& table, const TickTokens& upkeep) {
    std::size_t count = 0;
    for_each_unticked(table, upkeep, [&](const TickToken&) { ++count; });
    return count;
}
template <class Rules>
constexpr bool must_ask(const Table<Rules>& table, const TickTokens& upkeep) {
    return order_matters(table, upkeep) || (table.rules.knobs.ask_for_every_token && count_unticked(table, upkeep) > 1);
}

// Moves some tokens together; none of them acts.
template <class Game>
constexpr void tick_together(Game game, Actor actor, Conditions quiet) {
    quiet.for_each([&](Condition condition) {
        game.emit(ConditionTicked{actor, condition, 0, character(game.table, actor).conditions[condition]});
    });
    move_conditions(game, actor, quiet);
}
template <class Game>
constexpr void tick_damage_guards(Game game, Actor actor) {
    const ConditionTokens& tokens = character(game.table, actor).conditions;
    const Conditions guards = (tokens.held - tokens.permanent()) & damage_guards(game.table);
    if (!guards.empty()) tick_together(game, actor, guards);
}

// SHI-R08: by a house rule stat tokens move last, and with them those that came in this upkeep.
template <class Game>
constexpr void end_upkeep(Game game, Actor actor) {
    tick_damage_guards(game, actor);
    if (game.knobs().new_buffs_move_too) move_buffs(game, actor);
}

// SHI-D05: asks while the order can matter, and ticks the rest by itself.
template <class Game>
constexpr void tick_next(Game game, const TickTokens& upkeep) {
    auto& table = game.table;
    if (is_done(upkeep)) {
        end_upkeep(game, upkeep.actor);
        return game.pop();
    }
    if (must_ask(table, upkeep)) return game.push(OrderTokens{owner_of(upkeep.actor)});
    tick(game, first_unticked(table, upkeep));
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const TickTokens&) {
    const auto& steps = game.table.steps;
    const std::size_t depth = steps.size();
    do tick_next(game, top<TickTokens>(game.table));
    while (steps.size() == depth);
}

// SHI-R89: what neither acts nor protects moves first, all together.
template <class Game>
[[gnu::noinline]] constexpr void tick_conditions(Game game, Actor actor, bool stacks) {
    Character& board = character(game.table, actor);
    const Conditions asked = tokens_in_question(game.table, board.conditions);
    const Conditions quiet = board.conditions.held - board.conditions.permanent() - asked;
    tick_together(game, actor, quiet - damage_guards(game.table));
    if (asked.empty() && !stacks) return end_upkeep(game, actor);
    game.push(TickTokens{.actor = actor, .singles = ticks_of(asked), .bleed = board.bleed, .regen = board.regen});
    run(game, TickTokens{});
}
// SHI-061: buffs, then conditions. Mostly there are none.
template <class Game>
constexpr void token_upkeep(Game game, Actor actor) {
    if (!is_character(actor)) return;
    const Character& board = character(game.table, actor);
    if (!game.knobs().new_buffs_move_too) move_buffs(game, actor);
    const bool stacks = !board.bleed.empty() || !is_empty(board.regen);
    if (board.conditions.held.empty() && !stacks) return end_upkeep(game, actor);
    tick_conditions(game, actor, stacks);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const OrderTokens&, F& f) {
    for_each_unticked(table, *interrupted<TickTokens>(table), [&](const TickToken& token) { f(token); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const OrderTokens&, const Action& action) {
    const auto* chosen = get_if<TickToken>(&action);
    if (chosen == nullptr) return Verdict::refused("SHI-065: it is token upkeep: say which token is ticked next");
    bool found = false;
    for_each_unticked(table, *interrupted<TickTokens>(table),
                      [&](const TickToken& token) { found = found || token == *chosen; });
    return found ? Verdict::legal() : Verdict::refused("SHI-065: there is no such token left to be ticked");
}
template <class Game>
constexpr void answer(Game game, const OrderTokens&, const Action& action) {
    game.pop();
    tick(game, get<TickToken>(action));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OrderTokens& order) {
    const TickTokens* upkeep = interrupted<TickTokens>(table);
    return upkeep != nullptr && owner_of(upkeep->actor) == order.seat && must_ask(table, *upkeep);
}

// SHI-R06: by a house rule tokens that have run out leave now.
template <class Game>
constexpr void remove_leaving(Game game, Actor actor) {
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        if (!is_character(actor)) return;
        Leaving& leaving = game.table.house.leaving[owner_of(actor)];
        leaving.conditions.for_each([&](Condition condition) {
            if (!character(game.table, actor).conditions.held.has(condition)) forget(game, actor, condition);
            game.emit(ConditionRemoved{actor, condition, 0, 1, Turns::unstated, Cause::end_phase});
        });
        leaving.conditions = {};
        remove_leaving_buffs(game, actor, leaving.raised, 1, Cause::end_phase);
        remove_leaving_buffs(game, actor, leaving.lowered, -1, Cause::end_phase);
    }
}

}  // namespace heroes::shire::detail
