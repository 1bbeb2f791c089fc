#pragma once

#include <concepts>
#include <cstdint>

#include <heroes/core/cxx20.hpp>

namespace heroes {

// A source of luck: `below(n)` is uniform over 0 .. n-1, for every n from 1 on.
// Every call is one draw, `below(1)` included, so that the code that asks never has to look at n.
template <class C>
concept Chance = std::copyable<C> && requires(C& chance, std::uint32_t n) {
    { chance.below(n) } -> std::same_as<std::uint32_t>;
};

// Rolls a die whose faces are numbers in a row, and answers the one that it shows. A chance that knows about faces,
// such as scripted dice, is told which die it is.
template <Chance C>
constexpr std::uint32_t roll_die(C& chance, std::uint32_t sides, std::uint32_t lowest_face = 1) {
    if constexpr (requires { chance.roll(sides, lowest_face); })
        return chance.roll(sides, lowest_face);
    else
        return lowest_face + chance.below(sides);
}

namespace detail {

// What to do if a word may favour some answers. It is so rare that it lies apart, and what is left is small enough to
// be inlined wherever dice are rolled.
template <class Word, class DrawWord>
[[gnu::noinline, gnu::cold]] constexpr std::uint64_t redraw(DrawWord&& draw_word, Word n, std::uint64_t product) {
    const auto unfair = static_cast<Word>(static_cast<Word>(0u - n) % n);
    while (static_cast<Word>(product) < unfair) product = std::uint64_t{draw_word()} * n;
    return product;
}

// Lemire, "Fast Random Integer Generation in an Interval" (2019): the high half of word * n is the answer; the
// 2^bits mod n words that would favour some answers are drawn again. The division is needed only if low < n.
// A template on the word, so that a test can go through all the words of eight bits.
template <class Word, class DrawWord>
[[gnu::always_inline]] constexpr Word below_with(DrawWord&& draw_word, Word n) {
    static_assert(std::unsigned_integral<Word> && sizeof(Word) <= sizeof(std::uint32_t));
    auto product = std::uint64_t{draw_word()} * n;
    if (static_cast<Word>(product) < n) product = redraw(draw_word, n, product);
    return static_cast<Word>(product >> (8 * sizeof(Word)));
}

}  // namespace detail

}  // namespace heroes
