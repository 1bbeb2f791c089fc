#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include <forgotten.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <tiny_game.hpp>

using namespace heroes;

namespace {

struct Point {
    std::uint8_t x = 1;
    std::uint8_t y = 2;

    static constexpr Names names{"point", "x", "y"};
    bool operator==(const Point&) const = default;
};
struct Forgetful {
    std::uint8_t x = 1;
    std::uint8_t y = 2;

    bool operator==(const Forgetful&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("x", self.x);
    }
};
struct Unlisted {
    int x = 0;
};

static_assert(Listed<Point> && Listed<const Point> && Listed<Pcg32>);
static_assert(!Listed<Unlisted> && !Listed<int> && !Listed<std::optional<int>>);
static_assert(Named<Point> && !Named<Forgetful> && !Named<int>);

static_assert(heroes::is_inline_vector<InlineVector<int, 3>> && !heroes::is_inline_vector<int>);
static_assert(heroes::is_enum_array<EnumArray<Seat, int>> && heroes::is_enum_array<PerSeat<int, 2>>);
static_assert(!heroes::is_enum_array<SeatSet> && heroes::is_enum_set<SeatSet> && !heroes::is_enum_set<Seat>);
static_assert(heroes::is_optional<std::optional<int>> && !heroes::is_optional<int>);
static_assert(heroes::is_variant<heroes::OneOf<int, char>> && !heroes::is_variant<std::optional<int>>);

}  // namespace

TEST_CASE("a struct hands out its members with their names, to read and to change") {
    Point point;
    int sum = 0;
    for_each_field(std::as_const(point),
                   [&](std::string_view name, const auto& member) { sum += member * (name == "x" ? 10 : 1); });
    CHECK(sum == 12);
    for_each_field(point, [](std::string_view, auto& member) { member = 5; });
    CHECK(point == Point{5, 5});
}

TEST_CASE("a member that its list has forgotten is noticed") {
    CHECK(laws::forgotten_bytes(Point{}) == 0);
    CHECK(laws::forgotten_bytes(Forgetful{}) == 1);
}

TEST_CASE("the lists of the core forget no member") {
    CHECK(laws::forgotten_bytes(Pcg32{}) == 0);
    Deck<tiny::Card, 2> deck{tiny::Cards{tiny::Card::one}};
    deck.put_on_top(tiny::Card::two, {Seat::one});
    deck.put_on_top(tiny::Card::three, {Seat::two});
    CHECK(laws::forgotten_bytes(deck) == 0);
    CHECK(laws::forgotten_bytes(State<Point>{}) == 0);
}
