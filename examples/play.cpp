// Heroes in the terminal: people and bots at one table. `examples/play` builds and starts it.

#include <exception>
#include <iostream>

#include "shared/games.hpp"
#include "terminal/arguments.hpp"

int main(int count, char** words) {
    try {
        const auto arguments = terminal::parse(count, words);
        if (arguments.help)
            std::cout << terminal::usage << shared::list_of_games<terminal::Play>();
        else
            shared::game_named<terminal::Play>(arguments.game).program(arguments);
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "heroes_play: " << problem.what() << '\n';
        return 2;
    }
}
