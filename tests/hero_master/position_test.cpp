#include "short_names.hpp"
#include "support.hpp"

#include <string>

using namespace hero_master_test;

namespace {

template <class Rules>
std::string fault(const Position<Rules>& position) {
    return std::string(position.try_table().verdict().clause());
}

}  // namespace

TEST_CASE("HMA-046 HMA-047 what a position does not say is as at the start of a game") {
    const auto table = Position{three_players}.lurking({giant}).table();
    for (const Seat seat : {one, two, three}) {
        CHECK(table.heroes[seat].health == 10);
        CHECK(table.heroes[seat].gold == 3);
        CHECK(table.heroes[seat].deck.size() == 11);
        CHECK(table.heroes[seat].hand.empty());
    }
    CHECK(table.heroes[four] == Hero{});
    CHECK(table.monster_deck.size() == 12);
    CHECK(table.treasure_deck.size() == 24);
    CHECK(table.location == location("Crumbling Fort"));
    CHECK(waits_for(table, ChooseEncounter{one}));
}
TEST_CASE("HMA-035 a card that is said somewhere is taken out of its deck") {
    const auto table = Position{}
                           .hand(one, {swings, hail})
                           .discard(two, {brave})
                           .stash(two, {plate})
                           .lurking({giant})
                           .ambusher(orc)
                           .table();
    CHECK(!table.heroes[one].deck.has(swings));
    CHECK(!table.treasure_deck.has(scroll));
    CHECK(!table.treasure_deck.has(plate));
    CHECK(table.heroes[two].discard == ActionCards{brave});
    CHECK(!table.monster_deck.has(orc));
}
TEST_CASE("HMA-008 a card that is said twice, or is none, is refused") {
    CHECK(fault(Position{}.hand(one, {swings}).attack(one, swings)) == "HMA-008");
    CHECK(fault(Position{}.lurking({giant, giant})) == "HMA-008");
    CHECK(fault(Position{}.hand(one, {hail}).stash(one, {scroll})) == "HMA-008");
    CHECK(fault(Position{}.lurking({MonsterCard{30}})) == "HMA-008");
    CHECK(fault(Position{}.hand(one, {ActionCard{63}})) == "HMA-008");
    CHECK(fault(Position{}.location(LocationCard{99})) == "HMA-008");
    CHECK(fault(Position{}.discarded_location(LocationCard{20}, one)) == "HMA-008");
    CHECK(fault(Position{}.offered(location("Foggy Bog"), LocationCard{20})) == "HMA-008");
    CHECK(fault(Position{}.offered(LocationCard{20}, location("Foggy Bog"))) == "HMA-008");
}
TEST_CASE("HMA-001 HMA-021 HMA-033 HMA-085 positions that cannot be name the clause") {
    CHECK(fault(Position{}.gold(three, 1)) == "HMA-001");
    CHECK(fault(Position{}.gold(one, -1)) == "HMA-033");
    CHECK(fault(Position{}.bungle(two, one, action("Huh?!"))) == "HMA-085");
    CHECK(fault(Position{}
                    .attack(one, swings)
                    .attack(one, action("Bellow"))
                    .attack(one, action("Walk It Off"))
                    .attack(one, action("Insubordinate"))) == "HMA-021");
    CHECK(fault(Position{Options{.players = 5}}) == "HMA-001");
    CHECK(fault(Position{}.hand(one, {brave}).lurking({giant})) == "HMA-035");  // the Halfling's
}
TEST_CASE("HMA-032 HMA-085 an action token comes from the supply, and a bungle from a player who is there") {
    const auto tokens = [](Position<> position) { return position.encounter(giant).turn(one).table().tokens; };
    CHECK(tokens(Position{}.attack(one, swings)) == 2);
    CHECK(tokens(Position{}.attack(one, swings, true)) == 1);
    CHECK(tokens(Position{}.attack(one, action("Bellow"), true).attack(one, swings, true)) == 0);
    CHECK(fault(Position{}
                    .attack(one, action("Bellow"), true)
                    .attack(one, swings, true)
                    .attack(two, brave, true)
                    .encounter(giant)
                    .turn(one)) == "HMA-032");
    CHECK(fault(Position{}.attack(one, swings).bungle(one, three, action("Huh?!"))) == "HMA-001");
    CHECK(fault(Position{}.attack(one, swings).bungle(three, two, action("Underfoot"))) == "HMA-001");
}
TEST_CASE("HMA-011 HMA-013 HMA-040 HMA-079 what lies in no slot is not exhausted, and there are no other slots, parts and places") {
    const auto lurked = Position{}.lurking({giant});
    CHECK(fault(Position<>{lurked}.bare(one, ItemSlot::armour).exhausted(one, {Permanent::armour})) == "HMA-011");
    CHECK(fault(Position<>{lurked}.bare(one, ItemSlot::armour).exhausted(one, weapons)).empty());
    CHECK(fault(Position<>{lurked}.bare(one, ItemSlot{50})) == "HMA-013");
    CHECK(fault(Position<>{lurked}.equip(one, ItemSlot{50}, treasure("Dented Plate"))) == "HMA-013");
    CHECK(fault(Position<>{lurked}.locations_left(1, DenPlace{50})) == "HMA-040");
    CHECK(fault(Position<>{lurked}.part(two, Part{50})) == "HMA-079");
}
TEST_CASE("HMA-076 who has played a bungle takes part") {
    const auto bungled =
        Position{}.encounter(giant).attack(one, swings).bungle(one, two, action("Underfoot")).turn(one);
    CHECK(Position<>{bungled}.table().heroes[two].part == Part::passed);
    CHECK(fault(Position<>{bungled}.part(two, Part::declined)) == "HMA-076");
    CHECK(fault(Position<>{bungled}.part(two, Part::undecided)) == "HMA-076");
}
TEST_CASE("HMA-119 HMA-121 no monster with the Ambusher trait lurks beside an empty Ambusher slot") {
    CHECK(fault(Position{}.lurking({giant, spider})) == "HMA-121");
    CHECK(fault(Position{}.lurking({giant, spider}).ambusher(orc)).empty());
}
TEST_CASE("HMA-040 the last Location is in the deck until it is visited, or until a position says so") {
    CHECK(Position{}.lurking({giant}).location(location("Foggy Bog")).table().den == DenPlace::among_the_last);
    CHECK(Position{}.lurking({giant}).location(location("Dragon's Den")).table().den == DenPlace::drawn);
    CHECK(Position{}.lurking({giant}).locations_left(1, DenPlace::under_the_deck).table().den ==
          DenPlace::under_the_deck);
}
TEST_CASE("HMA-077 of several turns that a position is told to wait for the last one counts") {
    const auto table = Position{}.attack(one, swings).encounter(giant).turn(two).turn(one).table();
    CHECK(table.steps.size() == 1);
    CHECK(waits_for(table, TakeTurn{one}));
}
TEST_CASE("HMA-065 HMA-072 HMA-074 HMA-092 HMA-093 HMA-R38 what the game cannot wait for is refused by its clause") {
    const auto met = Position{}.lurking({orc}).encounter(giant);
    CHECK(fault(Position{}) == "HMA-065");
    CHECK(fault(Position{}.health(one, 0)) == "HMA-023");  // a clause that says more comes first
    CHECK(fault(Position{}.lurking({giant}).joining(one)) == "HMA-072");
    CHECK(fault(Position{}.lurking({giant}).turn(one)) == "HMA-072");
    CHECK(fault(Position{}.lurking({giant}).hand(one, {swings}).first_attack(one)) == "HMA-072");
    CHECK(fault(Position<>{met}.first_attack(one)) == "HMA-092");
    CHECK(fault(Position<>{met}.hand(one, {swings}).first_attack(one)).empty());
    CHECK(fault(Position<>{met}.part(two, Part::declined).joining(two)) == "HMA-074");
    CHECK(fault(Position<>{met}.joining(two)).empty());
    CHECK(fault(Position<>{met}.joining(three)) == "HMA-001");
    CHECK(fault(Position{}.lurking({giant}).declined({one})) == "HMA-093");
    CHECK(fault(Position{}.lurking({giant}).declined({two})).empty());
    CHECK(fault(Position<>{met}.turn(one).declined({two})) == "HMA-R38");
}
