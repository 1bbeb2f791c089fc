#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hedra/options.hpp>
#include <heroes/hedra/queries.hpp>
#include <heroes/hedra/rules.hpp>

namespace heroes::hedra {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "hedra"; }

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and the dice.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    list_knobs(rules, f);
    for_each_enumerator<Die>([&](Die die) { f("die", name_of(die), Rules::dice[die]); });
}

namespace detail {

template <class Rules>
constexpr Verdict judge_teams(const Options& options, const Rules& rules) {
    std::array<int, most_players + 1> members{};
    for (std::size_t i = 0; i != most_players; ++i) {
        const std::size_t team = options.teams.values[i];
        if (i >= options.players && team != 0) return Verdict::refused("HED-R39: a seat without a player has a team");
        if (i < options.players && (team == 0) == in_teams(options))
            return Verdict::refused("HED-R39: either every player has a team or nobody has");
        if (team > options.players) return Verdict::refused("HED-R39: teams are numbered from 1");
        ++members[team];
    }
    if (!in_teams(options)) return Verdict::legal();
    int teams = 0;
    int size = 0;
    for (std::size_t team = 1; team != members.size(); ++team) {
        if (members[team] == 0) continue;
        if (!rules.knobs.unequal_teams && (members[team] < 2 || (teams != 0 && members[team] != size)))
            return Verdict::refused("HED-R39: teams must be of equal size, with at least two players each");
        size = members[team];
        ++teams;
    }
    return teams >= 2 ? Verdict::legal() : Verdict::refused("HED-R39: a team game needs two teams");
}

template <class Rules>
constexpr Verdict judge_knobs(const Rules& rules) {
    const Knobs& knobs = rules.knobs;
    if (knobs.max_players < 2 || knobs.max_players > most_players)
        return Verdict::refused("HED-R03: the rules allow at least two players and at most six");
    if (knobs.dragon_ready < 2 || knobs.dragon_ready > Rules::dice[Die::dragon].sides)
        return Verdict::refused("HED-191: a Dragon is ready at a value that its die can show");
    bool have_faces = true;
    for_each_enumerator<Die>([&](Die die) { have_faces = have_faces && Rules::dice[die].sides != 0; });
    return have_faces ? Verdict::legal() : Verdict::refused("HED-001: a die has at least one face");
}

}  // namespace detail

// Whether a game can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    if (const Verdict verdict = detail::judge_knobs(rules); !verdict) return verdict;
    if (options.players < 2) return Verdict::refused("HED-010: the game needs at least two players");
    if (options.players > rules.knobs.max_players) return Verdict::refused("HED-R03: there are too many players");
    if (options.target < 1) return Verdict::refused("HED-R53: the target must be at least 1");
    if (rules.knobs.documented_targets_only && (options.target < 3 || options.target > 5))
        return Verdict::refused("HED-R53: the target must be 3, 4 or 5");
    if (index_of(options.first_player) >= options.players)
        return Verdict::refused("HED-R49: the start player must be one of the players");
    return detail::judge_teams(options, rules);
}

}  // namespace heroes::hedra
