#pragma once

#include <heroes/shire/cards.hpp>

namespace heroes::shire {

// The white seat, SHI-L02.
inline constexpr PrintedCharacter cleric{
    .name = "Cleric",
    .flavour = "Has a kind word for everybody, and for some of them two.",
    .colour = Colour::white,
    .stats = {{2, 6, 4, 4}},
    .hp = 38,
    .element = Element::light,
    .armour = ArmourClass::light,
    .ability_name = "Gentle Hands",
    .ability = {on(Trigger::begin_turn, allies(heal(1)))},
    .board =
        {
            {"Mend", support({Stat::intellect}, 5, one_ally(heal(0))), "It only hurts while you watch."},
            {"Circle of Prayer", support(6, allies(hp_regen(1, 2))), "Hold hands. No, gently."},
            {"Lullaby", support(5, one_enemy(give(Condition::sleep, 2))), "Nobody has heard the second verse."},
            {"Sanctuary", support(6, allies(give(Condition::immune, 1), give(Condition::more_heal, 1))),
             "Wipe your boots."},
            {"Revive", support(6, one_fallen(revive(15))), "Up. You may be dead later."},
            {"Sacred Spark", ranged(Element::light, {Stat::intellect}, 0, one_enemy(deal(3))),
             "A small light, thrown."},
            {"Holy Water",
             ranged(Element::water, {Stat::intellect}, 2, one_enemy(deal(6))).rolling(Condition::drenched),
             "Blessed, and cold."},
            {"Rebuke", ranged(Element::light, {Stat::intellect}, 5, one_enemy(deal(5), give(Condition::hex, 2))),
             "She is not angry. She is disappointed."},
            {"Blinding Halo",
             ranged(Element::light, {Stat::intellect}, 4, one_enemy(deal(2), give(Condition::glowing, 2))),
             "Now everybody can see you."},
            {"Verdict", ranged(Element::light, {Stat::intellect}, 6, one_enemy(deal(4).penetrate())),
             "There is no appeal."},
        },
    .paths = {{
        {"Light Wizardry",
         {
             {"Generosity", Passives{aura(Stat::intellect, 1, Scope::allies)}, "What is hers is yours, mostly advice."},
             {"Lance of Dawn", ranged(Element::light, {Stat::intellect}, 4, one_enemy(deal(3).pierce())),
              "The sun rises, briefly, behind your armour."},
             {"Overflowing Grace", Passives{heal_bonus(2)}, "There is always a little left."},
             {"Wings of Morning", support(4, one_ally(give(Condition::flying, 2), buff(Stat::agility, 2, 3))),
              "Mind the lamps."},
             {"Zenith", Passives{bonus(2, Filter::light, Scope::you)}, "High noon, every hour."},
         }},
        {"Tide Wizardry",
         {
             {"Rising Tide",
              support(3, one_ally(increase(Element::water, 3, 3), increase(Element::frost, 3, 3),
                                  buff(Stat::intellect, 1, 3))),
              "It lifts all boats, and then it drowns them."},
             {"Deep Current", Passives{upgrade(board(7), Condition::drenched, 3)}, "Still on top."},
             {"Ice Tomb", ranged(Element::frost, {Stat::intellect}, 6, one_enemy(deal(2), give(Condition::frozen))),
              "Keeps fresh until needed."},
             {"Cleansing Rain", support(4, allies(purge_negative(), heal(4))), "Behind the ears as well."},
             {"Flood", ranged(Element::water, {Stat::intellect}, 6, enemies(deal(4), give(Condition::drenched))),
              "The arena has a drain. It has one."},
         }},
        {"Dusk Wizardry",
         {
             {"Gloaming Bolt",
              ranged(Element::shadow, {Stat::intellect}, 3, one_enemy(deal(2), heal_dealt(50).to_you())),
              "What the light lends, the dusk collects."},
             {"Mirror of Dusk", support(5, one_ally(give(Condition::redirect_enemy, 3))), "Whose hand was that?"},
             {"Heart of Darkness",
              support(5, enemies(give(Condition::darkness, 3)), one_ally(increase(Element::shadow, 2, 3))),
              "Each death is felt by everyone."},
             {"Dread of Night", support(5, one_enemy(give(Condition::paralysed, 2))), "Do not look behind you."},
             {"Long Night", Passives{on_own_attack(Filter::shadow, you(heal(2))), bonus(2, Filter::shadow, Scope::you)},
              "She has learned to like it."},
         }},
    }},
    .cards = {},
};

}  // namespace heroes::shire
