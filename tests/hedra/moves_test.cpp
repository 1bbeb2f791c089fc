#include "support.hpp"

using namespace hedra_test;

// Chapter "Moves" of the clause book: routes, the Barbarian, the Cleric's escort, and the arrival of Paladin and Mage.

namespace {

// Player one's Cleric and a companion stand on the first battlefield.
auto with_cleric(Shown companion) { return Position{}.on(field(1), one, {cleric(5), companion}); }

// A Warrior of player two is defeated on the first battlefield together with this die, which it may save.
template <class Rules = StandardRules>
auto beaten_beside_warrior(Shown die, const Rules& rules = {}) {
    const auto state = Position{Options{}, rules}
                           .on(field(1), one, {cleric(1), barbarian(1)})
                           .on(field(2), one, {rogue(5)})
                           .on(field(1), two, {warrior(1), die})
                           .phase(Phase::attack)
                           .with(ScriptedDice{8, 12});
    return after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::warrior}});
}

}  // namespace

// Routes

TEST_CASE("HED-050 a player may march, or not") {
    const auto state = Position{}.on(field(1), one, {warrior(5)}).with(no_dice);
    CHECK(is_legal(state.table, Move{Die::warrior, Space::second}));
    CHECK(is_legal(state.table, Pass{}));
    CHECK(events_of(state, Pass{})[0] == Event{Passed{one, Phase::march}});
    CHECK(on_battlefields(after(state, Pass{}).table).size() == 1);
}

TEST_CASE("HED-050 one move is all there is to a March") {
    const auto state = after(Position{}.with(no_dice), Move{Die::warrior, Space::first});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    CHECK(refusal(state.table, Move{Die::rogue, Space::first}) == "HED-040");
    CHECK(refusal(state.table, Move{Die::warrior, Space::second}) == "HED-040");
}

TEST_CASE("HED-051 a hero marches from Home to a battlefield") {
    const auto state = Position{}.with(no_dice);
    CHECK(events_of(state, Move{Die::rogue, Space::third})[0] ==
          Event{DieMoved{{one, Die::rogue}, Space::home, Space::third, MoveReason::march}});
    CHECK(place_of(after(state, Move{Die::rogue, Space::third}).table, {one, Die::rogue}) == Space::third);
}

TEST_CASE("HED-051 a hero marches from one battlefield to another") {
    const auto state = Position{}.on(field(1), one, {warrior(5)}).with(no_dice);
    CHECK(events_of(state, Move{Die::warrior, Space::second})[0] ==
          Event{DieMoved{{one, Die::warrior}, Space::first, Space::second, MoveReason::march}});
    const auto moved = after(state, Move{Die::warrior, Space::second});
    CHECK(place_of(moved.table, {one, Die::warrior}) == Space::second);
    CHECK(moved.table.battlefields[field(1)].empty());
}

TEST_CASE("HED-051 a hero marches from a battlefield Home") {
    const auto state = Position{}.on(field(1), one, {warrior(5)}).with(no_dice);
    CHECK(events_of(state, Move{Die::warrior, Space::home})[0] ==
          Event{DieMoved{{one, Die::warrior}, Space::first, Space::home, MoveReason::march}});
    CHECK(at_home(after(state, Move{Die::warrior, Space::home}).table, one) == all_heroes);
}

TEST_CASE("HED-051 every hero has as many ways to go as there are battlefields") {
    const auto state = Position{presets::free_for_all(3)}.on(field(4), one, {warrior(5)}).with(no_dice);
    CHECK(actions_of(state.table).size() == 1 + 6 * 4);
    CHECK(is_legal(state.table, Move{Die::warrior, Space::home}));
    CHECK(is_legal(state.table, Move{Die::rogue, Space::fourth}));
}

TEST_CASE("HED-051 six players have seven battlefields to choose from, and the most actions there can be") {
    const auto table = Position{presets::free_for_all(6)}
                           .on(field(7), one, {warrior(5), barbarian(5)})
                           .on(field(6), one, {mage(1), dragon(5)})
                           .on(field(7), three, {dragon(5)})
                           .table();
    std::size_t moves = 0;
    for_each_enumerator<Die>([&](Die die) {
        for_each_enumerator<Space>([&](Space to) { moves += is_legal(table, Move{die, to}) ? 1u : 0u; });
    });
    CHECK(moves == 5 * 7);
    CHECK(actions_of(table).size() == 1 + moves);
    const auto all = Position{presets::free_for_all(6)}.roost(one, 20).table();
    CHECK(actions_of(all).size() == 6 * 7 + 2);
}

TEST_CASE("HED-052 HED-R05 a hero cannot move to the space where it is") {
    const auto table = Position{}.on(field(1), one, {warrior(5), paladin(1)}).table();
    CHECK(refusal(table, Move{Die::warrior, Space::first}) == "HED-052");
    CHECK(refusal(table, Move{Die::paladin, Space::first}) == "HED-052");
    CHECK(refusal(table, Move{Die::rogue, Space::home}) == "HED-052");
}

TEST_CASE("HED-053 no hero enters a Roost") {
    const auto table = Position{}.on(field(1), one, {warrior(5)}).table();
    CHECK(refusal(table, Move{Die::warrior, Space::roost}) == "HED-053");
    CHECK(refusal(table, Move{Die::rogue, Space::roost}) == "HED-053");
}

