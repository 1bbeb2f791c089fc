#include <heroes/hedra.hpp>
#include <iostream>

namespace hedra = heroes::hedra;

int main() {
    auto state = hedra::new_game({.players = 2}, heroes::Pcg32{42});  // a value: copy it, compare it, save it
    heroes::Pcg32 whim{7};

    while (!is_over(state.table)) {
        const auto actions = legal_actions(state.table);  // never empty before the end
        const auto chosen = whim.below(static_cast<std::uint32_t>(actions.size()));
        state = hedra::apply(state, actions[chosen]);  // state in, state out
    }

    outcome(state.table).winners.for_each([&](heroes::Seat seat) {
        std::cout << "Player " << index_of(seat) + 1 << " wins with " << state.table.scores[seat] << " points.\n";
    });
}
