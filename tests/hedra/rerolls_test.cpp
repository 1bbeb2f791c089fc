#include "support.hpp"

using namespace hedra_test;

namespace {

// The first player's Warrior is about to defeat the second player's Paladin, next to whatever else is put there.
template <class Rules = StandardRules>
Position<Rules> paladin_in_danger(const Rules& rules = {}, const Options& options = {}) {
    return Position<Rules>{options, rules}
        .on(field(1), one, {warrior(1)})
        .on(field(1), two, {paladin(1)})
        .phase(Phase::attack);
}

constexpr Action on_paladin = Assign{Die::warrior, {two, Die::paladin}};

constexpr RerollOwnDice inspired(Seat seat) { return {seat, Space::first, RerollCause::paladin_defeated}; }
constexpr RerollBarbarian frenzied(Seat seat) { return {seat, field(1)}; }

// The second player is about to defeat the first player's Mage, where all three have their Barbarians.
auto three_barbarians() {
    return Position{presets::free_for_all(3)}
        .on(field(1), one, {barbarian(5), mage(1)})
        .on(field(1), two, {barbarian(6)})
        .on(field(1), three, {barbarian(7)})
        .turn(two)
        .phase(Phase::attack);
}

constexpr Action on_mage = Assign{Die::barbarian, {one, Die::mage}};

}  // namespace

// The Paladin

TEST_CASE("HED-160 the owner of a defeated Paladin may reroll all own dice left on that battlefield") {
    auto state = paladin_in_danger()
                     .on(field(1), two, {mage(4), cleric(8)})
                     .on(field(2), two, {rogue(6)})
                     .with(ScriptedDice{5, 2, 3});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(waits_for(state.table, inspired(two)));
    CHECK(audit(state.table));
    CHECK(only<DieRerolled>(events_of(state, Reroll{})) ==
          std::vector{DieRerolled{{two, Die::mage}, 4, 2, RerollCause::paladin_defeated},
                      DieRerolled{{two, Die::cleric}, 8, 3, RerollCause::paladin_defeated}});

    state = after(state, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::cleric}) == 3);
    CHECK(face_of(state.table, {two, Die::rogue}) == 6);
    CHECK(face_of(state.table, {one, Die::warrior}) == 5);
}

TEST_CASE("HED-160 a Paladin that withstands the attack inspires nobody") {
    auto state = paladin_in_danger().on(field(1), two, {cleric(8)}).with(ScriptedDice{1});
    CHECK(waits_for(after(state, Attack{field(1)}, on_paladin).table, ChooseReinforce{one}));
}

TEST_CASE("HED-160 the defeat of another hero inspires nobody, with a Paladin next to it or not") {
    auto state = paladin_in_danger().on(field(1), two, {cleric(1)}).with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::cleric}});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-160 a Paladin that was saved was not defeated and inspires nobody") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(4), warrior(1), paladin(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::warrior}}, on_paladin,
                  Save{{two, Die::paladin}, field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-161 the owner's Dragon is rerolled with the other dice") {
    auto state = paladin_in_danger().on(field(1), two, {cleric(8), dragon(15)}).with(ScriptedDice{5, 3, 19});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::dragon}) == 19);
}

TEST_CASE("HED-161 the Dragon alone is enough for the reroll") {
    auto state = paladin_in_danger().on(field(1), two, {dragon(15)}).with(ScriptedDice{5, 19});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(waits_for(state.table, inspired(two)));
    CHECK(face_of(after(state, Reroll{}).table, {two, Die::dragon}) == 19);
}

