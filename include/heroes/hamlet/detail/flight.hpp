#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/combat.hpp>
#include <heroes/hamlet/detail/defeat.hpp>

// Rulebook, "Flight": the escape roll, and what it costs.
namespace heroes::hamlet::detail {

// HAM-C20.
template <class Rules>
constexpr bool has_sure_escape(const Table<Rules>& table) {
    const Content& content = Rules::content;
    bool sure = table.turn.favor_running && content.heroes[table.heroes[table.turn.active].card].favor.sure_escape;
    table.turn.running.for_each([&](ItemCard used) { sure = sure || content.items[used].use.sure_escape; });
    return sure;
}

// HAM-143, HAM-C09: a die and what changes it on both sides.
template <class Game>
constexpr bool escapes(Game game, const Force& opponent, bool retreat) {
    const Seat seat = active(game.table);
    if (has_sure_escape(game.table) || (retreat && game.knobs().free_retreat)) {
        game.emit(EscapeRolled{seat, 0, 0, true});
        return true;
    }
    reveal_equipped(game, [](const Passive& gear) { return gear.escape != 0; });
    const int bonus = escape_bonus(game.table, opponent);
    const std::uint8_t face = roll(game);
    const bool escaped = face + bonus >= game.knobs().escape_roll;
    game.emit(EscapeRolled{seat, face, static_cast<std::int8_t>(bonus), escaped});
    return escaped;
}

// HAM-145 to HAM-148, HAM-C26: with all its bonuses against two bare dice.
template <class Game>
constexpr void strike_fleeing_hero(Game game, const Force& opponent) {
    auto& table = game.table;
    roll_dice(game, Fighter::opponent);
    const Blow blow = compare<Fighter::opponent>(
        game, opponent, attack_faces(table) + opponent_attack_bonus(table, opponent), defense_faces(table));
    if (hero_of(game).health != 0 && blow.hit && game.knobs().escape_attack_inflicts)
        inflict(game, Fighter::hero, opponent.inflicts());
}

// HAM-149, HAM-200, HAM-201, HAM-R27: what the opponent gains by it.
template <class Game>
constexpr void gain_by_flight(Game game, bool retreat) {
    const Lair at = *game.table.encounter.at;
    if (retreat && !game.knobs().retreat_mutates) return;
    if (is_region(at))
        mutate(game, region(at));
    else
        remutate_champion(game);
}

// HAM-144, HAM-145: whatever the roll, the turn is over.
template <class Game>
constexpr void return_home(Game game, bool retreat) {
    game.emit(Fled{active(game.table), *game.table.encounter.at, retreat});
    gain_by_flight(game, retreat);
    restore_opponent(game);
    end_turn(game);
}

template <class Game>
constexpr void flee(Game game, bool retreat) {
    auto& encounter = game.table.encounter;
    const Force opponent = opponent_force(game.table);
    if (!escapes(game, opponent, retreat)) {
        encounter.fleeing = true;
        // HAM-R37: by a house rule status damage comes first, and may even kill.
        if (game.knobs().status_damage_before_escape_attack) suffer(game, Fighter::opponent);
        if (encounter.health == 0) return victory(game);
        strike_fleeing_hero(game, opponent);
        if (hero_of(game).health == 0) return defeat(game);
    }
    return_home(game, retreat);
}

}  // namespace heroes::hamlet::detail
