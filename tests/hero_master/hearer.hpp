#pragma once

// Somebody who does not look at the table but listens: to the events that their seat may hear, in a game by the rules
// as printed. What they have heard must be all that their view shows, no less and no more.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <heroes/core/diff.hpp>
#include <heroes/core/match.hpp>
#include <heroes/hero_master.hpp>

namespace hero_master_test {

using namespace heroes;
using namespace heroes::hero_master;

class Hearer {
public:
    Hearer(const Options& options, Seat seat) : seat_(seat) { known_.options = options; }

    void hear(const Event& event) {
        match(event, [&](const auto& told) { on(told); });
    }

    // Where what was heard is not what is seen; empty if it is.
    std::string difference(const Table<>& seen) {
        if (is_card_on_its_way(seen)) return {};
        adopt_what_is_not_told(seen);
        return std::string(diff(known_, seen).view());
    }

private:
    // A card that was chosen but not laid yet is in no place.
    static bool is_card_on_its_way(const Table<>& seen) {
        return !is_over(seen) &&
               (holds_alternative<ChooseSlot>(seen.steps.back()) || holds_alternative<ChooseTarget>(seen.steps.back()));
    }
    // What is to be done next, and when a fallen monster and the parts of the players are put away after an Encounter.
    void adopt_what_is_not_told(const Table<>& seen) {
        known_.steps = seen.steps;
        known_.attack = seen.attack;
        known_.declined = seen.declined;
        known_.mulligans = seen.mulligans;
        if (fallen_ && !seen.encounter) bury();
        if (!ended_) return;
        for_each_seat(known_.options, [&](Seat seat) { known_.heroes[seat].part = seen.heroes[seat].part; });
    }
    void bury() {
        known_.monster_discard.insert(*fallen_);
        known_.boss_fell = known_.boss_fell || cards.locations[*known_.location].warning == *fallen_;
        known_.encounter = std::optional<Monster>{};
        fallen_.reset();
    }

    static constexpr const Content& cards = standard_content;

    Hero& hero(Seat seat) { return known_.heroes[seat]; }
    bool is_mine(Seat seat) const { return seat == seat_; }

    // A card that this seat does or does not see go to a hand.
    void draws(Seat seat, const std::optional<ActionCard>& card) {
        if (card) hero(seat).deck.erase(*card), hero(seat).hand.insert(*card);
        if (!card) ++hero(seat).hidden;
    }
    // A card of a hand that everybody sees now.
    void plays(Seat seat, ActionCard card) {
        Hero& player = hero(seat);
        if (is_mine(seat) || player.exposed.has(card)) {
            player.hand.erase(card);
            player.exposed.erase(card);
        } else if (cards.protests.has(card)) {
            known_.protest_deck.erase(card);
            player.hidden_protest = false;
        } else {
            player.deck.erase(card);
            --player.hidden;
        }
    }
    void shows(Seat seat, ActionCard card) {
        hero(seat).hand.insert(card);
        hero(seat).exposed.insert(card);
    }
    void discards(Seat seat, ActionCard card) {
        if (cards.protests.has(card))
            known_.protest_deck.insert(card);
        else
            hero(seat).discard.insert(card);
    }
    // Takes a card that a player has laid off the boards, whether attack or bungle.
    void takes_off(Seat owner, ActionCard card) {
        for_each_seat(known_.options, [&](Seat seat) {
            auto& attacks = hero(seat).attacks;
            for (std::size_t i = 0; i != attacks.size(); ++i) {
                if (seat == owner && attacks[i].card == card) return attacks.erase(i);
                if (attacks[i].bungler == owner && attacks[i].bungle == card)
                    attacks[i].bungle = {}, attacks[i].bungler = nobody;
            }
        });
    }
    void empties(Seat seat, std::size_t slot, Item held) {
        hero(seat).items.values[slot] = held;
        hero(seat).exhausted.erase(static_cast<Permanent>(slot));
    }
    void loses(Seat seat, TreasureCard treasure) {
        for (std::size_t slot = 0; slot != 3; ++slot)
            if (hero(seat).items.values[slot] == item(treasure)) empties(seat, slot, Item::nothing);
    }
    std::optional<Monster>& slot(Place place) { return place == Place::encounter ? known_.encounter : known_.ambusher; }
    Monster lift(Place place) {
        if (place <= lurking(most_lurking - 1)) {
            const Monster monster = known_.lurking[index_of(place)];
            known_.lurking.erase(index_of(place));
            return monster;
        }
        const Monster monster = *slot(place);
        slot(place) = std::optional<Monster>{};
        return monster;
    }
    void put(const Monster& monster, Place place) {
        if (place == Place::encounter || place == Place::ambusher)
            slot(place) = monster;
        else
            known_.lurking.insert(index_of(place), monster);
    }
    void pay(Gold place, Seat seat, int gold) {
        const auto add = [&](std::uint8_t& pile) { pile = static_cast<std::uint8_t>(pile + gold); };
        switch (place) {
            case Gold::supply: return;
            case Gold::stash: return add(hero(seat).gold);
            case Gold::loot_pile: return add(known_.loot);
            case Gold::encounter: return add(known_.encounter->gold);
            case Gold::ambusher: return add(known_.ambusher->gold);
            case Gold::lurking: return add(known_.lurking.back().gold);
        }
    }
    template <class Cards>
    static void shuffle(Cards& deck, Cards& discard) {
        deck = deck | discard;
        discard = Cards{};
    }

