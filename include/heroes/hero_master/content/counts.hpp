#pragma once

// Counts the cards of the standard game while this header is compiled. Play has no need of it, so no other header
// includes it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content.hpp>
#include <heroes/hero_master/content/judge.hpp>
#include <heroes/hero_master/content/standard.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

namespace detail {

// Calls f(effects) for every card of a content.
template <class F>
constexpr void for_each_effects(const Content& content, F&& f) {
    content.races.all().for_each([&](RaceCard card) { f(content.races[card].power); });
    content.classes.all().for_each([&](ClassCard card) { f(content.classes[card].power); });
    content.actions.all().for_each([&](ActionCard card) { f(content.actions[card].effects); });
    content.equipment.all().for_each([&](EquipmentCard card) { f(content.equipment[card].effects); });
    content.monsters.all().for_each([&](MonsterCard card) { f(content.monsters[card].effects); });
    content.locations.all().for_each([&](LocationCard card) { f(content.locations[card].effects); });
    content.treasures.all().for_each([&](TreasureCard card) {
        if (!content.treasures[card].action) f(content.treasures[card].gear.effects);
    });
    content.fails.all().for_each([&](FailCard card) { f(content.fails[card].effects); });
}
template <class Is>
constexpr std::size_t count_cards(const Content& content, Is&& is) {
    std::size_t found = 0;
    for_each_effects(content, [&](const Effects& effects) { found += is(effects) ? 1u : 0u; });
    return found;
}
template <class Is>
constexpr std::size_t count_effects(const Content& content, Is&& is) {
    std::size_t found = 0;
    for_each_effects(content, [&](const Effects& effects) {
        for (const Effect& effect : effects) found += is(effect) ? 1u : 0u;
    });
    return found;
}
constexpr std::size_t cards_at(Timing when) {
    return count_cards(standard_content, [&](const Effects& effects) { return effects.has(when); });
}
constexpr std::size_t cards_with(Kind kind) {
    return count_cards(standard_content, [&](const Effects& effects) { return effects.has(kind); });
}
constexpr std::size_t cards_with(Kind kind, Sort sort) {
    return count_cards(standard_content, [&](const Effects& effects) {
        for (const Effect& effect : effects)
            if (effect.kind == kind && effect.sort == sort) return true;
        return false;
    });
}

template <class Is>
constexpr std::size_t count_actions(Is&& is) {
    std::size_t found = 0;
    for (const auto& card : standard_actions) found += is(card.type) ? 1u : 0u;
    return found;
}
constexpr std::size_t attacks_of(DamageType type) {
    return count_actions([&](const ActionType& card) { return !card.is_bungle && card.strengths[type] != 0; });
}
constexpr std::size_t thresholds(int threshold) {
    return count_actions([&](const ActionType& card) { return card.is_bungle && card.threshold == threshold; });
}
constexpr int total(const Strengths& strengths) {
    int sum = 0;
    for (const std::int8_t strength : strengths) sum += strength;
    return sum;
}
// HMA-C009 to HMA-C052: the attacks of races and classes by their strength over all types.
constexpr std::size_t own_attacks_worth(int strength) {
    return count_actions([&](const ActionType& card) {
        return !card.is_bungle && (card.owner == Owner::race || card.owner == Owner::hero_class) &&
               total(card.strengths) == strength;
    });
}
template <class Is>
constexpr std::size_t count_weapons(Is&& is) {
    std::size_t found = 0;
    for (const auto& card : standard_equipment) found += !card.type.is_armour && is(card.type) ? 1u : 0u;
    for (const auto& card : standard_treasures)
        found += !card.type.action && !card.type.gear.is_armour && is(card.type.gear) ? 1u : 0u;
    return found;
}
constexpr std::size_t weapons_of(DamageType type) {
    return count_weapons([&](const GearType& card) { return card.strengths[type] != 0; });
}
template <class Is>
constexpr std::size_t count_monsters(Is&& is) {
    std::size_t found = 0;
    for (const auto& card : standard_monsters) found += is(card.type) ? 1u : 0u;
    return found;
}
constexpr std::size_t ordinary_monsters(MonsterType type) {
    return count_monsters(
        [&](const MonsterCardType& card) { return card.category == Category::ordinary && card.types.has(type); });
}
template <class Is>
constexpr std::size_t count_locations(Is&& is) {
    std::size_t found = 0;
    for (const auto& card : standard_locations) found += is(card.type) ? 1u : 0u;
    return found;
}

template <class Is>
constexpr std::size_t count_gear(Is&& is) {
    std::size_t found = 0;
    for (const auto& card : standard_equipment) found += is(card.type) ? 1u : 0u;
    for (const auto& card : standard_treasures) found += !card.type.action && is(card.type.gear) ? 1u : 0u;
    return found;
}
constexpr std::size_t starting_armours(int armour) {
    std::size_t found = 0;
    for (const auto& card : standard_equipment) found += card.type.is_armour && card.type.armour == armour ? 1u : 0u;
    return found;
}
// Constraint 15: 1 or 2 of one type, or 1 and a bonus to hit of 1.
constexpr bool are_starting_weapons_plain() {
    for (const auto& card : standard_equipment) {
        const GearType& type = card.type;
        if (type.is_armour) continue;
        const int strength = total(type.strengths);
        const bool plain = type.hit == 0 ? strength == 1 || strength == 2 : type.hit == 1 && strength == 1;
        if (!plain || types_of(type.strengths).size() != 1) return false;
    }
    return true;
}

// Constraint 6: less loot than the mean reward of its monsters; times their number, so that there are no fractions.
constexpr bool is_short_of_loot(const LocationType& location) {
    int ordinary = 0;
    int gold = 0;
    for (const auto& card : standard_monsters)
        if (card.type.category == Category::ordinary) ++ordinary, gold += card.type.gold;
    const int boss = location.warning ? standard_content.monsters[*location.warning].gold : 0;
    return location.gold * ordinary < location.monsters * gold + boss * ordinary;
}
constexpr bool every_boss_is_warned_of_once() {
    MonsterCards warned{};
    for (const auto& card : standard_locations)
        if (card.type.warning) warned.insert(*card.type.warning);
    return warned == standard_content.bosses &&
           count_locations([](const auto& card) { return card.warning.has_value(); }) == warned.size();
}
constexpr std::size_t sold_for(int price) {
    return count_effects(standard_content,
                         [&](const Effect& effect) { return effect.kind == Kind::sell && effect.n == price; });
}
constexpr std::size_t locations_for(Discipline discipline) {
    return count_locations([&](const LocationType& card) {
        for (const Effect& effect : card.effects)
            if (effect.condition == Condition::discipline && effect.of == index_of(discipline)) return true;
        return false;
    });
}
constexpr std::size_t most_treasure_dealt(std::size_t locations) {
    std::size_t most = 0;
    for (const auto& card : standard_locations) most = card.type.treasure > most ? card.type.treasure : most;
    return most * locations;
}

template <class Array>
constexpr bool names_differ(const Array& cards) {
    for (std::size_t i = 0; i != cards.size(); ++i)
        for (std::size_t j = i + 1; j != cards.size(); ++j)
            if (cards[i].name == cards[j].name) return false;
    return true;
}

// Constraint 5: with attack and own starting weapons, which types reach a monster's defence, plain or doubled.
constexpr DamageTypes types_that_reach(const MonsterCardType& foe, int times) {
    DamageTypes types{};
    for_each_enumerator<DamageType>([&](DamageType type) {
        for (std::size_t c = 0; c != standard_classes.size(); ++c) {
            int weapons_add = 0;
            for (std::size_t i = 0; i != 2; ++i) weapons_add += standard_equipment[3 * c + i].type.strengths[type];
            for (const auto& card : standard_actions) {
                const ActionType& attack = card.type;
                const bool own =
                    attack.owner == Owner::race || (attack.owner == Owner::hero_class && attack.number == c);
                if (attack.is_bungle || !own || attack.strengths[type] == 0) continue;
                if ((attack.strengths[type] + weapons_add) * times >= foe.defences[type]) types.insert(type);
            }
        }
    });
    return types;
}
constexpr bool every_monster_can_be_beaten() {
    for (const auto& card : standard_monsters)
        if (types_that_reach(card.type, 1).empty() || types_that_reach(card.type, 2).size() < 3) return false;
    return true;
}

}  // namespace detail

