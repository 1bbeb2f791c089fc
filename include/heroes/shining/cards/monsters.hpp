#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>

// Monsters and their AI cards.
namespace heroes::shining {

struct MonsterType {
    std::string_view name{};
    std::string_view set{};
    std::uint8_t str = 0;
    std::uint8_t mag = 0;
    std::uint8_t vit = 0;
    std::uint8_t hp = 1;
    std::uint8_t move = 0;
    InlineVector<Passive, 2> passives{};
    InlineVector<AttackCard, 2> attacks{};
    InlineVector<AiCard, 8> deck{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("str", self.str), f("mag", self.mag), f("vit", self.vit), f("hp", self.hp), f("move", self.move);
        f("passives", self.passives), f("attacks", self.attacks), f("deck", self.deck);
    }
};

// Numbers 1 to 4 of a set of monsters.
enum class Number : std::uint8_t { one, two, three, four, last = four };
using Numbers = EnumSet<Number>;

constexpr EnumNames<Number> names_of(Number) { return {"1", "2", "3", "4"}; }

// The numbers with these digits: numbers(124).
constexpr Numbers numbers(int digits) {
    Numbers set{};
    for (; digits != 0; digits /= 10) set.insert(static_cast<Number>(digits % 10 - 1));
    return set;
}

// SHN-K71 to SHN-K74: whom a monster goes for.
enum class TargetRule : std::uint8_t { nearest, farthest, weakest, lowest, highest, last = highest };
// SHN-K76 to SHN-K82: what it does.
enum class CommandKind : std::uint8_t { approach, close, attack, retreat, mend, guard, spawn, last = spawn };

constexpr EnumNames<TargetRule> names_of(TargetRule) { return {"nearest", "farthest", "weakest", "lowest", "highest"}; }
constexpr EnumNames<CommandKind> names_of(CommandKind) {
    return {"approach", "close", "attack", "retreat", "mend", "guard", "spawn"};
}

struct Command {
    CommandKind kind{};
    std::uint8_t attack = 0;  // approach and attack: which of the monster's, counted from 0
    std::uint8_t amount = 0;  // further movement, squares, HP or VIT
    std::uint8_t times = 1;
    Role role{};
    Numbers numbers{};

    static constexpr Members members{"kind", "attack", "amount", "times", "role", "numbers"};
    bool operator==(const Command&) const = default;
};

namespace command {

constexpr Command approach(int attack, int more = 0) {
    return {.kind = CommandKind::approach,
            .attack = static_cast<std::uint8_t>(attack - 1),
            .amount = static_cast<std::uint8_t>(more)};
}
constexpr Command close(int more = 0) {
    return {.kind = CommandKind::close, .amount = static_cast<std::uint8_t>(more)};
}
constexpr Command attack(int attack, int times = 1) {
    return {.kind = CommandKind::attack,
            .attack = static_cast<std::uint8_t>(attack - 1),
            .times = static_cast<std::uint8_t>(times)};
}
constexpr Command retreat(int squares) {
    return {.kind = CommandKind::retreat, .amount = static_cast<std::uint8_t>(squares)};
}
constexpr Command mend(int hp) { return {.kind = CommandKind::mend, .amount = static_cast<std::uint8_t>(hp)}; }
constexpr Command guard(int vit) { return {.kind = CommandKind::guard, .amount = static_cast<std::uint8_t>(vit)}; }
constexpr Command spawn(Role role, Numbers numbers) {
    return {.kind = CommandKind::spawn, .role = role, .numbers = numbers};
}

}  // namespace command

// SHN-K70: an AI card.
struct AiType {
    std::string_view name{};
    TargetRule rule{};
    Stat stat{};
    InlineVector<Command, 3> commands{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("rule", self.rule), f("stat", self.stat), f("commands", self.commands);
    }
};

}  // namespace heroes::shining
