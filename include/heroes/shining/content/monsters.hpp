#pragma once

#include <array>

#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/ai_cards.hpp>
#include <heroes/shining/content/attacks.hpp>

namespace heroes::shining {

// Monsters with their AI decks, SHN-K301 to SHN-K315 and SHN-K351 to SHN-K365.
inline constexpr std::array<MonsterType, 15> standard_monsters{{
    {.name = "Skeleton", .set = "Undead Minions", .str = 2, .mag = 0, .vit = 8, .hp = 7, .move = 4, .attacks = {attack_named("Rusty Blade")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Rush"), ai_named("Shamble"), ai_named("Scent of Blood")}},
    {.name = "Ghoul", .set = "Grave Minions", .str = 4, .mag = 0, .vit = 7, .hp = 6, .move = 5, .passives = {passive::of(PassiveKind::undying)}, .attacks = {attack_named("Claws")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Scent of Blood"), ai_named("Scent of Blood"), ai_named("Flurry"), ai_named("Stalk")}},
    {.name = "Vesper the Lamp-Eater", .set = "Boss", .str = 4, .mag = 5, .vit = 9, .hp = 30, .move = 4, .passives = {passive::of(PassiveKind::sturdy)}, .attacks = {attack_named("Grave Touch"), attack_named("Black Flame")},
     .deck = {ai_named("Basic Attack"), ai_named("Heavy Blow"), ai_named("Heavy Blow"), ai_named("Drink Life"), ai_named("Raise the First Pair"), ai_named("Raise the Second Pair"), ai_named("Silence the Wise"), ai_named("Fall Back")}},
    {.name = "Hollow Guard", .set = "Castle Guards", .str = 5, .mag = 0, .vit = 10, .hp = 6, .move = 4, .attacks = {attack_named("Halberd")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Brace"), ai_named("Meet the Strong"), ai_named("Rush"), ai_named("Find the Gap")}},
    {.name = "Armored Construct", .set = "Constructs", .str = 6, .mag = 0, .vit = 11, .hp = 8, .move = 3, .passives = {passive::of(PassiveKind::sturdy)}, .attacks = {attack_named("Iron Fist")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Knit Together"), ai_named("Flurry"), ai_named("Rush")}},
    {.name = "Castellan Morrow", .set = "Boss", .str = 7, .mag = 0, .vit = 11, .hp = 37, .move = 4, .passives = {passive::of(PassiveKind::sturdy)}, .attacks = {attack_named("Greatsword"), attack_named("Sweeping Chain")},
     .deck = {ai_named("Basic Attack"), ai_named("Flurry"), ai_named("Flurry"), ai_named("Heavy Blow"), ai_named("Heavy Blow"), ai_named("Raise the First Pair"), ai_named("Raise the Second Pair"), ai_named("Hush the Voice")}},
    {.name = "Harpy", .set = "Winged Minions", .str = 9, .mag = 0, .vit = 13, .hp = 6, .move = 6, .passives = {passive::of(PassiveKind::fly)}, .attacks = {attack_named("Talons")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Skirmish"), ai_named("Skirmish"), ai_named("Far Cry"), ai_named("Silence the Wise")}},
    {.name = "Mire Slinger", .set = "Mire Folk", .str = 8, .mag = 0, .vit = 12, .hp = 6, .move = 4, .attacks = {attack_named("Sling"), attack_named("Mud Pot")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Heavy Blow"), ai_named("Skirmish"), ai_named("Pick Off"), ai_named("Long Reach")}},
    {.name = "The Drowned Idol", .set = "Boss", .str = 10, .mag = 9, .vit = 14, .hp = 48, .move = 3, .passives = {passive::of(PassiveKind::sturdy)}, .attacks = {attack_named("Stone Hand"), attack_named("Flood Curse")},
     .deck = {ai_named("Basic Attack"), ai_named("Flurry"), ai_named("Heavy Blow"), ai_named("Heavy Blow"), ai_named("Long Reach"), ai_named("Raise the First Pair"), ai_named("Last Rank to Me"), ai_named("Drink Life")}},
    {.name = "Frost Wolf", .set = "Frost Pack", .str = 10, .mag = 0, .vit = 13, .hp = 6, .move = 6, .attacks = {attack_named("Bite")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Scent of Blood"), ai_named("Scent of Blood"), ai_named("Flurry"), ai_named("Rush")}},
    {.name = "Rime Acolyte", .set = "Rime Cult", .str = 2, .mag = 10, .vit = 13, .hp = 5, .move = 4, .attacks = {attack_named("Ice Needle")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Skirmish"), ai_named("Knit Together"), ai_named("Find the Gap"), ai_named("Far Cry")}},
    {.name = "The Rime Queen", .set = "Boss", .str = 6, .mag = 10, .vit = 14, .hp = 35, .move = 4, .passives = {passive::of(PassiveKind::fly), passive::of(PassiveKind::sturdy)}, .attacks = {attack_named("Frost Lance"), attack_named("Blizzard")},
     .deck = {ai_named("Basic Attack"), ai_named("Skirmish"), ai_named("Heavy Blow"), ai_named("Heavy Blow"), ai_named("Flurry"), ai_named("Raise the First Pair"), ai_named("Last Rank to Me"), ai_named("Pick Off")}},
    {.name = "Shadow Knight", .set = "Shadow Guard", .str = 11, .mag = 0, .vit = 15, .hp = 7, .move = 4, .passives = {passive::of(PassiveKind::undying)}, .attacks = {attack_named("Night Blade")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Brace"), ai_named("Flurry"), ai_named("Meet the Strong"), ai_named("Rush")}},
    {.name = "Ash Imp", .set = "Ash Brood", .str = 3, .mag = 10, .vit = 14, .hp = 5, .move = 6, .passives = {passive::of(PassiveKind::fly)}, .attacks = {attack_named("Cinder"), attack_named("Ash Cloud")},
     .deck = {ai_named("Basic Attack"), ai_named("Basic Attack"), ai_named("Heavy Blow"), ai_named("Skirmish"), ai_named("Hush the Voice"), ai_named("Scent of Blood")}},
    {.name = "The Unlit King", .set = "Boss", .str = 12, .mag = 11, .vit = 16, .hp = 42, .move = 4, .passives = {passive::of(PassiveKind::sturdy)}, .attacks = {attack_named("Sunless Edge"), attack_named("Eclipse")},
     .deck = {ai_named("Basic Attack"), ai_named("Flurry"), ai_named("Flurry"), ai_named("Heavy Blow"), ai_named("Heavy Blow"), ai_named("Raise the First Pair"), ai_named("Last Rank to Me"), ai_named("Drink Life")}},
}};

constexpr MonsterCard monster_named(std::string_view name) { return Rows<MonsterCard, MonsterType>{standard_monsters}.named(name); }

}  // namespace heroes::shining