TEST_CASE("HED-053 a move is always of the player's own die, and Home is the player's own") {
    const auto state =
        Position{}.on(field(1), one, {warrior(5)}).on(field(1), two, {warrior(6)}).turn(two).with(no_dice);
    const auto moved = after(state, Move{Die::warrior, Space::home});
    CHECK(place_of(moved.table, {one, Die::warrior}) == Space::first);
    CHECK(at_home(moved.table, two) == all_heroes);
}

TEST_CASE("HED-053 the Cleric cannot take an enemy's die along") {
    const auto state = with_cleric(rogue(3)).on(field(1), two, {mage(1)}).with(no_dice);
    const auto moved = after(state, Move{Die::cleric, Space::second});
    CHECK_FALSE(is_legal(moved.table, Escort{{two, Die::mage}}));
    CHECK(is_legal(moved.table, Escort{{one, Die::rogue}}));
}

TEST_CASE("HED-054 the Dragon does not march, from its Roost or from a battlefield") {
    CHECK(refusal(Position{}.table(), Move{Die::dragon, Space::first}) == "HED-054");
    CHECK(refusal(Position{}.roost(one, 20).table(), Move{Die::dragon, Space::first}) == "HED-054");
    CHECK(refusal(Position{}.on(field(1), one, {dragon(9)}).table(), Move{Die::dragon, Space::second}) == "HED-054");
}

TEST_CASE("HED-010 no move leads to a battlefield that does not exist") {
    const auto duel = Position{}.table();
    CHECK(is_legal(duel, Move{Die::rogue, Space::third}));
    CHECK(refusal(duel, Move{Die::rogue, Space::fourth}) == "HED-010");
    CHECK(refusal(duel, Move{Die::rogue, static_cast<Space>(9)}) == "HED-010");
    CHECK(refusal(duel, Move{Die::rogue, static_cast<Space>(200)}) == "HED-010");
    const auto three_players = Position{presets::free_for_all(3)}.table();
    CHECK(is_legal(three_players, Move{Die::rogue, Space::fourth}));
    CHECK(refusal(three_players, Move{Die::rogue, Space::fifth}) == "HED-010");
}

// The Barbarian

TEST_CASE("HED-055 one enemy die holds the Barbarian on its battlefield") {
    const auto state = Position{}.on(field(1), one, {barbarian(9)}).on(field(1), two, {mage(1)}).with(no_dice);
    CHECK(refusal(state.table, Move{Die::barbarian, Space::second}) == "HED-055");
    CHECK(refusal(state.table, Move{Die::barbarian, Space::home}) == "HED-055");
    CHECK_FALSE(is_legal(state.table, Move{Die::barbarian, Space::third}));
    CHECK(try_apply(state, Move{Die::barbarian, Space::second}).verdict().clause() == "HED-055");
}

TEST_CASE("HED-055 an enemy Dragon holds the Barbarian too") {
    const auto table = Position{}.on(field(1), one, {barbarian(9)}).on(field(1), two, {dragon(3)}).table();
    CHECK(refusal(table, Move{Die::barbarian, Space::second}) == "HED-055");
}

TEST_CASE("HED-055 every opponent's dice hold the Barbarian") {
    const auto table =
        Position{presets::free_for_all(3)}.on(field(2), one, {barbarian(9)}).on(field(2), three, {mage(1)}).table();
    CHECK(refusal(table, Move{Die::barbarian, Space::first}) == "HED-055");
}

TEST_CASE("HED-055 enemies hold nobody but the Barbarian") {
    const auto table = Position{}
                           .on(field(1), one, {mage(1), rogue(1), cleric(1), warrior(1), paladin(1), barbarian(1)})
                           .on(field(1), two, {mage(1)})
                           .table();
    for (const Die hero : {Die::mage, Die::rogue, Die::cleric, Die::warrior, Die::paladin})
        CHECK(is_legal(table, Move{hero, Space::second}));
    CHECK_FALSE(is_legal(table, Move{Die::barbarian, Space::second}));
}

TEST_CASE("HED-056 the Barbarian leaves Home, and a battlefield without enemies, as others do") {
    CHECK(is_legal(Position{}.table(), Move{Die::barbarian, Space::first}));
    const auto table = Position{}.on(field(1), one, {barbarian(9)}).on(field(2), two, {mage(1)}).table();
    CHECK(is_legal(table, Move{Die::barbarian, Space::third}));
    CHECK(is_legal(table, Move{Die::barbarian, Space::home}));
}

TEST_CASE("HED-056 own dice do not hold the Barbarian") {
    const auto table = Position{}.on(field(1), one, {barbarian(9), rogue(1), dragon(4)}).table();
    CHECK(is_legal(table, Move{Die::barbarian, Space::second}));
}

TEST_CASE("HED-056 teammates' dice do not hold the Barbarian; the other team's do") {
    auto position = Position{presets::teams_2v2};
    position.on(field(1), one, {barbarian(9)}).on(field(1), three, {rogue(1)});
    CHECK(is_legal(position.table(), Move{Die::barbarian, Space::second}));
    position.on(field(1), four, {rogue(1)});
    CHECK(refusal(position.table(), Move{Die::barbarian, Space::second}) == "HED-055");
}

TEST_CASE("HED-057 the Barbarian may go where enemies are") {
    auto position = Position{};
    position.on(field(2), two, {mage(1), dragon(9)});
    CHECK(is_legal(position.table(), Move{Die::barbarian, Space::second}));
    position.on(field(1), one, {barbarian(9)});
    CHECK(is_legal(position.table(), Move{Die::barbarian, Space::second}));
}

