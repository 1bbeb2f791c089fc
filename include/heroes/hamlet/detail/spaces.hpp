#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/core/chance.hpp>
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

// What lies in the slots, as cards and as artifacts.
constexpr ItemCards equipped_items(const Hero& hero) {
    ItemCards cards{};
    for (const Item held : hero.slots)
        if (is_card(held)) cards.insert(card(held));
    return cards;
}
constexpr Artifacts equipped_artifacts(const Hero& hero) {
    Artifacts held{};
    for (const Item item : hero.slots)
        if (is_artifact(item)) held.insert(artifact(item));
    return held;
}
constexpr Sigils equipped_sigils(const Hero& hero) {
    Sigils held{};
    for (const Item item : hero.slots)
        if (is_sigil(item)) held.insert(sigil(item));
    return held;
}
constexpr ItemCards backpack(const Hero& hero) {
    return hero.items.empty() ? ItemCards{} : hero.items - equipped_items(hero);
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

// HAM-122: bonuses from several sources add up.
template <auto Member, class Rules>
constexpr int hero_sum(const Table<Rules>& table) {
    int sum = 0;
    for_each_hero_source(table, [&](const Passive& passive) { sum += passive.*Member; });
    return sum;
}
template <auto Member, class Rules>
constexpr int opponent_sum(const Table<Rules>& table) {
    int sum = 0;
    for_each_opponent_source(table, [&](const Passive& passive) { sum += passive.*Member; });
    return sum;
}

template <auto Member, class Rules>
constexpr Ailments hero_ailments(const Table<Rules>& table) {
    Ailments all{};
    for_each_hero_source(table, [&](const Passive& passive) { all = all | passive.*Member; });
    return all;
}
template <auto Member, class Rules>
constexpr Ailments opponent_ailments(const Table<Rules>& table) {
    Ailments all{};
    for_each_opponent_source(table, [&](const Passive& passive) { all = all | passive.*Member; });
    return all;
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

// Everything that a rule needs while it is carried out.
template <class Rules_, class C, class Emit>
struct Playing {
    using Rules = Rules_;
    static constexpr const Content& content = Rules::content;

    Table<Rules>& table;
    C& chance;
    Emit& emit;

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
constexpr void end_turn(Game& game);
template <class Game>
constexpr void victory(Game& game);
template <class Game>
constexpr void defeat(Game& game);

}  // namespace detail

}  // namespace heroes::hamlet