// HMA-C001 to HMA-C145, ledger of parts: 145 cards.
static_assert(standard_races.size() + standard_classes.size() == 8);
static_assert(standard_equipment.size() == 12 && standard_locations.size() == 16 && standard_fails.size() == 14);
static_assert(detail::count_monsters([](const auto& card) { return card.category == Category::ordinary; }) == 13);
static_assert(detail::count_monsters([](const auto& card) { return card.category == Category::boss; }) == 5);
static_assert(detail::count_monsters([](const auto& card) { return card.category == Category::legendary; }) == 1);
static_assert(detail::count_actions([](const auto& card) { return card.owner == Owner::race; }) == 20);
static_assert(detail::count_actions([](const auto& card) { return card.owner == Owner::hero_class; }) == 24);
static_assert(detail::count_actions([](const auto& card) { return card.owner == Owner::protest; }) == 8);
static_assert(standard_treasures.size() == 24);
static_assert(detail::count_actions([](const auto& card) { return card.owner == Owner::treasure; }) == 6 + 4);
static_assert(8 + 20 + 24 + 12 + 13 + 6 + 16 + 24 + 14 + 8 == 145);
static_assert(detail::names_differ(standard_actions) && detail::names_differ(standard_monsters) &&
              detail::names_differ(standard_locations) && detail::names_differ(standard_treasures) &&
              detail::names_differ(standard_fails) && detail::names_differ(standard_equipment));

