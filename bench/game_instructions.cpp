#include <game.hpp>

#include "instructions.hpp"

int main(int count, char** arguments) {
    return bench::play_games(count, arguments, [](std::uint64_t seed) {
        return heroes::new_game<game::Table<>>(game::Options{}, heroes::Pcg32{seed});
    });
}
