#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// Hands: drawn, discarded, protested about, shuffled in again.
namespace heroes::hero_master {

// A player has drawn an Action card from their deck.
struct CardDrawn {
    Seat seat{};
    std::optional<ActionCard> card{};  // nobody else may know it: none for them

    static constexpr Names names{"card drawn", "seat", "card"};
    bool operator==(const CardDrawn&) const = default;
};

// A player has taken a card of choice from their deck.
struct CardSearched {
    Seat seat{};
    std::optional<ActionCard> card{};  // nobody else may know it: none for them

    static constexpr Names names{"card searched", "seat", "card"};
    bool operator==(const CardSearched&) const = default;
};

// A player is content with the hand.
struct HandKept {
    Seat seat{};

    static constexpr Names names{"hand kept", "seat"};
    bool operator==(const HandKept&) const = default;
};

// A player has shuffled the hand into the deck.
struct MulliganTaken {
    Seat seat{};
    std::uint8_t size = 0;  // of the hand to be drawn

    static constexpr Names names{"mulligan taken", "seat", "size"};
    bool operator==(const MulliganTaken&) const = default;
};

// A player protests and has drawn a Protest card.
struct ProtestDrawn {
    Seat seat{};
    std::optional<ActionCard> card{};  // nobody else may know it: none for them

    static constexpr Names names{"protest drawn", "seat", "card"};
    bool operator==(const ProtestDrawn&) const = default;
};

// A Protest card went back to its deck.
struct ProtestReturned {
    Seat seat{};
    std::optional<ActionCard> card{};  // nobody else may know it: none for them

    static constexpr Names names{"protest returned", "seat", "card"};
    bool operator==(const ProtestReturned&) const = default;
};

// An Action card went to its owner's discard pile, or a Protest card back to its deck; or, by a house rule, into the
// owner's deck, for all to see.
struct CardDiscarded {
    Seat seat{};
    ActionCard card{};
    DiscardCause cause{};

    static constexpr Names names{"card discarded", "seat", "card", "cause"};
    bool operator==(const CardDiscarded&) const = default;
};

}  // namespace heroes::hero_master
