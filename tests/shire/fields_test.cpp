#include "support.hpp"

#include <forgotten.hpp>

using namespace shire_test;

TEST_CASE("no member of a board, a creature or a spell box is forgotten in its field list") {
    CHECK(laws::forgotten_bytes(Character{}) == 0);
    CHECK(laws::forgotten_bytes(Creature{}) == 0);
    CHECK(laws::forgotten_bytes(Effect{}) == 0);
    CHECK(laws::forgotten_bytes(ConditionTokens{}) == 0);
}
TEST_CASE("a state of the Shire has the size it was given") {
    CHECK(sizeof(shire::State<>) <= 1024);
    CHECK(sizeof(Character) == 96);
    CHECK(sizeof(Creature) == 8);
    CHECK(sizeof(Step) == 12);
}
