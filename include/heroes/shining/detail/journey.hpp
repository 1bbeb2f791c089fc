#pragma once

#include <cstddef>
#include <optional>

#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/detail/aim.hpp>
#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/routes.hpp>
#include <heroes/shining/detail/sight.hpp>

// Rulebook, "Monster Activation": a move of a monster in the making.
namespace heroes::shining::detail {

// What a monster can reach at what cost, layer by layer: no more layers than somebody asks for, because a monster that
// can attack from where it stands needs none.
template <class Rules>
class Journey {
public:
    constexpr Journey(const Table<Rules>& table, Model model, std::optional<Model> target, int points)
        : table_(table),
          from_(square_of(table, model)),
          most_(clamped(points, most_points)),
          others_(occupied(table, model)),
          ground_(ground_of(table, model, others_)),
          stairs_(stairs_for(table, ground_)),
          flood_(ground_, stairs_, from_),
          reach_(flood_.now()) {
        layers_[0] = flood_.now();
        if (target) target_ = square_of(table, *target);
        if (target && !stairs_.stairs.empty()) settle_arrivals();
    }
    Journey(const Journey&) = delete;
    Journey& operator=(const Journey&) = delete;

    // Where it can come to rest.
    constexpr SquareSet stops() {
        while (spread()) {
        }
        return reach_ & ground_.standable;
    }

    // SHN-143: the cheapest square from which the attack reaches its target.
    constexpr Square find_attack(const AttackType& attack) {
        const SquareSet blockers = attack.sight ? sight_blockers(table_, others_) : SquareSet{};
        const auto attacks_from = [&](Square at) { return !attack.sight || sees(table_, at, target_, blockers); };
        if (ground_.standable.has(from_) && is_in_range(attack, from_) && attacks_from(from_)) return from_;
        const SquareSet squares = squares_in_range(attack) & ground_.standable;
        for (std::size_t cost = 1; has_layer(cost); ++cost)
            for (SquareSet rest = layers_[cost] & squares; !rest.empty(); rest.erase(rest.front()))
                if (attacks_from(rest.front())) return rest.front();
        return Square::nowhere;
    }
    // SHN-R64: the cheapest square next to the target.
    constexpr Square find_beside() { return cheapest(beside(*ground_.map, target_) & ground_.standable); }

    // SHN-144, SHN-R55: as near as it can get.
    constexpr Square find_nearest() {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(*ground_.map, target_);
        SquareSet best = closest(ground_, stairs_, region, next & ground_.standable, stops());
        if (best.empty())
            best = closest(ground_, stairs_, region, next & (countable(ground_, others_) | SquareSet{from_}), stops());
        return cheapest(best.empty() ? least_distant() : best);
    }

    // Of some squares the cheapest that it can reach, then the first.
    constexpr Square cheapest(SquareSet squares) {
        for (std::size_t cost = 0; has_layer(cost); ++cost)
            if (const SquareSet here = layers_[cost] & squares; !here.empty()) return here.front();
        return Square::nowhere;
    }

    // Calls f(square, by_stairs) for each square on the way. Only listeners need it.
    template <class F>
    constexpr void for_each_step(Square to, F&& f) const {
        InlineVector<Square, 2 * most_points + 2> way{};
        std::size_t at = cost_to(to);
        for (Square here = to; here != from_;) {
            way.push_back(here);
            Square before = previous(here, at);
            if (!is_square(before)) {
                const Square entered = entrance(here, at);
                way.push_back(entered);
                before = stepped_from(entered, at);
                at -= static_cast<std::size_t>(ground_.cost_of(entered));
            } else {
                at -= static_cast<std::size_t>(ground_.cost_of(here));
            }
            here = before;
        }
        for (std::size_t i = way.size(); i-- != 0;) {
            f(way[i], i + 1 < way.size() && floor_of(*ground_.map, way[i]) != floor_of(*ground_.map, way[i + 1]));
        }
    }

private:
    constexpr bool spread() {
        if (last_ == most_ || !flood_.goes_on()) return false;
        flood_.spread();
        layers_[++last_] = flood_.now();
        reach_ |= flood_.now();
        return true;
    }
    constexpr bool has_layer(std::size_t cost) { return cost <= last_ || spread(); }

