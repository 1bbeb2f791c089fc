// No list of fields forgets a member.

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include <forgotten.hpp>
#include <game.hpp>
#include <rulings.hpp>

#include <heroes/core/diff.hpp>
#include <heroes/core/text.hpp>

namespace {

template <class T>
T filled() {
    T value{};
    laws::fill_up(value);
    return value;
}

}  // namespace

TEST_CASE("no member of a table is forgotten in its field list") {
    CHECK(laws::forgotten_bytes(filled<game::Table<>>()) == 0);
    CHECK(laws::forgotten_bytes(filled<game::Table<game::RuntimeRules>>()) == 0);
    CHECK(laws::forgotten_bytes(filled<game::State<>>()) == 0);
}

TEST_CASE("no member of the knobs and options is forgotten in its field list") {
    CHECK(laws::forgotten_bytes(game::Knobs{}) == 0);
    CHECK(laws::forgotten_bytes(filled<game::Knobs>()) == 0);
    CHECK(laws::forgotten_bytes(game::RuntimeRules{}) == 0);
    CHECK(laws::forgotten_bytes(filled<game::Options>()) == 0);
}

TEST_CASE("no member of an action, a decision, a step or an event is forgotten in its field list") {
    CHECK(laws::forgotten_by_each(game::Action{}) == 0);
    CHECK(laws::forgotten_by_each(game::Decision{}) == 0);
    CHECK(laws::forgotten_by_each(game::Table<>{}.steps.grow()) == 0);
    CHECK(laws::forgotten_by_each(game::Event{}) == 0);
}

// A change to one knob must show in the hash, and diff must name that knob.
TEST_CASE("every ruling has a place of its own in hash and diff") {
    rulings::for_each_ruling(game::Knobs{}, [&](std::string_view name, const game::Knobs& knobs) {
        CHECK(heroes::hash(knobs) != heroes::hash(game::Knobs{}));
        CHECK(heroes::diff(game::RuntimeRules{}, game::RuntimeRules{knobs}).view() == "knobs." + std::string(name));
    });
}

TEST_CASE("the text of the fullest table is complete") {
    const auto text = heroes::to_text<32768>(filled<game::State<game::RuntimeRules>>());
    CHECK_FALSE(text.full());
    CHECK(text.view().ends_with("}"));
}
