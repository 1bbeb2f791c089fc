#include <heroes/tools/bots.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/hamlet.hpp>
#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/tools/playout.hpp>

#include "questions.hpp"
#include "tiny_game.hpp"

namespace tiny {

// A point is worth more than any card in the rack.
template <class Rules>
constexpr int evaluate(const Table<Rules>& table, Seat seat) {
    int worth = 0;
    for_each_seat(table.options, [&](Seat other) {
        int held = 100 * table.points[other];
        for (const Held& card : table.racks[other]) held += static_cast<int>(*card.card);
        worth += other == seat ? held : -held;
    });
    return worth;
}

}  // namespace tiny

namespace {

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;
using heroes::GreedyBot;
using heroes::Pcg32;
using heroes::Playout;
using heroes::RandomBot;
using heroes::Seat;
using heroes::View;
using questions::is_legal;

template <class Table>
heroes::State<Table> begin(const typename Table::Options& options, std::uint64_t seed) {
    return heroes::new_game<Table>(options, Pcg32{seed});
}

// A bot that is given the true table would not even compile.
template <class B, class Table>
concept TakesTable = requires(B bot, const Table& table) {
    bot.choose(table, std::uint32_t{1});
};
template <class B, class Table>
concept TakesView = requires(B bot, const View<Table>& view) {
    bot.choose(view, std::uint32_t{1});
};
template <class B, class Table>
constexpr bool is_honest = heroes::Bot<B, Table>&& TakesView<B, Table> && !TakesTable<B, Table>;

static_assert(is_honest<RandomBot, hedra::Table<>> && is_honest<GreedyBot, hedra::Table<>>);
static_assert(is_honest<RandomBot, hamlet::Table<>> && is_honest<GreedyBot, hamlet::Table<>>);
static_assert(is_honest<RandomBot, tiny::Table<>> && is_honest<GreedyBot, tiny::Table<>>);
static_assert(!std::is_convertible_v<tiny::Table<>, View<tiny::Table<>>>);
static_assert(!std::is_constructible_v<View<tiny::Table<>>, tiny::Table<>>);

struct Stubborn {
    int choose(const View<tiny::Table<>>&, std::uint32_t) { return 0; }
};
static_assert(!heroes::Bot<Stubborn, tiny::Table<>>);

// Plays a whole game and demands that whatever the bot chooses is legal.
template <class B, class Table>
Playout play_legally(B bot, heroes::State<Table>& state, std::uint32_t nodes, std::size_t most_decisions) {
    return heroes::play_out(
        state,
        [&](const View<Table>& view) {
            const auto action = bot.choose(view, nodes);
            REQUIRE(is_legal(state.table, action));
            return action;
        },
        most_decisions);
}

TEST_CASE("a playout goes on to the end and counts its decisions") {
    auto state = begin<tiny::Table<>>({.players = 3, .cards = 8}, 1);
    std::size_t asked = 0;
    RandomBot bot{Pcg32{2}};
    const auto playout = heroes::play_out(state, [&](const auto& view) {
        CHECK(view.seat() == decider(state.table));
        return ++asked, bot.choose(view);
    });
    CHECK(playout == Playout{asked, true});
    CHECK(asked > 3);
    CHECK(is_over(state.table));
}

TEST_CASE("a playout stops after so many decisions") {
    auto state = begin<tiny::Table<>>({}, 1);
    RandomBot bot;
    const auto choose = [&](const auto& view) { return bot.choose(view); };
    const auto before = state;
    CHECK(heroes::play_out(state, choose, 0) == Playout{0, false});
    CHECK(state == before);
    CHECK(heroes::play_out(state, choose, 2) == Playout{2, false});
    heroes::play_out(state, choose);
    CHECK(heroes::play_out(state, choose) == Playout{0, true});
}

TEST_CASE("a playout that is stopped at the last decision has finished") {
    auto state = begin<tiny::Table<>>({.turns = 1}, 1);
    const auto draw = [](const auto&) { return tiny::Action{tiny::Draw{}}; };
    CHECK(heroes::play_out(state, draw, 1) == Playout{1, true});
}

TEST_CASE("a playout tells what happens") {
    auto state = begin<tiny::Table<>>({.turns = 2}, 1);
    std::vector<tiny::Event> events;
    heroes::play_out(
        state, [](const auto&) { return tiny::Action{tiny::Draw{}}; }, 5,
        [&](const tiny::Event& event) { events.push_back(event); });
    CHECK(events == std::vector<tiny::Event>{tiny::Drew{Seat::one}, tiny::Drew{Seat::two}});
}

TEST_CASE("a random bot picks every legal action about as often") {
    const auto state = begin<tiny::Table<>>({.dealt = 2}, 1);
    const auto actions = legal_actions(state.table);
    REQUIRE(actions.size() == 6);
    RandomBot bot;
    std::vector<int> times(actions.size());
    for (int i = 0; i != 6000; ++i) {
        const auto action = bot.choose(view(state.table, Seat::one));
        ++times[static_cast<std::size_t>(std::find(actions.begin(), actions.end(), action) - actions.begin())];
    }
    for (const int n : times) CHECK(std::abs(n - 1000) < 150);
}

TEST_CASE("random bots of equal seeds choose alike, others do not") {
    const auto play = [](std::uint64_t seed) {
        auto state = begin<hedra::Table<>>({}, 1);
        RandomBot bot{Pcg32{seed}};
        heroes::play_out(
            state, [&](const auto& view) { return bot.choose(view); }, 40);
        return state;
    };
    CHECK(play(1) == play(1));
    CHECK(play(1) != play(2));
}

TEST_CASE("a greedy bot shows the card that wins the point") {
    auto state = begin<tiny::Table<>>({.players = 2, .cards = 4, .dealt = 0}, 1);
    state.table.deck = {};
    state.table.discarded = tiny::Cards{tiny::Card::one, tiny::Card::two, tiny::Card::three};
    state.table.racks[Seat::one] = {{tiny::Card::four, {Seat::one}}};
    state.table.shown[Seat::two] = tiny::Card::one;
    state.table.discarded.erase(tiny::Card::one);
    state.table.waiting = tiny::TakeTurn{Seat::one};
    CHECK(GreedyBot{}.choose(view(state.table, Seat::one), 100) == tiny::Action{tiny::Show{tiny::Card::four}});
}

TEST_CASE("every bot answers every decision of a game legally") {
    auto pair = begin<tiny::Table<>>({}, 3);
    auto three = begin<tiny::Table<>>({.players = 3, .cards = 8, .dealt = 2}, 4);
    CHECK(play_legally(GreedyBot{}, pair, 50, 1000).finished);
    CHECK(play_legally(GreedyBot{}, three, 0, 1000).finished);
    auto duel = begin<hedra::Table<>>({}, 5);
    auto teams = begin<hedra::Table<>>(hedra::presets::teams_2v2, 6);
    CHECK(play_legally(GreedyBot{}, duel, 100, 20000).finished);
    play_legally(GreedyBot{}, teams, 50, 400);
    auto heroes_of_four = begin<hamlet::Table<>>({.players = 4}, 7);
    CHECK(play_legally(GreedyBot{}, heroes_of_four, 50, 400).decisions == 400);
}

}  // namespace
