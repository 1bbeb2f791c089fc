#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include <heroes/core/position.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/audit.hpp>
#include <heroes/hamlet/table.hpp>

namespace heroes::hamlet {

// A table set up by hand. Whatever is not said is as at the start: every player has some hero in full health and
// nothing else, the Champion has some cards face down, all other cards are in their decks, and the first player is in
// the Hamlet.
//   auto table = Position{}
//                    .equip(Seat::one, {item(axe), item(shield)})
//                    .monster(Region::flooded_bogs, bog_queen, {fangs})
//                    .fighting(Lair::flooded_bogs)
//                    .table();
template <class Rules = StandardRules>
class Position : public PositionOf<Position<Rules>, Table<Rules>> {
    using Base = PositionOf<Position, Table<Rules>>;
    friend Base;
    using Base::fail;
    using Base::table_;

public:
    constexpr explicit Position(const Options& options = {}, const Rules& rules = {}) : Base(options, rules) {
        table_.turn.number = 1;
        table_.moon = 1;
        for (std::size_t i = 0; i != most_players && i != options.players; ++i) {
            auto& hero = table_.heroes.values[i];
            hero.health = hero.maximum = rules.knobs.hero_health;
            hero.favor_ready = true;
        }
        if (rules.knobs.moon_spaces == 2) table_.waning = true;
    }

    // Which hero a player has.
    constexpr Position& hero(Seat seat, HeroCard card) {
        if (!sits(seat)) return *this;
        table_.heroes[seat].card = card;
        said_heroes_.insert(seat);
        return *this;
    }
    constexpr Position& health(Seat seat, int health) {
        if (sits(seat)) table_.heroes[seat].health = byte(health);
        return *this;
    }
    constexpr Position& maximum(Seat seat, int maximum) {
        if (sits(seat)) table_.heroes[seat].maximum = byte(maximum);
        return *this;
    }
    constexpr Position& status_effects(Seat seat, StatusEffects status_effects) {
        if (sits(seat)) table_.heroes[seat].status_effects = status_effects;
        return *this;
    }
    constexpr Position& favor_used(Seat seat) {
        if (sits(seat)) table_.heroes[seat].favor_ready = false;
        return *this;
    }
    constexpr Position& gold(Seat seat, int gold) {
        if (sits(seat)) table_.heroes[seat].gold = byte(gold);
        return *this;
    }

    // Items, artifacts and, by a house rule, Sigils in the next free slots.
    constexpr Position& equip(Seat seat, std::initializer_list<Item> items) {
        if (!sits(seat)) return *this;
        for (const Item item : items) {
            own(table_.heroes[seat], item);
            Slot free = Slot::first;
            while (free <= Slot::last && table_.heroes[seat].slots[free] != Item::nothing)
                free = static_cast<Slot>(index_of(free) + 1);
            if (free > Slot::last) return fail(Verdict::refused("HAM-078: there are three slots"));
            table_.heroes[seat].slots[free] = item;
        }
        return *this;
    }
    // The same in the backpack, for all to see.
    constexpr Position& carry(Seat seat, std::initializer_list<Item> items) {
        if (!sits(seat)) return *this;
        for (const Item item : items) own(table_.heroes[seat], item);
        return *this;
    }
    // Items of a player, in slots or in the backpack, that the others have not seen.
    constexpr Position& hide(Seat seat, std::initializer_list<ItemCard> items) {
        if (!sits(seat)) return *this;
        for (const ItemCard card : items) {
            if (index_of(card) >= Table<Rules>::room) return fail(no_such_item);
            if (!table_.heroes[seat].items.has(card)) own(table_.heroes[seat], item(card));
            table_.heroes[seat].hidden.insert(card);
        }
        return *this;
    }
    constexpr Position& trophies(Seat seat, std::initializer_list<MonsterCard> trophies) {
        for (const MonsterCard trophy : trophies)
            if (sits(seat) && take(said_monsters_, trophy)) table_.heroes[seat].trophies.insert(trophy);
        return *this;
    }
    constexpr Position& sigils(Seat seat, std::initializer_list<Sigil> sigils) {
        for (const Sigil sigil : sigils)
            if (sits(seat) && take(said_sigils_, sigil)) table_.heroes[seat].sigils.insert(sigil);
        return *this;
    }
    // A player who is out of the game.
    constexpr Position& out(Seat seat) {
        if (!sits(seat)) return *this;
        table_.heroes[seat] = {};
        table_.out.insert(seat);
        return *this;
    }

