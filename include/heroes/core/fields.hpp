#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/one_of.hpp>

namespace heroes {

namespace detail {

struct AnyField {
    constexpr void operator()(std::string_view, auto&) const {}
};

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
template <class E>
inline constexpr bool is_enum_set<EnumSet<E>> = true;

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
inline constexpr bool is_variant = false;
template <class... Ts>
inline constexpr bool is_variant<OneOf<Ts...>> = true;

}  // namespace detail

// A struct that lists its members once, with their names. Hash, encode, decode, diff and text follow from the list:
//   template <class Self, class F>
//   static constexpr void fields(Self& self, F&& f) { f("hero", self.hero); f("to", self.to); }
template <class T>
concept Listed = requires(T& value) {
    T::fields(value, detail::AnyField{});
};

// An alternative of a variant that has a name for people: static constexpr std::string_view name = "march".
template <class T>
concept Named = requires {
    { T::name } -> std::convertible_to<std::string_view>;
};

}  // namespace heroes
