#pragma once

// What the tests of saved games share: states from all over a game, and what damage does to their bytes.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <heroes/core/codec.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/state.hpp>

namespace damage {

namespace codec = heroes::detail;

using heroes::Pcg32;

using Bytes = std::vector<std::uint8_t>;

template <class S>
Bytes bytes_of(const S& state) {
    const auto encoded = heroes::encode(state);
    return {encoded.begin(), encoded.end()};
}

// Puts the seal right after bytes were changed.
inline Bytes sealed(Bytes bytes) {
    const auto end = bytes.end() - codec::seal_size;
    std::uint64_t seal = codec::seal_of(std::span{bytes.begin(), end});
    for (auto byte = end; byte != bytes.end(); ++byte, seal >>= 8) *byte = static_cast<std::uint8_t>(seal);
    return bytes;
}

template <class S>
std::string_view refusal_of(const Bytes& bytes) {
    return heroes::decode<S>(bytes).verdict().clause();
}

template <class S>
void play_random(S& state, Pcg32& player) {
    const auto actions = legal_actions(state.table);
    play(state.table, actions[player.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
}

// So many states from all over a random game, the first and the last among them.
template <class Table>
std::vector<heroes::State<Table>> moments(const typename Table::Options& options, const typename Table::Rules& rules,
                                          std::size_t count) {
    std::vector<heroes::State<Table>> states{heroes::new_game<Table>(options, Pcg32{count}, rules)};
    Pcg32 player{count};
    for (auto state = states.back(); !is_over(state.table); states.push_back(state)) play_random(state, player);
    std::vector<heroes::State<Table>> some;
    for (std::size_t i = 0; i != count; ++i) some.push_back(states[i * (states.size() - 1) / (count - 1)]);
    return some;
}

// Every other value that hurts: each bit flipped, the neighbours, and the extremes.
inline std::vector<std::uint8_t> other_bytes(std::uint8_t byte) {
    std::vector<std::uint8_t> others{0, 255, static_cast<std::uint8_t>(byte + 1), static_cast<std::uint8_t>(byte - 1)};
    for (int bit = 0; bit != 8; ++bit) others.push_back(static_cast<std::uint8_t>(byte ^ (1 << bit)));
    std::erase(others, byte);
    return others;
}

// The first of 50 steps after which audit fails, or 50.
template <class S>
int sound_steps(S state) {
    Pcg32 player{1};
    for (int step = 0; step != 50; ++step) {
        if (!audit(state.table)) return step;
        if (is_over(state.table)) return 50;
        play_random(state, player);
    }
    return 50;
}

// Answers how many of the changed encodings were accepted.
template <class S>
std::size_t change_every_byte(const S& state) {
    const Bytes bytes = bytes_of(state);
    std::size_t accepted = 0;
    for (std::size_t at = 0; at != bytes.size(); ++at)
        for (std::uint8_t value : other_bytes(bytes[at])) {
            Bytes changed = bytes;
            changed[at] = value;
            REQUIRE_FALSE(heroes::decode<S>(changed));
            if (at >= bytes.size() - codec::seal_size) continue;
            changed = sealed(changed);
            const auto decoded = heroes::decode<S>(changed);
            if (!decoded) continue;
            CAPTURE(at);
            CAPTURE(int{value});
            REQUIRE(bytes_of(*decoded) == changed);
            REQUIRE(sound_steps(*decoded) == 50);
            ++accepted;
        }
    return accepted;
}

// Calls f with every damaged form of these bytes whose seal was put right.
template <class F>
void for_each_damage(const Bytes& bytes, F&& f) {
    for (std::size_t at = codec::header_size; at < bytes.size() - codec::seal_size; ++at)
        for (std::uint8_t value : other_bytes(bytes[at])) {
            Bytes changed = bytes;
            changed[at] = value;
            f(sealed(changed));
        }
}

// The same for what a seat was sent. What is accepted looks the same again after its unknowns were filled in.
template <class Table>
std::size_t change_every_byte_of_view(const heroes::View<Table>& seen) {
    std::size_t accepted = 0;
    for_each_damage(bytes_of(seen), [&](const Bytes& changed) {
        const auto decoded = heroes::decode<heroes::View<Table>>(changed);
        if (!decoded) return;
        REQUIRE(bytes_of(*decoded) == changed);
        Pcg32 chance{accepted++};
        for (int left = 3; left != 0; --left) {
            const Table guess = determinize(*decoded, chance);
            REQUIRE(audit(guess));
            REQUIRE(view(guess, decoded->seat()) == *decoded);
        }
    });
    return accepted;
}

}  // namespace damage
