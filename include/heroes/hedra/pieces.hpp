#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/seat.hpp>

namespace heroes::hedra {

inline constexpr std::size_t most_players = 6;

// The seven dice of a player. All are heroes except the Dragon.
enum class Die : std::uint8_t { mage, rogue, cleric, warrior, paladin, barbarian, dragon, last = dragon };

using DieSet = EnumSet<Die>;

inline constexpr DieSet all_heroes{Die::mage, Die::rogue, Die::cleric, Die::warrior, Die::paladin, Die::barbarian};

constexpr bool is_hero(Die die) { return die < Die::dragon; }

constexpr std::string_view name_of(Die die) {
    constexpr std::array<const char*, enum_count<Die>> names{"mage",    "rogue",     "cleric", "warrior",
                                                             "paladin", "barbarian", "dragon"};
    return index_of(die) < names.size() ? names[index_of(die)] : "no die";
}

// The battlefields in the middle of the table: one more than there are players.
enum class Battlefield : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, last = seventh };

// A battlefield by its number, counted from 1 as people do: field(1) is the first.
constexpr Battlefield field(int number) { return static_cast<Battlefield>(number - 1); }

constexpr std::string_view name_of(Battlefield at) {
    constexpr std::array<const char*, enum_count<Battlefield>> names{"1", "2", "3", "4", "5", "6", "7"};
    return index_of(at) < names.size() ? names[index_of(at)] : "no battlefield";
}

// Anywhere a die can be. A battlefield has the same number in both enums.
enum class Space : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, home, roost, last = roost };

constexpr Space space(Battlefield at) { return static_cast<Space>(at); }
constexpr bool is_battlefield(Space at) { return at < Space::home; }
constexpr Battlefield battlefield(Space at) { return static_cast<Battlefield>(at); }

constexpr std::string_view name_of(Space at) {
    if (at == Space::home) return "home";
    if (at == Space::roost) return "roost";
    return is_battlefield(at) ? name_of(battlefield(at)) : "no space";
}

// One die of one player.
struct Piece {
    Seat owner{};
    Die die{};

    bool operator==(const Piece&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("owner", self.owner);
        f("die", self.die);
    }
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
    bool operator==(const DiceSet&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("bits", self.bits);
    }

private:
    static constexpr std::uint64_t every_first = 0x0000010101010101;

    static constexpr unsigned shift(Seat owner) { return 8u * static_cast<unsigned>(owner); }
    static constexpr Piece piece(int bit) { return {static_cast<Seat>(bit / 8), static_cast<Die>(bit % 8)}; }
};

// The order of a turn, with the placement before the first turn.
enum class Phase : std::uint8_t { placement, march, attack, clean_up, reinforce, end_of_turn, last = end_of_turn };

constexpr std::string_view name_of(Phase phase) {
    constexpr std::array<const char*, enum_count<Phase>> names{"initial placement",  "march",     "attack",
                                                               "clean up & scoring", "reinforce", "end of turn"};
    return index_of(phase) < names.size() ? names[index_of(phase)] : "no phase";
}

// What can defeat dice: the attack of a turn, or a Dragon that is unleashed.
enum class Cause : std::uint8_t { attack, unleash, last = unleash };

constexpr std::string_view name_of(Cause cause) { return cause == Cause::attack ? "attack" : "unleash"; }

}  // namespace heroes::hedra
