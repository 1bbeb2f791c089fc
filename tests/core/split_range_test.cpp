#include <doctest/doctest.h>

#include <cstdint>

#include <heroes/core/split_range.hpp>

namespace {

enum class Fruit : std::uint8_t { last = 4 };
enum class Thing : std::uint8_t { knife = 3, plate, fourth_fruit, fifth_fruit, last = fifth_fruit };

using Fruits = heroes::SplitRange<Thing, Fruit, Thing::knife, Thing::fourth_fruit>;

}  // namespace

TEST_CASE("a split range goes on behind what else there is") {
    CHECK(Fruits::whole(Fruit{0}) == Thing{0});
    CHECK(Fruits::whole(Fruit{2}) == Thing{2});
    CHECK(Fruits::whole(Fruit{3}) == Thing::fourth_fruit);
    CHECK(Fruits::whole(Fruit{4}) == Thing::fifth_fruit);
    heroes::for_each_enumerator<Fruit>([](Fruit fruit) { CHECK(Fruits::part(Fruits::whole(fruit)) == fruit); });
}

TEST_CASE("a split range has its own members, and nothing beyond the last") {
    CHECK(Fruits::has(Thing{0}));
    CHECK(Fruits::has(Thing{2}));
    CHECK_FALSE(Fruits::has(Thing::knife));
    CHECK_FALSE(Fruits::has(Thing::plate));
    CHECK(Fruits::has(Thing::fourth_fruit));
    CHECK(Fruits::has(Thing::fifth_fruit));
    CHECK_FALSE(Fruits::has(Thing{7}));
    CHECK_FALSE(Fruits::has(Thing{255}));
}
