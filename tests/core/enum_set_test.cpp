#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <heroes/core/enum_set.hpp>
#include <heroes/core/pcg32.hpp>

using namespace heroes;

namespace {

enum class Suit : std::uint8_t { leaf, heart, bell, acorn, last = acorn };
enum class Five : std::uint8_t { first, last = 4 };
enum class Eight : std::uint8_t { first, last = 7 };
enum class Nine : std::uint8_t { first, last = 8 };
enum class Sixteen : std::uint8_t { first, last = 15 };
enum class Seventeen : std::uint8_t { first, last = 16 };
enum class ThirtyTwo : std::uint8_t { first, last = 31 };
enum class ThirtyThree : std::uint8_t { first, last = 32 };
enum class SixtyFour : std::uint8_t { first, last = 63 };

using Suits = EnumSet<Suit>;

static_assert(sizeof(EnumSet<Eight>) == 1 && sizeof(EnumSet<Nine>) == 2);
static_assert(sizeof(EnumSet<Sixteen>) == 2 && sizeof(EnumSet<Seventeen>) == 4);
static_assert(sizeof(EnumSet<ThirtyTwo>) == 4 && sizeof(EnumSet<ThirtyThree>) == 8);
static_assert(sizeof(EnumSet<SixtyFour>) == 8);
static_assert(std::is_trivially_copyable_v<Suits>);
static_assert(Suits{Suit::leaf, Suit::bell}.size() == 2);

template <class E>
std::vector<E> members(EnumSet<E> set) {
    std::vector<E> list;
    set.for_each([&](E member) { list.push_back(member); });
    return list;
}

}  // namespace

TEST_CASE("a new set is empty") {
    const Suits none;
    CHECK(none.empty());
    CHECK(none.size() == 0);
    CHECK(none.bits() == 0);
    CHECK_FALSE(none.has(Suit::leaf));
    CHECK(members(none).empty());
}

TEST_CASE("a set holds what was inserted, each once") {
    Suits suits{Suit::acorn, Suit::leaf, Suit::acorn};
    CHECK(suits.size() == 2);
    CHECK(suits.has(Suit::leaf));
    CHECK(suits.has(Suit::acorn));
    CHECK_FALSE(suits.has(Suit::heart));
    CHECK_FALSE(suits.empty());
    suits.insert(Suit::heart);
    suits.insert(Suit::heart);
    CHECK(suits == Suits{Suit::leaf, Suit::heart, Suit::acorn});
    CHECK(suits.bits() == 0b1011);
}

TEST_CASE("what is erased is gone, and nothing else is") {
    Suits suits{Suit::leaf, Suit::heart};
    suits.erase(Suit::leaf);
    CHECK(suits == Suits{Suit::heart});
    suits.erase(Suit::leaf);
    CHECK(suits == Suits{Suit::heart});
    suits.erase(Suit::heart);
    CHECK(suits.empty());
}

TEST_CASE("members come in the order of their enum") {
    CHECK(members(Suits{Suit::acorn, Suit::leaf, Suit::bell}) == std::vector{Suit::leaf, Suit::bell, Suit::acorn});
    const Suits suits{Suit::acorn, Suit::leaf, Suit::bell};
    CHECK(suits.nth(0) == Suit::leaf);
    CHECK(suits.nth(1) == Suit::bell);
    CHECK(suits.nth(2) == Suit::acorn);
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
    CHECK(Suits::all() == Suits{Suit::leaf, Suit::heart, Suit::bell, Suit::acorn});
    CHECK(Suits::all().bits() == 0b1111);
    CHECK(Suits::universe == 0b1111);
    CHECK(EnumSet<SixtyFour>::all().size() == 64);
    CHECK(EnumSet<SixtyFour>::all().nth(63) == SixtyFour::last);
    CHECK(EnumSet<ThirtyThree>::all().bits() == 0x1ffffffff);
}

TEST_CASE("bits beyond the last enumerator are dropped") {
    CHECK(Suits::from_bits(0b10110).bits() == 0b0110);
    CHECK(Suits::from_bits(~std::uint64_t{0}) == Suits::all());
    CHECK(Suits::from_bits(0b1000) == Suits{Suit::acorn});
}

TEST_CASE("union, intersection and difference") {
    const Suits a{Suit::leaf, Suit::heart};
    const Suits b{Suit::heart, Suit::bell};
    CHECK((a | b) == Suits{Suit::leaf, Suit::heart, Suit::bell});
    CHECK((a & b) == Suits{Suit::heart});
    CHECK((a - b) == Suits{Suit::leaf});
    CHECK((b - a) == Suits{Suit::bell});
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
        CHECK(Suits::from_bits(bits).size() == heroes::detail::count_bits(bits));
    }
    for (std::uint64_t bits = 0; bits != 32; ++bits)
        CHECK(EnumSet<Five>::from_bits(bits).size() == heroes::detail::count_bits(bits));
}
