// Random games, each played once more by a referee that knows only the clause book.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <laws.hpp>
#include <shire/referee.hpp>

namespace {

using namespace shire_referee;

struct Match {
    const char* name;
    Options options;
};

const std::vector<Match>& matches() {
    static const std::vector<Match> all{
        {"1v1", presets::teams(1, 1)},          {"1v1, level 0", presets::teams(1, 1, 0)},
        {"2v2", presets::teams(2, 2)},          {"2v2, level 0", presets::teams(2, 2, 0)},
        {"3v3", presets::teams(3, 3)},          {"3v3, level 0", presets::teams(3, 3, 0)},
        {"free for all, 3", presets::free_for_all(3)}, {"free for all, 3, level 0", presets::free_for_all(3, 0)},
        {"free for all, 5", presets::free_for_all(5)}, {"free for all, 5, level 0", presets::free_for_all(5, 0)},
        {"free for all, 6", presets::free_for_all(6)}, {"free for all, 6, level 0", presets::free_for_all(6, 0)},
    };
    return all;
}

constexpr std::size_t most_answers = 3000;

}  // namespace

TEST_CASE("a referee who knows only the clause book agrees with every step of random games") {
    std::size_t replayed = 0;
    for (const Match& match : matches())
        for (std::uint64_t seed = 1; seed <= laws::games_to_play(200, 50); ++seed) {
            const Record record = play_at_random(match.options, seed, most_answers);
            try {
                Referee{record}.replay();
            } catch (const Disagreement& disagreement) {
                FAIL(std::string(match.name), ", seed ", seed, ", answer ", disagreement.moment, ": ", disagreement.what);
            }
            ++replayed;
        }
    CHECK(replayed == matches().size() * laws::games_to_play(200, 50));
}
