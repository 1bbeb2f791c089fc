#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>

namespace heroes::shining {

inline constexpr std::size_t most_squares = 128;

// A square of the map that is open: floor by floor, row by row from the top, column by column from the left. This is
// the canonical order, SHN-R53. `nowhere` is no square.
enum class Square : std::uint8_t { first, nowhere = 128, last = nowhere };

constexpr Square square(std::size_t index) { return static_cast<Square>(index); }
constexpr bool is_square(Square square) { return square < Square::nowhere; }

namespace detail {

// The two words of a square alone: to look them up takes half the instructions of shifting a bit into the right one of
// them. Both lie in one row of words, because so compilers need one address for both. Nowhere has no bit.
struct SquareWords {
    std::uint64_t of[64 + 256]{};

    constexpr SquareWords() {
        for (std::size_t i = 0; i != 64; ++i) of[64 + i] = std::uint64_t{1} << i;
    }
};
inline constexpr SquareWords square_words{};
constexpr std::uint64_t low_word(Square square) { return square_words.of[64 + index_of(square)]; }
constexpr std::uint64_t high_word(Square square) { return square_words.of[index_of(square)]; }

}  // namespace detail

// A set of squares, one bit each in two words.
class SquareSet {
public:
    constexpr SquareSet() = default;
    constexpr SquareSet(std::initializer_list<Square> squares) {
        for (Square square : squares) insert(square);
    }
    static constexpr SquareSet from_words(std::uint64_t lower, std::uint64_t upper) { return SquareSet(lower, upper); }
    // The first n squares.
    static constexpr SquareSet first(std::size_t n) {
        const auto word = [](std::size_t bits) { return bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits); };
        return from_words(word(n < 64 ? n : 64), word(n < 64 ? 0 : n - 64));
    }

    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }

    // Nowhere is in no set.
    constexpr bool has(Square square) const {
        return ((low_ & detail::low_word(square)) | (high_ & detail::high_word(square))) != 0;
    }
    constexpr void insert(Square square) {
        low_ |= detail::low_word(square);
        high_ |= detail::high_word(square);
    }
    // Leaves it out if it is unwanted, without a branch: beyond the squares there is no bit.
    constexpr void insert_unless(Square square, bool unwanted) {
        insert(static_cast<Square>(index_of(square) | std::size_t{unwanted} << 7));
    }
    constexpr void erase(Square square) {
        low_ &= ~detail::low_word(square);
        high_ &= ~detail::high_word(square);
    }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr std::size_t size() const { return heroes::detail::count_bits(low_) + heroes::detail::count_bits(high_); }
    // Whether it has more than one member.
    constexpr bool has_several() const {
        return (low_ & (low_ - 1)) != 0 || (high_ & (high_ - 1)) != 0 || (low_ != 0 && high_ != 0);
    }
    // The first of them in canonical order; there must be one.
    constexpr Square front() const {
        assert(!empty());
        return square_at(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }

    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::uint64_t rest = low_; rest != 0; rest &= rest - 1) f(square_at(std::countr_zero(rest)));
        for (std::uint64_t rest = high_; rest != 0; rest &= rest - 1) f(square_at(64 + std::countr_zero(rest)));
    }

    // All of them n places on, or n places back; those that leave the 128 squares by it are gone. 0 < n.
    constexpr SquareSet later(std::size_t n) const {
        if (n < 64) return less_than_a_word_later(n);
        return from_words(0, n < most_squares ? low_ << (n - 64) : 0);
    }
    constexpr SquareSet earlier(std::size_t n) const {
        if (n < 64) return less_than_a_word_earlier(n);
        return from_words(n < most_squares ? high_ >> (n - 64) : 0, 0);
    }
    // The same for 0 < n < 64, where this is known.
    constexpr SquareSet less_than_a_word_later(std::size_t n) const {
        return from_words(low_ << n, high_ << n | low_ >> (64 - n));
    }
    constexpr SquareSet less_than_a_word_earlier(std::size_t n) const {
        return from_words(low_ >> n | high_ << (64 - n), high_ >> n);
    }

    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return from_words(a.low_ | b.low_, a.high_ | b.high_);
    }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return from_words(a.low_ & b.low_, a.high_ & b.high_);
    }
    friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
        return from_words(a.low_ & ~b.low_, a.high_ & ~b.high_);
    }
    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
    // Takes out squares that are all in it.
    constexpr void drop(SquareSet members) {
        low_ ^= members.low_;
        high_ ^= members.high_;
    }
    bool operator==(const SquareSet&) const = default;

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("low", self.low_), f("high", self.high_);
    }

private:
    constexpr SquareSet(std::uint64_t lower, std::uint64_t upper) : low_(lower), high_(upper) {}
    static constexpr Square square_at(int i) { return static_cast<Square>(i); }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

}  // namespace heroes::shining
