#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/match.hpp>
#include <heroes/hamlet/detail/combat.hpp>
#include <heroes/hamlet/detail/defeat.hpp>
#include <heroes/hamlet/detail/flight.hpp>
#include <heroes/hamlet/detail/game_end.hpp>
#include <heroes/hamlet/detail/hamlet_phase.hpp>
#include <heroes/hamlet/detail/moon.hpp>
#include <heroes/hamlet/detail/victory.hpp>

// Rulebook, "Turn": the Moon, the Hamlet, the Wilderness, and home again.
namespace heroes::hamlet::detail {

// HAM-033, HAM-R08, HAM-R10: Moon and decree come before anything the player does.
template <class Game>
constexpr void begin_turn(Game game, Seat seat) {
    auto& turn = game.table.turn;
    turn.active = seat;
    if (turn.number != 0xffff) ++turn.number;
    game.emit(TurnBegan{seat, turn.round});
    game.push(BeginHamlet{});
    move_moon(game);
    if (game.table.heroless.has(seat)) game.push(DrawHero{seat});
}

// HAM-032, HAM-R33: the Hamlet phase, if the hero lives to see it.
template <class Game>
constexpr void run(Game game, const BeginHamlet&) {
    game.pop();
    // HAM-R47: a player who finds no hero to draw is out, and the turn passes.
    if (game.table.out.has(active(game.table))) return end_turn(game);
    if (game.knobs().status_damage_at_turn_start) suffer(game, Fighter::hero);
    if (hero_of(game).health == 0) return die_at_home(game);
    game.push(HamletPhase{active(game.table)});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const BeginHamlet&) {
    if (table.turn.number == 0) return Verdict::refused("HAM-030: the first turn has not begun");
    return judge_at_home(table);
}

// HAM-044, HAM-R72: a round is over when the next turn would come round to the first player or go past.
template <class Rules>
constexpr bool is_round_over(const Table<Rules>& table, Seat next) {
    const std::size_t players = table.options.players;
    const auto place = [&](Seat seat) {
        const std::size_t beyond = seat < table.turn.start ? players : 0;
        return index_of(seat) + beyond - index_of(table.turn.start);
    };
    return place(next) <= place(table.turn.active);
}

template <class Rules>
constexpr Seat next_player(const Table<Rules>& table) {
    Seat next = clockwise(table.turn.active, table.options.players);
    while (table.out.has(next)) next = clockwise(next, table.options.players);
    return next;
}

// HAM-072, HAM-R72: the stock moves before the next player's Moon.
template <class Game>
constexpr void end_round(Game game) {
    auto& turn = game.table.turn;
    game.emit(RoundEnded{turn.round});
    if (turn.round != 0xffff) ++turn.round;
    move_stock(game);
}

// HAM-042, HAM-170, HAM-R34: what ends with the turn.
template <class Game>
constexpr void come_to_rest(Game game) {
    auto& turn = game.table.turn;
    end_effects(game, Duration::turn);
    if (game.knobs().cured_on_return) cure(game, Fighter::hero, every_status_effect);
    turn = {.round = turn.round, .number = turn.number, .active = turn.active, .start = turn.start};
}

template <class Game>
constexpr void end_turn(Game game) {
    auto& table = game.table;
    table.encounter = {};
    come_to_rest(game);
    game.emit(TurnEnded{active(game.table)});
    if (ends_after_turn(game)) return;
    const Seat next = next_player(table);
    if (is_round_over(table, next)) end_round(game);
    begin_turn(game, next);
}

template <class Game>
constexpr void run(Game game, const EndTurn&) {
    game.pop();
    end_turn(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const EndTurn&) {
    return judge_no_encounter(table);
}

// HAM-R84: by a house rule, whatever happened, no deck lies empty while players decide.
template <class Game>
constexpr void before_waiting(Game game) {
    if (game.knobs().reshuffle_at_once && !is_over(game.table)) reshuffle_at_once(game);
}

}  // namespace heroes::hamlet::detail
