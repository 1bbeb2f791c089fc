#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content/vocabulary.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

// Which cards there can be. What is refused here would count wrong, never work, or break the game.
namespace heroes::hero_master {

namespace detail {

inline constexpr int most_modifier = 20;
inline constexpr int most_on_a_card = 50;  // armour, defence, Ferocity, gold

constexpr bool is_within(int least, int number, int most) { return least <= number && number <= most; }
template <Enumeration E>
constexpr bool is_one(E e) {
    return index_of(e) < enum_count<E>;
}
constexpr bool are_within(const Strengths& strengths, int most) {
    for (const std::int8_t strength : strengths)
        if (!is_within(0, strength, most)) return false;
    return true;
}

// What a condition speaks of: a damage type, a type of monster, a discipline.
constexpr bool names_something(const Effect& effect) {
    switch (effect.condition) {
        case Condition::always:
        case Condition::leader:
        case Condition::not_leader: return true;
        case Condition::foe: return effect.of < enum_count<MonsterType>;
        case Condition::discipline: return effect.of < enum_count<Discipline>;
        case Condition::weapon:
        case Condition::this_weapon:
        case Condition::strength:
        case Condition::attack: return effect.of < enum_count<DamageType>;
    }
    return false;
}
constexpr bool may_take_off(Kind kind) {
    return kind == Kind::strength || (kind >= Kind::hit && kind <= Kind::threshold) || kind == Kind::hand_size;
}
constexpr bool converts_something(const Effect& effect) {
    return is_within(0, effect.n, static_cast<int>(enum_count<DamageType>) - 1) && !effect.types.empty();
}

constexpr Verdict judge(const Effect& effect, Bearer bearer) {
    if (!is_one(effect.when) || !is_one(effect.kind) || !is_one(effect.sort) || !is_one(effect.whom) ||
        !is_one(effect.condition) || !names_something(effect))
        return Verdict::refused("HMA-019: a card speaks of something that there is not");
    if (!fits_timing(effect)) return Verdict::refused("HMA-019: an effect stands at a timing at which it never works");
    if (!fits_bearer(effect, bearer))
        return Verdict::refused("HMA-019: an effect stands on a card on which it never works");
    if (!means_somebody(effect, bearer)) return Verdict::refused("HMA-019: an effect means somebody who is not there");
    if (!can_be_asked(effect, bearer))
        return Verdict::refused("HMA-019: a condition looks at what is not known when the effect comes");
    if (!is_within(may_take_off(effect.kind) ? -most_modifier : 0, effect.n, most_modifier))
        return Verdict::refused("HMA-019: a number of an effect is too large, or below zero");
    if (effect.kind == Kind::convert && !converts_something(effect))
        return Verdict::refused("HMA-K08: a value is converted from one damage type into others");
    return Verdict::legal();
}
constexpr Verdict judge(const Effects& effects, Bearer bearer) {
    for (const Effect& effect : effects)
        if (const Verdict verdict = judge(effect, bearer); !verdict) return verdict;
    return Verdict::legal();
}

}  // namespace detail

// Whether there can be a card like this, as far as the card itself tells.
constexpr Verdict judge(const HeroType& hero) {
    if (!detail::is_one(hero.discipline)) return Verdict::refused("HMA-018: a Hero card shows a discipline or none");
    return detail::judge(hero.power, detail::Bearer::hero);
}
constexpr Verdict judge(const ActionType& action) {
    if (!detail::is_one(action.owner)) return Verdict::refused("HMA-035: an Action card belongs to somebody");
    if (!detail::are_within(action.strengths, detail::most_modifier) ||
        !detail::is_within(-detail::most_modifier, action.hit, detail::most_modifier) ||
        !detail::is_within(-detail::most_modifier, action.armour, detail::most_modifier))
        return Verdict::refused("HMA-019: a number on a card is too large, or below zero");
    if (action.is_bungle && !detail::is_within(1, action.threshold, die_faces))
        return Verdict::refused("HMA-090: the threshold of a bungle is a face of the die");
    if (action.is_bungle ? action.hit != 0 || action.armour != 0 : action.threshold != 0)
        return Verdict::refused("HMA-019: a number stands on a card on which it never counts");
    return detail::judge(action.effects, action.is_bungle ? detail::Bearer::bungle : detail::Bearer::attack);
}
constexpr Verdict judge(const GearType& gear) {
    if (!detail::are_within(gear.strengths, detail::most_modifier) ||
        !detail::is_within(-detail::most_modifier, gear.hit, detail::most_modifier) ||
        !detail::is_within(0, gear.armour, detail::most_on_a_card))
        return Verdict::refused("HMA-019: a number on a card is too large, or below zero");
    if (gear.is_armour ? gear.hit != 0 || !types_of(gear.strengths).empty() : gear.armour != 0)
        return Verdict::refused("HMA-019: a number stands on a card on which it never counts");
    return detail::judge(gear.effects, gear.is_armour ? detail::Bearer::armour : detail::Bearer::weapon);
}
constexpr Verdict judge(const MonsterCardType& monster) {
    if (!detail::is_one(monster.category))
        return Verdict::refused("HMA-R07: a monster is ordinary, a Boss or Legendary");
    if (!detail::are_within(monster.defences, detail::most_on_a_card) ||
        !detail::is_within(0, monster.armour, detail::most_on_a_card) ||
        !detail::is_within(0, monster.ferocity, detail::most_modifier) || monster.gold > detail::most_on_a_card)
        return Verdict::refused("HMA-019: a number on a card is too large, or below zero");
    return detail::judge(monster.effects, detail::Bearer::monster);
}
constexpr Verdict judge(const LocationType& location) {
    if (location.gold > detail::most_on_a_card)
        return Verdict::refused("HMA-019: a number on a card is too large, or below zero");
    return detail::judge(location.effects, detail::Bearer::location);
}
constexpr Verdict judge(const TreasureType& treasure) {
    return treasure.action ? Verdict::legal() : judge(treasure.gear);
}
constexpr Verdict judge(const FailType& fail) { return detail::judge(fail.effects, detail::Bearer::fail); }

namespace detail {

template <class Card, class Type>
constexpr Verdict judge_all(const Cards<Card, Type>& cards) {
    if (cards.count > enum_count<Card>)
        return Verdict::refused("HMA-008: there is no room for so many cards of a kind");
    for (std::size_t i = 0; i != cards.count; ++i) {
        if (cards.names.values[i].empty()) return Verdict::refused("HMA-008: a card has no name");
        if (const Verdict verdict = hero_master::judge(cards.types.values[i]); !verdict) return verdict;
    }
    return Verdict::legal();
}

// HMA-035, HMA-036: what a race or class brings, two weapons and an armour, is there and fits its slot.
template <class Card>
constexpr Verdict judge_equipment(const Draft& cards, const Cards<Card, HeroType>& heroes) {
    for (std::size_t i = 0; i != heroes.count; ++i)
        for (std::size_t slot = 0; slot != enum_count<ItemSlot>; ++slot) {
            const auto& card = heroes.types.values[i].brings.values[slot];
            if (!card) continue;
            if (!cards.equipment.has(*card) || cards.equipment[*card].is_armour != (slot == index_of(ItemSlot::armour)))
                return Verdict::refused("HMA-036: a Hero card brings an item that there is not, or for another slot");
        }
    return Verdict::legal();
}
constexpr Verdict judge_owners(const Draft& cards) {
    for (std::size_t i = 0; i != cards.actions.count; ++i) {
        const ActionType& type = cards.actions.types.values[i];
        const bool owned = type.owner == Owner::race         ? type.number < cards.races.count
                           : type.owner == Owner::hero_class ? type.number < cards.classes.count
                                                             : true;
        if (!owned) return Verdict::refused("HMA-035: an Action card belongs to a race or class that there is not");
    }
    for (std::size_t i = 0; i != cards.treasures.count; ++i)
        if (const auto action = cards.treasures.types.values[i].action)
            if (!cards.actions.has(*action) || cards.actions[*action].owner != Owner::treasure)
                return Verdict::refused("HMA-009: a treasure is an Action card that is none of the Treasure deck");
    return Verdict::legal();
}
constexpr Verdict judge_locations(const Draft& cards) {
    std::size_t last = 0;
    for (std::size_t i = 0; i != cards.locations.count; ++i) {
        const LocationType& type = cards.locations.types.values[i];
        last += type.is_last ? 1u : 0u;
        if (type.warning && !cards.monsters.has(*type.warning))
            return Verdict::refused("HMA-061: a warning sign is for a monster that there is not");
    }
    return last == 1 ? Verdict::legal()
                     : Verdict::refused("HMA-002: the game ends after one Location, no more and no fewer");
}

// HMA-K52: no hero can own both an attack that refreshes Hero cards when played and a power that takes attacks back. No
// attack takes attacks back when played, as it could take back itself; nor does a power of phase one refresh Hero cards.
constexpr bool refreshes_heroes(const Effect& effect) {
    return effect.kind == Kind::refresh && effect.sort == Sort::hero;
}
constexpr bool refreshes_heroes(const ActionType& type) {
    for (const Effect& effect : type.effects)
        if (when_played.has(effect.when) && refreshes_heroes(effect)) return true;
    return false;
}
template <class Card>
constexpr bool any_refreshes_itself(const Cards<Card, HeroType>& heroes) {
    for (std::size_t i = 0; i != heroes.count; ++i)
        for (const Effect& effect : heroes.types.values[i].power)
            if (effect.when == Timing::phase_one && refreshes_heroes(effect)) return true;
    return false;
}
template <class Card>
constexpr bool any_recalls(const Cards<Card, HeroType>& heroes) {
    for (std::size_t i = 0; i != heroes.count; ++i)
        if (heroes.types.values[i].power.has(Kind::recall_attack)) return true;
    return false;
}
constexpr bool can_be_recalled(const Draft& cards, const ActionType& type) {
    const bool by_race = any_recalls(cards.races);
    const bool by_class = any_recalls(cards.classes);
    switch (type.owner) {
        case Owner::race: return by_class || cards.races.types.values[type.number].power.has(Kind::recall_attack);
        case Owner::hero_class:
            return by_race || cards.classes.types.values[type.number].power.has(Kind::recall_attack);
        case Owner::treasure:
        case Owner::protest: break;
    }
    return true;
}
constexpr bool no_endless_phase_one(const Draft& cards) {
    if (any_refreshes_itself(cards.races) || any_refreshes_itself(cards.classes)) return false;
    for (std::size_t i = 0; i != cards.actions.count; ++i) {
        const ActionType& type = cards.actions.types.values[i];
        if (!type.is_bungle && type.effects.has(Kind::recall_attack)) return false;
        if (refreshes_heroes(type) && can_be_recalled(cards, type)) return false;
    }
    return true;
}

}  // namespace detail

// Whether a game can be played with these cards.
constexpr Verdict judge(const Draft& cards) {
    if (const Verdict verdict = detail::judge_all(cards.races); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.classes); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.actions); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.equipment); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.monsters); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.locations); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.treasures); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.fails); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_equipment(cards, cards.races); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_equipment(cards, cards.classes); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_owners(cards); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_locations(cards); !verdict) return verdict;
    if (!detail::no_endless_phase_one(cards))
        return Verdict::refused("HMA-K52: a hero could take an attack back and play it again for ever");
    return Verdict::legal();
}

