#pragma once

#include <string>
#include <vector>

#include <heroes/hamlet.hpp>
#include <heroes/hamlet/words.hpp>

#include "../names.hpp"
#include "../text.hpp"

// The cards in words: names as printed, and what they do.
namespace terminal::hamlet {

using namespace heroes::hamlet;
using heroes::Seat;
using heroes::SeatSet;

using Table = heroes::hamlet::Table<RuntimeRules>;

using Rules = Table::Rules;
inline constexpr const Content& content = Rules::content;

inline std::string name(HeroCard card) { return std::string(content.heroes.names[card]); }
inline std::string name(MonsterCard card) { return std::string(content.monsters.names[card]); }
inline std::string name(MutationCard card) { return std::string(content.mutations.names[card]); }
inline std::string name(ItemCard card) { return std::string(content.items.names[card]); }
inline std::string name(Artifact piece) { return std::string(content.artifacts.names[piece]); }
inline std::string name(Sigil sigil) { return std::string(content.sigils.names[sigil]); }
inline std::string name(DecreeCard card) { return std::string(content.decrees.names[card]); }

// What something does; nothing where it does nothing.
inline std::string in_words(const Passive& passive) {
    return passive == Passive{} ? "" : std::string(heroes::in_words(passive).view());
}
inline std::string in_words(const Active& use) { return std::string(heroes::in_words(use).view()); }

// "Cave Bear (8 health, +2 attack, worth 3 gold)".
template <heroes::Enumeration Card>
std::string in_words(Card card) {
    return name(card) + " (" + std::string(heroes::in_words(Rules{}, card).view()) + ")";
}
inline std::string in_words(HeroCard card) {
    return name(card) + " (Favor: " + in_words(content.heroes[card].favor) + ")";
}
inline std::string in_words(Item item) {
    if (is_card(item)) return in_words(card(item));
    if (is_artifact(item)) return in_words(artifact(item));
    if (is_sigil(item)) return in_words(sigil(item));
    return std::string(heroes::in_words(Rules{}, item).view());
}

// As money.
inline std::string trophy(MonsterCard card) {
    return name(card) + " (" + std::to_string(content.monsters[card].value) + " gold)";
}

// A set of cards, each in words.
template <class Cards>
std::vector<std::string> each_in_words(Cards cards) {
    std::vector<std::string> words;
    cards.for_each([&](auto card) { words.push_back(in_words(card)); });
    return words;
}
template <class Cards>
std::vector<std::string> names(Cards cards) {
    std::vector<std::string> words;
    cards.for_each([&](auto card) { words.push_back(name(card)); });
    return words;
}

}  // namespace terminal::hamlet
