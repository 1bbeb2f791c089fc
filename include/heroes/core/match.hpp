#pragma once

#include <type_traits>

#include <heroes/core/one_of.hpp>

namespace heroes {

// Several functions as one overload set.
template <class... Fs>
struct Overloads : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloads(Fs...) -> Overloads<Fs...>;

// Calls the one function that takes the alternative the variant holds.
//   match(action, [](const Attack& attack) { ... }, [](const auto&) { ... });
template <class Variant, class... Fs>
constexpr decltype(auto) match(Variant&& variant, Fs&&... fs) {
    using V = std::remove_cvref_t<Variant>;
    if constexpr (sizeof...(Fs) == 1)
        return V::match(variant, fs...);
    else
        return V::match(variant, Overloads<std::remove_cvref_t<Fs>...>{fs...});
}

// The same for one function that needs more than the alternative: what is handed on by value travels in registers,
// while whatever a function holds lies in memory.
template <class Variant, class F, class... Args>
constexpr decltype(auto) match_with(Variant&& variant, F&& f, Args... args) {
    return std::remove_cvref_t<Variant>::match(variant, f, args...);
}

}  // namespace heroes
