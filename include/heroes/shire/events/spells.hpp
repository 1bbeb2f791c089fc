#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shire/events/causes.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// A spell is announced, with the target of its first part if it needs one.
struct SpellAnnounced {
    Actor caster{};
    Spell spell{};
    Actor target{};
    Casting casting{};

    static constexpr Names names{"spell announced", "caster", "spell", "target", "casting"};
    bool operator==(const SpellAnnounced&) const = default;
};

// By a house rule the condition die is rolled for each target: now for this one.
struct ConditionDieAimed {
    Actor caster{};
    Actor target{};

    static constexpr Names names{"condition die aimed", "caster", "target"};
    bool operator==(const ConditionDieAimed&) const = default;
};

// A condition die is rolled.
struct ConditionDieRolled {
    Actor caster{};
    Condition condition{};
    std::uint8_t face{};
    bool success{};

    static constexpr Names names{"condition die rolled", "caster", "condition", "face", "success"};
    bool operator==(const ConditionDieRolled&) const = default;
};

// A part of a spell is resolved, aimed at these.
struct PartBegan {
    Actor caster{};
    Spell spell{};
    std::uint8_t part{};
    ActorSet targets{};

    static constexpr Names names{"part began", "caster", "spell", "part", "targets"};
    bool operator==(const PartBegan&) const = default;
};

// A half that could hit nobody is lost; or, if its caster fell in it, whatever was left of the spell.
struct PartLost {
    Actor caster{};
    Spell spell{};
    std::uint8_t part{};

    static constexpr Names names{"part lost", "caster", "spell", "part"};
    bool operator==(const PartLost&) const = default;
};

// A player is asked for a reaction, or has declined it.
struct ReactionOffered {
    Seat seat{};
    Offer offer{};

    static constexpr Names names{"reaction offered", "seat", "offer"};
    bool operator==(const ReactionOffered&) const = default;
};
struct ReactionDeclined {
    Seat seat{};
    Offer offer{};

    static constexpr Names names{"reaction declined", "seat", "offer"};
    bool operator==(const ReactionDeclined&) const = default;
};

// An attack goes to somebody else.
struct AttackRedirected {
    Actor from{};
    Actor to{};
    Condition token{};

    static constexpr Names names{"attack redirected", "from", "to", "token"};
    bool operator==(const AttackRedirected&) const = default;
};

// A holder of Dodge rolls for it.
struct DodgeRolled {
    Actor actor{};
    std::uint8_t face{};
    bool dodged{};

    static constexpr Names names{"dodge rolled", "actor", "face", "dodged"};
    bool operator==(const DodgeRolled&) const = default;
};

// A holder of Counter-attack strikes back.
struct CounterAttacked {
    Actor actor{};
    Actor attacker{};

    static constexpr Names names{"counter attacked", "actor", "attacker"};
    bool operator==(const CounterAttacked&) const = default;
};

}  // namespace heroes::shire
