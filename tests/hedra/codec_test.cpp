#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <damage.hpp>

using namespace damage;
using namespace hedra_test;

namespace {

// What decode says to a state that was spoilt before it was encoded.
template <class Spoil>
std::string_view refusal_after(Spoil&& spoil) {
    auto state = hedra::State<>{Position{}.on(field(1), one, {rogue(3)}).on(field(1), two, {mage(2)}).table(), {}};
    spoil(state.table);
    return refusal_of<hedra::State<>>(bytes_of(state));
}

}  // namespace

TEST_CASE("a state with a value outside its range is refused") {
    CHECK(refusal_after([](auto&) {}) == "");
    CHECK(refusal_after([](auto& table) { table.turn.active = static_cast<Seat>(7); }) == "CORE-range");
    CHECK(refusal_after([](auto& table) { table.turn.marched = static_cast<Die>(7); }) == "CORE-range");
    CHECK(refusal_after([](auto& table) { table.turn.ending = static_cast<Ending>(3); }) == "CORE-range");
    CHECK(refusal_after([](auto& table) { table.battle.at = static_cast<Battlefield>(7); }) == "CORE-range");
    CHECK(refusal_after([](auto& table) { table.steps.back() = ChooseMarch{static_cast<Seat>(8)}; }) == "CORE-range");
}

TEST_CASE("HED-290 HED-291 HED-293 a state that breaks an invariant is refused with its clause") {
    CHECK(refusal_after([](auto& table) { table.battlefields[field(2)].insert({one, Die::rogue}); }) == "HED-290");
    CHECK(refusal_after([](auto& table) { table.battlefields[field(2)].insert({three, Die::rogue}); }) == "HED-290");
    CHECK(refusal_after([](auto& table) { table.scores[three] = 1; }) == "HED-290");
    CHECK(refusal_after([](auto& table) { table.faces[one][Die::mage] = 5; }) == "HED-291");
    CHECK(refusal_after([](auto& table) { table.faces[two][Die::warrior] = 0; }) == "HED-291");
    CHECK(refusal_after([](auto& table) { table.faces[two][Die::dragon] = 2; }) == "HED-293");
}

TEST_CASE("HED-010 HED-041 HED-220 HED-295 a state that cannot have come about is refused with its clause") {
    CHECK(refusal_after([](auto& table) { table.options.players = 7; }) == "HED-R03");
    CHECK(refusal_after([](auto& table) { table.battlefields[field(4)].insert({one, Die::mage}); }) == "HED-010");
    CHECK(refusal_after([](auto& table) { table.turn.active = three; }) == "HED-041");
    CHECK(refusal_after([](auto& table) { table.scores[one] = 5; }) == "HED-220");
    CHECK(refusal_after([](auto& table) { table.steps.back() = ChooseMarch{two}; }) == "HED-295");
    CHECK(refusal_after([](auto& table) { table.steps.pop_back(); }) == "HED-296");
    CHECK(refusal_after([](auto& table) { table.steps.push_back(EndTurn{one}); }) == "HED-191");
}

TEST_CASE("HED-032 HED-295 a placement that cannot have come about is refused") {
    const auto refusal_with = [](Piece piece, Battlefield at) {
        auto state = new_game(Options{.first_player = one}, Pcg32{42}, ruled({.first_player = FirstPlayer::by_host}));
        state = after(state, Place{Die::rogue, field(1)});
        state.table.battlefields[at].insert(piece);
        state.table.steps.back() = PlaceDie{one};
        return refusal_of<hedra::State<RuntimeRules>>(bytes_of(state));
    };
    CHECK(refusal_with({two, Die::cleric}, field(1)) == "");
    CHECK(refusal_with({two, Die::mage}, field(1)) == "HED-032");
    CHECK(refusal_with({two, Die::dragon}, field(1)) == "HED-032");
    CHECK(refusal_with({one, Die::cleric}, field(2)) == "HED-030");
}

