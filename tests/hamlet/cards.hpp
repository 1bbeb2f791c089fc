#pragma once

// The cards that the tests of Hamlet play with, each under a short name that says what it is.

#include "support.hpp"

namespace hamlet_test {

// Heroes, by their Favor.
inline constexpr HeroCard attack_6_once = standard_content.heroes.named("Gundar the Large");
inline constexpr HeroCard attack_3_encounter = standard_content.heroes.named("Mad Orla");
inline constexpr HeroCard attack_2_turn = standard_content.heroes.named("Captain Brisk");
inline constexpr HeroCard striker = standard_content.heroes.named("Pitch the Firebug");
inline constexpr HeroCard double_attacker = standard_content.heroes.named("Two-Swords Till");
inline constexpr HeroCard healer = standard_content.heroes.named("Brother Ale");
inline constexpr HeroCard curer = standard_content.heroes.named("Widow Salve");
inline constexpr HeroCard champion_spy = standard_content.heroes.named("Keyhole Nell");
inline constexpr HeroCard monster_spy = standard_content.heroes.named("Old Trapper Jorn");
inline constexpr HeroCard rival_spy = standard_content.heroes.named("Fingers");
inline constexpr HeroCard attack_reroller = standard_content.heroes.named("Lucky Lubb");
inline constexpr HeroCard defense_reroller = standard_content.heroes.named("Shieldless Sten");
inline constexpr HeroCard foe_reroller = standard_content.heroes.named("Sister Scold");
inline constexpr HeroCard guard = standard_content.heroes.named("Sir Barrel");
inline constexpr HeroCard runner = standard_content.heroes.named("Swift Pim");
inline constexpr HeroCard haggler = standard_content.heroes.named("Honest Gorm");
inline constexpr HeroCard gritty = standard_content.heroes.named("Toothless Hag");

// Monsters: home, Health, Attack, natural defense, trophy value.
inline constexpr MonsterCard bat = standard_content.monsters.named("Cellar Bat");                // Caves 4 0 0 1
inline constexpr MonsterCard moth = standard_content.monsters.named("Lantern Moth");             // Caves 4 0 0 1
inline constexpr MonsterCard rat = standard_content.monsters.named("Pale Rat");                  // Caves 5 0 0 1
inline constexpr MonsterCard cricket = standard_content.monsters.named("Razor Cricket");         // Caves 5 1 0 2, Bleed
inline constexpr MonsterCard echo = standard_content.monsters.named("Hungry Echo");              // Caves 6 1 0 2
inline constexpr MonsterCard stalagmite = standard_content.monsters.named("Moving Stalagmite");  // Caves 6 0 1 2
inline constexpr MonsterCard mole =
    standard_content.monsters.named("Butcher Mole");  // Caves 7 1 0 2, Bleed, selflessness
inline constexpr MonsterCard miner = standard_content.monsters.named("Forgotten Miner");  // Caves 7 2 0 3, revenge
inline constexpr MonsterCard bear = standard_content.monsters.named("Cave Bear");         // Caves 8 2 0 3, redemption
inline constexpr MonsterCard horror =
    standard_content.monsters.named("Flensing Horror");                                   // Caves 8 2 1 4, Bleed, mercy
inline constexpr MonsterCard mother = standard_content.monsters.named("Mother of Bats");  // Caves 9 3 1 5, wrath
inline constexpr MonsterCard imp = standard_content.monsters.named("Puddle Imp");         // Bogs 4 0 0 1
inline constexpr MonsterCard toad = standard_content.monsters.named("Bloated Toad");      // Bogs 4 0 0 1
inline constexpr MonsterCard gnats = standard_content.monsters.named("Gnat Cloud");       // Bogs 5 1 0 2, Poison
inline constexpr MonsterCard taxman = standard_content.monsters.named("Drowned Taxman");  // Bogs 6 1 0 2
inline constexpr MonsterCard adder = standard_content.monsters.named("Marsh Adder");   // Bogs 7 1 0 2, Poison, revenge
inline constexpr MonsterCard hydra = standard_content.monsters.named("Rot Hydra");     // Bogs 8 2 1 4, Poison, wrath
inline constexpr MonsterCard queen = standard_content.monsters.named("Bog Queen");     // Bogs 9 3 1 5, selflessness
inline constexpr MonsterCard jackal = standard_content.monsters.named("Dust Jackal");  // Steppe 4 0 0 1
inline constexpr MonsterCard lizard = standard_content.monsters.named("Cinder Lizard");  // Steppe 5 1 0 2, Burn
inline constexpr MonsterCard ogre = standard_content.monsters.named("Steppe Ogre");      // Steppe 8 2 0 3, wrath
inline constexpr MonsterCard wyrm =
    standard_content.monsters.named("Ember Wyrm");  // Steppe 8 2 1 4, Burn, selflessness
inline constexpr MonsterCard giant = standard_content.monsters.named("Sun-Mad Giant");  // Steppe 9 3 1 5, revenge
inline constexpr MonsterCard fox = standard_content.monsters.named("Frostbitten Fox");  // Woodlands 4 0 0 1
inline constexpr MonsterCard creeper =
    standard_content.monsters.named("Sap Creeper");  // Woodlands 5 1 0 2, regenerates
inline constexpr MonsterCard boar = standard_content.monsters.named("Ice-Crusted Boar");  // Woodlands 6 0 1 2
inline constexpr MonsterCard thing = standard_content.monsters.named("Antlered Thing");   // Woodlands 7 2 0 3, wrath
inline constexpr MonsterCard hag = standard_content.monsters.named("Winter Hag");  // Woodlands 8 2 0 3, selflessness
inline constexpr MonsterCard landlord = standard_content.monsters.named("The Landlord");  // nowhere 12 3 1 6

// Mutations, by what they do.
inline constexpr MutationCard attack_1 = standard_content.mutations.named("Extra Claw");
inline constexpr MutationCard another_attack_1 = standard_content.mutations.named("Long Arms");
inline constexpr MutationCard attack_2 = standard_content.mutations.named("Twice the Muscle");
inline constexpr MutationCard health_2 = standard_content.mutations.named("Thick Fat");
inline constexpr MutationCard another_health_2 = standard_content.mutations.named("Spare Heart");
inline constexpr MutationCard health_4 = standard_content.mutations.named("Giant Growth");
inline constexpr MutationCard defense_1 = standard_content.mutations.named("Chitin Plates");
inline constexpr MutationCard bleeds = standard_content.mutations.named("Serrated Teeth");
inline constexpr MutationCard poisons = standard_content.mutations.named("Venom Glands");
inline constexpr MutationCard burns = standard_content.mutations.named("Burning Spittle");
inline constexpr MutationCard regenerates = standard_content.mutations.named("Knitting Flesh");
inline constexpr MutationCard quills = standard_content.mutations.named("Quills");
inline constexpr MutationCard acid = standard_content.mutations.named("Acid Blood");
inline constexpr MutationCard web = standard_content.mutations.named("Sticky Web");
inline constexpr MutationCard legs = standard_content.mutations.named("Running Legs");
inline constexpr MutationCard fog = standard_content.mutations.named("Clinging Fog");

// Gear, with its value.
inline constexpr ItemCard cleaver = standard_content.items.named("Notched Cleaver");    // 2: attack +1
inline constexpr ItemCard stick = standard_content.items.named("Walking Stick");        // 2: attack +1
inline constexpr ItemCard spear = standard_content.items.named("Militia Spear");        // 3: attack +2
inline constexpr ItemCard bow = standard_content.items.named("Poacher's Bow");          // 3: attack +2
inline constexpr ItemCard axe = standard_content.items.named("Headsman's Axe");         // 5: attack +3
inline constexpr ItemCard pot = standard_content.items.named("Cooking Pot");            // 2: defense +1
inline constexpr ItemCard mail = standard_content.items.named("Rusty Chainmail");       // 3: defense +2
inline constexpr ItemCard plate = standard_content.items.named("Dead Knight's Plate");  // 5: defense +3
inline constexpr ItemCard razor = standard_content.items.named("Barber's Razor");       // 4: attack +1, Bleed
inline constexpr ItemCard fork = standard_content.items.named("Rat-Catcher's Fork");    // 4: attack +1, Poison
inline constexpr ItemCard pole = standard_content.items.named("Lamplighter's Pole");    // 4: attack +1, Burn
inline constexpr ItemCard apron = standard_content.items.named("Butcher's Apron");  // 3: defense +1, immune to Bleed
inline constexpr ItemCard relic = standard_content.items.named("Relic of a Doubtful Saint");  // 4: immune to all
inline constexpr ItemCard boots = standard_content.items.named("Iron-Shod Boots");            // 3: TieStrike 1
inline constexpr ItemCard donkey =
    standard_content.items.named("Pack Donkey");  // 3: defense +1, Fatigue costs no health

// Consumables, with their value.
inline constexpr ItemCard beer = standard_content.items.named("Small Beer");             // 1: heal 5
inline constexpr ItemCard egg = standard_content.items.named("Pickled Egg");             // 1: heal 5
inline constexpr ItemCard ale = standard_content.items.named("Strong Ale");              // 2: heal 8
inline constexpr ItemCard brandy = standard_content.items.named("Baron's Brandy");       // 3: heal 12
inline constexpr ItemCard plaster = standard_content.items.named("Cobweb Plaster");      // 1: cure Bleed
inline constexpr ItemCard biscuit = standard_content.items.named("Charcoal Biscuit");    // 1: cure Poison
inline constexpr ItemCard cure_all = standard_content.items.named("Granny's Cure-All");  // 2: cure all, heal 2
inline constexpr ItemCard courage =
    standard_content.items.named("Courage in a Bottle");                             // 2: attack +3 for the encounter
inline constexpr ItemCard whetstone = standard_content.items.named("Whetstone");     // 2: attack +3 for the encounter
inline constexpr ItemCard wine = standard_content.items.named("Bull's Blood Wine");  // 3: attack +2 for the turn
inline constexpr ItemCard flour = standard_content.items.named("Sack of Flour");     // 2: defense +3 for the encounter
inline constexpr ItemCard lard = standard_content.items.named("Lard Rub");           // 3: defense +2 for the turn
inline constexpr ItemCard hooks = standard_content.items.named("Fish Hooks");        // 2: Bleed for the encounter
inline constexpr ItemCard paste = standard_content.items.named("Toadstool Paste");   // 2: Poison for the encounter
inline constexpr ItemCard beans = standard_content.items.named("Second Wind");       // 3: extra attack
inline constexpr ItemCard knife = standard_content.items.named("Throwing Knife on a String");  // 3: extra attack
inline constexpr ItemCard smoke = standard_content.items.named("Smoke Pot");                   // 2: sure escape

// Decrees, by what they do.
inline constexpr DecreeCard heroes_strong = standard_content.decrees.named("Free Whetstones");
inline constexpr DecreeCard heroes_weak = standard_content.decrees.named("Weapons Tax");
inline constexpr DecreeCard heroes_safe = standard_content.decrees.named("Shields for All");
inline constexpr DecreeCard heroes_bare = standard_content.decrees.named("Armour for the Baron's Horses");
inline constexpr DecreeCard monsters_strong = standard_content.decrees.named("Blood Moon");
inline constexpr DecreeCard monsters_weak = standard_content.decrees.named("Feeding of the Beasts");
inline constexpr DecreeCard monsters_safe = standard_content.decrees.named("Protection of Game");
inline constexpr DecreeCard monsters_bare = standard_content.decrees.named("Open Season");
inline constexpr DecreeCard brawl = standard_content.decrees.named("Festival of Fists");
inline constexpr DecreeCard home_2 = standard_content.decrees.named("Closing of the Roads");
inline constexpr DecreeCard home_0 = standard_content.decrees.named("Great Drive");
inline constexpr DecreeCard heal_more = standard_content.decrees.named("Bathhouse Subsidy");
inline constexpr DecreeCard heal_less = standard_content.decrees.named("Shortage of Leeches");
inline constexpr DecreeCard cheap = standard_content.decrees.named("Price Ceiling");
inline constexpr DecreeCard dear = standard_content.decrees.named("War Levy");
inline constexpr DecreeCard no_fatigue_pain = standard_content.decrees.named("Day of Rest");
inline constexpr DecreeCard birthday = standard_content.decrees.named("The Baron's Birthday");
inline constexpr DecreeCard recall = standard_content.decrees.named("Relic Inspection");

inline constexpr StatusEffects bleeding{StatusEffect::bleed};
inline constexpr StatusEffects poisoned{StatusEffect::poison};
inline constexpr StatusEffects burning{StatusEffect::burn};

inline EquipSlots slots(Item first = Item::nothing, Item second = Item::nothing, Item third = Item::nothing) {
    return {{first, second, third}};
}

// The state after a rearrangement that leaves these things in the slots.
template <class S>
S rearranged(S state, const EquipSlots& wanted) {
    state = apply(state, Rearrange{});
    while (waits_for_a<ArrangeSlot>(state.table)) {
        const auto choice = get<ArrangeSlot>(*pending(state.table));
        const Item item = wanted[choice.slot];
        if (state.table.heroes[choice.seat].slots[choice.slot] == item)
            state = after(state, LeaveSlot{});
        else if (item == Item::nothing)
            state = after(state, EmptySlot{});
        else
            state = is_card(item) ? after(state, Equip{item}) : after(state, ReachForRelic{}, Equip{item});
    }
    return state;
}

}  // namespace hamlet_test
