#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include <heroes/core/position.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/audit.hpp>
#include <heroes/hero_master/table.hpp>

namespace heroes::hero_master {

// A table set up by hand. Whatever is not said is as at the start: every player has some race and class, full health,
// empty hands and the original equipment, the party is at some Location without lasting effects and without monsters,
// all other cards are in their decks, and the first player leads.
//   auto table = Position{}
//                    .hero(Seat::one, dwarf, rogue)
//                    .hand(Seat::one, {insubordinate})
//                    .lurking({giant, bear})
//                    .table();
template <class Rules = StandardRules>
class Position : public PositionOf<Position<Rules>, Table<Rules>> {
    using Base = PositionOf<Position, Table<Rules>>;
    friend Base;
    using Base::fail;
    using Base::table_;

public:
    constexpr explicit Position(const Options& options = {}, const Rules& rules = {}) : Base(options, rules) {
        const Content& content = Rules::content;
        for (std::size_t i = 0; i != most_players && i != options.players; ++i) {
            auto& hero = table_.heroes.values[i];
            hero.race = static_cast<RaceCard>(i);
            hero.hero_class = static_cast<ClassCard>(i);
            hero.health = static_cast<std::int8_t>(rules.knobs.hero_health);
            hero.marker = rules.knobs.hand_size;
            hero.gold = rules.knobs.starting_gold;
        }
        if (options.first_player) table_.leader = *options.first_player;
        table_.tokens = rules.knobs.action_tokens;
        table_.visited = 1;
        table_.locations_left =
            static_cast<std::uint8_t>(rules.knobs.top_locations + rules.knobs.locations_with_den - 1);
        content.locations.all().for_each([&](LocationCard card) {
            const LocationType& type = content.locations[card];
            if (!table_.location && !type.is_last && !type.effects.has(Timing::lasting)) table_.location = card;
        });
    }

    // What a player is and has.
    constexpr Position& hero(Seat seat, RaceCard race, ClassCard hero_class) {
        if (!sits(seat)) return *this;
        if (!Rules::content.races.has(race) || !Rules::content.classes.has(hero_class)) return fail(no_such_card);
        table_.heroes[seat].race = race;
        table_.heroes[seat].hero_class = hero_class;
        return *this;
    }
    constexpr Position& health(Seat seat, int health) {
        if (sits(seat)) table_.heroes[seat].health = static_cast<std::int8_t>(number(health));
        return *this;
    }
    constexpr Position& marker(Seat seat, int marker) {
        if (sits(seat)) table_.heroes[seat].marker = number(marker);
        return *this;
    }
    constexpr Position& gold(Seat seat, int gold) {
        if (sits(seat)) table_.heroes[seat].gold = number(gold);
        return *this;
    }
    constexpr Position& exhausted(Seat seat, Permanents cards) {
        if (sits(seat)) table_.heroes[seat].exhausted = cards;
        return *this;
    }

    // Action cards: in the hand, in the discard pile, and in the deck if it is not all the rest. Treasures and Protests
    // among them come from their decks.
    constexpr Position& hand(Seat seat, std::initializer_list<ActionCard> cards) {
        for (const ActionCard card : cards)
            if (sits(seat) && take(seat, card)) table_.heroes[seat].hand.insert(card);
        return *this;
    }
    constexpr Position& shown(Seat seat, std::initializer_list<ActionCard> cards) {
        hand(seat, cards);
        for (const ActionCard card : cards)
            if (sits(seat) && table_.heroes[seat].hand.holds(card)) table_.heroes[seat].exposed.insert(card);
        return *this;
    }
    constexpr Position& discard(Seat seat, std::initializer_list<ActionCard> cards) {
        for (const ActionCard card : cards)
            if (sits(seat) && take(seat, card)) table_.heroes[seat].discard.insert(card);
        return *this;
    }
    // The deck holds just these; all that is not said is in the discard pile.
    constexpr Position& deck(Seat seat, std::initializer_list<ActionCard> cards) {
        for (const ActionCard card : cards)
            if (sits(seat) && take(seat, card)) table_.heroes[seat].deck.insert(card);
        if (sits(seat)) said_decks_.insert(seat);
        return *this;
    }
    constexpr Position& equip(Seat seat, ItemSlot slot, TreasureCard treasure) {
        if (sits(seat) && is_slot(slot) && take(treasure)) table_.heroes[seat].items[slot] = item(treasure);
        return *this;
    }
    constexpr Position& bare(Seat seat, ItemSlot slot) {
        if (sits(seat) && is_slot(slot)) table_.heroes[seat].items[slot] = Item::nothing;
        return *this;
    }
    constexpr Position& stash(Seat seat, std::initializer_list<TreasureCard> treasures) {
        for (const TreasureCard treasure : treasures)
            if (sits(seat) && take(treasure)) table_.heroes[seat].stash.insert(treasure);
        return *this;
    }

