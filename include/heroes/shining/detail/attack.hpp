#pragma once

#include <cstddef>
#include <optional>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/dice.hpp>
#include <heroes/shining/detail/effects.hpp>
#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/passives.hpp>
#include <heroes/shining/detail/push.hpp>
#include <heroes/shining/detail/reactions.hpp>
#include <heroes/shining/detail/sight.hpp>

// Rulebook, "Attack": from the declaration to the reactions afterwards, stage by stage, SHN-K06.
namespace heroes::shining::detail {

// Of those that a model may attack the ones whose square is meant.
template <class Rules, class F>
constexpr Models hostile_models(const Table<Rules>& table, Model attacker, F&& is_meant) {
    Models models{};
    const auto add = [&](Model model, Square at) { models = models | Models{model}.only_if(is_meant(at)); };
    if (!are_hostile(attacker, Model::object)) {
        for (const Monster& monster : table.monsters) add(monster.model, monster.square);
        return models;
    }
    for_each_hero([&](Model model) { add(model, table.heroes[model].square); });
    add(Model::object, square_of_object(table));
    return models;
}
// SHN-102, SHN-155: who is attacked around a square; without an area it is whoever stands there.
template <class Rules>
constexpr Models targets_at(const Table<Rules>& table, Model attacker, const AttackType& attack, Square centre) {
    if (!attack.has_area()) return hostile_models(table, attacker, [&](Square at) { return at == centre; });
    const SquareSet area = area_of(table, centre, attack.area);
    return hostile_models(table, attacker, [&](Square at) { return covers(table, area, centre, at, attacker); });
}

// SHN-K34, SHN-K35: what the attacker's passives add to its total and to its dice.
struct Might {
    int bonus = 0;
    int advantage = 0;

