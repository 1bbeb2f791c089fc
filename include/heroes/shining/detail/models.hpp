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

// What a function finds for each row of the content.
template <class Card, class Rows, class F>
constexpr auto for_all_rows(const Rows& rows, F&& find) {
    EnumArray<Card, decltype(find(Card{}))> all{};
    for (std::size_t i = 0; i != rows.size(); ++i) all.values[i] = find(static_cast<Card>(i));
    return all;
}

// SHN-008: one die.
template <class Game>
constexpr Die roll(Game game, DieSize size) {
    return {size, static_cast<std::uint8_t>(game.chance.below(faces_of(size)) + 1)};
}

// A Hero that is on the map, and one that can act.
constexpr bool is_on_map(const Hero& hero) { return is_square(hero.square); }
constexpr bool is_up(const Hero& hero) { return is_on_map(hero) & !hero.exhausted; }

template <class F>
constexpr void for_each_hero(F&& f) {
    for (std::size_t i = 0; i != party_size; ++i) f(hero(i));
}

// The same for all Heroes but this one, in no particular order.
template <class F>
constexpr void for_each_other_hero(Model one, F&& f) {
    for (std::size_t i = 1; i != party_size; ++i) f(hero((index_of(one) + i) % party_size));
}

// The monster that goes by this name; none if it is not in play.
template <class Table>
constexpr auto* find_monster(Table& table, Model model) {
    if (is_monster(model))
        for (auto& monster : table.monsters)
            if (monster.model == model) return &monster;
    return static_cast<decltype(&table.monsters[0])>(nullptr);
}
// SHN-K110: what the Heroes protect stands on its square as long as it has HP.
template <class Rules>
constexpr Square square_of_object(const Table<Rules>& table) {
    return table.encounter.object_hp != 0 ? table.encounter.object : Square::nowhere;
}
template <class Rules>
constexpr bool has_object(const Table<Rules>& table) {
    return is_square(square_of_object(table));
}
template <class Rules>
constexpr Square square_of(const Table<Rules>& table, Model model) {
    if (is_hero(model)) return table.heroes[model].square;
    if (model == Model::object) return square_of_object(table);
    const Monster* monster = find_monster(table, model);
    return monster == nullptr ? Square::nowhere : monster->square;
}
template <class Rules>
constexpr bool is_in_play(const Table<Rules>& table, Model model) {
    return is_square(square_of(table, model));
}

// The squares that models stand on.
struct Occupied {
    SquareSet heroes{};  // that can act
    SquareSet party{};   // these and the exhausted ones
    SquareSet monsters{};
    SquareSet object{};

    constexpr SquareSet all() const { return party | monsters | object; }
};
// All places of the monsters, because how many are used is luck: a place that is not used stands nowhere. Without
// branches on who stands where a decision takes a twelfth less time.
template <class Rules>
constexpr SquareSet squares_of_monsters(const Table<Rules>& table) {
    SquareSet squares{};
    for (const Monster& monster : table.monsters.places()) squares.insert(monster.square);
    return squares;
}
template <class Rules>
constexpr SquareSet squares_of_object(const Table<Rules>& table) {
    SquareSet squares{};
    squares.insert_unless(table.encounter.object, table.encounter.object_hp == 0);
    return squares;
}
// Where everybody stands.
template <class Rules>
constexpr Occupied occupied(const Table<Rules>& table) {
    SquareSet party{}, heroes{};
    for (const Hero& one : table.heroes) {
        party.insert(one.square);
        heroes.insert_unless(one.square, one.exhausted);
    }
    return {heroes, party, squares_of_monsters(table), squares_of_object(table)};
}
// Where all but this monster stand. No two of them share a square.
template <class Rules>
constexpr Occupied occupied_besides(const Table<Rules>& table, const Monster& monster) {
    Occupied others = occupied(table);
    others.monsters.drop(SquareSet{monster.square});
    return others;
}
// The same for a Hero, who may share a square with another while it passes through.
template <class Rules>
constexpr Occupied occupied_besides(const Table<Rules>& table, Model hero) {
    SquareSet party{}, heroes{};
    for_each_other_hero(hero, [&](Model other) {
        const Hero& one = table.heroes[other];
        party.insert(one.square);
        heroes.insert_unless(one.square, one.exhausted);
    });
    return {heroes, party, squares_of_monsters(table), squares_of_object(table)};
}
template <class Rules>
constexpr Occupied occupied(const Table<Rules>& table, Model except) {
    if (is_hero(except)) return occupied_besides(table, except);
    const Monster* monster = find_monster(table, except);
    return monster != nullptr ? occupied_besides(table, *monster) : occupied(table);
}
// Whether a model has its square for itself: it has not while it passes through.
template <class Rules>
constexpr bool is_standing(const Table<Rules>& table, Model model) {
    const Square at = square_of(table, model);
    bool shared = square_of_object(table) == at;
    for_each_hero([&](Model other) { shared |= other != model && table.heroes[other].square == at; });
    for (const Monster& monster : table.monsters) shared |= monster.model != model && monster.square == at;
    return !is_square(at) || !shared;
}

template <class Rules>
constexpr int distance_between(const Table<Rules>& table, Square a, Square b) {
    return distance(map_of(table), a, b, table.rules.knobs.stairs_for_attacks);
}

// The squares that are as near as can be: around it, and at the other end of Stairs.
template <class Rules>
constexpr SquareSet squares_beside(const Table<Rules>& table, Square at) {
    const Map& map = map_of(table);
    const SquareSet around = map.around[index_of(at)];
    return table.rules.knobs.stairs_for_attacks ? around | linked(map, at) : around;
}

template <class Rules>
constexpr int stat_of(const Table<Rules>& table, Model model, Stat stat) {
    if (is_hero(model)) return table.heroes[model].stats[stat];
    // Of a monster that fell in the middle of its attack, too.
    const auto card = is_monster(model) ? monster_of(encounter_of(table), role_of(model)) : std::nullopt;
    if (!card) return 0;
    const MonsterType& type = Rules::content.monsters[*card];
    return stat == Stat::str ? type.str : stat == Stat::mag ? type.mag : stat == Stat::vit ? type.vit : 0;
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
