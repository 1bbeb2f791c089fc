#pragma once

#include <array>

#include <heroes/shining/cards.hpp>

namespace heroes::shining {

// AI cards, SHN-K321 to SHN-K342.
inline constexpr std::array<AiType, 22> standard_ai_cards{{
    {.name = "Basic Attack", .rule = TargetRule::nearest, .commands = {command::approach(1), command::attack(1)}},
    {.name = "Rush", .rule = TargetRule::nearest, .commands = {command::approach(1, 2), command::attack(1)}},
    {.name = "Scent of Blood", .rule = TargetRule::weakest, .commands = {command::approach(1, 1), command::attack(1)}},
    {.name = "Far Cry", .rule = TargetRule::farthest, .commands = {command::approach(1), command::attack(1)}},
    {.name = "Shamble", .rule = TargetRule::nearest, .commands = {command::close()}},
    {.name = "Flurry", .rule = TargetRule::nearest, .commands = {command::approach(1), command::attack(1, 2)}},
    {.name = "Pick Off", .rule = TargetRule::weakest, .commands = {command::approach(1), command::attack(1)}},
    {.name = "Skirmish",
     .rule = TargetRule::nearest,
     .commands = {command::approach(1), command::attack(1), command::retreat(3)}},
    {.name = "Knit Together",
     .rule = TargetRule::nearest,
     .commands = {command::mend(2), command::approach(1), command::attack(1)}},
    {.name = "Brace",
     .rule = TargetRule::nearest,
     .commands = {command::approach(1), command::attack(1), command::guard(2)}},
    {.name = "Heavy Blow", .rule = TargetRule::nearest, .commands = {command::approach(2), command::attack(2)}},
    {.name = "Long Reach", .rule = TargetRule::farthest, .commands = {command::approach(2), command::attack(2)}},
    {.name = "Silence the Wise",
     .rule = TargetRule::highest,
     .stat = Stat::mag,
     .commands = {command::approach(1), command::attack(1)}},
    {.name = "Hush the Voice",
     .rule = TargetRule::highest,
     .stat = Stat::cha,
     .commands = {command::approach(1), command::attack(1)}},
    {.name = "Meet the Strong",
     .rule = TargetRule::highest,
     .stat = Stat::str,
     .commands = {command::approach(1), command::attack(1)}},
    {.name = "Fall Back", .rule = TargetRule::nearest, .commands = {command::retreat(4), command::attack(1)}},
    {.name = "Raise the First Pair",
     .rule = TargetRule::nearest,
     .commands = {command::spawn(Role::a, numbers(12)), command::approach(1), command::attack(1)}},
    {.name = "Raise the Second Pair",
     .rule = TargetRule::nearest,
     .commands = {command::spawn(Role::a, numbers(34)), command::approach(1), command::attack(1)}},
    {.name = "Last Rank to Me",
     .rule = TargetRule::nearest,
     .commands = {command::spawn(Role::b, numbers(34)), command::approach(1), command::attack(1)}},
    {.name = "Drink Life",
     .rule = TargetRule::weakest,
     .commands = {command::approach(1), command::attack(1), command::mend(2)}},
    {.name = "Find the Gap",
     .rule = TargetRule::lowest,
     .stat = Stat::vit,
     .commands = {command::approach(1), command::attack(1)}},
    {.name = "Stalk", .rule = TargetRule::farthest, .commands = {command::close(2)}},
}};

constexpr AiCard ai_named(std::string_view name) { return Rows<AiCard, AiType>{standard_ai_cards}.named(name); }

}  // namespace heroes::shining
