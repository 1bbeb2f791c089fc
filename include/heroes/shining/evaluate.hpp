#pragma once

#include <heroes/core/evaluation.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shining/outcome.hpp>
#include <heroes/shining/play.hpp>
#include <heroes/shining/queries.hpp>

// How well off the party is: an opinion, not a rule.
namespace heroes::shining {

namespace opinion {

// What each thing is worth, in hundredths of a Hero's HP.
inline constexpr int hero_hp = 100;
inline constexpr int hero_up = 250;
inline constexpr int monster_hp = 45;
inline constexpr int monster_gone = 60;
inline constexpr int object_hp = 120;
inline constexpr int square_to_goal = 18;
inline constexpr int goal = 300;
inline constexpr int arrival = 60;
inline constexpr int item = 25;

// How far a Hero is from a goal, as the crow flies; another floor counts as far.
template <class Rules>
constexpr int way_to_goal(const Table<Rules>& table, const Hero& hero, SquareSet goals) {
    const Map& map = detail::map_of(table);
    if (!is_square(hero.square) || goals.empty()) return 0;
    int least = 30;
    goals.for_each([&](Square at) {
        const int away = distance(map, hero.square, at);
        const int steps = away == out_of_reach ? 20 : away;
        least = steps < least ? steps : least;
    });
    return least;
}
template <class Rules>
constexpr int progress(const Table<Rules>& table) {
    const Map& map = detail::map_of(table);
    const Victory& victory = detail::encounter_of(table).victory;
    int value = 0;
    switch (victory.kind) {
        case VictoryKind::all_on_goal:
            for (const Hero& hero : table.heroes) value -= square_to_goal * way_to_goal(table, hero, map.goals);
            return value;
        case VictoryKind::touch_all: {
            const SquareSet left = map.goals - table.encounter.touched;
            for (const Hero& hero : table.heroes) value -= square_to_goal / 2 * way_to_goal(table, hero, left);
            return value - goal * static_cast<int>(left.size());
        }
        case VictoryKind::survive: return arrival * table.initiative.arrivals;
        case VictoryKind::kill_all: break;
        case VictoryKind::kill_boss:
            if (const Monster* boss = detail::find_monster(table, Model::boss)) value -= monster_hp * boss->hp;
            break;
    }
    return value;
}
template <class Rules>
constexpr int strength(const Table<Rules>& table) {
    int value = 0;
    for (const Hero& hero : table.heroes) {
        value += hero_hp * hero.hp + (hero.exhausted ? 0 : hero_up);
        for (const std::uint8_t copies : hero.items) value += item * copies;
    }
    for (const Monster& monster : table.monsters) value -= monster_hp * monster.hp + monster_gone;
    return value + object_hp * table.encounter.object_hp;
}

}  // namespace opinion

// All players are on one side: what is good for one is good for all.
template <class Rules>
constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    PerSeat<int, most_players> worth{};
    const int quests = 4000 * static_cast<int>(table.campaign.done.size()) - 800 * table.campaign.preparations;
    const int merit = opinion::strength(table) + opinion::progress(table) + quests;
    for (int& seat : worth) seat = worth_of_lead(merit - 1500, 4000);
    return worth;
}

}  // namespace heroes::shining
