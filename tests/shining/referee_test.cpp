// Random encounters, quests and campaigns, each played once more by a referee that knows only the clause book.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/shining/queries.hpp>

#include <how_many.hpp>
#include <shining/random_play.hpp>

namespace {

using namespace shining_referee;

constexpr std::size_t most_answers = 20'000;

// The seeds of games of which some are left out go on in steps of this: all encounters, numbers of players and manners
// of play come by in turn.
constexpr std::uint64_t stride = laws::thinned == 1 ? 1 : 5;

Options playing(Scope scope, std::uint64_t seed) {
    Options options{.players = static_cast<std::uint8_t>(1 + seed % 4),
                    .scope = scope,
                    .quest = static_cast<QuestCard>(seed % 6),
                    .encounter = static_cast<EncounterCard>(seed % 28),
                    .choose_party = scope == Scope::campaign && seed % 2 == 1};
    Pcg32 chance{seed};
    for (HeroCard& card : options.party) card = static_cast<HeroCard>(chance.below(8));
    return options;
}

// Plays and replays; returns how many questions the referee and the game agreed on.
std::size_t agree(const Options& options, std::uint64_t seed) {
    const Record record = play_at_random(options, seed, most_answers);
    Referee referee{record};
    try {
        referee.replay();
    } catch (const Disagreement& disagreement) {
        FAIL("encounter ", index_of(options.encounter), ", seed ", seed, ", answer ", disagreement.moment, ": ",
             disagreement.what);
    }
    return referee.questions();
}

// The cost of the way of a lone monster from each square to one next to a Hero, SHN-R54, by a queue that is served in
// the order of cost. A way is walked backwards, from its end.
std::vector<int> lone_routes(const Board& board, int hero, bool flies) {
    const auto is_ground = [&](int at) {
        return !board.is_wall(at) && (flies || (!board.is_tall(at) && !board.is_short(at)));
    };
    const auto may_step = [&](int from, int to) {
        return is_ground(to) && (flies || (to != hero && board.is_climbable(from, to)));
    };
    std::vector<int> costs(static_cast<std::size_t>(board.size()), no_way);
    std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>> queue;
    for (int at = 0; at != board.size(); ++at)
        if (board.distance(at, hero) == 1 && is_ground(at)) queue.push({0, at});
    while (!queue.empty()) {
        const auto [cost, at] = queue.top();
        queue.pop();
        if (cost >= costs[static_cast<std::size_t>(at)]) continue;
        costs[static_cast<std::size_t>(at)] = cost;
        // Who stands here came from a square beside it, or was placed here because it entered Stairs.
        std::vector<int> entered;
        if (!board.is_stairs(at)) entered.push_back(at);
        if (board.is_stairs(at) && at != hero)
            for (int stairs = 0; stairs != board.size(); ++stairs)
                if (board.are_linked(at, stairs)) entered.push_back(stairs);
        for (const int to : entered)
            for (const int from : board.beside(to))
                if (may_step(from, to)) queue.push({cost + (board.is_water(to) && !flies ? 2 : 1), from});
    }
    return costs;
}

// A table with one monster and nothing to protect.
Table<> bare_table(std::size_t number) {
    Options options{.scope = Scope::encounter, .encounter = static_cast<EncounterCard>(number)};
    Table<> table = shining::new_game(options, Pcg32{1}).table;
    while (table.monsters.size() > 1) table.monsters.pop_back();
    table.monsters[0].model = Model::a_1;
    table.encounter.object = Square::nowhere;
    table.encounter.object_hp = 0;
    return table;
}
constexpr std::array<Model, 3> others{Model::hero_2, Model::hero_3, Model::hero_4};

// Slow counts take every square of a map in turn, or one of so many, on each map from another one on.
constexpr int every = laws::thinned == 1 ? 1 : 5;
int first_of(std::size_t number) { return static_cast<int>(number) % every; }

}  // namespace

