#include <heroes/tools/bots.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <type_traits>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/rough_math.hpp>
#include <heroes/tools/search_bot.hpp>

#include "bot_questions.hpp"
#include "tiny_evaluate.hpp"

namespace tiny {

// An evaluation in floating point could differ from machine to machine, and so would what a bot chooses.
struct Unrepeatable : StandardRules {};
heroes::PerSeat<double, most_players> evaluate(const Table<Unrepeatable>& table);

}  // namespace tiny

namespace {

using namespace bot_questions;

// Three players with something to hide.
constexpr tiny::Options crowd{.players = 3, .cards = 8, .dealt = 2};

static_assert(are_honest<tiny::Table<>>);
static_assert(!std::is_convertible_v<tiny::Table<>, View<tiny::Table<>>>);
static_assert(!std::is_constructible_v<View<tiny::Table<>>, tiny::Table<>>);

struct Stubborn {
    int choose(const View<tiny::Table<>>&, std::uint32_t) { return 0; }
};
static_assert(!heroes::Bot<Stubborn, tiny::Table<>>);

using Unrepeatable = tiny::Table<tiny::Unrepeatable>;
static_assert(heroes::Evaluated<tiny::Table<>>);
static_assert(heroes::GameTable<Unrepeatable> && !heroes::Evaluated<Unrepeatable>);

TEST_CASE("a playout goes on to the end and counts its decisions") {
    auto state = begin<tiny::Table<>>({.players = 3, .cards = 8}, 1);
    std::size_t asked = 0;
    RandomBot bot{Pcg32{2}};
    const auto playout = heroes::play_out(state, [&](const auto& view) {
        CHECK(view.seat() == decider(state.table));
        return ++asked, bot.choose(view);
    });
    CHECK(playout == Playout{asked, true});
    CHECK(asked > 3);
    CHECK(is_over(state.table));
}

TEST_CASE("a lead is counted against the best of those who are not on the same side") {
    const heroes::PerSeat<int, 4> merits{{30, 50, 20, 1000}};
    const auto alone = heroes::worth_of_leads(merits, 3, 10, [](Seat a, Seat b) { return a == b; });
    CHECK(alone[Seat::one] == heroes::worth_of_lead(-20, 10));
    CHECK(alone[Seat::two] == heroes::worth_of_lead(20, 10));
    CHECK(alone[Seat::three] == heroes::worth_of_lead(-30, 10));
    CHECK(alone[Seat::four] == 0);  // nobody sits there
    const auto against_last =
        heroes::worth_of_leads(merits, 3, 10, [](Seat a, Seat b) { return (a == Seat::three) == (b == Seat::three); });
    CHECK(against_last[Seat::one] == heroes::worth_of_lead(10, 10));
    CHECK(against_last[Seat::two] == heroes::worth_of_lead(30, 10));
    CHECK(against_last[Seat::three] == heroes::worth_of_lead(-30, 10));
}

TEST_CASE("a playout stops after so many decisions") {
    auto state = begin<tiny::Table<>>({}, 1);
    RandomBot bot;
    const auto choose = [&](const auto& view) { return bot.choose(view); };
    const auto before = state;
    CHECK(heroes::play_out(state, choose, 0) == Playout{0, false});
    CHECK(state == before);
    CHECK(heroes::play_out(state, choose, 2) == Playout{2, false});
    heroes::play_out(state, choose);
    CHECK(heroes::play_out(state, choose) == Playout{0, true});
}

TEST_CASE("a playout that is stopped at the last decision has finished") {
    auto state = begin<tiny::Table<>>({.turns = 1}, 1);
    const auto draw = [](const auto&) { return tiny::Action{tiny::Draw{}}; };
    CHECK(heroes::play_out(state, draw, 1) == Playout{1, true});
}

TEST_CASE("a playout tells what happens") {
    auto state = begin<tiny::Table<>>({.turns = 2}, 1);
    std::vector<tiny::Event> events;
    heroes::play_out(
        state, [](const auto&) { return tiny::Action{tiny::Draw{}}; }, 5,
        [&](const tiny::Event& event) { events.push_back(event); });
    CHECK(events == std::vector<tiny::Event>{tiny::Drew{Seat::one}, tiny::Drew{Seat::two}});
}

TEST_CASE("a random bot picks every legal action about as often") {
    const auto state = begin<tiny::Table<>>({.dealt = 2}, 1);
    const auto actions = legal_actions(state.table);
    REQUIRE(actions.size() == 6);
    RandomBot bot;
    std::vector<int> times(actions.size());
    for (int i = 0; i != 6000; ++i) {
        const auto action = bot.choose(view(state.table, Seat::one));
        ++times[static_cast<std::size_t>(std::find(actions.begin(), actions.end(), action) - actions.begin())];
    }
    for (const int n : times) CHECK(std::abs(n - 1000) < 150);
}

TEST_CASE("random bots of equal seeds choose alike, others do not") {
    const auto play = [](std::uint64_t seed) {
        auto state = begin<tiny::Table<>>(crowd, 1);
        RandomBot bot{Pcg32{seed}};
        heroes::play_out(
            state, [&](const auto& view) { return bot.choose(view); }, 12);
        return state;
    };
    CHECK(play(1) == play(1));
    CHECK(play(1) != play(2));
}

TEST_CASE("of two actions bots take the one that wins the point") {
    auto state = begin<tiny::Table<>>({.players = 2, .cards = 4, .dealt = 0}, 1);
    state.table.deck = {};
    state.table.discarded = tiny::Cards{tiny::Card::one, tiny::Card::two, tiny::Card::three};
    state.table.racks[Seat::one] = {{tiny::Card::four, {Seat::one}}};
    state.table.shown[Seat::two] = tiny::Card::one;
    state.table.discarded.erase(tiny::Card::one);
    state.table.steps = {tiny::TakeTurn{Seat::one}};
    REQUIRE(legal_actions(state.table).size() == 2);
    const tiny::Action show = tiny::Show{tiny::Card::four};
    CHECK(GreedyBot{}.choose(view(state.table, Seat::one), 100) == show);
    CHECK(SearchBot{}.choose(view(state.table, Seat::one), 100) == show);
}

TEST_CASE("a greedy bot tries every action at least once, whatever its budget") {
    auto state = begin<tiny::Table<>>({.cards = 4, .dealt = 0}, 1);
    state.table.deck = heroes::Deck<tiny::Card, 8>{tiny::Cards{tiny::Card::two, tiny::Card::three}};
    state.table.racks[Seat::one] = {{tiny::Card::four, {Seat::one}}};
    state.table.shown[Seat::two] = tiny::Card::one;
    state.table.points[Seat::two] = 3;  // so that an action that is not tried looks better than all others
    REQUIRE(audit(state.table));
    REQUIRE(legal_actions(state.table).size() == 4);
    CHECK(GreedyBot{}.choose(view(state.table, Seat::one), 0) == tiny::Action{tiny::Show{tiny::Card::four}});
}

// Both cards of the last turn score, but only the higher one wins against what the other player has shown.
tiny::State<> last_trick() {
    auto state = begin<tiny::Table<>>({.cards = 4, .dealt = 0, .turns = 1}, 1);
    state.table.deck = heroes::Deck<tiny::Card, 8>{tiny::Cards{tiny::Card::three}};
    state.table.racks[Seat::one] = {{tiny::Card::one, {Seat::one}}, {tiny::Card::four, {Seat::one}}};
    state.table.shown[Seat::two] = tiny::Card::two;
    state.table.turns_left = 2;
    REQUIRE(audit(state.table));
    return state;
}

TEST_CASE("a search finds the card that wins") {
    const auto state = last_trick();
    const auto best = tiny::Action{tiny::Show{tiny::Card::four}};
    CHECK(SearchBot{}.choose(view(state.table, Seat::one), 200) == best);
    CHECK(SearchBot{.rollout = 0}.choose(view(state.table, Seat::one), 200) == best);
}

TEST_CASE("a search without a budget takes any legal action") {
    const auto state = last_trick();
    CHECK(is_legal(state.table, SearchBot{}.choose(view(state.table, Seat::one), 0)));
    CHECK(is_legal(state.table, SearchBot{}.choose(view(state.table, Seat::one), 1)));
}

TEST_CASE("a search makes at most one node for each simulation, in memory that it asks for once") {
    const auto state = begin<tiny::Table<>>(crowd, 1);
    const auto seen = view(state.table, decider(state.table));
    const SearchBot bot{.rollout = 4};
    heroes::Search<tiny::Table<>> search{seen, bot, 100};
    int decisions = 0;
    for (int n = 0; n != 100; ++n) search.simulate([&](auto&&...) { ++decisions; });
    CHECK(search.size() > 1 + legal_actions(state.table).size());
    CHECK(search.size() < 101);
    CHECK(decisions >= 100 * 5);
    CHECK(search.findings().simulations == 100);
    CHECK(is_legal(state.table, search.findings().favourite.action));
}

TEST_CASE("a search looks into what becomes of an action once it has tried it ten times") {
    auto state = begin<tiny::Table<>>({.cards = 4, .dealt = 0}, 1);
    state.table.deck.peek(1, Seat::one, state.chance);
    REQUIRE(legal_actions(state.table).size() == 1);
    const auto seen = view(state.table, decider(state.table));
    const SearchBot bot{.rollout = 2};
    heroes::Search<tiny::Table<>> search{seen, bot, 11};
    int decisions = 0;
    const auto count = [&](const tiny::Table<>& table, const tiny::Action& action, const Pcg32&) {
        CHECK(is_legal(table, action));
        ++decisions;
    };
    for (int n = 0; n != 10; ++n) search.simulate(count);
    CHECK(search.size() == 2);
    CHECK(decisions == 10 * 3);
    search.simulate(count);
    CHECK(search.size() == 3);
    CHECK(decisions == 10 * 3 + 4);
}

TEST_CASE("a search repeats what it found best, once for every three times that it tried it before") {
    const auto state = begin<tiny::Table<>>(crowd, 1);
    const auto seen = view(state.table, decider(state.table));
    const SearchBot bot{.rollout = 4};
    heroes::Search<tiny::Table<>> search{seen, bot, 600};
    std::vector<tiny::Action> first;
    for (std::size_t n = 1; n <= 600; ++n)
        search.simulate([&](const auto&, const tiny::Action& action, const auto&) {
            if (first.size() != n) first.push_back(action);
        });
    REQUIRE(first.size() == 600);
    std::size_t runs = 0;
    std::size_t longest = 0;
    for (std::size_t from = 0, to = 0; from != first.size(); from = to, ++runs) {
        while (to != first.size() && first[to] == first[from]) ++to;
        const auto before = static_cast<std::size_t>(
            std::count(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(from), first[from]));
        if (to != first.size()) CHECK(to - from >= 1 + before / 3);
        if (to - from > longest) longest = to - from;
    }
    CHECK(runs > 20);
    CHECK(longest > 20);
}

TEST_CASE("a search knows an action again wherever it stands in the list: there is one node for each way to go") {
    // The last turn of each: what seat two holds is hidden, so its actions are others in every guess.
    auto state = begin<tiny::Table<>>({.cards = 6, .dealt = 2}, 1);
    state.table.turns_left = 2;
    const auto seen = view(state.table, Seat::one);
    std::set<std::uint64_t> ways;
    Pcg32 chance{1};
    for (int n = 0; n != 5000; ++n) {
        auto table = determinize(seen, chance);
        for (std::uint64_t way = 0; !is_over(table);) {
            const auto actions = legal_actions(table);
            const auto action = actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
            ways.insert(way = heroes::hash(action, way));
            play(table, action, chance);
        }
    }
    const SearchBot bot{.exploration = 10'000};
    heroes::Search<tiny::Table<>> search{seen, bot, 10'000};
    for (int n = 0; n != 10'000; ++n) search.simulate();
    CHECK(search.size() == 1 + ways.size());
}

TEST_CASE("a search looks ahead: it does not give the other player the card that wins") {
    // Seat one holds 1 and 4, seat two nothing; whatever is put back on the deck is known to be there and drawn next.
    auto state = begin<tiny::Table<>>({.cards = 4, .dealt = 0, .turns = 9}, 1);
    state.table.deck = heroes::Deck<tiny::Card, 8>{tiny::Cards{tiny::Card::two, tiny::Card::three}};
    state.table.racks[Seat::one] = {{tiny::Card::one, {Seat::one}}, {tiny::Card::four, {Seat::one, Seat::two}}};
    REQUIRE(audit(state.table));
    for (std::uint64_t seed = 0; seed != 5; ++seed)
        CHECK(SearchBot{.seed = seed}.choose(view(state.table, Seat::one), 400) !=
              tiny::Action{tiny::PutBack{tiny::Card::four}});
}

using heroes::detail::log2_in_eighths;
using heroes::detail::over_root;
using heroes::detail::times_root_of_log2;
using heroes::detail::whole_root;

constexpr std::uint32_t most_visits = 0xffff'ffff;

TEST_CASE("a root is rounded down to a whole number") {
    CHECK(whole_root(0) == 0);
    CHECK(whole_root(std::numeric_limits<std::uint64_t>::max()) == 0xffff'ffff);
    for (const std::uint64_t root : {1u, 2u, 3u, 255u, 256u, 65'535u, 65'536u, 0x7fff'ffffu, 0xffff'ffffu}) {
        CHECK(whole_root(root * root - 1) == root - 1);
        CHECK(whole_root(root * root) == root);
        CHECK(whole_root(root * root + 2 * root) == root);
    }
}

TEST_CASE("the logarithm is exact for powers of two and straight in between") {
    for (std::uint32_t power = 0; power != 32; ++power) CHECK(log2_in_eighths(1u << power) == 8 * power);
    CHECK(log2_in_eighths(3) == 12);
    CHECK(log2_in_eighths(0xbfff'ffff) == 8 * 31 + 3);
    CHECK(log2_in_eighths(0xc000'0000) == 8 * 31 + 4);
    CHECK(log2_in_eighths(most_visits) == 255);
    for (std::uint32_t n = 2; n != 5000; ++n) CHECK(log2_in_eighths(n) >= log2_in_eighths(n - 1));
}

TEST_CASE("doubt grows with the root of the logarithm of what was tried") {
    CHECK(times_root_of_log2(1'000'000, 1) == 0);
    CHECK(times_root_of_log2(1'000'000, 2) == 1'000'000);
    CHECK(times_root_of_log2(1'000'000, 4) == 1'414'199);  // 0.001 % less than the root of two million millions
    CHECK(times_root_of_log2(1'000'000, 16) == 2'000'000);
    CHECK(times_root_of_log2(1'000'000, 0x200'0000) == 5'000'000);
}

TEST_CASE("to divide by a root is at most 0.8 % wrong, and not at all for powers of four") {
    constexpr std::int64_t number = 1 << 30;
    for (std::uint32_t half = 0; half != 16; ++half) CHECK(over_root(number, 1u << 2 * half) == number >> half);
    const auto look = [](std::uint32_t n) {
        const std::int64_t exact = whole_root((std::uint64_t{1} << 60) / n);
        REQUIRE(over_root(number, n) <= over_root(number, n - 1));
        REQUIRE(over_root(number, n) <= exact + exact / 125);
        REQUIRE(over_root(number, n) >= exact - exact / 10'000 - 1);
    };
    for (std::uint32_t n = 2; n != 5000; ++n) look(n);
    for (std::uint32_t n = 5000; n < most_visits - n / 50; n += n / 50) look(n);
    look(most_visits);
}

// A constant expression must not overflow: not with as much exploration as can be said, nor after as many simulations.
constexpr std::int64_t most_exploration = std::int64_t{0xffff'ffff} * (heroes::sure_win / 1000);
constexpr std::int64_t most_doubt = times_root_of_log2(most_exploration, most_visits);
static_assert(most_doubt > 5 * most_exploration);
static_assert(over_root(most_doubt, 1) == most_doubt);
static_assert(over_root(most_doubt, most_visits) > most_doubt / 65'536);
static_assert(times_root_of_log2((std::int64_t{1} << 44) - 1, most_visits) > 0);
static_assert(over_root((std::int64_t{1} << 45) - 1, 1) == (std::int64_t{1} << 45) - 1);
static_assert(std::int64_t{most_visits} * heroes::sure_win / most_visits == heroes::sure_win);

TEST_CASE("bots of equal seeds choose alike, and the seed matters") {
    CHECK(choices<tiny::Table<>>(GreedyBot{1}, crowd, 60, 60) == choices<tiny::Table<>>(GreedyBot{1}, crowd, 60, 60));
    CHECK(choices<tiny::Table<>>(SearchBot{1}, crowd, 60, 60) == choices<tiny::Table<>>(SearchBot{1}, crowd, 60, 60));
    CHECK(choices<tiny::Table<>>(SearchBot{1}, crowd, 60, 60) != choices<tiny::Table<>>(SearchBot{2}, crowd, 60, 60));
}

TEST_CASE("a search chooses the same everywhere: to change what it chooses is to say so here") {
    // Enough nodes that a player's second decision is in the tree.
    const auto chosen = choices<tiny::Table<>>(SearchBot{1}, {.players = 2, .cards = 8, .dealt = 2}, 500, 30);
    std::uint64_t print = 0;
    for (const auto& action : chosen) print = heroes::hash(action, print);
    CHECK(print == 14300978775760650573u);
}

TEST_CASE("more nodes, a rollout and exploration change what a search finds out") {
    const auto plain = choices<tiny::Table<>>(SearchBot{1}, crowd, 60, 60);
    CHECK(choices<tiny::Table<>>(SearchBot{1}, crowd, 300, 60) != plain);
    CHECK(choices<tiny::Table<>>(SearchBot{.seed = 1, .rollout = 1}, crowd, 60, 60) != plain);
    CHECK(choices<tiny::Table<>>(SearchBot{.seed = 1, .exploration = 500}, crowd, 60, 60) != plain);
}

TEST_CASE("a bot sees nothing hidden: tables that look the same to its seat get the same answer") {
    CHECK(compare_lookalikes<tiny::Table<>>({.players = 3, .cards = 8, .dealt = 2}, 40, 30) > 10);
}

TEST_CASE("every bot answers every decision of a game legally") {
    auto pair = begin<tiny::Table<>>({}, 3);
    auto three = begin<tiny::Table<>>({.players = 3, .cards = 8, .dealt = 2}, 4);
    CHECK(play_legally(GreedyBot{}, pair, 50, 1000).finished);
    CHECK(play_legally(SearchBot{}, three, 50, 1000).finished);
}

TEST_CASE("everything is tried in a game that does not tell what is worth it") {
    const auto state = begin<tiny::Table<>>({}, 1);
    CHECK(heroes::detail::actions_to_try(state.table) == legal_actions(state.table));
}

}  // namespace