// Constraint 1: each hero has eleven Action cards, seven of them attacks.
static_assert([] {
    bool sound = true;
    standard_content.races.all().for_each([&](RaceCard race) {
        standard_content.classes.all().for_each([&](ClassCard hero_class) {
            const ActionCards cards = standard_content.race_actions[race] | standard_content.class_actions[hero_class];
            sound = sound && cards.size() == 11 && (cards & standard_content.attacks).size() == 7;
        });
    });
    return sound;
}());

// Constraint 2: thresholds.
static_assert(detail::thresholds(3) == 1 && detail::thresholds(4) == 1 && detail::thresholds(5) == 6);
static_assert(detail::thresholds(6) == 8 && detail::thresholds(7) == 4 && detail::thresholds(8) == 1);
static_assert(detail::thresholds(9) == 1 && detail::thresholds(10) == 1);
static_assert(detail::count_actions([](const auto& card) { return card.is_bungle; }) == 23);

// Constraint 3: starting armour has no rule of its own, except the one with the hand bonus.
static_assert([] {
    std::size_t with_rule = 0;
    for (const auto& card : standard_equipment) with_rule += card.type.effects.empty() ? 0u : 1u;
    return with_rule == 1;
}());

// Constraint 1: in the slots of their owners three attacks of five by race, four of six by class.
static_assert([] {
    bool sound = true;
    standard_content.races.all().for_each([&](RaceCard race) {
        const ActionCards cards = standard_content.race_actions[race];
        sound = sound && cards.size() == 5 && (cards & standard_content.attacks).size() == 3;
    });
    standard_content.classes.all().for_each([&](ClassCard hero_class) {
        const ActionCards cards = standard_content.class_actions[hero_class];
        sound = sound && cards.size() == 6 && (cards & standard_content.attacks).size() == 4;
    });
    return sound;
}());

// Constraint 4: bands of the monsters.
static_assert(detail::count_monsters([](const auto& card) { return card.armour < 9 || card.armour > 12; }) == 0);
static_assert(detail::count_monsters([](const auto& card) { return card.ferocity < 1 || card.ferocity > 4; }) == 0);
static_assert(detail::count_monsters([](const auto& card) {
                  const int most = card.category == Category::ordinary ? 7 : 11;
                  for (const std::int8_t defence : card.defences)
                      if (defence < 2 || defence > most) return true;
                  return false;
              }) == 0);
