// Heroes in the terminal: people and bots at one table. `examples/play` builds and starts it.

#include <exception>
#include <iostream>
#include <string>

#include "terminal/arguments.hpp"
#include "terminal/games.hpp"

namespace {

void play(const terminal::Arguments& arguments) {
    std::string known;
    for (const auto& game : terminal::games) {
        if (arguments.game == game.name) return game.play(arguments);
        known += (known.empty() ? "" : ", ") + std::string(game.name);
    }
    throw terminal::Complaint("there is no game '" + arguments.game + "' yet; known: " + known);
}

}  // namespace

int main(int count, char** words) {
    try {
        const auto arguments = terminal::parse(count, words);
        if (arguments.help)
            std::cout << terminal::usage;
        else
            play(arguments);
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "heroes_play: " << problem.what() << '\n';
        return 2;
    }
}
