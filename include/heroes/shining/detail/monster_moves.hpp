#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/detail/aim.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/journey.hpp>

// Rulebook, "Monster Activation" and "RetreatX": monsters come nearer, and go away.
namespace heroes::shining::detail {

template <class Game>
inline constexpr bool is_heard = !std::is_same_v<std::remove_cvref_t<decltype(std::declval<Game>().emit)>, Ignore>;

// The monster goes there, square by square for whoever listens.
template <class Game, class J>
constexpr void travel(Game game, const J& journey, Square to, MoveReason reason) {
    Square& at = game.table.monsters[journey.place()].square;
    if (at == to) return;
    if constexpr (is_heard<Game>) {
        Square from = at;
        journey.for_each_step(to, [&](Square next, bool placed) {
            game.emit(ModelMoved{journey.model(), from, next, placed ? MoveReason::stairs : reason});
            from = next;
        });
    }
    at = to;
}

// SHN-K76, SHN-K77: towards the target, with an attack in mind or without.
template <class Game, class J>
constexpr void approach(Game game, J& journey, Model target, int points, const AttackType* attack, MoveReason reason) {
    journey.head_for(target, points);
    Square to = attack != nullptr ? journey.find_attack(*attack) : journey.find_beside();
    if (!is_square(to)) to = journey.find_nearest();
    travel(game, journey, to, reason);
}

// SHN-114, SHN-R58: how good a square is to retreat to.
struct Refuge {
    int farther = 0;  // Heroes whose distance grew
    int sum = 0;
    int nearest = 0;

    constexpr bool operator<(const Refuge& other) const {
        if (farther != other.farther) return farther < other.farther;
        return sum != other.sum ? sum < other.sum : nearest < other.nearest;
    }
};
// The Heroes on its floor that can act, and how far away they are now.
struct Pursuer {
    Square square{};
    int away = 0;
};
using Pursuers = InlineVector<Pursuer, party_size>;
template <class Rules>
constexpr Pursuers pursuers_of(const Table<Rules>& table, Square from) {
    const Map& map = map_of(table);
    Pursuers pursuers{};
    for (const Hero& hero : table.heroes)
        if (is_up(hero) && floor_of(map, hero.square) == floor_of(map, from))
            pursuers.push_back({hero.square, distance(map, from, hero.square)});
    return pursuers;
}
template <class Rules>
constexpr Refuge refuge_at(const Table<Rules>& table, const Pursuers& pursuers, Square at) {
    Refuge refuge{.nearest = no_route};
    for (const Pursuer& pursuer : pursuers) {
        const int away = distance(map_of(table), at, pursuer.square);
        refuge.farther += away > pursuer.away;
        refuge.sum += away;
        refuge.nearest = away < refuge.nearest ? away : refuge.nearest;
    }
    if (table.rules.knobs.retreat_by_sum) refuge.farther = refuge.nearest = 0;
    return refuge;
}
// SHN-115, SHN-116. Where no Hero is on its floor there is nothing to retreat from.
template <class Game, class J>
constexpr void retreat(Game game, J& journey, std::optional<Model> target, int points) {
    auto& table = game.table;
    const Pursuers pursuers = pursuers_of(table, journey.from());
    if (pursuers.empty()) return;
    journey.head_for(target, points);
    Square best = Square::nowhere;
    Refuge most{};
    journey.stops().for_each([&](Square at) {
        const Refuge refuge = refuge_at(table, pursuers, at);
        if (!is_square(best) || most < refuge) best = at, most = refuge;
    });
    travel(game, journey, best, MoveReason::retreat);
}

// SHN-K99: one after the other in canonical order, until the players are asked for whom one of them goes.
template <class Game>
constexpr void advance(Game game, Advance work) {
    auto& table = game.table;
    constexpr AiType nearest{};
    bool asked = false;
    for_each_model(table, [&](Model model) {
        if (asked || !work.left.has(model)) return;
        Journey journey{table, model};
        Models targets = std::exchange(work.targets, Models{});
        if (targets.empty()) targets = best_targets(table, journey, nearest, eligible(table, TargetRule::nearest));
        asked = do_players_choose(table, targets);
        if (asked) return game.push(work), ask_which(game, targets);
        work.left.erase(model);
        if (!targets.empty())
            approach(game, journey, break_tie(game, targets), work.points, nullptr, MoveReason::advance);
    });
}
template <class Game>
constexpr void advance_monsters(Game game, int points) {
    Models all{};
    for (const Monster& monster : game.table.monsters) all.insert(monster.model);
    advance(game, Advance{.left = all, .points = clamped(points)});
}
template <class Game>
constexpr void run(Game game, const Advance& work) {
    game.pop();
    advance(game, work);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Advance& work) {
    bool in_play = true;
    work.left.for_each([&](Model model) { in_play &= is_monster(model) && is_in_play(table, model); });
    work.targets.for_each([&](Model model) { in_play &= !is_monster(model) && is_in_play(table, model); });
    return in_play;
}

}  // namespace heroes::shining::detail
