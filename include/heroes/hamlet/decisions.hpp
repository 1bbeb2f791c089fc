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

constexpr std::string_view name_of(Benefit benefit) { return benefit == Benefit::health ? "health" : "recharge"; }

// The Hamlet phase: what next, or off into the Wilderness?
struct HamletPhase {
    static constexpr std::string_view name = "hamlet phase";
    Seat seat{};

    bool operator==(const HamletPhase&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// Oblation: which trophy is offered?
struct ChooseOffering {
    static constexpr std::string_view name = "choose offering";
    Seat seat{};
    Benefit benefit{};

    bool operator==(const ChooseOffering&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("benefit", self.benefit);
    }
};

// Shop: which trophy is paid next?
struct ChoosePayment {
    static constexpr std::string_view name = "choose payment";
    Seat seat{};
    ShopSpaces spaces{};
    std::uint8_t due = 0;  // in gold
    std::optional<MonsterCard> paid_last{};

    bool operator==(const ChoosePayment&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("spaces", self.spaces), f("due", self.due), f("paid_last", self.paid_last);
    }
};

// Sell: which item is given?
struct ChooseSoldItem {
    static constexpr std::string_view name = "choose sold item";
    Seat seat{};
    ShopSpaces spaces{};

    bool operator==(const ChooseSoldItem&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("spaces", self.spaces);
    }
};

// Rearranging: what goes into this slot?
struct ArrangeSlot {
    static constexpr std::string_view name = "arrange slot";
    Seat seat{};
    Slot slot{};
    bool changed = false;  // whether any slot was, so far

    bool operator==(const ArrangeSlot&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("slot", self.slot), f("changed", self.changed);
    }
};

// Rearranging: which artifact goes into this slot?
struct ChooseRelic {
    static constexpr std::string_view name = "choose relic";
    Seat seat{};
    Slot slot{};

    bool operator==(const ChooseRelic&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("slot", self.slot);
    }
};

// The Wilderness outside an encounter: whom to face next, or home?
struct WildernessPhase {
    static constexpr std::string_view name = "wilderness phase";
    Seat seat{};

    bool operator==(const WildernessPhase&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The opponent is face up: fight or retreat?
struct StandOff {
    static constexpr std::string_view name = "stand-off";
    Seat seat{};

    bool operator==(const StandOff&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The hero's combat turn: attack or flee, and what is used before?
struct CombatTurn {
    static constexpr std::string_view name = "combat turn";
    Seat seat{};

    bool operator==(const CombatTurn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The dice have fallen: roll some again?
struct ChooseReroll {
    static constexpr std::string_view name = "choose reroll";
    Seat seat{};
    Window window{};

    bool operator==(const ChooseReroll&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("window", self.window);
    }
};

// Whose hidden items are looked at?
struct ChooseRival {
    static constexpr std::string_view name = "choose rival";
    Seat seat{};

    bool operator==(const ChooseRival&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// Which of the cards just seen lies at this place, counted from the top?
struct OrderTop {
    static constexpr std::string_view name = "order top";
    Seat seat{};
    std::uint8_t place = 0;

    bool operator==(const OrderTop&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("place", self.place);
    }
};

// A monster is beaten: is this taken from under it, where a house rule lets players choose?
struct ChooseLoot {
    static constexpr std::string_view name = "choose loot";
    Seat seat{};
    Item item{};

    bool operator==(const ChooseLoot&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item);
    }
};

// Which artifact of the set is taken?
struct ChooseArtifact {
    static constexpr std::string_view name = "choose artifact";
    Seat seat{};
    Sigil set{};

    bool operator==(const ChooseArtifact&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("set", self.set);
    }
};

// The Baron recalls artifacts: which unfinished set is kept?
struct ChooseSet {
    static constexpr std::string_view name = "choose set";
    Seat seat{};

    bool operator==(const ChooseSet&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// Which of two heroes is played, where a house rule lets players choose?
struct ChooseHero {
    static constexpr std::string_view name = "choose hero";
    Seat seat{};
    HeroCard first{};
    HeroCard second{};

    bool operator==(const ChooseHero&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("first", self.first), f("second", self.second);
    }
};

// What the game waits for, and from whom: every decision names its seat.
using Decision =
    OneOf<HamletPhase, ChooseOffering, ChoosePayment, ChooseSoldItem, ArrangeSlot, ChooseRelic, WildernessPhase,
          StandOff, CombatTurn, ChooseReroll, ChooseRival, OrderTop, ChooseLoot, ChooseArtifact, ChooseSet, ChooseHero>;

}  // namespace heroes::hamlet
