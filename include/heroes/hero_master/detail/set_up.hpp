#pragma once

#include <cstdint>

#include <heroes/core/deck.hpp>
#include <heroes/hero_master/detail/game_end.hpp>
#include <heroes/hero_master/detail/leaving.hpp>
#include <heroes/hero_master/detail/location.hpp>
#include <heroes/hero_master/detail/phase_one.hpp>

// Rulebook, "Game Setup", step by step.
namespace heroes::hero_master::detail {

// HMA-034 to HMA-037, HMA-046, HMA-047.
template <class Game>
constexpr void create_heroes(Game game) {
    auto& table = game.table;
    const Content& content = Game::Rules::content;
    RaceCards races = content.races.all();
    ClassCards classes = content.classes.all();
    for_each_seat(table.options, [&](Seat seat) {
        auto& hero = table.heroes[seat];
        hero.race = take_any(races, game.chance);
        hero.hero_class = take_any(classes, game.chance);
        hero.deck = own_actions<typename Game::Rules>(hero);
        hero.health = static_cast<std::int8_t>(game.knobs().hero_health);
        hero.marker = game.knobs().hand_size;
        hero.gold = game.knobs().starting_gold;
        game.emit(HeroCreated{seat, hero.race, hero.hero_class});
    });
}

// HMA-039 to HMA-044.
template <class Game>
constexpr void prepare_decks(Game game) {
    auto& table = game.table;
    const Content& content = Game::Rules::content;
    table.unseen_locations = content.locations.all() - LocationCards{content.den};
    table.locations_left = byte(game.knobs().top_locations + game.knobs().locations_with_den + 1);
    table.bosses = content.bosses;
    table.monster_deck = content.monsters.all() - content.bosses;
    table.treasure_deck = content.treasures.all();
    table.fail_deck = content.fails.all();
    table.protest_deck = content.protests;
    table.tokens = game.knobs().action_tokens;
}

// HMA-045, HMA-R19: the highest roll leads, with those who tie for it rolling again.
template <class Game>
constexpr Seat roll_for_leader(Game game) {
    SeatSet rolling = SeatSet::first(game.table.options.players);
    do {
        const SeatSet highest = who_has_most(rolling, [&](Seat seat) {
            const std::uint8_t face = roll(game);
            game.emit(LeaderRolled{seat, face});
            return face;
        });
        rolling = game.knobs().first_roller_wins_ties ? SeatSet{highest.front()} : highest;
    } while (rolling.size() > 1);
    return rolling.front();
}

// HMA-034 to HMA-048.
template <class Game>
constexpr void lay_out(Game game) {
    auto& table = game.table;
    game.emit(GameStarted{table.options.players});
    create_heroes(game);
    prepare_decks(game);
    table.leader = table.options.first_player ? *table.options.first_player : roll_for_leader(game);
    game.emit(FirstPlayerChosen{table.leader});
    draw_hands(game);
}

}  // namespace heroes::hero_master::detail
