// How strong the bots are: each meets the next weaker one in many games, two on every seed, with the seats swapped.
// A draw is half a win; so is a game that is not over after so many turns.
//
//   bot_strength [games] [hedra|hamlet] [nodes] [rollout] [exploration]

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <heroes/hamlet.hpp>
#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>
#include <heroes/tools/statistics.hpp>

namespace {

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;
using heroes::GreedyBot;
using heroes::Pcg32;
using heroes::RandomBot;
using heroes::SearchBot;
using heroes::Seat;
using heroes::Standing;

constexpr std::uint16_t most_turns = 150;

// Games of Hamlet can go on for ever.
struct NoEndlessGames : hamlet::StandardRules {
    static constexpr hamlet::Knobs knobs{.max_turns = most_turns};
};

struct Score {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t decisions = 0;

    void add(Standing standing) { ++(standing == Standing::win ? wins : standing == Standing::draw ? draws : losses); }
};

template <class Table, class Better, class Other>
Score meet(std::uint64_t games, Better better, Other other) {
    Score score;
    for (std::uint64_t game = 0; game != games; ++game) {
        const Seat seat = game % 2 == 0 ? Seat::one : Seat::two;
        auto state = heroes::new_game<Table>({}, Pcg32{5'000 + game / 2});
        const auto playout =
            heroes::play_out(state, [&](const auto& view) { return view.seat() == seat ? better(view) : other(view); });
        score.decisions += playout.decisions;
        score.add(outcome(state.table).seats[seat].standing);
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

template <class Table>
void rank(const char* greedy_title, const char* search_title, std::uint64_t games, std::uint32_t nodes,
          const SearchBot& searcher) {
    const auto with = [nodes](auto bot) { return [=](const auto& view) mutable { return bot.choose(view, nodes); }; };
    print(greedy_title, meet<Table>(games, with(GreedyBot{2}), with(RandomBot{Pcg32{3}})));
    print(search_title, meet<Table>(games, with(searcher), with(GreedyBot{2})));
}

std::uint32_t number(int count, char** arguments, int at, std::uint32_t otherwise) {
    return count > at ? static_cast<std::uint32_t>(std::strtoul(arguments[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** arguments) {
    const std::uint32_t games = number(count, arguments, 1, 400);
    const std::string_view only = count > 2 ? arguments[2] : "";
    const std::uint32_t nodes = number(count, arguments, 3, 300);
    SearchBot searcher{.seed = 1};
    if (count > 4) searcher.rollout = number(count, arguments, 4, 0);
    if (count > 5) searcher.exploration = number(count, arguments, 5, 0);
    if (only != "hamlet")
        rank<hedra::Table<>>("hedra, greedy : random", "hedra, search : greedy", games, nodes, searcher);
    if (only != "hedra")
        rank<hamlet::Table<NoEndlessGames>>("hamlet, greedy : random", "hamlet, search : greedy", games, nodes,
                                            searcher);
}
