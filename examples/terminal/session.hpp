#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <heroes/core/state.hpp>

#include "arguments.hpp"
#include "bot.hpp"
#include "console.hpp"
#include "files.hpp"
#include "text.hpp"

namespace terminal {

// A game played in the terminal from its first question to its result. Knows no game; Game brings words and screen.
template <class Game>
class Session {
public:
    explicit Session(const Arguments& arguments)
        : arguments_(arguments), console_(arguments), narrator_(state_.table, console_.style()) {
        arguments_.load ? resume() : begin();
        settle_seats();
        keep();
        introduce();
    }

    void run() {
        while (!is_over(state_.table)) {
            const auto action = next_action();
            if (!action) return leave();
            state_ = heroes::apply(state_, *action, narrator_);
            keep();
            tell();
        }
        console_.print(Game::result(state_.table, console_.style()));
    }

private:
    using Action = typename Game::Action;

    void begin() {
        const auto options = Game::options(arguments_);
        seed_ = arguments_.seed ? *arguments_.seed : std::random_device{}();
        const auto started = heroes::try_new_game<typename Game::Table>(options, heroes::Pcg32{*seed_}, {}, narrator_);
        if (!started) throw Complaint("this game cannot be played: " + explained(started.verdict()) + "; see --help");
        state_ = *started;
    }
    void resume() { state_ = load<typename Game::State>(*arguments_.load); }

    // Seats are as asked for; else a person sits on the first, if there is a terminal to ask on, and bots elsewhere.
    void settle_seats() {
        const std::size_t players = state_.table.options.players;
        seats_ = arguments_.seats;
        if (seats_.empty()) {
            seats_.assign(players, Player::bot);
            if (Console::can_ask() && !arguments_.bots) seats_[0] = Player::human;
        }
        if (seats_.size() != players)
            throw Complaint("--seats names " + counted(seats_.size(), "seat") + ": name one for each of the " +
                            counted(players, "player"));
        watching_ = std::count(seats_.begin(), seats_.end(), Player::human) == 0;
    }

    void introduce() {
        tell();
        std::vector<std::string> people;
        for (std::size_t i = 0; i != seats_.size(); ++i)
            if (seats_[i] == Player::human) people.push_back(Game::seat(static_cast<heroes::Seat>(i)));
        if (!watching_) console_.line("You play " + listed(people) + ".");
        if (seed_) console_.line("The same dice again: --seed " + std::to_string(*seed_));
        if (!watching_) console_.line("Choose by number; q quits, s saves, t shows the table, ? explains.");
    }

    void tell() {
        const auto lines = narrator_.take_lines();
        for (const std::string& line : lines) console_.line(line);
        if (!lines.empty() && bot_moved_) console_.pause();
        bot_moved_ = false;
    }

    // What the decider does; nothing if a person leaves.
    std::optional<Action> next_action() {
        const auto decision = *pending(state_.table);
        const bool human = seats_[index_of(decider(state_.table))] == Player::human;
        if ((human || watching_) && Game::shows_table(state_.table, decision, watching_)) show_table();
        if (human) return ask(decision);
        bot_moved_ = true;
        return choose<Game>(state_.table);
    }

    std::optional<Action> ask(const typename Game::Decision& decision) {
        const auto actions = legal_actions(state_.table);
        std::vector<std::string> offers;
        for (const Action& action : actions) offers.push_back(Game::offer(state_.table, action, console_.style()));
        console_.line(Game::question(state_.table, decision, console_.style()));
        console_.print(numbered(offers));
        for (;;) {
            console_.print("> ");
            const auto typed = console_.read();
            if (!typed || *typed == "q" || *typed == "quit") return ended_input(typed.has_value());
            if (obeyed(*typed)) continue;
            if (const auto action = understood(*typed, actions)) return action;
        }
    }
    std::optional<Action> ended_input(bool typed_quit) const {
        if (!typed_quit) console_.line("");
        return {};
    }

    // The words that are no actions.
    bool obeyed(const std::string& typed) {
        if (typed == "?" || typed == "help")
            console_.print(Game::help);
        else if (typed == "t" || typed == "table")
            show_table();
        else if (typed == "s" || typed == "save")
            save_now();
        else
            return false;
        return true;
    }

    // The legal action that was typed, by number or in words; if there is none, the player hears why.
    template <class Actions>
    std::optional<Action> understood(const std::string& typed, const Actions& actions) {
        const std::string range = "a number from 1 to " + std::to_string(actions.size());
        long number = 0;
        const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
        if (typed.empty()) {
            console_.line("Type " + range + ", or ? for help.");
        } else if (end == typed.data() + typed.size()) {
            const bool fits = error == std::errc{} && number >= 1 && static_cast<std::size_t>(number) <= actions.size();
            if (fits) return actions[static_cast<std::size_t>(number) - 1];
            console_.line(typed + " is not on the list: type " + range + ".");
        } else if (const auto action = Game::understand(state_.table, typed)) {
            const auto verdict = judge(state_.table, *action);
            if (verdict) return action;
            console_.line("Not allowed: " + explained(verdict) + ".");
        } else {
            console_.line("I do not understand '" + typed + "': type " + range + ", or ? for help.");
        }
        return {};
    }

    static std::string explained(const heroes::Verdict& verdict) {
        return std::string(verdict.reason) + " (" + std::string(verdict.clause.id) + ")";
    }

    void show_table() const { console_.print(Game::screen(state_.table, console_.style())); }

    // With --save the file always holds the game as it stands.
    void keep() const {
        if (arguments_.save && !save(state_, *arguments_.save))
            throw Complaint("cannot write '" + *arguments_.save + "': give --save a file in a folder you may write to");
    }
    void save_now() const {
        const std::string path = arguments_.save.value_or("heroes-" + std::string(Game::name) + ".save");
        if (save(state_, path))
            console_.line("Saved. Go on later with --load " + path);
        else
            console_.line("Cannot write '" + path + "'. The game goes on.");
    }
    void leave() const {
        if (arguments_.save) console_.line("The game waits for you: --load " + *arguments_.save);
        console_.line("Goodbye!");
    }

    Arguments arguments_;
    Console console_;
    typename Game::State state_{};
    typename Game::Narrator narrator_;
    std::vector<Player> seats_{};
    std::optional<std::uint64_t> seed_{};
    bool watching_ = false;
    bool bot_moved_ = false;
};

}  // namespace terminal
