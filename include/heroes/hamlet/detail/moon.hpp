#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/artifacts.hpp>
#include <heroes/hamlet/detail/consumables.hpp>

// Rulebook, "Moon" and "Baron's Decree".
namespace heroes::hamlet::detail {

// HAM-C60, HAM-R87: every hero in play regains health; a host's decree that hurts does not kill.
template <class Game>
constexpr void change_all_health(Game game, DecreeCard decree, int change) {
    for_each_seat(game.table.options, [&](Seat seat) {
        if (!is_in_play(game.table, seat)) return;
        auto& hero = game.table.heroes[seat];
        const int before = hero.health;
        const int wanted = before + change;
        const int after = wanted < 1 ? 1 : wanted < hero.maximum ? wanted : hero.maximum;
        hero.health = static_cast<std::uint8_t>(after);
        game.emit(DecreeEffect{decree, seat, static_cast<std::int8_t>(after - before)});
    });
}

// HAM-C62: in turn order from the active player; the last to decide is laid down first.
template <class Game>
constexpr void recall_artifacts(Game game) {
    const std::size_t players = game.table.options.players;
    for (std::size_t n = players; n-- != 0;) {
        const Seat seat = clockwise(active(game.table), players, n);
        if (is_in_play(game.table, seat) && unfinished_sets(game.table, seat).size() > 1) game.push(ChooseSet{seat});
    }
}

// HAM-207, HAM-208, HAM-210, HAM-R09.
template <class Game>
constexpr void proclaim_decree(Game game) {
    auto& table = game.table;
    const DecreeCards old = table.decrees;
    if (!game.knobs().decrees_accumulate) {
        old.for_each([&](DecreeCard decree) { game.emit(DecreeReplaced{decree}); });
        table.decree_discard = table.decree_discard | old;
        table.decrees = {};
    }
    const auto decree = draw_decree(game, old);
    if (!decree) return;
    table.decrees.insert(*decree);
    game.emit(DecreeDrawn{active(game.table), *decree});
    const Ordinance& ordinance = Game::Rules::content.decrees[*decree].ordinance;
    if (ordinance.health_once != 0) change_all_health(game, *decree, ordinance.health_once);
    if (ordinance.recall_artifacts) recall_artifacts(game);
}

// HAM-205 to HAM-209, HAM-R07: to and fro, with a decree at either end.
template <class Game>
constexpr void move_moon(Game game) {
    auto& table = game.table;
    const std::uint8_t from = table.moon;
    table.moon = static_cast<std::uint8_t>(from + 1 - 2 * int{table.waning});
    game.emit(MoonMoved{from, table.moon});
    if (table.moon != 0 && table.moon + 1 != game.knobs().moon_spaces) return;
    table.waning = table.moon != 0;
    proclaim_decree(game);
}

}  // namespace heroes::hamlet::detail
