#pragma once

// Hero Master, for the tests, fuzzers and benchmarks that run over all games.

#include <heroes/hero_master.hpp>
#include <heroes/hero_master/evaluate.hpp>
#include <heroes/hero_master/redact.hpp>
#include <heroes/hero_master/rulebook.hpp>

namespace game {

using namespace heroes::hero_master;

inline constexpr Options modes[] = {{.players = 2}, {.players = 3}, {.players = 4}};

// Rulings by which random games are varied.
inline constexpr Knobs bases[] = {{}};

// Rulings under which a table has the most to remember and to hide.
inline constexpr Knobs house_rules{.den_drawn = DenDrawn::may_go_under_the_deck,
                                   .used_protests_wait = true,
                                   .unbeaten_monster = UnbeatenMonster::set_aside,
                                   .ambusher_joins_parting_attack = true,
                                   .all_effects_optional = true,
                                   .attacker_orders_effects = true,
                                   .both_hero_cards = true,
                                   .maul_is_unlimited = true,
                                   .heroes_react_to_ambusher = true,
                                   .leader_read_after_card = true,
                                   .treasure_may_be_left = true,
                                   .leader_read_live = true,
                                   .participants_are_present = true,
                                   .defeat_waits_for_attack = true,
                                   .applied_cards_can_be_refreshed = true,
                                   .stash_can_be_robbed = true};

// Bots play by the rules as printed: every game ends.
using BotRules = StandardRules;

// They play against each other.
inline constexpr Options bot_modes[] = {{}};
inline constexpr bool bots_play_together = false;

// One die as the rules roll it, for the benchmarks.
template <class Playing>
int roll_a_die(Playing playing) {
    return roll(playing);
}

}  // namespace game
