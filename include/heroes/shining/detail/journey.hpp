#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/routes.hpp>
#include <heroes/shining/detail/sight.hpp>

// Rulebook, "Monster Activation": a move of a monster in the making.
namespace heroes::shining::detail {

// Where a monster can go from where it stands, layer by layer of the same cost: no more than somebody asks for, because
// a monster that can attack at once needs none of it, and the same for its aim and for its move.
template <class Rules>
class Journey {
public:
    constexpr Journey(const Table<Rules>& table, const Monster& monster)
        : table_(table), map_(map_of(table)), type_(type_of(table, monster)), model_(monster.model),
          from_(monster.square) {}
    constexpr Journey(const Table<Rules>& table, Model model) : Journey(table, *find_monster(table, model)) {}

    constexpr Model model() const { return model_; }
    constexpr int distance_to(Square to) const { return distance(map_, from_, to); }

    // SHN-145, SHN-R54: the models that it is the first to come next to; none if there is no way to any.
    constexpr Models first_reached(Models among) {
        const SquareSet around = beside_any(table_, among);
        if (around.has(from_)) return next_to(table_, SquareSet{from_}, among);
        if (table_.rules.knobs.nearest_counts_squares) return cheapest_routes(among);
        look_around();
        const SquareSet sought = around & countable(ground_, others_);
        for (std::size_t cost = 1; has_layer(cost); ++cost)
            if (const SquareSet here = layer(cost) & sought; !here.empty()) return next_to(table_, here, among);
        return flood_.goes_on() ? cheapest_routes(among) : Models{};
    }

    // From now on it goes for this target, if it has one, with so many points.
    constexpr void head_for(std::optional<Model> target, int points) {
        most_ = clamped(points, most_points);
        if (!target) return;
        target_ = square_of(table_, *target);
        if (map_.floors == 1) return;
        look_around();
        settle_arrivals();
        flood_ = Flood{ground_, stairs_, from_};
        last_ = 0;
    }

    // Where it can come to rest.
    constexpr SquareSet stops() {
        look_around();
        SquareSet reach{};
        for (std::size_t cost = 0; has_layer(cost); ++cost) reach |= layer(cost);
        return reach & ground_.standable;
    }

    // SHN-143: the cheapest square from which the attack reaches its target.
    constexpr Square find_attack(const AttackType& attack) {
        const int away = distance_to(target_);
        if (away <= 1 && is_in_range(attack, from_)) return from_;
        if (is_too_far(away, attack.range)) return Square::nowhere;
        look_around();
        const SquareSet blockers = attack.sight ? sight_blockers(table_, others_) : SquareSet{};
        const auto attacks_from = [&](Square at) { return !attack.sight || sees(table_, at, target_, blockers); };
        if (is_in_range(attack, from_) && attacks_from(from_)) return from_;
        const SquareSet squares = squares_in_range(attack) & ground_.standable;
        for (std::size_t cost = 1; has_layer(cost); ++cost)
            for (SquareSet rest = layer(cost) & squares; !rest.empty(); rest.erase(rest.front()))
                if (attacks_from(rest.front())) return rest.front();
        return Square::nowhere;
    }
    // SHN-R64: the cheapest square next to the target.
    constexpr Square find_beside() {
        const int away = distance_to(target_);
        if (away == 1) return from_;
        if (is_too_far(away, 1)) return Square::nowhere;
        look_around();
        return cheapest(beside(map_, target_) & ground_.standable);
    }

    // SHN-144, SHN-R55: as near as it can get.
    constexpr Square find_nearest() {
        look_around();
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(map_, target_);
        const SquareSet among = stops();
        SquareSet best = closest(ground_, stairs_, region, next & ground_.standable, among);
        if (best.empty())
            best = closest(ground_, stairs_, region, next & (countable(ground_, others_) | SquareSet{from_}), among);
        return cheapest(best.empty() ? least_distant(among) : best);
    }

    // Of some squares the cheapest that it can reach, then the first.
    constexpr Square cheapest(SquareSet squares) {
        for (std::size_t cost = 0; has_layer(cost); ++cost)
            if (const SquareSet here = layer(cost) & squares; !here.empty()) return here.front();
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
            f(way[i], i + 1 < way.size() && floor_of(map_, way[i]) != floor_of(map_, way[i + 1]));
        }
    }

private:
    // The first time that somebody asks for more than what is next to it.
    constexpr void look_around() {
        if (ground_.map != nullptr) return;
        others_ = occupied(table_, model_);
        ground_ = ground_for(table_, true, gait_of(type_), others_);
        if (map_.floors != 1) stairs_ = stairs_for(table_, ground_);
        flood_ = Flood{ground_, stairs_, from_};
        keep_layer();
    }

