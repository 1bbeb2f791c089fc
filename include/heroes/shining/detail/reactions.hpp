#pragma once

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/sight.hpp>
#include <heroes/shining/detail/targets.hpp>
#include <heroes/shining/detail/use.hpp>

// Rulebook, "Reaction": Heroes interrupt an attack.
namespace heroes::shining::detail {

// SHN-K23: the weapons with which a Hero could strike back.
template <class Rules>
constexpr bool can_strike(const Table<Rules>& table, Model user, Model attacker, Weapon chosen) {
    const auto attack = attack_with(table, table.heroes[user], chosen);
    if (!attack || !is_in_play(table, attacker)) return false;
    const AttackType& type = Rules::content.attacks[*attack];
    const Square to = square_of(table, attacker);
    return reaches(table, type, user, to);
}
template <class Rules>
constexpr int count_strikes(const Table<Rules>& table, Model user, Model attacker) {
    int count = 0;
    for_each_enumerator<Weapon>([&](Weapon chosen) { count += can_strike(table, user, attacker, chosen); });
    return count;
}
template <class Game>
constexpr void strike(Game game, Model user, Weapon chosen) {
    auto& table = game.table;
    const Square centre = square_of(table, table.assaults.back().attacker);
    declare_attack(game, user, *attack_with(table, table.heroes[user], chosen), centre);
}
template <class Game>
constexpr void strike_back(Game game, Model user) {
    auto& table = game.table;
    const Model attacker = table.assaults.back().attacker;
    if (count_strikes(table, user, attacker) > 1) return game.push(ChooseStrike{table.heroes[user].player, user});
    for_each_enumerator<Weapon>([&](Weapon chosen) {
        if (table.assaults.size() == 1 && can_strike(table, user, attacker, chosen)) strike(game, user, chosen);
    });
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseStrike& choice, F& f) {
    for_each_enumerator<Weapon>([&](Weapon chosen) {
        if (can_strike(table, choice.hero, table.assaults.back().attacker, chosen)) f(Attack{chosen});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseStrike& choice, const Action& action) {
    const auto* chosen = get_if<Attack>(&action);
    if (chosen == nullptr) return Verdict::refused("SHN-K23: choose a weapon to strike back with");
    const Model attacker = table.assaults.back().attacker;
    if (can_strike(table, choice.hero, attacker, chosen->weapon)) return Verdict::legal();
    const auto attack = attack_with(table, table.heroes[choice.hero], chosen->weapon);
    return attack ? judge_enemy(table, choice.hero, Rules::content.attacks[*attack], attacker)
                  : Verdict::refused("SHN-063: the Hero has no such weapon");
}
template <class Game>
constexpr void answer(Game game, const ChooseStrike& choice, const Action& action) {
    game.pop();
    strike(game, choice.hero, get<Attack>(action).weapon);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseStrike& choice) {
    return table.assaults.size() == 1 && is_hero(choice.hero) && is_up(table.heroes[choice.hero]) &&
           is_monster(table.assaults[0].attacker) && table.heroes[choice.hero].player == choice.seat &&
           count_strikes(table, choice.hero, table.assaults[0].attacker) > 1;
}

// SHN-K53: for whom a Hero can use what lessens DMG.
template <class Rules>
constexpr Verdict judge_shield(const Table<Rules>& table, Model user, const PowerType& used) {
    const Model target = table.assaults.back().target;
    if (!is_up(table.heroes[target])) return Verdict::refused("SHN-153: an exhausted Hero is not shielded");
    const bool reached = used.target == Target::self ? user == target : friends_within(table, user, used).has(target);
    return reached ? Verdict::legal() : Verdict::refused("SHN-K53: it cannot be used for that Hero");
}
// SHN-K54: what a Hero does after it was attacked.
template <class Rules>
constexpr Verdict judge_reply(const Table<Rules>& table, Model user, const PowerType& used) {
    const Assault& assault = table.assaults.back();
    if (!assault.attacked.has(user)) return Verdict::refused("SHN-K54: this Hero was not attacked");
    if (used.target == Target::table && table.encounter.events == 0)
        return Verdict::refused("SHN-K21: there is no Event to lay a Timer on");
    if (used.target != Target::attacker) return Verdict::legal();
    if (!is_in_play(table, assault.attacker)) return Verdict::refused("SHN-K60: the attacker is not in play any more");
    const bool reached = !strikes(used) || count_strikes(table, user, assault.attacker) != 0;
    return reached ? Verdict::legal() : Verdict::refused("SHN-K23: the attacker is out of reach");
}
// SHN-072, SHN-R71: whether a power answers what has just happened.
template <class Rules>
constexpr Verdict judge_reaction(const Table<Rules>& table, const React& window, Power chosen, const PowerType& used) {
    const Hero& hero = table.heroes[window.hero];
    if (used.use != Use::reaction || used.trigger != window.trigger)
        return Verdict::refused("SHN-072: its condition is another");
    if (table.assaults.back().used.has(chosen))
        return Verdict::refused("SHN-R71: each reaction answers a trigger once");
    if (const Verdict verdict = judge_cost(hero, 0, used.mp, used.rp); !verdict) return verdict;
    if (const Verdict verdict = judge_limit(hero, used, source(chosen)); !verdict) return verdict;
    return window.trigger == Trigger::would_suffer ? judge_shield(table, window.hero, used)
                                                   : judge_reply(table, window.hero, used);
}
template <class Rules>
constexpr Verdict judge_reaction(const Table<Rules>& table, const React& window, Power chosen) {
    const Hero& hero = table.heroes[window.hero];
    if (chosen > Power::last) return Verdict::refused("SHN-066: the Hero has no such power");
    if (!is_up(hero)) return Verdict::refused("SHN-153: an exhausted Hero makes no reactions");
    const PowerType* used = power_of(table, hero, source(chosen));
    if (used == nullptr) return Verdict::refused("SHN-066: the Hero has no such power");
    return judge_reaction(table, window, chosen, *used);
}

// SHN-K53, SHN-K54: whether the Hero that is asked has any reaction to this.
template <class Rules>
constexpr bool can_react(const Table<Rules>& table, const React& window) {
    const Hero& hero = table.heroes[window.hero];
    bool any = false;
    if (!may_answer(table, hero, window.trigger) || !is_up(hero)) return any;
    for_each_reaction(table, hero, [&](Power power, const PowerType& used) {
        any = any || judge_reaction(table, window, power, used);
    });
    return any;
}
// It is this Hero's turn to be asked; after the last one, which is the object's place, nobody's.
constexpr void turn_to(Assault& assault, Model model) {
    if (assault.asked == model) return;
    assault.asked = model;
    assault.used = Powers{};
}
// Asks the first of some Heroes that can react; false if none can.
template <class Game>
[[gnu::noinline]] constexpr bool ask_any(Game game, Assault& assault, Trigger trigger, Models able) {
    auto& table = game.table;
    for (; !able.empty(); able.erase(able.front())) {
        turn_to(assault, able.front());
        const React window{table.heroes[assault.asked].player, assault.asked, trigger};
        if (!can_react(table, window)) continue;
        game.emit(WindowOpened{assault.asked, trigger,
                               trigger == Trigger::would_suffer ? assault.target : assault.asked, assault.damage});
        game.push(window);
        return true;
    }
    turn_to(assault, Model::object);
    return false;
}
// Asks the next Hero that can react; false if nobody is left. After an attack those are asked that it was made on.
template <class Game>
constexpr bool ask_next(Game game, Assault& assault, Trigger trigger) {
    const auto& table = game.table;
    const Models meant = trigger == Trigger::after_attacked ? assault.attacked : every_hero;
    Models able{};
    for_each_hero(
        [&](Model model) { able = able | Models{model}.only_if(may_answer(table, table.heroes[model], trigger)); });
    able = (able & meant) - Models::first(index_of(assault.asked));
    if (!able.empty()) return ask_any(game, assault, trigger, able);
    turn_to(assault, Model::object);
    return false;
}

constexpr void open_window(Assault& assault, Stage stage) {
    assault.stage = stage;
    assault.asked = Model::hero_1;
    assault.used = Powers{};
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const React& window, F& f) {
    for_each_reaction(table, table.heroes[window.hero], [&](Power chosen, const PowerType& used) {
        list_if(f, UsePower{chosen}, judge_reaction(table, window, chosen, used));
    });
    f(Pass{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const React& window, const Action& action) {
    if (const auto* chosen = get_if<UsePower>(&action)) return judge_reaction(table, window, chosen->power);
    if (holds_alternative<Pass>(action)) return Verdict::legal();
    return Verdict::refused("SHN-071: react, or pass");
}
template <class Game>
constexpr void answer(Game game, const React& window, const Action& action) {
    auto& table = game.table;
    Assault& assault = table.assaults.back();
    game.pop();
    if (const auto* chosen = get_if<UsePower>(&action)) {
        assault.used.insert(chosen->power);
        const Model target = window.trigger == Trigger::would_suffer ? assault.target : window.hero;
        return carry_out(game, window.hero, source(chosen->power), target, square_of(table, target));
    }
    game.emit(ReactionPassed{window.hero, window.trigger});
    turn_to(assault, static_cast<Model>(index_of(assault.asked) + 1));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const React& window) {
    if (table.assaults.empty() || !is_hero(window.hero) || !is_monster(table.assaults.back().attacker)) return false;
    const Assault& assault = table.assaults.back();
    const Stage stage = window.trigger == Trigger::would_suffer ? Stage::would_suffer : Stage::after;
    return window.trigger != Trigger::no_trigger && assault.stage == stage && assault.asked == window.hero &&
           (is_hero(assault.target) || stage == Stage::after) && table.heroes[window.hero].player == window.seat &&
           can_react(table, window);
}

}  // namespace heroes::shining::detail
