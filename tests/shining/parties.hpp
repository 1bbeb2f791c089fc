#pragma once

// Parties as they come to an encounter of the campaign, for those who want to know how hard it is.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <heroes/core/pcg32.hpp>
#include <heroes/shining.hpp>

namespace shining_parties {

using namespace heroes;
using namespace heroes::shining;

inline constexpr std::size_t encounter_count = 28;

// The order in which the quests are played: the side quest as soon as it is open.
inline constexpr QuestCard quests[] = {QuestCard{0}, QuestCard{1}, QuestCard{5},
                                       QuestCard{2}, QuestCard{3}, QuestCard{4}};

inline constexpr const Content& content = StandardRules::content;

// The next encounter if this one is won; at a branch the path that leads to the one that is wanted, if any does.
inline std::optional<EncounterCard> next_of(EncounterCard card, EncounterCard wanted) {
    const Then& then = content.encounters[card].then;
    if (then.kind == ThenKind::end_quest) return {};
    if (then.kind == ThenKind::go) return then.first;
    const Then& after = content.encounters[then.second].then;
    const bool second = then.second == wanted || (after.kind == ThenKind::go && after.first == wanted &&
                                                  content.encounters[then.first].then.first != wanted);
    return second ? then.second : then.first;
}
// Whether the path of a quest leads to an encounter.
inline bool leads_to(QuestCard quest, EncounterCard wanted) {
    std::optional<EncounterCard> at = content.quests[quest].first;
    while (at && *at != wanted) at = next_of(*at, wanted);
    return at.has_value();
}
inline QuestCard quest_of(EncounterCard wanted) {
    for (const QuestCard quest : quests)
        if (leads_to(quest, wanted)) return quest;
    return quests[0];
}

// What a Hero attacks with is raised first, then VIT, and so on.
inline void grow(Hero& hero, int times) {
    const auto stat = content.attacks[content.heroes[hero.card].weapon].stat;
    for (int n = 0; n != times; ++n) ++hero.stats[n % 2 == 0 && stat ? *stat : Stat::vit];
}
// A piece of equipment goes to the Hero who makes the most of it: a weapon to the one with the best stat for it,
// anything else to any.
template <class Rules>
void equip(Table<Rules>& table, Equipment piece, Pcg32& chance) {
    auto best = static_cast<Model>(chance.below(party_size));
    if (const auto weapon = content.equipment[piece].weapon)
        for (std::size_t i = 0; i != party_size; ++i)
            if (table.heroes.values[i].stats[*content.attacks[*weapon].stat] >
                table.heroes[best].stats[*content.attacks[*weapon].stat])
                best = hero(i);
    Hero& holder = table.heroes[best];
    holder.equipment.insert(piece);
    for (const Passive& passive : content.equipment[piece].passives)
        if (passive.kind == PassiveKind::max_hp) holder.hp = static_cast<std::uint8_t>(holder.hp + passive.amount);
}

// The rewards of everything that comes before an encounter, all of it won.
template <class Rules>
void take_rewards(Table<Rules>& table, EncounterCard wanted, Pcg32& chance) {
    int stats = 0;
    for (const QuestCard quest : quests) {
        std::optional<EncounterCard> at = content.quests[quest].first;
        for (; at && *at != wanted; at = next_of(*at, wanted))
            for (const Reward& reward : content.encounters[*at].rewards) {
                stats += reward.kind == RewardKind::stat_up;
                if (reward.kind == RewardKind::equip) equip(table, reward.equipment, chance);
            }
        if (at) break;
    }
    for (Hero& hero : table.heroes) grow(hero, stats);
}
// The first encounter of a quest is met with the preparation list, later ones with one of each kind at most, and not
// quite fresh.
template <class Rules>
void pack(Table<Rules>& table, EncounterCard wanted) {
    const QuestType& quest = content.quests[quest_of(wanted)];
    const bool is_first = quest.first == wanted;
    std::size_t next = 0;
    for (const Supply& supply : quest.preparation)
        for (int copy = 0; copy != (is_first ? supply.copies : 1); ++copy)
            ++table.heroes.values[next++ % party_size].items[supply.item];
    for (Hero& hero : table.heroes)
        if (!is_first) --hero.hp, hero.mp = static_cast<std::uint8_t>(hero.mp > 1 ? hero.mp - 1 : 0);
}

// Four different Heroes at random.
inline Party any_party(std::uint64_t seed) {
    Pcg32 chance{seed};
    std::uint8_t cards[8]{0, 1, 2, 3, 4, 5, 6, 7};
    Party party{};
    for (std::uint32_t i = 0; i != party_size; ++i) {
        std::swap(cards[i], cards[i + chance.below(8 - i)]);
        party.values[i] = static_cast<HeroCard>(cards[i]);
    }
    return party;
}

// An encounter as it is met in a campaign that goes well: four Heroes at random, who have won everything before it.
template <class Rules = StandardRules>
shining::State<Rules> nominal(EncounterCard card, std::uint64_t seed, const Rules& rules = {}) {
    Options options{.scope = Scope::encounter, .quest = quest_of(card), .encounter = card, .party = any_party(seed)};
    Pcg32 chance{~seed};
    auto state = shining::new_game(options, Pcg32{seed}, rules);
    take_rewards(state.table, card, chance);
    pack(state.table, card);
    return state;
}

}  // namespace shining_parties
