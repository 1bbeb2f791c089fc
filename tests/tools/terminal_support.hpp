#pragma once

// What the tests of the terminal share: a keyboard and a screen of their own, and what holds for every game.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/tools/bots.hpp>
#include <heroes/tools/detail/all_values.hpp>
#include <heroes/tools/notation.hpp>

#include "../../examples/terminal/session.hpp"

namespace at_the_terminal {

using heroes::Pcg32;
using heroes::Seat;
using terminal::Voice;

inline terminal::Arguments parsed(std::vector<std::string> words) {
    std::vector<char*> pointers{nullptr};
    for (std::string& word : words) pointers.push_back(word.data());
    return terminal::parse(static_cast<int>(pointers.size()), pointers.data());
}

// Lends the keyboard and the screen to a test.
class Borrowed {
public:
    explicit Borrowed(const std::string& input) : in_(input) {
        keyboard_ = std::cin.rdbuf(in_.rdbuf());
        screen_ = std::cout.rdbuf(out_.rdbuf());
    }
    ~Borrowed() {
        std::cin.rdbuf(keyboard_), std::cout.rdbuf(screen_);
        std::cin.clear();
    }
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;
    std::string text() const { return out_.str(); }

private:
    std::istringstream in_;
    std::ostringstream out_{};
    std::streambuf* keyboard_{};
    std::streambuf* screen_{};
};

// Everything that appears on the screen when somebody types this.
template <class Game>
std::string played(std::vector<std::string> words, const std::string& input = "") {
    for (const char* word : {"--nodes", "20"}) words.emplace_back(word);
    auto arguments = parsed(std::move(words));
    if (arguments.load) arguments = terminal::loaded(arguments);
    const Borrowed borrowed(input);
    terminal::Session<Game>(arguments).run();
    return borrowed.text();
}

template <class Game>
std::string complaint(std::vector<std::string> words) {
    try {
        played<Game>(std::move(words));
    } catch (const terminal::Complaint& complaint) {
        return complaint.what();
    }
    return "";
}

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

// A file that is gone when the test is over.
struct Scratch {
    std::string path;

    explicit Scratch(const std::string& name)
        : path((std::filesystem::temp_directory_path() / ("heroes-terminal-test-" + name)).string()) {}
    ~Scratch() { std::remove(path.c_str()); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

// What somebody means who types this; not necessarily a legal action.
template <class Table>
std::optional<typename Table::Action> meant_at(const Table& table, const char* typed) {
    std::vector<std::string> offers;
    const auto actions = legal_actions(table);
    for (const auto& action : actions) offers.push_back(Voice<Table>::offer(table, action, {}));
    const auto synonyms = terminal::detail::synonyms_with_colours<Table>();
    const auto understood = heroes::understand(table, typed, offers, synonyms);
    if (understood.meant.size() == 1) return actions[understood.meant[0]];
    return understood.refused;
}

// Lets a bot play at random, and calls f(table, view of the decider) before each decision.
template <class State, class F>
void before_decisions(State state, int most_decisions, F&& f) {
    heroes::RandomBot anybody{Pcg32{7}};
    for (int decisions = 0; decisions != most_decisions && !is_over(state.table); ++decisions) {
        const auto seen = view(state.table, decider(state.table));
        f(state.table, seen);
        play(state.table, anybody.choose(seen), state.chance);
    }
}

// Every question and every offer has words, of which no two are alike.
template <class State>
void demand_words(const State& state, int most_decisions) {
    using Table = decltype(state.table);
    before_decisions(state, most_decisions, [](const auto& table, const auto& seen) {
        CHECK_FALSE(Voice<Table>::question(*seen, *pending(table), {}).empty());
        std::vector<std::string> offers;
        for (const auto& action : legal_actions(*seen)) offers.push_back(Voice<Table>::offer(*seen, action, {}));
        std::sort(offers.begin(), offers.end());
        CHECK(std::count(offers.begin(), offers.end(), "") == 0);
        const auto twice = std::adjacent_find(offers.begin(), offers.end());
        CHECK_MESSAGE(twice == offers.end(), *twice);
    });
}

// What the list shows can be typed, and so can the notation.
template <class State>
void demand_typable(const State& state, int most_decisions) {
    using Table = decltype(state.table);
    before_decisions(state, most_decisions, [](const auto&, const auto& seen) {
        for (const auto& action : legal_actions(*seen)) {
            const std::string offer = Voice<Table>::offer(*seen, action, {});
            CHECK_MESSAGE(meant_at(*seen, offer.c_str()) == action, offer);
            const std::string notation = heroes::notation(action, typename Table::Rules{});
            CHECK_MESSAGE(meant_at(*seen, notation.c_str()) == action, notation);
        }
    });
}

// What a seat sees on the screen depends on nothing that is hidden from it.
template <class State>
void demand_secrecy(const State& state, Seat seat, int most_decisions) {
    using Table = decltype(state.table);
    before_decisions(state, most_decisions, [&](const auto& table, const auto&) {
        Pcg32 imagination{9};
        const auto seen = view(table, seat);
        const auto other = determinize(seen, imagination);
        CHECK(Voice<Table>::screen(seen, {}) == Voice<Table>::screen(view(other, seat), {}));
    });
}

// Whatever is typed, a refusal tells nothing that is hidden from whoever decides.
template <class State>
void demand_discreet_refusals(const State& state, int most_decisions) {
    using Action = typename decltype(state.table)::Action;
    before_decisions(state, most_decisions, [](const auto& table, const auto& seen) {
        Pcg32 imagination{9};
        const auto other = determinize(seen, imagination);
        const std::size_t most_values = 1000;  // of one kind of action
        std::size_t indiscreet = 0;
        heroes::detail::for_each_alternative_value(
            static_cast<const Action*>(nullptr), most_values, [](std::size_t) { return true; },
            [&](const auto& held) {
                indiscreet += judge(table, Action{held}) == judge(other, Action{held}) ? 0u : 1u;
            });
        CHECK(indiscreet == 0);
    });
}

// A text with every run of blanks and line breaks made one blank.
inline std::string unbroken(const std::string& text) {
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) line += (line.empty() ? "" : " ") + word;
    return line;
}

// The longest line of a text.
inline std::size_t width(const std::string& text) {
    std::size_t widest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) widest = std::max(widest, line.size());
    return widest;
}

}  // namespace at_the_terminal