TEST_CASE("HED-162 without own dice left there the owner of a defeated Paladin is not asked") {
    auto state = paladin_in_danger().on(field(2), two, {cleric(8)}).with(ScriptedDice{5});
    CHECK(waits_for(after(state, Attack{field(1)}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-162 dice that were defeated with the Paladin are not left there") {
    auto state =
        paladin_in_danger().on(field(1), one, {cleric(1)}).on(field(1), two, {mage(1)}).with(ScriptedDice{5, 5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::mage}});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-162 the defeated Paladin itself is not rerolled") {
    auto state = paladin_in_danger().on(field(1), two, {cleric(8)}).with(ScriptedDice{5, 3});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(place_of(state.table, {two, Die::paladin}) == Space::home);
    CHECK(face_of(state.table, {two, Die::paladin}) == 1);
}

TEST_CASE("HED-R15 after its defeat too the Paladin rerolls all dice or none") {
    auto state = paladin_in_danger().on(field(1), two, {mage(4), cleric(8)}).with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(actions_of(state.table).size() == 2);
    CHECK(is_legal(state.table, Decline{}));
    CHECK(is_legal(state.table, Reroll{}));
    CHECK(refusal(state.table, RerollOne{{two, Die::cleric}}) == "HED-072");
}

TEST_CASE("HED-R15 by a house rule the owner of a defeated Paladin picks the dice to reroll") {
    auto state = paladin_in_danger(ruled({.paladin_any_subset = true}))
                     .on(field(1), two, {mage(4), cleric(8), dragon(15)})
                     .with(ScriptedDice{5, 2, 19});
    state = after(state, Attack{field(1)}, on_paladin, RerollOne{{two, Die::mage}}, RerollOne{{two, Die::dragon}});
    CHECK(face_of(state.table, {two, Die::mage}) == 4);
    CHECK(audit(state.table));

    state = after(state, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::mage}) == 2);
    CHECK(face_of(state.table, {two, Die::cleric}) == 8);
    CHECK(face_of(state.table, {two, Die::dragon}) == 19);
}

TEST_CASE("HED-R15 by that house rule only own dice still there can be picked, each once and in order") {
    auto state = paladin_in_danger(ruled({.paladin_any_subset = true}))
                     .on(field(1), two, {mage(4), cleric(8)})
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(refusal(state.table, RerollOne{{two, Die::paladin}}) == "HED-074");
    CHECK(refusal(state.table, RerollOne{{one, Die::warrior}}) == "HED-074");
    CHECK(refusal(state.table, RerollOne{{static_cast<Seat>(200), Die::mage}}) == "HED-001");

    state = after(state, RerollOne{{two, Die::cleric}});
    CHECK(refusal(state.table, RerollOne{{two, Die::cleric}}) == "HED-074");
    CHECK(refusal(state.table, RerollOne{{two, Die::mage}}) == "HED-074");
}

TEST_CASE("HED-R15 by that house rule nothing picked means to decline, and what is picked is rolled") {
    auto state =
        paladin_in_danger(ruled({.paladin_any_subset = true})).on(field(1), two, {cleric(8)}).with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK_FALSE(is_legal(state.table, Reroll{}));
    CHECK(refusal(state.table, Reroll{}) == "HED-R15");
    CHECK(waits_for(after(state, Decline{}).table, ChooseReinforce{one}));

    state = after(state, RerollOne{{two, Die::cleric}});
    CHECK_FALSE(is_legal(state.table, Decline{}));
    CHECK(refusal(state.table, Decline{}) == "HED-R15");
}

TEST_CASE("HED-R44 a defeated Paladin rerolls no teammate's dice") {
    auto state = paladin_in_danger(StandardRules{}, presets::teams_2v2)
                     .on(field(1), two, {cleric(8)})
                     .on(field(1), four, {cleric(8)})
                     .with(ScriptedDice{5, 3});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::cleric}) == 3);
    CHECK(face_of(state.table, {four, Die::cleric}) == 8);
}

TEST_CASE("HED-R44 a teammate's dice are not enough for the reroll of a defeated Paladin") {
    auto state =
        paladin_in_danger(StandardRules{}, presets::teams_2v2).on(field(1), four, {cleric(8)}).with(ScriptedDice{5});
    CHECK(waits_for(after(state, Attack{field(1)}, on_paladin).table, ChooseReinforce{one}));
}

TEST_CASE("HED-R44 by a house rule a defeated Paladin rerolls the dice of its whole team") {
    auto state = paladin_in_danger(ruled({.team_shared_abilities = true}), presets::teams_2v2)
                     .on(field(1), three, {mage(4)})
                     .on(field(1), four, {cleric(8)})
                     .with(ScriptedDice{5, 3});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(waits_for(state.table, inspired(two)));
    state = after(state, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {four, Die::cleric}) == 3);
    CHECK(face_of(state.table, {three, Die::mage}) == 4);
}

// The Barbarian

TEST_CASE("HED-163 if a die was defeated the owner of a Barbarian there may reroll it") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 11});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, frenzied(one)));
    CHECK(audit(state.table));
    CHECK(only<DieRerolled>(events_of(state, Reroll{})) ==
          std::vector{DieRerolled{{one, Die::barbarian}, 5, 11, RerollCause::barbarian}});
    CHECK(face_of(after(state, Reroll{}).table, {one, Die::barbarian}) == 11);
}