TEST_CASE("HED-058 enemies driven off earlier in the turn hold the Barbarian no longer") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(9)})
                     .on(field(1), two, {mage(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, Decline{});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(is_legal(state.table, Move{Die::barbarian, Space::second}));
}

TEST_CASE("HED-058 an enemy that withstood the attack still holds the Barbarian") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(9)})
                     .on(field(1), two, {warrior(10)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{8});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(refusal(state.table, Move{Die::barbarian, Space::second}) == "HED-055");
}

// Arrival without a move

TEST_CASE("HED-059 HED-R14 a Mage that retreats, saved by a Warrior, rerolls nobody") {
    const auto state = after(beaten_beside_warrior(mage(1)), Save{{two, Die::mage}, field(2)});
    CHECK(place_of(state.table, {two, Die::mage}) == Space::second);
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-059 HED-R14 a Paladin that retreats, saved by a Warrior, rerolls nobody") {
    const auto state = after(beaten_beside_warrior(paladin(1)), Save{{two, Die::paladin}, field(2)});
    CHECK(place_of(state.table, {two, Die::paladin}) == Space::second);
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-059 HED-R14 a Paladin that is sent Home rerolls nobody there") {
    const auto state = after(beaten_beside_warrior(paladin(1)), Decline{});
    CHECK(place_of(state.table, {two, Die::paladin}) == Space::home);
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-R14 by a house rule a saved Mage rerolls an enemy die where it retreats") {
    auto state = beaten_beside_warrior(mage(1), ruled({.arrival_on_retreat = true}));
    state.chance.then({2});
    state = after(state, Save{{two, Die::mage}, field(2)});
    CHECK(waits_for(state.table, RerollEnemyDie{two, field(2)}));
    const auto events = events_of(state, RerollEnemy{{one, Die::rogue}});
    CHECK(has_event(events, DieRerolled{{one, Die::rogue}, 5, 2, RerollCause::mage_arrived}));
    state = after(state, RerollEnemy{{one, Die::rogue}});
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-R14 by a house rule a saved Paladin may reroll the own dice where it retreats") {
    auto state = beaten_beside_warrior(paladin(1), ruled({.arrival_on_retreat = true}));
    state.chance.then({9});
    state = after(state, Save{{two, Die::paladin}, field(2)});
    CHECK(waits_for(state.table, RerollOwnDice{two, Space::second, RerollCause::paladin_arrived}));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {two, Die::paladin}) == 9);
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-R14 even by the house rule a die that is sent Home rerolls nobody") {
    const auto state = after(beaten_beside_warrior(paladin(1), ruled({.arrival_on_retreat = true})), Decline{});
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

// The Cleric

TEST_CASE("HED-060 the Cleric takes another own hero along to where it goes") {
    auto state = with_cleric(rogue(3)).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(waits_for(state.table, ChooseEscort{one, Space::first, Space::second}));
    CHECK(has_event(events_of(state, Escort{{one, Die::rogue}}),
                    DieMoved{{one, Die::rogue}, Space::first, Space::second, MoveReason::escort}));
    state = after(state, Escort{{one, Die::rogue}});
    CHECK(state.table.battlefields[field(2)].of(one) == DieSet{Die::rogue, Die::cleric});
    CHECK(state.table.battlefields[field(1)].empty());
}

TEST_CASE("HED-060 only the Cleric takes others along") {
    const auto state = Position{}.on(field(1), one, {rogue(3), warrior(3), barbarian(3)}).with(no_dice);
    for (const Die hero : {Die::rogue, Die::warrior, Die::barbarian})
        CHECK(waits_for(after(state, Move{hero, Space::second}).table, ChooseAttack{one}));
}

TEST_CASE("HED-061 the Cleric may leave everybody behind") {
    auto state = after(with_cleric(rogue(3)).with(no_dice), Move{Die::cleric, Space::second});
    CHECK(has_event(events_of(state, Decline{}), Declined{one, Offer::escort}));
    state = after(state, Decline{});
    CHECK(place_of(state.table, {one, Die::rogue}) == Space::first);
    CHECK(place_of(state.table, {one, Die::cleric}) == Space::second);
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-061 the Cleric takes one die along and no more") {
    auto state = with_cleric(rogue(3)).on(field(1), one, {warrior(4)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::rogue}});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    CHECK(refusal(state.table, Escort{{one, Die::warrior}}) == "HED-040");
    CHECK(place_of(state.table, {one, Die::warrior}) == Space::first);
}

TEST_CASE("HED-061 the Cleric's owner chooses a companion or declines, and does nothing else") {
    const auto table = after(with_cleric(rogue(3)).with(no_dice), Move{Die::cleric, Space::second}).table;
    CHECK(actions_of(table).size() == 2);
    CHECK(is_legal(table, Decline{}));
    for (const Action& action :
         {Action{Pass{}}, Action{Move{Die::rogue, Space::second}}, Action{Attack{field(2)}}, Action{Reroll{}}})
        CHECK(refusal(table, action) == "HED-061");
}

