#include "support.hpp"

#include <forgotten.hpp>

using namespace hedra_test;

TEST_CASE("no member of what is printed on a die is forgotten in its field list") {
    CHECK(laws::forgotten_bytes(standard_dice) == 0);
}
