#pragma once

// Every value that anybody could send, nonsense included, made from the members of its type:
//
//   for (const Action& action : candidates::all<Action>()) ...

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/shapes.hpp>

namespace candidates {

template <class T>
std::vector<T> values();

namespace detail {

// Every enumerator, and two values that are none.
template <class E>
std::vector<E> enumerators() {
    std::vector<E> list;
    heroes::for_each_enumerator<E>([&](E e) { list.push_back(e); });
    list.push_back(static_cast<E>(heroes::enum_count<E>));
    list.push_back(static_cast<E>(255));
    return list;
}

template <class T>
std::vector<T> numbers() {
    std::vector<T> list;
    for (int number = 0; number != 32; ++number) list.push_back(static_cast<T>(number));
    list.push_back(static_cast<T>(-1));
    return list;
}

// All subsets of a small set; of a large one the empty set, the whole, and those of one or two members.
template <class Set>
std::vector<Set> subsets() {
    std::vector<Set> list;
    if constexpr (Set::all().size() <= 10) {
        for (std::uint64_t bits = 0; bits <= Set::universe; ++bits) list.push_back(Set::from_bits(bits));
    } else {
        list = {Set{}, Set::all()};
        Set::all().for_each([&](auto one) {
            Set::all().for_each([&](auto other) {
                if (one <= other) list.push_back(Set{one, other});
            });
        });
    }
    return list;
}

template <class T>
std::vector<T> optionals() {
    std::vector<T> list{T{}};
    for (const auto& value : values<typename T::value_type>()) list.push_back(T{value});
    return list;
}

// The empty list, and those of one or two values.
template <class T>
std::vector<T> lists() {
    const auto items = values<typename T::value_type>();
    std::vector<T> list{T{}};
    for (const auto& item : items) {
        T one{};
        one.push_back(item);
        list.push_back(one);
        if constexpr (T::capacity() > 1)
            for (const auto& other : items) list.emplace_back(one).push_back(other);
    }
    return list;
}

// All zero, and one place changed.
template <class T>
std::vector<T> arrays() {
    std::vector<T> list{T{}};
    for (std::size_t at = 0; at != T::size(); ++at)
        for (const auto& value : values<std::remove_cvref_t<decltype(T{}.values[0])>>())
            list.emplace_back().values[at] = value;
    return list;
}

// Every value of the first member with every value of the second, and so on.
template <class T>
std::vector<T> structs() {
    std::vector<T> list{T{}};
    T shape{};
    std::size_t nth = 0;
    heroes::for_each_field(shape, [&]<class Member>(std::string_view, Member&) {
        std::vector<T> longer;
        for (const T& value : list)
            for (const Member& part : values<Member>()) {
                std::size_t at = 0;
                heroes::for_each_field(longer.emplace_back(value), [&]<class Other>(std::string_view, Other& member) {
                    if constexpr (std::is_same_v<Other, Member>)
                        if (at == nth) member = part;
                    ++at;
                });
            }
        list = longer;
        ++nth;
    });
    return list;
}

template <class Variant, class... Ts>
std::vector<Variant> alternatives(const heroes::OneOf<Ts...>&) {
    std::vector<Variant> list;
    const auto append = [&](const auto& values) {
        for (const auto& value : values) list.push_back(Variant{value});
    };
    (append(values<Ts>()), ...);
    return list;
}

}  // namespace detail

template <class T>
std::vector<T> values() {
    if constexpr (heroes::is_variant<T>)
        return detail::alternatives<T>(T{});
    else if constexpr (heroes::Listed<T>)
        return detail::structs<T>();
    else if constexpr (std::is_same_v<T, bool>)
        return {false, true};
    else if constexpr (std::is_enum_v<T>)
        return detail::enumerators<T>();
    else if constexpr (std::is_integral_v<T>)
        return detail::numbers<T>();
    else if constexpr (heroes::is_enum_set<T>)
        return detail::subsets<T>();
    else if constexpr (heroes::is_optional<T>)
        return detail::optionals<T>();
    else if constexpr (heroes::is_inline_vector<T>)
        return detail::lists<T>();
    else if constexpr (heroes::is_enum_array<T>)
        return detail::arrays<T>();
    else
        static_assert(std::is_empty_v<T>, "this shape has no candidates yet");
}

// The same, made once.
template <class T>
const std::vector<T>& all() {
    static const std::vector<T> list = values<T>();
    return list;
}

}  // namespace candidates
