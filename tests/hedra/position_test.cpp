#include "support.hpp"

using namespace hedra_test;

namespace {

// The clause that says why a position cannot be; empty if it can.
template <class Rules>
std::string flaw(const Position<Rules>& position) {
    return std::string(position.try_table().verdict().clause());
}

}  // namespace

TEST_CASE("HED-020 a position that says nothing is the first March of the first player, with all dice at Home showing 1") {
    const auto table = Position{}.table();
    CHECK(waits_for(table, ChooseMarch{one}));
    CHECK(table.turn.round == 1);
    CHECK(on_battlefields(table).empty());
    CHECK(face_of(table, {two, Die::barbarian}) == 1);
    CHECK(face_of(table, {two, Die::dragon}) == 1);
    CHECK(table.scores[one] == 0);
}

TEST_CASE("HED-290 dice put on a battlefield lie there with their faces, and nowhere else") {
    const auto table = Position{}.on(field(2), two, {rogue(4), dragon(17)}).table();
    CHECK(place_of(table, {two, Die::rogue}) == space(field(2)));
    CHECK(face_of(table, {two, Die::rogue}) == 4);
    CHECK(face_of(table, {two, Die::dragon}) == 17);
    CHECK(on_battlefields(table).size() == 2);
    CHECK_FALSE(in_roost(table, two));
}

TEST_CASE("HED-021 faces at Home and values in a Roost are shown as told") {
    const auto table = Position{}.home(two, {mage(4), barbarian(12)}).roost(two, 16).table();
    CHECK(face_of(table, {two, Die::mage}) == 4);
    CHECK(face_of(table, {two, Die::barbarian}) == 12);
    CHECK(face_of(table, {two, Die::dragon}) == 16);
    CHECK(at_home(table, two) == all_heroes);
}

TEST_CASE("HED-023 scores, round, start player and active player are as told") {
    const auto table = Position{presets::free_for_all(3)}.score(two, 4).round(9).start(three).turn(two).table();
    CHECK(table.scores[two] == 4);
    CHECK(table.turn.round == 9);
    CHECK(table.turn.start == three);
    CHECK(waits_for(table, ChooseMarch{two}));
}

TEST_CASE("HED-040 a position can be in any phase that waits for the active player") {
    CHECK(waits_for(Position{}.turn(two).phase(Phase::march).table(), ChooseMarch{two}));
    CHECK(waits_for(Position{}.turn(two).phase(Phase::attack).table(), ChooseAttack{two}));
    CHECK(waits_for(Position{}.turn(two).phase(Phase::reinforce).table(), ChooseReinforce{two}));
    CHECK(waits_for(Position{}.turn(two).roost(two, 20).phase(Phase::end_of_turn).table(), EndTurn{two}));
}

TEST_CASE("HED-040 play goes on from a position through the rest of the turn") {
    auto state = Position{}.on(field(1), one, {rogue(1)}).with(ScriptedDice{2});
    state = after(state, Pass{});
    CHECK(waits_for(state.table, ChooseAttack{one}));
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
    CHECK(waits_for(after(state, Pass{}).table, ChooseMarch{two}));
}

TEST_CASE("HED-030 a position can be in the middle of the initial placement") {
    const auto table = Position{}.on(field(1), one, {rogue(3)}).turn(two).phase(Phase::placement).table();
    CHECK(waits_for(table, PlaceDie{two}));
    CHECK(table.turn.round == 0);
    CHECK(is_legal(table, Place{Die::rogue, field(1)}));
}

TEST_CASE("HED-030 in a placement it must be the turn of whoever places next") {
    CHECK(flaw(Position{}.on(field(1), one, {rogue(3)}).turn(one).phase(Phase::placement)) == "HED-030");
    CHECK(flaw(Position{}.turn(two).phase(Phase::placement)) == "HED-030");
    CHECK(flaw(Position{}.start(two).turn(two).phase(Phase::placement)).empty());
}

TEST_CASE("HED-032 a Mage cannot have been placed") {
    CHECK(flaw(Position{}.on(field(1), one, {mage(3)}).turn(two).phase(Phase::placement)) == "HED-032");
}

