#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/transfer.hpp>

namespace heroes {

namespace detail {

struct HashSink {
    std::uint64_t hash = 0x9e3779b97f4a7c15u;

    constexpr void put(std::uint64_t number, std::size_t) {
        hash = (hash ^ number) * 0xd6e8feb86659fd93u;
        hash ^= hash >> 32;
    }
};

}  // namespace detail

// A number for a value that is the same on every platform, made of what its fields list (never of raw bytes).
template <class T>
[[nodiscard]] constexpr std::uint64_t hash(const T& value, std::uint64_t seed = 0) {
    detail::HashSink sink;
    sink.put(seed, 8);
    detail::put(sink, value);
    return sink.hash;
}

// The hash of a text, for names that take part in a fingerprint.
[[nodiscard]] constexpr std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0) {
    detail::HashSink sink;
    sink.put(seed, 8);
    for (char c : text) sink.put(static_cast<unsigned char>(c), 1);
    return sink.hash;
}

}  // namespace heroes
