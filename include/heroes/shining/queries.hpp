#pragma once

#include <optional>

#include <heroes/shining/play.hpp>

// Questions that a screen or a bot asks of a table.
namespace heroes::shining {

using detail::map_of;     // the map that is open
using detail::square_of;  // where a model stands; nowhere if it is not in play
using detail::vit_of;     // against an attack, with Ward and passives

namespace detail {
// SHN-K94: what the set-up says; of an object that was set up by hand, what it has.
template <class Rules>
constexpr int max_object_hp(const Table<Rules>& table) {
    int most = table.encounter.object_hp;
    for (const SetUpLine& line : encounter_of(table).set_up)
        if (line.kind == SetUpKind::object && line.amount > most) most = line.amount;
    return most;
}
}  // namespace detail

// HP, and how many there can be; of who is not in play none.
template <class Rules>
constexpr int hp_of(const Table<Rules>& table, Model model) {
    if (is_hero(model)) return table.heroes[model].hp;
    if (model == Model::object) return table.encounter.object_hp;
    const Monster* monster = detail::find_monster(table, model);
    return monster == nullptr ? 0 : monster->hp;
}
template <class Rules>
constexpr int max_hp_of(const Table<Rules>& table, Model model) {
    if (is_hero(model)) return detail::max_hp(table, table.heroes[model]);
    if (model == Model::object) return detail::max_object_hp(table);
    const Monster* monster = detail::find_monster(table, model);
    return monster == nullptr ? 0 : detail::type_of(table, *monster).hp;
}
// Where a Hero could come to rest with the movement points it has.
template <class Rules>
constexpr SquareSet reach_of(const Table<Rules>& table, Model hero) {
    const auto ground = detail::ground_of(table, hero);
    return detail::rests_from(table, ground, table.heroes[hero].square, table.heroes[hero].movement);
}
// Where a Hero can step to now.
template <class Rules>
constexpr SquareSet steps_of(const Table<Rules>& table, Model hero) {
    return detail::steps_of(table, hero, table.heroes[hero].movement);
}
// Whether a model has a line of sight to a square.
template <class Rules>
constexpr bool sees(const Table<Rules>& table, Model model, Square to) {
    const Square from = detail::square_of(table, model);
    return map_of(table).squares.has(from) && map_of(table).squares.has(to) &&
           detail::sees(table, from, to, detail::sight_blockers(table, model));
}
// Whom a Hero can attack with a weapon from where it stands.
template <class Rules>
constexpr Models targets_of(const Table<Rules>& table, Model hero, Weapon weapon) {
    return detail::choice_of(table, hero, source(weapon)).models;
}
// What the way of a monster to a square next to a Hero costs, or next to what they protect; nothing if there is none, and
// to other monsters. SHN-R54.
template <class Rules>
constexpr std::optional<int> route_cost(const Table<Rules>& table, Model monster, Model to) {
    if (is_monster(to)) return {};
    const int cost = detail::route_costs(table, monster, Models{to})[to];
    return cost == detail::no_route ? std::optional<int>{} : std::optional<int>{cost};
}

}  // namespace heroes::shining
