#pragma once

#include <cstdint>

#include <heroes/core/cxx20.hpp>

// How many Action cards a content has room for. The standard ones and two more fill one word of bits; for races and
// classes of one's own, with decks of their own, define this for all files of a program:
//   target_compile_definitions(my_game PRIVATE HEROES_HERO_MASTER_ROOM=96)
// A decision takes 3 % more then, and a state 536 bytes instead of 472. Saves of such a program are its own.
#ifdef HEROES_HERO_MASTER_ROOM
static_assert(HEROES_HERO_MASTER_ROOM >= 64 && HEROES_HERO_MASTER_ROOM <= 128,
              "HEROES_HERO_MASTER_ROOM lies between 64 and 128");
#endif

namespace heroes::hero_master::detail {

#ifdef HEROES_HERO_MASTER_ROOM
inline constexpr std::uint8_t room_for_actions = HEROES_HERO_MASTER_ROOM;
#else
inline constexpr std::uint8_t room_for_actions = 64;
#endif

}  // namespace heroes::hero_master::detail
