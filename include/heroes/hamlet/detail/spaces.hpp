#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hamlet/detail/chapters.hpp>
#include <heroes/hamlet/force.hpp>
#include <heroes/hamlet/queries.hpp>

// What every chapter needs to ask about a table and to change one.
namespace heroes::hamlet::detail {

// A set or none, by a product: a branch on what chance decides is often mispredicted.
template <class Set>
constexpr Set only_if(bool wanted, Set set) {
    return set.only_if(wanted);
}

// HAM-C09: what changes an escape roll on both sides.
template <class Rules>
constexpr int escape_bonus(const Table<Rules>& table, const Force& opponent) {
    const bool heroes_change_it = Rules::content.forces.heroes_change_escapes;
    return opponent.escape() + (heroes_change_it ? hero_force(table).escape() : 0);
}

// The active player's hero.
template <class Game>
constexpr auto& hero_of(Game game) {
    return game.table.heroes[game.table.turn.active];
}

// HAM-043: a turn is its player's, whose hero is alive.
template <class Rules>
constexpr Verdict asks_active(const Table<Rules>& table, Seat seat) {
    if (seat != table.turn.active) return Verdict::refused("HAM-043: it is the turn of another player");
    return is_in_play(table, seat) ? Verdict::legal() : Verdict::refused("HAM-140: the active player has no hero");
}
template <class Rules>
constexpr Verdict judge_no_encounter(const Table<Rules>& table) {
    return table.encounter.at ? Verdict::refused("HAM-097: an encounter must be over first") : Verdict::legal();
}

// HAM-125: a monster is beaten and gone, and its spoils are being taken.
template <class Rules>
constexpr bool is_taking_spoils(const Table<Rules>& table) {
    const auto at = table.encounter.at;
    return at && is_region(*at) && table.encounter.health == 0;
}
template <class Rules>
constexpr Verdict asks_victor(const Table<Rules>& table, Seat seat) {
    if (!is_taking_spoils(table)) return Verdict::refused("HAM-125: no monster was beaten just now");
    return asks_active(table, seat);
}

// HAM-006, HAM-R02: every die has six faces.
template <class Game>
constexpr std::uint8_t roll(Game game) {
    return static_cast<std::uint8_t>(roll_die(game.chance, 6));
}

template <class Game>
constexpr std::uint8_t& health_of(Game game, Fighter fighter) {
    return fighter == Fighter::hero ? hero_of(game).health : game.table.encounter.health;
}
template <class Game>
constexpr void set_health(Game game, Fighter fighter, int health, HealthCause cause) {
    std::uint8_t& now = health_of(game, fighter);
    const std::uint8_t from = now;
    now = static_cast<std::uint8_t>(health < 0 ? 0 : health);
    if (now != from) game.emit(HealthChanged{fighter, from, now, cause});
}
template <class Game>
constexpr void lose_health(Game game, Fighter fighter, int damage, HealthCause cause) {
    set_health(game, fighter, health_of(game, fighter) - damage, cause);
}

}  // namespace heroes::hamlet::detail
