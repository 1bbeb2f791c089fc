#pragma once

#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/spawn.hpp>

// Rulebook, "Monster Activation": ways of a monster, there and back, Stairs included.
namespace heroes::shining::detail {

// SHN-R44: where monsters come out of Stairs: the free Stair squares of a floor, else the nearest free square.
template <class Rules>
constexpr MonsterStairs stairs_for(const Table<Rules>& table, const Ground& ground) {
    const Map& map = map_of(table);
    if (map.floors == 1) return {};
    MonsterStairs way{.stairs = stairs(map)};
    const auto arrival = [&](SquareSet side) {
        const SquareSet free = side & ground.standable;
        if (side.empty() || !free.empty()) return free;
        const Square near_by = nearest_free(map, side, ground.standable);
        return is_square(near_by) ? SquareSet{near_by} : SquareSet{};
    };
    for_each_enumerator<Link>([&](Link link) {
        way.arrivals[link] = {arrival(map.links[link].lower), arrival(map.links[link].upper)};
    });
    return way;
}

// The squares next to one, those at the other end of Stairs included.
constexpr SquareSet beside(const Map& map, Square at) {
    const SquareSet around = map.around[index_of(at)];
    return map.floors == 1 ? around : around | linked(map, at);
}

// SHN-R54: of squares next to somebody those that count on a route.
constexpr SquareSet countable(const Ground& ground, const Occupied& others) {
    return ground.passable - others.heroes - others.object;
}

inline constexpr int no_route = 1000;

// SHN-145, SHN-R54: what the cheapest way to a square next to each of some models costs.
struct RouteCosts {
    int cost[index_of(Model::object) + 1]{no_route, no_route, no_route, no_route, no_route};

    constexpr int operator[](Model model) const { return cost[index_of(model)]; }
};
// Calls f(model, square) with the Heroes, and with what they protect if it is among those that are meant; a Hero that is
// not stands nowhere, which spares a branch.
template <class Rules, class F>
constexpr void for_each_prey(const Table<Rules>& table, Models among, F&& f) {
    for_each_hero([&](Model model) {
        const Square at = table.heroes[model].square;
        f(model, among.has(model) ? at : Square::nowhere);
    });
    if (among.has(Model::object)) f(Model::object, square_of_object(table));
}
// The squares next to any of some models.
template <class Rules>
constexpr SquareSet beside_any(const Table<Rules>& table, Models models) {
    const Map& map = map_of(table);
    SquareSet squares{}, at{};
    for_each_prey(table, models, [&](Model, Square square) {
        squares |= map.around[index_of(square)];
        at.insert(square);
    });
    return squares | linked(map, at);
}
// Those of some models that stand next to any of these squares.
template <class Rules>
constexpr Models next_to(const Table<Rules>& table, SquareSet squares, Models among) {
    const Map& map = map_of(table);
    Models models{};
    for_each_prey(table, among, [&](Model model, Square at) {
        models = models | Models{model}.only_if(!(map.around[index_of(at)] & squares).empty());
    });
    if (const SquareSet upstairs = linked(map, squares); !upstairs.empty())
        for_each_prey(table, among,
                      [&](Model model, Square at) { models = models | Models{model}.only_if(upstairs.has(at)); });
    return models;
}
template <class Rules>
constexpr RouteCosts route_costs(const Table<Rules>& table, Model model, Models wanted) {
    const Occupied others = occupied(table, model);
    Ground ground = ground_of(table, model, others);
    if (table.rules.knobs.nearest_counts_squares) ground.hard = SquareSet{};
    const MonsterStairs stairs = stairs_for(table, ground);
    const Square from = square_of(table, model);
    const SquareSet sought = beside_any(table, wanted) & (countable(ground, others) | SquareSet{from});
    RouteCosts costs;
    Flood flood{ground, stairs, from};
    for (Models left = wanted; !left.empty(); flood.spread(ground, stairs)) {
        const SquareSet now = flood.now() & sought;
        if (!now.empty())
            next_to(table, now, left).for_each([&](Model other) {
                costs.cost[index_of(other)] = flood.cost();
                left.erase(other);
            });
        if (!flood.goes_on()) break;
    }
    return costs;
}

// Backwards: squares by what it costs to go on from there to one of the goals.
class ReturnFlood {
public:
    constexpr ReturnFlood(const Ground& ground, const MonsterStairs& stairs, SquareSet region, SquareSet goals)
        : ground_(ground), stairs_(stairs), unseen_(region - goals), now_(goals) {
        entered_.add(entries());
    }
    constexpr SquareSet now() const { return now_; }
    constexpr bool goes_on() const { return idle_ < ground_.hard_cost; }
    constexpr void spread() {
        now_ = ground_.around(entered_.entered(ground_) & ground_.passable) & unseen_;
        unseen_.drop(now_);
        const SquareSet next = entries();
        entered_.add(next);
        idle_ = next.empty() ? idle_ + 1 : 0;
    }

private:
    // Squares from which one is where it is now by entering them: Stairs lead to the other floor.
    constexpr SquareSet entries() {
        if (stairs_.stairs.empty()) return now_;
        SquareSet squares = now_ - stairs_.stairs;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = ground_.map->links[link];
            if (!(now_ & stairs_.arrivals[link].upper).empty()) squares |= both.lower - used_;
            if (!(now_ & stairs_.arrivals[link].lower).empty()) squares |= both.upper - used_;
        });
        used_ |= squares & stairs_.stairs;
        return squares;
    }

    const Ground& ground_;
    const MonsterStairs& stairs_;
    SquareSet unseen_{};  // of its region
    SquareSet now_{};
    SquareSet used_{};  // Stairs
    Lately entered_{};
    int idle_ = 0;
};

// The same where every square costs one point and there are no Stairs.
constexpr SquareSet closest_by_steps(const Ground& ground, SquareSet region, SquareSet goals, SquareSet among) {
    SquareSet unseen = region - goals;
    SquareSet now = goals;
    while ((now & among).empty() && !now.empty()) {
        now = ground.around(now & ground.passable) & unseen;
        unseen.drop(now);
    }
    return now & among;
}
// The squares among some from which the way to the goals is shortest; none if there is no way.
constexpr SquareSet closest(const Ground& ground, const MonsterStairs& stairs, SquareSet region, SquareSet goals,
                            SquareSet among) {
    if (goals.empty()) return {};
    if (stairs.stairs.empty() && (ground.hard & ground.passable).empty())
        return closest_by_steps(ground, region, goals, among);
    ReturnFlood flood{ground, stairs, region, goals};
    while ((flood.now() & among).empty() && flood.goes_on()) flood.spread();
    return flood.now() & among;
}

}  // namespace heroes::shining::detail
