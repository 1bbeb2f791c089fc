#pragma once

#include <cstdint>

#include <heroes/shining/detail/attack.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/cheating_death.hpp>
#include <heroes/shining/detail/movement.hpp>
#include <heroes/shining/detail/passives.hpp>
#include <heroes/shining/detail/use.hpp>

// Rulebook, "Hero Activation": movement and actions in any order.
namespace heroes::shining::detail {

// SHN-061, SHN-R41: points are renewed; what lasts until the next activation ends.
template <class Game>
constexpr void begin_activation(Game game, Model model) {
    auto& table = game.table;
    Hero& hero = table.heroes[model];
    set_status(game, model, EffectKind::ward, hero.ward, 0);
    set_status(game, model, EffectKind::provoke, hero.provoke, 0);
    hero.ap = clamped(hero.ap + hero.next_ap);
    set_status(game, model, EffectKind::action_points, hero.next_ap, 0);
    hero.movement = clamped(move_of(table, model) - hero.slow);
    table.initiative.activated = true;
    game.emit(ActivationBegan{model, hero.ap, hero.movement});
    game.push(Activation{hero.player, model});
    if (const int hp = passive_of(table, model, PassiveKind::regenerate))
        heal(game, model, hp, HealCause::regeneration);
}
template <class Game>
constexpr void end_activation(Game game, Model model) {
    Hero& hero = game.table.heroes[model];
    game.table.initiative.activated = false;
    hero.ap = hero.movement = 0;
    hero.moved = false;
    hero.used_in_activation = Powers{};
    set_status(game, model, EffectKind::slow, hero.slow, 0);
    game.emit(ActivationEnded{model});
}

// SHN-159, SHN-187: the step of a Hero: an exhausted one rolls LUCK instead.
template <class Game>
constexpr void begin_step(Game game, Model model) {
    Hero& hero = game.table.heroes[model];
    if (!is_on_map(hero)) return;
    hero.ap = type_of(game.table, hero).ap;
    if (!hero.exhausted) return begin_activation(game, model);
    if (game.knobs().items_before_luck && can_use_healing_item(game.table, hero)) {
        game.push(RollLuck{model});
        return game.push(Struggle{hero.player, model});
    }
    roll_luck(game, model);
}

// SHN-R77, by a house rule: an item for a Hero beside this one.
template <class Rules>
constexpr Verdict judge_gift(const Table<Rules>& table, Model model, const Give& gift) {
    if (!table.rules.knobs.trading) return Verdict::refused("SHN-R77: items are not passed on");
    if (gift.item > Item::last || table.heroes[model].items[gift.item] == 0)
        return Verdict::refused("SHN-065: the Hero has no such item");
    if (!is_hero(gift.to) || gift.to == model) return Verdict::refused("SHN-R77: an item is given to another Hero");
    const Hero& other = table.heroes[gift.to];
    const bool beside = is_on_map(other) && distance_between(table, table.heroes[model].square, other.square) == 1 &&
                        other.items[gift.item] < 255;
    return beside ? Verdict::legal() : Verdict::refused("SHN-R77: an item is given to a Hero beside this one");
}

template <class Rules, class F>
constexpr void list_gifts(const Table<Rules>& table, Model model, F& f) {
    for_each_item(table.heroes[model], [&](Item chosen) {
        for_each_hero([&](Model to) { list_if(f, Give{chosen, to}, judge_gift(table, model, Give{chosen, to})); });
    });
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const Activation& turn, F& f) {
    const Hero& hero = table.heroes[turn.hero];
    const Occupied others = occupied_besides(table, turn.hero);
    steps_of(table, turn.hero, hero.movement, others).for_each([&](Square to) { f(Move{to}); });
    if (others.all().has(hero.square)) return;
    NearestMonster nearest{table, turn.hero, others};
    for_each_weapon(
        hero, [&](Weapon chosen) { list_if(f, Attack{chosen}, judge_attack(table, turn.hero, chosen, nearest)); });
    for_each_action(table, hero, [&](Power chosen, const PowerType& used) {
        list_if(f, UsePower{chosen}, judge_use(table, turn.hero, source(chosen), used, nearest));
    });
    for_each_item(
        hero, [&](Item chosen) { list_if(f, UseItem{chosen}, judge_use(table, turn.hero, source(chosen), nearest)); });
    if (table.rules.knobs.trading) list_gifts(table, turn.hero, f);
    f(EndActivation{});
    if (table.rules.knobs.concession) f(Concede{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Activation& turn, const Action& action) {
    if (const auto* step = get_if<Move>(&action))
        return judge_step(table, turn.hero, step->to, table.heroes[turn.hero].movement);
    if (!is_standing(table, turn.hero)) return Verdict::refused("SHN-R40: the Hero must move on to where it can stand");
    if (const auto* attack = get_if<Attack>(&action)) return judge_attack(table, turn.hero, attack->weapon);
    if (const auto* chosen = get_if<UsePower>(&action))
        return chosen->power <= Power::last ? judge_use(table, turn.hero, source(chosen->power))
                                            : Verdict::refused("SHN-066: the Hero has no such power");
    if (const auto* chosen = get_if<UseItem>(&action))
        return chosen->item <= Item::last ? judge_use(table, turn.hero, source(chosen->item))
                                          : Verdict::refused("SHN-065: the Hero has no such item");
    if (const auto* gift = get_if<Give>(&action)) return judge_gift(table, turn.hero, *gift);
    if (holds_alternative<EndActivation>(action)) return Verdict::legal();
    if (holds_alternative<Concede>(action)) return judge_concession(table);
    return Verdict::refused("SHN-056: the Hero may move, act or end its activation");
}
template <class Game>
constexpr void answer(Game game, const Activation& turn, const Action& action) {
    auto& table = game.table;
    if (const auto* step = get_if<Move>(&action)) return take_step(game, turn.hero, step->to);
    if (const auto* attack = get_if<Attack>(&action)) return use(game, turn.hero, source(attack->weapon));
    if (const auto* chosen = get_if<UsePower>(&action)) return use(game, turn.hero, source(chosen->power));
    if (const auto* chosen = get_if<UseItem>(&action)) return use(game, turn.hero, source(chosen->item));
    if (const auto* gift = get_if<Give>(&action)) {
        --table.heroes[turn.hero].items[gift->item];
        ++table.heroes[gift->to].items[gift->item];
        return game.emit(ItemGiven{gift->to, gift->item});
    }
    if (holds_alternative<Concede>(action)) return concede(game);
    game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Activation& turn) {
    return is_hero(turn.hero) && table.heroes[turn.hero].player == turn.seat && is_up(table.heroes[turn.hero]);
}

}  // namespace heroes::shining::detail
