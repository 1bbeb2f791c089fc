#pragma once

#include <optional>

#include "cards.hpp"

// How strong heroes and opponents are, as far as the cards that count are known.
namespace terminal::hamlet {

// What is in force for a hero, summed up.
inline Passive strength(const Table& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    Passive sum;
    for (const Item held : hero.slots) sum += content.equipped[held];
    hero.sigils.for_each([&](Sigil held) { sum += content.sigils[held].ability; });
    table.decrees.for_each([&](DecreeCard decree) { sum += content.decrees[decree].ordinance.heroes; });
    if (table.turn.active != seat) return sum;
    table.turn.running.for_each([&](ItemCard used) { sum += content.items[used].use.buff; });
    if (table.turn.favor_running) sum += content.heroes[hero.card].favor.buff;
    return sum + attack_mod(-table.turn.fatigue * table.rules.knobs.fatigue_penalty);
}

// A monster, or the Champion, with everything that counts for it.
struct Foe {
    int health = 0;
    Passive ability{};
};

inline Passive decrees_for_monsters(const Table& table) {
    Passive sum;
    table.decrees.for_each([&](DecreeCard decree) { sum += content.decrees[decree].ordinance.monsters; });
    return sum;
}

inline Foe champion(const Table& table) {
    const auto& knobs = table.rules.knobs;
    Passive ability = decrees_for_monsters(table) + attack_mod(knobs.champion_attack + graveyard_size(table)) +
                      defense_mod(knobs.champion_defense);
    for (const auto& mutation : table.champion.mutations)
        if (mutation) ability += content.mutations[*mutation].ability;
    return {full_health(table, Lair::abbey), ability};
}
// Whoever is there; nobody in an empty region.
inline std::optional<Foe> foe(const Table& table, Lair at) {
    if (!is_region(at)) return champion(table);
    const RegionSpace& space = table.regions[region(at)];
    if (!space.monster) return {};
    Passive ability = content.monsters[*space.monster].ability + decrees_for_monsters(table) +
                      attack_mod(home_bonus(table, region(at)));
    for (const MutationCard mutation : space.mutations) ability += content.mutations[mutation].ability;
    return Foe{full_health(table, at), ability};
}
// Whoever is being faced, with the health that is left.
inline Foe opponent(const Table& table) {
    Foe faced = *foe(table, *table.encounter.at);
    faced.health = table.encounter.health;
    return faced;
}

inline int worth(MonsterCards trophies) {
    int gold = 0;
    trophies.for_each([&](MonsterCard trophy) { gold += content.monsters[trophy].value; });
    return gold;
}

}  // namespace terminal::hamlet
