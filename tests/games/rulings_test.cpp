// The laws under every ruling, and under many at once.

#include <doctest/doctest.h>

#include <cstddef>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include <game.hpp>
#include <laws.hpp>
#include <rulings.hpp>

namespace {

using RuledTable = game::Table<game::RuntimeRules>;

// How many games are played; at every so many plans all laws are checked, and at fewer the odds.
struct Effort {
    std::size_t games = 0;
    std::size_t close = 0;
    std::size_t odds = 0;
};

// Answers how many decisions were made: none where the rules refuse the options.
std::size_t check_ruling(const game::Options& options, const game::Knobs& knobs, const Effort& effort,
                         std::size_t nth) {
    const game::RuntimeRules rules{knobs};
    if (!judge(options, rules)) return 0;
    return laws::check<RuledTable>({.options = options,
                                    .rules = rules,
                                    .games = effort.games,
                                    .close = nth % effort.close == 0 ? 1u : 0u,
                                    .odds = nth % effort.odds == 0 ? 1u : 0u})
        .steps;
}

Effort effort() {
    return laws::plays_all_games() ? Effort{20, 3, 15} : Effort{1, 16 * laws::thinned, 48 * laws::thinned};
}

// In every mode that the rules allow; if only few games are played, in one of them, another for each ruling.
std::size_t check_in_modes(const game::Knobs& knobs, std::size_t nth) {
    std::size_t steps = 0;
    for (std::size_t i = 0; i != std::size(game::modes); ++i) {
        steps += check_ruling(game::modes[(nth + i) % std::size(game::modes)], knobs, effort(), nth + i);
        if (steps != 0 && !laws::plays_all_games()) break;
    }
    return steps;
}

}  // namespace

TEST_CASE("the laws hold under every ruling") {
    std::map<std::string, std::size_t> steps;
    std::size_t rulings = 0;
    rulings::for_each_ruling(game::bases[0], [&](std::string_view name, const game::Knobs& knobs) {
        CAPTURE(std::string(name));
        steps[std::string(name)] += check_in_modes(knobs, rulings++);
    });
    MESSAGE(rulings, " rulings of ", steps.size(), " knobs");
    for (const auto& [name, played] : steps) CHECK_MESSAGE(played != 0, name, " cannot be turned");
}

TEST_CASE("the laws hold under many rulings at once") {
    heroes::Pcg32 chance{11};
    std::size_t steps = 0;
    for (std::size_t nth = 0; nth != laws::games_to_play(600, 6 * laws::thinned); ++nth) {
        const auto knobs = rulings::turn_some(game::bases[nth % std::size(game::bases)], chance);
        const auto& options = game::modes[chance.below(std::size(game::modes))];
        steps += check_ruling(options, knobs, effort(), nth);
    }
    MESSAGE(steps, " decisions");
    CHECK(steps != 0);
}
