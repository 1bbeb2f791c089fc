#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>

#include <heroes/core/chance.hpp>
#include <heroes/core/engine_chance.hpp>

using heroes::EngineChance;

namespace {

constexpr std::uint64_t all_of_64_bits = (std::numeric_limits<std::uint64_t>::max)();

// An engine that counts through its range, again and again.
template <class Result, Result Low, Result High>
struct Counting {
    using result_type = Result;
    Result value = Low;

    static constexpr Result(min)() { return Low; }
    static constexpr Result(max)() { return High; }
    constexpr Result operator()() {
        const auto now = value;
        value = now == High ? Low : static_cast<Result>(now + 1);
        return now;
    }
    bool operator==(const Counting&) const = default;
};

// A coin from the bits of a good engine.
struct Coin {
    using result_type = unsigned;
    std::mt19937 source{7};

    static constexpr unsigned(min)() { return 0; }
    static constexpr unsigned(max)() { return 1; }
    unsigned operator()() { return static_cast<unsigned>(source() & 1u); }
};

// An engine with `Size` values from `Low` on that says the digits of a number, and after them its lowest value,
// which is never refused.
template <unsigned Low, unsigned Size>
struct Digits {
    using result_type = unsigned;
    unsigned number = 0;
    int drawn = 0;

    static constexpr unsigned(min)() { return Low; }
    static constexpr unsigned(max)() { return Low + Size - 1; }
    constexpr unsigned operator()() {
        ++drawn;
        const auto digit = number % Size;
        number /= Size;
        return Low + digit;
    }
};

constexpr unsigned power(unsigned base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

// Goes through everything that the engine can say for one word of eight bits. Where nothing was refused, each of the
// 256 words must come about equally often; where something was, the word is made of fresh draws.
template <unsigned Low, unsigned Size>
bool every_word_is_equally_likely() {
    using Engine = Digits<Low, Size>;
    using Plan = heroes::detail::WordPlan<Engine, std::uint8_t>;
    std::array<unsigned, 256> seen{};
    unsigned accepted = 0;
    for (unsigned number = 0; number < power(Size, Plan::draws); ++number) {
        Engine engine{number};
        const auto word = heroes::detail::draw_word<std::uint8_t>(engine);
        if (engine.drawn != Plan::draws) continue;
        ++seen[word];
        ++accepted;
    }
    for (const auto count : seen)
        if (count == 0 || count * 256 != accepted) return false;
    return accepted == power(static_cast<unsigned>(Plan::values * Plan::share), Plan::draws);
}

template <class Engine>
constexpr int draws_per_word = heroes::detail::WordPlan<Engine, std::uint32_t>::draws;
template <class Engine>
constexpr int bits_per_draw = heroes::detail::WordPlan<Engine, std::uint32_t>::bits;

// The chi-square statistic of twenty-sided dice.
template <class Engine>
double chi_square_of_d20(Engine engine) {
    EngineChance<Engine> chance{engine};
    std::array<int, 20> seen{};
    for (int i = 0; i < 100'000; ++i) ++seen[chance.below(20)];
    double sum = 0;
    for (const int count : seen) sum += (count - 5000.0) * (count - 5000.0) / 5000.0;
    return sum;
}

constexpr double one_in_ten_thousand = 50.8;  // nineteen degrees of freedom

using CountingTo32Bits = Counting<std::uint32_t, 0, 0xffffffffu>;

constexpr std::uint32_t first_below(std::uint32_t n, std::uint32_t word) {
    EngineChance<CountingTo32Bits> chance{{word}};
    return chance.below(n);
}

}  // namespace

static_assert(heroes::Chance<EngineChance<std::mt19937>>);
static_assert(heroes::Chance<EngineChance<CountingTo32Bits>>);

// An engine of 32 bits needs one draw per word; an odd range gives up bits rather than throwing half its draws away.
static_assert(draws_per_word<std::mt19937> == 1 && bits_per_draw<std::mt19937> == 32);
static_assert(draws_per_word<std::mt19937_64> == 1 && bits_per_draw<std::mt19937_64> == 32);
static_assert(draws_per_word<std::minstd_rand> == 2 && bits_per_draw<std::minstd_rand> == 16);
static_assert(draws_per_word<std::ranlux24_base> == 2 && bits_per_draw<std::ranlux24_base> == 16);
static_assert(draws_per_word<Coin> == 32 && bits_per_draw<Coin> == 1);
static_assert(draws_per_word<Counting<std::uint32_t, 0, 0xfffffffeu>> == 2);
static_assert(draws_per_word<Counting<std::uint64_t, 0, 0xffffffffu>> == 1);
static_assert(draws_per_word<Counting<std::uint64_t, 5, 0x100000004u>> == 1);
static_assert(draws_per_word<Counting<std::uint64_t, 6, 0x100000004u>> == 2);
static_assert(draws_per_word<Counting<std::uint64_t, 0, all_of_64_bits - 1>> == 1);

static_assert(first_below(6, 4294967295u) == 5);
static_assert(first_below(6, 715827882u) == 0 && first_below(6, 1431655766u) == 2);

TEST_CASE("whatever the engine's range, all words come about equally often") {
    CHECK(every_word_is_equally_likely<0, 2>());
    CHECK(every_word_is_equally_likely<1, 2>());
    CHECK(every_word_is_equally_likely<0, 3>());
    CHECK(every_word_is_equally_likely<1, 4>());
    CHECK(every_word_is_equally_likely<0, 5>());
    CHECK(every_word_is_equally_likely<1, 6>());
    CHECK(every_word_is_equally_likely<7, 10>());
    CHECK(every_word_is_equally_likely<0, 15>());
    CHECK(every_word_is_equally_likely<0, 16>());
    CHECK(every_word_is_equally_likely<1, 17>());
    CHECK(every_word_is_equally_likely<1, 255>());
    CHECK(every_word_is_equally_likely<0, 256>());
    CHECK(every_word_is_equally_likely<1, 257>());
    CHECK(every_word_is_equally_likely<3, 511>());
    CHECK(every_word_is_equally_likely<3, 512>());
    CHECK(every_word_is_equally_likely<1, 1000>());
}

TEST_CASE("the standard's own ten-thousandth numbers come out") {
    // [rand.predef] gives 4123659995, 9981545732273789042 and 399268537 for these engines.
    std::mt19937 twister;
    twister.discard(9999);
    CHECK(heroes::detail::draw_word<std::uint32_t>(twister) == 4123659995u);

    std::mt19937_64 wide_twister;
    wide_twister.discard(9999);
    CHECK(heroes::detail::draw_word<std::uint32_t>(wide_twister) == (9981545732273789042u >> 32));

    std::minstd_rand standard;
    standard.discard(9999);
    const auto share = 2147483646u / 65536u;
    const auto word = heroes::detail::draw_word<std::uint32_t>(standard);
    CHECK((word >> 16) == (399268537u - 1u) / share);
}

TEST_CASE("a word is put together with the first draw on top") {
    Counting<std::uint32_t, 10, 10 + 0xffffu> engine;
    CHECK(heroes::detail::draw_word<std::uint32_t>(engine) == 0x00000001u);
    CHECK(heroes::detail::draw_word<std::uint32_t>(engine) == 0x00020003u);
}

TEST_CASE("an engine of 64 bits gives its high half") {
    Counting<std::uint64_t, 0, all_of_64_bits> engine{0x1234567890abcdefu};
    CHECK(heroes::detail::draw_word<std::uint32_t>(engine) == 0x12345678u);
}

TEST_CASE("an engine of less than an int's width is welcome") {
    EngineChance<Counting<std::uint8_t, 1, 255>> chance;
    for (int i = 0; i < 1000; ++i) CHECK(chance.below(6) < 6u);
}

TEST_CASE("adapted engines give even dice") {
    CHECK(chi_square_of_d20(std::mt19937{1}) < one_in_ten_thousand);
    CHECK(chi_square_of_d20(std::mt19937_64{1}) < one_in_ten_thousand);
    CHECK(chi_square_of_d20(std::minstd_rand{1}) < one_in_ten_thousand);
    CHECK(chi_square_of_d20(std::ranlux24_base{1}) < one_in_ten_thousand);
    CHECK(chi_square_of_d20(Coin{}) < one_in_ten_thousand);
}

TEST_CASE("a word that would favour some answers is drawn again") {
    EngineChance<CountingTo32Bits> chance{{0}};
    CHECK(chance.below(3) == 0);
    CHECK(chance.engine.value == 2u);
    CHECK(chance.below(1) == 0);
    CHECK(chance.engine.value == 3u);
}

TEST_CASE("an adapted engine is a value") {
    EngineChance chance{std::mt19937{42}};
    auto copy = chance;
    CHECK(copy == chance);
    const auto first = chance.below(1'000'000);
    CHECK(copy != chance);
    CHECK(copy.below(1'000'000) == first);
    CHECK(copy == chance);
}
