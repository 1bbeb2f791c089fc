#pragma once

#include <cstddef>

#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/evaluate/blows.hpp>
#include <heroes/shining/evaluate/spread.hpp>
#include <heroes/shining/evaluate/weights.hpp>
#include <heroes/shining/play.hpp>

// What Heroes and monsters are about to do to each other.
namespace heroes::shining::opinion::detail {

constexpr int at_least(int number, int least) { return number < least ? least : number; }
constexpr int at_most(int number, int most) { return number < most ? number : most; }

template <class Rules>
constexpr const weigh::Mission& mission_of(const Table<Rules>& table) {
    return weigh::missions[encounter_of(table).victory.kind];
}

// What it is worth to be rid of a monster that has so many hundredths of HP.
constexpr int worth_of_monster(int hp) {
    const int last = at_most(hp, point);
    const int low = at_most(hp, 3 * point) - last;
    return (weigh::last_monster_hp * last + weigh::low_monster_hp * low + weigh::monster_hp * (hp - last - low)) /
           point;
}
template <class Rules>
constexpr int worth_of_blow(const Table<Rules>& table, const Monster& monster, int damage) {
    const int hp = monster.hp * point;
    const int share = monster.model == Model::boss ? mission_of(table).boss : mission_of(table).monsters;
    return (worth_of_monster(hp) - worth_of_monster(at_least(hp - damage, 0))) * share / 100;
}

// What the HP of a Hero are worth.
constexpr int worth_of_hp(int hp) {
    constexpr int first = weigh::first_hp;
    constexpr int second = first + weigh::second_hp;
    constexpr int third = second + weigh::third_hp;
    return hp >= 3 ? third + weigh::further_hp * (hp - 3) : hp == 2 ? second : hp == 1 ? first : 0;
}
template <class Rules>
constexpr int worth_of_health(const Table<Rules>& table, const Hero& hero) {
    return (worth_of_hp(hero.hp) + (hero.exhausted ? 0 : weigh::able)) * mission_of(table).wounds / 100;
}
template <class Rules>
constexpr int worth_of_healing(const Table<Rules>& table, const Hero& hero, int hp) {
    const int healed = at_most(hero.hp + hp, max_hp(table, hero));
    const bool rises = hero.exhausted && healed >= table.rules.knobs.least_to_revive;
    const int worth = worth_of_hp(healed) - worth_of_hp(hero.hp) + (rises ? weigh::able : 0);
    return worth * mission_of(table).wounds / 100;
}

// The squares where a Hero can come to rest, by what the way there costs.
struct Ways {
    static constexpr int most = 24;
    SquareSet at[most]{};
    int size = 0;
    SquareSet blockers{};  // of the Hero's sight
};
template <class Rules>
constexpr Ways ways_of(const Table<Rules>& table, Model model) {
    const Occupied others = occupied(table, model);
    const Country country = country_of(table, model, others);
    Spread spread{country, SquareSet{table.heroes[model].square}};
    Ways ways{.blockers = sight_blockers(table, model)};
    ways.at[ways.size++] = spread.now();
    for (spread.go_on(); ways.size != Ways::most && spread.goes_on(); spread.go_on())
        ways.at[ways.size++] = spread.now() - others.all();
    return ways;
}
// What it costs to come to where an attack reaches a square; Ways::most if there is no way.
template <class Rules>
constexpr int way_to_attack(const Table<Rules>& table, const Ways& ways, const AttackType& attack, Square target) {
    const SquareSet in_range = within(map_of(table), target, attack.range);
    for (int cost = 0; cost != ways.size; ++cost) {
        const SquareSet squares = ways.at[cost] & in_range;
        if (squares.empty()) continue;
        if (!attack.sight || attack.range <= 1) return cost;
        bool seen = false;
        squares.for_each([&](Square from) { seen = seen || sees(table, from, target, ways.blockers); });
        if (seen) return cost;
    }
    return Ways::most;
}

template <class Rules>
constexpr int bonus_of(const Hero& hero, const Table<Rules>&, const AttackType& attack) {
    return hero.advantage + (attack.stat ? int{hero.stats[*attack.stat]} : 0);
}
// What an attack does to a monster that it hits, on average.
template <class Rules>
constexpr int worth_of_hit(const Table<Rules>& table, const Hero& hero, const AttackType& attack,
                           const Monster& monster) {
    const int vit = type_of(table, monster).vit + monster.ward;
    return worth_of_blow(table, monster, average_damage(attack, bonus_of(hero, table, attack), vit));
}
// Calls f(i) for each monster that an attack on one of them hits: that one, or all around it.
template <class Rules, class F>
constexpr void for_each_hit(const Table<Rules>& table, const AttackType& attack, std::size_t target, F&& f) {
    if (!attack.has_area()) return f(target);
    for (std::size_t i = 0; i != table.monsters.size(); ++i)
        if (distance(map_of(table), table.monsters[target].square, table.monsters[i].square) <= attack.area) f(i);
}
template <class Rules>
constexpr int worth_of_attack(const Table<Rules>& table, const Hero& hero, const AttackType& attack,
                              std::size_t target) {
    int sum = 0;
    for_each_hit(table, attack, target,
                 [&](std::size_t i) { sum += worth_of_hit(table, hero, attack, table.monsters[i]); });
    return sum;
}

// Calls f(attack, AP, MP) for each attack that a Hero can make with so many AP: weapons and powers.
template <class Rules, class F>
constexpr void for_each_attack(const Table<Rules>& table, const Hero& hero, int ap, F&& f) {
    const Content& content = Rules::content;
    for_each_weapon(hero, [&](Weapon weapon) {
        if (const auto card = attack_with(table, hero, weapon)) f(content.attacks[*card], content.attacks[*card].ap, 0);
    });
    for_each_power(table, hero, [&](Power, const PowerType& used) {
        if (!used.attack || used.use != Use::action || used.ap > ap || used.mp > hero.mp) return;
        f(content.attacks[*used.attack], at_least(used.ap, 1), int{used.mp});
    });
}

// What is left to be done about each monster when those have acted who come first.
struct Work {
    InlineVector<int, most_monsters> all{};
    InlineVector<int, most_monsters> left{};
};
template <class Rules>
constexpr Work work_of(const Table<Rules>& table) {
    Work work{};
    for (const Monster& monster : table.monsters) work.all.push_back(worth_of_blow(table, monster, monster.hp * point));
    work.left = work.all;
    return work;
}

// What a Hero does with its AP: its best attack, again and again.
struct Plan {
    const AttackType* attack = nullptr;
    std::size_t target = 0;
    int times = 0;  // in hundredths; less if one has to go far for it
    int worth = 0;
};
// What a plan does about one of the monsters. It takes the same share of what others leave of it as it would of all, so
// that all Heroes together never do more than kill it, and a monster is never worth more than none.
template <class Rules>
constexpr int part_of(const Table<Rules>& table, const Hero& hero, const Plan& plan, const Work& work, std::size_t i) {
    const int done = worth_of_hit(table, hero, *plan.attack, table.monsters[i]) * plan.times / 100;
    return work.all[i] == 0 ? 0 : work.left[i] * at_most(done, work.all[i]) / work.all[i];
}
template <class Rules>
constexpr void carry_out(const Table<Rules>& table, const Hero& hero, const Plan& plan, Work& work) {
    if (plan.attack == nullptr) return;
    for_each_hit(table, *plan.attack, plan.target,
                 [&](std::size_t i) { work.left[i] -= part_of(table, hero, plan, work, i); });
}

// What remains of an attack for which one has to go so far: little if it is too far for this time.
constexpr int share_for_way(int cost, int points) {
    return cost <= points ? 100 - cost : at_least(85 - 5 * (cost - points), 15);
}
// With what points a Hero acts, and how much what it does counts.
struct Means {
    int ap = 0;
    int movement = 0;
    bool at_once = true;  // in this activation, with what it can reach
    int share = 100;
};
template <class Rules>
constexpr Plan plan_of(const Table<Rules>& table, Model model, const Ways& ways, const Means& means, const Work& work) {
    const Hero& hero = table.heroes[model];
    Plan best{};
    for_each_attack(table, hero, means.ap, [&](const AttackType& attack, int cost, int mp) {
        if (means.at_once && cost > means.ap) return;
        for (std::size_t i = 0; i != table.monsters.size(); ++i) {
            const int way = way_to_attack(table, ways, attack, table.monsters[i].square);
            if (means.at_once && way > means.movement) continue;
            const int times = means.ap * share_for_way(way, means.movement) * means.share / cost / 100;
            Plan plan{&attack, i, times, -weigh::mp * mp * times / 100};
            for_each_hit(table, attack, i,
                         [&](std::size_t hit) { plan.worth += part_of(table, hero, plan, work, hit); });
            if (plan.worth > best.worth) best = plan;
        }
    });
    return best;
}
// With the points that are left.
template <class Rules>
constexpr Plan plan_now(const Table<Rules>& table, Model model, const Ways& ways, const Work& work) {
    const Hero& hero = table.heroes[model];
    return plan_of(table, model, ways, {.ap = hero.ap, .movement = hero.movement}, work);
}
// In the next activation.
template <class Rules>
constexpr Plan plan_next(const Table<Rules>& table, Model model, const Ways& ways, int share, const Work& work) {
    const Hero& hero = table.heroes[model];
    const int ap = type_of(table, hero).ap + hero.next_ap;
    return plan_of(table, model, ways, {ap, move_of(table, model), false, share}, work);
}

// What is chosen a target for: the best that can be made of it.
template <class Rules>
constexpr int worth_of_choice(const Table<Rules>& table, const ChooseTarget& step) {
    const Hero& hero = table.heroes[step.hero];
    const Choice choice = choice_of(table, step.hero, step.source);
    const PowerType* used = power_of(table, hero, step.source);
    int best = 0;
    if (const auto card = attack_by(table, hero, step.source)) {
        for (std::size_t i = 0; i != table.monsters.size(); ++i)
            if (choice.models.has(table.monsters[i].model) || choice.squares.has(table.monsters[i].square))
                best = at_least(best, worth_of_attack(table, hero, Rules::content.attacks[*card], i));
    } else if (used != nullptr) {
        for_each_hero([&](Model model) {
            const Hero& friendly = table.heroes[model];
            if (!choice.models.has(model) && !choice.squares.has(friendly.square)) return;
            for (const Effect& effect : used->effects) {
                if (effect.kind == EffectKind::heal)
                    best = at_least(best, worth_of_healing(table, friendly, effect.amount));
                if (effect.kind == EffectKind::ward) best = at_least(best, weigh::ward * effect.amount);
                if (effect.kind == EffectKind::action_points) best = at_least(best, weigh::monster_hp);
            }
        });
    }
    return best;
}
template <class Rules>
constexpr int worth_of_item(const Table<Rules>&, Item item) {
    for (const Effect& effect : Rules::content.items[item].power.effects)
        if (effect.kind == EffectKind::heal) return weigh::healing_item * effect.amount;
    return weigh::item;
}
// The same for a Hero who has named what it uses, but not paid for it yet.
template <class Rules>
constexpr int worth_of_use(const Table<Rules>& table, const ChooseTarget& step, int worth_of_ap) {
    const Hero& hero = table.heroes[step.hero];
    const PowerType* used = power_of(table, hero, step.source);
    const auto attack = attack_by(table, hero, step.source);
    const int ap = used != nullptr ? used->ap : attack ? Rules::content.attacks[*attack].ap : 1;
    int worth = worth_of_choice(table, step) + worth_of_ap * at_least(hero.ap - ap, 0) / at_least(hero.ap, 1);
    if (used != nullptr) worth -= weigh::mp * used->mp;
    if (is_item(step.source)) worth -= worth_of_item(table, item(step.source));
    return worth;
}

// What a monster does to whoever is nearest, if it comes so far.
template <class Rules>
constexpr int threat_of(const Table<Rules>& table, const Monster& monster) {
    const MonsterType& type = type_of(table, monster);
    const AttackType& attack = Rules::content.attacks[type.attacks[0]];
    const Map& map = map_of(table);
    int nearest = type.move - at_most(monster.slow, type.move) + attack.range + 1;
    Model target = Model::boss;
    const auto consider = [&](Model model, Square at) {
        const int away = distance(map, monster.square, at);
        if (away < nearest) nearest = away, target = model;
    };
    for_each_hero([&](Model model) {
        if (is_up(table.heroes[model])) consider(model, table.heroes[model].square);
    });
    if (has_object(table)) consider(Model::object, table.encounter.object);
    if (target == Model::boss) return 0;
    const int bonus = (attack.stat ? stat_of(table, monster.model, *attack.stat) : 0) + table.encounter.rage;
    const int damage = average_damage(attack, bonus, vit_of(table, target));
    if (target == Model::object) return weigh::object_hp * damage / point;
    const int hp = table.heroes[target].hp;
    return (worth_of_hp(hp) - worth_of_hp(hp - 1)) * damage / point * mission_of(table).wounds / 100;
}

}  // namespace heroes::shining::opinion::detail
