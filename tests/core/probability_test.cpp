#include <doctest/doctest.h>

#include <cmath>
#include <compare>
#include <cstdint>
#include <limits>

#include <heroes/core/probability.hpp>

using heroes::Probability;

namespace {

constexpr std::uint64_t largest = (std::numeric_limits<std::uint64_t>::max)();
constexpr std::uint64_t half_word = std::uint64_t{1} << 32;

constexpr bool has_terms(Probability p, std::uint64_t numerator, std::uint64_t denominator) {
    return p.numerator() == numerator && p.denominator() == denominator;
}

}  // namespace

static_assert(Probability{1, 6} + Probability{1, 3} == Probability{1, 2});
static_assert(Probability{2, 3} * Probability{3, 4} == Probability{1, 2});
static_assert(Probability{1, 3} < Probability{1, 2});
static_assert(Probability::unknown().as_double() != Probability::unknown().as_double(), "the double is a NaN as well");

TEST_CASE("a probability is always in lowest terms") {
    CHECK(has_terms({6, 36}, 1, 6));
    CHECK(has_terms({0, 36}, 0, 1));
    CHECK(has_terms({36, 36}, 1, 1));
    CHECK(has_terms({5, 6}, 5, 6));
    CHECK(has_terms({largest, largest}, 1, 1));
    CHECK(has_terms({}, 0, 1));
}

TEST_CASE("zero and one are the ends of the scale") {
    CHECK(has_terms(Probability::zero(), 0, 1));
    CHECK(has_terms(Probability::one(), 1, 1));
    CHECK(Probability{} == Probability::zero());
    CHECK(Probability::zero() + Probability{1, 6} == Probability{1, 6});
    CHECK(Probability::one() * Probability{1, 6} == Probability{1, 6});
    CHECK(Probability::zero() * Probability{1, 6} == Probability::zero());
    CHECK(Probability{1, 6} * Probability::zero() == Probability::zero());
    CHECK(has_terms(Probability::zero() + Probability::zero(), 0, 1));
}

TEST_CASE("sums and products come out in lowest terms") {
    CHECK(has_terms(Probability{1, 6} + Probability{1, 3}, 1, 2));
    CHECK(has_terms(Probability{1, 6} + Probability{1, 10}, 4, 15));
    CHECK(has_terms(Probability{1, 4} + Probability{2, 5}, 13, 20));
    CHECK(has_terms(Probability{5, 6} + Probability{1, 6}, 1, 1));
    CHECK(has_terms(Probability{2, 3} * Probability{9, 10}, 3, 5));
    CHECK(has_terms(Probability{5, 7} * Probability{3, 4}, 15, 28));
}

TEST_CASE("thirty-six thirty-sixths are exactly one") {
    auto sum = Probability::zero();
    for (int way = 0; way < 36; ++way) {
        CHECK(sum < Probability::one());
        sum = sum + Probability{1, 6} * Probability{1, 6};
    }
    CHECK(sum == Probability::one());
}

TEST_CASE("a product fits up to the largest denominator, and beyond it overflows") {
    const auto most = Probability{1, half_word - 1} * Probability{1, half_word + 1};
    CHECK(has_terms(most, 1, largest));
    CHECK_FALSE(most.overflowed());
    CHECK((Probability{1, half_word} * Probability{1, half_word}).overflowed());
    CHECK((Probability{half_word, 1} * Probability{half_word, 1}).overflowed());
    CHECK((Probability{half_word - 1, 1} * Probability{half_word + 1, 1}) == Probability{largest, 1});
}

TEST_CASE("a product whose terms wrap round to a number is still an overflow") {
    CHECK((Probability{1, half_word * 2 + 1} * Probability{1, half_word * 2 + 1}).overflowed());
    CHECK((Probability{half_word * 2 + 1, 1} * Probability{half_word * 2 + 1, 1}).overflowed());
    CHECK((Probability{half_word * 2 + 1, 2} * Probability{half_word * 2 + 3, 4}).overflowed());
}

TEST_CASE("a product that fits once reduced does not overflow on the way") {
    CHECK(Probability{largest - 1, largest} * Probability{largest, largest - 1} == Probability::one());
    CHECK(Probability{1, largest} * Probability{largest, 2} == Probability{1, 2});
    CHECK(Probability{largest, 2} * Probability{1, largest} == Probability{1, 2});
}

