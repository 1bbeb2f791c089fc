#pragma once

#include <string_view>

#include <heroes/core/phrases.hpp>
#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/content.hpp>
#include <heroes/hamlet/content/judge.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/passive.hpp>
#include <heroes/hamlet/pieces.hpp>

// What the cards do, in words that are made from their effects, so that they fit every card of every content.
//   in_words(rules, card)                the whole card as a text
//   describe(rules, card, write)         the same, piece by piece
namespace heroes::hamlet {

using heroes::describe;
using heroes::in_words;

namespace detail {

// "bleed and burn", "every status": a phrase in the middle of others.
template <class Write>
constexpr void describe_all(StatusEffects status_effects, Write& write) {
    if (status_effects == every_status_effect) return write("every status");
    std::string_view gap = "";
    status_effects.for_each([&](StatusEffect status_effect) {
        write(gap);
        write(name_of(status_effect));
        gap = " and ";
    });
}
constexpr Text<32> list_of(StatusEffects status_effects) {
    Text<32> text;
    describe_all(status_effects, text);
    return text;
}

constexpr std::string_view words_for(Duration duration) {
    switch (duration) {
        case Duration::instant: return "";
        case Duration::attack: return " for one attack";
        case Duration::combat_turn: return " in this combat turn";
        case Duration::encounter: return " for the encounter";
        case Duration::turn: return " for the turn";
    }
    return "";
}
constexpr std::string_view words_for(Reroll dice) {
    switch (dice) {
        case Reroll::no_dice: return "";
        case Reroll::own_attack: return "re-rolls own attack dice";
        case Reroll::foe_defense: return "re-rolls the opponent's defense dice";
        case Reroll::own_defense: return "re-rolls own defense dice";
        case Reroll::foe_attack: return "re-rolls the opponent's attack dice";
    }
    return "";
}
constexpr std::string_view words_for(Peek what) {
    switch (what) {
        case Peek::no_cards: return "";
        case Peek::champion: return "a look at the Champion's cards";
        case Peek::monsters: return "a look at the next three monsters, to put them in order";
        case Peek::rival: return "a look at a rival's hidden items";
    }
    return "";
}
constexpr std::string_view words_for(Window window) {
    switch (window) {
        case Window::hamlet: return "in the Hamlet";
        case Window::wilderness: return "in the Wilderness";
        case Window::stand_off: return "in a stand-off";
        case Window::combat: return "in combat";
        case Window::attack: return "after an attack roll";
        case Window::defense: return "after a defense roll";
    }
    return "";
}

// Each effect is a phrase that tells whose it is and how long it lasts, where that has to be said.
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Passive& passive, std::string_view whose = "",
                   std::string_view lasts = "") {
    const auto change = [&](int by, std::string_view of) {
        phrases.say_if(by != 0, whose, by > 0 ? "+" : "", by, of, lasts);
    };
    change(passive.attack, " attack");
    change(passive.defense, " defense");
    change(passive.health, " health");
    change(passive.escape, " to escape");
    phrases.say_if(passive.regenerate != 0, whose, "regenerates ", int{passive.regenerate}, lasts);
    phrases.say_if(passive.thorns != 0, whose, "thorns ", int{passive.thorns}, lasts);
    phrases.say_if(passive.tie_strike != 0, whose, "ties hurt ", int{passive.tie_strike}, lasts);
    phrases.say_if(!passive.inflicts.empty(), whose, "hits cause ", list_of(passive.inflicts).view(), lasts);
    phrases.say_if(!passive.immune.empty(), whose, "immune to ", list_of(passive.immune).view(), lasts);
    phrases.say_if(passive.fatigue_ward, whose, "Fatigue costs no health", lasts);
}

// HAM-C23: when, if that is not whenever its effects fit.
template <class Write>
constexpr void say_windows(Phrases<Write>& phrases, const Active& use) {
    if (use.windows == windows_for(use)) return;
    std::string_view only = "only ";
    use.windows.for_each([&](Window window) {
        phrases.say(only, words_for(window));
        only = "";
    });
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Active& use) {
    phrases.say_if(use.heal != 0, "heals ", int{use.heal});
    phrases.say_if(!use.cures.empty(), "cures ", list_of(use.cures).view());
    phrases.say_if(use.extra_attacks == 1, "another attack");
    phrases.say_if(use.extra_attacks > 1, int{use.extra_attacks}, " more attacks");
    phrases.say_if(use.strike != 0, int{use.strike}, " damage without a roll");
    phrases.say_if(use.discount != 0, int{use.discount}, " gold off in the shop");
    phrases.say_if(use.reroll != Reroll::no_dice, words_for(use.reroll));
    phrases.say_if(use.peek != Peek::no_cards, words_for(use.peek));
    phrases.say_if(use.sure_escape, "a sure escape");
    say(phrases, use.buff, "", words_for(use.lasts));
    say_windows(phrases, use);
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Ordinance& ordinance) {
    say(phrases, ordinance.heroes, "heroes: ");
    say(phrases, ordinance.monsters, "monsters: ");
    phrases.change(ordinance.home_bonus, "to the home bonus");
    phrases.change(ordinance.heal_action, "health by the Heal action");
    phrases.change(ordinance.prices, "gold on every price");
    phrases.change(ordinance.health_once, "health for every hero, at once");
    phrases.say_if(ordinance.recall_artifacts, "everybody keeps one unfinished set of artifacts, at once");
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const HeroType& hero) {
    say(phrases, hero.favor);
}
// "8 health, +2 attack, at home in the dark caves, worth 3 gold, bears the mark of redemption".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const MonsterType& monster) {
    phrases.say(int{monster.health}, " health");
    say(phrases, monster.ability);
    if (monster.home) phrases.say("at home in the ", name_of(*monster.home));
    phrases.say("worth ", int{monster.value}, " gold");
    if (monster.carries) phrases.say("bears the mark of ", name_of(*monster.carries));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const MutationType& mutation) {
    say(phrases, mutation.ability);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const ItemType& item) {
    say(phrases, item.gear);
    if (item.kind == ItemKind::consumable) say(phrases, item.use);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const ArtifactType& artifact) {
    say(phrases, artifact.ability);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const SigilType& sigil) {
    say(phrases, sigil.ability);
    phrases.say_if(sigil.reroll != Reroll::no_dice, words_for(sigil.reroll));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const DecreeType& decree) {
    say(phrases, decree.ordinance);
}

}  // namespace detail

using detail::say;

// What is printed on a card.
constexpr const auto& type_in(const Content& content, HeroCard card) { return content.heroes[card]; }
constexpr const auto& type_in(const Content& content, MonsterCard card) { return content.monsters[card]; }
constexpr const auto& type_in(const Content& content, MutationCard card) { return content.mutations[card]; }
constexpr const auto& type_in(const Content& content, ItemCard card) { return content.items[card]; }
constexpr const auto& type_in(const Content& content, Artifact piece) { return content.artifacts[piece]; }
constexpr const auto& type_in(const Content& content, Sigil held) { return content.sigils[held]; }
constexpr const auto& type_in(const Content& content, DecreeCard card) { return content.decrees[card]; }

// What lies in a slot.
template <class Rules, class Write>
constexpr void describe(const Rules& rules, Item thing, Write&& write) {
    if (is_card(thing)) return describe(rules, card(thing), write);
    if (is_artifact(thing)) return describe(rules, artifact(thing), write);
    if (is_sigil(thing)) return describe(rules, sigil(thing), write);
    write(thing == Item::nothing ? "nothing" : "something hidden");
}

}  // namespace heroes::hamlet
