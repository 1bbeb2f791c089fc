#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/one_of.hpp>

#include "cards.hpp"

namespace terminal::hamlet {

inline std::string lower(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return small;
}

// What a player has typed: a verb, numbers from 1 to 3, and the name of a card.
struct Typed {
    std::string verb{};
    std::vector<int> numbers{};
    std::string name{};
};

inline Typed read_typed(const std::string& text) {
    Typed typed;
    std::istringstream words(lower(text));
    words >> typed.verb;
    for (std::string word; words >> word;) {
        if (word == "the" || word == "and" || word == "slot" || word == "space") continue;
        if (word.size() == 1 && word[0] >= '1' && word[0] <= '3')
            typed.numbers.push_back(word[0] - '0');
        else
            typed.name += (typed.name.empty() ? "" : " ") + word;
    }
    return typed;
}

// The card that is called so, or the only one whose name contains this.
template <class Card, class Type>
std::optional<Card> called(const Cards<Card, Type>& cards, const std::string& text) {
    heroes::EnumSet<Card> alike{};
    heroes::EnumSet<Card> equal{};
    cards.all().for_each([&](Card card) {
        const std::string name = lower(cards.names[card]);
        if (name.find(text) != name.npos) alike.insert(card);
        if (name == text) equal.insert(card);
    });
    if (!equal.empty()) return equal.nth(0);
    return alike.size() == 1 ? std::optional<Card>{alike.nth(0)} : std::nullopt;
}
inline std::optional<Item> item_called(const std::string& text) {
    if (const auto card = called(content.items, text)) return item(*card);
    if (const auto piece = called(content.artifacts, text)) return item(*piece);
    return {};
}
inline std::optional<Region> region_called(const std::string& word) {
    std::optional<Region> found;
    heroes::for_each_enumerator<Region>([&](Region region) {
        if (name_of(region).find(word) != std::string_view::npos) found = region;
    });
    return found;
}

inline ShopSpaces spaces_of(const std::vector<int>& numbers) {
    ShopSpaces spaces{};
    for (const int number : numbers) spaces.insert(space(number));
    return spaces;
}

// Words that need nothing after them.
inline std::optional<Action> single_word(const Decision& asked, const std::string& verb) {
    static const std::vector<std::pair<std::string_view, Action>> words{
        {"heal", Heal{}},
        {"rearrange", Rearrange{}},
        {"arrange", Rearrange{}},
        {"health", OblationHealth{}},
        {"recharge", OblationRecharge{}},
        {"go", EnterWilderness{}},
        {"wilderness", EnterWilderness{}},
        {"home", GoHome{}},
        {"champion", ChallengeChampion{}},
        {"challenge", ChallengeChampion{}},
        {"abbey", ChallengeChampion{}},
        {"fight", Fight{}},
        {"flee", Flee{}},
        {"retreat", Flee{}},
        {"run", Flee{}},
        {"attack", Attack{}},
        {"favor", UseFavor{}},
        {"favour", UseFavor{}},
        {"leave", LeaveSlot{}},
        {"empty", EmptySlot{}},
        {"artifact", ReachForRelic{}},
        {"keep", KeepRoll{}},
        {"take", TakeLoot{}},
        {"stay", StayHome{}},
    };
    if (verb == "attack" && holds_alternative<StandOff>(asked)) return Fight{};
    if (verb == "leave" && holds_alternative<HamletPhase>(asked)) return EnterWilderness{};
    for (const auto& [word, action] : words)
        if (verb == word) return action;
    if (const auto region = region_called(verb)) return SelectRegion{*region};
    return {};
}

// The action that typed words mean where the game stands; nothing if they make no sense. It need not be legal.
inline std::optional<Action> understand(const Table<>& table, const std::string& text) {
    const Typed typed = read_typed(text);
    const auto asked = pending(table);
    if (!asked || typed.verb.size() < 2) return {};
    if (typed.numbers.empty() && typed.name.empty()) return single_word(*asked, typed.verb);
    const auto verb_is = [&](auto... verbs) { return (... || (typed.verb == verbs)); };
    if (typed.name.empty()) {
        if (verb_is("buy", "shop")) return Shop{spaces_of(typed.numbers)};
        if (verb_is("sell")) return Sell{spaces_of(typed.numbers)};
        if (verb_is("use") && typed.numbers.size() == 1) return UseConsumable{slot(typed.numbers[0])};
        return {};
    }
    if (!typed.numbers.empty()) return {};
    if (verb_is("go", "face", "fight", "select"))
        if (const auto region = region_called(typed.name)) return SelectRegion{*region};
    const auto item = item_called(typed.name);
    if (item && verb_is("equip", "wear", "wield")) return Equip{*item};
    if (item && is_card(*item) && verb_is("show", "reveal")) return RevealItem{card(*item)};
    if (item && is_card(*item) && verb_is("give", "sell")) return Give{card(*item)};
    if (item && is_artifact(*item) && verb_is("take")) return TakeArtifact{artifact(*item)};
    const auto monster = called(content.monsters, typed.name);
    if (monster && verb_is("pay")) return Pay{*monster};
    if (monster && verb_is("offer")) return Offer{*monster};
    return {};
}

}  // namespace terminal::hamlet
