#pragma once

#include <optional>

#include <heroes/shining/detail/journey.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/routes.hpp>

// Rulebook, "Monster Activation": whom a monster goes for.
namespace heroes::shining::detail {

// SHN-148, SHN-K75: Heroes that can be chosen; what they protect can be by `nearest` only.
template <class Rules>
constexpr Models eligible(const Table<Rules>& table, TargetRule rule) {
    Models models{};
    for_each_hero([&](Model model) { models = models | Models{model}.only_if(is_up(table.heroes[model])); });
    if (rule == TargetRule::nearest && has_object(table)) models.insert(Model::object);
    return models;
}

// SHN-K20: a Hero that provokes comes first, whatever the card says.
template <class Rules>
constexpr std::optional<Model> provoker(const Table<Rules>& table, Model model, Models among) {
    for (std::size_t i = 0; i != party_size; ++i) {
        const Hero& one = table.heroes[hero(i)];
        if (one.provoke != 0 && among.has(hero(i)) &&
            distance_between(table, square_of(table, model), one.square) <= one.provoke)
            return hero(i);
    }
    return {};
}
// Those of some models for which a number is least.
template <class F>
constexpr Models least(Models among, F&& number) {
    Models best{};
    int smallest = 0;
    among.for_each([&](Model model) {
        const int n = number(model);
        if (best.empty() || n < smallest) best = Models{}, smallest = n;
        if (n == smallest) best.insert(model);
    });
    return best;
}
// SHN-K71: by the cost of the route, then by distance; what the Heroes protect comes after them.
template <class Rules>
constexpr Models nearest(const Table<Rules>& table, Journey<Rules>& journey, Models among) {
    constexpr Models object{Model::object};
    const auto away = [&](Model model) { return journey.distance_to(square_of(table, model)); };
    const Models reached = journey.first_reached(among);
    if (!reached.empty() && !reached.has_several()) return reached;
    if (!reached.empty()) return least(reached - object, away);
    const Models close_by = least(among, away);
    return close_by.has_several() ? close_by - object : close_by;
}
// SHN-K72.
template <class Rules>
constexpr Models farthest(const Table<Rules>& table, Journey<Rules>& journey, Models among) {
    const RouteCosts costs = route_costs(table, journey.model(), among);
    const Models best = least(among, [&](Model model) { return costs[model] == no_route ? 1 : -costs[model]; });
    return least(best, [&](Model model) { return journey.distance_to(square_of(table, model)); });
}
// The targets among which only a tie-break can tell.
template <class Rules>
constexpr Models best_targets(const Table<Rules>& table, Journey<Rules>& journey, const AiType& card, Models among) {
    if (!among.has_several()) return among;
    if (const auto first = provoker(table, journey.model(), among)) return {*first};
    const auto& heroes = table.heroes;
    switch (card.rule) {
        case TargetRule::nearest: return nearest(table, journey, among);
        case TargetRule::farthest: return farthest(table, journey, among);
        case TargetRule::weakest: return least(among, [&](Model model) { return heroes[model].hp; });
        case TargetRule::lowest: return least(among, [&](Model model) { return heroes[model].stats[card.stat]; });
        case TargetRule::highest: break;
    }
    return least(among, [&](Model model) { return -heroes[model].stats[card.stat]; });
}
// SHN-D24: whether the players choose among equals, by a house rule, and that they are asked.
template <class Rules>
constexpr bool do_players_choose(const Table<Rules>& table, Models tied) {
    return tied.has_several() && table.rules.knobs.ties == Ties::players;
}
template <class Game>
constexpr void ask_which(Game game, Models tied) {
    game.push(BreakTie{speaker(game.table.options), tied});
}
// SHN-R53: the first of equals, or one by lot.
template <class Game>
constexpr Model break_tie(Game game, Models tied) {
    if (game.knobs().ties == Ties::random && tied.has_several())
        return tied.nth(game.chance.below(static_cast<std::uint32_t>(tied.size())));
    return tied.front();
}

}  // namespace heroes::shining::detail
