// The laws under the standard rules. The files of this folder are compiled once for each game.

#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>

#include <game.hpp>
#include <laws.hpp>
#include <rulings.hpp>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>

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

// What the last event says of a game that is over; games without such an event say nothing.
template <class Event, class Outcome>
void compare(const Event& last, const Outcome& outcome) {
    if constexpr (requires { outcome.decided_by; })
        heroes::match(last, [&]<class Told>(const Told& told) {
            if constexpr (requires { told.decided_by; }) {
                CHECK(told.winners == outcome.winners);
                CHECK(told.decided_by == outcome.decided_by);
            } else {
                FAIL_CHECK("the last event is ", heroes::type_name<Told>);
            }
        });
}

TEST_CASE("the last event of a game says who has won and what decided it, as its outcome does") {
    for (const game::Options& options : game::modes)
        for (std::uint64_t seed = 1; seed != 6; ++seed) {
            const auto begun = heroes::try_new_game<game::Table<>>(options, heroes::Pcg32{seed});
            if (!begun) continue;
            auto state = *begun;
            heroes::RandomBot bot{heroes::Pcg32{seed}};
            game::Event last{};
            (void)heroes::play_out(
                state, [&](const auto& view) { return bot.choose(view, 1); }, laws::most_steps,
                [&](const auto& event) { last = event; });
            compare(last, outcome(state.table));
        }
}

}  // namespace
