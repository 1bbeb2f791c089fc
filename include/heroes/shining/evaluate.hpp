#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shining/evaluate/goals.hpp>
#include <heroes/shining/evaluate/prospects.hpp>
#include <heroes/shining/outcome.hpp>
#include <heroes/shining/play.hpp>
#include <heroes/shining/queries.hpp>

// What a player who looks at a table may think of it. This is opinion, not rules, so it lies apart from them.
namespace heroes::shining::opinion {

namespace detail {

// How well a Hero's best weapon rolls, its average twice over, and what the stat for it adds.
struct BestHit {
    int twice = 0;
    int stat = 0;
};
template <class Rules>
constexpr BestHit best_hit(const Table<Rules>& table, const Hero& hero) {
    BestHit best;
    for_each_weapon(hero, [&](Weapon weapon) {
        const auto card = attack_with(table, hero, weapon);
        if (!card) return;
        const AttackType& attack = Rules::content.attacks[*card];
        const int stat = attack.stat ? hero.stats[*attack.stat] : 0;
        int twice = 2 * stat;
        for (const Dice& dice : attack.dice) twice += dice.count * (1 + shining::faces_of(dice.size));
        if (twice > best.twice) best = {twice, stat};
    });
    return best;
}
// What lasts beyond the encounter. Whoever only hits or only holds out helps little, and a piece of equipment is better
// in hands that are still empty.
template <class Rules>
constexpr int worth_of_growth(const Table<Rules>& table, const Hero& hero) {
    const BestHit best = best_hit(table, hero);
    const int lopsided = best.stat - hero.stats[Stat::vit];
    const int pieces = static_cast<int>(hero.equipment.size());
    int sum = weigh::vit * hero.stats[Stat::vit] + weigh::average_hit * best.twice / 2;
    for (const std::uint8_t stat : hero.stats) sum += weigh::other_stat * stat;
    return sum + weigh::equipment * pieces - weigh::crowded * pieces * pieces - weigh::lopsided * lopsided * lopsided;
}
// The second copy of an item is better in other hands.
template <class Rules>
constexpr int worth_of_items(const Table<Rules>& table, const Hero& hero) {
    int sum = 0;
    for (std::size_t i = 0; i != Rules::content.items.size(); ++i)
        if (const int copies = hero.items.values[i]; copies != 0)
            sum += worth_of_item(table, static_cast<Item>(i)) * copies - copies * copies;
    return sum;
}
constexpr int worth_of_points(const Hero& hero) {
    return weigh::mp * hero.mp + weigh::rp * hero.rp + weigh::advantage * hero.advantage + weigh::ward * hero.ward -
           weigh::slow * hero.slow;
}

template <class Rules>
constexpr int strength(const Table<Rules>& table) {
    int sum = 0;
    int exhausted = 0;
    for (const Hero& hero : table.heroes) {
        sum += worth_of_health(table, hero) + worth_of_points(hero) + worth_of_items(table, hero);
        exhausted += hero.exhausted;
    }
    for (const Monster& monster : table.monsters)
        sum -=
            worth_of_blow(table, monster, monster.hp * point) - weigh::slow * monster.slow + weigh::ward * monster.ward;
    return sum + weigh::object_hp * table.encounter.object_hp - weigh::exhausted * exhausted * exhausted;
}

// How long ago the token was on a slot, in hundredths of a round. What everybody does next counts the more the sooner
// it comes, so that to end an activation costs nothing by itself.
template <class Rules>
constexpr int round_since(const Table<Rules>& table, std::size_t place) {
    const std::size_t size = encounter_of(table).track.size();
    const std::size_t slot = table.initiative.slot < size ? table.initiative.slot : size - 1;
    return static_cast<int>(100 * ((slot + size - place) % size) / size);
}
template <class Rules>
constexpr int time_since(const Table<Rules>& table, Slot slot) {
    const Track& track = encounter_of(table).track;
    for (std::size_t i = 0; i != track.size(); ++i)
        if (track[i] == slot) return round_since(table, i);
    return 0;
}
template <class Rules>
constexpr int threats(const Table<Rules>& table) {
    int sum = 0;
    for (const Monster& monster : table.monsters) {
        const int share = time_since(table, static_cast<Slot>(index_of(Slot::monster_1) + monster.number - 1u));
        if (share != 0) sum += threat_of(table, monster) * share / 100;
    }
    return sum;
}
template <class Rules>
constexpr int worth_of_turn(const Table<Rules>& table, Model model, int now) {
    if (!table.initiative.activated || table.heroes[model].exhausted) return 0;
    if (const auto* choice = get_if<ChooseTarget>(&table.steps.back()))
        return choice->hero == model ? worth_of_use(table, *choice, now) : now;
    return now;
}
// What a Hero is about to do, now and in its next activation.
template <class Rules>
constexpr int potential_of(const Table<Rules>& table, Model model, Work& work) {
    const Hero& hero = table.heroes[model];
    if (!is_up(hero)) return 0;
    const int share = time_since(table, static_cast<Slot>(index_of(model)));
    if (table.monsters.empty()) return share == 0 ? worth_of_turn(table, model, 0) : 0;
    const Ways ways = ways_of(table, model);
    int sum = 0;
    if (share == 0) {
        const Plan plan = plan_now(table, model, ways, work);
        sum += worth_of_turn(table, model, plan.worth);
        carry_out(table, hero, plan, work);
    }
    const Plan plan = plan_next(table, model, ways, 50 + share, work);
    carry_out(table, hero, plan, work);
    return sum + plan.worth;
}
template <class Rules>
constexpr int potentials(const Table<Rules>& table) {
    Work work = work_of(table);
    int sum = 0;
    for_each_hero([&](Model model) { sum += potential_of(table, model, work); });
    return sum * weigh::prospect / 100;
}
// Dice that are not discarded yet.
template <class Rules>
constexpr int dice_in_hand(const Table<Rules>& table) {
    int sum = 0;
    if (!table.assaults.empty() && is_hero(table.assaults.back().attacker))
        for (const Die& die : table.assaults.back().dice) sum += die.face;
    for_each_enumerator<LuckFace>([&](LuckFace face) { sum += static_cast<int>(index_of(face)) * table.luck[face]; });
    return sum;
}
template <class Rules>
constexpr int merit(const Table<Rules>& table) {
    int sum = strength(table) + weigh::quest * static_cast<int>(table.campaign.done.size()) -
              weigh::preparation * table.campaign.preparations;
    if (table.encounter.battle == Battle::won) return sum + weigh::victory;
    if (!table.encounter.in_combat) return sum;
    return sum + progress(table) + potentials(table) - threats(table) + weigh::timer * table.encounter.timers +
           dice_in_hand(table);
}

template <class Rules>
constexpr bool hits_anybody(const Table<Rules>& table, const AttackType& attack, Square centre) {
    for (const Monster& monster : table.monsters)
        if (distance(map_of(table), centre, monster.square) <= attack.area) return true;
    return false;
}
// Whether a Hero needs what a power does: nothing of it is wasted, or the Hero is in danger.
template <class Rules>
constexpr bool needs(const Table<Rules>& table, const Hero& hero, const PowerType& used) {
    for (const Effect& effect : used.effects) {
        const int wounds = max_hp(table, hero) - hero.hp;
        const int spent = type_of(table, hero).max_mp - hero.mp;
        if (effect.kind == EffectKind::heal && wounds < effect.amount && hero.hp > 2) return false;
        if (effect.kind == EffectKind::magic && spent < effect.amount) return false;
    }
    return true;
}
template <class Rules>
constexpr bool helps_anybody(const Table<Rules>& table, const PowerType& used, Square centre) {
    for (const Hero& hero : table.heroes)
        if (distance(map_of(table), centre, hero.square) <= used.area && needs(table, hero, used)) return true;
    return false;
}
// Whether anybody could profit by what a Hero uses.
template <class Rules>
constexpr bool is_of_use(const Table<Rules>& table, const Hero& hero, Source source) {
    const PowerType* used = power_of(table, hero, source);
    if (used == nullptr || hero.exhausted) return true;
    if (used->attack) {
        const AttackType& attack = Rules::content.attacks[*used->attack];
        return !attack.has_area() || attack.range != 0 || hits_anybody(table, attack, hero.square);
    }
    if (used->target == Target::self) return needs(table, hero, *used);
    for (const Hero& other : table.heroes)
        if (needs(table, other, *used)) return true;
    return false;
}
template <class Rules>
constexpr bool is_good_target(const Table<Rules>& table, const ChooseTarget& step, const Action& action) {
    const Hero& hero = table.heroes[step.hero];
    const PowerType* used = power_of(table, hero, step.source);
    if (used == nullptr) return true;
    if (const auto* model = get_if<TargetModel>(&action))
        return !shining::is_hero(model->model) || needs(table, table.heroes[model->model], *used);
    const auto* target = get_if<TargetSquare>(&action);
    if (target == nullptr) return true;
    return used->attack ? hits_anybody(table, Rules::content.attacks[*used->attack], target->square)
                        : helps_anybody(table, *used, target->square);
}

template <class Rules>
constexpr bool can_attack(const Table<Rules>& table, Model model) {
    const Hero& hero = table.heroes[model];
    bool can = false;
    for_each_weapon(hero, [&](Weapon weapon) {
        const auto card = attack_with(table, hero, weapon);
        can = can ||
              (card && hero.ap >= Rules::content.attacks[*card].ap && choice_of(table, model, source(weapon)).possible);
    });
    return can;
}
template <class Rules>
constexpr bool can_come_to_attack(const Table<Rules>& table, Model model) {
    if (!is_up(table.heroes[model])) return false;
    return plan_now(table, model, ways_of(table, model), work_of(table)).worth > 0;
}
// Whether there is something left for the active Hero to do. What comes next is the monsters' turn, and a bot that
// looks no further would choose between the two by what they are likely to do, which they do anyway.
template <class Rules>
constexpr bool has_more_to_do(const Table<Rules>& table, Model model) {
    if (can_attack(table, model)) return true;
    switch (encounter_of(table).victory.kind) {
        case VictoryKind::all_on_goal: return !steps_nearer(table, model, free_goals(table)).empty();
        case VictoryKind::touch_all: return !steps_nearer(table, model, goals_left(table)).empty();
        case VictoryKind::kill_all:
        case VictoryKind::kill_boss: return can_come_to_attack(table, model);
        case VictoryKind::survive: break;
    }
    return false;
}
// Whoever has nothing else to do than to go to a goal does not wander about.
template <class Rules>
constexpr bool is_good_step(const Table<Rules>& table, Model model, Square to) {
    if (encounter_of(table).victory.kind != VictoryKind::all_on_goal || table.heroes[model].ap != 0) return true;
    return steps_nearer(table, model, free_goals(table)).has(to);
}

}  // namespace detail

// Whether bots should try an action. Nobody gives up, throws fire where nobody is or wastes what heals.
template <class Rules>
constexpr bool is_worth_trying(const Table<Rules>& table, const Action& action) {
    if (holds_alternative<Concede>(action)) return false;
    if (const auto* step = get_if<ChooseTarget>(&table.steps.back()))
        return detail::is_good_target(table, *step, action);
    const auto* turn = get_if<Activation>(&table.steps.back());
    if (turn == nullptr) return true;
    const Hero& hero = table.heroes[turn->hero];
    if (holds_alternative<EndActivation>(action)) return !detail::has_more_to_do(table, turn->hero);
    if (const auto* move = get_if<Move>(&action)) return detail::is_good_step(table, turn->hero, move->to);
    if (const auto* use = get_if<UsePower>(&action)) return detail::is_of_use(table, hero, source(use->power));
    if (const auto* use = get_if<UseItem>(&action)) return detail::is_of_use(table, hero, source(use->item));
    return true;
}

// Those who decide by lot do not get anywhere, so what becomes of them says nothing. Steps differ by little, so what is
// doubtful must not count for much.
template <class Rules>
constexpr SearchAdvice search_advice(const Table<Rules>&) {
    return {.rollout = 0, .exploration = 20};
}

// How well off the seats are, for bots. All players are on one side: what is good for one is good for all.
template <class Rules>
[[nodiscard]] constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    int growth = 0;
    for (const Hero& hero : table.heroes) growth += detail::worth_of_growth(table, hero);
    PerSeat<int, most_players> worth{};
    const int lead = detail::merit(table) + growth / 2 - detail::weigh::even;
    for (int& seat : worth) seat = worth_of_lead(lead, detail::weigh::half_a_win);
    return worth;
}

}  // namespace heroes::shining::opinion

// Bots find it by argument-dependent lookup.
namespace heroes::shining {

using opinion::evaluate;
using opinion::is_worth_trying;
using opinion::search_advice;

}  // namespace heroes::shining
