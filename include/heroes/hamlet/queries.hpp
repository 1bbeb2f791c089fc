#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/verbs.hpp>
#include <heroes/hamlet/force.hpp>
#include <heroes/hamlet/pieces.hpp>
#include <heroes/hamlet/table.hpp>

// Questions about a table.
namespace heroes::hamlet {

using heroes::for_each_seat;

// Whose turn it is.
template <class Rules>
constexpr Seat active(const Table<Rules>& table) {
    return table.turn.active;
}

// Whether a player is in the game and has a hero.
template <class Rules>
constexpr bool is_in_play(const Table<Rules>& table, Seat seat) {
    return index_of(seat) < table.options.players && !table.out.has(seat) && !table.heroless.has(seat);
}

namespace detail {

// For each thing that a slot can hold the set of it alone, or none if it is something else.
template <class Set>
inline constexpr auto alone = [] {
    EnumArray<Item, Set> sets{};
    // A workaround for g++ 12, which leaves the elements of an array that is initialised by {} without a value in
    // constant evaluation.
    for (Set& set : sets) set = Set{};
    Set::all().for_each([&](auto held) { sets[item(held)].insert(held); });
    return sets;
}();
template <class Set, std::size_t room>
constexpr Set equipped(const HeroOf<room>& hero) {
    return alone<Set>[hero.slots[Slot::first]] | alone<Set>[hero.slots[Slot::second]] |
           alone<Set>[hero.slots[Slot::third]];
}

}  // namespace detail

// What lies in the slots, as cards, as artifacts and as Sigils.
template <std::size_t room>
constexpr EnumSet<ItemCard, room> equipped_items(const HeroOf<room>& hero) {
    return detail::equipped<EnumSet<ItemCard, room>>(hero);
}
template <std::size_t room>
constexpr Artifacts equipped_artifacts(const HeroOf<room>& hero) {
    return detail::equipped<Artifacts>(hero);
}
template <std::size_t room>
constexpr Sigils equipped_sigils(const HeroOf<room>& hero) {
    return detail::equipped<Sigils>(hero);
}
template <std::size_t room>
constexpr EnumSet<ItemCard, room> backpack(const HeroOf<room>& hero) {
    return hero.items - equipped_items(hero);
}

// HAM-194: what the graveyard adds to the Champion's health and attack.
template <class Rules>
constexpr int graveyard_size(const Table<Rules>& table) {
    return static_cast<int>(table.heroes_in_graveyard.size() + table.monsters_in_graveyard.size());
}

namespace detail {

// The sum of something over all active decrees.
template <class Rules, class Get>
constexpr int decree_sum(const Table<Rules>& table, Get&& get) {
    int sum = 0;
    table.decrees.for_each([&](DecreeCard decree) { sum += get(Rules::content.decrees[decree].ordinance); });
    return sum;
}
template <class Rules>
constexpr int price_change(const Table<Rules>& table) {
    return decree_sum(table, [](const Ordinance& ordinance) { return ordinance.prices; });
}
constexpr int changed_price(int value, int change) {
    return change < 0 && value + change < 1 ? (value < 1 ? value : 1) : value + change;
}

}  // namespace detail

// HAM-062, HAM-C58: what an item costs: its value, changed by decree; a lower price is at least 1.
template <class Rules>
constexpr int price_of(const Table<Rules>& table, ItemCard item) {
    return detail::changed_price(Rules::content.items[item].value, detail::price_change(table));
}

// HAM-060, HAM-C21: what everything on these spaces costs together.
template <class Rules>
constexpr int bill(const Table<Rules>& table, ShopSpaces spaces) {
    int sum = -int{table.turn.discount};
    spaces.for_each([&](ShopSpace space) { sum += price_of(table, *table.shop[space]); });
    return sum < 0 ? 0 : sum;
}

// HAM-193, HAM-194, HAM-R62: what lies in the graveyard counts at once.
template <class Rules>
constexpr int champion_health(const Table<Rules>& table) {
    int health = table.rules.knobs.champion_health + graveyard_size(table);
    // In a view some of them may be unknown.
    for (const auto& mutation : table.champion.mutations)
        if (mutation) health += Rules::content.mutations[*mutation].ability.health;
    return health;
}

// HAM-100, HAM-101, HAM-C56: what a monster in its preferred region has more, of Attack and of health.
template <class Rules>
constexpr int home_bonus(const Table<Rules>& table, Region at) {
    const auto monster = table.regions[at].monster;
    if (!monster) return 0;
    const int bonus = table.rules.knobs.home_bonus +
                      detail::decree_sum(table, [](const Ordinance& ordinance) { return ordinance.home_bonus; });
    // A product instead of a branch that is often mispredicted.
    return (bonus < 0 ? 0 : bonus) * int{Rules::content.natives[at].has(*monster)};
}

// The full health of the monster in a region, or of the Champion.
template <class Rules>
constexpr int full_health(const Table<Rules>& table, Lair at) {
    int health = detail::decree_sum(table, [](const Ordinance& ordinance) { return ordinance.monsters.health; });
    if (!is_region(at)) {
        health += champion_health(table);
    } else {
        const auto& space = table.regions[region(at)];
        if (!space.monster) return 0;
        const MonsterType& monster = Rules::content.monsters[*space.monster];
        health += monster.health + monster.ability.health + home_bonus(table, region(at));
        for (std::size_t i = 0; i != space.mutations.capacity(); ++i)
            health += Rules::content.forces.mutations[detail::place_of_mutation(space, i)].health();
    }
    return health < 1 ? 1 : health > 255 ? 255 : health;
}

}  // namespace heroes::hamlet
