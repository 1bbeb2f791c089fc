#include <string>

#include "cards.hpp"

using namespace hamlet_test;

namespace {

template <class Rules>
std::string fault(const Position<Rules>& position) {
    return std::string(position.try_table().verdict().clause());
}

}  // namespace

TEST_CASE("HAM-026 HAM-028 what a position does not say is as at the start of a game") {
    const auto table = Position{Options{.players = 3}}.table();
    for (const Seat seat : {one, two, three}) {
        CHECK(table.heroes[seat].health == 20);
        CHECK(table.heroes[seat].maximum == 20);
        CHECK(table.heroes[seat].favor_ready);
        CHECK(table.heroes[seat].items.empty());
    }
    CHECK(table.heroes[four] == Hero{});
    CHECK(table.monster_deck.size() == 45);
    CHECK(table.mutation_deck.size() == 55);
    CHECK(table.item_deck.size() == 56);
    CHECK(table.hero_deck.size() == 17 - 3 - 1);
    CHECK(table.decree_deck.size() == 20);
    CHECK(table.champion.hero == static_cast<HeroCard>(16));  // players get the first cards, the Champion the last
    CHECK(table.champion.mutations.size() == 3);
    CHECK(table.champion.mutations[0] == static_cast<MutationCard>(57));
    CHECK(table.champion.hero_knowers.empty());
    CHECK(waits_for(table, HamletPhase{one}));
}

TEST_CASE("HAM-223 a card that is said somewhere is taken out of its deck") {
    const auto table = Position{}
                           .hero(two, healer)
                           .equip(one, {item(axe), item(artifact(Sigil::wrath, 2))})
                           .carry(one, {item(beer)})
                           .trophies(two, {bat, queen})
                           .sigils(two, {Sigil::mercy})
                           .monster(bogs, toad, {attack_1, web})
                           .belongings(steppe, {item(pot), item(Sigil::revenge)})
                           .under_champion({item(mail)})
                           .graveyard({striker}, {rat})
                           .stock({ale, brandy})
                           .decree(cheap)
                           .discard({moth})
                           .table();
    CHECK(table.heroes[one].slots == EquipSlots{{item(axe), item(artifact(Sigil::wrath, 2)), Item::nothing}});
    CHECK(table.heroes[one].items == ItemCards{axe, beer});
    CHECK(table.heroes[two].card == healer);
    CHECK(table.heroes[two].trophies == MonsterCards{bat, queen});
    CHECK(table.regions[bogs].monster == toad);
    CHECK(table.regions[bogs].mutations.size() == 2);
    CHECK(table.regions[steppe].sigils == Sigils{Sigil::revenge});
    CHECK(table.champion.items == ItemCards{mail});
    CHECK(graveyard_size(table) == 2);
    CHECK(table.shop[space(2)] == brandy);
    CHECK(table.monster_discard == MonsterCards{moth});
    CHECK(table.item_deck.size() == 56 - 6);
    CHECK(table.monster_deck.size() == 45 - 5);
    CHECK(table.decree_deck.size() == 19);
    CHECK(table.artifacts_aside.size() == 14);
    CHECK(table.sigils_aside.size() == 3);
}

TEST_CASE("HAM-014 the top of a deck can be laid, the first card to be drawn first") {
    const auto state = Position{}.top({queen, bat}).in_wilderness().with(ScriptedDice{4});
    const auto first = after(state, SelectRegion{bogs});
    CHECK(first.table.regions[bogs].monster == queen);
    CHECK_FALSE(state.table.monster_deck.seen_by(one, 0));
}

TEST_CASE("HAM-014 as many cards as one likes lie on top of a deck, if scripted dice deal them") {
    auto state = Position{}
                     .top({queen, bat, rat, moth, toad, mother, wanderer})
                     .top({axe, beer, mail, spear})
                     .in_wilderness()
                     .with(ScriptedDice{4});
    CHECK(state.table.monster_deck.size() == 45);
    for (const MonsterCard card : {queen, bat, rat, moth, toad, mother, wanderer})
        CHECK(state.table.monster_deck.draw(state.chance) == card);
    for (const ItemCard card : {axe, beer, mail, spear}) CHECK(state.table.item_deck.draw(state.chance) == card);
    CHECK(state.chance.left() == 1);
    state.table.monster_deck.draw(state.chance);  // the dice fall as told again
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-014 a table by itself keeps the order of the cards that players can know, and says so") {
    CHECK(fault(Position{}.top({queen, bat, rat, moth})).empty());
    CHECK(fault(Position{}.top({queen, bat, rat, moth, toad})) == "HAM-014");
    CHECK(fault(Position{}.top({axe, beer, mail})) == "HAM-014");
    CHECK_THROWS_AS((void)Position{}.top({axe, beer, mail}).with(Pcg32{1}), IllegalAction);
}

