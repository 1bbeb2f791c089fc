#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/hamlet.hpp>

#include "../names.hpp"
#include "../text.hpp"
#include "cards.hpp"
#include "fighters.hpp"
#include "forecast.hpp"

namespace terminal::hamlet {

// Players, places and opponents in words.
struct Nouns : Players<Table> {
    static std::string at(Region where) { return "the " + titled(name_of(where)); }
    static std::string at(Lair where) { return "the " + titled(name_of(where)); }

    // "Cave Bear", or "the Champion".
    std::string foe_at(Lair where) const {
        if (!is_region(where)) return "the Champion";
        const auto monster = table.regions[region(where)].monster;
        return monster ? name(*monster) : "an unknown monster";
    }
    // "9 health, +3 attack, hits cause bleed".
    static std::string in_short(const Foe& foe) {
        Passive without_health = foe.ability;
        without_health.health = 0;
        const std::string rest = in_words(without_health);
        return std::to_string(foe.health) + " health" + (rest.empty() ? "" : ", " + rest);
    }
    std::string health(Seat who) const {
        const Hero& hero = table.heroes[who];
        return std::to_string(hero.health) + " of " + std::to_string(hero.maximum) + " health";
    }
    static std::string suffering(StatusEffects status_effects) {
        return status_effects.empty() ? "" : ", status " + all_of(status_effects);
    }
    static std::string all_of(StatusEffects status_effects) {
        std::vector<std::string> names;
        status_effects.for_each([&](StatusEffect status_effect) { names.emplace_back(name_of(status_effect)); });
        return listed(names);
    }
    // "12 of 20 health, +2 attack, status poison".
    std::string in_short(Seat who) const {
        const std::string rest = in_words(strength(table, who));
        return health(who) + (rest.empty() ? "" : ", " + rest) + suffering(table.heroes[who].status_effects);
    }
    // A bar of another length by a house rule has a New and a Full Moon, too, and no names for what is between.
    std::string phase_of_moon(std::size_t space) const {
        constexpr std::string_view names[]{"New Moon", "Crescent Moon", "Half Moon", "Gibbous Moon", "Full Moon"};
        const std::size_t spaces = table.rules.knobs.moon_spaces;
        if (space == 0 || spaces == std::size(names)) return std::string(names[space]);
        if (space + 1 == spaces) return std::string(names[std::size(names) - 1]);
        return "space " + std::to_string(space + 1) + " of " + std::to_string(spaces);
    }
};

// What the game asks, in words.
struct Questions : Nouns {
    std::string say(const HamletPhase&) const { return "you are in the Hamlet. What next?"; }
    std::string say(const ChooseOffering& choice) const {
        return std::string("which trophy do you offer ") +
               (choice.benefit == Benefit::health ? "for a higher maximum?" : "to have your Favor ready again?");
    }
    std::string say(const ChoosePayment& choice) const {
        return "you owe " + std::to_string(choice.due) + " gold. Which trophy do you pay with?";
    }
    std::string say(const ChooseSoldItem&) const { return "which item do you give for it?"; }
    std::string say(const ArrangeSlot& choice) const {
        return "slot " + std::string(name_of(choice.slot)) + " holds " +
               in_words(table.heroes[choice.seat].slots[choice.slot]) + ". What goes into it?";
    }
    std::string say(const ChooseRelic& choice) const {
        return "which artifact goes into slot " + std::string(name_of(choice.slot)) + "?";
    }
    std::string say(const WildernessPhase& choice) const {
        return "you are in the Wilderness with " + in_short(choice.seat) + ". Whom do you face?";
    }
    std::string say(const StandOff& choice) const { return facing(choice.seat) + " Fight, or retreat?"; }
    std::string say(const CombatTurn& choice) const { return facing(choice.seat) + " Your combat turn."; }
    std::string say(const ChooseReroll& choice) const {
        const auto& dice = table.encounter.dice;
        const auto face = [&](Die die) { return std::to_string(dice[die]); };
        const bool mine = choice.window == Window::attack;
        return (mine ? "you attack with " : "you are attacked with ") + face(Die::attack_1) + ", " +
               face(Die::attack_2) + " and " + face(Die::attack_3) + " against " + face(Die::defense_1) + " and " +
               face(Die::defense_2) + ". Roll some again?";
    }
    std::string say(const ChooseRival&) const { return "whose hidden items do you look at?"; }
    std::string say(const OrderTop& choice) const {
        constexpr std::string_view places[]{"on top", "second from the top", "third from the top"};
        return "which of the monsters you saw lies " + std::string(places[choice.place]) + "?";
    }
    std::string say(const ChooseLoot& choice) const { return in_words(choice.item) + " lies here. Take it?"; }
    std::string say(const ChooseArtifact& choice) const {
        return "which artifact of the set of " + titled(name_of(choice.set)) + " do you take?";
    }
    std::string say(const ChooseSet&) const { return "artifacts are recalled. Which unfinished set do you keep?"; }
    std::string say(const ChooseHero&) const { return "which hero do you play?"; }

private:
    std::string facing(Seat who) const {
        return "you face " + foe_at(*table.encounter.at) + ": " + in_short(opponent(table)) +
               suffering(table.encounter.status_effects) + ". You have " + in_short(who) + ".";
    }
};

inline std::string question(const Table& table, const Decision& decision, Style style) {
    const Questions questions{{{table, style}}};
    return questions.seat(decider(table)) + ", " +
           heroes::match(decision, [&](const auto& asked) { return questions.say(asked); });
}

// What the decider may do, in words.
struct Offers : Nouns {
    Seat me = Seat::one;
    Decision asked{};

