#include "floor.hpp"
#include "instructions.hpp"

int main(int count, char** arguments) {
    return bench::play_games(count, arguments, [](std::uint64_t seed) {
        return floor_game::State{{}, heroes::Pcg32{seed}};
    });
}
