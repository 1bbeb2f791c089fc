#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../lines.hpp"
#include "words.hpp"

namespace terminal::hamlet {

// Tells events in sentences, and what is secret only to those who may know it.
class Narrator : Nouns, public Lines {
public:
    Narrator(const Table& on, Style with) : Nouns{{on, with}} {}

    // What was seen by spying lies on the table only after the action, so it is told last.
    std::vector<Line> take_lines() {
        if (const auto peeked = std::exchange(peeked_, {}))
            sentence("Only " + seat(peeked->seat) + " sees: " + seen_by(*peeked) + ".", {peeked->seat});
        return Lines::take_lines();
    }

    void tell(const GameStarted& game) {
        sentence(style.paint("Hamlet Heroes", Colour::bold) + ": " + counted(game.players, "player") +
                 " after the Corrupted Champion.");
    }
    void tell(const InitiativeRolled& rolled) { item("Rolls for the first turn: ", initiative(rolled)); }
    std::string initiative(const InitiativeRolled& rolled) const {
        return seat(rolled.seat) + " " + std::to_string(rolled.face);
    }
    void tell(const FirstPlayerChosen& chosen) { sentence(seat(chosen.seat) + " begins."); }
    void tell(const HeroDrawn& drawn) { sentence(seat(drawn.seat) + " plays " + in_words(drawn.hero) + "."); }
    void tell(const HeirloomDrawn& drawn) {
        const std::string who = seat(drawn.seat);
        const std::string shown = who + " draws an heirloom: " + in_words(*drawn.item);
        if (!drawn.hidden) return sentence(shown + ".");
        sentence(who + " draws an heirloom and hides it.", others({drawn.seat}));
        sentence(shown + ", hidden from the others.", {drawn.seat});
    }
    void tell(const TurnBegan& turn) {
        active_ = turn.seat;
        foe_.clear();
        sentence("");
        sentence(style.paint("Round " + std::to_string(turn.round), Colour::bold) + ": " + seat(turn.seat) +
                 "'s turn.");
    }
    void tell(const MoonMoved& moved) { more("The moon: " + phase_of_moon(moved.to) + "."); }
    void tell(const DecreeReplaced& old) { sentence("No longer in force: " + name(old.decree) + "."); }
    void tell(const DecreeDrawn& drawn) { sentence("The Baron decrees: " + in_words(drawn.decree) + "."); }
    void tell(const DecreeEffect& effect) {
        if (effect.health != 0)
            sentence(seat(effect.seat) + " regains " + std::to_string(effect.health) + " health by decree.");
    }
    void tell(const ArtifactsRecalled& recalled) {
        sentence(seat(recalled.seat) + " keeps the set of " + titled(name_of(recalled.kept)) + " and returns " +
                 listed(names(recalled.returned)) + ".");
    }
    void tell(const ItemsRearranged& arranged) {
        const std::string who = seat(arranged.seat) + " has at hand: ";
        sentence(who + in_slots(arranged, {}) + ".", arranged.hidden.empty() ? everybody : insiders(arranged.seat));
        if (!arranged.hidden.empty())
            sentence(who + in_slots(arranged, arranged.hidden) + ".", others(insiders(arranged.seat)));
    }
    static std::string in_slots(const ItemsRearranged& arranged, Slots hidden) {
        std::vector<std::string> held;
        heroes::for_each_enumerator<Slot>(
            [&](Slot slot) { held.push_back(in_words(hidden.has(slot) ? Item::unknown : arranged.slots[slot])); });
        return listed(held);
    }
    void tell(const ItemRevealed& shown) { sentence(seat(shown.seat) + " shows " + in_words(shown.item) + "."); }
    void tell(const HealRolled& rolled) {
        std::string bonus;
        if (rolled.bonus != 0)
            bonus.append(rolled.bonus < 0 ? ", " : ", +").append(std::to_string(rolled.bonus)).append(" by decree");
        sentence(seat(rolled.seat) + " rolls " + std::to_string(rolled.first) + " and " +
                 std::to_string(rolled.second) + bonus + ".");
    }
    void tell(const Healed& healed) {
        const std::string who = seat(healed.seat);
        if (healed.regained == 0) return sentence(who + " regains nothing: the health is full.");
        const std::string offered =
            healed.offered == healed.regained ? "" : " of " + std::to_string(healed.offered) + " offered";
        sentence(who + " regains " + std::to_string(healed.regained) + " health" + offered + ".");
    }
    void tell(const StatusCured& cured) {
        sentence(fighter(cured.fighter) + " is rid of " + all_of(cured.status_effects) + ".");
    }
    void tell(const OblationMade& oblation) {
        sentence(seat(oblation.seat) + " offers " + name(oblation.trophy) + " to the Church.");
    }
    void tell(const MaximumRaised& raised) {
        sentence(seat(raised.seat) + " can have up to " + std::to_string(raised.maximum) + " health now.");
    }
    void tell(const FavorRecharged& favor) { sentence("The Favor of " + name(favor.hero) + " is ready again."); }
    void tell(const GoldChanged& changed) {
        sentence(seat(changed.seat) + " has " + std::to_string(changed.to) + " gold in change.");
    }
    void tell(const DiscountTaken& taken) {
        sentence(seat(taken.seat) + " pays " + std::to_string(taken.gold) + " gold less.");
    }
    void tell(const TrophyPaid& paid) { item(seat(paid.seat) + " pays with ", trophy(paid.trophy)); }
    void tell(const ItemBought& bought) {
        sentence(seat(bought.seat) + " buys " + in_words(bought.item) + " for " + std::to_string(bought.price) +
                 " gold.");
    }
    void tell(const ItemSold& sold) { sentence(seat(sold.seat) + " sells " + name(sold.item) + "."); }
    void tell(const ItemTaken& taken) { sentence(seat(taken.seat) + " takes " + in_words(taken.item) + " for it."); }
    void tell(const StockMoved& stock) {
        if (stock.drawn) sentence("New in the shop: " + in_words(*stock.drawn) + ".");
    }
    void tell(const ItemDiscarded& gone) {
        if (gone.cause == DiscardCause::left_the_stock) sentence("Nobody wanted " + name(gone.item) + ".");
        if (gone.cause == DiscardCause::owner_died) sentence(name(gone.item) + " is lost.");
    }
    void tell(const WildernessEntered& entered) { sentence(seat(entered.seat) + " leaves for the Wilderness."); }
    void tell(const RegionSelected& selected) {
        sentence(seat(selected.seat) + " goes to " + at(selected.region) + ".");
    }
    void tell(const MonsterRevealed& revealed) {
        foe_ = name(revealed.monster);
        more("Out comes " + in_words(revealed.monster) + "!");
    }
    void tell(const MonsterMet& met) {
        foe_ = name(met.monster);
        more(foe_ + " is still there.");
    }
    void tell(const HomeBonusApplied& home) {
        more("It is at home: +" + std::to_string(home.bonus) + " attack and health.");
    }
    void tell(const FightStarted& fight) {
        sentence(seat(fight.seat) + " fights " + foe() + ", which has " + std::to_string(fight.health) + " health.");
    }
    void tell(const ConsumableUsed& used) { sentence(seat(used.seat) + " uses " + in_words(used.item) + "."); }
    void tell(const EffectEnded& ended) {
        sentence((ended.item ? name(*ended.item) : seat(ended.seat) + "'s Favor") + " wears off.");
    }
    void tell(const FavorUsed& used) {
        sentence(seat(used.seat) + " uses the Favor of " + name(used.hero) + ": " +
                 in_words(content.heroes[used.hero].favor) + ".");
    }
    void tell(const SigilUsed& used) { sentence(seat(used.seat) + " uses the " + name(used.sigil) + "."); }
    void tell(const CardsPeeked& peeked) {
        peeked_ = peeked;
        const std::string whose = peeked.rival                    ? "the hidden items of " + seat(*peeked.rival)
                                  : peeked.what == Peek::champion ? "the Champion's cards"
                                                                  : "the next monsters";
        sentence(seat(peeked.seat) + " looks at " + whose + ".");
    }
    void tell(const DiceRolled& rolled) {
        const bool mine = rolled.attacker == Fighter::hero;
        sentence((mine ? hero() : foe()) + " attacks " + (mine ? foe() : hero()) + ": " + dice(rolled.faces) + ".");
    }
    void tell(const DiceRerolled& rolled) {
        sentence(seat(rolled.seat) + (rolled.dice.size() == 1 ? " re-rolls a die: " : " re-rolls some dice: ") +
                 dice(rolled.faces) + " now.");
    }
    // "5 4 2 against 6 1".
    static std::string dice(const heroes::EnumArray<Die, std::uint8_t>& faces) {
        std::string text;
        heroes::for_each_enumerator<Die>([&](Die die) {
            text += (die == Die::defense_1 ? " against " : text.empty() ? "" : " ") + std::to_string(faces[die]);
        });
        return text;
    }
    void tell(const AttackResolved& attack) {
        more("In all " + std::to_string(attack.attack) + " against " + std::to_string(attack.defense) + ": " +
             (attack.tie ? "a tie." : std::to_string(attack.damage) + " damage."));
    }
    void tell(const HealthChanged& changed) {
        if (changed.cause == HealthCause::tie_strike) more("The tie hurts.");
        more(fighter(changed.fighter) + ": " + std::to_string(changed.to) + " health.");
    }
    void tell(const StatusInflicted& inflicted) {
        more(fighter(inflicted.fighter) + " suffers " + all_of(inflicted.status_effects) + " now.");
    }
    void tell(const StatusDamage& status) {
        sentence(titled(all_of(status.status_effects)) + ": " + fighter(status.fighter) + " loses " +
                 std::to_string(status.damage) + ".");
    }
    void tell(const Regenerated& regained) {
        sentence(fighter(regained.fighter) + " regenerates " + std::to_string(regained.health) + ".");
    }
    void tell(const ThornsDealt& thorns) {
        sentence(fighter(thorns.fighter) + " is pricked for " + std::to_string(thorns.damage) + ".");
    }
    void tell(const MonsterKilled& killed) {
        sentence(seat(killed.seat) + style.paint(" kills " + name(killed.monster) + "!", Colour::bold));
    }
    void tell(const MutationsDiscarded&) { end_list(); }
    void tell(const TrophyTaken& taken) {
        more("A trophy worth " + std::to_string(content.monsters[taken.monster].value) + " gold.");
    }
    void tell(const LootTaken& loot) {
        std::vector<std::string> things = each_in_words(loot.items);
        for (const std::string& piece : each_in_words(loot.artifacts)) things.push_back(piece);
        for (const std::string& sigil : each_in_words(loot.sigils)) things.push_back(sigil);
        sentence(seat(loot.seat) + " finds what others left there: " + listed(things) + ".");
    }
    void tell(const ArtifactTaken& taken) { sentence(seat(taken.seat) + " takes " + in_words(taken.artifact) + "."); }
    void tell(const SigilTaken& taken) {
        sentence(seat(taken.seat) + " completes a set and takes the " +
                 style.paint(in_words(taken.sigil), Colour::bold) + "!");
    }
    void tell(const EscapeRolled& escape) {
        const std::string bonus = escape.bonus == 0 ? "" : " (" + std::to_string(escape.bonus) + ")";
        const std::string roll = escape.face == 0 ? "" : " and rolls " + std::to_string(escape.face) + bonus;
        sentence(seat(escape.seat) + " runs" + roll + ": " + (escape.escaped ? "away!" : "caught."));
    }
    void tell(const Fled& fled) {
        sentence(seat(fled.seat) + (fled.retreat ? " has retreated" : " has fled") + " home from " + foe() + ".");
    }
    void tell(const MonsterMutated& mutated) { sentence(foe() + " gains " + in_words(mutated.mutation) + "."); }
    void tell(const MonsterRestored&) { end_list(); }
    void tell(const HeroDied& died) {
        const std::string where = died.at ? " in " + at(*died.at) : std::string();
        sentence(seat(died.seat) + style.paint("'s " + name(died.hero) + " dies", Colour::bold) + where + ".");
    }
    void tell(const TrophiesLost& lost) {
        sentence(seat(lost.seat) + " loses what was hunted: " + listed(names(lost.trophies)) + ".");
    }
    void tell(const RelicsReturned& relics) { sentence("The relics of " + seat(relics.seat) + " lie aside again."); }
    void tell(const PlayerOut& out) { sentence(seat(out.seat) + " finds no hero any more and is out of the game."); }
    void tell(const FatigueTaken& fatigue) {
        sentence("Fatigue: " + seat(fatigue.seat) + " takes token " + std::to_string(fatigue.tokens) + " and loses " +
                 std::to_string(fatigue.damage) + ".");
    }
    void tell(const ForcedHome& home) { sentence(seat(home.seat) + " is too tired to go on."); }
    void tell(const ChampionRevealed& champion) {
        foe_ = "the Champion";
        sentence(hero() + style.paint(" challenges the Corrupted Champion", Colour::bold) + ", once " +
                 name(champion.hero) + ": " + listed(each_in_words(champion.mutations)) + ", and " +
                 counted(champion.graveyard, "card") + " in the graveyard.");
    }
    void tell(const ChampionRemutated&) { sentence("The Champion sheds its mutations and grows others, unseen."); }
    void tell(const DeckReshuffled& deck) {
        sentence("The discarded " + std::string(name_of(deck.pile)) + " are shuffled: " + counted(deck.cards, "card") +
                 ".");
    }
    void tell(const TurnEnded&) { end_list(); }
    void tell(const RoundEnded&) { end_list(); }
    void tell(const GameOver&) { end_list(); }

private:
    std::string hero() const { return seat(active_.value_or(table.turn.active)); }
    std::string foe() const {
        if (!foe_.empty()) return foe_;
        return table.encounter.at ? foe_at(*table.encounter.at) : "the opponent";
    }
    std::string fighter(Fighter who) const { return who == Fighter::hero ? hero() : foe(); }
    static SeatSet others(SeatSet insiders) { return everybody - insiders; }
    SeatSet insiders(Seat owner) const { return SeatSet{owner} | table.heroes[owner].knowers; }

    std::string seen_by(const CardsPeeked& peeked) const {
        std::vector<std::string> cards;
        if (peeked.what == Peek::rival) cards = each_in_words(table.heroes[*peeked.rival].hidden);
        if (peeked.what == Peek::champion) {
            cards.push_back(name(*table.champion.hero));
            for (const auto& mutation : table.champion.mutations) cards.push_back(in_words(*mutation));
        }
        if (peeked.what == Peek::monsters)
            for (std::size_t i = 0; i != most_peeked; ++i)
                if (const auto card = table.monster_deck.seen_by(peeked.seat, i)) cards.push_back(in_words(*card));
        return listed(cards);
    }

    std::optional<Seat> active_{};
    std::string foe_{};
    std::optional<CardsPeeked> peeked_{};
};

}  // namespace terminal::hamlet
