// The pieces of code that the README shows after its first, which is quickstart.cpp, in the same order and to the
// letter; and what else it claims that a compiler can check. examples/code_blocks.cmake compares them.

#include <cstdint>
#include <cstdlib>

#include <heroes/hamlet/table.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hero_master/table.hpp>
#include <heroes/shining/table.hpp>
#include <heroes/shire/table.hpp>

using namespace heroes;

static_assert(sizeof(hedra::State<>) == 216);
static_assert(sizeof(hamlet::State<>) == 496);
static_assert(sizeof(shire::State<>) == 1000);
static_assert(sizeof(hero_master::State<>) == 472);
static_assert(sizeof(shining::State<>) == 632);

struct Frenzy : hedra::StandardRules {  // a house rule is a type: knobs, hooks or other content
    static constexpr hedra::Knobs knobs{.barbarian_bonus = 3, .attack_optional = true};
};

int main() {
    auto state = hedra::new_game<Frenzy>({.players = 3}, Pcg32{42});
    Pcg32 whim{7};
    while (!is_over(state.table)) {
        const auto actions = legal_actions(state.table);  // for decider(state.table); never empty before the end
        state = hedra::apply(state, actions[whim.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    const auto winners = outcome(state.table).winners;

    return winners.empty() ? EXIT_FAILURE : EXIT_SUCCESS;
}
