#pragma once

// Shining Heroes, for the tests, fuzzers and benchmarks that run over all games.

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/shining.hpp>
#include <heroes/shining/evaluate.hpp>
#include <heroes/shining/redact.hpp>
#include <heroes/shining/rulebook.hpp>

namespace game {

using namespace heroes::shining;

// An encounter of the campaign by its number from 0 to 27, with other Heroes in each.
constexpr Options encounter(int number, int players) {
    Options options = presets::encounter(static_cast<EncounterCard>(number), static_cast<std::uint8_t>(players));
    int card = number;
    for (HeroCard& hero : options.party) hero = static_cast<HeroCard>((card += 3) % 8);
    return options;
}

// Among them every way to win and to lose.
inline constexpr Options modes[] = {
    encounter(0, 1),
    encounter(3, 2),
    encounter(4, 3),
    encounter(6, 4),
    encounter(9, 1),
    encounter(11, 2),
    encounter(13, 3),
    encounter(16, 4),
    encounter(18, 1),
    encounter(20, 2),
    encounter(23, 3),
    encounter(27, 4),
    presets::quest(QuestCard{1}, 2),
    {.players = 3, .choose_party = true},
};

// Rulings by which random games are varied: nobody gives up, or they would be short.
inline constexpr Knobs bases[] = {{.concession = false}};

// Rulings under which a table has the most to remember, but none that lets a game go on for ever.
inline constexpr Knobs house_rules{.order_before_set_up = true,
                                   .free_placement = true,
                                   .chain_per_die = true,
                                   .roll_per_target = true,
                                   .ties = Ties::players,
                                   .trading = true,
                                   .free_healing_items = true,
                                   .after_victory = AfterVictory::revive_with_one,
                                   .least_luck_dice = 2,
                                   .heroes_leave_by_goals = true,
                                   .concession = false,
                                   .count_after_card = true};

// Bots do not give up either.
struct BotRules : StandardRules {
    static constexpr Knobs knobs{.concession = false};

    bool operator==(const BotRules&) const = default;
};

// They play every encounter of the campaign, all on one side.
inline constexpr auto bot_modes = [] {
    std::array<Options, 28> each{};
    for (std::size_t number = 0; number != each.size(); ++number) each[number] = encounter(static_cast<int>(number), 1);
    return each;
}();
inline constexpr bool bots_play_together = true;

// Benchmarks play all encounters in turn, and nobody gives up: random players do so after a few decisions, before they
// have met a monster.
struct Measured {
    using Rules = BotRules;
    static constexpr Options options(std::uint64_t game) {
        return encounter(static_cast<int>(game % 28), static_cast<int>(1 + game % 4));
    }
};

// One die as the rules roll it, for the benchmarks.
template <class Playing>
int roll_a_die(Playing playing) {
    return roll(playing, DieSize::d8).face;
}

}  // namespace game