TEST_CASE("HED-181 the hero that marched is remembered") {
    const auto table = Position{}.marched(Die::rogue).phase(Phase::reinforce).table();
    CHECK(refusal(table, Move{Die::rogue, space(field(1))}) == "HED-181");
}

TEST_CASE("HED-050 nobody marches twice") {
    CHECK(flaw(Position{}.marched(Die::rogue).phase(Phase::march)) == "HED-050");
    CHECK(flaw(Position{}.marched(Die::rogue).phase(Phase::attack)).empty());
}

TEST_CASE("HED-054 a Dragon cannot have marched, nor a die that does not exist") {
    CHECK(flaw(Position{}.marched(Die::dragon).phase(Phase::attack)) == "HED-054");
    CHECK_FALSE(flaw(Position{}.marched(static_cast<Die>(200)).phase(Phase::attack)).empty());
}

TEST_CASE("HED-191 a turn waits at its end only for the owner of a Dragon that is ready") {
    CHECK(flaw(Position{}.roost(one, 20).phase(Phase::end_of_turn)).empty());
    CHECK(flaw(Position{}.roost(one, 19).phase(Phase::end_of_turn)) == "HED-191");
    CHECK(flaw(Position{}.on(field(1), one, {dragon(20)}).phase(Phase::end_of_turn)) == "HED-191");
}

TEST_CASE("HED-114 a position cannot be put in the middle of Clean up, nor in a phase that does not exist") {
    CHECK_FALSE(flaw(Position{}.phase(Phase::clean_up)).empty());
    CHECK_FALSE(flaw(Position{}.phase(static_cast<Phase>(9))).empty());
}

TEST_CASE("HED-010 a die cannot be on a battlefield that is not on the table") {
    CHECK(flaw(Position{}.on(field(3), one, {rogue(1)})).empty());
    CHECK(flaw(Position{}.on(field(4), one, {rogue(1)})) == "HED-010");
    CHECK(flaw(Position{presets::free_for_all(6)}.on(field(7), one, {rogue(1)})).empty());
    CHECK(flaw(Position{presets::free_for_all(6)}.on(field(8), one, {rogue(1)})) == "HED-010");
    CHECK(flaw(Position{}.on(field(200), one, {rogue(1)})) == "HED-010");
}

TEST_CASE("HED-041 a seat must exist to own dice, to score and to have a turn") {
    CHECK(flaw(Position{}.on(field(1), static_cast<Seat>(200), {rogue(1)})) == "HED-041");
    CHECK(flaw(Position{}.home(Seat::spectator, {rogue(1)})) == "HED-041");
    CHECK(flaw(Position{}.roost(Seat::spectator, 4)) == "HED-041");
    CHECK(flaw(Position{}.score(Seat::spectator, 1)) == "HED-041");
    CHECK(flaw(Position{}.turn(three)) == "HED-041");
    CHECK(flaw(Position{}.start(static_cast<Seat>(200))) == "HED-041");
}

TEST_CASE("HED-290 a seat without a player has neither dice nor points") {
    CHECK(flaw(Position{}.on(field(1), three, {rogue(1)})) == "HED-290");
    CHECK(flaw(Position{}.home(three, {rogue(1)})) == "HED-290");
    CHECK(flaw(Position{}.score(three, 1)) == "HED-290");
    CHECK(flaw(Position{presets::free_for_all(3)}.score(three, 1)).empty());
}

TEST_CASE("HED-290 a die can be put in one place only, even twice in the same") {
    CHECK(flaw(Position{}.on(field(1), one, {rogue(1)}).on(field(2), one, {rogue(1)})) == "HED-290");
    CHECK(flaw(Position{}.on(field(1), one, {rogue(1), rogue(1)})) == "HED-290");
    CHECK(flaw(Position{}.home(one, {rogue(1)}).on(field(2), one, {rogue(1)})) == "HED-290");
    CHECK(flaw(Position{}.on(field(1), one, {dragon(1)}).roost(one, 1)) == "HED-290");
    CHECK(flaw(Position{}.on(field(1), one, {rogue(1)}).on(field(1), two, {rogue(1)})).empty());
}

TEST_CASE("HED-012 a Dragon cannot be at Home") { CHECK(flaw(Position{}.home(one, {dragon(1)})) == "HED-012"); }

