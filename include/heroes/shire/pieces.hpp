#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/seat.hpp>

namespace heroes::shire {

using heroes::name_of;

inline constexpr std::size_t most_players = 6;
inline constexpr std::size_t most_creatures = 2;  // of one player, in play

// Anything that can be fought: the character of a seat, or one of the creatures on its ability tab.
enum class Actor : std::uint8_t {
    one,
    two,
    three,
    four,
    five,
    six,
    first_creature,
    nobody = first_creature + most_players * most_creatures,
    last = nobody
};

constexpr EnumNames<Actor> names_of(Actor) {
    return {"one",          "two",
            "three",        "four",
            "five",         "six",
            "pet of one",   "second pet of one",
            "pet of two",   "second pet of two",
            "pet of three", "second pet of three",
            "pet of four",  "second pet of four",
            "pet of five",  "second pet of five",
            "pet of six",   "second pet of six",
            "nobody"};
}

using ActorSet = EnumSet<Actor>;

inline constexpr std::size_t most_actors = index_of(Actor::nobody);

// Whether there are two of them or more. To count them would take longer.
constexpr bool are_several(ActorSet actors) { return (actors.bits() & (actors.bits() - 1)) != 0; }

// The places for creatures beside a character.
enum class Beside : std::uint8_t { first, second, last = second };

// The character of a seat, and its creatures.
constexpr Actor character_of(Seat seat) { return static_cast<Actor>(seat); }
constexpr Actor creature_of(Seat seat, Beside place) {
    return static_cast<Actor>(most_players + most_creatures * index_of(seat) + index_of(place));
}
// Mostly it is a character, and compilers keep what they hold in registers for that case.
constexpr bool is_character(Actor actor) {
    if (actor < Actor::first_creature) [[likely]]
        return true;
    return false;
}
constexpr bool is_creature(Actor actor) { return actor >= Actor::first_creature && actor < Actor::nobody; }
// Who controls an actor, which must not be nobody.
constexpr Seat owner_of(Actor actor) {
    return static_cast<Seat>(is_character(actor) ? index_of(actor) : (index_of(actor) - most_players) / most_creatures);
}
constexpr Actor character_of(Actor actor) { return character_of(owner_of(actor)); }
constexpr Beside place_of(Actor creature) {
    return static_cast<Beside>((index_of(creature) - most_players) % most_creatures);
}

inline constexpr ActorSet characters_only = ActorSet::from_bits((1u << most_players) - 1);
inline constexpr ActorSet creatures_only =
    ActorSet::from_bits((1u << most_actors) - 1) - ActorSet::from_bits((1u << most_players) - 1);

// A character and its creatures.
constexpr ActorSet actors_of(Seat seat) {
    return ActorSet::from_bits((1u << index_of(seat)) | (3u << (most_players + most_creatures * index_of(seat))));
}
// The characters of some seats and their creatures. This is asked all the time, so the answers are laid out.
inline constexpr std::array<ActorSet, 1u << most_players> actors_by_seats = [] {
    std::array<ActorSet, 1u << most_players> all{};
    for (std::size_t seats = 0; seats != all.size(); ++seats) {
        all[seats] = ActorSet{};
        for (std::size_t seat = 0; seat != most_players; ++seat)
            if ((seats >> seat & 1) != 0) all[seats] = all[seats] | actors_of(static_cast<Seat>(seat));
    }
    return all;
}();
constexpr ActorSet actors_of(SeatSet seats) {
    return actors_by_seats[static_cast<std::size_t>(seats.bits()) % actors_by_seats.size()];
}
// The characters of some seats.
constexpr ActorSet characters_of(SeatSet seats) { return ActorSet::from_bits(seats.bits()) & characters_only; }
constexpr SeatSet seats_of(ActorSet characters) { return SeatSet::from_bits((characters & characters_only).bits()); }

// The stats that buffs change. Health is counted apart.
enum class Stat : std::uint8_t { strength, intellect, agility, defence, last = defence };

constexpr EnumNames<Stat> names_of(Stat) { return {"strength", "intellect", "agility", "defence"}; }

using Stats = EnumSet<Stat>;
using StatLine = EnumArray<Stat, std::int8_t>;

enum class Element : std::uint8_t { no_element, fire, frost, light, poison, shadow, water, last = water };

constexpr EnumNames<Element> names_of(Element) {
    return {"no element", "fire", "frost", "light", "poison", "shadow", "water"};
}

enum class AttackType : std::uint8_t { no_type, melee, ranged, last = ranged };

constexpr EnumNames<AttackType> names_of(AttackType) { return {"no type", "melee", "ranged"}; }

// The row of a spell, SHI-101.
enum class SpellRow : std::uint8_t { attack, support, last = support };

constexpr EnumNames<SpellRow> names_of(SpellRow) { return {"attack", "support"}; }

enum class Colour : std::uint8_t { white, yellow, blue, purple, red, green, last = green };

constexpr EnumNames<Colour> names_of(Colour) { return {"white", "yellow", "blue", "purple", "red", "green"}; }

// What loot a character could wear, SHI-506. It has no effect in the arena.
enum class ArmourClass : std::uint8_t { light, heavy, last = heavy };

constexpr EnumNames<ArmourClass> names_of(ArmourClass) { return {"light armour", "heavy armour"}; }

// How long a token stays. A token in play lies in the column of the turns it has left.
enum class Turns : std::uint8_t { unstated, one, two, three, permanent, last = permanent };

constexpr EnumNames<Turns> names_of(Turns) { return {"unstated", "1 turn", "2 turns", "3 turns", "permanent"}; }

constexpr Turns turns(int n) { return static_cast<Turns>(n); }
constexpr bool is_column(Turns turns) { return turns >= Turns::one && turns <= Turns::three; }

// The conditions in the order of the clause book, SHI-300 to SHI-373.
enum class Condition : std::uint8_t {
    less_heal,
    more_heal,
    more_dealt,
    less_taken,
    more_taken,
    less_dealt,
    bleed,
    burn,
    lacerate,
    poison,
    drenched,
    hp_regen,
    no_heal,
    untargetable,
    immune,
    confused,
    paralysed,
    disarm,
    frightened,
    hex,
    glowing,
    darkness,
    pierce,
    penetrate,
    redirect_ally,
    redirect_enemy,
    stun,
    frozen,
    sleep,
    knockback,
    counter_attack,
    immobilise,
    flying,
    dodge,
    increased_fire,
    increased_frost,
    increased_light,
    increased_poison,
    increased_shadow,
    increased_water,
    imprisoned,
    all_eyes,
    last = all_eyes
};

constexpr EnumNames<Condition> names_of(Condition) {
    return {"-50% HP received",
            "+50% HP received",
            "+50% DMG",
            "-50% DMG",
            "+50% DMG received",
            "-50% DMG dealt",
            "Bleed",
            "Burn",
            "Lacerate",
            "Poison",
            "Drenched",
            "HP regen",
            "Can't be healed",
            "Can't be targeted",
            "Immune to DMG",
            "Confused",
            "Paralysed",
            "Disarm",
            "Frightened",
            "Hex",
            "Glowing",
            "Darkness",
            "Pierce",
            "Penetrate",
            "Redirect Ally",
            "Redirect Enemy",
            "Stun",
            "Frozen",
            "Sleep",
            "Knockback",
            "Counter-attack",
            "Immobilise",
            "Flying",
            "Dodge",
            "Increased Fire DMG",
            "Increased Frost DMG",
            "Increased Light DMG",
            "Increased Poison DMG",
            "Increased Shadow DMG",
            "Increased Water DMG",
            "Imprisoned",
            "All Eyes On Me"};
}

using Conditions = EnumSet<Condition>;

// Good for the holder; all others are bad.
inline constexpr Conditions positive_conditions{
    Condition::more_heal,       Condition::more_dealt,       Condition::less_taken,
    Condition::hp_regen,        Condition::untargetable,     Condition::immune,
    Condition::pierce,          Condition::penetrate,        Condition::redirect_ally,
    Condition::redirect_enemy,  Condition::counter_attack,   Condition::flying,
    Condition::dodge,           Condition::increased_fire,   Condition::increased_frost,
    Condition::increased_light, Condition::increased_poison, Condition::increased_shadow,
    Condition::increased_water, Condition::all_eyes};
inline constexpr Conditions negative_conditions = Conditions::all() - positive_conditions;

// SHI-234: the only ones that a holder can have several of.
inline constexpr Conditions stacking_conditions{Condition::bleed, Condition::hp_regen};
// SHI-231: three turns without saying so.
inline constexpr Conditions three_turn_conditions{Condition::bleed, Condition::burn, Condition::lacerate,
                                                  Condition::poison, Condition::drenched};
// SHI-237: gone once they have been used.
inline constexpr Conditions one_time_conditions{Condition::redirect_ally, Condition::redirect_enemy, Condition::dodge,
                                                Condition::knockback, Condition::frozen};
// SHI-146: those that a condition die can show, because they need no stated duration.
inline constexpr Conditions dice_conditions =
    three_turn_conditions | Conditions{Condition::frozen, Condition::knockback};
// They carry a number.
inline constexpr Conditions increased_conditions{Condition::increased_fire,   Condition::increased_frost,
                                                 Condition::increased_light,  Condition::increased_poison,
                                                 Condition::increased_shadow, Condition::increased_water};

constexpr Condition increased(Element element) {
    return static_cast<Condition>(index_of(Condition::increased_fire) + index_of(element) - 1);
}

// The paths of a mastery board and the nodes on them, each path a chain, SHI-522.
enum class Path : std::uint8_t { first, second, third, last = third };

constexpr EnumNames<Path> names_of(Path) { return {"first path", "second path", "third path"}; }

inline constexpr std::size_t nodes_per_path = 5;
enum class Node : std::uint8_t { last = enum_count<Path> * nodes_per_path - 1 };

// A node by its path and its number there, counted from 1.
constexpr Node node(Path path, int number) {
    return static_cast<Node>(index_of(path) * nodes_per_path + static_cast<std::size_t>(number - 1));
}
constexpr Path path_of(Node node) { return static_cast<Path>(index_of(node) / nodes_per_path); }
constexpr std::size_t depth_of(Node node) { return index_of(node) % nodes_per_path + 1; }

// How many nodes of each path are unlocked.
using Depths = EnumArray<Path, std::uint8_t>;

// How many points go to one path.
enum class Points : std::uint8_t { last = nodes_per_path };

// Where a spell of a character lies: on the board or on a card that is no creature, or on the mastery board. The
// spells of a creature lie on its card, in the first places.
inline constexpr std::size_t most_board_spells = 10;
inline constexpr std::size_t most_creature_spells = 4;
enum class Slot : std::uint8_t { first_node = most_board_spells, last = first_node + enum_count<Node> - 1 };

using Slots = EnumSet<Slot>;

// A board spell by its number, counted from 1.
constexpr Slot board(int number) { return static_cast<Slot>(number - 1); }
constexpr Slot slot_of(Node node) { return static_cast<Slot>(index_of(Slot::first_node) + index_of(node)); }
constexpr bool is_node(Slot slot) { return slot >= Slot::first_node; }
constexpr Node node_of(Slot slot) { return static_cast<Node>(index_of(slot) - index_of(Slot::first_node)); }

// The rows of a content. The enums say how many it can have; how many it has is its own affair. What is printed there
// is asked of the content: content.spells[spell].cd.
enum class CharacterCard : std::uint8_t { no_character = 12, last = no_character };
enum class Card : std::uint8_t { no_card = 24, last = no_card };  // character cards: pets, stances and the like
enum class Spell : std::uint8_t { no_spell = 160, last = no_spell };

// The kinds of character cards, SHI-405. Pets and totems have HP; only pets take turns.
enum class CardKind : std::uint8_t { pet, totem, stance, form, last = form };

constexpr EnumNames<CardKind> names_of(CardKind) { return {"pet", "totem", "stance", "form"}; }

constexpr bool is_creature(CardKind kind) { return kind <= CardKind::totem; }

// The five phases of a turn, SHI-060.
enum class Phase : std::uint8_t { token_upkeep, dice_upkeep, hero, main, end, last = end };

constexpr EnumNames<Phase> names_of(Phase) { return {"token upkeep", "dice upkeep", "hero", "main", "end"}; }

}  // namespace heroes::shire
