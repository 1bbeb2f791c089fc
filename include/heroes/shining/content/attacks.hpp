#pragma once

#include <array>

#include <heroes/shining/cards.hpp>

namespace heroes::shining {

// The attacks of Heroes, SHN-K211 to SHN-K218 and SHN-K271 to SHN-K280, then those of monsters, SHN-K301 to SHN-K315.
inline constexpr std::size_t hero_attacks = 18;
inline constexpr std::array<AttackType, 40> standard_attacks{{
    {.name = "Squire's Sword", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::push(2)}}},
    {.name = "Longbow", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::dex, .range = 5, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::damage(1)}}},
    {.name = "Ember Staff", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::mag, .range = 3, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::slow(3)}}},
    {.name = "Blessed Mace", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::self(effect::heal(1))}}},
    {.name = "Twin Daggers", .dice = {Dice{2, DieSize::d4}}, .stat = Stat::dex, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d4, 4, effect::damage(1)}}},
    {.name = "Stone Maul", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(4)}}},
    {.name = "Lute of Scorn", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::cha, .range = 3, .sight = false, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::slow(3)}}},
    {.name = "Hand Crossbow", .dice = {Dice{1, DieSize::d6}}, .stat = Stat::dex, .range = 3, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d6, 6, effect::override_chart(3)}}},
    {.name = "Swoop", .dice = {Dice{2, DieSize::d6}}, .stat = Stat::dex, .range = 1, .rows = {Row{1, 0, 2}, Row{2, 0, 4}}, .on_hit = effect::push(2)},
    {.name = "Quake", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 0, .area = 1, .sight = false, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .on_hit = effect::push(1), .chains = {Chain{DieSize::d10, 10, effect::damage(1)}}},
    {.name = "Fireball", .dice = {Dice{2, DieSize::d6}}, .stat = Stat::mag, .range = 5, .area = 1, .sight = false, .rows = {Row{1, 0, 1}, Row{2, 0, 2}, Row{3, 0, 3}}},
    {.name = "Ghost Bolt", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::mag, .range = 4, .sight = false, .rows = {Row{1, 0, 2}, Row{2, 0, 3}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(5)}}},
    {.name = "Fire Flask", .range = 4, .area = 1, .rows = {Row{0, 0, 2}}},
    {.name = "Silver Blade", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}, Row{3, 0, 3}}, .chains = {Chain{DieSize::d10, 10, effect::damage(1)}}},
    {.name = "Elm Warbow", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::dex, .range = 5, .rows = {Row{1, 0, 1}, Row{2, 0, 2}, Row{3, 0, 3}}, .chains = {Chain{DieSize::d10, 10, effect::push(2)}}},
    {.name = "Dawn Staff", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::mag, .range = 4, .rows = {Row{1, 0, 1}, Row{2, 0, 2}, Row{3, 0, 3}}, .chains = {Chain{DieSize::d8, 8, effect::self(effect::heal(1))}}},
    {.name = "Storm Lance", .dice = {Dice{1, DieSize::d8}, Dice{1, DieSize::d6}}, .stat = Stat::str, .range = 3, .area = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}, Row{3, 0, 3}}, .chains = {Chain{DieSize::d8, 8, effect::damage(1)}}},
    {.name = "Brambles", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::cha, .range = 4, .area = 1, .sight = false, .rows = {Row{1, 0, 1}}, .on_hit = effect::slow(3)},

    {.name = "Rusty Blade", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(3)}}},
    {.name = "Claws", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::slow(2)}}},
    {.name = "Grave Touch", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::mag, .range = 4, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}, .chains = {Chain{DieSize::d8, 8, effect::override_chart(3)}}},
    {.name = "Black Flame", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::mag, .range = 4, .area = 1, .rows = {Row{1, 0, 1}, Row{2, 0, 2}}},
    {.name = "Halberd", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 2, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::push(2)}}},
    {.name = "Iron Fist", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .on_hit = effect::push(1), .chains = {Chain{DieSize::d10, 10, effect::override_chart(3)}}},
    {.name = "Greatsword", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(4)}}},
    {.name = "Sweeping Chain", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::str, .range = 2, .area = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .on_hit = effect::push(2)},
    {.name = "Talons", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::damage(1)}}},
    {.name = "Sling", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::str, .range = 4, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d8, 8, effect::damage(1)}}},
    {.name = "Mud Pot", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::str, .range = 4, .area = 1, .rows = {Row{1, 0, 1}}, .chains = {Chain{DieSize::d8, 8, effect::slow(2)}}},
    {.name = "Stone Hand", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .on_hit = effect::push(1), .chains = {Chain{DieSize::d10, 10, effect::override_chart(4)}}},
    {.name = "Flood Curse", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::mag, .range = 5, .area = 1, .sight = false, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::damage(1)}}},
    {.name = "Bite", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::slow(3)}}},
    {.name = "Ice Needle", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::mag, .range = 4, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d8, 8, effect::override_chart(3)}}},
    {.name = "Frost Lance", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::mag, .range = 5, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(4)}}},
    {.name = "Blizzard", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::mag, .range = 4, .area = 2, .sight = false, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .on_hit = effect::slow(2)},
    {.name = "Night Blade", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 1, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(3)}}},
    {.name = "Cinder", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::mag, .range = 3, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d8, 8, effect::damage(1)}}},
    {.name = "Ash Cloud", .dice = {Dice{1, DieSize::d8}}, .stat = Stat::mag, .range = 3, .area = 1, .rows = {Row{1, 0, 1}}, .on_hit = effect::push(1)},
    {.name = "Sunless Edge", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::str, .range = 2, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::override_chart(4)}}},
    {.name = "Eclipse", .dice = {Dice{1, DieSize::d10}}, .stat = Stat::mag, .range = 5, .area = 2, .sight = false, .rows = {Row{1, 0, 1}, Row{1, 5, 2}}, .chains = {Chain{DieSize::d10, 10, effect::damage(1)}}},
}};

// The attack with this name.
constexpr AttackCard attack_named(std::string_view name) { return Rows<AttackCard, AttackType>{standard_attacks}.named(name); }

}  // namespace heroes::shining
