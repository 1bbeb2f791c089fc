#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/spell.hpp>

namespace heroes::detail {

inline constexpr std::size_t indentation = 4;

// A record takes a line for each member, but one number for each enumerator fits on one; a list of records or of
// sentences takes a line for each item, but a list of words fits on one.
template <class T>
constexpr bool takes_lines() {
    if constexpr (is_enum_array<T>)
        return !Number<typename decltype(T::values)::value_type>;
    else if constexpr (is_inline_vector<T>)
        return is_record<typename T::value_type>() || is_variant<typename T::value_type>;
    else
        return is_record<T>();
}

template <class Rules, class T>
void describe_items(std::string& out, const T& list, std::size_t depth) {
    for (const auto& item : list) {
        out.append(depth * indentation, ' ') += "- ";
        spell_line<Rules>(out, item);
        out += '\n';
    }
}

template <class Rules, class T>
void describe_members(std::string& out, const T& record, const T& usual, std::size_t depth);

// What stands after the name of a member and its colon.
template <class Rules, class T>
void describe_value(std::string& out, const T& value, const T& usual, std::size_t depth) {
    out += takes_lines<T>() ? '\n' : ' ';
    if constexpr (!takes_lines<T>() && is_record<T>())
        spell_members<Rules>(out, value, usual);
    else if constexpr (!takes_lines<T>())
        spell_value<Rules>(out, value);
    else if constexpr (is_inline_vector<T>)
        describe_items<Rules>(out, value, depth);
    else
        describe_members<Rules>(out, value, usual, depth);
    if (!takes_lines<T>()) out += '\n';
}

template <class Rules, class T>
void describe_members(std::string& out, const T& record, const T& usual, std::size_t depth) {
    for_each_unusual<Rules>(record, usual, [&](std::string_view name, const auto& member, const auto& expected) {
        out.append(depth * indentation, ' ').append(name) += ':';
        describe_value<Rules>(out, member, expected, depth + 1);
    });
}

}  // namespace heroes::detail
