#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <laws.hpp>

#include <heroes/core/diff.hpp>
#include <heroes/core/one_of.hpp>

using namespace hedra_test;
using laws::forgotten_bytes;

namespace {

// A table in which every optional is set and the steps are full, so that every byte counts.
template <class Rules>
Table<Rules> full_table() {
    Table<Rules> table;
    table.turn.marched = Die::cleric;
    table.turn.first_qualified_team = std::uint8_t{1};
    table.battle.opponent = Seat::two;
    while (!table.steps.full()) table.steps.push_back(ChooseEscort{Seat::two, Space::home, Space::second});
    if constexpr (keeps_house_state<Rules>()) table.house.interrupted.opponent = Seat::three;
    if constexpr (!FixedKnobs<Rules>) table.rules.knobs.team_member_minimum = std::uint8_t{3};
    return table;
}

// How many bytes the alternatives of a variant forget, each for itself.
template <class... Ts>
std::size_t forgotten_by_each(const heroes::OneOf<Ts...>&) {
    return (forgotten_bytes(Ts{}) + ...);
}

}  // namespace

TEST_CASE("no member of a table is forgotten in its field list") {
    CHECK(forgotten_bytes(full_table<StandardRules>()) == 0);
    CHECK(forgotten_bytes(full_table<RuntimeRules>()) == 0);
    CHECK(forgotten_bytes(hedra::State<>{full_table<StandardRules>(), {}}) == 0);
}

TEST_CASE("no member of the knobs and options is forgotten in its field list") {
    CHECK(forgotten_bytes(Knobs{}) == 0);
    CHECK(forgotten_bytes(Knobs{.team_member_minimum = std::uint8_t{3}}) == 0);
    CHECK(forgotten_bytes(ruled({})) == 0);
    CHECK(forgotten_bytes(Options{}) == 0);
    CHECK(forgotten_bytes(standard_dice) == 0);
}

TEST_CASE("no member of an action, a decision, a step or an event is forgotten in its field list") {
    CHECK(forgotten_by_each(Action{}) == 0);
    CHECK(forgotten_by_each(Decision{}) == 0);
    CHECK(forgotten_by_each(Step{}) == 0);
    CHECK(forgotten_by_each(Event{}) == 0);
}

// A change to one knob must show in the hash, and diff must name that knob.
TEST_CASE("every ruling has a place of its own in hash and diff") {
    Knobs knobs;
    heroes::for_each_field(knobs, [&]<class T>(std::string_view name, T& knob) {
        const T before = knob;
        if constexpr (std::is_same_v<T, std::optional<std::uint8_t>>)
            knob = std::uint8_t{0};
        else
            knob = static_cast<T>(static_cast<int>(knob) ^ 1);
        CHECK(hash(knobs) != hash(Knobs{}));
        CHECK(diff(ruled(Knobs{}), ruled(knobs)).view() == "knobs." + std::string(name));
        knob = before;
    });
    CHECK(knobs == Knobs{});
}

TEST_CASE("the text of the fullest table is complete") {
    auto table = full_table<RuntimeRules>();
    table.options = presets::teams_2v2v2;
    for (auto& field : table.battlefields) field.bits = ~std::uint64_t{0};
    for (auto& faces : table.faces)
        for (auto& face : faces) face = 255;
    for (auto& score : table.scores) score = 65535;
    table.turn.saved.bits = table.battle.defeated.bits = table.house.announced.bits = ~std::uint64_t{0};
    table.house.interrupted = table.battle;
    const auto text = to_text(hedra::State<RuntimeRules>{table, {}});
    CHECK_FALSE(text.full());
    CHECK(text.view().ends_with("}"));
}
