#include "support.hpp"

#include <array>
#include <string_view>

using namespace shining_test;

namespace {

// A map of so many open rows, with the Heroes' start squares at the beginning of the first.
template <std::size_t Width, std::size_t Height>
constexpr auto open_drawing = [] {
    std::array<char, Height*(2 * Width + 3)> text{};
    for (std::size_t i = 0; i != text.size(); ++i) text[i] = '.';
    for (std::size_t row = 0; row != Height; ++row) {
        char* const line = text.data() + row * (2 * Width + 3);
        line[Width] = line[Width + 1] = ' ';
        line[2 * Width + 2] = '\n';
        if (row == 0) line[Width + 2] = '1', line[Width + 3] = '2', line[Width + 4] = '3', line[Width + 5] = '4';
    }
    return text;
}();
template <std::size_t Width, std::size_t Height>
constexpr Map open_map = drawn({open_drawing<Width, Height>.data(), open_drawing<Width, Height>.size()});

constexpr SquareSet around(const Map& map, Square at) { return step(map, SquareSet{at}, map.open); }

// A shift by more than a word has would not compile here.
constexpr const Map& one_row = open_map<128, 1>;
static_assert(around(one_row, square(64)) == SquareSet{square(63), square(65)});
static_assert(around(one_row, square(0)) == SquareSet{square(1)});
static_assert(around(one_row, square(127)) == SquareSet{square(126)});

constexpr const Map& two_rows = open_map<64, 2>;
static_assert(around(two_rows, square(5)) == SquareSet{square(4), square(6), square(69)});
static_assert(around(two_rows, square(127)) == SquareSet{square(63), square(126)});

}  // namespace

TEST_CASE("SHN-R52 squares that are shifted beyond the last or the first are gone") {
    const SquareSet all = SquareSet::first(most_squares);
    for (std::size_t n = 1; n != 2 * most_squares; ++n) {
        const std::size_t left = n < most_squares ? most_squares - n : 0;
        REQUIRE(all.earlier(n) == SquareSet::first(left));
        REQUIRE(all.later(n) == all - SquareSet::first(most_squares - left));
    }
}
TEST_CASE("SHN-R52 a map of one row can be walked from end to end") {
    CHECK(within(one_row, square(0), 127) == one_row.squares);
    CHECK(within(one_row, square(0), 126) == one_row.squares - SquareSet{square(127)});
    CHECK(distance(one_row, square(0), square(127)) == 127);
}
TEST_CASE("SHN-R23 distance agrees with a slow count over all pairs of squares of all maps, and nowhere is out of reach") {
    for (const Map& map : standard_maps) {
        map.squares.for_each([&](Square a) {
            const auto apart = [](std::size_t i, std::size_t j) { return static_cast<int>(i < j ? j - i : i - j); };
            map.squares.for_each([&](Square b) {
                const bool next = linked(map, a).has(b);
                const int on_floor =
                    apart(column_of(map, a), column_of(map, b)) + apart(row_of(map, a), row_of(map, b));
                const int slow = floor_of(map, a) == floor_of(map, b) ? on_floor : next ? 1 : out_of_reach;
                if (distance(map, a, b) != slow) FAIL(index_of(a), " ", index_of(b));
            });
            REQUIRE(distance(map, a, Square::nowhere) == out_of_reach);
            REQUIRE(distance(map, Square::nowhere, a) == out_of_reach);
        });
        CHECK(distance(map, Square::nowhere, Square::nowhere) == out_of_reach);
        for (std::size_t beyond = most_squares; beyond != 256; ++beyond) {
            REQUIRE(distance(map, square(0), square(beyond)) == out_of_reach);
            REQUIRE(distance(map, square(beyond), square(0)) == out_of_reach);
        }
    }
}
