#include "support.hpp"

using namespace hedra_test;

// Chapter "Reinforce" of the clause book: a second move at the end of the turn, of another hero.

namespace {

// Player one's Reinforce, before the dice are laid out.
auto reinforcing(const Options& options = {}) { return Position{options}.phase(Phase::reinforce); }

// Player one's Dragon strikes the own dice on the first battlefield before the Attack; one hero stays elsewhere.
template <class Position>
auto burned(Position& position) {
    const auto state = position.on(field(2), one, {cleric(8)}).roost(one, 20).with(ScriptedDice{20, 3});
    return after(state, Unleash{}, SendDragon{field(1)});
}

}  // namespace

TEST_CASE("HED-180 a player may reinforce, or not") {
    const auto state = reinforcing().on(field(1), one, {warrior(5)}).with(no_dice);
    CHECK(is_legal(state.table, Move{Die::warrior, Space::second}));
    CHECK(is_legal(state.table, Pass{}));
    CHECK(events_of(state, Pass{})[0] == Event{Passed{one, Phase::reinforce}});
    CHECK(place_of(after(state, Pass{}).table, {one, Die::warrior}) == Space::first);
}

TEST_CASE("HED-180 one move is all there is to Reinforce") {
    const auto state = reinforcing().with(no_dice);
    CHECK(events_of(state, Move{Die::rogue, Space::second})[0] ==
          Event{DieMoved{{one, Die::rogue}, Space::home, Space::second, MoveReason::reinforce}});
    const auto moved = after(state, Move{Die::rogue, Space::second});
    CHECK(place_of(moved.table, {one, Die::rogue}) == Space::second);
    CHECK(waits_for(moved.table, ChooseMarch{two}));
}

TEST_CASE("HED-180 HED-054 the Dragon is not moved in Reinforce") {
    CHECK(refusal(reinforcing().table(), Move{Die::dragon, Space::first}) == "HED-054");
    CHECK(refusal(reinforcing().on(field(1), one, {dragon(9)}).table(), Move{Die::dragon, Space::second}) == "HED-054");
}

TEST_CASE("HED-181 the hero that marched is not moved again in the same turn") {
    auto state = Position{}.with(ScriptedDice{4});
    state = after(state, Move{Die::warrior, Space::first}, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(refusal(state.table, Move{Die::warrior, Space::second}) == "HED-181");
    CHECK(refusal(state.table, Move{Die::warrior, Space::home}) == "HED-181");
    CHECK_FALSE(is_legal(state.table, Move{Die::warrior, Space::third}));
    CHECK(is_legal(state.table, Move{Die::rogue, Space::first}));
}

TEST_CASE("HED-181 the hero that marched may be moved again next turn") {
    auto state = Position{}.with(ScriptedDice{4});
    state = after(state, Move{Die::warrior, Space::first}, Attack{field(1)}, Pass{});
    state = after(state, Pass{}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{one}));
    CHECK(is_legal(state.table, Move{Die::warrior, Space::second}));
}

TEST_CASE("HED-181 what one player marched does not bind the next") {
    auto state = Position{}.with(ScriptedDice{4});
    state = after(state, Move{Die::warrior, Space::first}, Attack{field(1)}, Pass{});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    CHECK(is_legal(state.table, Move{Die::warrior, Space::second}));
}

