#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <heroes/core/codec.hpp>
#include <heroes/shining.hpp>
#include <heroes/tools/notation.hpp>
#include <laws.hpp>

// This program is compiled with HEROES_SHINING_ROOM=12: half as many items and pieces of equipment again as the
// standard game has.
static_assert(HEROES_SHINING_ROOM == 12);

using namespace heroes;
using namespace heroes::shining;

namespace {

// The standard rows, and four more of which each is like one of them but for its name.
constexpr std::array<CardType, 12> with_four_more(const std::array<CardType, 8>& rows, CardType like,
                                                  std::string_view name) {
    std::array<CardType, 12> more{};
    std::copy(rows.begin(), rows.end(), more.begin());
    like.name = name;
    std::fill(more.begin() + rows.size(), more.end(), like);
    return more;
}
constexpr auto more_items = with_four_more(standard_items, standard_items.front(), "Another Herb");
constexpr auto more_equipment = with_four_more(standard_equipment, standard_equipment[4], "Another Staff");

struct Crowded : RuntimeRules {
    static constexpr std::string_view name = "crowded";
    static constexpr Content content = [] {
        Draft draft = draft_of(StandardRules::content);
        draft.items = more_items;
        draft.equipment = more_equipment;
        return complete(draft);
    }();

    using RuntimeRules::RuntimeRules;
    bool operator==(const Crowded&) const = default;
};

constexpr Item last_item{11};
constexpr Equipment last_staff{11};

// The first Hero has the last item and the last piece of equipment.
Position<Crowded> outfitted() {
    return Position<Crowded>{Options{.scope = Scope::encounter}, Crowded{}}
        .item(Model::hero_1, last_item, 1)
        .equip(Model::hero_1, last_staff);
}

}  // namespace

TEST_CASE("SHN-065 there is room for half as many items and pieces of equipment again") {
    CHECK(2 * Crowded::content.items.size() == 3 * StandardRules::content.items.size());
    CHECK(2 * Crowded::content.equipment.size() == 3 * StandardRules::content.equipment.size());
    CHECK(sizeof(shining::State<>) <= 720);
    CHECK(name_of(weapon(last_staff)) == "equipment 12");
    CHECK(name_of(power(last_staff)) == "equipment 12");
}

TEST_CASE("SHN-065 SHN-063 the last item is used and the last piece of equipment wielded, saved and written down") {
    const auto state = outfitted().with(Pcg32{5});
    const auto actions = legal_actions(state.table);
    REQUIRE(actions.contains(UseItem{last_item}));
    const auto used = apply(state, UseItem{last_item});
    CHECK(used.table.heroes[Model::hero_1].items[last_item] == 0);
    CHECK(judge(state.table, Attack{weapon(Equipment{10})}).clause() == "SHN-063");
    CHECK(judge(state.table, Attack{weapon(last_staff)}).clause() != "SHN-063");
    const auto bytes = encode(state);
    CHECK(*decode<shining::State<Crowded>>(std::span{bytes.begin(), bytes.end()}) == state);
    CHECK(*parse_table<Table<Crowded>>(notation(state.table, Crowded{}), Crowded{}) == state.table);
}

TEST_CASE("SHN-V01 the laws hold with half as many items and pieces of equipment again") {
    laws::check<Table<Crowded>>({.options = {.players = 2, .scope = Scope::quest},
                                 .rules = Crowded{},
                                 .games = 40,
                                 .close = 1,
                                 .odds = 0,
                                 .part = 15});
}
