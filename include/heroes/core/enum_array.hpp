#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <heroes/core/cxx20.hpp>

namespace heroes {

// An enum whose enumerators count up from zero and whose `last` names the final one.
template <class E>
concept Enumeration = std::is_enum_v<E> && requires {
    E::last;
};

template <Enumeration E>
inline constexpr std::size_t enum_count = static_cast<std::size_t>(E::last) + 1;

// The place of an enumerator in its enum, as a number.
template <class E>
    requires std::is_enum_v<E>
constexpr std::size_t index_of(E e) { return static_cast<std::size_t>(e); }

// Calls f with each of the first n enumerators in order.
template <Enumeration E, class F>
constexpr void for_each_enumerator(F&& f, std::size_t n = enum_count<E>) {
    for (std::size_t i = 0; i != n; ++i) f(static_cast<E>(i));
}

// One value for each enumerator: an array that is indexed by name.
template <Enumeration E, class T, std::size_t N = enum_count<E>>
struct EnumArray {
    std::array<T, N> values{};

    constexpr T& operator[](E e) {
        assert(index_of(e) < N);
        return values[index_of(e)];
    }
    constexpr const T& operator[](E e) const {
        assert(index_of(e) < N);
        return values[index_of(e)];
    }
    static constexpr std::size_t size() { return N; }
    constexpr auto begin() { return values.begin(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto end() const { return values.end(); }

    bool operator==(const EnumArray&) const = default;
};

}  // namespace heroes
