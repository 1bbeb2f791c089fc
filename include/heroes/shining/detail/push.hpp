#pragma once

#include <cstdint>

#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/passives.hpp>

// Rulebook, "PUSHX".
namespace heroes::shining::detail {

// SHN-107, SHN-R66: directly away, along the longer offset; both if they are equal.
struct PushWays {
    bool any = false;
    Direction first{};
    Direction second{};
};
template <class Rules>
constexpr PushWays push_ways(const Table<Rules>& table, Square from, Square at) {
    const Map& map = map_of(table);
    if (!is_square(from) || !is_square(at) || floor_of(map, from) != floor_of(map, at) || from == at) return {};
    const int columns = static_cast<int>(column_of(map, at)) - static_cast<int>(column_of(map, from));
    const int rows = static_cast<int>(row_of(map, at)) - static_cast<int>(row_of(map, from));
    const Direction across = columns < 0 ? Direction::left : Direction::right;
    const Direction along = rows < 0 ? Direction::up : Direction::down;
    const int wide = columns < 0 ? -columns : columns;
    const int high = rows < 0 ? -rows : rows;
    if (wide == high) return {true, across, along};
    return wide > high ? PushWays{true, across, across} : PushWays{true, along, along};
}

// SHN-108 to SHN-110, SHN-R67, SHN-R68: how far it goes.
struct PushPath {
    int squares = 0;  // moved
    bool completed = false;
};
template <class Rules>
constexpr SquareSet open_to_push(const Table<Rules>& table, Model target, const Occupied& others) {
    const Knobs& knobs = table.rules.knobs;
    SquareSet in_the_way = others.heroes | others.object;
    if (!knobs.push_passes_monsters || !is_monster(target)) in_the_way |= others.monsters;
    if (knobs.exhausted_block_movement) in_the_way |= others.party;
    return open_terrain(table, false) - in_the_way;
}
template <class Rules>
constexpr PushPath push_path(const Table<Rules>& table, Model target, Direction direction, int squares) {
    const Map& map = map_of(table);
    const Knobs& knobs = table.rules.knobs;
    const Occupied others = occupied(table, target);
    const SquareSet open = open_to_push(table, target, others);
    const SquareSet hard = knobs.push_pays_difficult ? difficult_squares(table) : SquareSet{};
    const Passage& passage = passage_of(table, false);
    PushPath path;
    SquareSet at{square_of(table, target)};
    int paid = 0;
    int steps = 0;
    while (paid < squares) {
        at = shifted(map, at & passage[direction], direction) & open;
        if (at.empty()) break;
        paid += hard.has(at.front()) ? knobs.difficult_cost : 1;
        if (paid > squares) break;
        ++steps;
        if (others.all().has(at.front())) continue;
        path = {steps, paid == squares};
    }
    return path;
}

// SHN-V11: one square after the other, because each could end the encounter.
template <class Game>
constexpr void set_square(Game game, Model model, Square to, MoveReason reason) {
    auto& table = game.table;
    Square& at = is_hero(model) ? table.heroes[model].square : find_monster(table, model)->square;
    const Square from = at;
    at = to;
    game.emit(ModelMoved{model, from, to, reason});
    if (is_hero(model)) arrive(game, model);
}

// SHN-106 to SHN-113.
template <class Game>
constexpr void push(Game game, Model attacker, Model target, Direction direction, int squares) {
    auto& table = game.table;
    game.emit(PushStarted{attacker, target, direction, clamped(squares)});
    const PushPath path = push_path(table, target, direction, squares);
    const Map& map = map_of(table);
    for (int i = 0; i != path.squares; ++i) {
        const Square next = shifted(map, SquareSet{square_of(table, target)}, direction).front();
        set_square(game, target, next, MoveReason::push);
        if (!is_fighting(table) || !is_in_play(table, target)) return;
    }
    game.emit(PushEnded{target, clamped(path.squares), path.completed});
    if (!path.completed) damage(game, target, game.knobs().push_damage, DamageCause::blocked_push);
}

// SHN-K14: whether a push does anything at all.
template <class Rules>
constexpr bool can_be_pushed(const Table<Rules>& table, Model target) {
    if (target == Model::object || !is_in_play(table, target) || has_passive(table, target, PassiveKind::sturdy))
        return false;
    return !is_hero(target) || !table.heroes[target].exhausted || table.rules.knobs.exhausted_can_be_pushed;
}

// A Push was generated: monsters push, players are asked, SHN-R36, SHN-R65.
template <class Game>
constexpr void generate_push(Game game, Model attacker, Model target, int squares) {
    auto& table = game.table;
    if (!can_be_pushed(table, target)) return;
    const Square last = table.assaults.back().from;
    const Square from = is_in_play(table, attacker) ? square_of(table, attacker) : last;
    const PushWays ways = push_ways(table, from, square_of(table, target));
    const bool asked = !is_monster(attacker) && (!game.knobs().push_mandatory || ways.first != ways.second);
    if (ways.any && asked) return game.push(ChoosePush{table.heroes[attacker].player, target, clamped(squares)});
    if (ways.any) return push(game, attacker, target, ways.first, squares);
    if (!game.knobs().push_between_floors_hurts) return;
    game.emit(PushEnded{target, 0, false});
    damage(game, target, game.knobs().push_damage, DamageCause::blocked_push);
}

// The ways that the question is about.
template <class Rules>
constexpr PushWays ways_of(const Table<Rules>& table, const ChoosePush& choice) {
    if (table.assaults.empty()) return {};
    const Assault& assault = table.assaults.back();
    const Square from = is_in_play(table, assault.attacker) ? square_of(table, assault.attacker) : assault.from;
    return push_ways(table, from, square_of(table, choice.target));
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChoosePush& choice, F& f) {
    const PushWays ways = ways_of(table, choice);
    f(Push{ways.first});
    if (ways.first != ways.second) f(Push{ways.second});
    if (!table.rules.knobs.push_mandatory) f(Decline{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChoosePush& choice, const Action& action) {
    const PushWays ways = ways_of(table, choice);
    if (const auto* chosen = get_if<Push>(&action))
        return chosen->direction == ways.first || chosen->direction == ways.second
                   ? Verdict::legal()
                   : Verdict::refused("SHN-107: a push goes directly away from the attacker");
    if (!holds_alternative<Decline>(action)) return Verdict::refused("SHN-106: push the target, or decline");
    return table.rules.knobs.push_mandatory ? Verdict::refused("SHN-R65: by this rule a push is not declined")
                                            : Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const ChoosePush& choice, const Action& action) {
    const Model attacker = game.table.assaults.back().attacker;
    game.pop();
    if (const auto* chosen = get_if<Push>(&action))
        return push(game, attacker, choice.target, chosen->direction, choice.squares);
    game.emit(PushDeclined{attacker, choice.target});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChoosePush& choice) {
    if (table.assaults.empty() || !is_hero(table.assaults.back().attacker)) return false;
    const Hero& hero = table.heroes[table.assaults.back().attacker];
    return hero.player == choice.seat && is_monster(choice.target) && can_be_pushed(table, choice.target) &&
           choice.squares != 0 && ways_of(table, choice).any;
}

}  // namespace heroes::shining::detail
