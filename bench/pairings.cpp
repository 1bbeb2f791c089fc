// How the characters of the Shire Arena fare against each other: every pairing is played by two equal SearchBots, both
// ways round, with mastery points and cards at random. A draw is half a win.
//
//   shire_pairings [games of each pairing] [nodes] [level] [first seed]

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <heroes/shire.hpp>
#include <heroes/shire/evaluate.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>
#include <heroes/tools/statistics.hpp>

namespace {

using namespace heroes;
using namespace heroes::shire;

// Heals against heals would go on for ever.
struct BotRules : StandardRules {
    static constexpr Knobs knobs{.max_rounds = 100};

    bool operator==(const BotRules&) const = default;
};

inline constexpr std::size_t characters = 5;

struct Points {
    double won = 0;
    std::uint64_t games = 0;
    std::uint64_t rounds = 0;
    std::uint64_t draws = 0;

    void add(const Points& other) {
        won += other.won, games += other.games, rounds += other.rounds, draws += other.draws;
    }
};

const char* name(std::size_t character) {
    return StandardRules::content.character_names[static_cast<CharacterCard>(character)].data();
}

// One duel of these characters, in the order of the seats.
Points duel(std::size_t first, std::size_t second, std::uint8_t level, std::uint64_t seed, std::uint32_t nodes) {
    auto state = shire::new_game(presets::teams(1, 1, level), Pcg32{seed}, BotRules{});
    Pcg32 picks{~seed};
    const SearchBot bot{.seed = seed};
    play_out(state, [&](const auto& view) -> Action {
        const Decision decision = *pending(*view);
        if (holds_alternative<ChooseCharacter>(decision))
            return TakeCharacter{static_cast<CharacterCard>(view.seat() == Seat::one ? first : second)};
        if (!holds_alternative<ChooseMastery>(decision) && !holds_alternative<ChooseCard>(decision))
            return bot.choose(view, nodes);
        const auto actions = legal_actions(*view);
        return actions[picks.below(static_cast<std::uint32_t>(actions.size()))];
    });
    const Standing standing = outcome(state.table).seats[Seat::one].standing;
    const bool drawn = standing == Standing::draw;
    return {standing == Standing::win ? 1.0 : drawn ? 0.5 : 0.0, 1, state.table.turn.round, drawn};
}

void print(const char* title, const Points& points) {
    const auto interval = wilson_interval(points.won, points.games);
    const double games = static_cast<double>(points.games);
    std::printf("| %s | %u | %.0f %% (%.0f to %.0f) | %.1f | %u |\n", title, static_cast<unsigned>(points.games),
                100 * points.won / games, 100 * interval.low, 100 * interval.high,
                static_cast<double>(points.rounds) / games, static_cast<unsigned>(points.draws));
    std::fflush(stdout);
}

void play_all(std::uint64_t games, std::uint32_t nodes, std::uint8_t level, std::uint64_t seed) {
    Points overall[characters]{};
    for (std::size_t a = 0; a != characters; ++a)
        for (std::size_t b = a + 1; b != characters; ++b) {
            Points points;
            for (std::uint64_t game = 0; game != games; ++game) {
                const bool swapped = game % 2 != 0;
                Points one = duel(swapped ? b : a, swapped ? a : b, level, seed++, nodes);
                if (swapped) one.won = 1 - one.won;
                points.add(one);
            }
            char title[64];
            std::snprintf(title, sizeof title, "%s v %s", name(a), name(b));
            print(title, points);
            overall[a].add(points);
            points.won = static_cast<double>(points.games) - points.won;
            overall[b].add(points);
        }
    for (std::size_t a = 0; a != characters; ++a) print(name(a), overall[a]);
}

std::uint32_t number(int count, char** arguments, int at, std::uint32_t otherwise) {
    return count > at ? static_cast<std::uint32_t>(std::strtoul(arguments[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** arguments) {
    play_all(number(count, arguments, 1, 100), number(count, arguments, 2, 100),
             static_cast<std::uint8_t>(number(count, arguments, 3, highest_level)), number(count, arguments, 4, 9'000));
}
