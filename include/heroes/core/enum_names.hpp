#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>

namespace heroes {

namespace detail {

// Called where names are missing or left over, so that a compiler shows this name.
void each_enumerator_has_one_name();

}  // namespace detail

// What the enumerators are called, one name each, said beside the enum; too few or too many do not compile:
//   constexpr EnumNames<Die> names_of(Die) { return {"mage", "rogue", ...}; }
template <Enumeration E>
struct EnumNames {
    const char* names[enum_count<E>];

    constexpr EnumNames(std::initializer_list<const char*> literals) {
        if (literals.size() != enum_count<E>) detail::each_enumerator_has_one_name();
        for (std::size_t i = 0; i != enum_count<E>; ++i) names[i] = literals.begin()[i];
    }
    // The same from as many as there can be, where how many there are is a matter of room.
    template <std::size_t N>
    static constexpr EnumNames first_of(const char* const (&literals)[N]) {
        static_assert(N >= enum_count<E>);
        EnumNames first;
        for (std::size_t i = 0; i != enum_count<E>; ++i) first.names[i] = literals[i];
        return first;
    }

private:
    constexpr EnumNames() : names{} {}
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
