#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/tools/detail/shapes.hpp>

namespace heroes::detail {

inline constexpr std::size_t most_members =
    6;  // of sets that are counted out: of larger ones, those that hold one each

// How many values for_each_value goes through.
template <class T>
constexpr std::size_t value_count() {
    if constexpr (std::is_enum_v<T>) {
        return enum_count<T>;
    } else if constexpr (std::is_same_v<T, bool>) {
        return 2;
    } else if constexpr (is_optional<T>) {
        return 1 + value_count<typename T::value_type>();
    } else if constexpr (is_enum_set<T>) {
        return T::room <= most_members ? std::size_t{1} << T::room : 1 + T::room;
    } else if constexpr (Listed<T> && !CountedOut<T>) {
        std::size_t product = 1;
        T probe{};
        for_each_field(probe, [&]<class M>(std::string_view, M&) { product *= value_count<M>(); });
        return product;
    } else {
        return 1;
    }
}

template <class T, class F>
void for_each_value(F&& f);

// Calls f with the record again and again while its members from the nth on take every value.
template <class T, class F>
void vary_members(T& record, std::size_t nth, F& f) {
    std::size_t at = 0;
    bool varied = false;
    for_each_field(record, [&]<class M>(std::string_view, M& member) {
        if (at++ != nth) return;
        varied = true;
        for_each_value<M>([&](const M& each) {
            member = each;
            vary_members(record, nth + 1, f);
        });
    });
    if (!varied) f(record);
}

template <class T, class F>
void for_each_set(F& f) {
    if constexpr (T::room <= most_members) {
        for (std::uint64_t bits = 0; bits <= T::universe; ++bits) f(T::from_bits(bits));
    } else {
        f(T{});
        T::all().for_each([&](auto each) { f(T{each}); });
    }
}

// Calls f with every value of a type that can be counted out. Of numbers and lists there are too many: they keep their
// default.
template <class T, class F>
void for_each_value(F&& f) {
    if constexpr (std::is_enum_v<T>) {
        for_each_enumerator<T>(f);
    } else if constexpr (std::is_same_v<T, bool>) {
        f(false);
        f(true);
    } else if constexpr (is_optional<T>) {
        f(T{});
        for_each_value<typename T::value_type>([&](const auto& each) { f(T{each}); });
    } else if constexpr (is_enum_set<T>) {
        for_each_set<T>(f);
    } else if constexpr (Listed<T> && !CountedOut<T>) {
        T record{};
        vary_members(record, 0, f);
    } else {
        f(T{});
    }
}

// Calls f(alternative) for every value of every alternative of a variant that `wanted(place)`; an alternative
// that has more values than `most` is left out.
template <class... Ts, class Wanted, class F>
void for_each_alternative_value(const OneOf<Ts...>*, std::size_t most, Wanted&& wanted, F&& f) {
    std::size_t place = 0;
    const auto go_through = [&]<class T>(const T*) {
        const std::size_t here = place++;
        if (value_count<T>() <= most && wanted(here)) for_each_value<T>(f);
    };
    (go_through(static_cast<const Ts*>(nullptr)), ...);
}

}  // namespace heroes::detail
