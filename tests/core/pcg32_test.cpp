#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/chance.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/pcg32.hpp>

using heroes::Pcg32;

namespace {

using Eight = std::array<std::uint32_t, 8>;

constexpr Eight raw_words(Pcg32 chance) {
    Eight words{};
    for (auto& word : words) word = chance.next();
    return words;
}

constexpr Eight draws_below(std::uint32_t n, Pcg32 chance) {
    Eight draws{};
    for (auto& draw : draws) draw = chance.below(n);
    return draws;
}

// How Lemire's method treats the 256 words of eight bits: which answer each leads to, and how many are drawn again.
struct Spread {
    std::array<int, 256> words_for{};
    int drawn_again = 0;
};

constexpr Spread spread_below(std::uint8_t n) {
    Spread spread;
    for (int word = 0; word < 256; ++word) {
        int draws = 0;
        const auto draw_word = [&] {
            constexpr std::uint8_t always_accepted = 255;
            return draws++ == 0 ? static_cast<std::uint8_t>(word) : always_accepted;
        };
        const auto answer = heroes::detail::below_with<std::uint8_t>(draw_word, n);
        if (draws == 1)
            ++spread.words_for[answer];
        else
            ++spread.drawn_again;
    }
    return spread;
}

constexpr bool is_even(std::uint8_t n) {
    const auto spread = spread_below(n);
    if (spread.drawn_again != 256 % n) return false;
    for (std::size_t answer = 0; answer < 256; ++answer)
        if (spread.words_for[answer] != (answer < n ? 256 / n : 0)) return false;
    return true;
}

// What below(n) makes of these two words of 32 bits, and how many of them it took.
struct Bounded {
    std::uint32_t answer = 0;
    std::size_t words = 0;
    bool operator==(const Bounded&) const = default;
};

constexpr Bounded below_from(std::array<std::uint32_t, 2> words, std::uint32_t n) {
    std::size_t used = 0;
    const auto answer = heroes::detail::below_with<std::uint32_t>([&] { return words[used++]; }, n);
    return {answer, used};
}

constexpr int samples = 300'000;

// The chi-square statistic of three equally likely classes.
template <class Classify>
double chi_square(std::uint32_t n, Classify classify) {
    std::array<int, 3> seen{};
    Pcg32 chance{2024};
    for (int i = 0; i < samples; ++i) ++seen[classify(chance.below(n))];
    double sum = 0;
    for (const int count : seen) sum += (count - samples / 3.0) * (count - samples / 3.0) / (samples / 3.0);
    return sum;
}

constexpr double one_in_ten_thousand = 18.42;  // two degrees of freedom

struct NoDraw {};
struct WrongAnswer {
    int below(std::uint32_t) { return 0; }
};
struct NoCopy {
    NoCopy(const NoCopy&) = delete;
    std::uint32_t below(std::uint32_t) { return 0; }
};

}  // namespace

static_assert(heroes::Chance<Pcg32>);
static_assert(!heroes::Chance<NoDraw>);
static_assert(!heroes::Chance<WrongAnswer>);
static_assert(!heroes::Chance<NoCopy>);

// The numbers come from an independent implementation that reproduces the published output of pcg32-demo.
static_assert(raw_words(Pcg32{0}) ==
              Eight{0xe823a24e, 0x7a7ecbd9, 0x89fd6c06, 0xae646aa8, 0xcd3cf945, 0x6204b303, 0x198c8585, 0x49fce611});
static_assert(raw_words(Pcg32{42}) ==
              Eight{0xc2f57bd6, 0x6b07c4a9, 0x72b7b29b, 0x44215383, 0xf5af5ead, 0x68beb632, 0xcbc7312c, 0xd5efc7d7});
static_assert(raw_words(Pcg32{}) ==
              Eight{0x285594ea, 0x190ca349, 0xcbc42ff2, 0xd6508153, 0xc2a8052f, 0x0f55ac5f, 0xd6ff3e32, 0x4f46689c});

TEST_CASE("the published PCG XSH-RR output function and step are reproduced") {
    CHECK(raw_words(Pcg32{0})[7] == 0x49fce611u);
    CHECK(raw_words(Pcg32{42})[7] == 0xd5efc7d7u);
    CHECK(Pcg32{} == Pcg32{0xcafef00dd15ea5e5u});
}

