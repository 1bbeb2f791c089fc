#pragma once

#include <cstdint>
#include <string>

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

}  // namespace detail

// What the players settle, as the command line says.
template <class Table>
typename Table::Options options_of(const Arguments& arguments) {
    typename Table::Options options;
    if (!arguments.seats.empty()) options.players = static_cast<std::uint8_t>(arguments.seats.size());
    if (arguments.players) options.players = static_cast<std::uint8_t>(*arguments.players);
    if (arguments.teams) detail::seat_teams<Table>(options, arguments);
    if (arguments.target) detail::set_target(options, *arguments.target);
    for (const auto& option : arguments.options) shared::set_member(options, "option", option);
    if (!arguments.teams) shared::seat_apart(options, typename Table::Rules{});
    return options;
}

}  // namespace terminal