TEST_CASE("HED-001 there are seven dice and no others") {
    CHECK(flaw(Position{}.on(field(1), one, {Shown{static_cast<Die>(7), 1}})) == "HED-001");
    CHECK(flaw(Position{}.home(one, {Shown{static_cast<Die>(200), 1}})) == "HED-001");
}

TEST_CASE("HED-291 a die cannot show a face that it does not have") {
    CHECK(flaw(Position{}.on(field(1), one, {mage(4)})).empty());
    CHECK(flaw(Position{}.on(field(1), one, {mage(5)})) == "HED-291");
    CHECK(flaw(Position{}.home(two, {barbarian(0)})) == "HED-291");
    CHECK(flaw(Position{}.home(two, {barbarian(-1)})) == "HED-291");
    CHECK(flaw(Position{}.home(two, {barbarian(257)})) == "HED-291");
    CHECK(flaw(Position{}.on(field(1), two, {dragon(21)})) == "HED-291");
}

TEST_CASE("HED-293 a Dragon cannot show in its Roost what no advance leads to, but may on a battlefield") {
    CHECK(flaw(Position{}.roost(one, 8)) == "HED-293");
    CHECK(flaw(Position{}.roost(one, 9)).empty());
    CHECK(flaw(Position{}.on(field(1), one, {dragon(8)})).empty());
}

TEST_CASE("HED-R53 a position has options that a game could have") {
    CHECK(flaw(Position{Options{.target = 0}}) == "HED-R53");
    CHECK(flaw(Position{Options{.players = 1}}) == "HED-010");
    CHECK(flaw(Position{Options{.players = 200}}) == "HED-R03");
    CHECK(flaw(Position{Options{.players = 3, .teams = {{1, 1, 2}}}}) == "HED-R39");
    CHECK(flaw(Position{Options{}, ruled({.dragon_ready = 21})}) == "HED-191");
}

TEST_CASE("HED-157 nobody has less than no points, nor more than can be counted") {
    CHECK_FALSE(flaw(Position{}.score(one, -1)).empty());
    CHECK_FALSE(flaw(Position{}.score(one, 0x10000)).empty());
}

TEST_CASE("HED-041 rounds are counted from 1") {
    CHECK(flaw(Position{}.round(1)).empty());
    CHECK_FALSE(flaw(Position{}.round(0)).empty());
    CHECK_FALSE(flaw(Position{}.round(-1)).empty());
}

TEST_CASE("HED-220 a position with a player at the target is in its last round") {
    CHECK(Position{}.score(two, 4).table().turn.ending == Ending::open);
    CHECK(Position{}.score(two, 5).table().turn.ending == Ending::this_round);
}

TEST_CASE("HED-256 a position with a lone team member at the target is not in its last round, but by a house rule") {
    CHECK(Position{presets::teams_2v2}.score(two, 5).table().turn.ending == Ending::open);
    CHECK(Position{presets::teams_2v2}.score(two, 5).score(four, 3).table().turn.ending == Ending::this_round);
    const auto single = ruled({.team_trigger_single = true});
    CHECK(Position{presets::teams_2v2, single}.score(two, 5).table().turn.ending == Ending::this_round);
}

TEST_CASE("HED-290 the first flaw of a position is the one that is named") {
    CHECK(flaw(Position{}.home(one, {dragon(1)}).on(field(9), one, {rogue(1)})) == "HED-012");
    CHECK(flaw(Position{}.on(field(9), one, {rogue(1)}).home(one, {dragon(1)})) == "HED-010");
}

TEST_CASE("HED-290 asking for an impossible table is a mistake of the caller") {
    const auto position = Position{}.on(field(1), one, {rogue(1), rogue(1)});
    CHECK_THROWS_AS((void)position.table(), IllegalAction);
    CHECK_THROWS_AS((void)position.with(ScriptedDice{}), IllegalAction);
}

TEST_CASE("HED-R06 a position keeps the rules it was given") {
    const auto table = Position{Options{}, ruled({.attack_optional = true})}
                           .on(field(1), one, {rogue(1)})
                           .phase(Phase::attack)
                           .table();
    CHECK(is_legal(table, Pass{}));
}
