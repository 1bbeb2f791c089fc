#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/inventory.hpp>

// Rulebook, "Fatigue": one encounter too many in a turn.
namespace heroes::hamlet::detail {

inline constexpr std::uint8_t most_fatigue = 3;  // HAM-168

// HAM-166, HAM-169: it hurts, unless something wards it off.
template <class Game>
constexpr void take_fatigue(Game game) {
    auto& turn = game.table.turn;
    auto& hero = hero_of(game);
    reveal_equipped(game, [](const Passive& gear) { return gear.fatigue_ward; });
    int damage = hero_force(game.table).fatigue_ward() ? 0 : game.knobs().fatigue_damage;
    if (game.knobs().fatigue_never_kills && damage >= hero.health) damage = hero.health - 1;
    ++turn.fatigue;
    game.emit(FatigueTaken{turn.active, turn.fatigue, static_cast<std::uint8_t>(damage)});
    lose_health(game, Fighter::hero, damage, HealthCause::fatigue);
}

// HAM-164, HAM-165, HAM-R50: how many tokens the encounters of this turn have cost; a hero that died of the last one
// has none any more. By a house rule the next token is due only when the next encounter begins.
template <class Rules>
constexpr int fatigue_due(const Table<Rules>& table) {
    if (!is_in_play(table, table.turn.active)) return 0;
    const bool next_is_later = table.rules.knobs.fatigue_before_encounter && !table.encounter.at;
    const int due = table.turn.encounters - (next_is_later ? 2 : 1);
    return due < 0 ? 0 : due;
}

// HAM-163 to HAM-168, HAM-R50: from the second encounter on each costs a token, and the third token leads home.
// Whether the turn is over by that.
template <class Game>
constexpr bool tire(Game game) {
    if (game.table.turn.encounters < 2) return false;
    take_fatigue(game);
    if (hero_of(game).health == 0) return die_of_fatigue(game), true;
    if (game.table.turn.fatigue < most_fatigue) return false;
    game.emit(ForcedHome{active(game.table)});
    end_turn(game);
    return true;
}

}  // namespace heroes::hamlet::detail
