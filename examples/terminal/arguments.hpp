#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/enum_names.hpp>

#include "../shared/command_line.hpp"
#include "../shared/settings.hpp"
#include "text.hpp"

namespace terminal {

using heroes::name_of;
using shared::CommandLine;
using shared::Complaint;
using shared::in_quotes;
using shared::number;

// Who sits on a seat: a person, a bot as strong as --level says, or a bot of a level of its own.
enum class Player : std::uint8_t { human, bot, easy, normal, hard, last = hard };

constexpr heroes::EnumNames<Player> names_of(Player) { return {"human", "bot", "easy", "normal", "hard"}; }

// What the command line says. What it leaves open stays empty.
struct Arguments {
    std::optional<std::string> game{};
    std::vector<Player> seats{};
    std::vector<std::string> names{};
    std::optional<std::uint64_t> seed{};
    std::optional<unsigned> players{};
    std::optional<unsigned> target{};
    std::optional<std::string> teams{};
    std::vector<shared::Setting> options{};
    std::vector<shared::Setting> knobs{};
    std::optional<Player> level{};
    std::optional<std::string> bot{};
    std::optional<std::uint32_t> nodes{};
    std::optional<std::string> save{};
    std::optional<std::string> load{};
    std::string record{};   // of the game that was loaded
    std::size_t above = 0;  // lines above the record in its file
    bool fast = false;
    bool bots = false;
    bool plain = false;
    bool lines = false;
    bool help = false;
    bool list = false;
};

inline constexpr std::string_view usual_game = "hedra";

inline constexpr std::string_view usage =
    R"(Play a game of Heroes in the terminal, against bots or with people at the
same keyboard.

  examples/play [options]

  --game NAME            the game, see below; hedra unless you say otherwise
  --players N            how many play, 2 unless you say otherwise; the first
                         is you, the others are bots
  --seats human,bot,...  who sits where, in turn order: human, bot, or a bot
                         that is easy, normal or hard
  --names Anna,Ben,...   what the players are called, in turn order
  --level LEVEL          how strong the bots are: easy, normal or hard
  --knob NAME=VALUE      a house rule, such as clearing_points=2; again for
                         another
  --option NAME=VALUE    something players settle at set-up, such as target=3
  --list                 the knobs and options of the game, and what they are
                         unless you say otherwise
  --teams 2v2            games with teams: teams, seated alternately
  --target N             the same as --option target=N
  --seed N               repeat a game: equal seeds give equal dice and cards
  --bots                 bots on all seats: watch a whole game
  --bot KIND             how bots think: random, greedy (takes what looks best
                         at once) or search (looks ahead)
  --nodes N              how often a bot plays on before it decides, instead
                         of a level
  --fast                 no pauses
  --save FILE            keep the game in FILE whenever somebody is asked
  --load FILE            go on with a saved game, whichever it is
  --lines                line by line, without a screen of its own
  --no-color             no colours; the same as the variable NO_COLOR
  --help                 this text

Without a terminal to ask on, bots play unless --seats names a human.
People who share the keyboard of a game with secrets look away in turn.
During the game a number or words choose, and ? shows what else there is.
)";

namespace detail {

inline std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t comma = 0; comma != text.npos;) {
        comma = text.find(',');
        parts.emplace_back(text.substr(0, comma));
        if (comma != text.npos) text.remove_prefix(comma + 1);
    }
    return parts;
}

inline std::optional<Player> player(std::string_view text) {
    std::optional<Player> named;
    heroes::for_each_enumerator<Player>([&](Player each) {
        if (name_of(each) == text) named = each;
    });
    return named;
}

inline std::vector<Player> players(std::string_view text) {
    std::vector<Player> seats;
    for (const std::string& part : split(text)) {
        if (!player(part))
            throw Complaint("--seats takes human, bot, easy, normal and hard, separated by commas, not " +
                            in_quotes(part));
        seats.push_back(*player(part));
    }
    return seats;
}

inline std::vector<std::string> names(std::string_view text) {
    constexpr std::size_t most = 20;
    const std::vector<std::string> parts = split(text);
    for (const std::string& part : parts)
        if (width_of(part) > most ||
            std::any_of(part.begin(), part.end(), [](unsigned char letter) { return letter < ' ' || letter == 0x7f; }))
            throw Complaint("--names takes names of at most " + std::to_string(most) +
                            " letters, separated by commas, not " + in_quotes(part));
    return parts;
}

inline Player level(std::string_view text) {
    const auto named = player(text);
    if (!named || *named < Player::easy) throw Complaint("--level takes easy, normal or hard, not " + in_quotes(text));
    return *named;
}

inline void read(Arguments& arguments, std::string_view option, CommandLine& words) {
    constexpr std::uint64_t any = ~std::uint64_t{0};
    const auto value = [&] { return words.value_of(option); };
    if (option == "--help" || option == "-h")
        arguments.help = true;
    else if (option == "--list")
        arguments.list = true;
    else if (option == "--fast")
        arguments.fast = true;
    else if (option == "--bots")
        arguments.bots = true;
    else if (option == "--no-color" || option == "--no-colour")
        arguments.plain = true;
    else if (option == "--lines")
        arguments.lines = true;
    else if (option == "--game")
        arguments.game = value();
    else if (option == "--names")
        arguments.names = names(value());
    else if (option == "--level")
        arguments.level = level(value());
    else if (option == "--knob")
        arguments.knobs.push_back(shared::setting(option, value()));
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
    if (arguments.load && (arguments.game || arguments.players || arguments.target || arguments.teams ||
                           arguments.seed || !arguments.options.empty() || !arguments.knobs.empty()))
        throw Complaint("a loaded game keeps its rules, players, options and dice: leave out --game, --players, "
                        "--target, --teams, --option, --knob and --seed, or leave out --load");
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
