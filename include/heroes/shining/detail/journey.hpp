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
        : table_(table), map_(map_of(table)), monster_(monster), from_(monster.square) {}
    constexpr Journey(const Table<Rules>& table, Model model) : Journey(table, *find_monster(table, model)) {}

    constexpr Model model() const { return monster_.model; }
    constexpr Square from() const { return from_; }
    // Of the monster, among those in play.
    constexpr std::size_t place() const { return static_cast<std::size_t>(&monster_ - table_.monsters.begin()); }
    constexpr int distance_to(Square to) const { return distance(map_, from_, to); }

    // SHN-145, SHN-R54: the models that it is the first to come next to; none if there is no way to any.
    constexpr Models first_reached(Models among) {
        const SquareSet around = beside_any(table_, among);
        if (around.has(from_)) return next_to(table_, SquareSet{from_}, among);
        if (table_.rules.knobs.nearest_counts_squares) return cheapest_routes(among);
        look_around();
        std::size_t cost = 1;
        const SquareSet here = cheapest_of(around & countable(around_->ground, around_->others), cost);
        if (!here.empty()) return next_to(table_, here, among);
        return goes_on() ? cheapest_routes(among) : Models{};
    }

    // From now on it goes for this target, if it has one, with so many points.
    constexpr void head_for(std::optional<Model> target, int points) {
        most_ = clamped(points, most_points);
        if (!target) return;
        target_ = square_of(table_, *target);
        if (map_.floors == 1) return;
        look_around();
        if (comes_to_stairs()) settle_arrivals(*around_->rough);
        around_->rough->flood = Flood{around_->ground, around_->rough->stairs, from_};
        last_ = 0;
    }

    // Where it can come to rest.
    constexpr SquareSet stops() {
        look_around();
        spread_to({});
        SquareSet reach{};
        for (std::size_t cost = 0; cost <= last_ && cost <= most_; ++cost) reach |= layer(cost);
        return reach & around_->ground.standable;
    }

    // SHN-143: the cheapest square from which the attack reaches its target.
    constexpr Square find_attack(const AttackType& attack) {
        const int away = distance_to(target_);
        if (away <= 1 && is_in_range(attack, from_)) return from_;
        if (is_too_far(away, attack.range)) return Square::nowhere;
        look_around();
        // Between squares that are next to each other nothing can stand.
        const bool sight = attack.sight && attack.range > 1;
        const SquareSet blockers = sight ? sight_blockers(table_, around_->others) : SquareSet{};
        const auto attacks_from = [&](Square at) { return !sight || sees(table_, at, target_, blockers); };
        if (is_in_range(attack, from_) && attacks_from(from_)) return from_;
        const SquareSet squares = squares_in_range(attack) & around_->ground.standable;
        for (std::size_t cost = 1;; ++cost) {
            SquareSet rest = cheapest_of(squares, cost);
            if (rest.empty()) return Square::nowhere;
            for (; !rest.empty(); rest.erase(rest.front()))
                if (attacks_from(rest.front())) return rest.front();
        }
    }
    // SHN-R64: the cheapest square next to the target.
    constexpr Square find_beside() {
        const int away = distance_to(target_);
        if (away == 1) return from_;
        if (is_too_far(away, 1)) return Square::nowhere;
        look_around();
        return cheapest(beside(map_, target_) & around_->ground.standable);
    }

    // SHN-144, SHN-R55: as near as it can get.
    constexpr Square find_nearest() {
        const SquareSet next = beside(map_, target_);
        const SquareSet among = stops();
        SquareSet best = closest_to(next & around_->ground.standable, among);
        if (best.empty())
            best = closest_to(next & (countable(around_->ground, around_->others) | SquareSet{from_}), among);
        return cheapest(best.empty() ? least_distant(among) : best);
    }

    // Of some squares the cheapest that it can reach, then the first.
    constexpr Square cheapest(SquareSet squares) {
        std::size_t cost = 0;
        const SquareSet here = cheapest_of(squares, cost);
        return here.empty() ? Square::nowhere : here.front();
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
                at -= static_cast<std::size_t>(around_->ground.cost_of(entered));
            } else {
                at -= static_cast<std::size_t>(around_->ground.cost_of(here));
            }
            here = before;
        }
        for (std::size_t i = way.size(); i-- != 0;) {
            f(way[i], i + 1 < way.size() && floor_of(map_, way[i]) != floor_of(map_, way[i + 1]));
        }
    }

