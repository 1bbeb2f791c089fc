#pragma once

// From the games that were played to the reports.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "play.hpp"
#include "report.hpp"
#include "threads.hpp"

namespace lab {

namespace detail {

inline std::vector<Turned> turned(const std::vector<Setting>& before, const std::vector<Setting>& after) {
    std::vector<Turned> knobs;
    for (std::size_t i = 0; i != before.size(); ++i)
        if (before[i] != after[i]) knobs.push_back({before[i].name, before[i].value, after[i].value});
    return knobs;
}

// What differs between two rule sets: their names, if these are not alike, and their knobs.
inline std::vector<Turned> turned(const Side& before, const Side& after) {
    std::vector<Turned> all = turned(before.knobs, after.knobs);
    if (before.rules != after.rules) all.insert(all.begin(), {"rules", before.rules, after.rules});
    return all;
}

inline std::string bots_of(const Arguments& arguments) {
    if (arguments.bot == "random") return "random bots";
    return arguments.bot + " bots with " + std::to_string(arguments.nodes) + " nodes for a decision";
}

inline std::string command_of(const Arguments& arguments) {
    std::string text = arguments.program.empty() ? "examples/rule_lab --game " + arguments.game : arguments.program;
    const auto add = [&](std::string_view option, const std::vector<Setting>& settings) {
        for (const Setting& each : settings) text += " " + std::string(option) + " " + each.name + "=" + each.value;
    };
    add("--knob", arguments.knobs);
    add("--rival", arguments.rival);
    add("--both", arguments.both);
    add("--option", arguments.options);
    if (arguments.sweep)
        text +=
            " --sweep " + arguments.sweep->name + (arguments.sweep->value.empty() ? "" : "=") + arguments.sweep->value;
    return text + " --games " + std::to_string(arguments.games) + " --bot " + arguments.bot + " --nodes " +
           std::to_string(arguments.nodes) + " --seed " + std::to_string(arguments.seed) + " --give-up " +
           std::to_string(arguments.most_decisions) + (arguments.events ? " --events" : "");
}

// What all reports of a run have in common.
inline Report report_on(std::string_view title, const Arguments& arguments, const Played& played) {
    return {.game = std::string(title),
            .command = command_of(arguments),
            .first = arguments.rival.empty() ? "before" : "rival",
            .second = arguments.rival.empty() ? "after" : "house rule",
            .both = played.both,
            .options = played.options,
            .bots = bots_of(arguments),
            .players = played.players,
            .most_decisions = arguments.most_decisions,
            .seed = arguments.seed,
            .tells_events = arguments.events,
            .subject = played.subject};
}

}  // namespace detail

// On as many threads as the arguments say, or as there are cores.
inline DoAll on_threads(const Arguments& arguments, Notify notify) {
    return [threads = arguments.threads == 0 ? cores() : arguments.threads, notify = std::move(notify)](
               std::size_t count, const auto& job) { in_parallel(count, threads, job, notify); };
}

inline Findings findings_of(std::string_view title, const Arguments& arguments, const Played& played) {
    const Side& first = played.sides.front();
    Findings findings{.swept = arguments.sweep ? arguments.sweep->name : ""};
    for (const Setting& knob : first.knobs)
        if (knob.name == findings.swept) findings.swept_before = knob.value;
    for (std::size_t i = 1; i != played.sides.size(); ++i) {
        const Side& side = played.sides[i];
        Report report = detail::report_on(title, arguments, played);
        report.swept = side.swept;
        report.knobs = detail::turned(first, side);
        report.comparison = heroes::compare_trials(played.subject, first.games, side.games, played.players);
        findings.reports.push_back(std::move(report));
    }
    return findings;
}

}  // namespace lab
