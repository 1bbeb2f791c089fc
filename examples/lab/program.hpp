#pragma once

// From the command line to the reports.

#include <chrono>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "../terminal/console.hpp"
#include "arguments.hpp"
#include "csv.hpp"
#include "html_report.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "text_report.hpp"

namespace lab {

namespace detail {

// Shows how far it has come, and how long the rest takes, to people who watch.
inline Notify progress_bar() {
    if (!terminal::detail::is_terminal(stderr)) return [](const heroes::TrialProgress&) {};
    using Clock = std::chrono::steady_clock;
    return [began = Clock::now()](const heroes::TrialProgress& progress) {
        if (!is_worth_showing(progress)) return;
        const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
        std::cerr << '\r' << progress_line(progress, seconds) << (progress.done == progress.games ? "\n" : "")
                  << std::flush;
    };
}

inline void write(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) throw Complaint("cannot write the report to '" + path + "'");
    std::cerr << "Written: " << path << '\n';
}

inline void publish(const Arguments& arguments, const Findings& findings) {
    const std::string text = text_report(findings);
    std::cout << text << std::flush;
    if (arguments.text) write(*arguments.text, text);
    if (arguments.html) write(*arguments.html, html_report(findings));
    if (arguments.csv) write(*arguments.csv, csv_of(findings));
}

// Does something with the command line, or says why it cannot be done.
template <class Work>
int run_program(int count, char** words, Work&& work) {
    try {
        work(parse(count, words));
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "rule_lab: " << problem.what() << '\n';
        return 2;
    }
}

}  // namespace detail

// A lab for rules of one's own: the whole main of a program that compares the rules of table B with those of table A,
// and takes the options of examples/rule_lab. Knobs can be named where these rules keep them, as RuntimeRules do.
template <heroes::GameTable A, heroes::OfOneGame<A> B>
int compare(std::string_view title, int count, char** words) {
    return detail::run_program(count, words, [&](Arguments arguments) {
        if (arguments.help) return void(std::cout << usage);
        arguments.program = words[0];
        arguments.game = name_of(typename A::Options{});
        if (arguments.list) return void(std::cout << list<B>(arguments.game, {}));
        const Played played = play<A, B>(arguments, {}, on_threads(arguments, detail::progress_bar()));
        detail::publish(arguments, findings_of(title, arguments, played));
    });
}

}  // namespace lab