    // Set-up.
    void on(const GameStarted&) {
        known_.unseen_locations = cards.locations.all() - LocationCards{cards.den};
        known_.locations_left = 7;
        known_.bosses = cards.bosses;
        known_.monster_deck = cards.monsters.all() - cards.bosses;
        known_.treasure_deck = cards.treasures.all();
        known_.fail_deck = cards.fails.all();
        known_.protest_deck = cards.protests;
        known_.tokens = 2;
    }
    void on(const HeroCreated& told) {
        Hero& created = hero(told.seat);
        created.race = told.race;
        created.hero_class = told.hero_class;
        created.deck = cards.race_actions[told.race] | cards.class_actions[told.hero_class];
        created.health = 10;
        created.marker = 6;
        created.gold = 3;
    }
    void on(const LeaderRolled&) {}
    void on(const FirstPlayerChosen& told) { known_.leader = told.seat; }
    // An Action deck with the discard pile in it, or with a hand alone, after a Mulligan.
    void on(const DeckShuffled& told) {
        switch (told.pile) {
            case Pile::actions:
                if (hero(told.seat).deck.size() - hero(told.seat).hidden == told.cards) return;
                return shuffle(hero(told.seat).deck, hero(told.seat).discard);
            case Pile::monsters:
                if (known_.monster_deck.size() == told.cards) return;
                return shuffle(known_.monster_deck, known_.monster_discard);
            case Pile::treasures: return shuffle(known_.treasure_deck, known_.treasure_discard);
            case Pile::fails: return shuffle(known_.fail_deck, known_.fail_discard);
            case Pile::protests: return;
        }
    }

    // Hands.
    void on(const CardDrawn& told) { draws(told.seat, told.card); }
    void on(const CardSearched& told) { draws(told.seat, told.card); }
    void on(const HandKept&) {}
    void on(const MulliganTaken& told) {
        Hero& player = hero(told.seat);
        const ActionCards ordinary = player.hand - cards.protests;
        player.deck = player.deck | ordinary;
        player.hand = player.hand - ordinary;
        player.exposed = player.exposed - ordinary;
        player.hidden = 0;
    }
    void on(const ProtestDrawn& told) {
        hero(told.seat).hidden_protest = !told.card;
        if (!told.card) return;
        known_.protest_deck.erase(*told.card);
        hero(told.seat).hand.insert(*told.card);
    }
    void on(const ProtestReturned& told) {
        Hero& player = hero(told.seat);
        player.hidden_protest = false;
        known_.protest_deck = known_.protest_deck | (player.hand & cards.protests);
        player.hand = player.hand - cards.protests;
        player.exposed = player.exposed - cards.protests;
    }
    void on(const CardDiscarded& told) {
        const DiscardCause cause = told.cause;
        if (cause == DiscardCause::forced || cause == DiscardCause::at_random || cause == DiscardCause::hand_size)
            plays(told.seat, told.card);
        else
            takes_off(told.seat, told.card);
        discards(told.seat, told.card);
    }

