#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// Whether a rules type settles its knobs while compiling: they are a static member then, not one of each object.
template <class Rules>
concept FixedKnobs = std::is_pointer_v<decltype(&Rules::knobs)>;

// What the hooks of every game have. A game derives its Hooks from this and adds what else a house rule may replace.
struct CommonHooks {
    static constexpr std::string_view name = "standard";  // a house rule with hooks of its own takes a name of its own

    // Called when a caller asks for what is forbidden, with the reason.
    static void illegal(const Verdict& verdict) { refuse(verdict); }

    bool operator==(const CommonHooks&) const = default;
};

// The rules as printed: the knobs at their defaults. A house rule derives from them and says what differs:
//   struct Frenzy : StandardRules { static constexpr Knobs knobs{.barbarian_bonus = 3}; };
template <class Hooks, class Knobs>
struct StandardRulesOf : Hooks {
    static constexpr Knobs knobs{};

    bool operator==(const StandardRulesOf&) const = default;
};

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

// What only some house rules have to remember takes no room in the tables of others. needs_house_state(knobs) of a game
// says which do; rules whose knobs are not known while compiling may.
struct NoHouseState {
    bool operator==(const NoHouseState&) const = default;
};
template <class Rules>
constexpr bool keeps_house_state() {
    if constexpr (FixedKnobs<Rules>)
        return needs_house_state(Rules::knobs);
    else
        return true;
}
template <class Rules, class HouseState>
using HouseStateOf = std::conditional_t<keeps_house_state<Rules>(), HouseState, NoHouseState>;

// Calls f("knob", name, value) for every knob.
template <class Rules, class F>
constexpr void list_knobs(const Rules& rules, F& f) {
    for_each_field(rules.knobs, [&](std::string_view name, const auto& value) { f("knob", name, value); });
}

// The knobs of another house rule with something changed, for a rule that builds on it:
//   struct Wilder : Wild { static constexpr Knobs knobs = changed(Wild::knobs, [](Knobs& k) { k.bonus = 3; }); };
template <class Knobs, class Change>
constexpr Knobs changed(Knobs knobs, Change&& change) {
    change(knobs);
    return knobs;
}

// A hook as the standard rules have it, and what a house rule makes of it. Both are arguments of a template, because
// with -fsanitize=undefined g++ compares no addresses in constant expressions.
template <auto hook>
struct HookAddress {};
template <auto standard, auto own>
struct Hook {
    static constexpr bool has_same_types = std::is_same_v<decltype(standard), decltype(own)>;
    static constexpr bool is_replaced = !std::is_same_v<HookAddress<standard>, HookAddress<own>>;
};

// Whether a house rule brings any of these hooks itself.
template <class... Hooks>
constexpr bool is_any_replaced(const Hooks&...) {
    return (Hooks::is_replaced || ...);
}

// Whether a house rule plays with a content of its own. Cards that nobody has completed and judged are none.
template <class Hooks, class Rules>
consteval bool has_own_content() {
    static_assert(
        std::is_same_v<std::remove_cvref_t<decltype(Hooks::content)>, std::remove_cvref_t<decltype(Rules::content)>>,
        "the cards of these rules are no Content yet: complete(cards) or content_of(...) makes one of them");
    return Hook<&Hooks::content, &Rules::content>::is_replaced;
}

// Whether a house rule brings knobs of its own, be they those of the book.
template <class Hooks, class Rules>
consteval bool brings_knobs() {
    using Knobs = std::remove_cvref_t<decltype(Rules::knobs)>;
    if constexpr (FixedKnobs<Rules>) return Hook<&StandardRulesOf<Hooks, Knobs>::knobs, &Rules::knobs>::is_replaced;
    return false;
}

// Whether these are the rules of a game themselves, not a house rule.
template <class Hooks, class Rules>
consteval bool are_plain_rules() {
    using Knobs = std::remove_cvref_t<decltype(Rules::knobs)>;
    return std::is_same_v<Rules, StandardRulesOf<Hooks, Knobs>> || std::is_same_v<Rules, RuntimeRulesOf<Hooks, Knobs>>;
}

// One line from the compiler for a house rule that forgets its name, because records and saves tell functions apart by
// nothing else, or that changes nothing. A game first compares the types of its own hooks.
template <class Hooks, class Rules, bool has_hooks, bool has_content>
consteval bool is_house_rule() {
    constexpr Hook<&Hooks::illegal, &Rules::illegal> illegal{};
    constexpr bool is_named = std::string_view{Rules::name} != std::string_view{Hooks::name};
    constexpr bool has_knobs = [] {
        if constexpr (FixedKnobs<Rules>) return !(Rules::knobs == std::remove_cvref_t<decltype(Rules::knobs)>{});
        return false;
    }();
    static_assert(illegal.has_same_types, "illegal is a function of const Verdict&");
    static_assert(is_named || !has_hooks, "a house rule with hooks of its own takes a name of its own");
    static_assert(!is_named || has_hooks || has_content || has_knobs || is_any_replaced(illegal),
                  "this house rule has a name of its own but changes nothing: is a hook misspelt?");
    static_assert(is_named || has_hooks || has_content || brings_knobs<Hooks, Rules>() || is_any_replaced(illegal) ||
                      are_plain_rules<Hooks, Rules>(),
                  "this house rule changes nothing: is a hook misspelt?");
    return true;
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
