#pragma once

#include <cstddef>

#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/passives.hpp>
#include <heroes/shining/map.hpp>

// Rulebook, "Movement" and "Terrain": where a model can go and what it costs. Floods are set operations, one layer of
// squares for each movement point.
namespace heroes::shining::detail {

inline constexpr int most_points = 40;  // of one move: more never matter on 128 squares with Difficult ones between

// The map as one model finds it.
struct Ground {
    const Map* map = nullptr;
    const Passage* passage = nullptr;
    SquareSet passable{};   // squares that can be entered
    SquareSet standable{};  // of these, where one can stop
    SquareSet hard{};       // that cost more
    int hard_cost = 2;

    constexpr SquareSet around(SquareSet from) const { return step(*map, from, *passage); }
    constexpr SquareSet around(Square from) const {
        return passage == &map->open ? map->around[index_of(from)] : step(*map, SquareSet{from}, *passage);
    }
    constexpr bool is_even() const { return (hard & passable).empty(); }  // no square costs more than another
    constexpr int cost_of(Square square) const { return hard.has(square) ? hard_cost : 1; }
};

// SHN-119, SHN-127 to SHN-129, SHN-R38: terrain that keeps a model out.
template <class Rules>
constexpr SquareSet closed_terrain(const Table<Rules>& table, bool fly) {
    const Map& map = map_of(table);
    if (!fly) return map.walls | map.tall | map.low;
    return table.rules.knobs.fly_enters_tall ? map.walls : map.walls | map.tall;
}
template <class Rules>
constexpr SquareSet open_terrain(const Table<Rules>& table, bool fly) {
    return fly ? map_of(table).squares - closed_terrain(table, true) : map_of(table).walkable;
}
template <class Rules>
constexpr SquareSet difficult_squares(const Table<Rules>& table) {
    const Map& map = map_of(table);
    return table.encounter.flooded ? map.difficult | map.flood : map.difficult;
}
// SHN-134, SHN-135, SHN-R46: which steps elevation allows.
template <class Rules>
constexpr const Passage& passage_of(const Table<Rules>& table, bool fly) {
    const Map& map = map_of(table);
    if (fly || map.level) return map.open;
    return table.rules.knobs.steps_on_both_squares ? map.strict : map.climb;
}

// SHN-054, SHN-055, SHN-117, SHN-141, SHN-157: whom a model can pass.
template <class Rules>
constexpr Ground ground_for(const Table<Rules>& table, bool monster, Gait gait, const Occupied& others) {
    const Map& map = map_of(table);
    const Knobs& knobs = table.rules.knobs;
    const auto [fly, sure] = gait;
    SquareSet in_the_way = others.heroes | others.object;
    if (!monster || knobs.monsters_block_monsters) in_the_way |= others.monsters;
    if (knobs.exhausted_block_movement) in_the_way |= others.party;
    Ground ground{.map = &map, .passage = &passage_of(table, fly)};
    const SquareSet enterable = open_terrain(table, fly);
    ground.passable = fly ? enterable : enterable - in_the_way;
    ground.standable = enterable - others.all();
    ground.hard = sure ? SquareSet{} : difficult_squares(table);
    ground.hard_cost = knobs.difficult_cost;
    return ground;
}
template <class Rules>
constexpr Ground ground_of(const Table<Rules>& table, Model model, const Occupied& others) {
    return ground_for(table, is_monster(model), gait_of(table, model), others);
}
template <class Rules>
constexpr Ground ground_of(const Table<Rules>& table, Model model) {
    return ground_of(table, model, occupied(table, model));
}

// The Stair squares that any of these leads to, SHN-130.
constexpr SquareSet linked(const Map& map, SquareSet from) {
    SquareSet to{};
    if (map.floors == 1) return to;
    for (const StairLink& link : map.links) {
        if (!(from & link.lower).empty()) to |= link.upper;
        if (!(from & link.upper).empty()) to |= link.lower;
    }
    return to;
}

// How Heroes use Stairs: they are adjacent.
struct HeroStairs {
    constexpr SquareSet leave(const Ground& ground, SquareSet from) const {
        return ground.around(from) | linked(*ground.map, from);
    }
    constexpr SquareSet arrive(const Ground&, SquareSet entered) const { return entered; }
};
// By a house rule they cost nothing, SHN-R42: one comes to the other end, and from there to the other Stairs of here.
struct FreeStairs {
    constexpr SquareSet leave(const Ground& ground, SquareSet from) const { return ground.around(from); }
    constexpr SquareSet arrive(const Ground& ground, SquareSet entered) const {
        const SquareSet beyond = linked(*ground.map, entered & ground.passable) & ground.passable;
        return entered | beyond | (linked(*ground.map, beyond) & ground.passable);
    }
};

// How monsters use them, SHN-131: whoever enters is placed on the next floor.
struct MonsterStairs {
    SquareSet stairs{};
    EnumArray<Link, StairLink> arrivals{{StairLink{}, StairLink{}}};  // on the lower and on the upper floor

