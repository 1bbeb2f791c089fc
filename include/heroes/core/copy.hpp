#pragma once

#include <cstddef>
#include <cstring>

#include <heroes/core/cxx20.hpp>

namespace heroes::detail {

// g++ copies up to 256 bytes with vector registers, and more with `rep movsq`, which takes four times as long (22 ns
// against 6 ns for 496 bytes). So large states are copied in pieces.
inline constexpr std::size_t quick_piece = 256;

template <std::size_t Size>
void copy_bytes(void* to, const void* from) {
    constexpr std::size_t rest = (Size - 1) / quick_piece * quick_piece;
    std::memcpy(to, from, Size - rest);
    if constexpr (rest != 0)
        copy_bytes<rest>(static_cast<std::byte*>(to) + (Size - rest),
                         static_cast<const std::byte*>(from) + (Size - rest));
}

}  // namespace heroes::detail