    const Hero& hero() const { return table.heroes[me]; }
    bool in_combat() const { return holds_alternative<CombatTurn>(asked); }

    std::string say(const RevealItem& shown) const { return "Show everybody " + in_words(shown.item); }
    std::string say(const Rearrange&) const {
        return in_combat() ? "Rearrange items, which takes the combat turn" : "Rearrange items";
    }
    std::string say(const LeaveSlot&) const { return "Leave it as it is"; }
    std::string say(const EmptySlot&) const { return "Empty it"; }
    std::string say(const Equip& equip) const { return in_words(equip.item); }
    std::string say(const ReachForRelic&) const { return "An artifact"; }
    std::string say(const Heal&) const { return "Heal: regain two dice of health, and lose every status"; }
    std::string say(const OblationHealth&) const {
        return "Offer a trophy: maximum " + std::to_string(hero().maximum + 1) + " (the Champion grows)";
    }
    std::string say(const OblationRecharge&) const { return "Offer a trophy: Favor ready again (the Champion grows)"; }
    std::string say(const Offer& offer) const { return trophy(offer.trophy); }
    std::string say(const Shop& shop) const {
        return "Buy " + goods(shop.spaces) + " for " + std::to_string(bill(table, shop.spaces)) + " of your " +
               std::to_string(worth(hero().trophies)) + " gold";
    }
    std::string say(const Pay& pay) const { return trophy(pay.trophy); }
    std::string say(const Sell& sell) const { return "Sell a dearer item for " + goods(sell.spaces); }
    std::string say(const Give& give) const {
        return in_words(give.item) + ", worth " + std::to_string(content.items[give.item].value) + " gold";
    }
    std::string say(const EnterWilderness&) const { return "Leave for the Wilderness"; }
    std::string say(const StayHome&) const { return "Stay in the Hamlet"; }
    std::string say(const SelectRegion& select) const {
        const Lair where = lair(select.region);
        const auto there = foe(table, where);
        return titled(name_of(where)) + ": " + (there ? foe_at(where) + ", " + in_short(*there) : next_monster()) +
               "; " + odds_of(table, select);
    }
    std::string say(const ChallengeChampion&) const {
        return "Challenge the Champion: " + in_short(champion(table)) + unknown_mutations() + "; " +
               odds_of(table, ChallengeChampion{});
    }
    std::string say(const GoHome&) const { return "Go home"; }
    std::string say(const Fight& fight) const { return "Fight: " + odds_of(table, fight); }
    std::string say(const Flee&) const {
        const std::string roll = " (a die must show " + std::to_string(least_escape()) + " or more)";
        return (in_combat() ? "Flee" : "Retreat") + (least_escape() <= 1 ? std::string() : roll);
    }
    std::string say(const UseConsumable& use) const { return "Use " + in_words(hero().slots[use.slot]); }
    std::string say(const UseFavor&) const { return "Use your Favor: " + in_words(content.heroes[hero().card].favor); }
    std::string say(const Spy& spy) const { return seat(spy.rival); }
    std::string say(const Attack& attack) const { return "Attack: " + odds_of(table, attack); }
    std::string say(const RerollDice& reroll) const {
        std::vector<std::string> dice;
        reroll.dice.for_each([&](Die die) {
            dice.push_back(std::string(name_of(die)) + " (" + std::to_string(table.encounter.dice[die]) + ")");
        });
        return "Re-roll " + listed(dice) + " by " + source(reroll.source);
    }
    std::string say(const KeepRoll&) const { return "Keep the dice"; }
    std::string say(const TakeArtifact& take) const { return in_words(take.artifact); }
    std::string say(const TakeLoot&) const { return "Take it"; }
    std::string say(const LeaveLoot&) const { return "Leave it"; }
    std::string say(const PutNext& put) const { return in_words(put.card); }
    std::string say(const KeepSet& keep) const {
        return titled(name_of(keep.set)) + ": " + listed(names(hero().artifacts & artifacts_of(keep.set)));
    }
    std::string say(const KeepHero& keep) const { return in_words(keep.hero); }

