#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/shining/table.hpp>

// Who is who, where everybody stands, and what they are worth.
namespace heroes::shining::detail {

template <class Rules>
constexpr const EncounterType& encounter_of(const Table<Rules>& table) {
    return Rules::content.encounters[table.encounter.card];
}
template <class Rules>
constexpr const Map& map_of(const Table<Rules>& table) {
    return Rules::content.maps[table.encounter.card];
}
template <class Rules>
constexpr const HeroType& type_of(const Table<Rules>&, const Hero& hero) {
    return Rules::content.heroes[hero.card];
}
template <class Rules>
constexpr const MonsterType& type_of(const Table<Rules>&, const Monster& monster) {
    return Rules::content.monsters[monster.card];
}

// SHN-008: one die.
template <class Game>
constexpr Die roll(Game game, DieSize size) {
    return {size, static_cast<std::uint8_t>(game.chance.below(faces_of(size)) + 1)};
}

// A Hero that is on the map, and one that can act.
constexpr bool is_on_map(const Hero& hero) { return is_square(hero.square); }
constexpr bool is_up(const Hero& hero) { return is_on_map(hero) && !hero.exhausted; }

template <class F>
constexpr void for_each_hero(F&& f) {
    for (std::size_t i = 0; i != party_size; ++i) f(hero(i));
}

// The monster that goes by this name; none if it is not in play.
template <class Table>
constexpr auto* find_monster(Table& table, Model model) {
    if (is_monster(model))
        for (auto& monster : table.monsters)
            if (monster.model == model) return &monster;
    return static_cast<decltype(&table.monsters[0])>(nullptr);
}
template <class Rules>
constexpr bool has_object(const Table<Rules>& table) {
    return is_square(table.encounter.object);
}
template <class Rules>
constexpr Square square_of(const Table<Rules>& table, Model model) {
    if (is_hero(model)) return table.heroes[model].square;
    if (model == Model::object) return table.encounter.object;
    const Monster* monster = find_monster(table, model);
    return monster == nullptr ? Square::nowhere : monster->square;
}
template <class Rules>
constexpr bool is_in_play(const Table<Rules>& table, Model model) {
    return is_square(square_of(table, model));
}

// The squares that models stand on.
struct Occupied {
    SquareSet heroes{};     // that can act
    SquareSet exhausted{};  // Heroes
    SquareSet monsters{};
    SquareSet object{};

    constexpr SquareSet all() const { return heroes | exhausted | monsters | object; }
};
template <class Rules>
constexpr Occupied occupied(const Table<Rules>& table, Model except) {
    Occupied squares;
    for_each_hero([&](Model model) {
        const Hero& one = table.heroes[model];
        if (model == except) return;
        if (one.exhausted)
            squares.exhausted.insert(one.square);
        else
            squares.heroes.insert(one.square);
    });
    for (const Monster& monster : table.monsters)
        if (monster.model != except) squares.monsters.insert(monster.square);
    squares.object.insert(table.encounter.object);
    return squares;
}
// Whether a model has its square for itself: it has not while it passes through.
template <class Rules>
constexpr bool is_standing(const Table<Rules>& table, Model model) {
    const Square at = square_of(table, model);
    bool shared = table.encounter.object == at;
    for_each_hero([&](Model other) { shared |= other != model && table.heroes[other].square == at; });
    for (const Monster& monster : table.monsters) shared |= monster.model != model && monster.square == at;
    return !is_square(at) || !shared;
}

template <class Rules>
constexpr int distance_between(const Table<Rules>& table, Square a, Square b) {
    return distance(map_of(table), a, b, table.rules.knobs.stairs_for_attacks);
}

// The passives of a Hero's traits and equipment.
template <class Rules, class F>
constexpr void for_each_passive(const Table<Rules>& table, const Hero& hero, F&& f) {
    for (const Trait trait : type_of(table, hero).traits)
        for (const Passive& passive : Rules::content.traits[trait].passives) f(passive);
    hero.equipment.for_each([&](Equipment equipment) {
        for (const Passive& passive : Rules::content.equipment[equipment].passives) f(passive);
    });
}

template <class Rules>
constexpr int max_hp(const Table<Rules>& table, const Hero& hero) {
    int most = type_of(table, hero).max_hp;
    for_each_passive(table, hero, [&](const Passive& passive) {
        if (passive.kind == PassiveKind::max_hp) most += passive.amount;
    });
    return most < 255 ? most : 255;
}

// SHN-K41 to SHN-K44. Whether another Hero is engaged with the target depends on the target, if there is one.
template <class Rules>
constexpr bool holds(const Table<Rules>& table, Model model, Condition condition, std::optional<Model> target) {
    const Hero& hero = table.heroes[model];
    switch (condition) {
        case Condition::always_so: break;
        case Condition::unmoved: return !hero.moved;
        case Condition::wounded: return 2 * hero.hp <= max_hp(table, hero);
        case Condition::flanked: {
            int beside = 0;
            for (const Monster& monster : table.monsters)
                beside += distance_between(table, hero.square, monster.square) == 1;
            return beside >= 2;
        }
        case Condition::engaged: {
            bool engaged = false;
            for_each_hero([&](Model other) {
                if (target && other != model && is_up(table.heroes[other]))
                    engaged |= distance_between(table, table.heroes[other].square, square_of(table, *target)) == 1;
            });
            return engaged;
        }
    }
    return true;
}

// What the passives of a model add up to. SHN-154: those of an exhausted Hero are off.
constexpr int passive_of(const MonsterType& type, PassiveKind kind) {
    int sum = 0;
    for (const Passive& passive : type.passives)
        if (passive.kind == kind) sum += passive.amount;
    return sum;
}
template <class Rules>
constexpr int passive_of_hero(const Table<Rules>& table, Model model, PassiveKind kind, std::optional<Model> target) {
    int sum = 0;
    if (table.heroes[model].exhausted) return sum;
    for_each_passive(table, table.heroes[model], [&](const Passive& passive) {
        if (passive.kind == kind && holds(table, model, passive.condition, target)) sum += passive.amount;
    });
    return sum;
}
template <class Rules>
constexpr int passive_of(const Table<Rules>& table, Model model, PassiveKind kind, std::optional<Model> target = {}) {
    if (is_hero(model)) return passive_of_hero(table, model, kind, target);
    const Monster* monster = find_monster(table, model);
    return monster == nullptr ? 0 : passive_of(type_of(table, *monster), kind);
}
template <class Rules>
constexpr bool has_passive(const Table<Rules>& table, Model model, PassiveKind kind) {
    return passive_of(table, model, kind) != 0;
}

// How a model moves, SHN-117, SHN-K30, SHN-K38.
struct Gait {
    bool flies = false;
    bool sure = false;  // Difficult squares are as good as any