static_assert(detail::count_monsters([](const auto& card) {
                  const int gold = card.category == Category::boss ? 6 : card.category == Category::legendary ? 8 : 0;
                  const bool ordinary = card.gold >= 2 && card.gold <= 5 && card.treasure >= 1 && card.treasure <= 2;
                  return card.category == Category::ordinary ? !ordinary : card.gold != gold || card.treasure > 3;
              }) == 0);

// Constraint 5.
static_assert(detail::every_monster_can_be_beaten());

// Constraint 6: Locations.
static_assert(detail::count_locations([](const auto& card) { return card.monsters == 2; }) == 7);
static_assert(detail::count_locations([](const auto& card) { return card.monsters == 3; }) == 7);
static_assert(detail::count_locations([](const auto& card) { return card.monsters == 4; }) == 2);
static_assert(detail::count_locations([](const auto& card) { return card.treasure == 2; }) == 7);
static_assert(detail::count_locations([](const auto& card) { return card.treasure == 3; }) == 8);
static_assert(detail::count_locations([](const auto& card) { return card.treasure == 4; }) == 1);
static_assert(detail::count_locations([](const auto& card) { return card.gold == 8; }) == 3);
static_assert(detail::count_locations([](const auto& card) { return card.gold == 9; }) == 4);
static_assert(detail::count_locations([](const auto& card) { return card.gold == 10; }) == 2);
static_assert(detail::count_locations([](const auto& card) { return card.gold == 11; }) == 6);
static_assert(detail::count_locations([](const auto& card) { return card.gold == 12; }) == 1);
static_assert(detail::count_locations([](const auto& card) { return card.warning.has_value(); }) == 6);
static_assert(detail::count_locations([](const auto& card) { return card.is_last; }) == 1);

// Loot can be expected to run out at 14 of 16 Locations.
static_assert(detail::count_locations([](const auto& card) { return detail::is_short_of_loot(card); }) == 14);
// Each Boss and the Legendary one is warned of once.
static_assert(detail::every_boss_is_warned_of_once());

// Constraints 7, 16: what Locations offer, at which price, and to whom.
static_assert(detail::sold_for(1) == 1 && detail::sold_for(2) == 2 && detail::sold_for(3) == 1);
static_assert(detail::locations_for(Discipline::strength) == 1 && detail::locations_for(Discipline::magic) == 1);
static_assert(detail::locations_for(Discipline::cunning) == 1 && detail::locations_for(Discipline::faith) == 1);
static_assert(detail::cards_with(Kind::sell) == 4 && detail::cards_at(Timing::lasting) == 7);
static_assert(detail::cards_at(Timing::leader) == 6 && detail::cards_at(Timing::party) == 10);

// Constraint 8: timings.
static_assert(detail::cards_at(Timing::played_by_leader) == 4 && detail::cards_at(Timing::critical_fail) == 9);
static_assert(detail::cards_at(Timing::about_to_resolve) == 5 && detail::cards_at(Timing::played) == 20);
static_assert(detail::cards_at(Timing::passive) == 23 && detail::cards_at(Timing::monster_hits) == 15);
static_assert(detail::cards_at(Timing::monster_defeated) == 5);
static_assert(detail::count_monsters([](const auto& card) { return card.effects.has(Timing::monster_hits); }) == 10);

// Constraint 9: damage types.
static_assert(detail::attacks_of(regular) == 23 && detail::attacks_of(fire) == 6);
static_assert(detail::attacks_of(ice) == 7 && detail::attacks_of(spirit) == 12);
static_assert(detail::weapons_of(regular) == 11 && detail::weapons_of(fire) == 2);
static_assert(detail::weapons_of(ice) == 3 && detail::weapons_of(spirit) == 2);
static_assert(detail::count_actions([](const auto& card) {
                  return !card.is_bungle && types_of(card.strengths).size() == 2;
              }) + detail::count_weapons([](const auto& card) { return types_of(card.strengths).size() == 2; }) ==
              11);

// Constraint 10: five heroes' own Action cards among those that move the token.
static_assert(detail::count_actions([](const auto& card) {
                  const bool own = card.owner == Owner::race || card.owner == Owner::hero_class;
                  return own && card.effects.has(Kind::take_token);
              }) == 5);

