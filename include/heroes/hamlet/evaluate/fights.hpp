#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/hamlet/passive.hpp>

// How a fight will probably go.
namespace heroes::hamlet::opinion::detail {

constexpr int at_least(int value, int least) { return value < least ? least : value; }
constexpr int at_most(int value, int most) { return value > most ? most : value; }

// Somebody who fights: what is in force, and the health left.
struct Contender {
    Force strength{};
    int health = 0;
};

// The same in full health, to which what is in force adds.
constexpr Contender in_full_health(const Force& strength, int health) {
    return {strength, at_most(at_least(health + strength.health(), 1), 255)};
}

// What three dice deal to two on average, in hundredths, by the attacker's bonuses less the defender's.
inline constexpr int most_bonus = 20;
inline constexpr auto average_damage = [] {
    constexpr int rolls = 6 * 6 * 6 * 6 * 6;
    constexpr int lowest = 3 - 12;
    std::array<int, 26> ways{};  // to roll each difference, from the lowest on
    for (int roll = 0; roll != rolls; ++roll)
        ++ways[static_cast<std::size_t>(10 + roll % 6 + roll / 6 % 6 + roll / 36 % 6 - roll / 216 % 6 - roll / 1296)];
    std::array<int, 2 * most_bonus + 1> damage{};
    for (int net = -most_bonus; net <= most_bonus; ++net) {
        int sum = 0;
        int difference = lowest;
        for (const int way : ways) sum += way * at_least(difference++ + net, 0);
        damage[static_cast<std::size_t>(net + most_bonus)] = 100 * sum / rolls;
    }
    return damage;
}();

// What one does to another in a round, in hundredths of health.
constexpr int harm(const Force& by, const Force& to) {
    const int net = at_most(at_least(by.attack() - to.defense(), -most_bonus), most_bonus);
    const int wounds = average_damage[static_cast<std::size_t>(net + most_bonus)] + 60 * by.thorns() +
                       50 * static_cast<int>((by.inflicts() - to.immune()).size()) + 20 * by.tie_strike();
    return at_least(wounds - 100 * to.regenerate(), 20);
}

inline constexpr int certain = 1000;

// How likely a fight is won, in thousandths, by the share of the time that the winner would last longer.
inline constexpr int whole_share = 256;
inline constexpr auto chance_by_share = [] {
    std::array<int, whole_share + 1> chances{};
    for (std::int64_t share = 0; share <= whole_share; ++share) {
        const std::int64_t rest = whole_share - share;
        const std::int64_t for_first = share * share * share * share;
        chances[static_cast<std::size_t>(share)] =
            static_cast<int>(certain * for_first / (for_first + rest * rest * rest * rest));
    }
    return chances;
}();

// How likely the first to attack wins, in thousandths, by how long each would last.
constexpr int chance_to_win(const Contender& first, const Contender& second) {
    if (second.health == 0) return certain;
    const int dealt = harm(first.strength, second.strength);
    const std::int64_t stand = std::int64_t{100} * first.health * dealt;
    const std::int64_t resist =
        std::int64_t{at_least(100 * second.health - dealt / 2, 50)} * harm(second.strength, first.strength);
    return chance_by_share[static_cast<std::size_t>(whole_share * stand / (stand + resist))];
}

}  // namespace heroes::hamlet::opinion::detail
