#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/hedra/events/causes.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// A Dragon in its Roost advanced.
struct DragonAdvanced {
    static constexpr std::string_view name = "dragon advanced";
    Seat seat{};
    std::uint8_t by{};
    AdvanceCause cause{};
    std::uint8_t value{};

    bool operator==(const DragonAdvanced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("by", self.by), f("cause", self.cause), f("value", self.value);
    }
};

// A Dragon can now be unleashed on its owner's turn.
struct DragonReady {
    static constexpr std::string_view name = "dragon ready";
    Seat seat{};

    bool operator==(const DragonReady&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// An advance was lost, or part of it.
struct DragonAdvanceLost {
    static constexpr std::string_view name = "dragon advance lost";
    Seat seat{};
    std::uint16_t by{};
    AdvanceCause cause{};
    LossReason reason{};

    bool operator==(const DragonAdvanceLost&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("by", self.by), f("cause", self.cause), f("reason", self.reason);
    }
};

// A Dragon was unleashed and rolled.
struct DragonUnleashed {
    static constexpr std::string_view name = "dragon unleashed";
    Seat seat{};
    std::uint8_t power{};

    bool operator==(const DragonUnleashed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("power", self.power);
    }
};

// The unleashed Dragon swoops down on a battlefield.
struct DragonAssigned {
    static constexpr std::string_view name = "dragon assigned";
    Seat seat{};
    Battlefield at{};

    bool operator==(const DragonAssigned&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// A Dragon is back in its Roost and set to its first value.
struct DragonReset {
    static constexpr std::string_view name = "dragon reset";
    Seat seat{};
    std::uint8_t value{};

    bool operator==(const DragonReset&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("value", self.value);
    }
};

}  // namespace heroes::hedra
