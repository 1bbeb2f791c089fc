// Every piece of code of docs/bots.md, with what stands there.

#include <cstdint>
#include <iostream>
#include <vector>

#include <heroes/core/text.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/parallel_search.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include "expect.hpp"

using namespace heroes;

namespace {

void play_a_game() {
    auto state = hedra::new_game({}, Pcg32{42});
    const SearchBot searcher{.seed = 1};
    const GreedyBot greedy{.seed = 2};

    const Playout playout = play_out(state, [&](const View<hedra::Table<>>& view) {
        return view.seat() == Seat::one ? searcher.choose(view, 500) : greedy.choose(view, 100);
    });

    std::cout << "After " << playout.decisions << " decisions it is " << state.table.scores[Seat::one] << " to "
              << state.table.scores[Seat::two] << ".\n";
    expect(playout.finished, "the game is over");
}

void ask_for_reasons() {
    auto state = hedra::new_game({}, Pcg32{42});
    const GreedyBot greedy{.seed = 2};
    play_out(
        state, [&](const auto& view) { return greedy.choose(view, 100); }, 16);
    while (decider(state.table) != Seat::one)
        play(state.table, greedy.choose(view(state.table, decider(state.table)), 100), state.chance);

    const auto found = SearchBot{.seed = 1}.advise(view(state.table, Seat::one), 2000);
    std::cout << to_text(found.favourite.action).view() << ": tried " << found.favourite.visits << " times of "
              << found.simulations << ", worth " << 100 * found.favourite.worth / sure_win << " % of a win\n";
    for (const auto& tried : found.line)
        std::cout << to_text(tried.seat).view() << ' ' << to_text(tried.action).view() << '\n';

    expect(found.simulations == 2000 && found.line[0] == found.favourite, "the favourite begins the line");

    Search search{view(state.table, Seat::one), SearchBot{.seed = 1}, 10'000};  // room for so many nodes
    for (int frame = 0; frame != 20; ++frame) search.think(100);
    const auto action = search.findings().favourite.action;

    expect(search.findings() == found, "slices make no difference");

    const auto before = state;
    std::vector<hedra::Action> played{action};  // by this seat, and by all others until it decides again
    play(state.table, action, state.chance);
    while (decider(state.table) != Seat::one) {
        played.push_back(greedy.choose(view(state.table, decider(state.table)), 100));
        play(state.table, played.back(), state.chance);
    }
    const bool kept = search.go_on(view(state.table, Seat::one), played);

    std::cout << (kept ? "The tree was kept.\n" : "The search begins anew.\n");
    expect(kept == (state.chance == before.chance), "nothing is hidden in Hedra, so only dice count");

    const ParallelSearchBot pair{.bot = SearchBot{.seed = 1}, .threads = 2};
    const auto shared = pair.advise(view(state.table, Seat::one), 4000);

    expect(shared == pair.advise(view(state.table, Seat::one), 4000), "the same for as many threads");
}

// A bot of one's own is anything that chooses.
struct FirstBot {
    template <GameTable Table>
    typename Table::Action choose(const View<Table>& view, std::uint32_t) {
        return legal_actions(*view)[0];
    }
};
static_assert(Bot<FirstBot, hedra::Table<>>);

void play_on_a_guess() {
    const auto view = hedra::view(hedra::new_game({}, Pcg32{42}).table, Seat::one);
    Pcg32 luck{1};
    auto table = determinize(view, luck);
    while (!is_over(table)) {
        const auto actions = legal_actions(table);
        play(table, actions[luck.below(static_cast<std::uint32_t>(actions.size()))], luck);
    }

    expect(outcome(table).winners.size() >= 1, "somebody wins");
}

void evaluate_a_table() {
    const auto table = hedra::Position{}.score(Seat::one, 3).score(Seat::two, 1).table();
    const int worth = evaluate(table, Seat::one);  // from -sure_win to sure_win

    std::cout << "Two points more are worth " << 100.0 * worth / sure_win << " % of a win.\n";
    expect(worth > 0 && worth < sure_win, "a lead is good, but no win");
    expect(evaluate(table, Seat::two) == -worth, "what is good for one is bad for the other");
}

}  // namespace

int main() {
    play_a_game();
    ask_for_reasons();
    play_on_a_guess();
    evaluate_a_table();
}
