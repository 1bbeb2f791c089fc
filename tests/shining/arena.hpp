#pragma once

// Small maps of the tests' own, with the Heroes and monsters of the standard game.

#include <array>

#include <heroes/shining.hpp>

namespace arena {

using namespace heroes;
using namespace heroes::shining;

// An open field with a goal in each corner on the right.
inline constexpr std::string_view field = R"(
................  1..............*
................  2..............*
................  3..............*
................  4..............*
................  ......a.b.c.d...
................  ......e.f.g.h...
................  ......i.........
................  ................
)";
// Obstacles of every kind, and water.
inline constexpr std::string_view thicket = R"(
................  1..............*
...T....b....#..  2...............
................  3...............
....~~~~~~~~....  4...............
....~~~~~~~~....  ......a.b.c.d...
...TT.......TT..  ......e.f.gh....
................  ......i........*
........#.......  ................
)";
// Two floors.
inline constexpr std::string_view tower = R"(
........  1..2....
......==  ........
........  3..4....
........  a.b.c.d.
--
........  *......*
==......  ...!....
........  e.f.g.h.
........  *..i...*
)";
// A platform with one way up.
inline constexpr std::string_view platform = R"(
............  1.....*.....  000011110000
............  2...........  000011110000
....._......  3...........  000011110000
............  4..a.b.c.d..  000000000000
............  ...e.f.g.h..  000000000000
............  ...i........  000000000000
)";
// A corridor one square wide, with something to protect.
inline constexpr std::string_view corridor = R"(
############  ............
#..........#  .1234...a.i.
#.########.#  ............
#..........#  .cde@fghb...
############  ............
)";

inline constexpr std::array<Map, 10> maps{drawn(field), drawn(thicket), drawn(tower), drawn(platform), drawn(corridor),
                                          drawn(field), drawn(field),   drawn(field), drawn(field),    drawn(field)};

constexpr EncounterType battle(std::string_view title, Victory victory, InlineVector<Defeat, 3> defeats) {
    return {.number = title,
            .title = title,
            .a = monster_named("Skeleton"),
            .b = monster_named("Ghoul"),
            .boss = monster_named("Vesper the Lamp-Eater"),
            .set_up = {set_up_line::spawn(Role::a, numbers(1234)), set_up_line::roll_chart()},
            .chart = chart_named("standard"),
            .victory = victory,
            .defeats = defeats,
            .rewards = {reward::stat_up(), reward::recover(1, 2)}};
}
constexpr EncounterType with_monsters(EncounterType encounter, std::string_view a, std::string_view b,
                                      std::string_view boss) {
    encounter.a = monster_named(a);
    encounter.b = monster_named(b);
    encounter.boss = monster_named(boss);
    return encounter;
}
// On a map with two spawn squares for them.
constexpr EncounterType with_two_monsters(EncounterType encounter) {
    encounter.set_up[0] = set_up_line::spawn(Role::a, numbers(12));
    return encounter;
}
constexpr EncounterType without_chart(EncounterType encounter) {
    encounter.chart = chart_named("none");
    return encounter;
}

inline constexpr Defeat events_gone{DefeatKind::events_gone};
inline constexpr Defeat all_down{DefeatKind::exhausted, 4};

inline constexpr std::array<EncounterType, 10> encounters{
    battle("field", {VictoryKind::all_on_goal}, {events_gone, all_down}),
    battle("thicket", {VictoryKind::kill_boss}, {events_gone, all_down}),
    battle("tower", {VictoryKind::touch_all}, {Defeat{DefeatKind::rounds, 9}}),
    battle("platform", {VictoryKind::all_on_goal}, {all_down}),
    with_two_monsters(battle("corridor", {VictoryKind::survive, 4}, {Defeat{DefeatKind::object_lost}})),
    with_monsters(battle("castle", {VictoryKind::kill_all}, {all_down}), "Hollow Guard", "Armored Construct",
                  "Castellan Morrow"),
    with_monsters(battle("sea", {VictoryKind::kill_all}, {all_down}), "Harpy", "Mire Slinger", "The Drowned Idol"),
    with_monsters(without_chart(battle("ice", {VictoryKind::kill_all}, {})), "Frost Wolf", "Rime Acolyte",
                  "The Rime Queen"),
    with_monsters(battle("dark", {VictoryKind::kill_boss}, {events_gone}), "Shadow Knight", "Ash Imp",
                  "The Unlit King"),
    with_monsters(battle("twins", {VictoryKind::kill_all}, {events_gone}), "Skeleton", "Skeleton",
                  "Vesper the Lamp-Eater"),
};

// The printed quests, each of which begins on the field.
inline constexpr auto quests = [] {
    auto all = standard_quests;
    for (QuestType& quest : all) quest.first = EncounterCard{0};
    return all;
}();

constexpr Content make_content() {
    Draft cards = draft_of(standard_content);
    cards.encounters = encounters;
    cards.maps = maps;
    cards.quests = quests;
    return complete(cards);
}
inline constexpr Content content = make_content();

struct ArenaHooks : Hooks {
    static constexpr std::string_view name = "arena";
    static constexpr const Content& content = arena::content;

    bool operator==(const ArenaHooks&) const = default;
};

}  // namespace arena