    // Heroes.
    void on(const Wounded& told) {
        hero(told.seat).health = static_cast<std::int8_t>(hero(told.seat).health - told.wounds);
    }
    void on(const Healed& told) {
        hero(told.seat).health = static_cast<std::int8_t>(hero(told.seat).health + told.regained);
    }
    void on(const HeroDefeated& told) {
        Part& part = hero(told.seat).part;
        if (part == Part::taking_part || part == Part::passed) part = Part::defeated;
    }
    void on(const HeroReturned& told) { hero(told.seat).health = told.health; }
    void on(const MarkerMoved& told) { hero(told.seat).marker = told.to; }
    void on(const GoldMoved& told) {
        pay(told.from, told.seat, -told.gold);
        pay(told.to, told.from == Gold::stash && told.to == Gold::stash ? told.other : told.seat, told.gold);
    }
    void on(const CardsExhausted& told) { hero(told.seat).exhausted = hero(told.seat).exhausted | told.cards; }
    void on(const CardsRefreshed& told) { hero(told.seat).exhausted = hero(told.seat).exhausted - told.cards; }
    void on(const TreasureTaken& told) { known_.treasure_pile.erase(told.treasure); }
    void on(const TreasurePlaced& told) {
        switch (told.place) {
            case TreasurePlace::hand: return shows(told.seat, *cards.treasures[told.treasure].action);
            case TreasurePlace::stash: return hero(told.seat).stash.insert(told.treasure);
            default: return empties(told.seat, index_of(told.place), item(told.treasure));
        }
    }
    void on(const TreasureReplaced& told) { hero(told.seat).stash.insert(told.treasure); }
    void on(const TreasureSold& told) {
        hero(told.seat).stash.erase(told.treasure);
        known_.treasure_discard.insert(told.treasure);
    }
    void on(const TreasureStolen& told) { loses(told.from, told.treasure); }
    void on(const TreasureDestroyed& told) {
        loses(told.seat, told.treasure);
        known_.treasure_discard.insert(told.treasure);
    }
    void on(const OriginalRestored& told) { empties(told.seat, index_of(told.slot), Item::original); }
    void on(const OriginalRefused&) {}

    // Locations.
    void on(const LocationOffered& told) {
        --known_.locations_left;
        if (told.location == cards.den) known_.den = DenPlace::drawn;
        if (told.location) known_.unseen_locations.erase(*told.location);
        known_.offered.push_back(told.location);
    }
    void on(const LocationChosen& told) {
        known_.offered.clear();
        known_.unseen_locations.erase(told.location);
        known_.location = told.location;
        if (told.location == cards.den) known_.den = DenPlace::drawn;
        ++known_.visited;
        known_.boss_fell = false;
    }
    void on(const LocationDiscarded& told) { known_.discarded.push_back({told.location, told.seat}); }
    void on(const LocationRefused&) {}
    void on(const EffectCarriedOut&) {}
    void on(const EffectRefused&) {}
    void on(const MonsterPlaced& told) {
        known_.monster_deck.erase(told.monster);
        known_.bosses.erase(told.monster);
        put(Monster{told.monster}, told.place);
    }
    void on(const TreasureDealt& told) {
        known_.treasure_deck.erase(told.treasure);
        known_.treasure_pile.insert(told.treasure);
    }
    void on(const LootPlaced& told) { known_.loot = static_cast<std::uint8_t>(known_.loot + told.gold); }

