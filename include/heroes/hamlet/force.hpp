#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/table.hpp>

// What is in force in a fight, laid out so that it adds up quickly.
namespace heroes::hamlet {

// A Passive whose numbers lie side by side in one word, sixteen bits each, and whose marks are bits of another. All the
// cards of a content together do not overflow sixteen bits.
class Force {
public:
    constexpr Force() = default;
    constexpr explicit Force(const Passive& passive)
        : numbers_(static_cast<std::uint64_t>(passive.attack * (std::int64_t{1} << attack_place) +
                                              passive.defense * (std::int64_t{1} << defense_place) +
                                              passive.regenerate * (std::int64_t{1} << regenerate_place) +
                                              passive.thorns * (std::int64_t{1} << thorns_place))),
          marks_(static_cast<std::uint32_t>(passive.inflicts.bits() << inflicts_place |
                                            passive.immune.bits() << immune_place |
                                            std::uint64_t{passive.tie_strike != 0} << tie_strike_place |
                                            std::uint64_t{passive.escape != 0} << escape_place)) {}

    constexpr int attack() const { return number(attack_place); }
    constexpr int defense() const { return number(defense_place); }
    constexpr int regenerate() const { return number(regenerate_place); }
    constexpr int thorns() const { return number(thorns_place); }
    constexpr StatusEffects inflicts() const { return StatusEffects::from_bits(marks_ >> inflicts_place); }
    constexpr StatusEffects immune() const { return StatusEffects::from_bits(marks_ >> immune_place); }
    // Whether there is a TieStrike or anything that changes an escape roll: few have it, so only these count it.
    constexpr bool has_tie_strike() const { return (marks_ >> tie_strike_place & 1) != 0; }
    constexpr bool has_escape() const { return (marks_ >> escape_place & 1) != 0; }

    constexpr Force& operator+=(const Force& other) {
        numbers_ += other.numbers_;
        marks_ |= other.marks_;
        return *this;
    }
    friend constexpr Force operator+(Force a, const Force& b) { return a += b; }
    bool operator==(const Force&) const = default;

private:
    static constexpr int attack_place = 0;
    static constexpr int defense_place = 16;
    static constexpr int regenerate_place = 32;
    static constexpr int thorns_place = 48;
    static constexpr int inflicts_place = 0;
    static constexpr int immune_place = enum_count<StatusEffect>;
    static constexpr int tie_strike_place = 2 * enum_count<StatusEffect>;
    static constexpr int escape_place = tie_strike_place + 1;
    // Makes every number positive, so that none borrows from the next.
    static constexpr std::uint64_t lift = 0x8000800080008000u;

    constexpr int number(int place) const {
        const std::uint64_t lift_below = lift & ((std::uint64_t{1} << place) - 1);
        return static_cast<std::int16_t>((numbers_ + lift_below) >> place & 0xffff);
    }

