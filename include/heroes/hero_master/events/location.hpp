#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// A Location: offered, chosen, its effects, its monsters, treasure and gold.
namespace heroes::hero_master {

// The leader has drawn a Location card.
struct LocationOffered {
    Seat seat{};
    std::optional<LocationCard> location{};  // none for everybody but the leader

    static constexpr Names names{"location offered", "seat", "location"};
    bool operator==(const LocationOffered&) const = default;
};

// The leader has chosen where the party goes.
struct LocationChosen {
    Seat seat{};
    LocationCard location{};

    static constexpr Names names{"location chosen", "seat", "location"};
    bool operator==(const LocationChosen&) const = default;
};

// The other Location card was discarded.
struct LocationDiscarded {
    Seat seat{};
    std::optional<LocationCard> location{};  // none for everybody but the leader

    static constexpr Names names{"location discarded", "seat", "location"};
    bool operator==(const LocationDiscarded&) const = default;
};

// The last Location went back under the deck, by a house rule.
struct LocationRefused {
    Seat seat{};
    LocationCard location{};

    static constexpr Names names{"location refused", "seat", "location"};
    bool operator==(const LocationRefused&) const = default;
};

// An effect of a card is carried out for a player. Of a swap, a drop, a theft or a sale that the player can still do
// without, nothing is told but what comes of it.
struct EffectCarriedOut {
    Seat seat{};
    Origin origin{};

    static constexpr Names names{"effect carried out", "seat", "origin"};
    bool operator==(const EffectCarriedOut&) const = default;
};

// An optional effect was refused.
struct EffectRefused {
    Seat seat{};
    Origin origin{};

    static constexpr Names names{"effect refused", "seat", "origin"};
    bool operator==(const EffectRefused&) const = default;
};

// A monster came to the game board.
struct MonsterPlaced {
    MonsterCard monster{};
    Place place{};

    static constexpr Names names{"monster placed", "monster", "place"};
    bool operator==(const MonsterPlaced&) const = default;
};

// A card of the treasure pile.
struct TreasureDealt {
    TreasureCard treasure{};

    static constexpr Names names{"treasure dealt", "treasure"};
    bool operator==(const TreasureDealt&) const = default;
};

// Gold of the Location in the Loot Pile.
struct LootPlaced {
    std::uint8_t gold = 0;
    std::uint8_t loot = 0;  // in the pile now

    static constexpr Names names{"loot placed", "gold", "loot"};
    bool operator==(const LootPlaced&) const = default;
};

}  // namespace heroes::hero_master