    // Phase one.
    void on(const TokenMoved& told) { known_.leader = told.to; }
    void on(const DeclinedToInitiate&) {}
    void on(const EncounterBegan& told) {
        if (told.from != Place::encounter) put(lift(told.from), Place::encounter);
        for_each_seat(known_.options, [&](Seat seat) { hero(seat).part = Part::undecided; });
        hero(told.seat).part = Part::taking_part;
        ended_ = false;
    }
    void on(const EncounterDeclined& told) { hero(told.seat).part = Part::declined; }
    void on(const AttackLaid& told) {
        auto& attacks = hero(told.seat).attacks;
        plays(told.seat, told.card);
        hero(told.seat).part = Part::taking_part;
        if (index_of(told.slot) == attacks.size())
            attacks.push_back({told.card});
        else
            attacks[index_of(told.slot)].card = told.card;
    }
    void on(const AttackDisplaced& told) {
        auto& attacks = hero(told.seat).attacks;
        LaidAttack& place = attacks[index_of(told.from)];
        const LaidAttack moved{.card = place.card, .token = place.token};
        place.token = false;
        attacks.push_back(moved);
    }
    void on(const BunglePlayed& told) {
        plays(told.seat, told.card);
        LaidAttack& laid = hero(told.hero).attacks[index_of(told.slot)];
        laid.bungle = told.card;
        laid.bungler = told.seat;
    }
    void on(const PowerUsed&) {}
    void on(const Passed& told) { hero(told.seat).part = Part::passed; }
    void on(const MonsterSwapped& told) {
        const Monster before = *known_.encounter;
        put(lift(told.place), Place::encounter);
        put(before, told.place);
    }
    void on(const MonsterReplaced& told) {
        known_.monster_deck.erase(told.other);
        known_.monster_discard.insert(told.monster);
        known_.encounter->card = told.other;
    }
    void on(const AmbusherFilled& told) { put(lift(told.from), Place::ambusher); }
    void on(const AttackTakenBack& told) {
        takes_off(told.seat, told.card);
        shows(told.seat, told.card);
    }
    void on(const AttacksShifted&) {}
    void on(const TokenPlaced& told) {
        --known_.tokens;
        hero(told.seat).attacks[index_of(told.slot)].token = true;
    }
    void on(const TokenReturned&) { ++known_.tokens; }

    // Phase two.
    void on(const PhaseBegan&) {}
    void on(const AttackBegan&) {}
    void on(const CardsApplied&) {}
    void on(const ValueConverted&) {}
    void on(const StrengthFixed&) {}
    void on(const DiceRolled&) {}
    void on(const CriticalFailed& told) {
        known_.fail_deck.erase(*told.fail);
        known_.fail_discard.insert(*told.fail);
    }
    void on(const CriticalHit&) {}
    void on(const AttackResolved&) {}
    void on(const MonsterDefeated& told) { fallen_ = told.monster; }
    void on(const MonsterAttacked&) {}
    void on(const MonsterRolled&) {}
    void on(const AttackIgnored&) {}
    void on(const MonsterSetAside&) {}
    void on(const EncounterEnded&) {
        ended_ = true;
        if (fallen_) bury();
    }

    // Leaving.
    void on(const PartingAttack&) {}
    void on(const LocationCleared& told) {
        known_.monster_deck = known_.monster_deck | told.monsters;
        known_.treasure_discard = known_.treasure_discard | told.treasures;
        known_.treasure_pile = known_.treasure_pile - told.treasures;
        known_.encounter = known_.ambusher = std::optional<Monster>{};
        known_.lurking.clear();
        known_.loot = 0;
        known_.location.reset();
    }
    void on(const GameOver&) {}

    Seat seat_;
    Table<> known_{};
    std::optional<MonsterCard> fallen_{};  // whose reward is being taken
    bool ended_ = false;                   // the last Encounter
};

}  // namespace hero_master_test
