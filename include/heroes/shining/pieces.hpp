#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shining/room.hpp>

namespace heroes::shining {

using heroes::name_of;

inline constexpr std::size_t most_players = 4;
inline constexpr std::size_t party_size = 4;  // SHN-003

// The stats, SHN-014. Monsters have STR, MAG and VIT only.
enum class Stat : std::uint8_t { str, dex, vit, mag, cha, lck, last = lck };

using Stats = EnumArray<Stat, std::uint8_t>;

constexpr EnumNames<Stat> names_of(Stat) { return {"STR", "DEX", "VIT", "MAG", "CHA", "LCK"}; }

// The dice, SHN-008.
enum class DieSize : std::uint8_t { d4, d6, d8, d10, last = d10 };

constexpr std::uint8_t faces_of(DieSize size) { return static_cast<std::uint8_t>(4 + 2 * index_of(size)); }

constexpr EnumNames<DieSize> names_of(DieSize) { return {"D4", "D6", "D8", "D10"}; }

// A die as it lies; the 0 of a D10 is its tenth face.
struct Die {
    DieSize size{};
    std::uint8_t face = 1;

    static constexpr Members members{"size", "face"};
    bool operator==(const Die&) const = default;
};

// What can show on a die of a LUCK roll, SHN-159.
enum class LuckFace : std::uint8_t { one, two, three, four, last = four };

constexpr EnumNames<LuckFace> names_of(LuckFace) { return {"1", "2", "3", "4"}; }

// How many dice of a LUCK roll show each face.
using LuckDice = EnumArray<LuckFace, std::uint8_t>;

// Everything that stands on a square of its own. Heroes go by their number in the Hero order; monsters by their set and
// their number in it, so that one which comes back goes by the same name.
enum class Model : std::uint8_t {
    hero_1,
    hero_2,
    hero_3,
    hero_4,
    object,
    a_1,
    a_2,
    a_3,
    a_4,
    b_1,
    b_2,
    b_3,
    b_4,
    boss,
    last = boss
};

using Models = EnumSet<Model>;

constexpr EnumNames<Model> names_of(Model) {
    return {"hero 1", "hero 2", "hero 3", "hero 4", "object", "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "boss"};
}

constexpr bool is_hero(Model model) { return model < Model::object; }
constexpr bool is_monster(Model model) { return model > Model::object && model <= Model::last; }
constexpr Model hero(std::size_t place) { return static_cast<Model>(place); }

// The Heroes in their order, SHN-028.
inline constexpr Models every_hero{Model::hero_1, Model::hero_2, Model::hero_3, Model::hero_4};

// The sets of enemies that an encounter names, SHN-R114.
enum class Role : std::uint8_t { a, b, boss, last = boss };

constexpr EnumNames<Role> names_of(Role) { return {"A", "B", "boss"}; }

inline constexpr std::size_t set_size = 4;       // monsters of one set
inline constexpr std::size_t most_monsters = 9;  // two sets and a boss

constexpr Role role_of(Model model) {
    if (model == Model::boss) return Role::boss;
    return model < Model::b_1 ? Role::a : Role::b;
}
// The monster with this number, counted from 1, of a set.
constexpr Model monster(Role role, int number) {
    if (role == Role::boss) return Model::boss;
    return static_cast<Model>(index_of(role == Role::a ? Model::a_1 : Model::b_1) +
                              static_cast<std::size_t>(number - 1));
}
constexpr int number_in_set(Model model) {
    return static_cast<int>((index_of(model) - index_of(Model::a_1)) % set_size) + 1;
}

// Rows of the content. The enums say how many rows a content can have; how many it has is its own affair.
enum class HeroCard : std::uint8_t { last = 15 };
enum class AttackCard : std::uint8_t { last = 63 };
enum class Trait : std::uint8_t { last = 31 };
enum class Spell : std::uint8_t { last = 15 };
enum class Item : std::uint8_t { last = detail::room_for_gear - 1 };
enum class Equipment : std::uint8_t { last = detail::room_for_gear - 1 };
enum class MonsterCard : std::uint8_t { last = 31 };
enum class AiCard : std::uint8_t { last = 63 };
enum class EventCard : std::uint8_t { last = 63 };
enum class EncounterCard : std::uint8_t { last = 47 };
enum class QuestCard : std::uint8_t { last = 15 };

using Items = EnumArray<Item, std::uint8_t>;
inline constexpr Items no_items{};
using EquipmentSet = EnumSet<Equipment>;
using EventCards = EnumSet<EventCard>;
using QuestCards = EnumSet<QuestCard>;

// A place in an AI deck. A deck is the set of places whose cards have not been revealed.
enum class DeckPlace : std::uint8_t { last = 7 };

using DeckPlaces = EnumSet<DeckPlace>;

// A weapon in a Hero's hands: its own, or one of its equipment.
enum class Weapon : std::uint8_t { own, first_equipment, last = detail::room_for_gear };

constexpr Weapon weapon(Equipment equipment) { return static_cast<Weapon>(1 + index_of(equipment)); }
constexpr Equipment equipment(Weapon weapon) { return static_cast<Equipment>(index_of(weapon) - 1); }

constexpr EnumNames<Weapon> names_of(Weapon) {
    constexpr const char* names[]{"own weapon",   "equipment 1",  "equipment 2",  "equipment 3",  "equipment 4",
                                  "equipment 5",  "equipment 6",  "equipment 7",  "equipment 8",  "equipment 9",
                                  "equipment 10", "equipment 11", "equipment 12", "equipment 13", "equipment 14",
                                  "equipment 15", "equipment 16"};
    return EnumNames<Weapon>::first_of(names);
}

// A power of a Hero: of a trait or spell by its place on the Hero's card, or of a piece of equipment.
enum class Power : std::uint8_t { first_trait, first_spell = 4, first_equipment = 8, last = 7 + detail::room_for_gear };

using Powers = EnumSet<Power>;

// A trait or spell of a Hero by its place on the card, counted from 1.
constexpr Power trait(int place) { return static_cast<Power>(place - 1); }
constexpr Power spell(int place) { return static_cast<Power>(static_cast<int>(Power::first_spell) + place - 1); }
constexpr Power power(Equipment equipment) {
    return static_cast<Power>(index_of(Power::first_equipment) + index_of(equipment));
}
constexpr bool is_trait(Power power) { return power < Power::first_spell; }
constexpr bool is_spell_card(Power power) { return !is_trait(power) && power < Power::first_equipment; }
constexpr Equipment equipment(Power power) {
    return static_cast<Equipment>(index_of(power) - index_of(Power::first_equipment));
}

constexpr EnumNames<Power> names_of(Power) {
    constexpr const char* names[]{"trait 1",      "trait 2",      "trait 3",      "trait 4",      "spell 1",
                                  "spell 2",      "spell 3",      "spell 4",      "equipment 1",  "equipment 2",
                                  "equipment 3",  "equipment 4",  "equipment 5",  "equipment 6",  "equipment 7",
                                  "equipment 8",  "equipment 9",  "equipment 10", "equipment 11", "equipment 12",
                                  "equipment 13", "equipment 14", "equipment 15", "equipment 16"};
    return EnumNames<Power>::first_of(names);
}

// What a Hero uses: a weapon, a power or an item, in one number.
enum class Source : std::uint8_t {
    first_weapon,
    first_power = 1 + detail::room_for_gear,
    first_item = 9 + 2 * detail::room_for_gear,
    last = 8 + 3 * detail::room_for_gear
};

constexpr Source source(Weapon weapon) { return static_cast<Source>(weapon); }
constexpr Source source(Power power) { return static_cast<Source>(index_of(Source::first_power) + index_of(power)); }
constexpr Source source(Item item) { return static_cast<Source>(index_of(Source::first_item) + index_of(item)); }
constexpr bool is_weapon(Source source) { return source < Source::first_power; }
constexpr bool is_power(Source source) { return !is_weapon(source) && source < Source::first_item; }
constexpr bool is_item(Source source) { return source >= Source::first_item && source <= Source::last; }
constexpr Weapon weapon(Source source) { return static_cast<Weapon>(source); }
constexpr Power power(Source source) { return static_cast<Power>(index_of(source) - index_of(Source::first_power)); }
constexpr Item item(Source source) { return static_cast<Item>(index_of(source) - index_of(Source::first_item)); }

// The four ways to go, SHN-053.
enum class Direction : std::uint8_t { up, left, right, down, last = down };

constexpr EnumNames<Direction> names_of(Direction) { return {"up", "left", "right", "down"}; }

constexpr Direction opposite(Direction direction) { return static_cast<Direction>(3 - index_of(direction)); }

// What a Hero may take when an encounter is won, SHN-173.
enum class Recovery : std::uint8_t { nothing, magic, health, last = health };

constexpr EnumNames<Recovery> names_of(Recovery) { return {"nothing", "magic", "health"}; }

// What lies in wait for a Hero's reaction, SHN-K53, SHN-K54.
enum class Trigger : std::uint8_t { no_trigger, would_suffer, after_attacked, last = after_attacked };

constexpr EnumNames<Trigger> names_of(Trigger) { return {"no trigger", "would suffer", "after attacked"}; }

// How far a game goes.
enum class Scope : std::uint8_t { campaign, quest, encounter, last = encounter };

constexpr EnumNames<Scope> names_of(Scope) { return {"campaign", "quest", "encounter"}; }

}  // namespace heroes::shining
