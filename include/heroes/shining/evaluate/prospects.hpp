#pragma once

#include <cstddef>

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
    return (weigh::last_monster_hp * last + weigh::low_monster_hp * low + weigh::monster_hp * (hp - last - low)) / point;
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
// What an attack on a monster, or around it, does on average.
template <class Rules>
constexpr int worth_of_attack(const Table<Rules>& table, const Hero& hero, const AttackType& attack,
                              const Monster& target) {
    const int bonus = bonus_of(hero, table, attack);
    const auto worth_on = [&](const Monster& monster) {
        const int vit = type_of(table, monster).vit + monster.ward;
        return worth_of_blow(table, monster, average_damage(attack, bonus, vit));
    };
    if (!attack.has_area()) return worth_on(target);
    int sum = 0;
    for (const Monster& monster : table.monsters)
        if (distance(map_of(table), target.square, monster.square) <= attack.area) sum += worth_on(monster);
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

// What a Hero's AP are worth: its best attack, again and again.
struct Potential {
    int now = 0;   // with the points that are left
    int next = 0;  // in its next activation
};
// What remains of an attack for which one has to go so far: little if it is too far for this time.
constexpr int share_for_way(int cost, int points) {
    return cost <= points ? 100 - cost : at_least(85 - 5 * (cost - points), 15);
}
template <class Rules>
constexpr Potential potential_of(const Table<Rules>& table, Model model) {
    const Hero& hero = table.heroes[model];
    Potential best{};
    if (!is_up(hero) || table.monsters.empty()) return best;
    const Ways ways = ways_of(table, model);
    const int ap = type_of(table, hero).ap + hero.next_ap;
    const int move = move_of(table, model);
    for_each_attack(table, hero, at_least(ap, hero.ap), [&](const AttackType& attack, int cost, int mp) {
        for (const Monster& monster : table.monsters) {
            const int way = way_to_attack(table, ways, attack, monster.square);
            const int worth = worth_of_attack(table, hero, attack, monster) - weigh::mp * mp;
            best.next = at_least(best.next, worth * ap / cost * share_for_way(way, move) / 100);
            if (hero.ap >= cost && way <= hero.movement)
                best.now = at_least(best.now, worth * hero.ap / cost * share_for_way(way, hero.movement) / 100);
        }
    });
    return best;
}

// What is chosen a target for: the best that can be made of it.
template <class Rules>
constexpr int worth_of_choice(const Table<Rules>& table, const ChooseTarget& step) {
    const Hero& hero = table.heroes[step.hero];
    const Choice choice = choice_of(table, step.hero, step.source);
    const PowerType* used = power_of(table, hero, step.source);
    int best = 0;
    if (const auto card = attack_by(table, hero, step.source)) {
        for (const Monster& monster : table.monsters)
            if (choice.models.has(monster.model) || choice.squares.has(monster.square))
                best = at_least(best, worth_of_attack(table, hero, Rules::content.attacks[*card], monster));
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
