#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include <candidates.hpp>
#include <tiny_game.hpp>

using namespace heroes;
using candidates::values;

namespace {

enum class Way : std::uint8_t { left, right, last = right };

struct Step {
    Way way{};
    bool twice = false;

    static constexpr Members members{"way", "twice"};
    bool operator==(const Step&) const = default;
};

template <class T>
bool has(const std::vector<T>& list, const T& value) {
    return std::count(list.begin(), list.end(), value) == 1;
}

}  // namespace

TEST_CASE("candidates are all values of an enum, and some that are none") {
    CHECK(values<Way>() == std::vector{Way::left, Way::right, static_cast<Way>(2), static_cast<Way>(255)});
}

TEST_CASE("candidates are all combinations of members") {
    const auto steps = values<Step>();
    CHECK(steps.size() == 4 * 2);
    CHECK(has(steps, Step{Way::right, true}));
    CHECK(has(steps, Step{static_cast<Way>(255), false}));
}

TEST_CASE("candidates are all alternatives of an action") {
    const auto& actions = candidates::all<tiny::Action>();
    CHECK(actions.size() == 3 + 2 * (enum_count<tiny::Card> + 2));
    for (const tiny::Action& action : {tiny::Action{tiny::Peek{}}, tiny::Action{tiny::Show{tiny::Card::eight}},
                                       tiny::Action{tiny::PutBack{tiny::Card{8}}}})
        CHECK(has(actions, action));
}

TEST_CASE("candidates are all subsets, all optionals, short lists, and arrays with one place changed") {
    CHECK(values<EnumSet<Way>>().size() == 4);
    CHECK(values<SeatSet>().size() == 128);
    CHECK(values<std::optional<Way>>().size() == 1 + 4);
    CHECK(values<InlineVector<Way, 3>>().size() == 1 + 4 + 4 * 4);
    CHECK(values<EnumArray<Way, Way>>().size() == 1 + 2 * 4);
    CHECK(has(values<std::uint8_t>(), std::uint8_t{255}));
}
