#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>

namespace heroes::hedra {

using heroes::name_of;

inline constexpr std::size_t most_players = 6;

// The seven dice of a player. All are heroes except the Dragon.
enum class Die : std::uint8_t { mage, rogue, cleric, warrior, paladin, barbarian, dragon, last = dragon };

using DieSet = EnumSet<Die>;

inline constexpr DieSet all_heroes{Die::mage, Die::rogue, Die::cleric, Die::warrior, Die::paladin, Die::barbarian};

constexpr bool is_hero(Die die) { return die < Die::dragon; }

constexpr EnumNames<Die> names_of(Die) {
    return {"mage", "rogue", "cleric", "warrior", "paladin", "barbarian", "dragon"};
}

// The battlefields in the middle of the table: one more than there are players.
enum class Battlefield : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, last = seventh };

constexpr EnumNames<Battlefield> names_of(Battlefield) { return {"1", "2", "3", "4", "5", "6", "7"}; }

// Anywhere a die can be. A battlefield has the same number in both enums.
enum class Space : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, home, roost, last = roost };

constexpr Space space(Battlefield at) { return static_cast<Space>(at); }
constexpr bool is_battlefield(Space at) { return at < Space::home; }
constexpr Battlefield battlefield(Space at) { return static_cast<Battlefield>(at); }

// A battlefield by its number, counted from 1 as people do, wherever a battlefield or a space is asked for: field(1) is
// the first.
struct Field {
    Battlefield at{};

    constexpr operator Battlefield() const { return at; }
    constexpr operator Space() const { return space(at); }
    friend constexpr bool operator==(Field a, Field b) { return a.at == b.at; }
    friend constexpr bool operator==(Field a, Battlefield b) { return a.at == b; }
    friend constexpr bool operator==(Field a, Space b) { return space(a.at) == b; }
};
constexpr Field field(int number) { return {static_cast<Battlefield>(number - 1)}; }

constexpr EnumNames<Space> names_of(Space) { return {"1", "2", "3", "4", "5", "6", "7", "home", "roost"}; }

// One die of one player.
struct Piece {
    Seat owner{};
    Die die{};

    static constexpr Members members{"owner", "die"};
    bool operator==(const Piece&) const = default;
};

// A set of dice of any players: one byte of bits for each seat.
struct DiceSet {
    std::uint64_t bits = 0;

    static constexpr DiceSet of(Seat owner, DieSet dice) { return {dice.bits() << shift(owner)}; }
    static constexpr DiceSet of(Piece piece) {
        return {std::uint64_t{1} << (shift(piece.owner) + index_of(piece.die))};
    }
    // This die of every player.
    static constexpr DiceSet every(Die die) { return {every_first << index_of(die)}; }
    static constexpr DiceSet every_die_of(Seat owner) { return of(owner, DieSet::all()); }

    constexpr bool has(Piece piece) const { return (bits & of(piece).bits) != 0; }
    constexpr bool empty() const { return bits == 0; }
    constexpr bool is_single() const { return bits != 0 && (bits & (bits - 1)) == 0; }
    constexpr std::size_t size() const { return heroes::detail::count_bits(bits); }
    constexpr void insert(Piece piece) { bits |= of(piece).bits; }
    constexpr void erase(Piece piece) { bits &= ~of(piece).bits; }
    constexpr DieSet of(Seat owner) const { return DieSet::from_bits(bits >> shift(owner)); }
    constexpr Piece front() const { return piece(std::countr_zero(bits)); }

    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1) f(piece(std::countr_zero(rest)));
    }

    friend constexpr DiceSet operator|(DiceSet a, DiceSet b) { return {a.bits | b.bits}; }
    friend constexpr DiceSet operator&(DiceSet a, DiceSet b) { return {a.bits & b.bits}; }
    friend constexpr DiceSet operator-(DiceSet a, DiceSet b) { return {a.bits & ~b.bits}; }
    static constexpr Members members{"bits"};
    bool operator==(const DiceSet&) const = default;

private:
    static constexpr std::uint64_t every_first = 0x0000010101010101;

    static constexpr unsigned shift(Seat owner) { return 8u * static_cast<unsigned>(owner); }
    static constexpr Piece piece(int bit) { return {static_cast<Seat>(bit / 8), static_cast<Die>(bit % 8)}; }
};

// The order of a turn, with the placement before the first turn.
enum class Phase : std::uint8_t { placement, march, attack, clean_up, reinforce, end_of_turn, last = end_of_turn };

constexpr EnumNames<Phase> names_of(Phase) {
    return {"initial placement", "march", "attack", "clean up & scoring", "reinforce", "end of turn"};
}

// What can defeat dice: the attack of a turn, or a Dragon that is unleashed.
enum class Cause : std::uint8_t { attack, unleash, last = unleash };

constexpr EnumNames<Cause> names_of(Cause) { return {"attack", "unleash"}; }

}  // namespace heroes::hedra
