#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>

// How a fight will probably go.
namespace heroes::hamlet::detail {

constexpr int at_least(int value, int least) { return value < least ? least : value; }
constexpr int at_most(int value, int most) { return value > most ? most : value; }

// What counts in a fight, as a Passive does, but so that many add up quickly: the numbers lie side by side in one word,
// and the rest are bits of another. A TieStrike is as many bits as it costs health, so that the highest counts.
class Strength {
public:
    constexpr Strength() = default;
    constexpr Strength(const Passive& passive)
        : numbers_(laid(attack_place, passive.attack) + laid(defense_place, passive.defense) +
                   laid(health_place, passive.health) + laid(regenerate_place, passive.regenerate) +
                   laid(thorns_place, passive.thorns)),
          marks_(passive.inflicts.bits() << inflicts_place | passive.immune.bits() << immune_place |
                 ((std::uint64_t{1} << at_most(passive.tie_strike, most_tie_strike)) - 1) << tie_strike_place) {}

    constexpr int attack() const { return number(attack_place); }
    constexpr int defense() const { return number(defense_place); }
    constexpr int health() const { return number(health_place); }
    constexpr int regenerate() const { return number(regenerate_place); }
    constexpr int thorns() const { return number(thorns_place); }
    constexpr int tie_strike() const { return static_cast<int>(std::bit_width(marks_ >> tie_strike_place)); }
    constexpr StatusEffects inflicts() const { return StatusEffects::from_bits(marks_ >> inflicts_place); }
    constexpr StatusEffects immune() const { return StatusEffects::from_bits(marks_ >> immune_place); }

    constexpr Strength& operator+=(const Strength& other) {
        numbers_ += other.numbers_;
        marks_ |= other.marks_;
        return *this;
    }
    friend constexpr Strength operator+(Strength a, const Strength& b) { return a += b; }

private:
    static constexpr int width = 12;
    static constexpr int half = 1 << (width - 1);
    static constexpr int attack_place = 0;
    static constexpr int defense_place = 1 * width;
    static constexpr int health_place = 2 * width;
    static constexpr int regenerate_place = 3 * width;
    static constexpr int thorns_place = 4 * width;
    static constexpr int inflicts_place = 0;
    static constexpr int immune_place = enum_count<StatusEffect>;
    static constexpr int tie_strike_place = 2 * enum_count<StatusEffect>;
    static constexpr int most_tie_strike = 32;
    // Makes every number positive, so that none borrows from the next.
    static constexpr std::int64_t lift = (std::int64_t{half} << attack_place) + (std::int64_t{half} << defense_place) +
                                         (std::int64_t{half} << health_place) +
                                         (std::int64_t{half} << regenerate_place) +
                                         (std::int64_t{half} << thorns_place);

    static constexpr std::int64_t laid(int place, int number) { return number * (std::int64_t{1} << place); }
    constexpr int number(int place) const {
        return static_cast<int>((numbers_ + lift) >> place & (2 * half - 1)) - half;
    }

    std::int64_t numbers_ = 0;
    std::uint64_t marks_ = 0;
};

// The strength that each card gives.
template <class Rules>
struct Strengths {
    EnumArray<Item, Strength> equipped{};
    EnumArray<Sigil, Strength> sigils{};
    EnumArray<ItemCard, Strength> used{};
    EnumArray<HeroCard, Strength> favors{};
    EnumArray<MonsterCard, Strength> monsters{};
    EnumArray<MutationCard, Strength> mutations{};
    EnumArray<DecreeCard, Strength> heroes_decreed{};
    EnumArray<DecreeCard, Strength> monsters_decreed{};
};
template <class Rules>
inline constexpr auto strength_of = [] {
    constexpr const Content& content = Rules::content;
    Strengths<Rules> given{};
    for_each_enumerator<Item>([&](Item held) { given.equipped[held] = content.equipped[held]; });
    for_each_enumerator<Sigil>([&](Sigil held) { given.sigils[held] = content.sigils[held].ability; });
    for_each_enumerator<ItemCard>([&](ItemCard used) { given.used[used] = content.items[used].use.buff; });
    for_each_enumerator<HeroCard>([&](HeroCard hero) { given.favors[hero] = content.heroes[hero].favor.buff; });
    for_each_enumerator<MonsterCard>([&](MonsterCard card) { given.monsters[card] = content.monsters[card].ability; });
    for_each_enumerator<MutationCard>(
        [&](MutationCard card) { given.mutations[card] = content.mutations[card].ability; });
    for_each_enumerator<DecreeCard>([&](DecreeCard card) {
        given.heroes_decreed[card] = content.decrees[card].ordinance.heroes;
        given.monsters_decreed[card] = content.decrees[card].ordinance.monsters;
    });
    return given;
}();

// Somebody who fights: what is in force, and the health left.
struct Contender {
    Strength strength{};
    int health = 0;
};

// The same in full health, to which what is in force adds.
constexpr Contender in_full_health(const Strength& strength, int health) {
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
constexpr int harm(const Strength& by, const Strength& to) {
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

}  // namespace heroes::hamlet::detail
