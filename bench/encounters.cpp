// How hard the encounters of Shining Heroes are: a bot plays each with parties that have won everything before it, and
// then whole campaigns. (shining_bot_strength compares the bots, with parties that have seen nothing.)
//
//   shining_encounters [games of each encounter] [random|greedy|search|paired] [nodes] [campaigns] [first seed]
//                      [this encounter only|all] [rollout] [exploration]
//
// `paired` compares greedy, 100 nodes, and search: both play the same encounters, each with the same party and seed, so
// that what makes one encounter easier than another does not count.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <shining/parties.hpp>

#include <heroes/shining/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>
#include <heroes/tools/statistics.hpp>

namespace {

using namespace heroes;
using namespace heroes::shining;

// Nobody gives up: those who choose at random would do it at once.
struct BotRules : StandardRules {
    static constexpr Knobs knobs{.concession = false};

    bool operator==(const BotRules&) const = default;
};

// How the games of one encounter, or of all, ended.
struct Tally {
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t rounds = 0;
    std::uint64_t longest = 0;
    std::uint64_t exhausted = 0;
    std::uint64_t decisions = 0;
    EnumArray<LossCause, std::uint64_t> lost{};

    void add(const Table<BotRules>& table, std::uint64_t made) {
        ++games;
        decisions += made;
        rounds += table.initiative.round;
        longest = std::max<std::uint64_t>(longest, table.initiative.round);
        for (const Hero& hero : table.heroes) exhausted += hero.exhausted;
        if (is_success(table.ending))
            ++won;
        else
            ++lost[table.encounter.loss];
    }
    void add(const Tally& other) {
        games += other.games, won += other.won, rounds += other.rounds, exhausted += other.exhausted;
        decisions += other.decisions, longest = std::max(longest, other.longest);
        for_each_enumerator<LossCause>([&](LossCause cause) { lost[cause] += other.lost[cause]; });
    }
};

void print(std::string_view title, const Tally& tally) {
    const auto interval = wilson_interval(static_cast<double>(tally.won), tally.games);
    const double games = static_cast<double>(tally.games);
    std::printf("| %.*s | %u | %.1f %% (%.1f to %.1f) | %.1f | %u | %.2f |", static_cast<int>(title.size()),
                title.data(), static_cast<unsigned>(tally.games), 100 * static_cast<double>(tally.won) / games,
                100 * interval.low, 100 * interval.high, static_cast<double>(tally.rounds) / games,
                static_cast<unsigned>(tally.longest), static_cast<double>(tally.exhausted) / games);
    for_each_enumerator<LossCause>([&](LossCause cause) {
        if (tally.lost[cause] != 0)
            std::printf(" %.*s %u", static_cast<int>(name_of(cause).size()), name_of(cause).data(),
                        static_cast<unsigned>(tally.lost[cause]));
    });
    std::printf(" | %u decisions a game\n", static_cast<unsigned>(tally.decisions / tally.games));
    std::fflush(stdout);
}

template <class Player>
void play_encounters(std::uint64_t games, std::uint64_t seed, std::string_view only, Player player) {
    Tally all;
    for (std::size_t i = 0; i != shining_parties::encounter_count && games != 0; ++i) {
        const auto card = static_cast<EncounterCard>(i);
        if (only != "all" && only != StandardRules::content.encounters[card].number) continue;
        Tally tally;
        for (std::uint64_t game = 0; game != games; ++game) {
            auto state = shining_parties::nominal<BotRules>(card, seed + 1000 * i + game);
            const auto playout = play_out(state, player);
            tally.add(state.table, playout.decisions);
        }
        print(StandardRules::content.encounters[card].number, tally);
        all.add(tally);
    }
    if (all.games != 0) print("all", all);
}

template <class Player>
bool wins(EncounterCard card, std::uint64_t seed, Player player) {
    auto state = shining_parties::nominal<BotRules>(card, seed);
    play_out(state, player);
    return is_success(state.table.ending);
}
// How often two bots won the same games.
struct Pairs {
    int games = 0;
    int both = 0;
    int only_search = 0;
    int only_greedy = 0;

