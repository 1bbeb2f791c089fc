#pragma once

#include <bit>
#include <cstdint>
#include <limits>

#include <heroes/core/chance.hpp>

namespace heroes {

namespace detail {

// How to make one word of uniform bits out of an engine whose range may be anything: so many draws of so many bits.
template <class Engine, class Word>
struct WordPlan {
    static constexpr std::uint64_t span = std::uint64_t{(Engine::max)()} - std::uint64_t{(Engine::min)()};
    static_assert(span > 0, "an engine that always says the same is no source of luck");

    static constexpr int word_bits = std::numeric_limits<Word>::digits;
    static constexpr bool whole_power_of_two = (span & (span + 1)) == 0;
    static constexpr int bits_at_most = std::bit_width(span) - (whole_power_of_two ? 0 : 1);

    // As few draws as possible, and then as few bits of each as possible, because each spare bit halves the number
    // of engine values that are thrown away.
    static constexpr int draws = (word_bits + bits_at_most - 1) / bits_at_most;
    static constexpr int bits = (word_bits + draws - 1) / draws;

    // Each of the 2^bits values gets the same number of engine values; written so that 2^64 of them do not overflow.
    static constexpr std::uint64_t values = std::uint64_t{1} << bits;
    static constexpr std::uint64_t share = (span - (values - 1)) / values + 1;
};

template <class Plan, class Engine>
constexpr std::uint64_t draw_bits(Engine& engine) {
    while (true) {
        const auto value = static_cast<std::uint64_t>(engine() - (Engine::min)()) / Plan::share;
        if (value < Plan::values) return value;
    }
}

template <class Word, class Engine>
constexpr Word draw_word(Engine& engine) {
    using Plan = WordPlan<Engine, Word>;
    std::uint64_t word = 0;
    for (int draw = 0; draw < Plan::draws; ++draw) word = (word << Plan::bits) | draw_bits<Plan>(engine);
    return static_cast<Word>(word);
}

}  // namespace detail

// Any standard engine as a source of luck: `EngineChance{std::mt19937{42}}`. Unbiased whatever the engine's range.
template <class Engine>
struct EngineChance {
    Engine engine{};

    // Uniform over 0 .. n-1; the same numbers everywhere, because no standard distribution is involved.
    constexpr std::uint32_t below(std::uint32_t n) {
        return detail::below_with<std::uint32_t>([this] { return detail::draw_word<std::uint32_t>(engine); }, n);
    }

    bool operator==(const EngineChance&) const = default;
};

template <class Engine>
EngineChance(Engine) -> EngineChance<Engine>;

}  // namespace heroes
