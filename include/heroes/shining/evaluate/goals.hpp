#pragma once

#include <optional>

#include <heroes/shining/evaluate/spread.hpp>
#include <heroes/shining/evaluate/weights.hpp>

// How near the Heroes are to what wins the encounter.
namespace heroes::shining::opinion::detail {

inline constexpr int too_far = 30;

// How far everybody is from the nearest of these squares.
template <class Rules>
constexpr EnumArray<Model, int, party_size> ways_to(const Table<Rules>& table, SquareSet goals) {
    EnumArray<Model, int, party_size> ways{{too_far, too_far, too_far, too_far}};
    const Country country = country_to_goal(table);
    for (Spread spread{country, goals}; spread.goes_on() && spread.cost() != too_far; spread.go_on()) {
        int missing = 0;
        for_each_hero([&](Model model) {
            if (spread.now().has(table.heroes[model].square)) ways[model] = spread.cost();
            missing += ways[model] == too_far;
        });
        if (missing == 0) break;
    }
    return ways;
}

// The goals on which no Hero stands, and those that nobody has touched.
template <class Rules>
constexpr SquareSet free_goals(const Table<Rules>& table) {
    SquareSet goals = map_of(table).goals;
    for (const Hero& hero : table.heroes) goals.erase(hero.square);
    return goals;
}
template <class Rules>
constexpr SquareSet goals_left(const Table<Rules>& table) {
    return map_of(table).goals - table.encounter.touched;
}

// How far the active Hero has to go around everybody who is in the way now; too far if they let nobody through.
template <class Rules>
constexpr int way_around(const Table<Rules>& table, Model model, SquareSet goals) {
    const Occupied others = occupied(table, model);
    const Country country = country_of(table, model, others);
    for (Spread spread{country, goals - others.all()}; spread.goes_on() && spread.cost() != too_far; spread.go_on())
        if (spread.now().has(table.heroes[model].square)) return spread.cost();
    return too_far;
}
template <class Rules>
constexpr std::optional<Model> active_hero(const Table<Rules>& table) {
    const auto& track = encounter_of(table).track;
    if (!table.initiative.activated || table.initiative.slot >= track.size()) return {};
    const Slot slot = track[table.initiative.slot];
    return shining::is_hero(slot) ? std::optional<Model>{hero(hero_of(slot))} : std::nullopt;
}

// All Heroes have to stand on goals: each goes to one that is free.
template <class Rules>
constexpr int progress_to_goals(const Table<Rules>& table) {
    auto ways = ways_to(table, free_goals(table));
    if (const auto active = active_hero(table))
        ways[*active] = (ways[*active] + way_around(table, *active, free_goals(table))) / 2;
    int sum = 0;
    for_each_hero([&](Model model) {
        const Square at = table.heroes[model].square;
        if (is_square(at)) sum += map_of(table).goals.has(at) ? weigh::on_goal : -weigh::square_to_goal * ways[model];
    });
    return sum;
}
// Every goal has to be touched: somebody goes to each.
template <class Rules>
constexpr int progress_by_touch(const Table<Rules>& table) {
    int sum = 0;
    goals_left(table).for_each([&](Square goal) {
        const auto ways = ways_to(table, SquareSet{goal});
        int nearest = too_far;
        for_each_hero([&](Model model) {
            if (is_up(table.heroes[model]) && ways[model] < nearest) nearest = ways[model];
        });
        sum -= weigh::touched + weigh::square_to_goal * nearest;
    });
    return sum;
}
template <class Rules>
constexpr int progress(const Table<Rules>& table) {
    switch (encounter_of(table).victory.kind) {
        case VictoryKind::all_on_goal: return progress_to_goals(table);
        case VictoryKind::touch_all: return progress_by_touch(table);
        case VictoryKind::survive: return weigh::arrival * table.initiative.arrivals;
        case VictoryKind::kill_all:
        case VictoryKind::kill_boss: break;
    }
    return 0;
}

// The squares next to a Hero, who is on no goal, from which it is nearer to these.
template <class Rules>
constexpr SquareSet steps_nearer(const Table<Rules>& table, Model model, SquareSet goals) {
    const Hero& hero = table.heroes[model];
    if (hero.movement == 0 || map_of(table).goals.has(hero.square)) return {};
    const SquareSet steps = steps_of(table, model, hero.movement);
    const Occupied others = occupied(table, model);
    const bool blocked = way_around(table, model, goals) == too_far;
    const Country country = blocked ? country_to_goal(table) : country_of(table, model, others);
    SquareSet nearer{};
    for (Spread spread{country, blocked ? goals : goals - others.all()};
         spread.goes_on() && !spread.now().has(hero.square); spread.go_on())
        nearer |= spread.now() & steps;
    return nearer;
}

}  // namespace heroes::shining::opinion::detail
