#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../shared/bots.hpp"
#include "../shared/command_line.hpp"
#include "../shared/settings.hpp"

namespace lab {

using shared::CommandLine;
using shared::Complaint;
using shared::in_quotes;
using shared::number;
using shared::Setting;

// What the command line says.
struct Arguments {
    std::string program{};  // if it is not examples/rule_lab
    std::string game = "hedra";
    std::string bot = "greedy";
    std::vector<Setting> knobs{};    // of the house rule
    std::vector<Setting> rival{};    // knobs of the rules that it is compared with
    std::vector<Setting> both{};     // knobs of both sides
    std::vector<Setting> options{};  // of both sides
    std::optional<Setting> sweep{};  // a knob and its values; no value is all that make sense
    std::size_t games = 1000;
    std::uint64_t seed = 1;
    std::uint32_t nodes = 100;
    std::size_t most_decisions = 20'000;
    std::size_t threads = 0;  // none is one for each core
    std::optional<std::string> html{};
    std::optional<std::string> text{};
    std::optional<std::string> csv{};
    bool events = false;
    bool list = false;
    bool help = false;
};

inline constexpr std::string_view usage =
    R"(Try a house rule: bots play the same games with and without it, and a report
tells what changed.

  examples/rule_lab --knob clearing_points=2 --games 2000 --html report.html
  examples/rule_lab --sweep clearing_points=1..4

  --game NAME          the game, see below; hedra unless you say otherwise
  --list               what can be changed: each knob with its clause, what it
                       settles, and which numbers make sense
  --knob NAME=VALUE    the house rule; say it again for a rule of several knobs
  --rival NAME=VALUE   another house rule, to compare it with instead of the
                       standard rules
  --both NAME=VALUE    a knob of both sides, to try one house rule on top of
                       another
  --sweep NAME=1..4    try several values of a knob: 1..4, 1,3,9 or no,yes;
                       --sweep NAME tries all that make sense
  --option NAME=VALUE  something players settle at set-up, on both sides, such
                       as target=3 or teams=1,2,1,2
  --players N          the same as --option players=N
  --games N            how many games each side plays; 1000 unless you say
                       otherwise
  --bot greedy         who plays: random; greedy, which takes what looks best at
                       once; or search, which looks ahead
  --nodes N            how many positions a bot may look at before it decides;
                       100 unless you say otherwise
  --seed N             equal seeds give equal reports
  --threads N          how many games are played at a time; one for each core
                       unless you say otherwise. The report is the same
  --give-up N          how many decisions a game may take before it counts as
                       unfinished; 20000 unless you say otherwise
  --events             tell how often each kind of event happened; the page
                       always does
  --html FILE          write the report as a page with charts
  --text FILE          write the report as text; it is always shown, too
  --csv FILE           write every game as a row of numbers
  --help               this text
)";

namespace detail {

// "clearing_points=1..4", or the name alone.
inline Setting sweep(std::string_view text) {
    return text.find('=') == text.npos ? Setting{std::string(text), ""} : shared::setting("--sweep", text);
}

inline bool read_rules(Arguments& arguments, std::string_view option, CommandLine& words) {
    const auto setting = [&] { return shared::setting(option, words.value_of(option)); };
    if (option == "--knob")
        arguments.knobs.push_back(setting());
    else if (option == "--rival")
        arguments.rival.push_back(setting());
    else if (option == "--both")
        arguments.both.push_back(setting());
    else if (option == "--option")
        arguments.options.push_back(setting());
    else if (option == "--players")
        arguments.options.push_back({"players", std::string(words.value_of(option))});
    else if (option == "--sweep")
        arguments.sweep = sweep(words.value_of(option));
    else
        return false;
    return true;
}

inline void read(Arguments& arguments, std::string_view option, CommandLine& words) {
    const auto value = [&] { return words.value_of(option); };
    if (read_rules(arguments, option, words)) return;
    if (option == "--help" || option == "-h")
        arguments.help = true;
    else if (option == "--list")
        arguments.list = true;
    else if (option == "--events")
        arguments.events = true;
    else if (option == "--game")
        arguments.game = value();
    else if (option == "--bot")
        arguments.bot = value();
    else if (option == "--games")
        arguments.games = number<std::size_t>(option, value(), 1, 10'000'000);
    else if (option == "--seed")
        arguments.seed = number<std::uint64_t>(option, value(), 0, ~std::uint64_t{0});
    else if (option == "--nodes")
        arguments.nodes = number<std::uint32_t>(option, value(), 1, 1'000'000);
    else if (option == "--threads")
        arguments.threads = number<std::size_t>(option, value(), 1, 1024);
    else if (option == "--give-up")
        arguments.most_decisions = number<std::size_t>(option, value(), 1, 1'000'000'000);
    else if (option == "--html")
        arguments.html = value();
    else if (option == "--text")
        arguments.text = value();
    else if (option == "--csv")
        arguments.csv = value();
    else
        throw Complaint("unknown option " + in_quotes(option) + "; --help lists what there is");
}

}  // namespace detail

inline Arguments parse(int count, char** words) {
    Arguments arguments;
    for (CommandLine rest(count, words); !rest.done();) detail::read(arguments, rest.next(), rest);
    return arguments;
}

// The lab compares rules that differ in their knobs; some must be named.
inline void demand_house_rule(const Arguments& arguments) {
    if (arguments.knobs.empty() && arguments.rival.empty() && !arguments.sweep)
        throw Complaint("name the house rule, for example --knob clearing_points=2; --list shows all knobs");
}

}  // namespace lab