    void add(bool by_search, bool by_greedy) {
        ++games;
        both += by_search && by_greedy;
        only_search += by_search && !by_greedy;
        only_greedy += by_greedy && !by_search;
    }
};
// The games that only one of them won tell how far the shares are apart.
void print(const Pairs& pairs) {
    const double difference = pairs.only_search - pairs.only_greedy;
    const double error = std::sqrt(pairs.only_search + pairs.only_greedy - difference * difference / pairs.games);
    const double most = standard_errors_95 * error;
    std::printf("%d games: both won %d, only search %d, only greedy %d; search wins %.1f points more (%.1f to %.1f)\n",
                pairs.games, pairs.both, pairs.only_search, pairs.only_greedy, 100 * difference / pairs.games,
                100 * (difference - most) / pairs.games, 100 * (difference + most) / pairs.games);
}
template <class Searcher, class Greedy>
void play_pairs(std::uint64_t games, std::uint64_t seed, std::string_view only, Searcher searcher, Greedy greedy) {
    Pairs pairs;
    for (std::size_t i = 0; i != shining_parties::encounter_count; ++i) {
        const auto card = static_cast<EncounterCard>(i);
        if (only != "all" && only != StandardRules::content.encounters[card].number) continue;
        for (std::uint64_t nth = seed + 1000 * i; nth != seed + 1000 * i + games; ++nth)
            pairs.add(wins(card, nth, searcher), wins(card, nth, greedy));
    }
    if (pairs.games != 0) print(pairs);
}

template <class Player>
void play_campaigns(std::uint64_t campaigns, std::uint64_t seed, Player player) {
    std::uint64_t completed = 0;
    std::uint64_t quests = 0;
    for (std::uint64_t game = 0; game != campaigns; ++game) {
        Options options{.scope = Scope::campaign};
        options.party = shining_parties::any_party(seed + game);
        auto state = shining::new_game(options, Pcg32{seed + game}, BotRules{});
        play_out(state, player);
        completed += is_success(state.table.ending);
        quests += state.table.campaign.done.size();
    }
    if (campaigns == 0) return;
    const auto interval = wilson_interval(static_cast<double>(completed), campaigns);
    std::printf("campaigns: %u of %u completed (%.1f to %.1f %%), %.2f quests each\n", static_cast<unsigned>(completed),
                static_cast<unsigned>(campaigns), 100 * interval.low, 100 * interval.high,
                static_cast<double>(quests) / static_cast<double>(campaigns));
}

std::uint32_t number(int count, char** arguments, int at, std::uint32_t otherwise) {
    return count > at ? static_cast<std::uint32_t>(std::strtoul(arguments[at], nullptr, 10)) : otherwise;
}

}  // namespace

int main(int count, char** arguments) {
    const std::uint32_t games = number(count, arguments, 1, 20);
    const std::string_view who = count > 2 ? arguments[2] : "greedy";
    const std::uint32_t nodes = number(count, arguments, 3, 300);
    const std::uint32_t campaigns = number(count, arguments, 4, 0);
    const std::uint32_t seed = number(count, arguments, 5, 5'000);
    SearchBot searcher{.seed = 1};
    const std::string_view only = count > 6 ? arguments[6] : "all";
    if (count > 7) searcher.rollout = number(count, arguments, 7, 0);
    if (count > 8) searcher.exploration = number(count, arguments, 8, 0);
    if (who == "paired")
        return play_pairs(
                   games, seed, only, [=](const auto& view) { return searcher.choose(view, nodes); },
                   [](const auto& view) { return GreedyBot{2}.choose(view, 100); }),
               0;
    const auto run = [&](auto bot) {
        const auto player = [=](const auto& view) mutable { return bot.choose(view, nodes); };
        play_encounters(games, seed, only, player);
        play_campaigns(campaigns, seed, player);
    };
    if (who == "random")
        run(RandomBot{Pcg32{3}});
    else if (who == "greedy")
        run(GreedyBot{2});
    else
        run(searcher);
}
