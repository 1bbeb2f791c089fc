#pragma once

#include <heroes/hero_master/content.hpp>
#include <heroes/hero_master/content/actions.hpp>
#include <heroes/hero_master/content/critical_fails.hpp>
#include <heroes/hero_master/content/equipment.hpp>
#include <heroes/hero_master/content/heroes.hpp>
#include <heroes/hero_master/content/locations.hpp>
#include <heroes/hero_master/content/monsters.hpp>
#include <heroes/hero_master/content/treasures.hpp>

namespace heroes::hero_master {

// The cards of the standard game. counts.hpp judges them, because every program that plays would pay for it here.
inline constexpr Content standard_content{detail::Judged{{
    .races = standard_races,
    .classes = standard_classes,
    .actions = standard_actions,
    .equipment = standard_equipment,
    .monsters = standard_monsters,
    .locations = standard_locations,
    .treasures = standard_treasures,
    .fails = standard_fails,
}}};

}  // namespace heroes::hero_master
