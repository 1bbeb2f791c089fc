#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/split_range.hpp>

namespace heroes::hamlet {

using heroes::name_of;

inline constexpr std::size_t most_players = 4;
// How many monsters, mutations and items there can be. Tables of contents with no more than the standard room of each
// are smaller and quicker.
inline constexpr std::size_t most_cards = 96;
inline constexpr std::size_t standard_room = 64;

// The parts of the Wilderness, one monster each. The Abbey, where the Champion sits, is none of them.
enum class Region : std::uint8_t { dark_caves, flooded_bogs, arid_steppe, frigid_woodlands, last = frigid_woodlands };

constexpr EnumNames<Region> names_of(Region) {
    return {"dark caves", "flooded bogs", "arid steppe", "frigid woodlands"};
}

// Where an opponent is met: a region, under the same number, or the Abbey.
enum class Lair : std::uint8_t { dark_caves, flooded_bogs, arid_steppe, frigid_woodlands, abbey, last = abbey };

constexpr Lair lair(Region region) { return static_cast<Lair>(region); }
constexpr bool is_region(Lair lair) { return lair < Lair::abbey; }
constexpr Region region(Lair lair) { return static_cast<Region>(lair); }

constexpr EnumNames<Lair> names_of(Lair) {
    return {"dark caves", "flooded bogs", "arid steppe", "frigid woodlands", "abbey"};
}

// The spaces for the Champion's mutations.
inline constexpr std::size_t champion_mutations = 3;

// The status effects: they differ in name and cure, not in what they do.
enum class StatusEffect : std::uint8_t { bleed, poison, burn, last = burn };

using StatusEffects = EnumSet<StatusEffect>;

constexpr EnumNames<StatusEffect> names_of(StatusEffect) { return {"bleed", "poison", "burn"}; }

// The cards, by their row in the content. The enums say how many a content can have; how many it has is its own
// affair. What is printed on a card is asked of the content: content.monsters[card].health.
enum class HeroCard : std::uint8_t { last = 31 };
enum class MonsterCard : std::uint8_t { last = most_cards - 1 };
enum class MutationCard : std::uint8_t { last = most_cards - 1 };
enum class ItemCard : std::uint8_t { last = most_cards - 1 };  // artifacts are no part of the item deck
enum class DecreeCard : std::uint8_t { last = 31 };

// As they are in a table of the standard cards; EnumSet<ItemCard> has room for all there can be.
using MonsterCards = EnumSet<MonsterCard, standard_room>;
using MutationCards = EnumSet<MutationCard, standard_room>;
using ItemCards = EnumSet<ItemCard, standard_room>;
using HeroCards = EnumSet<HeroCard>;
using DecreeCards = EnumSet<DecreeCard>;

// The five Saint's Sigils. A set of artifacts goes by the name of its Sigil.
enum class Sigil : std::uint8_t { wrath, selflessness, revenge, redemption, mercy, last = mercy };

using Sigils = EnumSet<Sigil>;

constexpr EnumNames<Sigil> names_of(Sigil) { return {"wrath", "selflessness", "revenge", "redemption", "mercy"}; }

inline constexpr std::size_t pieces_per_set = 3;

// The fifteen artifacts, three to a set, set by set.
enum class Artifact : std::uint8_t { last = enum_count<Sigil> * pieces_per_set - 1 };

using Artifacts = EnumSet<Artifact>;

// An artifact by its set and its number there, counted from 1 as people do.
constexpr Artifact artifact(Sigil set, int piece) {
    return static_cast<Artifact>(index_of(set) * pieces_per_set + static_cast<std::size_t>(piece - 1));
}
constexpr Sigil set_of(Artifact artifact) { return static_cast<Sigil>(index_of(artifact) / pieces_per_set); }
constexpr Artifacts artifacts_of(Sigil set) {
    return Artifacts::from_bits(std::uint64_t{7} << (index_of(set) * pieces_per_set));
}
// How many pieces of a set there are among some artifacts.
constexpr std::size_t pieces_of(Sigil set, Artifacts artifacts) {
    return heroes::detail::count_four_bits(artifacts.bits() >> (index_of(set) * pieces_per_set) & 7);
}

// Anything that an equip slot can hold: an item card, an artifact, under a house rule a Sigil, or nothing. In a view it
// can hold an item that is hidden: one of the deck as it was shuffled last, or one from before. Cards beyond the
// sixtieth come last, because records of games with fewer cards call everything by its number.
enum class Item : std::uint8_t {
    first_artifact = 60,
    first_sigil = first_artifact + enum_count<Artifact>,
    nothing = first_sigil + enum_count<Sigil>,
    unknown,
    unknown_older,
    first_beyond,
    last = first_beyond + enum_count<ItemCard> - first_artifact - 1
};

using CardsAmongItems = SplitRange<Item, ItemCard, Item::first_artifact, Item::first_beyond>;

constexpr Item item(ItemCard card) { return CardsAmongItems::whole(card); }
constexpr Item item(Artifact artifact) {
    return static_cast<Item>(index_of(Item::first_artifact) + index_of(artifact));
}
constexpr Item item(Sigil sigil) { return static_cast<Item>(index_of(Item::first_sigil) + index_of(sigil)); }

constexpr bool is_card(Item item) { return CardsAmongItems::has(item); }
constexpr bool is_artifact(Item item) { return item >= Item::first_artifact && item < Item::first_sigil; }
constexpr bool is_sigil(Item item) { return item >= Item::first_sigil && item < Item::nothing; }
constexpr bool is_thing(Item item) { return item < Item::nothing || is_card(item); }
constexpr ItemCard card(Item item) { return CardsAmongItems::part(item); }
constexpr Artifact artifact(Item item) {
    return static_cast<Artifact>(index_of(item) - index_of(Item::first_artifact));
}
constexpr Sigil sigil(Item item) { return static_cast<Sigil>(index_of(item) - index_of(Item::first_sigil)); }

// The equip slots of a hero.
enum class Slot : std::uint8_t { first, second, third, last = third };

using Slots = EnumSet<Slot>;

// A slot by its number, counted from 1.
constexpr Slot slot(int number) { return static_cast<Slot>(number - 1); }

constexpr EnumNames<Slot> names_of(Slot) { return {"1", "2", "3"}; }

// The spaces of the Merchant's Stock.
enum class ShopSpace : std::uint8_t { first, second, third, last = third };

using ShopSpaces = EnumSet<ShopSpace>;

// A shop space by its number, counted from 1.
constexpr ShopSpace space(int number) { return static_cast<ShopSpace>(number - 1); }

constexpr EnumNames<ShopSpace> names_of(ShopSpace) { return {"1", "2", "3"}; }

// The five dice of an attack, in the order in which they fall.
enum class Die : std::uint8_t { attack_1, attack_2, attack_3, defense_1, defense_2, last = defense_2 };

using Dice = EnumSet<Die>;

inline constexpr Dice attack_dice{Die::attack_1, Die::attack_2, Die::attack_3};
inline constexpr Dice defense_dice{Die::defense_1, Die::defense_2};

constexpr EnumNames<Die> names_of(Die) { return {"attack 1", "attack 2", "attack 3", "defense 1", "defense 2"}; }

}  // namespace heroes::hamlet
