#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/events/causes.hpp>
#include <heroes/hero_master/pieces.hpp>

// Phase two: attacks, one at a time.
namespace heroes::hero_master {

// A phase of the Encounter begins.
struct PhaseBegan {
    Phase phase{};
    Seat leader{};

    static constexpr Names names{"phase began", "phase", "leader"};
    bool operator==(const PhaseBegan&) const = default;
};

// A player is about to resolve the leftmost attack.
struct AttackBegan {
    Seat seat{};
    ActionCard card{};
    MonsterCard monster{};

    static constexpr Names names{"attack began", "seat", "card", "monster"};
    bool operator==(const AttackBegan&) const = default;
};

// Weapons and Hero cards are applied.
struct CardsApplied {
    Seat seat{};
    Permanents cards{};

    static constexpr Names names{"cards applied", "seat", "cards"};
    bool operator==(const CardsApplied&) const = default;
};

// A value of a weapon counts as another type.
struct ValueConverted {
    Seat seat{};
    Permanent weapon{};
    DamageType from{};
    DamageType to{};

    static constexpr Names names{"value converted", "seat", "weapon", "from", "to"};
    bool operator==(const ValueConverted&) const = default;
};

// What the attack stands at before the dice.
struct StrengthFixed {
    Seat seat{};
    Strengths card{};   // of the attack card, multiplied
    Strengths added{};  // by effects and weapons
    Strengths taken{};  // by the bungle
    Strengths strengths{};
    std::int8_t hit = 0;
    std::int8_t armour = 0;
    std::int8_t ferocity = 0;
    std::uint8_t threshold = 0;

    static constexpr Names names{"strength fixed", "seat", "card",   "added",    "taken",
                                 "strengths",      "hit",  "armour", "ferocity", "threshold"};
    bool operator==(const StrengthFixed&) const = default;
};

// The dice of an attack have fallen.
struct DiceRolled {
    Seat seat{};
    std::uint8_t green = 0;
    std::uint8_t black = 0;  // 0: not rolled

    static constexpr Names names{"dice rolled", "seat", "green", "black"};
    bool operator==(const DiceRolled&) const = default;
};

// An attack fails badly, and a Critical Fail card is drawn.
struct CriticalFailed {
    Seat seat{};
    std::uint8_t green = 0;
    std::optional<FailCard> fail{};  // none: there was no card

    static constexpr Names names{"critically failed", "seat", "green", "fail"};
    bool operator==(const CriticalFailed&) const = default;
};

// A natural 20.
struct CriticalHit {
    Seat seat{};
    Side side{};

    static constexpr Names names{"critical hit", "seat", "side"};
    bool operator==(const CriticalHit&) const = default;
};

// The attack was compared with armour and defences.
struct AttackResolved {
    Seat seat{};
    std::int8_t total = 0;   // green die and bonuses
    std::int8_t armour = 0;  // of the monster
    bool hits = false;
    Strengths strengths{};  // doubled by a Critical Hit
    DamageTypes sufficient{};

    static constexpr Names names{"attack resolved", "seat", "total", "armour", "hits", "strengths", "sufficient"};
    bool operator==(const AttackResolved&) const = default;
};

// A monster is defeated.
struct MonsterDefeated {
    Seat seat{};
    MonsterCard monster{};

    static constexpr Names names{"monster defeated", "seat", "monster"};
    bool operator==(const MonsterDefeated&) const = default;
};

// A monster's roll was compared with a hero's armour.
struct MonsterAttacked {
    Seat seat{};
    MonsterCard monster{};
    Source source{};
    std::uint8_t black = 0;
    std::int8_t armour = 0;  // of the hero
    bool hits = false;

    static constexpr Names names{"monster attacked", "seat", "monster", "source", "black", "armour", "hits"};
    bool operator==(const MonsterAttacked&) const = default;
};

// The black die was rolled anew: for the Ambusher or a repeated attack.
struct MonsterRolled {
    Seat seat{};
    MonsterCard monster{};
    std::uint8_t black = 0;

    static constexpr Names names{"monster rolled", "seat", "monster", "black"};
    bool operator==(const MonsterRolled&) const = default;
};

// A monster's attack of this roll is ignored.
struct AttackIgnored {
    Seat seat{};
    MonsterCard monster{};

    static constexpr Names names{"attack ignored", "seat", "monster"};
    bool operator==(const AttackIgnored&) const = default;
};

// A monster that was not defeated is set aside until the party moves, by a house rule.
struct MonsterSetAside {
    MonsterCard monster{};

    static constexpr Names names{"monster set aside", "monster"};
    bool operator==(const MonsterSetAside&) const = default;
};

// An Encounter is over.
struct EncounterEnded {
    EncounterEnd reason{};
    Seat victor{};  // the spectator's if nobody is

    static constexpr Names names{"encounter ended", "reason", "victor"};
    bool operator==(const EncounterEnded&) const = default;
};

}  // namespace heroes::hero_master
