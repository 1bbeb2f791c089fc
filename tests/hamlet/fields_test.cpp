#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <laws.hpp>

#include <heroes/core/diff.hpp>
#include <heroes/core/one_of.hpp>

using namespace hamlet_test;
using laws::forgotten_bytes;

namespace {

template <class Card, std::size_t Known>
void fill(Deck<Card, Known>& deck) {
    for (std::size_t i = 0; i != Known; ++i) deck.put_on_top(static_cast<Card>(i), {Seat::two});
}

// A table in which every optional is set and the steps are full, so that every byte counts.
template <class Rules>
Table<Rules> full_table() {
    Table<Rules> table;
    for (auto& space : table.regions) {
        space.monster = static_cast<MonsterCard>(3);
        space.mutations = {static_cast<MutationCard>(1), static_cast<MutationCard>(2)};
    }
    table.champion.hero = static_cast<HeroCard>(4);
    for (std::size_t i = 0; i != champion_mutations; ++i)
        table.champion.mutations.push_back(static_cast<MutationCard>(5 + i));
    fill(table.monster_deck), fill(table.mutation_deck), fill(table.item_deck);
    fill(table.hero_deck), fill(table.decree_deck);
    for (auto& item : table.shop) item = static_cast<ItemCard>(6);
    table.turn.last_region = bogs;
    table.encounter.at = Lair::arid_steppe;
    table.options.first_player = two;
    table.winner = two;
    while (!table.steps.full())
        table.steps.push_back(
            ChoosePayment{two, {space(2)}, 7, std::optional<MonsterCard>{static_cast<MonsterCard>(8)}});
    return table;
}

// How many bytes the alternatives of a variant forget, each for itself.
template <class... Ts>
std::size_t forgotten_by_each(const heroes::OneOf<Ts...>&) {
    return (forgotten_bytes(Ts{}) + ...);
}

}  // namespace

TEST_CASE("HAM-223 no member of a table is forgotten in its field list") {
    CHECK(forgotten_bytes(full_table<StandardRules>()) == 0);
    CHECK(forgotten_bytes(full_table<RuntimeRules>()) == 0);
    CHECK(forgotten_bytes(hamlet::State<>{full_table<StandardRules>(), {}}) == 0);
}

TEST_CASE("HAM-010 no member of the knobs and options is forgotten in its field list") {
    CHECK(forgotten_bytes(Knobs{}) == 0);
    CHECK(forgotten_bytes(ruled({})) == 0);
    CHECK(forgotten_bytes(Options{.first_player = two}) == 0);
}

TEST_CASE("HAM-007 no member of what is printed on a card is forgotten in its field list") {
    CHECK(forgotten_bytes(Passive{}) == 0);
    CHECK(forgotten_bytes(Active{}) == 0);
    CHECK(forgotten_bytes(Ordinance{}) == 0);
    CHECK(forgotten_bytes(HeroType{}) == 0);
    CHECK(forgotten_bytes(MonsterType{.home = bogs, .carries = Sigil::revenge}) == 0);
    CHECK(forgotten_bytes(MutationType{}) == 0);
    CHECK(forgotten_bytes(ItemType{}) == 0);
    CHECK(forgotten_bytes(ArtifactType{}) == 0);
    CHECK(forgotten_bytes(SigilType{}) == 0);
    CHECK(forgotten_bytes(DecreeType{}) == 0);
}

TEST_CASE("HAM-034 no member of an action, a decision, a step or an event is forgotten in its field list") {
    CHECK(forgotten_by_each(Action{}) == 0);
    CHECK(forgotten_by_each(Decision{}) == 0);
    CHECK(forgotten_by_each(Step{}) == 0);
    CHECK(forgotten_by_each(Event{}) == 0);
}

// A change to one knob must show in the hash, and diff must name that knob.
TEST_CASE("HAM-010 every ruling has a place of its own in hash and diff") {
    Knobs knobs;
    heroes::for_each_field(knobs, [&]<class T>(std::string_view name, T& knob) {
        const T before = knob;
        knob = static_cast<T>(static_cast<int>(knob) ^ 1);
        CHECK(hash(knobs) != hash(Knobs{}));
        CHECK(diff(ruled(Knobs{}), ruled(knobs)).view() == "knobs." + std::string(name));
        knob = before;
    });
    CHECK(knobs == Knobs{});
}

TEST_CASE("HAM-223 the text of the fullest table is complete") {
    auto table = full_table<RuntimeRules>();
    for (auto& hero : table.heroes) {
        hero.items = hero.hidden = ItemCards::all();
        hero.trophies = MonsterCards::all();
        hero.artifacts = Artifacts::all();
        hero.sigils = Sigils::all();
    }
    const auto text = to_text<32768>(hamlet::State<RuntimeRules>{table, {}});
    CHECK_FALSE(text.full());
    CHECK(text.view().ends_with("}"));
}
