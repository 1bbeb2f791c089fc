#include "support.hpp"

using namespace shire_test;

TEST_CASE("a state of the Shire has the size it was given") {
    CHECK(sizeof(shire::State<>) <= 1024);
    CHECK(sizeof(Character) == 96);
    CHECK(sizeof(Creature) == 8);
    CHECK(sizeof(Step) == 12);
}
