#pragma once

#include <heroes/core/one_of.hpp>
#include <heroes/shire/events/causes.hpp>
#include <heroes/shire/events/health.hpp>
#include <heroes/shire/events/set_up.hpp>
#include <heroes/shire/events/spells.hpp>
#include <heroes/shire/events/tokens.hpp>
#include <heroes/shire/events/turn.hpp>

namespace heroes::shire {

// What happened, complete enough to animate it: who, what, from, to, why, the dice and the numbers compared.
struct Event
    : OneOf<GameStarted, CharacterTaken, MasterySpent, CardAdded, CardRemoved, BountyRolled, BountyMoved, TieRolled,
            RoundBegan, OrderChanged, TurnBegan, PhaseBegan, TurnSkipped, AbilityTriggered, MainPhasePassed, TurnEnded,
            GameOver, BuffPlaced, BuffsMoved, BuffsRemoved, ConditionPlaced, ConditionTicked, ConditionRemoved,
            DieChanged, SpellAnnounced, ConditionDieRolled, PartBegan, PartLost, ReactionOffered, ReactionDeclined,
            AttackRedirected, DodgeRolled, CounterAttacked, DamageComputed, LargeDamage, ShieldChanged, HpLost,
            HpGained, HpPaid, BaseHpRaised, GlowingTriggered, ActorDefeated, DarknessTriggered, ActorRevived,
            CreatureSummoned, CreatureRemoved, BountyRewarded, ConditionDieAimed> {
    using OneOf::OneOf;
};

}  // namespace heroes::shire
