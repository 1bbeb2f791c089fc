#include "support.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>

#include <heroes/hero_master/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/statistics.hpp>
#include <how_many.hpp>

using namespace hero_master_test;

// How the game plays among greedy players: the figures of the clause book, and the bands in which they belong.
namespace {

// Something that happens or not, on so many occasions.
struct Share {
    std::uint64_t hits = 0;
    std::uint64_t of = 0;

    void add(bool hit) {
        hits += hit;
        ++of;
    }
    double percent() const { return 100.0 * static_cast<double>(hits) / static_cast<double>(of); }
    Interval interval() const {
        const Interval range = wilson_interval(static_cast<double>(hits), of);
        return {100 * range.low, 100 * range.high};
    }
};

// Everything that is counted, over all games with one number of players.
struct Figures {
    std::size_t players = 0;
    std::uint64_t games = 0;
    Share four_locations{}, falls{}, critical_fails{}, flights{}, dragon_falls{}, gold_decides{}, second_tie_break{};
    std::array<Share, 4> seats{}, races{}, classes{};  // seats from the first leader on
    Sample defeats{}, gold{}, winners_gold{}, treasures{}, sold{};
    std::uint64_t laid = 0, bungles = 0, resolved = 0, encounters = 0, locations = 0;
    int most_gold = 0;
    std::size_t fewest_locations = 9, most_locations = 0;
};

// One game as it is told.
struct Story {
    Seat first_leader{};
    std::uint64_t locations = 0, flights = 0, encounters = 0, falls = 0, attacks = 0, fails = 0, laid = 0, bungles = 0,
                  defeats = 0, treasures = 0, sold = 0;
    bool dragon_falls = false;