namespace {

// What decode says to a state under house rules that was spoilt before it was encoded.
template <class Spoil>
std::string_view house_refusal_after(hedra::State<RuntimeRules> state, Spoil&& spoil) {
    spoil(state.table);
    return refusal_of<hedra::State<RuntimeRules>>(bytes_of(state));
}

// Seat two is asked in secret where its beaten Rogue goes, after seat one's Dragon has burnt both Rogues and a Mage.
hedra::State<RuntimeRules> asked_in_secret() {
    const auto state = Position{Options{}, ruled({.defender_choice_order = DefenderChoiceOrder::simultaneous})}
                           .on(field(1), one, {rogue(1), mage(1)})
                           .on(field(1), two, {rogue(1)})
                           .roost(one, 20)
                           .with(Pcg32{1});
    auto rolled = after(state, Unleash{});
    rolled.table.faces[one][Die::dragon] = 20;
    return after(rolled, SendDragon{field(1)}, Retreat{Space::home});
}

}  // namespace

TEST_CASE("HED-R25 a secret choice that nobody can have made is refused") {
    const auto state = asked_in_secret();
    REQUIRE(waits_for(state.table, ChooseRetreat{two, field(1)}));
    const auto refusal = [&](Seat seat, const SecretChoice& choice) {
        return house_refusal_after(state, [&](auto& table) { table.house.choices[seat] = choice; });
    };
    CHECK(refusal(one, {.rogue_to = Space::home}) == "");
    CHECK(refusal(one, {.rogue_to = Space::second}) == "");
    CHECK(refusal(one, {.rogue_to = Space::first}) == "HED-R25");
    CHECK(refusal(one, {.rogue_to = Space::fourth}) == "HED-R25");
    CHECK(refusal(two, {.rogue_to = Space::second}) == "HED-R25");
    CHECK(refusal(one, {.protected_die = {one, Die::mage}, .rogue_to = Space::home}) == "HED-R25");
    CHECK(refusal(one, {.saved_die = {one, Die::mage}, .saved_to = field(2), .rogue_to = Space::home}) == "HED-R25");
    CHECK(refusal(one, {.saved_to = field(2), .rogue_to = Space::home}) == "HED-R25");
    CHECK(refusal(three, {.rogue_to = Space::home}) == "HED-R25");
}

TEST_CASE("HED-R25 a secret sacrifice or save that was open to its owner is accepted") {
    const auto knobs =
        Knobs{.sacrificed_warrior_saves = false, .defender_choice_order = DefenderChoiceOrder::simultaneous};
    const auto refusal = [](Knobs ruling, const SecretChoice& choice) {
        auto state = Position{Options{}, ruled(ruling)}
                         .on(field(1), one, {rogue(1), mage(1), warrior(10)})
                         .on(field(1), two, {rogue(1)})
                         .roost(one, 20)
                         .with(Pcg32{1});
        state = after(state, Unleash{});
        state.table.faces[one][Die::dragon] = 9;
        state = after(state, SendDragon{field(1)}, Decline{}, Retreat{Space::home});
        REQUIRE(waits_for(state.table, ChooseRetreat{two, field(1)}));
        return house_refusal_after(state, [&](auto& table) { table.house.choices[one] = choice; });
    };
    const SecretChoice sacrificed{.protected_die = {one, Die::mage}, .rogue_to = Space::home};
    SecretChoice saved = sacrificed;
    saved.saved_die = {one, Die::rogue}, saved.saved_to = field(2), saved.rogue_to = Space::roost;
    CHECK(refusal(knobs, sacrificed) == "");
    CHECK(refusal(knobs, saved) == "HED-R25");
    auto lenient = knobs;
    lenient.sacrificed_warrior_saves = true;
    CHECK(refusal(lenient, saved) == "");
    saved.saved_to = field(1);
    CHECK(refusal(lenient, saved) == "HED-R25");
    saved.saved_to = field(2), saved.rogue_to = Space::home;
    CHECK(refusal(lenient, saved) == "HED-R25");
}

