#pragma once

#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/passives.hpp>
#include <heroes/shining/detail/push.hpp>

// Rulebook, "Movement": a Hero goes square by square.
namespace heroes::shining::detail {

// SHN-051, SHN-K31.
template <class Rules>
constexpr int move_of(const Table<Rules>& table, Model hero) {
    return type_of(table, table.heroes[hero]).move + passive_of(table, hero, PassiveKind::move);
}
constexpr int move_of(const MonsterType& type, const Monster& monster) {
    return type.move + passive_of(type, monster, PassiveKind::move);
}

// SHN-052 to SHN-055, SHN-118, SHN-126, SHN-130, SHN-R40: the squares a Hero can step to with so many points.
template <class Rules>
constexpr SquareSet steps_of(const Table<Rules>& table, Model model, int points, const Occupied& others) {
    const bool free_stairs = table.rules.knobs.free_stairs;
    if (points < 1 && !free_stairs) return {};
    const Ground ground = ground_of(table, model, others);
    const Square from = table.heroes[model].square;
    const SquareSet beside = ground.around(from) & ground.passable;
    SquareSet steps{};
    if (points >= 1) steps |= beside - ground.hard;
    if (points >= ground.hard_cost) steps |= beside & ground.hard;
    const SquareSet upstairs = linked(*ground.map, from) & ground.passable;
    if (points >= 1 || free_stairs) steps |= upstairs;
    (steps - ground.standable).for_each([&](Square to) {
        const int cost = upstairs.has(to) && free_stairs ? 0 : ground.cost_of(to);
        if (!can_rest(table, ground, to, points - cost)) steps.erase(to);
    });
    return steps;
}
template <class Rules>
constexpr SquareSet steps_of(const Table<Rules>& table, Model model, int points) {
    return steps_of(table, model, points, occupied(table, model));
}
template <class Rules>
constexpr int step_cost(const Table<Rules>& table, Model model, Square to) {
    if (table.rules.knobs.free_stairs && linked(map_of(table), table.heroes[model].square).has(to)) return 0;
    const bool hard = difficult_squares(table).has(to) && !gait_of(table, model).sure;
    return hard ? table.rules.knobs.difficult_cost : 1;
}

template <class Rules>
constexpr Verdict judge_step(const Table<Rules>& table, Model model, Square to, int points) {
    if (steps_of(table, model, points).has(to)) return Verdict::legal();
    const Map& map = map_of(table);
    const Ground ground = ground_of(table, model);
    if (!map.squares.has(to)) return Verdict::refused("SHN-R52: there is no such square");
    const bool beside = ground.around(table.heroes[model].square).has(to);
    if (!beside && !linked(map, table.heroes[model].square).has(to))
        return distance(map, table.heroes[model].square, to) == 1
                   ? Verdict::refused("SHN-135: it lies at another elevation, and there are no steps")
                   : Verdict::refused("SHN-053: a step goes to a square beside this one");
    if (closed_terrain(table, has_passive(table, model, PassiveKind::fly)).has(to))
        return Verdict::refused("SHN-054: this terrain cannot be entered");
    if (!ground.passable.has(to)) return Verdict::refused("SHN-055: another model stands there");
    if (points < 1) return Verdict::refused("SHN-052: the Hero has no movement points left");
    if (points < ground.cost_of(to)) return Verdict::refused("SHN-126: the Hero has too few movement points");
    return Verdict::refused("SHN-R40: there is nowhere to stop beyond");
}

template <class Game>
constexpr void take_step(Game game, Model model, Square to) {
    spend(game, model, Points::movement, step_cost(game.table, model, to));
    game.table.heroes[model].moved = true;
    set_square(game, model, to, MoveReason::own);
}

// SHN-K15, SHN-D27: a move in a reaction.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const Walk& walk, F& f) {
    steps_of(table, walk.hero, walk.points).for_each([&](Square to) { f(Move{to}); });
    if (is_standing(table, walk.hero)) f(Stop{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Walk& walk, const Action& action) {
    if (const auto* step = get_if<Move>(&action)) return judge_step(table, walk.hero, step->to, walk.points);
    if (!holds_alternative<Stop>(action)) return Verdict::refused("SHN-K15: move on, or stop");
    return is_standing(table, walk.hero) ? Verdict::legal()
                                         : Verdict::refused("SHN-R40: the Hero must move on to where it can stand");
}
template <class Game>
constexpr void answer(Game game, const Walk& walk, const Action& action) {
    const auto* step = get_if<Move>(&action);
    game.pop();
    if (step == nullptr) return;
    const int points = walk.points - step_cost(game.table, walk.hero, step->to);
    game.push(Walk{walk.seat, walk.hero, clamped(points)});
    set_square(game, walk.hero, step->to, MoveReason::reaction);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Walk& walk) {
    return is_hero(walk.hero) && table.heroes[walk.hero].player == walk.seat && is_up(table.heroes[walk.hero]) &&
           !table.assaults.empty();
}

}  // namespace heroes::shining::detail
