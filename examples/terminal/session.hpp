#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/seat.hpp>

#include "../shared/explained.hpp"
#include "advice.hpp"
#include "arguments.hpp"
#include "audience.hpp"
#include "bots.hpp"
#include "choices.hpp"
#include "chronicle.hpp"
#include "console.hpp"
#include "files.hpp"
#include "layout.hpp"
#include "prospects.hpp"
#include "repeat.hpp"
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
        : arguments_(arguments), console_(arguments), chronicle_(console_.style()), audience_(console_),
          bots_(arguments_) {
        call_players(arguments_.names);
        arguments_.load ? resume() : begin();
        settle_seats();
        introduce();
    }

    void run() {
        for (std::size_t decisions = 0; !is_over(table()); ++decisions) {
            if (audience_.only_watches() && decisions == patience) return give_up();
            if (!go_on()) return leave();
        }
        keep();
        console_.leave_screen();
        if (drew_) console_.print(Voice<Table>::screen(seen(), console_.style()) + last_turn());
        console_.print(wrapped(Voice<Table>::result(table(), console_.style()), 2));
        if (drew_) console_.print(how_to_repeat());
    }

private:
    using Action = typename Table::Action;
    using Decision = typename Table::Decision;
    static constexpr std::size_t patience = 20'000;  // decisions; bots can play themselves into a corner
    static constexpr std::size_t some_log = 5;       // rows that are shown of it where there is little room

    const Table& table() const { return chronicle_.table(); }
    heroes::View<Table> seen() const { return view(table(), audience_.reader()); }

    void begin() {
        const auto rules = rules_of<Table>(arguments_);
        const auto options = options_of<Table>(arguments_);
        if (const heroes::Verdict verdict = judge(options, rules); !verdict)
            throw Complaint("this game cannot be played: " + shared::explained(verdict) + "; see --help");
        if (!arguments_.seed) arguments_.seed = std::random_device{}();
        chronicle_.begin(options, rules, *arguments_.seed);
    }
    void resume() {
        chronicle_.resume(arguments_.record, arguments_.above);
        arguments_.seed = chronicle_.seed();
        arguments_.knobs = knobs_turned<Table>(table().rules);
        arguments_.options = options_settled<Table>(table().options);
        is_table_due_ = true;
    }

    // Seats are as asked for; else a person sits on the first, if there is a terminal to ask on, and bots elsewhere.
    void settle_seats() {
        const std::size_t players = table().options.players;
        std::vector<Player>& seats = arguments_.seats;
        if (seats.empty()) {
            seats.assign(players, Player::bot);
            if (Console::can_ask() && !arguments_.bots) seats[0] = Player::human;
        }
        if (seats.size() != players)
            throw Complaint("--seats names " + counted(seats.size(), "seat") + ": name one for each of the " +
                            counted(players, "player"));
        if (arguments_.names.size() > players)
            throw Complaint("--names names " + counted(arguments_.names.size(), "player") + ": there are " +
                            std::to_string(players));
        for (std::size_t i = 0; i != seats.size(); ++i)
            if (seats[i] == Player::human) audience_.seat(static_cast<heroes::Seat>(i));
    }

    // People who share a keyboard must not see each other's cards.
    bool shares_secrets() const {
        const heroes::SeatSet people = audience_.people();
        bool secret = false;
        people.for_each(
            [&](heroes::Seat seat) { secret = secret || !(*view(table(), seat) == *view(table(), people.nth(0))); });
        return secret;
    }

    void introduce() {
        if (!audience_.only_watches()) console_.enter_screen();
        std::vector<std::string> people;
        audience_.people().for_each([&](heroes::Seat seat) { people.push_back(player_name(seat)); });
        std::string text;
        if (arguments_.load) audience_.know_all(chronicle_.log().size());
        if (arguments_.load && !console_.owns_screen()) text += last_turn();
        if (!people.empty()) text += wrapped("You play " + listed(people) + ".", 2) + "\n";
        text += how_to_repeat();
        if (!people.empty()) text += wrapped("Choose by number or in words; ? shows what else there is.", 2) + "\n";
        if (console_.owns_screen()) {
            note_ = text;
        } else {
            tell();
            console_.print(text);
        }
    }

    std::string how_to_repeat() const { return wrapped("The same game again: " + repeated(arguments_), 2) + "\n"; }

    // What was told of the last turn.
    std::string last_turn() const {
        return rows_wrapped(audience_.readable(std::span(chronicle_.log()).subspan(chronicle_.last_turn())));
    }
    static std::string rows_wrapped(const std::vector<std::string>& texts) {
        std::string rows;
        for (const std::string& text : texts) rows += wrapped(text, 2) + "\n";
        return rows;
    }

    void tell() {
        const auto news = audience_.news(chronicle_.log(), shares_secrets());
        if (console_.owns_screen()) return;
        console_.print(rows_wrapped(news));
        if (!news.empty() && bot_moved_) console_.pause();
        bot_moved_ = false;
    }

    // The screen of its own: the table, the log with a note behind it, and below them what is asked.
    void draw(const Rows& asked) {
        const std::size_t height = console_.measure() - 1;
        const Rows log = rows_of(rows_wrapped(lately()) + note_);
        const std::size_t least_log = std::max(rows_of(note_).size(), some_log);
        note_.clear();
        drew_ = true;
        console_.wipe();
        console_.print(
            text_of(laid_out(rows_of(Voice<Table>::screen(seen(), console_.style())), log, asked, height, least_log)));
    }
    std::vector<std::string> lately() const {
        constexpr std::size_t enough = 40;
        const auto log = std::span(chronicle_.log());
        return audience_.readable(log.last(std::min(enough, log.size())));
    }

    // Brings the game one decision further, or back. Whether it goes on.
    bool go_on() {
        const heroes::Seat seat = decider(table());
        if (!audience_.has(seat)) return let_bot_decide(seat), true;
        while (!audience_.hand_over(seat, shares_secrets()))
            if (Console::is_at_end() || is_sure_to_leave()) return false;
        keep();
        tell();
        if (!console_.owns_screen() && is_table_due_for_player(seat)) show_table();
        is_table_due_ = false;
        return ask(*pending(table()));
    }
    void let_bot_decide(heroes::Seat seat) {
        if (console_.owns_screen())
            draw(rows_of(wrapped(painted_name(seat, console_.style()) + " decides ...", 2)));
        else if (is_table_due_for_watchers())
            show_table();
        bot_moved_ = true;
        act(bots_.choose(view(table(), seat), chronicle_.size()));
        if (console_.owns_screen()) console_.pause();
    }
    void act(const Action& action) {
        decided_ = decider(table());
        chronicle_.play(action);
        tell();
    }

    // A person sees the table when the game says so; else in every turn, and after others have decided.
    bool is_table_due_for_player(heroes::Seat seat) {
        const std::size_t turns = chronicle_.turns();
        const bool is_new = decided_ != seat || turns != turns_shown_;
        turns_shown_ = turns;
        if (is_table_due_) return true;
        if constexpr (requires { Words<Table>::shows_table(table(), *pending(table())); })
            return Words<Table>::shows_table(table(), *pending(table()));
        else
            return is_new;
    }
    // Whoever only watches sees it once in a round, which is a turn for each player.
    bool is_table_due_for_watchers() {
        const std::size_t turns = chronicle_.turns();
        const bool due = audience_.only_watches() && turns >= next_turn_shown_;
        if (due) next_turn_shown_ = turns + table().options.players;
        return due;
    }

    // Asks until somebody has chosen, takes something back, or leaves.
    bool ask(const Decision& decision) {
        const auto view = seen();
        Choices<Table> choices(*view, console_.style());
        const std::string question = Voice<Table>::question(*view, decision, console_.style());
        show_choices(question, choices);
        for (;;) {
            console_.print("> ");
            const auto typed = console_.read([&] {
                show_choices(question, choices);
                console_.print("> ");
            });
            if (!typed) return console_.line(""), false;
            if (Audience::is_quit(*typed)) {
                if (is_sure_to_leave()) return false;
            } else if (*typed == "undo") {
                if (took_back()) return true;
            } else if (!obeyed(*typed, view, question, choices)) {
                const Reply reply = reply_to(*typed, table(), *view, choices);
                if (reply.places.size() == 1) return act(choices.action(reply.places[0])), true;
                if (reply.places.empty()) {
                    answer(wrapped(reply.answer, 2) + "\n");
                } else {
                    choices.narrow(reply.places);
                    answer("Which of these? back shows all again.\n");
                    if (!console_.owns_screen()) console_.print(choices.text());
                }
            }
            if (console_.owns_screen()) show_choices(question, choices);
        }
    }
    void show_choices(const std::string& question, const Choices<Table>& choices) {
        if (!console_.owns_screen()) return console_.print(wrapped(question, 2) + "\n" + choices.text());
        const std::size_t height = console_.measure() - 1;
        const std::size_t noted = std::min(rows_of(note_).size(), height / 2);
        draw(asked_in(rows_of(wrapped(question, 2)), rows_of(choices.text()), height - noted));
    }

    // Says something that is no part of the game. What is too long for the screen is shown page by page.
    void answer(const std::string& text) {
        if (!console_.owns_screen()) return console_.print(text);
        const std::size_t height = console_.measure();
        const Rows rows = rows_of(text);
        if (rows.size() <= height / 3) return void(note_ = text);
        for (std::size_t i = 0; i < rows.size(); i += height - 1) {
            const auto from = rows.begin() + static_cast<Rows::difference_type>(i);
            const auto count = static_cast<Rows::difference_type>(std::min(height - 1, rows.size() - i));
            console_.wipe();
            console_.print(text_of(Rows(from, from + count)) + "Enter goes on > ");
            if (!console_.read()) return;
        }
    }

    bool is_sure_to_leave() {
        const bool is_saved = arguments_.save || saved_at_ == chronicle_.size();
        const auto typed =
            answer_to(is_saved ? "Quit? The game is saved." : "Quit? The game is lost unless you save it first.");
        return !typed || is_yes(*typed) || Audience::is_quit(*typed);
    }
    std::optional<std::string> answer_to(const std::string& question) const {
        console_.print(wrapped(question + " (y or n) ", 2));
        return console_.read();
    }
    static bool is_yes(const std::string& typed) { return typed == "y" || typed == "Y" || typed == "yes"; }

    // Goes back to the last thing that the person at the keyboard decided.
    bool took_back() {
        const heroes::Seat person = audience_.reader();
        const auto last = chronicle_.last_of(person);
        if (!last) return answer("There is nothing to take back.\n"), false;
        const bool is_unfair = chronicle_.has_taught(audience_.people(), person, *last);
        if (is_unfair && !is_yes(answer_to("That is not fair: since then dice or cards have shown something, or others "
                                           "have decided. Take it back all the same?")
                                     .value_or("n")))
            return false;
        chronicle_.take_back_to(*last);
        audience_.forget_after(chronicle_.log().size());
        if (saved_at_ && *saved_at_ > chronicle_.size()) saved_at_.reset();  // the game may go on otherwise
        is_table_due_ = true;
        answer(is_unfair ? "Taken back, which was not fair.\n" : "Taken back. Nobody has gained anything by it.\n");
        return true;
    }

    // The words that are no actions.
    bool obeyed(const std::string& typed, const heroes::View<Table>& view, const std::string& question,
                Choices<Table>& choices) {
        const std::size_t blank = typed.find(' ');
        const std::string word = typed.substr(0, blank);
        const std::string rest = blank == typed.npos ? "" : typed.substr(blank + 1);
        if (typed == "back") choices.widen();
        if (typed.empty() || typed == "?" || typed == "back")
            answer(choices_again(question, choices) + (typed == "?" ? Voice<Table>::commands() : ""));
        else if (const auto asked = information(word, rest, view, choices))
            answer(*asked);
        else if (typed == "s" || (word == "save" && !means_action(typed, view, choices)))
            save_now(rest);
        else
            return false;
        return true;
    }
    std::optional<std::string> information(const std::string& word, const std::string& rest,
                                           const heroes::View<Table>& view, const Choices<Table>& choices) const {
        if (word == "odds") return odds(rest, view, choices);
        if (word == "card") return rest.empty() ? "Say which: card and its name.\n" : cards_named<Table>(rest);
        if (word == "log" && (rest.empty() || detail::number_in_full(rest)))
            return log(detail::number_in_full(rest).value_or(20));
        if (!rest.empty()) return {};
        if (word == "help") return Voice<Table>::help();
        if (word == "t" || word == "table") return Voice<Table>::screen(view, console_.style());
        if (word == "hint") return hint(view, choices, arguments_.nodes.value_or(nodes_of(Player::normal)));
        if (word == "decks") return decks(view);
        return {};
    }
    // On a screen of its own they are there anyway, if there is room.
    std::string choices_again(const std::string& question, const Choices<Table>& choices) const {
        if (!console_.owns_screen()) return choices.text();
        const std::size_t height = console_.measure();
        const std::string all = wrapped(question, 2) + "\n" + choices.text();
        return rows_of(all).size() < height ? "" : all;
    }
    bool means_action(const std::string& typed, const heroes::View<Table>& view, const Choices<Table>& choices) const {
        return !reply_to(typed, table(), *view, choices).places.empty();
    }
    std::string odds(const std::string& which, const heroes::View<Table>& view, const Choices<Table>& choices) const {
        const Reply reply = reply_to(which, table(), *view, choices);
        if (reply.places.empty()) return "Say of which choice: odds and its number, or its words.\n";
        if (reply.places.size() != 1)
            return wrapped("These are " + counted(reply.places.size(), "choice") + ". Say of which one, as in: odds " +
                               choices.offers()[reply.places[0]],
                           2) +
                   "\n";
        return prospects(view, table(), choices.action(reply.places[0]));
    }
    std::string decks(const heroes::View<Table>& view) const {
        const std::string text = wrapped(Voice<Table>::decks(view), 2);
        return text.empty() ? "There are no decks in this game.\n" : text;
    }
    std::string log(long count) const {
        const auto texts = audience_.readable(chronicle_.log());
        const auto shown = std::min(texts.size(), static_cast<std::size_t>(std::max(count, 0L)));
        return rows_wrapped({texts.end() - static_cast<std::ptrdiff_t>(shown), texts.end()});
    }

    void show_table() const { console_.print(Voice<Table>::screen(seen(), console_.style())); }

    // With --save the file always holds the game as it stands.
    void keep() const {
        if (arguments_.save && !save(arguments_, chronicle_.record(), *arguments_.save))
            throw Complaint("cannot write '" + *arguments_.save + "': give --save a file in a folder you may write to");
    }
    void save_now(const std::string& name) {
        const std::string path =
            !name.empty() ? name : arguments_.save.value_or("heroes-" + arguments_.game.value_or("game") + ".save");
        const bool is_written = save(arguments_, chronicle_.record(), path);
        if (is_written) saved_at_ = chronicle_.size();
        answer(wrapped(is_written ? "Saved. Go on later with --load " + path
                                  : "Cannot write '" + path + "'. The game goes on.",
                       2) +
               "\n");
    }
    void give_up() const {
        console_.line("\n" +
                      wrapped("The bots see no end to this after " + counted(patience, "decision") + " and stop.", 2));
    }
    void leave() {
        keep();
        console_.leave_screen();
        if (arguments_.save) console_.line(wrapped("The game waits for you: --load " + *arguments_.save, 2));
        console_.line("Goodbye!");
    }

    Arguments arguments_;
    Console console_;
    Chronicle<Table> chronicle_;
    Audience audience_;
    Bots<Table> bots_;
    std::optional<heroes::Seat> decided_{};  // who decided last
    std::optional<std::size_t> saved_at_{};  // after how many actions
    std::string note_{};                     // to be shown on the screen behind the log
    std::size_t turns_shown_ = 0;            // turns that had begun when a person was asked last
    std::size_t next_turn_shown_ = 1;        // to those who only watch
    bool is_table_due_ = false;
    bool bot_moved_ = false;
    bool drew_ = false;
};

}  // namespace terminal
