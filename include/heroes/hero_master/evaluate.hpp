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
inline constexpr int health = 25;
inline constexpr int marker = 40;  // of the hand size
inline constexpr int card = 20;
inline constexpr int ready_card = 25;
inline constexpr int stashed_treasure = 60;
inline constexpr int strength = 45;
inline constexpr int armour = 25;
inline constexpr int leading = 30;
inline constexpr int defeat = 300;
inline constexpr int critical_fail = 60;
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
    const auto& hero = table.heroes[seat];
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
// How likely it is to defeat the monster.
constexpr int chance_to_win(const Tally& stands, const MonsterCardType& foe) {
    int faces = 0;
    for (int green = 1; green <= die_faces; ++green) faces += overcomes(stands, foe, green);
    return certain * faces / die_faces;
}
// What the monster's own roll costs the hero on average, and what a Critical Fail does.
template <Room room>
constexpr int price_of(const Tally& stands, const HeroOf<room>& hero) {
    const int fails = weigh::critical_fail * at_most(stands.threshold, die_faces) / die_faces;
    if (stands.skips_die || stands.armour > die_faces) return fails;
    const int faces = at_most(die_faces + 1 - stands.armour, die_faces);
    const int wounds = stands.ferocity >= hero.health ? weigh::defeat : weigh::health * stands.ferocity;
    return fails + wounds * faces / die_faces;
}

// What there is to be won in the Encounter in progress.
template <class Rules>
constexpr int worth_of_foe(const Table<Rules>& table) {
    const MonsterCardType& foe = Rules::content.monsters[table.encounter->card];
    return weigh::gold * (table.encounter->gold + at_most(foe.gold, table.loot)) +
           weigh::treasure_reward * at_most(foe.treasure, static_cast<int>(table.treasure_pile.size())) +
           weigh::leading;
}

// What an attack stands at that lies on a player board or could be laid there.
template <class Rules>
constexpr Tally stands_at(const Table<Rules>& table, Seat seat, const LaidAttack& laid, Permanents applied) {
    return hero_master::detail::Reckoning<Rules>{table, seat, laid, {applied}, table.encounter->card}.add_up();
}

// The laid attacks in the order in which they will be resolved, each as likely as the monster still stands then. A
// hero's weapons are used up by the first.
template <class Rules>
constexpr void add_laid_attacks(const Table<Rules>& table, int reward, PerSeat<int, most_players>& prospects) {
    const MonsterCardType& foe = Rules::content.monsters[table.encounter->card];
    int standing = certain;
    for (std::size_t slot = 0; slot != attack_slots; ++slot)
        for (std::size_t n = 0; n != table.options.players; ++n) {
            const Seat seat = left_of(table, table.leader, n);
            const auto& hero = table.heroes[seat];
            if (slot >= hero.attacks.size()) continue;
            const Permanents ready = slot == 0 ? weapons - hero.exhausted : Permanents{};
            const Tally stands = stands_at(table, seat, hero.attacks[slot], ready);
            const int chance = chance_to_win(stands, foe);
            prospects[seat] += (reward * chance / certain - price_of(stands, hero)) * standing / certain;
            standing = standing * (certain - chance) / certain;
        }
}
// Whoever has declared a monster lays the best attack there is.
template <class Rules>
constexpr int best_first_attack(const Table<Rules>& table, Seat seat, int reward) {
    const auto& hero = table.heroes[seat];
    int best = -weigh::defeat;
    (hero.hand & Rules::content.attacks).for_each([&](ActionCard card) {
        const Tally stands = stands_at(table, seat, {card}, weapons - hero.exhausted);
        const int chance = chance_to_win(stands, Rules::content.monsters[table.encounter->card]);
        const int worth = reward * chance / certain - price_of(stands, hero) - weigh::card;
        if (worth > best) best = worth;
    });
    return best;
}

// What each player has and is about to win.
template <class Rules>
constexpr PerSeat<int, most_players> prospects(const Table<Rules>& table) {
    PerSeat<int, most_players> prospects{{0, 0, 0, 0}};
    for_each_seat(table.options, [&](Seat seat) { prospects[seat] = merit(table, seat); });
    if (!table.encounter) return prospects;
    const int reward = worth_of_foe(table);
    add_laid_attacks(table, reward, prospects);
    if (const auto* turn = get_if<LayFirstAttack>(&table.steps.back()))
        prospects[turn->seat] += best_first_attack(table, turn->seat, reward);
    return prospects;
}

}  // namespace detail

// The evaluation looks ahead to the end of the Encounter already, and players who decide by lot would only spoil it.
template <class Rules>
constexpr SearchAdvice search_advice(const Table<Rules>&) {
    return {.rollout = 0, .exploration = 100};
}

// How well off the seats are, for bots: the prospects of each against the best of the others.
template <class Rules>
[[nodiscard]] constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    PerSeat<int, most_players> prospects = detail::prospects(table);
    for (int& worth : prospects) worth = hero_master::detail::higher(worth, 0);
    return worth_of_leads(prospects, table.options.players, detail::weigh::half_a_win,
                          [](Seat a, Seat b) { return a == b; });
}

}  // namespace heroes::hero_master::opinion

// Bots find it by argument-dependent lookup.
namespace heroes::hero_master {

using opinion::evaluate;
using opinion::search_advice;

}  // namespace heroes::hero_master
