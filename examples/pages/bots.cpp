// Every piece of code of docs/bots.md, with what stands there.

#include <cstdint>
#include <iostream>

#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/tools/bots.hpp>
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
    play_on_a_guess();
    evaluate_a_table();
}
