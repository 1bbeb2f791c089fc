#pragma once

#include <cstdint>

#include <heroes/core/cxx20.hpp>

// How many monsters, mutations and items a content has room for. The standard ones fill one word of bits each; for many
// cards of one's own, define this for all files of a program:
//   target_compile_definitions(my_game PRIVATE HEROES_HAMLET_ROOM=96)
// A decision takes an eighth more then, and a state 600 bytes instead of 496. Saves of such a program are its own.
#ifdef HEROES_HAMLET_ROOM
static_assert(HEROES_HAMLET_ROOM >= 64 && HEROES_HAMLET_ROOM <= 128, "HEROES_HAMLET_ROOM lies between 64 and 128");
#endif

namespace heroes::hamlet::detail {

struct Room {
    std::uint8_t monsters = 64;
    std::uint8_t mutations = 64;
    std::uint8_t items = 60;
};

#ifdef HEROES_HAMLET_ROOM
inline constexpr Room room{HEROES_HAMLET_ROOM, HEROES_HAMLET_ROOM, HEROES_HAMLET_ROOM};
#else
inline constexpr Room room{};
#endif

}  // namespace heroes::hamlet::detail
