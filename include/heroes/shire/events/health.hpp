#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shire/events/causes.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// How the damage of an attack comes about, step by step, SHI-150 to SHI-163.
struct Damage {
    std::int16_t printed = 0;
    std::int16_t stats = 0;
    std::int16_t flat = 0;
    std::int16_t element = 0;
    std::int16_t defence = 0;  // that is deducted
    std::int16_t figure = 0;   // the final figure
    std::int16_t percent = 0;  // added to the figure, or taken off it
    bool prevented = false;
    std::int16_t dealt = 0;

    static constexpr Members members{"printed", "stats",   "flat",      "element", "defence",
                                     "figure",  "percent", "prevented", "dealt"};
    bool operator==(const Damage&) const = default;
};

// The damage of one attack is computed.
struct DamageComputed {
    Actor attacker{};
    Actor target{};
    Damage damage{};

    static constexpr Names names{"damage computed", "attacker", "target", "damage"};
    bool operator==(const DamageComputed&) const = default;
};

// A single attack deals so much that it is worth a second look, SHI-016.
struct LargeDamage {
    Actor attacker{};
    Actor target{};
    std::int16_t dealt{};

    static constexpr Names names{"large damage", "attacker", "target", "dealt"};
    bool operator==(const LargeDamage&) const = default;
};

// A shield grows, or takes damage.
struct ShieldChanged {
    Actor actor{};
    std::uint16_t from{};
    std::uint16_t to{};
    Cause cause{};

    static constexpr Names names{"shield changed", "actor", "from", "to", "cause"};
    bool operator==(const ShieldChanged&) const = default;
};

// Damage comes off HP.
struct HpLost {
    Actor actor{};
    std::uint8_t from{};
    std::uint8_t to{};
    Cause cause{};

    static constexpr Names names{"hp lost", "actor", "from", "to", "cause"};
    bool operator==(const HpLost&) const = default;
};

// HP rise; what base HP does not allow is wasted.
struct HpGained {
    Actor actor{};
    std::uint8_t from{};
    std::uint8_t to{};
    std::uint8_t wasted{};
    Cause cause{};

    static constexpr Names names{"hp gained", "actor", "from", "to", "wasted", "cause"};
    bool operator==(const HpGained&) const = default;
};

// HP are paid, which is no damage.
struct HpPaid {
    Actor actor{};
    std::uint8_t from{};
    std::uint8_t to{};
    Cause cause{};

    static constexpr Names names{"hp paid", "actor", "from", "to", "cause"};
    bool operator==(const HpPaid&) const = default;
};

// HP and base HP rise together.
struct BaseHpRaised {
    Actor actor{};
    std::uint8_t by{};

    static constexpr Names names{"base hp raised", "actor", "by"};
    bool operator==(const BaseHpRaised&) const = default;
};

// A holder of Glowing is hurt because an enemy gained HP.
struct GlowingTriggered {
    Actor gainer{};
    ActorSet holders{};

    static constexpr Names names{"glowing triggered", "gainer", "holders"};
    bool operator==(const GlowingTriggered&) const = default;
};

// An actor is defeated and its board is reset.
struct ActorDefeated {
    Actor actor{};

    static constexpr Names names{"actor defeated", "actor"};
    bool operator==(const ActorDefeated&) const = default;
};

// Holders of Darkness are hurt because an enemy died.
struct DarknessTriggered {
    Actor fallen{};
    ActorSet holders{};

    static constexpr Names names{"darkness triggered", "fallen", "holders"};
    bool operator==(const DarknessTriggered&) const = default;
};

// An actor stands again.
struct ActorRevived {
    Actor actor{};
    std::uint8_t hp{};

    static constexpr Names names{"actor revived", "actor", "hp"};
    bool operator==(const ActorRevived&) const = default;
};

// A creature enters play, or is swept away with its owner.
struct CreatureSummoned {
    Actor actor{};
    Card card{};
    std::uint8_t hp{};

    static constexpr Names names{"creature summoned", "actor", "card", "hp"};
    bool operator==(const CreatureSummoned&) const = default;
};
struct CreatureRemoved {
    Actor actor{};
    Card card{};

    static constexpr Names names{"creature removed", "actor", "card"};
    bool operator==(const CreatureRemoved&) const = default;
};

// Whoever attacked the bounty holder is rewarded; what it gains is told next.
struct BountyRewarded {
    Seat seat{};

    static constexpr Names names{"bounty rewarded", "seat"};
    bool operator==(const BountyRewarded&) const = default;
};

}  // namespace heroes::shire
