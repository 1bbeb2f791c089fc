#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content/equipment.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// A treasure to wear or wield, or one that is an Action card.
constexpr TreasureType treasure_of(const GearType& gear) { return {.gear = gear}; }
constexpr TreasureType treasure_of(ActionCard card) { return {.action = card}; }

// The treasures, HMA-C100 to HMA-C123; those that are Action cards name their row there.
inline constexpr std::array<Printed<TreasureType>, 24> standard_treasures{{
    {"Staff of Inner Fire",
     treasure_of(weapon({2, 0, 0, 0}, 0, {t3(heal(2)).if_this(fire), t3(heal(1)).if_strength(fire, 3)})),
     "Heartburn included."},
    {"Sword of Adequate Sharpness", treasure_of(weapon({3, 0, 0, 0})), "Cuts bread. Most bread."},
    {"Dragonslayer (Replica)", treasure_of(weapon({2, 0, 0, 0}, 1, {t5(strength(regular, 2)).if_foe(dragon)})),
     "For display purposes."},
    {"Frozen Haddock", treasure_of(weapon({0, 0, 3, 0}, 1)), "Two-handed. Do not thaw."},
    {"Torch of Enthusiasm", treasure_of(weapon({0, 3, 0, 0}, 1)), "Catches on quickly."},
    {"Blessed Rolling Pin", treasure_of(weapon({0, 0, 0, 3}, 1)), "Flattens the faithless."},
    {"Big Honking Hammer", treasure_of(weapon({4, 0, 0, 0}, -1)), "It honks."},
    {"Wand of Mixed Results", treasure_of(weapon({0, 2, 2, 0}, 0, {t2(refresh(Sort::weapon, 1))})),
     "Some of them good."},
    {"Lucky Toothpick", treasure_of(weapon({1, 0, 0, 0}, 2, {t7(gain(1))})), "Picked from the best."},
    {"Dented Plate", treasure_of(armour_of(12)), "Dinner service of a knight."},
    {"Cloak of Convenient Fog", treasure_of(armour_of(10, {t6(ignore_attack()).optional().exhausting()})),
     "Where did he go?"},
    {"Robe of Many Pockets", treasure_of(armour_of(10, {t5(hand_size(1))})), "Most of them full of crumbs."},
    {"Spiked Pyjamas", treasure_of(armour_of(11, {t5(strength(regular, 1)).if_foe(beast)})), "Nightmare to sleep in."},
    {"Sunday Best", treasure_of(armour_of(10, {t7(gain(1))})), "Dressed to be paid."},
    {"Scroll of Sudden Hail", treasure_of(ActionCard{44}), "Indoor weather."},
    {"Barrel of Lamp Oil", treasure_of(ActionCard{45}), "Roll, light, regret."},
    {"Exorcism for Beginners", treasure_of(ActionCard{46}), "Get out. Please."},
    {"Heroic Pose", treasure_of(ActionCard{47}), "Chin up, guard down."},
    {"Unlabelled Potion", treasure_of(ActionCard{48}), "Tastes of blue."},
    {"Grappling Hook", treasure_of(ActionCard{49}), "Not that one. The other one."},
    {"Banana Skin", treasure_of(ActionCard{50}), "A classic."},
    {"Bucket of Glue", treasure_of(ActionCard{51}), "Sticks with you."},
    {"Nothing to See Here", treasure_of(ActionCard{52}), "Mine now."},
    {"Whoopee Cushion", treasure_of(ActionCard{53}), "Beneath you."},
}};

}  // namespace heroes::hero_master
