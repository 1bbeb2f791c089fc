#pragma once

#include <heroes/shire/cards.hpp>

namespace heroes::shire {

// The blue seat, SHI-L04. The pets are SHI-L08.
inline constexpr PrintedCharacter hunter{
    .name = "Hunter",
    .flavour = "Prefers animals, and says so.",
    .colour = Colour::blue,
    .stats = {{5, 3, 7, 4}},
    .hp = 34,
    .element = Element::no_element,
    .armour = ArmourClass::light,
    .ability_name = "Loyal Companion",
    .ability = {pet_limit(1)},
    .board =
        {
            {"Inner Beast", support(3, one_ally(buff(Stat::strength, 3, 3))), "It was hungry."},
            {"Summon Wolf", support(5, you(summon(own_card(1)))), "Whistle once."},
            {"Camouflage", support(5, you(give(Condition::untargetable, 1), give(Condition::dodge, 3))),
             "There is nobody here, said the bush."},
            {"Hunter's Mark", support(5, enemies(give(Condition::more_taken, 3))), "A chalk cross, just so."},
            {"Brew Venom", support(3, one_ally(increase(Element::poison, 3, 3), give(Condition::penetrate, 2))),
             "Do not lick the spoon."},
            {"Quick Shot", ranged({Stat::strength}, 0, one_enemy(deal(2))), "From the hip, more or less."},
            {"Double Shot", ranged({Stat::strength}, 3, one_enemy(deal(2)), same_target(deal(2))),
             "The second says what the first meant."},
            {"Viper Volley",
             ranged(Element::poison, {Stat::strength}, 3, enemies(deal(3))).rolling(Condition::poison, 2),
             "Snakes on strings."},
            {"Frost Arrow", ranged(Element::frost, {Stat::strength}, 4, one_enemy(deal(4))).rolling(Condition::frozen),
             "Keep the quiver in the cellar."},
            {"Heartseeker", ranged({Stat::strength, Stat::agility}, 6, one_enemy(deal(2).penetrate())),
             "It knows the way."},
        },
    .paths = {{
        {"Swordsmanship",
         {
             {"Swordmaster", Passives{bonus(1, Filter::melee, Scope::you)}, "For when they come too close."},
             {"Double Edge", melee({Stat::strength}, 6, one_enemy(deal(5), give(Condition::lacerate))),
              "Both of them yours."},
             {"Sharpen Steel", support(4, you(buff(Stat::strength, 1, 3), buff(Stat::strength, 1, 3).if_paid(1))),
              "Test it on a thumb."},
             {"Defensive Parry",
              melee({Stat::strength}, 4, one_enemy(deal(1), give(Condition::less_taken, 3).to_you())),
              "After you. No, after you."},
             {"Cut Throat", Passives{on_own_attack(Filter::melee, you(buff(Stat::defence, 1, 3)))},
              "Fewer questions that way."},
         }},
        {"Arrow Specialisation",
         {
             {"Poison Arrows",
              ranged(Element::poison, {Stat::strength}, 3, one_enemy(deal(2), give(Condition::poison))),
              "Green feathers. Remember: green."},
             {"Target Practice", support(2, you(lower_one_die(2))), "The barn has filed a complaint."},
             {"Tactical Shot", ranged({Stat::intellect}, 4, enemies(deal(1), buff(Stat::defence, -1, 2))),
              "Buckles, straps, belts."},
             {"Sharpen Arrows", Passives{bonus(1, Filter::ranged, Scope::you)}, "An evening's work, a second's use."},
             {"Penetrate Armour", Passives{bonus(1, Filter::ranged, Scope::you)}, "There is always a gap."},
         }},
        {"Advanced Companions",
         {
             {"Strength of the Wild", Passives{bonus(1, Filter::any, Scope::pets)}, "Raw meat, twice a day."},
             {"Infestation", ranged(Element::poison, {Stat::strength}, 6, enemies(deal(2), give(Condition::poison))),
              "They were in the jar."},
             {"Boar Trap", support(5, you(summon(own_card(2)))).needing(Needs::when_attacked),
              "The trap is for you. The boar is in it."},
             {"Animal Sanctuary", Passives{on(Trigger::pet_died, you(heal(6)))}, "A small grave, a long walk."},
             {"Double Trouble", Passives{pet_limit(1)}, "They do not get on. It helps."},
         }},
    }},
    .cards =
        {
            {"Wolf",
             CardKind::pet,
             {{6, 0, 6, 1}},
             11,
             {},
             {
                 {"Bite", melee({Stat::strength}, 0, one_enemy(deal(2))), "And hold."},
                 {"Hamstring", melee({Stat::strength}, 3, one_enemy(deal(2), give(Condition::bleed))),
                  "Limps make good dinners."},
             }},
            {"Boar",
             CardKind::pet,
             {{4, 0, 3, 4}},
             12,
             {},
             {
                 {"Gore", melee({Stat::strength}, 0, one_enemy(deal(2))), "Twice, to be sure."},
                 {"Trample", melee({Stat::strength}, 4, one_enemy(deal(3), give(Condition::knockback))),
                  "Does not turn well. Does not need to."},
             }},
        },
};

}  // namespace heroes::shire
