#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>

namespace heroes {

// Whether a rules type settles its knobs while compiling: they are a static member then, not one of each object.
template <class Rules>
concept FixedKnobs = std::is_pointer_v<decltype(&Rules::knobs)>;

// Rules whose knobs are settled while the program runs, for hosts that let players tick boxes:
//   new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.attack_optional = true}});
template <class Hooks, class Knobs>
struct RuntimeRulesOf : Hooks {
    Knobs knobs{};

    constexpr RuntimeRulesOf() = default;
    constexpr explicit RuntimeRulesOf(const Knobs& chosen) : knobs(chosen) {}

    bool operator==(const RuntimeRulesOf&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("knobs", self.knobs);
    }
};

// The knobs of another house rule with something changed, for a rule that builds on it:
//   struct Wilder : Wild { static constexpr Knobs knobs = changed(Wild::knobs, [](Knobs& k) { k.bonus = 3; }); };
template <class Knobs, class Change>
constexpr Knobs changed(Knobs knobs, Change&& change) {
    change(knobs);
    return knobs;
}

// A hook as the standard rules have it, and what a house rule makes of it.
template <class Standard, class Own>
struct Hook {
    Standard standard;
    Own own;

    static constexpr bool has_same_types = std::is_same_v<Standard, Own>;

    constexpr bool is_replaced() const {
        if constexpr (has_same_types)
            return standard != own;
        else
            return true;
    }
};
template <class Standard, class Own>
Hook(Standard, Own) -> Hook<Standard, Own>;

// Whether a house rule with hooks of its own has a name of its own: knobs and content can be compared, but records and
// saves tell functions apart by nothing else.
template <class Hooks, class Rules, class... Hook>
constexpr bool has_own_name(const Hook&... hooks) {
    return !(hooks.is_replaced() || ...) || std::string_view{Rules::name} != std::string_view{Hooks::name};
}
// Whether a house rule that has a name of its own changes anything at all.
template <class Hooks, class Rules, class... Hook>
constexpr bool changes_anything(bool other_content, const Hook&... hooks) {
    if constexpr (FixedKnobs<Rules>)
        if (!(Rules::knobs == std::remove_cvref_t<decltype(Rules::knobs)>{})) return true;
    return std::string_view{Rules::name} == std::string_view{Hooks::name} || other_content ||
           (hooks.is_replaced() || ...);
}

// Tells the states of a game with these rules and this content from all others.
template <class Rules, class... Content>
constexpr std::uint64_t fingerprint_of(std::string_view game, const Content&... content) {
    std::uint64_t print = hash_text(Rules::name, hash_text(game));
    ((print = hash(content, print)), ...);
    if constexpr (FixedKnobs<Rules>) print = hash(Rules::knobs, print);
    return print;
}

}  // namespace heroes