    void operator()(const Event& event) {
        if (const auto* chosen = get_if<FirstPlayerChosen>(&event)) first_leader = chosen->seat;
        if (const auto* fallen = get_if<MonsterDefeated>(&event)) {
            ++falls;
            dragon_falls = dragon_falls || fallen->monster == monster("Crackletooth the Tepid");
        }
        locations += holds_alternative<LocationChosen>(event);
        flights += holds_alternative<PartingAttack>(event);
        encounters += holds_alternative<EncounterBegan>(event);
        attacks += holds_alternative<DiceRolled>(event);
        fails += holds_alternative<CriticalFailed>(event);
        laid += holds_alternative<AttackLaid>(event);
        bungles += holds_alternative<BunglePlayed>(event);
        defeats += holds_alternative<HeroDefeated>(event);
        treasures += holds_alternative<TreasureTaken>(event);
        sold += holds_alternative<TreasureSold>(event);
    }
};

void add(Share& share, std::uint64_t hits, std::uint64_t of) {
    share.hits += hits;
    share.of += of;
}
void add(Figures& figures, const Table<>& table, const Story& story) {
    const Outcome result = outcome(table);
    const Seat winner = result.winners.front();
    ++figures.games;
    for_each_seat(table.options, [&](Seat seat) {
        const std::size_t nth = (index_of(seat) + figures.players - index_of(story.first_leader)) % figures.players;
        figures.seats[nth].add(seat == winner);
        figures.races[index_of(table.heroes[seat].race)].add(seat == winner);
        figures.classes[index_of(table.heroes[seat].hero_class)].add(seat == winner);
        figures.gold.add(table.heroes[seat].gold);
        figures.most_gold = std::max(figures.most_gold, int{table.heroes[seat].gold});
    });
    figures.winners_gold.add(table.heroes[winner].gold);
    figures.four_locations.add(table.visited == 4);
    figures.fewest_locations = std::min(figures.fewest_locations, std::size_t{table.visited});
    figures.most_locations = std::max(figures.most_locations, std::size_t{table.visited});
    figures.dragon_falls.add(story.dragon_falls);
    figures.gold_decides.add(result.decided_by == TieBreak::gold);
    figures.second_tie_break.add(result.decided_by == TieBreak::nearest_to_leader);
    figures.defeats.add(static_cast<double>(story.defeats) / static_cast<double>(figures.players));
    figures.treasures.add(static_cast<double>(story.treasures));
    figures.sold.add(static_cast<double>(story.sold));
    add(figures.falls, story.falls, story.encounters);
    add(figures.critical_fails, story.fails, story.attacks);
    add(figures.flights, story.flights, story.locations);
    figures.laid += story.laid, figures.bungles += story.bungles, figures.resolved += story.attacks;
    figures.encounters += story.encounters, figures.locations += story.locations;
}

Figures play_greedily(std::uint8_t players, std::uint64_t games) {
    constexpr std::uint32_t nodes = 100;
    Figures figures{.players = players};
    for (std::uint64_t game = 0; game != games; ++game) {
        Story story;
        auto state = new_game(Options{.players = players}, Pcg32{70'000 + game}, StandardRules{}, story);
        while (!is_over(state.table)) {
            const auto seen = view(state.table, decider(state.table));
            play(state.table, GreedyBot{game}.choose(seen, nodes), state.chance, story);
        }
        add(figures, state.table, story);
    }
    return figures;
}

std::string words(const char* what, double value, const Interval& range) {
    std::array<char, 128> line{};
    std::snprintf(line.data(), line.size(), "\n  %-28s %7.2f (%.2f to %.2f)", what, value, range.low, range.high);
    return line.data();
}
std::string words(const char* what, const Share& share, double times = 1) {
    return words(what, times * share.percent(), {times * share.interval().low, times * share.interval().high});
}
std::string words(const char* what, const Sample& sample) { return words(what, sample.mean, interval_of_mean(sample)); }
std::string ratio(const char* what, std::uint64_t a, std::uint64_t b) {
    const double value = static_cast<double>(a) / static_cast<double>(b);
    return words(what, value, {value, value});
}

std::string words(const Figures& figures) {
    std::string text = words("four Locations, %", figures.four_locations);
    for (std::size_t n = 0; n != figures.players; ++n) text += words("wins by seat, %", figures.seats[n]);
    const double fair = static_cast<double>(figures.players);
    for (std::size_t n = 0; n != 4; ++n)
        text += words(standard_content.races.names.values[n].data(), figures.races[n], fair);
    for (std::size_t n = 0; n != 4; ++n)
        text += words(standard_content.classes.names.values[n].data(), figures.classes[n], fair);
    return text + words("defeats per hero", figures.defeats) + words("gold", figures.gold) +
           words("winner's gold", figures.winners_gold) +
           ratio("most gold", static_cast<std::uint64_t>(figures.most_gold), 1) +
           words("monster falls, %", figures.falls) + words("Critical Fails, %", figures.critical_fails) +
           words("no tie-break, %", figures.gold_decides) + words("second tie-break, %", figures.second_tie_break) +
           ratio("Encounters per Location", figures.encounters, figures.locations) +
           ratio("laid per Encounter", figures.laid, figures.encounters) +
           ratio("resolved per Encounter", figures.resolved, figures.encounters) +
           ratio("bungles per Encounter", figures.bungles, figures.encounters) + words("flights, %", figures.flights) +
           words("dragon falls, %", figures.dragon_falls) + words("treasures taken", figures.treasures) +
           words("treasures sold", figures.sold);
}

}  // namespace

TEST_CASE("HMA-040 greedy players visit three or four Locations, and the figures of their games lie where they belong") {
    for (std::uint8_t players = 2; players <= 4; ++players) {
        const Figures figures = play_greedily(players, laws::games_to_play(2000, 50));
        MESSAGE(int{players}, " players, ", figures.games, " games:", words(figures));
        CHECK(figures.fewest_locations >= 3);
        CHECK(figures.most_locations <= 4);
        CHECK(figures.defeats.mean > 0.5);
        CHECK(figures.defeats.mean < 4);
        CHECK(figures.gold.mean > 6);
        CHECK(figures.gold.mean < 25);
        CHECK(figures.falls.percent() > 40);
        CHECK(figures.falls.percent() < 85);
        CHECK(figures.critical_fails.percent() > 4);  // who seldom bungles seldom fails
        CHECK(figures.critical_fails.percent() < 35);
        CHECK(figures.gold_decides.percent() > 70);
    }
}