TEST_CASE("HED-R29 an interrupted attack is refused unless a Dragon interrupts it") {
    const auto state = Position{Options{}, ruled({.unleash_between_attack_and_cleanup = true})}
                           .on(field(1), one, {rogue(1)})
                           .on(field(1), two, {mage(1)})
                           .roost(one, 20)
                           .phase(Phase::attack)
                           .with(ScriptedDice{6, 20});
    const Battle attack{.defeated = DiceSet::of({two, Die::mage}), .contested = true};
    const auto refusal = [&](const auto& at, const Battle& battle) {
        return house_refusal_after({at.table, {}}, [&](auto& table) { table.house.interrupted = battle; });
    };
    CHECK(refusal(state, {}) == "");
    CHECK(refusal(state, attack) == "HED-R29");
    const auto before = after(state, Attack{field(1)});
    REQUIRE(waits_for(before.table, BeforeCleanUp{one, field(1)}));
    CHECK(refusal(before, attack) == "HED-R29");
    CHECK(house_refusal_after({before.table, {}}, [](auto& table) { table.faces[one][Die::dragon] = 16; }) ==
          "HED-191");
    const auto during = after(before, Unleash{});
    CHECK(during.table.house.interrupted == attack);
    CHECK(refusal(during, attack) == "");
    CHECK(refusal(during, {.cause = Cause::unleash}) == "HED-R29");
    CHECK(refusal(during, {.at = field(4)}) == "HED-R29");
    CHECK(refusal(during, {.opponent = two}) == "HED-R29");
    CHECK(refusal(during, {.defeated = DiceSet::of({three, Die::mage})}) == "HED-R29");
}

TEST_CASE("HED-R15 dice are picked for a reroll only while it is offered") {
    const auto state = Position{Options{}, ruled({.paladin_any_subset = true})}
                           .on(field(1), one, {rogue(1)})
                           .on(field(1), two, {mage(1)})
                           .with(Pcg32{1});
    const auto refusal = [](const auto& at, Piece piece) {
        return house_refusal_after(at, [&](auto& table) { table.house.picked.insert(piece); });
    };
    CHECK(refusal(state, {one, Die::rogue}) == "HED-R15");
    const auto offered = after(state, Move{Die::paladin, Space::first});
    CHECK(refusal(offered, {one, Die::rogue}) == "");
    CHECK(refusal(offered, {one, Die::paladin}) == "");
    CHECK(refusal(offered, {one, Die::mage}) == "HED-R15");
    CHECK(refusal(offered, {two, Die::mage}) == "HED-R15");
}

TEST_CASE("HED-R52 dice announced for a common reroll stand where the battle was") {
    auto state = Position{Options{}, ruled({.simultaneous_rerolls = true})}
                     .on(field(1), one, {barbarian(1), rogue(1)})
                     .on(field(1), two, {mage(1), barbarian(12)})
                     .on(field(2), two, {cleric(1)})
                     .roost(one, 20)
                     .with(Pcg32{1});
    state = after(state, Unleash{});
    state.table.faces[one][Die::dragon] = 2;
    state = after(state, SendDragon{field(1)}, Retreat{Space::second});
    REQUIRE(waits_for_a<RerollBarbarian>(state.table));
    const auto refusal = [&](Piece piece) {
        return house_refusal_after(state, [&](auto& table) { table.house.announced.insert(piece); });
    };
    CHECK(refusal({two, Die::barbarian}) == "");
    CHECK(refusal({two, Die::cleric}) == "HED-R52");
}

TEST_CASE("HED-R14 HED-114 nothing waits between a clean-up and its question") {
    auto state = Position{Options{}, ruled({.arrival_on_retreat = true})}
                     .on(field(1), one, {rogue(1)})
                     .on(field(2), one, {paladin(1)})
                     .roost(one, 20)
                     .with(Pcg32{1});
    state = after(state, Unleash{});
    state.table.faces[one][Die::dragon] = 20;
    state = after(state, SendDragon{field(1)});
    REQUIRE(waits_for(state.table, ChooseRetreat{one, field(1)}));
    const auto refusal = [&](const Step& between) {
        return house_refusal_after(state, [&](auto& table) { table.steps.insert(table.steps.size() - 1, between); });
    };
    CHECK(refusal(RerollOwnDice{one, Space::second, RerollCause::paladin_arrived}) == "HED-114");
    CHECK(refusal(RerollOwnDice{one, Space::first, RerollCause::paladin_arrived}) == "HED-059");
    CHECK(refusal(ChooseRetreat{one, field(1)}) == "HED-114");
}
