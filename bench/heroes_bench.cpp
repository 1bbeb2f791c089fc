// The games against the floor. Read the figures as ratios within one run: the machine does not matter then.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include <heroes/heroes.hpp>

#include "floor.hpp"
#include "playouts.hpp"

namespace {

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;
using heroes::Pcg32;

floor_game::State new_floor(std::uint64_t seed) { return {{}, Pcg32{seed}}; }
hedra::State<> new_hedra(std::uint64_t seed) { return hedra::new_game(hedra::Options{}, Pcg32{seed}); }
hamlet::State<> new_hamlet(std::uint64_t seed) { return hamlet::new_game(hamlet::Options{}, Pcg32{seed}); }

// What one decision costs: list the legal actions, pick one, carry it out, test for the end.
template <auto start, auto play_out>
void decisions(benchmark::State& bench) {
    Pcg32 chance{1};
    std::uint64_t seed = 0;
    std::uint64_t decided = 0;
    for (auto _ : bench) {
        auto state = start(seed++ % 4096);
        decided += play_out(state, chance);
        benchmark::DoNotOptimize(state);
    }
    bench.counters["per_decision"] =
        benchmark::Counter(static_cast<double>(decided), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(decisions<new_floor, bench::play_in_place<floor_game::State>>)->Name("floor/in_place");
BENCHMARK(decisions<new_hedra, bench::play_in_place<hedra::State<>>>)->Name("hedra/in_place");
BENCHMARK(decisions<new_hamlet, bench::play_in_place<hamlet::State<>>>)->Name("hamlet/in_place");
BENCHMARK(decisions<new_floor, bench::play_pure<floor_game::State>>)->Name("floor/pure");
BENCHMARK(decisions<new_hedra, bench::play_pure<hedra::State<>>>)->Name("hedra/pure");
BENCHMARK(decisions<new_hamlet, bench::play_pure<hamlet::State<>>>)->Name("hamlet/pure");

// A bare draw, and the same draw as the roll of a die inside the rules.
void bare_draw(benchmark::State& bench) {
    Pcg32 chance{1};
    for (auto _ : bench) benchmark::DoNotOptimize(chance.below(6));
}
BENCHMARK(bare_draw)->Name("floor/draw_below_6");

void hedra_roll(benchmark::State& bench) {
    auto state = new_hedra(1);
    hedra::detail::Playing<hedra::StandardRules, Pcg32, const heroes::Ignore> game{state.table, state.chance,
                                                                                   heroes::ignore};
    for (auto _ : bench) benchmark::DoNotOptimize(game.roll({heroes::Seat::one, hedra::Die::rogue}));
}
BENCHMARK(hedra_roll)->Name("hedra/roll");

void hamlet_roll(benchmark::State& bench) {
    auto state = new_hamlet(1);
    hamlet::detail::Playing<hamlet::StandardRules, Pcg32, const heroes::Ignore> game{state.table, state.chance,
                                                                                     heroes::ignore};
    for (auto _ : bench) benchmark::DoNotOptimize(game.roll());
}
BENCHMARK(hamlet_roll)->Name("hamlet/roll");

// A copy of a state, and of as many bytes.
template <auto start>
void copy_state(benchmark::State& bench) {
    auto state = start(1);
    for (auto _ : bench) {
        auto copy = state;
        benchmark::DoNotOptimize(copy);
    }
}
template <auto start>
void copy_bytes(benchmark::State& bench) {
    auto state = start(1);
    alignas(8) unsigned char bytes[sizeof state];
    for (auto _ : bench) {
        std::memcpy(bytes, &state, sizeof state);
        benchmark::DoNotOptimize(bytes);
    }
}
BENCHMARK(copy_state<new_hedra>)->Name("hedra/copy");
BENCHMARK(copy_bytes<new_hedra>)->Name("hedra/memcpy");
BENCHMARK(copy_state<new_hamlet>)->Name("hamlet/copy");
BENCHMARK(copy_bytes<new_hamlet>)->Name("hamlet/memcpy");

// Positions from random games.
template <auto start>
auto some_tables() {
    std::vector<decltype(start(0).table)> tables;
    Pcg32 chance{1};
    for (std::uint64_t seed = 0; tables.size() < 1024; ++seed)
        for (auto state = start(seed); !is_over(state.table) && tables.size() < 1024;) {
            tables.push_back(state.table);
            play(state.table, bench::pick(legal_actions(state.table), chance), state.chance);
        }
    return tables;
}

template <auto start>
void list_actions(benchmark::State& bench) {
    const auto tables = some_tables<start>();
    std::size_t i = 0;
    std::uint64_t actions = 0;
    for (auto _ : bench) actions += legal_actions(tables[i++ % tables.size()]).size();
    bench.counters["actions/list"] =
        benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}
BENCHMARK(list_actions<new_hedra>)->Name("hedra/legal_actions");
BENCHMARK(list_actions<new_hamlet>)->Name("hamlet/legal_actions");

// Filling in by lot what a seat does not know.
void guess_tables(benchmark::State& bench) {
    const auto tables = some_tables<new_hamlet>();
    Pcg32 chance{1};
    std::size_t i = 0;
    for (auto _ : bench) {
        const auto seen = view(tables[i++ % tables.size()], heroes::Seat::one);
        benchmark::DoNotOptimize(determinize(seen, chance));
    }
}
BENCHMARK(guess_tables)->Name("hamlet/view_and_determinize");

}  // namespace
