#pragma once

#include <array>
#include <cstdint>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A monster as it is printed: Health, Attack, natural defense, trophy value, and what else comes natural to it.
constexpr MonsterType monster(int health, int attack, int defense, int value, const Passive& ability = {}) {
    return {.health = static_cast<std::uint8_t>(health),
            .value = static_cast<std::uint8_t>(value),
            .ability = attack_mod(attack) + defense_mod(defense) + ability};
}
constexpr MonsterType monster(Region home, int health, int attack, int defense, int value,
                              const Passive& ability = {}) {
    MonsterType type = monster(health, attack, defense, value, ability);
    type.home = home;
    return type;
}

namespace detail {

inline constexpr Region caves = Region::dark_caves;
inline constexpr Region bogs = Region::flooded_bogs;
inline constexpr Region steppe = Region::arid_steppe;
inline constexpr Region woods = Region::frigid_woodlands;

// What comes natural to the monsters of a region, HAM-C31.
inline constexpr Passive sharp = inflict_on_hit(StatusEffect::bleed);
inline constexpr Passive venomous = inflict_on_hit(StatusEffect::poison);
inline constexpr Passive fiery = inflict_on_hit(StatusEffect::burn);
inline constexpr Passive hardy = regenerate(1);

}  // namespace detail

// Forty-five monsters: eleven at home in each region, and one that is at home nowhere, HAM-C30.
inline constexpr std::array<Printed<MonsterType>, 45> standard_monsters{{
    {"Cellar Bat", monster(detail::caves, 4, 0, 0, 1), "Most of it is ears."},
    {"Lantern Moth", monster(detail::caves, 4, 0, 0, 1), "Comes for your light. Stays for your coat."},
    {"Pale Rat", monster(detail::caves, 5, 0, 0, 1), "Has opinions on the miners. They tasted of coal."},
    {"Razor Cricket", monster(detail::caves, 5, 1, 0, 2, detail::sharp), "Plays its song on your shins."},
    {"Hungry Echo", monster(detail::caves, 6, 1, 0, 2), "Repeats the last thing you scream."},
    {"Moving Stalagmite", monster(detail::caves, 6, 0, 1, 2), "It was over there yesterday."},
    {"Butcher Mole", monster(detail::caves, 7, 1, 0, 2, detail::sharp).carrying(Sigil::selflessness, 1),
     "Blind, thorough, and proud of its cuts."},
    {"Forgotten Miner", monster(detail::caves, 7, 2, 0, 3).carrying(Sigil::revenge, 1),
     "Nobody rang the bell for the end of his shift."},
    {"Cave Bear", monster(detail::caves, 8, 2, 0, 3).carrying(Sigil::redemption, 1),
     "Sleeps all winter. It is not winter."},
    {"Flensing Horror", monster(detail::caves, 8, 2, 1, 4, detail::sharp).carrying(Sigil::mercy, 1),
     "Named by the only man who came back, in his one remaining letter."},
    {"Mother of Bats", monster(detail::caves, 9, 3, 1, 5).carrying(Sigil::wrath, 1),
     "You trod on how many of her children?"},

    {"Puddle Imp", monster(detail::bogs, 4, 0, 0, 1), "Ankle-deep and twice as spiteful."},
    {"Bloated Toad", monster(detail::bogs, 4, 0, 0, 1), "Hold it at arm's length when it bursts."},
    {"Leech Cluster", monster(detail::bogs, 5, 0, 0, 1), "The barber used to pay for these."},
    {"Gnat Cloud", monster(detail::bogs, 5, 1, 0, 2, detail::venomous), "Ten thousand bites, one invoice."},
    {"Drowned Taxman", monster(detail::bogs, 6, 1, 0, 2), "Still collecting."},
    {"Snapping Log", monster(detail::bogs, 6, 0, 1, 2), "A perfectly good bridge, until the middle."},
    {"Marsh Adder", monster(detail::bogs, 7, 1, 0, 2, detail::venomous).carrying(Sigil::revenge, 2),
     "Does not subtract."},
    {"Peat Man", monster(detail::bogs, 7, 2, 0, 3).carrying(Sigil::redemption, 2), "Well preserved, badly brought up."},
    {"Two-Headed Heron", monster(detail::bogs, 8, 2, 0, 3).carrying(Sigil::mercy, 2),
     "One head fishes. The other remembers faces."},
    {"Rot Hydra", monster(detail::bogs, 8, 2, 1, 4, detail::venomous).carrying(Sigil::wrath, 2),
     "Cut off a head and two more complain."},
    {"Bog Queen", monster(detail::bogs, 9, 3, 1, 5).carrying(Sigil::selflessness, 2),
     "Her court is under you. Kneel and meet it."},

    {"Dust Jackal", monster(detail::steppe, 4, 0, 0, 1), "Laughs at your jokes from a safe distance."},
    {"Giant Sand Flea", monster(detail::steppe, 4, 0, 0, 1), "Giant for a flea."},
    {"Lame Vulture", monster(detail::steppe, 5, 0, 0, 1), "Too impatient for its trade."},
    {"Cinder Lizard", monster(detail::steppe, 5, 1, 0, 2, detail::fiery), "Cook it before it cooks you."},
    {"Stray Mercenary", monster(detail::steppe, 6, 1, 0, 2), "The war is over. His contract says otherwise."},
    {"Armoured Tortoise", monster(detail::steppe, 6, 0, 1, 2), "Slow to anger. It has had all day."},
    {"Brushfire Hound", monster(detail::steppe, 7, 1, 0, 2, detail::fiery).carrying(Sigil::redemption, 3),
     "Fetches. Do not throw the stick."},
    {"Riderless Horse", monster(detail::steppe, 7, 2, 0, 3).carrying(Sigil::mercy, 3),
     "It knows exactly where the rider is."},
    {"Steppe Ogre", monster(detail::steppe, 8, 2, 0, 3).carrying(Sigil::wrath, 3), "Counts to one, and you are it."},
    {"Ember Wyrm", monster(detail::steppe, 8, 2, 1, 4, detail::fiery).carrying(Sigil::selflessness, 3),
     "Not yet a dragon. Do not tell it so."},
    {"Sun-Mad Giant", monster(detail::steppe, 9, 3, 1, 5).carrying(Sigil::revenge, 3),
     "Lost his hat a century ago and blames everyone."},

    {"Frostbitten Fox", monster(detail::woods, 4, 0, 0, 1), "Sly, but mostly cold."},
    {"Angry Squirrel", monster(detail::woods, 4, 0, 0, 1), "You stood on the nuts."},
    {"Lost Wolf", monster(detail::woods, 5, 0, 0, 1), "Looking for a pack, or a leg."},
    {"Sap Creeper", monster(detail::woods, 5, 1, 0, 2, detail::hardy), "Cut it back. It would like that."},
    {"Snow Bandit", monster(detail::woods, 6, 1, 0, 2), "Your money, your life and your socks."},
    {"Ice-Crusted Boar", monster(detail::woods, 6, 0, 1, 2), "Bacon, if you can get at it."},
    {"Moss Troll", monster(detail::woods, 7, 1, 0, 2, detail::hardy).carrying(Sigil::mercy, 1),
     "The bridge it lived under left first."},
    {"Antlered Thing", monster(detail::woods, 7, 2, 0, 3).carrying(Sigil::wrath, 1),
     "The hunters agreed on the antlers and on nothing else."},
    {"Winter Hag", monster(detail::woods, 8, 2, 0, 3).carrying(Sigil::selflessness, 1),
     "Knits. You have seen the wool before."},
    {"Old Barkskin", monster(detail::woods, 8, 2, 1, 4, detail::hardy).carrying(Sigil::revenge, 1),
     "Remembers every axe by name."},
    {"White Stag", monster(detail::woods, 9, 3, 1, 5).carrying(Sigil::redemption, 1),
     "Grants one wish. So far it has always been its own."},

    {"The Landlord", monster(12, 3, 1, 6), "Goes everywhere. The rent is due everywhere."},
}};

}  // namespace heroes::hamlet
