#pragma once

#include <cstdint>

#include <heroes/core/cxx20.hpp>

// How many Action cards and treasures a content has room for. The standard Action cards and two more fill one word of
// bits; for races and classes of one's own, with decks of their own, define this for all files of a program:
//   target_compile_definitions(my_game PRIVATE HEROES_HERO_MASTER_ROOM=96)
// A decision takes 6 % more then, and a state 584 bytes instead of 472. Saves of such a program are its own.
#ifdef HEROES_HERO_MASTER_ROOM
static_assert(HEROES_HERO_MASTER_ROOM >= 64 && HEROES_HERO_MASTER_ROOM <= 128,
              "HEROES_HERO_MASTER_ROOM lies between 64 and 128");
#endif

namespace heroes::hero_master::detail {

struct Room {
    std::uint8_t actions = 64;
    std::uint8_t treasures = 32;
};

#ifdef HEROES_HERO_MASTER_ROOM
inline constexpr Room room{HEROES_HERO_MASTER_ROOM, 64};
#else
inline constexpr Room room{};
#endif

}  // namespace heroes::hero_master::detail
