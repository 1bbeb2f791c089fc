#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/shire.hpp>

#include "../names.hpp"
#include "../text.hpp"

// Spells, abilities and cards in words that are made from their effects.
namespace terminal::shire {

using namespace heroes::shire;
using heroes::Seat;
using heroes::SeatSet;

inline constexpr const Content& content = Table<>::Rules::content;

inline std::string name(CharacterCard card) { return std::string(content.character_names[card]); }
inline std::string name(Card card) { return std::string(content.card_names[card]); }
inline std::string name(Spell spell) { return std::string(content.spell_names[spell]); }
inline std::string name(Ability ability) { return std::string(content.ability_names[ability]); }
inline std::string name(Condition condition) { return std::string(name_of(condition)); }

// "+3", "-1".
inline std::string signed_number(int number) { return (number < 0 ? "-" : "+") + std::to_string(std::abs(number)); }

inline std::string named(Stats stats, std::string_view gap) {
    std::vector<std::string> names;
    stats.for_each([&](Stat stat) { names.emplace_back(name_of(stat)); });
    return joined(names, gap);
}
inline std::string named(Conditions conditions) {
    std::vector<std::string> names;
    conditions.for_each([&](Condition condition) { names.push_back(name(condition)); });
    return listed(names);
}

inline std::string duration(Turns turns) {
    if (turns == Turns::unstated) return "";
    return turns == Turns::permanent ? " for good" : " for " + std::string(name_of(turns));
}

// A condition with what is written on its token: "HP regen 2", "Imprisoned (strength)".
inline std::string token(Condition condition, int number, Stats stats) {
    return name(condition) + (number == 0 ? "" : " " + std::to_string(number)) +
           (stats.empty() ? "" : " (" + named(stats, ", ") + ")");
}

// The stats that a spell adds to what is printed: "3 + strength".
inline std::string with_stats(int number, Stats stats) {
    if (stats.empty()) return std::to_string(number);
    return (number == 0 ? "" : std::to_string(number) + " + ") + named(stats, " + ");
}

inline std::string dealt(const Effect& effect, Stats stats) {
    std::string text = with_stats(effect.number, stats) + " DMG";
    if (effect.armour != Armour::counts) text += ", " + std::string(name_of(effect.armour));
    if (effect.percent != 0)
        text += ", +" + std::to_string(effect.percent) + "% against " + name(effect.condition);
    return text;
}

// What an outcome does, whoever receives it.
inline std::string deed(const Effect& effect, Stats stats) {
    const std::string number = std::to_string(effect.number);
    switch (effect.kind) {
        case EffectKind::deal: return dealt(effect, stats);
        case EffectKind::heal: return "heals " + with_stats(effect.number, stats);
        case EffectKind::heal_dealt: return "heals " + std::to_string(effect.percent) + "% of the DMG";
        case EffectKind::strike: return number + " damage";
        case EffectKind::shield: return "shield " + number;
        case EffectKind::buff: return signed_number(effect.number) + " " + named(effect.stats, " and ") + duration(effect.turns);
        case EffectKind::apply: return token(effect.condition, effect.number, effect.stats) + duration(effect.turns);
        case EffectKind::purge: return effect.number < 0 ? "removes all negative tokens" : "removes all positive tokens";
        case EffectKind::lower_dice: return "all cooldown dice -" + number;
        case EffectKind::lower_one_die: return "one cooldown die -" + number;
        case EffectKind::immobilise: return "Immobilise " + number;
        case EffectKind::summon: return "summons " + name(effect.card);
        case EffectKind::revive: return "revives with " + number + " HP";
        case EffectKind::swap_card: return "takes another " + std::string(name_of(effect.group));
        case EffectKind::raise_hp:
            return "HP and base HP +" + (effect.percent != 0 ? std::to_string(effect.percent) + "%" : number);
    }
    return "";
}
inline std::string in_words(const Effect& effect, Stats stats = {}) {
    std::string text = deed(effect, stats);
    if (effect.to != Recipient::target) text += " to " + std::string(name_of(effect.to));
    if (effect.guard == Guard::paid) text += " for " + std::to_string(effect.price) + " HP";
    if (effect.guard == Guard::died) text += " if the target dies";
    return text;
}

inline std::string in_words(const Part& part, Stats stats = {}) {
    std::vector<std::string> outcomes;
    for (const Effect& effect : part.effects) outcomes.push_back(in_words(effect, stats));
    return std::string(name_of(part.target)) + ": " + joined(outcomes, ", ");
}

inline std::string needs(const SpellType& spell) {
    if (spell.needs == Needs::nothing) return "";
    return "; " + std::string(name_of(spell.needs)) + (spell.needed == 0 ? "" : " " + std::to_string(spell.needed));
}

// "ranged frost, one enemy: 4 + strength DMG; Frozen if a die shows it; cooldown 4".
inline std::string in_words(Spell spell) {
    const SpellType& type = content.spells[spell];
    std::string text = type.type == AttackType::no_type ? "" : std::string(name_of(type.type));
    if (type.element != Element::no_element) text += " " + std::string(name_of(type.element));
    for (const Part& part : type.parts) text += (text.empty() ? "" : ", ") + in_words(part, type.stats);
    if (type.die.attempts != 0)
        text += "; " + counted(type.die.attempts, "roll") + " for " + name(type.die.condition);
    return text + needs(type) + (type.cd == 0 ? "" : "; cooldown " + std::to_string(type.cd));
}

inline std::string when(const Passive& passive) {
    std::string text(name_of(passive.on));
    if (passive.on == Trigger::hit) text += " for " + std::to_string(passive.number);
    if (passive.on == Trigger::own_attack && passive.filter != Filter::any)
        text += " (" + std::string(name_of(passive.filter)) + ")";
    return text + (passive.is_once ? ", once" : "") + (passive.is_optional ? ", if you like" : "");
}

inline std::string in_words(const Passive& passive) {
    const std::string change = signed_number(passive.number);
    const std::string whose = " for " + std::string(name_of(passive.scope));
    switch (passive.kind) {
        case PassiveKind::aura:
            return change + " " + named(passive.stats, " and ") + whose +
                   (passive.when == While::bloodied ? " " + std::string(name_of(passive.when)) : "");
        case PassiveKind::bonus:
            return change + " DMG with " + std::string(name_of(passive.filter)) + " attacks" + whose;
        case PassiveKind::heal_bonus: return change + " to every heal";
        case PassiveKind::trigger: return when(passive) + ": " + in_words(passive.part);
        case PassiveKind::add_stats: return "adds " + named(passive.stats, " and ");
        case PassiveKind::add_effect: return "adds " + in_words(passive.part.effects[0]);
        case PassiveKind::change_target: return "is for " + std::string(name_of(passive.part.target));
        case PassiveKind::change_die: return counted(passive.die.attempts, "roll") + " for " + name(passive.die.condition);
        case PassiveKind::pet_limit: return change + " pet in play";
        case PassiveKind::ward: return "immune to " + named(passive.wards);
    }
    return "";
}

// An upgrade says which spell of its owner it changes.
inline std::string in_words(CharacterCard owner, Ability ability) {
    std::vector<std::string> parts;
    for (const Passive& passive : content.abilities[ability].passives) {
        const bool upgrades = passive.kind >= PassiveKind::add_stats && passive.kind <= PassiveKind::change_die;
        parts.push_back((upgrades ? name(content.characters[owner].spells[passive.slot]) + " " : "") + in_words(passive));
    }
    return joined(parts, "; ");
}

inline std::string in_words(CharacterCard owner, Card card) {
    const CardType& type = content.cards[card];
    std::vector<std::string> parts;
    if (is_creature(type.kind)) parts.push_back(std::to_string(type.hp) + " HP");
    if (type.ability != Ability::no_ability) parts.push_back(in_words(owner, type.ability));
    for (std::size_t i = 0; i != type.spell_count; ++i)
        parts.push_back(name(static_cast<Spell>(heroes::index_of(type.first_spell) + i)));
    return name(card) + " (" + joined(parts, ", ") + ")";
}

inline std::string stats_line(const StatLine& stats) {
    std::vector<std::string> parts;
    heroes::for_each_enumerator<Stat>(
        [&](Stat stat) { parts.push_back(std::string(name_of(stat)) + " " + std::to_string(stats[stat])); });
    return joined(parts, ", ");
}
// "Warrior (40 HP, strength 5, ...)".
inline std::string in_words(CharacterCard card) {
    const CharacterType& type = content.characters[card];
    const std::string element = type.element == Element::no_element ? "" : ", " + std::string(name_of(type.element));
    return name(card) + " (" + std::to_string(type.hp) + " HP, " + stats_line(type.stats) + element + ")";
}

// A node of a mastery board: "Breach (melee, one enemy: ...)".
inline std::string in_words(CharacterCard card, Node node) {
    const CharacterType& type = content.characters[card];
    const Ability ability = type.nodes[node];
    if (ability != Ability::no_ability) return name(ability) + " (" + in_words(card, ability) + ")";
    const Spell spell = type.spells[slot_of(node)];
    return name(spell) + " (" + in_words(spell) + ")";
}

}  // namespace terminal::shire
