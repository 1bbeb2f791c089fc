#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include <heroes/core/cxx20.hpp>

// Roots and logarithms for estimates, in whole numbers: floating point is not rounded alike on every machine.
namespace heroes::detail {

// The largest number whose square is at most n.
constexpr std::uint32_t whole_root(std::uint64_t n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << (std::bit_width(n | 1) - 1) / 2; bit != 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n) root += bit;
    return static_cast<std::uint32_t>(root);
}

// The binary logarithm in eighths, from 0 to 255: exact for powers of two, straight in between, and rounded down.
constexpr std::uint32_t log2_in_eighths(std::uint32_t n) {
    assert(n != 0);
    const auto whole = static_cast<std::uint32_t>(std::bit_width(n)) - 1;
    return 8 * whole + static_cast<std::uint32_t>(std::uint64_t{n} * 8 >> whole) - 8;
}

template <class Function>
constexpr std::array<std::uint32_t, 256> table_of(Function&& function) {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t n = 0; n != table.size(); ++n) table[n] = function(n);
    return table;
}

// sqrt(n / 8) in parts of 2^16, and 1 / sqrt(n) in parts of 2^18.
inline constexpr auto roots_of_eighths = table_of([](std::uint64_t n) { return whole_root((n << 32) / 8); });
inline constexpr auto inverse_roots =
    table_of([](std::uint64_t n) { return n == 0 ? 0 : whole_root((std::uint64_t{1} << 36) / n); });

// number * sqrt(log2(n)), for numbers below 2^44.
constexpr std::int64_t times_root_of_log2(std::int64_t number, std::uint32_t n) {
    return number * roots_of_eighths[log2_in_eighths(n)] >> 16;
}

// number / sqrt(n), for numbers below 2^45. Only the highest seven or eight bits of n count.
constexpr std::int64_t over_root(std::int64_t number, std::uint32_t n) {
    assert(n != 0);
    const auto halvings = static_cast<std::uint32_t>(std::bit_width(n | 64) - 7) / 2;
    return number * inverse_roots[n >> 2 * halvings] >> (18 + halvings);
}

}  // namespace heroes::detail
