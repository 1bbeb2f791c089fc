#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

// What is wrong with what the user asked for, and what to do about it, in one line.
struct Complaint : std::runtime_error {
    using std::runtime_error::runtime_error;
};

enum class Player : std::uint8_t { human, bot };

// What the command line says. What it leaves open stays empty.
struct Arguments {
    std::string game = "hedra";
    std::vector<Player> seats{};
    std::optional<std::uint64_t> seed{};
    std::optional<unsigned> players{};
    std::optional<unsigned> target{};
    std::optional<std::string> teams{};
    std::optional<std::string> save{};
    std::optional<std::string> load{};
    bool fast = false;
    bool bots = false;
    bool plain = false;
    bool help = false;
};

inline constexpr std::string_view usage =
    R"(Play a game of Heroes in the terminal, against bots or with people at the same keyboard.

  examples/play [options]

  --game hedra           the game: hedra, which is Heroes of Hedra, or hamlet, which is Hamlet Heroes
  --players N            2 to 6 players, in Hamlet Heroes 2 to 4; the first is you, the others are bots
  --seats human,bot,...  who sits where, in turn order
  --teams 2v2            Hedra only: teams, seated alternately: 2v2, 3v3 or 2v2v2
  --target N             Hedra only: the score that brings on the last round; 5 unless you say otherwise
  --seed N               repeat a game: equal seeds give equal dice and cards
  --bots                 bots on all seats: watch a whole game
  --fast                 no pauses
  --save FILE            keep the game in FILE, after every action
  --load FILE            go on with a saved game
  --no-color             no colours; the same as the variable NO_COLOR
  --help                 this text

Without a terminal to ask on, bots play unless --seats names a human.
People who share the keyboard of a game with secrets are asked to look away in turn.
During the game: a number chooses, q quits, s saves, t shows the table, ? explains.
)";

namespace detail {

inline std::string quoted(std::string_view text) { return std::string("'").append(text).append("'"); }

template <class Number>
Number number(std::string_view option, std::string_view text, Number least, Number most) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        throw Complaint(std::string(option) + " takes a number from " + std::to_string(least) + " to " +
                        std::to_string(most) + ", not " + quoted(text));
    return value;
}

inline Player player(std::string_view text) {
    if (text == "human") return Player::human;
    if (text == "bot") return Player::bot;
    throw Complaint("--seats takes human and bot, separated by commas, not " + quoted(text));
}

inline std::vector<Player> players(std::string_view text) {
    std::vector<Player> seats;
    for (std::size_t comma = 0; comma != text.npos;) {
        comma = text.find(',');
        seats.push_back(player(text.substr(0, comma)));
        if (comma != text.npos) text.remove_prefix(comma + 1);
    }
    return seats;
}

// The command line, read one word after the other; "--seed=7" is two words.
class Words {
public:
    Words(int count, char** words) {
        for (int i = 1; i < count; ++i) {
            const std::string_view word = words[i];
            const auto equals = word.starts_with("--") ? word.find('=') : word.npos;
            words_.push_back(word.substr(0, equals));
            if (equals != word.npos) words_.push_back(word.substr(equals + 1));
        }
    }
    bool done() const { return next_ == words_.size(); }
    std::string_view next() { return words_[next_++]; }
    std::string_view value_of(std::string_view option) {
        if (done()) throw Complaint(std::string(option) + " needs a value after it; --help shows an example");
        return next();
    }

private:
    std::vector<std::string_view> words_{};
    std::size_t next_ = 0;
};

inline void read(Arguments& arguments, std::string_view option, Words& words) {
    constexpr std::uint64_t any = ~std::uint64_t{0};
    const auto value = [&] { return words.value_of(option); };
    if (option == "--help" || option == "-h")
        arguments.help = true;
    else if (option == "--fast")
        arguments.fast = true;
    else if (option == "--bots")
        arguments.bots = true;
    else if (option == "--no-color" || option == "--no-colour")
        arguments.plain = true;
    else if (option == "--game")
        arguments.game = value();
    else if (option == "--seats")
        arguments.seats = players(value());
    else if (option == "--seed")
        arguments.seed = number<std::uint64_t>(option, value(), 0, any);
    else if (option == "--players")
        arguments.players = number(option, value(), 1u, 255u);  // how many can play is for the game to say
    else if (option == "--target")
        arguments.target = number(option, value(), 1u, 100u);
    else if (option == "--teams")
        arguments.teams = value();
    else if (option == "--save")
        arguments.save = value();
    else if (option == "--load")
        arguments.load = value();
    else
        throw Complaint("unknown option " + quoted(option) + "; --help lists what there is");
}

inline void find_contradictions(const Arguments& arguments) {
    if (arguments.load && (arguments.players || arguments.target || arguments.teams || arguments.seed))
        throw Complaint("a loaded game keeps its players, target, teams and dice: leave out --players, --target, "
                        "--teams and --seed, or leave out --load");
    if (arguments.bots && !arguments.seats.empty())
        throw Complaint("--bots puts a bot on every seat: leave out --seats, or leave out --bots");
}

}  // namespace detail

inline Arguments parse(int count, char** words) {
    Arguments arguments;
    for (detail::Words rest(count, words); !rest.done();) detail::read(arguments, rest.next(), rest);
    detail::find_contradictions(arguments);
    return arguments;
}

}  // namespace terminal