TEST_CASE("HAM-076 a deck can have run out") {
    const auto table = Position{}.monsters_run_out().items_run_out().mutations_run_out().decrees_run_out().table();
    CHECK(table.monster_deck.empty());
    CHECK(table.monster_discard.size() == 45);
    CHECK(table.item_discard.size() == 56);
    CHECK(table.mutation_discard.size() == 55);
    CHECK(table.decree_discard.size() == 20);
    const auto lonely = Position{}.heroes_run_out().table();
    CHECK(lonely.hero_deck.empty());
    CHECK(lonely.heroes_in_graveyard.size() == 14);
}

TEST_CASE("HAM-103 HAM-107 a position begins in the Hamlet, the Wilderness, a stand-off or a fight") {
    const auto position = Position{}.monster(caves, bat);
    CHECK(waits_for(Position{position}.in_wilderness().table(), WildernessPhase{one}));
    CHECK(waits_for(Position{position}.facing(Lair::dark_caves).table(), StandOff{one}));
    const auto fight = Position{position}.fighting(Lair::dark_caves).table();
    CHECK(waits_for(fight, CombatTurn{one}));
    CHECK(fight.encounter.health == 5);
    const auto wounded = Position{position}.fighting(Lair::dark_caves).opponent(2, bleeding).table();
    CHECK(wounded.encounter.health == 2);
    CHECK(wounded.encounter.status_effects == bleeding);
    CHECK(waits_for(Position{position}.turn(two).table(), HamletPhase{two}));
}

TEST_CASE("HAM-114 an opponent who is said to be without health is not one in full health") {
    const auto fight = Position{}.monster(caves, bat).fighting(Lair::dark_caves);
    CHECK(fault(Position{fight}.opponent(1)).empty());
    CHECK(fault(Position{fight}.opponent(0)) == "HAM-114");
    CHECK(fault(Position{fight}.opponent(6)) == "HAM-114");
}

TEST_CASE("HAM-192 the Champion is face up in a position in which it is fought") {
    const auto table = Position{}
                           .champion(healer, {attack_1, health_4, quills})
                           .sigils(one, {Sigil::wrath})
                           .fighting(Lair::abbey)
                           .table();
    CHECK(table.champion.mutation_knowers == everybody);
    CHECK(table.encounter.health == 29);
    CHECK(Position{}.champion(healer, {attack_1}).table().champion.mutation_knowers.empty());
}

TEST_CASE("HAM-223 a card cannot be said twice, nor a card that does not exist") {
    CHECK(fault(Position{}.equip(one, {item(axe)}).carry(two, {item(axe)})) == "HAM-223");
    CHECK(fault(Position{}.trophies(one, {bat}).monster(caves, bat)) == "HAM-223");
    CHECK(fault(Position{}.hero(one, healer).hero(two, healer)) == "HAM-223");
    CHECK(fault(Position{}.hero(one, healer).graveyard({healer})) == "HAM-223");
    CHECK(fault(Position{}.sigils(one, {Sigil::wrath}).sigils(two, {Sigil::wrath})) == "HAM-223");
    CHECK(fault(Position{}.decree(cheap).discard({cheap})) == "HAM-223");
    CHECK(fault(Position{}.trophies(one, {static_cast<MonsterCard>(200)})) == "HAM-223");
    CHECK(fault(Position{}.carry(one, {Item::nothing})) == "HAM-223");
    CHECK(fault(Position{}.trophies(one, {static_cast<MonsterCard>(50)})) == "HAM-223");
}

TEST_CASE("HAM-001 HAM-003 HAM-071 HAM-078 a position has only the seats, regions, spaces and slots there are") {
    CHECK(fault(Position{}.health(three, 5)) == "HAM-001");
    CHECK(fault(Position{}.carry(static_cast<Seat>(200), {item(axe)})) == "HAM-001");
    CHECK(fault(Position{Options{.players = 5}}) == "HAM-001");
    CHECK(fault(Position{}.hero(static_cast<Seat>(200), healer)) == "HAM-001");
    CHECK(fault(Position{}.monster(static_cast<Region>(4), bat)) == "HAM-003");
    CHECK(fault(Position{}.monster(static_cast<Region>(200), bat)) == "HAM-003");
    CHECK(fault(Position{}.equip(one, {static_cast<Item>(250)})) == "HAM-223");
    CHECK(fault(Position{}.hide(one, {static_cast<ItemCard>(200)})) == "HAM-223");
    CHECK(fault(Position{}.hide(three, {beer})) == "HAM-001");
    CHECK(fault(Position{}.stock({ale, beer, brandy, egg})) == "HAM-071");
    CHECK(fault(Position{}.equip(one, {item(axe), item(beer), item(pot), item(mail)})) == "HAM-078");
    CHECK(fault(Position{}.monster(caves, bat, {attack_1, attack_2, web})) == "HAM-174");
    CHECK(fault(Position{}.champion(healer, {attack_1, attack_2, web, legs})) == "HAM-005");
    CHECK(fault(Position{}.round(0)) == "HAM-044");
    CHECK(fault(Position{}.health(one, 300)) == "HAM-223");
}

