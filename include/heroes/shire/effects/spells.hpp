#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shire/effects/outcomes.hpp>
#include <heroes/shire/pieces.hpp>

// Parts and spell boxes: whom outcomes are aimed at, and what is printed beside them.
namespace heroes::shire {

// One half of a split spell, or the whole of an ordinary one: whom it is aimed at and what happens, in printed order.
struct Part {
    static constexpr std::size_t most_effects = 4;

    TargetKind target{};
    InlineVector<Effect, most_effects> effects{};

    // A part that deals DMG is an attack, SHI-R01.
    constexpr bool is_attack() const { return !effects.empty() && effects[0].kind == EffectKind::deal; }

    static constexpr Members members{"target", "effects"};
    bool operator==(const Part&) const = default;
};

namespace detail {

template <class... Effects>
constexpr Part part(TargetKind target, const Effects&... effects) {
    Part made{.target = target};
    (made.effects.push_back(effects), ...);
    return made;
}

}  // namespace detail

// Parts as rows write them: one_enemy(deal(3), give(Condition::glowing, 3)).
constexpr Part you(const auto&... effects) { return detail::part(TargetKind::you, effects...); }
constexpr Part one_enemy(const auto&... effects) { return detail::part(TargetKind::one_enemy, effects...); }
constexpr Part enemies(const auto&... effects) { return detail::part(TargetKind::enemies, effects...); }
constexpr Part one_ally(const auto&... effects) { return detail::part(TargetKind::one_ally, effects...); }
constexpr Part allies(const auto&... effects) { return detail::part(TargetKind::allies, effects...); }
constexpr Part one_fallen(const auto&... effects) { return detail::part(TargetKind::one_fallen, effects...); }
constexpr Part same_target(const auto&... effects) { return detail::part(TargetKind::same, effects...); }
constexpr Part source(const auto&... effects) { return detail::part(TargetKind::source, effects...); }

// A condition die: which condition it looks for, and how often it is rolled.
struct ConditionDie {
    Condition condition{};
    std::uint8_t attempts = 0;  // 0: there is no die

    static constexpr Members members{"condition", "attempts"};
    bool operator==(const ConditionDie&) const = default;
};

// What a spell needs besides the general rules, SHI-120.
enum class Needs : std::uint8_t {
    nothing,
    when_attacked,  // castable only as an answer to an enemy's attack on an enemy's turn
    from_round,     // not before this round
    died,           // so many creatures of the caster have died since it was cast last
    last = died
};

constexpr EnumNames<Needs> names_of(Needs) { return {"nothing", "when attacked", "from round", "creatures died"}; }

// What is printed in a spell box.
struct SpellType {
    SpellRow row{};
    Element element{};
    AttackType type{};
    Stats stats{};  // added to DMG and to healing
    ConditionDie die{};
    std::uint8_t cd = 0;
    Needs needs{};
    std::uint8_t needed = 0;  // the number that goes with it
    InlineVector<Part, 2> parts{};

    constexpr SpellType rolling(Condition condition, int attempts = 1) const {
        SpellType same = *this;
        same.die = {condition, static_cast<std::uint8_t>(attempts)};
        return same;
    }
    constexpr SpellType needing(Needs what, int n = 0) const {
        SpellType same = *this;
        same.needs = what;
        same.needed = static_cast<std::uint8_t>(n);
        return same;
    }

    static constexpr Members members{"row", "element", "type", "stats", "die", "cd", "needs", "needed", "parts"};
    bool operator==(const SpellType&) const = default;
};

// SHI-R17: the row of the whole spell decides, or by a house rule either half.
constexpr bool counts_as(const SpellType& spell, SpellRow row, bool either_half) {
    if (spell.row == row) return true;
    if (either_half)
        for (const Part& part : spell.parts)
            if (part.is_attack() == (row == SpellRow::attack)) return true;
    return false;
}

namespace detail {

template <class... Parts>
constexpr SpellType spell(SpellRow row, Element element, AttackType type, Stats stats, int cd, const Parts&... parts) {
    SpellType made{.row = row, .element = element, .type = type, .stats = stats, .cd = static_cast<std::uint8_t>(cd)};
    (made.parts.push_back(parts), ...);
    return made;
}

}  // namespace detail

// Spells as rows write them, with the cooldown before the parts: melee({Stat::strength}, 0, one_enemy(deal(3))).
constexpr SpellType melee(Stats stats, int cd, const auto&... parts) {
    return detail::spell(SpellRow::attack, Element::no_element, AttackType::melee, stats, cd, parts...);
}
constexpr SpellType melee(Element element, Stats stats, int cd, const auto&... parts) {
    return detail::spell(SpellRow::attack, element, AttackType::melee, stats, cd, parts...);
}
constexpr SpellType ranged(Stats stats, int cd, const auto&... parts) {
    return detail::spell(SpellRow::attack, Element::no_element, AttackType::ranged, stats, cd, parts...);
}
constexpr SpellType ranged(Element element, Stats stats, int cd, const auto&... parts) {
    return detail::spell(SpellRow::attack, element, AttackType::ranged, stats, cd, parts...);
}
constexpr SpellType support(Stats stats, int cd, const auto&... parts) {
    return detail::spell(SpellRow::support, Element::no_element, AttackType::no_type, stats, cd, parts...);
}
constexpr SpellType support(int cd, const auto&... parts) { return support(Stats{}, cd, parts...); }

}  // namespace heroes::shire
