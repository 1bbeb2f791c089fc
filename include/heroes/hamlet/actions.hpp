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

constexpr std::string_view name_of(RerollSource source) {
    constexpr std::array<const char*, enum_count<RerollSource>> names{
        "favor", "slot 1", "slot 2", "slot 3", "wrath", "selflessness", "revenge", "redemption", "mercy"};
    return index_of(source) < names.size() ? names[index_of(source)] : "no source";
}

// Show everybody an item that was hidden so far.
struct RevealItem {
    static constexpr std::string_view name = "reveal item";
    ItemCard item{};

    bool operator==(const RevealItem&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("item", self.item);
    }
};

// Move items between backpack and equip slots, slot by slot.
struct Rearrange {
    static constexpr std::string_view name = "rearrange";

    bool operator==(const Rearrange&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Leave the slot as it is.
struct LeaveSlot {
    static constexpr std::string_view name = "leave slot";

    bool operator==(const LeaveSlot&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Put what is in the slot into the backpack.
struct EmptySlot {
    static constexpr std::string_view name = "empty slot";

    bool operator==(const EmptySlot&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Put an item from the backpack into the slot; what was there goes into the backpack.
struct Equip {
    static constexpr std::string_view name = "equip";
    Item item{};

    bool operator==(const Equip&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("item", self.item);
    }
};

// Look among the artifacts for what goes into the slot.
struct ReachForRelic {
    static constexpr std::string_view name = "reach for relic";

    bool operator==(const ReachForRelic&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Hamlet: roll two dice, regain that much health and lose all status tokens.
struct Heal {
    static constexpr std::string_view name = "heal";

    bool operator==(const Heal&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Hamlet: offer a trophy and have one more health at most.
struct OblationHealth {
    static constexpr std::string_view name = "oblation for health";

    bool operator==(const OblationHealth&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Hamlet: offer a trophy and have the Favor ready again.
struct OblationRecharge {
    static constexpr std::string_view name = "oblation for the favor";

    bool operator==(const OblationRecharge&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// The trophy that is offered.
struct Offer {
    static constexpr std::string_view name = "offer";
    MonsterCard trophy{};

    bool operator==(const Offer&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("trophy", self.trophy);
    }
};

// Hamlet: buy what lies on these spaces.
struct Shop {
    static constexpr std::string_view name = "shop";
    ShopSpaces spaces{};

    bool operator==(const Shop&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("spaces", self.spaces);
    }
};

// One more trophy for the merchant, in the order of falling value.
struct Pay {
    static constexpr std::string_view name = "pay";
    MonsterCard trophy{};

    bool operator==(const Pay&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("trophy", self.trophy);
    }
};

// Hamlet: take what lies on these spaces for an item of higher value.
struct Sell {
    static constexpr std::string_view name = "sell";
    ShopSpaces spaces{};

    bool operator==(const Sell&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("spaces", self.spaces);
    }
};

// The item that is given for it.
struct Give {
    static constexpr std::string_view name = "give";
    ItemCard item{};

    bool operator==(const Give&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("item", self.item);
    }
};

// Leave the Hamlet.
struct EnterWilderness {
    static constexpr std::string_view name = "enter wilderness";

    bool operator==(const EnterWilderness&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Stay in the Hamlet, where a house rule allows that.
struct StayHome {
    static constexpr std::string_view name = "stay home";

    bool operator==(const StayHome&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Face what is in a region.
struct SelectRegion {
    static constexpr std::string_view name = "select region";
    Region region{};

    bool operator==(const SelectRegion&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region);
    }
};

// Challenge the Corrupted Champion.
struct ChallengeChampion {
    static constexpr std::string_view name = "challenge champion";

    bool operator==(const ChallengeChampion&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Return to the Hamlet after a victory.
struct GoHome {
    static constexpr std::string_view name = "go home";

    bool operator==(const GoHome&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Stand and fight.
struct Fight {
    static constexpr std::string_view name = "fight";

    bool operator==(const Fight&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Flee from a fight, or retreat before it.
struct Flee {
    static constexpr std::string_view name = "flee";

    bool operator==(const Flee&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Use the consumable in a slot.
struct UseConsumable {
    static constexpr std::string_view name = "use consumable";
    Slot slot{};

    bool operator==(const UseConsumable&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("slot", self.slot);
    }
};

// Use the hero's Favor.
struct UseFavor {
    static constexpr std::string_view name = "use favor";

    bool operator==(const UseFavor&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// The player whose hidden items are looked at.
struct Spy {
    static constexpr std::string_view name = "spy";
    Seat rival{};

    bool operator==(const Spy&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("rival", self.rival);
    }
};

// Roll for an attack.
struct Attack {
    static constexpr std::string_view name = "attack";

    bool operator==(const Attack&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Roll some dice again.
struct RerollDice {
    static constexpr std::string_view name = "reroll dice";
    RerollSource source{};
    Dice dice{};

    bool operator==(const RerollDice&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("source", self.source), f("dice", self.dice);
    }
};

// Leave the dice as they fell.
struct KeepRoll {
    static constexpr std::string_view name = "keep roll";

    bool operator==(const KeepRoll&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// The artifact that a beaten monster gives.
struct TakeArtifact {
    static constexpr std::string_view name = "take artifact";
    Artifact artifact{};

    bool operator==(const TakeArtifact&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("artifact", self.artifact);
    }
};

// Take what lies under a beaten monster, where a house rule lets players choose.
struct TakeLoot {
    static constexpr std::string_view name = "take loot";

    bool operator==(const TakeLoot&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Leave it lying in the region.
struct LeaveLoot {
    static constexpr std::string_view name = "leave loot";

    bool operator==(const LeaveLoot&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// The card that lies next from the top.
struct PutNext {
    static constexpr std::string_view name = "put next";
    MonsterCard card{};

    bool operator==(const PutNext&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("card", self.card);
    }
};

// The unfinished set whose artifacts are kept.
struct KeepSet {
    static constexpr std::string_view name = "keep set";
    Sigil set{};

    bool operator==(const KeepSet&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("set", self.set);
    }
};

// The hero to play, of the two that were drawn.
struct KeepHero {
    static constexpr std::string_view name = "keep hero";
    HeroCard hero{};

    bool operator==(const KeepHero&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero);
    }
};

// What a player may do. Who does it is known from the pending decision. Where the rulebook has one large choice, it is
// made in parts: slot by slot, trophy by trophy.
using Action = OneOf<RevealItem, Rearrange, LeaveSlot, EmptySlot, Equip, ReachForRelic, Heal, OblationHealth,
                     OblationRecharge, Offer, Shop, Pay, Sell, Give, EnterWilderness, StayHome, SelectRegion,
                     ChallengeChampion, GoHome, Fight, Flee, UseConsumable, UseFavor, Spy, Attack, RerollDice, KeepRoll,
                     TakeArtifact, TakeLoot, LeaveLoot, PutNext, KeepSet, KeepHero>;

}  // namespace heroes::hamlet
