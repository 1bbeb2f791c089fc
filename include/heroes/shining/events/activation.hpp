#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/events/causes.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>

namespace heroes::shining {

// A Hero activates.
struct ActivationBegan {
    Model hero{};
    std::uint8_t ap{};
    std::uint8_t movement{};

    static constexpr Names names{"activation began", "hero", "ap", "movement"};
    bool operator==(const ActivationBegan&) const = default;
};

// A Hero is done.
struct ActivationEnded {
    Model hero{};

    static constexpr Names names{"activation ended", "hero"};
    bool operator==(const ActivationEnded&) const = default;
};

// A model has moved one square, or was placed on the next floor.
struct ModelMoved {
    Model model{};
    Square from{};
    Square to{};
    MoveReason reason{};

    static constexpr Names names{"model moved", "model", "from", "to", "reason"};
    bool operator==(const ModelMoved&) const = default;
};

// AP, RP, MP or movement points were spent or gained.
struct PointsChanged {
    Model hero{};
    Points points{};
    std::uint8_t from{};
    std::uint8_t to{};

    static constexpr Names names{"points changed", "hero", "points", "from", "to"};
    bool operator==(const PointsChanged&) const = default;
};

// A trait, a spell or a piece of equipment is used.
struct PowerUsed {
    Model hero{};
    Power power{};

    static constexpr Names names{"power used", "hero", "power"};
    bool operator==(const PowerUsed&) const = default;
};

// An item is used up.
struct ItemUsed {
    Model hero{};
    Item item{};
    std::uint8_t left{};

    static constexpr Names names{"item used", "hero", "item", "left"};
    bool operator==(const ItemUsed&) const = default;
};

// A model has Ward, Slow, Advantage, Provoke or more AP.
struct StatusGained {
    Model model{};
    EffectKind kind{};
    std::uint8_t value{};

    static constexpr Names names{"status gained", "model", "kind", "value"};
    bool operator==(const StatusGained&) const = default;
};

// It has no longer.
struct StatusEnded {
    Model model{};
    EffectKind kind{};

    static constexpr Names names{"status ended", "model", "kind"};
    bool operator==(const StatusEnded&) const = default;
};

// HP were given back.
struct Healed {
    Model model{};
    std::uint8_t from{};
    std::uint8_t to{};
    HealCause cause{};

    static constexpr Names names{"healed", "model", "from", "to", "cause"};
    bool operator==(const Healed&) const = default;
};

// An exhausted Hero rolls LUCK.
struct LuckRolled {
    Model hero{};
    LuckDice dice{};
    std::uint8_t advantage{};

    static constexpr Names names{"luck rolled", "hero", "dice", "advantage"};
    bool operator==(const LuckRolled&) const = default;
};

// A die of the LUCK roll was discarded.
struct LuckDieDiscarded {
    Model hero{};
    std::uint8_t face{};

    static constexpr Names names{"luck die discarded", "hero", "face"};
    bool operator==(const LuckDieDiscarded&) const = default;
};

// What the roll was worth.
struct LuckResolved {
    Model hero{};
    std::uint8_t successes{};

    static constexpr Names names{"luck resolved", "hero", "successes"};
    bool operator==(const LuckResolved&) const = default;
};

// A Hero has no HP left, SHN-150.
struct Exhausted {
    Model hero{};

    static constexpr Names names{"exhausted", "hero"};
    bool operator==(const Exhausted&) const = default;
};

// A Hero is no longer exhausted, SHN-161.
struct Revived {
    Model hero{};

    static constexpr Names names{"revived", "hero"};
    bool operator==(const Revived&) const = default;
};

}  // namespace heroes::shining
