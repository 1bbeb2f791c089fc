#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes::detail {

// How a type is written follows from what it is.

// A struct of a game that is a set of things, such as the dice on a battlefield: one.mage+two.dragon.
template <class T>
concept CountedOut = Listed<T> && requires(T& set) {
    set.insert(set.front());
    set.for_each([](const auto&) {});
    { set.empty() } -> std::same_as<bool>;
};

template <class T>
inline constexpr bool is_optional_enum = false;
template <class E>
inline constexpr bool is_optional_enum<std::optional<E>> = std::is_enum_v<E>;

template <class T>
inline constexpr bool is_telling = std::is_enum_v<T> || is_optional_enum<T> || is_enum_set<T>;

// Two words that need no names of members to be understood: two.dragon.
template <class T>
constexpr bool is_pair() {
    if constexpr (Listed<T> && !CountedOut<T>) {
        std::size_t members = 0;
        bool telling = true;
        T probe{};
        for_each_field(probe, [&]<class M>(const char*, M&) {
            ++members;
            telling = telling && is_telling<M>;
        });
        return members == 2 && telling;
    } else {
        return false;
    }
}

// Members with their names, those at their default left out: (round 3 active two). So is one value for each enumerator.
template <class T>
constexpr bool is_record() {
    return is_enum_array<T> || (Listed<T> && !CountedOut<T> && !is_pair<T>());
}

// What takes no place on a table has no text.
template <class T>
inline constexpr bool is_silent = std::is_empty_v<T> && !Listed<T>;

// Whether a value that is there can be taken for the dash that stands for none.
template <class T>
constexpr bool can_hold_dash() {
    bool dash = is_optional<T> || is_enum_set<T> || CountedOut<T>;
    if constexpr (is_pair<T>()) {
        T probe{};
        for_each_field(probe, [&]<class M>(const char*, M&) { dash = dash || can_hold_dash<M>(); });
    }
    return dash;
}

// The enum that an array is indexed with, or that a set is made of.
template <class T>
struct KeyOf;
template <class E, class T, std::size_t N>
struct KeyOf<EnumArray<E, T, N>> {
    using Type = E;
};
template <class E, std::size_t N>
struct KeyOf<EnumSet<E, N>> {
    using Type = E;
};

// Calls f(name, member) for the members of a record in their order.
template <class Rules, class T, class F>
void for_each_member(T& record, F&& f) {
    if constexpr (is_enum_array<std::remove_const_t<T>>) {
        constexpr Vocabulary words = vocabulary<Rules, typename KeyOf<std::remove_const_t<T>>::Type>();
        for (std::size_t i = 0; i != record.values.size(); ++i) f(words.spell(i).c_str(), record.values[i]);
    } else {
        for_each_field(record, [&]<class M>(const char* name, M& member) {
            if constexpr (!is_silent<std::remove_const_t<M>>) f(name, member);
        });
    }
}

// The first member of a sentence goes without its name if that is a noun: `move cleric to 1`, but `attack at 2`.
constexpr bool is_preposition(std::string_view name) {
    for (std::string_view preposition : {"at", "by", "for", "from", "in", "of", "on", "to", "with"})
        if (name == preposition) return true;
    return false;
}
constexpr bool goes_unnamed(std::size_t nth, std::string_view name) { return nth == 0 && !is_preposition(name); }

inline constexpr std::string_view at_default = "default";
inline constexpr std::string_view absent = "-";
inline constexpr std::string_view through = "..";
inline constexpr std::size_t shortest_run = 3;  // of neighbours in a set that are written as one

}  // namespace heroes::detail
