#pragma once

#include <string_view>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/options.hpp>
#include <heroes/hamlet/rules.hpp>

namespace heroes::hamlet {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "hamlet"; }

namespace detail {

template <class Card, class Type, class F>
constexpr void list_cards(std::string_view kind, const Cards<Card, Type>& cards, F& f) {
    cards.all().for_each([&](Card card) { f(kind, cards.names[card], cards[card]); });
}

}  // namespace detail

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and the cards.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    Knobs::fields(rules.knobs, [&](std::string_view name, const auto& value) { f("knob", name, value); });
    const Content& content = Rules::content;
    detail::list_cards("hero", content.heroes, f);
    detail::list_cards("monster", content.monsters, f);
    detail::list_cards("mutation", content.mutations, f);
    detail::list_cards("item", content.items, f);
    detail::list_cards("artifact", content.artifacts, f);
    detail::list_cards("sigil", content.sigils, f);
    detail::list_cards("decree", content.decrees, f);
}

}  // namespace heroes::hamlet
