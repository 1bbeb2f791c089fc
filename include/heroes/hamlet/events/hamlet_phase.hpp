#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/decisions.hpp>
#include <heroes/hamlet/events/causes.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A player has arranged the equip slots; those that hold hidden items are named.
struct ItemsRearranged {
    static constexpr std::string_view name = "items rearranged";
    Seat seat{};
    EnumArray<Slot, Item> slots{};
    Slots hidden{};

    bool operator==(const ItemsRearranged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("slots", self.slots), f("hidden", self.hidden);
    }
};

// A hidden item is hidden no longer.
struct ItemRevealed {
    static constexpr std::string_view name = "item revealed";
    Seat seat{};
    ItemCard item{};

    bool operator==(const ItemRevealed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item);
    }
};

// The dice of the Heal action have fallen; decrees change their sum by so much.
struct HealRolled {
    static constexpr std::string_view name = "heal rolled";
    Seat seat{};
    std::uint8_t first{};
    std::uint8_t second{};
    std::int8_t bonus{};

    bool operator==(const HealRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("first", self.first), f("second", self.second), f("bonus", self.bonus);
    }
};

// A hero has regained health: by so much, out of so much offered.
struct Healed {
    static constexpr std::string_view name = "healed";
    Seat seat{};
    HealCause cause{};
    std::uint8_t offered{};
    std::uint8_t regained{};

    bool operator==(const Healed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("cause", self.cause), f("offered", self.offered), f("regained", self.regained);
    }
};

// A hero or a monster has lost status tokens.
struct StatusCured {
    static constexpr std::string_view name = "status cured";
    Fighter fighter{};
    Ailments ailments{};

    bool operator==(const StatusCured&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("ailments", self.ailments);
    }
};

// A trophy went to the graveyard.
struct OblationMade {
    static constexpr std::string_view name = "oblation made";
    Seat seat{};
    Benefit benefit{};
    MonsterCard trophy{};

    bool operator==(const OblationMade&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("benefit", self.benefit), f("trophy", self.trophy);
    }
};

// A Favor is ready again.
struct FavorRecharged {
    static constexpr std::string_view name = "favor recharged";
    Seat seat{};
    HeroCard hero{};

    bool operator==(const FavorRecharged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero);
    }
};

// The change that a player keeps, by a house rule, is another.
struct GoldChanged {
    static constexpr std::string_view name = "gold changed";
    Seat seat{};
    std::uint8_t from{};
    std::uint8_t to{};

    bool operator==(const GoldChanged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("from", self.from), f("to", self.to);
    }
};

// A purchase was this much cheaper.
struct DiscountTaken {
    static constexpr std::string_view name = "discount taken";
    Seat seat{};
    std::uint8_t gold{};

    bool operator==(const DiscountTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("gold", self.gold);
    }
};

// A trophy went to the merchant.
struct TrophyPaid {
    static constexpr std::string_view name = "trophy paid";
    Seat seat{};
    MonsterCard trophy{};
    std::uint8_t value{};

    bool operator==(const TrophyPaid&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("trophy", self.trophy), f("value", self.value);
    }
};

// An item was bought from a space of the shop.
struct ItemBought {
    static constexpr std::string_view name = "item bought";
    Seat seat{};
    ShopSpace space{};
    ItemCard item{};
    std::uint8_t price{};

    bool operator==(const ItemBought&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("space", self.space), f("item", self.item), f("price", self.price);
    }
};

// An item was sold.
struct ItemSold {
    static constexpr std::string_view name = "item sold";
    Seat seat{};
    ItemCard item{};

    bool operator==(const ItemSold&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item);
    }
};

// An item was taken from a space of the shop for one that was sold.
struct ItemTaken {
    static constexpr std::string_view name = "item taken";
    Seat seat{};
    ShopSpace space{};
    ItemCard item{};

    bool operator==(const ItemTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("space", self.space), f("item", self.item);
    }
};

// The Merchant's Stock has moved on; this is what came on the first space.
struct StockMoved {
    static constexpr std::string_view name = "stock moved";
    std::optional<ItemCard> drawn{};

    bool operator==(const StockMoved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("drawn", self.drawn);
    }
};

// An item went to the discard pile.
struct ItemDiscarded {
    static constexpr std::string_view name = "item discarded";
    ItemCard item{};
    DiscardCause cause{};

    bool operator==(const ItemDiscarded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("item", self.item), f("cause", self.cause);
    }
};

}  // namespace heroes::hamlet
