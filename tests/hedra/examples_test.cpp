#include "support.hpp"

using namespace hedra_test;

TEST_CASE("HED-G04 HED-086 the combat of the rulebook's example") {
    auto state = Position{}
                     .on(field(1), one, {paladin(1), warrior(1), cleric(1)})
                     .on(field(1), two, {rogue(4), cleric(5)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{2, 4, 5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::cleric}},
                  Assign{Die::warrior, {two, Die::cleric}});
    CHECK(waits_for(state.table, ChooseRetreat{two, field(1)}));

    state = after(state, Retreat{Space::home});
    CHECK(state.chance.verdict());
    CHECK(state.table.scores[one] == 1);
    CHECK(face_of(state.table, {two, Die::dragon}) == 14);
    CHECK(face_of(state.table, {one, Die::dragon}) == 4);
}
