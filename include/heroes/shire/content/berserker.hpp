#pragma once

#include <heroes/shire/cards.hpp>

namespace heroes::shire {

// The purple seat, SHI-L05.
inline constexpr PrintedCharacter berserker{
    .name = "Berserker",
    .flavour = "Was told to calm down, once.",
    .colour = Colour::purple,
    .stats = {{7, 1, 6, 3}},
    .hp = 39,
    .element = Element::fire,
    .armour = ArmourClass::heavy,
    .ability_name = "Uncontrollable Rage",
    .ability = {on(Trigger::damaged, you(buff(Stat::strength, 1, 2)))},
    .board =
        {
            {"Blood Frenzy", support(6, you(give(Condition::more_dealt, 3))), "Some of it is even his."},
            {"Dread Howl",
             support(
                 4, enemies(give(Condition::frightened, 2), buff(Stat::strength, -2, 2), buff(Stat::intellect, -2, 2))),
             "The dogs left first."},
            {"Burning Blood",
             support(3, you(strike(1).to_you(), increase(Element::fire, 3, 3), buff(Stat::strength, 1, 3))),
             "Runs in the family."},
            {"Second Wind", support({Stat::strength}, 5, you(heal(1))), "The first was spent on shouting."},
            {"Mocking Laugh", support(3, enemies(give(Condition::confused, 2), buff(Stat::defence, -2, 3))),
             "It is about your hat."},
            {"Hack", melee({Stat::strength}, 0, one_enemy(deal(1))), "Then again."},
            {"Reckless Swing",
             melee(Element::shadow, {Stat::strength}, 3, one_enemy(deal(2).penetrate(), strike(2).to_you())),
             "Stand well back. All of you."},
            {"Searing Axe",
             melee(Element::fire, {Stat::strength}, 3, one_enemy(deal(1), give(Condition::no_heal, 2)))
                 .rolling(Condition::burn, 2),
             "Fresh from the forge."},
            {"Whirlwind", melee({Stat::strength}, 3, enemies(deal(2))).rolling(Condition::bleed),
             "He gets dizzy. You get worse."},
            {"Rampage",
             melee(Element::shadow, {Stat::strength}, 6, one_enemy(deal(1).penetrate()),
                   one_enemy(deal(1).penetrate())),
             "It ends when the furniture does."},
        },
    .paths = {{
        {"Bloodlust",
         {
             {"Deep Cuts", Passives{upgrade(board(6), Condition::bleed, 1)}, "Down to the opinion."},
             {"Butcher's Toll", melee({Stat::strength}, 5, one_enemy(deal(1), heal_dealt(50).to_you())), "By weight."},
             {"Scent of Blood", Passives{bonus(1, Filter::melee, Scope::you)}, "Copper, and fear."},
             {"Mortal Wound",
              melee({Stat::strength}, 4, one_enemy(deal(1), give(Condition::lacerate), give(Condition::no_heal, 3))),
              "The surgeon sent his regrets."},
             {"Death Wish", Passives{aura(Stat::strength, 2, Scope::you, While::bloodied)}, "It is mutual."},
         }},
        {"Wildfire",
         {
             {"Thrown Torch", ranged(Element::fire, {Stat::strength}, 3, one_enemy(deal(1), give(Condition::burn))),
              "Catch."},
             {"Hot Blood", Passives{bonus(1, Filter::fire, Scope::you)}, "Steams in the rain."},
             {"Fan the Flames",
              melee(Element::fire, {Stat::strength}, 4, one_enemy(deal(2).more_against(Condition::burn, 50))),
              "Breathe out."},
             {"Fireproof",
              Passives{ward({Condition::burn, Condition::frozen, Condition::drenched}),
                       bonus(1, Filter::fire, Scope::you)},
              "No eyebrows left to lose."},
             {"Inferno", ranged(Element::fire, {Stat::strength}, 6, enemies(deal(4), give(Condition::burn))),
              "Everybody is warm now."},
         }},
        {"Iron Hide",
         {
             {"Thick Skin", Passives{aura(Stat::defence, 1, Scope::you)}, "Also against advice."},
             {"Shrug It Off", support(5, you(purge_negative(), hp_regen(2, 3))), "What axe?"},
             {"Festering Blow", melee({Stat::strength}, 3, one_enemy(deal(1), give(Condition::less_heal, 3))),
              "He never cleans it."},
             {"Scar Tissue", Passives{on_hit(8, you(give(Condition::less_taken, 2)))}, "Hit there before."},
             {"Refuse to Fall", Passives{on(Trigger::half, you(heal(6), buff(Stat::defence, 2, 3))).once()},
              "Falling is for trees."},
         }},
    }},
    .cards = {},
};

}  // namespace heroes::shire
