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
    std::string game = "hedra";
    std::string bot = "greedy";
    std::vector<Setting> knobs{};    // of the house rule
    std::vector<Setting> both{};     // knobs of both sides
    std::vector<Setting> options{};  // of both sides
    std::size_t games = 1000;
    std::uint64_t seed = 1;
    std::uint32_t nodes = 100;
    std::size_t most_decisions = 20'000;
    std::optional<std::string> html{};
    std::optional<std::string> text{};
    bool events = false;
    bool list = false;
    bool help = false;
};

inline constexpr std::string_view usage =
    R"(Try a house rule: bots play the same games with and without it, and a report tells what changed.

  examples/rule_lab --game hedra --knob clearing_points=2 --games 2000 --html report.html

  --game NAME          the game, see below; hedra unless you say otherwise
  --knob NAME=VALUE    the house rule; say it again for a rule that turns several knobs
  --list               the knobs and options of the game, and what they are set to in the standard rules
  --both NAME=VALUE    a knob that is turned before and after, to try one house rule on top of another
  --option NAME=VALUE  something players settle at set-up, before and after, such as target=3 or teams=1,2,1,2
  --players N          the same as --option players=N
  --games N            how many pairs of games to play; 1000 unless you say otherwise
  --bot greedy         who plays: random, greedy, which takes what looks best at once, or search, which looks ahead
  --nodes N            how many positions a bot may look at before it decides; 100 unless you say otherwise
  --seed N             equal seeds give equal reports
  --give-up N          how many decisions a game may take before it counts as unfinished; 20000 unless you say otherwise
  --events             count how often each kind of event happens, too
  --html FILE          write the report as a page with charts
  --text FILE          write the report as text; it is always shown, too
  --help               this text
)";

namespace detail {

inline void read(Arguments& arguments, std::string_view option, CommandLine& words) {
    const auto value = [&] { return words.value_of(option); };
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
    else if (option == "--knob")
        arguments.knobs.push_back(shared::setting(option, value()));
    else if (option == "--both")
        arguments.both.push_back(shared::setting(option, value()));
    else if (option == "--option")
        arguments.options.push_back(shared::setting(option, value()));
    else if (option == "--players")
        arguments.options.push_back({"players", std::string(value())});
    else if (option == "--games")
        arguments.games = number<std::size_t>(option, value(), 1, 10'000'000);
    else if (option == "--seed")
        arguments.seed = number<std::uint64_t>(option, value(), 0, ~std::uint64_t{0});
    else if (option == "--nodes")
        arguments.nodes = number<std::uint32_t>(option, value(), 1, 1'000'000);
    else if (option == "--give-up")
        arguments.most_decisions = number<std::size_t>(option, value(), 1, 1'000'000'000);
    else if (option == "--html")
        arguments.html = value();
    else if (option == "--text")
        arguments.text = value();
    else
        throw Complaint("unknown option " + in_quotes(option) + "; --help lists what there is");
}

}  // namespace detail

inline Arguments parse(int count, char** words) {
    Arguments arguments;
    for (CommandLine rest(count, words); !rest.done();) detail::read(arguments, rest.next(), rest);
    if (arguments.knobs.empty() && !arguments.list && !arguments.help)
        throw Complaint("name the house rule, for example --knob clearing_points=2; --list shows all knobs");
    return arguments;
}

}  // namespace lab
