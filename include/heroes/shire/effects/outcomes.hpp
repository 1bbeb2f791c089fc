#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/shire/pieces.hpp>

// What spells and abilities do: one outcome, of a closed vocabulary.
namespace heroes::shire {

// Whom a part of a spell or an ability is aimed at, SHI-103.
enum class TargetKind : std::uint8_t {
    you,  // the caster, who is not targeted
    one_enemy,
    enemies,
    one_ally,    // the caster may choose itself
    allies,      // the caster among them
    one_fallen,  // a defeated character of the same side
    same,        // second half only: whoever was chosen for the first
    source,      // abilities only: whose attack it was
    last = source
};

constexpr EnumNames<TargetKind> names_of(TargetKind) {
    return {"you", "one enemy", "all enemies", "one ally", "all allies", "one fallen ally", "same target", "source"};
}

constexpr bool is_chosen(TargetKind kind) {
    return kind == TargetKind::one_enemy || kind == TargetKind::one_ally || kind == TargetKind::one_fallen;
}

// Who receives one outcome: the targets of the part, or somebody else.
enum class Recipient : std::uint8_t { target, you, allies, last = allies };

constexpr EnumNames<Recipient> names_of(Recipient) { return {"target", "you", "all allies"}; }

// What an outcome depends on besides.
enum class Guard : std::uint8_t {
    unguarded,
    paid,  // the caster may pay HP for it
    died,  // a target of the part was defeated by it
    last = died
};

constexpr EnumNames<Guard> names_of(Guard) { return {"unguarded", "if paid", "if the target died"}; }

// The closed vocabulary of what spells and abilities do. Rules know these kinds and no spell.
enum class EffectKind : std::uint8_t {
    deal,  // an attack with this printed DMG
    heal,
    heal_dealt,  // percent of the DMG that the part dealt
    strike,      // fixed damage
    shield,
    buff,
    apply,  // a condition
    purge,  // every negative token; with a positive number every positive one
    lower_dice,
    lower_one_die,
    immobilise,
    summon,
    revive,
    swap_card,
    raise_hp,  // HP and base HP, by a number or by percent of base HP
    last = raise_hp
};

constexpr EnumNames<EffectKind> names_of(EffectKind) {
    return {"deal",       "heal",          "heal for DMG dealt", "strike", "shield", "buff",      "apply",   "purge",
            "lower dice", "lower one die", "immobilise",         "summon", "revive", "swap card", "raise HP"};
}

// How much of the target's defence an attack takes away.
enum class Armour : std::uint8_t { counts, penetrated, pierced, last = pierced };

constexpr EnumNames<Armour> names_of(Armour) { return {"counts", "penetrate", "pierce"}; }

// One outcome of a part. Rows write it as one of the kinds below: deal(5).penetrate(), apply(Condition::stun, 2).
struct Effect {
    EffectKind kind{};
    Recipient to{};
    Guard guard{};
    std::uint8_t price = 0;  // in HP, for the guard
    std::int8_t number = 0;
    std::uint8_t percent = 0;  // of the DMG dealt, of base HP, or more DMG against holders of the condition
    Armour armour{};
    Stats stats{};  // of a buff, or those that Imprison sets to 0
    Condition condition{};
    Turns turns{};
    Card card = Card::no_card;
    CardKind group{};

    constexpr Effect to_you() const { return sent(Recipient::you); }
    constexpr Effect to_allies() const { return sent(Recipient::allies); }
    constexpr Effect if_paid(int hp) const {
        Effect same = *this;
        same.guard = Guard::paid;
        same.price = static_cast<std::uint8_t>(hp);
        return same;
    }
    constexpr Effect if_died() const {
        Effect same = *this;
        same.guard = Guard::died;
        return same;
    }
    // SHI-155, SHI-156.
    constexpr Effect pierce() const { return against(Armour::pierced); }
    constexpr Effect penetrate() const { return against(Armour::penetrated); }
    // SHI-162: more DMG against whoever holds a condition before the part lands.
    constexpr Effect more_against(Condition held, int more) const {
        Effect same = *this;
        same.condition = held;
        same.percent = static_cast<std::uint8_t>(more);
        return same;
    }

    static constexpr Members members{"kind",   "to",    "guard",     "price", "number", "percent",
                                     "armour", "stats", "condition", "turns", "card",   "group"};
    bool operator==(const Effect&) const = default;

private:
    constexpr Effect sent(Recipient recipient) const {
        Effect same = *this;
        same.to = recipient;
        return same;
    }
    constexpr Effect against(Armour worn) const {
        Effect same = *this;
        same.armour = worn;
        return same;
    }
};

namespace detail {

constexpr Effect counted(EffectKind kind, int n) { return {.kind = kind, .number = static_cast<std::int8_t>(n)}; }

}  // namespace detail

constexpr Effect deal(int n) { return detail::counted(EffectKind::deal, n); }
constexpr Effect heal(int n) { return detail::counted(EffectKind::heal, n); }
constexpr Effect heal_dealt(int percent) {
    return {.kind = EffectKind::heal_dealt, .percent = static_cast<std::uint8_t>(percent)};
}
constexpr Effect strike(int n) { return detail::counted(EffectKind::strike, n); }
constexpr Effect shield(int n) { return detail::counted(EffectKind::shield, n); }
constexpr Effect buff(Stat stat, int n, Turns lasts) {
    return {.kind = EffectKind::buff, .number = static_cast<std::int8_t>(n), .stats = {stat}, .turns = lasts};
}
constexpr Effect buff(Stat stat, int n, int lasts) { return buff(stat, n, turns(lasts)); }
constexpr Effect apply_condition(Condition condition, int number, Turns lasts) {
    return {
        .kind = EffectKind::apply, .number = static_cast<std::int8_t>(number), .condition = condition, .turns = lasts};
}
// A condition for some turns, or for its own duration if none is stated.
constexpr Effect give(Condition condition, int lasts = 0) { return apply_condition(condition, 0, turns(lasts)); }
constexpr Effect give(Condition condition, Turns lasts) { return apply_condition(condition, 0, lasts); }
constexpr Effect hp_regen(int n, int lasts) { return apply_condition(Condition::hp_regen, n, turns(lasts)); }
constexpr Effect increase(Element element, int n, int lasts) {
    return apply_condition(increased(element), n, turns(lasts));
}
constexpr Effect imprison(Stats stats, int lasts) {
    Effect effect = give(Condition::imprisoned, lasts);
    effect.stats = stats;
    return effect;
}
constexpr Effect purge_negative() { return detail::counted(EffectKind::purge, -1); }
constexpr Effect purge_positive() { return detail::counted(EffectKind::purge, 1); }
constexpr Effect lower_dice(int n) { return detail::counted(EffectKind::lower_dice, n); }
constexpr Effect lower_one_die(int n) { return detail::counted(EffectKind::lower_one_die, n); }
constexpr Effect immobilise(int n) { return detail::counted(EffectKind::immobilise, n); }
constexpr Effect summon(Card card) { return {.kind = EffectKind::summon, .card = card}; }
constexpr Effect revive(int hp) { return detail::counted(EffectKind::revive, hp); }
constexpr Effect swap_card(CardKind group) { return {.kind = EffectKind::swap_card, .group = group}; }
constexpr Effect raise_hp(int n) { return detail::counted(EffectKind::raise_hp, n); }
constexpr Effect raise_hp_by_percent(int percent) {
    return {.kind = EffectKind::raise_hp, .percent = static_cast<std::uint8_t>(percent)};
}

}  // namespace heroes::shire
