#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/core/chance.hpp>
#include <heroes/hamlet/detail/forces.hpp>
#include <heroes/hamlet/table.hpp>

// Questions about a table, and what every chapter needs to change one.
namespace heroes::hamlet {

template <class F>
constexpr void for_each_seat(const Options& options, F&& f) {
    for_each_enumerator<Seat>(f, options.players);
}

// Whether a player is in the game and has a hero.
template <class Rules>
constexpr bool is_in_play(const Table<Rules>& table, Seat seat) {
    return index_of(seat) < table.options.players && !table.out.has(seat) && !table.heroless.has(seat);
}

namespace detail {

// For each thing that a slot can hold the set of it alone, or none if it is something else.
template <class Held>
inline constexpr auto alone = [] {
    EnumArray<Item, EnumSet<Held>> sets{};
    // Said aloud, because g++ 12 forgets in constant expressions what an empty list stands for.
    for (EnumSet<Held>& set : sets) set = EnumSet<Held>{};
    for_each_enumerator<Held>([&](Held held) { sets[item(held)].insert(held); });
    return sets;
}();
template <class Held>
constexpr EnumSet<Held> equipped(const Hero& hero) {
    return alone<Held>[hero.slots[Slot::first]] | alone<Held>[hero.slots[Slot::second]] |
           alone<Held>[hero.slots[Slot::third]];
}

}  // namespace detail

// What lies in the slots, as cards, as artifacts and as Sigils.
constexpr ItemCards equipped_items(const Hero& hero) { return detail::equipped<ItemCard>(hero); }
constexpr Artifacts equipped_artifacts(const Hero& hero) { return detail::equipped<Artifact>(hero); }
constexpr Sigils equipped_sigils(const Hero& hero) { return detail::equipped<Sigil>(hero); }
constexpr ItemCards backpack(const Hero& hero) { return hero.items - equipped_items(hero); }

// HAM-194: what the graveyard adds to the Champion's health and attack.
template <class Rules>
constexpr int graveyard_size(const Table<Rules>& table) {
    return static_cast<int>(table.heroes_in_graveyard.size() + table.monsters_in_graveyard.size());
}

namespace detail {

// A set or none, without a branch where nobody could foresee which.
template <class E>
constexpr EnumSet<E> only_if(bool wanted, EnumSet<E> set) {
    return EnumSet<E>::from_bits(set.bits() * std::uint64_t{wanted});
}

// The sum of something over all active decrees.
template <class Rules, class Get>
constexpr int decree_sum(const Table<Rules>& table, Get&& get) {
    int sum = 0;
    table.decrees.for_each([&](DecreeCard decree) { sum += get(Rules::content.decrees[decree].ordinance); });
    return sum;
}

// Calls f with everything that is in force for the active player's hero.
template <class Rules, class F>
constexpr void for_each_hero_source(const Table<Rules>& table, F&& f) {
    const Content& content = Rules::content;
    const Hero& hero = table.heroes[table.turn.active];
    for (const Item item : hero.slots) f(content.equipped[item]);
    // HAM-R88: a Sigil lies beside the hero; a house rule wants it in a slot, where it was counted already.
    if (!table.rules.knobs.sigils_need_slots)
        hero.sigils.for_each([&](Sigil held) { f(content.sigils[held].ability); });
    table.turn.running.for_each([&](ItemCard used) { f(content.items[used].use.buff); });
    if (table.turn.favor_running) f(content.heroes[hero.card].favor.buff);
    table.decrees.for_each([&](DecreeCard decree) { f(content.decrees[decree].ordinance.heroes); });
}

// Calls f with everything that is in force for the opponent.
template <class Rules, class F>
constexpr void for_each_opponent_source(const Table<Rules>& table, F&& f) {
    const Content& content = Rules::content;
    if (is_region(*table.encounter.at)) {
        const RegionSpace& space = table.regions[region(*table.encounter.at)];
        f(content.monsters[*space.monster].ability);
        for (const MutationCard mutation : space.mutations) f(content.mutations[mutation].ability);
    } else {
        for (const auto& mutation : table.champion.mutations) f(content.mutations[*mutation].ability);
    }
    table.decrees.for_each([&](DecreeCard decree) { f(content.decrees[decree].ordinance.monsters); });
}

// HAM-122: bonuses from several sources add up. Inlined, because then only what is asked for is added up.
template <class Rules>
[[gnu::always_inline]] constexpr Force hero_force(const Table<Rules>& table) {
    const Forces& forces = forces_of<Rules>;
    const Hero& hero = table.heroes[table.turn.active];
    Force sum{};
    for (const Item item : hero.slots) sum += forces.equipped[item];
    if (!table.rules.knobs.sigils_need_slots) sum += forces.sigils[hero.sigils.bits()];
    table.turn.running.for_each([&](ItemCard used) { sum += Force{Rules::content.items[used].use.buff}; });
    if (table.turn.favor_running) sum += Force{Rules::content.heroes[hero.card].favor.buff};
    table.decrees.for_each([&](DecreeCard decree) { sum += forces.heroes_decreed[decree]; });
    return sum;
}

// The place of a mutation in the tables, or that of none. How many there are is nothing to branch on, for nobody can
// foresee it; where there is none lies the first card.
constexpr std::size_t place_of_mutation(const RegionSpace& space, std::size_t i) {
    const std::uint64_t spare = std::uint64_t{space.mutations.size()} - 1 - i;  // below zero if there is none
    return index_of(space.mutations.begin()[i]) + no_mutation * static_cast<std::size_t>(spare >> 63);
}
template <class Rules>
[[gnu::always_inline]] constexpr Force opponent_force(const Table<Rules>& table) {
    const Forces& forces = forces_of<Rules>;
    Force sum{};
    if (is_region(*table.encounter.at)) {
        const RegionSpace& space = table.regions[region(*table.encounter.at)];
        sum = forces.monsters[*space.monster] + forces.mutations[place_of_mutation(space, 0)] +
              forces.mutations[place_of_mutation(space, 1)];
    } else {
        for (const auto& mutation : table.champion.mutations) sum += forces.mutations[index_of(*mutation)];
    }
    table.decrees.for_each([&](DecreeCard decree) { sum += forces.monsters_decreed[decree]; });
    return sum;
}

// HAM-C09: what changes an escape roll on both sides.
template <class Rules>
constexpr int escape_bonus(const Table<Rules>& table, const Force& opponent) {
    int sum = 0;
    const auto count = [&](const Passive& passive) { sum += passive.escape; };
    if (forces_of<Rules>.any_hero_has_escape && hero_force(table).has_escape()) for_each_hero_source(table, count);
    if (opponent.has_escape()) for_each_opponent_source(table, count);
    return sum;
}

// HAM-C06: of several TieStrikes the highest counts.
template <class Rules>
constexpr int tie_strike(const Table<Rules>& table, Fighter attacker) {
    int most = 0;
    const auto count = [&](const Passive& passive) { most = passive.tie_strike > most ? passive.tie_strike : most; };
    if (attacker == Fighter::hero)
        for_each_hero_source(table, count);
    else
        for_each_opponent_source(table, count);
    return most;
}

// Everything that a rule needs while it is carried out. It is handed on by value: two references travel in registers.
template <class Rules_, class C, class Emit>
struct Playing {
    using Rules = Rules_;
    static constexpr const Content& content = Rules::content;

