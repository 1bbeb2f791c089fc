#pragma once

#include <heroes/shire/cards.hpp>

namespace heroes::shire {

// The red seat, SHI-L06. The stances are SHI-L09.
inline constexpr PrintedCharacter warrior{
    .name = "Warrior",
    .flavour = "Stands in front of people for a living.",
    .colour = Colour::red,
    .stats = {{5, 1, 5, 6}},
    .hp = 40,
    .element = Element::no_element,
    .armour = ArmourClass::heavy,
    .ability_name = "Battle Stances",
    .ability = {on(Trigger::set_up, you(swap_card(CardKind::stance))),
                on(Trigger::begin_turn, you(swap_card(CardKind::stance))).optional()},
    .board =
        {
            {"Sword Swing", melee({Stat::strength}, 0, one_enemy(deal(3))), "Elbow in, wrist straight."},
            {"Shield Sweep", melee({Stat::strength}, 4, enemies(deal(3), give(Condition::stun, 2))),
             "Clears a table, too."},
            {"Rallying Cry", support(4, allies(buff(Stat::strength, 1, 3), heal(3))), "Two words, neither printable."},
            {"Catch Breath", support(4, you(heal(5))), "A moment. Carry on."},
        },
    .paths = {{
        {"Ancient Warfare",
         {
             {"Spear Throw",
              ranged({Stat::strength}, 3, one_enemy(deal(2), buff(Stat::strength, 1, Turns::permanent).to_you())),
              "Further each time."},
             {"Disarming Strike", melee({Stat::strength}, 4, one_enemy(deal(4), give(Condition::disarm, 2))),
              "Yours? It is over there."},
             {"Old Grudges", Passives{bonus(1, Filter::melee, Scope::you)}, "He keeps a list."},
             {"Breach", melee({Stat::strength}, 4, one_enemy(deal(3).penetrate())), "Knock, then enter."},
             {"Veteran of Many Wars", Passives{aura(Stat::strength, 2, Scope::you)}, "Won some of them."},
         }},
        {"Shieldcraft",
         {
             {"Pin Down", melee({Stat::strength}, 4, one_enemy(deal(2), immobilise(3))), "Stay."},
             {"Spiked Shield", Passives{on(Trigger::damaged, source(strike(1)))}, "Hug at your own risk."},
             {"Heavier Plate", Passives{aura(Stat::defence, 1, Scope::you)}, "Two squires to lift it."},
             {"Demoralise", support(5, enemies(give(Condition::less_dealt, 2))), "Your mother called."},
             {"Unmoved",
              Passives{ward({Condition::knockback, Condition::stun, Condition::frozen, Condition::sleep}),
                       aura(Stat::defence, 1, Scope::you)},
              "Has been standing there since spring."},
         }},
        {"Brotherhood",
         {
             {"Field Dressing", support(5, one_ally(heal(6), buff(Stat::defence, 1, 3))), "Somebody's good shirt."},
             {"Booming Voice", Passives{upgrade(board(3), buff(Stat::defence, 1, 3))}, "Heard in the next shire."},
             {"Vengeance", melee({Stat::strength}, 4, one_enemy(deal(5).more_against(Condition::bleed, 50))),
              "Follow the red drops."},
             {"Brothers in Arms", Passives{aura(Stat::strength, 1, Scope::allies)}, "Sisters also."},
             {"Last One Standing", Passives{aura(Stat::defence, 2, Scope::you, While::bloodied)}, "It is a good spot."},
         }},
    }},
    .cards =
        {
            {"Brawl stance",
             CardKind::stance,
             {aura(Stat::strength, 1, Scope::you)},
             {
                 {"Open Wound", melee({Stat::strength}, 2, one_enemy(deal(1), give(Condition::bleed))),
                  "Leave it open."},
                 {"Haymaker", melee({Stat::strength}, 5, one_enemy(deal(5), give(Condition::knockback))),
                  "Announced a week ahead."},
             }},
            {"Defence stance",
             CardKind::stance,
             {aura(Stat::defence, 1, Scope::you)},
             {
                 {"Shield Wall", support(4, you(buff(Stat::defence, 3, 2))), "A wall of one."},
                 {"Riposte", support(3, you(give(Condition::counter_attack, 2), give(Condition::less_taken, 1))),
                  "Go on, then."},
             }},
            {"Support stance",
             CardKind::stance,
             {aura(Stat::defence, 1, Scope::allies)},
             {
                 {"All Eyes On Me",
                  support(4, you(give(Condition::all_eyes, 2), buff(Stat::defence, 3, 2)),
                          enemies(buff(Stat::strength, -1, 2))),
                  "He has practised the pose."},
                 {"Behind My Shield", support(5, one_ally(give(Condition::redirect_ally, 3)), allies(shield(5))),
                  "There is room."},
             }},
        },
};

}  // namespace heroes::shire
