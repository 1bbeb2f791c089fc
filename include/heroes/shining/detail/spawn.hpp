#pragma once

#include <cstddef>

#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>

// Rulebook, "Spawn": monsters enter play.
namespace heroes::shining::detail {

// SHN-124, SHN-R114: the spawn square of a monster; by a house rule all with a number share that of the first set,
// if the map has it.
template <class Rules>
constexpr Square spawn_square(const Table<Rules>& table, Model model, int number) {
    const auto& spawns = map_of(table).spawns;
    const auto place = static_cast<std::size_t>(number - 1);
    const bool shared = table.rules.knobs.shared_spawns && place < set_size && is_square(spawns[place]);
    if (model == Model::boss && !shared) return spawns[8];
    return spawns[shared || role_of(model) == Role::a ? place : place + set_size];
}
constexpr bool has_passive(const MonsterType& type, PassiveKind kind) {
    for (const Passive& passive : type.passives)
        if (passive.kind == kind) return true;
    return false;
}
// The squares nearest to some others among those that are free; first by distance, then in canonical order, SHN-R59.
constexpr Square nearest_free(const Map& map, SquareSet from, SquareSet free) {
    for (SquareSet before{}; !(before == from); from |= step(map, from, map.open)) {
        if (!(from & free).empty()) return (from & free).front();
        before = from;
    }
    return Square::nowhere;
}

// SHN-123, SHN-125, SHN-R59: enters play with full HP, on its square or as near as possible.
template <class Game>
constexpr void spawn(Game game, Model model, int number) {
    auto& table = game.table;
    const auto card = monster_of(encounter_of(table), role_of(model));
    if (!card || find_monster(table, model) != nullptr) return;
    const MonsterType& type = Game::Rules::content.monsters[*card];
    const SquareSet free =
        map_of(table).squares - closed_terrain(table, has_passive(type, PassiveKind::fly)) - occupied(table).all();
    const Square wanted = spawn_square(table, model, number);
    const Square at = is_square(wanted) ? nearest_free(map_of(table), SquareSet{wanted}, free) : Square::nowhere;
    if (!is_square(at)) return game.emit(SpawnFailed{model});
    table.monsters.push_back({.model = model,
                              .card = *card,
                              .number = clamped(number),
                              .hp = type.hp,
                              .square = at,
                              .fresh = table.encounter.in_combat});
    table.initiative.acted.erase(model);
    game.emit(MonsterSpawned{model, *card, clamped(number), at, type.hp});
}
// SHN-R59: a number that is in play already is ignored, or by a house rule gives way to the next one that is free;
// after the last comes the first.
template <class Rules>
constexpr int number_to_spawn(const Table<Rules>& table, Role role, int wanted) {
    if (!table.rules.knobs.spawn_next_number) return wanted;
    constexpr int last = set_size;
    int n = wanted;
    for (int tried = 1; tried != last && find_monster(table, monster(role, n)) != nullptr; ++tried) n = n % last + 1;
    return n;
}
template <class Game>
constexpr void spawn_set(Game game, Role role, Numbers numbers) {
    numbers.for_each([&](Number number) {
        const int n = number_to_spawn(game.table, role, static_cast<int>(index_of(number)) + 1);
        spawn(game, monster(role, n), n);
    });
}

}  // namespace heroes::shining::detail
