#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// The table is laid: heroes, decks, the first leader.
namespace heroes::hero_master {

// The table is laid.
struct GameStarted {
    std::uint8_t players = 0;

    static constexpr Names names{"game started", "players"};
    bool operator==(const GameStarted&) const = default;
};

// A player has drawn a race and a class.
struct HeroCreated {
    Seat seat{};
    RaceCard race{};
    ClassCard hero_class{};

    static constexpr Names names{"hero created", "seat", "race", "hero_class"};
    bool operator==(const HeroCreated&) const = default;
};

// A player has rolled for the Party Leader token.
struct LeaderRolled {
    Seat seat{};
    std::uint8_t face = 0;

    static constexpr Names names{"leader rolled", "seat", "face"};
    bool operator==(const LeaderRolled&) const = default;
};

// It is settled who leads first.
struct FirstPlayerChosen {
    Seat seat{};

    static constexpr Names names{"first player chosen", "seat"};
    bool operator==(const FirstPlayerChosen&) const = default;
};

// A deck was shuffled; the seat is the owner of an Action deck, else the spectator's.
struct DeckShuffled {
    Pile pile{};
    Seat seat{};
    std::uint8_t cards = 0;  // in the deck now

    static constexpr Names names{"deck shuffled", "pile", "seat", "cards"};
    bool operator==(const DeckShuffled&) const = default;
};

}  // namespace heroes::hero_master
