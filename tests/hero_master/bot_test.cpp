#include "support.hpp"

#include <cstdint>
#include <cstdlib>

#include <heroes/core/hash.hpp>
#include <heroes/hero_master/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

using namespace hero_master_test;

// What a table is worth to bots: opinion, and none of the rules.
namespace {

static_assert(Evaluated<Table<>> && Advised<Table<>> && Bot<SearchBot, Table<>>);

int worth(const Position<>& position, Seat seat = one) { return evaluate(position.table(), seat); }

Position<> at_rest() { return Position<>{}.lurking({monster("Giant")}); }

// What the evaluations of some games say together. A greedy player gets further than chance.
std::uint64_t evaluations(std::uint8_t players, std::uint64_t games) {
    std::uint64_t print = 0;
    for (std::uint64_t game = 0; game != games; ++game) {
        auto state = new_game(Options{.players = players}, Pcg32{game});
        RandomBot lucky{Pcg32{game}};
        const GreedyBot greedy{game};
        play_out(state, [&](const auto& view) {
            print = hash(evaluate(state.table), print);
            return view.seat() == one ? greedy.choose(view, 40) : lucky.choose(view);
        });
        print = hash(evaluate(state.table), print);
    }
    return print;
}

// How many games of a few the better bot's seats win, every other one of all.
template <class Better, class Other>
int wins(std::uint8_t players, std::uint64_t games, Better better, Other other) {
    int won = 0;
    for (std::uint64_t game = 0; game != games; ++game) {
        auto state = new_game(Options{.players = players}, Pcg32{900 + game / 2});
        play_out(state, [&](const auto& view) {
            return index_of(view.seat()) % 2 == game % 2 ? better.choose(view, 60) : other.choose(view, 60);
        });
        won += index_of(outcome(state.table).winners.front()) % 2 == game % 2;
    }
    return won;
}

}  // namespace

TEST_CASE("evaluations of Hero Master are the same everywhere: to change one is to say so here") {
    CHECK(evaluations(2, 6) == 4202285069715543168u);
    CHECK(evaluations(4, 3) == 11920158270371191805u);
}

TEST_CASE("in Hero Master a search plays no games out by lot, and explores as tuned") {
    CHECK(search_advice(at_rest().table()).rollout == 0);
    CHECK(search_advice(at_rest().table()).exploration == 100);
}

TEST_CASE("in Hero Master whatever helps a hero is good") {
    const int plain = worth(at_rest());
    CHECK(worth(at_rest().gold(one, 4)) > plain);
    CHECK(worth(at_rest().gold(two, 4)) < plain);
    CHECK(worth(at_rest().health(one, 9)) < plain);
    CHECK(worth(at_rest().hand(one, {action("Ale First, Axe Later")})) > plain);
    CHECK(worth(at_rest().exhausted(one, first_weapon)) < plain);
    CHECK(worth(at_rest().equip(one, ItemSlot::first_weapon, treasure("Sword of Adequate Sharpness"))) > plain);
    CHECK(worth(at_rest().equip(one, ItemSlot::armour, treasure("Dented Plate"))) > plain);
    CHECK(worth(at_rest().leader(two)) < plain);
}
TEST_CASE("in Hero Master a laid attack is worth its chance of the reward, and a bungle takes that away") {
    const auto fighting =
        Position<>{}.attack(one, action("Ale First, Axe Later")).encounter(monster("Hill Troll")).loot(9).turn(one);
    const auto hopeless = Position<>{}
                              .attack(one, action("Ale First, Axe Later"))
                              .encounter(monster("Crackletooth the Tepid"))
                              .loot(9)
                              .turn(one);
    const auto bungled = Position<>{fighting}.bungle(one, two, action("Underfoot"));
    CHECK(worth(fighting) > worth(hopeless));
    CHECK(worth(bungled) < worth(fighting));
    CHECK(worth(Position<>{fighting}.loot(0)) < worth(fighting));
}
TEST_CASE("in Hero Master a bot knows with which rolls an attack overcomes a monster") {
    const auto overcomes = [](int strength, int green) {
        const Tally stands{.strengths = {{static_cast<std::int8_t>(strength), 9, 0, 0}}, .hit = 2, .threshold = 3};
        return opinion::detail::overcomes(stands, hero_master::monster({beast}, 10, {1, 0, 4, 4}, 1, 2, 1), green);
    };
    CHECK(overcomes(1, 8));
    CHECK(!overcomes(1, 7));   // 9 does not hit armour 10
    CHECK(!overcomes(0, 20));  // there is no Fire defence to overcome
}
TEST_CASE("evaluations of Hero Master stay in their bounds and know the outcome") {
    for (std::uint8_t players = 2; players <= 4; ++players) {
        auto state = new_game(Options{.players = players}, Pcg32{players});
        RandomBot lucky{Pcg32{7}};
        play_out(state, [&](const auto& view) {
            for_each_seat(state.table.options,
                          [&](Seat seat) { REQUIRE(std::abs(evaluate(state.table, seat)) < sure_win); });
            return lucky.choose(view);
        });
        for_each_seat(state.table.options, [&](Seat seat) {
            CHECK(evaluate(state.table, seat) == worth_of(outcome(state.table).seats[seat].standing));
        });
    }
}
TEST_CASE("in Hero Master greedy and search beat random in a few games already") {
    CHECK(wins(2, 24, GreedyBot{1}, RandomBot{Pcg32{2}}) > 16);
    CHECK(wins(4, 16, GreedyBot{1}, RandomBot{Pcg32{2}}) > 9);
    CHECK(wins(2, 16, SearchBot{.seed = 3}, RandomBot{Pcg32{2}}) > 10);
}