TEST_CASE("HAM-047 a position that cannot be is refused with the clause that says why") {
    CHECK(fault(Position{}.health(one, 21)) == "HAM-047");
    CHECK(fault(Position{}.maximum(one, 25)) == "HAM-027");
    CHECK(fault(Position{}.moon(5)) == "HAM-206");
    CHECK(fault(Position{}.fighting(Lair::dark_caves)) == "HAM-098");  // there is nobody to fight
    CHECK(fault(Position{}.won(4, caves, 3)) == "HAM-168");
    CHECK(fault(Position{}.gold(one, 1)) == "HAM-060");
    CHECK(fault(Position{Options{}, ruled({.moon_spaces = 1})}) == "HAM-R07");
    CHECK(fault(Position{}.turn(three)) == "HAM-043");
    CHECK_THROWS_AS((void)Position{}.health(one, 21).table(), IllegalAction);
}

TEST_CASE("HAM-185 HAM-190 HAM-055 HAM-165 HAM-170 what the rules never let happen is refused by its clause") {
    const auto set = [](int piece) { return item(artifact(Sigil::mercy, piece)); };
    const auto holder = Position{}.carry(one, {set(1), set(2)}).equip(one, {set(3)});
    CHECK(fault(holder) == "HAM-185");
    CHECK(fault(Position{holder}.sigils(one, {Sigil::mercy})).empty());
    CHECK(fault(Position{holder}.sigils(two, {Sigil::mercy})).empty());  // it is held elsewhere
    CHECK(fault(Position{holder}.under_champion({item(Sigil::mercy)})).empty());

    CHECK(fault(Position{}.fighting(Lair::abbey)) == "HAM-190");
    CHECK(fault(Position{}.facing(Lair::abbey)) == "HAM-190");
    CHECK(fault(Position{}.sigils(two, {Sigil::mercy}).fighting(Lair::abbey)) == "HAM-190");
    CHECK(fault(Position{}.sigils(one, {Sigil::mercy}).fighting(Lair::abbey)).empty());
    const auto first_only = ruled({.champion_first_only = true});
    CHECK(fault(Position{Options{}, first_only}.sigils(one, {Sigil::mercy}).won(1, caves).fighting(Lair::abbey)) ==
          "HAM-R60");

    CHECK(fault(Position{}.taken({HamletAction::oblation_health})).empty());
    CHECK(fault(Position{}.taken({HamletAction::oblation_health, HamletAction::oblation_recharge})) == "HAM-055");

    CHECK(fault(Position{}.won(3, caves, 2).in_wilderness()).empty());
    CHECK(fault(Position{}.won(3, caves, 1).in_wilderness()) == "HAM-165");
    CHECK(fault(Position{}.won(1, caves, 1).in_wilderness()) == "HAM-165");
    CHECK(fault(Position{}.won(2, caves)) == "HAM-170");
    CHECK(fault(Position{}.won(1, caves)) == "HAM-040");
}
TEST_CASE("HAM-R50 a position counts the tokens as its rules do") {
    const auto fatigue = [](auto position) { return int{position.table().turn.fatigue}; };
    CHECK(fatigue(Position{}.won(3, caves).in_wilderness()) == 2);
    const Position later{Options{}, ruled({.fatigue_before_encounter = true})};
    CHECK(fatigue(Position{later}.won(3, caves).in_wilderness()) == 1);
    CHECK(fatigue(Position{later}.won(3, caves).monster(bogs, bat).facing(Lair::flooded_bogs)) == 2);
}

TEST_CASE("HAM-041 a position can lie in the middle of a turn") {
    const auto table = Position{}
                           .won(2, woods)
                           .taken({HamletAction::heal, HamletAction::shop})
                           .favor_used(one)
                           .status_effects(one, poisoned)
                           .health(one, 7)
                           .maximum(one, 22)
                           .round(9)
                           .first_player(two)
                           .moon(3, true)
                           .in_wilderness()
                           .table();
    CHECK(table.turn.encounters == 2);
    CHECK(table.turn.fatigue == 1);
    CHECK(table.turn.last_region == woods);
    CHECK(table.turn.taken == HamletActions{HamletAction::heal, HamletAction::shop});
    CHECK_FALSE(table.heroes[one].favor_ready);
    CHECK(table.heroes[one].status_effects == poisoned);
    CHECK(table.heroes[one].health == 7);
    CHECK(table.heroes[one].maximum == 22);
    CHECK(table.turn.round == 9);
    CHECK(table.turn.start == two);
    CHECK(table.moon == 3);
    CHECK(table.waning);
}
