#pragma once

// Judges and counts the cards of the standard game while this header is compiled. Play has no need of it, so no other
// header includes it.

#include <cstddef>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/content/standard.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

namespace detail {

constexpr bool every_favor_differs() {
    for (const auto& hero : standard_heroes)
        if (copies(standard_heroes, hero.type) != 1) return false;
    return true;
}

constexpr bool each_region_has_its_eleven() {
    constexpr EnumArray<Region, Passive> abilities{{sharp, venomous, fiery, hardy}};
    bool all = true;
    for_each_enumerator<Region>([&](Region home) {
        const auto has = [&](std::size_t n, const MonsterType& type) {
            all = all && copies(standard_monsters, type) == n;
        };
        // HAM-C32: the sets go round from region to region.
        const auto carries = [&](std::size_t row, const MonsterType& type) {
            const auto set = static_cast<Sigil>((index_of(home) + row + 4) % enum_count<Sigil>);
            has(1, type.carrying(set, 1 + static_cast<int>(index_of(home) % pieces_per_set)));
        };
        has(2, monster(home, 4, 0, 0, 1));
        has(1, monster(home, 5, 0, 0, 1));
        has(1, monster(home, 5, 1, 0, 2, abilities[home]));
        has(1, monster(home, 6, 1, 0, 2));
        has(1, monster(home, 6, 0, 1, 2));
        carries(7, monster(home, 7, 1, 0, 2, abilities[home]));
        carries(8, monster(home, 7, 2, 0, 3));
        carries(9, monster(home, 8, 2, 0, 3));
        carries(10, monster(home, 8, 2, 1, 4, abilities[home]));
        carries(11, monster(home, 9, 3, 1, 5));
    });
    return all;
}

constexpr int gold_in_all_trophies() {
    int gold = 0;
    for (const auto& monster : standard_monsters) gold += monster.type.value;
    return gold;
}

constexpr std::size_t mutations(const Passive& ability) { return copies(standard_mutations, {ability}); }
constexpr std::size_t gears(int value, const Passive& effect) { return copies(standard_items, gear(value, effect)); }
constexpr std::size_t consumables(int value, const Active& effect) {
    return copies(standard_items, consumable(value, effect));
}
constexpr std::size_t decrees(const Ordinance& ordinance) { return copies(standard_decrees, {ordinance}); }

constexpr bool each_set_has(int piece, const Passive& ability) {
    bool all = true;
    for_each_enumerator<Sigil>([&](Sigil set) {
        all = all && standard_artifacts[index_of(artifact(set, piece))].type == ArtifactType{ability};
    });
    return all;
}
constexpr Passive third_piece(Sigil set) { return standard_artifacts[index_of(artifact(set, 3))].type.ability; }

}  // namespace detail

// HAM-C66, HAM-C67
static_assert(judge(draft_of(standard_content)));

// HAM-C43
static_assert(standard_heroes.size() == 17 && detail::every_favor_differs());

// HAM-C30 to HAM-C33
static_assert(standard_monsters.size() == 45 && detail::each_region_has_its_eleven());
static_assert(copies(standard_monsters, monster(12, 3, 1, 6)) == 1);
static_assert(detail::gold_in_all_trophies() == 110);

// HAM-C35
static_assert(standard_mutations.size() == 58);
static_assert(detail::mutations(attack_mod(1)) == 12 && detail::mutations(attack_mod(2)) == 2);
static_assert(detail::mutations(health_mod(2)) == 10 && detail::mutations(health_mod(4)) == 4);
static_assert(detail::mutations(defense_mod(1)) == 8);
static_assert(detail::mutations(inflict_on_hit(StatusEffect::bleed)) == 4);
static_assert(detail::mutations(inflict_on_hit(StatusEffect::poison)) == 4);
static_assert(detail::mutations(inflict_on_hit(StatusEffect::burn)) == 4);
static_assert(detail::mutations(regenerate(1)) == 4 && detail::mutations(thorns(1)) == 3);
static_assert(detail::mutations(escape_mod(-1)) == 3);

