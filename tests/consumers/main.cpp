#include <heroes/heroes.hpp>

#include <cstdint>
#include <cstdio>

// Plays a whole game by lot; what is left to say is how it ended.
heroes::hedra::Outcome play_a_game() {
    auto state = heroes::hedra::new_game({.players = 3}, heroes::Pcg32{1});
    heroes::Pcg32 whim{2};
    while (!is_over(state.table)) {
        const auto actions = legal_actions(state.table);
        state = heroes::apply(state, actions[whim.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return outcome(state.table);
}

int main() {
    std::printf("Heroes %d.%d.%d\n", HEROES_VERSION_MAJOR, HEROES_VERSION_MINOR, HEROES_VERSION_PATCH);
    const auto result = play_a_game();
    std::printf("Heroes of Hedra: %d of 3 players won\n", static_cast<int>(result.winners.size()));
    return result.winners.empty() ? 1 : 0;
}
