#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include <heroes/core/cxx20.hpp>

namespace heroes {

// How many standard errors to either side hold 95 % of a normal distribution.
inline constexpr double standard_errors_95 = 1.959963984540054;

// A range, ends included. Here always a 95 % confidence interval: of a hundred that are measured anew, about 95 hold
// the true value.
struct Interval {
    double low = 0;
    double high = 0;

    constexpr bool has(double value) const { return low <= value && value <= high; }
    bool operator==(const Interval&) const = default;
};

// What is known of a quantity that was never measured.
inline constexpr Interval anything{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};

// Mean and variance of values that come one by one and are not kept. Welford's way: no difference of large sums is
// ever taken, so nothing is lost where the values are large and close together.
//   Sample lengths;
//   for (...) lengths.add(decisions);
struct Sample {
    std::uint64_t count = 0;
    double mean = 0;
    double squares = 0;  // the sum of the squared distances from the mean

    constexpr void add(double value) {
        ++count;
        const double distance = value - mean;
        mean += distance / static_cast<double>(count);
        squares += distance * (value - mean);
    }

    // The estimate for the whole from which the sample was taken: squares / (count - 1); zero if there are not two.
    constexpr double variance() const { return count < 2 ? 0 : squares / static_cast<double>(count - 1); }

    bool operator==(const Sample&) const = default;
};

// What a quarter, half and three quarters of the values are at most: unlike a mean they do not follow a few that are
// far off.
struct Quartiles {
    double first = 0;
    double median = 0;
    double third = 0;

    bool operator==(const Quartiles&) const = default;
};

// The value below which a share of the sorted values lies; between two neighbours by linear interpolation. Zero if
// there are none.
constexpr double percentile_of(std::span<const double> sorted, double share) {
    if (sorted.empty()) return 0;
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const double above = sorted[below + 1 < sorted.size() ? below + 1 : below];
    return sorted[below] + (place - static_cast<double>(below)) * (above - sorted[below]);
}

// Sorts the values and tells their quartiles.
constexpr Quartiles quartiles_of(std::span<double> values) {
    std::sort(values.begin(), values.end());
    return {percentile_of(values, 0.25), percentile_of(values, 0.5), percentile_of(values, 0.75)};
}

// Two quantities measured on the same occasions, such as a game with the same seed under two rule sets. What luck does
// to both alike cancels out in the difference, second less first.
struct PairedSample {
    Sample first{};
    Sample second{};
    Sample difference{};
    std::uint64_t differing = 0;  // how many pairs are not equal

    constexpr void add(double one, double other) {
        first.add(one);
        second.add(other);
        difference.add(other - one);
        if (one != other) ++differing;
    }

    bool operator==(const PairedSample&) const = default;
};

namespace detail {

// The 97.5th percentile of Student's t: how many estimated standard errors to either side of a mean hold 95 %. The
// first ten from the exact distribution; from then on the series in 1/n about the normal distribution (Abramowitz and
// Stegun, 26.7.5) is right to five digits.
inline constexpr std::array student_95{12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                       2.446912,  2.364624, 2.306004, 2.262157, 2.228139};

constexpr double estimated_errors_95(std::uint64_t degrees_of_freedom) {
    if (degrees_of_freedom <= student_95.size()) return student_95[static_cast<std::size_t>(degrees_of_freedom - 1)];
    constexpr double z = standard_errors_95;
    constexpr double z2 = z * z;
    constexpr double first = z * (z2 + 1) / 4;
    constexpr double second = z * ((5 * z2 + 16) * z2 + 3) / 96;
    constexpr double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    constexpr double fourth = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
    const double part = 1 / static_cast<double>(degrees_of_freedom);
    return z + part * (first + part * (second + part * (third + part * fourth)));
}

}  // namespace detail

// The 95 % interval of a mean by Student's t: mean +- t * sqrt(variance / count) with count - 1 degrees of freedom.
// Nothing is known from fewer than two values.
inline Interval interval_of_mean(const Sample& sample) {
    if (sample.count < 2) return anything;
    const double error = std::sqrt(sample.variance() / static_cast<double>(sample.count));
    const double reach = detail::estimated_errors_95(sample.count - 1) * error;
    return {sample.mean - reach, sample.mean + reach};
}

// The same for the mean difference of pairs: the interval of the mean of the differences, not of two means apart.
inline Interval interval_of_difference(const PairedSample& pairs) { return interval_of_mean(pairs.difference); }

// The 95 % interval of a rate by Wilson's score: those rates from which the one that was seen is at most 1.96 standard
// errors away. It stays within 0 and 1, and says something even if all or none succeed.
//   wilson_interval(wins + 0.5 * draws, games)
// A draw may count as half a success. A game is then worth 0, 1/2 or 1; such values vary at most as much as wins and
// losses with the same mean do, so the interval is at most too wide.
inline Interval wilson_interval(double successes, std::uint64_t trials) {
    assert(successes >= 0 && successes <= static_cast<double>(trials));
    if (trials == 0) return {0, 1};
    constexpr double z2 = standard_errors_95 * standard_errors_95;
    const double n = static_cast<double>(trials);
    const double failures = n - successes;
    const double middle = successes + z2 / 2;
    const double reach = standard_errors_95 * std::sqrt(successes * failures / n + z2 / 4);
    // Where none or all succeed the end is exact; the root would be off by a rounding.
    return {successes == 0 ? 0 : (middle - reach) / (n + z2), failures == 0 ? 1 : (middle + reach) / (n + z2)};
}

}  // namespace heroes
