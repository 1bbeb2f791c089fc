#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <heroes/shining.hpp>
#include <heroes/shining/words.hpp>

#include "../names.hpp"
#include "../text.hpp"

// The cards in words: names as printed, and what they do.
namespace terminal::shining {

using namespace heroes::shining;
using heroes::Seat;
using heroes::SeatSet;

using Table = heroes::shining::Table<RuntimeRules>;

inline constexpr const Content& content = Table::Rules::content;

template <class Card>
std::string name(Card card) {
    return std::string(name_in(content, card));
}

// What something does: a card, an attack, an effect, a goal.
template <class Thing>
std::string in_words(const Thing& thing) {
    return std::string(heroes::in_words(RuntimeRules{}, thing).view());
}

// The card of a power, and of a weapon that is equipment.
inline const CardType& card_of(HeroCard hero, Power power) {
    const HeroType& type = content.heroes[hero];
    const std::size_t place = heroes::index_of(power);
    if (is_trait(power)) return content.traits[type.traits[place]];
    if (is_spell_card(power)) return content.spells[type.spells[place - heroes::index_of(Power::first_spell)]];
    return content.equipment[equipment(power)];
}
inline AttackCard attack_of(HeroCard hero, Weapon weapon) {
    return weapon == Weapon::own ? content.heroes[hero].weapon : *content.equipment[equipment(weapon)].weapon;
}

}  // namespace terminal::shining
