#pragma once

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/targets.hpp>

// Rulebook, "Action", "Free-Action" and items: a Hero uses something in its own activation.
namespace heroes::shining::detail {

// Whether a Hero can use a power or an item in its own activation; it is no reaction.
template <class Rules>
constexpr Verdict judge_use(const Table<Rules>& table, Model user, Source source, const PowerType& used,
                            NearestMonster<Rules>& nearest) {
    const Hero& hero = table.heroes[user];
    if (const Verdict verdict = judge_cost(hero, used.ap, used.mp, used.rp); !verdict) return verdict;
    if (const Verdict verdict = judge_limit(hero, used, source); !verdict) return verdict;
    if (has_choice(table, user, used, nearest)) return Verdict::legal();
    return used.target == Target::table ? Verdict::refused("SHN-K21: there is no Event to lay a Timer on")
                                        : Verdict::refused("SHN-K50: there is nobody to use it on");
}
template <class Rules>
constexpr Verdict judge_use(const Table<Rules>& table, Model user, Source source, NearestMonster<Rules>& nearest) {
    const PowerType* used = power_of(table, table.heroes[user], source);
    if (used != nullptr && used->use == Use::reaction)
        return Verdict::refused("SHN-072: a reaction waits for its condition");
    if (used != nullptr) return judge_use(table, user, source, *used, nearest);
    return is_item(source) ? Verdict::refused("SHN-065: the Hero has no such item")
                           : Verdict::refused("SHN-066: the Hero has no such power");
}
template <class Rules>
constexpr Verdict judge_use(const Table<Rules>& table, Model user, Source source) {
    const Occupied others = occupied(table, user);
    NearestMonster nearest{table, user, others};
    return judge_use(table, user, source, nearest);
}
// SHN-064, SHN-079, SHN-080.
template <class Rules>
constexpr Verdict judge_attack(const Table<Rules>& table, Model user, Weapon chosen, NearestMonster<Rules>& nearest) {
    const auto attack = attack_with(table, table.heroes[user], chosen);
    if (!attack) return Verdict::refused("SHN-063: the Hero has no such weapon");
    const AttackType& type = Rules::content.attacks[*attack];
    if (table.heroes[user].ap < type.ap) return Verdict::refused("SHN-060: the Hero has too few action points");
    if (has_choice(table, user, *attack, false, nearest)) return Verdict::legal();
    return nearest.is_within(type.range) ? Verdict::refused("SHN-079: no target in range is in sight")
                                         : Verdict::refused("SHN-080: no target is in range");
}
template <class Rules>
constexpr Verdict judge_attack(const Table<Rules>& table, Model user, Weapon chosen) {
    const Occupied others = occupied(table, user);
    NearestMonster nearest{table, user, others};
    return judge_attack(table, user, chosen, nearest);
}

// Pays for what is used, and notes that it was.
template <class Game>
constexpr void pay(Game game, Model user, Source source) {
    Hero& hero = game.table.heroes[user];
    const PowerType* used = power_of(game.table, hero, source);
    if (used == nullptr)
        return spend(game, user, Points::action, Game::Rules::content.attacks[*attack_by(game.table, hero, source)].ap);
    const bool free = hero.exhausted && game.knobs().free_healing_items;
    if (used->ap != 0 && !free) spend(game, user, Points::action, used->ap);
    if (used->mp != 0) spend(game, user, Points::magic, used->mp);
    if (used->rp != 0) spend(game, user, Points::reaction, used->rp);
    if (is_item(source)) return game.emit(ItemUsed{user, item(source), --hero.items[item(source)]});
    game.emit(PowerUsed{user, power(source)});
    if (used->limit == Limit::once_per_encounter) hero.used_in_encounter.insert(power(source));
    if (used->limit == Limit::once_per_activation) hero.used_in_activation.insert(power(source));
}

// Carries out what was chosen: an attack, or the effects of a power.
template <class Game>
constexpr void carry_out(Game game, Model user, Source source, Model target, Square centre) {
    const auto attack = attack_by(game.table, game.table.heroes[user], source);
    pay(game, user, source);
    if (attack) return declare_attack(game, user, *attack, centre);
    game.push(ResolvePower{user, source, target, centre, 0});
}
// Asks for a target if there is a choice.
template <class Game>
constexpr void use(Game game, Model user, Source source) {
    const Hero& hero = game.table.heroes[user];
    if (asks(game.table, user, source)) return game.push(ChooseTarget{hero.player, user, source});
    carry_out(game, user, source, user, hero.square);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseTarget& choice, F& f) {
    const Choice options = choice_of(table, choice.hero, choice.source);
    if (options.models.has_several())
        for_each_model(table, [&](Model model) {
            if (options.models.has(model)) f(TargetModel{model});
        });
    else if (!options.models.empty())
        f(TargetModel{options.models.front()});
    options.squares.for_each([&](Square at) { f(TargetSquare{at}); });
}
// Why a model cannot be chosen.
template <class Rules>
constexpr Verdict judge_enemy(const Table<Rules>& table, Model user, const AttackType& attack, Model model) {
    if (model > Model::last || !is_in_play(table, model)) return Verdict::refused("SHN-K07: this model is not in play");
    if (!are_hostile(user, model)) return Verdict::refused("SHN-R31: Heroes attack monsters only");
    return distance_between(table, square_of(table, user), square_of(table, model)) <= attack.range
               ? Verdict::refused("SHN-079: this target is not in sight")
               : Verdict::refused("SHN-080: this target is out of range");
}
constexpr Verdict judge_friend(const PowerType& used) {
    if (used.target == Target::friend_within) return Verdict::refused("SHN-K56: it is used on a Hero within its range");
    if (used.target == Target::other_friend)
        return Verdict::refused("SHN-K57: it is used on another Hero within its range who is not exhausted");
    return Verdict::refused("SHN-K58: it is used on an exhausted Hero within its range");
}
template <class Rules>
constexpr Verdict judge_model(const Table<Rules>& table, const ChooseTarget& choice, Model model) {
    const Choice options = choice_of(table, choice.hero, choice.source);
    if (model <= Model::last && options.models.has(model)) return Verdict::legal();
    if (!options.squares.empty()) return Verdict::refused("SHN-099: an area is aimed at a square");
    const auto attack = attack_by(table, table.heroes[choice.hero], choice.source);
    if (attack) return judge_enemy(table, choice.hero, Rules::content.attacks[*attack], model);
    return judge_friend(*power_of(table, table.heroes[choice.hero], choice.source));
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseTarget& choice, const Action& action) {
    if (const auto* chosen = get_if<TargetModel>(&action)) return judge_model(table, choice, chosen->model);
    const auto* at = get_if<TargetSquare>(&action);
    const Choice options = choice_of(table, choice.hero, choice.source);
    if (at == nullptr || options.squares.empty()) return Verdict::refused("SHN-K61: choose a target");
    return options.squares.has(at->square)
               ? Verdict::legal()
               : Verdict::refused("SHN-099: this is no valid square within range and sight");
}
template <class Game>
constexpr void answer(Game game, const ChooseTarget& choice, const Action& action) {
    game.pop();
    if (const auto* at = get_if<TargetSquare>(&action))
        return carry_out(game, choice.hero, choice.source, choice.hero, at->square);
    const Model model = get<TargetModel>(action).model;
    carry_out(game, choice.hero, choice.source, model, square_of(game.table, model));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseTarget& choice) {
    if (!is_hero(choice.hero) || choice.source > Source::last || table.heroes[choice.hero].player != choice.seat)
        return false;
    if (!is_up(table.heroes[choice.hero]) || !is_standing(table, choice.hero) ||
        !asks(table, choice.hero, choice.source))
        return false;
    return static_cast<bool>(is_weapon(choice.source) ? judge_attack(table, choice.hero, weapon(choice.source))
                                                      : judge_use(table, choice.hero, choice.source));
}

}  // namespace heroes::shining::detail
