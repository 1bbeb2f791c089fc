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
    Seat seat{};
    EnumArray<Slot, Item> slots{};
    Slots hidden{};

    static constexpr Names names{"items rearranged", "seat", "slots", "hidden"};
    bool operator==(const ItemsRearranged&) const = default;
};

// A hidden item is hidden no longer.
struct ItemRevealed {
    Seat seat{};
    ItemCard item{};

    static constexpr Names names{"item revealed", "seat", "item"};
    bool operator==(const ItemRevealed&) const = default;
};

// The dice of the Heal action have fallen; decrees change their sum by so much.
struct HealRolled {
    Seat seat{};
    std::uint8_t first{};
    std::uint8_t second{};
    std::int8_t bonus{};

    static constexpr Names names{"heal rolled", "seat", "first", "second", "bonus"};
    bool operator==(const HealRolled&) const = default;
};

// A hero has regained health: by so much, out of so much offered.
struct Healed {
    Seat seat{};
    HealCause cause{};
    std::uint8_t offered{};
    std::uint8_t regained{};

    static constexpr Names names{"healed", "seat", "cause", "offered", "regained"};
    bool operator==(const Healed&) const = default;
};

// A hero or a monster has lost status tokens.
struct StatusCured {
    Fighter fighter{};
    StatusEffects status_effects{};

    static constexpr Names names{"status cured", "fighter", "status_effects"};
    bool operator==(const StatusCured&) const = default;
};

// A trophy went to the graveyard.
struct OblationMade {
    Seat seat{};
    Benefit benefit{};
    MonsterCard trophy{};

    static constexpr Names names{"oblation made", "seat", "benefit", "trophy"};
    bool operator==(const OblationMade&) const = default;
};

// The maximum of a hero's health has risen to this.
struct MaximumRaised {
    Seat seat{};
    std::uint8_t maximum{};

    static constexpr Names names{"maximum raised", "seat", "maximum"};
    bool operator==(const MaximumRaised&) const = default;
};

// A Favor is ready again.
struct FavorRecharged {
    Seat seat{};
    HeroCard hero{};

    static constexpr Names names{"favor recharged", "seat", "hero"};
    bool operator==(const FavorRecharged&) const = default;
};

// The change that a player keeps, by a house rule, is another.
struct GoldChanged {
    Seat seat{};
    std::uint8_t from{};
    std::uint8_t to{};

    static constexpr Names names{"gold changed", "seat", "from", "to"};
    bool operator==(const GoldChanged&) const = default;
};

// A purchase was this much cheaper.
struct DiscountTaken {
    Seat seat{};
    std::uint8_t gold{};

    static constexpr Names names{"discount taken", "seat", "gold"};
    bool operator==(const DiscountTaken&) const = default;
};

// A trophy went to the merchant.
struct TrophyPaid {
    Seat seat{};
    MonsterCard trophy{};
    std::uint8_t value{};

    static constexpr Names names{"trophy paid", "seat", "trophy", "value"};
    bool operator==(const TrophyPaid&) const = default;
};

// An item was bought from a space of the shop.
struct ItemBought {
    Seat seat{};
    ShopSpace space{};
    ItemCard item{};
    std::uint8_t price{};

    static constexpr Names names{"item bought", "seat", "space", "item", "price"};
    bool operator==(const ItemBought&) const = default;
};

// An item was sold.
struct ItemSold {
    Seat seat{};
    ItemCard item{};

    static constexpr Names names{"item sold", "seat", "item"};
    bool operator==(const ItemSold&) const = default;
};

// An item was taken from a space of the shop for one that was sold.
struct ItemTaken {
    Seat seat{};
    ShopSpace space{};
    ItemCard item{};

    static constexpr Names names{"item taken", "seat", "space", "item"};
    bool operator==(const ItemTaken&) const = default;
};

// The Merchant's Stock has moved on; this is what came on the first space.
struct StockMoved {
    std::optional<ItemCard> drawn{};

    static constexpr Names names{"stock moved", "drawn"};
    bool operator==(const StockMoved&) const = default;
};

// An item went to the discard pile.
struct ItemDiscarded {
    ItemCard item{};
    DiscardCause cause{};

    static constexpr Names names{"item discarded", "item", "cause"};
    bool operator==(const ItemDiscarded&) const = default;
};

}  // namespace heroes::hamlet
