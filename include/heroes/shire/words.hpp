#pragma once

#include <type_traits>

#include <heroes/core/phrases.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/words/conditions.hpp>
#include <heroes/shire/words/effects.hpp>
#include <heroes/shire/words/spells.hpp>

// What spells, abilities, cards and conditions do, in words that are made from their effects, so that they fit every
// content.
//   in_words(rules, spell)               a spell, an ability, a card or a character as a text
//   in_words(rules, character, node)     a node of a mastery board
//   in_words(rules, condition)           a condition, with the numbers of the rules
//   describe(rules, spell, write)        the same, piece by piece
namespace heroes::shire {

using heroes::describe;
using heroes::in_words;

// Words for a thing by itself, and with the names of its content.
template <class Write, class Thing>
    requires(!std::is_enum_v<Thing>)
&&requires(Phrases<Write>& phrases, const Thing& thing) { detail::say(phrases, detail::Telling{}, thing); }
constexpr void say(Phrases<Write>& phrases, const Thing& thing) { detail::say(phrases, detail::Telling{}, thing); }
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
