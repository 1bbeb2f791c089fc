#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/enum_names.hpp>

#include "arguments.hpp"
#include "text.hpp"

namespace terminal {

// An option of the command line and its value.
using Option = std::pair<std::string, std::string>;

namespace detail {

inline std::string quoted_for_shell(const std::string& value) {
    if (!value.empty() && value.find_first_of(" '\"$`&;()<>|*?#!~{}[]\\") == value.npos) return value;
    std::string quoted = "'";
    for (const char letter : value) letter == '\'' ? quoted += "'\\''" : quoted += letter;
    return quoted + "'";
}

// Names with commas between them, also where somebody has none.
inline std::string all_of(const std::vector<std::string>& names) {
    std::string text = names[0];
    for (std::size_t i = 1; i != names.size(); ++i) text += "," + names[i];
    return text;
}

inline std::string names_of(const std::vector<Player>& seats) {
    std::vector<std::string> names;
    for (const Player seat : seats) names.emplace_back(name_of(seat));
    return joined(names, ",");
}

}  // namespace detail

// Everything that makes a game what it is, as it is said on the command line: with it the same people and bots play the
// same game again.
inline std::vector<Option> options_to_repeat(const Arguments& game) {
    std::vector<Option> options;
    const auto add = [&](std::string_view name, const auto& value) {
        if (value) options.emplace_back(name, *value);
    };
    const auto add_number = [&](std::string_view name, const auto& value) {
        if (value) options.emplace_back(name, std::to_string(*value));
    };
    const auto add_settings = [&](std::string_view name, const std::vector<shared::Setting>& settings) {
        for (const auto& each : settings) options.emplace_back(name, each.name + "=" + each.value);
    };
    if (game.game != usual_game) add("--game", game.game);
    options.emplace_back("--seats", detail::names_of(game.seats));
    if (!game.names.empty()) options.emplace_back("--names", detail::all_of(game.names));
    if (game.level) options.emplace_back("--level", std::string(name_of(*game.level)));
    add_settings("--knob", game.knobs);
    add("--teams", game.teams);
    add_number("--target", game.target);
    add_settings("--option", game.options);
    add("--bot", game.bot);
    add_number("--nodes", game.nodes);
    add_number("--seed", game.seed);
    return options;
}

// "--game hamlet --seats human,bot --seed 7".
inline std::string repeated(const Arguments& game) {
    std::vector<std::string> words;
    for (const auto& [name, value] : options_to_repeat(game))
        words.push_back(name + " " + detail::quoted_for_shell(value));
    return joined(words, " ");
}

}  // namespace terminal
