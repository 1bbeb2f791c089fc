#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

namespace detail {

// The starting equipment of a class: three cards in a row, two weapons and an armour.
constexpr Equipment brings(int first) {
    const auto card = [&](int n) { return std::optional<EquipmentCard>{static_cast<EquipmentCard>(first + n)}; };
    return {{card(0), card(1), card(2)}};
}

}  // namespace detail

// Four races, HMA-C001 to HMA-C004, each with the name of its power above it.
inline constexpr std::array<Printed<HeroType>, 4> standard_races{{
    // Stubborn as a Mule
    {"Dwarf", {Discipline::strength, {ap(ignore_bungle()), ap(armour(3))}}, "Never heard you. Never will."},
    // Overlooked
    {"Halfling", {Discipline::no_discipline, {ap(skip_monster_die())}}, "Asleep, under the table, again."},
    // Effortless (Allegedly)
    {"Elf", {Discipline::magic, {ap(hit(4))}}, "Practised all night, denies it."},
    // Tinkerer
    {"Gnome", {Discipline::cunning, {p1(refresh(Sort::weapon, 2)), p1(draw(1))}}, "Three screws left over."},
}};

// Four classes, HMA-C005 to HMA-C008.
inline constexpr std::array<Printed<HeroType>, 4> standard_classes{{
    // Red Mist
    {"Barbarian", {Discipline::strength, {ap(strength(regular, 3))}, detail::brings(0)}, "Cannot find the door in it."},
    // Elementary Mistake
    {"Wizard",
     {Discipline::magic, {ap(convert(regular, {fire, ice, spirit}))}, detail::brings(3)},
     "Any element will do."},
    // Sneaky
    {"Rogue", {Discipline::cunning, {p1(recall_attack())}, detail::brings(6)}, "It was never on the table."},
    // Heal Thyself
    {"Priest", {Discipline::faith, {p1(heal(3))}, detail::brings(9)}, "And only thyself."},
}};

}  // namespace heroes::hero_master
