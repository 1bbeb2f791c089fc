#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// Why dice are rerolled.
enum class RerollCause : std::uint8_t { paladin_arrived, mage_arrived, paladin_defeated, barbarian, last = barbarian };

constexpr EnumNames<RerollCause> names_of(RerollCause) {
    return {"Paladin arrived", "Mage arrived", "Paladin defeated", "Barbarian"};
}

// Initial placement: which die goes on which battlefield?
struct PlaceDie {
    Seat seat{};

    static constexpr Names names{"place die", "seat"};
    bool operator==(const PlaceDie&) const = default;
};

// March: move a hero, or pass?
struct ChooseMarch {
    Seat seat{};

    static constexpr Names names{"choose march", "seat"};
    bool operator==(const ChooseMarch&) const = default;
};

// The Cleric moved: which die comes along, if any?
struct ChooseEscort {
    Seat seat{};
    Space from{};
    Space to{};

    static constexpr Names names{"choose escort", "seat", "from", "to"};
    bool operator==(const ChooseEscort&) const = default;
};

// A Paladin arrived or was defeated: reroll all own dice there?
struct RerollOwnDice {
    Seat seat{};
    Space at{};
    RerollCause cause{};

    static constexpr Names names{"reroll own dice", "seat", "at", "cause"};
    bool operator==(const RerollOwnDice&) const = default;
};

// The Mage arrived: which enemy die is rerolled, if any?
struct RerollEnemyDie {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"reroll enemy die", "seat", "at"};
    bool operator==(const RerollEnemyDie&) const = default;
};

// Attack: which battlefield?
struct ChooseAttack {
    Seat seat{};

    static constexpr Names names{"choose attack", "seat"};
    bool operator==(const ChooseAttack&) const = default;
};

// The attack was rolled: which opponent's dice are attacked? Asked only by a house rule.
struct ChooseOpponent {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"choose opponent", "seat", "at"};
    bool operator==(const ChooseOpponent&) const = default;
};

// The attack was rolled: which enemy die does this hero attack?
struct AssignHero {
    Seat seat{};
    Battlefield at{};
    Die hero{};

    static constexpr Names names{"assign hero", "seat", "at", "hero"};
    bool operator==(const AssignHero&) const = default;
};

// The attack is assigned: unleash the Dragon now? Asked only by a house rule.
struct BeforeCleanUp {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"before clean up", "seat", "at"};
    bool operator==(const BeforeCleanUp&) const = default;
};

// The Dragon was rolled: which battlefield does it fly to?
struct ChooseDragonField {
    Seat seat{};

    static constexpr Names names{"choose dragon field", "seat"};
    bool operator==(const ChooseDragonField&) const = default;
};

// A die was defeated next to its owner's Warrior: is the Warrior defeated instead?
struct ChooseSacrifice {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"choose sacrifice", "seat", "at"};
    bool operator==(const ChooseSacrifice&) const = default;
};

// A Warrior was defeated: does it save another die?
struct ChooseSave {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"choose save", "seat", "at"};
    bool operator==(const ChooseSave&) const = default;
};

// A Rogue was defeated: does it go Home or to another battlefield?
struct ChooseRetreat {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"choose retreat", "seat", "at"};
    bool operator==(const ChooseRetreat&) const = default;
};

// A die was defeated next to a Barbarian: is the Barbarian rerolled?
struct RerollBarbarian {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"reroll barbarian", "seat", "at"};
    bool operator==(const RerollBarbarian&) const = default;
};

// Reinforce: move another hero, or pass?
struct ChooseReinforce {
    Seat seat{};

    static constexpr Names names{"choose reinforce", "seat"};
    bool operator==(const ChooseReinforce&) const = default;
};

// The turn is about to end and the Dragon is ready: unleash it first?
struct EndTurn {
    Seat seat{};

    static constexpr Names names{"end turn", "seat"};
    bool operator==(const EndTurn&) const = default;
};

// What the game waits for, and from whom: every decision names its seat.
struct Decision : OneOf<PlaceDie, ChooseMarch, ChooseEscort, RerollOwnDice, RerollEnemyDie, ChooseAttack,
                        ChooseOpponent, AssignHero, BeforeCleanUp, ChooseDragonField, ChooseSacrifice, ChooseSave,
                        ChooseRetreat, RerollBarbarian, ChooseReinforce, EndTurn> {
    using OneOf::OneOf;
};

}  // namespace heroes::hedra
