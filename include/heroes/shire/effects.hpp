#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shire/pieces.hpp>

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