    Table<Rules>& table;
    C& chance;
    [[no_unique_address]] Listener<Emit> emit;

    constexpr const Knobs& knobs() const { return table.rules.knobs; }
    constexpr Seat active() const { return table.turn.active; }
    constexpr Hero& hero() { return table.heroes[table.turn.active]; }

    template <class S>
    constexpr void push(const S& step) {
        push_step(table.steps, step);
    }
    constexpr void pop() { table.steps.pop_back(); }

    // HAM-006, HAM-R02: every die has six faces.
    constexpr std::uint8_t roll() { return static_cast<std::uint8_t>(chance.below(6) + 1); }

    constexpr std::uint8_t health_of(Fighter fighter) {
        return fighter == Fighter::hero ? hero().health : table.encounter.health;
    }
    constexpr void set_health(Fighter fighter, int health, HealthCause cause) {
        auto& now = fighter == Fighter::hero ? hero().health : table.encounter.health;
        const std::uint8_t from = now;
        now = static_cast<std::uint8_t>(health < 0 ? 0 : health);
        if (now != from) emit(HealthChanged{fighter, from, now, cause});
    }
    constexpr void lose_health(Fighter fighter, int damage, HealthCause cause) {
        set_health(fighter, health_of(fighter) - damage, cause);
    }
};

template <class Game>
constexpr void end_turn(Game game);
template <class Game>
constexpr void victory(Game game);
template <class Game>
constexpr void defeat(Game game);

}  // namespace detail

}  // namespace heroes::hamlet
