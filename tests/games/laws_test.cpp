// The laws under the standard rules. The files of this folder are compiled once for each game.

#include <doctest/doctest.h>

#include <string_view>

#include <game.hpp>
#include <laws.hpp>
#include <rulings.hpp>

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

TEST_CASE("every mode is played under some ruling") {
    for (const game::Options& options : game::modes) {
        bool allowed = static_cast<bool>(judge(options, game::StandardRules{}));
        rulings::for_each_ruling(game::Knobs{}, [&](std::string_view, const game::Knobs& knobs) {
            allowed = allowed || judge(options, game::RuntimeRules{knobs});
        });
        CHECK_MESSAGE(allowed, heroes::notation(options));
    }
}

}  // namespace
