#pragma once

// Tries a house rule of any game.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/verdict.hpp>
#include <heroes/tools/compare_rules.hpp>

#include "../shared/bots.hpp"
#include "../shared/explained.hpp"
#include "../shared/games.hpp"
#include "../shared/settings.hpp"
#include "arguments.hpp"
#include "report.hpp"

namespace lab {

using shared::set_member;
using shared::settings_of;

using Notify = std::function<void(const heroes::TrialProgress&)>;

// What the lab does with a game.
struct Lab {
    Report (*run)(std::string_view game, const Arguments&, const Notify&) = nullptr;
    std::string (*list)() = nullptr;
};

namespace detail {

template <class Table>
Comparison compare(const Arguments& arguments, const heroes::RuleSet<Table>& before,
                   const heroes::RuleSet<Table>& after, const Notify& notify) {
    const heroes::TrialLimits limits{arguments.nodes, arguments.most_decisions, arguments.events};
    return shared::with_bots<Table>(arguments.bot, [&](auto bots) {
        return heroes::compare_rules(before, after, bots, arguments.games, arguments.seed, limits, notify);
    });
}

template <class Table>
void demand_playable(const heroes::RuleSet<Table>& set) {
    if (const heroes::Verdict verdict = judge(set.options, set.rules); !verdict)
        throw Complaint("this cannot be played: " + shared::explained(verdict));
}

inline std::vector<Turned> turned(const std::vector<Setting>& before, const std::vector<Setting>& after) {
    std::vector<Turned> knobs;
    for (std::size_t i = 0; i != before.size(); ++i)
        if (before[i] != after[i]) knobs.push_back({before[i].name, before[i].value, after[i].value});
    return knobs;
}

// What is not as usual, but for what the report says in words of its own.
inline std::vector<Setting> changed(const std::vector<Setting>& usual, const std::vector<Setting>& now,
                                    std::string_view except = "") {
    std::vector<Setting> settings;
    for (std::size_t i = 0; i != usual.size(); ++i)
        if (usual[i] != now[i] && now[i].name != except) settings.push_back(now[i]);
    return settings;
}

inline std::string bots_of(const Arguments& arguments) {
    if (arguments.bot == "random") return "random bots";
    return arguments.bot + " bots with " + std::to_string(arguments.nodes) + " nodes for a decision";
}

inline std::string command_of(const Arguments& arguments) {
    std::string text = "examples/rule_lab --game " + arguments.game;
    const auto add = [&](std::string_view option, const std::vector<Setting>& settings) {
        for (const Setting& each : settings) text += " " + std::string(option) + " " + each.name + "=" + each.value;
    };
    add("--knob", arguments.knobs);
    add("--both", arguments.both);
    add("--option", arguments.options);
    return text + " --games " + std::to_string(arguments.games) + " --bot " + arguments.bot + " --nodes " +
           std::to_string(arguments.nodes) + " --seed " + std::to_string(arguments.seed) + " --give-up " +
           std::to_string(arguments.most_decisions) + (arguments.events ? " --events" : "");
}

}  // namespace detail

// Plays the games that the arguments ask for. The table is one whose rules have knobs that are settled at run time.
template <heroes::GameTable Table>
Report run(std::string_view game, const Arguments& arguments, const Notify& notify) {
    heroes::RuleSet<Table> before;
    for (const Setting& option : arguments.options) set_member(before.options, "option", option);
    for (const Setting& knob : arguments.both) set_member(before.rules.knobs, "knob", knob);
    shared::seat_apart(before.options, before.rules);
    heroes::RuleSet<Table> after = before;
    for (const Setting& knob : arguments.knobs) set_member(after.rules.knobs, "knob", knob);
    detail::demand_playable(before);
    detail::demand_playable(after);
    return {.game = std::string(game),
            .command = detail::command_of(arguments),
            .knobs = detail::turned(settings_of(before.rules.knobs), settings_of(after.rules.knobs)),
            .both = detail::changed(settings_of(typename Table::Rules{}.knobs), settings_of(before.rules.knobs)),
            .options = detail::changed(settings_of(typename Table::Options{}), settings_of(before.options), "players"),
            .bots = detail::bots_of(arguments),
            .players = before.options.players,
            .most_decisions = arguments.most_decisions,
            .seed = arguments.seed,
            .comparison = detail::compare(arguments, before, after, notify)};
}

// The knobs and options of a game, as they are if nobody turns them.
template <heroes::GameTable Table>
std::string list() {
    return "Knobs (--knob NAME=VALUE):\n" + shared::list_of(typename Table::Rules{}.knobs) +
           "Options (--option NAME=VALUE):\n" + shared::list_of(typename Table::Options{});
}

template <heroes::GameTable Table>
Lab lab_for() {
    return {run<Table>, list<Table>};
}

}  // namespace lab
