#pragma once

// Hedra, for the tests, fuzzers and benchmarks that run over all games.

#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hedra/redact.hpp>
#include <heroes/hedra/rulebook.hpp>

namespace game {

using namespace heroes::hedra;

inline constexpr Options modes[] = {presets::duel,
                                    presets::quick_duel,
                                    presets::free_for_all(3),
                                    presets::free_for_all(4),
                                    presets::free_for_all(5),
                                    presets::free_for_all(6),
                                    presets::teams_2v2,
                                    presets::teams_3v3,
                                    presets::teams_2v2v2,
                                    {.players = 5, .teams = alternating_teams(5, 2)}};

// Rulings by which random games are varied.
inline constexpr Knobs bases[] = {{.max_rounds = 60}};

// Rulings under which a table has the most to remember and to hide.
inline constexpr Knobs house_rules{.attack_one_opponent = true,
                                   .arrival_on_retreat = true,
                                   .paladin_any_subset = true,
                                   .defender_choice_order = DefenderChoiceOrder::simultaneous,
                                   .unleash_between_attack_and_cleanup = true,
                                   .simultaneous_rerolls = true,
                                   .max_rounds = 60,
                                   .team_shared_abilities = true};

// Bots play by the rules as printed.
using BotRules = StandardRules;

// They play against each other.
inline constexpr Options bot_modes[] = {{}};
inline constexpr bool bots_play_together = false;

// One die as the rules roll it, for the benchmarks.
template <class Playing>
int roll_a_die(Playing playing) {
    return roll(playing, Piece{heroes::Seat::one, Die::rogue});
}

}  // namespace game
