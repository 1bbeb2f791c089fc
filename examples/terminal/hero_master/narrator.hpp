#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "../lines.hpp"
#include "words.hpp"

namespace terminal::hero_master {

// Tells events in sentences, and what is secret only to those who may know it.
class Narrator : Nouns, Lines {
public:
    Narrator(const Table& on, Style with) : Nouns{{on, with}} {}

    std::vector<Line> take_lines() {
        tell_drawn();
        return Lines::take_lines();
    }

    void tell(const GameStarted& game) {
        sentence(style.paint("Hero Master", Colour::bold) + ": " + counted(game.players, "player") +
                 " after the gold.");
    }
    void tell(const HeroCreated& created) {
        sentence(seat(created.seat) + " plays the " + in_words(created.race) + " and " + in_words(created.hero_class) +
                 ".");
    }
    void tell(const LeaderRolled& rolled) {
        item("Rolls for the lead: ", seat(rolled.seat) + " " + std::to_string(rolled.face));
    }
    void tell(const FirstPlayerChosen& chosen) { sentence(seat(chosen.seat) + " leads."); }
    void tell(const DeckShuffled& shuffled) {
        if (shuffled.pile == Pile::actions) return;
        sentence("The " + std::string(name_of(shuffled.pile)) + " are shuffled.");
    }

    // Cards drawn one after the other are told together.
    void tell(const CardDrawn& drawn) { draw(drawn.seat, *drawn.card); }
    void tell(const CardSearched& searched) { draw(searched.seat, *searched.card); }
    void tell(const ProtestDrawn& drawn) {
        sentence(seat(drawn.seat) + " protests!");
        draw(drawn.seat, *drawn.card);
    }
    void tell(const ProtestReturned& returned) {
        const std::string who = seat(returned.seat);
        sentence(who + " gives " + name(*returned.card) + " back.", {returned.seat});
        sentence(who + " gives a Protest card back.", everybody - SeatSet{returned.seat});
    }
    void tell(const HandKept&) { end_list(); }
    void tell(const MulliganTaken& taken) {
        sentence(seat(taken.seat) + " draws another hand of " + counted(taken.size, "card") + ".");
    }
    void tell(const CardDiscarded& gone) {
        if (gone.cause == DiscardCause::resolved || gone.cause == DiscardCause::encounter_over) return;
        sentence(seat(gone.seat) + " discards " + name(gone.card) + ".");
    }

    void tell(const LocationOffered& offered) {
        sentence(seat(offered.seat) + " can go to " + in_words(*offered.location) + ".", {offered.seat});
    }
    void tell(const LocationChosen& chosen) {
        sentence("");
        sentence(seat(chosen.seat) + " leads the party to " + style.paint(in_words(chosen.location), Colour::bold) +
                 ".");
    }
    void tell(const LocationDiscarded&) { end_list(); }
    void tell(const EffectCarriedOut&) { end_list(); }
    void tell(const EffectRefused&) { end_list(); }
    void tell(const MonsterPlaced& placed) { item("Out come: ", name(placed.monster) + place(placed.place)); }
    void tell(const TreasureDealt& dealt) { item("On the treasure pile: ", name(dealt.treasure)); }
    void tell(const LootPlaced& placed) { sentence(std::to_string(placed.loot) + " gold lie in the Loot Pile."); }

    void tell(const TokenMoved& moved) { sentence(seat(moved.to) + " leads now."); }
    void tell(const DeclinedToInitiate& declined) { sentence(seat(declined.seat) + " wants no Encounter."); }
    void tell(const EncounterBegan& began) {
        sentence("");
        sentence(seat(began.seat) + " encounters " + style.paint(in_words(began.monster), Colour::bold) + ".");
    }
    void tell(const EncounterDeclined& declined) { sentence(seat(declined.seat) + " takes no part."); }
    void tell(const AttackLaid& laid) { sentence(seat(laid.seat) + " lays " + in_words(laid.card) + "."); }
    void tell(const AttackDisplaced&) { sentence("Other attacks make room."); }
    void tell(const BunglePlayed& played) {
        sentence(seat(played.seat) + " bungles " + seat(played.hero) + "'s " + attack_name(played.hero, played.slot) +
                 " with " + in_words(played.card) + ".");
    }
    void tell(const PowerUsed& used) {
        sentence(seat(used.seat) + " uses the power of " + permanent_in_words(used.seat, used.card) + ".");
    }
    void tell(const Passed& passed) { sentence(seat(passed.seat) + " passes."); }
    void tell(const MonsterSwapped& swapped) {
        sentence(name(swapped.monster) + " changes places with " + in_words(swapped.other) + ".");
    }
    void tell(const MonsterReplaced& replaced) {
        sentence(name(replaced.monster) + " turns into " + in_words(replaced.other) + ".");
    }
    void tell(const AmbusherFilled& filled) { sentence(name(filled.monster) + " lies in ambush."); }
    void tell(const AttackTakenBack& taken) { sentence(seat(taken.seat) + " takes " + name(taken.card) + " back."); }
    void tell(const AttacksShifted&) { end_list(); }
    void tell(const TokenPlaced& placed) {
        sentence("An action token lies on " + seat(placed.seat) + "'s " + attack_name(placed.seat, placed.slot) + ".");
    }
    void tell(const TokenReturned&) { end_list(); }

