#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// What becomes of heroes: health, gold, cards on their boards.
namespace heroes::hero_master {

// A hero was wounded.
struct Wounded {
    Seat seat{};
    std::uint8_t wounds = 0;
    std::int8_t health = 0;
    WoundCause cause{};

    static constexpr Names names{"wounded", "seat", "wounds", "health", "cause"};
    bool operator==(const Wounded&) const = default;
};

// A hero was healed.
struct Healed {
    Seat seat{};
    std::uint8_t regained = 0;
    std::int8_t health = 0;

    static constexpr Names names{"healed", "seat", "regained", "health"};
    bool operator==(const Healed&) const = default;
};

// A hero is defeated.
struct HeroDefeated {
    Seat seat{};
    WoundCause cause{};

    static constexpr Names names{"hero defeated", "seat", "cause"};
    bool operator==(const HeroDefeated&) const = default;
};

// A defeated hero is back.
struct HeroReturned {
    Seat seat{};
    std::int8_t health = 0;

    static constexpr Names names{"hero returned", "seat", "health"};
    bool operator==(const HeroReturned&) const = default;
};

// The hand-size marker has moved.
struct MarkerMoved {
    Seat seat{};
    std::uint8_t from = 0;
    std::uint8_t to = 0;

    static constexpr Names names{"marker moved", "seat", "from", "to"};
    bool operator==(const MarkerMoved&) const = default;
};

// Gold changed its place; the seat is whose stash is concerned.
struct GoldMoved {
    Seat seat{};
    Gold from{};
    Gold to{};
    std::uint8_t gold = 0;
    Seat other{};  // if it is a stash, whose

    static constexpr Names names{"gold moved", "seat", "from", "to", "gold", "other"};
    bool operator==(const GoldMoved&) const = default;
};

// Permanent cards were turned over.
struct CardsExhausted {
    Seat seat{};
    Permanents cards{};

    static constexpr Names names{"cards exhausted", "seat", "cards"};
    bool operator==(const CardsExhausted&) const = default;
};

// Permanent cards are ready again.
struct CardsRefreshed {
    Seat seat{};
    Permanents cards{};

    static constexpr Names names{"cards refreshed", "seat", "cards"};
    bool operator==(const CardsRefreshed&) const = default;
};

// A treasure was taken from the pile.
struct TreasureTaken {
    Seat seat{};
    TreasureCard treasure{};

    static constexpr Names names{"treasure taken", "seat", "treasure"};
    bool operator==(const TreasureTaken&) const = default;
};

// A treasure went to its place on the board, into the hand or into the stash.
struct TreasurePlaced {
    Seat seat{};
    TreasureCard treasure{};
    TreasurePlace place{};

    static constexpr Names names{"treasure placed", "seat", "treasure", "place"};
    bool operator==(const TreasurePlaced&) const = default;
};

// A treasure made room for another and went to the stash.
struct TreasureReplaced {
    Seat seat{};
    TreasureCard treasure{};

    static constexpr Names names{"treasure replaced", "seat", "treasure"};
    bool operator==(const TreasureReplaced&) const = default;
};

// A treasure was sold.
struct TreasureSold {
    Seat seat{};
    TreasureCard treasure{};
    std::uint8_t gold = 0;

    static constexpr Names names{"treasure sold", "seat", "treasure", "gold"};
    bool operator==(const TreasureSold&) const = default;
};

// A treasure was stolen.
struct TreasureStolen {
    Seat seat{};
    Seat from{};
    TreasureCard treasure{};

    static constexpr Names names{"treasure stolen", "seat", "from", "treasure"};
    bool operator==(const TreasureStolen&) const = default;
};

// A treasure was destroyed.
struct TreasureDestroyed {
    Seat seat{};
    TreasureCard treasure{};

    static constexpr Names names{"treasure destroyed", "seat", "treasure"};
    bool operator==(const TreasureDestroyed&) const = default;
};

// An original item is back in its slot, ready.
struct OriginalRestored {
    Seat seat{};
    ItemSlot slot{};

    static constexpr Names names{"original restored", "seat", "slot"};
    bool operator==(const OriginalRestored&) const = default;
};

// A slot stays empty.
struct OriginalRefused {
    Seat seat{};
    ItemSlot slot{};

    static constexpr Names names{"original refused", "seat", "slot"};
    bool operator==(const OriginalRefused&) const = default;
};

}  // namespace heroes::hero_master
