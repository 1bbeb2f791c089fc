#pragma once

// Plays the games of a comparison: all that the lab needs to know of a game.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/tools/compare_rules.hpp>

#include "../shared/bots.hpp"
#include "../shared/explained.hpp"
#include "../shared/games.hpp"
#include "../shared/settings.hpp"
#include "arguments.hpp"
#include "list.hpp"
#include "notes.hpp"
#include "sweep.hpp"

namespace lab {

using heroes::RuleSet;
using heroes::TrialGame;
using shared::set_member;
using shared::settings_of;

// Does a number of jobs, in any order and several at a time.
using DoAll = std::function<void(std::size_t count, const std::function<void(std::size_t)>& job)>;

// A rule set and the games that were played under it.
struct Side {
    std::string swept{};  // the value of the knob that is swept
    std::string rules{};  // the name of the rules
    std::vector<Setting> knobs{};
    std::vector<TrialGame> games{};
};

struct Played {
    heroes::TrialSubject subject{};
    std::size_t players = 0;
    std::vector<Setting> both{};     // what differs from the standard rules on all sides
    std::vector<Setting> options{};  // of the set-up, likewise
    std::vector<Side> sides{};       // the first is the one that the others are compared with
};

// What the lab does with a game.
struct Lab {
    Played (*play)(const Arguments&, const std::vector<Note>&, const DoAll&) = nullptr;
    std::string (*list)(std::string_view game, const std::vector<Note>&) = nullptr;
};

namespace detail {

template <class Rules>
void set_knobs(Rules& rules, const std::vector<Setting>& settings) {
    for (const Setting& knob : settings)
        if constexpr (heroes::FixedKnobs<Rules>)
            throw Complaint("the knobs of these rules are settled by their type; leave out " + in_quotes(knob.name));
        else
            set_member(rules.knobs, "knob", knob);
}

// The options, the knobs of both sides, and more.
template <class Table>
RuleSet<Table> rule_set(const Arguments& arguments, const std::vector<Setting>& knobs) {
    RuleSet<Table> set;
    for (const Setting& option : arguments.options) set_member<typename Table::Rules>(set.options, "option", option);
    set_knobs(set.rules, arguments.both);
    shared::seat_apart(set.options, set.rules);
    set_knobs(set.rules, knobs);
    if (const heroes::Verdict verdict = judge(set.options, set.rules); !verdict)
        throw Complaint("this cannot be played: " + shared::explained(verdict));
    return set;
}

template <class Table>
TrialGame play_one(const Arguments& arguments, const RuleSet<Table>& set, const heroes::TrialSeeds& seeds) {
    const heroes::TrialLimits limits{arguments.nodes, arguments.most_decisions, true};
    return shared::with_bots<Table>(arguments.bot, [&](auto make) {
        auto bot = make(seeds.bot);
        return heroes::play_trial(set, bot, seeds.luck, limits);
    });
}

// The knobs of the house rule, once for each value that is swept.
template <class Table>
std::vector<std::vector<Setting>> house_rules(const Arguments& arguments, const std::vector<Note>& notes) {
    std::vector<std::vector<Setting>> rules;
    if (!arguments.sweep) return {arguments.knobs};
    const Note* note = note_of(notes, arguments.game, arguments.sweep->name);
    for (std::string& value : values_of(*arguments.sweep, typename Table::Rules{}.knobs, note)) {
        rules.push_back(arguments.knobs);
        rules.back().push_back({arguments.sweep->name, std::move(value)});
    }
    return rules;
}

// What is not as usual, but for what the report says in words of its own.
inline std::vector<Setting> changed(const std::vector<Setting>& usual, const std::vector<Setting>& now,
                                    std::string_view except = "") {
    std::vector<Setting> settings;
    for (std::size_t i = 0; i != usual.size(); ++i)
        if (usual[i] != now[i] && now[i].name != except) settings.push_back(now[i]);
    return settings;
}

template <class Table>
Side side_of(const RuleSet<Table>& set, std::string swept, std::size_t games) {
    return {std::move(swept), std::string(Table::Rules::name), settings_of(set.rules.knobs),
            std::vector<TrialGame>(games)};
}

inline std::vector<heroes::TrialSeeds> seeds_of(const Arguments& arguments) {
    std::vector<heroes::TrialSeeds> seeds(arguments.games);
    heroes::Pcg32 chance{arguments.seed};
    for (auto& each : seeds) each = heroes::next_trial(chance);
    return seeds;
}

// Fills in the games of all sides. What a game is depends on its seeds alone, so it does not matter which thread plays
// it, or when.
template <class A, class B>
void play_all(const Arguments& arguments, const RuleSet<A>& first, const std::vector<RuleSet<B>>& others,
              std::vector<Side>& sides, const DoAll& do_all) {
    const auto seeds = seeds_of(arguments);
    do_all(arguments.games * sides.size(), [&](std::size_t job) {
        const std::size_t side = job / arguments.games;
        const std::size_t game = job % arguments.games;
        sides[side].games[game] =
            side == 0 ? play_one(arguments, first, seeds[game]) : play_one(arguments, others[side - 1], seeds[game]);
    });
}

}  // namespace detail

// Plays the games that the arguments ask for: under the rules of table A, and under those of table B, whose knobs and
// sweep they name.
template <heroes::GameTable A, heroes::OfOneGame<A> B = A>
Played play(const Arguments& arguments, const std::vector<Note>& notes, const DoAll& do_all) {
    const RuleSet<A> before = detail::rule_set<A>(arguments, arguments.rival);
    std::vector<RuleSet<B>> after;
    Played played{.subject = heroes::trial_subject<A>(),
                  .players = before.options.players,
                  .both = detail::changed(settings_of(typename A::Rules{}.knobs),
                                          settings_of(detail::rule_set<A>(arguments, {}).rules.knobs)),
                  .options =
                      detail::changed(settings_of(typename A::Options{}), settings_of(before.options), "players"),
                  .sides = {detail::side_of(before, "", arguments.games)}};
    for (const auto& knobs : detail::house_rules<B>(arguments, notes)) {
        after.push_back(detail::rule_set<B>(arguments, knobs));
        played.sides.push_back(
            detail::side_of(after.back(), arguments.sweep ? knobs.back().value : "", arguments.games));
    }
    detail::play_all(arguments, before, after, played.sides, do_all);
    return played;
}

template <heroes::GameTable Table>
Lab lab_for() {
    return {play<Table>, list<Table>};
}

}  // namespace lab