TEST_CASE("HED-062 the companion must stand where the Cleric started") {
    auto state = with_cleric(rogue(3)).on(field(2), one, {warrior(4)}).on(field(3), one, {mage(1)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(refusal(state.table, Escort{{one, Die::warrior}}) == "HED-062");
    CHECK(refusal(state.table, Escort{{one, Die::mage}}) == "HED-062");
    CHECK(refusal(state.table, Escort{{one, Die::paladin}}) == "HED-062");
    CHECK(refusal(state.table, Escort{{one, Die::cleric}}) == "HED-062");
    CHECK(is_legal(state.table, Escort{{one, Die::rogue}}));
}

TEST_CASE("HED-062 a Cleric that leaves Home takes a hero along from there") {
    auto state = Position{}.on(field(1), one, {warrior(4)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(waits_for(state.table, ChooseEscort{one, Space::home, Space::second}));
    for (const Die hero : {Die::mage, Die::rogue, Die::paladin, Die::barbarian})
        CHECK(is_legal(state.table, Escort{{one, hero}}));
    CHECK(refusal(state.table, Escort{{one, Die::warrior}}) == "HED-062");
    state = after(state, Escort{{one, Die::barbarian}});
    CHECK(place_of(state.table, {one, Die::barbarian}) == Space::second);
}

TEST_CASE("HED-062 a Cleric that goes Home takes a hero along to there") {
    auto state = with_cleric(rogue(3)).with(no_dice);
    state = after(state, Move{Die::cleric, Space::home}, Escort{{one, Die::rogue}});
    CHECK(at_home(state.table, one) == all_heroes);
}

TEST_CASE("HED-001 the Cleric takes no die along that nobody has") {
    const auto table = after(with_cleric(rogue(3)).with(no_dice), Move{Die::cleric, Space::second}).table;
    CHECK(refusal(table, Escort{{three, Die::rogue}}) == "HED-001");
    CHECK(refusal(table, Escort{{static_cast<Seat>(200), Die::rogue}}) == "HED-001");
    CHECK(refusal(table, Escort{{one, static_cast<Die>(7)}}) == "HED-001");
    CHECK(refusal(table, Escort{{one, static_cast<Die>(200)}}) == "HED-001");
}

TEST_CASE("HED-063 the Barbarian does not come along from a battlefield with enemies") {
    auto state = with_cleric(barbarian(9)).on(field(1), one, {rogue(3)}).on(field(1), two, {dragon(5)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(refusal(state.table, Escort{{one, Die::barbarian}}) == "HED-063");
    CHECK(is_legal(state.table, Escort{{one, Die::rogue}}));
}

TEST_CASE("HED-063 the Barbarian comes along where no enemy is, even to where enemies are") {
    auto state = with_cleric(barbarian(9)).on(field(2), two, {mage(1)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::barbarian}});
    CHECK(place_of(state.table, {one, Die::barbarian}) == Space::second);
}

TEST_CASE("HED-063 a teammate's die does not keep the Barbarian from coming along") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), one, {cleric(5), barbarian(9)})
                     .on(field(1), three, {rogue(1)})
                     .with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(is_legal(state.table, Escort{{one, Die::barbarian}}));
}

TEST_CASE("HED-064 HED-R10 the Cleric takes its player's Dragon along from battlefield to battlefield") {
    auto state = with_cleric(dragon(13)).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(is_legal(state.table, Escort{{one, Die::dragon}}));
    state = after(state, Escort{{one, Die::dragon}});
    CHECK(state.table.battlefields[field(2)].of(one) == DieSet{Die::cleric, Die::dragon});
}

TEST_CASE("HED-R10 by a house rule the Cleric cannot take the Dragon along") {
    const auto heroes_only = ruled({.cleric_moves_dragon = false});
    auto position = Position{Options{}, heroes_only};
    position.on(field(1), one, {cleric(5), dragon(13)});
    CHECK(waits_for(after(position.with(no_dice), Move{Die::cleric, Space::second}).table, ChooseAttack{one}));

    position.on(field(1), one, {rogue(3)});
    const auto state = after(position.with(no_dice), Move{Die::cleric, Space::second});
    CHECK(refusal(state.table, Escort{{one, Die::dragon}}) == "HED-R10");
    CHECK(is_legal(state.table, Escort{{one, Die::rogue}}));
}

TEST_CASE("HED-064 HED-R11 the Cleric cannot take the Dragon Home") {
    auto state = with_cleric(dragon(13)).on(field(1), one, {rogue(3)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::home});
    CHECK(refusal(state.table, Escort{{one, Die::dragon}}) == "HED-064");
    CHECK(is_legal(state.table, Escort{{one, Die::rogue}}));
}

TEST_CASE("HED-R11 by a house rule the Cleric takes the Dragon back to its Roost, where it shows 1") {
    const auto recalls = ruled({.cleric_recalls_dragon = true});
    auto state = Position{Options{}, recalls}.on(field(1), one, {cleric(5), dragon(13)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::home});
    const auto events = events_of(state, Escort{{one, Die::dragon}});
    CHECK(has_event(events, DieMoved{{one, Die::dragon}, Space::first, Space::roost, MoveReason::escort}));
    CHECK(has_event(events, DragonReset{one, 1}));
    state = after(state, Escort{{one, Die::dragon}});
    CHECK(place_of(state.table, {one, Die::dragon}) == Space::roost);
    CHECK(face_of(state.table, {one, Die::dragon}) == 1);
}

TEST_CASE("HED-R11 by that house rule a Dragon that goes from battlefield to battlefield still keeps its face") {
    const auto recalls = ruled({.cleric_recalls_dragon = true});
    auto state = Position{Options{}, recalls}.on(field(1), one, {cleric(5), dragon(13)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::dragon}});
    CHECK(place_of(state.table, {one, Die::dragon}) == Space::second);
    CHECK(face_of(state.table, {one, Die::dragon}) == 13);
}

TEST_CASE("HED-065 a Dragon in its Roost does not come along, though the Cleric leaves Home") {
    const auto state = after(Position{}.roost(one, 20).with(no_dice), Move{Die::cleric, Space::first});
    CHECK(refusal(state.table, Escort{{one, Die::dragon}}) == "HED-065");
    CHECK_FALSE(is_legal(state.table, Escort{{one, Die::dragon}}));
    const auto from_field = after(with_cleric(rogue(3)).with(no_dice), Move{Die::cleric, Space::second});
    CHECK(refusal(from_field.table, Escort{{one, Die::dragon}}) == "HED-065");
}

TEST_CASE("HED-066 a Dragon that comes along keeps its face and defeats nobody") {
    auto state = with_cleric(dragon(20)).on(field(2), two, {mage(1), rogue(1)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(only<DieDefeated>(events_of(state, Escort{{one, Die::dragon}})).empty());
    state = after(state, Escort{{one, Die::dragon}});
    CHECK(state.table.battlefields[field(2)].of(two) == DieSet{Die::mage, Die::rogue});
    CHECK(face_of(state.table, {one, Die::dragon}) == 20);
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-067 a Cleric that is sent Home takes nobody along") {
    auto state = Position{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {cleric(1), paladin(10)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{5});
    state = after(state, Attack{field(1)}, Assign{Die::barbarian, {two, Die::cleric}});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(place_of(state.table, {two, Die::paladin}) == Space::first);
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-067 a Cleric that retreats, saved by a Warrior, takes nobody along") {
    auto state = Position{}
                     .on(field(1), one, {rogue(1), barbarian(1)})
                     .on(field(1), two, {cleric(1), warrior(1), paladin(10)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{6, 12});
    state = after(state, Attack{field(1)}, Assign{Die::rogue, {two, Die::cleric}},
                  Assign{Die::barbarian, {two, Die::warrior}}, Save{{two, Die::cleric}, field(2)});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::second);
    CHECK(place_of(state.table, {two, Die::paladin}) == Space::first);
    CHECK(waits_for(state.table, RerollBarbarian{one, field(1)}));
}

TEST_CASE("HED-068 where nobody may come along the Cleric moves by itself") {
    auto state = with_cleric(barbarian(9)).on(field(1), two, {mage(1)}).with(no_dice);
    CHECK(is_legal(state.table, Move{Die::cleric, Space::second}));
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(place_of(state.table, {one, Die::cleric}) == Space::second);
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-068 a Cleric that stands alone moves without a question") {
    const auto state = Position{}.on(field(1), one, {cleric(5)}).with(no_dice);
    CHECK(waits_for(after(state, Move{Die::cleric, Space::second}).table, ChooseAttack{one}));
    CHECK(waits_for(after(state, Move{Die::cleric, Space::home}).table, ChooseReinforce{one}));
}

TEST_CASE("HED-069 HED-R16 the Paladin that the Cleric brings rerolls the Cleric as well") {
    auto state = with_cleric(paladin(2)).on(field(2), one, {rogue(3)}).with(ScriptedDice{6, 8, 10});
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::paladin}});
    CHECK(waits_for(state.table, RerollOwnDice{one, Space::second, RerollCause::paladin_arrived}));
    state = after(state, Reroll{});
    CHECK(face_of(state.table, {one, Die::rogue}) == 6);
    CHECK(face_of(state.table, {one, Die::cleric}) == 8);
    CHECK(face_of(state.table, {one, Die::paladin}) == 10);
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-069 when the Mage's reroll is decided, Cleric and Mage have both arrived") {
    auto state = with_cleric(mage(2)).on(field(2), two, {rogue(3)}).with(no_dice);
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::mage}});
    CHECK(waits_for(state.table, RerollEnemyDie{one, field(2)}));
    CHECK(state.table.battlefields[field(2)].of(one) == DieSet{Die::mage, Die::cleric});
}

