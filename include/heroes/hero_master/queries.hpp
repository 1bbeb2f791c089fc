#pragma once

#include <cstddef>
#include <optional>

#include <heroes/core/verbs.hpp>
#include <heroes/hero_master/pieces.hpp>
#include <heroes/hero_master/player_board.hpp>
#include <heroes/hero_master/table.hpp>
#include <heroes/hero_master/tally.hpp>

// Questions about a table; those about one hero and one attack have headers of their own.
namespace heroes::hero_master {

using heroes::for_each_seat;

// Who sits n places clockwise of a seat.
template <class Rules>
constexpr Seat left_of(const Table<Rules>& table, Seat seat, std::size_t n = 1) {
    return clockwise(seat, table.options.players, n);
}

// HMA-080, HMA-R104: whether a hero has Action cards in play.
template <class Rules>
constexpr bool is_present(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    if (table.rules.knobs.participants_are_present) return hero.part == Part::taking_part || hero.part == Part::passed;
    if (!hero.attacks.empty()) return true;
    for (const auto& other : table.heroes)
        for (const LaidAttack& laid : other.attacks)
            if (laid.bungler == seat) return true;
    return false;
}

// HMA-R53: whether an attack has such an effect as long as it is laid.
template <class Rules>
constexpr bool works_while_laid(const Table<Rules>& table, ActionCard card, Kind kind) {
    return Rules::content.actions[card].effects.has(kind) && table.rules.knobs.laid_cards_work;
}

// The monster at a place of the game board, if there is one.
template <class Rules>
constexpr const Monster* monster_at(const Table<Rules>& table, Place place) {
    if (place == Place::encounter) return table.encounter ? &*table.encounter : nullptr;
    if (place == Place::ambusher) return table.ambusher ? &*table.ambusher : nullptr;
    return index_of(place) < table.lurking.size() ? &table.lurking[index_of(place)] : nullptr;
}

// HMA-R30: whether a monster is left at this Location.
template <class Rules>
constexpr bool are_monsters_left(const Table<Rules>& table) {
    return table.encounter || table.ambusher || !table.lurking.empty();
}

// HMA-094, HMA-R31: which monster makes the parting attack.
template <class Rules>
constexpr std::optional<Place> parting_attacker(const Table<Rules>& table) {
    if (!table.lurking.empty()) return lurking(table.lurking.size() - 1);
    if (table.rules.knobs.only_lurkers_make_parting_attacks) return {};
    if (table.encounter) return Place::encounter;
    return table.ambusher ? std::optional<Place>{Place::ambusher} : std::nullopt;
}

}  // namespace heroes::hero_master