// Constraints 10 to 14: what some cards must do.
static_assert(detail::cards_with(Kind::take_token) == 8 && detail::cards_with(Kind::place_token) == 2);
static_assert(detail::cards_with(Kind::refresh, Sort::hero) == 5 &&
              detail::cards_with(Kind::refresh, Sort::weapon) == 6);
static_assert(detail::cards_with(Kind::heal) == 13 && detail::cards_with(Kind::hand_size) == 2);
static_assert(detail::cards_with(Kind::steal_treasure) == 1 && detail::cards_with(Kind::destroy_treasure) == 1);
static_assert(detail::cards_with(Kind::lurk) == 2 && detail::cards_with(Kind::maul) == 4);
static_assert(detail::cards_with(Kind::ambusher) == 4);
static_assert(detail::count_monsters([](const auto& card) { return card.effects.has(Kind::discard); }) == 3);
static_assert(detail::count_gear([](const auto& card) {
                  return card.is_armour && card.effects.has(Kind::hand_size);
              }) == 2);
static_assert(detail::count_effects(standard_content, [](const Effect& effect) { return effect.exhausts; }) == 1);

// Constraint 15: value bands.
static_assert(detail::own_attacks_worth(0) == 1 && detail::own_attacks_worth(2) == 3);
static_assert(detail::own_attacks_worth(3) == 11 && detail::own_attacks_worth(4) == 12);
static_assert(detail::own_attacks_worth(5) == 1);
static_assert(detail::count_actions([](const auto& card) { return !card.is_bungle && card.hit == -1; }) == 2);
static_assert(detail::count_actions([](const auto& card) {
                  if (card.is_bungle) return card.hit != 0 || card.armour != 0;
                  return card.hit < -1 || card.hit > 2 || card.armour < 0 || card.armour > 3 || card.threshold != 0;
              }) == 0);
static_assert(detail::count_actions([](const auto& card) {
                  for (const std::int8_t taken : card.strengths)
                      if (card.is_bungle && (taken < 0 || taken > 2)) return true;
                  return false;
              }) == 0);
static_assert(detail::starting_armours(7) == 1 && detail::starting_armours(8) == 2 && detail::starting_armours(9) == 1);
static_assert(detail::are_starting_weapons_plain());
static_assert(detail::count_gear([](const auto& card) {
                  return card.is_armour && (card.armour < 7 || card.armour > 12);
              }) == 0);
static_assert(detail::count_weapons([](const auto& card) {
                  return card.hit < -1 || card.hit > 2 || detail::total(card.strengths) < 1 ||
                         detail::total(card.strengths) > 4;
              }) == 0);
static_assert(detail::count_effects(standard_content, [](const Effect& effect) {
                  return (effect.kind == Kind::heal || effect.kind == Kind::wound) && (effect.n < 1 || effect.n > 3);
              }) == 0);

// Types of the ordinary monsters.
static_assert(detail::ordinary_monsters(brute) == 4 && detail::ordinary_monsters(greenie) == 4);
static_assert(detail::ordinary_monsters(beast) == 3 && detail::ordinary_monsters(undead) == 3);
static_assert(detail::ordinary_monsters(fiend) == 1);

// Constraint 17: with four players everything is in use, and the piles of four Locations never empty the Treasure deck.
static_assert(4 * 11 == 20 + 24 && detail::most_treasure_dealt(4) <= standard_treasures.size());

// Constraints 13, 14: they are cards that can be, each effect where it may stand.
static_assert(judge(draft_of(standard_content)));

// All kinds, conditions and whoms are used.
static_assert(detail::count_effects(standard_content, [](const Effect&) { return true; }) == 140);
static_assert(detail::count_cards(standard_content, [](const Effects& effects) { return effects.empty(); }) == 31);
static_assert([] {
    EnumSet<Kind> kinds{};
    EnumSet<Condition> conditions{};
    EnumSet<Whom> whoms{};
    detail::for_each_effects(standard_content, [&](const Effects& effects) {
        for (const Effect& effect : effects) {
            kinds.insert(effect.kind);
            conditions.insert(effect.condition);
            whoms.insert(effect.whom);
        }
    });
    return kinds.size() == 41 && conditions.size() == 9 && whoms.size() == 5;
}());

}  // namespace heroes::hero_master
