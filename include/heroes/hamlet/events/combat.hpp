#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/events/causes.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A consumable was used.
struct ConsumableUsed {
    Seat seat{};
    ItemCard item{};
    Window window{};

    static constexpr Names names{"consumable used", "seat", "item", "window"};
    bool operator==(const ConsumableUsed&) const = default;
};

// What a consumable or a Favor did for a while is over.
struct EffectEnded {
    Seat seat{};
    std::optional<ItemCard> item{};  // none: the Favor
    Duration duration{};

    static constexpr Names names{"effect ended", "seat", "item", "duration"};
    bool operator==(const EffectEnded&) const = default;
};

// A Favor was used.
struct FavorUsed {
    Seat seat{};
    HeroCard hero{};
    Window window{};

    static constexpr Names names{"favor used", "seat", "hero", "window"};
    bool operator==(const FavorUsed&) const = default;
};

// A Sigil was made use of.
struct SigilUsed {
    Seat seat{};
    Sigil sigil{};

    static constexpr Names names{"sigil used", "seat", "sigil"};
    bool operator==(const SigilUsed&) const = default;
};

// A player has looked at face-down cards; what they are is for that player alone.
struct CardsPeeked {
    Seat seat{};
    Peek what{};
    std::optional<Seat> rival{};

    static constexpr Names names{"cards peeked", "seat", "what", "rival"};
    bool operator==(const CardsPeeked&) const = default;
};

// All five dice have fallen.
struct DiceRolled {
    Fighter attacker{};
    EnumArray<Die, std::uint8_t> faces{};

    static constexpr Names names{"dice rolled", "attacker", "faces"};
    bool operator==(const DiceRolled&) const = default;
};

// Some of them were rolled again.
struct DiceRerolled {
    Seat seat{};
    RerollSource source{};
    Dice dice{};
    EnumArray<Die, std::uint8_t> faces{};

    static constexpr Names names{"dice rerolled", "seat", "source", "dice", "faces"};
    bool operator==(const DiceRerolled&) const = default;
};

// An attack was compared with the defense.
struct AttackResolved {
    Fighter attacker{};
    std::int16_t attack{};
    std::int16_t defense{};
    std::uint8_t damage{};
    bool tie = false;

    static constexpr Names names{"attack resolved", "attacker", "attack", "defense", "damage", "tie"};
    bool operator==(const AttackResolved&) const = default;
};

// Health has changed.
struct HealthChanged {
    Fighter fighter{};
    std::uint8_t from{};
    std::uint8_t to{};
    HealthCause cause{};

    static constexpr Names names{"health changed", "fighter", "from", "to", "cause"};
    bool operator==(const HealthChanged&) const = default;
};

// A hero or a monster has taken status tokens.
struct StatusInflicted {
    Fighter fighter{};
    StatusEffects status_effects{};

    static constexpr Names names{"status inflicted", "fighter", "status_effects"};
    bool operator==(const StatusInflicted&) const = default;
};

// Status tokens hurt.
struct StatusDamage {
    Fighter fighter{};
    StatusEffects status_effects{};
    std::uint8_t damage{};

    static constexpr Names names{"status damage", "fighter", "status_effects", "damage"};
    bool operator==(const StatusDamage&) const = default;
};

// A hero or a monster has regained health by itself.
struct Regenerated {
    Fighter fighter{};
    std::uint8_t health{};

    static constexpr Names names{"regenerated", "fighter", "health"};
    bool operator==(const Regenerated&) const = default;
};

// Whoever made a hit was hurt by it.
struct ThornsDealt {
    Fighter fighter{};
    std::uint8_t damage{};

    static constexpr Names names{"thorns dealt", "fighter", "damage"};
    bool operator==(const ThornsDealt&) const = default;
};

}  // namespace heroes::hamlet