TEST_CASE("HED-163 HED-R51 the defeat of a Dragon alone is enough for a Barbarian's reroll") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {dragon(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    CHECK(waits_for(after(state, Attack{field(1)}).table, frenzied(one)));
}

TEST_CASE("HED-163 Barbarians elsewhere are not rerolled") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {cleric(1)})
                     .on(field(2), one, {barbarian(1)})
                     .on(field(3), two, {barbarian(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    CHECK(waits_for(after(state, Attack{field(1)}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-163 an offered Barbarian can only be rerolled or left") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(actions_of(state.table).size() == 2);
    for (const Action& action : {Action{Pass{}}, Action{RerollOne{{one, Die::barbarian}}}, Action{Attack{field(1)}}})
        CHECK(refusal(state.table, action) == "HED-163");
}

TEST_CASE("HED-164 attacker, defender and bystander may all reroll their Barbarians") {
    auto state = three_barbarians().with(ScriptedDice{12, 1, 2, 3});
    state = after(state, Attack{field(1)}, on_mage);
    CHECK(waits_for(state.table, frenzied(two)));
    state = after(state, Reroll{}, Reroll{}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, ChooseReinforce{two}));
}

TEST_CASE("HED-164 a teammate's Barbarian may be rerolled by its owner") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), three, {barbarian(1)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 9});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, frenzied(three)));
    CHECK(face_of(after(state, Reroll{}).table, {three, Die::barbarian}) == 9);
}

TEST_CASE("HED-165 rerolls wait for points and Dragons that advance") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, frenzied(one)));
    CHECK(state.table.scores[one] == 1);
    CHECK(face_of(state.table, {one, Die::dragon}) == 4);
    CHECK(face_of(state.table, {two, Die::dragon}) == 9);
}

TEST_CASE("HED-165 every Paladin's reroll comes before any Barbarian's, the attacker's included") {
    auto state =
        paladin_in_danger().on(field(1), one, {barbarian(1)}).on(field(1), two, {cleric(8)}).with(ScriptedDice{5, 1});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(waits_for(state.table, inspired(two)));
    CHECK(waits_for(after(state, Decline{}).table, frenzied(one)));
}

TEST_CASE("HED-166 Barbarians are rerolled in turn order from the attacker") {
    auto state = three_barbarians().with(ScriptedDice{12, 1, 2, 3});
    state = after(state, Attack{field(1)}, on_mage);
    CHECK(waits_for(state.table, frenzied(two)));
    state = after(state, Reroll{});
    CHECK(waits_for(state.table, frenzied(three)));
    state = after(state, Reroll{});
    CHECK(waits_for(state.table, frenzied(one)));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {two, Die::barbarian}) == 1);
    CHECK(face_of(state.table, {three, Die::barbarian}) == 2);
    CHECK(face_of(state.table, {one, Die::barbarian}) == 3);
}

TEST_CASE("HED-166 HED-R35 several Paladins' rerolls come in turn order from the attacker") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {paladin(1), cleric(8)})
                     .on(field(1), two, {cleric(1), warrior(1)})
                     .on(field(1), three, {paladin(1), cleric(8)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5, 1, 2});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {one, Die::paladin}},
                  Assign{Die::warrior, {three, Die::paladin}});
    CHECK(waits_for(state.table, inspired(three)));
    state = after(state, Reroll{});
    CHECK(waits_for(state.table, inspired(one)));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {three, Die::cleric}) == 1);
    CHECK(face_of(state.table, {one, Die::cleric}) == 2);
}

TEST_CASE("HED-R35 the Paladins that an unleash defeats reroll in turn order from whoever unleashed") {
    auto state = Position{presets::free_for_all(3)}
                     .on(field(1), one, {paladin(1), cleric(8)})
                     .on(field(1), two, {paladin(1)})
                     .on(field(1), three, {paladin(1), cleric(8)})
                     .roost(two, 20)
                     .turn(two)
                     .with(ScriptedDice{5});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, inspired(two)));
    state = after(state, Decline{});
    CHECK(waits_for(state.table, inspired(three)));
    CHECK(waits_for(after(state, Decline{}).table, inspired(one)));
}

