#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/shire.hpp>
#include <heroes/shire/words.hpp>

#include "../names.hpp"
#include "../text.hpp"

// The cards in words: names as printed, and what they do.
namespace terminal::shire {

using namespace heroes::shire;
using heroes::Seat;
using heroes::SeatSet;

using Table = heroes::shire::Table<RuntimeRules>;

inline constexpr const Content& content = Table::Rules::content;

inline std::string name(CharacterCard card) { return std::string(content.characters.names[card]); }
inline std::string name(Card card) { return std::string(content.cards.names[card]); }
inline std::string name(Spell spell) { return std::string(content.spells.names[spell]); }
inline std::string name(Ability ability) { return std::string(content.abilities.names[ability]); }
inline std::string name(Condition condition) { return std::string(name_of(condition)); }

// "+3", "-1".
inline std::string signed_number(int number) { return (number < 0 ? "-" : "+") + std::to_string(std::abs(number)); }

inline std::string named(Stats stats, std::string_view gap) {
    std::vector<std::string> names;
    stats.for_each([&](Stat stat) { names.emplace_back(name_of(stat)); });
    return joined(names, gap);
}
inline std::string duration(Turns turns) {
    if (turns == Turns::unstated) return "";
    return turns == Turns::permanent ? " for good" : " for " + std::string(name_of(turns));
}

// A condition with what is written on its token: "HP regen 2", "Imprisoned (strength)".
inline std::string token(Condition condition, int number, Stats stats) {
    return name(condition) + (number == 0 ? "" : " " + std::to_string(number)) +
           (stats.empty() ? "" : " (" + named(stats, ", ") + ")");
}

// What something does: a spell, an ability, a card, a part of one.
template <class Thing>
std::string in_words(const Thing& thing) {
    return std::string(heroes::in_words(RuntimeRules{}, thing).view());
}
// "Wolf (pet, 11 HP, ...)", whatever has a name.
template <class Card>
std::string with_name(Card card) {
    return name(card) + " (" + in_words(card) + ")";
}
// A node of a mastery board: "Breach (melee attack, one enemy: ...)".
inline std::string in_words(CharacterCard card, Node node) {
    const CharacterType& type = content.characters[card];
    const Ability ability = type.nodes[node];
    return ability != Ability::no_ability ? with_name(ability) : with_name(type.spells[slot_of(node)]);
}

inline std::string stats_line(const StatLine& stats) {
    std::vector<std::string> parts;
    heroes::for_each_enumerator<Stat>(
        [&](Stat stat) { parts.push_back(std::string(name_of(stat)) + " " + std::to_string(stats[stat])); });
    return joined(parts, ", ");
}

}  // namespace terminal::shire
