#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hero_master/detail/effects.hpp>

// Rulebook, "Card Effects": which effects come when, and in which order.
namespace heroes::hero_master::detail {

// The next effect of a card, from one on, that comes now; as many as there are if there is none. A T6 that ignores the
// attack has had its time already, HMA-R102.
template <class Rules>
constexpr std::size_t next_effect(const Table<Rules>& table, const CarryOut& work, const Effects& effects) {
    Origin at = work.origin;
    for (; at.effect < effects.size(); ++at.effect) {
        const Effect& effect = effects[at.effect];
        const bool too_late = work.timing == Timing::monster_hits && effect.kind == Kind::ignore_attack;
        if (effect.when == work.timing && !too_late && condition_holds(table, work.seat, at, effect)) break;
    }
    return at.effect;
}
// The effects of one card from left to right, until something has to be done before the next.
template <class Game>
constexpr void run(Game game, CarryOut work) {
    auto& table = game.table;
    const std::size_t depth = table.steps.size();
    // HMA-R95: by a house rule T1 looks at who leads after the card's own T4.
    const bool needs_leader = work.timing == Timing::played_by_leader && game.knobs().leader_read_after_card;
    while (!needs_leader || table.leader == work.seat) {
        const Effects* effects = effects_of(table, work.seat, work.origin);
        if (effects == nullptr) break;
        const std::size_t next = next_effect(table, work, *effects);
        if (next >= effects->size()) break;
        const Origin origin{work.origin.source, static_cast<std::uint8_t>(next), work.origin.card};
        work.origin.effect = static_cast<std::uint8_t>(next + 1);
        begin_effect(game, work.seat, origin, (*effects)[next]);
        if (table.steps.size() != depth) return table.steps[depth - 1].emplace(work);
        if (work.origin.effect >= effects->size()) break;
    }
    game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CarryOut& work) {
    return sits(table, work.seat) && work.origin.effect <= Effects::capacity() &&
           Rules::content.actions.has(work.origin.card);
}

// Each item is looked at without a branch: which are applied is luck. Where no gear lies, there are no effects.
template <class Rules>
constexpr Sources items_with(const Table<Rules>& table, Timing timing) {
    Sources speaking{};
    const Permanents items = speaking_items(table);
    if (items.empty()) return speaking;
    for (const Permanent item : {Permanent::first_weapon, Permanent::second_weapon, Permanent::armour}) {
        const std::size_t place = gear_place<Rules>(table.heroes[table.attack.seat], item_slot(item));
        const bool has_effect = Rules::content.gear[place].effects.has(timing);
        speaking = speaking | Sources{source(item)}.only_if(items.has(item)).only_if(has_effect);
    }
    return speaking;
}

// HMA-R59: the cards of the running attack speak in their order, or as the attacker has it by a house rule.
template <class Rules>
constexpr Sources sources_with(const Table<Rules>& table, Timing timing) {
    Sources speaking = items_with(table, timing);
    const LaidAttack* laid = running(table);
    if (laid == nullptr) return speaking;
    const auto& actions = Rules::content.actions;
    speaking = speaking | Sources{Source::attack}.only_if(actions[laid->card].effects.has(timing));
    const Sources bungle = Sources{Source::bungle}.only_if(actions[laid->bungle].effects.has(timing));
    return speaking | bungle.only_if(laid->is_bungled()).only_if(!table.attack.marks.has(Mark::bungle_ignored));
}
template <class Game>
constexpr void carry_out_all(Game game, Timing timing) {
    game.table.attack.waiting = sources_with(game.table, timing);
    if (!game.table.attack.waiting.empty()) game.push(CarryOutAll{timing});
}
template <class Game>
constexpr void carry_out_next(Game game, Timing timing, Source source) {
    auto& table = game.table;
    table.attack.waiting.erase(source);
    game.push(CarryOut{speaker(table, source), timing, {source, 0, {}}});
}
template <class Game>
constexpr void run(Game game, const CarryOutAll& work) {
    auto& attack = game.table.attack;
    const Timing timing = work.timing;
    // HMA-R59: by a house rule the attacker is asked, but not for cards that are gone or silent meanwhile.
    if (game.knobs().attacker_orders_effects) attack.waiting = attack.waiting & sources_with(game.table, timing);
    if (attack.waiting.empty() || attack.marks.has(Mark::attacker_out)) {
        attack.waiting = Sources{};
        return game.pop();
    }
    if (attack.waiting.size() > 1 && game.knobs().attacker_orders_effects)
        return game.push(OrderEffects{attack.seat, timing});
    carry_out_next(game, timing, attack.waiting.front());
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CarryOutAll&) {
    constexpr Sources cards_of_attacks{Source::attack, Source::bungle, Source::first_weapon, Source::second_weapon,
                                       Source::armour};
    return sits(table, table.attack.seat) && (table.attack.waiting - cards_of_attacks).empty();
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const OrderEffects&, F& f) {
    table.attack.waiting.for_each([&](Source source) { f(CarryOutNext{source}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const OrderEffects& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R59: choose the card whose effects come next"));
}
template <class Game>
constexpr void answer(Game game, const OrderEffects& choice, const Action& action) {
    const Timing timing = choice.timing;
    game.pop();
    carry_out_next(game, timing, get_if<CarryOutNext>(&action)->source);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OrderEffects& choice) {
    return choice.seat == table.attack.seat && table.rules.knobs.attacker_orders_effects &&
           table.attack.waiting.size() > 1 && (table.attack.waiting - sources_with(table, choice.timing)).empty();
}

}  // namespace heroes::hero_master::detail
