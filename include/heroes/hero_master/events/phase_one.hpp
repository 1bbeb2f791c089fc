#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// Phase one: initiating, joining, declining, laying cards.
namespace heroes::hero_master {

// The Party Leader token has another holder.
struct TokenMoved {
    Seat from{};
    Seat to{};
    TokenCause cause{};

    static constexpr Names names{"token moved", "from", "to", "cause"};
    bool operator==(const TokenMoved&) const = default;
};

// A leader did not want an Encounter, or could not have one.
struct DeclinedToInitiate {
    Seat seat{};

    static constexpr Names names{"declined to initiate", "seat"};
    bool operator==(const DeclinedToInitiate&) const = default;
};

// The leader has declared a monster; it lies in the Encounter slot.
struct EncounterBegan {
    Seat seat{};
    MonsterCard monster{};
    Place from{};

    static constexpr Names names{"encounter began", "seat", "monster", "from"};
    bool operator==(const EncounterBegan&) const = default;
};

// A player takes no part in this Encounter.
struct EncounterDeclined {
    Seat seat{};

    static constexpr Names names{"encounter declined", "seat"};
    bool operator==(const EncounterDeclined&) const = default;
};

// An attack was laid.
struct AttackLaid {
    Seat seat{};
    ActionCard card{};
    AttackSlot slot{};

    static constexpr Names names{"attack laid", "seat", "card", "slot"};
    bool operator==(const AttackLaid&) const = default;
};

// An attack made room; a bungle on it stayed.
struct AttackDisplaced {
    Seat seat{};
    AttackSlot from{};
    AttackSlot to{};

    static constexpr Names names{"attack displaced", "seat", "from", "to"};
    bool operator==(const AttackDisplaced&) const = default;
};

// A bungle was played on the attack of another hero.
struct BunglePlayed {
    Seat seat{};
    ActionCard card{};
    Seat hero{};
    AttackSlot slot{};

    static constexpr Names names{"bungle played", "seat", "card", "hero", "slot"};
    bool operator==(const BunglePlayed&) const = default;
};

// A power of phase one was used.
struct PowerUsed {
    Seat seat{};
    Permanent card{};

    static constexpr Names names{"power used", "seat", "card"};
    bool operator==(const PowerUsed&) const = default;
};

// A player plays no more cards in this Encounter.
struct Passed {
    Seat seat{};

    static constexpr Names names{"passed", "seat"};
    bool operator==(const Passed&) const = default;
};

// The encountered monster has changed places.
struct MonsterSwapped {
    MonsterCard monster{};
    MonsterCard other{};  // that is encountered now
    Place place{};

    static constexpr Names names{"monster swapped", "monster", "other", "place"};
    bool operator==(const MonsterSwapped&) const = default;
};

// The encountered monster has left, another came.
struct MonsterReplaced {
    MonsterCard monster{};
    MonsterCard other{};  // that is encountered now

    static constexpr Names names{"monster replaced", "monster", "other"};
    bool operator==(const MonsterReplaced&) const = default;
};

// A Lurking monster has taken the empty Ambusher slot.
struct AmbusherFilled {
    MonsterCard monster{};
    Place from{};

    static constexpr Names names{"ambusher filled", "monster", "from"};
    bool operator==(const AmbusherFilled&) const = default;
};

// An attack went back to the hand, for all to see.
struct AttackTakenBack {
    Seat seat{};
    ActionCard card{};

    static constexpr Names names{"attack taken back", "seat", "card"};
    bool operator==(const AttackTakenBack&) const = default;
};

// The attacks to the right of a gap have closed it.
struct AttacksShifted {
    Seat seat{};
    AttackSlot from{};  // the slot that was empty

    static constexpr Names names{"attacks shifted", "seat", "from"};
    bool operator==(const AttacksShifted&) const = default;
};

// An action token lies on an attack.
struct TokenPlaced {
    Seat seat{};
    AttackSlot slot{};

    static constexpr Names names{"token placed", "seat", "slot"};
    bool operator==(const TokenPlaced&) const = default;
};

// An action token went back to the supply.
struct TokenReturned {
    Seat seat{};

    static constexpr Names names{"token returned", "seat"};
    bool operator==(const TokenReturned&) const = default;
};

}  // namespace heroes::hero_master
