#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <heroes/core/chance.hpp>
#include <heroes/core/probability.hpp>

namespace heroes {

// Luck that falls every way it can, one way after the other: play, look, `next()`, play the same again, until
// `next()` is false. What is played must depend on nothing but the tape and on what was the same the time before.
class ChanceTape {
public:
    // The most draws with a choice that one way may take.
    static constexpr std::size_t capacity = 64;

    // What the tape says for this draw, or the first choice where the tape is still blank.
    // A draw with one choice only, `below(1)`, takes no room on the tape.
    constexpr std::uint32_t below(std::uint32_t n) {
        if (n <= 1) return 0;
        if (settled_) return beyond(n);
        if (played_ == capacity) {
            overflowed_ = true;
            return beyond(n);
        }
        if (played_ == length_) draws_[length_++] = {0, n};
        assert(draws_[played_].radix == n && "the same play must ask for the same draws");
        return draws_[played_++].choice;
    }

    // Says in the middle of a way that the draws to come make no difference: all that begins like this counts as one
    // way. To say so must depend on the draws so far and on nothing else.
    constexpr void settle() { settled_ = true; }

    // Rewinds to the next way in order, the last draw turning fastest; false when all have been played.
    constexpr bool next() {
        played_ = 0;
        settled_ = false;
        beyond_ = 0;
        while (length_ > 0 && draws_[length_ - 1].is_last()) --length_;
        if (length_ == 0) return false;
        ++draws_[length_ - 1].choice;
        return true;
    }

    // The exact probability of the way just played; unknown once the tape has overflowed.
    constexpr Probability probability() const {
        auto product = overflowed_ ? Probability::unknown() : Probability::one();
        for (std::size_t draw = 0; draw < played_; ++draw) product = product * Probability{1, draws_[draw].radix};
        return product;
    }

    // How many draws with a choice the way just played has taken.
    constexpr std::size_t draws() const { return played_; }

    // Whether any way so far was longer than the tape: what lay beyond was not enumerated.
    constexpr bool overflowed() const { return overflowed_; }

private:
    struct Draw {
        std::uint32_t choice = 0;
        std::uint32_t radix = 0;

        constexpr bool is_last() const { return choice + 1 == radix; }
    };

    // Draws that are not on the tape still differ: rules that roll ties again would go on for ever with the same
    // answer.
    constexpr std::uint32_t beyond(std::uint32_t n) {
        beyond_ = beyond_ * 747796405u + 2891336453u;
        return (beyond_ >> 16) % n;
    }

    std::array<Draw, capacity> draws_{};
    std::size_t length_ = 0;
    std::size_t played_ = 0;
    std::uint32_t beyond_ = 0;
    bool overflowed_ = false;
    bool settled_ = false;
};

static_assert(Chance<ChanceTape>);
static_assert(std::is_trivially_copyable_v<ChanceTape>);

}  // namespace heroes
