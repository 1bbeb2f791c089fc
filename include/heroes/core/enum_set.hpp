#pragma once

#include <array>
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

// The place of the lowest bit set; of no bits the last place, which spares a branch.
constexpr std::size_t lowest_bit(std::uint64_t bits) {
    return static_cast<std::size_t>(std::countr_zero(bits | std::uint64_t{1} << 63));
}

// In which byte a word has reached more than n bits, as the place of that byte's lowest bit. `sums` counts the bits up
// to each byte, and all of them are compared with n in one subtraction; neither they nor n are above 64.
constexpr std::size_t byte_with_more_than(std::uint64_t n, std::uint64_t sums) {
    constexpr std::uint64_t highest = 0x80 * one_in_each_byte;
    return lowest_bit(((sums | highest) - (n + 1) * one_in_each_byte) & highest) & 56;
}

// How many bits a byte has: bit i of the byte goes to byte i of a word, and from there to its lowest bit.
constexpr std::uint64_t count_bits_of_byte(std::uint64_t byte) {
    const std::uint64_t spread = byte * one_in_each_byte & 0x8040201008040201u;
    return ((spread + 0x7f * one_in_each_byte) >> 7 & one_in_each_byte) * one_in_each_byte >> 56;
}

// For each byte, the places of its bits in their order. Looked up, a place is known sooner than by arithmetic, and
// a decision of Hero Master, which draws many cards, takes eleven instructions less.
struct PlacesInByte {
    std::uint8_t of[256][8]{};

    constexpr PlacesInByte() {
        for (unsigned byte = 0; byte != 256; ++byte)
            for (unsigned place = 0, n = 0; place != 8; ++place)
                if ((byte >> place & 1) != 0) of[byte][n++] = static_cast<std::uint8_t>(place);
    }
};
inline constexpr PlacesInByte places_in_byte{};

// The place of the bit that has n set bits below it: first its byte is found, then its place in that, both without a
// branch, which the luck of the draw would have mispredicted. `sums` counts the bits up to each byte.
constexpr std::size_t place_of_nth_bit(std::uint64_t bits, std::uint64_t n, std::uint64_t sums) {
    const std::size_t skipped = byte_with_more_than(n, sums);
    return skipped + places_in_byte.of[bits >> skipped & 0xff][n - (sums << 8 >> skipped & 0xff)];
}

template <std::size_t Bits>
using Word = std::conditional_t<
    Bits <= 8, std::uint8_t,
    std::conditional_t<Bits <= 16, std::uint16_t, std::conditional_t<Bits <= 32, std::uint32_t, std::uint64_t>>>;

}  // namespace detail

