#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include <heroes/core/enum_array.hpp>

namespace heroes {

namespace detail {

inline constexpr std::uint64_t one_in_each_byte = 0x0101010101010101u;

// For each byte, the number of bits set in it and in all below it. Standard libraries call a function to count bits
// unless the newest processors are asked for.
constexpr std::uint64_t count_bits_up_to_each_byte(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + ((bits >> 2) & 0x3333333333333333u);
    return ((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu) * one_in_each_byte;
}

// The number of bits set.
constexpr std::size_t count_bits(std::uint64_t bits) {
    return static_cast<std::size_t>(count_bits_up_to_each_byte(bits) >> 56);
}

// The same for four bits: all sixteen answers fit into one word.
constexpr std::size_t count_four_bits(std::uint64_t bits) {
    return static_cast<std::size_t>(0x4332322132212110u >> 4 * bits & 0xf);
}

// How many of the eight numbers in the bytes of a word are at most n, all of them compared in one subtraction. None of
// them, nor n, is above 64.
constexpr std::uint64_t count_bytes_up_to(std::uint64_t n, std::uint64_t bytes) {
    return (((n + 128) * one_in_each_byte - bytes) >> 7 & one_in_each_byte) * one_in_each_byte >> 56;
}

// The place of the bit that has n set bits below it: first its byte is found, then its place in that, both without a
// branch, which the luck of the draw would have mispredicted. `sums` counts the bits up to each byte.
constexpr std::size_t place_of_nth_bit(std::uint64_t bits, std::uint64_t n, std::uint64_t sums) {
    const std::uint64_t skipped = 8 * count_bytes_up_to(n, sums);
    const std::uint64_t byte = bits >> skipped & 0xff;
    // Bit i of the byte goes to byte i of a word, and from there to its lowest bit.
    const std::uint64_t spread = byte * one_in_each_byte & 0x8040201008040201u;
    const std::uint64_t ones = (spread + 0x7f * one_in_each_byte) >> 7 & one_in_each_byte;
    return static_cast<std::size_t>(skipped +
                                    count_bytes_up_to(n - (sums << 8 >> skipped & 0xff), ones * one_in_each_byte));
}

template <std::size_t Bits>
using Word = std::conditional_t<
    Bits <= 8, std::uint8_t,
    std::conditional_t<Bits <= 16, std::uint16_t, std::conditional_t<Bits <= 32, std::uint32_t, std::uint64_t>>>;

}  // namespace detail

// A set of enumerators, one bit each, in the smallest word that holds them.
template <Enumeration E>
class EnumSet {
public:
    static_assert(enum_count<E> <= 64, "an EnumSet holds at most 64 enumerators");
    using Bits = detail::Word<enum_count<E>>;

    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> members) {
        for (E e : members) insert(e);
    }

    static constexpr EnumSet all() { return from_bits(universe); }
    // The set with these bits; bits beyond the last enumerator are dropped.
    static constexpr EnumSet from_bits(std::uint64_t bits) {
        EnumSet set;
        set.bits_ = static_cast<Bits>(bits & universe);
        return set;
    }
    constexpr std::uint64_t bits() const { return bits_; }

    constexpr bool has(E e) const { return (bits() & bit(e)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t size() const {
        return enum_count<E> <= 4 ? detail::count_four_bits(bits_) : detail::count_bits(bits_);
    }
    constexpr void insert(E e) { bits_ = static_cast<Bits>(bits() | bit(e)); }
    constexpr void erase(E e) { bits_ = static_cast<Bits>(bits() & ~bit(e)); }

    // The smallest member; there must be one.
    constexpr E front() const {
        assert(!empty());
        return static_cast<E>(std::countr_zero(bits()));
    }
    // The member that has n smaller members; n must be below size().
    constexpr E nth(std::size_t n) const {
        assert(n < size());
        return static_cast<E>(detail::place_of_nth_bit(bits(), n, detail::count_bits_up_to_each_byte(bits())));
    }

    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::uint64_t rest = bits(); rest != 0; rest &= rest - 1) f(static_cast<E>(std::countr_zero(rest)));
    }

    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) { return from_bits(a.bits() | b.bits()); }
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b) { return from_bits(a.bits() & b.bits()); }
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b) { return from_bits(a.bits() & ~b.bits()); }
    bool operator==(const EnumSet&) const = default;

    static constexpr std::uint64_t universe = ~std::uint64_t{0} >> (64 - enum_count<E>);

private:
    static constexpr std::uint64_t bit(E e) { return std::uint64_t{1} << index_of(e); }

    Bits bits_ = 0;
};

}  // namespace heroes
