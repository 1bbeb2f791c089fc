// Every piece of code of docs/positions.md.

#include <iostream>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hero_master/position.hpp>
#include <heroes/shining/position.hpp>
#include <heroes/shire/position.hpp>

#include "expect.hpp"

using namespace heroes;

namespace {

void set_up_hedra() {
    using namespace hedra;
    auto state = Position{}
                     .on(field(1), Seat::one, {paladin(1), warrior(1), cleric(1)})
                     .on(field(1), Seat::two, {rogue(4), cleric(5)})
                     .roost(Seat::two, 12)
                     .phase(Phase::attack)
                     .with(ScriptedDice{2, 4, 5});  // what Cleric, Warrior and Paladin will roll

    state = apply(state, Attack{field(1)});
    state = apply(state, Assign{Die::cleric, {Seat::two, Die::cleric}});
    state = apply(state, Assign{Die::warrior, {Seat::two, Die::cleric}});  // leaves the Rogue for the Paladin

    expect(pending(state.table) == Decision{ChooseRetreat{Seat::two, field(1)}}, "the Rogue may retreat");
    expect(static_cast<bool>(state.chance.verdict()), "all scripted dice were rolled");
}

void ask_for_the_impossible() {
    using namespace hedra;
    const auto impossible = Position{}.on(field(1), Seat::one, {mage(5)}).try_table();
    std::cout << impossible.verdict().clause() << ": " << impossible.verdict().reason() << '\n';

    expect(impossible.verdict().clause() == "HED-291", "a Mage has no 5");
    expect(impossible.verdict().reason() == "a die shows a face that it does not have", "in these words");
}

void set_up_hamlet() {
    using namespace hamlet;
    const auto axe = item(standard_content.items.named("Headsman's Axe"));
    const auto bear = standard_content.monsters.named("Cave Bear");
    auto state = Position{}
                     .equip(Seat::one, {axe})
                     .monster(Region::dark_caves, bear)
                     .fighting(Lair::dark_caves)
                     .with(ScriptedDice{6, 6, 6, 1, 1});  // attack, then the bear's defense

    state = apply(state, Attack{});

    expect(is_over(state.table) || state.table.heroes[Seat::one].trophies.has(bear), "the bear is a trophy");
}

void set_up_shire() {
    using namespace shire;
    const auto table = Position{}
                           .character(Seat::one, "Paladin")
                           .character(Seat::two, "Warrior")
                           .hp(Seat::two, 12)
                           .shield(Seat::two, 3)
                           .condition(Seat::two, Condition::burn, Turns::two)
                           .turn(Actor::one)
                           .table();

    expect(table.characters[Seat::two].hp == 12, "wounded");
}

void set_up_hero_master() {
    using namespace hero_master;
    const Content& cards = standard_content;
    const auto table = Position{}
                           .hero(Seat::one, cards.races.named("Dwarf"), cards.classes.named("Rogue"))
                           .gold(Seat::one, 7)
                           .lurking({cards.monsters.named("Giant"), cards.monsters.named("Fire Imp")})
                           .leader(Seat::two)
                           .table();

    expect(table.lurking.size() == 2 && table.heroes[Seat::one].gold == 7, "two monsters lurk");
}

void fight_in_hero_master() {
    using namespace hero_master;
    const Content& cards = standard_content;
    auto state = Position{}
                     .hero(Seat::one, cards.races.named("Dwarf"), cards.classes.named("Rogue"))
                     .encounter(cards.monsters.named("Giant"))
                     .attack(Seat::one, cards.actions.named("Ale First, Axe Later"))
                     .turn(Seat::one)
                     .with(ScriptedDice{15, 7});  // the green die of the hero, the black one of the Giant

    state = apply(state, Pass{});        // phase two begins
    state = apply(state, ApplyCards{});  // neither a weapon nor a Hero card

    expect(static_cast<bool>(state.chance.verdict()), "two dice were rolled");
    expect(pending(state.table) == Decision{ChooseEncounter{Seat::one}},
           "the Giant stays, and may be encountered again");
}

void set_up_shining() {
    using namespace shining;
    const auto table = Position{}.hp(Model::hero_1, 2).exhausted(Model::hero_3).rage(1).turn(Model::hero_2).table();

    expect(table.heroes[Model::hero_1].hp == 2, "wounded");
}

void fight_in_shining() {
    using namespace shining;
    const EncounterCard chapel = standard_content.encounters.named("The Dark Chapel");
    const Map& map = standard_content.maps[chapel];
    auto state = Position{presets::encounter(chapel)}
                     .hero(Model::hero_1, square_at(map, 5, 5))  // column and row, counted from 0
                     .monster(Model::a_1, square_at(map, 5, 4))
                     .with(ScriptedDice{8});  // a natural 8 on the D8 pushes

    state = apply(state, Attack{Weapon::own});
    state = apply(state, TargetModel{Model::a_1});
    state = apply(state, Push{Direction::up});

    expect(state.table.monsters[0].square == square_at(map, 5, 2), "pushed two squares");
    expect(static_cast<bool>(state.chance.verdict()), "one die was rolled");
}

}  // namespace

int main() {
    set_up_hedra();
    ask_for_the_impossible();
    set_up_hamlet();
    set_up_shire();
    set_up_hero_master();
    fight_in_hero_master();
    set_up_shining();
    fight_in_shining();
}
