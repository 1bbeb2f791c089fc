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

}  // namespace heroes
