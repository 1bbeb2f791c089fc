#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <heroes/core/enum_set.hpp>
#include <heroes/core/pcg32.hpp>

using namespace heroes;

namespace {

enum class Colour : std::uint8_t { leaf, heart, bell, acorn, last = acorn };
enum class Five : std::uint8_t { first, last = 4 };
enum class Eight : std::uint8_t { first, last = 7 };
enum class Nine : std::uint8_t { first, last = 8 };
enum class Sixteen : std::uint8_t { first, last = 15 };
enum class Seventeen : std::uint8_t { first, last = 16 };
enum class ThirtyTwo : std::uint8_t { first, last = 31 };
enum class ThirtyThree : std::uint8_t { first, last = 32 };
enum class SixtyFour : std::uint8_t { first, last = 63 };

using Colours = EnumSet<Colour>;

static_assert(sizeof(EnumSet<Eight>) == 1 && sizeof(EnumSet<Nine>) == 2);
static_assert(sizeof(EnumSet<Sixteen>) == 2 && sizeof(EnumSet<Seventeen>) == 4);
static_assert(sizeof(EnumSet<ThirtyTwo>) == 4 && sizeof(EnumSet<ThirtyThree>) == 8);
static_assert(sizeof(EnumSet<SixtyFour>) == 8);
static_assert(std::is_trivially_copyable_v<Colours>);
static_assert(Colours{Colour::leaf, Colour::bell}.size() == 2);

template <class E>
std::vector<E> members(EnumSet<E> set) {
    std::vector<E> list;
    set.for_each([&](E member) { list.push_back(member); });
    return list;
}

}  // namespace

TEST_CASE("a new set is empty") {
    const Colours none;
    CHECK(none.empty());
    CHECK(none.size() == 0);
    CHECK(none.bits() == 0);
    CHECK_FALSE(none.has(Colour::leaf));
    CHECK(members(none).empty());
}

TEST_CASE("a set holds what was inserted, each once") {
    Colours suits{Colour::acorn, Colour::leaf, Colour::acorn};
    CHECK(suits.size() == 2);
    CHECK(suits.has(Colour::leaf));
    CHECK(suits.has(Colour::acorn));
    CHECK_FALSE(suits.has(Colour::heart));
    CHECK_FALSE(suits.empty());
    suits.insert(Colour::heart);
    suits.insert(Colour::heart);
    CHECK(suits == Colours{Colour::leaf, Colour::heart, Colour::acorn});
    CHECK(suits.bits() == 0b1011);
}

TEST_CASE("what is erased is gone, and nothing else is") {
    Colours suits{Colour::leaf, Colour::heart};
    suits.erase(Colour::leaf);
    CHECK(suits == Colours{Colour::heart});
    suits.erase(Colour::leaf);
    CHECK(suits == Colours{Colour::heart});
    suits.erase(Colour::heart);
    CHECK(suits.empty());
}

TEST_CASE("members come in the order of their enum") {
    CHECK(members(Colours{Colour::acorn, Colour::leaf, Colour::bell}) ==
          std::vector{Colour::leaf, Colour::bell, Colour::acorn});
    const Colours suits{Colour::acorn, Colour::leaf, Colour::bell};
    CHECK(suits.nth(0) == Colour::leaf);
    CHECK(suits.nth(1) == Colour::bell);
    CHECK(suits.nth(2) == Colour::acorn);
}

TEST_CASE("the nth member is the same as by counting, in sets of all sizes") {
    heroes::Pcg32 chance{1};
    for (unsigned thinning = 0; thinning != 300; ++thinning) {
        std::uint64_t bits = ~std::uint64_t{0};
        for (unsigned i = 0; i != thinning % 6; ++i) bits &= std::uint64_t{chance.next()} << 32 | chance.next();
        const auto set = EnumSet<SixtyFour>::from_bits(bits);
        const auto all = members(set);
        for (std::size_t n = 0; n != all.size(); ++n) CHECK(set.nth(n) == all[n]);
        if (!all.empty()) CHECK(set.front() == all[0]);
    }
}

TEST_CASE("the set of all has every enumerator and no bit beyond") {
    CHECK(Colours::all() == Colours{Colour::leaf, Colour::heart, Colour::bell, Colour::acorn});
    CHECK(Colours::all().bits() == 0b1111);
    CHECK(Colours::universe == 0b1111);
    CHECK(EnumSet<SixtyFour>::all().size() == 64);
    CHECK(EnumSet<SixtyFour>::all().nth(63) == SixtyFour::last);
    CHECK(EnumSet<ThirtyThree>::all().bits() == 0x1ffffffff);
}

TEST_CASE("bits beyond the last enumerator are dropped") {
    CHECK(Colours::from_bits(0b10110).bits() == 0b0110);
    CHECK(Colours::from_bits(~std::uint64_t{0}) == Colours::all());
    CHECK(Colours::from_bits(0b1000) == Colours{Colour::acorn});
}

TEST_CASE("union, intersection and difference") {
    const Colours a{Colour::leaf, Colour::heart};
    const Colours b{Colour::heart, Colour::bell};
    CHECK((a | b) == Colours{Colour::leaf, Colour::heart, Colour::bell});
    CHECK((a & b) == Colours{Colour::heart});
    CHECK((a - b) == Colours{Colour::leaf});
    CHECK((b - a) == Colours{Colour::bell});
    CHECK((a - a).empty());
    CHECK(a != b);
}

TEST_CASE("bits are counted in every part of a word") {
    CHECK(heroes::detail::count_bits(0) == 0);
    CHECK(heroes::detail::count_bits(~std::uint64_t{0}) == 64);
    for (int bit = 0; bit != 64; ++bit) {
        CHECK(heroes::detail::count_bits(std::uint64_t{1} << bit) == 1);
        CHECK(heroes::detail::count_bits(~(std::uint64_t{1} << bit)) == 63);
        CHECK(heroes::detail::count_bits((std::uint64_t{1} << bit) - 1) == static_cast<std::size_t>(bit));
    }
}

TEST_CASE("four bits are counted at once") {
    for (std::uint64_t bits = 0; bits != 16; ++bits) {
        CHECK(heroes::detail::count_four_bits(bits) == heroes::detail::count_bits(bits));
        CHECK(Colours::from_bits(bits).size() == heroes::detail::count_bits(bits));
    }
    for (std::uint64_t bits = 0; bits != 32; ++bits)
        CHECK(EnumSet<Five>::from_bits(bits).size() == heroes::detail::count_bits(bits));
}
