#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// A weapon: its strengths (Regular, Fire, Ice, Spirit), hit bonus and effects.
constexpr GearType weapon(const Strengths& strengths, int hit = 0, const Effects& effects = {}) {
    return {.strengths = strengths, .hit = static_cast<std::int8_t>(hit), .effects = effects};
}
// An armour with its base value and effects.
constexpr GearType armour_of(int base, const Effects& effects = {}) {
    return {.is_armour = true, .armour = static_cast<std::int8_t>(base), .effects = effects};
}

// The starting equipment, two weapons and an armour for each class, HMA-C053 to HMA-C064.
inline constexpr std::array<Printed<GearType>, 12> standard_equipment{{
    {"Crum", weapon({2, 0, 0, 0}), "An axe with a name. Not a good one."},
    {"Crumb", weapon({1, 0, 0, 0}), "Crum's little brother."},
    {"Fur Underpants", armour_of(7), "Outer pants were optional."},
    {"Knobbly Stick", weapon({2, 0, 0, 0}), "Certified magical by its seller."},
    {"Icicle on a String", weapon({0, 0, 2, 0}), "Keep out of the sun."},
    {"Bathrobe of Foresight", armour_of(8, {t5(hand_size(1))}), "Saw this coming. Did not dress."},
    {"Dagger", weapon({2, 0, 0, 0}), "Also opens letters. Other people's."},
    {"Clobberstick", weapon({1, 0, 0, 0}, 1), "It says clobber on it."},
    {"Borrowed Leathers", armour_of(8), "The owner is still looking."},
    {"Collection Plate", weapon({1, 0, 0, 0}, 1), "Give generously."},
    {"Holy-ish Symbol", weapon({0, 0, 0, 2}), "The paint is still wet."},
    {"Starched Vestments", armour_of(9), "Stands up without him."},
}};

}  // namespace heroes::hero_master
