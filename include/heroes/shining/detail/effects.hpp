#pragma once

#include <cstdint>

#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/sight.hpp>

// What a power does, effect by effect.
namespace heroes::shining::detail {

// SHN-K18, SHN-K19: the larger one counts.
template <class Game>
constexpr void ward_or_slow(Game game, Model target, const Effect& effect) {
    auto& table = game.table;
    const bool ward = effect.kind == EffectKind::ward;
    const auto raise = [&](auto& one) {
        std::uint8_t& status = ward ? one.ward : one.slow;
        set_status(game, target, effect.kind, status, effect.amount > status ? effect.amount : status);
    };
    if (is_hero(target)) return raise(table.heroes[target]);
    if (Monster* monster = find_monster(table, target)) raise(*monster);
}
// SHN-K22: DMG that is about to be suffered.
template <class Game>
constexpr void block(Game game, Model user, Model target, int n) {
    Assault& assault = game.table.assaults.back();
    const std::uint8_t from = assault.damage;
    assault.damage = clamped(from - n);
    game.emit(DamageBlocked{target, user, from, assault.damage});
}
// Whether it is the Hero's own activation: a reaction may come in somebody else's.
template <class Rules>
constexpr bool is_activating(const Table<Rules>& table, Model model) {
    const Initiative& now = table.initiative;
    return now.activated && encounter_of(table).track[now.slot] == static_cast<Slot>(index_of(model));
}
// What only a Hero can have.
template <class Game>
constexpr void give_hero(Game game, Model user, Model target, const Effect& effect) {
    Hero& hero = game.table.heroes[target];
    const int n = effect.amount;
    if (effect.kind == EffectKind::magic) return regain_magic(game, target, n);
    if (effect.kind == EffectKind::walk) return set_points(game, target, Points::movement, hero.movement + n);
    if (effect.kind == EffectKind::advantage)
        return set_status(game, target, effect.kind, hero.advantage, clamped(hero.advantage + n, 6));
    if (effect.kind == EffectKind::provoke)
        return set_status(game, target, effect.kind, hero.provoke, stat_of(game.table, user, effect.stat));
    if (user == target && is_activating(game.table, target))
        return set_points(game, target, Points::action, hero.ap + n);
    set_status(game, target, EffectKind::action_points, hero.next_ap, clamped(hero.next_ap + n, 2));
}
// SHN-K10 to SHN-K21: what an effect does to a model.
template <class Game>
constexpr void apply_effect(Game game, Model user, Model target, const Effect& effect) {
    switch (effect.kind) {
        case EffectKind::damage: return damage(game, target, effect.amount, DamageCause::effect);
        case EffectKind::heal: return heal(game, target, effect.amount, HealCause::effect);
        case EffectKind::magic:
        case EffectKind::walk:
        case EffectKind::action_points:
        case EffectKind::advantage:
        case EffectKind::provoke: return is_hero(target) ? give_hero(game, user, target, effect) : void();
        case EffectKind::ward:
        case EffectKind::slow: return ward_or_slow(game, target, effect);
        case EffectKind::timer: return place_timers(game, effect.amount);
        case EffectKind::block: return block(game, user, target, effect.amount);
        case EffectKind::nothing:
        case EffectKind::override_chart:
        case EffectKind::push:
        case EffectKind::strike: break;
    }
}

// On whom the effects of a power fall, in Hero order, SHN-K55 to SHN-K60.
template <class Rules>
constexpr Models receivers(const Table<Rules>& table, const ResolvePower& work) {
    const PowerType& used = printed_power(table, table.heroes[work.hero], work.source);
    if (used.target == Target::attacker)
        return table.assaults.empty() ? Models{} : Models{table.assaults.back().attacker};
    if (used.target != Target::friends_area) return {work.target};
    const SquareSet area = area_of(table, work.centre, used.area);
    Models models{};
    for_each_hero([&](Model model) {
        if (is_on_map(table.heroes[model]) && covers(table, area, work.centre, table.heroes[model].square, work.hero))
            models.insert(model);
    });
    return models;
}
// SHN-K15, SHN-K23: a move or a blow in the middle of an attack. SHN-151, SHN-152: who was exhausted by what came before
// can do neither.
template <class Game>
constexpr void interrupt(Game game, Model model, const Effect& effect) {
    const Hero& hero = game.table.heroes[model];
    if (!is_up(hero)) return;
    if (effect.kind == EffectKind::strike) return strike_back(game, model);
    game.push(Walk{hero.player, model, effect.amount});
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
    const bool walks = used.use == Use::reaction && effect.kind == EffectKind::walk;
    if (walks || effect.kind == EffectKind::strike) return interrupt(game, work.hero, effect);
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
