#pragma once

#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/hedra/options.hpp>
#include <heroes/hedra/rules.hpp>

namespace heroes::hedra {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "hedra"; }

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and the dice.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    Knobs::fields(rules.knobs, [&](std::string_view name, const auto& value) { f("knob", name, value); });
    for_each_enumerator<Die>([&](Die die) { f("die", name_of(die), Rules::dice[die]); });
}

}  // namespace heroes::hedra
