#pragma once

#include <cstddef>
#include <optional>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content.hpp>
#include <heroes/hero_master/pieces.hpp>
#include <heroes/hero_master/table.hpp>

// Questions about a hero, the player board and the hand.
namespace heroes::hero_master {

// The Action cards that belong to a hero from the start.
template <class Rules>
constexpr ActionCards own_actions(const Hero& hero) {
    return Rules::content.race_actions[hero.race] | Rules::content.class_actions[hero.hero_class];
}

// HMA-R05, HMA-R112: the starting item of a slot, as the class brings it, or else the race.
template <class Rules>
constexpr std::optional<EquipmentCard> original(const Hero& hero, ItemSlot slot) {
    const std::size_t place = Rules::content.originals[hero.hero_class][hero.race][slot];
    if (place == detail::no_gear) return {};
    return static_cast<EquipmentCard>(place - detail::no_gear - 1);
}

namespace detail {

// What lies in a slot of a player board, by its place among the gear.
template <class Rules>
constexpr std::size_t gear_place(const Hero& hero, ItemSlot slot) {
    const Item held = hero.items[slot];
    const std::size_t original = Rules::content.originals[hero.hero_class][hero.race][slot];
    return held == Item::original ? original : index_of(held);
}

}  // namespace detail

// What lies in a slot of a player board; nothing if it is empty.
template <class Rules>
constexpr const GearType* gear(const Table<Rules>& table, Seat seat, ItemSlot slot) {
    const std::size_t place = detail::gear_place<Rules>(table.heroes[seat], slot);
    return place == detail::no_gear ? nullptr : &Rules::content.gear[place];
}

// The Hero card of a player.
template <class Rules>
constexpr const HeroType& hero_type(const Hero& hero, Permanent card) {
    return card == Permanent::race ? Rules::content.races[hero.race] : Rules::content.classes[hero.hero_class];
}

// Which of the two Hero cards have an effect of a kind, or of a timing. Which heroes play is luck, so nothing branches.
template <class Rules, class What>
constexpr Permanents hero_cards_with(const Hero& hero, What what) {
    const Permanents race = Permanents{Permanent::race}.only_if(Rules::content.races[hero.race].power.has(what));
    const bool has_class = Rules::content.classes[hero.hero_class].power.has(what);
    return race | Permanents{Permanent::hero_class}.only_if(has_class);
}

// HMA-018: whether one of a hero's cards shows a discipline.
template <class Rules>
constexpr bool is_of(const Hero& hero, Discipline discipline) {
    return Rules::content.races[hero.race].discipline == discipline ||
           Rules::content.classes[hero.hero_class].discipline == discipline;
}

// HMA-048, HMA-165: what a hero may hold when a Location begins, Protest cards aside.
template <class Rules>
constexpr int hand_size(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    int size = hero.marker;
    const auto add = [&](const Effects& effects) {
        if (!effects.has(Kind::hand_size)) return;
        for (const Effect& effect : effects)
            if (effect.kind == Kind::hand_size) size += effect.n;
    };
    if (const GearType* worn = gear(table, seat, ItemSlot::armour)) add(worn->effects);
    add(hero_type<Rules>(hero, Permanent::race).power);
    add(hero_type<Rules>(hero, Permanent::hero_class).power);
    return size < 0 ? 0 : size;
}

// The hand without Protest cards, HMA-198, HMA-202.
template <class Rules>
constexpr ActionCards ordinary_hand(const Hero& hero) {
    return hero.hand - Rules::content.protests;
}

// HMA-R89: what counts as treasure in the first tie-break.
template <class Rules>
constexpr int treasure_items(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    std::size_t items = hero.stash.size();
    for (const Item held : hero.items)
        if (is_treasure(held)) ++items;
    if (table.rules.knobs.treasure_actions_count)
        items += ((hero.hand | hero.deck | hero.discard) & Rules::content.treasure_actions).size();
    return static_cast<int>(items);
}

}  // namespace heroes::hero_master
