#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

#include <heroes/core/hash.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>

using heroes::EnumArray;
using heroes::hash;
using heroes::hash_text;
using heroes::InlineVector;
using heroes::Seat;
using heroes::SeatSet;

namespace {

struct Pair {
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("first", self.first), f("second", self.second);
    }
};
struct Nothing {};

using Choice = heroes::OneOf<std::uint8_t, bool, Nothing>;
using Bytes = InlineVector<std::uint8_t, 4>;

// Computed apart from this library: hash ^= number, times the multiplier, xor the upper half into the lower.
static_assert(hash(Nothing{}) == 0x4d0a2bbe78b92ab1);
static_assert(hash(std::uint8_t{5}) == 0x0bf96471e9e20d2d);
static_assert(hash(std::uint8_t{5}, 7) == 0x3c9f3e1d9906baaf);
static_assert(hash(Pair{1, 2}) == 0x0672243951f7969f);
static_assert(hash_text("hero") == 0xfb9980af4090076a);

}  // namespace

TEST_CASE("a hash is the same number on every platform") {
    CHECK(hash(Pair{1, 2}) == 0x0672243951f7969f);
    CHECK(hash_text("hero") == 0xfb9980af4090076a);
}

TEST_CASE("the order and the number of members count") {
    CHECK(hash(Pair{1, 2}) != hash(Pair{2, 1}));
    CHECK(hash(Pair{1, 0}) != hash(Pair{0, 1}));
    CHECK(hash(Pair{0, 0}) != hash(std::uint8_t{0}));
}

TEST_CASE("the size of a number does not count, its value does") {
    CHECK(hash(std::uint8_t{5}) == hash(std::uint32_t{5}));
    CHECK(hash(Seat::two) == hash(std::uint8_t{1}));
    CHECK(hash(true) == hash(std::uint8_t{1}));
    CHECK(hash(false) == hash(std::uint8_t{0}));
    CHECK(hash(std::int8_t{-1}) == hash(std::uint8_t{255}));
    CHECK(hash(std::uint8_t{255}) != hash(std::uint16_t{256}));
}

TEST_CASE("a value that may be missing is told from its default") {
    CHECK(hash(std::optional<std::uint8_t>{}) != hash(std::optional<std::uint8_t>{std::uint8_t{0}}));
    CHECK(hash(std::optional<std::uint8_t>{std::uint8_t{1}}) != hash(std::optional<std::uint8_t>{std::uint8_t{0}}));
    CHECK(hash(std::optional<std::uint8_t>{std::uint8_t{7}}) == hash(Pair{1, 7}));
}

TEST_CASE("alternatives are told from each other") {
    CHECK(hash(Choice{std::uint8_t{1}}) != hash(Choice{true}));
    CHECK(hash(Choice{true}) != hash(Choice{false}));
    CHECK(hash(Choice{Nothing{}}) != hash(Choice{false}));
    CHECK(hash(Choice{true}) == hash(Pair{1, 1}));
}

TEST_CASE("lists, arrays and sets are hashed by what they hold") {
    CHECK(hash(Bytes{}) != hash(Bytes{0}));
    CHECK(hash(Bytes{0}) != hash(Bytes{0, 0}));
    CHECK(hash(Bytes{7}) == hash(Pair{1, 7}));
    CHECK(hash(EnumArray<Seat, std::uint8_t, 2>{{1, 2}}) == hash(Pair{1, 2}));
    CHECK(hash(SeatSet{Seat::one, Seat::three}) == hash(std::uint8_t{5}));
}

TEST_CASE("a seed changes the hash, and can be the hash of something else") {
    CHECK(hash(Pair{1, 2}, 1) != hash(Pair{1, 2}, 2));
    CHECK(hash(Pair{1, 2}, 0) == hash(Pair{1, 2}));
    CHECK(hash_text("a", 1) != hash_text("a", 2));
    CHECK(hash_text("a", 0) == hash_text("a"));
}

TEST_CASE("texts have the hash of their letters") {
    CHECK(hash_text("") != hash_text("a"));
    CHECK(hash_text("ab") != hash_text("ba"));
    CHECK(hash_text("ab") != hash_text("a"));
    CHECK(hash_text(std::string_view("\xff", 1)) == hash(std::uint8_t{255}));
}

TEST_CASE("neighbours do not collide, not even in their lower half") {
    std::set<std::uint64_t> hashes;
    std::set<std::uint32_t> halves;
    for (int a = 0; a != 64; ++a)
        for (int b = 0; b != 64; ++b) {
            const auto number = hash(Pair{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
            hashes.insert(number);
            halves.insert(static_cast<std::uint32_t>(number));
        }
    CHECK(hashes.size() == 64 * 64);
    CHECK(halves.size() > 64 * 64 - 8);
}