TEST_CASE("equal seeds give equal dice on every platform") {
    CHECK(draws_below(6, Pcg32{0}) == Eight{5, 2, 3, 4, 4, 2, 0, 1});
    CHECK(draws_below(6, Pcg32{42}) == Eight{4, 2, 2, 1, 5, 2, 4, 5});
    CHECK(draws_below(20, Pcg32{0}) == Eight{18, 9, 10, 13, 16, 7, 1, 5});
    CHECK(draws_below(20, Pcg32{42}) == Eight{15, 8, 8, 5, 19, 8, 15, 16});
}

TEST_CASE("draws below the largest bound there is are the same on every platform") {
    CHECK(draws_below(4294967295u, Pcg32{0}) ==
          Eight{3894649421, 2055130072, 2315086853, 2925816487, 3443325252, 1644475138, 428639620, 1241310736});
    CHECK(draws_below(4294967295u, Pcg32{42}) ==
          Eight{3270867925, 1795671208, 1924641434, 1143034754, 4121910956, 1757328945, 3418829099, 3589261270});
}

TEST_CASE("a word that would favour some answers is drawn again") {
    // A quarter of all words is unfair below 3 * 2^30; one of the first nine of seed 0 is.
    constexpr std::uint32_t n = 3u << 30;
    CHECK(draws_below(n, Pcg32{0}) ==
          Eight{2920987066, 1541347554, 1736315140, 2582493939, 1233356354, 321479715, 930983052, 2641288987});
    Pcg32 chance{0};
    for (int i = 0; i < 8; ++i) chance.below(n);
    CHECK(chance.state == 0xa220229ec164ffe1u);
}

TEST_CASE("below one is always zero and takes exactly one word") {
    Pcg32 chance{42};
    auto raw = chance;
    for (int i = 0; i < 1000; ++i) {
        CHECK(chance.below(1) == 0u);
        raw.next();
        CHECK(chance == raw);
    }
}

TEST_CASE("for every bound the words of eight bits are spread evenly over the answers") {
    for (int n = 1; n < 256; ++n) {
        CAPTURE(n);
        CHECK(is_even(static_cast<std::uint8_t>(n)));
    }
}
static_assert(is_even(1) && is_even(2) && is_even(3) && is_even(6) && is_even(128) && is_even(255));

TEST_CASE("of 32-bit words exactly the 2^32 mod n unfair ones are drawn again") {
    // 2^32 mod 6 is 4, and the low halves of word * 6 are even: 0 and 2 are unfair, 4 is the first fair one.
    CHECK(below_from({0, 4294967295u}, 6) == Bounded{5, 2});
    CHECK(below_from({715827883u, 4294967295u}, 6) == Bounded{5, 2});
    CHECK(below_from({1431655766u, 4294967295u}, 6) == Bounded{2, 1});
    // No word is unfair where n is a power of two, and only word 0 is where n is the largest number.
    CHECK(below_from({0, 1}, 1u << 31) == Bounded{0, 1});
    CHECK(below_from({4294967295u, 1}, 1u << 31) == Bounded{(1u << 31) - 1, 1});
    CHECK(below_from({0, 4294967295u}, 4294967295u) == Bounded{4294967294u, 2});
    CHECK(below_from({1, 4294967295u}, 4294967295u) == Bounded{0, 1});
}

TEST_CASE("dice are as even as chance allows") {
    CHECK(chi_square(3, [](std::uint32_t draw) { return draw; }) < one_in_ten_thousand);
    CHECK(chi_square(6, [](std::uint32_t draw) { return draw / 2; }) < one_in_ten_thousand);
    CHECK(chi_square(6, [](std::uint32_t draw) { return draw % 3; }) < one_in_ten_thousand);
}

TEST_CASE("even where a naive draw would be badly biased the answers are even") {
    // Taking the remainder would favour the lowest third; multiplying without drawing again, the multiples of three.
    CHECK(chi_square(3u << 30, [](std::uint32_t draw) { return draw >> 30; }) < one_in_ten_thousand);
    CHECK(chi_square(3u << 30, [](std::uint32_t draw) { return draw % 3; }) < one_in_ten_thousand);
}

TEST_CASE("the whole generator is one listed word of 64 bits") {
    Pcg32 chance{42};
    int listed = 0;
    heroes::for_each_field(chance, [&](std::string_view name, std::uint64_t& member) {
        CHECK(name == "state");
        CHECK(&member == &chance.state);
        ++listed;
    });
    CHECK(listed == 1);
    CHECK(sizeof(Pcg32) == 8);
    CHECK(Pcg32{1} != Pcg32{2});
}

namespace {
struct Holder {
    Pcg32 chance;
};
}  // namespace

TEST_CASE("a struct that holds luck can be made from empty braces") { CHECK(Holder{}.chance == Pcg32{}); }
