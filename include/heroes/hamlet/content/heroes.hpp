#pragma once

#include <array>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// Seventeen heroes, by their own account, HAM-C43.
inline constexpr std::array<Printed<HeroType>, 17> standard_heroes{{
    // damage
    {"Gundar the Large", {buff_attack(6, Duration::attack)}, "One swing. He has never needed to learn a second."},
    {"Mad Orla", {buff_attack(3, Duration::encounter)}, "Gets angry quickly. Gets everything else slowly."},
    {"Captain Brisk", {buff_attack(2, Duration::turn)}, "Captain of what, nobody has dared to ask."},
    {"Pitch the Firebug", {strike(5)}, "The mill was an accident. So were the other mills."},
    {"Two-Swords Till", {extra_attack()}, "Both of them stolen, one of them from Gundar."},
    // healing
    {"Brother Ale", {heal(8)}, "Took vows of poverty, chastity and barley."},
    {"Widow Salve", {heal(5) + cure(every_status_effect)}, "Four husbands. She nursed them all, to the end."},
    // spying
    {"Keyhole Nell", {peek(Peek::champion)}, "Has seen the Champion in the bath. Will not discuss it."},
    {"Old Trapper Jorn",
     {peek(Peek::monsters).only({Window::hamlet, Window::wilderness})},
     "Reads tracks, droppings and, at a pinch, letters."},
    {"Fingers", {peek(Peek::rival)}, "Just looking. He is always just looking."},
    // re-roll
    {"Lucky Lubb", {reroll(Reroll::own_attack)}, "Owes his luck to a foot. The rabbit owes him nothing."},
    {"Shieldless Sten", {reroll(Reroll::own_defense)}, "Sold the shield. Kept the habit of hiding behind it."},
    {"Sister Scold", {reroll(Reroll::foe_defense)}, "Monsters lower their guard to cover their ears."},
    // guard
    {"Sir Barrel", {buff_defense(3, Duration::encounter)}, "Knighted in the barrel, buried in the barrel."},
    // guile
    {"Swift Pim", {sure_escape()}, "First to run in three wars and a wedding."},
    {"Honest Gorm", {discount(3)}, "The merchant has met his brothers, too."},
    // grit
    {"Toothless Hag", {tie_strike_buff(2)}, "Gums like a bear trap."},
}};

}  // namespace heroes::hamlet
