#pragma once

#include <cstddef>

#include <heroes/core/evaluation.hpp>
#include <heroes/hero_master/play.hpp>

namespace heroes::hero_master {

// What positions are worth, for bots. It is an opinion, not a rule: nothing here decides a game.
namespace opinion {

// In hundredths of a coin.
inline constexpr int worth_of_gold = 100;
inline constexpr int worth_of_health = 12;
inline constexpr int worth_of_marker = 40;
inline constexpr int worth_of_card = 35;
inline constexpr int worth_of_ready_card = 25;
inline constexpr int worth_of_stashed_treasure = 60;
inline constexpr int worth_of_strength = 45;
inline constexpr int worth_of_armour = 25;
inline constexpr int worth_of_leading = 30;
inline constexpr int worth_of_treasure_reward = 120;
inline constexpr int half_a_win = 600;


// What the equipment adds to any attack.
template <class Rules>
constexpr int worth_of_items(const Table<Rules>& table, Seat seat) {
    int worth = 0;
    for_each_enumerator<ItemSlot>([&](ItemSlot slot) {
        const GearType* held = gear(table, seat, slot);
        if (held == nullptr) return;
        int strength = 2 * held->hit;
        for (const std::int8_t value : held->strengths) strength += value;
        worth += worth_of_strength * strength + worth_of_armour * held->armour;
    });
    return worth;
}

// How many faces of the green die let an attack defeat the monster, with the cards that can still be applied.
template <class Rules>
constexpr int winning_faces(const Table<Rules>& table, Seat seat, std::size_t slot, Permanents applied) {
    const MonsterCardType& foe = Rules::content.monsters[table.encounter->card];
    const Tally stands = tally(table, seat, static_cast<AttackSlot>(slot), {applied});
    int faces = 0;
    for (int green = 1; green <= die_faces; ++green) {
        if (green <= stands.threshold || green + stands.hit < foe.armour) continue;
        bool enough = false;
        for_each_enumerator<DamageType>([&](DamageType type) {
            const int strength = stands.strengths[type] * (green == die_faces ? 2 : 1);
            enough = enough || (strength > 0 && strength >= foe.defences[type]);
        });
        faces += enough ? 1 : 0;
    }
    return faces;
}

// What there is to be won in the Encounter in progress.
template <class Rules>
constexpr int worth_of_foe(const Table<Rules>& table) {
    const MonsterCardType& foe = Rules::content.monsters[table.encounter->card];
    const int gold = table.encounter->gold + (foe.gold < table.loot ? int{foe.gold} : int{table.loot});
    const int pile = static_cast<int>(table.treasure_pile.size());
    const int treasure = foe.treasure < pile ? int{foe.treasure} : pile;
    return worth_of_gold * gold + worth_of_treasure_reward * treasure;
}

// The laid attacks in the order in which they will be resolved: each hero's chance to be the victor, in thousandths.
template <class Rules>
constexpr PerSeat<int, most_players> chances(const Table<Rules>& table) {
    PerSeat<int, most_players> chance{};
    for (int& each_one : chance) each_one = 0;
    if (!table.encounter) return chance;
    int still = 1000;
    for (std::size_t slot = 0; slot != attack_slots; ++slot)
        for (std::size_t n = 0; n != table.options.players; ++n) {
            const Seat seat = left_of(table, table.leader, n);
            const Hero& hero = table.heroes[seat];
            if (slot >= hero.attacks.size()) continue;
            const Permanents ready = slot == 0 ? (weapons - hero.exhausted) : Permanents{};
            const int won = still * winning_faces(table, seat, slot, ready) / die_faces;
            chance[seat] += won;
            still -= won;
        }
    return chance;
}

// What a player has, in hundredths of a coin.
template <class Rules>
constexpr int merit(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    const int cards = static_cast<int>(hero.hand.size()) + hero.hidden;
    const int ready = static_cast<int>((Permanents::all() - hero.exhausted).size());
    return worth_of_gold * hero.gold + worth_of_health * hero.health + worth_of_marker * hero.marker +
           worth_of_card * cards + worth_of_ready_card * ready + worth_of_items(table, seat) +
           worth_of_stashed_treasure * static_cast<int>(hero.stash.size()) +
           (table.leader == seat ? worth_of_leading : 0);
}

}  // namespace opinion

// How well off the seats are, for bots: what each has and is about to win against the best of the others.
template <class Rules>
constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    const auto chances = opinion::chances(table);
    PerSeat<int, most_players> merits{};
    for_each_seat(table.options, [&](Seat seat) {
        const int hoped = chances[seat] == 0 ? 0 : opinion::worth_of_foe(table) * chances[seat] / 1000;
        const int merit = opinion::merit(table, seat) + hoped;
        merits[seat] = merit < 0 ? 0 : merit;
    });
    return worth_of_leads(merits, table.options.players, opinion::half_a_win, [](Seat a, Seat b) { return a == b; });
}

}  // namespace heroes::hero_master
