#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A player who can take all five actions: hurt, with trophies, something to sell and something to buy.
template <class Rules = StandardRules>
Position<Rules> busy_day(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}
        .health(one, 10)
        .trophies(one, {bat, echo})
        .carry(one, {item(spear)})
        .stock(space(1), beer)
        .stock(space(2), ale);
}

}  // namespace

TEST_CASE("HAM-034 HAM-035 the five actions of the Hamlet may be taken in any order, or left") {
    auto state = busy_day().with(ScriptedDice{3, 4});
    for (const Action& action : {Action{Rearrange{}}, Action{Heal{}}, Action{OblationHealth{}},
                                 Action{Shop{{space(1)}}}, Action{Sell{{space(2)}}}, Action{EnterWilderness{}}})
        CHECK(is_legal(state.table, action));

    state = after(state, Sell{{space(2)}}, Give{spear}, Shop{{space(1)}}, Pay{bat}, OblationHealth{}, Offer{echo},
                  Rearrange{}, Equip{item(ale)}, LeaveSlot{}, LeaveSlot{}, Heal{});
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroes[one].items == ItemCards{beer, ale});
    CHECK(state.table.heroes[one].maximum == 21);
    CHECK(state.table.heroes[one].health == 17);
}

TEST_CASE("HAM-036 no action of the Hamlet is taken twice in a turn") {
    auto state = busy_day().with(ScriptedDice{1, 1});
    state = after(state, Heal{});
    CHECK(refusal(state.table, Heal{}) == "HAM-036");
    state = rearranged(state, slots(item(spear)));
    CHECK(refusal(state.table, Rearrange{}) == "HAM-036");
    state = after(state, Shop{{space(1)}}, Pay{bat});
    CHECK(refusal(state.table, Shop{{space(2)}}) == "HAM-036");
    state = after(state, Sell{{space(2)}}, Give{spear});
    CHECK(refusal(state.table, Sell{{space(2)}}) == "HAM-036");
}

TEST_CASE("HAM-R11 with the knob set, items may be rearranged again and again in the Hamlet") {
    auto state = busy_day(ruled({.unlimited_rearranging = true})).with(ScriptedDice{});
    state = rearranged(state, slots(item(spear)));
    CHECK(is_legal(state.table, Rearrange{}));
    state = rearranged(state, slots());
    CHECK(state.table.heroes[one].slots == empty_slots);
}
TEST_CASE("HAM-R11 HAM-087 one rearrangement in the Hamlet moves any number of items") {
    auto state = Position{}.carry(one, {item(spear), item(mail), item(beer)}).with(ScriptedDice{});
    state = after(state, Rearrange{}, Equip{item(spear)}, Equip{item(mail)}, Equip{item(beer)});
    CHECK(state.table.heroes[one].slots == EquipSlots{{item(spear), item(mail), item(beer)}});
    CHECK_FALSE(is_legal(state.table, Rearrange{}));
}

TEST_CASE("HAM-037 nobody heals, offers, buys or sells after leaving the Hamlet") {
    const auto state = after(busy_day().with(ScriptedDice{}), EnterWilderness{});
    for (const Action& action :
         {Action{Heal{}}, Action{OblationHealth{}}, Action{Shop{{space(1)}}}, Action{Sell{{space(2)}}}})
        CHECK_FALSE(is_legal(state.table, action));
}

TEST_CASE("HAM-045 HAM-084 HAM-D02 rearranging in the Hamlet moves items between slots and backpack at no cost") {
    auto state = Position{}.equip(one, {item(spear), item(pot)}).carry(one, {item(axe)}).with(ScriptedDice{});
    state = after(state, Rearrange{}, Equip{item(axe)}, EmptySlot{}, LeaveSlot{});
    CHECK(state.table.heroes[one].slots == EquipSlots{{item(axe), Item::nothing, Item::nothing}});
    CHECK(backpack(state.table.heroes[one]) == ItemCards{spear, pot});
    CHECK(waits_for(state.table, HamletPhase{one}));
}

TEST_CASE("HAM-046 HAM-D03 HAM-K03 healing regains the total of two dice") {
    auto state = Position{}.health(one, 5).with(ScriptedDice{3, 4});
    const auto events = events_of(state, Heal{});
    state = after(state, Heal{});
    CHECK(state.table.heroes[one].health == 12);
    CHECK(state.chance.verdict());
    CHECK(has_event(events, Healed{one, HealCause::heal_action, 7, 7}));
}

TEST_CASE("HAM-047 HAM-R14 healing stops at the hero's own maximum") {
    CHECK(after(Position{}.health(one, 15).with(ScriptedDice{6, 6}), Heal{}).table.heroes[one].health == 20);
    CHECK(
        after(Position{}.health(one, 15).maximum(one, 23).with(ScriptedDice{6, 6}), Heal{}).table.heroes[one].health ==
        23);
}

