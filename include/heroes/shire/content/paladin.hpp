#pragma once

#include <heroes/shire/cards.hpp>

namespace heroes::shire {

// The yellow seat, SHI-L03.
inline constexpr PrintedCharacter paladin{
    .name = "Paladin",
    .flavour = "Shines. Cannot help it.",
    .colour = Colour::yellow,
    .stats = {{5, 5, 5, 5}},
    .hp = 36,
    .element = Element::light,
    .armour = ArmourClass::heavy,
    .ability_name = "Divine Aura, Refraction",
    .ability = {on(Trigger::set_up, allies(raise_hp(4))), bonus(1, Filter::light, Scope::allies)},
    .board =
        {
            {"Light Screen", support(3, one_ally(give(Condition::less_taken, 2))), "Half of it goes elsewhere."},
            {"Second Embrace", support({Stat::intellect}, 4, one_ally(heal(5))), "The first was for show."},
            {"Imprison", support(4, one_enemy(imprison({Stat::strength, Stat::intellect}, 2))), "Think about it."},
            {"Purify the Sick", support(4, one_ally(purge_negative())), "And the merely unwashed."},
            {"War Banner", support(5, you(lower_dice(2))), "It says FORWARD, in gold."},
            {"Divine Light", ranged(Element::light, {Stat::strength}, 3, enemies(deal(3), heal(2).to_you())),
             "Best looked at from behind."},
            {"Lead By Example", melee({Stat::strength}, 0, one_enemy(deal(3))), "Like this. And this."},
            {"Dispel Evil", ranged(Element::light, {Stat::intellect}, 2, one_enemy(deal(0).pierce())),
             "It was in there somewhere."},
            {"Smite", ranged(Element::light, {Stat::intellect}, 6, one_enemy(deal(2), heal_dealt(100).to_allies())),
             "One hurts so that all feel better."},
            {"Wrath From Above", ranged(Element::light, {Stat::strength, Stat::intellect}, 6, one_enemy(deal(5))),
             "Above is not in a good mood."},
        },
    .paths = {{
        {"Divinity",
         {
             {"Light Wave",
              ranged(Element::light, {Stat::intellect}, 4, one_enemy(deal(3), give(Condition::glowing, 3))),
              "It breaks on you."},
             {"Beacon of Light",
              ranged(Element::light, {Stat::intellect}, 3, one_enemy(deal(2)), one_ally(buff(Stat::agility, 2, 3))),
              "This way, quickly."},
             {"Vivid Glow", Passives{on(Trigger::begin_turn, enemies(strike(1)))}, "It gets in through closed eyes."},
             {"Lantern of Hope",
              support(6,
                      one_ally(buff(Stat::defence, 3, 3), buff(Stat::agility, 2, 3), increase(Element::light, 2, 3))),
              "Burns on other people's courage."},
             {"Wrath King",
              Passives{upgrade(board(10), Stats{Stat::agility}),
                       upgrade(board(10), give(Condition::immune, 1).to_you())},
              "Crowned by lightning."},
         }},
        {"Reinforcements",
         {
             {"Steel Contact", Passives{bonus(1, Filter::melee, Scope::you)}, "A firm handshake."},
             {"Banner Advancements", Passives{upgrade(board(5), TargetKind::allies)}, "Now in a larger size."},
             {"Perpetual Damage", melee({Stat::strength}, 4, one_enemy(deal(2)), one_enemy(deal(4))),
              "And on the way back."},
             {"Overwhelm",
              support(4, you(buff(Stat::strength, 1, 3), buff(Stat::agility, 2, 3), increase(Element::light, 2, 3))),
              "Takes a deep, holy breath."},
             {"Stunning Clash", melee({Stat::intellect}, 6, one_enemy(deal(4), give(Condition::stun, 3))),
              "Bells, none of them ringing."},
         }},
        {"Renewal",
         {
             {"Radiant Heal", support({Stat::intellect}, 5, one_ally(heal(6))), "Warm, like bread."},
             {"Paladin's Rebirth", Passives{on(Trigger::defeated, you(revive(1))).once().optional()},
              "Not today. Perhaps later today."},
             {"Almighty Strike", melee({Stat::strength}, 3, one_enemy(deal(1).penetrate())), "Most of it is arm."},
             {"Celestial Shield", support({Stat::intellect}, 5, one_ally(shield(8), buff(Stat::defence, 1, 3))),
              "Lent by the sky, to be returned dented."},
             {"Replenishment", Passives{on(Trigger::begin_turn, you(heal(2)))}, "A good night's sleep, each minute."},
         }},
    }},
    .cards = {},
};

}  // namespace heroes::shire
