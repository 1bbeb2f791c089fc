#pragma once

#include <array>

#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/attacks.hpp>
#include <heroes/shining/content/hero_cards.hpp>

namespace heroes::shining {

// The Heroes, SHN-K201 to SHN-K208: STR, DEX, VIT, MAG, CHA, LCK.
inline constexpr std::array<HeroType, 8> standard_heroes{{
    {.name = "Galahad the Squire", .stats = {{4, 2, 5, 1, 3, 2}}, .max_hp = 8, .max_mp = 1, .move = 4, .ap = 2, .rp = 2, .weapon = attack_named("Squire's Sword"), .traits = {trait_named("Shield Block"), trait_named("Challenge")}, .spells = {spell_named("Aegis")}},
    {.name = "Centaur Ranger", .stats = {{2, 4, 4, 1, 2, 3}}, .max_hp = 6, .max_mp = 2, .move = 6, .ap = 2, .rp = 1, .weapon = attack_named("Longbow"), .traits = {trait_named("Steady Aim"), trait_named("Gallop")}, .spells = {spell_named("Hunter's Mark")}},
    {.name = "Mirabel the Ember Mage", .stats = {{1, 2, 3, 4, 2, 3}}, .max_hp = 5, .max_mp = 4, .move = 4, .ap = 2, .rp = 1, .weapon = attack_named("Ember Staff"), .traits = {trait_named("Kindle"), trait_named("Flicker")}, .spells = {spell_named("Fireball"), spell_named("Ghost Bolt")}},
    {.name = "Brother Aldous", .stats = {{4, 1, 4, 3, 3, 2}}, .max_hp = 6, .max_mp = 4, .move = 4, .ap = 2, .rp = 1, .weapon = attack_named("Blessed Mace"), .traits = {trait_named("Last Rites"), trait_named("Litany")}, .spells = {spell_named("Mend"), spell_named("Sanctuary")}},
    {.name = "Pip the Sky Courier", .stats = {{2, 4, 3, 1, 2, 3}}, .max_hp = 5, .max_mp = 0, .move = 6, .ap = 2, .rp = 1, .weapon = attack_named("Twin Daggers"), .traits = {trait_named("Wings"), trait_named("Swoop")}},
    {.name = "Brunhild Stonefist", .stats = {{4, 1, 5, 1, 1, 2}}, .max_hp = 8, .max_mp = 0, .move = 4, .ap = 2, .rp = 1, .weapon = attack_named("Stone Maul"), .traits = {trait_named("Quake"), trait_named("Rooted")}},
    {.name = "Lysander the Minstrel", .stats = {{1, 2, 3, 3, 4, 3}}, .max_hp = 6, .max_mp = 3, .move = 5, .ap = 2, .rp = 1, .weapon = attack_named("Lute of Scorn"), .traits = {trait_named("Encore"), trait_named("Cadenza")}, .spells = {spell_named("Brambles"), spell_named("Hymn of Courage")}},
    {.name = "Vex the Duellist", .stats = {{2, 4, 4, 1, 2, 3}}, .max_hp = 6, .max_mp = 2, .move = 5, .ap = 2, .rp = 2, .weapon = attack_named("Hand Crossbow"), .traits = {trait_named("Riposte"), trait_named("Opportunist")}, .spells = {spell_named("Hunter's Mark")}},
}};

}  // namespace heroes::shining
