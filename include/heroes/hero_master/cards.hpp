#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/cards.hpp>
#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes {

template <>
inline constexpr std::size_t fingerprinted_rows<hero_master::ActionCard> = 64;
template <>
inline constexpr std::size_t fingerprinted_rows<hero_master::TreasureCard> = 32;

}  // namespace heroes

namespace heroes::hero_master {

// One number for each damage type: a strength, a reduction or a defence; 0 is not printed.
using Strengths = EnumArray<DamageType, std::int8_t>;

// The damage types of a card are those for which it prints a value, HMA-143.
constexpr DamageTypes types_of(const Strengths& strengths) {
    DamageTypes types{};
    for_each_enumerator<DamageType>([&](DamageType type) {
        if (strengths[type] != 0) types.insert(type);
    });
    return types;
}

// The starting equipment of a race or class. None is said slot by slot: g++ 12 leaves the elements of an array that is
// initialised by {} without a value in constant expressions.
using Equipment = EnumArray<ItemSlot, std::optional<EquipmentCard>>;
inline constexpr Equipment no_equipment{{std::nullopt, std::nullopt, std::nullopt}};

// A race or a class: a discipline, a power, and the starting equipment it brings.
struct HeroType {
    Discipline discipline{};
    Effects power{};
    Equipment brings = no_equipment;

    static constexpr Members members{"discipline", "power", "brings"};
    bool operator==(const HeroType&) const = default;
};

// Whose deck an Action card belongs to.
enum class Owner : std::uint8_t { race, hero_class, treasure, protest, last = protest };

constexpr EnumNames<Owner> names_of(Owner) { return {"race", "class", "treasure", "protest"}; }

// An attack or a bungle. The strengths of a bungle are taken off.
struct ActionType {
    Owner owner{};
    std::uint8_t number = 0;  // of the race, class or treasure it belongs to
    bool is_bungle = false;
    Strengths strengths{};
    std::int8_t hit = 0;
    std::int8_t armour = 0;
    std::uint8_t threshold = 0;  // of a bungle
    Effects effects{};

    // The same card in the deck of a race or a class.
    constexpr ActionType of(RaceCard race) const { return owned(Owner::race, index_of(race)); }
    constexpr ActionType of(ClassCard hero_class) const { return owned(Owner::hero_class, index_of(hero_class)); }
    constexpr ActionType owned(Owner who, std::size_t which = 0) const {
        ActionType same = *this;
        same.owner = who;
        same.number = static_cast<std::uint8_t>(which);
        return same;
    }

    static constexpr Members members{"owner", "number", "is_bungle", "strengths",
                                     "hit",   "armour", "threshold", "effects"};
    bool operator==(const ActionType&) const = default;
};

// A weapon, which adds strength to attacks, or an armour.
struct GearType {
    bool is_armour = false;
    Strengths strengths{};
    std::int8_t hit = 0;
    std::int8_t armour = 0;
    Effects effects{};

    static constexpr Members members{"is_armour", "strengths", "hit", "armour", "effects"};
    bool operator==(const GearType&) const = default;
};

struct MonsterCardType {
    MonsterTypes types{};
    Category category{};
    std::int8_t armour = 0;
    Strengths defences{};
    std::int8_t ferocity = 0;
    std::uint8_t gold = 0;
    std::uint8_t treasure = 0;
    Effects effects{};

    constexpr MonsterCardType of(Category which) const {
        MonsterCardType same = *this;
        same.category = which;
        return same;
    }

    static constexpr Members members{"types",    "category", "armour",   "defences",
                                     "ferocity", "gold",     "treasure", "effects"};
    bool operator==(const MonsterCardType&) const = default;
};

struct LocationType {
    std::uint8_t monsters = 0;
    std::uint8_t treasure = 0;
    std::uint8_t gold = 0;
    std::optional<MonsterCard> warning{};
    bool is_last = false;  // the game ends after it
    Effects effects{};

    // The same Location with a warning sign for a monster, by its row; and as the one after which the game ends.
    constexpr LocationType warning_of(int row) const {
        LocationType same = *this;
        same.warning = static_cast<MonsterCard>(row);
        return same;
    }
    constexpr LocationType last() const {
        LocationType same = *this;
        same.is_last = true;
        return same;
    }

    static constexpr Members members{"monsters", "treasure", "gold", "warning", "is_last", "effects"};
    bool operator==(const LocationType&) const = default;
};

// A treasure is a weapon, an armour or an Action card.
struct TreasureType {
    std::optional<ActionCard> action{};
    GearType gear{};

    static constexpr Members members{"action", "gear"};
    bool operator==(const TreasureType&) const = default;
};

struct FailType {
    Effects effects{};

    static constexpr Members members{"effects"};
    bool operator==(const FailType&) const = default;
};

// All cards of the game while they are still being made: every one of them may be changed, and others may be added.
// Rules play with what complete makes of them:
//   Draft cards = draft_of(standard_content);
//   cards.monsters.types[cards.monsters.named("Giant")].ferocity = 5;
//   static constexpr Content content = complete(cards);
struct Draft {
    Cards<RaceCard, HeroType> races{};
    Cards<ClassCard, HeroType> classes{};
    Cards<ActionCard, ActionType> actions{};
    Cards<EquipmentCard, GearType> equipment{};
    Cards<MonsterCard, MonsterCardType> monsters{};
    Cards<LocationCard, LocationType> locations{};
    Cards<TreasureCard, TreasureType> treasures{};
    Cards<FailCard, FailType> fails{};
};

}  // namespace heroes::hero_master