TEST_CASE("HED-167 a Paladin's reroll may be declined") {
    auto state = paladin_in_danger().on(field(1), two, {cleric(8)}).with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(has_event(events_of(state, Decline{}), Declined{two, Offer::reroll_all}));
    state = after(state, Decline{});
    CHECK(face_of(state.table, {two, Die::cleric}) == 8);
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-167 a Barbarian's reroll may be declined") {
    auto state = three_barbarians().with(ScriptedDice{12});
    state = after(state, Attack{field(1)}, on_mage);
    CHECK(events_of(state, Decline{}) == std::vector<Event>{Declined{two, Offer::reroll_barbarian}});
    state = after(state, Decline{});
    CHECK(face_of(state.table, {two, Die::barbarian}) == 12);
    CHECK(waits_for(state.table, frenzied(three)));
}

TEST_CASE("HED-167 a reroll happens once and its result stands though it is worse") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{12, 1});
    state = after(state, Attack{field(1)}, Reroll{});
    CHECK(face_of(state.table, {one, Die::barbarian}) == 1);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-167 only the owner answers for a reroll, also on another player's turn") {
    auto state = paladin_in_danger().on(field(1), two, {cleric(8)}).with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, on_paladin);
    CHECK(std::string(judge(state.table, one, Reroll{}).clause()) == "HED-295");
    CHECK(judge(state.table, two, Reroll{}));
    CHECK(refusal(state.table, Pass{}) == "HED-072");
}

TEST_CASE("HED-168 a Barbarian that its owner's Paladin rerolled may be rerolled for itself as well") {
    auto state = paladin_in_danger().on(field(1), two, {barbarian(12)}).with(ScriptedDice{5, 2, 9});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(face_of(state.table, {two, Die::barbarian}) == 2);
    CHECK(waits_for(state.table, frenzied(two)));
    CHECK(face_of(after(state, Reroll{}).table, {two, Die::barbarian}) == 9);
}

TEST_CASE("HED-169 a defeated Barbarian gets no reroll") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {barbarian(1), cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::barbarian}});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-169 a Barbarian that was saved and retreated gets no reroll") {
    auto state = Position{}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {warrior(1), barbarian(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5});
    state =
        after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::warrior}}, Save{{two, Die::barbarian}, field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-169 a Barbarian protected by a sacrifice stays and may be rerolled") {
    auto state = Position{}
                     .on(field(1), one, {warrior(1)})
                     .on(field(1), two, {warrior(10), barbarian(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 7});
    state =
        after(state, Attack{field(1)}, Assign{Die::warrior, {two, Die::barbarian}}, Sacrifice{{two, Die::barbarian}});
    CHECK(waits_for(state.table, frenzied(two)));
    CHECK(face_of(after(state, Reroll{}).table, {two, Die::barbarian}) == 7);
}

TEST_CASE("HED-170 without a defeated die no Barbarian is rerolled, though a point was scored") {
    auto state = Position{}.on(field(1), one, {barbarian(1)}).phase(Phase::attack).with(ScriptedDice{5});
    state = after(state, Attack{field(1)});
    CHECK(state.table.scores[one] == 1);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-170 an attack that defeats nobody gives no Barbarian a reroll") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {barbarian(12)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{1});
    CHECK(waits_for(after(state, Attack{field(1)}).table, ChooseReinforce{one}));
}

// After an unleash

TEST_CASE("HED-202 HED-R31 rerolls follow an unleash as they do a battle") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(12)})
                     .on(field(1), two, {cleric(8), paladin(1), barbarian(12)})
                     .roost(one, 20)
                     .with(ScriptedDice{5, 1, 2, 3, 4});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, inspired(two)));
    CHECK(audit(state.table));
    state = after(state, Reroll{});
    CHECK(waits_for(state.table, frenzied(one)));
    state = after(state, Reroll{});
    CHECK(waits_for(state.table, frenzied(two)));
    state = after(state, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, ChooseMarch{one}));
}

TEST_CASE("HED-R31 an unleash that defeats nobody gives no rerolls") {
    auto state = Position{}.on(field(1), two, {paladin(10), barbarian(12)}).roost(one, 20).with(ScriptedDice{5});
    CHECK(waits_for(after(state, Unleash{}, SendDragon{field(1)}).table, ChooseMarch{one}));
}

