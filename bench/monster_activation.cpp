// What one activation of a monster of Shining Heroes costs: its card, its aim, its move and its attack, up to the first
// question to a player. It should take a microsecond at most.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "measured.hpp"
#include "playouts.hpp"

namespace {

using heroes::Pcg32;
using Table = bench::State::Table;

// Tables of random encounters in which a Hero acts and there are monsters; so few that they stay in the cache.
std::vector<Table> some_battles() {
    std::vector<Table> tables;
    Pcg32 chance{1};
    for (std::uint64_t seed = 0, n = 0; tables.size() < 512; ++seed)
        for (auto state = bench::new_game(seed); !is_over(state.table);) {
            const Table& table = state.table;
            const bool battle = holds_alternative<game::Activation>(*pending(table)) && !table.monsters.empty();
            if (battle && n++ % 16 == 0) tables.push_back(table);
            play(state.table, bench::pick(legal_actions(table), chance), state.chance);
        }
    return tables;
}

void activate(benchmark::State& bench) {
    const std::vector<Table> tables = some_battles();
    Pcg32 chance{1};
    std::size_t i = 0;
    for (auto _ : bench) {
        Table table = tables[i++ % tables.size()];
        const heroes::Playing<Table, Pcg32, heroes::Ignore> playing{table, chance, {}};
        activate_monster(playing, table.monsters[i % table.monsters.size()]);
        heroes::detail::run_on(playing);
        benchmark::DoNotOptimize(table);
    }
}
BENCHMARK(activate)->Name("shining/monster_activation");

}  // namespace