TEST_CASE("SHN-091 sight agrees with exact geometry over all pairs of squares of all maps, also past models") {
    std::size_t pairs = 0;
    Pcg32 chance{1};
    for (std::size_t number = 0; number != standard_drawings.size(); ++number) {
        const Board& board = board_of(static_cast<EncounterCard>(number));
        Table<> table = bare_table(number);
        for (int from = first_of(number); from < board.size(); from += every) {
            // The others stand where they hide nothing, or anywhere.
            const auto somewhere = [&] {
                return static_cast<Square>(from % 2 == 0 ? static_cast<std::uint32_t>(from)
                                                         : chance.below(static_cast<std::uint32_t>(board.size())));
            };
            table.heroes[Model::hero_1].square = table.monsters[0].square = static_cast<Square>(from);
            for (const Model model : others) table.heroes[model].square = somewhere();
            const auto is_occupied = [&](int at) {
                return std::any_of(others.begin(), others.end(),
                                   [&](Model model) { return table.heroes[model].square == static_cast<Square>(at); });
            };
            for (int to = 0; to != board.size(); ++to, ++pairs)
                if (from != to && shining::sees(table, Model::hero_1, static_cast<Square>(to)) !=
                                      board.is_seen(from, to, is_occupied))
                    FAIL("encounter ", number, ", from ", from, " to ", to);
        }
    }
    CHECK(pairs > 400'000 / every);
}
TEST_CASE("SHN-R54 the ways of a monster agree with a slow count over all pairs of squares of all maps") {
    std::size_t pairs = 0;
    for (std::size_t number = 0; number != standard_drawings.size(); ++number) {
        const Board& board = board_of(static_cast<EncounterCard>(number));
        Table<> table = bare_table(number);
        for (const std::string_view name : {"Skeleton", "Harpy"}) {
            table.monsters[0].card = standard_content.monsters.named(name);
            for (int hero = first_of(number); hero < board.size(); hero += every) {
                if (board.is_wall(hero)) continue;
                for (Hero& each : table.heroes) each.square = static_cast<Square>(hero);
                const auto costs = lone_routes(board, hero, name == "Harpy");
                for (int from = 0; from != board.size(); ++from, ++pairs) {
                    if (board.is_wall(from) || from == hero) continue;
                    if (name != "Harpy" && (board.is_tall(from) || board.is_short(from))) continue;
                    table.monsters[0].square = static_cast<Square>(from);
                    const auto cost = shining::route_cost(table, Model::a_1, Model::hero_1);
                    if (cost.value_or(no_way) != costs[static_cast<std::size_t>(from)])
                        FAIL("encounter ", number, ", ", std::string(name), " from ", from, " to ", hero, ": ",
                             cost.value_or(no_way), ", by the slow count ", costs[static_cast<std::size_t>(from)]);
                }
            }
        }
    }
    CHECK(pairs > 700'000 / every);
}
TEST_CASE("SHN-I01 to SHN-I09 a referee who knows only the clause book agrees with every step of random encounters") {
    std::size_t questions = 0;
    const std::size_t games = laws::games_to_play(2'800, 50 * laws::thinned);
    for (std::uint64_t seed = 0; seed != games * stride; seed += stride)
        questions += agree(playing(Scope::encounter, seed), seed);
    MESSAGE(games, " encounters, ", questions, " decisions");
    CHECK(questions > 20 * games);
}
TEST_CASE("SHN-168 to SHN-184 the referee agrees with every step of random quests and campaigns") {
    std::size_t questions = 0;
    const std::size_t games = laws::games_to_play(60, 30 * laws::thinned);
    for (std::uint64_t seed = 0; seed != games; ++seed) {
        questions += agree(playing(Scope::quest, seed), seed);
        questions += agree(playing(Scope::campaign, seed), seed);
    }
    MESSAGE(games, " quests and as many campaigns, ", questions, " decisions");
    CHECK(questions > 20 * games);
}
// Random parties seldom win twice in a row.
TEST_CASE("SHN-175 SHN-179 SHN-180 SHN-K125 SHN-K499 the referee agrees with a campaign that is won, from quest to quest") {
    const Record record = play_at_random(playing(Scope::campaign, 0), 0, 3'500, {}, true);
    const auto& last = record.moments.back().table.campaign;
    CHECK(last.done.has(QuestCard{0}));
    CHECK(last.done.has(QuestCard{1}));
    Referee referee{record};
    try {
        referee.replay();
    } catch (const Disagreement& disagreement) {
        FAIL("answer ", disagreement.moment, ": ", disagreement.what);
    }
    CHECK(referee.questions() + 1 == record.moments.size());
}
// The referee would be worth nothing if it agreed with everything. It looks first at a game in which the rule is known
// to come up.
TEST_CASE("the referee objects to encounters that are played by other rules") {
    const auto is_noticed = [](std::uint64_t known, const Knobs& knobs) {
        for (std::uint64_t seed = known; seed != known + 56; ++seed) {
            const Record record =
                play_at_random(playing(Scope::encounter, seed), seed, most_answers, RuntimeRules{knobs});
            try {
                Referee{record}.replay();
            } catch (const Disagreement&) {
                return true;
            }
        }
        return false;
    };
    CHECK(is_noticed(2, {.least_to_revive = 2}));
    CHECK(is_noticed(5, {.luck_success = 2}));
    CHECK(is_noticed(7, {.push_damage = 2}));
    CHECK(is_noticed(12, {.difficult_cost = 1}));
    CHECK(is_noticed(8, {.exhausted_block_movement = true}));
    CHECK(is_noticed(3, {.monsters_block_monsters = true}));
    CHECK(is_noticed(3, {.rows_add_up = true}));
    CHECK(is_noticed(1, {.corners = CornerSight::blocked_by_either}));
    CHECK(is_noticed(3, {.areas_need_target = true}));
    CHECK(is_noticed(12, {.nearest_counts_squares = true}));
    CHECK(is_noticed(32, {.retarget_attacks = false}));
    CHECK(is_noticed(6, {.spawned_wait = true}));
    CHECK(is_noticed(2, {.events_gone_at_arrival = true}));
}
