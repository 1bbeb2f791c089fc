#include "support.hpp"

#include <span>
#include <string>
#include <type_traits>

#include <heroes/core/codec.hpp>

using namespace shining_test;

namespace {

using Board = Table<Arena>;

Board fight() { return position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table(); }
template <class F>
std::string after_change(F&& change) {
    Board table = fight();
    change(table);
    return std::string(audit(table).clause());
}

}  // namespace

TEST_CASE("SHN-I01 nobody shares a square, and everybody is on the map") {
    CHECK(after_change([](Board&) {}).empty());
    CHECK(after_change([](Board& table) { table.heroes[h2].square = at(0, 2); }) == "SHN-I01");
    CHECK(after_change([](Board& table) { table.heroes[h2].square = Square::nowhere; }) == "SHN-R05");
    CHECK(after_change([](Board& table) { table.heroes[h2].square = static_cast<Square>(200); }) == "SHN-R52");
    CHECK(after_change([](Board& table) { table.monsters[0].square = Square::nowhere; }) == "SHN-I03");
}
TEST_CASE("SHN-I02 SHN-I04 nobody has more than it can have; zero HP are exhaustion") {
    CHECK(after_change([](Board& table) { table.heroes[h1].hp = 9; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h1].mp = 9; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h2].hp = 0; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h2].exhausted = true; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h2].card = static_cast<HeroCard>(14); }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.heroes[h2].player = two; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.monsters[0].hp = 8; }) == "SHN-I02");
    CHECK(after_change([](Board& table) { table.monsters[0].hp = 0; }) == "SHN-I02");
}
TEST_CASE("SHN-I03 nobody stands where it cannot") {
    auto table = position(thicket).monster(a1, at(7, 2)).table();
    table.monsters[0].square = at(8, 1);
    CHECK(audit(table).clause() == "SHN-I03");
    table.monsters[0].square = at(7, 2);
    table.heroes[h2].square = at(13, 1);
    CHECK(audit(table).clause() == "SHN-I01");
}
TEST_CASE("SHN-I05 SHN-I06 cards are conserved") {
    CHECK(after_change([](Board& table) { table.encounter.events = 7; }) == "SHN-I05");
    CHECK(after_change([](Board& table) { table.encounter.event_deck.insert(EventCard{20}); }) == "SHN-I05");
    CHECK(after_change([](Board& table) { table.encounter.ai_decks[Role::a].insert(DeckPlace{7}); }) == "SHN-I05");
}
TEST_CASE("SHN-I08 SHN-168 the game waits for what can be asked now") {
    CHECK(after_change([](Board& table) { table.steps.clear(); }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.pop_back(); }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.back() = Step{Activation{one, h2}}; }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.steps.back() = Step{Activation{two, h1}}; }) == "SHN-168");
    CHECK(after_change([](Board& table) {
              table.steps.push_back(Step{React{one, h1, Trigger::would_suffer}});
          }) == "SHN-168");
    CHECK(after_change([](Board& table) {
              table.steps.push_back(Step{ChooseTarget{one, h1, source(item_of("Healing Herb"))}});
          }) == "SHN-168");
    CHECK(after_change([](Board& table) { table.assaults.push_back({}); }) == "SHN-012");
    CHECK(after_change([](Board& table) { table.initiative.slot = 30; }) == "SHN-033");
    CHECK(after_change([](Board& table) { table.monsters[0].model = b1; }) == "SHN-026");
    CHECK(after_change([](Board& table) { table.ending = Ending::encounter_won; }) == "SHN-168");
}
TEST_CASE("SHN-I09 a state is read back from its bytes, and a damaged one is refused") {
    const auto state = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).with(Pcg32{3});
    const auto bytes = heroes::encode(state);
    const auto read = heroes::decode<std::remove_const_t<decltype(state)>>(std::span{bytes.begin(), bytes.end()});
    REQUIRE(read);
    CHECK(*read == state);
}
TEST_CASE("SHN-026 SHN-003 SHN-136 a position that cannot be is refused") {
    CHECK(position(field).hero(h1, at(6, 4)).hero(h2, at(6, 4)).try_table().verdict().clause() == "SHN-I01");
    CHECK(position(field).hp(a1, 3).try_table().verdict().clause() == "SHN-026");
    CHECK(position(field).mp(a1, 3).try_table().verdict().clause() == "SHN-003");
    CHECK(position(field).ai_card(Role::a, ai("Far Cry")).try_table().verdict().clause() == "SHN-136");
    CHECK(Position<>{Options{.players = 9}}.try_table().verdict().clause() == "SHN-002");
}
