#pragma once

#include <array>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// Twenty decrees of the Baron, HAM-C51 to HAM-C62.
inline constexpr std::array<Printed<DecreeType>, 20> standard_decrees{{
    {"Free Whetstones", {hero_attack(1)}, "One per household. Bring your own blade."},
    {"Weapons Tax", {hero_attack(-1)}, "Every point above the third shall be filed off."},
    {"Shields for All", {hero_defense(1)}, "The Baron had a new ceiling put in. These are the old one."},
    {"Armour for the Baron's Horses", {hero_defense(-1)}, "Yours was requisitioned. They look splendid."},
    {"Blood Moon", {monster_attack(1)}, "The Baron denies having ordered it."},
    {"Feeding of the Beasts", {monster_attack(-1)}, "From the debtors' gaol, at no cost to the public."},
    {"Protection of Game", {monster_defense(1)}, "What lives in the Baron's woods is the Baron's."},
    {"Open Season", {monster_defense(-1)}, "Traps have been laid. Mind the traps."},
    {"Festival of Fists", {hero_attack(1) + monster_attack(1)}, "All grievances to be settled by Sunday."},
    {"Closing of the Roads", {home_bonus(1)}, "Everybody shall stay where they belong. Everything, too."},
    {"Great Drive", {home_bonus(-1)}, "The beaters have been through. Nothing is where it was."},
    {"Bathhouse Subsidy", {heal_action(3)}, "The water is changed on Mondays now."},
    {"Shortage of Leeches", {heal_action(-3)}, "The surgeon apologises and reaches for the saw."},
    {"Price Ceiling", {shop_prices(-1)}, "The merchant weeps. He has a licence to."},
    {"War Levy", {shop_prices(1)}, "For the war. There will be a war."},
    {"Day of Rest", {painless_fatigue()}, "Work is forbidden. Killing is not work."},
    {"The Baron's Birthday", {heal_every_hero(4)}, "Wine runs in the gutters, past the usual."},
    {"Relic Inspection", {recall_artifacts()}, "One saint to a person. Form an orderly queue."},
    {"Edict of the Abbess", {recall_artifacts()}, "She wants them back, and she has read the inventory."},
    {"Tithe of Saints", {recall_artifacts()}, "Keep one. The Light is not unreasonable."},
}};

}  // namespace heroes::hamlet