    constexpr void note(const Passive& passive) {
        (passive.kind == PassiveKind::attack_bonus ? bonus : advantage) += passive.amount;
    }
};
inline constexpr PassiveKinds kinds_of_might{PassiveKind::attack_bonus, PassiveKind::attack_advantage};
constexpr bool is_of_might(const Passive& passive) { return kinds_of_might.has(passive.kind); }
template <class Rules>
[[gnu::noinline]] constexpr Might might_by_passives(const Table<Rules>& table, Model hero,
                                                    std::optional<Model> target) {
    Might might;
    for_each_passive(table, table.heroes[hero], [&](const Passive& passive) {
        if (is_of_might(passive) && holds(table, hero, passive.condition, target)) might.note(passive);
    });
    return might;
}
template <class Rules>
constexpr Might might_of(const Table<Rules>& table, Model model, std::optional<Model> target) {
    const Hero& hero = table.heroes[model];
    const bool any = !hero.exhausted && has_any_kind(table, hero, kinds_of_might);
    return any ? might_by_passives(table, model, target) : Might{};
}
constexpr Might might_of(const MonsterType& type, const Monster& monster) {
    Might might;
    for (const Passive& passive : type.passives.places())
        if (is_of_might(passive) && holds(type, monster, passive.condition)) might.note(passive);
    return might;
}
// SHN-011, SHN-012: an attack is declared; what it costs was paid before.
template <class Game>
constexpr Assault& begin_attack(Game game, Model attacker, Square from, AttackCard card, Square centre) {
    auto& table = game.table;
    const Models targets = targets_at(table, attacker, Game::Rules::content.attacks[card], centre);
    Assault& assault = table.assaults.grow();
    assault.left = targets;
    assault.attacker = attacker;
    assault.attack = card;
    assault.from = from;
    assault.centre = centre;
    game.push(ResolveAttack{});
    return assault;
}
// SHN-K17: all Advantage of the attacker, whatever the dice.
template <class Game>
constexpr void go_with(Game game, Assault& assault, Might might) {
    assault.advantage = clamped(might.advantage, 6);
    assault.bonus = clamped(might.bonus);
    game.emit(AttackDeclared{assault.attacker, assault.attack, assault.centre, assault.left});
}
template <class Game>
constexpr void declare_attack(Game game, const Monster& monster, AttackCard card, Square centre) {
    Assault& assault = begin_attack(game, monster.model, monster.square, card, centre);
    assault.attacked = assault.left & every_hero;
    go_with(game, assault, might_of(type_of(game.table, monster), monster));
}
// A Hero's Advantage is used up.
template <class Game>
constexpr void declare_attack(Game game, Model attacker, AttackCard card, Square centre) {
    Hero& hero = game.table.heroes[attacker];
    Assault& assault = begin_attack(game, attacker, hero.square, card, centre);
    std::optional<Model> single{};
    if (!Game::Rules::content.attacks[card].has_area() && !assault.left.empty()) single = assault.left.front();
    Might might = might_of(game.table, attacker, single);
    might.advantage += hero.advantage;
    set_status(game, attacker, EffectKind::advantage, hero.advantage, 0);
    go_with(game, assault, might);
}

// The next target in canonical order.
template <class Rules>
constexpr Model next_target(const Table<Rules>& table, Models left) {
    Model next = left.front();
    if (!left.has_several()) return next;
    bool found = false;
    for_each_model(table, [&](Model model) {
        if (!found && left.has(model)) next = model, found = true;
    });
    return next;
}

template <class Game>
constexpr void compare(Game game, Assault& assault) {
    auto& table = game.table;
    const int vit = vit_of(table, assault.target);
    const int total = total_of(table, assault);
    const int overriding = overriding_damage(table, assault);
    const int dealt = overriding >= 0 ? overriding : chart_damage(table, attack_of(table, assault), total, vit);
    assault.damage = clamped(dealt);
    assault.hit = dealt > 0;
    game.emit(AttackCompared{assault.attacker, assault.target, clamped(total), clamped(vit), assault.damage,
                             overriding >= 0});
}

// What a hit or a CHAIN does besides DMG by the chart.
template <class Game>
constexpr void bring_about(Game game, Assault& assault, const Effect& effect) {
    if (effect.self && assault.self_done) return;
    const Model receiver = effect.self ? assault.attacker : assault.target;
    if (effect.self) assault.self_done = true;
    // SHN-R35, SHN-K110: who is gone, or only an object, is spared.
    if (receiver == Model::object || !is_in_play(game.table, receiver)) return;
    if (effect.kind == EffectKind::push) return generate_push(game, assault.attacker, receiver, effect.amount);
    apply_effect(game, assault.attacker, receiver, effect);
}

template <class Game>
constexpr void finish_attack(Game game) {
    game.table.assaults.pop_back();
    game.pop();
}

// The stages. Each says which comes next before it does anything that could ask or end, and goes on with it if nothing
// did.

template <class Game>
constexpr void hit(Game game, Assault& assault, const AttackType& attack);
template <class Game>
constexpr void deal(Game game, Assault& assault) {
    assault.stage = Stage::on_hit;
    damage(game, assault.target, assault.damage, DamageCause::attack);
    if (is_fighting(game.table)) hit(game, assault, attack_of(game.table, assault));
}
template <class Game>
constexpr void ask_for_shields(Game game, Assault& assault) {
    const bool suffers = is_monster(assault.attacker) && assault.damage != 0 && is_hero(assault.target);
    if (suffers && game.knobs().reactions_lessen_damage && ask_next(game, assault, Trigger::would_suffer)) return;
    deal(game, assault);
}
template <class Game>
constexpr void ask_for_replies(Game game, Assault& assault) {
    if (!is_monster(assault.attacker) || !ask_next(game, assault, Trigger::after_attacked)) finish_attack(game);
}
template <class Game>
constexpr void compare_next(Game game, Assault& assault) {
    if (assault.left.empty()) {
        open_window(assault, Stage::after);
        return ask_for_replies(game, assault);
    }
    assault.target = next_target(game.table, assault.left);
    assault.left.erase(assault.target);
    if (!is_in_play(game.table, assault.target)) return;
    compare(game, assault);
    open_window(assault, Stage::would_suffer);
    ask_for_shields(game, assault);
}
template <class Game>
constexpr void roll_and_discard(Game game, Assault& assault) {
    assault.stage = Stage::compare;
    roll_attack(game, assault);
    if (assault.discards == 0) return compare_next(game, assault);
    if (is_monster(assault.attacker) && !game.knobs().players_discard_for_monsters)
        return discard_lowest(game, assault);
    game.push(DiscardDice{roller_of(game.table, assault)});
}
// SHN-086, SHN-090, SHN-189, SHN-R19: every CHAIN that does not override, one after the other, each once or as often as
// its die fell; with SHN-R28 the next roll.
template <class Game>
constexpr void resolve_chains(Game game, Assault& assault, const AttackType& attack) {
    const std::size_t times = game.knobs().chain_per_die ? most_dice : 1;
    while (assault.chain < attack.chains.size() * times) {
        const Chain& chain = attack.chains[assault.chain / times];
        const auto nth = static_cast<int>(assault.chain++ % times);
        if (chain.effect.kind == EffectKind::override_chart || !is_generated(assault, chain, nth)) continue;
        game.emit(ChainTriggered{assault.attacker, assault.target,
                                 clamped(static_cast<int>((assault.chain - 1u) / times)), chain.effect});
        return bring_about(game, assault, chain.effect);
    }
    const bool again = game.knobs().roll_per_target && !assault.left.empty();
    assault.stage = again ? Stage::roll : Stage::compare;
    if (!again) compare_next(game, assault);
}
template <class Game>
constexpr void hit(Game game, Assault& assault, const AttackType& attack) {
    assault.stage = Stage::chains;
    assault.chain = 0;
    if (assault.hit && attack.on_hit.kind != EffectKind::nothing) return bring_about(game, assault, attack.on_hit);
    resolve_chains(game, assault, attack);
}
template <class Game>
constexpr void take_stage(Game game, Assault& assault) {
    switch (assault.stage) {
        case Stage::roll: return roll_and_discard(game, assault);
        case Stage::compare: return compare_next(game, assault);
        case Stage::would_suffer: return ask_for_shields(game, assault);
        case Stage::deal: return deal(game, assault);
        case Stage::on_hit: return hit(game, assault, attack_of(game.table, assault));
        case Stage::chains: return resolve_chains(game, assault, attack_of(game.table, assault));
        case Stage::after: break;
    }
    ask_for_replies(game, assault);
}

template <class Game>
constexpr void run(Game game, const ResolveAttack&) {
    auto& table = game.table;
    const std::size_t steps = table.steps.size();
    const std::size_t assaults = table.assaults.size();
    // On and on, until somebody is asked, another attack comes in between, or all is over.
    do take_stage(game, table.assaults.back());
    while (is_fighting(table) && table.steps.size() == steps && table.assaults.size() == assaults);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolveAttack&) {
    return !table.assaults.empty() && is_fighting(table);
}

}  // namespace heroes::shining::detail
