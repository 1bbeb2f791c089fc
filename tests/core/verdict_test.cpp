#include <doctest/doctest.h>

#include <string_view>

#include <heroes/core/verdict.hpp>

using heroes::Result;
using heroes::Verdict;

namespace {

constexpr Verdict no = Verdict::refused("GAM-001: that is not allowed");
static_assert(!no && Verdict::legal() && Verdict{});

Result<int> half(int number) {
    if (number % 2 != 0) return Verdict::refused("GAM-002: the number is odd");
    return number / 2;
}

}  // namespace

TEST_CASE("a legal verdict is true and has nothing to say") {
    CHECK(Verdict::legal());
    CHECK(Verdict::legal().clause().empty());
    CHECK(Verdict::legal().reason().empty());
}

TEST_CASE("a refusal is false and gives the clause and a reason") {
    CHECK_FALSE(no);
    CHECK(no.clause() == "GAM-001");
    CHECK(no.clause() == "GAM-001");
    CHECK(no.reason() == "that is not allowed");
}

TEST_CASE("verdicts are equal if they say the same") {
    CHECK((no == Verdict::refused("GAM-001: that is not allowed")));
    CHECK_FALSE((no == Verdict::refused("GAM-002: that is not allowed")));
    CHECK_FALSE((no == Verdict::refused("GAM-001: no")));
    CHECK_FALSE((no == Verdict::legal()));
}

TEST_CASE("a result is a value") {
    const auto result = half(8);
    CHECK(result);
    CHECK(*result == 4);
    CHECK(result.verdict());
}

TEST_CASE("a result without a value tells why") {
    const auto result = half(7);
    CHECK_FALSE(result);
    CHECK(result.verdict().clause() == "GAM-002");
}

TEST_CASE("the members of a result are reached directly") {
    const Result<std::string_view> word = std::string_view{"abc"};
    CHECK(word->size() == 3);
    CHECK(Result<std::string_view>(no)->empty());
}
