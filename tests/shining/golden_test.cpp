#include "support.hpp"

using namespace shining_test;

// A round of the Gnarled Forest with one Skeleton, as it is told.
TEST_CASE("SHN-E04 SHN-E07 SHN-V01 a Hero's activation, a Skeleton's, and the Final Step, event by event") {
    auto state = position(options(field, galahad, ranger, mirabel, aldous))
                     .turn(h4)
                     .hero(h1, at(0, 7))
                     .hero(h2, at(1, 7))
                     .hero(h3, at(2, 7))
                     .hero(h4, at(9, 4))
                     .monster(a4, at(12, 4))
                     .ai_card(Role::a, ai("Basic Attack"))
                     .final_step(1, 1)
                     .with(ScriptedDice{5, 1, 2});
    const Square from = at(9, 4);
    std::vector<Event> told;
    const auto tell = [&](const Event& event) { told.push_back(event); };
    for (const Action& action : {Action{Move{at(10, 4)}}, Action{Move{at(11, 4)}}, Action{Attack{}},
                                 Action{TargetModel{a4}}, Action{EndActivation{}}})
        state = heroes::apply(state, action, tell);
    const AttackCard mace = standard_content.heroes[aldous].weapon;
    const AttackCard blade = standard_content.monsters[monster_named("Skeleton")].attacks[0];
    const std::vector<Event> expected{
        PointsChanged{h4, Points::movement, 4, 3},
        ModelMoved{h4, from, at(10, 4), MoveReason::own},
        PointsChanged{h4, Points::movement, 3, 2},
        ModelMoved{h4, at(10, 4), at(11, 4), MoveReason::own},
        PointsChanged{h4, Points::action, 2, 1},
        AttackDeclared{h4, mace, at(12, 4), {a4}},
        DiceRolled{h4, {Die{DieSize::d8, 5}}, 0},
        AttackCompared{h4, a4, 9, 8, 1, false},
        Damaged{a4, 7, 6, DamageCause::attack},
        ActivationEnded{h4},
        TokenMoved{7},
        MonsterActivated{a4},
        AiCardRevealed{a4, ai("Basic Attack")},
        TargetChosen{a4, h4},
        AttackDeclared{a4, blade, at(11, 4), {h4}},
        DiceRolled{a4, {Die{DieSize::d10, 2}}, 0},
        AttackCompared{a4, h4, 4, 4, 1, false},
        Damaged{h4, 6, 5, DamageCause::attack},
        MonsterDone{a4},
        TokenMoved{8},
        TimerDiscarded{0},
        RoundBegan{2},
        TokenMoved{0},
        ActivationBegan{h1, 2, 4},
    };
    REQUIRE(told.size() == expected.size());
    for (std::size_t i = 0; i != told.size(); ++i) CHECK(told[i] == expected[i]);
    CHECK(state.chance.verdict());
}
