#pragma once

#include <cstddef>
#include <string_view>

#include <heroes/core/fields.hpp>
#include <heroes/core/text.hpp>

namespace heroes {

// Where two values differ: "table.faces[1][0]".
using Path = Text<128>;

namespace detail {

template <class T>
constexpr bool find_difference(const T& a, const T& b, Path& path);

template <class Items>
constexpr bool find_item_difference(const Items& a, const Items& b, Path& path) {
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
    return false;
}

template <class T>
constexpr bool find_field_difference(const T& a, const T& b, Path& path) {
    bool found = false;
    std::size_t nth = 0;
    T::fields(a, [&]<class M>(std::string_view name, const M& mine) {
        std::size_t other_nth = 0;
        T::fields(b, [&]<class N>(std::string_view, const N& theirs) {
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
    return found;
}

template <class T>
constexpr bool find_difference(const T& a, const T& b, Path& path) {
    if (a == b) return false;
    if constexpr (Listed<const T>) {
        return find_field_difference(a, b, path);
    } else if constexpr (is_enum_array<T>) {
        return find_item_difference(a, b, path);
    } else if constexpr (is_inline_vector<T>) {
        return a.size() == b.size() ? find_item_difference(a, b, path) : true;
    } else {
        return true;
    }
}

}  // namespace detail

// Names the first member, in the order of the field lists, in which two values differ; empty if they are equal.
template <class T>
constexpr Path diff(const T& a, const T& b) {
    Path path;
    detail::find_difference(a, b, path);
    return path;
}

}  // namespace heroes