TEST_CASE("HED-R31 the unleashed Dragon is among its owner's dice when its owner's Paladin falls to it") {
    auto state = Position{}.on(field(1), one, {paladin(1)}).roost(one, 20).with(ScriptedDice{5, 17});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(waits_for(state.table, inspired(one)));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {one, Die::dragon}) == 17);
    CHECK(waits_for(state.table, ChooseMarch{one}));
}

TEST_CASE("HED-R31 by a house rule no rerolls follow an unleash") {
    auto state = Position{Options{}, ruled({.rerolls_after_unleash = false})}
                     .on(field(1), one, {barbarian(12)})
                     .on(field(1), two, {cleric(8), paladin(1), barbarian(12)})
                     .roost(one, 20)
                     .with(ScriptedDice{5});
    CHECK(waits_for(after(state, Unleash{}, SendDragon{field(1)}).table, ChooseMarch{one}));
}

TEST_CASE("HED-R31 by that house rule rerolls still follow an attack") {
    auto state =
        paladin_in_danger(ruled({.rerolls_after_unleash = false})).on(field(1), two, {cleric(8)}).with(ScriptedDice{5});
    CHECK(waits_for(after(state, Attack{field(1)}, on_paladin).table, inspired(two)));
}

// All at once, a house rule

TEST_CASE("HED-R52 each reroll is rolled before the next owner is asked") {
    auto state = three_barbarians().with(ScriptedDice{12, 1});
    state = after(state, Attack{field(1)}, on_mage, Reroll{});
    CHECK(waits_for(state.table, frenzied(three)));
    CHECK(face_of(state.table, {two, Die::barbarian}) == 1);
}

TEST_CASE("HED-R52 by a house rule all owners decide before the first die is rolled") {
    auto state = Position{presets::free_for_all(3), ruled({.simultaneous_rerolls = true})}
                     .on(field(1), one, {barbarian(5), mage(1)})
                     .on(field(1), two, {barbarian(6)})
                     .on(field(1), three, {barbarian(7)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{12, 1, 2});
    state = after(state, Attack{field(1)}, on_mage);
    CHECK(events_of(state, Reroll{}) ==
          std::vector<Event>{RerollAnnounced{{two, Die::barbarian}, RerollCause::barbarian}});
    state = after(state, Reroll{}, Decline{});
    CHECK(waits_for(state.table, frenzied(one)));
    CHECK(face_of(state.table, {two, Die::barbarian}) == 12);
    CHECK(audit(state.table));

    state = after(state, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::barbarian}) != 12);
    CHECK(face_of(state.table, {three, Die::barbarian}) == 7);
    CHECK(face_of(state.table, {one, Die::barbarian}) != 5);
}

TEST_CASE("HED-R52 by that house rule nothing announced is left for the next battle") {
    auto state = paladin_in_danger(ruled({.simultaneous_rerolls = true}))
                     .on(field(1), two, {cleric(8)})
                     .with(ScriptedDice{5, 3});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(state.table.house == HouseState{});
    CHECK(face_of(state.table, {two, Die::cleric}) == 3);
}

TEST_CASE("HED-R52 HED-166 dice announced together are rolled in turn order from the attacker") {
    auto state = Position{presets::free_for_all(3), ruled({.simultaneous_rerolls = true})}
                     .on(field(1), one, {barbarian(5), mage(1)})
                     .on(field(1), two, {barbarian(6)})
                     .on(field(1), three, {barbarian(7)})
                     .turn(two)
                     .phase(Phase::attack)
                     .with(ScriptedDice{12, 1, 2, 3});
    state = after(state, Attack{field(1)}, on_mage, Reroll{}, Reroll{}, Reroll{});
    CHECK(face_of(state.table, {two, Die::barbarian}) == 1);
    CHECK(face_of(state.table, {three, Die::barbarian}) == 2);
    CHECK(face_of(state.table, {one, Die::barbarian}) == 3);
}

TEST_CASE("HED-R52 by that house rule every reroll still tells its cause, Paladins first") {
    auto state = paladin_in_danger(ruled({.simultaneous_rerolls = true}))
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {cleric(8)})
                     .with(ScriptedDice{5, 1, 3, 9});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(waits_for(state.table, frenzied(one)));
    CHECK(only<DieRerolled>(events_of(state, Reroll{})) ==
          std::vector{DieRerolled{{two, Die::cleric}, 8, 3, RerollCause::paladin_defeated},
                      DieRerolled{{one, Die::barbarian}, 1, 9, RerollCause::barbarian}});
}