private:
    // What is only needed where some squares cost more than others, or there are Stairs.
    struct Rough {
        constexpr Rough(const Ground& ground, const MonsterStairs& ways, Square from)
            : stairs(ways), flood(ground, stairs, from) {}

        MonsterStairs stairs;
        Flood<MonsterStairs> flood;
        bool settled = false;  // of several squares at the other end of Stairs, which one it comes to
    };
    // What it finds when it looks around.
    struct Surroundings {
        constexpr Surroundings(const Table<Rules>& table, const Monster& monster)
            : others(occupied_besides(table, monster)),
              ground(ground_for(table, true, gait_of(type_of(table, monster), monster), others)),
              is_plain(ground.map->floors == 1 && ground.is_even()),
              unseen(ground.passable - SquareSet{monster.square}) {
            if (!is_plain) rough.emplace(ground, stairs_for(table, ground), monster.square);
        }

        Occupied others;
        Ground ground;
        bool is_plain;                 // every square costs one point, and there are no Stairs
        SquareSet unseen;              // if it is
        std::optional<Rough> rough{};  // if not
    };

    // The first time that somebody asks for more than what is next to it.
    constexpr void look_around() {
        if (!around_) survey();
    }
    [[gnu::noinline]] constexpr void survey() {
        around_.emplace(table_, monster_);
        keep_layer(SquareSet{from_});
        if (around_->is_plain) enter(around_->ground.around(from_));
    }

    constexpr SquareSet layer(std::size_t cost) const { return SquareSet::from_words(low_[cost], high_[cost]); }
    constexpr void keep_layer(SquareSet squares) {
        low_[last_] = squares.low();
        high_[last_] = squares.high();
    }
    // One layer more where every square costs one point and there are no Stairs.
    constexpr void enter(SquareSet squares) {
        const SquareSet now = squares & around_->unseen;
        around_->unseen.drop(now);
        ++last_;
        keep_layer(now);
    }
    // Layer by layer until one has any of these squares, or it can go no farther. What is still unseen is kept in
    // registers meanwhile: g++ would store it word by word and read both words at once, before they have settled.
    constexpr void spread_to(SquareSet wanted) {
        if (!around_->is_plain) return spread_by_terrain(wanted);
        SquareSet now = layer(last_);
        SquareSet unseen = around_->unseen;
        while (last_ < most_ && !now.empty()) {
            now = around_->ground.around(now) & unseen;
            unseen.drop(now);
            ++last_;
            keep_layer(now);
            if (!(now & wanted).empty()) break;
        }
        around_->unseen = unseen;
    }
    constexpr void spread_by_terrain(SquareSet wanted) {
        Flood<MonsterStairs>& flood = around_->rough->flood;
        while (last_ < most_ && flood.goes_on()) {
            flood.spread(around_->ground, around_->rough->stairs);
            ++last_;
            keep_layer(flood.now());
            if (!(flood.now() & wanted).empty()) break;
        }
    }
    constexpr bool goes_on() const {
        return around_->is_plain ? !layer(last_).empty() : around_->rough->flood.goes_on();
    }
    // Of some squares those that it can reach at the least cost, but not below this one, which becomes what they cost.
    constexpr SquareSet cheapest_of(SquareSet squares, std::size_t& cost) {
        for (; cost <= last_ && cost <= most_; ++cost)
            if (const SquareSet here = layer(cost) & squares; !here.empty()) return here;
        if (cost <= last_) return {};
        spread_to(squares);
        if (last_ < cost) return {};
        cost = last_;
        return layer(last_) & squares;
    }

    constexpr Models cheapest_routes(Models among) const {
        const RouteCosts costs = route_costs(table_, monster_.model, among);
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

    // Whether it may have points enough to enter Stairs. If not, where they lead matters only to find the nearest square.
    constexpr bool comes_to_stairs() const {
        bool near_by = false;
        around_->rough->stairs.stairs.for_each(
            [&](Square at) { near_by |= distance_on_floor(map_, from_, at) <= static_cast<int>(most_); });
        return near_by;
    }
    // SHN-R44: of several free Stair squares the one with the shortest way to the target.
    constexpr void settle_arrivals(Rough& rough) {
        MonsterStairs& stairs = rough.stairs;
        rough.settled = true;
        const SquareSet region = around_->ground.passable | SquareSet{from_};
        const SquareSet next = beside(map_, target_);
        const MonsterStairs all = stairs;
        const auto settle = [&](SquareSet& side) {
            if (!side.has_several()) return;
            SquareSet best = closest(around_->ground, all, region, next & around_->ground.standable, side);
            if (best.empty())
                best = closest(around_->ground, all, region, next & countable(around_->ground, around_->others), side);
            side = SquareSet{(best.empty() ? side : best).front()};
        };
        for (StairLink& both : stairs.arrivals) settle(both.lower), settle(both.upper);
    }
    // SHN-R55: the squares among some from which the way to the goals is shortest.
    constexpr SquareSet closest_to(SquareSet goals, SquareSet among) {
        if (map_.floors > 1 && !around_->rough->settled) settle_arrivals(*around_->rough);
        const SquareSet region = around_->ground.passable | SquareSet{from_};
        return around_->is_plain ? closest_by_steps(around_->ground, region, goals, among)
                                 : closest(around_->ground, around_->rough->stairs, region, goals, among);
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
        return around_->rough && around_->rough->stairs.stairs.has(here) ? Square::nowhere : stepped_from(here, at);
    }
    constexpr Square stepped_from(Square here, std::size_t at) const {
        const auto cost = static_cast<std::size_t>(around_->ground.cost_of(here));
        if (at < cost) return Square::nowhere;
        const SquareSet before = around_->ground.around(here) & layer(at - cost);
        return before.empty() ? Square::nowhere : before.front();
    }
    // The Stair square that was entered to be placed here.
    constexpr Square entrance(Square here, std::size_t at) const {
        Square found = Square::nowhere;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = map_.links[link];
            SquareSet doors{};
            if (around_->rough->stairs.arrivals[link].upper.has(here)) doors |= both.lower;
            if (around_->rough->stairs.arrivals[link].lower.has(here)) doors |= both.upper;
            (doors & around_->ground.passable).for_each([&](Square door) {
                const auto cost = static_cast<std::size_t>(around_->ground.cost_of(door));
                if (!is_square(found) && at >= cost && !(around_->ground.around(door) & layer(at - cost)).empty())
                    found = door;
            });
        });
        return found;
    }

    const Table<Rules>& table_;
    const Map& map_;
    const Monster& monster_;
    Square from_;
    Square target_ = Square::nowhere;
    std::optional<Surroundings> around_{};
    std::size_t last_ = 0;            // layer so far
    std::size_t most_ = most_points;  // it may spend
    // The layers so far. Those to come are left unset: to clear them costs more than to flood a few.
    std::uint64_t low_[most_points + 1];
    std::uint64_t high_[most_points + 1];
};

}  // namespace heroes::shining::detail
