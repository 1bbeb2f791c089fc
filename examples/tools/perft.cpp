// Every piece of code of docs/tools/perft.md, with the numbers that stand there.

#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <heroes/hedra.hpp>
#include <heroes/tools/perft.hpp>

using namespace heroes;

namespace {

void expect(bool fact, std::string_view what) {
    if (fact) return;
    std::cerr << "not as docs/tools/perft.md says: " << what << '\n';
    std::exit(1);
}

void count_a_duel() {
    const auto table = hedra::new_game({.players = 2}, Pcg32{1}).table;
    for (std::size_t depth = 1; depth <= 8; ++depth) {
        const Perft found = perft(table, depth);
        std::cout << depth << ": " << found.decisions << " decisions, " << found.leaves << " leaves, " << found.tables
                  << " tables\n";
    }

    expect(perft(table, 8) == Perft{99517, 186624, 1296, Probability::one()}, "eight decisions of a duel");
}

}  // namespace

int main() { count_a_duel(); }