// HAM-C37
static_assert(standard_items.size() == 56);
static_assert(detail::gears(2, attack_mod(1)) == 3);
static_assert(detail::gears(3, attack_mod(2)) == 4);
static_assert(detail::gears(5, attack_mod(3)) == 2);
static_assert(detail::gears(2, defense_mod(1)) == 3);
static_assert(detail::gears(3, defense_mod(2)) == 4);
static_assert(detail::gears(5, defense_mod(3)) == 2);
static_assert(detail::gears(3, attack_mod(1) + defense_mod(1)) == 1);
static_assert(detail::gears(4, attack_mod(1) + inflict_on_hit(StatusEffect::bleed)) == 1);
static_assert(detail::gears(4, attack_mod(1) + inflict_on_hit(StatusEffect::poison)) == 1);
static_assert(detail::gears(4, attack_mod(1) + inflict_on_hit(StatusEffect::burn)) == 1);
static_assert(detail::gears(3, defense_mod(1) + immune(StatusEffect::bleed)) == 1);
static_assert(detail::gears(3, defense_mod(1) + immune(StatusEffect::poison)) == 1);
static_assert(detail::gears(3, defense_mod(1) + immune(StatusEffect::burn)) == 1);
static_assert(detail::gears(4, immune(every_status_effect)) == 1);
static_assert(detail::gears(3, tie_strike(1)) == 1);
static_assert(detail::gears(3, defense_mod(1) + fatigue_ward()) == 1);

// HAM-C38
static_assert(detail::consumables(1, heal(5)) == 4);
static_assert(detail::consumables(2, heal(8)) == 4);
static_assert(detail::consumables(3, heal(12)) == 2);
static_assert(detail::consumables(1, cure(StatusEffect::bleed)) == 1);
static_assert(detail::consumables(1, cure(StatusEffect::poison)) == 1);
static_assert(detail::consumables(1, cure(StatusEffect::burn)) == 1);
static_assert(detail::consumables(2, cure(every_status_effect) + heal(2)) == 1);
static_assert(detail::consumables(2, buff_attack(3, Duration::encounter)) == 2);
static_assert(detail::consumables(3, buff_attack(2, Duration::turn)) == 2);
static_assert(detail::consumables(2, buff_defense(3, Duration::encounter)) == 2);
static_assert(detail::consumables(3, buff_defense(2, Duration::turn)) == 2);
static_assert(detail::consumables(2, coat(StatusEffect::bleed)) == 1);
static_assert(detail::consumables(2, coat(StatusEffect::poison)) == 1);
static_assert(detail::consumables(2, coat(StatusEffect::burn)) == 1);
static_assert(detail::consumables(3, extra_attack()) == 2);
static_assert(detail::consumables(2, sure_escape()) == 1);

// HAM-C40
static_assert(standard_artifacts.size() == 15 && standard_sigils.size() == 5);
static_assert(detail::each_set_has(1, attack_mod(1)) && detail::each_set_has(2, defense_mod(1)));
static_assert(detail::third_piece(Sigil::wrath) == attack_mod(2));
static_assert(detail::third_piece(Sigil::selflessness) == defense_mod(2));
static_assert(detail::third_piece(Sigil::revenge) == thorns(1));
static_assert(detail::third_piece(Sigil::redemption) == tie_strike(1));
static_assert(detail::third_piece(Sigil::mercy) == regenerate(1));

// HAM-C51 to HAM-C63
static_assert(standard_decrees.size() == 20);
static_assert(detail::decrees(hero_attack(1)) == 1 && detail::decrees(hero_attack(-1)) == 1);
static_assert(detail::decrees(hero_defense(1)) == 1 && detail::decrees(hero_defense(-1)) == 1);
static_assert(detail::decrees(monster_attack(1)) == 1 && detail::decrees(monster_attack(-1)) == 1);
static_assert(detail::decrees(monster_defense(1)) == 1 && detail::decrees(monster_defense(-1)) == 1);
static_assert(detail::decrees(hero_attack(1) + monster_attack(1)) == 1);
static_assert(detail::decrees(home_bonus(1)) == 1 && detail::decrees(home_bonus(-1)) == 1);
static_assert(detail::decrees(heal_action(3)) == 1 && detail::decrees(heal_action(-3)) == 1);
static_assert(detail::decrees(shop_prices(-1)) == 1 && detail::decrees(shop_prices(1)) == 1);
static_assert(detail::decrees(painless_fatigue()) == 1 && detail::decrees(heal_every_hero(4)) == 1);
static_assert(detail::decrees(recall_artifacts()) == 3);

}  // namespace heroes::hamlet
