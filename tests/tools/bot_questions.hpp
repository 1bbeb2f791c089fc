#pragma once

// What all tests of bots ask.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include "questions.hpp"

namespace bot_questions {

using heroes::GreedyBot;
using heroes::Pcg32;
using heroes::Playout;
using heroes::RandomBot;
using heroes::SearchBot;
using heroes::Seat;
using heroes::Standing;
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

template <class Table>
constexpr bool are_honest = is_honest<RandomBot, Table>&& is_honest<GreedyBot, Table>&& is_honest<SearchBot, Table>;

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

// Bots are asked about the real table and about one that looks the same to the seat but differs in what is hidden.
template <class Table>
int compare_lookalikes(const typename Table::Options& options, std::size_t decisions, std::uint32_t nodes) {
    auto state = begin<Table>(options, 21);
    RandomBot player{Pcg32{22}};
    Pcg32 chance{23};
    int different = 0;
    heroes::play_out(
        state,
        [&](const View<Table>& seen) {
            const Table guess = determinize(seen, chance);
            if (!(guess == state.table)) {
                ++different;
                const auto also_seen = view(guess, seen.seat());
                REQUIRE(GreedyBot{}.choose(seen, nodes) == GreedyBot{}.choose(also_seen, nodes));
                REQUIRE(SearchBot{}.choose(seen, nodes) == SearchBot{}.choose(also_seen, nodes));
                REQUIRE(RandomBot{}.choose(seen) == RandomBot{}.choose(also_seen));
            }
            return player.choose(seen);
        },
        decisions);
    return different;
}

// All choices of a bot in a game that random players play.
template <class Table, class B>
std::vector<typename Table::Action> choices(B bot, const typename Table::Options& options, std::uint32_t nodes,
                                            std::size_t decisions) {
    auto state = begin<Table>(options, 11);
    RandomBot player{Pcg32{12}};
    std::vector<typename Table::Action> chosen;
    heroes::play_out(
        state, [&](const auto& view) { return chosen.push_back(bot.choose(view, nodes)), player.choose(view); },
        decisions);
    return chosen;
}

}  // namespace bot_questions
