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

// A move of a monster in the making: what it can reach at what cost.
template <class Rules>
class Journey {
public:
    constexpr Journey(const Table<Rules>& table, Model model, std::optional<Model> target, int points)
        : table_(table), model_(model), from_(square_of(table, model)), ground_(ground_of(table, model)),
          stairs_(stairs_for(table, ground_)) {
        if (target) target_ = square_of(table, *target);
        if (!stairs_.stairs.empty() && target) settle_arrivals();
        Flood flood{ground_, stairs_, from_};
        for (;; flood.spread(), ++last_) {
            layers_[last_] = flood.now();
            reach_ |= flood.now();
            if (last_ == clamped(points, most_points) || !flood.goes_on()) break;
        }
        stops_ = reach_ & ground_.standable;
    }

    constexpr SquareSet stops() const { return stops_; }

    // SHN-143: the cheapest square from which the attack reaches its target.
    constexpr Square find_attack(const AttackType& attack) const {
        const SquareSet blockers = sight_blockers(table_, model_);
        SquareSet near_by = within(*ground_.map, target_, attack.range);
        const bool by_stairs = attack.range > 0 && !attack.has_area();  // SHN-R43
        if (by_stairs && table_.rules.knobs.stairs_for_attacks) near_by |= linked(*ground_.map, target_);
        Square found = Square::nowhere;
        for (std::size_t i = 0; i <= last_ && !is_square(found); ++i)
            (layers_[i] & stops_ & near_by).for_each([&](Square at) {
                if (!is_square(found) && (!attack.sight || sees(table_, at, target_, blockers))) found = at;
            });
        return found;
    }
    // SHN-R64: the cheapest square next to the target.
    constexpr Square find_beside() const { return cheapest(stops_ & beside(*ground_.map, target_)); }

    // SHN-144, SHN-R55: as near as it can get.
    constexpr Square find_nearest() const {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(*ground_.map, target_);
        SquareSet best = closest(ground_, stairs_, region, next & ground_.standable, stops_);
        if (best.empty())
            best = closest(ground_, stairs_, region, next & (countable(table_, ground_, model_) | SquareSet{from_}),
                           stops_);
        return cheapest(best.empty() ? least_distant() : best);
    }

    // Of some squares that it can reach the cheapest, then the first.
    constexpr Square cheapest(SquareSet squares) const {
        for (std::size_t i = 0; i <= last_; ++i)
            if (const SquareSet here = layers_[i] & squares; !here.empty()) return here.front();
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
    // SHN-R44: of several free Stair squares the one with the shortest way to the target.
    constexpr void settle_arrivals() {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(*ground_.map, target_);
        const MonsterStairs all = stairs_;
        const auto settle = [&](SquareSet& side) {
            if (side.empty()) return;
            SquareSet best = closest(ground_, all, region, next & ground_.standable, side);
            if (best.empty()) best = closest(ground_, all, region, next & countable(table_, ground_, model_), side);
            side = SquareSet{(best.empty() ? side : best).front()};
        };
        for (StairLink& both : stairs_.arrivals) settle(both.lower), settle(both.upper);
    }
    constexpr SquareSet least_distant() const {
        SquareSet best{};
        int least = no_route;
        stops_.for_each([&](Square at) {
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
    Model model_;
    Square from_;
    Square target_ = Square::nowhere;
    Ground ground_;
    MonsterStairs stairs_;
    SquareSet layers_[most_points + 1]{};
    SquareSet reach_{};
    SquareSet stops_{};
    std::size_t last_ = 0;
};

}  // namespace heroes::shining::detail
