#pragma once

#include <cstddef>
#include <cstring>

namespace heroes {

namespace detail {

// g++ copies up to 256 bytes with the widest registers, and more with a string instruction that takes four times as
// long. So large states are copied in pieces.
inline constexpr std::size_t quick_piece = 256;

template <std::size_t Size>
void copy_bytes(void* to, const void* from) {
    constexpr std::size_t rest = (Size - 1) / quick_piece * quick_piece;
    std::memcpy(to, from, Size - rest);
    if constexpr (rest != 0)
        copy_bytes<rest>(static_cast<std::byte*>(to) + (Size - rest),
                         static_cast<const std::byte*>(from) + (Size - rest));
}

}  // namespace detail

// A copy. A game whose table is larger than a quick piece has one of its own that is made part by part.
template <class Table>
constexpr Table copy_of(const Table& table) {
    return table;
}

}  // namespace heroes
