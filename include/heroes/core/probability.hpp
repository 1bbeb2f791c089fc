#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <numeric>
#include <type_traits>
#include <utility>

#include <heroes/core/cxx20.hpp>

namespace heroes {

namespace detail {

// A whole number that remembers whether it ever left 64 bits.
struct Checked {
    std::uint64_t value = 0;
    bool fits = true;

    friend constexpr Checked operator+(Checked a, Checked b) {
        const auto sum = a.value + b.value;
        return {sum, a.fits && b.fits && sum >= a.value};
    }

    friend constexpr Checked operator*(Checked a, Checked b) {
        const auto product = a.value * b.value;
        return {product, a.fits && b.fits && (a.value == 0 || product / a.value == b.value)};
    }
};

// Compares a/b with c/d by their whole parts, then by their rests turned upside down: products might not fit.
constexpr std::strong_ordering compare_fractions(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
    while (true) {
        if (const auto whole = a / b <=> c / d; whole != 0) return whole;
        a %= b;
        c %= d;
        if (a == 0 || c == 0) return a <=> c;
        std::swap(a, d);
        std::swap(b, c);
    }
}

}  // namespace detail

// An exact fraction, always in lowest terms: `Probability{1, 6} + Probability{1, 3} == Probability{1, 2}`.
// A result whose terms do not fit 64 bits is overflowed(). Like a NaN it spreads to every result it goes into and
// equals nothing, not even itself, so that an overflow can fail a comparison but never pass one.
class Probability {
public:
    // Zero.
    constexpr Probability() = default;

    // The fraction in lowest terms; a denominator of 0 makes it overflowed.
    constexpr Probability(std::uint64_t numerator, std::uint64_t denominator) : denominator_(denominator) {
        if (denominator == 0) return;
        const auto common = std::gcd(numerator, denominator);
        numerator_ = numerator / common;
        denominator_ = denominator / common;
    }

    // What never happens.
    static constexpr Probability zero() { return {0, 1}; }

    // What happens for certain.
    static constexpr Probability one() { return {1, 1}; }

    // The overflowed one, whose value nobody knows.
    static constexpr Probability unknown() { return {0, 0}; }

    // The upper term of the fraction.
    constexpr std::uint64_t numerator() const { return numerator_; }

    // The lower term of the fraction; 0 only if overflowed.
    constexpr std::uint64_t denominator() const { return denominator_; }

    // Whether this fraction, or one that it was computed from, did not fit.
    constexpr bool overflowed() const { return denominator_ == 0; }

    // That it does not happen; unknown for a fraction above one, which no probability is.
    constexpr Probability complement() const {
        return numerator_ <= denominator_ ? Probability{denominator_ - numerator_, denominator_} : unknown();
    }

    // The nearest double, or not-a-number if overflowed.
    constexpr double as_double() const {
        if (overflowed()) return std::numeric_limits<double>::quiet_NaN();
        return static_cast<double>(numerator_) / static_cast<double>(denominator_);
    }

    // Either of two things that exclude each other.
    friend constexpr Probability operator+(Probability a, Probability b) {
        if (a.overflowed() || b.overflowed()) return unknown();
        const auto common = std::gcd(a.denominator_, b.denominator_);
        const auto a_part = a.denominator_ / common;
        const auto b_part = b.denominator_ / common;
        const auto sum = Checked{a.numerator_} * Checked{b_part} + Checked{b.numerator_} * Checked{a_part};
        const auto rest = std::gcd(sum.value, common);  // what the sum can still be reduced by (Knuth, TAOCP 4.5.1)
        return known({sum.value / rest, sum.fits}, Checked{a_part} * Checked{b.denominator_ / rest});
    }

    // Both of two things that do not influence each other.
    // An overflowed factor needs no special care: its denominator of 0 makes that of the product 0.
    friend constexpr Probability operator*(Probability a, Probability b) {
        const Probability left{a.numerator_, b.denominator_};  // reduced crosswise first, so that less overflows
        const Probability right{b.numerator_, a.denominator_};
        return known(Checked{left.numerator_} * Checked{right.numerator_},
                     Checked{left.denominator_} * Checked{right.denominator_});
    }

    friend constexpr std::partial_ordering operator<=>(Probability a, Probability b) {
        if (a.overflowed() || b.overflowed()) return std::partial_ordering::unordered;
        return detail::compare_fractions(a.numerator_, a.denominator_, b.numerator_, b.denominator_);
    }

    friend constexpr bool operator==(Probability a, Probability b) { return (a <=> b) == 0; }

private:
    using Checked = detail::Checked;

    static constexpr Probability known(Checked numerator, Checked denominator) {
        return numerator.fits && denominator.fits ? Probability{numerator.value, denominator.value} : unknown();
    }

    std::uint64_t numerator_ = 0;
    std::uint64_t denominator_ = 1;
};

static_assert(std::is_trivially_copyable_v<Probability>);

}  // namespace heroes
