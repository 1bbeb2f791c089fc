// The laws under the standard rules. The files of this folder are compiled once for each game.

#include <doctest/doctest.h>

#include <game.hpp>
#include <laws.hpp>

namespace {

TEST_CASE("the laws hold in thousands of games of every mode") {
    for (const game::Options& options : game::modes) {
        if (!judge(options, game::StandardRules{})) continue;
        const auto found = laws::check<game::Table<>>({.options = options, .games = 5000, .close = 6, .odds = 3});
        MESSAGE(heroes::notation(options), ": ", found.steps, " decisions, at most ", found.longest_list,
                " legal actions, at most ", found.most_outcomes, " outcomes enumerated");
        CHECK(found.longest_list <= game::Table<>::most_actions);
    }
}

TEST_CASE("a mode is refused only where other rulings allow it") {
    CHECK(judge(game::modes[0], game::StandardRules{}));
    CHECK(judge(game::Options{}, game::StandardRules{}));
}

}  // namespace
