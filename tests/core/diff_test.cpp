#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <string>

#include <heroes/core/diff.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>

using namespace heroes;

namespace {

struct Point {
    std::uint8_t x = 0;
    std::uint8_t y = 0;

    static constexpr Members members{"x", "y"};
    bool operator==(const Point&) const = default;
};
struct Table {
    Point from{};
    std::uint16_t between = 0;
    Point to{};
    InlineVector<Point, 12> stops{};
    PerSeat<PerSeat<std::uint8_t, 2>, 3> faces{};
    std::optional<Point> maybe{};
    heroes::OneOf<int, Point> choice{};
    SeatSet seats{};

    static constexpr Members members{"from", "between", "to", "stops", "faces", "maybe", "choice", "seats"};
    bool operator==(const Table&) const = default;
};

// What diff says after one change.
template <class Change>
std::string changed(Change&& change) {
    Table before;
    while (!before.stops.full()) before.stops.push_back({});
    Table after = before;
    change(after);
    const auto path = diff(before, after);
    CHECK(diff(after, before).view() == path.view());
    return std::string(path.view());
}

constexpr bool names_the_member() {
    Point point;
    point.y = 1;
    return diff(Point{}, point) == "y";
}
static_assert(names_the_member());

}  // namespace

TEST_CASE("equal values do not differ") {
    CHECK(changed([](Table&) {}) == "");
    CHECK(diff(Point{1, 2}, Point{1, 2}).empty());
}

TEST_CASE("the member that differs is named with the way to it") {
    CHECK(changed([](Table& table) { table.from.x = 1; }) == "from.x");
    CHECK(changed([](Table& table) { table.from.y = 1; }) == "from.y");
    CHECK(changed([](Table& table) { table.between = 256; }) == "between");
    CHECK(changed([](Table& table) { table.to.y = 1; }) == "to.y");
}

TEST_CASE("of several members that differ the first is named") {
    CHECK(changed([](Table& table) { table.between = table.to.x = 1; }) == "between");
    CHECK(changed([](Table& table) { table.to = {1, 1}; }) == "to.x");
    CHECK(changed([](Table& table) { table.stops[3].y = table.stops[5].x = 1; }) == "stops[3].y");
}

TEST_CASE("items are named by their place") {
    CHECK(changed([](Table& table) { table.stops[0].x = 1; }) == "stops[0].x");
    CHECK(changed([](Table& table) { table.stops[11].y = 1; }) == "stops[11].y");
    CHECK(changed([](Table& table) { table.faces[Seat::three][Seat::two] = 1; }) == "faces[2][1]");
    CHECK(changed([](Table& table) { table.faces[Seat::one][Seat::one] = 1; }) == "faces[0][0]");
}

TEST_CASE("a list of another length differs as a whole") {
    CHECK(changed([](Table& table) { table.stops.pop_back(); }) == "stops");
    CHECK(changed([](Table& table) { table.stops.clear(); }) == "stops");
}

TEST_CASE("what may be missing, alternatives and sets differ as a whole") {
    CHECK(changed([](Table& table) { table.maybe = Point{}; }) == "maybe");
    CHECK(changed([](Table& table) { table.choice = 1; }) == "choice");
    CHECK(changed([](Table& table) { table.choice = Point{}; }) == "choice");
    CHECK(changed([](Table& table) { table.seats.insert(Seat::two); }) == "seats");
}