    constexpr SquareSet layer(std::size_t cost) const { return SquareSet::from_words(low_[cost], high_[cost]); }
    constexpr void keep_layer() {
        low_[last_] = flood_.now().low();
        high_[last_] = flood_.now().high();
    }
    constexpr bool has_layer(std::size_t cost) {
        if (cost <= last_ || cost > most_) return cost <= most_;
        if (!flood_.goes_on()) return false;
        flood_.spread(ground_, stairs_);
        ++last_;
        keep_layer();
        return true;
    }

    constexpr Models cheapest_routes(Models among) const {
        const RouteCosts costs = route_costs(table_, model_, among);
        int cheapest = no_route;
        Models models{};
        among.for_each([&](Model model) {
            if (costs[model] < cheapest) models = Models{}, cheapest = costs[model];
            if (costs[model] == cheapest && cheapest != no_route) models.insert(model);
        });
        return models;
    }

    // SHN-R43: whether an attack goes up or down Stairs.
    constexpr bool uses_stairs(const AttackType& attack) const {
        return attack.range > 0 && !attack.has_area() && table_.rules.knobs.stairs_for_attacks;
    }
    constexpr bool is_in_range(const AttackType& attack, Square at) const {
        return distance_on_floor(map_, at, target_) <= attack.range ||
               (uses_stairs(attack) && linked(map_, target_).has(at));
    }
    // Each square on the way costs a point or more.
    constexpr bool is_too_far(int away, int range) const {
        return map_.floors == 1 && away > range + static_cast<int>(most_);
    }
    constexpr SquareSet squares_in_range(const AttackType& attack) const {
        const SquareSet squares = within(map_, target_, attack.range);
        return uses_stairs(attack) ? squares | linked(map_, target_) : squares;
    }

    // SHN-R44: of several free Stair squares the one with the shortest way to the target.
    constexpr void settle_arrivals() {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(map_, target_);
        const MonsterStairs all = stairs_;
        const auto settle = [&](SquareSet& side) {
            if (side.empty()) return;
            SquareSet best = closest(ground_, all, region, next & ground_.standable, side);
            if (best.empty()) best = closest(ground_, all, region, next & countable(ground_, others_), side);
            side = SquareSet{(best.empty() ? side : best).front()};
        };
        for (StairLink& both : stairs_.arrivals) settle(both.lower), settle(both.upper);
    }
    constexpr SquareSet least_distant(SquareSet among) const {
        SquareSet best{};
        int least = no_route;
        among.for_each([&](Square at) {
            const int away = distance(map_, at, target_);
            if (away < least) best = SquareSet{}, least = away;
            if (away == least) best.insert(at);
        });
        return best;
    }
    constexpr std::size_t cost_to(Square square) const {
        std::size_t i = 0;
        while (!layer(i).has(square)) ++i;
        return i;
    }
    // The square from which this one was stepped to at this cost. Nobody steps on Stairs and stays there.
    constexpr Square previous(Square here, std::size_t at) const {
        return stairs_.stairs.has(here) ? Square::nowhere : stepped_from(here, at);
    }
    constexpr Square stepped_from(Square here, std::size_t at) const {
        const auto cost = static_cast<std::size_t>(ground_.cost_of(here));
        if (at < cost) return Square::nowhere;
        const SquareSet before = ground_.around(here) & layer(at - cost);
        return before.empty() ? Square::nowhere : before.front();
    }
    // The Stair square that was entered to be placed here.
    constexpr Square entrance(Square here, std::size_t at) const {
        Square found = Square::nowhere;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = map_.links[link];
            SquareSet doors{};
            if (stairs_.arrivals[link].upper.has(here)) doors |= both.lower;
            if (stairs_.arrivals[link].lower.has(here)) doors |= both.upper;
            (doors & ground_.passable).for_each([&](Square door) {
                const auto cost = static_cast<std::size_t>(ground_.cost_of(door));
                if (!is_square(found) && at >= cost && !(ground_.around(door) & layer(at - cost)).empty()) found = door;
            });
        });
        return found;
    }

    const Table<Rules>& table_;
    const Map& map_;
    const MonsterType& type_;
    Model model_;
    Square from_;
    Square target_ = Square::nowhere;
    Occupied others_{};
    Ground ground_{};
    MonsterStairs stairs_{};
    Flood<MonsterStairs> flood_{};
    std::size_t last_ = 0;            // layer so far
    std::size_t most_ = most_points;  // it may spend
    // The layers so far. Those to come are left unset: to clear them costs more than to flood a few.
    std::uint64_t low_[most_points + 1];
    std::uint64_t high_[most_points + 1];
};

}  // namespace heroes::shining::detail
