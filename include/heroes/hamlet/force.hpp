#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hamlet/content.hpp>
#include <heroes/hamlet/passive.hpp>
#include <heroes/hamlet/table.hpp>

// What is in force in a fight.
namespace heroes::hamlet {

namespace detail {

// The place of a mutation in the tables, or that of none. A branch on how many there are is often mispredicted, so this
// is a sum; where there is none lies the first card.
template <std::size_t room>
constexpr std::size_t place_of_mutation(const RegionSpaceOf<room>& space, std::size_t i) {
    const std::uint64_t spare = std::uint64_t{space.mutations.size()} - 1 - i;  // below zero if there is none
    return index_of(space.mutations.begin()[i]) + no_mutation * static_cast<std::size_t>(spare >> 63);
}

}  // namespace detail

// HAM-122: bonuses from several sources add up. Inlined, because then only what is asked for is added up.
template <class Rules>
[[gnu::always_inline]] constexpr Force hero_force(const Table<Rules>& table) {
    const Forces& forces = Rules::content.forces;
    const auto& hero = table.heroes[table.turn.active];
    Force sum{};
    for (const Item item : hero.slots) sum += forces.equipped[item];
    if (!table.rules.knobs.sigils_need_slots) sum += forces.sigils[static_cast<std::size_t>(hero.sigils.bits())];
    table.turn.running.for_each([&](ItemCard used) { sum += Force{Rules::content.items[used].use.buff}; });
    if (table.turn.favor_running) sum += Force{Rules::content.heroes[hero.card].favor.buff};
    table.decrees.for_each([&](DecreeCard decree) { sum += forces.heroes_decreed[decree]; });
    return sum;
}

// The same for the opponent of the encounter.
template <class Rules>
[[gnu::always_inline]] constexpr Force opponent_force(const Table<Rules>& table) {
    const Forces& forces = Rules::content.forces;
    Force sum{};
    if (is_region(*table.encounter.at)) {
        const auto& space = table.regions[region(*table.encounter.at)];
        sum = forces.monsters[*space.monster] + forces.mutations[detail::place_of_mutation(space, 0)] +
              forces.mutations[detail::place_of_mutation(space, 1)];
    } else {
        for (const auto& mutation : table.champion.mutations) sum += forces.mutations[index_of(*mutation)];
    }
    table.decrees.for_each([&](DecreeCard decree) { sum += forces.monsters_decreed[decree]; });
    return sum;
}

}  // namespace heroes::hamlet
