#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/shining/pieces.hpp>

// The closed vocabulary of what cards do, SHN-K10 to SHN-K44. A card is a sentence made of these words.
namespace heroes::shining {

enum class EffectKind : std::uint8_t {
    nothing,
    damage,
    override_chart,
    heal,
    magic,
    push,
    walk,
    action_points,
    advantage,
    ward,
    slow,
    provoke,
    timer,
    block,
    strike,
    last = strike
};

constexpr EnumNames<EffectKind> names_of(EffectKind) {
    return {"nothing",   "damage", "override", "heal",    "magic", "push",  "walk",  "action points",
            "advantage", "ward",   "slow",     "provoke", "timer", "block", "strike"};
}

struct Effect {
    EffectKind kind{};
    std::uint8_t amount = 0;
    Stat stat{};        // provoke: which stat tells how far
    bool self = false;  // for the attacker, not for its target

    static constexpr Members members{"kind", "amount", "stat", "self"};
    bool operator==(const Effect&) const = default;
};

namespace effect {

constexpr Effect of(EffectKind kind, int amount) { return {.kind = kind, .amount = static_cast<std::uint8_t>(amount)}; }
constexpr Effect damage(int n) { return of(EffectKind::damage, n); }
constexpr Effect override_chart(int n) { return of(EffectKind::override_chart, n); }
constexpr Effect heal(int n) { return of(EffectKind::heal, n); }
constexpr Effect magic(int n) { return of(EffectKind::magic, n); }
constexpr Effect push(int n) { return of(EffectKind::push, n); }
constexpr Effect walk(int n) { return of(EffectKind::walk, n); }
constexpr Effect action_points(int n) { return of(EffectKind::action_points, n); }
constexpr Effect advantage(int n) { return of(EffectKind::advantage, n); }
constexpr Effect ward(int n) { return of(EffectKind::ward, n); }
constexpr Effect slow(int n) { return of(EffectKind::slow, n); }
constexpr Effect provoke(Stat stat) { return {.kind = EffectKind::provoke, .stat = stat}; }
constexpr Effect timer(int n) { return of(EffectKind::timer, n); }
constexpr Effect block(int n) { return of(EffectKind::block, n); }
constexpr Effect strike() { return of(EffectKind::strike, 1); }
constexpr Effect self(Effect effect) {
    effect.self = true;
    return effect;
}

}  // namespace effect

// What holds all the time, SHN-K30 to SHN-K40.
enum class PassiveKind : std::uint8_t {
    nothing,
    fly,
    move,
    max_hp,
    vit,
    attack_bonus,
    attack_advantage,
    luck_aura,
    sturdy,
    sure_foot,
    regenerate,
    undying,
    last = undying
};
// Or only while something is so, SHN-K41 to SHN-K44.
enum class Condition : std::uint8_t { always_so, unmoved, flanked, engaged, wounded, last = wounded };

constexpr EnumNames<PassiveKind> names_of(PassiveKind) {
    return {"nothing",          "fly",       "move",   "max HP",    "VIT",        "attack bonus",
            "attack advantage", "luck aura", "sturdy", "sure foot", "regenerate", "undying"};
}
constexpr EnumNames<Condition> names_of(Condition) {
    return {"at all times", "unmoved", "flanked", "engaged", "wounded"};
}

struct Passive {
    PassiveKind kind{};
    std::uint8_t amount = 0;
    std::uint8_t range = 0;
    Condition condition{};

    static constexpr Members members{"kind", "amount", "range", "condition"};
    bool operator==(const Passive&) const = default;
};

namespace passive {

constexpr Passive of(PassiveKind kind, int amount = 1, Condition condition = Condition::always_so) {
    return {.kind = kind, .amount = static_cast<std::uint8_t>(amount), .condition = condition};
}
constexpr Passive luck_aura(int amount, int range) {
    return {.kind = PassiveKind::luck_aura,
            .amount = static_cast<std::uint8_t>(amount),
            .range = static_cast<std::uint8_t>(range)};
}

}  // namespace passive

}  // namespace heroes::shining