    std::uint64_t numbers_ = 0;
    std::uint32_t marks_ = 0;
};

namespace detail {

// The force of each card; of the Sigils, of each set of them. After the last mutation comes the place of none. What is
// used is seldom in force, so it is not laid out.
struct Forces {
    EnumArray<Item, Force> equipped{};
    std::array<Force, Sigils::universe + 1> sigils{};
    EnumArray<DecreeCard, Force> heroes_decreed{};
    EnumArray<DecreeCard, Force> monsters_decreed{};
    EnumArray<MonsterCard, Force> monsters{};
    std::array<Force, enum_count<MutationCard> + 1> mutations{};
    std::array<std::int8_t, enum_count<MutationCard> + 1> mutation_health{};
    bool any_hero_has_escape = false;
};
inline constexpr std::size_t no_mutation = enum_count<MutationCard>;

// In plain loops, because compilers count every step.
constexpr Forces forces_in(const Content& content) {
    Forces forces{};
    Force heroes{};  // everything that a hero can have, but for what is used
    for (std::size_t i = 0; i != enum_count<Item>; ++i)
        heroes += forces.equipped.values[i] = Force{content.equipped.values[i]};
    // Said aloud, because g++ 12 forgets in constant expressions what an empty list stands for.
    forces.sigils[0] = Force{};
    for (std::size_t bits = 1; bits <= Sigils::universe; ++bits) {
        const auto lowest = static_cast<std::size_t>(std::countr_zero(bits));
        forces.sigils[bits] = forces.sigils[bits & (bits - 1)] + Force{content.sigils.types.values[lowest].ability};
    }
    heroes += forces.sigils[Sigils::universe];
    for (std::size_t i = 0; i != enum_count<DecreeCard>; ++i) {
        const Ordinance& ordinance = content.decrees.types.values[i].ordinance;
        heroes += forces.heroes_decreed.values[i] = Force{ordinance.heroes};
        forces.monsters_decreed.values[i] = Force{ordinance.monsters};
    }
    for (std::size_t i = 0; i != enum_count<MonsterCard>; ++i)
        forces.monsters.values[i] = Force{content.monsters.types.values[i].ability};
    for (std::size_t i = 0; i != enum_count<MutationCard>; ++i) {
        const Passive& ability = content.mutations.types.values[i].ability;
        forces.mutations[i] = Force{ability};
        forces.mutation_health[i] = ability.health;
    }
    forces.mutations[no_mutation] = Force{};
    forces.mutation_health[no_mutation] = 0;
    forces.any_hero_has_escape = heroes.has_escape();
    for (const ItemType& type : content.items.types.values) forces.any_hero_has_escape |= type.use.buff.escape != 0;
    for (const HeroType& type : content.heroes.types.values) forces.any_hero_has_escape |= type.favor.buff.escape != 0;
    return forces;
}
template <class Rules>
inline constexpr Forces forces_of = forces_in(Rules::content);

// The place of a mutation in the tables, or that of none. How many there are is nothing to branch on, for nobody can
// foresee it; where there is none lies the first card.
constexpr std::size_t place_of_mutation(const RegionSpace& space, std::size_t i) {
    const std::uint64_t spare = std::uint64_t{space.mutations.size()} - 1 - i;  // below zero if there is none
    return index_of(space.mutations.begin()[i]) + no_mutation * static_cast<std::size_t>(spare >> 63);
}

}  // namespace detail

// HAM-122: bonuses from several sources add up. Inlined, because then only what is asked for is added up.
template <class Rules>
[[gnu::always_inline]] constexpr Force hero_force(const Table<Rules>& table) {
    const detail::Forces& forces = detail::forces_of<Rules>;
    const Hero& hero = table.heroes[table.turn.active];
    Force sum{};
    for (const Item item : hero.slots) sum += forces.equipped[item];
    if (!table.rules.knobs.sigils_need_slots) sum += forces.sigils[hero.sigils.bits()];
    table.turn.running.for_each([&](ItemCard used) { sum += Force{Rules::content.items[used].use.buff}; });
    if (table.turn.favor_running) sum += Force{Rules::content.heroes[hero.card].favor.buff};
    table.decrees.for_each([&](DecreeCard decree) { sum += forces.heroes_decreed[decree]; });
    return sum;
}

// The same for the opponent of the encounter.
template <class Rules>
[[gnu::always_inline]] constexpr Force opponent_force(const Table<Rules>& table) {
    const detail::Forces& forces = detail::forces_of<Rules>;
    Force sum{};
    if (is_region(*table.encounter.at)) {
        const RegionSpace& space = table.regions[region(*table.encounter.at)];
        sum = forces.monsters[*space.monster] + forces.mutations[detail::place_of_mutation(space, 0)] +
              forces.mutations[detail::place_of_mutation(space, 1)];
    } else {
        for (const auto& mutation : table.champion.mutations) sum += forces.mutations[index_of(*mutation)];
    }
    table.decrees.for_each([&](DecreeCard decree) { sum += forces.monsters_decreed[decree]; });
    return sum;
}

}  // namespace heroes::hamlet
