#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <heroes/core/seat.hpp>
#include <heroes/core/state.hpp>

#include "arguments.hpp"
#include "console.hpp"
#include "files.hpp"
#include "lines.hpp"
#include "names.hpp"
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
            if (watching() && state_.table.turn.round > patience) return give_up();
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
    static constexpr unsigned patience = 200;  // rounds; bots can play themselves into a corner

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
        std::vector<Player> seats = arguments_.seats;
        if (seats.empty()) {
            seats.assign(players, Player::bot);
            if (Console::can_ask() && !arguments_.bots) seats[0] = Player::human;
        }
        if (seats.size() != players)
            throw Complaint("--seats names " + counted(seats.size(), "seat") + ": name one for each of the " +
                            counted(players, "player"));
        for (std::size_t i = 0; i != seats.size(); ++i)
            if (seats[i] == Player::human) people_.insert(static_cast<heroes::Seat>(i));
        if (people_.size() == 1) reader_ = people_.nth(0);
    }
    bool watching() const { return people_.empty(); }
    // People who share a keyboard must not see each other's cards.
    bool shares_secrets() const { return Game::has_secrets && people_.size() > 1; }

    void introduce() {
        tell();
        std::vector<std::string> people;
        people_.for_each([&](heroes::Seat seat) { people.push_back(colour_name(seat)); });
        if (!watching()) console_.line("You play " + listed(people) + ".");
        if (seed_) console_.line("The same " + std::string(Game::chance) + " again: --seed " + std::to_string(*seed_));
        if (!watching()) console_.line("Choose by number; q quits, s saves, t shows the table, ? explains.");
    }

    void tell() {
        const auto lines = narrator_.take_lines();
        print(lines);
        if (shares_secrets()) log_.insert(log_.end(), lines.begin(), lines.end());
        read_[index_of(reader_)] = log_.size();
        if (!lines.empty() && bot_moved_) console_.pause();
        bot_moved_ = false;
    }
    void print(std::span<const Line> lines) const {
        for (const Line& line : lines)
            if (line.readers.has(reader_)) console_.line(wrapped(line.text, 2));
    }

    // Brings the next person to the keyboard and tells what happened meanwhile. Whether anybody is there.
    bool hand_over(heroes::Seat next) {
        if (reader_ == next) return true;
        if (shares_secrets() && !hid_secrets_from(colour_name(next))) return false;
        reader_ = next;
        print(std::span(log_).subspan(read_[index_of(next)]));
        return true;
    }
    bool hid_secrets_from(const std::string& next) const {
        if (people_.has(reader_) && !confirmed("Press Enter to clear the screen, then pass the keyboard to " + next))
            return false;
        console_.clear();
        return confirmed(next + ", press Enter when nobody else can see the screen");
    }
    bool confirmed(const std::string& request) const {
        console_.print(request + " (q quits) ");
        const auto typed = console_.read();
        if (!typed) console_.line("");
        return typed && !is_quit(*typed);
    }

    // What the decider does; nothing if a person leaves.
    std::optional<Action> next_action() {
        const auto decision = *pending(state_.table);
        const heroes::Seat seat = decider(state_.table);
        const bool human = people_.has(seat);
        if (human && !hand_over(seat)) return {};
        if (watching() ? is_new_round(decision) : human && Game::shows_table(state_.table, decision)) show_table();
        if (human) return ask(decision);
        bot_moved_ = true;
        return Game::choose(view(state_.table, seat));
    }

    // Whoever only watches sees the table once in a round.
    bool is_new_round(const typename Game::Decision& decision) {
        const unsigned round = state_.table.turn.round;
        return Game::begins_turn(decision) && std::exchange(round_shown_, round) != round;
    }

    std::optional<Action> ask(const typename Game::Decision& decision) {
        const auto seen = view(state_.table, reader_);
        const auto actions = legal_actions(*seen);
        std::vector<std::string> offers;
        for (const Action& action : actions) offers.push_back(Game::offer(*seen, action, console_.style()));
        console_.line(wrapped(Game::question(*seen, decision, console_.style()), 2));
        console_.print(numbered(offers));
        for (;;) {
            console_.print("> ");
            const auto typed = console_.read();
            if (!typed || is_quit(*typed)) return ended_input(typed.has_value());
            if (obeyed(*typed)) continue;
            if (const auto action = understood(*typed, actions)) return action;
        }
    }
    std::optional<Action> ended_input(bool typed_quit) const {
        if (!typed_quit) console_.line("");
        return {};
    }

    static bool is_quit(const std::string& typed) { return typed == "q" || typed == "quit"; }

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
        } else if (const auto action = Game::understand(*view(state_.table, reader_), typed)) {
            const auto verdict = judge(state_.table, *action);
            if (verdict) return action;
            console_.line("Not allowed: " + explained(verdict) + ".");
        } else {
            console_.line("I do not understand '" + typed + "': type " + range + ", or ? for help.");
        }
        return {};
    }

    static std::string explained(const heroes::Verdict& verdict) {
        return std::string(verdict.reason()) + " (" + std::string(verdict.clause()) + ")";
    }

    void show_table() const { console_.print(Game::screen(view(state_.table, reader_), console_.style())); }

    // With --save the file always holds the game as it stands.
    void keep() const {
        if (arguments_.save && !save(state_, *arguments_.save))
            throw Complaint("cannot write '" + *arguments_.save + "': give --save a file in a folder you may write to");
    }
    void save_now() const {
        const std::string path = arguments_.save.value_or("heroes-" + std::string(Game::name) + ".save");
        if (save(state_, path))
            console_.line("Saved. Go on later with " + how_to_load(path));
        else
            console_.line("Cannot write '" + path + "'. The game goes on.");
    }
    void give_up() const {
        console_.line("\nThe bots see no end to this after " + counted(patience, "round") + " and stop.");
    }
    void leave() const {
        if (arguments_.save) console_.line("The game waits for you: " + how_to_load(*arguments_.save));
        console_.line("Goodbye!");
    }
    static std::string how_to_load(const std::string& path) {
        const bool usual = Game::name == Arguments{}.game;
        return (usual ? "" : "--game " + std::string(Game::name) + " ") + "--load " + path;
    }

    Arguments arguments_;
    Console console_;
    typename Game::State state_{};
    typename Game::Narrator narrator_;
    heroes::SeatSet people_{};
    std::optional<std::uint64_t> seed_{};
    heroes::Seat reader_ = heroes::Seat::spectator;  // whoever reads the screen
    std::vector<Line> log_{};
    std::array<std::size_t, heroes::enum_count<heroes::Seat>> read_{};  // of the log, by each seat
    unsigned round_shown_ = 0;
    bool bot_moved_ = false;
};

}  // namespace terminal