TEST_CASE("HED-182 a hero that the Cleric brought in March may be moved in Reinforce, the Cleric may not") {
    auto state = Position{}.with(ScriptedDice{1, 1});
    state = after(state, Move{Die::cleric, Space::first}, Escort{{one, Die::rogue}}, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(is_legal(state.table, Move{Die::rogue, Space::second}));
    CHECK(refusal(state.table, Move{Die::cleric, Space::second}) == "HED-181");
}

TEST_CASE("HED-183 the routes of the March are those of Reinforce") {
    const auto table = reinforcing().on(field(1), one, {warrior(5)}).table();
    CHECK(is_legal(table, Move{Die::warrior, Space::second}));
    CHECK(is_legal(table, Move{Die::warrior, Space::home}));
    CHECK(is_legal(table, Move{Die::rogue, Space::first}));
    CHECK(refusal(table, Move{Die::warrior, Space::first}) == "HED-052");
    CHECK(refusal(table, Move{Die::rogue, Space::home}) == "HED-052");
    CHECK(refusal(table, Move{Die::rogue, Space::roost}) == "HED-053");
    CHECK(refusal(table, Move{Die::rogue, Space::fourth}) == "HED-010");
    CHECK(refusal(table, Move{static_cast<Die>(200), Space::first}) == "HED-001");
}

TEST_CASE("HED-183 enemies hold the Barbarian in Reinforce as in March") {
    const auto table = reinforcing().on(field(1), one, {barbarian(9)}).on(field(1), two, {mage(1)}).table();
    CHECK(refusal(table, Move{Die::barbarian, Space::second}) == "HED-055");
}

TEST_CASE("HED-183 HED-060 the Cleric takes a hero along in Reinforce as in March") {
    auto state = reinforcing().on(field(1), one, {cleric(5), rogue(3)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(waits_for(state.table, ChooseEscort{one, Space::first, Space::second}));
    state = after(state, Escort{{one, Die::rogue}});
    CHECK(state.table.battlefields[field(2)].of(one) == DieSet{Die::rogue, Die::cleric});
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-183 HED-064 the Cleric takes the Dragon along in Reinforce as in March") {
    auto state = reinforcing().on(field(1), one, {cleric(5), dragon(3)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::dragon}});
    CHECK(place_of(state.table, {one, Die::dragon}) == Space::second);
}

TEST_CASE("HED-183 HED-070 a Paladin that arrives in Reinforce has its reroll") {
    auto state = reinforcing().on(field(1), one, {rogue(3)}).with(ScriptedDice{6, 10});
    state = after(state, Move{Die::paladin, Space::first});
    CHECK(waits_for(state.table, RerollOwnDice{one, Space::first, RerollCause::paladin_arrived}));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {one, Die::rogue}) == 6);
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-183 HED-075 a Mage that arrives in Reinforce has its reroll") {
    auto state = reinforcing().on(field(1), two, {rogue(6)}).with(ScriptedDice{1});
    state = after(state, Move{Die::mage, Space::first});
    CHECK(waits_for(state.table, RerollEnemyDie{one, field(1)}));
    state = after(state, RerollEnemy{{two, Die::rogue}});
    CHECK(face_of(state.table, {two, Die::rogue}) == 1);
    CHECK(waits_for(state.table, ChooseMarch{two}));
}

TEST_CASE("HED-183 HED-079 a Mage that the Cleric brings in Reinforce has its reroll") {
    auto state = reinforcing().on(field(1), two, {rogue(6)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::first}, Escort{{one, Die::mage}});
    CHECK(waits_for(state.table, RerollEnemyDie{one, field(1)}));
}

TEST_CASE("HED-184 without a March every own hero may reinforce") {
    auto state = Position{}.on(field(1), one, {warrior(5)}).with(ScriptedDice{5});
    state = after(state, Pass{}, Attack{field(1)});
    CHECK(actions_of(state.table).size() == 1 + 6 * 3);
    for (const Die hero : {Die::mage, Die::rogue, Die::cleric, Die::warrior, Die::paladin, Die::barbarian})
        CHECK(is_legal(state.table, Move{hero, Space::second}));
}

TEST_CASE("HED-185 there is no attack in Reinforce") {
    const auto table = reinforcing().on(field(1), one, {warrior(5)}).on(field(1), two, {mage(1)}).table();
    CHECK(refusal(table, Attack{field(1)}) == "HED-185");
}

TEST_CASE("HED-185 reinforcing a battlefield where no enemy is earns nothing") {
    auto state = reinforcing().on(field(1), one, {warrior(5)}).with(no_dice);
    CHECK(only<PointScored>(events_of(state, Move{Die::rogue, Space::first})).empty());
    state = after(state, Move{Die::rogue, Space::first});
    CHECK(state.table.scores[one] == 0);
    CHECK(face_of(state.table, {one, Die::dragon}) == 1);
}

