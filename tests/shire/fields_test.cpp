#include "support.hpp"

#include <cstddef>
#include <type_traits>

#include <laws.hpp>

#include <heroes/core/one_of.hpp>

using namespace shire_test;
using laws::forgotten_bytes;

namespace {

// A table whose lists are full, so that every byte counts.
template <class Rules>
shire::Table<Rules> filled_table() {
    shire::Table<Rules> table;
    while (!table.steps.full()) table.steps.push_back(Cast{.caster = Actor::two, .spell = Spell{1}});
    while (!table.aims.full()) table.aims.push_back({.at = Actor::two});
    while (!table.turn.order.full()) table.turn.order.push_back(Actor::two);
    return table;
}

template <class... Ts>
std::size_t forgotten_by_all(const heroes::OneOf<Ts...>&) {
    return (forgotten_bytes(Ts{}) + ...);
}

}  // namespace

TEST_CASE("no member of a table of the Shire is forgotten in its field list") {
    CHECK(forgotten_bytes(filled_table<StandardRules>()) == 0);
    CHECK(forgotten_bytes(filled_table<RuntimeRules>()) == 0);
}
TEST_CASE("no member of the knobs, options, actions, decisions, steps and events of the Shire is forgotten") {
    CHECK(forgotten_bytes(Knobs{}) == 0);
    CHECK(forgotten_bytes(Options{}) == 0);
    CHECK(forgotten_by_all(Action{}) == 0);
    CHECK(forgotten_by_all(Decision{}) == 0);
    CHECK(forgotten_by_all(Step{}) == 0);
}
TEST_CASE("a state of the Shire has the size it was given") {
    CHECK(sizeof(shire::State<>) <= 1024);
    CHECK(sizeof(Character) == 96);
    CHECK(sizeof(Creature) == 8);
    CHECK(sizeof(Step) == 12);
}
