#pragma once

// The Shire Arena, for the tests, fuzzers and benchmarks that run over all games.

#include <heroes/shire.hpp>
#include <heroes/shire/evaluate.hpp>
#include <heroes/shire/redact.hpp>
#include <heroes/shire/rulebook.hpp>

namespace game {

using namespace heroes::shire;

inline constexpr Options modes[] = {presets::duel,
                                    presets::short_duel,
                                    presets::teams(2, 2),
                                    presets::teams(3, 3),
                                    presets::teams(2, 1),
                                    presets::teams(4, 2),
                                    presets::free_for_all(3),
                                    presets::free_for_all(5),
                                    presets::free_for_all(6),
                                    presets::free_for_all(3, 2)};

// Rulings by which random games are varied: heals against heals would go on for ever.
inline constexpr Knobs bases[] = {{.max_rounds = 30}};

// Rulings under which a table has the most to remember.
inline constexpr Knobs house_rules{.live_turn_order = true,
                                   .tokens_leave_in_end_phase = true,
                                   .passing_allowed = true,
                                   .each_success_adds_bleed = true,
                                   .most_permanent_buffs = 2,
                                   .pets_outlive_owner = true,
                                   .max_rounds = 30};

// Bots play by the rules as printed, for a limited time.
struct BotRules : StandardRules {
    static constexpr Knobs knobs{.max_rounds = 100};

    bool operator==(const BotRules&) const = default;
};

// They play against each other.
inline constexpr Options bot_modes[] = {{}};
inline constexpr bool bots_play_together = false;

// One die as the rules roll it, for the benchmarks.
template <class Playing>
int roll_a_die(Playing playing) {
    return roll(playing);
}

}  // namespace game
