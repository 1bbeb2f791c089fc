#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hero_master/detail/board.hpp>

// Rulebook, "Defeated Heroes": wounds, healing, defeat and return.
namespace heroes::hero_master::detail {

// HMA-024, HMA-164: never above full health, which also brings the hand-size marker back.
template <class Game>
constexpr void heal(Game game, Seat seat, int n) {
    auto& hero = game.table.heroes[seat];
    const int full = game.knobs().hero_health;
    const int regained = lower(n, full - hero.health);
    if (regained <= 0) return;
    hero.health = static_cast<std::int8_t>(hero.health + regained);
    game.emit(Healed{seat, byte(regained), hero.health});
    const std::uint8_t most = game.knobs().hand_size;
    if (hero.health != full || hero.marker == most) return;
    game.emit(MarkerMoved{seat, hero.marker, most});
    hero.marker = most;
}

template <class Game>
constexpr void suffer(Game game, Seat seat, int wounds, WoundCause cause) {
    auto& hero = game.table.heroes[seat];
    if (wounds <= 0) return;
    hero.health = small_number(hero.health - wounds);
    game.emit(Wounded{seat, byte(wounds), hero.health, cause});
}

// HMA-154
template <class Rules>
constexpr bool is_beaten(const Table<Rules>& table, Seat seat) {
    return table.heroes[seat].health <= 0;
}

// HMA-155 to HMA-158, HMA-R35, HMA-R81: where the gold of a defeated hero goes.
template <class Rules>
constexpr Gold place_for_gold(const Table<Rules>& table, WoundCause cause) {
    const bool fell = table.attack.marks.has(Mark::monster_defeated);
    switch (cause) {
        case WoundCause::monster: return fell || !table.encounter ? Gold::loot_pile : Gold::encounter;
        case WoundCause::ambusher:
            return !table.ambusher || (fell && table.rules.knobs.fallen_foe_frees_gold) ? Gold::loot_pile
                                                                                        : Gold::ambusher;
        case WoundCause::parting: {
            const auto place = parting_attacker(table);
            return !place                       ? Gold::loot_pile
                   : *place == Place::encounter ? Gold::encounter
                   : *place == Place::ambusher  ? Gold::ambusher
                                                : Gold::lurking;
        }
        case WoundCause::effect: break;
    }
    return Gold::loot_pile;
}
template <class Game>
constexpr void leave_gold(Game game, Seat seat, int gold, Gold place) {
    if (gold <= 0) return;
    if (place == Gold::loot_pile) return lose_to_loot(game, seat, gold);
    auto& table = game.table;
    Monster& monster = place == Gold::encounter  ? *table.encounter
                       : place == Gold::ambusher ? *table.ambusher
                                                 : table.lurking.back();
    table.heroes[seat].gold = byte(table.heroes[seat].gold - gold);
    monster.gold = byte(monster.gold + gold);
    game.emit(GoldMoved{seat, Gold::stash, place, byte(gold), nobody});
}
// HMA-155, HMA-R79
template <class Game>
constexpr void pay_for_defeat(Game game, Seat seat, WoundCause cause) {
    const int stash = game.table.heroes[seat].gold;
    const int due = game.knobs().gold_lost;
    if (stash < due && game.knobs().poor_pay_nothing) return;
    leave_gold(game, seat, lower(stash, due), place_for_gold(game.table, cause));
}

// HMA-R57: whose power defeats its own hero has had the turn, also if an attack was still to be laid in it.
template <class Game>
constexpr bool ends_own_turn(Game game, Seat seat) {
    auto& steps = game.table.steps;
    if (steps.empty()) return false;
    const auto is_turn_of = [&](const auto* turn) { return turn != nullptr && turn->seat == seat; };
    Step& first = steps[0];
    if (!is_turn_of(get_if<LayFirstAttack>(&first)) && !is_turn_of(get_if<JoinEncounter>(&first)) &&
        !is_turn_of(get_if<TakeTurn>(&first)))
        return false;
    first.emplace(NextTurn{seat});
    return true;
}
// HMA-160, HMA-R85, HMA-R114: all attacks of the defeated hero and all bungles they have in play are discarded.
template <class Game>
constexpr void remove_from_combat(Game game, Seat seat) {
    auto& table = game.table;
    auto& hero = table.heroes[seat];
    while (!hero.attacks.empty()) discard_attack(game, seat, hero.attacks.size() - 1, DiscardCause::defeated);
    const bool takes_part = hero.part != Part::undecided && hero.part != Part::declined;
    if (ends_own_turn(game, seat) || takes_part) hero.part = Part::defeated;
    if (game.knobs().bungles_outlive_owner) return;
    for_each_seat(table.options, [&](Seat other) {
        auto& attacks = table.heroes[other].attacks;
        for (std::size_t i = 0; i != attacks.size(); ++i) {
            const bool still_works = game.knobs().bungle_works_after_owners_defeat && i == 0 &&
                                     table.attack.seat == other && table.attack.marks.has(Mark::critical_fail);
            if (attacks[i].bungler == seat && !still_works) discard_bungle(game, attacks[i], DiscardCause::defeated);
        }
    });
}

// HMA-161, HMA-R34, HMA-R82, HMA-R83: the token of a defeated leader passes clockwise.
template <class Game>
constexpr void pass_token_of_defeated(Game game, Seat seat) {
    auto& table = game.table;
    if (table.leader != seat) return;
    if (table.attack.marks.has(Mark::parting) && !game.knobs().token_passes_in_parting_attack) return;
    const bool is_victor = table.attack.seat == seat && table.attack.marks.has(Mark::monster_defeated);
    if (is_victor && game.knobs().beaten_victor_keeps_token) return;
    Seat next = left_of(table, seat);
    if (game.knobs().token_passes_to_participants && table.heroes[seat].part == Part::defeated)
        while (next != seat && table.heroes[next].part != Part::taking_part && table.heroes[next].part != Part::passed)
            next = left_of(table, next);
    if (next == seat) next = left_of(table, seat);
    move_token(game, next, TokenCause::defeated);
}

// HMA-162, HMA-163, HMA-R18, HMA-R80.
template <class Game>
constexpr void come_back(Game game, Seat seat) {
    auto& hero = game.table.heroes[seat];
    const Knobs& knobs = game.knobs();
    const int health = (knobs.return_adds_health ? hero.health : 0) + knobs.returning_health;
    hero.health = static_cast<std::int8_t>(higher(lower(health, knobs.hero_health), 1));
    game.emit(HeroReturned{seat, hero.health});
    if (hero.marker <= knobs.lowest_hand_size) return;
    game.emit(MarkerMoved{seat, hero.marker, byte(hero.marker - 1)});
    --hero.marker;
}

// HMA-154 to HMA-163, HMA-R57.
template <class Game>
constexpr void defeat(Game game, Seat seat, WoundCause cause) {
    auto& table = game.table;
    game.emit(HeroDefeated{seat, cause});
    pay_for_defeat(game, seat, cause);
    remove_from_combat(game, seat);
    pass_token_of_defeated(game, seat);
    come_back(game, seat);
    if (table.attack.seat == seat) table.attack.marks.insert(Mark::attacker_out);
}

// Whether a hero who falls by an effect stays until the attack is over: another one by a house rule, HMA-R105, and the
// victor until the reward is taken, HMA-116.
template <class Rules>
constexpr bool waits_for_defeat(const Table<Rules>& table, Seat seat) {
    if (!is_attack_running(table)) return false;
    if (seat != table.attack.seat) return table.rules.knobs.defeat_waits_for_attack;
    return table.attack.marks.has(Mark::monster_defeated) && table.encounter;
}
// HMA-157, HMA-R105: wounds by an effect; who falls by them is defeated at once, unless that has to wait.
template <class Game>
constexpr void wound(Game game, Seat seat, int wounds) {
    suffer(game, seat, wounds, WoundCause::effect);
    if (is_beaten(game.table, seat) && !waits_for_defeat(game.table, seat)) defeat(game, seat, WoundCause::effect);
}

}  // namespace heroes::hero_master::detail
