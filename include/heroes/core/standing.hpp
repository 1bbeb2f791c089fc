#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>

namespace heroes {

// How a game ended for one seat.
enum class Standing : std::uint8_t { win, draw, loss, last = loss };

constexpr std::string_view name_of(Standing standing) {
    constexpr std::array<const char*, enum_count<Standing>> names{"win", "draw", "loss"};
    return index_of(standing) < names.size() ? names[index_of(standing)] : "no standing";
}

}  // namespace heroes