TEST_CASE("a sum fits up to the largest terms, and beyond them overflows") {
    CHECK(Probability{largest - 1, 1} + Probability::one() == Probability{largest, 1});
    CHECK((Probability{largest, 1} + Probability::one()).overflowed());
    CHECK((Probability::one() + Probability{largest, 1}).overflowed());
    CHECK(has_terms(Probability{1, half_word - 1} + Probability{1, half_word + 1}, half_word * 2, largest));
    CHECK((Probability{1, half_word + 3} + Probability{1, half_word + 1}).overflowed());
    CHECK((Probability{largest, 2} + Probability{1, 3}).overflowed());
    CHECK((Probability{1, 3} + Probability{largest, 2}).overflowed());
}

TEST_CASE("a sum that fits once reduced does not overflow on the way") {
    CHECK(Probability{1, largest} + Probability{2, largest} == Probability{3, largest});
    // The common multiple of the denominators, 15 * 2^61, does not fit; the sum, 8 / (15 * 2^61), does.
    constexpr std::uint64_t big = std::uint64_t{1} << 61;
    CHECK(has_terms(Probability{1, 3 * big} + Probability{1, 5 * big}, 1, 15 * (big >> 3)));
}

TEST_CASE("an overflow spreads to whatever it goes into") {
    const auto unknown = Probability::unknown();
    CHECK(unknown.overflowed());
    CHECK((unknown + Probability::one()).overflowed());
    CHECK((Probability::one() + unknown).overflowed());
    CHECK((unknown + unknown).overflowed());
    CHECK((unknown * Probability::zero()).overflowed());
    CHECK((Probability::zero() * unknown).overflowed());
    CHECK((unknown * Probability{2, 3}).overflowed());
    CHECK((Probability{2, 3} * unknown).overflowed());
    CHECK((unknown * unknown).overflowed());
    CHECK(std::isnan(unknown.as_double()));
}

TEST_CASE("an overflow equals nothing and has no place in the order") {
    const auto unknown = Probability::unknown();
    CHECK_FALSE(unknown == unknown);
    CHECK(unknown != Probability::zero());
    CHECK(Probability::zero() != unknown);
    CHECK_FALSE(unknown < Probability::one());
    CHECK_FALSE(unknown >= Probability::zero());
    CHECK((Probability::one() <=> unknown) == std::partial_ordering::unordered);
}

TEST_CASE("a fraction over zero is an overflow") {
    CHECK(Probability{1, 0}.overflowed());
    CHECK(Probability{0, 0}.overflowed());
    CHECK_FALSE(Probability{0, 1}.overflowed());
}

TEST_CASE("probabilities are ordered as fractions are") {
    // All fractions with terms up to 12, compared the schoolbook way.
    for (std::uint64_t a = 0; a <= 12; ++a)
        for (std::uint64_t b = 1; b <= 12; ++b)
            for (std::uint64_t c = 0; c <= 12; ++c)
                for (std::uint64_t d = 1; d <= 12; ++d) {
                    const Probability left{a, b};
                    const Probability right{c, d};
                    CHECK((left <=> right) == std::partial_ordering{a * d <=> c * b});
                    CHECK((left == right) == (a * d == c * b));
                }
}

TEST_CASE("neighbours too close for a double are told apart") {
    const Probability lower{largest - 2, largest - 1};
    const Probability higher{largest - 1, largest};
    CHECK(lower.as_double() == higher.as_double());
    CHECK(lower < higher);
    CHECK(higher > lower);
    CHECK(lower != higher);
}

TEST_CASE("a probability can be shown as a double") {
    CHECK(Probability{1, 4}.as_double() == 0.25);
    CHECK(Probability::zero().as_double() == 0.0);
    CHECK(Probability::one().as_double() == 1.0);
}

TEST_CASE("the complement is the rest up to one") {
    CHECK(Probability{5, 12}.complement() == Probability{7, 12});
    CHECK(Probability::zero().complement() == Probability::one());
    CHECK(Probability::one().complement() == Probability::zero());
    CHECK(Probability::unknown().complement().overflowed());
    CHECK(Probability{13, 12}.complement().overflowed());
}
