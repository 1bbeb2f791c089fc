#pragma once

#include <cstddef>

#include <heroes/core/evaluation.hpp>
#include <heroes/hero_master/play.hpp>

// What a player who looks at a table may think of it. This is opinion, not rules, so it lies apart from them.
namespace heroes::hero_master::opinion {

namespace detail {

// What things are worth to a bot, in hundredths of a coin.
namespace weigh {
inline constexpr int gold = 100;
inline constexpr int health = 12;
inline constexpr int marker = 40;  // of the hand size
inline constexpr int card = 35;
inline constexpr int ready_card = 25;
inline constexpr int stashed_treasure = 60;
inline constexpr int strength = 45;
inline constexpr int armour = 25;
inline constexpr int leading = 30;
inline constexpr int treasure_reward = 120;
inline constexpr int half_a_win = 600;
}  // namespace weigh

inline constexpr int certain = 1000;

constexpr int at_most(int number, int most) { return number < most ? number : most; }

// What the equipment adds to any attack, and to the armour.
template <class Rules>
constexpr int worth_of_items(const Table<Rules>& table, Seat seat) {
    int worth = 0;
    for_each_enumerator<ItemSlot>([&](ItemSlot slot) {
        const GearType* held = gear(table, seat, slot);
        if (held == nullptr) return;
        int strength = 2 * held->hit;
        for (const std::int8_t value : held->strengths) strength += value;
        worth += weigh::strength * strength + weigh::armour * held->armour;
    });
    return worth;
}

// What a player has.
template <class Rules>
constexpr int merit(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    const int cards = static_cast<int>(hero.hand.size()) + hero.hidden;
    const int ready = static_cast<int>((Permanents::all() - hero.exhausted).size());
    return weigh::gold * hero.gold + weigh::health * hero.health + weigh::marker * hero.marker + weigh::card * cards +
           weigh::ready_card * ready + worth_of_items(table, seat) +
           weigh::stashed_treasure * static_cast<int>(hero.stash.size()) + weigh::leading * (table.leader == seat);
}

// Whether an attack that stands at this overcomes the monster with such a roll.
constexpr bool overcomes(const Tally& stands, const MonsterCardType& foe, int green) {
    if (green <= stands.threshold || green + stands.hit < foe.armour) return false;
    const int times = green == die_faces ? 2 : 1;
    bool enough = false;
    for_each_enumerator<DamageType>([&](DamageType type) {
        enough = enough || (foe.defences[type] > 0 && stands.strengths[type] * times >= foe.defences[type]);
    });
    return enough;
}
// On how many faces of the green die a laid attack overcomes the encountered monster.
template <class Rules>
constexpr int winning_faces(const Table<Rules>& table, Seat seat, std::size_t slot, Permanents applied) {
    const Tally stands = tally(table, seat, static_cast<AttackSlot>(slot), {applied});
    int faces = 0;
    for (int green = 1; green <= die_faces; ++green)
        faces += overcomes(stands, Rules::content.monsters[table.encounter->card], green);
    return faces;
}

// How likely each hero is to defeat the encountered monster, in parts of `certain`: the laid attacks in the order in
// which they will be resolved. A hero's weapons are used up by the first.
template <class Rules>
constexpr PerSeat<int, most_players> chances(const Table<Rules>& table) {
    PerSeat<int, most_players> chances{{0, 0, 0, 0}};
    int still = certain;
    for (std::size_t slot = 0; slot != attack_slots; ++slot)
        for (std::size_t n = 0; n != table.options.players; ++n) {
            const Seat seat = left_of(table, table.leader, n);
            const Hero& hero = table.heroes[seat];
            if (slot >= hero.attacks.size()) continue;
            const Permanents ready = slot == 0 ? weapons - hero.exhausted : Permanents{};
            const int won = still * winning_faces(table, seat, slot, ready) / die_faces;
            chances[seat] += won;
            still -= won;
        }
    return chances;
}

// What there is to be won in the Encounter in progress.
template <class Rules>
constexpr int worth_of_foe(const Table<Rules>& table) {
    const MonsterCardType& foe = Rules::content.monsters[table.encounter->card];
    return weigh::gold * (table.encounter->gold + at_most(foe.gold, table.loot)) +
           weigh::treasure_reward * at_most(foe.treasure, static_cast<int>(table.treasure_pile.size()));
}

// What each player has and is about to win.
template <class Rules>
constexpr PerSeat<int, most_players> prospects(const Table<Rules>& table) {
    PerSeat<int, most_players> prospects{{0, 0, 0, 0}};
    for_each_seat(table.options, [&](Seat seat) { prospects[seat] = merit(table, seat); });
    if (!table.encounter) return prospects;
    const PerSeat<int, most_players> chances = detail::chances(table);
    const int reward = worth_of_foe(table);
    for_each_seat(table.options, [&](Seat seat) { prospects[seat] += reward * chances[seat] / certain; });
    return prospects;
}

}  // namespace detail

// A few decisions by lot finish the Encounter in progress; many more would only lay cards that nobody would lay.
template <class Rules>
constexpr SearchAdvice search_advice(const Table<Rules>&) {
    return {.rollout = 6, .exploration = 60};
}

// How well off the seats are, for bots: the prospects of each against the best of the others.
template <class Rules>
constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    PerSeat<int, most_players> prospects = detail::prospects(table);
    for (int& worth : prospects) worth = worth < 0 ? 0 : worth;
    return worth_of_leads(prospects, table.options.players, detail::weigh::half_a_win,
                          [](Seat a, Seat b) { return a == b; });
}

}  // namespace heroes::hero_master::opinion

// Bots find it by argument-dependent lookup.
namespace heroes::hero_master {

using opinion::evaluate;
using opinion::search_advice;

}  // namespace heroes::hero_master
