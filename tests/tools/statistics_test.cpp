// Confidence intervals, against values worked out by hand or found in printed tables.

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <limits>

#include <heroes/core/pcg32.hpp>
#include <heroes/tools/statistics.hpp>

namespace {

using heroes::Interval;
using heroes::PairedSample;
using heroes::Sample;

doctest::Approx about(double value) { return doctest::Approx(value).epsilon(1e-6); }

constexpr Sample sample_of(auto... values) {
    Sample sample;
    (sample.add(values), ...);
    return sample;
}

}  // namespace

TEST_CASE("an interval has both of its ends and nothing beyond") {
    constexpr Interval interval{1, 3};
    CHECK(interval.has(1));
    CHECK(interval.has(2));
    CHECK(interval.has(3));
    CHECK_FALSE(interval.has(0.999));
    CHECK_FALSE(interval.has(3.001));
}

TEST_CASE("mean and variance of 2, 4, 4, 4, 5, 5, 7, 9 are 5 and 32/7") {
    constexpr Sample sample = sample_of(2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0);
    static_assert(sample.count == 8);
    CHECK(sample.mean == about(5));
    CHECK(sample.squares == about(32));
    CHECK(sample.variance() == about(32.0 / 7));
}

TEST_CASE("no values and one value have no variance") {
    CHECK(Sample{}.mean == 0);
    CHECK(Sample{}.variance() == 0);
    CHECK(sample_of(7.0).mean == 7);
    CHECK(sample_of(7.0).variance() == 0);
    CHECK(sample_of(7.0, 9.0).variance() == 2);
}

TEST_CASE("the variance of large values that are close together is not lost") {
    const Sample sample = sample_of(1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16);
    CHECK(sample.mean == 1e9 + 10);
    CHECK(sample.variance() == 30);
}

TEST_CASE("equal values have no variance, exactly, and their mean is certain") {
    Sample sample;
    for (int i = 0; i != 1000; ++i) sample.add(0.1);
    CHECK(sample.variance() == 0);
    CHECK(heroes::interval_of_mean(sample) == Interval{0.1, 0.1});
}

TEST_CASE("nothing is known from fewer than two values") {
    CHECK(heroes::interval_of_mean(Sample{}) == heroes::anything);
    CHECK(heroes::interval_of_mean(sample_of(3.0)) == heroes::anything);
    CHECK(heroes::anything.has(std::numeric_limits<double>::max()));
    CHECK(heroes::anything.has(std::numeric_limits<double>::lowest()));
}

TEST_CASE("the mean of two values is uncertain by 12.7 standard errors") {
    const Interval interval = heroes::interval_of_mean(sample_of(1.0, 3.0));  // the standard error is 1
    CHECK(interval.low == about(2 - 12.706205));
    CHECK(interval.high == about(2 + 12.706205));
}

TEST_CASE("the mean of five values is uncertain by 2.776 standard errors") {
    const Interval interval = heroes::interval_of_mean(sample_of(1.0, 2.0, 3.0, 4.0, 5.0));  // variance 5/2, of five
    CHECK(interval.low == about(3 - 2.776445 * std::sqrt(0.5)));
    CHECK(interval.high == about(3 + 2.776445 * std::sqrt(0.5)));
}

TEST_CASE("Student's t is as printed, with the table, where the series takes over, and far out") {
    struct Printed {
        std::uint64_t degrees;
        double value;
    };
    constexpr Printed printed[] = {{1, 12.706205},  {2, 4.302653},    {3, 3.182446},      {4, 2.776445},
                                   {5, 2.570582},   {6, 2.446912},    {7, 2.364624},      {8, 2.306004},
                                   {9, 2.262157},   {10, 2.228139},   {11, 2.200985},     {12, 2.178813},
                                   {15, 2.131450},  {20, 2.085963},   {30, 2.042272},     {50, 2.008559},
                                   {100, 1.983972}, {1000, 1.962339}, {1000000, 1.959966}};
    for (const auto& [degrees, value] : printed) {
        CAPTURE(degrees);
        CHECK(std::abs(heroes::detail::estimated_errors_95(degrees) - value) < 6e-6);
    }
    CHECK(std::abs(heroes::detail::estimated_errors_95(1'000'000'000'000) - heroes::standard_errors_95) < 1e-9);
}

TEST_CASE("the series for Student's t is summed to its fourth term") {
    CHECK(std::abs(heroes::detail::estimated_errors_95(11) - 2.200980255325) < 1e-11);
}

TEST_CASE("of many samples of a fair die 95 in 100 have the true mean in their interval") {
    heroes::Pcg32 luck{1};
    constexpr int samples = 4000;
    int held = 0;
    for (int i = 0; i != samples; ++i) {
        Sample sample;
        for (int roll = 0; roll != 20; ++roll) sample.add(1 + luck.below(6));
        held += heroes::interval_of_mean(sample).has(3.5);
    }
    CHECK(held > 0.94 * samples);
    CHECK(held < 0.96 * samples);
}

