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
    static constexpr std::string_view name = "consumable used";
    Seat seat{};
    ItemCard item{};
    Window window{};

    bool operator==(const ConsumableUsed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item), f("window", self.window);
    }
};

// What a consumable or a Favor did for a while is over.
struct EffectEnded {
    static constexpr std::string_view name = "effect ended";
    Seat seat{};
    std::optional<ItemCard> item{};  // none: the Favor
    Duration duration{};

    bool operator==(const EffectEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item), f("duration", self.duration);
    }
};

// A Favor was used.
struct FavorUsed {
    static constexpr std::string_view name = "favor used";
    Seat seat{};
    HeroCard hero{};
    Window window{};

    bool operator==(const FavorUsed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero), f("window", self.window);
    }
};

// A Sigil was made use of.
struct SigilUsed {
    static constexpr std::string_view name = "sigil used";
    Seat seat{};
    Sigil sigil{};

    bool operator==(const SigilUsed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("sigil", self.sigil);
    }
};

// A player has looked at face-down cards; what they are is for that player alone.
struct CardsPeeked {
    static constexpr std::string_view name = "cards peeked";
    Seat seat{};
    Peek what{};
    std::optional<Seat> rival{};

    bool operator==(const CardsPeeked&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("what", self.what), f("rival", self.rival);
    }
};

// All five dice have fallen.
struct DiceRolled {
    static constexpr std::string_view name = "dice rolled";
    Fighter attacker{};
    EnumArray<Die, std::uint8_t> faces{};

    bool operator==(const DiceRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("attacker", self.attacker), f("faces", self.faces);
    }
};

// Some of them were rolled again.
struct DiceRerolled {
    static constexpr std::string_view name = "dice rerolled";
    Seat seat{};
    RerollSource source{};
    Dice dice{};
    EnumArray<Die, std::uint8_t> faces{};

    bool operator==(const DiceRerolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("source", self.source), f("dice", self.dice), f("faces", self.faces);
    }
};

// An attack was compared with the defence.
struct AttackResolved {
    static constexpr std::string_view name = "attack resolved";
    Fighter attacker{};
    std::int16_t attack{};
    std::int16_t defence{};
    std::uint8_t damage{};
    bool tie = false;

    bool operator==(const AttackResolved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("attacker", self.attacker), f("attack", self.attack), f("defence", self.defence), f("damage", self.damage);
        f("tie", self.tie);
    }
};

// Health has changed.
struct HealthChanged {
    static constexpr std::string_view name = "health changed";
    Fighter fighter{};
    std::uint8_t from{};
    std::uint8_t to{};
    HealthCause cause{};

    bool operator==(const HealthChanged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("from", self.from), f("to", self.to), f("cause", self.cause);
    }
};

// A hero or a monster has taken status tokens.
struct StatusInflicted {
    static constexpr std::string_view name = "status inflicted";
    Fighter fighter{};
    Ailments ailments{};

    bool operator==(const StatusInflicted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("ailments", self.ailments);
    }
};

// Status tokens hurt.
struct StatusDamage {
    static constexpr std::string_view name = "status damage";
    Fighter fighter{};
    Ailments ailments{};
    std::uint8_t damage{};

    bool operator==(const StatusDamage&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("ailments", self.ailments), f("damage", self.damage);
    }
};

// A hero or a monster has regained health by itself.
struct Regenerated {
    static constexpr std::string_view name = "regenerated";
    Fighter fighter{};
    std::uint8_t health{};

    bool operator==(const Regenerated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("health", self.health);
    }
};

// Whoever made a hit was hurt by it.
struct ThornsDealt {
    static constexpr std::string_view name = "thorns dealt";
    Fighter fighter{};
    std::uint8_t damage{};

    bool operator==(const ThornsDealt&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("damage", self.damage);
    }
};

}  // namespace heroes::hamlet
