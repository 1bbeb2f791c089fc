#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <type_traits>
#include <vector>

#include <heroes/core/codec.hpp>
#include <heroes/core/deck.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/scripted_dice.hpp>

using heroes::EnumSet;

namespace {

enum class SixtyFive : std::uint8_t { first, last = 64 };
enum class NinetySix : std::uint8_t { first, last = 95 };
enum class NinetySeven : std::uint8_t { first, last = 96 };
enum class Most : std::uint8_t { first, last = 127 };

static_assert(sizeof(EnumSet<NinetySix>) == 12 && sizeof(EnumSet<Most>) == 16);
static_assert(EnumSet<SixtyFive>::all().size() == 65 && EnumSet<Most>::all().size() == 128);
static_assert(EnumSet<NinetySeven>{NinetySeven::first, NinetySeven::last}.nth(1) == NinetySeven::last);

template <class E>
std::vector<E> listed(EnumSet<E> set) {
    std::vector<E> list;
    set.for_each([&](E member) { list.push_back(member); });
    return list;
}

// Compares a set of bits with a set of the standard library while members come and go.
template <class E>
void come_and_go() {
    heroes::Pcg32 chance{7};
    EnumSet<E> set;
    std::set<E> slow;
    for (int turn = 0; turn != 2'000; ++turn) {
        const auto member = static_cast<E>(chance.below(heroes::enum_count<E>));
        if (chance.below(2) == 0)
            set.insert(member), slow.insert(member);
        else
            set.erase(member), slow.erase(member);
        REQUIRE(listed(set) == std::vector<E>(slow.begin(), slow.end()));
        REQUIRE(set.size() == slow.size());
        REQUIRE(set.empty() == slow.empty());
        REQUIRE(set.has(member) == slow.contains(member));
        if (!slow.empty()) REQUIRE(set.front() == *slow.begin());
        std::size_t n = 0;
        for (const E each : slow) {
            REQUIRE(set.any([&](std::uint32_t size) { return size == slow.size() ? n : size; }) == each);
            REQUIRE(set.nth(n++) == each);
        }
    }
}

}  // namespace

TEST_CASE("members of a wide set come and go as in any set") {
    come_and_go<SixtyFive>();
    come_and_go<NinetySix>();
    come_and_go<Most>();
}

TEST_CASE("union, intersection and difference reach over both words") {
    const EnumSet<NinetySix> low{NinetySix{3}, NinetySix{63}};
    const EnumSet<NinetySix> high{NinetySix{63}, NinetySix{64}, NinetySix{95}};
    CHECK(listed(low | high) == std::vector{NinetySix{3}, NinetySix{63}, NinetySix{64}, NinetySix{95}});
    CHECK(listed(low & high) == std::vector{NinetySix{63}});
    CHECK(listed(high - low) == std::vector{NinetySix{64}, NinetySix{95}});
    CHECK(low != high);
    CHECK(high.only_if(true) == high);
    CHECK(high.only_if(false).empty());
}

TEST_CASE("the first so many of a wide set end in either word") {
    for (const std::size_t n : {0u, 1u, 63u, 64u, 65u, 95u, 96u}) {
        const auto set = EnumSet<NinetySix>::first(n);
        CHECK(set.size() == n);
        CHECK((n == 0 || set.has(static_cast<NinetySix>(n - 1))));
        CHECK((n == 96 || !set.has(static_cast<NinetySix>(n))));
    }
}

TEST_CASE("bits beyond the last enumerator of a wide set are dropped") {
    CHECK(EnumSet<NinetySix>::from_words(0, ~std::uint64_t{0}).size() == 32);
    CHECK(EnumSet<SixtyFive>::from_words(0, 0b110).empty());
}

TEST_CASE("a wide set is written byte by byte, and bits without an enumerator are refused") {
    const EnumSet<NinetySeven> set{NinetySeven{0}, NinetySeven{71}, NinetySeven{96}};
    std::array<std::uint8_t, 16> bytes{};
    heroes::detail::ByteSink sink{bytes};
    heroes::detail::put(sink, set);
    CHECK(sink.size == heroes::detail::most_bytes<EnumSet<NinetySeven>>());
    EnumSet<NinetySeven> again;
    heroes::detail::ByteSource source{bytes};
    heroes::detail::take(source, again);
    CHECK(source.verdict);
    CHECK(again == set);
    bytes[12] = 2;
    heroes::detail::ByteSource wrong{bytes};
    heroes::detail::take(wrong, again);
    CHECK(wrong.verdict.clause() == "CORE-range");
}

TEST_CASE("a deck of many cards deals each of them once, and each as often") {
    heroes::Pcg32 chance{3};
    std::array<int, 96> on_top{};
    for (int shuffle = 0; shuffle != 4'800; ++shuffle) {
        heroes::Deck<NinetySix> deck{EnumSet<NinetySix>::all()};
        ++on_top[heroes::index_of(deck.draw(chance))];
        if (shuffle % 400 != 0) continue;
        EnumSet<NinetySix> dealt;
        while (!deck.empty()) dealt.insert(deck.draw(chance));
        CHECK(dealt.size() == 95);
    }
    for (const int times : on_top) CHECK((times > 20 && times < 90));
}

