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

// A model attacks: another, or all enemies around a square.
struct AttackDeclared {
    Model attacker{};
    AttackCard attack{};
    Square centre{};
    Models targets{};

    static constexpr Names names{"attack declared", "attacker", "attack", "centre", "targets"};
    bool operator==(const AttackDeclared&) const = default;
};

// The dice of an attack have fallen.
struct DiceRolled {
    Model attacker{};
    InlineVector<Die, most_dice> dice{};
    std::uint8_t advantage{};

    static constexpr Names names{"dice rolled", "attacker", "dice", "advantage"};
    bool operator==(const DiceRolled&) const = default;
};

// A die of the attack was discarded.
struct DieDiscarded {
    Model attacker{};
    Die die{};

    static constexpr Names names{"die discarded", "attacker", "die"};
    bool operator==(const DieDiscarded&) const = default;
};

// The total was compared with the Results Chart.
struct AttackCompared {
    Model attacker{};
    Model target{};
    std::uint8_t total{};
    std::uint8_t vit{};
    std::uint8_t damage{};
    bool overridden = false;

    static constexpr Names names{"attack compared", "attacker", "target", "total", "vit", "damage", "overridden"};
    bool operator==(const AttackCompared&) const = default;
};

// A CHAIN takes effect.
struct ChainTriggered {
    Model attacker{};
    Model target{};
    std::uint8_t chain{};
    Effect effect{};

    static constexpr Names names{"chain triggered", "attacker", "target", "chain", "effect"};
    bool operator==(const ChainTriggered&) const = default;
};

// A Hero may react.
struct WindowOpened {
    Model hero{};
    Trigger trigger{};
    Model target{};
    std::uint8_t damage{};

    static constexpr Names names{"window opened", "hero", "trigger", "target", "damage"};
    bool operator==(const WindowOpened&) const = default;
};

// The Hero does not.
struct ReactionPassed {
    Model hero{};
    Trigger trigger{};

    static constexpr Names names{"reaction passed", "hero", "trigger"};
    bool operator==(const ReactionPassed&) const = default;
};

// A reaction lessens DMG.
struct DamageBlocked {
    Model target{};
    Model by{};
    std::uint8_t from{};
    std::uint8_t to{};

    static constexpr Names names{"damage blocked", "target", "by", "from", "to"};
    bool operator==(const DamageBlocked&) const = default;
};

// HP were lost.
struct Damaged {
    Model model{};
    std::uint8_t from{};
    std::uint8_t to{};
    DamageCause cause{};

    static constexpr Names names{"damaged", "model", "from", "to", "cause"};
    bool operator==(const Damaged&) const = default;
};

// A model is pushed.
struct PushStarted {
    Model attacker{};
    Model target{};
    Direction direction{};
    std::uint8_t squares{};

    static constexpr Names names{"push started", "attacker", "target", "direction", "squares"};
    bool operator==(const PushStarted&) const = default;
};

// It is not, SHN-R65.
struct PushDeclined {
    Model attacker{};
    Model target{};

    static constexpr Names names{"push declined", "attacker", "target"};
    bool operator==(const PushDeclined&) const = default;
};

// It has come to rest.
struct PushEnded {
    Model target{};
    std::uint8_t moved{};
    bool completed = false;

    static constexpr Names names{"push ended", "target", "moved", "completed"};
    bool operator==(const PushEnded&) const = default;
};

// A monster without HP rolls whether it stays, SHN-K40.
struct DeathDefied {
    Model model{};
    std::uint8_t face{};
    bool stays = false;

    static constexpr Names names{"death defied", "model", "face", "stays"};
    bool operator==(const DeathDefied&) const = default;
};

// A model is out of play, SHN-149.
struct ModelRemoved {
    Model model{};
    Square square{};

    static constexpr Names names{"model removed", "model", "square"};
    bool operator==(const ModelRemoved&) const = default;
};

}  // namespace heroes::shining
