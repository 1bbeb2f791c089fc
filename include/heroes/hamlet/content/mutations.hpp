#pragma once

#include <array>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// Fifty-eight mutations, one effect each, HAM-C35.
inline constexpr std::array<Printed<MutationType>, 58> standard_mutations{{
    {"Extra Claw", {attack_mod(1)}, "The old ones were taken."},
    {"Long Arms", {attack_mod(1)}, "You were out of reach. Were."},
    {"Second Jaw", {attack_mod(1)}, "For whatever the first one drops."},
    {"Horned Brow", {attack_mod(1)}, "It leads with its head, for once to advantage."},
    {"Whip Tail", {attack_mod(1)}, "Behind it is not a safe place."},
    {"Bone Spurs", {attack_mod(1)}, "It kicks in its sleep, too."},
    {"Bulging Shoulders", {attack_mod(1)}, "Somebody has been lifting barns."},
    {"Bad Temper", {attack_mod(1)}, "It heard what you said about its mother."},
    {"Keen Nose", {attack_mod(1)}, "You bathed last in spring. It knows."},
    {"Spare Tentacle", {attack_mod(1)}, "Nobody grows just one."},
    {"Night Eyes", {attack_mod(1)}, "They follow you around the clearing."},
    {"Hook Beak", {attack_mod(1)}, "Made for prising knights open."},
    {"Twice the Muscle", {attack_mod(2)}, "And none of it in the head."},
    {"Taste for Heroes", {attack_mod(2)}, "It liked the last one."},
    {"Thick Fat", {health_mod(2)}, "A good winter, for somebody."},
    {"Spare Heart", {health_mod(2)}, "Whose, it cannot recall."},
    {"Dense Bones", {health_mod(2)}, "It sinks, but it does so slowly."},
    {"Leathery Hide", {health_mod(2)}, "Would make a fine pair of boots."},
    {"Numb Flesh", {health_mod(2)}, "It has not noticed you yet."},
    {"Second Stomach", {health_mod(2)}, "There is somebody in the first."},
    {"Stubbornness", {health_mod(2)}, "Dead, it says, is a point of view."},
    {"Coarse Fur", {health_mod(2)}, "Blades come out of it needing a comb."},
    {"Stone Kidneys", {health_mod(2)}, "It will not talk about it."},
    {"Cold Blood", {health_mod(2)}, "Saves a great deal on breakfast."},
    {"Giant Growth", {health_mod(4)}, "The footprint used to be a puddle."},
    {"Undying Spite", {health_mod(4)}, "Kept alive by having something to say."},
    {"Double Everything", {health_mod(4)}, "Even the bad breath."},
    {"Slab of Gristle", {health_mod(4)}, "Chewing through it takes a village."},
    {"Chitin Plates", {defense_mod(1)}, "Crunchy on the outside."},
    {"Slimy Skin", {defense_mod(1)}, "Your sword goes everywhere but in."},
    {"Borrowed Breastplate", {defense_mod(1)}, "The initials on it are of someone you knew."},
    {"Shifting Shape", {defense_mod(1)}, "Aim for the middle, while there is one."},
    {"Thick Skull", {defense_mod(1)}, "Also explains the conversation."},
    {"Quick Feet", {defense_mod(1)}, "All eleven of them."},
    {"Shell", {defense_mod(1)}, "It comes with its own front door."},
    {"Rows of Scales", {defense_mod(1)}, "Weighed and not found wanting."},
    {"Serrated Teeth", {inflict_on_hit(StatusEffect::bleed)}, "It smiles so that you know."},
    {"Glass Fingers", {inflict_on_hit(StatusEffect::bleed)}, "They break off. That is the idea."},
    {"Barbed Tongue", {inflict_on_hit(StatusEffect::bleed)}, "Wounding remarks."},
    {"Scythe Limbs", {inflict_on_hit(StatusEffect::bleed)}, "Harvest comes early this year."},
    {"Venom Glands", {inflict_on_hit(StatusEffect::poison)}, "It has been saving up."},
    {"Rotten Breath", {inflict_on_hit(StatusEffect::poison)}, "Even the flies hold theirs."},
    {"Weeping Boils", {inflict_on_hit(StatusEffect::poison)}, "Do not sit down wind, or at all."},
    {"Spore Cloud", {inflict_on_hit(StatusEffect::poison)}, "Something to remember it by, in the lungs."},
    {"Burning Spittle", {inflict_on_hit(StatusEffect::burn)}, "It lisps, too, but nobody laughs."},
    {"Ember Veins", {inflict_on_hit(StatusEffect::burn)}, "Warm hands, no heart."},
    {"Oily Hide", {inflict_on_hit(StatusEffect::burn)}, "Your torch was a mistake."},
    {"Fever Touch", {inflict_on_hit(StatusEffect::burn)}, "A pat on the back lasts a week."},
    {"Knitting Flesh", {regenerate(1)}, "Purl, then plain, then teeth."},
    {"Troll Kin", {regenerate(1)}, "On the father's side."},
    {"Sleeps Well", {regenerate(1)}, "Between two of your blows, if need be."},
    {"Writhing Roots", {regenerate(1)}, "Water it and it grows on you."},
    {"Quills", {thorns(1)}, "Write home while you can."},
    {"Acid Blood", {thorns(1)}, "Stand well back when you win."},
    {"Spiked Collar", {thorns(1)}, "It was somebody's pet once. Somebody cruel."},
    {"Sticky Web", {escape_mod(-1)}, "Stay a little."},
    {"Running Legs", {escape_mod(-1)}, "Yours look short beside them."},
    {"Clinging Fog", {escape_mod(-1)}, "It knows the way out and keeps it to itself."},
}};

}  // namespace heroes::hamlet
