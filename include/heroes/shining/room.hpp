#pragma once

#include <cstdint>

#include <heroes/core/cxx20.hpp>

// How many items and how many pieces of equipment a content has room for. The standard ones take all of it; for more of
// one's own, define this for all files of a program:
//   target_compile_definitions(my_game PRIVATE HEROES_SHINING_ROOM=12)
// A state has 720 bytes then instead of 632. Saves of such a program are its own.
#ifdef HEROES_SHINING_ROOM
static_assert(HEROES_SHINING_ROOM >= 8 && HEROES_SHINING_ROOM <= 16, "HEROES_SHINING_ROOM lies between 8 and 16");
#endif

namespace heroes::shining::detail {

#ifdef HEROES_SHINING_ROOM
inline constexpr std::uint8_t room_for_gear = HEROES_SHINING_ROOM;
#else
inline constexpr std::uint8_t room_for_gear = 8;
#endif

}  // namespace heroes::shining::detail