TEST_CASE("HAM-048 HAM-159 healing in town takes every status token off") {
    auto state = Position{}.status_effects(one, bleeding | burning).with(ScriptedDice{1, 1});
    CHECK(has_event(events_of(state, Heal{}), StatusCured{Fighter::hero, bleeding | burning}));
    CHECK(after(state, Heal{}).table.heroes[one].status_effects.empty());
}

TEST_CASE("HAM-049 HAM-R12 a hero in full health may heal, and is cured by it") {
    auto state = Position{}.status_effects(one, poisoned).with(ScriptedDice{2, 5});
    CHECK(is_legal(state.table, Heal{}));
    state = after(state, Heal{});
    CHECK(state.table.heroes[one].health == 20);
    CHECK(state.table.heroes[one].status_effects.empty());
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-C57 a decree adds to what the Heal action regains") {
    CHECK(
        after(Position{}.health(one, 5).decree(heal_more).with(ScriptedDice{1, 2}), Heal{}).table.heroes[one].health ==
        11);
}
TEST_CASE("HAM-C57 a decree takes from what the Heal action regains, but never health, and it cures all the same") {
    auto state = Position{}.health(one, 5).status_effects(one, burning).decree(heal_less).with(ScriptedDice{1, 1});
    state = after(state, Heal{});
    CHECK(state.table.heroes[one].health == 5);
    CHECK(state.table.heroes[one].status_effects.empty());
    CHECK(
        after(Position{}.health(one, 5).decree(heal_less).with(ScriptedDice{2, 4}), Heal{}).table.heroes[one].health ==
        8);
}

TEST_CASE("HAM-050 HAM-051 HAM-D04 an oblation lays one trophy in the graveyard and raises the maximum by one") {
    auto state = busy_day().with(ScriptedDice{});
    state = after(state, OblationHealth{});
    CHECK(waits_for(state.table, ChooseOffering{one, Benefit::health}));
    CHECK(refusal(state.table, Offer{rat}) == "HAM-050");
    CHECK(refusal(state.table, Heal{}) == "HAM-050");
    const auto events = events_of(state, Offer{echo});
    state = after(state, Offer{echo});
    CHECK(has_event(events, OblationMade{one, Benefit::health, echo}));
    CHECK(has_event(events, MaximumRaised{one, 21}));
    CHECK(state.table.heroes[one].maximum == 21);
    CHECK(state.table.heroes[one].trophies == MonsterCards{bat});
    CHECK(state.table.monsters_in_graveyard == MonsterCards{echo});
}
TEST_CASE("HAM-050 without a trophy there is no oblation") {
    const auto table = Position{}.favor_used(one).table();
    CHECK(refusal(table, OblationHealth{}) == "HAM-050");
    CHECK(refusal(table, OblationRecharge{}) == "HAM-050");
}

TEST_CASE("HAM-R13 HAM-X12 a higher maximum heals nobody, unless the knob says so") {
    const auto offer = [](auto position) {
        return after(position.health(one, 12).trophies(one, {bat}).with(ScriptedDice{}), OblationHealth{}, Offer{bat})
            .table.heroes[one]
            .health;
    };
    CHECK(offer(Position{}) == 12);
    CHECK(offer(Position{Options{}, ruled({.oblation_heals = true})}) == 13);
}

TEST_CASE("HAM-027 HAM-052 HAM-X12 a maximum of 24 does not rise, one of 23 does") {
    CHECK(refusal(Position{}.maximum(one, 24).trophies(one, {bat}).table(), OblationHealth{}) == "HAM-052");
    const auto state =
        after(Position{}.maximum(one, 23).trophies(one, {bat}).with(ScriptedDice{}), OblationHealth{}, Offer{bat});
    CHECK(state.table.heroes[one].maximum == 24);
    CHECK(state.table.heroes[one].health == 20);
}

TEST_CASE("HAM-052 HAM-X12 who has the highest maximum can only recharge, and only a used Favor") {
    auto state = after(Position{Options{}, ruled(quiet())}
                           .monster(caves, echo)
                           .top({beer})
                           .maximum(one, 23)
                           .favor_used(one)
                           .trophies(one, {bat, rat})
                           .with(ScriptedDice{}),
                       OblationHealth{}, Offer{bat});
    CHECK(state.table.monsters_in_graveyard == MonsterCards{bat});
    state = pass(pass(state));
    REQUIRE(waits_for(state.table, HamletPhase{one}));
    CHECK(state.chance.verdict());
    CHECK(refusal(state.table, OblationHealth{}) == "HAM-052");
    CHECK(is_legal(state.table, OblationRecharge{}));
    state.table.heroes[one].favor_ready = true;
    CHECK(refusal(state.table, OblationRecharge{}) == "HAM-054");
}

