#pragma once

#include <cstddef>
#include <string_view>

#include <heroes/core/phrases.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/words/effects.hpp>

// Spells, cards and characters.
namespace heroes::shire::detail {

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
    if (telling.content != nullptr && telling.content->abilities.has(ability))
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
    for (std::size_t i = 0; i != content.characters.count; ++i)
        if (is(content.characters.types.values[i])) return static_cast<CharacterCard>(i);
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
    if (!telling.content->abilities.has(ability)) return phrases.say("no ability");
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

}  // namespace heroes::shire::detail
