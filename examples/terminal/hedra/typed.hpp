#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>
#include <string>

#include <heroes/core/one_of.hpp>
#include <heroes/hedra.hpp>

namespace terminal::hedra {

using namespace heroes::hedra;
using heroes::Seat;

// What a player has typed: a verb, a die and a space, as far as they were named.
struct Typed {
    std::string verb{};
    std::optional<Die> die{};
    std::optional<Space> to{};
    bool understood = true;
};

inline std::optional<Die> die_called(const std::string& word) {
    std::optional<Die> found;
    heroes::for_each_enumerator<Die>([&](Die die) {
        if (word == name_of(die)) found = die;
    });
    return found;
}

inline std::optional<Space> space_called(const std::string& word) {
    if (word == "home") return Space::home;
    if (word == "roost") return Space::roost;
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '7') return space(field(word[0] - '0'));
    return {};
}

inline Typed read_typed(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    Typed typed;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word == "to" || word == "on" || word == "the" || word == "battlefield" || word == "field") continue;
        if (const auto die = die_called(word); die && !typed.die)
            typed.die = die;
        else if (const auto to = space_called(word); to && !typed.to)
            typed.to = to;
        else if (typed.verb.empty())
            typed.verb = word;
        else
            typed.understood = false;
    }
    return typed;
}

// The action that typed words mean where the game stands; nothing if they make no sense there. It need not be legal.
inline std::optional<Action> understand(const Table<>& table, const std::string& text) {
    const Typed typed = read_typed(text);
    const auto asked = pending(table);
    if (!typed.understood || !asked) return {};
    const auto is_asked = [&]<class D>(D) { return holds_alternative<D>(*asked); };
    const auto verb_is = [&](auto... verbs) { return (... || (typed.verb == verbs)); };
    const bool moving = is_asked(ChooseMarch{}) || is_asked(ChooseReinforce{});
    const bool turning = moving || is_asked(ChooseAttack{}) || is_asked(EndTurn{});

    if (!typed.die && !typed.to) {
        if (verb_is("pass", "stay", "none", "no", "decline", "end"))
            return turning ? Action{Pass{}} : Action{Decline{}};
        if (verb_is("unleash")) return Unleash{};
        if (verb_is("reroll", "yes")) return Reroll{};
        return {};
    }
    if (verb_is("attack") && typed.to && is_battlefield(*typed.to)) return Attack{battlefield(*typed.to)};
    if (!verb_is("", "place", "move", "march", "reinforce", "send", "save", "retreat", "bring", "escort", "sacrifice"))
        return {};
    const Seat me = decider(table);
    if (typed.die && typed.to) {
        if (is_asked(PlaceDie{}) && is_battlefield(*typed.to)) return Place{*typed.die, battlefield(*typed.to)};
        if (is_asked(ChooseSave{}) && is_battlefield(*typed.to)) return Save{{me, *typed.die}, battlefield(*typed.to)};
        if (turning) return Move{*typed.die, *typed.to};
    }
    if (typed.die && !typed.to && is_asked(ChooseEscort{})) return Escort{{me, *typed.die}};
    if (typed.die && !typed.to && is_asked(ChooseSacrifice{})) return Sacrifice{{me, *typed.die}};
    if (typed.to && is_asked(ChooseRetreat{})) return Retreat{*typed.to};
    if (typed.to && is_asked(ChooseDragonField{}) && is_battlefield(*typed.to))
        return SendDragon{battlefield(*typed.to)};
    return {};
}

}  // namespace terminal::hedra