TEST_CASE("HAM-053 HAM-D05 an oblation makes a used Favor ready again") {
    auto state = Position{}.favor_used(one).trophies(one, {bat}).with(ScriptedDice{});
    CHECK(is_legal(state.table, OblationRecharge{}));
    state = after(state, OblationRecharge{});
    CHECK(waits_for(state.table, ChooseOffering{one, Benefit::recharge}));
    const auto events = events_of(state, Offer{bat});
    state = after(state, Offer{bat});
    CHECK(state.table.heroes[one].favor_ready);
    CHECK(state.table.heroes[one].maximum == 20);
    CHECK(state.table.monsters_in_graveyard == MonsterCards{bat});
    CHECK(has_event(events, FavorRecharged{one, state.table.heroes[one].card}));
}

TEST_CASE("HAM-054 HAM-R15 a ready Favor cannot be recharged, unless the knob lets players waste a trophy") {
    CHECK(refusal(Position{}.trophies(one, {bat}).table(), OblationRecharge{}) == "HAM-054");
    auto state = Position{Options{}, ruled({.wasted_recharge = true})}.trophies(one, {bat}).with(ScriptedDice{});
    state = after(state, OblationRecharge{}, Offer{bat});
    CHECK(state.table.heroes[one].favor_ready);
    CHECK(state.table.heroes[one].trophies.empty());
}

TEST_CASE("HAM-055 the two benefits never come in one turn, nor does either of them twice") {
    auto state = busy_day().favor_used(one).with(ScriptedDice{});
    const auto healthy = after(state, OblationHealth{}, Offer{bat});
    CHECK(refusal(healthy.table, OblationRecharge{}) == "HAM-055");
    CHECK(refusal(healthy.table, OblationHealth{}) == "HAM-055");
    const auto recharged = after(state, OblationRecharge{}, Offer{bat});
    CHECK(refusal(recharged.table, OblationRecharge{}) == "HAM-055");
    CHECK(refusal(recharged.table, OblationHealth{}) == "HAM-055");
}

TEST_CASE("HAM-R16 with the knob set, any number of trophies may be offered for health, and none for the Favor then") {
    auto state = busy_day(ruled({.unlimited_health_oblations = true})).favor_used(one).with(ScriptedDice{});
    state = after(state, OblationHealth{}, Offer{bat}, OblationHealth{}, Offer{echo});
    CHECK(state.table.heroes[one].maximum == 22);
    CHECK(state.table.monsters_in_graveyard == MonsterCards{bat, echo});
    auto other = busy_day(ruled({.unlimited_health_oblations = true})).favor_used(one).with(ScriptedDice{});
    CHECK(refusal(after(other, OblationHealth{}, Offer{bat}).table, OblationRecharge{}) == "HAM-055");
}
TEST_CASE("HAM-R16 one trophy per turn is the rule") {
    const auto state = after(busy_day().with(ScriptedDice{}), OblationHealth{}, Offer{bat});
    CHECK(refusal(state.table, OblationHealth{}) == "HAM-055");
}

TEST_CASE("HAM-057 the cheapest trophy does as well as the dearest, with or without a symbol") {
    const auto table =
        after(Position{}.trophies(one, {bat, landlord, mother}).with(ScriptedDice{}), OblationHealth{}).table;
    for (const MonsterCard trophy : {bat, landlord, mother}) CHECK(is_legal(table, Offer{trophy}));
}

TEST_CASE("HAM-R23 nobody stays at home, unless the knob allows it") {
    CHECK(refusal(Position{}.table(), StayHome{}) == "HAM-R23");
    auto state = Position{Options{}, ruled({.may_stay_home = true})}.with(ScriptedDice{});
    CHECK(is_legal(state.table, StayHome{}));
    state = after(state, StayHome{});
    CHECK(waits_for(state.table, HamletPhase{two}));
}

TEST_CASE("HAM-046 HAM-K03 HAM-C57 the dice of the Heal action are told, and what the decree adds") {
    const auto state = Position{}.health(one, 5).decree(heal_more).with(ScriptedDice{3, 4});
    CHECK(has_event(events_of(state, Heal{}), HealRolled{one, 3, 4, 3}));
    const auto plain = Position{}.health(one, 5).with(ScriptedDice{3, 4});
    CHECK(has_event(events_of(plain, Heal{}), HealRolled{one, 3, 4, 0}));
}
