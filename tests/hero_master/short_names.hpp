#pragma once

// The cards that the tests of Hero Master play with, each under a short name.

#include "support.hpp"

namespace hero_master_test {

// Action cards.
inline constexpr ActionCard insubordinate = action("Insubordinate");
inline constexpr ActionCard temper = action("Hot Forged Temper");
inline constexpr ActionCard ale = action("Ale First, Axe Later");
inline constexpr ActionCard portly = action("Portly");
inline constexpr ActionCard brave = action("Brave");
inline constexpr ActionCard unexpected = action("Unexpected");
inline constexpr ActionCard breakfast = action("Second Breakfast");
inline constexpr ActionCard underfoot = action("Underfoot");
inline constexpr ActionCard there_yet = action("Are We There Yet?");
inline constexpr ActionCard hair = action("Mind the Hair");
inline constexpr ActionCard lip = action("Shooting from the Lip");
inline constexpr ActionCard sulk = action("Moonlit Sulk");
inline constexpr ActionCard leading = action("I Was Leading, Actually");
inline constexpr ActionCard explode = action("It Was Meant to Explode");
inline constexpr ActionCard biter = action("Ankle Biter");
inline constexpr ActionCard patent = action("Patent Pending");
inline constexpr ActionCard loud = action("Small but Loud");
inline constexpr ActionCard screws = action("Loose Screws");
inline constexpr ActionCard swings = action("Wild Swings!");
inline constexpr ActionCard furniture = action("Thrown Furniture");
inline constexpr ActionCard bellow = action("Bellow");
inline constexpr ActionCard huh = action("Huh?!");
inline constexpr ActionCard come_ere = action("Come 'ere!");
inline constexpr ActionCard pyromaniac = action("Pyromaniac");
inline constexpr ActionCard polymorph = action("Polymorph");
inline constexpr ActionCard fireball = action("Fireball (Indoors)");
inline constexpr ActionCard frozen = action("Frozen Stiff");
inline constexpr ActionCard magic_shield = action("Magic Shield");
inline constexpr ActionCard summons = action("Wrong Summons");
inline constexpr ActionCard dirty_tactics = action("Dirty Tactics");
inline constexpr ActionCard shadows = action("Hide in Shadows");
inline constexpr ActionCard evasion = action("Evasion");
inline constexpr ActionCard backstab = action("Backstab (From the Front)");
inline constexpr ActionCard untrustworthy = action("Untrustworthy");
inline constexpr ActionCard fingers = action("Light Fingers");
inline constexpr ActionCard smite = action("Smite, Lightly");
inline constexpr ActionCard sermon = action("Interminable Sermon");
inline constexpr ActionCard kick = action("Righteous Kick");
inline constexpr ActionCard confession = action("Forced Confession");
inline constexpr ActionCard hymn = action("Hymn Out of Tune");
inline constexpr ActionCard hail = action("Scroll of Sudden Hail");
inline constexpr ActionCard barrel = action("Barrel of Lamp Oil");
inline constexpr ActionCard exorcism = action("Exorcism for Beginners");
inline constexpr ActionCard pose = action("Heroic Pose");
inline constexpr ActionCard potion = action("Unlabelled Potion");
inline constexpr ActionCard hook = action("Grappling Hook");
inline constexpr ActionCard glue = action("Bucket of Glue");
inline constexpr ActionCard nothing_here = action("Nothing to See Here");
inline constexpr ActionCard me_first = action("Me First!");
inline constexpr ActionCard tantrum = action("Full Tantrum");
inline constexpr ActionCard sorry = action("You Will All Be Sorry");

// Monsters.
inline constexpr MonsterCard giant = monster("Giant");
inline constexpr MonsterCard spider = monster("Gigantic Spider");
inline constexpr MonsterCard imp = monster("Fire Imp");
inline constexpr MonsterCard bear = monster("Grizzly Bear");
inline constexpr MonsterCard orc = monster("Orc Warrior");
inline constexpr MonsterCard nipper = monster("Goblin Nipper");
inline constexpr MonsterCard collector = monster("Goblin Tax Collector");
inline constexpr MonsterCard skeleton = monster("Disgruntled Skeleton");
inline constexpr MonsterCard ghoul = monster("Soggy Ghoul");
inline constexpr MonsterCard badger = monster("Dire Badger");
inline constexpr MonsterCard batula = monster("Baroness Batula");
inline constexpr MonsterCard kevin = monster("Big Kevin");
inline constexpr MonsterCard ashtray = monster("Lord Ashtray");
inline constexpr MonsterCard crackletooth = monster("Crackletooth the Tepid");

// Locations.
inline constexpr LocationCard den = location("Dragon's Den");
inline constexpr LocationCard fort = location("Crumbling Fort");
inline constexpr LocationCard wyvern = location("The Legless Wyvern");
inline constexpr LocationCard bazaar = location("Dodgy Bazaar");
inline constexpr LocationCard alley = location("Pawnbroker's Alley");
inline constexpr LocationCard hot_mine = location("Smouldering Mine");
inline constexpr LocationCard village = location("Suspiciously Quiet Village");

// Treasures.
inline constexpr TreasureCard scroll = treasure("Scroll of Sudden Hail");
inline constexpr TreasureCard staff = treasure("Staff of Inner Fire");
inline constexpr TreasureCard sword = treasure("Sword of Adequate Sharpness");
inline constexpr TreasureCard hammer = treasure("Big Honking Hammer");
inline constexpr TreasureCard wand = treasure("Wand of Mixed Results");
inline constexpr TreasureCard toothpick = treasure("Lucky Toothpick");
inline constexpr TreasureCard plate = treasure("Dented Plate");
inline constexpr TreasureCard cloak = treasure("Cloak of Convenient Fog");
inline constexpr TreasureCard robe = treasure("Robe of Many Pockets");
inline constexpr TreasureCard best = treasure("Sunday Best");

}  // namespace hero_master_test
