#pragma once

#include <cstddef>
#include <string_view>

namespace heroes {

// A text that stands in the source. Its length comes with its type: counting letters would run into the limits of
// constant evaluation, because a game has a book of them.
struct Literal {
    const char* text = "";
    std::size_t size = 0;

    constexpr Literal() = default;
    template <std::size_t N>
    consteval Literal(const char (&literal)[N]) : text(literal), size(N - 1) {}

    constexpr operator std::string_view() const { return {text, size}; }
};

}  // namespace heroes
