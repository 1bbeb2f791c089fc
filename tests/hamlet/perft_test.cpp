#include "support.hpp"

#include <slow_count.hpp>

using namespace hamlet_test;
using counting::compare_counts;
using counting::counted;

namespace {

Table<> wounded_table() { return Position{}.health(one, 5).table(); }

// Retreats cost nothing, so that three decisions can be counted.
struct FreeRetreat : StandardRules {
    static constexpr Knobs knobs{.free_retreat = true, .retreat_mutates = false};
};

template <class Rules = StandardRules>
Table<Rules> rich_hero() {
    const auto& cards = standard_content;
    return Position<Rules>{}
        .trophies(one, {cards.monsters.named("Cave Bear"), cards.monsters.named("Cellar Bat")})
        .stock({cards.items.named("Small Beer"), cards.items.named("Cooking Pot"), cards.items.named("Smoke Pot")})
        .table();
}

}  // namespace

TEST_CASE("perft of Hamlet: a wounded hero in the Hamlet") {
    CHECK(perft(wounded_table(), 1) == counted(1, 37, 12));
    CHECK(perft(wounded_table(), 2) == counted(38, 216, 191));
}

TEST_CASE("perft of Hamlet: a rich hero before the Merchant's Stock") {
    CHECK(perft(rich_hero(), 1) == counted(1, 44, 9));
    CHECK(perft(rich_hero(), 2) == counted(45, 469, 189));
    CHECK(perft(rich_hero<FreeRetreat>(), 2) == counted(45, 469, 189));
    CHECK(perft(rich_hero<FreeRetreat>(), 3) == counted(514, 7177, 556));
}

TEST_CASE("the quick count of Hamlet's positions agrees with a slow one") {
    compare_counts(wounded_table(), 2);
    compare_counts(rich_hero(), 2);
    compare_counts(rich_hero<FreeRetreat>(), 3);
}
