#include "support.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <how_many.hpp>

#include "cautious.hpp"

using namespace hamlet_test;

namespace {

constexpr std::uint16_t most_turns = 600;

// Calls f with the state after every decision of a game among cautious players; answers how it stands at the end.
template <class F>
Table<> play_cautiously(std::uint8_t players, std::uint64_t seed, F&& f) {
    auto state = new_game(Options{.players = players}, Pcg32{seed});
    while (!is_over(state.table) && state.table.turn.number <= most_turns) {
        const Action action = cautious::Player{state.table}.choose();
        REQUIRE(judge(state.table, action));
        play(state.table, action, state.chance);
        f(state.table);
    }
    return state.table;
}

// How many games end with a winner, in percent.
int winners(std::uint8_t players) {
    const int games = static_cast<int>(laws::games_to_play(400, 10));
    int won = 0;
    std::vector<int> rounds;
    for (int game = 0; game != games; ++game) {
        const auto table = play_cautiously(players, static_cast<std::uint64_t>(game) * 77 + 5, [](const auto&) {});
        if (!table.winner) continue;
        ++won;
        rounds.push_back(table.turn.round);
    }
    std::sort(rounds.begin(), rounds.end());
    const int percent = 100 * won / games;
    MESSAGE(int{players}, " cautious players: ", percent, " of 100 games have a winner, half of them by round ",
            rounds[rounds.size() / 2]);
    return percent;
}

}  // namespace

TEST_CASE("most games among cautious players have a winner") {
    CHECK(winners(2) >= 85);
    CHECK(winners(3) >= 80);
    CHECK(winners(4) >= 65);
}

// Players who know what they want come where those who pick at random hardly ever do: to the Champion.
TEST_CASE("HAM-223 the table is sound after every decision of a cautious player, for every seat that looks at it") {
    std::size_t longest = 0;
    std::size_t challenges = 0;
    Pcg32 chance{7};
    for (std::uint64_t seed = 1; seed <= laws::games_to_play(40, 4); ++seed)
        play_cautiously(static_cast<std::uint8_t>(2 + seed % 3), seed, [&](const Table<>& table) {
            REQUIRE(audit(table));
            longest = std::max(longest, legal_actions(table).size());
            if (table.encounter.at == Lair::abbey) ++challenges;
            const Seat seat = static_cast<Seat>(chance.below(enum_count<Seat>));
            const auto seen = view(table, seat);
            const Table<> guess = determinize(seen, chance);
            REQUIRE(audit(guess));
            REQUIRE(view(guess, seat) == seen);
            if (seat == decider(table)) REQUIRE(legal_actions(guess) == legal_actions(table));
        });
    MESSAGE("at most ", longest, " legal actions, ", challenges, " decisions in the Abbey");
    CHECK(longest <= Table<>::most_actions);
    CHECK(challenges > 100);
}
