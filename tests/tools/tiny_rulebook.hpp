#pragma once

// By what the tiny game is recorded: its knobs and its cards are all there is to its rules.

#include <string_view>

#include <tiny_game.hpp>

namespace tiny {

constexpr std::string_view name_of(const Options&) { return "tiny"; }

template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    heroes::for_each_field(rules.knobs, [&](std::string_view name, const auto& value) { f("knob", name, value); });
    heroes::for_each_enumerator<Card>([&](Card card) { f("card", "a card", card); });
}

}  // namespace tiny
