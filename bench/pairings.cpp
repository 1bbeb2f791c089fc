// How the characters of the Shire Arena fare against each other: every pairing is played by two equal SearchBots, both
// ways round, with mastery points and cards at random. A draw is half a win. With three players or more it is any
// characters, free for all, or two against two if there are four; a draw is shared by those who are still in it. After
// every hundred games there is a table of all that were played.
//
//   shire_pairings [games of each pairing] [nodes] [level] [first seed] [players]

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>

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
    return StandardRules::content.characters.names[static_cast<CharacterCard>(character)].data();
}

// Plays a game in which characters are taken by take(seat), or at random if it takes none.
template <class Take>
auto game_of(const Options& options, std::uint64_t seed, std::uint32_t nodes, Take take) {
    auto state = shire::new_game(options, Pcg32{seed}, BotRules{});
    Pcg32 picks{~seed};
    const SearchBot bot{.seed = seed};
    play_out(state, [&](const auto& view) -> Action {
        const Decision decision = *pending(*view);
        const bool takes = holds_alternative<ChooseCharacter>(decision);
        if (const auto character = take(view.seat()); takes && character) return TakeCharacter{*character};
        if (!takes && !holds_alternative<ChooseMastery>(decision) && !holds_alternative<ChooseCard>(decision))
            return bot.choose(view, nodes);
        const auto actions = legal_actions(*view);
        return actions[picks.below(static_cast<std::uint32_t>(actions.size()))];
    });
    return state;
}

// One duel of these characters, in the order of the seats.
Points duel(std::size_t first, std::size_t second, std::uint8_t level, std::uint64_t seed, std::uint32_t nodes) {
    const auto state = game_of(presets::teams(1, 1, level), seed, nodes, [&](Seat seat) {
        return std::optional{static_cast<CharacterCard>(seat == Seat::one ? first : second)};
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

// Whoever stops the program keeps what was played up to the last table.
inline constexpr std::uint64_t games_between_tables = 100;

bool is_time_for_a_table(std::uint64_t played, std::uint64_t games) {
    return played % games_between_tables == 0 || played == games;
}

using Pairings = std::array<std::array<Points, characters>, characters>;

// Calls f with every two characters.
template <class F>
void for_each_pairing(F f) {
    for (std::size_t a = 0; a != characters; ++a)
        for (std::size_t b = a + 1; b != characters; ++b) f(a, b);
}

void print_overall(const std::array<Points, characters>& overall) {
    for (std::size_t a = 0; a != characters; ++a) print(name(a), overall[a]);
    std::printf("\n");
    std::fflush(stdout);
}

void print_all(const Pairings& pairings) {
    std::array<Points, characters> overall{};
    for_each_pairing([&](std::size_t a, std::size_t b) {
        Points points = pairings[a][b];
        char title[64];
        std::snprintf(title, sizeof title, "%s v %s", name(a), name(b));
        print(title, points);
        overall[a].add(points);
        points.won = static_cast<double>(points.games) - points.won;
        overall[b].add(points);
    });
    print_overall(overall);
}

void play_all(std::uint64_t games, std::uint32_t nodes, std::uint8_t level, std::uint64_t seed) {
    Pairings pairings{};
    for (std::uint64_t game = 0; game != games; ++game) {
        const bool swapped = game % 2 != 0;
        for_each_pairing([&](std::size_t a, std::size_t b) {
            Points one = duel(swapped ? b : a, swapped ? a : b, level, seed++, nodes);
            if (swapped) one.won = 1 - one.won;
            pairings[a][b].add(one);
        });
        if (is_time_for_a_table(game + 1, games)) print_all(pairings);
    }
}

// What each character gets of games with more than two players.
void play_many(std::uint64_t games, std::uint32_t nodes, std::uint8_t level, std::uint64_t seed, std::uint8_t players) {
    std::array<Points, characters> overall{};
    const bool teams = players == 4;
    const Options options = teams ? presets::teams(2, 2, level) : presets::free_for_all(players, level);
    for (std::uint64_t game = 0; game != games; ++game) {
        const auto state = game_of(options, seed++, nodes, [](Seat) { return std::optional<CharacterCard>{}; });
        const auto result = outcome(state.table);
        const double share = teams ? 0.5 : 1 / static_cast<double>(result.drawn.empty() ? 1 : result.drawn.size());
        for_each_seat(options, [&](Seat seat) {
            const Standing standing = result.seats[seat].standing;
            const bool drawn = standing == Standing::draw;
            overall[index_of(state.table.characters[seat].card)].add({standing == Standing::win ? 1.0
                                                                      : drawn                   ? share
                                                                                                : 0.0,
                                                                      1, state.table.turn.round, drawn});
        });
        if (is_time_for_a_table(game + 1, games)) print_overall(overall);
    }
}

std::uint32_t number(int count, char** arguments, int at, std::uint32_t otherwise) {
    return count > at ? static_cast<std::uint32_t>(std::strtoul(arguments[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** arguments) {
    const std::uint32_t games = number(count, arguments, 1, 100);
    const std::uint32_t nodes = number(count, arguments, 2, 100);
    const auto level = static_cast<std::uint8_t>(number(count, arguments, 3, highest_level));
    const std::uint32_t seed = number(count, arguments, 4, 9'000);
    const auto players = static_cast<std::uint8_t>(number(count, arguments, 5, 2));
    players > 2 ? play_many(games, nodes, level, seed, players) : play_all(games, nodes, level, seed);
}
