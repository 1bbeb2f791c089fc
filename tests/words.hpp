#pragma once

#include <doctest/doctest.h>

#include <cstddef>
#include <string>

#include <heroes/core/cards.hpp>
#include <heroes/core/phrases.hpp>

// What things do, in words, as tests compare it.
namespace in_tests {

template <class... Things>
std::string words(const Things&... things) {
    const auto text = heroes::in_words(things...);
    CHECK_FALSE(text.full());
    return std::string(text.view());
}

// Every card does something, and has words for it.
template <class Rules, class Card, class Type>
void say_something(const Rules& rules, const heroes::Cards<Card, Type>& cards) {
    cards.all().for_each([&](Card card) {
        INFO(cards.names[card]);
        CHECK_FALSE(words(rules, card).empty());
        CHECK(words(rules, card) != "no effect");
    });
}
template <class Rules, class... Cards>
void all_say_something(const Rules& rules, const Cards&... cards) {
    (say_something(rules, cards), ...);
}
// The same for the first rows of one kind, where a content keeps them in another way.
template <class Row, class Rules>
void first_say_something(const Rules& rules, std::size_t count) {
    for (std::size_t i = 0; i != count; ++i) {
        const std::string said = words(rules, static_cast<Row>(i));
        INFO(said);
        CHECK_FALSE(said.empty());
        CHECK(said != "no effect");
        CHECK(said != words(rules, static_cast<Row>(255)));
    }
}

}  // namespace in_tests
