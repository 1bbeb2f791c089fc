#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// Set-up: which character? SHI-D01
struct ChooseCharacter {
    Seat seat{};

    static constexpr Names names{"choose character", "seat"};
    bool operator==(const ChooseCharacter&) const = default;
};

// Set-up: how deep into each path of the mastery board? SHI-D03
struct ChooseMastery {
    Seat seat{};

    static constexpr Names names{"choose mastery", "seat"};
    bool operator==(const ChooseMastery&) const = default;
};

// Which card of a group goes on the ability tab? SHI-D04
struct ChooseCard {
    Seat seat{};
    CardKind group{};

    static constexpr Names names{"choose card", "seat", "group"};
    bool operator==(const ChooseCard&) const = default;
};

// Token upkeep: which token is ticked next? SHI-D05
struct OrderTokens {
    Seat seat{};

    static constexpr Names names{"order tokens", "seat"};
    bool operator==(const OrderTokens&) const = default;
};

// Knockback: pay to get back up, or skip the turn? SHI-D06
struct GetBackUp {
    Seat seat{};

    static constexpr Names names{"get back up", "seat"};
    bool operator==(const GetBackUp&) const = default;
};

// Hero phase: which ability next? SHI-D07
struct HeroPhase {
    Seat seat{};
    std::uint8_t abilities = 0;  // those that are left, one bit each

    static constexpr Names names{"hero phase", "seat", "abilities"};
    bool operator==(const HeroPhase&) const = default;
};

// Main phase: which spell? SHI-D09
struct MainPhase {
    Seat seat{};
    Actor actor{};

    static constexpr Names names{"main phase", "seat", "actor"};
    bool operator==(const MainPhase&) const = default;
};

// Whom is the part aimed at that is about to be resolved? SHI-D11
struct ChooseTarget {
    Seat seat{};

    static constexpr Names names{"choose target", "seat"};
    bool operator==(const ChooseTarget&) const = default;
};

// An outcome has its price: pay it? SHI-D12
struct OfferPayment {
    Seat seat{};
    std::uint8_t price = 0;

    static constexpr Names names{"offer payment", "seat", "price"};
    bool operator==(const OfferPayment&) const = default;
};

// Which of the caster's dice goes down? SHI-D12
struct ChooseDie {
    Seat seat{};
    Actor actor{};
    std::uint8_t number = 0;

    static constexpr Names names{"choose die", "seat", "actor", "number"};
    bool operator==(const ChooseDie&) const = default;
};

// Immobilise: on which spell of the target does the die go up? SHI-D12
struct ChooseImmobilised {
    Seat seat{};
    Actor target{};
    std::uint8_t number = 0;

    static constexpr Names names{"choose immobilised", "seat", "target", "number"};
    bool operator==(const ChooseImmobilised&) const = default;
};

// Attacked: cast a spell that is made for it, or by a house rule roll to dodge? SHI-D14
struct OfferReaction {
    Seat seat{};

    static constexpr Names names{"offer reaction", "seat"};
    bool operator==(const OfferReaction&) const = default;
};

// Attacked: send the attack on to somebody else? SHI-D13
struct OfferRedirect {
    Seat seat{};

    static constexpr Names names{"offer redirect", "seat"};
    bool operator==(const OfferRedirect&) const = default;
};

// Counter-attack: with which spell? SHI-D16
struct ChooseCounter {
    Seat seat{};
    Actor attacker{};

    static constexpr Names names{"choose counter", "seat", "attacker"};
    bool operator==(const ChooseCounter&) const = default;
};

// Something happened that an optional ability answers: use it? SHI-D15
struct OfferAbility {
    Seat seat{};
    std::uint8_t ability = 0;
    Actor source = Actor::nobody;

    static constexpr Names names{"offer ability", "seat", "ability", "source"};
    bool operator==(const OfferAbility&) const = default;
};

// What the game waits for, and from whom.
struct Decision
    : OneOf<ChooseCharacter, ChooseMastery, ChooseCard, OrderTokens, GetBackUp, HeroPhase, MainPhase, ChooseTarget,
            OfferPayment, ChooseDie, ChooseImmobilised, OfferReaction, OfferRedirect, ChooseCounter, OfferAbility> {
    using OneOf::OneOf;
};

}  // namespace heroes::shire
