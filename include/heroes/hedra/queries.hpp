#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/verbs.hpp>
#include <heroes/hedra/table.hpp>

// Questions about options and tables.
namespace heroes::hedra {

using heroes::for_each_seat;

// Whose turn it is.
template <class Rules>
constexpr Seat active(const Table<Rules>& table) {
    return table.turn.active;
}

// HED-010: one battlefield more than there are players.
constexpr std::size_t battlefield_count(const Options& options) { return options.players + std::size_t{1}; }

constexpr bool in_teams(const Options& options) { return options.teams[Seat::one] != 0; }

// Whether two seats play on the same side; everyone is on their own side.
constexpr bool same_side(const Options& options, Seat a, Seat b) {
    return a == b || (in_teams(options) && options.teams[a] == options.teams[b]);
}

// All dice of the players on a seat's side, its own included.
constexpr DiceSet side_of(const Options& options, Seat seat) {
    DiceSet side = DiceSet::every_die_of(seat);
    if (!in_teams(options)) return side;
    for_each_enumerator<Seat>(
        [&](Seat other) {
            if (options.teams[other] == options.teams[seat]) side = side | DiceSet::every_die_of(other);
        },
        options.players);
    return side;
}

template <class F>
constexpr void for_each_battlefield(const Options& options, F&& f) {
    for_each_enumerator<Battlefield>(f, battlefield_count(options));
}

// The dice on all battlefields together.
template <class Rules>
constexpr DiceSet on_battlefields(const Table<Rules>& table) {
    DiceSet dice{};
    for (const DiceSet& there : table.battlefields) dice = dice | there;
    return dice;
}

// Where a die is.
template <class Rules>
constexpr Space place_of(const Table<Rules>& table, Piece piece) {
    Space place = is_hero(piece.die) ? Space::home : Space::roost;
    for_each_battlefield(table.options,
                         [&](Battlefield at) { place = table.battlefields[at].has(piece) ? space(at) : place; });
    return place;
}

template <class Rules>
constexpr std::uint8_t face_of(const Table<Rules>& table, Piece piece) {
    return table.faces[piece.owner][piece.die];
}

// The heroes a seat has at Home.
template <class Rules>
constexpr DieSet at_home(const Table<Rules>& table, Seat seat) {
    return all_heroes - on_battlefields(table).of(seat);
}

template <class Rules>
constexpr DieSet heroes_at(const Table<Rules>& table, Seat seat, Battlefield at) {
    return table.battlefields[at].of(seat) & all_heroes;
}

// The enemy dice on a battlefield, Dragons included.
template <class Rules>
constexpr DiceSet enemies_at(const Table<Rules>& table, Seat seat, Battlefield at) {
    return table.battlefields[at] - side_of(table.options, seat);
}

template <class Rules>
constexpr bool in_roost(const Table<Rules>& table, Seat seat) {
    return !on_battlefields(table).has({seat, Die::dragon});
}

// HED-191: ready to be unleashed.
template <class Rules>
constexpr bool dragon_ready(const Table<Rules>& table, Seat seat) {
    return table.faces[seat][Die::dragon] >= table.rules.knobs.dragon_ready && in_roost(table, seat);
}

}  // namespace heroes::hedra
