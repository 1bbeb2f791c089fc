#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/split_range.hpp>

namespace heroes::hero_master {

using heroes::name_of;

inline constexpr std::size_t most_players = 4;
inline constexpr std::size_t attack_slots = 3;
inline constexpr std::size_t most_lurking = 8;  // HMA-R107
inline constexpr int die_faces = 20;

// The damage types; Ice is also called Cold.
enum class DamageType : std::uint8_t { regular, fire, ice, spirit, last = spirit };

using DamageType::regular, DamageType::fire, DamageType::ice, DamageType::spirit;

using DamageTypes = EnumSet<DamageType>;

constexpr EnumNames<DamageType> names_of(DamageType) { return {"regular", "fire", "ice", "spirit"}; }

// What a hero is good at, as some Hero cards show it.
enum class Discipline : std::uint8_t { no_discipline, strength, magic, cunning, faith, last = faith };

constexpr EnumNames<Discipline> names_of(Discipline) {
    return {"no discipline", "strength", "magic", "cunning", "faith"};
}

enum class MonsterType : std::uint8_t { brute, greenie, beast, undead, fiend, dragon, last = dragon };

using MonsterType::brute, MonsterType::greenie, MonsterType::beast, MonsterType::undead, MonsterType::fiend,
    MonsterType::dragon;

using MonsterTypes = EnumSet<MonsterType>;

constexpr EnumNames<MonsterType> names_of(MonsterType) {
    return {"brute", "greenie", "beast", "undead", "fiend", "dragon"};
}

// The border of a Monster card: none, purple or gold.
enum class Category : std::uint8_t { ordinary, boss, legendary, last = legendary };

constexpr EnumNames<Category> names_of(Category) { return {"ordinary", "boss", "legendary"}; }

// The cards, by their row in the content. The enums say how many a content can have; how many it has is its own
// affair. What is printed on a card is asked of the content: content.monsters[card].ferocity.
enum class RaceCard : std::uint8_t { last = 7 };
enum class ClassCard : std::uint8_t { last = 7 };
enum class ActionCard : std::uint8_t { last = 95 };  // of races, classes, treasures, protests
enum class EquipmentCard : std::uint8_t { last = 23 };
enum class MonsterCard : std::uint8_t { last = 31 };
enum class LocationCard : std::uint8_t { last = 31 };
enum class TreasureCard : std::uint8_t { last = 47 };
enum class FailCard : std::uint8_t { last = 31 };  // Critical Fails

// How many Action cards and treasures the sets of a table have room for. Tables of contents with no more of them than
// the standard room are smaller and quicker.
struct Room {
    std::size_t actions = 0;
    std::size_t treasures = 0;

    bool operator==(const Room&) const = default;
};
inline constexpr Room standard_room{.actions = 64, .treasures = 32};
inline constexpr Room full_room{.actions = enum_count<ActionCard>, .treasures = enum_count<TreasureCard>};

using RaceCards = EnumSet<RaceCard>;
using ClassCards = EnumSet<ClassCard>;
// As they are in a table of the standard cards; EnumSet<ActionCard> has room for all there can be.
using ActionCards = EnumSet<ActionCard, standard_room.actions>;
using TreasureCards = EnumSet<TreasureCard, standard_room.treasures>;
using MonsterCards = EnumSet<MonsterCard>;
using LocationCards = EnumSet<LocationCard>;
using FailCards = EnumSet<FailCard>;

// The attack slots of a player board, from left to right; a bungle lies above the attack in its slot.
enum class AttackSlot : std::uint8_t { first, second, third, last = third };

using AttackSlots = EnumSet<AttackSlot>;

// A slot by its number, counted from 1.
constexpr AttackSlot slot(int number) { return static_cast<AttackSlot>(number - 1); }

constexpr EnumNames<AttackSlot> names_of(AttackSlot) { return {"1", "2", "3"}; }

// The permanent cards of a player board: two weapons, an armour, two Hero cards.
enum class Permanent : std::uint8_t { first_weapon, second_weapon, armour, race, hero_class, last = hero_class };

using Permanents = EnumSet<Permanent>;

inline constexpr Permanents weapons{Permanent::first_weapon, Permanent::second_weapon};
inline constexpr Permanents hero_cards{Permanent::race, Permanent::hero_class};
inline constexpr Permanents equipment{Permanent::first_weapon, Permanent::second_weapon, Permanent::armour};

constexpr EnumNames<Permanent> names_of(Permanent) {
    return {"first weapon", "second weapon", "armour", "race", "class"};
}

// Of the permanent cards those that can be replaced by treasure.
enum class ItemSlot : std::uint8_t { first_weapon, second_weapon, armour, last = armour };

constexpr EnumNames<ItemSlot> names_of(ItemSlot) { return {"first weapon", "second weapon", "armour"}; }

constexpr Permanent permanent(ItemSlot slot) { return static_cast<Permanent>(slot); }
constexpr ItemSlot item_slot(Permanent permanent) { return static_cast<ItemSlot>(permanent); }

// What lies in such a slot: a treasure, which covers the original of the slot, the original itself, or nothing.
// Treasures beyond the thirty-second come last, because records of games with fewer call everything by its number.
enum class Item : std::uint8_t {
    original = 32,
    nothing,
    first_beyond,
    last = first_beyond + enum_count<TreasureCard> - original - 1
};

using TreasuresAmongItems = SplitRange<Item, TreasureCard, Item::original, Item::first_beyond>;

constexpr Item item(TreasureCard treasure) { return TreasuresAmongItems::whole(treasure); }
constexpr bool is_treasure(Item item) { return TreasuresAmongItems::has(item); }
constexpr TreasureCard treasure(Item item) { return TreasuresAmongItems::part(item); }

// A monster's place on the game board: a Lurking slot counted from the left, or one of the two special slots.
enum class Place : std::uint8_t { ambusher = most_lurking, encounter, last = encounter };

constexpr Place lurking(std::size_t n) { return static_cast<Place>(n); }

constexpr EnumNames<Place> names_of(Place) {
    return {"lurking 1", "lurking 2", "lurking 3", "lurking 4", "lurking 5",
            "lurking 6", "lurking 7", "lurking 8", "ambusher",  "encounter"};
}

}  // namespace heroes::hero_master
