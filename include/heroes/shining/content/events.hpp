#pragma once

#include <array>

#include <heroes/shining/cards.hpp>

namespace heroes::shining {

// The Event decks of the five chapters, SHN-K401 to SHN-K430.
inline constexpr std::array<EventType, 30> standard_events{{
    {.name = "The Graves Open", .chapter = 1, .lines = {line::spawn(Role::a, numbers(12))}},
    {.name = "Restless Dead",
     .chapter = 1,
     .lines = {line::spawn(Role::a, numbers(34)), line::of(LineKind::advance, 2)}},
    {.name = "Cold Mist",
     .chapter = 1,
     .lines = {line::test(DieSize::d6, Stat::lck, 7, 1), line::of(LineKind::advance, 1)}},
    {.name = "Howl in the Dark",
     .chapter = 1,
     .lines = {line::spawn(Role::b, numbers(12)), line::of(LineKind::advance, 2)}},
    {.name = "A Light in the Darkness",
     .chapter = 1,
     .lines = {line::of(LineKind::heal_heroes, 1), line::spawn(Role::a, numbers(1))}},
    {.name = "Whispered Bargain",
     .chapter = 1,
     .lines = {line::of(LineKind::choose), line::of(LineKind::magic_heroes, -1), line::spawn(Role::a, numbers(24))}},
    {.name = "Changing of the Guard", .chapter = 2, .lines = {line::spawn(Role::a, numbers(12))}},
    {.name = "Gears in the Wall",
     .chapter = 2,
     .lines = {line::spawn(Role::b, numbers(13)), line::of(LineKind::heal_monsters, 1)}},
    {.name = "Falling Masonry", .chapter = 2, .lines = {line::test(DieSize::d8, Stat::dex, 9, 1)}},
    {.name = "Alarm Bell", .chapter = 2, .lines = {line::of(LineKind::advance, 3), line::of(LineKind::rage, 1)}},
    {.name = "Forgotten Larder",
     .chapter = 2,
     .lines = {line::of(LineKind::heal_heroes, 1), line::spawn(Role::a, numbers(4))}},
    {.name = "Parley",
     .chapter = 2,
     .lines = {line::of(LineKind::choose), line::damage(1, Who::weakest_hero), line::spawn(Role::a, numbers(34))}},
    {.name = "Wings Overhead", .chapter = 3, .lines = {line::spawn(Role::a, numbers(12))}},
    {.name = "Rising Water",
     .chapter = 3,
     .lines = {line::of(LineKind::flood), line::damage(1, Who::heroes_on_difficult)}},
    {.name = "Voices Below", .chapter = 3, .lines = {line::spawn(Role::b, numbers(13))}},
    {.name = "Fever Air", .chapter = 3, .lines = {line::test(DieSize::d6, Stat::vit, 11, 1)}},
    {.name = "Shell of the Oracle",
     .chapter = 3,
     .lines = {line::of(LineKind::heal_heroes, 1), line::of(LineKind::magic_heroes, 1),
               line::spawn(Role::a, numbers(4))}},
    {.name = "Tide of Anger", .chapter = 3, .lines = {line::of(LineKind::rage, 2), line::of(LineKind::advance, 2)}},
    {.name = "The Pack Gathers", .chapter = 4, .lines = {line::spawn(Role::a, numbers(12))}},
    {.name = "Hail", .chapter = 4, .lines = {line::damage(1, Who::heroes_alone)}},
    {.name = "Chant of Rime",
     .chapter = 4,
     .lines = {line::spawn(Role::b, numbers(12)), line::of(LineKind::heal_monsters, 1)}},
    {.name = "Thin Ice", .chapter = 4, .lines = {line::test(DieSize::d8, Stat::dex, 11, 1)}},
    {.name = "Shepherd's Fire",
     .chapter = 4,
     .lines = {line::of(LineKind::heal_heroes, 2), line::spawn(Role::a, numbers(3))}},
    {.name = "Bitter Wind",
     .chapter = 4,
     .lines = {line::of(LineKind::choose), line::damage(1, Who::each_hero), line::spawn(Role::a, numbers(34))}},
    {.name = "The Gate Breathes", .chapter = 5, .lines = {line::spawn(Role::a, numbers(12))}},
    {.name = "Rain of Ash", .chapter = 5, .lines = {line::test(DieSize::d8, Stat::cha, 8, 1)}},
    {.name = "Brood", .chapter = 5, .lines = {line::spawn(Role::b, numbers(13))}},
    {.name = "No Stars", .chapter = 5, .lines = {line::of(LineKind::rage, 2), line::of(LineKind::magic_heroes, -1)}},
    {.name = "Remembered Light",
     .chapter = 5,
     .lines = {line::of(LineKind::heal_heroes, 2), line::of(LineKind::magic_heroes, 1)}},
    {.name = "The King Calls",
     .chapter = 5,
     .lines = {line::spawn(Role::b, numbers(24)), line::of(LineKind::advance, 2)}},
}};

// Encounter charts, SHN-K440 to SHN-K442.
inline constexpr std::array<ChartType, 3> standard_charts{{
    {.name = "none", .timers = {{0, 0, 0, 0}}, .any = false},
    {.name = "standard", .timers = {{0, 1, 1, 2}}},
    {.name = "hurried", .timers = {{0, 0, 1, 1}}},
}};

constexpr ChartCard chart_named(std::string_view name) {
    return Rows<ChartCard, ChartType>{standard_charts}.named(name);
}

}  // namespace heroes::shining
