#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/state.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content/judge.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

namespace detail {

// What follows from the cards, table by table. g++ 12 leaves the elements of an array that is initialised by {} without
// a value in constant expressions, so each gets one.
template <class Table>
constexpr Table blank() {
    Table table{};
    for (auto& value : table) value = {};
    return table;
}

template <class Card, class Type, class Is>
constexpr EnumSet<Card> cards_that(const Cards<Card, Type>& cards, Is&& is) {
    EnumSet<Card> found{};
    for (std::size_t i = 0; i != cards.count; ++i)
        if (is(cards.types.values[i])) found.insert(static_cast<Card>(i));
    return found;
}
constexpr EnumSet<ActionCard> actions_owned(const Draft& cards, Owner owner) {
    return cards_that(cards.actions, [&](const ActionType& type) { return type.owner == owner; });
}
constexpr LocationCard last_location(const Draft& cards) {
    const auto last = cards_that(cards.locations, [](const LocationType& type) { return type.is_last; });
    return last.empty() ? LocationCard{} : last.front();
}

// Whether a power of phase one means others than its hero, or looks at a condition. No standard one does, and so whether
// one can be used is found out without a look at either.
template <class Card>
constexpr bool any_is_choosy(const Cards<Card, HeroType>& heroes) {
    for (std::size_t i = 0; i != heroes.count; ++i)
        for (const Effect& effect : heroes.types.values[i].power)
            if (effect.when == Timing::phase_one && (effect.whom != Whom::you || effect.condition != Condition::always))
                return true;
    return false;
}

template <class Card>
constexpr auto actions_by(const Draft& cards, Owner owner) {
    auto actions = blank<EnumArray<Card, EnumSet<ActionCard>>>();
    for (std::size_t i = 0; i != cards.actions.count; ++i)
        if (const ActionType& type = cards.actions.types.values[i]; type.owner == owner)
            actions.values[type.number].insert(static_cast<ActionCard>(i));
    return actions;
}

// HMA-Q02, HMA-R99: whether a card asks who leads when the strength of an attack is fixed already.
constexpr bool asks_who_led(const Effects& effects) {
    constexpr EnumSet<Timing> late{Timing::about_to_resolve, Timing::critical_fail, Timing::monster_hits,
                                   Timing::monster_defeated, Timing::drawn};
    for (const Effect& effect : effects)
        if (late.has(effect.when) &&
            (effect.condition == Condition::leader || effect.condition == Condition::not_leader))
            return true;
    return false;
}
constexpr bool any_asks_who_led(const Draft& cards) {
    bool any = false;
    const auto ask = [&](const Effects& effects) { any = any || asks_who_led(effects); };
    cards.actions.all().for_each([&](ActionCard card) { ask(cards.actions[card].effects); });
    cards.equipment.all().for_each([&](EquipmentCard card) { ask(cards.equipment[card].effects); });
    cards.treasures.all().for_each([&](TreasureCard card) { ask(cards.treasures[card].gear.effects); });
    cards.monsters.all().for_each([&](MonsterCard card) { ask(cards.monsters[card].effects); });
    cards.fails.all().for_each([&](FailCard card) { ask(cards.fails[card].effects); });
    return any;
}

// HMA-Q09: whether the passive text of an armour asks for the type of the attack card.
constexpr bool asks_for_attack(const GearType& type) {
    for (const Effect& effect : type.effects)
        if (type.is_armour && effect.when == Timing::passive && effect.condition == Condition::attack) return true;
    return false;
}
constexpr bool any_armour_asks_for_attack(const Draft& cards) {
    bool any = false;
    const auto ask = [&](const GearType& type) { any = any || asks_for_attack(type); };
    cards.equipment.all().for_each([&](EquipmentCard card) { ask(cards.equipment[card]); });
    cards.treasures.all().for_each([&](TreasureCard card) { ask(cards.treasures[card].gear); });
    return any;
}

// What can lie in a slot of a player board: a treasure or nothing at the place of its Item, then what heroes bring.
inline constexpr std::size_t no_gear = index_of(Item::nothing);
inline constexpr std::size_t first_equipment = enum_count<Item>;
using Gear = std::array<GearType, first_equipment + enum_count<EquipmentCard>>;
// By class and race, where their own item for each slot is among the gear.
using Originals = EnumArray<ClassCard, EnumArray<RaceCard, EnumArray<ItemSlot, std::uint8_t>>>;

constexpr Gear gear_in(const Draft& cards) {
    Gear gear{};
    for (GearType& type : gear) type = GearType{};
    for (std::size_t i = 0; i != cards.treasures.count; ++i)
        gear[index_of(item(static_cast<TreasureCard>(i)))] = cards.treasures.types.values[i].gear;
    for (std::size_t i = 0; i != cards.equipment.count; ++i)
        gear[first_equipment + i] = cards.equipment.types.values[i];
    return gear;
}
// HMA-R05, HMA-R112: as the class brings it, or else the race.
constexpr Originals originals_in(const Draft& cards) {
    Originals originals{};
    for (std::size_t c = 0; c != enum_count<ClassCard>; ++c)
        for (std::size_t r = 0; r != enum_count<RaceCard>; ++r)
            for (std::size_t slot = 0; slot != enum_count<ItemSlot>; ++slot) {
                const auto& by_class = cards.classes.types.values[c].brings.values[slot];
                const auto& card = by_class ? by_class : cards.races.types.values[r].brings.values[slot];
                originals.values[c].values[r].values[slot] =
                    static_cast<std::uint8_t>(card ? first_equipment + index_of(*card) : no_gear);
            }
    return originals;
}

// A treasure that is an Action card and that card know each other.
constexpr void number_treasure_actions(Draft& cards) {
    for (std::size_t i = 0; i != cards.treasures.count; ++i)
        if (const auto action = cards.treasures.types.values[i].action)
            cards.actions.types[*action].number = static_cast<std::uint8_t>(i);
}

// Cards that were judged already, with nothing behind the last of a kind, as a content takes them.
struct Judged {
    Draft cards;

