// Heroes in the terminal: people and bots at one table. `examples/play` builds and starts it.

#include <exception>
#include <iostream>

#include "terminal/arguments.hpp"
#include "terminal/hamlet/game.hpp"
#include "terminal/hedra/game.hpp"
#include "terminal/session.hpp"

namespace {

void play(const terminal::Arguments& arguments) {
    if (arguments.game == terminal::Hedra::name) return terminal::Session<terminal::Hedra>(arguments).run();
    if (arguments.game == terminal::Hamlet::name) return terminal::Session<terminal::Hamlet>(arguments).run();
    throw terminal::Complaint("there is no game '" + arguments.game + "' yet: --game takes hedra or hamlet");
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
