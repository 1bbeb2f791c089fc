// How strong the bots are, as rows of a table: each meets each weaker one in many games, two on every seed, with the
// seats swapped. With more than two players every other seat is the better one's, so that an even match is one half
// there, too; a win is one of any of its seats. A draw is half a win. Where all players are on one side, each bot plays
// for all of them, and what counts is how many games it wins. It is compiled once for each game.
//
//   hedra_bot_strength [games] [nodes] [players] [rollout] [exploration]

#include <array>
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <string>

#include <game.hpp>

#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>
#include <heroes/tools/statistics.hpp>

namespace {

using heroes::GreedyBot;
using heroes::Pcg32;
using heroes::RandomBot;
using heroes::SearchBot;
using heroes::Seat;
using heroes::Standing;
using heroes::View;

using Table = game::Table<game::BotRules>;

// A bot with its budget.
struct Player {
    const char* name;
    std::function<Table::Action(const View<Table>&)> choose;
};

// From the weakest to the strongest.
std::array<Player, 3> players(std::uint32_t nodes, const SearchBot& searcher) {
    const auto with = [nodes](auto bot) {
        return [=](const View<Table>& view) mutable { return bot.choose(view, nodes); };
    };
    return {{{"random", with(RandomBot{Pcg32{3}})}, {"greedy", with(GreedyBot{2})}, {"search", with(searcher)}}};
}

struct Score {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t decisions = 0;

    void add(Standing standing) { ++(standing == Standing::win ? wins : standing == Standing::draw ? draws : losses); }
};

// The best of the seats that one side has.
Standing standing_of(const Table& table, std::uint64_t side) {
    const auto result = outcome(table);
    Standing best = Standing::loss;
    heroes::for_each_seat(table.options, [&](Seat seat) {
        const Standing standing = result.seats[seat].standing;
        if (index_of(seat) % 2 == side && best != Standing::win && standing != Standing::loss) best = standing;
    });
    return best;
}

// What is played by turns, by so many players if that is said. Three are not two teams.
template <class Options = game::Options>
Options options_of(std::uint64_t nth, std::uint32_t number_of_players) {
    Options options = game::bot_modes[nth % std::size(game::bot_modes)];
    if (number_of_players != 0) options.players = static_cast<std::uint8_t>(number_of_players);
    if constexpr (requires { options.teams; })
        if (number_of_players % 2 != 0) options.teams = {};
    return options;
}

Score meet(std::uint64_t games, std::uint32_t number_of_players, Player better, Player other) {
    Score score;
    for (std::uint64_t game = 0; game != games; ++game) {
        const std::uint64_t side = game % 2;
        auto state = heroes::new_game<Table>(options_of(game / 2, number_of_players), Pcg32{5'000 + game / 2});
        const auto playout = heroes::play_out(state, [&](const auto& view) {
            return index_of(view.seat()) % 2 == side ? better.choose(view) : other.choose(view);
        });
        score.decisions += playout.decisions;
        score.add(standing_of(state.table, side));
    }
    return score;
}

Score play_together(std::uint64_t games, std::uint32_t number_of_players, Player player) {
    Score score;
    for (std::uint64_t game = 0; game != games; ++game) {
        auto state = heroes::new_game<Table>(options_of(game, number_of_players), Pcg32{5'000 + game});
        score.decisions += heroes::play_out(state, player.choose).decisions;
        score.add(standing_of(state.table, 0));
    }
    return score;
}

void print(const std::string& title, const Score& score) {
    const std::uint64_t games = score.wins + score.draws + score.losses;
    const double points = static_cast<double>(score.wins) + 0.5 * static_cast<double>(score.draws);
    const auto interval = heroes::wilson_interval(points, games);
    std::printf("| %s | %s | %" PRIu64 " | %" PRIu64 " | %" PRIu64 " | %.1f %% (%.1f to %.1f) | %" PRIu64 " |\n",
                std::string(name_of(game::Options{})).c_str(), title.c_str(), score.wins, score.draws, score.losses,
                100 * points / static_cast<double>(games), 100 * interval.low, 100 * interval.high,
                score.decisions / games);
    std::fflush(stdout);
}

void print_head(std::uint32_t nodes) {
    std::printf("| %" PRIu32
                " nodes | | won | drawn | lost | points | decisions a game |\n|---|---|---|---|---|---|---|\n",
                nodes);
}

void compare(std::uint64_t games, std::uint32_t number_of_players, const std::array<Player, 3>& all) {
    for (std::size_t better = 0; better != all.size(); ++better) {
        if (game::bots_play_together) print(all[better].name, play_together(games, number_of_players, all[better]));
        for (std::size_t other = 0; other != better && !game::bots_play_together; ++other)
            print(std::string(all[better].name) + " against " + all[other].name,
                  meet(games, number_of_players, all[better], all[other]));
    }
}

std::uint32_t number(int count, char** arguments, int at, std::uint32_t otherwise) {
    return count > at ? static_cast<std::uint32_t>(std::strtoul(arguments[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** arguments) {
    const std::uint32_t games = number(count, arguments, 1, 400);
    const std::uint32_t nodes = number(count, arguments, 2, 300);
    SearchBot searcher{.seed = 1};
    if (count > 4) searcher.rollout = number(count, arguments, 4, 0);
    if (count > 5) searcher.exploration = number(count, arguments, 5, 0);
    print_head(nodes);
    compare(games, number(count, arguments, 3, 0), players(nodes, searcher));
}
