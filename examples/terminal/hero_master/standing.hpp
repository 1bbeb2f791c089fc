#pragma once

#include <string>
#include <vector>

#include "../odds_text.hpp"
#include "cards.hpp"

// What an attack stands at before the dice, what it needs, and how likely that is.
namespace terminal::hero_master {

// The types that are enough for a monster, by a plain hit or by a Critical Hit, which doubles them.
inline DamageTypes enough(const Table& table, const Tally& tally, MonsterCard monster, int times) {
    DamageTypes types{};
    const Strengths& defences = content.monsters[monster].defences;
    heroes::for_each_enumerator<DamageType>([&](DamageType type) {
        const int strength = times * tally.strengths[type];
        if (strength > 0 && defences[type] > 0 && table.rules.overcomes(strength, defences[type])) types.insert(type);
    });
    return types;
}

// How likely it is that a die shows what is asked for.
template <class Pred>
double share_of_faces(Pred&& pred) {
    int faces = 0;
    for (int face = 1; face <= die_faces; ++face) faces += pred(face) ? 1 : 0;
    return static_cast<double>(faces) / die_faces;
}

inline bool fails(const Tally& tally, int face) { return face == 1 || face <= tally.threshold; }
inline double chance_to_defeat(const Table& table, const Tally& tally, MonsterCard monster) {
    return share_of_faces([&](int face) {
        const bool hits = table.rules.hits(face + tally.hit, content.monsters[monster].armour);
        return hits && !fails(tally, face) && !enough(table, tally, monster, face == die_faces ? 2 : 1).empty();
    });
}

// "regular 6 of 7, fire 4 of 4": strengths and the defences they have to reach.
inline std::string against(const Tally& tally, MonsterCard monster) {
    std::vector<std::string> parts;
    types_of(tally.strengths).for_each([&](DamageType type) {
        parts.push_back(std::string(name_of(type)) + " " + std::to_string(tally.strengths[type]) + " of " +
                        std::to_string(content.monsters[monster].defences[type]));
    });
    return parts.empty() ? "no strength" : joined(parts, ", ");
}

inline std::string to_roll(const Tally& tally, MonsterCard monster) {
    const int least = content.monsters[monster].armour - tally.hit;
    if (least > die_faces) return "cannot hit";
    return least <= 1 ? "always hits" : "hits with " + std::to_string(least) + " or more";
}

inline std::string danger(const Table& table, const Tally& tally) {
    if (tally.skips_die) return "the monster does not roll";
    const double hit = share_of_faces([&](int face) { return table.rules.hits(face, tally.armour); });
    return percent(hit) + " to suffer " + std::to_string(tally.ferocity);
}

// "regular 6 of 7, hits with 9 or more: 5 % to defeat it; fails with 5 or less; 50 % to suffer 3".
inline std::string in_words(const Table& table, const Tally& tally, MonsterCard monster) {
    return against(tally, monster) + ", " + to_roll(tally, monster) + ": " +
           percent(chance_to_defeat(table, tally, monster)) + " to defeat it; fails with " +
           (tally.threshold <= 1 ? "1" : std::to_string(tally.threshold) + " or less") + "; " + danger(table, tally);
}

// What an attack card would stand at if it were laid now, without weapons.
inline std::string if_laid(const Table& table, Seat who, ActionCard card) {
    if (!table.encounter) return "";
    Table laid = table;
    laid.heroes[who].attacks = {LaidAttack{.card = card}};
    return against(tally(laid, who, AttackSlot::first), table.encounter->card);
}

}  // namespace terminal::hero_master
