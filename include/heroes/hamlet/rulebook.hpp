#pragma once

#include <string_view>

#include <heroes/core/cards.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/content.hpp>
#include <heroes/hamlet/options.hpp>
#include <heroes/hamlet/rules.hpp>

namespace heroes::hamlet {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "hamlet"; }

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and the cards.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    list_knobs(rules, f);
    list_cards(Rules::content, {"hero", "monster", "mutation", "item", "artifact", "sigil", "decree"}, f);
}

namespace detail {

template <class Rules>
constexpr Verdict judge_knobs(const Rules& rules) {
    const Knobs& knobs = rules.knobs;
    if (knobs.moon_spaces < 2) return Verdict::refused("HAM-R07: the moon bar has at least two spaces");
    if (knobs.hero_health < 1 || knobs.most_hero_health < knobs.hero_health || knobs.most_hero_health > 100)
        return Verdict::refused("HAM-027: a hero has at least one health, and at most as much as the maximum allows");
    if (knobs.champion_health < 1 || knobs.champion_health > 100)
        return Verdict::refused("HAM-193: the Champion has at least one health, and at most a hundred");
    if (knobs.heirlooms > 8) return Verdict::refused("HAM-024: there are at most eight heirlooms");
    return Verdict::legal();
}

}  // namespace detail

// Whether a game can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    if (const Verdict verdict = detail::judge_knobs(rules); !verdict) return verdict;
    if (options.players < (rules.knobs.solo ? 1 : 2) || options.players > most_players)
        return Verdict::refused("HAM-001: the game is for two to four players");
    if (options.first_player && index_of(*options.first_player) >= options.players)
        return Verdict::refused("HAM-R04: the first player must be one of the players");
    if (Rules::content.heroes.count <= options.players + (rules.knobs.draw_two_heroes ? 1 : 0))
        return Verdict::refused("HAM-023: there are not enough heroes for the players and the Champion");
    return Verdict::legal();
}

}  // namespace heroes::hamlet
