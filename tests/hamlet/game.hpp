#pragma once

// Hamlet, for the tests, fuzzers and benchmarks that run over all games.

#include <heroes/hamlet.hpp>
#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hamlet/rulebook.hpp>

namespace game {

using namespace heroes::hamlet;

inline constexpr Options modes[] = {{.players = 2}, {.players = 3}, {.players = 4}, {.players = 1}};

// Rulings by which random games are varied: short games, and games of heroes who live long enough to come to artifacts,
// Sigils and the Champion.
inline constexpr Knobs bases[] = {
    {.max_turns = 40},
    {.hero_health = 95, .most_hero_health = 99, .fatigue_damage = 0, .champion_health = 5, .max_turns = 150}};

// Rulings under which a table has the most to remember and to hide.
inline constexpr Knobs house_rules{.draw_two_heroes = true,
                                   .decrees_accumulate = true,
                                   .spent_trophies = SpentTrophies::out_of_the_game,
                                   .keep_change = true,
                                   .may_stay_home = true,
                                   .use_frees_slot = true,
                                   .heirlooms_for_every_hero = true,
                                   .new_hero_next_turn = true,
                                   .choose_loot = true,
                                   .hidden_items = HiddenItems::backpacks,
                                   .max_turns = 60,
                                   .sigils_need_slots = true};

// Bots play by the rules as printed, but games between them could go on for ever.
struct BotRules : StandardRules {
    static constexpr Knobs knobs{.max_turns = 150};
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
