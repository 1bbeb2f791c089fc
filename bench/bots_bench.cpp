// What a search costs. One simulation should cost at most 1.3 times as much as its own decisions in place, and two
// threads should search 1.9 times as much as one. It is compiled once for each game.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <utility>
#include <vector>

#include <game.hpp>

#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include "playouts.hpp"

namespace {

using heroes::Pcg32;
using Game = game::Table<>;

constexpr std::uint32_t simulations = 1000;
constexpr heroes::SearchBot bot{.seed = 1, .rollout = 24, .exploration = 100};

// A table after so many decisions of greedy bots; after half as many of another game if this one is over before.
template <class Table>
Table after_decisions(std::uint64_t seed, std::uint64_t decisions) {
    auto state = heroes::new_game<Table>({}, Pcg32{seed});
    const heroes::GreedyBot player{seed};
    heroes::play_out(
        state, [&](const auto& view) { return player.choose(view, 20); }, decisions);
    return is_over(state.table) ? after_decisions<Table>(seed + 1'000'000, decisions / 2) : state.table;
}
template <class Table>
Table middle_of_game(std::uint64_t seed) {
    return after_decisions<Table>(seed, 30 + seed % 16);
}

void count(benchmark::State& bench, std::uint64_t decisions) {
    bench.counters["per_decision"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// The decisions of a search, to make them again: where each simulation starts, and what is decided with which chance.
// What was decided by lot is decided so again, because that takes longer than to be told.
template <class Table>
struct Decisions {
    struct Decision {
        typename Table::Action action;
        Pcg32 chance;  // once the action is known
        bool by_lot;
    };
    struct Simulation {
        Table start;
        std::vector<Decision> decisions;
    };
    std::vector<Simulation> simulations;

    explicit Decisions(const Table& table) {
        const auto seen = view(table, decider(table));
        heroes::Search<Table> search{seen, bot, ::simulations};
        for (std::uint32_t n = 0; n != ::simulations; ++n) {
            bool starts = true;
            Pcg32 before;  // the action is picked
            search.simulate([&](const Table& at, const typename Table::Action& action, const Pcg32& chance) {
                if (starts) simulations.push_back({at, {}});
                Pcg32 picks = before;
                const bool same = !starts && bench::pick(legal_actions(at), picks) == action && picks == chance;
                simulations.back().decisions.push_back({action, chance, same});
                before = after(at, action, chance);
                starts = false;
            });
        }
    }

private:
    static Pcg32 after(Table table, const typename Table::Action& action, Pcg32 chance) {
        play(table, action, chance, heroes::ignore);
        return chance;
    }
};

// The decisions of simulations alone: list the legal actions, pick one, carry out, test for the end.
template <class Table>
void decided(benchmark::State& bench) {
    std::uint64_t decisions = 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        bench.PauseTiming();
        const Decisions<Table> search{middle_of_game<Table>(seed++)};
        bench.ResumeTiming();
        for (const auto& simulation : search.simulations) {
            Table table = simulation.start;
            Pcg32 chance;
            for (const auto& decision : simulation.decisions) {
                if (is_over(table)) break;
                const auto actions = legal_actions(table);
                const auto& picked = bench::pick(actions, chance);
                if (!decision.by_lot) chance = decision.chance;
                play(table, decision.by_lot ? picked : decision.action, chance, heroes::ignore);
            }
            decisions += simulation.decisions.size();
            benchmark::DoNotOptimize(table);
        }
    }
    count(bench, decisions);
}
BENCHMARK(decided<Game>)->Name("game/decisions");

// The same simulations with everything that a search does.
template <class Table>
void simulated(benchmark::State& bench) {
    std::uint64_t decisions = 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        bench.PauseTiming();
        const Table table = middle_of_game<Table>(seed++);
        for (const auto& simulation : Decisions<Table>{table}.simulations) decisions += simulation.decisions.size();
        bench.ResumeTiming();
        const auto seen = view(table, decider(table));
        heroes::Search<Table> search{seen, bot, simulations};
        for (std::uint32_t n = 0; n != simulations; ++n) search.simulate();
        benchmark::DoNotOptimize(search.findings().favourite.action);
    }
    count(bench, decisions);
    bench.counters["decisions"] = static_cast<double>(decisions) / static_cast<double>(seed) / simulations;
}
BENCHMARK(simulated<Game>)->Name("game/simulated");

// The same searches side by side: read items_per_second.
template <class Table>
void side_by_side(benchmark::State& bench) {
    const Table table = middle_of_game<Table>(1);
    const auto seen = view(table, decider(table));
    for (auto _ : bench) benchmark::DoNotOptimize(bot.choose(seen, simulations));
    bench.SetItemsProcessed(bench.iterations() * simulations);
}
BENCHMARK(side_by_side<Game>)->Name("game/search")->Threads(1)->Threads(2)->UseRealTime();

}  // namespace
