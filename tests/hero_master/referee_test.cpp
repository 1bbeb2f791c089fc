// Random games, each played once more by a referee that knows only the clause book.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include <hero_master/referee.hpp>
#include <how_many.hpp>

using namespace hero_master_referee;

TEST_CASE("a referee who knows only the clause book agrees with every step of random games") {
    for (const std::uint8_t players : {2, 3, 4})
        for (std::uint64_t seed = 1; seed <= laws::games_to_play(1000, 50); ++seed) {
            const auto record = play_at_random({.players = players}, seed);
            try {
                Referee{record}.replay();
            } catch (const Disagreement& disagreement) {
                FAIL(int(players), " players, seed ", seed, ", answer ", disagreement.moment, ": ", disagreement.what);
            }
        }
}
