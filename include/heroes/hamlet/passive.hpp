#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// What is in force as long as its source is: gear or artifact equipped, mutation placed, monster standing, Sigil held,
// decree active, consumable running. Cards write it as a sum of the kinds below:
//   attack_mod(1) + immune(StatusEffect::burn)
struct Passive {
    std::int8_t attack = 0;       // HAM-C01, to the attack value
    std::int8_t defense = 0;      // HAM-C02, to the defense value
    std::int8_t health = 0;       // HAM-C03, to the maximum of a monster
    std::int8_t regenerate = 0;   // HAM-C07, health regained at the start of the owner's combat turn
    std::int8_t thorns = 0;       // HAM-C08, health the attacker loses for a hit
    std::int8_t escape = 0;       // HAM-C09, to the escape roll
    std::uint8_t tie_strike = 0;  // HAM-C06, health the defender loses to a tie
    StatusEffects inflicts{};     // HAM-C04, by a hit
    StatusEffects immune{};       // HAM-C05
    bool fatigue_ward = false;    // HAM-C10, Fatigue costs no health

    // Everything adds up, except that of several TieStrikes the highest counts, and that a status is there or not.
    constexpr Passive& operator+=(const Passive& other) {
        attack = static_cast<std::int8_t>(attack + other.attack);
        defense = static_cast<std::int8_t>(defense + other.defense);
        health = static_cast<std::int8_t>(health + other.health);
        regenerate = static_cast<std::int8_t>(regenerate + other.regenerate);
        thorns = static_cast<std::int8_t>(thorns + other.thorns);
        escape = static_cast<std::int8_t>(escape + other.escape);
        tie_strike = tie_strike < other.tie_strike ? other.tie_strike : tie_strike;
        inflicts = inflicts | other.inflicts;
        immune = immune | other.immune;
        fatigue_ward = fatigue_ward || other.fatigue_ward;
        return *this;
    }
    friend constexpr Passive operator+(Passive a, const Passive& b) { return a += b; }

    static constexpr Members members{"attack", "defense",    "health",   "regenerate", "thorns",
                                     "escape", "tie_strike", "inflicts", "immune",     "fatigue_ward"};
    bool operator==(const Passive&) const = default;
};

inline constexpr StatusEffects every_status_effect = StatusEffects::all();

constexpr Passive attack_mod(int n) { return {.attack = static_cast<std::int8_t>(n)}; }
constexpr Passive defense_mod(int n) { return {.defense = static_cast<std::int8_t>(n)}; }
constexpr Passive health_mod(int n) { return {.health = static_cast<std::int8_t>(n)}; }
constexpr Passive inflict_on_hit(StatusEffect status_effect) { return {.inflicts = {status_effect}}; }
constexpr Passive immune(StatusEffect status_effect) { return {.immune = {status_effect}}; }
constexpr Passive immune(StatusEffects status_effects) { return {.immune = status_effects}; }
constexpr Passive tie_strike(int n) { return {.tie_strike = static_cast<std::uint8_t>(n)}; }
constexpr Passive regenerate(int n) { return {.regenerate = static_cast<std::int8_t>(n)}; }
constexpr Passive thorns(int n) { return {.thorns = static_cast<std::int8_t>(n)}; }
constexpr Passive escape_mod(int n) { return {.escape = static_cast<std::int8_t>(n)}; }
constexpr Passive fatigue_ward() { return {.fatigue_ward = true}; }

// A Passive that adds up in two instructions: its numbers lie side by side in one word, its marks are the bits of
// another. The numbers that judge allows on a card do not overflow it, even if all cards were in force at once; the
// health of monsters lies on top, where too much of it spoils no other number.
class Force {
public:
    // A TieStrike is as many bits as it costs health, so that the highest of several counts.
    static constexpr int most_tie_strike = 25;

private:
    // Before what uses it: clang 16 evaluates a template as a constant only if it stands above.
    static constexpr int attack_place = 0;
    static constexpr int defense_place = 12;
    static constexpr int regenerate_place = 24;
    static constexpr int thorns_place = 34;
    static constexpr int escape_place = 44;
    static constexpr int health_place = 54;

    static constexpr int inflicts_place = 0;
    static constexpr int immune_place = enum_count<StatusEffect>;
    static constexpr int fatigue_ward_place = 2 * enum_count<StatusEffect>;
    static constexpr int tie_strike_place = fatigue_ward_place + 1;
    static_assert(tie_strike_place + most_tie_strike <= 32);

    static constexpr std::uint64_t laid(int number, int place) {
        return static_cast<std::uint64_t>(std::int64_t{number}) << place;
    }
    static constexpr std::uint64_t tie_strike_bits(int health) {
        return (std::uint64_t{1} << (health < most_tie_strike ? health : most_tie_strike)) - 1;
    }
    // The number from one place up to the next. Those below it have borrowed from it if they are below zero; adding the
    // sign bit of each gives that back.
    template <int place, int next>
    constexpr int number() const {
        constexpr std::uint64_t signs = laid(1, defense_place - 1) + laid(1, regenerate_place - 1) +
                                        laid(1, thorns_place - 1) + laid(1, escape_place - 1) +
                                        laid(1, health_place - 1);
        constexpr std::uint64_t signs_below = signs & (laid(1, place) - 1);
        return static_cast<int>(static_cast<std::int64_t>((numbers_ + signs_below) << (64 - next)) >>
                                (64 - next + place));
    }

public:
    constexpr Force() = default;
    constexpr Force(const Passive& passive)
        : numbers_(laid(passive.attack, attack_place) + laid(passive.defense, defense_place) +
                   laid(passive.regenerate, regenerate_place) + laid(passive.thorns, thorns_place) +
                   laid(passive.escape, escape_place) + laid(passive.health, health_place)),
          marks_(static_cast<std::uint32_t>(passive.inflicts.bits() << inflicts_place |
                                            passive.immune.bits() << immune_place |
                                            std::uint64_t{passive.fatigue_ward} << fatigue_ward_place |
                                            tie_strike_bits(passive.tie_strike) << tie_strike_place)) {}

    constexpr int attack() const { return number<attack_place, defense_place>(); }
    constexpr int defense() const { return number<defense_place, regenerate_place>(); }
    constexpr int regenerate() const { return number<regenerate_place, thorns_place>(); }
    constexpr int thorns() const { return number<thorns_place, escape_place>(); }
    constexpr int escape() const { return number<escape_place, health_place>(); }
    constexpr int health() const { return number<health_place, 64>(); }
    constexpr int tie_strike() const { return static_cast<int>(std::bit_width(marks_ >> tie_strike_place)); }
    constexpr StatusEffects inflicts() const { return StatusEffects::from_bits(marks_ >> inflicts_place); }
    constexpr StatusEffects immune() const { return StatusEffects::from_bits(marks_ >> immune_place); }
    constexpr bool fatigue_ward() const { return (marks_ >> fatigue_ward_place & 1) != 0; }

    constexpr Force& operator+=(const Force& other) {
        numbers_ += other.numbers_;
        marks_ |= other.marks_;
        return *this;
    }
    friend constexpr Force operator+(Force a, const Force& b) { return a += b; }
    bool operator==(const Force&) const = default;

private:
    std::uint64_t numbers_ = 0;
    std::uint32_t marks_ = 0;
};

}  // namespace heroes::hamlet
