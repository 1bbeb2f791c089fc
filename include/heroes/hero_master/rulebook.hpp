#pragma once

#include <string_view>

#include <heroes/core/cards.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content.hpp>
#include <heroes/hero_master/options.hpp>
#include <heroes/hero_master/rules.hpp>

namespace heroes::hero_master {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "hero_master"; }

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and the cards.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    list_knobs(rules, f);
    list_cards(Rules::content, {"race", "class", "action", "equipment", "monster", "location", "treasure", "fail"}, f);
}

namespace detail {

constexpr bool is_between(int number, int least, int most) { return least <= number && number <= most; }

template <class Rules>
constexpr Verdict judge_knobs(const Rules& rules) {
    const Knobs& knobs = rules.knobs;
    if (!is_between(knobs.hero_health, 1, 50)) return Verdict::refused("HMA-023: a hero has between 1 and 50 health");
    if (!is_between(knobs.returning_health, 1, knobs.hero_health))
        return Verdict::refused("HMA-162: a hero returns with at least one health, and at most in full health");
    if (!is_between(knobs.hand_size, 1, 10)) return Verdict::refused("HMA-026: a hand has between 1 and 10 cards");
    if (knobs.lowest_hand_size > knobs.hand_size)
        return Verdict::refused("HMA-R18: the lowest hand size is not above the highest");
    if (knobs.starting_gold > 20) return Verdict::refused("HMA-046: players start with at most 20 gold");
    if (knobs.action_tokens > 6) return Verdict::refused("HMA-032: there are at most six action tokens");
    if (knobs.token_bonus > 20) return Verdict::refused("HMA-K39: a token gives at most 20 to hit");
    if (!is_between(knobs.lurking_slots, 1, most_lurking))
        return Verdict::refused("HMA-R107: there are between one and eight Lurking slots");
    if (knobs.top_locations + knobs.locations_with_den > 7)
        return Verdict::refused("HMA-039: the Location deck has at most eight cards");
    return Verdict::legal();
}

}  // namespace detail

// Whether a game can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    if (const Verdict verdict = detail::judge_knobs(rules); !verdict) return verdict;
    if (options.players < 2 || options.players > most_players)
        return Verdict::refused("HMA-001: the game is for two to four players");
    if (options.first_player && index_of(*options.first_player) >= options.players)
        return Verdict::refused("HMA-045: the first leader must be one of the players");
    const Content& content = Rules::content;
    if (content.races.count < options.players || content.classes.count < options.players)
        return Verdict::refused("HMA-034: there are not enough races or classes for the players");
    if (content.locations.count <= rules.knobs.top_locations + rules.knobs.locations_with_den)
        return Verdict::refused("HMA-039: there are not enough Locations for the deck");
    return Verdict::legal();
}

}  // namespace heroes::hero_master
