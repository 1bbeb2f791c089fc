#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/text.hpp>

namespace heroes {

// Where two values differ: "table.faces[1][0]".
using Path = Text<128>;

namespace detail {

template <class T>
constexpr void find_difference(const T& a, const T& b, Path& path);

template <class Items>
constexpr void find_item_difference(const Items& a, const Items& b, Path& path) {
    auto other = b.begin();
    std::uint64_t i = 0;
    for (const auto& item : a) {
        if (!(item == *other)) {
            path("[");
            write_number(path, i);
            path("]");
            return find_difference(item, *other, path);
        }
        ++other;
        ++i;
    }
}

template <class T>
constexpr void find_field_difference(const T& a, const T& b, Path& path) {
    bool found = false;
    std::size_t nth = 0;
    for_each_field(a, [&]<class M>(std::string_view name, const M& mine) {
        std::size_t other_nth = 0;
        for_each_field(b, [&]<class N>(const char*, const N& theirs) {
            if constexpr (std::is_same_v<M, N>) {
                if (found || other_nth++ != nth || mine == theirs) return;
                found = true;
                if (!path.empty()) path(".");
                path(name);
                find_difference(mine, theirs, path);
            } else {
                ++other_nth;
            }
        });
        ++nth;
    });
}

// What is no list of members or items differs as a whole, and so do lists of different lengths.
template <class T>
constexpr void find_difference(const T& a, const T& b, Path& path) {
    if constexpr (Listed<const T>) {
        find_field_difference(a, b, path);
    } else if constexpr (is_enum_array<T>) {
        find_item_difference(a, b, path);
    } else if constexpr (is_inline_vector<T>) {
        if (a.size() == b.size()) find_item_difference(a, b, path);
    }
}

}  // namespace detail

// Names the first member, in the order of the field lists, in which two values differ; empty if they are equal.
template <class T>
[[nodiscard]] constexpr Path diff(const T& a, const T& b) {
    Path path;
    detail::find_difference(a, b, path);
    return path;
}

}  // namespace heroes
