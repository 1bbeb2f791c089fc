#pragma once

#include <cstddef>
#include <optional>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/one_of.hpp>

namespace heroes {

// What a type is made like, for whoever walks over the members of any value.

template <class T>
inline constexpr bool is_inline_vector = false;
template <class T, std::size_t N>
inline constexpr bool is_inline_vector<InlineVector<T, N>> = true;

template <class T>
inline constexpr bool is_enum_array = false;
template <class E, class T, std::size_t N>
inline constexpr bool is_enum_array<EnumArray<E, T, N>> = true;

template <class T>
inline constexpr bool is_enum_set = false;
template <class E, std::size_t N>
inline constexpr bool is_enum_set<EnumSet<E, N>> = true;

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

// A OneOf, or a type of its own that derives from one.
template <class T>
inline constexpr bool is_variant = requires {
    typename T::Alternatives;
    T::count;
};

}  // namespace heroes
