#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"

namespace shared {

// A game by its name on the command line, and what a program does with it.
template <class Program>
struct Game {
    std::size_t place = 0;  // in the list of examples/CMakeLists.txt
    std::string_view name{};
    std::string_view title{};
    std::string players{};
    Program program{};
};

// Where the usual teams do not fit so many players, everybody plays alone.
template <class Options, class Rules>
void seat_apart(Options& options, const Rules& rules) {
    if constexpr (requires { options.teams; }) {
        Options apart = options;
        apart.teams = {};
        if (options.teams == Options{}.teams && !judge(options, rules) && judge(apart, rules)) options = apart;
    }
}

// How many can play: "2 to 6 players".
template <class Table>
std::string players_of() {
    std::size_t least = 0;
    std::size_t most = 0;
    for (std::uint8_t players = 1; players != 10; ++players) {
        typename Table::Options options{};
        options.players = players;
        seat_apart(options, typename Table::Rules{});
        if (!judge(options, typename Table::Rules{})) continue;
        least = least == 0 ? players : least;
        most = players;
    }
    return std::to_string(least) + (least == most ? "" : " to " + std::to_string(most)) + " players";
}

// The games that a program knows, in the order of the list.
template <class Program>
std::vector<Game<Program>>& games() {
    static std::vector<Game<Program>> known;
    return known;
}

// Each game enters itself from a source file of its own, so that they compile side by side.
template <class Program>
struct Entered {
    explicit Entered(const Game<Program>& game) {
        auto& known = games<Program>();
        const auto after = [](std::size_t place, const Game<Program>& other) { return place < other.place; };
        known.insert(std::upper_bound(known.begin(), known.end(), game.place, after), game);
    }
};

template <class Program>
const Game<Program>& game_named(std::string_view name) {
    std::string known;
    for (const auto& game : games<Program>()) {
        if (game.name == name) return game;
        known += (known.empty() ? "" : ", ") + std::string(game.name);
    }
    throw Complaint("there is no game " + in_quotes(name) + " yet; known: " + known);
}

// For the end of a usage text.
template <class Program>
std::string list_of_games() {
    std::string text = "\nGames:\n";
    for (const auto& game : games<Program>()) {
        std::string name(game.name);
        name.resize(std::max<std::size_t>(name.size() + 1, 21), ' ');
        text += "  " + name + std::string(game.title) + ", " + game.players + "\n";
    }
    return text;
}

}  // namespace shared