    std::string source(RerollSource from) const {
        if (from == RerollSource::favor) return "Favor";
        const std::size_t place = heroes::index_of(from);
        if (from < RerollSource::first_sigil)
            return in_words(hero().slots.values[place - heroes::index_of(RerollSource::first_slot)]);
        return name(static_cast<Sigil>(place - heroes::index_of(RerollSource::first_sigil)));
    }

private:
    std::string goods(ShopSpaces spaces) const {
        std::vector<std::string> items;
        spaces.for_each([&](ShopSpace space) { items.push_back(in_words(*table.shop[space])); });
        return listed(items);
    }
    std::string next_monster() const {
        const auto next = table.monster_deck.seen_by(me, 0);
        return next ? "out comes " + in_words(*next) + ", as only you know" : "whatever comes";
    }
    std::string unknown_mutations() const {
        std::size_t unknown = 0;
        for (const auto& mutation : table.champion.mutations) unknown += mutation ? 0u : 1u;
        return unknown == 0 ? "" : ", and " + counted(unknown, "mutation") + " you do not know";
    }
    // 1 or less where nothing can go wrong.
    int least_escape() const {
        bool sure = table.turn.favor_running && content.heroes[hero().card].favor.sure_escape;
        table.turn.running.for_each([&](ItemCard used) { sure = sure || content.items[used].use.sure_escape; });
        if (sure) return 0;
        return table.rules.knobs.escape_roll - strength(table, me).escape - opponent(table).ability.escape;
    }
};

inline std::string offer(const Table& table, const Action& action, Style style) {
    const Offers offers{{{table, style}}, decider(table), pending(table).value_or(Decision{})};
    return heroes::match(action, [&](const auto& act) { return offers.say(act); });
}

inline constexpr std::string_view help = R"(
Kill monsters, trade their trophies for gear, gather three artifacts of one saint, and take the Saint's Sigil.
Whoever holds a Sigil may challenge the Corrupted Champion in the Abbey. Whoever kills it has won.

A turn: in the Hamlet you may heal, rearrange, offer a trophy, shop and sell, once each. Then you must go out.
In the Wilderness you face a monster. If you win you may face another, or go home. From the second victory on each
brings Fatigue: 2 health lost, and 2 less attack; the third time you are sent home. Fleeing ends the turn, too.

An attack: three dice and bonuses against two dice and bonuses; the difference is damage, equal or less is a tie.
Gear and artifacts work in one of three slots, consumables are used up from a slot, Sigils work by themselves.
Bleed, poison and burn cost 1 health each before every combat turn. A monster you flee from, or that kills you,
gains a mutation; it keeps what a dead hero carried until somebody kills it. Whoever dies goes on with another hero.
Cards in the graveyard, which are dead heroes and offered trophies, make the Champion stronger.

Words that you can type: heal | buy 1 3 | sell 2 | go | caves | champion | fight | flee | attack | use 2 | favor | home
  equip cooking pot | show table leg | pay cave bear | leave | empty | keep
)";

}  // namespace terminal::hamlet
