#pragma once

#include <array>

#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/encounters.hpp>
#include <heroes/shining/content/hero_cards.hpp>

namespace heroes::shining {

// The Quest-books, SHN-K491 to SHN-K496.
inline constexpr std::array<QuestType, 6> standard_quests{{
    {.name = "A Light in the Darkness",
     .introduction = "A lamp burns in the old chapel, and nobody living has lit it.",
     .epilogue = "The lamp is out. From the hills, a castle answers with a light of its own.",
     .level = 1,
     .first = encounter_numbered("1"),
     .preparation = {Supply{4, item_named("Healing Herb")}, Supply{1, item_named("Healing Potion")},
                     Supply{1, item_named("Fire Flask")}},
     .preparations = 9,
     .unlocks = {QuestCard{1}}},
    {.name = "The Hollow Castle",
     .introduction = "The castle of Castellan Morrow has no servants left, only suits of armor that still obey.",
     .epilogue = "The keys are yours. One of them is wet, and smells of the sea.",
     .level = 2,
     .first = encounter_numbered("6"),
     .preparation = {Supply{3, item_named("Healing Herb")}, Supply{2, item_named("Healing Potion")},
                     Supply{1, item_named("Mana Draught")}, Supply{1, item_named("Stoneskin Salve")}},
     .preparations = 9,
     .unlocks = {QuestCard{2}, QuestCard{5}}},
    {.name = "What the Water Keeps",
     .introduction = "Below the drowned town something keeps what the water takes.",
     .epilogue = "The idol sinks. The cold that held it does not.",
     .level = 3,
     .first = encounter_numbered("13"),
     .preparation = {Supply{2, item_named("Healing Herb")}, Supply{3, item_named("Healing Potion")},
                     Supply{1, item_named("Mana Draught")}, Supply{1, item_named("Swift Tonic")}},
     .preparations = 9,
     .unlocks = {QuestCard{3}}},
    {.name = "The Frozen Road",
     .introduction = "Winter has come down the road in the wrong month, and it has wolves.",
     .epilogue = "The Queen was fleeing, not marching. Look where she came from.",
     .level = 4,
     .first = encounter_numbered("19"),
     .preparation = {Supply{3, item_named("Healing Potion")}, Supply{1, item_named("Mana Draught")},
                     Supply{2, item_named("Fire Flask")}},
     .preparations = 9,
     .unlocks = {QuestCard{4}}},
    {.name = "The Last Light",
     .introduction = "Behind the Ash Gate the Unlit King puts out the world, one light at a time.",
     .epilogue = "You carry the last light out, and it is morning.",
     .level = 5,
     .first = encounter_numbered("22"),
     .preparation = {Supply{4, item_named("Healing Potion")}, Supply{2, item_named("Mana Draught")},
                     Supply{1, item_named("Lucky Charm")}, Supply{1, item_named("Hourglass Sand")}},
     .preparations = 9,
     .final_quest = true},
    {.name = "The Miller's Debt",
     .introduction = "A miller owes a debt to people who collect at night.",
     .epilogue = "Paid in full.",
     .level = 2,
     .first = encounter_numbered("25"),
     .preparation = {Supply{2, item_named("Healing Herb")}},
     .preparations = 9,
     .side = true},
}};

}  // namespace heroes::shining
