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

// A chart has no name of its own.
constexpr const auto& rows_of(const Content& content, ChartCard) { return content.charts; }

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
