#pragma once

// What happened, one file for each chapter of the rulebook.

#include <heroes/core/one_of.hpp>
#include <heroes/hamlet/events/causes.hpp>
#include <heroes/hamlet/events/combat.hpp>
#include <heroes/hamlet/events/defeat.hpp>
#include <heroes/hamlet/events/hamlet_phase.hpp>
#include <heroes/hamlet/events/set_up.hpp>
#include <heroes/hamlet/events/turn.hpp>
#include <heroes/hamlet/events/victory.hpp>
#include <heroes/hamlet/events/wilderness.hpp>

namespace heroes::hamlet {

// What happened, complete enough to draw it.
struct Event
    : OneOf<GameStarted, InitiativeRolled, FirstPlayerChosen, HeroDrawn, HeirloomDrawn, TurnBegan, MoonMoved,
            DecreeReplaced, DecreeDrawn, DecreeEffect, ArtifactsRecalled, ItemsRearranged, ItemRevealed, HealRolled,
            Healed, StatusCured, OblationMade, MaximumRaised, FavorRecharged, GoldChanged, DiscountTaken, TrophyPaid,
            ItemBought, ItemSold, ItemTaken, StockMoved, ItemDiscarded, WildernessEntered, RegionSelected,
            MonsterRevealed, MonsterMet, HomeBonusApplied, FightStarted, ConsumableUsed, EffectEnded, FavorUsed,
            SigilUsed, CardsPeeked, DiceRolled, DiceRerolled, AttackResolved, HealthChanged, StatusInflicted,
            StatusDamage, Regenerated, ThornsDealt, MonsterKilled, MutationsDiscarded, TrophyTaken, LootTaken,
            ArtifactTaken, SigilTaken, EscapeRolled, Fled, MonsterMutated, MonsterRestored, HeroDied, TrophiesLost,
            RelicsReturned, PlayerOut, FatigueTaken, ForcedHome, ChampionRevealed, ChampionRemutated, DeckReshuffled,
            TurnEnded, RoundEnded, GameOver> {
    using OneOf::OneOf;
};

}  // namespace heroes::hamlet
