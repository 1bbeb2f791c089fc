#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// The Critical Fails, HMA-C124 to HMA-C137.
inline constexpr std::array<Printed<FailType>, 14> standard_fails{{
    {"Triggered Trap", FailType{{cf(wound(3))}}, "Click."},
    {"Fatal Attraction", FailType{{cf(ignore_attack()), cf(take_treasure(1))}}, "It bats all its eyelashes."},
    {"Own Foot", FailType{{cf(wound(2))}}, "Bullseye."},
    {"Friendly Fire", FailType{{cf(wound(2)).on(Whom::other)}}, "Sorry! Sorry. Sorry?"},
    {"Butterfingers", FailType{{cf(discard_random(1))}}, "And there go the rations."},
    {"Purse Malfunction", FailType{{cf(lose(2))}}, "Jingle, jingle, gone."},
    {"Vote of No Confidence", FailType{{cf(pass_token())}}, "All in favour?"},
    {"Ooh, Shiny", FailType{{cf(loot(2))}}, "Down here all along."},
    {"A Learning Experience", FailType{{cf(draw(2))}}, "Lesson one: duck."},
    {"That Was an Heirloom", FailType{{cf(destroy_treasure())}}, "Some assembly required."},
    {"Convincing Corpse", FailType{{cf(ignore_attack()), cf(heal(2))}}, "Best acting all year."},
    {"Woke the Neighbours", FailType{{cf(lurk(1))}}, "They would like a word."},
    {"Group Tumble", FailType{{cf(wound(1)).on(Whom::present)}}, "All together now."},
    {"Fell into Form", FailType{{cf(refresh(Sort::hero, 1)), cf(refresh(Sort::weapon, 1))}}, "Meant to do that."},
}};

}  // namespace heroes::hero_master
