#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include <heroes/core/phrases.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>

// What spells, abilities, cards and conditions do, in words that are made from their effects, so that they fit every
// content.
//   in_words(rules, spell)               a spell, an ability, a card or a character as a text
//   in_words(rules, character, node)     a node of a mastery board
//   in_words(rules, condition)           a condition, with the numbers of the rules
//   describe(rules, spell, write)        the same, piece by piece
namespace heroes::shire {

using heroes::describe;
using heroes::in_words;

namespace detail {

// What words need to know besides the thing itself: names come from the content, if there is one, the spells that an
// upgrade changes are its owner's, and the stats of a spell add to what it deals and heals.
struct Telling {
    const Content* content = nullptr;
    CharacterCard owner = CharacterCard::no_character;
    Stats stats{};

    constexpr Telling of(CharacterCard character) const { return {content, character, stats}; }
    constexpr Telling adding(Stats more) const { return {content, owner, more}; }
};

constexpr std::string_view words_for(TargetKind target) {
    switch (target) {
        case TargetKind::you: return "you";
        case TargetKind::one_enemy: return "one enemy";
        case TargetKind::enemies: return "all enemies";
        case TargetKind::one_ally: return "one ally";
        case TargetKind::allies: return "all allies";
        case TargetKind::one_fallen: return "one fallen ally";
        case TargetKind::same: return "the same target";
        case TargetKind::source: return "the attacker";
    }
    return "";
}
constexpr std::string_view words_for(Armour armour) {
    switch (armour) {
        case Armour::counts: return "";
        case Armour::penetrated: return " penetrating";
        case Armour::pierced: return " piercing";
    }
    return "";
}
constexpr std::string_view words_for(Trigger event) {
    switch (event) {
        case Trigger::set_up: return "at set-up";
        case Trigger::begin_turn: return "at the beginning of the turn";
        case Trigger::damaged: return "when damaged";
        case Trigger::hit: return "when hit for ";
        case Trigger::half: return "when brought to half health";
        case Trigger::own_attack: return "after an own attack";
        case Trigger::pet_died: return "when a pet dies";
        case Trigger::defeated: return "when defeated";
    }
    return "";
}
// For whom an ability is, where that has to be said.
constexpr std::string_view words_for(Scope scope) {
    switch (scope) {
        case Scope::you: return "";
        case Scope::allies: return " for all allies";
        case Scope::pets: return " for your pets";
    }
    return "";
}

// " for 2 turns".
constexpr auto lasting(Turns turns) {
    return [turns](auto& write) {
        if (turns == Turns::unstated) return;
        write(" for ");
        write(turns == Turns::permanent ? "good" : name_of(turns));
    };
}
// "3 + strength": what a spell adds its stats to.
constexpr auto sum(int number, Stats stats) {
    return [=](auto& write) {
        heroes::detail::write_integer(write, number);
        if (!stats.empty()) write(" + "), listed(stats, " + ")(write);
    };
}
// "HP regen 2", "Imprisoned (strength and intellect)": a token with what is written on it.
constexpr auto token(Condition condition, int number, Stats stats) {
    return [=](auto& write) {
        write(name_of(condition));
        if (number != 0) write(" "), heroes::detail::write_integer(write, number);
        if (!stats.empty()) write(" ("), listed(stats)(write), write(")");
    };
}
// " if 1 HP is paid": a guard behind its outcome.
constexpr auto guard_of(const Effect& effect) {
    return [guard = effect.guard, price = int{effect.price}](auto& write) {
        if (guard == Guard::paid) write(" if "), heroes::detail::write_integer(write, price), write(" HP is paid");
        if (guard == Guard::died) write(" if the target dies");
    };
}

constexpr std::string_view title_of(const Telling& telling, Card card) {
    const bool known = telling.content != nullptr && telling.content->has(card);
    return known ? name_in(*telling.content, card) : "a creature";
}
// The spell of the owner that an upgrade changes.
constexpr std::string_view title_of(const Telling& telling, Slot slot) {
    if (telling.content == nullptr || !telling.content->has(telling.owner)) return "one own spell";
    const Spell spell = telling.content->characters[telling.owner].spells[slot];
    return telling.content->has(spell) ? name_in(*telling.content, spell) : "one own spell";
}

// What an outcome does, whoever receives it, between its start and what it depends on.
template <class Write, class Start>
constexpr void say_deed(Phrases<Write>& phrases, const Telling& telling, const Effect& effect, const Start& start) {
    const int n = effect.number;
    const int percent = effect.percent;
    const std::string_view sign = n > 0 ? "+" : "";
    const auto end = guard_of(effect);
    switch (effect.kind) {
        case EffectKind::deal:
            phrases.say(start, sum(n, telling.stats), words_for(effect.armour), " DMG", end);
            return phrases.say_if(percent != 0, "+", percent, "% against ", name_of(effect.condition));
        case EffectKind::heal:
            return phrases.say(start, "heals ", sum(n, effect.to == Recipient::target ? telling.stats : Stats{}), end);
        case EffectKind::heal_dealt: return phrases.say(start, "heals ", percent, "% of the DMG dealt", end);
        case EffectKind::strike: return phrases.say(start, n, " fixed damage", end);
        case EffectKind::shield: return phrases.say(start, "shield ", n, end);
        case EffectKind::buff: {
            const Turns turns = effect.turns == Turns::unstated ? Turns::permanent : effect.turns;
            return phrases.say(start, sign, n, " ", listed(effect.stats), lasting(turns), end);
        }
        case EffectKind::apply:
            return phrases.say(start, token(effect.condition, n, effect.stats), lasting(effect.turns), end);
        case EffectKind::purge:
            return phrases.say(start, "removes every ", n > 0 ? "positive" : "negative", " token", end);
        case EffectKind::lower_dice: return phrases.say(start, "-", n, " on every cooldown die", end);
        case EffectKind::lower_one_die: return phrases.say(start, "-", n, " on one cooldown die", end);
        case EffectKind::immobilise: return phrases.say(start, "+", n, " on the cooldown die of one spell", end);
        case EffectKind::summon: return phrases.say(start, "summons ", title_of(telling, effect.card), end);
        case EffectKind::revive: return phrases.say(start, "revives with ", n, " HP", end);
        case EffectKind::swap_card: return phrases.say(start, "takes a ", name_of(effect.group), " of choice", end);
        case EffectKind::raise_hp:
            if (percent != 0) return phrases.say(start, "+", percent, "% HP and base HP", end);
            return phrases.say(start, sign, n, " HP and base HP", end);
    }
}

// Who receives an outcome of a part.
constexpr std::string_view receiver(TargetKind target, Recipient to) {
    switch (to) {
        case Recipient::target: return words_for(target);
        case Recipient::you: return words_for(TargetKind::you);
        case Recipient::allies: return words_for(TargetKind::allies);
    }
    return "";
}
// "then one enemy: ": before an outcome, unless it goes to whom the last one went.
template <class Before>
constexpr auto start_of(const Before& before, std::string_view whom) {
    return [before, whom](auto& write) {
        before(write);
        write(whom);
        if (!whom.empty()) write(": ");
    };
}

// A part in its printed order, behind what is said before it.
template <class Write, class Before>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Part& part, const Before& before) {
    std::string_view last = "";
    bool first = true;
    bool target_is_named = false;
    const auto opening = [&](auto& write) {
        if (first) before(write);
    };
    for (const Effect& effect : part.effects) {
        const bool is_for_target = effect.to == Recipient::target;
        const std::string_view whom = receiver(part.target, effect.to);
        const std::string_view said = whom == last ? "" : is_for_target && target_is_named ? "the target" : whom;
        say_deed(phrases, telling, effect, start_of(opening, said));
        last = whom;
        first = false;
        target_is_named = target_is_named || is_for_target;
    }
}

// "when hit for 8 or more, once per battle, ": before the part of a trigger.
constexpr auto start_of(const Passive& passive) {
    return [on = passive.on, at_least = int{passive.number}, filter = passive.filter, once = passive.is_once,
            optional = passive.is_optional](auto& write) {
        const bool filtered = on == Trigger::own_attack && filter != Filter::any;
        write(filtered ? "after an own " : words_for(on));
        if (on == Trigger::hit) heroes::detail::write_integer(write, at_least), write(" or more");
        if (filtered) write(name_of(filter)), write(" attack");
        if (once) write(", once per battle");
        if (optional) write(", if wanted");
        write(", ");
    };
}
// "Rallying Cry, you: also ": before an outcome that an upgrade adds.
constexpr auto start_of(std::string_view spell, Recipient to) {
    return [spell, to](auto& write) {
        write(spell);
        if (to != Recipient::target) write(", "), write(receiver(TargetKind::you, to));
        write(": also ");
    };
}

constexpr auto words_for(const ConditionDie& die) {
    return [die](auto& write) {
        heroes::detail::write_integer(write, int{die.attempts});
        write(die.attempts == 1 ? " roll for " : " rolls for ");
        write(name_of(die.condition));
    };
}
constexpr auto attacks_of(Filter filter) {
    return [filter](auto& write) {
        if (filter != Filter::any) write(name_of(filter)), write(" ");
        write("attacks");
    };
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Passive& passive) {
    const int n = passive.number;
    const std::string_view sign = n > 0 ? "+" : "";
    const std::string_view spell = title_of(telling, passive.slot);
    switch (passive.kind) {
        case PassiveKind::aura:
            return phrases.say(sign, n, " ", listed(passive.stats), words_for(passive.scope),
                               passive.when == While::bloodied ? " at half health or less" : "");
        case PassiveKind::bonus:
            return phrases.say(sign, n, " DMG with ", attacks_of(passive.filter), words_for(passive.scope));
        case PassiveKind::heal_bonus: return phrases.say(sign, n, " on every heal");
        case PassiveKind::trigger: return say(phrases, telling.adding({}), passive.part, start_of(passive));
        case PassiveKind::add_stats: return phrases.say(spell, ": adds ", listed(passive.stats));
        case PassiveKind::add_effect:
            for (const Effect& effect : passive.part.effects)
                say_deed(phrases, telling.adding({}), effect, start_of(spell, effect.to));
            return;
        case PassiveKind::change_target: return phrases.say(spell, ": for ", words_for(passive.part.target));
        case PassiveKind::change_die: return phrases.say(spell, ": ", words_for(passive.die));
        case PassiveKind::pet_limit: return phrases.say(sign, n, n == 1 ? " pet in play" : " pets in play");
        case PassiveKind::ward: return phrases.say("immune to ", listed(passive.wards));
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Passives& passives) {
    for (const Passive& passive : passives) say(phrases, telling, passive);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const AbilityType& ability) {
    say(phrases, telling, ability.passives);
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Effect& effect) {
    const bool is_for_target = effect.to == Recipient::target;
    say_deed(phrases, telling, effect, start_of([](auto&) {}, is_for_target ? "" : receiver({}, effect.to)));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Part& part) {
    say(phrases, telling, part, [](auto&) {});
}

// "ranged frost attack".
constexpr auto kind_of(const SpellType& spell) {
    return [type = spell.type, element = spell.element, row = spell.row](auto& write) {
        if (type != AttackType::no_type) write(name_of(type)), write(" ");
        if (element != Element::no_element) write(name_of(element)), write(" ");
        write(name_of(row));
    };
}
template <class Write>
constexpr void say_needs(Phrases<Write>& phrases, const SpellType& spell) {
    const int n = spell.needed;
    switch (spell.needs) {
        case Needs::nothing: return;
        case Needs::when_attacked: return phrases.say("only when attacked");
        case Needs::from_round: return phrases.say("not before round ", n);
        case Needs::died: return phrases.say("only after ", n, n == 1 ? " own creature died" : " own creatures died");
    }
}
// "ranged frost attack, one enemy: 4 + strength DMG, 1 roll for Frozen, cooldown 4".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const SpellType& spell) {
    phrases.say(kind_of(spell));
    std::string_view before = "";
    for (const Part& part : spell.parts) {
        say(phrases, telling.adding(spell.stats), part, [before](auto& write) { write(before); });
        before = "then ";
    }
    phrases.say_if(spell.die.attempts != 0, words_for(spell.die));
    say_needs(phrases, spell);
    phrases.say_if(spell.cd != 0, "cooldown ", int{spell.cd});
    phrases.say_if(spell.cd == 0, "no cooldown");
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const StatLine& stats) {
    for_each_enumerator<Stat>([&](Stat stat) { phrases.say(name_of(stat), " ", int{stats[stat]}); });
}
// The ability that is printed with something, if there is one.
template <class Write>
constexpr void say_ability(Phrases<Write>& phrases, const Telling& telling, Ability ability) {
    if (telling.content != nullptr && index_of(ability) < telling.content->ability_count)
        say(phrases, telling, telling.content->abilities[ability]);
}
template <class Write>
constexpr void say_spells(Phrases<Write>& phrases, const Telling& telling, const CardType& card) {
    const Content* content = telling.content;
    if (content == nullptr || card.spell_count == 0) return;
    phrases.say("casts ", listed_by([&card, content](auto&& name) {
                    for (std::size_t i = 0; i != card.spell_count; ++i)
                        name(name_in(*content, static_cast<Spell>(index_of(card.first_spell) + i)));
                }));
}
// "pet, 11 HP, strength 6, intellect 0, agility 6, defence 1, casts Bite and Hamstring".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const CardType& card) {
    phrases.say(name_of(card.kind));
    if (is_creature(card.kind)) {
        phrases.say(int{card.hp}, " HP");
        say(phrases, card.stats);
    }
    phrases.say_if(card.element != Element::no_element, "of ", name_of(card.element));
    say_ability(phrases, telling, card.ability);
    say_spells(phrases, telling, card);
}
// "39 HP, strength 7, intellect 1, agility 6, defence 3, of fire, heavy armour, when damaged, you: ...".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const CharacterType& character) {
    phrases.say(int{character.hp}, " HP");
    say(phrases, character.stats);
    phrases.say_if(character.element != Element::no_element, "of ", name_of(character.element));
    phrases.say(name_of(character.armour));
    say_ability(phrases, telling, character.ability);
}

