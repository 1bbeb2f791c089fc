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

// A race or a class: a discipline, a power, and the starting equipment it brings.
struct HeroType {
    Discipline discipline{};
    Effects power{};
    EnumArray<ItemSlot, std::optional<EquipmentCard>> brings{};

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

    static constexpr Members members{"owner", "number", "is_bungle", "strengths", "hit", "armour", "threshold", "effects"};
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

    static constexpr Members members{"types", "category", "armour", "defences", "ferocity", "gold", "treasure", "effects"};
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

// Every card of the game. A host replaces any of it by a content of its own:
//   struct Homebrew : StandardRules { static constexpr const Content& content = my_content; };
struct Content {
    Cards<RaceCard, HeroType> races{};
    Cards<ClassCard, HeroType> classes{};
    Cards<ActionCard, ActionType> actions{};
    Cards<EquipmentCard, GearType> equipment{};
    Cards<MonsterCard, MonsterCardType> monsters{};
    Cards<LocationCard, LocationType> locations{};
    Cards<TreasureCard, TreasureType> treasures{};
    Cards<FailCard, FailType> fails{};
    // What follows from the cards, so that play looks it up.
    EnumArray<RaceCard, ActionCards> race_actions{};
    EnumArray<ClassCard, ActionCards> class_actions{};
    ActionCards attacks{};
    ActionCards protests{};
    ActionCards treasure_actions{};
    MonsterCards bosses{};  // Legendary ones included
    MonsterCards ambushers{};
    LocationCard den{};  // the last Location

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("races", self.races), f("classes", self.classes), f("actions", self.actions);
        f("equipment", self.equipment), f("monsters", self.monsters), f("locations", self.locations);
        f("treasures", self.treasures), f("fails", self.fails);
    }
};

// Whether one of these effects is of this kind and, if it matters, of this timing.
constexpr bool has_kind(const Effects& effects, Kind kind) {
    for (const Effect& effect : effects)
        if (effect.kind == kind) return true;
    return false;
}
constexpr bool has_timing(const Effects& effects, Timing when) {
    for (const Effect& effect : effects)
        if (effect.when == when) return true;
    return false;
}

// Fills in what follows from the cards.
constexpr Content complete(Content content) {
    // One by one: g++ 12 leaves the elements of an array that is initialised by {} without a value in constant
    // expressions.
    for (ActionCards& cards : content.race_actions) cards = ActionCards{};
    for (ActionCards& cards : content.class_actions) cards = ActionCards{};
    content.attacks = content.protests = content.treasure_actions = ActionCards{};
    content.bosses = content.ambushers = MonsterCards{};
    content.actions.all().for_each([&](ActionCard card) {
        const ActionType& type = content.actions[card];
        if (!type.is_bungle) content.attacks.insert(card);
        if (type.owner == Owner::race) content.race_actions.values[type.number].insert(card);
        if (type.owner == Owner::hero_class) content.class_actions.values[type.number].insert(card);
        if (type.owner == Owner::treasure) content.treasure_actions.insert(card);
        if (type.owner == Owner::protest) content.protests.insert(card);
    });
    content.monsters.all().for_each([&](MonsterCard card) {
        const MonsterCardType& type = content.monsters[card];
        if (type.category != Category::ordinary) content.bosses.insert(card);
        if (has_kind(type.effects, Kind::ambusher)) content.ambushers.insert(card);
    });
    content.locations.all().for_each([&](LocationCard card) {
        if (content.locations[card].is_last) content.den = card;
    });
    // A treasure that is an Action card and that card know each other.
    content.treasures.all().for_each([&](TreasureCard card) {
        if (const auto action = content.treasures[card].action)
            content.actions.types[*action].number = static_cast<std::uint8_t>(index_of(card));
    });
    return content;
}

// The treasure that an Action card of the Treasure deck is.
constexpr TreasureCard treasure_of(const Content& content, ActionCard card) {
    return static_cast<TreasureCard>(content.actions[card].number);
}

// What the cards are called; a card that is not there has no name.
constexpr std::string_view name_in(const Content& content, RaceCard card) { return content.races.names[card]; }
constexpr std::string_view name_in(const Content& content, ClassCard card) { return content.classes.names[card]; }
constexpr std::string_view name_in(const Content& content, ActionCard card) { return content.actions.names[card]; }
constexpr std::string_view name_in(const Content& content, EquipmentCard card) { return content.equipment.names[card]; }
constexpr std::string_view name_in(const Content& content, MonsterCard card) { return content.monsters.names[card]; }
constexpr std::string_view name_in(const Content& content, LocationCard card) { return content.locations.names[card]; }
constexpr std::string_view name_in(const Content& content, TreasureCard card) { return content.treasures.names[card]; }
constexpr std::string_view name_in(const Content& content, FailCard card) { return content.fails.names[card]; }

// The same in the content of some rules.
template <class Rules, class Card>
    requires requires(Card card) { name_in(Rules::content, card); }
constexpr std::string_view name_of(const Rules&, Card card) { return name_in(Rules::content, card); }

}  // namespace heroes::hero_master
