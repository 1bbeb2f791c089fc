// Tries a house rule and reports what it changes. `examples/rule_lab` builds and starts it.

#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>

#include "lab/arguments.hpp"
#include "lab/html_report.hpp"
#include "lab/progress.hpp"
#include "lab/run.hpp"
#include "lab/text_report.hpp"
#include "shared/games.hpp"
#include "terminal/console.hpp"

namespace {

void show_progress(const heroes::TrialProgress& progress) {
    if (!lab::is_worth_showing(progress)) return;
    std::cerr << '\r' << lab::progress_line(progress) << (progress.done == progress.games ? "\n" : "") << std::flush;
}

void ignore_progress(const heroes::TrialProgress&) {}

void write(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) throw lab::Complaint("cannot write the report to '" + path + "'");
    std::cerr << "Written: " << path << '\n';
}

void try_rules(const lab::Arguments& arguments) {
    const bool is_watched = terminal::detail::is_terminal(stderr);
    const auto& game = shared::game_named<lab::Lab>(arguments.game);
    const lab::Report report = game.program.run(game.title, arguments, is_watched ? show_progress : ignore_progress);
    const std::string text = lab::text_report(report);
    std::cout << text << std::flush;
    if (arguments.text) write(*arguments.text, text);
    if (arguments.html) write(*arguments.html, lab::html_report(report));
}

}  // namespace

int main(int count, char** words) {
    try {
        const auto arguments = lab::parse(count, words);
        if (arguments.help)
            std::cout << lab::usage << shared::list_of_games<lab::Lab>();
        else if (arguments.list)
            std::cout << shared::game_named<lab::Lab>(arguments.game).program.list();
        else
            try_rules(arguments);
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "rule_lab: " << problem.what() << '\n';
        return 2;
    }
}
