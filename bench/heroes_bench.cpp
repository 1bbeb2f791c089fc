// Heroes of Hedra against the floor. Read the figures as ratios within one run: the machine does not matter then.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>
#include <vector>

#include <heroes/hedra.hpp>

#include "floor.hpp"
#include "playouts.hpp"

namespace {

namespace hedra = heroes::hedra;
using heroes::Pcg32;

floor_game::State new_floor(std::uint64_t seed) { return {{}, Pcg32{seed}}; }
hedra::State<> new_hedra(std::uint64_t seed) { return hedra::new_game(hedra::Options{}, Pcg32{seed}); }

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
    bench.counters["per_decision"] = benchmark::Counter(
        static_cast<double>(decided), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(decisions<new_floor, bench::play_in_place<floor_game::State>>)->Name("floor/in_place");
BENCHMARK(decisions<new_floor, bench::play_pure<floor_game::State>>)->Name("floor/pure");
BENCHMARK(decisions<new_hedra, bench::play_in_place<hedra::State<>>>)->Name("hedra/in_place");
BENCHMARK(decisions<new_hedra, bench::play_pure<hedra::State<>>>)->Name("hedra/pure");

// A bare draw, and the same draw as the roll of a die inside the rules.
void bare_draw(benchmark::State& bench) {
    Pcg32 chance{1};
    for (auto _ : bench) benchmark::DoNotOptimize(chance.below(6));
}
BENCHMARK(bare_draw)->Name("floor/draw_below_6");

void roll_in_play(benchmark::State& bench) {
    auto state = new_hedra(1);
    hedra::detail::Playing<hedra::StandardRules, Pcg32, const heroes::Ignore> game{state.table, state.chance,
                                                                                   heroes::ignore};
    for (auto _ : bench) benchmark::DoNotOptimize(game.roll({heroes::Seat::one, hedra::Die::rogue}));
}
BENCHMARK(roll_in_play)->Name("hedra/roll");

// A copy of a state, and of as many bytes.
void copy_state(benchmark::State& bench) {
    auto state = new_hedra(1);
    for (auto _ : bench) {
        auto copy = state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copy_state)->Name("hedra/copy");

void copy_bytes(benchmark::State& bench) {
    auto state = new_hedra(1);
    alignas(8) unsigned char bytes[sizeof state];
    for (auto _ : bench) {
        std::memcpy(bytes, &state, sizeof state);
        benchmark::DoNotOptimize(bytes);
    }
}
BENCHMARK(copy_bytes)->Name("floor/memcpy");

// Listing the legal actions of positions from random games.
void list_actions(benchmark::State& bench) {
    std::vector<hedra::Table<>> tables;
    Pcg32 chance{1};
    for (std::uint64_t seed = 0; tables.size() < 1024; ++seed)
        for (auto state = new_hedra(seed); !is_over(state.table) && tables.size() < 1024;) {
            tables.push_back(state.table);
            play(state.table, bench::pick(legal_actions(state.table), chance), state.chance);
        }
    std::size_t i = 0;
    std::uint64_t actions = 0;
    for (auto _ : bench) actions += legal_actions(tables[i++ % tables.size()]).size();
    bench.counters["actions/list"] =
        benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}
BENCHMARK(list_actions)->Name("hedra/legal_actions");

}  // namespace
