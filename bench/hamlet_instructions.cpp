#include <heroes/hamlet.hpp>

#include "instructions.hpp"

int main(int count, char** arguments) {
    return bench::play_games(count, arguments, [](std::uint64_t seed) {
        return heroes::hamlet::new_game(heroes::hamlet::Options{}, heroes::Pcg32{seed});
    });
}
