#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/hero_master.hpp>

#include "../names.hpp"
#include "../text.hpp"
#include "cards.hpp"
#include "standing.hpp"

namespace terminal::hero_master {

// Players, their cards and places in words.
struct Nouns : Players<Table> {
    const Hero& hero(Seat who) const { return table.heroes[who]; }

    // What lies in a slot for weapons or armour.
    std::string item_name(Seat who, ItemSlot slot) const {
        const Item held = hero(who).items[slot];
        if (is_treasure(held)) return name(treasure(held));
        return held == Item::original ? original_name(who, slot) : "nothing";
    }
    std::string original_name(Seat who, ItemSlot slot) const {
        const auto card = original<RuntimeRules>(hero(who), slot);
        return card ? name(*card) : "nothing";
    }
    std::string permanent_name(Seat who, Permanent card) const {
        if (card == Permanent::race) return name(hero(who).race);
        return card == Permanent::hero_class ? name(hero(who).hero_class) : item_name(who, item_slot(card));
    }
    std::string permanent_in_words(Seat who, Permanent card) const {
        if (card == Permanent::race) return in_words(hero(who).race);
        if (card == Permanent::hero_class) return in_words(hero(who).hero_class);
        const GearType* held = gear(table, who, item_slot(card));
        return held == nullptr ? "nothing" : in_words(permanent_name(who, card), *held);
    }
    std::string permanent_names(Seat who, Permanents cards) const {
        std::vector<std::string> names;
        cards.for_each([&](Permanent card) { names.push_back(permanent_name(who, card)); });
        return listed(names);
    }
    std::string attack_name(Seat who, AttackSlot slot) const {
        const auto& attacks = hero(who).attacks;
        const std::size_t place = heroes::index_of(slot);
        return place < attacks.size() ? name(attacks[place].card) : "nothing";
    }
    std::string foe() const { return table.encounter ? name(table.encounter->card) : "the monster"; }