    void tell(const PhaseBegan& began) {
        if (began.phase == Phase::two) sentence("The attacks are resolved, from " + seat(began.leader) + " on.");
    }
    void tell(const AttackBegan& began) {
        sentence(seat(began.seat) + style.paint(" attacks with " + name(began.card) + ".", Colour::bold));
    }
    void tell(const CardsApplied& applied) {
        if (!applied.cards.empty()) more("Applied: " + permanent_names(applied.seat, applied.cards) + ".");
    }
    void tell(const ValueConverted& converted) {
        more(permanent_name(converted.seat, converted.weapon) + " counts as " + std::string(name_of(converted.to)) +
             ".");
    }
    void tell(const StrengthFixed& fixed) {
        const std::string taken = in_words(taken_off(fixed));
        sentence("It stands at " + (types_of(fixed.strengths).empty() ? "nothing" : in_words(fixed.strengths)) +
                 (taken.empty() ? "" : ", the bungle having taken off " + taken) +
                 (fixed.hit == 0 ? "" : "; " + signed_number(fixed.hit) + " to hit") + "; armour " +
                 std::to_string(fixed.armour) + ".");
    }
    void tell(const DiceRolled& rolled) {
        const std::string black = rolled.black == 0 ? "" : ", black " + std::to_string(rolled.black);
        sentence("The dice: green " + std::to_string(rolled.green) + black + ".");
    }
    void tell(const CriticalFailed& failed) {
        sentence(style.paint("A Critical Fail! ", Colour::bold) + (failed.fail ? in_words(*failed.fail) + "." : ""));
    }
    void tell(const CriticalHit& hit) {
        more(hit.side == Side::hero ? "A Critical Hit!" : "The monster scores a Critical Hit!");
    }
    void tell(const AttackResolved& resolved) {
        more(std::to_string(resolved.total) + " against armour " + std::to_string(resolved.armour) + ": " +
             (!resolved.hits                ? "missed."
              : resolved.sufficient.empty() ? "a hit, but too weak."
                                            : "a hit, and enough " + named(resolved.sufficient, " and ") + "."));
    }
    void tell(const MonsterDefeated& defeated) {
        sentence(seat(defeated.seat) + style.paint(" defeats " + name(defeated.monster) + "!", Colour::bold));
    }
    void tell(const MonsterAttacked& attacked) {
        sentence(name(attacked.monster) + "'s " + std::to_string(attacked.black) + " against " + seat(attacked.seat) +
                 "'s armour " + std::to_string(attacked.armour) + ": " + (attacked.hits ? "hit." : "missed."));
    }
    void tell(const MonsterRolled&) { end_list(); }
    void tell(const AttackIgnored& ignored) { sentence(name(ignored.monster) + "'s attack is ignored."); }
    void tell(const MonsterSetAside& aside) { sentence(name(aside.monster) + " steps aside."); }
    void tell(const EncounterEnded& ended) {
        if (ended.reason != EncounterEnd::monster_defeated)
            sentence("The Encounter is over: " + std::string(name_of(ended.reason)) + ".");
    }