    // An attack in the next slot of a player, and a bungle of another on the last one laid.
    constexpr Position& attack(Seat seat, ActionCard card, bool token = false) {
        if (!sits(seat) || !take(seat, card)) return *this;
        auto& hero = table_.heroes[seat];
        if (hero.attacks.full()) return fail(Verdict::refused("HMA-021: there are three attack slots"));
        hero.attacks.push_back({.card = card, .token = token});
        take_part(hero);
        if (token && table_.tokens != 0) --table_.tokens;
        return *this;
    }
    constexpr Position& bungle(Seat seat, Seat bungler, ActionCard card) {
        if (!sits(seat) || !sits(bungler) || !take(bungler, card)) return *this;
        if (table_.heroes[seat].attacks.empty()) return fail(Verdict::refused("HMA-085: there is no attack to bungle"));
        LaidAttack& laid = table_.heroes[seat].attacks.back();
        laid.bungle = card;
        laid.bungler = bungler;
        take_part(table_.heroes[bungler]);
        return *this;
    }

    // The game board.
    constexpr Position& location(LocationCard card) {
        if (!Rules::content.locations.has(card)) return fail(no_such_card);
        table_.location = std::optional<LocationCard>{card};
        if (card == Rules::content.den) table_.den = DenPlace::drawn;
        return *this;
    }
    constexpr Position& encounter(MonsterCard card, int gold = 0) {
        if (take(card)) table_.encounter = Monster{card, number(gold)};
        return *this;
    }
    constexpr Position& ambusher(MonsterCard card, int gold = 0) {
        if (take(card)) table_.ambusher = Monster{card, number(gold)};
        return *this;
    }
    constexpr Position& lurking(std::initializer_list<MonsterCard> cards) {
        for (const MonsterCard card : cards) {
            if (table_.lurking.full()) return fail(Verdict::refused("HMA-R107: there are eight Lurking slots"));
            if (take(card)) table_.lurking.push_back(Monster{card});
        }
        return *this;
    }
    constexpr Position& loot(int gold) { return table_.loot = number(gold), *this; }
    constexpr Position& treasure_pile(std::initializer_list<TreasureCard> treasures) {
        for (const TreasureCard treasure : treasures)
            if (take(treasure)) table_.treasure_pile.insert(treasure);
        return *this;
    }

    // Decks that hold just these cards; what is not said is in the discard pile.
    constexpr Position& monster_deck(std::initializer_list<MonsterCard> cards) {
        for (const MonsterCard card : cards)
            if (take(card)) table_.monster_deck.insert(card);
        return said_monster_deck_ = true, *this;
    }
    constexpr Position& treasure_deck(std::initializer_list<TreasureCard> cards) {
        for (const TreasureCard card : cards)
            if (take(card)) table_.treasure_deck.insert(card);
        return said_treasure_deck_ = true, *this;
    }
    constexpr Position& fail_deck(std::initializer_list<FailCard> cards) {
        for (const FailCard card : cards)
            if (Rules::content.fails.has(card))
                table_.fail_deck.insert(card);
            else
                fail(no_such_card);
        return said_fail_deck_ = true, *this;
    }
    // How many Location cards are left in the deck, and where the last Location is.
    constexpr Position& locations_left(int left, DenPlace den = DenPlace::among_the_last) {
        if (den > DenPlace::last) return fail(Verdict::refused("HMA-040: the last Location is in the deck or drawn"));
        table_.locations_left = number(left);
        table_.den = den;
        return *this;
    }
    constexpr Position& discarded_location(LocationCard card, Seat knower) {
        if (!Rules::content.locations.has(card) || table_.discarded.full()) return fail(no_such_card);
        table_.discarded.push_back({card, knower});
        return *this;
    }
    // The leader has drawn these two and chooses.
    constexpr Position& offered(LocationCard first, LocationCard second) {
        if (!Rules::content.locations.has(first) || !Rules::content.locations.has(second)) return fail(no_such_card);
        table_.offered = {std::optional<LocationCard>{first}, std::optional<LocationCard>{second}};
        table_.location = std::optional<LocationCard>{};
        if (first == Rules::content.den || second == Rules::content.den) table_.den = DenPlace::drawn;
        return *this;
    }
    constexpr Position& visited(int locations) { return table_.visited = number(locations), *this; }
    constexpr Position& leader(Seat seat) { return table_.leader = seat, *this; }

