#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/seat.hpp>

using namespace heroes;

namespace {

enum class Suit : std::uint8_t { leaf, heart, bell, acorn, last = acorn };
enum class Lone : std::uint8_t { only, last = only };
enum class Open : std::uint8_t { here, there };

static_assert(enum_count<Suit> == 4 && enum_count<Lone> == 1 && enum_count<Seat> == 7);
static_assert(Enumeration<Suit> && !Enumeration<Open> && !Enumeration<int>);
static_assert(index_of(Suit::leaf) == 0 && index_of(Suit::acorn) == 3 && index_of(Open::there) == 1);
static_assert(EnumArray<Suit, int>::size() == 4 && EnumArray<Suit, int, 2>::size() == 2);
static_assert(std::is_trivially_copyable_v<EnumArray<Suit, int>>);
static_assert(PerSeat<int, 6>::size() == 6);

}  // namespace

TEST_CASE("an array by enumerator begins with the defaults of its values") {
    const EnumArray<Suit, int> counts;
    CHECK(counts == EnumArray<Suit, int>{{0, 0, 0, 0}});
}

TEST_CASE("an array by enumerator is read and written by name") {
    EnumArray<Suit, int> counts{{1, 2, 3, 4}};
    const auto& fixed = counts;
    CHECK(counts[Suit::leaf] == 1);
    CHECK(fixed[Suit::acorn] == 4);
    counts[Suit::bell] = 9;
    CHECK(fixed == EnumArray<Suit, int>{{1, 2, 9, 4}});
    CHECK(fixed != EnumArray<Suit, int>{{1, 2, 3, 4}});
}

TEST_CASE("an array by enumerator is gone through in order") {
    EnumArray<Suit, int> counts{{1, 2, 3, 4}};
    for (int& count : counts) count *= 2;
    const auto& fixed = counts;
    CHECK(std::vector<int>(fixed.begin(), fixed.end()) == std::vector{2, 4, 6, 8});
    CHECK(counts.end() - counts.begin() == 4);
}

TEST_CASE("all enumerators are visited in order, or the first few") {
    std::vector<Suit> visited;
    for_each_enumerator<Suit>([&](Suit suit) { visited.push_back(suit); });
    CHECK(visited == std::vector{Suit::leaf, Suit::heart, Suit::bell, Suit::acorn});

    visited.clear();
    for_each_enumerator<Suit>([&](Suit suit) { visited.push_back(suit); }, 2);
    CHECK(visited == std::vector{Suit::leaf, Suit::heart});

    visited.clear();
    for_each_enumerator<Suit>([&](Suit suit) { visited.push_back(suit); }, 0);
    CHECK(visited.empty());
}

TEST_CASE("of several seats the next clockwise comes first, and the seat itself last") {
    CHECK(next_clockwise({Seat::one, Seat::three}, Seat::one, 3) == Seat::three);
    CHECK(next_clockwise({Seat::one, Seat::two}, Seat::two, 3) == Seat::one);
    CHECK(next_clockwise({Seat::two}, Seat::two, 3) == Seat::two);
    CHECK(next_clockwise(SeatSet::first(6), Seat::six, 6) == Seat::one);
}

TEST_CASE("who has most is everybody who has as much as nobody exceeds, and each seat is asked once, in order") {
    std::vector<Seat> asked;
    const PerSeat<int, 4> worth{{2, 5, -1, 5}};
    const auto ask = [&](Seat seat) { return asked.push_back(seat), worth[seat]; };
    CHECK(who_has_most(SeatSet::first(4), ask) == SeatSet{Seat::two, Seat::four});
    CHECK(asked == std::vector{Seat::one, Seat::two, Seat::three, Seat::four});
    CHECK(who_has_most({Seat::one, Seat::three}, ask) == SeatSet{Seat::one});
    CHECK(who_has_most({Seat::three}, ask) == SeatSet{Seat::three});
    CHECK(who_has_most({}, ask).empty());
}

TEST_CASE("seats follow each other clockwise and the last is followed by the first") {
    CHECK(clockwise(Seat::one, 3) == Seat::two);
    CHECK(clockwise(Seat::two, 3) == Seat::three);
    CHECK(clockwise(Seat::three, 3) == Seat::one);
    CHECK(clockwise(Seat::two, 3, 2) == Seat::one);
    CHECK(clockwise(Seat::two, 3, 3) == Seat::two);
    CHECK(clockwise(Seat::two, 3, 0) == Seat::two);
    CHECK(clockwise(Seat::six, 6) == Seat::one);
}
