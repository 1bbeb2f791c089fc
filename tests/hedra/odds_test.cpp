#include "support.hpp"

#include <cstddef>

#include <heroes/core/outcomes.hpp>

using namespace hedra_test;

TEST_CASE("HED-004 the odds of an attack by five heroes are exact: all ways to fall sum to one") {
    const auto table = Position{}
                           .on(field(1), one, {rogue(1), cleric(1), warrior(1), paladin(1), barbarian(1)})
                           .on(field(1), two, {mage(4)})
                           .phase(Phase::attack)
                           .table();
    std::size_t ways = 0;
    Probability sum;
    Probability cleared;
    for_each_outcome(table, Attack{field(1)}, [&](const Table<>& next, Probability probability) {
        ++ways;
        sum = sum + probability;
        if (next.scores[one] == 1) cleared = cleared + probability;
    });
    CHECK(ways == 6 * 8 * 10 * 10 * 12);
    CHECK(sum == Probability::one());
    CHECK(cleared == Probability::one());  // five heroes, one of them frenzied, always have more than 4 together
}
