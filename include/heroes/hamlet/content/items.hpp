#pragma once

#include <array>
#include <cstdint>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

constexpr ItemType gear(int value, const Passive& effect) {
    return {.kind = ItemKind::gear, .value = static_cast<std::uint8_t>(value), .gear = effect};
}
constexpr ItemType consumable(int value, const Active& effect) {
    return {.kind = ItemKind::consumable, .value = static_cast<std::uint8_t>(value), .use = effect};
}

// Fifty-six items: gear, HAM-C37, then consumables, HAM-C38.
inline constexpr std::array<Printed<ItemType>, 56> standard_items{{
    {"Notched Cleaver", gear(2, attack_mod(1)), "One careless butcher from new."},
    {"Walking Stick", gear(2, attack_mod(1)), "It has walked over worse than you."},
    {"Table Leg", gear(2, attack_mod(1)), "The inn would like it back."},
    {"Militia Spear", gear(3, attack_mod(2)), "Issued once. Returned never."},
    {"Poacher's Bow", gear(3, attack_mod(2)), "Found in the Baron's woods, like its owner."},
    {"Sister's Rolling Pin", gear(3, attack_mod(2)), "She will notice."},
    {"Gravedigger's Spade", gear(3, attack_mod(2)), "Saves a trip afterwards."},
    {"Headsman's Axe", gear(5, attack_mod(3)), "Four hundred satisfied customers."},
    {"Ogre's Toothpick", gear(5, attack_mod(3)), "Two strong men can lift it. One fool can swing it."},
    {"Padded Nightshirt", gear(2, defense_mod(1)), "For when trouble finds you in bed."},
    {"Cooking Pot", gear(2, defense_mod(1)), "On the head by day, on the fire by night."},
    {"Lucky Waistcoat", gear(2, defense_mod(1)), "The hole is where the luck went."},
    {"Boiled Leathers", gear(3, defense_mod(2)), "Somebody's cow died for this. Somebody's name is in it."},
    {"Barn Door", gear(3, defense_mod(2)), "Hard to miss. That is the trouble."},
    {"Rusty Chainmail", gear(3, defense_mod(2)), "Squeaks a warning to both sides."},
    {"Cask Lid Shield", gear(3, defense_mod(2)), "Smells of victory, or of herring."},
    {"Dead Knight's Plate", gear(5, defense_mod(3)), "He has no further use for it. He said so."},
    {"Abbey Tombstone", gear(5, defense_mod(3)), "Here lies whoever hits it."},
    {"Hedge Knight's Kit", gear(3, attack_mod(1) + defense_mod(1)), "Sword, shield and a tale, slightly used."},
    {"Barber's Razor", gear(4, attack_mod(1) + inflict_on_hit(StatusEffect::bleed)), "Something off the top, sir?"},
    {"Rat-Catcher's Fork", gear(4, attack_mod(1) + inflict_on_hit(StatusEffect::poison)), "Never washed, by design."},
    {"Lamplighter's Pole", gear(4, attack_mod(1) + inflict_on_hit(StatusEffect::burn)),
     "Bringing light where none was asked."},
    {"Butcher's Apron", gear(3, defense_mod(1) + immune(StatusEffect::bleed)), "Blood is what it is for."},
    {"Beaked Mask", gear(3, defense_mod(1) + immune(StatusEffect::poison)), "Stuffed with herbs and regrets."},
    {"Wet Blanket", gear(3, defense_mod(1) + immune(StatusEffect::burn)), "Like its owner, it dampens everything."},
    {"Relic of a Doubtful Saint", gear(4, immune(every_status_effect)), "Probably a chicken bone. It works."},
    {"Iron-Shod Boots", gear(3, tie_strike(1)), "When all else fails, the shins."},
    {"Pack Donkey", gear(3, defense_mod(1) + fatigue_ward()), "Carries the load and takes the blame."},

    {"Small Beer", consumable(1, heal(5)), "Small is what the innkeeper calls it."},
    {"Stale Bread", consumable(1, heal(5)), "Also stops arrows."},
    {"Pickled Egg", consumable(1, heal(5)), "The jar was old when your father was young."},
    {"Hearty Insult", consumable(1, heal(5)), "Nothing gets a man up faster."},
    {"Strong Ale", consumable(2, heal(8)), "You feel nothing. That is the medicine."},
    {"Leftover Stew", consumable(2, heal(8)), "Do not ask what was left over from what."},
    {"Nun's Bandage", consumable(2, heal(8)), "Blessed, boiled, and bitten through."},
    {"Blood Sausage", consumable(2, heal(8)), "Puts back what was lost, more or less."},
    {"Baron's Brandy", consumable(3, heal(12)), "He will hang you for it, in good health."},
    {"Last Rites", consumable(3, heal(12)), "Given early, out of habit. Took, for once."},
    {"Cobweb Plaster", consumable(1, cure(StatusEffect::bleed)), "The spider comes free."},
    {"Charcoal Biscuit", consumable(1, cure(StatusEffect::poison)), "Tastes better than what it cures. Slightly."},
    {"Goose Grease", consumable(1, cure(StatusEffect::burn)), "For burns, boots and squeaky doors."},
    {"Granny's Cure-All", consumable(2, cure(every_status_effect) + heal(2)), "Cures everything but Granny."},
    {"Courage in a Bottle", consumable(2, buff_attack(3, Duration::encounter)), "Bravery by volume."},
    {"Whetstone", consumable(2, buff_attack(3, Duration::encounter)), "Sharp now. Ask again tomorrow."},
    {"Bull's Blood Wine", consumable(3, buff_attack(2, Duration::turn)),
     "The bull is said to be still looking for it."},
    {"War Paint", consumable(3, buff_attack(2, Duration::turn)), "Mostly beetroot. It frightens the cook."},
    {"Sack of Flour", consumable(2, buff_defense(3, Duration::encounter)), "They cannot hit what is sneezing."},
    {"Tar and Feathers", consumable(2, buff_defense(3, Duration::encounter)), "Worn by choice, for a change."},
    {"Lard Rub", consumable(3, buff_defense(2, Duration::turn)), "Blows slide off. So do friends."},
    {"Prayer Ribbon", consumable(3, buff_defense(2, Duration::turn)), "The Light watches over you until closing time."},
    {"Fish Hooks", consumable(2, coat(StatusEffect::bleed)), "Tied on with somebody's braid."},
    {"Toadstool Paste", consumable(2, coat(StatusEffect::poison)), "Spread thinly. Wash hands. Wash hands again."},
    {"Lamp Oil", consumable(2, coat(StatusEffect::burn)), "Light the sword, not the sleeve."},
    {"Second Wind", consumable(3, extra_attack()), "Beans, mainly."},
    {"Throwing Knife on a String", consumable(3, extra_attack()), "The string is the clever part."},
    {"Smoke Pot", consumable(2, sure_escape()), "Look, behind you."},
}};

}  // namespace heroes::hamlet
