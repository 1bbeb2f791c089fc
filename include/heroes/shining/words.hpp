#pragma once

#include <heroes/core/phrases.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/words/encounters.hpp>
#include <heroes/shining/words/heroes.hpp>
#include <heroes/shining/words/monsters.hpp>

// What is printed on cards, in the books and on the charts, in words that are made from its data, so that they fit
// every content.
//   in_words(rules, card)                a Hero, attack, trait, spell, item, monster, Event, encounter ... as a text
//   in_words(encounter.victory)          an effect, a line, a goal ... by itself
//   describe(rules, card, write)         the same, piece by piece
namespace heroes::shining {

using heroes::describe;
using heroes::in_words;

namespace detail {

// Where a card stands in a content.
constexpr const auto& rows_of(const Content& content, HeroCard) { return content.heroes; }
constexpr const auto& rows_of(const Content& content, AttackCard) { return content.attacks; }
constexpr const auto& rows_of(const Content& content, Trait) { return content.traits; }
constexpr const auto& rows_of(const Content& content, Spell) { return content.spells; }
constexpr const auto& rows_of(const Content& content, Item) { return content.items; }
constexpr const auto& rows_of(const Content& content, Equipment) { return content.equipment; }
constexpr const auto& rows_of(const Content& content, MonsterCard) { return content.monsters; }
constexpr const auto& rows_of(const Content& content, AiCard) { return content.ai_cards; }
constexpr const auto& rows_of(const Content& content, EventCard) { return content.events; }
constexpr const auto& rows_of(const Content& content, ChartCard) { return content.charts; }
constexpr const auto& rows_of(const Content& content, EncounterCard) { return content.encounters; }
constexpr const auto& rows_of(const Content& content, QuestCard) { return content.quests; }

template <class Write, class Thing>
concept SaysItself = requires(Phrases<Write>& phrases, const Thing& thing) {
    detail::say(phrases, thing);
};
template <class Write, class Thing>
concept SaysNames = requires(Phrases<Write>& phrases, const Content& content, const Thing& thing) {
    detail::say(phrases, content, thing);
};

}  // namespace detail

// Words for a thing by itself, and with the names of its content.
template <class Write, class Thing>
    requires detail::SaysItself<Write, Thing>
constexpr void say(Phrases<Write>& phrases, const Thing& thing) { detail::say(phrases, thing); }
template <class Write, class Thing>
    requires detail::SaysItself<Write, Thing> || detail::SaysNames<Write, Thing>
constexpr void say(Phrases<Write>& phrases, const Content& content, const Thing& thing) {
    if constexpr (detail::SaysNames<Write, Thing>)
        detail::say(phrases, content, thing);
    else
        detail::say(phrases, thing);
}
template <class Write, class Card>
    requires requires(const Content& content, Card card) { detail::rows_of(content, card); }
constexpr void say(Phrases<Write>& phrases, const Content& content, Card card) {
    const auto& rows = detail::rows_of(content, card);
    if (!rows.has(card)) return phrases.say("no card");
    say(phrases, content, rows[card]);
}

}  // namespace heroes::shining
