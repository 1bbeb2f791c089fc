#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/state.hpp>
#include <tiny_game.hpp>

using namespace heroes;
using tiny::Card;

namespace {

// Rules that note what was forbidden and go on.
struct Lenient : tiny::StandardRules {
    static inline std::string last_clause{};
    static void illegal(const Verdict& verdict) { last_clause = verdict.clause(); }
};

template <class Rules = tiny::StandardRules>
auto dealt(ScriptedDice dice) {
    return new_game<tiny::Table<Rules>>({}, dice);
}

static_assert(std::is_trivially_copyable_v<tiny::State<>>);
static_assert(tiny::State<>::fingerprint() == tiny::Table<>::fingerprint());

}  // namespace

TEST_CASE("apply gives the next state and leaves the one before alone") {
    const auto before = dealt({2, 4, 1});
    const auto copy = before;
    const auto next = apply(before, tiny::Draw{});
    CHECK((before == copy));
    CHECK(next.table.racks[Seat::one].size() == 2);
    CHECK(next.chance.left() == 0);
    CHECK(before.chance.left() == 1);
}

TEST_CASE("apply tells a listener what happens") {
    std::vector<tiny::Event> events;
    (void)apply(dealt({2, 4}), tiny::Show{Card::two}, [&](const tiny::Event& event) { events.push_back(event); });
    CHECK((events == std::vector<tiny::Event>{tiny::Shown{Seat::one, 0, Card::two}}));
}

TEST_CASE("an illegal action is thrown back with its verdict") {
    const auto state = dealt({2, 4});
    try {
        (void)apply(state, tiny::Leave{});
        FAIL("nothing was thrown");
    } catch (const IllegalAction& mistake) {
        CHECK(mistake.verdict.clause() == "TINY-4");
        CHECK(std::string(mistake.what()) == "TINY-4: after a peek the card is drawn or left");
    }
    CHECK_THROWS_AS(refuse(Verdict::refused("TINY-4: no")), IllegalAction);
}

TEST_CASE("rules that put up with an illegal action get the state as it was") {
    const auto state = dealt<Lenient>({2, 4});
    CHECK((apply(state, tiny::Leave{}) == state));
    CHECK(Lenient::last_clause == "TINY-4");
}

TEST_CASE("try_apply gives the next state, or the verdict that judge gives") {
    const auto state = dealt({2, 4, 1});
    const auto next = try_apply(state, tiny::Draw{});
    REQUIRE(next);
    CHECK((*next == apply(state, tiny::Draw{})));

    const auto refused = try_apply(state, tiny::Show{Card::six});
    CHECK_FALSE(refused);
    CHECK((refused.verdict() == judge(state.table, tiny::Show{Card::six})));
}

TEST_CASE("try_apply tells a listener nothing of what it refuses") {
    const auto state = dealt({2, 4, 1});
    int events = 0;
    const auto count = [&](const tiny::Event&) { ++events; };
    CHECK_FALSE(try_apply(state, tiny::Leave{}, count));
    CHECK_FALSE(try_apply(state, Seat::two, tiny::Draw{}, count));
    CHECK(events == 0);
    CHECK(try_apply(state, tiny::Draw{}, count));
    CHECK(try_apply(state, Seat::one, tiny::Draw{}, count));
    CHECK(events == 2);
}

TEST_CASE("an action of somebody else is refused before anything else") {
    const auto state = dealt({2, 4, 1});
    CHECK(try_apply(state, Seat::two, tiny::Draw{}).verdict().clause() == "TINY-7");
    CHECK(try_apply(state, Seat::spectator, tiny::Draw{}).verdict().clause() == "TINY-7");
    CHECK(try_apply(state, Seat::one, tiny::Leave{}).verdict().clause() == "TINY-4");
    CHECK((*try_apply(state, Seat::one, tiny::Draw{}) == apply(state, tiny::Draw{})));
}

TEST_CASE("a new game is set up by the options, the rules and the chance") {
    const auto state = new_game<tiny::Table<>>({.players = 3}, ScriptedDice{1, 1, 1});
    CHECK(state.table.options.players == 3);
    CHECK(state.table.racks[Seat::three].back().card == Card::three);
    CHECK(state.chance.verdict());
    const auto tried = try_new_game<tiny::Table<>>({.players = 3}, ScriptedDice{1, 1, 1});
    REQUIRE(tried);
    CHECK((*tried == state));
}

TEST_CASE("bad options are thrown back, or answered with a verdict") {
    CHECK_THROWS_AS((void)new_game<tiny::Table<>>({.players = 4}, Pcg32{1}), IllegalAction);
    CHECK(try_new_game<tiny::Table<>>({.players = 4}, Pcg32{1}).verdict().clause() == "TINY-8");
    Lenient::last_clause.clear();
    CHECK((new_game<tiny::Table<Lenient>>({.players = 4}, Pcg32{1}).table == tiny::Table<Lenient>{}));
    CHECK(Lenient::last_clause == "TINY-8");
}

TEST_CASE("a state lists its table and its chance") {
    std::string names;
    const tiny::State<> state;
    for_each_field(state, [&](std::string_view name, const auto&) { names += std::string(name) + " "; });
    CHECK(names == "table chance ");
    CHECK((tiny::State<>{{}, Pcg32{1}} == tiny::State<>{{}, Pcg32{1}}));
    CHECK_FALSE((tiny::State<>{{}, Pcg32{1}} == tiny::State<>{{}, Pcg32{2}}));
    CHECK(hash(tiny::State<>{{}, Pcg32{1}}) != hash(tiny::State<>{{}, Pcg32{2}}));
}

namespace {

// So many words that are all different.
template <std::size_t Words>
struct WideTable {
    std::array<std::uint64_t, Words> words{};

    bool operator==(const WideTable&) const = default;
};
template <std::size_t Words>
constexpr State<WideTable<Words>> wide_state(std::uint64_t first) {
    State<WideTable<Words>> state{{}, Pcg32{first}};
    for (std::uint64_t& word : state.table.words) word = first++;
    return state;
}
template <std::size_t Words>
constexpr bool is_assigned_whole() {
    const auto expected = wide_state<Words>(1000);
    auto state = wide_state<Words>(1);
    state = wide_state<Words>(1000);
    auto same = wide_state<Words>(1);
    same = expected;
    return state == expected && same == expected;
}

}  // namespace

// The chance is one word more, and 32 words are a quick piece.
TEST_CASE("a state is assigned whole, whatever its size") {
    static_assert(is_assigned_whole<30>() && is_assigned_whole<32>() && is_assigned_whole<100>());
    CHECK(is_assigned_whole<1>());
    CHECK(is_assigned_whole<31>());
    CHECK(is_assigned_whole<32>());
    CHECK(is_assigned_whole<62>());
    CHECK(is_assigned_whole<63>());
    CHECK(is_assigned_whole<64>());
    CHECK(is_assigned_whole<100>());
}

TEST_CASE("a state is a plain value, small or large") {
    using Small = State<WideTable<31>>;
    using Large = State<WideTable<32>>;
    static_assert(sizeof(Small) == heroes::detail::quick_piece && sizeof(Large) > heroes::detail::quick_piece);
    static_assert(std::is_trivially_copyable_v<Small>);
    static_assert(std::is_trivially_copyable_v<Large>);
    CHECK((Large::copy_of(wide_state<32>(7)) == wide_state<32>(7)));
    static_assert(Large::copy_of(wide_state<32>(7)) == wide_state<32>(7));
}
