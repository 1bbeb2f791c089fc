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
                                    presets::teams(2, 1),
                                    presets::teams(2, 2),
                                    presets::teams(3, 3),
                                    presets::free_for_all(3),
                                    presets::free_for_all(6, 0)};

// Rulings by which random games are varied.
inline constexpr Knobs bases[] = {{.max_rounds = 20}};

// Rulings under which a table has the most to remember and to hide.
inline constexpr Knobs house_rules{.live_turn_order = true,
                                   .pet_entry = PetEntry::end_of_round,
                                   .tokens_leave_in_end_phase = true,
                                   .each_success_adds_bleed = true,
                                   .most_permanent_buffs = 2,
                                   .counter_may_be_countered = true,
                                   .dodge_before_redirect = true,
                                   .one_more_turn_of_cooldown = true,
                                   .new_pet_replaces = true,
                                   .max_rounds = 40};

// Bots play by the rules as printed, but games between them could go on for ever.
struct BotRules : StandardRules {
    static constexpr Knobs knobs{.max_rounds = 60};
};

// One die as the rules roll it, for the benchmarks.
template <class Playing>
int roll_a_die(Playing playing) {
    return roll(playing);
}

}  // namespace game
