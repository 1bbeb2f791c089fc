#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/hero_master.hpp>
#include <heroes/hero_master/words.hpp>

#include "../names.hpp"
#include "../text.hpp"

// The cards in words: names as printed, and what they do.
namespace terminal::hero_master {

using namespace heroes::hero_master;
using heroes::Seat;
using heroes::SeatSet;

using Table = heroes::hero_master::Table<RuntimeRules>;

inline constexpr const Content& content = Table::Rules::content;

template <class Card>
std::string name(Card card) {
    return std::string(name_in(content, card));
}

// "+2", "-1".
inline std::string signed_number(int number) { return (number < 0 ? "-" : "+") + std::to_string(std::abs(number)); }

inline std::string named(DamageTypes types, std::string_view gap) {
    if (types == each) return "every type of it";
    std::vector<std::string> names;
    types.for_each([&](DamageType type) { names.emplace_back(name_of(type)); });
    return joined(names, gap);
}

// "4 regular, 2 fire"; what is 0 is not printed.
inline std::string in_words(const Strengths& strengths) {
    std::vector<std::string> parts;
    types_of(strengths).for_each(
        [&](DamageType type) { parts.push_back(std::to_string(strengths[type]) + " " + std::string(name_of(type))); });
    return joined(parts, ", ");
}

// What something does behind its title: "Brave (+4 regular)"; the title alone where it does nothing.
template <class... Thing>
std::string with_effects(const std::string& title, const Thing&... thing) {
    const auto words = heroes::in_words(thing...);
    return words.view() == "no effect" ? title : title + " (" + std::string(words.view()) + ")";
}
template <heroes::Enumeration Card>
std::string in_words(Card card) {
    return with_effects(name(card), RuntimeRules{}, card);
}
inline std::string in_words(const std::string& title, const GearType& gear) { return with_effects(title, gear); }

template <class Cards>
std::vector<std::string> names(Cards cards) {
    std::vector<std::string> words;
    cards.for_each([&](auto card) { words.push_back(name(card)); });
    return words;
}

}  // namespace terminal::hero_master
