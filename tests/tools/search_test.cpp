#include <heroes/tools/search_bot.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/tools/detail/search_tree.hpp>
#include <heroes/tools/parallel_search.hpp>
#include <heroes/tools/playout.hpp>

#include "allocations.hpp"
#include "bot_questions.hpp"
#include "tiny_evaluate.hpp"

// A search that thinks in slices, tells what it found out, goes on after a move, and thinks in several threads.
namespace searching {
namespace {

using namespace bot_questions;
using heroes::ParallelSearch;
using heroes::ParallelSearchBot;
using heroes::Search;
using heroes::sure_win;
using tiny::Card;
using Findings = heroes::Findings<tiny::Table<>>;

constexpr tiny::Options hidden_cards{.players = 3, .cards = 8, .dealt = 2};

static_assert(is_honest<ParallelSearchBot, tiny::Table<>>);

// The view of whoever has to decide.
template <class State>
auto seen_in(const State& state) {
    return view(state.table, decider(state.table));
}

// Seat one holds 1 and 4, seat two nothing; 2 and 3 are in the deck.
tiny::State<> two_cards() {
    auto state = begin<tiny::Table<>>({.cards = 4, .dealt = 0, .turns = 9}, 1);
    state.table.deck = heroes::Deck<Card, 8>{tiny::Cards{Card::two, Card::three}};
    state.table.racks[Seat::one] = {{Card::one, {Seat::one}}, {Card::four, {Seat::one}}};
    REQUIRE(audit(state.table));
    return state;
}

// Seat two has shown 2. Three turns are left, and all cards are known to all: nothing is left to chance, and whoever
// takes this point wins.
tiny::State<> last_point() {
    const heroes::SeatSet all{Seat::one, Seat::two};
    auto state = begin<tiny::Table<>>({.cards = 4, .dealt = 0, .turns = 3}, 1);
    state.table.deck = {};
    state.table.racks[Seat::one] = {{Card::one, all}, {Card::four, all}};
    state.table.racks[Seat::two] = {{Card::three, all}};
    state.table.shown[Seat::two] = Card::two;
    REQUIRE(audit(state.table));
    return state;
}

TEST_CASE("slices make no difference to a search") {
    const auto seen = seen_in(begin<tiny::Table<>>(hidden_cards, 1));
    const SearchBot bot{.seed = 3};
    Search whole{seen, bot, 600};
    whole.think(600);
    Search sliced{seen, bot, 600};
    for (const std::uint32_t slice : {1u, 0u, 7u, 92u, 500u}) sliced.think(slice);
    CHECK(sliced.findings() == whole.findings());
    CHECK(sliced.findings() == bot.advise(seen, 600));
    CHECK(sliced.findings().favourite.action == bot.choose(seen, 600));
}

TEST_CASE("a search tells how often it tried every action, and the favourite is what it tried most often") {
    const auto state = begin<tiny::Table<>>(hidden_cards, 1);
    const Findings found = SearchBot{}.advise(seen_in(state), 500);
    CHECK(found.simulations == 500);
    CHECK(found.alternatives.size() == legal_actions(state.table).size());
    std::uint32_t sum = 0;
    std::uint32_t last = found.favourite.visits;
    for (const Findings::Tried& tried : found.alternatives) {
        CHECK(is_legal(state.table, tried.action));
        CHECK(tried.seat == decider(state.table));
        CHECK(tried.visits <= last);
        CHECK((tried.worth > -sure_win && tried.worth < sure_win));
        last = tried.visits;
        sum += tried.visits;
    }
    CHECK(sum == 500);
    CHECK(found.alternatives[0] == found.favourite);
    CHECK(found.line[0] == found.favourite);
}

TEST_CASE("what is certain to win is worth a win, and the best line says how") {
    auto state = last_point();
    const Findings found = SearchBot{}.advise(seen_in(state), 3000);
    CHECK(found.favourite.action == tiny::Action{tiny::Show{Card::four}});
    CHECK(found.favourite.worth == sure_win);
    REQUIRE(found.line.size() == 3);
    std::uint32_t last = found.simulations;
    for (const Findings::Tried& tried : found.line) {
        CHECK(tried.seat == decider(state.table));
        REQUIRE(is_legal(state.table, tried.action));
        CHECK((tried.visits <= last && tried.visits >= 10));
        last = tried.visits;
        play(state.table, tried.action, state.chance);
    }
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners.has(Seat::one));
}

TEST_CASE("a search that has not thought yet takes the first action") {
    const auto state = begin<tiny::Table<>>(hidden_cards, 1);
    const Findings found = SearchBot{}.advise(seen_in(state), 0);
    CHECK(found.favourite.action == legal_actions(state.table)[0]);
    CHECK(found.favourite.visits == 0);
    CHECK(found.simulations == 0);
    CHECK(found.line.empty());
    CHECK(found.alternatives.empty());
}

TEST_CASE("a search asks for no memory while it thinks, tells and goes on") {
    const auto state = two_cards();
    const tiny::Action put_back = tiny::PutBack{Card::one};
    const auto seen = seen_in(state);
    const auto later = questions::after(state, put_back, tiny::Draw{});
    const std::vector<tiny::Action> played{put_back, tiny::Draw{}};
    Search search{seen, SearchBot{}, 400};
    const std::size_t before = laws::allocations();
    search.think(700);
    (void)search.findings();
    (void)search.go_on(seen_in(later), played);
    search.think(700);
    CHECK(laws::allocations() == before);
}

TEST_CASE("a search without room for more nodes goes on with those it has") {
    const auto state = begin<tiny::Table<>>(hidden_cards, 1);
    Search search{seen_in(state), SearchBot{}, 20};
    search.think(1000);
    CHECK(search.size() == 21);
    CHECK(search.findings().simulations == 1000);
    CHECK(is_legal(state.table, search.findings().favourite.action));
    Search crowded{seen_in(state), SearchBot{}, 1};
    crowded.think(50);
    CHECK(crowded.findings().alternatives.size() == 1);
    CHECK(crowded.findings().favourite.visits == 50);
    Search nothing{seen_in(state), SearchBot{}, 0};
    nothing.think(50);
    CHECK(nothing.findings().simulations == 0);
}

// How a search fares that has looked at a state and goes on after these actions.
struct GoneOn {
    bool kept = false;
    Findings found{};
};
GoneOn gone_on(const tiny::State<>& state, const std::vector<tiny::Action>& played, std::uint32_t more = 0) {
    Search search{seen_in(state), SearchBot{.exploration = 2000}, 4000};
    search.think(2000);
    auto later = state;
    for (const tiny::Action& action : played) later = heroes::apply(later, action);
    const bool kept = search.go_on(seen_in(later), played);
    search.think(more);
    return {kept, search.findings()};
}

TEST_CASE("a search goes on with its tree after actions by which nobody learned anything") {
    // Seat two draws what seat one has laid on the deck, and knows.
    const std::vector<tiny::Action> played{tiny::PutBack{Card::one}, tiny::Draw{}};
    const GoneOn after = gone_on(two_cards(), played);
    CHECK(after.kept);
    CHECK(after.found.simulations > 10);
    CHECK(gone_on(two_cards(), played, 300).found.simulations == after.found.simulations + 300);
}

TEST_CASE("what a search goes on with is what it found out about the line that was played") {
    const auto state = last_point();
    Search search{seen_in(state), SearchBot{}, 3000};
    search.think(3000);
    const Findings before = search.findings();
    REQUIRE(before.line.size() == 3);
    const std::vector<tiny::Action> played{before.line[0].action};
    REQUIRE(search.go_on(seen_in(questions::after(state, played[0])), played));
    const Findings after = search.findings();
    CHECK(after.favourite == before.line[1]);
    CHECK(after.simulations + 10 == before.line[0].visits);  // it was looked into after ten times
    search.think(1000);
    CHECK(search.findings().simulations == after.simulations + 1000);
    CHECK(search.findings().favourite.action == after.favourite.action);
}

TEST_CASE("a search begins anew after chance has fallen") {
    const GoneOn after = gone_on(two_cards(), {tiny::Draw{}, tiny::Peek{}, tiny::Leave{}});
    CHECK(!after.kept);
    CHECK(after.found.simulations == 0);
    CHECK(gone_on(two_cards(), {tiny::Peek{}}, 200).found.simulations == 200);
    // Even if others drew, and the seat would see the same whatever it was.
    for (std::uint64_t seed = 0; seed != 8; ++seed) {
        auto state = two_cards();
        state.chance = Pcg32{seed};
        const auto drawn = questions::after(state, tiny::Show{Card::four}, tiny::Draw{});
        const tiny::Show shown{*drawn.table.racks[Seat::two][0].card};
        CHECK(!gone_on(state, {tiny::Show{Card::four}, tiny::Draw{}, shown}).kept);
    }
}

TEST_CASE("a search begins anew after something hidden came to light, even if no chance fell") {
    // Seat two has looked at the top card, so that it lies there before seat one draws it.
    auto state = begin<tiny::Table<>>({.cards = 5, .dealt = 0}, 1);
    state.table.deck = heroes::Deck<Card, 8>{tiny::Cards{Card::two, Card::three, Card::four}};
    state.table.racks[Seat::one] = {{Card::one, {Seat::one}}};
    state.table.racks[Seat::two] = {{Card::five, {Seat::one, Seat::two}}};
    state.table.deck.peek(1, Seat::two, state.chance);
    REQUIRE(audit(state.table));
    const auto later = questions::after(state, tiny::Draw{}, tiny::Show{Card::five});
    CHECK(later.chance == state.chance);
    CHECK(!gone_on(state, {tiny::Draw{}, tiny::Show{Card::five}}).kept);
    // It is no news to seat one if it has looked, too.
    state.table.deck.peek(1, Seat::one, state.chance);
    CHECK(gone_on(state, {tiny::Draw{}, tiny::Show{Card::five}}).kept);
}

TEST_CASE("a search that has gone on tries every action, each in its own place") {
    const auto state = two_cards();
    const std::vector<tiny::Action> played{tiny::PutBack{Card::one}, tiny::Draw{}};
    const auto later = questions::after(state, played[0], played[1]);
    int kept = 0;
    for (std::uint32_t before = 30; before < 330; before += 2) {
        Search search{seen_in(state), SearchBot{}, 1000};
        search.think(before);
        kept += search.go_on(seen_in(later), played);
        search.think(200);
        const Findings found = search.findings();
        CHECK(found.alternatives.size() == legal_actions(later.table).size());
        for (const auto& action : legal_actions(later.table))
            CHECK(std::count_if(found.alternatives.begin(), found.alternatives.end(),
                                [&](const auto& tried) { return tried.action == action; }) == 1);
    }
    CHECK(kept > 25);
}

TEST_CASE("a search does not listen to what others did in secret") {
    // Which of its cards seat two lays on the deck, seat one cannot see.
    auto state = begin<tiny::Table<>>({.cards = 6, .dealt = 0}, 1);
    state.table.deck = heroes::Deck<Card, 8>{tiny::Cards{Card::three, Card::four, Card::five}};
    state.table.racks[Seat::one] = {{Card::one, {Seat::one}}};
    state.table.racks[Seat::two] = {{Card::two, {Seat::two}}, {Card::six, {Seat::two}}};
    REQUIRE(audit(state.table));
    CHECK(!gone_on(state, {tiny::PutBack{Card::one}, tiny::PutBack{Card::two}}).kept);
    CHECK(!gone_on(state, {tiny::PutBack{Card::one}, tiny::PutBack{Card::six}}).kept);
    // Which one it shows, everybody sees.
    CHECK(gone_on(state, {tiny::PutBack{Card::one}, tiny::Show{Card::six}}).kept);
}

TEST_CASE("a search begins anew if it is told what it cannot have looked into") {
    const auto state = two_cards();
    Search search{seen_in(state), SearchBot{}, 500};
    const auto start = [&] { search.go_on(seen_in(state), {}), search.think(100); };
    const std::vector<tiny::Action> nothing;
    const std::vector<tiny::Action> illegal{tiny::Show{Card::two}};
    const std::vector<tiny::Action> other{tiny::PutBack{Card::four}, tiny::Draw{}};
    const auto later = questions::after(state, tiny::PutBack{Card::one}, tiny::Draw{});
    for (const auto& played : {nothing, illegal, other}) {
        start();
        CHECK(!search.go_on(seen_in(later), played));
        CHECK(search.size() == 1);
    }
    start();
    const auto rival = questions::after(state, tiny::PutBack{Card::one});
    CHECK(!search.go_on(seen_in(rival), std::vector<tiny::Action>{tiny::PutBack{Card::one}}));
    CHECK(SearchBot{}.advise(seen_in(rival), 100) == (search.think(100), search.findings()));
}

// A tree of numbers, to be cut down.
using Tree = heroes::detail::SearchTree<int>;
Tree random_tree(Pcg32& chance, std::uint32_t nodes) {
    Tree tree{nodes};
    for (std::uint32_t n = 0; n != nodes; ++n) {
        const std::uint32_t parent = chance.below(static_cast<std::uint32_t>(tree.size()));
        const auto at = tree.add(parent, {Seat::one, static_cast<std::uint8_t>(n % 3)}, static_cast<int>(n), n % 5);
        tree[at].visits = chance.below(50);
        tree[parent].favourite = at;
    }
    return tree;
}
// Everything below a node, in the order of the links.
std::vector<std::int64_t> told(const Tree& tree, Tree::Index at) {
    std::vector<std::int64_t> all{tree[at].visits,
                                  tree[at].favourite == Tree::none ? -1 : tree[tree[at].favourite].action};
    for (auto child = tree[at].child; child != Tree::none; child = tree[child].sibling) {
        REQUIRE(tree[child].parent == at);
        all.push_back(tree[child].action);
        for (const std::int64_t number : told(tree, child)) all.push_back(number);
    }
    return all;
}

TEST_CASE("to keep only what lies below a node keeps all of that as it is") {
    Pcg32 chance{5};
    for (int n = 0; n != 200; ++n) {
        Tree tree = random_tree(chance, 1 + chance.below(60));
        const std::uint32_t to = chance.below(static_cast<std::uint32_t>(tree.size()));
        const auto before = told(tree, to);
        tree.keep_only(to);
        REQUIRE(told(tree, Tree::root) == before);
        CHECK(tree[Tree::root].sibling == Tree::none);
        CHECK(tree[Tree::root].parent == Tree::none);
        CHECK(tree.size() == (before.size() - 2) / 3 + 1);
    }
}

TEST_CASE("of the children of the root those that pass are kept in their order") {
    for (int kept = 0; kept != 16; ++kept) {
        Tree tree{4};
        for (int action = 0; action != 4; ++action) tree.add(Tree::root, {}, action, 0);
        tree[Tree::root].repeats = 3;
        tree.keep_children_if([&](const Tree::Node& node) { return (kept >> node.action & 1) != 0; });
        std::vector<int> left;
        std::vector<int> expected;
        for (auto at = tree[Tree::root].child; at != Tree::none; at = tree[at].sibling) left.push_back(tree[at].action);
        for (int action = 3; action >= 0; --action)
            if ((kept >> action & 1) != 0) expected.push_back(action);
        CHECK(left == expected);
        CHECK(tree[Tree::root].repeats == 0);
    }
}

// Several threads.

TEST_CASE("several threads find out the same for the same budget and number of threads") {
    const auto seen = seen_in(begin<tiny::Table<>>(hidden_cards, 1));
    for (const std::size_t threads : {2u, 3u, 5u}) {
        const ParallelSearchBot bot{SearchBot{.seed = 7}, threads};
        const Findings found = bot.advise(seen, 1001);
        for (int n = 0; n != 5; ++n) CHECK(bot.advise(seen, 1001) == found);
        CHECK(bot.choose(seen, 1001) == found.favourite.action);
        CHECK(found.simulations == 1001);
        ParallelSearch sliced{seen, bot.bot, 1001, threads};
        for (const std::uint32_t slice : {1u, 100u, 400u, 500u}) sliced.think(slice);
        CHECK(sliced.findings() == found);
    }
}

TEST_CASE("one thread finds out what a search does, and more are not all alike") {
    const auto seen = seen_in(begin<tiny::Table<>>(hidden_cards, 1));
    const SearchBot bot{.seed = 7};
    CHECK(ParallelSearchBot{bot, 1}.advise(seen, 500) == bot.advise(seen, 500));
    CHECK(ParallelSearchBot{bot, 1}.advise(seen, 0) == bot.advise(seen, 0));
    const Findings single = bot.advise(seen, 500);
    const Findings pair = ParallelSearchBot{bot, 2}.advise(seen, 1000);
    REQUIRE(pair.alternatives.size() == single.alternatives.size());
    bool twice_the_same = true;
    for (const auto& tried : single.alternatives)
        for (const auto& both : pair.alternatives)
            if (both.action == tried.action) twice_the_same = twice_the_same && both.visits == 2 * tried.visits;
    CHECK(!twice_the_same);
}

TEST_CASE("what threads found out is added up by action") {
    const tiny::Action draw = tiny::Draw{};
    const tiny::Action peek = tiny::Peek{};
    const tiny::Action leave = tiny::Leave{};
    const auto part = [](std::vector<Findings::Tried> tried) {
        Findings found;
        for (const auto& one : tried) found.alternatives.push_back(one), found.simulations += one.visits;
        found.favourite = tried[0];
        found.line = {tried[0], {tiny::Action{tiny::Leave{}}, Seat::two, tried[0].visits / 2, 5}};
        return found;
    };
    const Findings all = heroes::detail::together<tiny::Table<>>(
        {part({{peek, Seat::one, 60, 100}, {draw, Seat::one, 50, 300}}),
         part({{draw, Seat::one, 50, 500}, {peek, Seat::one, 20, -100}, {leave, Seat::one, 1, 9}})});
    CHECK(all.simulations == 181);
    CHECK(all.favourite == Findings::Tried{draw, Seat::one, 100, 400});
    REQUIRE(all.alternatives.size() == 3);
    CHECK(all.alternatives[1] == Findings::Tried{peek, Seat::one, 80, 50});
    CHECK(all.alternatives[2] == Findings::Tried{leave, Seat::one, 1, 9});
    REQUIRE(all.line.size() == 2);
    CHECK(all.line[0] == all.favourite);
    CHECK(all.line[1].visits == 25);
}

TEST_CASE("several threads go on like one") {
    const auto state = two_cards();
    const std::vector<tiny::Action> played{tiny::PutBack{Card::one}, tiny::Draw{}};
    const auto later = questions::after(state, played[0], played[1]);
    const auto look = [&](std::size_t threads) {
        ParallelSearch search{seen_in(state), SearchBot{}, 6000, threads};
        search.think(4000);
        CHECK(search.go_on(seen_in(later), played));
        const std::uint32_t kept = search.findings().simulations;
        CHECK(kept > 10);
        search.think(1000);
        CHECK(search.findings().simulations == kept + 1000);
        return search.findings();
    };
    CHECK(look(3) == look(3));
    ParallelSearch search{seen_in(state), SearchBot{}, 6000, std::size_t{2}};
    search.think(100);
    CHECK(!search.go_on(seen_in(later), {}));
    CHECK(search.findings().simulations == 0);
}

TEST_CASE("threads that have no simulation to make are no harm") {
    const auto state = begin<tiny::Table<>>(hidden_cards, 1);
    const Findings found = ParallelSearchBot{SearchBot{}, 4}.advise(seen_in(state), 2);
    CHECK(found.simulations == 2);
    CHECK(is_legal(state.table, found.favourite.action));
}

}  // namespace
}  // namespace searching