    constexpr Position& monster(Region at, MonsterCard monster, std::initializer_list<MutationCard> mutations = {}) {
        if (!lies(at)) return *this;
        if (take(said_monsters_, monster)) table_.regions[at].monster = std::optional<MonsterCard>{monster};
        if (mutations.size() > 2) return fail(Verdict::refused("HAM-174: a monster has at most two mutations"));
        for (const MutationCard mutation : mutations)
            if (take(said_mutations_, mutation)) table_.regions[at].mutations.push_back(mutation);
        return *this;
    }
    // What lies in a region, under its monster if there is one.
    constexpr Position& belongings(Region at, std::initializer_list<Item> items) {
        if (!lies(at)) return *this;
        for (const Item item : items) own(table_.regions[at], item);
        return *this;
    }
    constexpr Position& under_champion(std::initializer_list<Item> items) {
        for (const Item item : items) own(table_.champion, item);
        return *this;
    }
    // The Champion's cards, face down unless `revealed()`.
    constexpr Position& champion(HeroCard hero, std::initializer_list<MutationCard> mutations) {
        table_.champion.hero = std::optional<HeroCard>{hero};
        if (mutations.size() > champion_mutations)
            return fail(Verdict::refused("HAM-005: the Champion has three mutations"));
        for (const MutationCard mutation : mutations)
            if (take(said_mutations_, mutation))
                table_.champion.mutations.push_back(std::optional<MutationCard>{mutation});
        said_champion_ = true;
        return *this;
    }
    constexpr Position& revealed() {
        table_.champion.hero_knowers = table_.champion.mutation_knowers = everybody;
        return *this;
    }
    constexpr Position& graveyard(std::initializer_list<HeroCard> heroes,
                                  std::initializer_list<MonsterCard> monsters = {}) {
        for (const HeroCard hero : heroes)
            if (take(said_hero_cards_, hero)) table_.heroes_in_graveyard.insert(hero);
        for (const MonsterCard monster : monsters)
            if (take(said_monsters_, monster)) table_.monsters_in_graveyard.insert(monster);
        return *this;
    }

    // The cards of the shop, from the first space on.
    constexpr Position& stock(std::initializer_list<ItemCard> items) {
        std::size_t space = 0;
        for (const ItemCard card : items) stock(static_cast<ShopSpace>(space++), card);
        return *this;
    }
    constexpr Position& stock(ShopSpace space, ItemCard card) {
        if (space > ShopSpace::last) return fail(Verdict::refused("HAM-071: there are three spaces"));
        if (take(said_items_, card)) table_.shop[space] = std::optional<ItemCard>{card};
        return *this;
    }

    // Cards on top of a deck, the first to be drawn first; nobody knows them. A table keeps the order of no more cards
    // than players can know, four monsters or two of another kind; `with(ScriptedDice{...})` deals as many as one
    // likes.
    constexpr Position& top(std::initializer_list<MonsterCard> cards) {
        return stack(monsters_, said_monsters_, cards);
    }
    constexpr Position& top(std::initializer_list<MutationCard> cards) {
        return stack(mutations_, said_mutations_, cards);
    }
    constexpr Position& top(std::initializer_list<ItemCard> cards) { return stack(items_, said_items_, cards); }
    constexpr Position& top(std::initializer_list<HeroCard> cards) { return stack(heroes_, said_hero_cards_, cards); }
    constexpr Position& top(std::initializer_list<DecreeCard> cards) { return stack(decrees_, said_decrees_, cards); }

