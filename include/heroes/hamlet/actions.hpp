#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// What lets a hero roll dice again: the Favor, a consumable in a slot, or a Sigil.
enum class RerollSource : std::uint8_t { favor, first_slot, first_sigil = 4, last = 8 };

using RerollSources = EnumSet<RerollSource>;

constexpr RerollSource source(Slot slot) {
    return static_cast<RerollSource>(index_of(RerollSource::first_slot) + index_of(slot));
}
constexpr RerollSource source(Sigil sigil) {
    return static_cast<RerollSource>(index_of(RerollSource::first_sigil) + index_of(sigil));
}

constexpr EnumNames<RerollSource> names_of(RerollSource) {
    return {"favor", "slot 1", "slot 2", "slot 3", "wrath", "selflessness", "revenge", "redemption", "mercy"};
}

// Show everybody an item that was hidden so far.
struct RevealItem {
    ItemCard item{};

    static constexpr Names names{"reveal item", "item"};
    bool operator==(const RevealItem&) const = default;
};

// Move items between backpack and equip slots, slot by slot.
struct Rearrange {
    static constexpr Names names{"rearrange"};
    bool operator==(const Rearrange&) const = default;
};

// Leave the slot as it is.
struct LeaveSlot {
    static constexpr Names names{"leave slot"};
    bool operator==(const LeaveSlot&) const = default;
};

// Put what is in the slot into the backpack.
struct EmptySlot {
    static constexpr Names names{"empty slot"};
    bool operator==(const EmptySlot&) const = default;
};

// Put an item from the backpack into the slot; what was there goes into the backpack.
struct Equip {
    Item item{};

    static constexpr Names names{"equip", "item"};
    bool operator==(const Equip&) const = default;
};

// Look among the artifacts for what goes into the slot.
struct ReachForRelic {
    static constexpr Names names{"reach for relic"};
    bool operator==(const ReachForRelic&) const = default;
};

// Hamlet: roll two dice, regain that much health and lose all status tokens.
struct Heal {
    static constexpr Names names{"heal"};
    bool operator==(const Heal&) const = default;
};

// Hamlet: offer a trophy and have one more health at most.
struct OblationHealth {
    static constexpr Names names{"oblation for health"};
    bool operator==(const OblationHealth&) const = default;
};

// Hamlet: offer a trophy and have the Favor ready again.
struct OblationRecharge {
    static constexpr Names names{"oblation for the favor"};
    bool operator==(const OblationRecharge&) const = default;
};

// The trophy that is offered.
struct Offer {
    MonsterCard trophy{};

    static constexpr Names names{"offer", "trophy"};
    bool operator==(const Offer&) const = default;
};

// Hamlet: buy what lies on these spaces.
struct Shop {
    ShopSpaces spaces{};

    static constexpr Names names{"shop", "spaces"};
    bool operator==(const Shop&) const = default;
};

// One more trophy for the merchant, in the order of falling value.
struct Pay {
    MonsterCard trophy{};

    static constexpr Names names{"pay", "trophy"};
    bool operator==(const Pay&) const = default;
};

// Hamlet: take what lies on these spaces for an item of higher value.
struct Sell {
    ShopSpaces spaces{};

    static constexpr Names names{"sell", "spaces"};
    bool operator==(const Sell&) const = default;
};

// The item that is given for it.
struct Give {
    ItemCard item{};

    static constexpr Names names{"give", "item"};
    bool operator==(const Give&) const = default;
};

// Leave the Hamlet.
struct EnterWilderness {
    static constexpr Names names{"enter wilderness"};
    bool operator==(const EnterWilderness&) const = default;
};

// Stay in the Hamlet, where a house rule allows that.
struct StayHome {
    static constexpr Names names{"stay home"};
    bool operator==(const StayHome&) const = default;
};

// Face what is in a region.
struct SelectRegion {
    Region region{};

    static constexpr Names names{"select region", "region"};
    bool operator==(const SelectRegion&) const = default;
};

// Challenge the Corrupted Champion.
struct ChallengeChampion {
    static constexpr Names names{"challenge champion"};
    bool operator==(const ChallengeChampion&) const = default;
};

// Return to the Hamlet after a victory.
struct GoHome {
    static constexpr Names names{"go home"};
    bool operator==(const GoHome&) const = default;
};

// Stand and fight.
struct Fight {
    static constexpr Names names{"fight"};
    bool operator==(const Fight&) const = default;
};

// Flee from a fight, or retreat before it.
struct Flee {
    static constexpr Names names{"flee"};
    bool operator==(const Flee&) const = default;
};

// Use the consumable in a slot.
struct UseConsumable {
    Slot slot{};

    static constexpr Names names{"use consumable", "slot"};
    bool operator==(const UseConsumable&) const = default;
};

// Use the hero's Favor.
struct UseFavor {
    static constexpr Names names{"use favor"};
    bool operator==(const UseFavor&) const = default;
};

// The player whose hidden items are looked at.
struct Spy {
    Seat rival{};

    static constexpr Names names{"spy", "rival"};
    bool operator==(const Spy&) const = default;
};

// Roll for an attack.
struct Attack {
    static constexpr Names names{"attack"};
    bool operator==(const Attack&) const = default;
};

// Roll some dice again.
struct RerollDice {
    RerollSource source{};
    Dice dice{};

    static constexpr Names names{"reroll dice", "source", "dice"};
    bool operator==(const RerollDice&) const = default;
};

// Leave the dice as they fell.
struct KeepRoll {
    static constexpr Names names{"keep roll"};
    bool operator==(const KeepRoll&) const = default;
};

// The artifact that a beaten monster gives.
struct TakeArtifact {
    Artifact artifact{};

    static constexpr Names names{"take artifact", "artifact"};
    bool operator==(const TakeArtifact&) const = default;
};

// Take what lies under a beaten monster, where a house rule lets players choose.
struct TakeLoot {
    static constexpr Names names{"take loot"};
    bool operator==(const TakeLoot&) const = default;
};

// Leave it lying in the region.
struct LeaveLoot {
    static constexpr Names names{"leave loot"};
    bool operator==(const LeaveLoot&) const = default;
};

// The card that lies next from the top.
struct PutNext {
    MonsterCard card{};

    static constexpr Names names{"put next", "card"};
    bool operator==(const PutNext&) const = default;
};

// The unfinished set whose artifacts are kept.
struct KeepSet {
    Sigil set{};

    static constexpr Names names{"keep set", "set"};
    bool operator==(const KeepSet&) const = default;
};

// The hero to play, of the two that were drawn.
struct KeepHero {
    HeroCard hero{};

    static constexpr Names names{"keep hero", "hero"};
    bool operator==(const KeepHero&) const = default;
};

// What a player may do. Who does it is known from the pending decision. Where the rulebook has one large choice, it is
// made in parts: slot by slot, trophy by trophy.
struct Action : OneOf<RevealItem, Rearrange, LeaveSlot, EmptySlot, Equip, ReachForRelic, Heal, OblationHealth,
                      OblationRecharge, Offer, Shop, Pay, Sell, Give, EnterWilderness, StayHome, SelectRegion,
                      ChallengeChampion, GoHome, Fight, Flee, UseConsumable, UseFavor, Spy, Attack, RerollDice,
                      KeepRoll, TakeArtifact, TakeLoot, LeaveLoot, PutNext, KeepSet, KeepHero> {
    using OneOf::OneOf;
};

}  // namespace heroes::hamlet
