#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>

namespace heroes::detail {

template <class T>
constexpr std::uint64_t as_number(T value) {
    if constexpr (std::is_same_v<T, bool>)
        return value ? 1 : 0;
    else if constexpr (std::is_enum_v<T>)
        return static_cast<std::uint64_t>(value);
    else
        return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(value));
}

// The greatest number that stands for a value of this type.
template <class T>
constexpr std::uint64_t most_number() {
    if constexpr (std::is_same_v<T, bool>)
        return 1;
    else if constexpr (std::is_enum_v<T>)
        return static_cast<std::uint64_t>(T::last);
    else
        return static_cast<std::make_unsigned_t<T>>(~std::uint64_t{0});
}

template <class T>
concept Number = std::is_integral_v<T> || std::is_enum_v<T>;

// Hands every number that makes up a value to `sink.put(number, bytes)`, in the order of the field lists. Hash and
// encoding are sinks of this one walk, so they always cover the same members.
template <class Sink, class T>
constexpr void put(Sink& sink, const T& value) {
    if constexpr (Listed<const T>) {
        for_each_field(value, [&](const char*, const auto& member) { put(sink, member); });
    } else if constexpr (Number<T>) {
        sink.put(as_number(value), sizeof(T));
    } else if constexpr (is_enum_set<T>) {
        value.for_each_word([&](std::uint64_t word, std::size_t bytes) { sink.put(word, bytes); });
    } else if constexpr (is_optional<T>) {
        sink.put(value.has_value(), 1);
        if (value) put(sink, *value);
    } else if constexpr (is_variant<T>) {
        sink.put(value.index(), 1);
        match(value, [&](const auto& held) { put(sink, held); });
    } else if constexpr (is_inline_vector<T>) {
        sink.put(value.size(), 1);
        for (const auto& item : value) put(sink, item);
    } else if constexpr (is_enum_array<T>) {
        for (const auto& item : value) put(sink, item);
    } else {
        static_assert(std::is_empty_v<T>, "a type with members must list them");
    }
}

// The reverse of put: rebuilds a value from `source.take(bytes, most)`, which answers a number that is at most `most`.
template <class Source, class T>
constexpr void take(Source& source, T& value) {
    if constexpr (Listed<T>) {
        for_each_field(value, [&](const char*, auto& member) { take(source, member); });
    } else if constexpr (Number<T>) {
        value = static_cast<T>(source.take(sizeof(T), most_number<T>()));
    } else if constexpr (is_enum_set<T>) {
        value = T::read_words([&](std::size_t bytes, std::uint64_t most) { return source.take_bits(bytes, most); });
    } else if constexpr (is_optional<T>) {
        value = T{};
        if (source.take(1, 1) == 0) return;
        typename T::value_type held{};
        take(source, held);
        value = T{held};
    } else if constexpr (is_variant<T>) {
        value.reset_to(source.take(1, alternative_count<T> - 1));
        match(value, [&](auto& held) { take(source, held); });
    } else if constexpr (is_inline_vector<T>) {
        value.clear();
        for (std::uint64_t left = source.take(1, T::capacity()); left != 0; --left) {
            value.push_back({});
            take(source, value.back());
        }
    } else if constexpr (is_enum_array<T>) {
        for (auto& item : value) take(source, item);
    } else {
        static_assert(std::is_empty_v<T>, "a type with members must list them");
    }
}

}  // namespace heroes::detail
