#pragma once

#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>

namespace heroes {

// How a game ended for one seat.
enum class Standing : std::uint8_t { win, draw, loss, last = loss };

constexpr EnumNames<Standing> names_of(Standing) { return {"win", "draw", "loss"}; }

}  // namespace heroes