TEST_CASE("HED-259 the Cleric takes no teammate's die along") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), one, {cleric(5), rogue(3)})
                     .on(field(1), three, {warrior(1)})
                     .with(no_dice);
    state = after(state, Move{Die::cleric, Space::second});
    CHECK(refusal(state.table, Escort{{three, Die::warrior}}) == "HED-259");
    CHECK(is_legal(state.table, Escort{{one, Die::rogue}}));
}

TEST_CASE("HED-053 HED-R44 where teammates share abilities, their dice still stay out of each other's Home") {
    auto position = Position{presets::teams_2v2, ruled({.team_shared_abilities = true})};
    position.on(field(1), one, {cleric(5), rogue(3)}).on(field(1), three, {warrior(1)});
    const auto to_field = after(position.with(no_dice), Move{Die::cleric, Space::second});
    CHECK(is_legal(to_field.table, Escort{{three, Die::warrior}}));
    const auto to_home = after(position.with(no_dice), Move{Die::cleric, Space::home});
    CHECK(refusal(to_home.table, Escort{{three, Die::warrior}}) == "HED-053");
    CHECK(is_legal(to_home.table, Escort{{one, Die::rogue}}));
}

// The Paladin arrives

TEST_CASE("HED-070 HED-R48 an arriving Paladin lets its owner reroll all own dice there, in their fixed order") {
    auto state = Position{}
                     .on(field(1), one, {mage(4), rogue(1), cleric(1), warrior(1), barbarian(1), dragon(20)})
                     .home(one, {paladin(1)})
                     .with(ScriptedDice{1, 2, 3, 4, 5, 6, 7});
    state = after(state, Move{Die::paladin, Space::first});
    CHECK(waits_for(state.table, RerollOwnDice{one, Space::first, RerollCause::paladin_arrived}));
    const auto rerolled = only<DieRerolled>(events_of(state, Reroll{}));
    REQUIRE(rerolled.size() == 7);
    CHECK(rerolled[0] == DieRerolled{{one, Die::mage}, 4, 1, RerollCause::paladin_arrived});
    state = after(state, Reroll{});
    CHECK(state.table.faces[one].values == std::array<std::uint8_t, 7>{1, 2, 3, 4, 5, 6, 7});
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-070 the Paladin's owner may leave the dice as they are") {
    auto state = Position{}.on(field(1), one, {rogue(5)}).home(one, {paladin(4)}).with(no_dice);
    state = after(state, Move{Die::paladin, Space::first});
    CHECK(has_event(events_of(state, Decline{}), Declined{one, Offer::reroll_all}));
    state = after(state, Decline{});
    CHECK(face_of(state.table, {one, Die::rogue}) == 5);
    CHECK(face_of(state.table, {one, Die::paladin}) == 4);
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-070 HED-R13 a Paladin that comes Home lets its owner reroll the heroes there, not the Dragon in its Roost") {
    auto state = Position{}
                     .on(field(1), one, {paladin(1)})
                     .on(field(2), one, {warrior(2), cleric(2)})
                     .roost(one, 10)
                     .with(ScriptedDice{4, 6, 10, 12});
    state = after(state, Move{Die::paladin, Space::home});
    CHECK(waits_for(state.table, RerollOwnDice{one, Space::home, RerollCause::paladin_arrived}));
    state = after(state, Reroll{});
    CHECK(state.table.faces[one].values == std::array<std::uint8_t, 7>{4, 6, 2, 2, 10, 12, 10});
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-R13 by a house rule a Paladin that comes Home rerolls nobody") {
    const auto fields_only = ruled({.arrival_at_home = false});
    const auto state = Position{Options{}, fields_only}.on(field(1), one, {paladin(1), warrior(1)}).with(no_dice);
    CHECK(waits_for(after(state, Move{Die::paladin, Space::home}).table, ChooseAttack{one}));
    CHECK(waits_for_a<RerollOwnDice>(after(state, Move{Die::paladin, Space::second}).table));
}

