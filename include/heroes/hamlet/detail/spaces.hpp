#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hamlet/detail/chapters.hpp>
#include <heroes/hamlet/force.hpp>
#include <heroes/hamlet/queries.hpp>

// What every chapter needs to ask about a table and to change one.
namespace heroes::hamlet::detail {

// A set or none, without a branch where nobody could foresee which.
template <class E>
constexpr EnumSet<E> only_if(bool wanted, EnumSet<E> set) {
    return EnumSet<E>::from_bits(set.bits() * std::uint64_t{wanted});
}

// Calls f with everything that is in force for the active player's hero.
template <class Rules, class F>
constexpr void for_each_hero_source(const Table<Rules>& table, F&& f) {
    const Content& content = Rules::content;
    const Hero& hero = table.heroes[table.turn.active];
    for (const Item item : hero.slots) f(content.equipped[item]);
    // HAM-R88: a Sigil lies beside the hero; a house rule wants it in a slot, where it was counted already.
    if (!table.rules.knobs.sigils_need_slots)
        hero.sigils.for_each([&](Sigil held) { f(content.sigils[held].ability); });
    table.turn.running.for_each([&](ItemCard used) { f(content.items[used].use.buff); });
    if (table.turn.favor_running) f(content.heroes[hero.card].favor.buff);
    table.decrees.for_each([&](DecreeCard decree) { f(content.decrees[decree].ordinance.heroes); });
}

// Calls f with everything that is in force for the opponent.
template <class Rules, class F>
constexpr void for_each_opponent_source(const Table<Rules>& table, F&& f) {
    const Content& content = Rules::content;
    if (is_region(*table.encounter.at)) {
        const RegionSpace& space = table.regions[region(*table.encounter.at)];
        f(content.monsters[*space.monster].ability);
        for (const MutationCard mutation : space.mutations) f(content.mutations[mutation].ability);
    } else {
        for (const auto& mutation : table.champion.mutations) f(content.mutations[*mutation].ability);
    }
    table.decrees.for_each([&](DecreeCard decree) { f(content.decrees[decree].ordinance.monsters); });
}

// HAM-C09: what changes an escape roll on both sides.
template <class Rules>
constexpr int escape_bonus(const Table<Rules>& table, const Force& opponent) {
    int sum = 0;
    const auto count = [&](const Passive& passive) { sum += passive.escape; };
    if (forces_of<Rules>.any_hero_has_escape && hero_force(table).has_escape()) for_each_hero_source(table, count);
    if (opponent.has_escape()) for_each_opponent_source(table, count);
    return sum;
}

// HAM-C06: of several TieStrikes the highest counts.
template <class Rules>
constexpr int tie_strike(const Table<Rules>& table, Fighter attacker) {
    int most = 0;
    const auto count = [&](const Passive& passive) { most = passive.tie_strike > most ? passive.tie_strike : most; };
    if (attacker == Fighter::hero)
        for_each_hero_source(table, count);
    else
        for_each_opponent_source(table, count);
    return most;
}

// The active player's hero.
template <class Game>
constexpr Hero& hero_of(Game game) {
    return game.table.heroes[game.table.turn.active];
}

// HAM-006, HAM-R02: every die has six faces.
template <class Game>
constexpr std::uint8_t roll(Game game) {
    return static_cast<std::uint8_t>(game.chance.below(6) + 1);
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
