#include <heroes/hedra.hpp>

#include "instructions.hpp"

int main(int count, char** arguments) {
    return bench::play_games(count, arguments, [](std::uint64_t seed) {
        return heroes::hedra::new_game(heroes::hedra::Options{}, heroes::Pcg32{seed});
    });
}
