#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// A Location: its monsters, treasures and gold, and its effects.
constexpr LocationType location(int monsters, int treasure, int gold, const Effects& effects = {}) {
    return {.monsters = static_cast<std::uint8_t>(monsters),
            .treasure = static_cast<std::uint8_t>(treasure),
            .gold = static_cast<std::uint8_t>(gold),
            .effects = effects};
}

// The Locations, the last of all first, HMA-C084 to HMA-C099. A warning names a row of the monsters.
inline constexpr std::array<Printed<LocationType>, 16> standard_locations{{
    {"Dragon's Den", location(2, 3, 12, {lp(refresh(Sort::hero, 1)), lp(sell(1)).optional()}).warning_of(18).last(),
     "Wipe your feet. Then run."},
    {"Crumbling Fort", location(3, 3, 9, {ll(search(1))}), "Held together by ivy and debt."},
    {"The Legless Wyvern", location(2, 2, 8, {lp(heal(3)), lp(sell(2)).optional()}),
     "Happy hour, sad everything else."},
    {"Dodgy Bazaar", location(3, 3, 8, {lp(sell(3)).optional()}), "No refunds. No questions."},
    {"Pawnbroker's Alley", location(3, 2, 9, {ll(gain(1)), lp(sell(2)).optional()}), "Everything must go. Quietly."},
    {"Temple of Mild Regret", location(3, 2, 8, {lp(heal(2)), lp(refresh(Sort::hero, 1)).if_is(Discipline::faith)}),
     "Sorry, mostly."},
    {"Leaning Wizard Tower",
     location(3, 3, 9, {lp(refresh(Sort::hero, 1)).if_is(Discipline::magic), lt(hit(1)).if_is(Discipline::magic)}),
     "The stairs cast back."},
    {"Mud Wrestling Pit", location(3, 2, 10, {ll(draw(1)), lt(strength(regular, 1)).if_is(Discipline::strength)}),
     "Ringside seats are wet."},
    {"Foggy Bog", location(4, 3, 11, {lt(hit(-1)), lt(armour(1))}), "Somewhere round here."},
    {"Frozen Fishpond",
     location(3, 2, 9, {lt(strength(ice, 1)).if_attack(ice), lt(strength(fire, -1)).if_attack(fire)}),
     "Thin ice, thick heroes."},
    {"Smouldering Mine", location(2, 3, 11, {lt(strength(fire, 1)).if_attack(fire)}).warning_of(17),
     "No smoking. Too late."},
    {"Haunted Nursery", location(2, 2, 11, {ll(pass_token()), lt(threshold(1))}).warning_of(14),
     "The dolls blink first."},
    {"Goblin Toll Bridge", location(2, 2, 10, {ll(draw(1)).optional(), lp(lose(1))}).warning_of(13),
     "Exact change only."},
    {"Giant's Larder", location(2, 3, 11, {lp(heal(2))}).warning_of(15), "Mind the cheese wheel."},
    {"Webbed Cellar", location(2, 3, 11, {lp(draw(1)).if_is(Discipline::cunning), lt(ferocity(1))}).warning_of(16),
     "Nobody has dusted."},
    {"Suspiciously Quiet Village", location(4, 4, 11, {ll(draw(2)), lp(wound(1))}), "It knows what it did."},
}};

}  // namespace heroes::hero_master