TEST_CASE("a set with room for the first enumerators only becomes one with more room by itself") {
    using Narrow = EnumSet<NinetySix, 64>;
    static_assert(sizeof(Narrow) == 8 && Narrow::all().size() == 64);
    const Narrow narrow{NinetySix{3}, NinetySix{63}};
    const EnumSet<NinetySix> wide = narrow;
    CHECK(wide == EnumSet<NinetySix>{NinetySix{3}, NinetySix{63}});
    CHECK((wide | EnumSet<NinetySix>{NinetySix{64}}).size() == 3);
    CHECK((EnumSet<NinetySix>::all() & narrow) == wide);
    CHECK(EnumSet<NinetySix, 96>{EnumSet<NinetySix, 70>{NinetySix{69}}}.has(NinetySix{69}));
}

TEST_CASE("a set is the same where there is less room, if that is room enough") {
    const EnumSet<NinetySix> wide{NinetySix{3}, NinetySix{63}};
    const EnumSet<NinetySix, 64> narrow = wide;
    CHECK(narrow == EnumSet<NinetySix, 64>{NinetySix{3}, NinetySix{63}});
    CHECK(EnumSet<NinetySix, 70>{wide} == EnumSet<NinetySix, 70>{NinetySix{3}, NinetySix{63}});
    CHECK(EnumSet<NinetySix, 8>{EnumSet<NinetySix, 64>{NinetySix{3}}} == EnumSet<NinetySix, 8>{NinetySix{3}});
}

TEST_CASE("sets of different room are compared and put together member by member") {
    const EnumSet<NinetySix> wide{NinetySix{3}, NinetySix{63}, NinetySix{64}};
    const EnumSet<NinetySix, 64> narrow{NinetySix{3}, NinetySix{5}};
    CHECK((wide | narrow) == EnumSet<NinetySix>{NinetySix{3}, NinetySix{5}, NinetySix{63}, NinetySix{64}});
    CHECK((narrow | wide) == (wide | narrow));
    CHECK((wide & narrow) == EnumSet<NinetySix, 64>{NinetySix{3}});
    CHECK((narrow & wide) == (wide & narrow));
    static_assert(std::is_same_v<decltype(narrow & wide), EnumSet<NinetySix, 64>>);
    CHECK((narrow - wide) == EnumSet<NinetySix, 64>{NinetySix{5}});
    static_assert(std::is_same_v<decltype(narrow - wide), EnumSet<NinetySix, 64>>);
    CHECK((wide - narrow) == EnumSet<NinetySix>{NinetySix{63}, NinetySix{64}});
    CHECK(narrow != wide);
    CHECK(narrow == EnumSet<NinetySix>{NinetySix{3}, NinetySix{5}});
    CHECK(narrow != EnumSet<NinetySix>{NinetySix{3}, NinetySix{5}, NinetySix{64}});
    CHECK(EnumSet<NinetySix, 70>{NinetySix{69}} - narrow == EnumSet<NinetySix>{NinetySix{69}});
    CHECK((EnumSet<NinetySix, 70>{NinetySix{69}} & wide).empty());
}

TEST_CASE("whether a set holds a value is told of any value whatever") {
    const auto full = EnumSet<NinetySix, 64>::all();
    CHECK(full.holds(NinetySix{63}));
    CHECK_FALSE(full.holds(NinetySix{64}));
    CHECK_FALSE(full.holds(NinetySix{255}));
    CHECK_FALSE(EnumSet<NinetySix, 64>{}.holds(NinetySix{63}));
    CHECK(EnumSet<NinetySix>::all().holds(NinetySix{95}));
    CHECK_FALSE(EnumSet<NinetySix>::all().holds(NinetySix{96}));
    CHECK_FALSE(EnumSet<NinetySix>::all().holds(NinetySix{255}));
}

TEST_CASE("a deck with room for the first enumerators only is drawn from as any other") {
    heroes::Pcg32 chance{3};
    heroes::Deck<NinetySix, 2, 64> deck{EnumSet<NinetySix, 64>::first(40)};
    static_assert(sizeof(deck) < sizeof(heroes::Deck<NinetySix, 2>));
    EnumSet<NinetySix> dealt;
    while (!deck.empty()) dealt.insert(deck.draw(chance));
    CHECK(dealt == EnumSet<NinetySix>::first(40));
    deck.shuffle_in(NinetySix{50});
    heroes::ScriptedDice script{};
    script.deal(NinetySix{50});
    CHECK(deck.draw(script) == NinetySix{50});
}

TEST_CASE("a deck with a card on top that it has no room for is not sound") {
    using Narrow = heroes::Deck<NinetySix, 2, 64>;
    Narrow deck{EnumSet<NinetySix, 64>::first(40)};
    deck.put_on_top(NinetySix{63}, {});
    CHECK(deck.is_sound());
    deck.put_on_top(NinetySix{85}, {});
    CHECK_FALSE(deck.is_sound());
}