    void tell(const Wounded& wounded) {
        more(seat(wounded.seat) + " suffers " + std::to_string(wounded.wounds) + ": " + std::to_string(wounded.health) +
             " health.");
    }
    void tell(const Healed& healed) {
        if (healed.regained != 0)
            sentence(seat(healed.seat) + " regains " + std::to_string(healed.regained) + ": " +
                     std::to_string(healed.health) + " health.");
    }
    void tell(const HeroDefeated& defeated) {
        sentence(seat(defeated.seat) + style.paint(" is defeated!", Colour::bold));
    }
    void tell(const HeroReturned& returned) {
        sentence(seat(returned.seat) + " is back with " + std::to_string(returned.health) + " health.");
    }
    void tell(const MarkerMoved& moved) {
        sentence(seat(moved.seat) + "'s hand size: " + std::to_string(moved.from) + " -> " + std::to_string(moved.to) +
                 ".");
    }
    void tell(const GoldMoved& moved) {
        const std::string gold = std::to_string(moved.gold) + " gold";
        if (moved.from == Gold::stash && moved.to == Gold::stash)
            return sentence(seat(moved.other) + " takes " + gold + " from " + seat(moved.seat) + ".");
        if (moved.seat == nobody)
            return sentence(gold + " on the monster goes to the " + std::string(name_of(moved.to)) + ".");
        sentence(seat(moved.seat) + (moved.to == Gold::stash ? " takes " : " loses ") + gold + ".");
    }
    void tell(const CardsExhausted& turned) {
        if (!turned.cards.empty())
            sentence(seat(turned.seat) + "'s " + permanent_names(turned.seat, turned.cards) + exhausted(turned.cards));
    }
    void tell(const CardsRefreshed& turned) {
        if (!turned.cards.empty())
            sentence(seat(turned.seat) + " refreshes " + permanent_names(turned.seat, turned.cards) + ".");
    }
    void tell(const TreasureTaken& taken) { sentence(seat(taken.seat) + " takes " + in_words(taken.treasure) + "."); }
    void tell(const TreasurePlaced& placed) { more("It goes to the " + std::string(name_of(placed.place)) + "."); }
    void tell(const TreasureReplaced& replaced) { more(name(replaced.treasure) + " goes to the stash."); }
    void tell(const TreasureSold& sold) {
        sentence(seat(sold.seat) + " sells " + name(sold.treasure) + " for " + std::to_string(sold.gold) + " gold.");
    }
    void tell(const TreasureStolen& stolen) {
        sentence(seat(stolen.seat) + " steals " + name(stolen.treasure) + " from " + seat(stolen.from) + ".");
    }
    void tell(const TreasureDestroyed& lost) {
        sentence(seat(lost.seat) + "'s " + name(lost.treasure) + " is destroyed.");
    }
    void tell(const OriginalRestored& restored) {
        sentence(seat(restored.seat) + " has " + original_name(restored.seat, restored.slot) + " again.");
    }
    void tell(const OriginalRefused&) { end_list(); }

    void tell(const PartingAttack& parting) {
        sentence("The party leaves, and " + in_words(parting.monster) +
                 " strikes after them: " + std::to_string(parting.black) + ".");
    }
    void tell(const LocationCleared&) { end_list(); }
    void tell(const GameOver&) { end_list(); }

protected:
    // What was drawn is told before anything else that happened after it.
    void sentence(std::string text, SeatSet readers = everybody) {
        tell_drawn();
        Lines::sentence(std::move(text), readers);
    }

private:
    void more(std::string text) {
        tell_drawn();
        Lines::more(std::move(text));
    }
    void item(std::string opening, std::string text) {
        tell_drawn();
        Lines::item(std::move(opening), std::move(text));
    }
    void draw(Seat who, ActionCard card) {
        if (!drawn_.empty() && drawer_ != who) tell_drawn();
        drawer_ = who;
        drawn_.push_back(name(card));
    }
    void tell_drawn() {
        if (drawn_.empty()) return;
        const std::vector<std::string> cards = std::exchange(drawn_, {});
        Lines::sentence(seat(drawer_) + " draws " + listed(cards) + ".", {drawer_});
        Lines::sentence(seat(drawer_) + " draws " + counted(cards.size(), "card") + ".", everybody - SeatSet{drawer_});
    }
    // A bungle takes off no more than is there.
    static Strengths taken_off(const StrengthFixed& fixed) {
        Strengths taken = fixed.taken;
        heroes::for_each_enumerator<DamageType>([&](DamageType type) {
            const int there = fixed.card[type] + fixed.added[type];
            if (taken[type] > there) taken[type] = static_cast<std::int8_t>(there < 0 ? 0 : there);
        });
        return taken;
    }
    static std::string place(Place where) {
        if (where == Place::ambusher) return " (in ambush)";
        return where == Place::encounter ? " (encountered at once)" : "";
    }
    static std::string exhausted(Permanents cards) { return cards.size() == 1 ? " is exhausted." : " are exhausted."; }

    std::vector<std::string> drawn_{};
    Seat drawer_{};
};

}  // namespace terminal::hero_master