    // Cards in the discard piles.
    constexpr Position& discard(std::initializer_list<MonsterCard> cards) {
        return drop(table_.monster_discard, said_monsters_, cards);
    }
    constexpr Position& discard(std::initializer_list<MutationCard> cards) {
        return drop(table_.mutation_discard, said_mutations_, cards);
    }
    constexpr Position& discard(std::initializer_list<ItemCard> cards) {
        return drop(table_.item_discard, said_items_, cards);
    }
    constexpr Position& discard(std::initializer_list<DecreeCard> cards) {
        return drop(table_.decree_discard, said_decrees_, cards);
    }
    // Decks that have run out: what was not said lies in the discard.
    constexpr Position& monsters_run_out() { return monsters_run_out_ = true, *this; }
    constexpr Position& mutations_run_out() { return mutations_run_out_ = true, *this; }
    constexpr Position& items_run_out() { return items_run_out_ = true, *this; }
    constexpr Position& decrees_run_out() { return decrees_run_out_ = true, *this; }
    // Heroes that were not said are in the graveyard.
    constexpr Position& heroes_run_out() { return heroes_run_out_ = true, *this; }

    constexpr Position& decree(DecreeCard decree) {
        if (take(said_decrees_, decree)) table_.decrees.insert(decree);
        return *this;
    }
    constexpr Position& moon(int space, bool waning = false) {
        table_.moon = byte(space);
        table_.waning = waning;
        return *this;
    }
    constexpr Position& round(int number) {
        if (number < 1 || number > 0xffff) return fail(Verdict::refused("HAM-044: rounds are counted from 1"));
        table_.turn.round = static_cast<std::uint16_t>(number);
        return *this;
    }
    constexpr Position& turn(Seat seat) { return table_.turn.active = seat, *this; }
    constexpr Position& first_player(Seat seat) { return table_.turn.start = seat, *this; }
    // Hamlet actions that were taken in this turn.
    constexpr Position& taken(HamletActions actions) { return table_.turn.taken = actions, *this; }
    // Encounters won in this turn, the last one in this region. They have cost the tokens that the rules say.
    constexpr Position& won(int encounters, Region at) {
        table_.turn.encounters = byte(encounters);
        table_.turn.last_region = std::optional<Region>{at};
        said_fatigue_ = false;
        return *this;
    }
    // The same with so many tokens, which must be those of the rules.
    constexpr Position& won(int encounters, Region at, int fatigue) {
        won(encounters, at);
        table_.turn.fatigue = byte(fatigue);
        said_fatigue_ = true;
        return *this;
    }

    // Where the active player is: in the Hamlet unless told otherwise.
    constexpr Position& in_wilderness() { return window_ = Window::wilderness, *this; }
    constexpr Position& facing(Lair at) {
        window_ = Window::stand_off;
        table_.encounter.at = std::optional<Lair>{at};
        return *this;
    }
    constexpr Position& fighting(Lair at) { return facing(at), window_ = Window::combat, *this; }
    // The opponent's health, full unless told otherwise, and its tokens.
    constexpr Position& opponent(int health, StatusEffects status_effects = {}) {
        table_.encounter.health = byte(health);
        table_.encounter.status_effects = status_effects;
        said_opponent_ = true;
        return *this;
    }

    // A state to play on. Scripted dice deal the cards on top of decks that a table cannot keep in order.
    template <Chance C>
    [[nodiscard]] constexpr State<Rules, C> with(C chance) const {
        if constexpr (!DealsCards<C, MonsterCard>) {
            return Base::with(chance);
        } else {
            Position dealt = *this;
            deal_rest(chance, dealt.monsters_, table_.monster_deck), deal_rest(chance, dealt.items_, table_.item_deck);
            deal_rest(chance, dealt.mutations_, table_.mutation_deck);
            deal_rest(chance, dealt.heroes_, table_.hero_deck);
            deal_rest(chance, dealt.decrees_, table_.decree_deck);
            return dealt.Base::with(chance);
        }
    }

private:
    // The cards on top of a deck, and those under them that are left to the dice.
    template <class Card>
    struct Top {
        InlineVector<Card, enum_count<Card>> cards{};
        EnumSet<Card> dealt{};
    };

