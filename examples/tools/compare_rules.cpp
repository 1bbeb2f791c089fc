// Every piece of code of docs/tools/compare_rules.md, with the numbers that stand there.

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/compare_rules.hpp>

using namespace heroes;

struct Doubled : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.clearing_points = 2};
};

namespace {

void expect(bool fact, std::string_view what) {
    if (fact) return;
    std::cerr << "not as docs/tools/compare_rules.md says: " << what << '\n';
    std::exit(1);
}

bool rounds_to(double value, double hundredths) { return std::round(100 * value) == hundredths; }

void compare_two_types() {
    const auto report = compare_rules<hedra::Table<>, hedra::Table<Doubled>>(RandomBot{}, 1000, 1);
    for (const Measure& measure : report.measures)
        std::cout << measure.name << ": " << measure.games.first.mean << " before, " << measure.games.second.mean
                  << " after, " << name_of(change(measure)) << '\n';

    const Measure& rounds = *report.measure("rounds");
    std::cout << "rounds: " << rounds.games.difference.mean << ", " << rounds.difference.low << " to "
              << rounds.difference.high << '\n';
    expect(change(rounds) == Change::less, "rounds are significantly less");
    expect(rounds_to(rounds.games.first.mean, 789) && rounds_to(rounds.games.second.mean, 463), "7.89 and 4.63");
    expect(rounds_to(rounds.difference.low, -340) && rounds_to(rounds.difference.high, -311), "-3.40 to -3.11");
    expect(change(*report.measure("wins of the first to decide")) == Change::unclear, "no difference for the first");
}

void compare_two_values() {
    using Table = hamlet::Table<hamlet::RuntimeRules>;
    const RuleSet<Table> standard{.options = {.players = 3}};
    const RuleSet<Table> frail{.options = {.players = 3}, .rules = hamlet::RuntimeRules{{.hero_health = 15}}};

    const auto make_bot = [](std::uint64_t seed) { return RandomBot{Pcg32{seed}}; };
    const auto show = [](const TrialProgress& progress) {
        if (progress.done % 50 == 0) std::cout << progress.done << " of " << progress.games << '\n';
    };
    const auto report = compare_rules(standard, frail, make_bot, 100, 1, {.most_decisions = 5000}, show);
    std::cout << "decisions: " << name_of(change(*report.measure("decisions"))) << '\n';

    expect(change(*report.measure("decisions")) == Change::less, "frail heroes make it shorter");
    expect(report.measure("score, mean of the seats") == nullptr, "there are no scores in Hamlet");
}

}  // namespace

int main() {
    compare_two_types();
    compare_two_values();
}
