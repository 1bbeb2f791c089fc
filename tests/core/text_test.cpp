#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/text.hpp>

using namespace heroes;

namespace game {

enum class Suit : std::uint8_t { leaf, heart, last = heart };
constexpr EnumNames<Suit> names_of(Suit) { return {"leaf", "heart"}; }

enum class Plain : std::uint8_t { here, there, last = there };

struct Point {
    std::uint8_t x = 1;
    std::int16_t y = -2;

    static constexpr Members members{"x", "y"};
    bool operator==(const Point&) const = default;
};
struct March {
    static constexpr std::string_view name = "march";
    Suit suit{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("suit", self.suit);
    }
};
struct Pass {
    static constexpr std::string_view name = "pass";

    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
struct Nothing {};

}  // namespace game

namespace {

template <class T>
std::string written(const T& value) {
    return std::string(to_text(value).view());
}

static_assert(to_text<16>(game::Point{}) == "{x 1, y -2}");
static_assert(NamedEnum<game::Suit> && !NamedEnum<game::Plain> && !NamedEnum<int>);

}  // namespace

TEST_CASE("numbers are written as people do") {
    CHECK(written(0) == "0");
    CHECK(written(std::uint8_t{7}) == "7");
    CHECK(written(10) == "10");
    CHECK(written(-1) == "-1");
    CHECK(written(std::int8_t{-128}) == "-128");
    CHECK(written(std::int64_t{(std::numeric_limits<std::int64_t>::min)()}) == "-9223372036854775808");
    CHECK(written(std::uint64_t{(std::numeric_limits<std::uint64_t>::max)()}) == "18446744073709551615");
}

TEST_CASE("a bool is yes or no") {
    CHECK(written(true) == "yes");
    CHECK(written(false) == "no");
}

TEST_CASE("an enumerator is written by its name, or by its number if it has none") {
    CHECK(written(game::Suit::heart) == "heart");
    CHECK(written(game::Plain::there) == "1");
}

TEST_CASE("what is missing is a dash") {
    CHECK(written(std::optional<int>{}) == "-");
    CHECK(written(std::optional<int>{5}) == "5");
    CHECK(written(game::Nothing{}) == "-");
}

TEST_CASE("a struct is written with the names of its members, and its own if it has one") {
    CHECK(written(game::Point{3, 4}) == "{x 3, y 4}");
    CHECK(written(game::March{game::Suit::leaf}) == "march{suit leaf}");
    CHECK(written(game::Pass{}) == "pass{}");
}

TEST_CASE("a variant is written as what it holds") {
    using Action = heroes::OneOf<game::March, game::Pass>;
    CHECK(written(Action{game::March{game::Suit::heart}}) == "march{suit heart}");
    CHECK(written(Action{game::Pass{}}) == "pass{}");
}

TEST_CASE("lists, arrays and sets are written in brackets") {
    CHECK(written(InlineVector<int, 3>{}) == "[]");
    CHECK(written(InlineVector<int, 3>{1}) == "[1]");
    CHECK(written(InlineVector<game::Point, 3>{{1, 2}, {3, 4}}) == "[{x 1, y 2}, {x 3, y 4}]");
    CHECK(written(EnumArray<game::Suit, int>{{5, 6}}) == "[5, 6]");
    CHECK(written(EnumSet<game::Suit>{game::Suit::heart, game::Suit::leaf}) == "[leaf, heart]");
    CHECK(written(SeatSet{}) == "[]");
}

TEST_CASE("text goes piece by piece to whoever takes it") {
    std::string all;
    to_text(game::Point{}, [&](std::string_view part) { all += part; });
    CHECK(all == "{x 1, y -2}");
}

TEST_CASE("a text holds as much as fits and tells when it did not") {
    Text<4> text;
    CHECK(text.empty());
    CHECK_FALSE(text.full());
    text("ab");
    CHECK_FALSE(text.empty());
    text("cd");
    CHECK(text == "abcd");
    CHECK_FALSE(text.full());
    text("");
    CHECK_FALSE(text.full());
    text("e");
    CHECK(text.full());
    CHECK(text.view() == "abcd");
    CHECK_FALSE(text == "abc");

    Text<4> long_at_once;
    long_at_once("abcdef");
    CHECK(long_at_once.view() == "abcd");
    CHECK(long_at_once.full());
    CHECK(to_text<3>(1234).full());
    CHECK_FALSE(to_text<4>(1234).full());
}
