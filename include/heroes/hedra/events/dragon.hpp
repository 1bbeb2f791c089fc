#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A Dragon in its Roost advanced.
struct DragonAdvanced {
    Seat seat{};
    std::uint8_t by{};
    AdvanceCause cause{};
    std::uint8_t value{};

    static constexpr Names names{"dragon advanced", "seat", "by", "cause", "value"};
    bool operator==(const DragonAdvanced&) const = default;
};

// A Dragon can now be unleashed on its owner's turn.
struct DragonReady {
    Seat seat{};

    static constexpr Names names{"dragon ready", "seat"};
    bool operator==(const DragonReady&) const = default;
};

// An advance was lost, or part of it.
struct DragonAdvanceLost {
    Seat seat{};
    std::uint16_t by{};
    AdvanceCause cause{};
    LossReason reason{};

    static constexpr Names names{"dragon advance lost", "seat", "by", "cause", "reason"};
    bool operator==(const DragonAdvanceLost&) const = default;
};

// A Dragon was unleashed and rolled.
struct DragonUnleashed {
    Seat seat{};
    std::uint8_t power{};

    static constexpr Names names{"dragon unleashed", "seat", "power"};
    bool operator==(const DragonUnleashed&) const = default;
};

// The unleashed Dragon swoops down on a battlefield.
struct DragonAssigned {
    Seat seat{};
    Battlefield at{};

    static constexpr Names names{"dragon assigned", "seat", "at"};
    bool operator==(const DragonAssigned&) const = default;
};

// A Dragon is back in its Roost and set to its first value.
struct DragonReset {
    Seat seat{};
    std::uint8_t value{};

    static constexpr Names names{"dragon reset", "seat", "value"};
    bool operator==(const DragonReset&) const = default;
};

}  // namespace heroes::hedra