// A set of enumerators, one bit each, in the smallest word that holds them; below is one for more than 64. It may have
// room for the first N enumerators only. Sets of different room turn into each other by themselves, as long as there is
// room for all members.
template <Enumeration E, std::size_t N = enum_count<E>>
class EnumSet {
public:
    static_assert(N <= enum_count<E>, "an EnumSet has no room for more than all enumerators");
    using Bits = detail::Word<N>;
    static constexpr std::size_t room = N;

    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> members) {
        for (E e : members) insert(e);
    }
    template <std::size_t M>
        requires(M != N)
    constexpr explicit(false) EnumSet(EnumSet<E, M> set) : EnumSet(first_of(set)) {
        assert(lower() == set.lower() && upper() == set.upper());
    }

    static constexpr EnumSet all() { return from_bits(universe); }
    // The set with these bits; bits beyond the last enumerator are dropped.
    static constexpr EnumSet from_bits(std::uint64_t bits) {
        EnumSet set;
        set.bits_ = static_cast<Bits>(bits & universe);
        return set;
    }
    constexpr std::uint64_t bits() const { return bits_; }
    constexpr std::uint64_t lower() const { return bits_; }  // of a set with more room there is an upper word
    constexpr std::uint64_t upper() const { return 0; }
    // Of the members of another set those that there is room for.
    template <std::size_t M>
    static constexpr EnumSet first_of(EnumSet<E, M> set) {
        return from_bits(set.lower());
    }
    // The first so many enumerators.
    static constexpr EnumSet first(std::size_t n) {
        return n == 0 ? EnumSet{} : from_bits(~std::uint64_t{0} >> (64 - n));
    }

    constexpr bool has(E e) const { return (bits() & bit(e)) != 0; }
    // The same for any value whatever, those that are no enumerators included.
    constexpr bool holds(E e) const { return index_of(e) < N && has(e); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t size() const { return N <= 4 ? detail::count_four_bits(bits_) : detail::count_bits(bits_); }
    // Whether it has more than one member; to know that takes three instructions, to count them twenty.
    constexpr bool has_several() const { return (bits() & (bits() - 1)) != 0; }
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

    // The member that has n = choose(size()) smaller members. Counted once, how many there are also tells where each
    // is.
    template <class Choose>
    constexpr E any(Choose&& choose) const {
        if constexpr (N <= 8) {
            const std::uint64_t size = detail::count_bits_of_byte(bits());
            return static_cast<E>(detail::places_in_byte.of[bits()][choose(static_cast<std::uint32_t>(size))]);
        }
        const std::uint64_t sums = detail::count_bits_up_to_each_byte(bits());
        return static_cast<E>(detail::place_of_nth_bit(bits(), choose(static_cast<std::uint32_t>(sums >> 56)), sums));
    }
    // Takes so many members out, each as any chooses it, and calls f with each. The members are counted only once.
    template <class Choose, class F>
    constexpr void take_out(std::size_t n, Choose&& choose, F&& f) {
        std::uint64_t sums = detail::count_bits_up_to_each_byte(bits());
        for (; n != 0; --n) {
            const std::size_t place =
                detail::place_of_nth_bit(bits(), choose(static_cast<std::uint32_t>(sums >> 56)), sums);
            sums -= detail::one_in_each_byte << (place & 56);
            erase(static_cast<E>(place));
            f(static_cast<E>(place));
        }
    }

    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::uint64_t rest = bits(); rest != 0; rest &= rest - 1) f(static_cast<E>(std::countr_zero(rest)));
    }

    // All of it or nothing, without a branch: one on what chance decides is often mispredicted.
    constexpr EnumSet only_if(bool wanted) const { return of_members(bits() * std::uint64_t{wanted}); }

    // What the set is made of, for those who write it down: f(word, bytes) for each word; and from f(bytes, universe),
    // which answers the word, a set again.
    static constexpr std::size_t byte_count = sizeof(Bits);
    template <class F>
    constexpr void for_each_word(F&& f) const {
        f(bits(), byte_count);
    }
    template <class F>
    static constexpr EnumSet read_words(F&& f) {
        return from_bits(f(byte_count, universe));
    }

    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) { return of_members(a.bits() | b.bits()); }
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b) { return of_members(a.bits() & b.bits()); }
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b) { return of_members(a.bits() & ~b.bits()); }
    bool operator==(const EnumSet&) const = default;

    static constexpr std::uint64_t universe = ~std::uint64_t{0} >> (64 - N);

private:
    static constexpr std::uint64_t bit(E e) { return std::uint64_t{1} << index_of(e); }
    // The set with these bits, all of which belong to enumerators: compilers cannot know that and would mask them.
    static constexpr EnumSet of_members(std::uint64_t bits) {
        EnumSet set;
        set.bits_ = static_cast<Bits>(bits);
        return set;
    }

    Bits bits_ = 0;
};

namespace detail {

#pragma pack(push, 4)
// The bits of a set that a word cannot hold. Packed, because 96 cards of a kind are plenty: with two whole words each
// the sets of a table would take a fifth more to copy.
template <std::size_t Bits>
struct TwoWords {
    std::uint64_t lower = 0;
    Word<Bits - 64> upper = 0;

    bool operator==(const TwoWords&) const = default;
};
#pragma pack(pop)

}  // namespace detail

// A set of more enumerators than a word has bits.
template <Enumeration E, std::size_t N>
    requires(N > 64)
