#pragma once

// What happened, one file for each part of the rulebook.

#include <heroes/core/one_of.hpp>
#include <heroes/shining/events/activation.hpp>
#include <heroes/shining/events/attack.hpp>
#include <heroes/shining/events/campaign.hpp>
#include <heroes/shining/events/causes.hpp>
#include <heroes/shining/events/encounter.hpp>
#include <heroes/shining/events/monsters.hpp>

namespace heroes::shining {

// What happened, complete enough to draw it.
struct Event
    : OneOf<GameStarted, HeroJoined, QuestBegan, PartyRestored, ItemGiven, EquipmentGiven, StatRaised, RecoveryChosen,
            PathChosen, QuestEnded, QuestUnlocked, NewGamePlusBegan, GameOver, EncounterBegan, MonsterSpawned,
            SpawnFailed, ObjectPlaced, ChartRolled, EventPlaced, TimersPlaced, EventsReshuffled, HeroNumbered,
            HeroPlaced, CombatBegan, RoundBegan, TokenMoved, TimerDiscarded, EventRevealed, LineChosen, LineResolved,
            TestRolled, RageChanged, MapFlooded, EventDiscarded, GoalTouched, HeroLeft, EncounterWon, EncounterLost,
            ActivationBegan, ActivationEnded, ModelMoved, PointsChanged, PowerUsed, ItemUsed, StatusGained, StatusEnded,
            Healed, LuckRolled, LuckDieDiscarded, LuckResolved, Exhausted, Revived, AttackDeclared, DiceRolled,
            DieDiscarded, AttackCompared, ChainTriggered, WindowOpened, ReactionPassed, DamageBlocked, Damaged,
            PushStarted, PushDeclined, PushEnded, DeathDefied, ModelRemoved, MonsterActivated, AiDeckReshuffled,
            AiCardRevealed, TargetChosen, AttackLost, MonsterDone> {
    using OneOf::OneOf;
};

}  // namespace heroes::shining
