#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shire/effects/outcomes.hpp>
#include <heroes/shire/effects/spells.hpp>
#include <heroes/shire/pieces.hpp>

// What abilities do as long as they are in force: auras, bonuses, answers and changes of spells.
namespace heroes::shire {

// Which spells a bonus is for.
enum class Filter : std::uint8_t { any, melee, ranged, fire, frost, light, poison, shadow, water, last = water };

constexpr EnumNames<Filter> names_of(Filter) {
    return {"any", "melee", "ranged", "fire", "frost", "light", "poison", "shadow", "water"};
}

constexpr Filter filter(Element element) { return static_cast<Filter>(index_of(Filter::fire) + index_of(element) - 1); }
constexpr bool passes(Filter filter, Element element, AttackType type) {
    if (filter == Filter::any) return true;
    if (filter == Filter::melee) return type == AttackType::melee;
    if (filter == Filter::ranged) return type == AttackType::ranged;
    return element != Element::no_element && filter == shire::filter(element);
}
constexpr bool passes(Filter filter, const SpellType& spell) { return passes(filter, spell.element, spell.type); }

// Who has a passive ability: its owner, the owner's side, or the owner's pets.
enum class Scope : std::uint8_t { you, allies, pets, last = pets };

constexpr EnumNames<Scope> names_of(Scope) { return {"you", "all allies", "your pets"}; }

// When an aura is in force.
enum class While : std::uint8_t { at_all_times, bloodied, last = bloodied };

constexpr EnumNames<While> names_of(While) { return {"at all times", "while at half health or less"}; }

// What abilities answer.
enum class Trigger : std::uint8_t {
    set_up,
    begin_turn,  // in the Hero phase
    damaged,     // 1 or more damage received, and still standing
    hit,         // the same by a single attack, of at least so much
    half,        // damage took HP to half of base HP or less
    own_attack,
    pet_died,
    defeated,
    last = defeated
};

constexpr EnumNames<Trigger> names_of(Trigger) {
    return {"set up", "begin turn", "damaged", "hit", "half", "own attack", "pet died", "defeated"};
}

enum class PassiveKind : std::uint8_t {
    aura,
    bonus,
    heal_bonus,
    trigger,
    add_stats,      // to one of the owner's spells
    add_effect,     // to its last part
    change_target,  // of its first part
    change_die,
    pet_limit,
    ward,
    last = ward
};

constexpr EnumNames<PassiveKind> names_of(PassiveKind) {
    return {"aura",       "bonus",         "heal bonus", "trigger",   "add stats",
            "add effect", "change target", "change die", "pet limit", "ward"};
}

// What an ability does as long as its source is in force. Rows write it as one of the kinds below.
struct Passive {
    PassiveKind kind{};
    std::int8_t number = 0;
    Stats stats{};
    Scope scope{};
    While when{};
    Filter filter{};
    Trigger on{};
    bool is_once = false;  // per battle
    bool is_optional = false;
    Slot slot{};  // the spell that is changed
    ConditionDie die{};
    Conditions wards{};
    Part part{};  // of a trigger; the added effect or the new target of a spell

    constexpr Passive once() const {
        Passive same = *this;
        same.is_once = true;
        return same;
    }
    constexpr Passive optional() const {
        Passive same = *this;
        same.is_optional = true;
        return same;
    }

    static constexpr Members members{"kind",    "number",      "stats", "scope", "when",  "filter", "on",
                                     "is_once", "is_optional", "slot",  "die",   "wards", "part"};
    bool operator==(const Passive&) const = default;
};

constexpr Passive aura(Stat stat, int n, Scope scope, While when = While::at_all_times) {
    return {.kind = PassiveKind::aura,
            .number = static_cast<std::int8_t>(n),
            .stats = {stat},
            .scope = scope,
            .when = when};
}
constexpr Passive bonus(int n, Filter filter, Scope scope) {
    return {.kind = PassiveKind::bonus, .number = static_cast<std::int8_t>(n), .scope = scope, .filter = filter};
}
constexpr Passive heal_bonus(int n) { return {.kind = PassiveKind::heal_bonus, .number = static_cast<std::int8_t>(n)}; }
constexpr Passive pet_limit(int n) { return {.kind = PassiveKind::pet_limit, .number = static_cast<std::int8_t>(n)}; }
constexpr Passive ward(Conditions conditions) { return {.kind = PassiveKind::ward, .wards = conditions}; }
constexpr Passive on(Trigger event, const Part& part) {
    return {.kind = PassiveKind::trigger, .on = event, .part = part};
}
constexpr Passive on_hit(int at_least, const Part& part) {
    return {
        .kind = PassiveKind::trigger, .number = static_cast<std::int8_t>(at_least), .on = Trigger::hit, .part = part};
}
constexpr Passive on_own_attack(Filter filter, const Part& part) {
    return {.kind = PassiveKind::trigger, .filter = filter, .on = Trigger::own_attack, .part = part};
}
// Changes of one of the owner's spells.
constexpr Passive upgrade(Slot slot, Stats stats) {
    return {.kind = PassiveKind::add_stats, .stats = stats, .slot = slot};
}
constexpr Passive upgrade(Slot slot, const Effect& effect) {
    return {.kind = PassiveKind::add_effect, .slot = slot, .part = you(effect)};
}
constexpr Passive upgrade(Slot slot, TargetKind target) {
    return {.kind = PassiveKind::change_target, .slot = slot, .part = {.target = target}};
}
constexpr Passive upgrade(Slot slot, Condition condition, int attempts) {
    return {.kind = PassiveKind::change_die, .slot = slot, .die = {condition, static_cast<std::uint8_t>(attempts)}};
}

inline constexpr std::size_t most_passives = 3;  // of one source
using Passives = InlineVector<Passive, most_passives>;

}  // namespace heroes::shire
