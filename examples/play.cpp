// Heroes in the terminal: people and bots at one table. `examples/play` builds and starts it.

#include <exception>
#include <iostream>

#include "shared/games.hpp"
#include "terminal/arguments.hpp"
#include "terminal/files.hpp"

int main(int count, char** words) {
    try {
        auto arguments = terminal::parse(count, words);
        if (arguments.help) {
            std::cout << terminal::usage << shared::list_of_games<terminal::Play>();
            return 0;
        }
        if (arguments.load) arguments = terminal::loaded(arguments);
        if (!arguments.game) arguments.game = terminal::usual_game;
        shared::game_named<terminal::Play>(*arguments.game).program(arguments);
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "heroes_play: " << problem.what() << '\n';
        return 2;
    }
}