TEST_CASE("pairs tell their difference, second less first, and how many differ") {
    PairedSample pairs;
    pairs.add(10, 12);
    pairs.add(20, 20);
    pairs.add(30, 31);
    CHECK(pairs.first == sample_of(10.0, 20.0, 30.0));
    CHECK(pairs.second == sample_of(12.0, 20.0, 31.0));
    CHECK(pairs.difference == sample_of(2.0, 0.0, 1.0));
    CHECK(pairs.differing == 2);
}

TEST_CASE("the interval of a paired difference is that of the differences, not of two means apart") {
    PairedSample pairs;
    for (double occasion : {100.0, 200.0, 300.0, 400.0, 500.0}) pairs.add(occasion, occasion + occasion / 100);
    const Interval interval = heroes::interval_of_difference(pairs);  // of 1, 2, 3, 4, 5
    CHECK(interval.low == about(3 - 2.776445 * std::sqrt(0.5)));
    CHECK(interval.high == about(3 + 2.776445 * std::sqrt(0.5)));
}

TEST_CASE("pairs that are equal differ by nothing, exactly") {
    PairedSample pairs;
    for (double value : {0.1, 0.7, 1e9, -3.0}) pairs.add(value, value);
    CHECK(pairs.differing == 0);
    CHECK(heroes::interval_of_difference(pairs) == Interval{0, 0});
}

TEST_CASE("a rate of 7 in 10 lies between 0.397 and 0.892 by Wilson") {
    // z^2 = 3.841459; (7 + 1.920729 -+ 1.959964 * sqrt(2.1 + 0.960365)) / 13.841459
    const Interval interval = heroes::wilson_interval(7, 10);
    CHECK(interval.low == about(0.3967781));
    CHECK(interval.high == about(0.8922087));
}

TEST_CASE("a rate that was seen in none or in all is still uncertain on one side, and exact on the other") {
    CHECK(heroes::wilson_interval(0, 10).low == 0);
    CHECK(heroes::wilson_interval(0, 10).high == about(3.841459 / 13.841459));
    CHECK(heroes::wilson_interval(10, 10).low == about(10 / 13.841459));
    CHECK(heroes::wilson_interval(10, 10).high == 1);
    CHECK(heroes::wilson_interval(1, 1).low == about(1 / 4.841459));
    CHECK(heroes::wilson_interval(1, 10).low > 0);
    CHECK(heroes::wilson_interval(9, 10).high < 1);
}

TEST_CASE("a rate that was never tried can be anything from none to all") {
    CHECK(heroes::wilson_interval(0, 0) == Interval{0, 1});
}

TEST_CASE("two draws count as a win and a loss") {
    CHECK(heroes::wilson_interval(5 + 0.5 * 3, 10).low > heroes::wilson_interval(6, 10).low);
    CHECK(heroes::wilson_interval(5 + 0.5 * 3, 10).high < heroes::wilson_interval(7, 10).high);
    CHECK(heroes::wilson_interval(5 + 0.5 * 2, 10) == heroes::wilson_interval(6, 10));
}

TEST_CASE("half a success of one trial is as uncertain to either side") {
    const Interval interval = heroes::wilson_interval(0.5, 1);
    CHECK(interval.low + interval.high == about(1));
    CHECK(interval.low > 0);
}

TEST_CASE("the interval of a rate shrinks with the root of the trials") {
    const Interval few = heroes::wilson_interval(500, 1000);
    const Interval many = heroes::wilson_interval(50000, 100000);
    CHECK((few.high - few.low) / (many.high - many.low) == doctest::Approx(10).epsilon(0.01));
}

TEST_CASE("quartiles part the values in four, between two neighbours where they must") {
    constexpr auto quartiles = [](auto... values) {
        std::array<double, sizeof...(values)> all{static_cast<double>(values)...};
        return heroes::quartiles_of(all);
    };
    static_assert(quartiles(5, 1, 4, 2, 3) == heroes::Quartiles{2, 3, 4});
    CHECK(quartiles(1, 2, 3, 4) == heroes::Quartiles{1.75, 2.5, 3.25});
    CHECK(quartiles(7) == heroes::Quartiles{7, 7, 7});
    CHECK(heroes::quartiles_of({}) == heroes::Quartiles{});
}

TEST_CASE("a percentile is the value below which a share of the others lies") {
    constexpr std::array sorted{10.0, 20.0, 30.0};
    CHECK(heroes::percentile_of(sorted, 0) == 10);
    CHECK(heroes::percentile_of(sorted, 0.25) == about(15));
    CHECK(heroes::percentile_of(sorted, 1) == 30);
}
