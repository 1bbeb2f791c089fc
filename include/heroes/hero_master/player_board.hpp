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
template <class Rules, Room room>
constexpr EnumSet<ActionCard, room.actions> own_actions(const HeroOf<room>& hero) {
    using Own = EnumSet<ActionCard, room.actions>;
    return Own{Rules::content.race_actions[hero.race]} | Own{Rules::content.class_actions[hero.hero_class]};
}

// HMA-R05, HMA-R112: the starting item of a slot, as the class brings it, or else the race.
template <class Rules, Room room>
constexpr std::optional<EquipmentCard> original(const HeroOf<room>& hero, ItemSlot slot) {
    const std::size_t place = Rules::content.originals[hero.hero_class][hero.race][slot];
    if (place == detail::no_gear) return {};
    return static_cast<EquipmentCard>(place - detail::first_equipment);
}

namespace detail {

// What lies in a slot of a player board, by its place among the gear.
template <class Rules, Room room>
constexpr std::size_t gear_place(const HeroOf<room>& hero, ItemSlot slot) {
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
template <class Rules, Room room>
constexpr const HeroType& hero_type(const HeroOf<room>& hero, Permanent card) {
    return card == Permanent::race ? Rules::content.races[hero.race] : Rules::content.classes[hero.hero_class];
}

// Which of the two Hero cards have an effect of a kind, or of a timing. Which heroes play is luck, so nothing branches.
template <class Rules, class What, Room room>
constexpr Permanents hero_cards_with(const HeroOf<room>& hero, What what) {
    const Permanents race = Permanents{Permanent::race}.only_if(Rules::content.races[hero.race].power.has(what));
    const bool has_class = Rules::content.classes[hero.hero_class].power.has(what);
    return race | Permanents{Permanent::hero_class}.only_if(has_class);
}

// HMA-018: whether one of a hero's cards shows a discipline.
template <class Rules, Room room>
constexpr bool is_of(const HeroOf<room>& hero, Discipline discipline) {
    return Rules::content.races[hero.race].discipline == discipline ||
           Rules::content.classes[hero.hero_class].discipline == discipline;
}

// The slots with an attack that has no bungle yet. Which they are is luck, so all slots are looked at, and nothing
// branches.
template <Room room>
constexpr AttackSlots without_bungle(const HeroOf<room>& hero) {
    AttackSlots slots = AttackSlots::first(hero.attacks.size());
    for (std::size_t i = 0; i != attack_slots; ++i) {
        const AttackSlots slot{static_cast<AttackSlot>(i)};
        slots = slots - slot.only_if(hero.attacks.places()[i].is_bungled());
    }
    return slots;
}

// HMA-048, HMA-165: what a hero may hold when a Location begins, Protest cards aside.
template <class Rules>
constexpr int hand_size(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    const Effects& worn = Rules::content.gear[detail::gear_place<Rules>(hero, ItemSlot::armour)].effects;
    const Effects& race = hero_type<Rules>(hero, Permanent::race).power;
    const Effects& hero_class = hero_type<Rules>(hero, Permanent::hero_class).power;
    const bool by_armour = worn.has(Kind::hand_size);
    const bool by_race = race.has(Kind::hand_size);
    const bool by_class = hero_class.has(Kind::hand_size);
    int size = hero.marker;
    if (by_armour | by_race | by_class)
        for (const Effects* effects : {&worn, &race, &hero_class})
            for (const Effect& effect : *effects)
                if (effect.kind == Kind::hand_size) size += effect.n;
    return size < 0 ? 0 : size;
}

// The hand without Protest cards, HMA-198, HMA-202.
template <class Rules, Room room>
constexpr EnumSet<ActionCard, room.actions> ordinary_hand(const HeroOf<room>& hero) {
    return hero.hand - Rules::content.protests;
}

// HMA-R89: what counts as treasure in the first tie-break.
template <class Rules>
constexpr int treasure_items(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    std::size_t items = hero.stash.size();
    for (const Item held : hero.items)
        if (is_treasure(held)) ++items;
    if (table.rules.knobs.treasure_actions_count)
        items += ((hero.hand | hero.deck | hero.discard) & Rules::content.treasure_actions).size();
    return static_cast<int>(items);
}

}  // namespace heroes::hero_master
