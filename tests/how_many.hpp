#pragma once

#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace laws {

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