TEST_CASE("HED-071 a Paladin that arrives alone may reroll itself") {
    auto state = Position{}.home(one, {paladin(1)}).with(ScriptedDice{7});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(face_of(state.table, {one, Die::paladin}) == 7);
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-071 its owner's Dragon on that battlefield is rerolled too, on its twenty sides") {
    auto state = Position{}.on(field(1), one, {dragon(2)}).with(ScriptedDice{1, 20});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(face_of(state.table, {one, Die::dragon}) == 20);
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-072 HED-R15 the Paladin rerolls all own dice there or none") {
    auto state = Position{}.on(field(1), one, {rogue(1)}).with(no_dice);
    state = after(state, Move{Die::paladin, Space::first});
    CHECK(actions_of(state.table).size() == 2);
    CHECK(is_legal(state.table, Reroll{}));
    CHECK(is_legal(state.table, Decline{}));
    CHECK(refusal(state.table, RerollOne{{one, Die::rogue}}) == "HED-072");
    CHECK(refusal(state.table, Pass{}) == "HED-072");
    CHECK(refusal(state.table, Attack{field(1)}) == "HED-072");
}

TEST_CASE("HED-R15 by a house rule the Paladin rerolls those dice that its owner picks") {
    auto state = Position{Options{}, ruled({.paladin_any_subset = true})}
                     .on(field(1), one, {rogue(1), cleric(1), warrior(1)})
                     .with(ScriptedDice{6, 9});
    state = after(state, Move{Die::paladin, Space::first}, RerollOne{{one, Die::rogue}});
    CHECK(face_of(state.table, {one, Die::rogue}) == 1);
    state = after(state, RerollOne{{one, Die::warrior}}, Reroll{});
    CHECK(state.table.faces[one].values == std::array<std::uint8_t, 7>{1, 6, 1, 9, 1, 1, 1});
    CHECK(state.chance.verdict());
    CHECK(state.table.house.picked.empty());
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-R15 by that house rule dice are picked in their order, among the own dice there") {
    auto state = Position{Options{}, ruled({.paladin_any_subset = true})}
                     .on(field(1), one, {rogue(1), cleric(1)})
                     .on(field(1), two, {warrior(1)})
                     .with(no_dice);
    state = after(state, Move{Die::paladin, Space::first});
    CHECK(actions_of(state.table).size() == 1 + 3);
    CHECK(refusal(state.table, RerollOne{{one, Die::warrior}}) == "HED-074");
    CHECK(refusal(state.table, RerollOne{{two, Die::warrior}}) == "HED-074");
    CHECK(refusal(state.table, RerollOne{{three, Die::rogue}}) == "HED-001");
    CHECK(refusal(state.table, RerollOne{{one, static_cast<Die>(200)}}) == "HED-001");
    state = after(state, RerollOne{{one, Die::cleric}});
    CHECK(is_legal(state.table, RerollOne{{one, Die::paladin}}));
    CHECK_FALSE(is_legal(state.table, RerollOne{{one, Die::cleric}}));
    CHECK_FALSE(is_legal(state.table, RerollOne{{one, Die::rogue}}));
}