    static constexpr Verdict no_such_item = Verdict::refused("HAM-223: there is no such item, or it is in two places");

    constexpr bool sits(Seat seat) {
        if (index_of(seat) < table_.options.players && index_of(seat) < most_players) return true;
        fail(Verdict::refused("HAM-001: there is no such seat"));
        return false;
    }
    constexpr bool lies(Region at) {
        if (at <= Region::last) return true;
        fail(Verdict::refused("HAM-003: there is no such region"));
        return false;
    }
    constexpr std::uint8_t byte(int number) {
        if (number < 0 || number > 255) fail(Verdict::refused("HAM-223: a number is out of range"));
        return static_cast<std::uint8_t>(number);
    }
    // Every card is said once.
    template <class Card, std::size_t room>
    constexpr bool take(EnumSet<Card, room>& said, Card card) {
        const bool free = index_of(card) < room && !said.has(card);
        if (!free) fail(Verdict::refused("HAM-223: there is no such card, or it is in two places"));
        if (free) said.insert(card);
        return free;
    }
    template <class Place>
    constexpr void own(Place& place, Item item) {
        if (is_card(item) && take(said_items_, card(item)))
            place.items.insert(card(item));
        else if (is_artifact(item) && take(said_artifacts_, artifact(item)))
            place.artifacts.insert(artifact(item));
        else if (is_sigil(item) && take(said_sigils_, sigil(item)))
            place.sigils.insert(sigil(item));
        else
            fail(no_such_item);
    }
    template <class Card, std::size_t room>
    constexpr Position& stack(Top<Card>& top, EnumSet<Card, room>& said, std::initializer_list<Card> cards) {
        for (const Card card : cards)
            if (take(said, card)) top.cards.push_back(card);
        return *this;
    }
    template <class C, class Card, std::size_t Known, std::size_t room>
    static constexpr void deal_rest(C& chance, Top<Card>& top, const Deck<Card, Known, room>&) {
        for (std::size_t i = Known; i < top.cards.size(); ++i) {
            chance.deal(top.cards[i]);
            top.dealt.insert(top.cards[i]);
        }
        while (top.cards.size() > Known) top.cards.pop_back();
    }
    template <class Card, std::size_t room>
    constexpr Position& drop(EnumSet<Card, room>& pile, EnumSet<Card, room>& said, std::initializer_list<Card> cards) {
        for (const Card card : cards)
            if (take(said, card)) pile.insert(card);
        return *this;
    }

