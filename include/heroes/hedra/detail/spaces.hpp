#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/hedra/table.hpp>

namespace heroes::hedra {

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
constexpr void for_each_seat(const Options& options, F&& f) {
    for_each_enumerator<Seat>(f, options.players);
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

namespace detail {

// The dice whose abilities reach each other: a player's own (HED-259), or the side's by a house rule.
template <class Rules>
constexpr DiceSet friends_of(const Table<Rules>& table, Seat seat) {
    return table.rules.knobs.team_shared_abilities ? side_of(table.options, seat) : DiceSet::every_die_of(seat);
}

constexpr bool exists(const Options& options, Battlefield at) { return index_of(at) < battlefield_count(options); }
constexpr bool exists(const Options& options, Piece piece) {
    return index_of(piece.owner) < options.players && piece.die <= Die::last;
}

template <class Rules>
constexpr int lowest_face(const Rules& rules, Die die) {
    return rules.knobs.zero_is_zero && Rules::dice[die].has_zero ? 0 : 1;
}

// Everything that a rule needs while it is carried out. It is handed on by value: two references travel in registers.
template <class Rules_, class C, class Emit>
struct Playing {
    using Rules = Rules_;

    Table<Rules>& table;
    C& chance;
    [[no_unique_address]] Listener<Emit> emit;

    constexpr const Knobs& knobs() const { return table.rules.knobs; }
    constexpr Seat active() const { return table.turn.active; }

    template <class S>
    constexpr void push(const S& step) {
        push_step(table.steps, step);
    }
    constexpr void pop() { table.steps.pop_back(); }

    // HED-004, HED-R02: every die gives each of its faces evenly.
    constexpr std::uint8_t roll(Piece piece) {
        const auto face = chance.below(Rules::dice[piece.die].sides) +
                          static_cast<std::uint32_t>(lowest_face(table.rules, piece.die));
        return table.faces[piece.owner][piece.die] = static_cast<std::uint8_t>(face);
    }
    constexpr void reroll(Piece piece, RerollCause cause) {
        const auto before = face_of(table, piece);
        emit(DieRerolled{piece, before, roll(piece), cause});
    }
    // HED-R48: the dice of one roll fall in a fixed order.
    constexpr void reroll(DiceSet pieces, RerollCause cause) {
        pieces.for_each([&](Piece piece) { reroll(piece, cause); });
    }

    // Puts a die somewhere else. HED-215: a Dragon that returns to its Roost is set to its first value.
    constexpr void relocate(Piece piece, Space from, Space to, MoveReason reason) {
        if (is_battlefield(from)) table.battlefields[battlefield(from)].erase(piece);
        if (is_battlefield(to)) table.battlefields[battlefield(to)].insert(piece);
        emit(DieMoved{piece, from, to, reason});
        if (to == Space::roost) reset_dragon(piece.owner);
    }
    constexpr void reset_dragon(Seat seat) {
        table.faces[seat][Die::dragon] = 1;
        emit(DragonReset{seat, 1});
    }
};

template <class Game>
constexpr void clean_up(Game game);

}  // namespace detail

}  // namespace heroes::hedra
