#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace heroes {

// Several functions as one overload set.
template <class... Fs>
struct Overloads : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloads(Fs...) -> Overloads<Fs...>;

// Whether a variant has this alternative.
template <class T, class Variant>
inline constexpr bool is_one_of = false;
template <class T, class... Ts>
inline constexpr bool is_one_of<T, std::variant<Ts...>> = (std::is_same_v<T, Ts> || ...);

namespace detail {

// One switch, because standard visitors fall back to a table of function pointers beyond a dozen alternatives, and
// the compiler cannot see through that. Cases beyond the last alternative repeat it and are never reached; a variant
// with more alternatives than cases gets another switch for the rest.
template <std::size_t First = 0, class Variant, class F>
constexpr decltype(auto) match_one(Variant& variant, F&& f) {
    constexpr std::size_t count = std::variant_size_v<std::remove_const_t<Variant>>;
    constexpr auto at = [](std::size_t i) { return First + i < count ? First + i : count - 1; };
    switch (variant.index() - First) {
        case 0: return f(*std::get_if<at(0)>(&variant));
        case 1: return f(*std::get_if<at(1)>(&variant));
        case 2: return f(*std::get_if<at(2)>(&variant));
        case 3: return f(*std::get_if<at(3)>(&variant));
        case 4: return f(*std::get_if<at(4)>(&variant));
        case 5: return f(*std::get_if<at(5)>(&variant));
        case 6: return f(*std::get_if<at(6)>(&variant));
        case 7: return f(*std::get_if<at(7)>(&variant));
        case 8: return f(*std::get_if<at(8)>(&variant));
        case 9: return f(*std::get_if<at(9)>(&variant));
        case 10: return f(*std::get_if<at(10)>(&variant));
        case 11: return f(*std::get_if<at(11)>(&variant));
        case 12: return f(*std::get_if<at(12)>(&variant));
        case 13: return f(*std::get_if<at(13)>(&variant));
        case 14: return f(*std::get_if<at(14)>(&variant));
        case 15: return f(*std::get_if<at(15)>(&variant));
        case 16: return f(*std::get_if<at(16)>(&variant));
        case 17: return f(*std::get_if<at(17)>(&variant));
        case 18: return f(*std::get_if<at(18)>(&variant));
        case 19: return f(*std::get_if<at(19)>(&variant));
        case 20: return f(*std::get_if<at(20)>(&variant));
        case 21: return f(*std::get_if<at(21)>(&variant));
        case 22: return f(*std::get_if<at(22)>(&variant));
        case 23: return f(*std::get_if<at(23)>(&variant));
        case 24: return f(*std::get_if<at(24)>(&variant));
        case 25: return f(*std::get_if<at(25)>(&variant));
        case 26: return f(*std::get_if<at(26)>(&variant));
        case 27: return f(*std::get_if<at(27)>(&variant));
        case 28: return f(*std::get_if<at(28)>(&variant));
        case 29: return f(*std::get_if<at(29)>(&variant));
        case 30: return f(*std::get_if<at(30)>(&variant));
        default:
            if constexpr (First + 32 < count)
                return match_one<First + 31>(variant, f);
            else
                return f(*std::get_if<at(31)>(&variant));
    }
}

}  // namespace detail

// Calls the one function that takes the alternative the variant holds.
//   match(action, [](const Attack& attack) { ... }, [](const auto&) { ... });
template <class Variant, class... Fs>
constexpr decltype(auto) match(Variant&& variant, Fs&&... fs) {
    if constexpr (sizeof...(Fs) == 1)
        return detail::match_one(variant, fs...);
    else
        return detail::match_one(variant, Overloads<std::remove_cvref_t<Fs>...>{fs...});
}

// Whether a variant holds any of several alternatives: one look at its index, however many they are.
template <class... Wanted, class... Ts>
constexpr bool holds_one_of(const std::variant<Ts...>& variant) {
    static_assert(sizeof...(Ts) <= 64);
    constexpr std::uint64_t wanted = [] {
        std::uint64_t bits = 0;
        std::size_t place = 0;
        ((bits |= std::uint64_t{is_one_of<Ts, std::variant<Wanted...>>} << place++), ...);
        return bits;
    }();
    return (wanted >> variant.index() & 1) != 0;
}

// Whether two variants hold the same: quicker than `==` of the standard, for the reason above.
template <class Variant>
constexpr bool are_equal(const Variant& a, const Variant& b) {
    return a.index() == b.index() && match(a, [&]<class T>(const T& value) { return *std::get_if<T>(&b) == value; });
}

}  // namespace heroes
