#pragma once

// What happened, one file for each chapter of the rulebook.

#include <heroes/core/one_of.hpp>
#include <heroes/hedra/events/attack.hpp>
#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/events/clean_up.hpp>
#include <heroes/hedra/events/dragon.hpp>
#include <heroes/hedra/events/set_up.hpp>
#include <heroes/hedra/events/turn.hpp>

namespace heroes::hedra {

// What happened, complete enough to draw it.
struct Event : OneOf<GameStarted, HeroRolled, FirstPlayerChosen, DiePlaced, TurnBegan, PhaseBegan, Passed, Declined,
                     DieMoved, DieRerolled, RerollAnnounced, AttackDeclared, AttackRolled, OpponentChosen,
                     AttackAssigned, PowerCompared, DieDefeated, ChoiceMade, WarriorSacrificed, DieSaved,
                     RogueRetreated, DragonAdvanced, DragonReady, DragonAdvanceLost, DragonUnleashed, DragonAssigned,
                     DragonReset, PointScored, AttackSkipped, TurnEnded, FinalRoundTriggered, GameOver> {
    using OneOf::OneOf;
};

}  // namespace heroes::hedra
