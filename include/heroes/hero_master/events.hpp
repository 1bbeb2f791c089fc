#pragma once

// What happened, one file for each chapter of the rulebook.

#include <heroes/core/one_of.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/events/hands.hpp>
#include <heroes/hero_master/events/heroes.hpp>
#include <heroes/hero_master/events/leaving.hpp>
#include <heroes/hero_master/events/location.hpp>
#include <heroes/hero_master/events/phase_one.hpp>
#include <heroes/hero_master/events/phase_two.hpp>
#include <heroes/hero_master/events/set_up.hpp>

namespace heroes::hero_master {

// What happened, complete enough to draw it.
struct Event
    : OneOf<GameStarted, HeroCreated, LeaderRolled, FirstPlayerChosen, DeckShuffled, CardDrawn, CardSearched, HandKept,
            MulliganTaken, ProtestDrawn, ProtestReturned, CardDiscarded, LocationOffered, LocationChosen,
            LocationDiscarded, LocationRefused, EffectCarriedOut, EffectRefused, MonsterPlaced, TreasureDealt,
            LootPlaced, TokenMoved, DeclinedToInitiate, EncounterBegan, EncounterDeclined, AttackLaid, AttackDisplaced,
            BunglePlayed, PowerUsed, Passed, MonsterSwapped, MonsterReplaced, AmbusherFilled, AttackTakenBack,
            AttacksShifted, TokenPlaced, TokenReturned, PhaseBegan, AttackBegan, CardsApplied, ValueConverted,
            StrengthFixed, DiceRolled, CriticalFailed, CriticalHit, AttackResolved, MonsterDefeated, MonsterAttacked,
            MonsterRolled, AttackIgnored, MonsterSetAside, EncounterEnded, Wounded, Healed, HeroDefeated, HeroReturned,
            MarkerMoved, GoldMoved, CardsExhausted, CardsRefreshed, TreasureTaken, TreasurePlaced, TreasureReplaced,
            TreasureSold, TreasureStolen, TreasureDestroyed, OriginalRestored, OriginalRefused, PartingAttack,
            LocationCleared, GameOver> {
    using OneOf::OneOf;
};

}  // namespace heroes::hero_master