namespace detail {

template <class Card, class Type>
constexpr Verdict add_card(Cards<Card, Type>& cards, std::string_view name, const Type& type,
                           std::string_view flavour) {
    if (name.empty()) return Verdict::refused("HMA-008: a card has no name");
    if (cards.count >= enum_count<Card>)
        return Verdict::refused("HMA-008: there is no room for so many cards of a kind");
    if (const Verdict verdict = hero_master::judge(type); !verdict) return verdict;
    cards.types.values[cards.count] = type;
    cards.names.values[cards.count] = name;
    cards.flavours.values[cards.count++] = flavour;
    return Verdict::legal();
}

}  // namespace detail

// Adds a card after the others of its kind; if there is no room, or no such card can be, the verdict says why. A name
// that is not a literal has to live as long as the content.
//   if (Verdict verdict = add(cards, "Angry Hen", monster({beast}, 9, {3, 2, 3, 4}, 1, 2, 1)); !verdict) ...
constexpr Verdict add(Draft& draft, std::string_view name, const ActionType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.actions, name, type, flavour);
}
constexpr Verdict add(Draft& draft, std::string_view name, const GearType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.equipment, name, type, flavour);
}
constexpr Verdict add(Draft& draft, std::string_view name, const MonsterCardType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.monsters, name, type, flavour);
}
constexpr Verdict add(Draft& draft, std::string_view name, const LocationType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.locations, name, type, flavour);
}
constexpr Verdict add(Draft& draft, std::string_view name, const TreasureType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.treasures, name, type, flavour);
}
constexpr Verdict add(Draft& draft, std::string_view name, const FailType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.fails, name, type, flavour);
}
// Races and classes look alike, so these say which.
constexpr Verdict add_race(Draft& draft, std::string_view name, const HeroType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.races, name, type, flavour);
}
constexpr Verdict add_class(Draft& draft, std::string_view name, const HeroType& type, std::string_view flavour = {}) {
    return detail::add_card(draft.classes, name, type, flavour);
}

}  // namespace heroes::hero_master