TEST_CASE("HED-R15 by that house rule the roll needs a die, and a die that was picked is rolled") {
    auto state = Position{Options{}, ruled({.paladin_any_subset = true})}.on(field(1), one, {rogue(1)}).with(no_dice);
    state = after(state, Move{Die::paladin, Space::first});
    CHECK(refusal(state.table, Reroll{}) == "HED-R15");
    CHECK(is_legal(state.table, Decline{}));
    state = after(state, RerollOne{{one, Die::rogue}});
    CHECK(is_legal(state.table, Reroll{}));
    CHECK(refusal(state.table, Decline{}) == "HED-R15");
}

TEST_CASE("HED-073 the Paladin's reroll is no attack: it defeats nobody and earns nothing") {
    auto state = Position{}.on(field(1), one, {rogue(1)}).on(field(1), two, {mage(1)}).with(ScriptedDice{6, 10});
    state = after(state, Move{Die::paladin, Space::first});
    const auto events = events_of(state, Reroll{});
    CHECK(events.size() == 3);
    CHECK(events.back() == Event{PhaseBegan{one, Phase::attack}});
    state = after(state, Reroll{});
    CHECK(state.table.battlefields[field(1)].has({two, Die::mage}));
    CHECK(state.table.scores[one] == 0);
    CHECK(face_of(state.table, {two, Die::dragon}) == 1);
}

TEST_CASE("HED-073 after the Paladin's reroll the Attack is still to come") {
    auto state = Position{}.on(field(1), two, {warrior(10)}).with(ScriptedDice{6, 7});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{}, Attack{field(1)});
    CHECK(face_of(state.table, {one, Die::paladin}) == 7);
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-074 the Paladin rerolls neither others' dice there nor own dice elsewhere") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), two, {mage(3)})
                     .on(field(1), three, {mage(2)})
                     .on(field(2), one, {rogue(5)})
                     .home(one, {warrior(9), paladin(1)})
                     .with(ScriptedDice{8});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::mage}) == 3);
    CHECK(face_of(state.table, {three, Die::mage}) == 2);
    CHECK(face_of(state.table, {one, Die::rogue}) == 5);
    CHECK(face_of(state.table, {one, Die::warrior}) == 9);
}

TEST_CASE("HED-R52 a house rule that rolls rerolls together leaves the Paladin's arrival as it is") {
    auto state = Position{Options{}, ruled({.simultaneous_rerolls = true})}.with(ScriptedDice{8});
    state = after(state, Move{Die::paladin, Space::first}, Reroll{});
    CHECK(face_of(state.table, {one, Die::paladin}) == 8);
    CHECK(state.table.house.picked.empty());
}

// The Mage arrives

TEST_CASE("HED-075 an arriving Mage rerolls one enemy die of its owner's choice") {
    auto state = Position{}.on(field(1), two, {rogue(6), warrior(10)}).with(ScriptedDice{2});
    state = after(state, Move{Die::mage, Space::first});
    CHECK(waits_for(state.table, RerollEnemyDie{one, field(1)}));
    CHECK(is_legal(state.table, RerollEnemy{{two, Die::rogue}}));
    CHECK(has_event(events_of(state, RerollEnemy{{two, Die::warrior}}),
                    DieRerolled{{two, Die::warrior}, 10, 2, RerollCause::mage_arrived}));
    state = after(state, RerollEnemy{{two, Die::warrior}});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {two, Die::warrior}) == 2);
    CHECK(face_of(state.table, {two, Die::rogue}) == 6);
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-075 the Mage's owner may leave all enemy dice as they are") {
    auto state = Position{}.on(field(1), two, {rogue(6)}).with(no_dice);
    state = after(state, Move{Die::mage, Space::first});
    CHECK(has_event(events_of(state, Decline{}), Declined{one, Offer::reroll_enemy}));
    state = after(state, Decline{});
    CHECK(face_of(state.table, {two, Die::rogue}) == 6);
    CHECK(waits_for(state.table, ChooseAttack{one}));
}

TEST_CASE("HED-075 the Mage rerolls only an enemy die, and only where it arrived") {
    auto state = Position{}
                     .on(field(1), one, {rogue(6)})
                     .on(field(1), two, {cleric(6)})
                     .on(field(2), two, {warrior(6)})
                     .with(no_dice);
    state = after(state, Move{Die::mage, Space::first});
    CHECK(actions_of(state.table).size() == 2);
    CHECK(refusal(state.table, RerollEnemy{{one, Die::rogue}}) == "HED-075");
    CHECK(refusal(state.table, RerollEnemy{{two, Die::warrior}}) == "HED-075");
    CHECK(refusal(state.table, RerollEnemy{{two, Die::mage}}) == "HED-075");
    CHECK(refusal(state.table, RerollEnemy{{two, Die::dragon}}) == "HED-075");
    CHECK(is_legal(state.table, RerollEnemy{{two, Die::cleric}}));
}

TEST_CASE("HED-075 the Mage's question is answered with an enemy die or not at all") {
    const auto table =
        after(Position{}.on(field(1), two, {rogue(6)}).with(no_dice), Move{Die::mage, Space::first}).table;
    for (const Action& action :
         {Action{Pass{}}, Action{Reroll{}}, Action{Attack{field(1)}}, Action{RerollOne{{two, Die::rogue}}}})
        CHECK(refusal(table, action) == "HED-075");
    CHECK(refusal(table, RerollEnemy{{three, Die::rogue}}) == "HED-001");
    CHECK(refusal(table, RerollEnemy{{static_cast<Seat>(200), Die::rogue}}) == "HED-001");
    CHECK(refusal(table, RerollEnemy{{two, static_cast<Die>(200)}}) == "HED-001");
}

