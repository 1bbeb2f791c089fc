// Plays each game, some decisions by search and the rest by lot, and prints what came of it: the same on every machine.

#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hero_master/evaluate.hpp>
#include <heroes/heroes.hpp>
#include <heroes/shining/evaluate.hpp>
#include <heroes/shire/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace {

template <class State>
void play_game(const char* name, State state) {
    const heroes::SearchBot searcher{.seed = 1};
    heroes::RandomBot random{heroes::Pcg32{2}};
    const auto searched = play_out(
        state, [&](const auto& view) { return searcher.choose(view, 50); }, 20);
    const auto before = state;
    const auto played = play_out(
        state, [&](const auto& view) { return random.choose(view); }, 2000);

    std::uint32_t sum = 0;
    for (const std::uint8_t byte : encode(before)) sum = sum * 31 + byte;
    std::printf("%s: %u decisions, save %u, checksum %llx\n", name,
                static_cast<unsigned>(searched.decisions + played.decisions), static_cast<unsigned>(sum),
                static_cast<unsigned long long>(hash(state)));
}

}  // namespace

int main() {
    const heroes::Pcg32 chance{42};
    play_game("hedra", heroes::hedra::new_game({.players = 3}, chance));
    play_game("hamlet", heroes::hamlet::new_game({.players = 3}, chance));
    play_game("shire", heroes::shire::new_game(heroes::shire::presets::duel, chance));
    play_game("hero_master", heroes::hero_master::new_game({.players = 3}, chance));
    play_game("shining", heroes::shining::new_game({.players = 2}, chance));
}