    // Everything that was not said goes where it belongs.
    constexpr void complete() {
        const Content& content = Rules::content;
        deal_heroes();
        if (!said_champion_)
            for (std::size_t i = 0; i != champion_mutations; ++i)
                if (const auto last = last_of(content.mutations.all() - said_mutations_)) {
                    said_mutations_.insert(*last);
                    table_.champion.mutations.push_back(last);
                }
        pile_up(table_.monster_deck, monsters_, content.monsters.all(), said_monsters_, table_.monster_discard,
                monsters_run_out_);
        pile_up(table_.mutation_deck, mutations_, content.mutations.all(), said_mutations_, table_.mutation_discard,
                mutations_run_out_);
        pile_up(table_.item_deck, items_, content.items.all(), said_items_, table_.item_discard, items_run_out_);
        pile_up(table_.decree_deck, decrees_, content.decrees.all(), said_decrees_, table_.decree_discard,
                decrees_run_out_);
        pile_up(table_.hero_deck, heroes_, content.heroes.all(), said_hero_cards_, table_.heroes_in_graveyard,
                heroes_run_out_);
        table_.artifacts_aside = Artifacts::all() - said_artifacts_;
        table_.sigils_aside = Sigils::all() - said_sigils_;
        if (!said_fatigue_) table_.turn.fatigue = byte(detail::fatigue_due(table_));
        lay_steps();
    }
    // Players and the Champion get the first and the last of the heroes that are left.
    constexpr void deal_heroes() {
        const auto in_play = [&](Seat seat) { return is_in_play(table_, seat); };
        for_each_seat(table_.options, [&](Seat seat) {
            if (in_play(seat) && said_heroes_.has(seat)) take(said_hero_cards_, table_.heroes[seat].card);
        });
        if (said_champion_) take(said_hero_cards_, *table_.champion.hero);
        for_each_seat(table_.options, [&](Seat seat) {
            const HeroCards left = Rules::content.heroes.all() - said_hero_cards_;
            if (!in_play(seat) || said_heroes_.has(seat) || left.empty()) return;
            table_.heroes[seat].card = left.front();
            said_hero_cards_.insert(left.front());
        });
        if (said_champion_) return;
        table_.champion.hero = last_of(Rules::content.heroes.all() - said_hero_cards_);
        if (table_.champion.hero) said_hero_cards_.insert(*table_.champion.hero);
    }
    template <class Card, std::size_t room>
    static constexpr std::optional<Card> last_of(EnumSet<Card, room> cards) {
        return cards.empty() ? std::optional<Card>{} : std::optional<Card>{cards.nth(cards.size() - 1)};
    }
    template <class Card, std::size_t Known, std::size_t room>
    constexpr void pile_up(Deck<Card, Known, room>& deck, const Top<Card>& top, EnumSet<Card> all,
                           EnumSet<Card, room> said, EnumSet<Card, room>& discard, bool run_out) {
        if (top.cards.size() > Known)
            return void(fail(Verdict::refused(
                "HAM-014: a table orders four monsters or two other cards on a deck; ScriptedDice deal more")));
        const EnumSet<Card, room> rest = EnumSet<Card, room>{all} - said;
        deck.shuffle_in(top.dealt);
        if (run_out)
            discard = discard | rest;
        else
            deck.shuffle_in(rest);
        for (std::size_t i = top.cards.size(); i-- != 0;) deck.put_on_top(top.cards[i], {});
    }
    constexpr void lay_steps() {
        const Seat seat = table_.turn.active;
        Encounter& encounter = table_.encounter;
        if (encounter.at && *encounter.at <= Lair::last) {
            if (*encounter.at == Lair::abbey) revealed();
            if (!said_opponent_) encounter.health = static_cast<std::uint8_t>(full_health(table_, *encounter.at));
        }
        switch (window_) {
            case Window::wilderness: table_.steps = {Step{WildernessPhase{seat}}}; break;
            case Window::stand_off: table_.steps = {Step{StandOff{seat}}}; break;
            case Window::combat: table_.steps = {Step{CombatTurn{seat}}}; break;
            default: table_.steps = {Step{HamletPhase{seat}}}; break;
        }
    }

    Top<MonsterCard> monsters_{};
    Top<MutationCard> mutations_{};
    Top<ItemCard> items_{};
    Top<HeroCard> heroes_{};
    Top<DecreeCard> decrees_{};
    typename Table<Rules>::MonsterCards said_monsters_{};
    typename Table<Rules>::MutationCards said_mutations_{};
    typename Table<Rules>::ItemCards said_items_{};
    HeroCards said_hero_cards_{};
    DecreeCards said_decrees_{};
    Artifacts said_artifacts_{};
    Sigils said_sigils_{};
    SeatSet said_heroes_{};
    bool said_champion_ = false;
    bool said_fatigue_ = false;
    bool said_opponent_ = false;
    bool monsters_run_out_ = false;
    bool mutations_run_out_ = false;
    bool items_run_out_ = false;
    bool decrees_run_out_ = false;
    bool heroes_run_out_ = false;
    Window window_ = Window::hamlet;
};

}  // namespace heroes::hamlet
