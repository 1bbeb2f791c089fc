// What a search costs. One simulation should cost at most 1.3 times as much as its decisions made at random in place,
// and two threads should search 1.9 times as much as one.

#include <benchmark/benchmark.h>

#include <cstdint>

#include <heroes/hamlet.hpp>
#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include "playouts.hpp"

namespace {

using heroes::Pcg32;
using Hedra = heroes::hedra::Table<>;
using Hamlet = heroes::hamlet::Table<>;

constexpr std::uint32_t simulations = 1000;
constexpr heroes::SearchBot bot{.seed = 1};

// A table in the middle of a game between greedy bots.
template <class Table>
Table middle_of_game(std::uint64_t seed) {
    auto state = heroes::new_game<Table>({}, Pcg32{seed % 64});
    const heroes::GreedyBot player{seed};
    heroes::play_out(
        state, [&](const auto& view) { return player.choose(view, 20); }, 30 + seed % 16);
    return state.table;
}

void count(benchmark::State& bench, std::uint64_t decisions) {
    bench.counters["per_decision"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// As many decisions as a simulation makes, at random and in place, beginning anew each time.
template <class Table>
void at_random(benchmark::State& bench) {
    std::uint64_t decisions = 0;
    std::uint64_t seed = 0;
    Pcg32 chance{1};
    for (auto _ : bench) {
        bench.PauseTiming();
        const Table start = middle_of_game<Table>(seed++);
        bench.ResumeTiming();
        for (std::uint32_t n = 0; n != simulations; ++n) {
            Table table = start;
            for (std::uint32_t left = bot.rollout + 3; left != 0 && !is_over(table); --left, ++decisions)
                play(table, bench::pick(legal_actions(table), chance), chance, heroes::ignore);
            benchmark::DoNotOptimize(table);
        }
    }
    count(bench, decisions);
}
BENCHMARK(at_random<Hedra>)->Name("hedra/at_random");
BENCHMARK(at_random<Hamlet>)->Name("hamlet/at_random");

template <class Table>
void simulated(benchmark::State& bench) {
    std::uint64_t decisions = 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        bench.PauseTiming();
        const Table table = middle_of_game<Table>(seed++);
        bench.ResumeTiming();
        const auto seen = view(table, decider(table));
        heroes::detail::Search<Table> search{seen, bot, simulations};
        for (std::uint32_t n = 0; n != simulations; ++n) search.simulate();
        benchmark::DoNotOptimize(search.best());
        decisions += search.decisions();
    }
    count(bench, decisions);
    bench.counters["decisions"] = static_cast<double>(decisions) / static_cast<double>(seed) / simulations;
}
BENCHMARK(simulated<Hedra>)->Name("hedra/simulated");
BENCHMARK(simulated<Hamlet>)->Name("hamlet/simulated");

// The same searches side by side: read items_per_second.
template <class Table>
void side_by_side(benchmark::State& bench) {
    const Table table = middle_of_game<Table>(1);
    const auto seen = view(table, decider(table));
    for (auto _ : bench) benchmark::DoNotOptimize(bot.choose(seen, simulations));
    bench.SetItemsProcessed(bench.iterations() * simulations);
}
BENCHMARK(side_by_side<Hedra>)->Name("hedra/search")->Threads(1)->Threads(2)->UseRealTime();
BENCHMARK(side_by_side<Hamlet>)->Name("hamlet/search")->Threads(1)->Threads(2)->UseRealTime();

}  // namespace
