#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/hamlet.hpp>

#include "../names.hpp"
#include "../text.hpp"

// The cards in words: names as printed, effects as the clause book calls them.
namespace terminal::hamlet {

using namespace heroes::hamlet;
using heroes::Seat;
using heroes::SeatSet;

inline constexpr const Content& content = Table<>::Rules::content;

inline std::string name(HeroCard card) { return std::string(content.heroes.names[card]); }
inline std::string name(MonsterCard card) { return std::string(content.monsters.names[card]); }
inline std::string name(MutationCard card) { return std::string(content.mutations.names[card]); }
inline std::string name(ItemCard card) { return std::string(content.items.names[card]); }
inline std::string name(Artifact piece) { return std::string(content.artifacts.names[piece]); }
inline std::string name(Sigil sigil) { return std::string(content.sigils.names[sigil]); }
inline std::string name(DecreeCard card) { return std::string(content.decrees.names[card]); }

// Collects the effects that are there.
struct Effects {
    std::vector<std::string> said{};

    void add(bool there, std::string text) {
        if (there) said.push_back(std::move(text));
    }
    // "+2 attack", if it is anything.
    void change(int by, std::string_view of) {
        add(by != 0, (by < 0 ? "-" : "+") + std::to_string(std::abs(by)) + " " + std::string(of));
    }
};

inline std::string named(StatusEffects status_effects) {
    if (status_effects == every_status_effect) return "every status";
    std::vector<std::string> names;
    status_effects.for_each([&](StatusEffect status_effect) { names.emplace_back(name_of(status_effect)); });
    return listed(names);
}

inline std::vector<std::string> effects(const Passive& passive) {
    Effects effects;
    effects.change(passive.attack, "attack");
    effects.change(passive.defense, "defense");
    effects.change(passive.health, "health");
    effects.change(passive.escape, "to escape");
    effects.add(passive.regenerate != 0, "regenerates " + std::to_string(passive.regenerate));
    effects.add(passive.thorns != 0, "thorns " + std::to_string(passive.thorns));
    effects.add(passive.tie_strike != 0, "ties hurt " + std::to_string(passive.tie_strike));
    effects.add(!passive.inflicts.empty(), "hits cause " + named(passive.inflicts));
    effects.add(!passive.immune.empty(), "immune to " + named(passive.immune));
    effects.add(passive.fatigue_ward, "Fatigue costs no health");
    return effects.said;
}
inline std::string in_words(const Passive& passive) { return joined(effects(passive), ", "); }

inline std::string in_words(Duration duration) {
    switch (duration) {
        case Duration::instant: return "";
        case Duration::attack: return " for one attack";
        case Duration::combat_turn: return " in this combat turn";
        case Duration::encounter: return " for the encounter";
        case Duration::turn: return " for the turn";
    }
    return "";
}
inline std::string in_words(Reroll dice) {
    switch (dice) {
        case Reroll::no_dice: return "";
        case Reroll::own_attack: return "re-rolls own attack dice";
        case Reroll::foe_defense: return "re-rolls the opponent's defense dice";
        case Reroll::own_defense: return "re-rolls own defense dice";
        case Reroll::foe_attack: return "re-rolls the opponent's attack dice";
    }
    return "";
}
inline std::string in_words(Peek what) {
    switch (what) {
        case Peek::no_cards: return "";
        case Peek::champion: return "a look at the Champion's cards";
        case Peek::monsters: return "a look at the next three monsters, to put them in order";
        case Peek::rival: return "a look at a rival's hidden items";
    }
    return "";
}

inline std::string in_words(const Active& use) {
    Effects effects;
    effects.add(use.heal != 0, "heals " + std::to_string(use.heal));
    effects.add(!use.cures.empty(), "cures " + named(use.cures));
    effects.add(use.extra_attacks != 0, "another attack");
    effects.add(use.strike != 0, std::to_string(use.strike) + " damage without a roll");
    effects.add(use.discount != 0, std::to_string(use.discount) + " gold off in the shop");
    effects.add(use.reroll != Reroll::no_dice, in_words(use.reroll));
    effects.add(use.peek != Peek::no_cards, in_words(use.peek));
    effects.add(use.sure_escape, "a sure escape");
    effects.add(use.buff != Passive{}, in_words(use.buff) + in_words(use.lasts));
    return joined(effects.said, ", ");
}

inline std::string in_words(const Ordinance& ordinance) {
    Effects effects;
    for (const std::string& effect : hamlet::effects(ordinance.heroes)) effects.add(true, "heroes: " + effect);
    for (const std::string& effect : hamlet::effects(ordinance.monsters)) effects.add(true, "monsters: " + effect);
    effects.change(ordinance.home_bonus, "to the home bonus");
    effects.change(ordinance.heal_action, "health by the Heal action");
    effects.change(ordinance.prices, "gold on every price");
    effects.change(ordinance.health_once, "health for every hero, at once");
    effects.add(ordinance.recall_artifacts, "everybody keeps one unfinished set of artifacts, at once");
    return joined(effects.said, ", ");
}

inline std::string in_words(ItemCard card) {
    const ItemType& type = content.items[card];
    return name(card) + " (" + (type.kind == ItemKind::gear ? in_words(type.gear) : in_words(type.use)) + ")";
}
inline std::string in_words(HeroCard card) {
    return name(card) + " (Favor: " + in_words(content.heroes[card].favor) + ")";
}
inline std::string in_words(MutationCard card) {
    return name(card) + " (" + in_words(content.mutations[card].ability) + ")";
}
inline std::string in_words(Artifact piece) {
    return name(piece) + " (" + in_words(content.artifacts[piece].ability) + ")";
}
inline std::string in_words(Sigil sigil) {
    const SigilType& type = content.sigils[sigil];
    return name(sigil) + " (" + (type.reroll == Reroll::no_dice ? in_words(type.ability) : in_words(type.reroll)) + ")";
}
inline std::string in_words(DecreeCard card) {
    return name(card) + " (" + in_words(content.decrees[card].ordinance) + ")";
}
inline std::string in_words(Item item) {
    if (is_card(item)) return in_words(card(item));
    if (is_artifact(item)) return in_words(artifact(item));
    if (is_sigil(item)) return in_words(sigil(item));
    return item == Item::nothing ? "nothing" : "something hidden";
}

// "Cave Bear (8 health, +2 attack, worth 3 gold, bears the mark of Redemption)".
inline std::string in_words(MonsterCard card) {
    const MonsterType& type = content.monsters[card];
    Effects facts;
    facts.add(true, std::to_string(type.health) + " health");
    for (const std::string& effect : effects(type.ability)) facts.add(true, effect);
    if (type.home) facts.add(true, "at home in the " + titled(name_of(*type.home)));
    facts.add(true, "worth " + std::to_string(type.value) + " gold");
    if (type.carries) facts.add(true, "bears the mark of " + titled(name_of(*type.carries)));
    return name(card) + " (" + joined(facts.said, ", ") + ")";
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
