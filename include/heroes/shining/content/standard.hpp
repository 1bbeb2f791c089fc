#pragma once

#include <cstddef>

#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/ai_cards.hpp>
#include <heroes/shining/content/attacks.hpp>
#include <heroes/shining/content/encounters.hpp>
#include <heroes/shining/content/events.hpp>
#include <heroes/shining/content/hero_cards.hpp>
#include <heroes/shining/content/heroes.hpp>
#include <heroes/shining/content/maps.hpp>
#include <heroes/shining/content/monsters.hpp>
#include <heroes/shining/content/quests.hpp>

namespace heroes::shining {

// Everything that is printed in the standard game.
inline constexpr Content standard_content{detail::Judged{{
    .heroes = standard_heroes,
    .attacks = standard_attacks,
    .traits = standard_traits,
    .spells = standard_spells,
    .items = standard_items,
    .equipment = standard_equipment,
    .monsters = standard_monsters,
    .ai_cards = standard_ai_cards,
    .events = standard_events,
    .charts = standard_charts,
    .encounters = standard_encounters,
    .maps = standard_maps,
    .quests = standard_quests,
}}};

namespace detail {

constexpr std::size_t cards_in_decks(const Content& content) {
    std::size_t cards = 0;
    for (const MonsterType& monster : content.monsters) cards += monster.deck.size();
    return cards;
}
constexpr std::size_t bosses(const Content& content) {
    std::size_t count = 0;
    for (const MonsterType& monster : content.monsters) count += monster.deck.size() == 8;
    return count;
}
constexpr std::size_t quests_of(const Content& content, bool side) {
    std::size_t count = 0;
    for (const QuestType& quest : content.quests) count += quest.side == side;
    return count;
}
constexpr std::size_t quests_of_level(const Content& content, int level) {
    std::size_t count = 0;
    for (const QuestType& quest : content.quests) count += quest.level == level;
    return count;
}
constexpr bool has_decks_of_six(const Content& content) {
    for (std::uint8_t chapter = 1; chapter <= 5; ++chapter)
        if (event_deck(content, chapter).size() != 6) return false;
    return content.events.size() == 30;
}

}  // namespace detail

// The counts of the default content.
static_assert(standard_heroes.size() == 8);
static_assert(hero_attacks == 18 && standard_attacks.size() == 18 + 22);
static_assert(standard_traits.size() == 16 && standard_spells.size() == 8);
static_assert(standard_items.size() == 8 && standard_equipment.size() == 8);
static_assert(standard_monsters.size() == 15 && detail::bosses(standard_content) == 5);
static_assert(standard_ai_cards.size() == 22 && detail::cards_in_decks(standard_content) == 100);
static_assert(detail::has_decks_of_six(standard_content));
static_assert(standard_charts.size() == 3);  // two, and none
static_assert(standard_encounters.size() == 28 && standard_maps.size() == 28);
static_assert(detail::quests_of(standard_content, false) == 5 && detail::quests_of(standard_content, true) == 1);
static_assert(detail::quests_of_level(standard_content, 1) == 1);

}  // namespace heroes::shining