    // SHN-R43: whether an attack goes up or down Stairs.
    constexpr bool uses_stairs(const AttackType& attack) const {
        return attack.range > 0 && !attack.has_area() && table_.rules.knobs.stairs_for_attacks;
    }
    constexpr bool is_in_range(const AttackType& attack, Square at) const {
        const Map& map = *ground_.map;
        if (floor_of(map, at) == floor_of(map, target_)) return distance(map, at, target_) <= attack.range;
        return uses_stairs(attack) && linked(map, target_).has(at);
    }
    constexpr SquareSet squares_in_range(const AttackType& attack) const {
        const SquareSet squares = within(*ground_.map, target_, attack.range);
        return uses_stairs(attack) ? squares | linked(*ground_.map, target_) : squares;
    }

    // SHN-R44: of several free Stair squares the one with the shortest way to the target.
    constexpr void settle_arrivals() {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(*ground_.map, target_);
        const MonsterStairs all = stairs_;
        const auto settle = [&](SquareSet& side) {
            if (side.empty()) return;
            SquareSet best = closest(ground_, all, region, next & ground_.standable, side);
            if (best.empty()) best = closest(ground_, all, region, next & countable(ground_, others_), side);
            side = SquareSet{(best.empty() ? side : best).front()};
        };
        for (StairLink& both : stairs_.arrivals) settle(both.lower), settle(both.upper);
    }
    constexpr SquareSet least_distant() {
        SquareSet best{};
        int least = no_route;
        stops().for_each([&](Square at) {
            const int away = distance(*ground_.map, at, target_);
            if (away < least) best = SquareSet{}, least = away;
            if (away == least) best.insert(at);
        });
        return best;
    }
    constexpr std::size_t cost_to(Square square) const {
        std::size_t i = 0;
        while (!layers_[i].has(square)) ++i;
        return i;
    }
    // The square from which this one was stepped to at this cost. Nobody steps on Stairs and stays there.
    constexpr Square previous(Square here, std::size_t at) const {
        return stairs_.stairs.has(here) ? Square::nowhere : stepped_from(here, at);
    }
    constexpr Square stepped_from(Square here, std::size_t at) const {
        const auto cost = static_cast<std::size_t>(ground_.cost_of(here));
        if (at < cost) return Square::nowhere;
        const SquareSet before = ground_.around(SquareSet{here}) & layers_[at - cost];
        return before.empty() ? Square::nowhere : before.front();
    }
    // The Stair square that was entered to be placed here.
    constexpr Square entrance(Square here, std::size_t at) const {
        Square found = Square::nowhere;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = ground_.map->links[link];
            SquareSet doors{};
            if (stairs_.arrivals[link].upper.has(here)) doors |= both.lower;
            if (stairs_.arrivals[link].lower.has(here)) doors |= both.upper;
            (doors & ground_.passable).for_each([&](Square door) {
                const auto cost = static_cast<std::size_t>(ground_.cost_of(door));
                if (!is_square(found) && at >= cost && !(ground_.around(SquareSet{door}) & layers_[at - cost]).empty())
                    found = door;
            });
        });
        return found;
    }

    const Table<Rules>& table_;
    Square from_;
    Square target_ = Square::nowhere;
    std::size_t most_;  // points
    Occupied others_;
    Ground ground_;
    MonsterStairs stairs_;
    Flood<MonsterStairs> flood_;
    SquareSet layers_[most_points + 1]{};
    SquareSet reach_;
    std::size_t last_ = 0;  // layer so far
};

}  // namespace heroes::shining::detail
