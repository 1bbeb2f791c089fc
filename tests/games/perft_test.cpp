// The quick count of perft against a slow one. Figures for named positions are in the folders of the games.

#include <doctest/doctest.h>

#include <game.hpp>
#include <slow_count.hpp>

#include <heroes/core/state.hpp>

TEST_CASE("the quick count agrees with a slow one") {
    const auto table = heroes::new_game<game::Table<>>({}, heroes::Pcg32{1}).table;
    CHECK(heroes::perft(table, 0) == counting::counted(0, 1, 1));
    counting::compare_counts(table, 1);
}
