// How strong the bots are: each meets the next weaker one in many games, two on every seed, with the seats swapped.
// With more than two players every other seat is the better one's, so that an even match is one half there, too; a win
// is one of any of its seats. A draw is half a win. It is compiled once for each game.
//
//   hedra_bot_strength [games] [nodes] [players] [rollout] [exploration]

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

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

using Table = game::Table<game::BotRules>;

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

template <class Better, class Other>
Score meet(std::uint64_t games, game::Options options, Better better, Other other) {
    Score score;
    for (std::uint64_t game = 0; game != games; ++game) {
        const std::uint64_t side = game % 2;
        auto state = heroes::new_game<Table>(options, Pcg32{5'000 + game / 2});
        const auto playout = heroes::play_out(state, [&](const auto& view) {
            return index_of(view.seat()) % 2 == side ? better(view) : other(view);
        });
        score.decisions += playout.decisions;
        score.add(standing_of(state.table, side));
    }
    return score;
}

void print(const char* title, const Score& score) {
    const std::uint64_t games = score.wins + score.draws + score.losses;
    const double points = static_cast<double>(score.wins) + 0.5 * static_cast<double>(score.draws);
    const auto interval = heroes::wilson_interval(points, games);
    std::printf("%-24s %4" PRIu64 " won %4" PRIu64 " drawn %4" PRIu64 " lost: %5.1f %% (%4.1f to %4.1f), %" PRIu64
                " decisions a game\n",
                title, score.wins, score.draws, score.losses, 100 * points / static_cast<double>(games),
                100 * interval.low, 100 * interval.high, score.decisions / games);
    std::fflush(stdout);
}

void rank(std::uint64_t games, std::uint32_t nodes, const game::Options& options, const SearchBot& searcher) {
    const auto with = [nodes](auto bot) { return [=](const auto& view) mutable { return bot.choose(view, nodes); }; };
    print("greedy : random", meet(games, options, with(GreedyBot{2}), with(RandomBot{Pcg32{3}})));
    print("search : greedy", meet(games, options, with(searcher), with(GreedyBot{2})));
}

// A match of so many players. Three are not two teams.
template <class Options = game::Options>
Options match_of(std::uint8_t players) {
    Options options{};
    options.players = players;
    if constexpr (requires { options.teams; })
        if (players % 2 != 0) options.teams = {};
    return options;
}

std::uint32_t number(int count, char** arguments, int at, std::uint32_t otherwise) {
    return count > at ? static_cast<std::uint32_t>(std::strtoul(arguments[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** arguments) {
    const std::uint32_t games = number(count, arguments, 1, 400);
    const std::uint32_t nodes = number(count, arguments, 2, 300);
    const std::uint32_t players = number(count, arguments, 3, game::Options{}.players);
    const game::Options options = match_of(static_cast<std::uint8_t>(players));
    SearchBot searcher{.seed = 1};
    if (count > 4) searcher.rollout = number(count, arguments, 4, 0);
    if (count > 5) searcher.exploration = number(count, arguments, 5, 0);
    rank(games, nodes, options, searcher);
}