    constexpr void note(const Passive& passive) {
        flies |= passive.kind == PassiveKind::fly;
        sure = true;
    }
};
constexpr bool is_of_gait(const Passive& passive) {
    return (passive.kind == PassiveKind::fly || passive.kind == PassiveKind::sure_foot) && passive.amount != 0;
}
template <class Rules>
constexpr Gait gait_of(const Table<Rules>& table, Model model) {
    Gait gait;
    if (is_hero(model)) {
        if (table.heroes[model].exhausted) return gait;
        for_each_passive(table, table.heroes[model], [&](const Passive& passive) {
            if (is_of_gait(passive) && holds(table, model, passive.condition, {})) gait.note(passive);
        });
    } else if (const Monster* monster = find_monster(table, model)) {
        for (const Passive& passive : type_of(table, *monster).passives)
            if (is_of_gait(passive)) gait.note(passive);
    }
    return gait;
}

template <class Rules>
constexpr int stat_of(const Table<Rules>& table, Model model, Stat stat) {
    if (is_hero(model)) return table.heroes[model].stats[stat];
    const Monster* monster = find_monster(table, model);
    if (monster == nullptr) return 0;
    const MonsterType& type = type_of(table, *monster);
    return stat == Stat::str ? type.str : stat == Stat::mag ? type.mag : stat == Stat::vit ? type.vit : 0;
}

// SHN-K02, SHN-R18: VIT against an attack, with Ward and passives.
template <class Rules>
constexpr int vit_of(const Table<Rules>& table, Model model) {
    int vit = model == Model::object ? table.encounter.object_vit : 0;
    if (is_hero(model)) {
        const Hero& hero = table.heroes[model];
        vit = hero.stats[Stat::vit] + hero.ward + passive_of(table, model, PassiveKind::vit);
    } else if (const Monster* monster = find_monster(table, model)) {
        const MonsterType& type = type_of(table, *monster);
        vit = type.vit + monster->ward + passive_of(type, PassiveKind::vit);
    }
    const int least = table.rules.knobs.least_vit;
    return vit < least ? least : vit;
}

// SHN-R74: Heroes and what they protect are on one side, monsters on the other.
constexpr bool are_hostile(Model a, Model b) { return is_monster(a) != is_monster(b); }

// Calls f with every model in play in canonical order, SHN-R53: Heroes, the object, monsters by number, then by entry.
template <class Rules, class F>
constexpr void for_each_model(const Table<Rules>& table, F&& f) {
    for_each_hero([&](Model model) {
        if (is_on_map(table.heroes[model])) f(model);
    });
    if (has_object(table)) f(Model::object);
    for (int number = 1; number <= 5; ++number)
        for (const Monster& monster : table.monsters)
            if (monster.number == number) f(monster.model);
}

constexpr std::uint8_t clamped(int value, int most = 255) {
    return static_cast<std::uint8_t>(value < 0 ? 0 : value > most ? most : value);
}

// Points of a Hero, and that everybody hears of it.
template <class Game>
constexpr void set_points(Game game, Model model, Points points, int value) {
    Hero& hero = game.table.heroes[model];
    std::uint8_t& have = points == Points::action     ? hero.ap
                         : points == Points::reaction ? hero.rp
                         : points == Points::magic    ? hero.mp
                                                      : hero.movement;
    const std::uint8_t from = have;
    have = clamped(value);
    if (from != have) game.emit(PointsChanged{model, points, from, have});
}
template <class Game>
constexpr void spend(Game game, Model model, Points points, int n) {
    const Hero& hero = game.table.heroes[model];
    const int have = points == Points::action     ? hero.ap
                     : points == Points::reaction ? hero.rp
                     : points == Points::magic    ? hero.mp
                                                  : hero.movement;
    set_points(game, model, points, have - n);
}
// SHN-K13, SHN-R78: never above the printed maximum.
template <class Game>
constexpr void regain_magic(Game game, Model model, int n) {
    const Hero& hero = game.table.heroes[model];
    const int most = type_of(game.table, hero).max_mp;
    set_points(game, model, Points::magic, clamped(hero.mp + n, hero.mp > most ? hero.mp : most));
}

}  // namespace heroes::shining::detail
