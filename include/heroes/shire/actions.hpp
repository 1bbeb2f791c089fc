#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// Set-up: play this character.
struct TakeCharacter {
    CharacterCard character{};

    static constexpr Names names{"take character", "character"};
    bool operator==(const TakeCharacter&) const = default;
};

// Set-up: spend the mastery points, so many on each path.
struct SpendMastery {
    Points first{};
    Points second{};
    Points third{};

    static constexpr Names names{"spend mastery", "first", "second", "third"};
    bool operator==(const SpendMastery&) const = default;
};

// Put this card on the ability tab.
struct TakeCard {
    Card card{};

    static constexpr Names names{"take card", "card"};
    bool operator==(const TakeCard&) const = default;
};

// Token upkeep: tick this token next. Equal tokens are one action.
struct TickToken {
    Condition condition{};
    Turns column{};
    std::uint8_t number = 0;  // of HP regen

    static constexpr Names names{"tick token", "condition", "column", "number"};
    bool operator==(const TickToken&) const = default;
};

// Pay the HP that are asked for.
struct PayHp {
    static constexpr Names names{"pay hp"};
    bool operator==(const PayHp&) const = default;
};

// Do not: pay, redirect, cast when attacked, use the ability.
struct Decline {
    static constexpr Names names{"decline"};
    bool operator==(const Decline&) const = default;
};

// Use an ability, by its number among those of the character; a card goes with it if it swaps cards.
struct UseAbility {
    std::uint8_t ability = 0;
    Card card = Card::no_card;

    static constexpr Names names{"use ability", "ability", "card"};
    bool operator==(const UseAbility&) const = default;
};

// Hero phase: use none of the optional abilities that are left.
struct EndHeroPhase {
    static constexpr Names names{"end hero phase"};
    bool operator==(const EndHeroPhase&) const = default;
};

// Main phase, or as an answer to an attack: cast this spell.
struct CastSpell {
    Spell spell{};

    static constexpr Names names{"cast spell", "spell"};
    bool operator==(const CastSpell&) const = default;
};

// Main phase: nothing can be cast.
struct Pass {
    static constexpr Names names{"pass"};
    bool operator==(const Pass&) const = default;
};

// Aim at this actor.
struct AimAt {
    Actor target{};

    static constexpr Names names{"aim at", "target"};
    bool operator==(const AimAt&) const = default;
};

// Pick one spell: the die on it goes up or down, or it is the one that counter-attacks.
struct PickSpell {
    Spell spell{};

    static constexpr Names names{"pick spell", "spell"};
    bool operator==(const PickSpell&) const = default;
};

// Send the attack on to somebody else, with one of the two Redirect tokens.
struct Redirect {
    Condition token{};
    Actor target{};

    static constexpr Names names{"redirect", "token", "target"};
    bool operator==(const Redirect&) const = default;
};

// Roll to dodge the attack.
struct Dodge {
    static constexpr Names names{"dodge"};
    bool operator==(const Dodge&) const = default;
};

// Whatever a player can do.
struct Action : OneOf<TakeCharacter, SpendMastery, TakeCard, TickToken, PayHp, Decline, UseAbility, EndHeroPhase,
                      CastSpell, Pass, AimAt, PickSpell, Redirect, Dodge> {
    using OneOf::OneOf;
};

}  // namespace heroes::shire
