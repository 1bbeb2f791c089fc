#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// What an oblation is made for.
enum class Benefit : std::uint8_t { health, recharge, last = recharge };

constexpr EnumNames<Benefit> names_of(Benefit) { return {"health", "recharge"}; }

// The Hamlet phase: what next, or off into the Wilderness?
struct HamletPhase {
    Seat seat{};

    static constexpr Names names{"hamlet phase", "seat"};
    bool operator==(const HamletPhase&) const = default;
};

// Oblation: which trophy is offered?
struct ChooseOffering {
    Seat seat{};
    Benefit benefit{};

    static constexpr Names names{"choose offering", "seat", "benefit"};
    bool operator==(const ChooseOffering&) const = default;
};

// Shop: which trophy is paid next?
struct ChoosePayment {
    Seat seat{};
    ShopSpaces spaces{};
    std::uint8_t due = 0;  // in gold
    std::optional<MonsterCard> paid_last{};

    static constexpr Names names{"choose payment", "seat", "spaces", "due", "paid_last"};
    bool operator==(const ChoosePayment&) const = default;
};

// Sell: which item is given?
struct ChooseSoldItem {
    Seat seat{};
    ShopSpaces spaces{};

    static constexpr Names names{"choose sold item", "seat", "spaces"};
    bool operator==(const ChooseSoldItem&) const = default;
};

// Rearranging: what goes into this slot?
struct ArrangeSlot {
    Seat seat{};
    Slot slot{};
    bool changed = false;  // whether any slot was, so far

    static constexpr Names names{"arrange slot", "seat", "slot", "changed"};
    bool operator==(const ArrangeSlot&) const = default;
};

// Rearranging: which artifact goes into this slot?
struct ChooseRelic {
    Seat seat{};
    Slot slot{};

    static constexpr Names names{"choose relic", "seat", "slot"};
    bool operator==(const ChooseRelic&) const = default;
};

// The Wilderness outside an encounter: whom to face next, or home?
struct WildernessPhase {
    Seat seat{};

    static constexpr Names names{"wilderness phase", "seat"};
    bool operator==(const WildernessPhase&) const = default;
};

// The opponent is face up: fight or retreat?
struct StandOff {
    Seat seat{};

    static constexpr Names names{"stand-off", "seat"};
    bool operator==(const StandOff&) const = default;
};

// The hero's combat turn: attack or flee, and what is used before?
struct CombatTurn {
    Seat seat{};

    static constexpr Names names{"combat turn", "seat"};
    bool operator==(const CombatTurn&) const = default;
};

// The dice have fallen: roll some again?
struct ChooseReroll {
    Seat seat{};
    Window window{};

    static constexpr Names names{"choose reroll", "seat", "window"};
    bool operator==(const ChooseReroll&) const = default;
};

// Whose hidden items are looked at?
struct ChooseRival {
    Seat seat{};

    static constexpr Names names{"choose rival", "seat"};
    bool operator==(const ChooseRival&) const = default;
};

// Which of the cards just seen lies at this place, counted from the top?
struct OrderTop {
    Seat seat{};
    std::uint8_t place = 0;

    static constexpr Names names{"order top", "seat", "place"};
    bool operator==(const OrderTop&) const = default;
};

// A monster is beaten: is this taken from under it, where a house rule lets players choose?
struct ChooseLoot {
    Seat seat{};
    Item item{};

    static constexpr Names names{"choose loot", "seat", "item"};
    bool operator==(const ChooseLoot&) const = default;
};

// Which artifact of the set is taken?
struct ChooseArtifact {
    Seat seat{};
    Sigil set{};

    static constexpr Names names{"choose artifact", "seat", "set"};
    bool operator==(const ChooseArtifact&) const = default;
};

// The Baron recalls artifacts: which unfinished set is kept?
struct ChooseSet {
    Seat seat{};

    static constexpr Names names{"choose set", "seat"};
    bool operator==(const ChooseSet&) const = default;
};

// Which of two heroes is played, where a house rule lets players choose?
struct ChooseHero {
    Seat seat{};
    HeroCard first{};
    HeroCard second{};

    static constexpr Names names{"choose hero", "seat", "first", "second"};
    bool operator==(const ChooseHero&) const = default;
};

// What the game waits for, and from whom: every decision names its seat.
struct Decision : OneOf<HamletPhase, ChooseOffering, ChoosePayment, ChooseSoldItem, ArrangeSlot, ChooseRelic,
                        WildernessPhase, StandOff, CombatTurn, ChooseReroll, ChooseRival, OrderTop, ChooseLoot,
                        ChooseArtifact, ChooseSet, ChooseHero> {
    using OneOf::OneOf;
};

}  // namespace heroes::hamlet
