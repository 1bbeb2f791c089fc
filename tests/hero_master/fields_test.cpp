#include "support.hpp"

#include <cstddef>
#include <optional>

#include <forgotten.hpp>

#include <heroes/core/one_of.hpp>

using namespace hero_master_test;
using laws::forgotten_bytes;

namespace {

// A table in which every optional is set and every list is full, so that every byte counts.
template <class Rules>
Table<Rules> full_table() {
    Table<Rules> table;
    for (Hero& hero : table.heroes)
        while (!hero.attacks.full()) hero.attacks.push_back({ActionCard{3}, ActionCard{4}, two, true});
    while (!table.offered.full()) table.offered.push_back(std::optional<LocationCard>{LocationCard{5}});
    while (!table.discarded.full()) table.discarded.push_back({LocationCard{6}, two});
    table.location = LocationCard{7};
    table.encounter = Monster{MonsterCard{8}, 1};
    table.ambusher = Monster{MonsterCard{9}, 2};
    while (!table.lurking.full()) table.lurking.push_back({MonsterCard{10}, 3});
    table.attack.fail = FailCard{1};
    table.attack.converted = Permanent::second_weapon;
    table.options.first_player = two;
    while (!table.steps.full()) table.steps.push_back(ChooseEffect{two, one, {Source::fail, 1, ActionCard{11}}});
    return table;
}

// How many bytes the alternatives of a variant forget, each for itself.
template <class... Ts>
std::size_t forgotten_by_each(const heroes::OneOf<Ts...>&) {
    return (forgotten_bytes(Ts{}) + ...);
}

}  // namespace

TEST_CASE("HMA-077 no member of a table, an action, a decision or a step is forgotten") {
    CHECK(forgotten_bytes(full_table<StandardRules>()) == 0);
    CHECK(forgotten_bytes(full_table<RuntimeRules>()) == 0);
    CHECK(forgotten_by_each(Action{}) == 0);
    CHECK(forgotten_by_each(Step{}) == 0);
}
TEST_CASE("HMA-077 a state is small, and a step smaller") {
    CHECK(sizeof(hero_master::State<>) <= 512);
    CHECK(sizeof(Step) <= 8);
    MESSAGE(sizeof(hero_master::State<>), " bytes");
}
