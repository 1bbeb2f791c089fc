#pragma once

#include <cstdint>

#include <heroes/hedra/detail/chapters.hpp>
#include <heroes/hedra/queries.hpp>

// What every chapter needs to ask about a table and to change one.
namespace heroes::hedra::detail {

// The dice whose abilities reach each other: a player's own (HED-259), or the side's by a house rule.
template <class Rules>
constexpr DiceSet friends_of(const Table<Rules>& table, Seat seat) {
    return table.rules.knobs.team_shared_abilities ? side_of(table.options, seat) : DiceSet::every_die_of(seat);
}

// HED-295: whom the question of a step in the turn is put to.
template <class Rules>
constexpr Verdict asks_active(const Table<Rules>& table, Seat seat) {
    return seat == table.turn.active ? Verdict::legal()
                                     : Verdict::refused("HED-295: only the active player is asked this");
}

// HED-040: the steps of a turn come one after the other.
template <class Rules>
constexpr Verdict asks_between_battles(const Table<Rules>& table, Seat seat) {
    if (table.turn.round == 0) return Verdict::refused("HED-038: the first turn begins when all dice are placed");
    if (table.battle != Battle{})
        return Verdict::refused("HED-040: a battle must be over before the next step of the turn");
    return asks_active(table, seat);
}

constexpr bool exists(const Options& options, Battlefield at) { return index_of(at) < battlefield_count(options); }
constexpr bool exists(const Options& options, Piece piece) {
    return index_of(piece.owner) < options.players && piece.die <= Die::last;
}

// HED-113: clean-up asks the owners of dice on the battlefield where the battle was.
template <class Rules>
constexpr Verdict asks_in_clean_up(const Table<Rules>& table, Seat seat, Space at) {
    if (index_of(seat) >= table.options.players) return Verdict::refused("HED-041: there is no such seat");
    return at == space(table.battle.at) ? Verdict::legal()
                                        : Verdict::refused("HED-113: the battle was on another battlefield");
}

template <class Rules>
constexpr int lowest_face(const Rules& rules, Die die) {
    return rules.knobs.zero_is_zero && Rules::dice[die].has_zero ? 0 : 1;
}

// HED-004, HED-R02: every die gives each of its faces evenly.
template <class Game>
constexpr std::uint8_t roll(Game game, Piece piece) {
    auto& table = game.table;
    const auto lowest = static_cast<std::uint32_t>(lowest_face(table.rules, piece.die));
    const auto face = roll_die(game.chance, Game::Rules::dice[piece.die].sides, lowest);
    return table.faces[piece.owner][piece.die] = static_cast<std::uint8_t>(face);
}
template <class Game>
constexpr void reroll(Game game, Piece piece, RerollCause cause) {
    const auto before = face_of(game.table, piece);
    game.emit(DieRerolled{piece, before, roll(game, piece), cause});
}
// HED-R48: the dice of one roll fall in a fixed order.
template <class Game>
constexpr void reroll(Game game, DiceSet pieces, RerollCause cause) {
    pieces.for_each([&](Piece piece) { reroll(game, piece, cause); });
}

// HED-215: a Dragon that returns to its Roost is set to its first value.
template <class Game>
constexpr void reset_dragon(Game game, Seat seat) {
    game.table.faces[seat][Die::dragon] = 1;
    game.emit(DragonReset{seat, 1});
}

// Puts a die somewhere else.
template <class Game>
constexpr void relocate(Game game, Piece piece, Space from, Space to, MoveReason reason) {
    auto& battlefields = game.table.battlefields;
    if (is_battlefield(from)) battlefields[battlefield(from)].erase(piece);
    if (is_battlefield(to)) battlefields[battlefield(to)].insert(piece);
    game.emit(DieMoved{piece, from, to, reason});
    if (to == Space::roost) reset_dragon(game, piece.owner);
}

}  // namespace heroes::hedra::detail
