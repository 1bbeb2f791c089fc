#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/shire/pieces.hpp>

// What lies on the boards, as bits: whole rows of dice and tokens move at once.
namespace heroes::shire {

// A die, 1 to 7, on some of many places, 0 is no die. Kept as one set for each bit of the number.
template <Enumeration E>
struct DiceRow {
    EnumSet<E> ones{};
    EnumSet<E> twos{};
    EnumSet<E> fours{};

    static constexpr int highest = 7;

    constexpr int operator[](E at) const { return int{ones.has(at)} + 2 * int{twos.has(at)} + 4 * int{fours.has(at)}; }
    constexpr void set(E at, int number) {
        const EnumSet<E> one{at};
        ones = (ones - one) | one.only_if((number & 1) != 0);
        twos = (twos - one) | one.only_if((number & 2) != 0);
        fours = (fours - one) | one.only_if((number & 4) != 0);
    }
    // The places that have a die.
    constexpr EnumSet<E> taken() const { return ones | twos | fours; }
    constexpr bool empty() const { return taken().empty(); }
    // Turns every die of some places down by one: bitwise subtraction, which borrows from the next set.
    constexpr void lower(EnumSet<E> places) {
        const EnumSet<E> all = taken() & places;
        const EnumSet<E> borrow = all - ones;
        const EnumSet<E> borrow_twice = borrow - twos;
        ones = (ones | all) - (ones & all);
        twos = (twos | borrow) - (twos & borrow);
        fours = fours - borrow_twice;
    }

    static constexpr Members members{"ones", "twos", "fours"};
    bool operator==(const DiceRow&) const = default;
};

// The columns of a board.
enum class Column : std::uint8_t { first, second, third, permanent, last = permanent };

constexpr EnumNames<Column> names_of(Column) { return {"1", "2", "3", "permanent"}; }

constexpr Column column(Turns turns) { return static_cast<Column>(index_of(turns) - 1); }
constexpr Turns turns_in(Column column) { return static_cast<Turns>(index_of(column) + 1); }

// How many equal tokens lie in each column, 15 at most.
struct TokenColumns {
    std::uint16_t nibbles = 0;

    static constexpr int most = 15;

    constexpr int operator[](Column at) const { return nibbles >> shift(at) & 0xf; }
    constexpr void set(Column at, int count) {
        nibbles = static_cast<std::uint16_t>((nibbles & ~(0xf << shift(at))) | count << shift(at));
    }
    constexpr void add(Column at, int count) {
        const int sum = (*this)[at] + count;
        set(at, sum < 0 ? 0 : sum > most ? most : sum);
    }
    constexpr bool empty() const { return nibbles == 0; }
    // The first column that has tokens; there must be one.
    constexpr Column oldest() const { return static_cast<Column>(std::countr_zero(nibbles) / 4); }
    // Whether there are tokens beyond the first column.
    constexpr bool reach_on() const { return (nibbles & ~0xf) != 0; }

    static constexpr Members members{"nibbles"};
    bool operator==(const TokenColumns&) const = default;

private:
    static constexpr int shift(Column at) { return 4 * static_cast<int>(index_of(at)); }
};

// The conditions that do not stack, each with its column. All that are held are in `held`, so that asking for one is
// one look. Column 2 has `second` besides, column 3 both, and what is permanent only `third`.
struct ConditionTokens {
    Conditions held{};
    Conditions second{};
    Conditions third{};

    constexpr Turns operator[](Condition condition) const {
        if (!held.has(condition)) return Turns::unstated;
        if (!second.has(condition)) return third.has(condition) ? Turns::permanent : Turns::one;
        return third.has(condition) ? Turns::three : Turns::two;
    }
    constexpr void place(Condition condition, Turns turns) {
        remove({condition});
        const Conditions one{condition};
        held = held | one;
        if (turns == Turns::two || turns == Turns::three) second = second | one;
        if (turns == Turns::three || turns == Turns::permanent) third = third | one;
    }
    constexpr void remove(Conditions conditions) {
        held = held - conditions, second = second - conditions, third = third - conditions;
    }
    constexpr Conditions permanent() const { return third - second; }
    // Those that leave with the next tick.
    constexpr Conditions in_first_column() const { return held - second - third; }
    // Moves some of them one column to the left; from the first they leave, what is permanent stays.
    constexpr void tick(Conditions conditions) {
        const Conditions moving = (conditions & held) - permanent();
        const Conditions from_third = moving & third;
        const Conditions from_second = (moving & second) - third;
        held = held - (moving - second);
        second = second - from_second;
        third = third - from_third;
    }

    static constexpr Members members{"held", "second", "third"};
    bool operator==(const ConditionTokens&) const = default;
};

// Stat tokens of one sign are only ever summed, so sums are kept.
using StatSums = EnumArray<Stat, std::uint8_t>;

struct StatTokens {
    EnumArray<Column, StatSums> raised{};
    EnumArray<Column, StatSums> lowered{};

    constexpr int operator[](Stat stat) const {
        int sum = 0;
        for (const StatSums& column : raised) sum += column[stat];
        if (is_empty(lowered)) return sum;  // mostly
        for (const StatSums& column : lowered) sum -= column[stat];
        return sum;
    }
    constexpr bool empty() const { return is_empty(raised) && is_empty(lowered); }
    // Adds a token; sums stop at what they can hold.
    constexpr void place(Stat stat, int amount, Column at) {
        std::uint8_t& sum = (amount < 0 ? lowered : raised)[at][stat];
        const int grown = sum + (amount < 0 ? -amount : amount);
        sum = static_cast<std::uint8_t>(grown < 255 ? grown : 255);
    }
    // Moves all of them one column to the left.
    constexpr void tick() { tick(raised), tick(lowered); }

    static constexpr Members members{"raised", "lowered"};
    bool operator==(const StatTokens&) const = default;

private:
    static constexpr bool is_empty(const EnumArray<Column, StatSums>& columns) {
        const auto words = std::bit_cast<std::array<std::uint64_t, sizeof columns / sizeof(std::uint64_t)>>(columns);
        std::uint64_t any = 0;
        for (const std::uint64_t word : words) any |= word;
        return any == 0;
    }
    static constexpr void tick(EnumArray<Column, StatSums>& columns) {
        columns[Column::first] = columns[Column::second];
        columns[Column::second] = columns[Column::third];
        columns[Column::third] = StatSums{};
    }
};

// The rolls of an actor in ties of agility, in their order, SHI-R03.
enum class TiePlace : std::uint8_t { last = 7 };
using TieRolls = DiceRow<TiePlace>;

// The conditions that carry a number: Increased DMG, one for each element.
enum class Increased : std::uint8_t { fire, frost, light, poison, shadow, water, last = water };

constexpr Increased increased_of(Condition condition) {
    return static_cast<Increased>(index_of(condition) - index_of(Condition::increased_fire));
}

// The numbers that stand on HP regen tokens.
enum class Regen : std::uint8_t { one, two, three, last = three };

constexpr Regen regen(int number) { return static_cast<Regen>(number - 1); }
constexpr int number_on(Regen regen) { return static_cast<int>(index_of(regen)) + 1; }

using RegenTokens = EnumArray<Regen, TokenColumns>;

constexpr bool is_empty(const RegenTokens& tokens) {
    return (tokens[Regen::one].nibbles | tokens[Regen::two].nibbles | tokens[Regen::three].nibbles) == 0;
}

// Where the spells of a creature lie on its card.
enum class CreatureSlot : std::uint8_t { last = most_creature_spells - 1 };

}  // namespace heroes::shire