    // The card on which an effect stands.
    std::string origin(Seat who, const Origin& from) const {
        switch (from.source) {
            case Source::first_weapon: return permanent_name(who, Permanent::first_weapon);
            case Source::second_weapon: return permanent_name(who, Permanent::second_weapon);
            case Source::armour: return permanent_name(who, Permanent::armour);
            case Source::race: return permanent_name(who, Permanent::race);
            case Source::hero_class: return permanent_name(who, Permanent::hero_class);
            case Source::monster: return foe();
            case Source::location: return table.location ? name(*table.location) : "the Location";
            case Source::played: return name(from.card);
            case Source::attack:
            case Source::bungle:
            case Source::ambusher:
            case Source::fail: return "the " + std::string(name_of(from.source));
        }
        return "";
    }
};

// What the game asks, in words.
struct Questions : Nouns {
    std::string say(const ChooseMulligan& choice) const {
        return "you have drawn " + listed(names(hero(choice.seat).hand)) + ". Keep this hand?";
    }
    std::string say(const ChooseProtest&) const { return "you have the least gold. Protest, and draw a Protest card?"; }
    std::string say(const DiscardDown& choice) const {
        return "you may hold " + counted(static_cast<std::size_t>(hand_size(table, choice.seat)), "card") +
               ". Which one goes?";
    }
    std::string say(const ChooseLocation&) const { return "you lead. Where does the party go?"; }
    std::string say(const SearchDeck& choice) const {
        return "which card do you take from your deck? " + left(choice.left);
    }
    std::string say(const SellTreasure& choice) const {
        return "which treasure do you sell for " + std::to_string(choice.price) + " gold?";
    }
    std::string say(const ChooseEncounter&) const { return "you lead. Which monster do you encounter?"; }
    std::string say(const LayFirstAttack& choice) const { return facing(choice.seat) + " Lay an attack."; }
    std::string say(const JoinEncounter& choice) const { return facing(choice.seat) + " Take part?"; }
    std::string say(const TakeTurn& choice) const { return facing(choice.seat) + " Another card, or pass?"; }
    std::string say(const AfterCard&) const { return "your card is played. Use a power, too?"; }
    std::string say(const ChooseSlot& choice) const { return "in which slot do you lay " + name(choice.card) + "?"; }
    std::string say(const ChooseTarget& choice) const {
        return "on which attack do you play " + in_words(choice.card) + "?";
    }
    std::string say(const ChooseEffect& choice) const {
        return "an effect of " + origin(choice.seat, choice.origin) + " for " + seat(choice.hero) +
               effect_of(choice.seat, choice.origin) + ": carry it out?";
    }
    std::string say(const ChooseOther& choice) const {
        return "whom does " + origin(choice.seat, choice.origin) + " affect?";
    }
    std::string say(const ChooseRecall&) const { return "which attack do you take back?"; }
    std::string say(const ChooseDrop&) const { return "which of your attacks do you discard?"; }
    std::string say(const ChooseRefresh& choice) const { return "which card do you refresh? " + left(choice.left); }
    std::string say(const ChooseExhaust& choice) const {
        return "which card of " + seat(choice.hero) + " is exhausted? " + left(choice.left);
    }
    std::string say(const ChooseSwap&) const { return "which monster changes places with " + foe() + "?"; }
    std::string say(const CommitCards& choice) const {
        return "your " + attack_name(choice.seat, AttackSlot::first) + " against " + in_words(table.encounter->card) +
               ". Which cards do you apply?";
    }
    std::string say(const ChooseConversion&) const { return "which weapon counts as what?"; }
    std::string say(const ChooseTreasure& choice) const { return "which treasure do you take? " + left(choice.left); }
    std::string say(const PlaceTreasure& choice) const { return "where does " + in_words(choice.treasure) + " go?"; }
    std::string say(const RestoreOriginal& choice) const {
        return "put " + original_name(choice.seat, choice.slot) + " back as " + std::string(name_of(choice.slot)) + "?";
    }
    std::string say(const DiscardCards& choice) const { return "which card do you discard? " + left(choice.left); }
    std::string say(const ChooseReturn& choice) const {
        return "take " + attack_name(choice.seat, choice.slot) + " back into your hand?";
    }
    std::string say(const ChooseStolen& choice) const {
        return "which treasure of " + seat(choice.from) + " do you steal?";
    }
    std::string say(const ChooseDestroyed&) const { return "which of your treasures is destroyed?"; }
    std::string say(const OrderEffects&) const { return "which card's effects come next?"; }

private:
    static std::string left(std::size_t count) { return count < 2 ? "" : "(" + std::to_string(count) + " to go)"; }
    std::string facing(Seat who) const {
        return in_words(table.encounter->card) + " is encountered. You have " + std::to_string(hero(who).health) +
               " health.";
    }
    // What the card of a hero, a monster or an action says there.
    std::string effect_of(Seat who, const Origin& from) const {
        const Effects* effects = nullptr;
        if (from.source == Source::played) effects = &content.actions[from.card].effects;
        if (from.source == Source::location && table.location) effects = &content.locations[*table.location].effects;
        if (from.source == Source::fail && table.attack.fail) effects = &content.fails[*table.attack.fail].effects;
        if (from.source == Source::race) effects = &content.races[hero(who).race].power;
        if (from.source == Source::hero_class) effects = &content.classes[hero(who).hero_class].power;
        if (effects == nullptr || from.effect >= effects->size()) return "";
        return with_effects("", (*effects)[from.effect]);
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

    std::string say(const KeepHand&) const { return "Keep it"; }
    std::string say(const Mulligan&) const { return "Draw another hand, one card smaller"; }
    std::string say(const Protest&) const { return "Protest"; }
    std::string say(const DiscardCard& discard) const { return "Discard " + in_words(discard.card); }
    std::string say(const VisitLocation& visit) const { return in_words(visit.location); }
    std::string say(const TakeCard& take) const { return in_words(take.card); }
    std::string say(const Sell& sell) const { return in_words(sell.treasure); }
    std::string say(const StopSelling&) const { return "Sell no more"; }
    std::string say(const EncounterMonster& encounter) const { return in_words(encounter.monster); }
    std::string say(const Decline&) const {
        return holds_alternative<ChooseEncounter>(asked) ? "Encounter none: the next player leads" : "Take no part";
    }
    std::string say(const LayAttack& lay) const {
        const std::string stands = if_laid(table, me, lay.card);
        return "Attack: " + in_words(lay.card) + (stands.empty() ? "" : ": " + stands);
    }
    std::string say(const LayIn& lay) const { return "Slot " + std::string(name_of(lay.slot)); }
    std::string say(const PlayBungle& bungle) const { return "Play " + in_words(bungle.card); }
    std::string say(const BungleAttack& target) const {
        return seat(target.hero) + "'s " + attack_name(target.hero, target.slot) + " in slot " +
               std::string(name_of(target.slot)) + bungled(target);
    }
    std::string say(const UsePower& use) const { return "Use the power of " + permanent_in_words(me, use.card); }
    std::string say(const Pass&) const { return "Pass: play no more cards in this Encounter"; }
    std::string say(const EndTurn&) const { return "No: end the turn"; }
    std::string say(const Accept&) const { return "Yes"; }
    std::string say(const Refuse&) const { return "No"; }
    std::string say(const ChooseAttack& attack) const {
        return attack_name(me, attack.slot) + " in slot " + std::string(name_of(attack.slot));
    }
    std::string say(const ChooseCard& chosen) const {
        const auto* exhaust = get_if<ChooseExhaust>(&asked);
        return permanent_name(exhaust == nullptr ? me : exhaust->hero, chosen.card) + ", the " +
               std::string(name_of(chosen.card));
    }
    std::string say(const SwapWith& swap) const {
        const Monster* there = monster_at(table, swap.place);
        return titled(name_of(swap.place)) + ": " + (there == nullptr ? "nobody" : in_words(there->card));
    }
    std::string say(const ApplyCards& apply) const {
        const Tally stands = tally(table, me, AttackSlot::first, Applied{.cards = apply.cards});
        const std::string cards = apply.cards.empty() ? "None" : permanent_names(me, apply.cards);
        return cards + ": " + in_words(table, stands, table.encounter->card);
    }
    std::string say(const Convert& convert) const {
        const Applied applied{table.attack.applied, convert.weapon, convert.type};
        return permanent_name(me, convert.weapon) + " counts as " + std::string(name_of(convert.type)) + ": " +
               in_words(table, tally(table, me, AttackSlot::first, applied), table.encounter->card);
    }
    std::string say(const ChooseHero& chosen) const { return seat(chosen.hero); }
    std::string say(const TakeTreasure& take) const { return in_words(take.treasure); }
    std::string say(const LeaveTreasure&) const { return "Take none"; }
    std::string say(const Equip& equip) const {
        return "As " + std::string(name_of(equip.slot)) + " instead of " + item_name(me, equip.slot);
    }
    std::string say(const TakeToHand&) const { return "Into the hand"; }
    std::string say(const Stash&) const { return "Into the stash"; }
    std::string say(const PutBack&) const { return "Put it back"; }
    std::string say(const LeaveEmpty&) const { return "Leave the slot empty"; }
    std::string say(const ChooseItem& item) const {
        const auto* stolen = get_if<ChooseStolen>(&asked);
        return item_name(stolen == nullptr ? me : stolen->from, item.slot) + ", the " + std::string(name_of(item.slot));
    }
    std::string say(const ChooseStashed& stashed) const { return in_words(stashed.treasure); }
    std::string say(const CarryOutNext& next) const { return titled(name_of(next.source)); }

private:
    // What the attack would stand at with the bungle on it.
    std::string bungled(const BungleAttack& target) const {
        const auto* choice = get_if<ChooseTarget>(&asked);
        const std::size_t place = heroes::index_of(target.slot);
        if (choice == nullptr || !table.encounter || place >= hero(target.hero).attacks.size()) return "";
        Table after = table;
        after.heroes[target.hero].attacks[place].bungle = choice->card;
        after.heroes[target.hero].attacks[place].bungler = me;
        return ": " + against(tally(after, target.hero, target.slot), table.encounter->card) + " then";
    }
};

inline std::string offer(const Table& table, const Action& action, Style style) {
    const Offers offers{{{table, style}}, decider(table), pending(table).value_or(Decision{})};
    return heroes::match(action, [&](const auto& act) { return offers.say(act); });
}

inline constexpr std::string_view help = R"(
Whoever has the most gold after the Dragon's Den wins. The leader chooses a
Location and a monster; the others may join with attacks of their own, and
bungle the attacks of each other.

Phase one: lay attacks, at most three, or a bungle on somebody else's attack, or
pass. Phase two: everybody in turn resolves the leftmost attack. Apply weapons
and a Hero card, which exhausts them, then roll: the green die and what adds to
it must reach the monster's armour, and one strength its defence of that type.
The first to do so takes gold, treasure and the lead. The black die must reach
your armour for the monster to hit; its Ferocity is what you suffer. A 1, or up
to the threshold of a bungle, is a Critical Fail; a 20 doubles.

[Brackets] are around cards that are exhausted. What an attack is offered with,
such as regular 4 of 5, is its strength and the defence that it has to reach.

Words that you can type: brave | pass | keep | giant | none | yes | no | stash
)";

}  // namespace terminal::hero_master