// Whose board or card an ability is printed on, and a card belongs to.
constexpr bool has_ability(const Content& content, const CharacterType& character, Ability ability) {
    bool found = character.ability == ability;
    for (const Ability at : character.nodes) found = found || at == ability;
    character.cards.for_each([&](Card card) { found = found || content.cards[card].ability == ability; });
    return found;
}
template <class Is>
constexpr CharacterCard owner_in(const Content& content, const Is& is) {
    for (std::size_t i = 0; i != content.character_count; ++i)
        if (is(content.characters.values[i])) return static_cast<CharacterCard>(i);
    return CharacterCard::no_character;
}
constexpr CharacterCard owner_in(const Content& content, Ability ability) {
    return owner_in(content, [&](const CharacterType& type) { return has_ability(content, type, ability); });
}
constexpr CharacterCard owner_in(const Content& content, Card card) {
    return owner_in(content, [card](const CharacterType& type) { return type.cards.has(card); });
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, Spell spell) {
    if (!telling.content->has(spell)) return phrases.say("no spell");
    say(phrases, telling, telling.content->spells[spell]);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, Ability ability) {
    if (index_of(ability) >= telling.content->ability_count) return phrases.say("no ability");
    say_ability(phrases, telling.of(owner_in(*telling.content, ability)), ability);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, Card card) {
    if (!telling.content->has(card)) return phrases.say("no card");
    say(phrases, telling.of(owner_in(*telling.content, card)), telling.content->cards[card]);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, CharacterCard character) {
    if (!telling.content->has(character)) return phrases.say("no character");
    say(phrases, telling.of(character), telling.content->characters[character]);
}

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
        case Condition::less_dealt: return phrases.say("attacks deal ", percent, "% less DMG");
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

}  // namespace detail

