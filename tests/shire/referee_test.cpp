// Random games, each played once more by a referee that knows only the clause book.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <how_many.hpp>
#include <shire/referee.hpp>

namespace {

using namespace shire_referee;

struct Match {
    const char* name;
    Options options;
};

const std::vector<Match>& matches() {
    static const std::vector<Match> all{
        {"1v1", presets::teams(1, 1)},
        {"1v1, level 0", presets::teams(1, 1, 0)},
        {"2v2", presets::teams(2, 2)},
        {"2v2, level 0", presets::teams(2, 2, 0)},
        {"3v3", presets::teams(3, 3)},
        {"3v3, level 0", presets::teams(3, 3, 0)},
        {"free for all, 3", presets::free_for_all(3)},
        {"free for all, 3, level 0", presets::free_for_all(3, 0)},
        {"free for all, 5", presets::free_for_all(5)},
        {"free for all, 5, level 0", presets::free_for_all(5, 0)},
        {"free for all, 6", presets::free_for_all(6)},
        {"free for all, 6, level 0", presets::free_for_all(6, 0)},
    };
    return all;
}

constexpr std::size_t most_answers = 1000;

}  // namespace

TEST_CASE("a referee who knows only the clause book agrees with every step of random games") {
    std::size_t replayed = 0;
    for (const Match& match : matches())
        for (std::uint64_t seed = 1; seed <= laws::games_to_play(200, 50); ++seed) {
            const auto record = play_at_random(match.options, seed, most_answers);
            try {
                Referee{record}.replay();
            } catch (const Disagreement& disagreement) {
                FAIL(std::string(match.name), ", seed ", seed, ", answer ", disagreement.moment, ": ",
                     disagreement.what);
            }
            ++replayed;
        }
    CHECK(replayed == matches().size() * laws::games_to_play(200, 50));
}

// The referee would be worth nothing if it agreed with everything.
TEST_CASE("the referee objects to games that are played by other rules") {
    const auto is_noticed = [](const Knobs& knobs) {
        for (std::uint64_t seed = 1; seed <= 16; ++seed)
            for (const Options& options : {presets::teams(2, 2), presets::free_for_all(3)}) {
                const auto record = play_at_random(options, seed, most_answers, RuntimeRules{knobs});
                try {
                    Referee{record}.replay();
                } catch (const Disagreement&) {
                    return true;
                }
            }
        return false;
    };
    CHECK(is_noticed({.knockback_price = 5}));
    CHECK(is_noticed({.bounty_reward = 3}));
    CHECK(is_noticed({.glowing_damage = 3}));
    CHECK(is_noticed({.last_tick_acts = false}));
    CHECK(is_noticed({.reductions_round_result_up = true}));
    CHECK(is_noticed({.shield_grant = ShieldGrant::replaces}));
    CHECK(is_noticed({.counter_uses_token = true}));
    CHECK(is_noticed({.one_more_turn_of_cooldown = true}));
    CHECK(is_noticed({.pets_outlive_owner = true}));
    CHECK_FALSE(is_noticed({}));
}
