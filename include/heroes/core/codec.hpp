#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

namespace detail {

inline constexpr std::uint64_t format_mark = 0x4f524548;  // "HERO" in the first four bytes
inline constexpr std::uint64_t format_version = 1;
inline constexpr std::size_t header_size = 4 + 2 + 8;
inline constexpr std::size_t seal_size = 4;

// FNV-1a, to tell a damaged file from a state.
constexpr std::uint64_t seal_of(std::span<const std::uint8_t> bytes) {
    std::uint32_t seal = 2166136261u;
    for (std::uint8_t byte : bytes) seal = (seal ^ byte) * 16777619u;
    return seal;
}

struct SizeSink {
    std::size_t size = 0;
    constexpr void put(std::uint64_t, std::size_t bytes) { size += bytes; }
};

// Writes little-endian numbers; what does not fit is counted but not written.
struct ByteSink {
    std::span<std::uint8_t> out;
    std::size_t size = 0;

    constexpr void put(std::uint64_t number, std::size_t bytes) {
        for (; bytes != 0; --bytes, number >>= 8, ++size)
            if (size < out.size()) out[size] = static_cast<std::uint8_t>(number);
    }
};

// Reads little-endian numbers; the first thing wrong is kept, and everything after it reads as zero.
struct ByteSource {
    std::span<const std::uint8_t> in;
    std::size_t at = 0;
    Verdict verdict = Verdict::legal();

    constexpr std::uint64_t take_bits(std::size_t bytes, std::uint64_t universe) {
        const std::uint64_t number = raw(bytes);
        return (number & ~universe) == 0 ? number : out_of_range();
    }
    constexpr std::uint64_t take(std::size_t bytes, std::uint64_t most) {
        const std::uint64_t number = raw(bytes);
        return number <= most ? number : out_of_range();
    }
    constexpr void fail(Verdict why) {
        if (verdict) verdict = why;
    }

private:
    constexpr std::uint64_t raw(std::size_t bytes) {
        if (in.size() - at < bytes) fail(Verdict::refused("CORE-truncated: the bytes end before the state does"));
        if (!verdict) return 0;
        std::uint64_t number = 0;
        for (std::size_t i = 0; i != bytes; ++i) number |= std::uint64_t{in[at + i]} << (8 * i);
        at += bytes;
        return number;
    }
    constexpr std::uint64_t out_of_range() {
        fail(Verdict::refused("CORE-range: a value is outside its range"));
        return 0;
    }
};

template <class T>
constexpr std::size_t most_bytes();

template <class... Ts>
constexpr std::size_t most_alternative_bytes(const OneOf<Ts...>*) {
    std::size_t most = 0;
    ((most = most < most_bytes<Ts>() ? most_bytes<Ts>() : most), ...);
    return most;
}

// The most bytes that the encoding of a value of this type can take.
template <class T>
constexpr std::size_t most_bytes() {
    if constexpr (Listed<T>) {
        T probe{};
        std::size_t sum = 0;
        for_each_field(probe, [&]<class M>(std::string_view, M&) { sum += most_bytes<M>(); });
        return sum;
    } else if constexpr (Number<T>) {
        return sizeof(T);
    } else if constexpr (is_enum_set<T>) {
        return sizeof(typename T::Bits);
    } else if constexpr (is_optional<T>) {
        return 1 + most_bytes<typename T::value_type>();
    } else if constexpr (is_variant<T>) {
        return 1 + most_alternative_bytes(static_cast<const T*>(nullptr));
    } else if constexpr (is_inline_vector<T>) {
        return 1 + T::capacity() * most_bytes<typename T::value_type>();
    } else if constexpr (is_enum_array<T>) {
        return T::size() * most_bytes<typename decltype(T::values)::value_type>();
    } else {
        return 0;
    }
}

}  // namespace detail

// How many bytes encode() can need for a state of this type.
template <class State>
inline constexpr std::size_t max_encoded_size = detail::header_size + detail::most_bytes<State>() + detail::seal_size;

// Writes a state as bytes that are the same on every platform: a mark, the version of the format, the fingerprint of
// rules and content, the fields in little-endian order, and a seal. Answers how many bytes that takes; if `out` is
// shorter, it holds only the beginning.
template <class State>
constexpr std::size_t encode(const State& state, std::span<std::uint8_t> out) {
    detail::ByteSink sink{out};
    sink.put(detail::format_mark, 4);
    sink.put(detail::format_version, 2);
    sink.put(State::fingerprint(), 8);
    detail::put(sink, state);
    if (sink.size <= out.size())
        sink.put(detail::seal_of(out.first(sink.size)), detail::seal_size);
    else
        sink.size += detail::seal_size;
    return sink.size;
}

// The same into a list of bytes of its own.
template <class State>
constexpr auto encode(const State& state) {
    std::array<std::uint8_t, max_encoded_size<State>> bytes{};
    const std::size_t size = encode(state, bytes);
    FillList<std::uint8_t, max_encoded_size<State>> list;
    for (std::size_t i = 0; i != size; ++i) list.push_back(bytes[i]);
    return list;
}

// Reads a state back. Any bytes are answered: by a state that passes audit, or by the verdict that says what is wrong
// with them: CORE-truncated, CORE-too-long, CORE-version, CORE-rules, CORE-range, CORE-damaged, or what audit found.
template <class State>
constexpr Result<State> decode(std::span<const std::uint8_t> bytes) {
    detail::ByteSource source{bytes};
    if (source.take(4, ~std::uint64_t{0}) != detail::format_mark)
        source.fail(Verdict::refused("CORE-version: these bytes are not an encoded state"));
    if (source.take(2, ~std::uint64_t{0}) != detail::format_version)
        source.fail(Verdict::refused("CORE-version: the state was encoded by another version of the format"));
    if (source.take(8, ~std::uint64_t{0}) != State::fingerprint())
        source.fail(Verdict::refused("CORE-rules: the state belongs to other rules or other content"));
    State state{};
    detail::take(source, state);
    const auto sealed = bytes.first(source.at);
    if (source.take(detail::seal_size, ~std::uint64_t{0}) != detail::seal_of(sealed))
        source.fail(Verdict::refused("CORE-damaged: the bytes were changed after they were written"));
    if (source.at != bytes.size())
        source.fail(Verdict::refused("CORE-too-long: bytes are left over after the state"));
    if (source.verdict) source.fail(audit(state.table));
    if (!source.verdict) return source.verdict;
    return state;
}

}  // namespace heroes