TEST_CASE("HED-186 HED-R17 the Cleric cannot bring the hero that marched along in Reinforce") {
    auto state = Position{}.on(field(1), one, {cleric(5), warrior(5)}).with(ScriptedDice{1, 1, 1});
    state = after(state, Move{Die::rogue, Space::first}, Attack{field(1)}, Move{Die::cleric, Space::second});
    CHECK(waits_for(state.table, ChooseEscort{one, Space::first, Space::second}));
    CHECK(refusal(state.table, Escort{{one, Die::rogue}}) == "HED-186");
    CHECK(is_legal(state.table, Escort{{one, Die::warrior}}));
}

TEST_CASE("HED-186 HED-068 a Cleric with nobody beside it but the hero that marched moves by itself") {
    auto state = reinforcing().on(field(1), one, {cleric(5), rogue(5)}).marched(Die::rogue).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(waits_for(state.table, ChooseMarch{two}));
    CHECK(place_of(state.table, {one, Die::rogue}) == Space::first);
}

TEST_CASE("HED-R17 by a house rule the Cleric brings the hero that marched along in Reinforce") {
    auto position = Position{Options{}, ruled({.escort_marched_die = true})};
    auto state =
        position.phase(Phase::reinforce).on(field(1), one, {cleric(5), rogue(5)}).marched(Die::rogue).with(no_dice);
    CHECK(refusal(state.table, Move{Die::rogue, Space::second}) == "HED-181");
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(is_legal(state.table, Escort{{one, Die::rogue}}));
    CHECK(place_of(after(state, Escort{{one, Die::rogue}}).table, {one, Die::rogue}) == Space::second);
}

TEST_CASE("HED-187 HED-R18 a Rogue that fled from its own side's Dragon may reinforce") {
    auto position = Position{};
    position.on(field(1), one, {rogue(1)}).phase(Phase::attack);
    const auto state = after(burned(position), Retreat{Space::third}, Attack{field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(is_legal(state.table, Move{Die::rogue, Space::first}));
}

TEST_CASE("HED-187 HED-R18 a hero that a Warrior saved from the Dragon of its own side may reinforce") {
    auto position = Position{};
    position.on(field(1), one, {warrior(1), barbarian(1)}).phase(Phase::attack);
    const auto state = after(burned(position), Save{{one, Die::barbarian}, field(3)}, Attack{field(2)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(is_legal(state.table, Move{Die::barbarian, Space::second}));
}

TEST_CASE("HED-187 HED-R18 an own hero that was sent Home may reinforce") {
    auto position = Position{};
    position.on(field(1), one, {mage(1)}).phase(Phase::attack);
    const auto state = after(burned(position), Attack{field(2)});
    CHECK(place_of(state.table, {one, Die::mage}) == Space::home);
    CHECK(is_legal(state.table, Move{Die::mage, Space::first}));
}

TEST_CASE("HED-187 HED-R18 a hero that marched stays put, though it has fled or gone Home since") {
    for (const Space refuge : {Space::third, Space::home}) {
        auto position = Position{};
        position.on(field(1), one, {rogue(1)}).phase(Phase::attack).marched(Die::rogue);
        const auto state = after(burned(position), Retreat{refuge}, Attack{field(2)});
        CHECK(waits_for(state.table, ChooseReinforce{one}));
        CHECK(refusal(state.table, Move{Die::rogue, Space::first}) == "HED-181");
    }
}

TEST_CASE("HED-183 three players reinforce by the same rules") {
    auto state = reinforcing(presets::free_for_all(3))
                     .on(field(4), one, {barbarian(9)})
                     .on(field(4), three, {dragon(2)})
                     .turn(one)
                     .with(no_dice);
    CHECK(refusal(state.table, Move{Die::barbarian, Space::first}) == "HED-055");
    state = after(state, Move{Die::rogue, Space::fourth});
    CHECK(waits_for(state.table, ChooseMarch{two}));
}
