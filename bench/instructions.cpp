// Plays a number of games of one kind and prints how many decisions that took. bench/instructions runs it under
// callgrind for two numbers of games; the difference is what the decisions cost.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>

#include "floor.hpp"
#include "playouts.hpp"

namespace {

floor_game::State new_floor(std::uint64_t seed) { return {{}, heroes::Pcg32{seed}}; }
heroes::hedra::State<> new_hedra(std::uint64_t seed) {
    return heroes::hedra::new_game(heroes::hedra::Options{}, heroes::Pcg32{seed});
}
heroes::hamlet::State<> new_hamlet(std::uint64_t seed) {
    return heroes::hamlet::new_game(heroes::hamlet::Options{}, heroes::Pcg32{seed});
}

template <class New, class Play>
std::uint64_t play_games(std::uint64_t games, New&& start, Play&& play_out) {
    heroes::Pcg32 chance{1};
    std::uint64_t decisions = 0;
    for (std::uint64_t seed = 0; seed != games; ++seed) {
        auto state = start(seed);
        decisions += play_out(state, chance);
    }
    return decisions;
}

}  // namespace

int main(int count, char** arguments) {
    const std::string_view kind = count > 1 ? arguments[1] : "";
    const std::uint64_t games = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 0;
    const auto in_place = [](auto& state, auto& chance) { return bench::play_in_place(state, chance); };
    const auto pure = [](auto& state, auto& chance) { return bench::play_pure(state, chance); };
    std::uint64_t decisions = 0;
    if (kind == "floor")
        decisions = play_games(games, new_floor, in_place);
    else if (kind == "floor-pure")
        decisions = play_games(games, new_floor, pure);
    else if (kind == "hedra")
        decisions = play_games(games, new_hedra, in_place);
    else if (kind == "hedra-pure")
        decisions = play_games(games, new_hedra, pure);
    else if (kind == "hamlet")
        decisions = play_games(games, new_hamlet, in_place);
    else if (kind == "hamlet-pure")
        decisions = play_games(games, new_hamlet, pure);
    else
        return std::fputs("usage: instructions floor|hedra|hamlet[-pure] GAMES\n", stderr), 2;
    std::printf("%llu\n", static_cast<unsigned long long>(decisions));
}
