#include "support.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

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

// Whether all numbers and flags of a value are zero.
template <class T>
bool is_blank(const T& value) {
    if constexpr (std::is_arithmetic_v<T>) return value == T{};
    bool blank = true;
    if constexpr (Listed<T>)
        for_each_field(value, [&](std::string_view, const auto& member) { blank = blank && is_blank(member); });
    else if constexpr (requires { value.values; })
        for (const auto& part : value.values) blank = blank && is_blank(part);
    return blank;
}
// The names of the alternatives of a variant that begin with something else.
template <class... Ts>
std::string not_blank(const heroes::OneOf<Ts...>&) {
    std::string names;
    ((names += is_blank(Ts{}) ? "" : std::string(type_name<Ts>) + ", "), ...);
    return names;
}

}  // namespace

TEST_CASE("HMA-077 what is not said of an action, an event, a decision or a step is nothing") {
    CHECK(not_blank(Action{}) == "");
    CHECK(not_blank(Event{}) == "");
    CHECK(not_blank(Step{}) == "");
    CHECK(is_blank(Attack{}));
    Table<> nothing{};
    nothing.options.players = 0;
    CHECK(is_blank(nothing));
    CHECK(is_blank(Hero{}));
    CHECK(is_blank(Monster{}));
    CHECK(is_blank(LaidAttack{}));
    CHECK(is_blank(Effect{}));
    CHECK((is_blank(ActionType{}) && is_blank(GearType{}) && is_blank(MonsterCardType{}) && is_blank(LocationType{})));
}
TEST_CASE("HMA-K50 before anything is added up an attack stands at nothing, with a threshold of one") {
    const Strengths none{{0, 0, 0, 0}};
    const Tally tally{};
    CHECK((tally.card == none && tally.added == none && tally.taken == none && tally.strengths == none));
    CHECK((tally.hit == 0 && tally.armour == 0 && tally.ferocity == 0 && tally.threshold == 1));
    CHECK((!tally.skips_die && !tally.bungle_ignored));
}

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
