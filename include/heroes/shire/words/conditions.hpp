#pragma once

#include <heroes/core/phrases.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/words/spells.hpp>

// Conditions, with the numbers of the rules.
namespace heroes::shire::detail {

constexpr Element element_of(Condition increased) {
    return static_cast<Element>(index_of(increased) - index_of(Condition::increased_fire) + 1);
}
// SHI-300 to SHI-373: what its holder does or suffers.
template <class Write, class Knobs>
constexpr void say_holder(Phrases<Write>& phrases, const Knobs& knobs, Condition condition) {
    const int percent = knobs.condition_percent;
    switch (condition) {
        case Condition::less_heal: return phrases.say("gains ", percent, "% less HP");
        case Condition::more_heal: return phrases.say("gains ", percent, "% more HP");
        case Condition::more_dealt: return phrases.say("attacks deal ", percent, "% more DMG");
        case Condition::less_taken: return phrases.say("receives ", percent, "% less DMG");
        case Condition::more_taken: return phrases.say("receives ", percent, "% more DMG");
        case Condition::less_dealt:  // SHI-R29
            return phrases.say(knobs.less_dealt_protects ? "receives " : "attacks deal ", percent, "% less DMG");
        case Condition::bleed:
        case Condition::burn:
        case Condition::poison: return phrases.say("1 fixed damage at once and at each tick");
        case Condition::lacerate: return phrases.say("2 fixed damage at once and at each tick");
        case Condition::drenched: return phrases.say("1 fixed damage at once and at the beginning of every turn");
        case Condition::hp_regen: return phrases.say("gains as much HP as it says, at once and at each tick");
        case Condition::no_heal: return phrases.say("gains no HP");
        case Condition::untargetable: return phrases.say("cannot be targeted");
        case Condition::immune: return phrases.say("receives no damage");
        case Condition::confused: return phrases.say("casts no support spells");
        case Condition::paralysed: return phrases.say("casts no attack spells");
        case Condition::disarm: return phrases.say("casts no melee spells");
        case Condition::frightened: return phrases.say("casts no ranged spells");
        case Condition::hex: return phrases.say("casts no spells with cooldown ", int{knobs.hex_cooldown}, " or more");
        case Condition::glowing:
            return phrases.say(int{knobs.glowing_damage}, " fixed damage each time an enemy character gains HP");
        case Condition::darkness:
            return phrases.say(int{knobs.darkness_damage}, " fixed damage each time an enemy dies");
        case Condition::pierce: return phrases.say("attacks ignore defence");
        case Condition::penetrate: return phrases.say("attacks halve defence");
        case Condition::redirect_ally: return phrases.say("may pass an attack on to an ally");
        case Condition::redirect_enemy: return phrases.say("may pass an attack on to an enemy");
        case Condition::stun: return phrases.say("skips the dice upkeep");
        case Condition::frozen: return phrases.say("skips a turn");
        case Condition::sleep: return phrases.say("skips turns until damaged");
        case Condition::knockback: return phrases.say("pays ", int{knobs.knockback_price}, " HP or skips a turn");
        case Condition::counter_attack: return phrases.say("answers attacks with the attack that has no cooldown");
        case Condition::immobilise: return phrases.say("the cooldown die of one spell goes up");
        case Condition::flying: return phrases.say("receives no damage from melee attacks");
        case Condition::dodge:
            return phrases.say("dodges an attack if a die shows ", int{knobs.dodge_faces}, " or less");
        case Condition::increased_fire:
        case Condition::increased_frost:
        case Condition::increased_light:
        case Condition::increased_poison:
        case Condition::increased_shadow:
        case Condition::increased_water:
            return phrases.say(name_of(element_of(condition)), " spells deal as much more DMG as it says");
        case Condition::imprisoned: return phrases.say("the stats on it are 0");
        case Condition::all_eyes: return phrases.say("enemies that attack one target must attack the holder");
    }
}
// "1 fixed damage at once and at each tick, for 3 turns, stacks".
template <class Write, class Knobs>
constexpr void say_condition(Phrases<Write>& phrases, const Knobs& knobs, Condition condition) {
    say_holder(phrases, knobs, condition);
    phrases.say_if(three_turn_conditions.has(condition), "for 3 turns");
    phrases.say_if(stacking_conditions.has(condition), "stacks");
    phrases.say_if(one_time_conditions.has(condition), "once");
}

}  // namespace heroes::shire::detail
