#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/shire/events/causes.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// A stat token is placed in a column.
struct BuffPlaced {
    Actor actor{};
    Stat stat{};
    std::int8_t amount{};
    Turns column{};

    static constexpr Names names{"buff placed", "actor", "stat", "amount", "column"};
    bool operator==(const BuffPlaced&) const = default;
};

// The stat tokens of one sign in one column move on, all together; from the first column they leave. Where by a house
// rule tokens leave in the End phase they count until they are taken away there.
struct BuffsMoved {
    Actor actor{};
    Stat stat{};
    std::int16_t amount{};
    Turns from{};

    static constexpr Names names{"buffs moved", "actor", "stat", "amount", "from"};
    bool operator==(const BuffsMoved&) const = default;
};

// The stat tokens of one sign in one column are taken away; unstated if they have left the columns already.
struct BuffsRemoved {
    Actor actor{};
    Stat stat{};
    std::int16_t amount{};
    Turns column{};
    Cause cause{};

    static constexpr Names names{"buffs removed", "actor", "stat", "amount", "column", "cause"};
    bool operator==(const BuffsRemoved&) const = default;
};

// A condition token is placed in a column.
struct ConditionPlaced {
    Actor actor{};
    Condition condition{};
    std::uint8_t number{};  // of HP regen and Increased DMG
    Stats stats{};          // that Imprison sets to 0
    Turns column{};

    static constexpr Names names{"condition placed", "actor", "condition", "number", "stats", "column"};
    bool operator==(const ConditionPlaced&) const = default;
};

// A condition token is ticked: it moves on, leaves from the first column, or acts where it lies if it is permanent.
struct ConditionTicked {
    Actor actor{};
    Condition condition{};
    std::uint8_t number{};
    Turns from{};

    static constexpr Names names{"condition ticked", "actor", "condition", "number", "from"};
    bool operator==(const ConditionTicked&) const = default;
};

// A condition token is taken away.
struct ConditionRemoved {
    Actor actor{};
    Condition condition{};
    std::uint8_t number{};  // of HP regen
    std::uint8_t count{};   // of equal tokens
    Turns column{};
    Cause cause{};

    static constexpr Names names{"condition removed", "actor", "condition", "number", "count", "column", "cause"};
    bool operator==(const ConditionRemoved&) const = default;
};

// A cooldown die is placed, turned or taken off; 0 is no die.
struct DieChanged {
    Actor actor{};
    Spell spell{};
    std::uint8_t from{};
    std::uint8_t to{};
    Cause cause{};

    static constexpr Names names{"die changed", "actor", "spell", "from", "to", "cause"};
    bool operator==(const DieChanged&) const = default;
};

// A card goes on the ability tab, or comes off it and keeps its dice.
struct CardAdded {
    Seat seat{};
    Card card{};

    static constexpr Names names{"card added", "seat", "card"};
    bool operator==(const CardAdded&) const = default;
};
struct CardRemoved {
    Seat seat{};
    Card card{};

    static constexpr Names names{"card removed", "seat", "card"};
    bool operator==(const CardRemoved&) const = default;
};

}  // namespace heroes::shire