TEST_CASE("HED-R52 HED-168 by that house rule a Barbarian announced for both rerolls is rolled twice") {
    auto state = paladin_in_danger(ruled({.simultaneous_rerolls = true}))
                     .on(field(1), two, {barbarian(12)})
                     .with(ScriptedDice{5, 2, 9});
    state = after(state, Attack{field(1)}, on_paladin, Reroll{});
    CHECK(waits_for(state.table, frenzied(two)));
    CHECK(face_of(state.table, {two, Die::barbarian}) == 12);
    state = after(state, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::barbarian}) == 9);
}

TEST_CASE("HED-R52 by that house rule a Paladin's reroll on arrival is rolled at once") {
    auto state = Position{Options{}, ruled({.simultaneous_rerolls = true})}
                     .on(field(1), one, {cleric(8)})
                     .with(ScriptedDice{3, 4});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {one, Die::cleric}) == 3);
    CHECK(state.table.house == HouseState{});
}

TEST_CASE("HED-R52 HED-R15 picked dice of several Paladins are announced, then rolled") {
    auto state = Position{presets::free_for_all(3), ruled({.paladin_any_subset = true, .simultaneous_rerolls = true})}
                     .on(field(1), one, {cleric(1), warrior(1)})
                     .on(field(1), two, {mage(4), cleric(8), paladin(1)})
                     .on(field(1), three, {mage(4), cleric(8), paladin(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5, 5, 3, 2});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::paladin}},
                  Assign{Die::warrior, {three, Die::paladin}});
    CHECK(waits_for(state.table, inspired(two)));
    state = after(state, RerollOne{{two, Die::cleric}}, Reroll{});
    CHECK(waits_for(state.table, inspired(three)));
    CHECK(face_of(state.table, {two, Die::cleric}) == 8);
    CHECK(is_legal(state.table, Decline{}));
    CHECK(is_legal(state.table, RerollOne{{three, Die::mage}}));
    CHECK(audit(state.table));

    state = after(state, RerollOne{{three, Die::mage}}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::mage}) == 4);
    CHECK(face_of(state.table, {two, Die::cleric}) == 3);
    CHECK(face_of(state.table, {three, Die::mage}) == 2);
    CHECK(face_of(state.table, {three, Die::cleric}) == 8);
}

TEST_CASE("HED-R52 by that house rule a Paladin tells which dice will be rerolled") {
    auto state = paladin_in_danger(ruled({.simultaneous_rerolls = true}))
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {mage(4), cleric(8)})
                     .with(ScriptedDice{5, 1});
    state = after(state, Attack{field(1)}, on_paladin, Assign{Die::barbarian, {two, Die::cleric}});
    CHECK(events_of(state, Reroll{}) ==
          std::vector<Event>{RerollAnnounced{{two, Die::mage}, RerollCause::paladin_defeated},
                             RerollAnnounced{{two, Die::cleric}, RerollCause::paladin_defeated}});
}

TEST_CASE("HED-R15 by that house rule each pick is told, once") {
    auto state = paladin_in_danger(ruled({.paladin_any_subset = true, .simultaneous_rerolls = true}))
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {mage(4), cleric(8)})
                     .with(ScriptedDice{5, 1});
    state = after(state, Attack{field(1)}, on_paladin, Assign{Die::barbarian, {two, Die::cleric}});
    CHECK(events_of(state, RerollOne{{two, Die::cleric}}) ==
          std::vector<Event>{RerollAnnounced{{two, Die::cleric}, RerollCause::paladin_defeated}});
    CHECK(events_of(after(state, RerollOne{{two, Die::cleric}}), Reroll{}).empty());
}

TEST_CASE("HED-R52 HED-R15 by both house rules an owner who declines leaves the others' picks alone") {
    auto state = paladin_in_danger(ruled({.paladin_any_subset = true, .simultaneous_rerolls = true}))
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {mage(4), cleric(8)})
                     .with(ScriptedDice{5, 1, 3});
    state = after(state, Attack{field(1)}, on_paladin, Assign{Die::barbarian, {two, Die::cleric}},
                  RerollOne{{two, Die::cleric}}, Reroll{}, Decline{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::cleric}) == 3);
    CHECK(face_of(state.table, {one, Die::barbarian}) == 1);
}