    // What a player has to do with the Encounter: unless told otherwise who has cards in play has passed.
    constexpr Position& part(Seat seat, Part part) {
        if (part > Part::last)
            return fail(Verdict::refused("HMA-079: a player takes part in an Encounter or declines it"));
        if (sits(seat)) table_.heroes[seat].part = part;
        return *this;
    }
    // Whom the game waits for: the leader's choice of a monster unless told otherwise.
    constexpr Position& first_attack(Seat seat) { return part(seat, Part::taking_part).wait_for(LayFirstAttack{seat}); }
    constexpr Position& joining(Seat seat) { return sits(seat) ? wait_for(JoinEncounter{seat}) : *this; }
    constexpr Position& turn(Seat seat) {
        for_each_seat(table_.options, [&](Seat other) {
            auto& hero = table_.heroes[other];
            if (hero.part == Part::undecided) hero.part = Part::declined;
        });
        return part(seat, Part::taking_part).wait_for(TakeTurn{seat});
    }
    // Who declined to initiate before the leader.
    constexpr Position& declined(SeatSet seats) { return table_.declined = seats, *this; }

private:
    static constexpr Verdict no_such_card = Verdict::refused("HMA-008: there is no such card, or it is in two places");

    constexpr bool sits(Seat seat) {
        if (index_of(seat) < table_.options.players && index_of(seat) < most_players) return true;
        fail(Verdict::refused("HMA-001: there is no such seat"));
        return false;
    }
    constexpr bool is_slot(ItemSlot slot) {
        if (slot <= ItemSlot::last) return true;
        fail(Verdict::refused("HMA-013: there are two weapon slots and one for armour"));
        return false;
    }
    template <Room room>
    static constexpr void take_part(HeroOf<room>& hero) {
        if (hero.part == Part::undecided || hero.part == Part::declined) hero.part = Part::passed;
    }
    constexpr std::uint8_t number(int n) {
        if (n < 0 || n > 100) fail(Verdict::refused("HMA-033: a number is out of range"));
        return static_cast<std::uint8_t>(n);
    }
    template <class S>
    constexpr Position& wait_for(const S& decision) {
        table_.steps.clear();
        push_step(table_.steps, decision);
        return *this;
    }
    // Every card is said once.
    template <class Card, std::size_t room>
    constexpr bool say(EnumSet<Card, room>& said, Card card, bool exists) {
        const bool free = exists && !said.has(card);
        if (!free) fail(no_such_card);
        if (free) said.insert(card);
        return free;
    }
    constexpr bool take(MonsterCard card) { return say(said_monsters_, card, Rules::content.monsters.has(card)); }
    constexpr bool take(TreasureCard card) { return say(said_treasures_, card, Rules::content.treasures.has(card)); }
    constexpr bool take(Seat, ActionCard card) {
        const Content& content = Rules::content;
        if (!say(said_actions_, card, content.actions.has(card))) return false;
        return !content.treasure_actions.has(card) || take(treasure_of(content, card));
    }

    // Everything that was not said goes where it belongs.
    constexpr void complete() {
        const Content& content = Rules::content;
        for_each_seat(table_.options, [&](Seat seat) {
            auto& hero = table_.heroes[seat];
            const auto rest = own_actions<Rules>(hero) - said_actions_;
            (said_decks_.has(seat) ? hero.discard : hero.deck) =
                (said_decks_.has(seat) ? hero.discard : hero.deck) | rest;
        });
        table_.protest_deck = content.protests - said_actions_;
        const MonsterCards monsters = content.monsters.all() - said_monsters_;
        table_.bosses = monsters & content.bosses;
        (said_monster_deck_ ? table_.monster_discard : table_.monster_deck) = monsters - content.bosses;
        const auto treasures = content.treasures.all() - said_treasures_;
        (said_treasure_deck_ ? table_.treasure_discard : table_.treasure_deck) = treasures;
        (said_fail_deck_ ? table_.fail_discard : table_.fail_deck) = content.fails.all() - table_.fail_deck;
        LocationCards seen{content.den};
        if (table_.location) seen.insert(*table_.location);
        for (const auto& card : table_.offered) seen.insert(*card);
        for (const DiscardedLocation& discarded : table_.discarded) seen.insert(*discarded.card);
        table_.unseen_locations = content.locations.all() - seen;
        if (!table_.steps.empty()) return;
        if (table_.offered.empty())
            push_step(table_.steps, ChooseEncounter{table_.leader});
        else
            push_step(table_.steps, ChooseLocation{table_.leader});
    }

    typename Table<Rules>::ActionCards said_actions_{};
    MonsterCards said_monsters_{};
    typename Table<Rules>::TreasureCards said_treasures_{};
    SeatSet said_decks_{};
    bool said_monster_deck_ = false;
    bool said_treasure_deck_ = false;
    bool said_fail_deck_ = false;
};

template <class Rules = StandardRules>
Position(const Options&, const Rules&) -> Position<Rules>;
Position()->Position<>;
Position(const Options&)->Position<>;

}  // namespace heroes::hero_master
