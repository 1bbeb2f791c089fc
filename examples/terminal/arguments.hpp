#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../shared/command_line.hpp"
#include "../shared/settings.hpp"

namespace terminal {

using shared::CommandLine;
using shared::Complaint;
using shared::in_quotes;
using shared::number;

enum class Player : std::uint8_t { human, bot };

// What the command line says. What it leaves open stays empty.
struct Arguments {
    std::string game = "hedra";
    std::vector<Player> seats{};
    std::optional<std::uint64_t> seed{};
    std::optional<unsigned> players{};
    std::optional<unsigned> target{};
    std::optional<std::string> teams{};
    std::vector<shared::Setting> options{};
    std::optional<std::string> bot{};
    std::uint32_t nodes = 2000;
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

  --game NAME            the game, see below; hedra unless you say otherwise
  --players N            how many play, 2 unless you say otherwise; the first is you, the others are bots
  --seats human,bot,...  who sits where, in turn order
  --option NAME=VALUE    something players settle at set-up, such as target=3; rule_lab --list shows what there is
  --teams 2v2            games with teams: teams, seated alternately, such as 3v3 or 2v2v2
  --target N             the same as --option target=N
  --seed N               repeat a game: equal seeds give equal dice and cards
  --bots                 bots on all seats: watch a whole game
  --bot search           how bots think: random, greedy (takes what looks best at once) or search (looks ahead)
  --nodes N              how many positions a bot may look at before it decides; 2000 unless you say otherwise
  --fast                 no pauses
  --save FILE            keep the game in FILE, after every action
  --load FILE            go on with a saved game
  --no-color             no colours; the same as the variable NO_COLOR
  --help                 this text

Without a terminal to ask on, bots play unless --seats names a human.
People who share the keyboard of a game with secrets are asked to look away in turn.
During the game: a number or words choose, q quits, s saves, t shows the table, ? explains.
)";

namespace detail {

inline Player player(std::string_view text) {
    if (text == "human") return Player::human;
    if (text == "bot") return Player::bot;
    throw Complaint("--seats takes human and bot, separated by commas, not " + in_quotes(text));
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

inline void read(Arguments& arguments, std::string_view option, CommandLine& words) {
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
    else if (option == "--option")
        arguments.options.push_back(shared::setting(option, value()));
    else if (option == "--bot")
        arguments.bot = value();
    else if (option == "--nodes")
        arguments.nodes = number<std::uint32_t>(option, value(), 1, 1'000'000);
    else if (option == "--save")
        arguments.save = value();
    else if (option == "--load")
        arguments.load = value();
    else
        throw Complaint("unknown option " + in_quotes(option) + "; --help lists what there is");
}

inline void find_contradictions(const Arguments& arguments) {
    if (arguments.load &&
        (arguments.players || arguments.target || arguments.teams || arguments.seed || !arguments.options.empty()))
        throw Complaint("a loaded game keeps its players, options and dice: leave out --players, --target, --teams, "
                        "--option and --seed, or leave out --load");
    if (arguments.bots && !arguments.seats.empty())
        throw Complaint("--bots puts a bot on every seat: leave out --seats, or leave out --bots");
}

}  // namespace detail

inline Arguments parse(int count, char** words) {
    Arguments arguments;
    for (CommandLine rest(count, words); !rest.done();) detail::read(arguments, rest.next(), rest);
    detail::find_contradictions(arguments);
    return arguments;
}

// What the terminal does with a game.
using Play = void (*)(const Arguments&);

}  // namespace terminal
