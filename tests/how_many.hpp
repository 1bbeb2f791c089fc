#pragma once

#include <cstddef>
#include <cstdlib>
#include <string_view>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HEROES_TESTS_SANITIZED
#endif
#endif

namespace laws {

// Sanitizers take five times as long and look for other faults, so under them one game of so many is played.
#ifdef HEROES_TESTS_SANITIZED
inline constexpr std::size_t thinned = 4;
#else
inline constexpr std::size_t thinned = 1;
#endif

// What plays many games plays a few of them by default; HEROES_GAMES=full plays them all.
inline bool plays_all_games() {
    const char* games = std::getenv("HEROES_GAMES");
    return games != nullptr && std::string_view{games} == "full";
}

// The number of games that were planned, or one of so many.
inline std::size_t games_to_play(std::size_t planned, std::size_t part) {
    return plays_all_games() ? planned : (planned + part - 1) / part;
}

}  // namespace laws
