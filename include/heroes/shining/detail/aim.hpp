#pragma once

#include <optional>

#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/routes.hpp>

// Rulebook, "Monster Activation": whom a monster goes for.
namespace heroes::shining::detail {

inline constexpr int no_route = 1000;

// SHN-145, SHN-R54: what the cheapest way to a square next to each of some models costs.
struct RouteCosts {
    int cost[index_of(Model::object) + 1]{no_route, no_route, no_route, no_route, no_route};

    constexpr int operator[](Model model) const { return cost[index_of(model)]; }
};
template <class Rules>
constexpr SquareSet squares_of(const Table<Rules>& table, Models models) {
    SquareSet squares{};
    models.for_each([&](Model model) {
        if (const Square at = square_of(table, model); is_square(at)) squares.insert(at);
    });
    return squares;
}
template <class Rules>
constexpr RouteCosts route_costs(const Table<Rules>& table, Model model, Models wanted, bool nearest_only) {
    const Occupied others = occupied(table, model);
    Ground ground = ground_of(table, model, others);
    if (table.rules.knobs.nearest_counts_squares) ground.hard = SquareSet{};
    const MonsterStairs stairs = stairs_for(table, ground);
    const Square from = square_of(table, model);
    const SquareSet sought =
        beside(*ground.map, squares_of(table, wanted)) & (countable(ground, others) | SquareSet{from});
    RouteCosts costs;
    Flood flood{ground, stairs, from};
    for (Models left = wanted; !left.empty(); flood.spread()) {
        const SquareSet now = flood.now() & sought;
        if (!now.empty())
            left.for_each([&](Model other) {
                if ((beside(*ground.map, square_of(table, other)) & now).empty()) return;
                costs.cost[index_of(other)] = flood.cost();
                left.erase(other);
            });
        if (!flood.goes_on() || (nearest_only && !(left == wanted))) break;
    }
    return costs;
}

// SHN-148, SHN-K75: Heroes that can be chosen; what they protect can be by `nearest` only.
template <class Rules>
constexpr Models eligible(const Table<Rules>& table, TargetRule rule) {
    Models models{};
    for_each_hero([&](Model model) {
        if (is_up(table.heroes[model])) models.insert(model);
    });
    if (rule == TargetRule::nearest && has_object(table) && table.encounter.object_hp != 0)
        models.insert(Model::object);
    return models;
}

// How much a monster prefers a target: the smaller, the better, one number after the other.
struct Preference {
    int first = 0;
    int second = 0;
    int third = 0;

    constexpr bool operator<(const Preference& other) const {
        if (first != other.first) return first < other.first;
        return second != other.second ? second < other.second : third < other.third;
    }
};
template <class Rules>
constexpr Preference preference(const Table<Rules>& table, const AiType& card, Model model, const RouteCosts& costs,
                                Model target) {
    const int away = distance(map_of(table), square_of(table, model), square_of(table, target));
    const bool object = target == Model::object;
    switch (card.rule) {
        case TargetRule::nearest:
            if (costs[target] == no_route) return {no_route, away, object};
            return {costs[target], object, away};
        case TargetRule::farthest: return {costs[target] == no_route ? 1 : -costs[target], away, 0};
        case TargetRule::weakest: return {table.heroes[target].hp, 0, 0};
        case TargetRule::lowest: return {table.heroes[target].stats[card.stat], 0, 0};
        case TargetRule::highest: return {-table.heroes[target].stats[card.stat], 0, 0};
    }
    return {};
}
// SHN-K20: a Hero that provokes comes first, whatever the card says.
template <class Rules>
constexpr std::optional<Model> provoker(const Table<Rules>& table, Model model, Models among) {
    std::optional<Model> found{};
    for_each_hero([&](Model other) {
        const Hero& hero = table.heroes[other];
        if (found || hero.provoke == 0 || !among.has(other)) return;
        if (distance_between(table, square_of(table, model), hero.square) <= hero.provoke) found = other;
    });
    return found;
}
// The targets among which only a tie-break can tell.
template <class Rules>
constexpr Models best_targets(const Table<Rules>& table, Model model, const AiType& card, Models among) {
    if (among.size() < 2) return among;
    if (const auto first = provoker(table, model, among)) return {*first};
    RouteCosts costs;
    if (card.rule <= TargetRule::farthest)
        costs = route_costs(table, model, among, card.rule == TargetRule::nearest);
    Models best{};
    Preference least{};
    among.for_each([&](Model target) {
        const Preference now = preference(table, card, model, costs, target);
        if (best.empty() || now < least) best = Models{}, least = now;
        if (!(least < now)) best.insert(target);
    });
    return best;
}
// SHN-R53: the first of equals, or as the house rule says; players are asked elsewhere.
template <class Game>
constexpr Model break_tie(Game game, Models tied) {
    if (game.knobs().ties == Ties::random && tied.size() > 1)
        return tied.nth(game.chance.below(static_cast<std::uint32_t>(tied.size())));
    return tied.front();
}

}  // namespace heroes::shining::detail