// Words for a thing by itself, and with the names of its content.
template <class Write, class Thing>
    requires(!std::is_enum_v<Thing>) &&
            requires(Phrases<Write>& phrases, const Thing& thing) { detail::say(phrases, detail::Telling{}, thing); }
constexpr void say(Phrases<Write>& phrases, const Thing& thing) {
    detail::say(phrases, detail::Telling{}, thing);
}
template <class Write, class Thing>
    requires requires(Phrases<Write>& phrases, const Thing& thing) { detail::say(phrases, detail::Telling{}, thing); }
constexpr void say(Phrases<Write>& phrases, const Content& content, const Thing& thing) {
    detail::say(phrases, detail::Telling{&content}, thing);
}

// A node of a mastery board: a spell or an ability.
template <class Rules, class Write>
constexpr void describe(const Rules& rules, CharacterCard character, Node node, Write&& write) {
    const Content& content = Rules::content;
    if (!content.has(character) || index_of(node) >= enum_count<Node>) return write("no node");
    const Ability ability = content.characters[character].nodes[node];
    if (ability != Ability::no_ability) return describe(rules, ability, write);
    describe(rules, content.characters[character].spells[slot_of(node)], write);
}
// What a condition does to its holder under some rules.
template <class Rules, class Write>
constexpr void describe(const Rules& rules, Condition condition, Write&& write) {
    Phrases phrases{write};
    detail::say_condition(phrases, rules.knobs, condition);
}

}  // namespace heroes::shire
