// A game against the floor. Read the figures as ratios within one run: the machine does not matter then. It is compiled
// once for each game.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "floor.hpp"
#include "measured.hpp"
#include "playouts.hpp"

namespace {

using bench::new_game;
using heroes::Pcg32;

floor_game::State new_floor(std::uint64_t seed) { return {{}, Pcg32{seed}}; }

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
BENCHMARK(decisions<new_game, bench::play_in_place<bench::State>>)->Name("game/in_place");
BENCHMARK(decisions<new_floor, bench::play_pure<floor_game::State>>)->Name("floor/pure");
BENCHMARK(decisions<new_game, bench::play_pure<bench::State>>)->Name("game/pure");

// A bare draw, and the same draw as the roll of a die inside the rules.
void bare_draw(benchmark::State& bench) {
    Pcg32 chance{1};
    for (auto _ : bench) benchmark::DoNotOptimize(chance.below(6));
}
BENCHMARK(bare_draw)->Name("floor/draw_below_6");

void roll(benchmark::State& bench) {
    auto state = new_game(1);
    const heroes::Playing<bench::State::Table, Pcg32, heroes::Ignore> playing{state.table, state.chance, {}};
    for (auto _ : bench) benchmark::DoNotOptimize(game::roll_a_die(playing));
}
BENCHMARK(roll)->Name("game/roll");

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
BENCHMARK(copy_state<new_game>)->Name("game/copy");
BENCHMARK(copy_bytes<new_game>)->Name("game/memcpy");

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
BENCHMARK(list_actions<new_game>)->Name("game/legal_actions");

// Filling in by lot what a seat does not know.
void guess_tables(benchmark::State& bench) {
    const auto tables = some_tables<new_game>();
    Pcg32 chance{1};
    std::size_t i = 0;
    for (auto _ : bench) {
        const auto seen = view(tables[i++ % tables.size()], heroes::Seat::one);
        benchmark::DoNotOptimize(determinize(seen, chance));
    }
}
BENCHMARK(guess_tables)->Name("game/view_and_determinize");

}  // namespace
