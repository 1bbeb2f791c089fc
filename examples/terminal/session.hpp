#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/state.hpp>

#include "../shared/explained.hpp"
#include "arguments.hpp"
#include "audience.hpp"
#include "bots.hpp"
#include "console.hpp"
#include "files.hpp"
#include "narrator.hpp"
#include "reply.hpp"
#include "set_up.hpp"
#include "text.hpp"
#include "voice.hpp"

namespace terminal {

// A game played in the terminal from its first question to its result. What is said in words of its own stands in
// Words<Table>.
template <heroes::GameTable Table>
class Session {
public:
    explicit Session(const Arguments& arguments)
        : arguments_(arguments), console_(arguments), narrator_(state_.table, console_.style()), audience_(console_),
          bots_(arguments) {
        arguments_.load ? resume() : begin();
        settle_seats();
        keep();
        introduce();
    }

    void run() {
        for (std::size_t decisions = 0; !is_over(state_.table); ++decisions) {
            if (audience_.only_watches() && decisions == patience) return give_up();
            const auto action = next_action();
            if (!action) return leave();
            decided_ = decider(state_.table);
            play(state_.table, *action, state_.chance, narrator_);
            keep();
            tell();
        }
        console_.print(Voice<Table>::result(state_.table, console_.style()));
    }

private:
    using Action = typename Table::Action;
    using Decision = typename Table::Decision;
    static constexpr std::size_t patience = 20'000;  // decisions; bots can play themselves into a corner

    void begin() {
        const auto options = options_of<Table>(arguments_);
        const typename Table::Rules rules{};
        if (const heroes::Verdict verdict = judge(options, rules); !verdict)
            throw Complaint("this game cannot be played: " + shared::explained(verdict) + "; see --help");
        seed_ = arguments_.seed ? *arguments_.seed : std::random_device{}();
        state_.chance = heroes::Pcg32{*seed_};
        set_up(state_.table, options, rules, state_.chance, narrator_);
    }
    void resume() { state_ = load<heroes::State<Table>>(*arguments_.load); }

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
            if (seats[i] == Player::human) audience_.seat(static_cast<heroes::Seat>(i));
    }

    // People who share a keyboard must not see each other's cards.
    bool shares_secrets() const {
        const heroes::SeatSet people = audience_.people();
        bool secret = false;
        people.for_each([&](heroes::Seat seat) {
            secret = secret || !(*view(state_.table, seat) == *view(state_.table, people.nth(0)));
        });
        return secret;
    }

    void introduce() {
        tell();
        std::vector<std::string> people;
        audience_.people().for_each([&](heroes::Seat seat) { people.push_back(colour_name(seat)); });
        if (!people.empty()) console_.line("You play " + listed(people) + ".");
        if (seed_) console_.line("The same game again: --seed " + std::to_string(*seed_));
        if (!people.empty())
            console_.line("Choose by number or in words; q quits, s saves, t shows the table, ? explains.");
    }

    void tell() {
        const auto lines = narrator_.take_lines();
        audience_.tell(lines, shares_secrets());
        if (!lines.empty() && bot_moved_) console_.pause();
        bot_moved_ = false;
    }

    // What the decider does; nothing if a person leaves.
    std::optional<Action> next_action() {
        const heroes::Seat seat = decider(state_.table);
        const bool human = audience_.has(seat);
        if (human && !audience_.hand_over(seat, shares_secrets())) return {};
        if (human ? is_table_due_for_player(seat) : is_table_due_for_watchers()) show_table();
        if (human) return ask(*pending(state_.table));
        bot_moved_ = true;
        return bots_.choose(view(state_.table, seat));
    }

    // A person sees the table when the game says so; else in every turn, and after others have decided.
    bool is_table_due_for_player(heroes::Seat seat) {
        const std::size_t turns = narrator_.turns();
        const bool is_new = decided_ != seat || turns != turns_shown_;
        turns_shown_ = turns;
        if constexpr (requires { Words<Table>::shows_table(state_.table, *pending(state_.table)); })
            return Words<Table>::shows_table(state_.table, *pending(state_.table));
        else
            return is_new;
    }
    // Whoever only watches sees it once in a round, which is a turn for each player.
    bool is_table_due_for_watchers() {
        const std::size_t turns = narrator_.turns();
        const bool due = audience_.only_watches() && turns >= next_turn_shown_;
        if (due) next_turn_shown_ = turns + state_.table.options.players;
        return due;
    }

    std::optional<Action> ask(const Decision& decision) {
        const auto seen = view(state_.table, audience_.reader());
        const auto actions = legal_actions(*seen);
        std::vector<std::string> offers;
        for (const Action& action : actions) offers.push_back(Voice<Table>::offer(*seen, action, console_.style()));
        console_.line(wrapped(Voice<Table>::question(*seen, decision, console_.style()), 2));
        console_.print(numbered(offers));
        for (;;) {
            console_.print("> ");
            const auto typed = console_.read();
            if (!typed) console_.line("");
            if (!typed || Audience::is_quit(*typed)) return {};
            if (obeyed(*typed)) continue;
            const Reply reply = reply_to(*typed, state_.table, *seen, offers);
            if (reply.place) return actions[*reply.place];
            console_.line(wrapped(reply.answer, 2));
        }
    }

    // The words that are no actions.
    bool obeyed(const std::string& typed) {
        if (typed == "?" || typed == "help")
            console_.print(Voice<Table>::help());
        else if (typed == "t" || typed == "table")
            show_table();
        else if (typed == "s" || typed == "save")
            save_now();
        else
            return false;
        return true;
    }

    void show_table() const {
        console_.print(Voice<Table>::screen(view(state_.table, audience_.reader()), console_.style()));
    }

    // With --save the file always holds the game as it stands.
    void keep() const {
        if (arguments_.save && !save(state_, *arguments_.save))
            throw Complaint("cannot write '" + *arguments_.save + "': give --save a file in a folder you may write to");
    }
    void save_now() const {
        const std::string path = arguments_.save.value_or("heroes-" + arguments_.game + ".save");
        if (save(state_, path))
            console_.line("Saved. Go on later with " + how_to_load(path));
        else
            console_.line("Cannot write '" + path + "'. The game goes on.");
    }
    void give_up() const {
        console_.line("\nThe bots see no end to this after " + counted(patience, "decision") + " and stop.");
    }
    void leave() const {
        if (arguments_.save) console_.line("The game waits for you: " + how_to_load(*arguments_.save));
        console_.line("Goodbye!");
    }
    std::string how_to_load(const std::string& path) const {
        const bool usual = arguments_.game == Arguments{}.game;
        return (usual ? "" : "--game " + arguments_.game + " ") + "--load " + path;
    }

    Arguments arguments_;
    Console console_;
    heroes::State<Table> state_{};
    Narrator<Table> narrator_;
    Audience audience_;
    Bots<Table> bots_;
    std::optional<std::uint64_t> seed_{};
    std::optional<heroes::Seat> decided_{};  // who decided last
    std::size_t turns_shown_ = 0;            // turns that had begun when a person was asked last
    std::size_t next_turn_shown_ = 1;        // to those who only watch
    bool bot_moved_ = false;
};

}  // namespace terminal
