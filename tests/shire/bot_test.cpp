#include "support.hpp"

#include <cstdint>
#include <cstdlib>

#include <heroes/shire/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

namespace shire_bots {

using namespace heroes;
using namespace heroes::shire;

struct BotRules : StandardRules {
    static constexpr Knobs knobs{.max_rounds = 60};

    bool operator==(const BotRules&) const = default;
};

// How many of some games one bot wins; it has every other seat, and changes seats after every game.
template <class Better, class Other>
int wins(const Options& options, std::uint64_t games, std::uint32_t nodes, Better better, Other other) {
    int won = 0;
    for (std::uint64_t game = 0; game != games; ++game) {
        auto state = shire::new_game(options, Pcg32{700 + game / 2}, BotRules{});
        const auto is_better = [&](Seat seat) { return index_of(seat) % 2 == game % 2; };
        play_out(state, [&](const auto& view) {
            return is_better(view.seat()) ? better.choose(view, nodes) : other.choose(view, nodes);
        });
        bool any = false;
        outcome(state.table).winners.for_each([&](Seat seat) { any = any || is_better(seat); });
        won += any;
    }
    return won;
}

TEST_CASE("evaluations of the Shire Arena stay in their bounds and know the outcome") {
    auto state = shire::new_game(presets::free_for_all(3), Pcg32{5}, BotRules{});
    RandomBot lucky{Pcg32{7}};
    play_out(state, [&](const auto& view) {
        for_each_seat(state.table.options,
                      [&](Seat seat) { REQUIRE(std::abs(evaluate(state.table, seat)) < sure_win); });
        return lucky.choose(view);
    });
    for_each_seat(state.table.options, [&](Seat seat) {
        CHECK(evaluate(state.table, seat) == worth_of(outcome(state.table).seats[seat].standing));
    });
}
TEST_CASE("SHI-130 a spell that waits for its target is worth what it will do") {
    // Only a spell with a choice of targets waits, so a third player is needed.
    auto state = shire::new_game(presets::free_for_all(3, 0), Pcg32{5}, BotRules{});
    RandomBot lucky{Pcg32{7}};
    int waited = 0;
    play_out(state, [&](const auto& view) {
        const auto actions = legal_actions(*view);
        if (holds_alternative<MainPhase>(*pending(*view)))
            for (const Action& action : actions) {
                auto cast = state.table;
                Pcg32 chance{9};
                play(cast, action, chance);
                if (is_over(cast) || !holds_alternative<ChooseTarget>(*pending(cast)) || waited++ != 0) continue;
                CHECK(evaluate(cast, view.seat()) > evaluate(state.table, view.seat()));
            }
        return lucky.choose(view);
    });
    CHECK(waited > 0);
}
TEST_CASE("in the Shire Arena greedy beats random and search beats greedy in a few games already") {
    CHECK(wins(presets::duel, 20, 60, GreedyBot{1}, RandomBot{Pcg32{2}}) > 13);
    CHECK(wins(presets::duel, 8, 60, SearchBot{.seed = 3}, GreedyBot{1}) > 6);
    CHECK(wins(presets::free_for_all(3), 20, 40, GreedyBot{1}, RandomBot{Pcg32{2}}) > 10);
}

}  // namespace shire_bots