    // Races and classes are cleared here, because g++ 12 knows no values behind the last of them.
    constexpr explicit Judged(const Draft& draft) : cards(draft) {
        clear_rest(cards.races), clear_rest(cards.classes);
        number_treasure_actions(cards);
    }
};
constexpr Judged judged(const Draft& draft) {
    Judged judged{draft};
    Draft& cards = judged.cards;
    clear_rest(cards.actions), clear_rest(cards.equipment), clear_rest(cards.monsters);
    clear_rest(cards.locations), clear_rest(cards.treasures), clear_rest(cards.fails);
    return judged;
}

}  // namespace detail

// Every card of the game, judged, with all that follows from the cards. Only complete makes one, and nothing in it can
// be changed; other cards are another content. Rules say which they play with:
//   struct Homebrew : StandardRules { static constexpr Content content = complete(my_cards()); };
// Cards that are loaded when the program starts work just the same, if they outlive all games:
//   struct Loaded : StandardRules { static inline const Content content = complete(read_cards("cards.txt")); };
struct Content {
    const Cards<RaceCard, HeroType> races;
    const Cards<ClassCard, HeroType> classes;
    const Cards<ActionCard, ActionType> actions;
    const Cards<EquipmentCard, GearType> equipment;
    const Cards<MonsterCard, MonsterCardType> monsters;
    const Cards<LocationCard, LocationType> locations;
    const Cards<TreasureCard, TreasureType> treasures;
    const Cards<FailCard, FailType> fails;

    const EnumArray<RaceCard, EnumSet<ActionCard>> race_actions;
    const EnumArray<ClassCard, EnumSet<ActionCard>> class_actions;
    const EnumSet<ActionCard> attacks;
    const EnumSet<ActionCard> protests;
    const EnumSet<ActionCard> treasure_actions;
    const MonsterCards bosses;  // Legendary ones included
    const MonsterCards ambushers;
    const LocationCard den;  // the last Location
    const bool has_choosy_powers;
    const bool asks_who_led;  // after step 2 of an attack
    const bool armour_asks_for_attack;
    const detail::Gear gear;
    const detail::Originals originals;

    constexpr explicit Content(const detail::Judged& judged) : Content(judged.cards) {}

    // What the fingerprint of a game is made of.
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("races", self.races), f("classes", self.classes), f("actions", self.actions);
        f("equipment", self.equipment), f("monsters", self.monsters), f("locations", self.locations);
        f("treasures", self.treasures), f("fails", self.fails);
    }

private:
    constexpr explicit Content(const Draft& cards)
        : races(cards.races), classes(cards.classes), actions(cards.actions), equipment(cards.equipment),
          monsters(cards.monsters), locations(cards.locations), treasures(cards.treasures), fails(cards.fails),
          race_actions(detail::actions_by<RaceCard>(cards, Owner::race)),
          class_actions(detail::actions_by<ClassCard>(cards, Owner::hero_class)),
          attacks(detail::cards_that(cards.actions, [](const ActionType& type) { return !type.is_bungle; })),
          protests(detail::actions_owned(cards, Owner::protest)),
          treasure_actions(detail::actions_owned(cards, Owner::treasure)),
          bosses(detail::cards_that(cards.monsters,
                                    [](const MonsterCardType& type) { return type.category != Category::ordinary; })),
          ambushers(detail::cards_that(cards.monsters,
                                       [](const MonsterCardType& type) { return type.effects.has(Kind::ambusher); })),
          den(detail::last_location(cards)),
          has_choosy_powers(detail::any_is_choosy(cards.races) || detail::any_is_choosy(cards.classes)),
          asks_who_led(detail::any_asks_who_led(cards)),
          armour_asks_for_attack(detail::any_armour_asks_for_attack(cards)), gear(detail::gear_in(cards)),
          originals(detail::originals_in(cards)) {}
};

// Makes a content of cards that judge finds legal. Others do not compile, or go to refuse at run time.
[[nodiscard]] constexpr Content complete(const Draft& cards) {
    if (const Verdict verdict = judge(cards); !verdict) heroes::detail::these_cards_cannot_be_ask_judge_why(verdict);
    return Content{detail::judged(cards)};
}

// The cards of a content, to make another of them.
constexpr Draft draft_of(const Content& content) {
    return {content.races,    content.classes,   content.actions,   content.equipment,
            content.monsters, content.locations, content.treasures, content.fails};
}

// Whether the content of these rules is known while compiling; if not, it is loaded when the program starts.
template <class Rules>
concept FixedContent = requires {
    typename std::bool_constant<(Rules::content.races.count != 0)>;
};

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

using heroes::name_of;

}  // namespace heroes::hero_master