    constexpr SquareSet leave(const Ground& ground, SquareSet from) const { return ground.around(from); }
    constexpr SquareSet arrive(const Ground& ground, SquareSet entered) const {
        if ((entered & stairs).empty()) return entered;
        const SquareSet landed = entered & ground.passable;
        SquareSet placed = landed - stairs;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = ground.map->links[link];
            if (!(landed & both.lower).empty()) placed |= arrivals[link].upper;
            if (!(landed & both.upper).empty()) placed |= arrivals[link].lower;
        });
        return placed;
    }
};

// Where one could step at the last three costs: squares that cost more are entered later. The sets move along, because
// an array with a running index would have to lie in memory.
class Lately {
public:
    constexpr void add(SquareSet squares) {
        three_ = two_;
        two_ = one_;
        one_ = squares;
    }
    // What is entered now: what costs one point was stepped to just before, what costs more earlier.
    constexpr SquareSet entered(const Ground& ground) const {
        const SquareSet earlier = ground.hard_cost == 2 ? two_ : ground.hard_cost == 1 ? one_ : three_;
        return (one_ - ground.hard) | (earlier & ground.hard);
    }

private:
    SquareSet one_{};  // cost ago
    SquareSet two_{};
    SquareSet three_{};
};

// Squares by what it costs to come there, one cost after the other.
template <class Stairs>
class Flood {
public:
    constexpr Flood() = default;
    constexpr Flood(const Ground& ground, const Stairs& stairs, Square from)
        : unseen_(ground.passable - SquareSet{from}), now_{from}, is_even_(ground.is_even()),
          is_plain_(is_even_ && ground.map->floors == 1), hard_cost_(is_even_ ? 1 : ground.hard_cost) {
        if (!is_even_) left_.add(stairs.leave(ground, now_));
    }
    constexpr Flood(const Ground& ground, const Stairs& stairs, SquareSet from)
        : unseen_(ground.passable - from), now_(from), is_even_(ground.is_even()),
          is_plain_(is_even_ && ground.map->floors == 1), hard_cost_(is_even_ ? 1 : ground.hard_cost) {
        if (!is_even_) left_.add(stairs.leave(ground, now_));
    }
    constexpr SquareSet now() const { return now_; }
    constexpr int cost() const { return cost_; }
    // Whether there can be any squares further away.
    constexpr bool goes_on() const { return idle_ < hard_cost_; }

    constexpr void spread(const Ground& ground, const Stairs& stairs) {
        ++cost_;
        if (is_plain_) return advance_to(ground.around(now_));
        spread_by_terrain(ground, stairs);
    }

private:
    [[gnu::noinline]] constexpr void spread_by_terrain(const Ground& ground, const Stairs& stairs) {
        const SquareSet entered = is_even_ ? stairs.leave(ground, now_) : left_.entered(ground);
        advance_to(stairs.arrive(ground, entered));
        if (!is_even_) left_.add(stairs.leave(ground, now_));
    }
    constexpr void advance_to(SquareSet squares) {
        now_ = squares & unseen_;
        unseen_.drop(now_);
        idle_ = now_.empty() ? idle_ + 1 : 0;
    }
    SquareSet unseen_{};  // of the passable squares
    SquareSet now_{};
    Lately left_{};  // where one can step from the squares of the last costs
    int cost_ = 0;
    int idle_ = 0;
    bool is_even_ = true;   // no square costs more than another
    bool is_plain_ = true;  // nor are there any Stairs
    int hard_cost_ = 1;     // the most that any costs
};

// The squares where a Hero could come to rest with so many points, if it were on this square.
template <class Stairs>
constexpr SquareSet rests_by(const Stairs& stairs, const Ground& ground, Square from, int points) {
    Flood flood{ground, stairs, stairs.arrive(ground, SquareSet{from})};
    SquareSet rests = flood.now() & ground.standable;
    while (flood.cost() < points && flood.goes_on()) {
        flood.spread(ground, stairs);
        rests |= flood.now() & ground.standable;
    }
    return rests;
}
template <class Rules>
constexpr SquareSet rests_from(const Table<Rules>& table, const Ground& ground, Square from, int points) {
    if (table.rules.knobs.free_stairs) return rests_by(FreeStairs{}, ground, from, points);
    return rests_by(HeroStairs{}, ground, from, points);
}
// Whether there is any.
template <class Stairs>
[[gnu::noinline]] constexpr bool can_rest_by(const Stairs& stairs, const Ground& ground, Square from, int points) {
    Flood flood{ground, stairs, stairs.arrive(ground, SquareSet{from})};
    while ((flood.now() & ground.standable).empty()) {
        if (flood.cost() >= points || !flood.goes_on()) return false;
        flood.spread(ground, stairs);
    }
    return true;
}
template <class Rules>
constexpr bool can_rest(const Table<Rules>& table, const Ground& ground, Square from, int points) {
    if (table.rules.knobs.free_stairs) return can_rest_by(FreeStairs{}, ground, from, points);
    return can_rest_by(HeroStairs{}, ground, from, points);
}

}  // namespace heroes::shining::detail
