#pragma once

#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// Keep the hand that was drawn.
struct KeepHand {
    static constexpr Names names{"keep hand"};
    bool operator==(const KeepHand&) const = default;
};

// Shuffle the hand into the deck and draw one card fewer.
struct Mulligan {
    static constexpr Names names{"mulligan"};
    bool operator==(const Mulligan&) const = default;
};

// Protest about having the least gold: draw a Protest card.
struct Protest {
    static constexpr Names names{"protest"};
    bool operator==(const Protest&) const = default;
};

// Discard a card from the hand.
struct DiscardCard {
    ActionCard card{};

    static constexpr Names names{"discard card", "card"};
    bool operator==(const DiscardCard&) const = default;
};

// Choose the Location to play.
struct VisitLocation {
    LocationCard location{};

    static constexpr Names names{"visit location", "location"};
    bool operator==(const VisitLocation&) const = default;
};

// Take a card from the deck that is searched.
struct TakeCard {
    ActionCard card{};

    static constexpr Names names{"take card", "card"};
    bool operator==(const TakeCard&) const = default;
};

// Sell a treasure from the stash.
struct Sell {
    TreasureCard treasure{};

    static constexpr Names names{"sell", "treasure"};
    bool operator==(const Sell&) const = default;
};

// Sell no more.
struct StopSelling {
    static constexpr Names names{"stop selling"};
    bool operator==(const StopSelling&) const = default;
};

// Choose the monster to encounter.
struct EncounterMonster {
    MonsterCard monster{};

    static constexpr Names names{"encounter monster", "monster"};
    bool operator==(const EncounterMonster&) const = default;
};

// Decline to initiate an Encounter, or to take part in one.
struct Decline {
    static constexpr Names names{"decline"};
    bool operator==(const Decline&) const = default;
};

// Lay an attack in the next free slot, or in one of several if the card allows that.
struct LayAttack {
    ActionCard card{};

    static constexpr Names names{"lay attack", "card"};
    bool operator==(const LayAttack&) const = default;
};

// The slot in which the attack is laid.
struct LayIn {
    AttackSlot slot{};

    static constexpr Names names{"lay in", "slot"};
    bool operator==(const LayIn&) const = default;
};

// Play a bungle.
struct PlayBungle {
    ActionCard card{};

    static constexpr Names names{"play bungle", "card"};
    bool operator==(const PlayBungle&) const = default;
};

// The attack on which the bungle is played.
struct BungleAttack {
    Seat hero{};
    AttackSlot slot{};

    static constexpr Names names{"bungle attack", "hero", "slot"};
    bool operator==(const BungleAttack&) const = default;
};

// Use the power of a Hero card, one of phase one.
struct UsePower {
    Permanent card{};

    static constexpr Names names{"use power", "card"};
    bool operator==(const UsePower&) const = default;
};

// Play no more cards in this Encounter.
struct Pass {
    static constexpr Names names{"pass"};
    bool operator==(const Pass&) const = default;
};

// Leave it at the card that was played.
struct EndTurn {
    static constexpr Names names{"end turn"};
    bool operator==(const EndTurn&) const = default;
};

// Have an optional effect carried out.
struct Accept {
    static constexpr Names names{"accept"};
    bool operator==(const Accept&) const = default;
};

// Do without.
struct Refuse {
    static constexpr Names names{"refuse"};
    bool operator==(const Refuse&) const = default;
};

// One of one's own attacks, to take back or to discard.
struct ChooseAttack {
    AttackSlot slot{};

    static constexpr Names names{"choose attack", "slot"};
    bool operator==(const ChooseAttack&) const = default;
};

// A permanent card, to refresh or to exhaust.
struct ChooseCard {
    Permanent card{};

    static constexpr Names names{"choose card", "card"};
    bool operator==(const ChooseCard&) const = default;
};

// The monster that changes places with the encountered one.
struct SwapWith {
    Place place{};

    static constexpr Names names{"swap with", "place"};
    bool operator==(const SwapWith&) const = default;
};

// The weapons and Hero cards that are applied to the attack.
struct ApplyCards {
    Permanents cards{};

    static constexpr Names names{"apply cards", "cards"};
    bool operator==(const ApplyCards&) const = default;
};

// The weapon whose value is converted, and into which type.
struct Convert {
    Permanent weapon{};
    DamageType type{};

    static constexpr Names names{"convert", "weapon", "type"};
    bool operator==(const Convert&) const = default;
};

// The hero who is affected.
struct ChooseHero {
    Seat hero{};

    static constexpr Names names{"choose hero", "hero"};
    bool operator==(const ChooseHero&) const = default;
};

// Take a card from the treasure pile.
struct TakeTreasure {
    TreasureCard treasure{};

    static constexpr Names names{"take treasure", "treasure"};
    bool operator==(const TakeTreasure&) const = default;
};

// Take none, where a house rule allows that.
struct LeaveTreasure {
    static constexpr Names names{"leave treasure"};
    bool operator==(const LeaveTreasure&) const = default;
};

// Put the treasure into this slot.
struct Equip {
    ItemSlot slot{};

    static constexpr Names names{"equip", "slot"};
    bool operator==(const Equip&) const = default;
};

// Take the treasure, an Action card, into the hand.
struct TakeToHand {
    static constexpr Names names{"take to hand"};
    bool operator==(const TakeToHand&) const = default;
};

// Put the treasure into the stash.
struct Stash {
    static constexpr Names names{"stash"};
    bool operator==(const Stash&) const = default;
};

// Put the original item back into its slot.
struct PutBack {
    static constexpr Names names{"put back"};
    bool operator==(const PutBack&) const = default;
};

// Leave the slot empty.
struct LeaveEmpty {
    static constexpr Names names{"leave empty"};
    bool operator==(const LeaveEmpty&) const = default;
};

// The equipped treasure that is stolen or destroyed.
struct ChooseItem {
    ItemSlot slot{};

    static constexpr Names names{"choose item", "slot"};
    bool operator==(const ChooseItem&) const = default;
};

// The stashed treasure that is stolen or destroyed, where a house rule allows that.
struct ChooseStashed {
    TreasureCard treasure{};

    static constexpr Names names{"choose stashed", "treasure"};
    bool operator==(const ChooseStashed&) const = default;
};

// The card whose effects come next, where a house rule lets the attacker choose.
struct CarryOutNext {
    Source source{};

    static constexpr Names names{"carry out next", "source"};
    bool operator==(const CarryOutNext&) const = default;
};

// What a player may do. Who does it is known from the pending decision. Where the rulebook has one large choice, it is
// made in parts: first the card, then its target. Of four bytes, so that an action is found without a multiplication
// and written as one word, which saves five instructions of a decision.
struct alignas(4) Action
    : OneOf<KeepHand, Mulligan, Protest, DiscardCard, VisitLocation, TakeCard, Sell, StopSelling, EncounterMonster,
            Decline, LayAttack, LayIn, PlayBungle, BungleAttack, UsePower, Pass, EndTurn, Accept, Refuse, ChooseAttack,
            ChooseCard, SwapWith, ApplyCards, Convert, ChooseHero, TakeTreasure, LeaveTreasure, Equip, TakeToHand,
            Stash, PutBack, LeaveEmpty, ChooseItem, ChooseStashed, CarryOutNext> {
    using OneOf::OneOf;
};

}  // namespace heroes::hero_master
