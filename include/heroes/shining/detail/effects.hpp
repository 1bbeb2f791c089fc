#pragma once

#include <cstdint>

#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/sight.hpp>

// What a power does, effect by effect.
namespace heroes::shining::detail {

// SHN-K10 to SHN-K21: what an effect does to a model.
template <class Game>
constexpr void apply_effect(Game game, Model user, Model target, const Effect& effect) {
    auto& table = game.table;
    Monster* monster = find_monster(table, target);
    Hero* hero = is_hero(target) ? &table.heroes[target] : nullptr;
    const int n = effect.amount;
    switch (effect.kind) {
        case EffectKind::damage: return damage(game, target, n, DamageCause::effect);
        case EffectKind::heal: return heal(game, target, n, HealCause::effect);
        case EffectKind::magic:
            if (hero != nullptr) regain_magic(game, target, n);
            return;
        case EffectKind::walk:
            if (hero != nullptr) set_points(game, target, Points::movement, hero->movement + n);
            return;
        case EffectKind::action_points:
            if (hero != nullptr && user == target) return set_points(game, target, Points::action, hero->ap + n);
            if (hero != nullptr)
                set_status(game, target, EffectKind::action_points, hero->next_ap, clamped(hero->next_ap + n, 2));
            return;
        case EffectKind::advantage:
            if (hero != nullptr)
                set_status(game, target, EffectKind::advantage, hero->advantage, clamped(hero->advantage + n, 6));
            return;
        case EffectKind::ward:
        case EffectKind::slow: {
            if (hero == nullptr && monster == nullptr) return;
            const bool ward = effect.kind == EffectKind::ward;
            std::uint8_t& status =
                hero != nullptr ? (ward ? hero->ward : hero->slow) : (ward ? monster->ward : monster->slow);
            return set_status(game, target, effect.kind, status, n > status ? n : status);
        }
        case EffectKind::provoke:
            if (hero != nullptr)
                set_status(game, target, EffectKind::provoke, hero->provoke, table.heroes[user].stats[effect.stat]);
            return;
        case EffectKind::timer:
            table.encounter.timers = clamped(table.encounter.timers + n);
            return game.emit(TimersPlaced{clamped(n), table.encounter.timers});
        case EffectKind::block: {
            Assault& assault = table.assaults.back();
            const std::uint8_t from = assault.damage;
            assault.damage = clamped(from - n);
            return game.emit(DamageBlocked{target, user, from, assault.damage});
        }
        case EffectKind::nothing:
        case EffectKind::override_chart:
        case EffectKind::push:
        case EffectKind::strike: break;
    }
}

// On whom the effects of a power fall, in Hero order.
template <class Rules>
constexpr Models receivers(const Table<Rules>& table, const ResolvePower& work) {
    const PowerType& used = printed_power(table, table.heroes[work.hero], work.source);
    if (used.target != Target::friends_area) return {work.target};
    const SquareSet area = area_of(table, work.centre, used.area);
    Models models{};
    for_each_hero([&](Model model) {
        if (is_on_map(table.heroes[model]) && covers(table, area, work.centre, table.heroes[model].square, work.hero))
            models.insert(model);
    });
    return models;
}
template <class Game>
constexpr void run(Game game, const ResolvePower& work) {
    auto& table = game.table;
    const PowerType& used = printed_power(table, table.heroes[work.hero], work.source);
    game.pop();
    if (work.effect == used.effects.size()) return;
    const Effect& effect = used.effects[work.effect];
    ResolvePower rest = work;
    ++rest.effect;
    game.push(rest);
    const bool reaction = used.use == Use::reaction;
    if (reaction && effect.kind == EffectKind::walk)
        return game.push(Walk{table.heroes[work.hero].player, work.hero, effect.amount});
    if (effect.kind == EffectKind::strike) return strike_back(game, work.hero);
    receivers(table, work).for_each([&](Model model) {
        if (is_fighting(table)) apply_effect(game, work.hero, model, effect);
    });
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolvePower& work) {
    if (!is_hero(work.hero) || work.source > Source::last || work.target > Model::last) return false;
    if (!is_item(work.source) && power_of(table, table.heroes[work.hero], work.source) == nullptr) return false;
    if (is_item(work.source) && !Rules::content.items.has(item(work.source))) return false;
    return work.effect <= printed_power(table, table.heroes[work.hero], work.source).effects.size();
}

}  // namespace heroes::shining::detail
