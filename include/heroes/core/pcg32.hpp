#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include <heroes/core/chance.hpp>

namespace heroes {

namespace detail {

// The multiplier and the default stream of O'Neill's reference implementation, so that Pcg32{seed} gives the same
// raw words as its `pcg32(seed)`.
inline constexpr std::uint64_t pcg_multiplier = 6364136223846793005u;
inline constexpr std::uint64_t pcg_increment = 1442695040888963407u;
inline constexpr std::uint64_t pcg_default_seed = 0xcafef00dd15ea5e5u;

constexpr std::uint64_t pcg_step(std::uint64_t state) { return state * pcg_multiplier + pcg_increment; }

// XSH-RR: xor the high bits down, then rotate by the topmost five.
constexpr std::uint32_t pcg_word(std::uint64_t state) {
    return std::rotr(static_cast<std::uint32_t>(((state >> 18) ^ state) >> 27), static_cast<int>(state >> 59));
}

}  // namespace detail

// The default luck: PCG XSH-RR 64/32, eight bytes, the same numbers on every compiler and platform.
struct Pcg32 {
    std::uint64_t state;

    // The default seed is as good as any other, and always the same.
    constexpr Pcg32() : Pcg32(detail::pcg_default_seed) {}

    // Different seeds give different games: `Pcg32{42}`.
    constexpr explicit Pcg32(std::uint64_t seed) : state(detail::pcg_step(seed + detail::pcg_increment)) {}

    // The next 32 raw bits.
    constexpr std::uint32_t next() {
        const auto word = detail::pcg_word(state);
        state = detail::pcg_step(state);
        return word;
    }

    // Uniform over 0 .. n-1 without bias. Takes one raw word, rarely more; `below(1)` takes exactly one.
    constexpr std::uint32_t below(std::uint32_t n) {
        return detail::below_with<std::uint32_t>([this] { return next(); }, n);
    }

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("state", self.state);
    }

    bool operator==(const Pcg32&) const = default;
};

static_assert(Chance<Pcg32>);
static_assert(std::is_trivially_copyable_v<Pcg32> && sizeof(Pcg32) == 8);

}  // namespace heroes
