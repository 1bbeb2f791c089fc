#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/literal.hpp>

namespace heroes {

// What the enumerators are called, one name each, said beside the enum; too few or too many do not compile:
//   constexpr EnumNames<Die> names_of(Die) { return {"mage", "rogue", ...}; }
template <Enumeration E>
struct EnumNames {
    Literal names[enum_count<E>];
};

namespace detail {

template <class E>
concept HasEnumNames = Enumeration<E> && requires(E e) {
    { names_of(e) } -> std::same_as<EnumNames<E>>;
};

template <HasEnumNames E>
inline constexpr EnumNames<E> enum_names = names_of(E{});

}  // namespace detail

// The name of an enumerator, for people; a value that is none has no name.
template <detail::HasEnumNames E>
constexpr std::string_view name_of(E e) {
    return index_of(e) < enum_count<E> ? std::string_view{detail::enum_names<E>.names[index_of(e)]} : "?";
}

}  // namespace heroes
