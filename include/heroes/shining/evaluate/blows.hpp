#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/table.hpp>

// What an attack does on average.
namespace heroes::shining::opinion::detail {

inline constexpr int point = 100;  // one DMG; averages are counted in hundredths

// How many faces the dice of an attack have, one after the other.
using Faces = InlineVector<std::uint8_t, most_dice>;

constexpr Faces faces_of(const AttackType& attack) {
    Faces faces{};
    for (const Dice& dice : attack.dice)
        for (int n = 0; n != dice.count && !faces.full(); ++n) faces.push_back(shining::faces_of(dice.size));
    return faces;
}

// In how many ways the first dice add up to this or more.
constexpr int ways_to_reach(const Faces& faces, std::size_t dice, int sum) {
    if (dice == 0) return sum <= 0;
    const int most = faces[dice - 1];
    if (dice == 1) return sum <= 1 ? most : sum > most ? 0 : most + 1 - sum;
    int ways = 0;
    for (int face = 1; face <= most; ++face) ways += ways_to_reach(faces, dice - 1, sum - face);
    return ways;
}

// What the CHAINs of an attack add. One that overrides the chart is taken to replace a DMG of 1.
constexpr int average_of_chains(const AttackType& attack) {
    int sum = 0;
    for (const Chain& chain : attack.chains) {
        const bool overrides = chain.effect.kind == EffectKind::override_chart;
        if (!overrides && chain.effect.kind != EffectKind::damage) continue;
        sum += point * (chain.effect.amount - int{overrides}) / shining::faces_of(chain.size);
    }
    return sum;
}

// The DMG of an attack with this much added to its dice, on somebody of this VIT.
constexpr int average_damage(const AttackType& attack, int bonus, int vit) {
    const Faces faces = faces_of(attack);
    const int all = ways_to_reach(faces, faces.size(), 0);
    int sum = average_of_chains(attack);
    int before = 0;
    for (const Row& row : attack.rows) {
        const int needed = row.times * vit + row.plus - (faces.empty() ? 0 : bonus);
        sum += point * (row.damage - before) * ways_to_reach(faces, faces.size(), needed) / all;
        before = row.damage;
    }
    return sum;
}

}  // namespace heroes::shining::opinion::detail
