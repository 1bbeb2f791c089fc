#pragma once

#include <algorithm>
#include <optional>

#include "cards.hpp"

// How strong heroes and opponents are, as far as the cards that count are known.
namespace terminal::hamlet {

// What is in force for a hero, summed up.
inline Passive strength(const Table<>& table, Seat seat) {
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

inline Passive decrees_for_monsters(const Table<>& table) {
    Passive sum;
    table.decrees.for_each([&](DecreeCard decree) { sum += content.decrees[decree].ordinance.monsters; });
    return sum;
}
inline int bonus_at_home(const Table<>& table) {
    int bonus = table.rules.knobs.home_bonus;
    table.decrees.for_each([&](DecreeCard decree) { bonus += content.decrees[decree].ordinance.home_bonus; });
    return std::max(bonus, 0);
}

// What a monster is like in a region, without mutations.
inline Foe foe(const Table<>& table, MonsterCard card, Region at) {
    const MonsterType& type = content.monsters[card];
    const int bonus = type.home == at ? bonus_at_home(table) : 0;
    return {type.health + bonus, type.ability + attack_mod(bonus) + decrees_for_monsters(table)};
}
inline Foe champion(const Table<>& table) {
    const int graveyard = graveyard_size(table);
    Foe foe{table.rules.knobs.champion_health + graveyard, attack_mod(graveyard) + decrees_for_monsters(table)};
    for (const auto& mutation : table.champion.mutations)
        if (mutation) foe.ability += content.mutations[*mutation].ability;
    foe.health += foe.ability.health;
    return foe;
}
// Whoever is there; nobody in an empty region.
inline std::optional<Foe> foe(const Table<>& table, Lair at) {
    if (!is_region(at)) return champion(table);
    const RegionSpace& space = table.regions[region(at)];
    if (!space.monster) return {};
    Foe there = foe(table, *space.monster, region(at));
    for (const MutationCard mutation : space.mutations) there.ability += content.mutations[mutation].ability;
    there.health += there.ability.health;
    return there;
}
// Whoever is being faced, with the health that is left.
inline Foe opponent(const Table<>& table) {
    Foe faced = *foe(table, *table.encounter.at);
    faced.health = table.encounter.health;
    return faced;
}

// What the shop asks for an item.
inline int price(const Table<>& table, ItemCard card) {
    int gold = content.items[card].value;
    table.decrees.for_each([&](DecreeCard decree) { gold += content.decrees[decree].ordinance.prices; });
    return std::max(gold, 1);
}
inline int price(const Table<>& table, ShopSpaces spaces) {
    int gold = -int{table.turn.discount};
    spaces.for_each([&](ShopSpace space) { gold += price(table, *table.shop[space]); });
    return std::max(gold, 0);
}
inline int worth(MonsterCards trophies) {
    int gold = 0;
    trophies.for_each([&](MonsterCard trophy) { gold += content.monsters[trophy].value; });
    return gold;
}

}  // namespace terminal::hamlet