TEST_CASE("HED-075 among several opponents the Mage chooses freely") {
    auto state =
        Position{presets::free_for_all(3)}.on(field(1), two, {rogue(6)}).on(field(1), three, {cleric(6)}).with(no_dice);
    state = after(state, Move{Die::mage, Space::first});
    CHECK(is_legal(state.table, RerollEnemy{{two, Die::rogue}}));
    CHECK(is_legal(state.table, RerollEnemy{{three, Die::cleric}}));
}

TEST_CASE("HED-075 a teammate's die is no enemy die for the Mage") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), two, {rogue(6)})
                     .on(field(1), three, {cleric(6)})
                     .on(field(2), three, {warrior(6)})
                     .with(no_dice);
    CHECK(refusal(after(state, Move{Die::mage, Space::first}).table, RerollEnemy{{three, Die::cleric}}) == "HED-075");
    CHECK(waits_for(after(state, Move{Die::mage, Space::second}).table, ChooseAttack{one}));
}

TEST_CASE("HED-076 the Mage may reroll an enemy Dragon on that battlefield") {
    auto state = Position{}.on(field(1), two, {dragon(19)}).with(ScriptedDice{20});
    state = after(state, Move{Die::mage, Space::first});
    CHECK(is_legal(state.table, RerollEnemy{{two, Die::dragon}}));
    state = after(state, RerollEnemy{{two, Die::dragon}});
    CHECK(face_of(state.table, {two, Die::dragon}) == 20);
    CHECK(state.chance.verdict());
}

TEST_CASE("HED-076 the Mage does not reach a Dragon in its Roost") {
    auto state = Position{}.on(field(1), two, {rogue(6)}).roost(two, 10).with(no_dice);
    state = after(state, Move{Die::mage, Space::first});
    CHECK(refusal(state.table, RerollEnemy{{two, Die::dragon}}) == "HED-075");
}

TEST_CASE("HED-077 where no enemy die is the Mage has nothing to reroll") {
    const auto state = Position{}.on(field(1), one, {mage(2), rogue(1)}).on(field(1), two, {cleric(1)}).with(no_dice);
    CHECK(waits_for(after(state, Move{Die::mage, Space::second}).table, ChooseAttack{one}));
    CHECK(waits_for(after(state, Move{Die::mage, Space::home}).table, ChooseAttack{one}));
}

TEST_CASE("HED-078 the die that the Mage rerolled shows the new face, higher or lower, and is not defeated") {
    for (const int face : {1, 6}) {
        auto state = Position{}.home(one, {mage(4)}).on(field(1), two, {rogue(3)}).with(ScriptedDice{face});
        state = after(state, Move{Die::mage, Space::first}, RerollEnemy{{two, Die::rogue}});
        CHECK(face_of(state.table, {two, Die::rogue}) == face);
        CHECK(place_of(state.table, {two, Die::rogue}) == Space::first);
        CHECK(waits_for(state.table, ChooseAttack{one}));
    }
}

TEST_CASE("HED-079 HED-R12 a Mage that the Cleric brings has its reroll") {
    auto state = with_cleric(mage(2)).on(field(2), two, {rogue(3)}).with(ScriptedDice{1});
    state = after(state, Move{Die::cleric, Space::second}, Escort{{one, Die::mage}});
    CHECK(waits_for(state.table, RerollEnemyDie{one, field(2)}));
    state = after(state, RerollEnemy{{two, Die::rogue}});
    CHECK(face_of(state.table, {two, Die::rogue}) == 1);
}

TEST_CASE("HED-079 HED-R12 a Paladin that the Cleric brings has its reroll, at Home too") {
    auto state = with_cleric(paladin(2)).with(no_dice);
    state = after(state, Move{Die::cleric, Space::home}, Escort{{one, Die::paladin}});
    CHECK(waits_for(state.table, RerollOwnDice{one, Space::home, RerollCause::paladin_arrived}));
}

TEST_CASE("HED-R12 by a house rule only the hero that is itself moved has its reroll") {
    auto position = Position{Options{}, ruled({.escort_triggers_arrival = false})};
    position.on(field(1), one, {cleric(5), mage(2), paladin(2)}).on(field(2), two, {rogue(3)});
    const auto moved = after(position.with(no_dice), Move{Die::cleric, Space::second});
    for (const Die companion : {Die::mage, Die::paladin})
        CHECK(waits_for(after(moved, Escort{{one, companion}}).table, ChooseAttack{one}));
    CHECK(waits_for_a<RerollEnemyDie>(after(position.with(no_dice), Move{Die::mage, Space::second}).table));
    CHECK(waits_for_a<RerollOwnDice>(after(position.with(no_dice), Move{Die::paladin, Space::second}).table));
}

TEST_CASE("HED-G05 HED-075 HED-076 an arriving Mage weakens a Dragon until a single hero can defeat it") {
    auto position = Position{};
    position.on(field(1), two, {dragon(19)});
    const auto attacked = [&](int roll) {
        return after(position.with(ScriptedDice{3, roll}), Move{Die::mage, Space::first},
                     RerollEnemy{{two, Die::dragon}}, Attack{field(1)});
    };
    CHECK(in_roost(attacked(4).table, two));
    CHECK(attacked(4).table.scores[one] == 2);
    CHECK_FALSE(in_roost(attacked(3).table, two));
    CHECK(attacked(3).table.scores[one] == 0);
}
