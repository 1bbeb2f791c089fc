// Tries a house rule and reports what it changes. `examples/rule_lab` builds and starts it.

#include <iostream>

#include "lab/notes.hpp"
#include "lab/program.hpp"
#include "shared/games.hpp"

int main(int count, char** words) {
    return lab::detail::run_program(count, words, [](const lab::Arguments& arguments) {
        if (arguments.help) return void(std::cout << lab::usage << shared::list_of_games<lab::Lab>());
        const auto& game = shared::game_named<lab::Lab>(arguments.game);
        if (arguments.list) return void(std::cout << game.program.list(game.name, lab::notes()));
        lab::demand_house_rule(arguments);
        const auto do_all = on_threads(arguments, lab::detail::progress_bar());
        const lab::Played played = game.program.play(arguments, lab::notes(), do_all);
        lab::detail::publish(arguments, findings_of(game.title, arguments, played));
    });
}
