#pragma once

// The tiny game, for the tests and fuzzers that run over all games.

#include <tiny_game.hpp>
#include <tools/tiny_redact.hpp>
#include <tools/tiny_rulebook.hpp>

namespace game {

using namespace tiny;

inline constexpr Options modes[] = {{}, {.players = 3, .cards = 8, .dealt = 2}, {.cards = 1, .dealt = 0}};
inline constexpr Knobs bases[] = {{}};
inline constexpr Knobs house_rules{.lowest_scores = true};

}  // namespace game
