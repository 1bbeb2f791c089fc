#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "../shared/games.hpp"
#include "../shared/settings.hpp"
#include "arguments.hpp"
#include "words.hpp"

namespace terminal {

namespace detail {

template <class Table>
void seat_teams(typename Table::Options& options, const Arguments& arguments) {
    if constexpr (requires { Words<Table>::seat_teams(options, *arguments.teams); }) {
        Words<Table>::seat_teams(options, *arguments.teams);
        if (arguments.players && *arguments.players != options.players)
            throw Complaint("--teams " + *arguments.teams + " seats " + std::to_string(options.players) +
                            " players: leave out --players");
    } else {
        throw Complaint("in this game everybody plays alone: leave out --teams");
    }
}

template <class Options>
void set_target(Options& options, unsigned target) {
    if constexpr (requires { options.target; })
        shared::set_member(options, "option", {"target", std::to_string(target)});
    else
        throw Complaint("in this game there is no score to reach: leave out --target");
}

// The members that differ from what they are if nobody says otherwise.
template <class T>
std::vector<shared::Setting> changed(const T& now) {
    std::vector<shared::Setting> settings;
    const auto before = shared::settings_of(T{});
    const auto after = shared::settings_of(now);
    for (std::size_t i = 0; i != after.size(); ++i)
        if (before[i] != after[i]) settings.push_back(after[i]);
    return settings;
}

template <class Table>
inline constexpr bool has_knobs_to_turn = requires(typename Table::Rules& rules) {
    rules.knobs = rules.knobs;
};

}  // namespace detail

// The rules of the house, as the command line says.
template <class Table>
typename Table::Rules rules_of(const Arguments& arguments) {
    typename Table::Rules rules{};
    if constexpr (detail::has_knobs_to_turn<Table>) {
        for (const auto& knob : arguments.knobs) shared::set_member(rules.knobs, "knob", knob);
    } else if (!arguments.knobs.empty()) {
        throw Complaint("the rules of this game cannot be changed: leave out --knob");
    }
    return rules;
}

// How a table's rules and options differ from the usual ones, as the command line says it.
template <class Table>
std::vector<shared::Setting> knobs_turned([[maybe_unused]] const typename Table::Rules& rules) {
    if constexpr (detail::has_knobs_to_turn<Table>)
        return detail::changed(rules.knobs);
    else
        return {};
}
template <class Table>
std::vector<shared::Setting> options_settled(const typename Table::Options& options) {
    auto settings = detail::changed(options);
    std::erase_if(settings, [](const shared::Setting& each) { return each.name == "players"; });  // the seats say so
    return settings;
}

namespace detail {

template <class T>
std::string rows_of_settings(const T& listed) {
    std::string rows;
    for (const auto& [name, value] : shared::settings_of(listed)) rows += "  " + name + "=" + value + "\n";
    return rows;
}

}  // namespace detail

// What --knob and --option can say, and what it is unless they do.
template <class Table>
std::string list_of_settings() {
    std::string text;
    if constexpr (detail::has_knobs_to_turn<Table>)
        text = "Knobs (--knob NAME=VALUE):\n" + detail::rows_of_settings(typename Table::Rules{}.knobs);
    return text + "Options (--option NAME=VALUE):\n" + detail::rows_of_settings(typename Table::Options{});
}

// What the players settle, as the command line says.
template <class Table>
typename Table::Options options_of(const Arguments& arguments) {
    typename Table::Options options;
    if (!arguments.seats.empty()) options.players = static_cast<std::uint8_t>(arguments.seats.size());
    if (arguments.players) options.players = static_cast<std::uint8_t>(*arguments.players);
    if (arguments.teams) detail::seat_teams<Table>(options, arguments);
    if (arguments.target) detail::set_target(options, *arguments.target);
    for (const auto& option : arguments.options) shared::set_member<typename Table::Rules>(options, "option", option);
    if (!arguments.teams) shared::seat_apart(options, rules_of<Table>(arguments));
    return options;
}

}  // namespace terminal