class EnumSet<E, N> {
public:
    static_assert(N <= enum_count<E> && N <= 128, "an EnumSet holds at most 128 enumerators");
    using Upper = detail::Word<N - 64>;
    static constexpr std::size_t room = N;

    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> members) {
        for (E e : members) insert(e);
    }
    template <std::size_t M>
        requires(M != N)
    constexpr explicit(false) EnumSet(EnumSet<E, M> set) : EnumSet(first_of(set)) {
        assert(lower() == set.lower() && upper() == set.upper());
    }

    static constexpr EnumSet all() { return from_words(~std::uint64_t{0}, upper_universe); }
    // The set with these bits; bits beyond the last enumerator are dropped.
    static constexpr EnumSet from_words(std::uint64_t lower, std::uint64_t upper) {
        EnumSet set;
        set.words_.lower = lower;
        set.words_.upper = static_cast<Upper>(upper & upper_universe);
        return set;
    }
    // Of the members of another set those that there is room for.
    template <std::size_t M>
    static constexpr EnumSet first_of(EnumSet<E, M> set) {
        return from_words(set.lower(), set.upper());
    }
    // The first so many enumerators.
    static constexpr EnumSet first(std::size_t n) {
        if (n <= 64) return EnumSet<E, 64>::first(n);
        return from_words(~std::uint64_t{0}, ~std::uint64_t{0} >> (128 - n));
    }
    constexpr std::uint64_t lower() const { return words_.lower; }
    constexpr std::uint64_t upper() const { return words_.upper; }

    constexpr bool has(E e) const {
        const std::uint64_t word = index_of(e) < 64 ? lower() : upper();
        return (word >> index_of(e) % 64 & 1) != 0;
    }
    // The same for any value whatever, those that are no enumerators included.
    constexpr bool holds(E e) const { return index_of(e) < N && has(e); }
    constexpr bool empty() const { return (lower() | upper()) == 0; }
    constexpr std::size_t size() const { return detail::count_bits(lower()) + detail::count_bits(upper()); }
    constexpr void insert(E e) { *this = *this | of(e); }
    constexpr void erase(E e) { *this = *this - of(e); }

    // The smallest member; there must be one.
    constexpr E front() const {
        assert(!empty());
        return static_cast<E>(lower() != 0 ? std::countr_zero(lower()) : 64 + std::countr_zero(upper()));
    }
    // The member that has n smaller members; n must be below size().
    constexpr E nth(std::size_t n) const {
        assert(n < size());
        const std::uint64_t sums = detail::count_bits_up_to_each_byte(lower());
        if (n < sums >> 56) return static_cast<E>(detail::place_of_nth_bit(lower(), n, sums));
        return static_cast<E>(
            64 + detail::place_of_nth_bit(upper(), n - (sums >> 56), detail::count_bits_up_to_each_byte(upper())));
    }

    template <class Choose>
    constexpr E any(Choose&& choose) const {
        const std::uint64_t lower_sums = detail::count_bits_up_to_each_byte(lower());
        const std::uint64_t upper_sums = detail::count_bits_up_to_each_byte(upper());
        const std::uint64_t n = choose(static_cast<std::uint32_t>((lower_sums >> 56) + (upper_sums >> 56)));
        const bool above = n >= lower_sums >> 56;
        return static_cast<E>(std::size_t{64} * above + detail::place_of_nth_bit(above ? upper() : lower(),
                                                                                 n - (lower_sums >> 56) * above,
                                                                                 above ? upper_sums : lower_sums));
    }

    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::uint64_t rest = lower(); rest != 0; rest &= rest - 1) f(static_cast<E>(std::countr_zero(rest)));
        for (std::uint64_t rest = upper(); rest != 0; rest &= rest - 1) f(static_cast<E>(64 + std::countr_zero(rest)));
    }

    constexpr EnumSet only_if(bool wanted) const {
        return from_words(lower() * std::uint64_t{wanted}, upper() * std::uint64_t{wanted});
    }

    static constexpr std::size_t byte_count = 8 + sizeof(Upper);
    template <class F>
    constexpr void for_each_word(F&& f) const {
        f(lower(), std::size_t{8});
        f(upper(), sizeof(Upper));
    }
    template <class F>
    static constexpr EnumSet read_words(F&& f) {
        const std::uint64_t lower = f(std::size_t{8}, ~std::uint64_t{0});
        return from_words(lower, f(sizeof(Upper), upper_universe));
    }

    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) {
        return from_words(a.lower() | b.lower(), a.upper() | b.upper());
    }
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b) {
        return from_words(a.lower() & b.lower(), a.upper() & b.upper());
    }
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b) {
        return from_words(a.lower() & ~b.lower(), a.upper() & ~b.upper());
    }
    bool operator==(const EnumSet&) const = default;

    static constexpr std::uint64_t upper_universe = ~std::uint64_t{0} >> (128 - N);

private:
    static constexpr EnumSet of(E e) {
        const std::uint64_t bit = std::uint64_t{1} << index_of(e) % 64;
        return from_words(bit * (index_of(e) < 64), bit * (index_of(e) >= 64));
    }

    detail::TwoWords<N> words_{};
};

// Sets of different room have in common, or differ by, what needs no more room than the first of them, or the smaller,
// has; together they need the larger.
template <Enumeration E, std::size_t N, std::size_t M>
    requires(N != M)
constexpr auto operator|(EnumSet<E, N> a, EnumSet<E, M> b) {
    using Larger = EnumSet<E, (N > M ? N : M)>;
    return Larger{a} | Larger{b};
}
template <Enumeration E, std::size_t N, std::size_t M>
    requires(N != M)
constexpr auto operator&(EnumSet<E, N> a, EnumSet<E, M> b) {
    using Smaller = EnumSet<E, (N < M ? N : M)>;
    return Smaller::first_of(a) & Smaller::first_of(b);
}
template <Enumeration E, std::size_t N, std::size_t M>
    requires(N != M)
constexpr auto operator-(EnumSet<E, N> a, EnumSet<E, M> b) { return a - EnumSet<E, N>::first_of(b); }
template <Enumeration E, std::size_t N, std::size_t M>
    requires(N != M)
constexpr bool operator==(EnumSet<E, N> a, EnumSet<E, M> b) { return a.lower() == b.lower() && a.upper() == b.upper(); }

}  // namespace heroes
