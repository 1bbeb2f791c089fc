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

// A monster activates.
struct MonsterActivated {
    Model model{};

    static constexpr Names names{"monster activated", "model"};
    bool operator==(const MonsterActivated&) const = default;
};

// The revealed AI cards are a deck again, SHN-137.
struct AiDeckReshuffled {
    Role role{};

    static constexpr Names names{"ai deck reshuffled", "role"};
    bool operator==(const AiDeckReshuffled&) const = default;
};

// A monster follows this card.
struct AiCardRevealed {
    Model model{};
    AiCard card{};

    static constexpr Names names{"ai card revealed", "model", "card"};
    bool operator==(const AiCardRevealed&) const = default;
};

// A monster has chosen its target: by its card, or because the Hero provokes it, SHN-K20.
struct TargetChosen {
    Model model{};
    Model target{};
    bool provoked = false;

    static constexpr Names names{"target chosen", "model", "target", "provoked"};
    bool operator==(const TargetChosen&) const = default;
};

// The target is out of reach: no attack, SHN-146.
struct AttackLost {
    Model model{};
    std::uint8_t attack{};

    static constexpr Names names{"attack lost", "model", "attack"};
    bool operator==(const AttackLost&) const = default;
};

// A monster is done.
struct MonsterDone {
    Model model{};

    static constexpr Names names{"monster done", "model"};
    bool operator==(const MonsterDone&) const = default;
};

}  // namespace heroes::shining
