#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// A monster: its types, armour, defences (Regular, Fire, Ice, Spirit), Ferocity, gold, treasure and effects.
constexpr MonsterCardType monster(MonsterTypes types, int armour, const Strengths& defences, int ferocity, int gold,
                                  int treasure, const Effects& effects = {}) {
    return {.types = types,
            .armour = static_cast<std::int8_t>(armour),
            .defences = defences,
            .ferocity = static_cast<std::int8_t>(ferocity),
            .gold = static_cast<std::uint8_t>(gold),
            .treasure = static_cast<std::uint8_t>(treasure),
            .effects = effects};
}

// The monsters, HMA-C065 to HMA-C077, and the Bosses with the Legendary one, HMA-C078 to HMA-C083.
inline constexpr std::array<Printed<MonsterCardType>, 19> standard_monsters{{
    {"Giant", monster({brute}, 11, {7, 6, 5, 5}, 3, 5, 2), "Fee, fi, fo, ow."},
    {"Gigantic Spider", monster({beast}, 12, {3, 3, 4, 5}, 2, 2, 2, {t5(ambusher())}), "Eight legs, no manners."},
    {"Fire Imp", monster({fiend}, 11, {6, 7, 2, 4}, 2, 3, 1), "Spits, smokes, swears."},
    {"Grizzly Bear", monster({beast}, 10, {6, 4, 5, 5}, 3, 3, 1, {t6(maul(3))}), "Hugs until it hurts."},
    {"Orc Warrior", monster({greenie}, 10, {5, 4, 4, 2}, 2, 3, 1, {t6(discard(1))}),
     "Bruiser. Takes your lunch and your plan."},
    {"Goblin Nipper", monster({greenie}, 9, {3, 3, 3, 2}, 1, 2, 1, {t5(ambusher())}), "All teeth, no height."},
    {"Goblin Tax Collector", monster({greenie}, 11, {4, 4, 4, 3}, 1, 4, 1, {t6(lose(1))}), "Receipts on request."},
    {"Hill Troll", monster({brute, greenie}, 10, {6, 4, 6, 3}, 3, 4, 1), "Regrows everything but patience."},
    {"Ogre Bouncer", monster({brute}, 11, {6, 5, 4, 4}, 3, 4, 1, {t6(discard(1))}), "Not in those boots."},
    {"Disgruntled Skeleton", monster({undead}, 9, {4, 4, 6, 2}, 1, 2, 1), "Unpaid since the last dynasty."},
    {"Weeping Wraith", monster({undead}, 12, {7, 5, 4, 3}, 2, 4, 2, {t5(armour(-2))}),
     "Just needs someone to listen. Forever."},
    {"Soggy Ghoul", monster({undead, brute}, 10, {5, 3, 5, 4}, 2, 3, 1, {t5(ambusher())}), "Best before last winter."},
    {"Dire Badger", monster({beast}, 11, {4, 3, 4, 5}, 2, 3, 1, {t5(ambusher()), t6(maul(1))}),
     "Dire about everything."},

    {"Grubnik the Landlord", monster({greenie}, 11, {7, 6, 6, 4}, 2, 6, 2, {t6(lose(2))}).of(Category::boss),
     "The rent is due."},
    {"Baroness Batula", monster({undead}, 12, {8, 6, 7, 5}, 3, 6, 2, {t5(armour(-2))}).of(Category::boss),
     "Never drinks... beer."},
    {"Big Kevin", monster({brute}, 11, {9, 7, 6, 5}, 4, 6, 2, {t6(discard(1))}).of(Category::boss),
     "Smaller than his brother, Bigger Kevin."},
    {"Mother Mandible", monster({beast}, 12, {6, 5, 7, 8}, 3, 6, 3, {t6(maul(2))}).of(Category::boss),
     "Four hundred children, no sitter."},
    {"Lord Ashtray", monster({fiend}, 11, {8, 10, 5, 6}, 3, 6, 2, {t6(exhaust(Sort::weapon, 1))}).of(Category::boss),
     "Please use him."},
    {"Crackletooth the Tepid", monster({dragon}, 11, {8, 11, 6, 6}, 4, 8, 3, {t6(maul(1))}).of(Category::legendary),
     "Lukewarm breath, red-hot temper."},
}};

}  // namespace heroes::hero_master
