#include <doctest/doctest.h>

#include <optional>
#include <type_traits>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/playing.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/steps.hpp>

using heroes::Seat;

namespace {

// A table of nothing but steps: two decisions, and work that goes on by itself.
namespace waiting {

struct Bid {
    Seat seat{};
    int least = 0;

    bool operator==(const Bid&) const = default;
};
struct Discard {
    Seat seat{};

    bool operator==(const Discard&) const = default;
};
struct Deal {
    bool operator==(const Deal&) const = default;
};

struct Table {
    using Decision = heroes::OneOf<Bid, Discard>;
    using Step = heroes::StepOf<Decision, Deal>;

    heroes::InlineVector<Step, 3> steps{};
};

}  // namespace waiting

using waiting::Bid;
using waiting::Deal;
using waiting::Discard;
using waiting::Table;

Table waits_for(const Table::Step& step) {
    Table table;
    table.steps.push_back(Deal{});
    table.steps.push_back(step);
    return table;
}

constexpr auto least_bid = heroes::Overloads{[](const Bid& bid, int more) { return bid.least + more; },
                                             [](const Discard&, int) { return -1; }};

constexpr auto listen = [](const auto&) {};
struct Counter {
    int heard = 0;
    void operator()(const auto&) { ++heard; }
};
static_assert(std::is_same_v<heroes::Listener<decltype(listen)>, std::remove_const_t<decltype(listen)>>);
static_assert(std::is_same_v<heroes::Listener<const heroes::Ignore>, heroes::Ignore>);
static_assert(std::is_same_v<heroes::Listener<Counter>, Counter&>);

}  // namespace

TEST_CASE("a function gets the decision that a table waits for, and what else it needs") {
    CHECK(heroes::with_decision(waits_for(Bid{Seat::two, 40}), least_bid, 2) == 42);
    CHECK(heroes::with_decision(waits_for(Discard{Seat::two}), least_bid, 2) == -1);
}

TEST_CASE("work that goes on by itself is no decision, and gives nothing but a default") {
    CHECK(heroes::with_decision(waits_for(Deal{}), least_bid, 2) == 0);
}

TEST_CASE("the last step is what a table waits for, and whose seat decides") {
    const Table table = waits_for(Bid{Seat::three, 1});
    CHECK(heroes::pending(table) == Table::Decision{Bid{Seat::three, 1}});
    CHECK(heroes::decider(table) == Seat::three);
}

TEST_CASE("nobody decides while work goes on, nor once there is nothing left to do") {
    CHECK(heroes::pending(waits_for(Deal{})) == std::nullopt);
    CHECK(heroes::decider(waits_for(Deal{})) == Seat::spectator);
    CHECK(heroes::pending(Table{}) == std::nullopt);
    CHECK(heroes::decider(Table{}) == Seat::spectator);
}

TEST_CASE("a step is pushed as what it is") {
    Table table;
    heroes::push_step(table.steps, Discard{Seat::four});
    CHECK(table.steps.back() == Table::Step{Discard{Seat::four}});
}
