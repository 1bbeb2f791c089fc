#include "cards.hpp"

#include <map>

using namespace hamlet_test;

namespace {

Knobs at_once() { return {.reshuffle_at_once = true}; }

// How often each card lies somewhere on the table, counted place by place.
template <class Card>
using Census = std::map<Card, int>;

template <class Card, std::size_t room>
void add(Census<Card>& census, EnumSet<Card, room> cards) {
    cards.for_each([&](Card card) { ++census[card]; });
}
template <class Card>
bool is_one_each(const Census<Card>& census, std::size_t count) {
    return census.size() == count &&
           std::all_of(census.begin(), census.end(), [](const auto& entry) { return entry.second == 1; });
}

template <class T>
bool are_all_cards_there(const T& table) {
    Census<HeroCard> heroes;
    Census<MonsterCard> monsters;
    Census<MutationCard> mutations;
    Census<ItemCard> items;
    Census<Artifact> artifacts;
    Census<DecreeCard> decrees;
    Census<Sigil> sigils;
    const auto belongings = [&](const auto& place) {
        add(items, place.items), add(artifacts, place.artifacts), add(sigils, place.sigils);
    };
    add(heroes, table.hero_deck.cards()), add(heroes, table.heroes_in_graveyard);
    if (table.champion.hero) ++heroes[*table.champion.hero];
    for_each_seat(table.options, [&](Seat seat) {
        if (is_in_play(table, seat)) ++heroes[table.heroes[seat].card];
        add(monsters, table.heroes[seat].trophies);
        belongings(table.heroes[seat]);
    });
    add(monsters, table.monster_deck.cards()), add(monsters, table.monster_discard);
    add(monsters, table.monsters_in_graveyard);
    for (const RegionSpace& space : table.regions) {
        if (space.monster) ++monsters[*space.monster];
        for (const MutationCard mutation : space.mutations) ++mutations[mutation];
        belongings(space);
    }
    for (const auto& mutation : table.champion.mutations) ++mutations[*mutation];
    add(mutations, table.mutation_deck.cards()), add(mutations, table.mutation_discard);
    belongings(table.champion);
    add(items, table.item_deck.cards()), add(items, table.item_discard);
    for (const auto& card : table.shop)
        if (card) ++items[*card];
    add(artifacts, table.artifacts_aside), add(sigils, table.sigils_aside);
    add(decrees, table.decree_deck.cards()), add(decrees, table.decree_discard), add(decrees, table.decrees);
    return is_one_each(heroes, 17) && is_one_each(monsters, 45) && is_one_each(mutations, 58) &&
           is_one_each(items, 56) && is_one_each(artifacts, 15) && is_one_each(decrees, 20) && is_one_each(sigils, 5);
}

}  // namespace

TEST_CASE("HAM-223 in a whole game every card is in exactly one place at every moment") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto state = new_game({.players = static_cast<std::uint8_t>(2 + seed % 3)}, Pcg32{seed});
        Pcg32 choice{seed + 100};
        for (int n = 0; n != 400 && !is_over(state.table); ++n) {
            REQUIRE(are_all_cards_there(state.table));
            const auto actions = actions_of(state.table);
            state = after(state, actions[choice.below(static_cast<std::uint32_t>(actions.size()))]);
        }
        REQUIRE(are_all_cards_there(state.table));
    }
}
TEST_CASE("HAM-223 no position has a card in two places, or one that there is not") {
    const auto clause = [](const auto& position) { return std::string(position.try_table().verdict().clause()); };
    CHECK(clause(Position{}.carry(one, {item(spear)}).carry(two, {item(spear)})) == "HAM-223");
    CHECK(clause(Position{}.trophies(one, {bat}).graveyard({}, {bat})) == "HAM-223");
    CHECK(clause(Position{}.hero(one, healer).graveyard({healer})) == "HAM-223");
    CHECK(clause(Position{}.monster(bogs, bat, {attack_1}).discard({attack_1})) == "HAM-223");
    CHECK(clause(Position{}.sigils(one, {Sigil::wrath}).sigils(two, {Sigil::wrath})) == "HAM-223");
    CHECK(clause(Position{}.decree(cheap).discard({cheap})) == "HAM-223");
    CHECK(clause(Position{}.carry(one, {item(static_cast<ItemCard>(58))})) == "HAM-223");
}

TEST_CASE("HAM-011 the graveyard gets dead heroes and oblations, but no trophy that was spent or lost") {
    auto state = Position{}
                     .hero(one, striker)
                     .health(one, 1)
                     .trophies(one, {bat, rat, moth})
                     .stock(space(1), beer)
                     .monster(bogs, landlord)
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    state = after(state, OblationHealth{}, Offer{bat}, Shop{{space(1)}}, Pay{rat}, EnterWilderness{},
                  SelectRegion{bogs}, Fight{}, Attack{});
    CHECK(state.table.heroes_in_graveyard == HeroCards{striker});
    CHECK(state.table.monsters_in_graveyard == MonsterCards{bat});
    CHECK(graveyard_size(state.table) == 2);
}

TEST_CASE("HAM-220 the monster discard takes trophies that were spent or lost") {
    auto state = Position{}
                     .health(one, 1)
                     .trophies(one, {rat, moth})
                     .stock(space(1), beer)
                     .monster(bogs, landlord)
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    state = after(state, Shop{{space(1)}}, Pay{rat});
    CHECK(state.table.monster_discard == MonsterCards{rat});
    state = after(state, EnterWilderness{}, SelectRegion{bogs}, Fight{}, Attack{});
    CHECK(state.table.monster_discard == MonsterCards{rat, moth});
}
TEST_CASE("HAM-220 HAM-102 the monster discard is shuffled when a monster must be drawn from an empty deck") {
    auto state = Position{}.monsters_run_out().monster(bogs, landlord).in_wilderness().with(ScriptedDice{1});
    CHECK(state.table.monster_deck.empty());
    const auto events = events_of(state, SelectRegion{caves});
    CHECK(has_event(events, DeckReshuffled{Pile::monsters, 44}));
    CHECK(has_event(events, MonsterRevealed{caves, bat}));
    state = after(state, SelectRegion{caves});
    CHECK(state.chance.verdict());
    CHECK(state.table.monster_discard.empty());
    CHECK(state.table.monster_deck.size() == 43);
}
TEST_CASE("HAM-220 HAM-R84 an empty monster deck stays empty while no monster is drawn") {
    auto met = Position{}.monsters_run_out().monster(bogs, landlord).in_wilderness().with(ScriptedDice{});
    met = after(met, SelectRegion{bogs});
    CHECK(met.table.monster_deck.empty());

    auto drawn = Position{}.monsters_run_out().top({bat}).in_wilderness().with(ScriptedDice{});
    CHECK(only<DeckReshuffled>(events_of(drawn, SelectRegion{caves})).empty());
    drawn = after(drawn, SelectRegion{caves});
    CHECK(drawn.table.monster_deck.empty());
    CHECK(drawn.table.monster_discard.size() == 44);
}

TEST_CASE("HAM-221 the item discard takes what was used, sold or pushed off the shop") {
    auto state = Position{}
                     .turn(two)
                     .equip(two, {item(beer)})
                     .carry(two, {item(spear)})
                     .stock({ale, egg, pot})
                     .monster(bogs, bat)
                     .top({attack_1})
                     .top({axe})
                     .with(ScriptedDice{4});
    state = after(state, UseConsumable{slot(1)});
    CHECK(state.table.item_discard == ItemCards{beer});
    state = after(state, Sell{{space(2)}}, Give{spear});
    CHECK(state.table.item_discard == ItemCards{beer, spear});
    state = after(state, EnterWilderness{}, SelectRegion{bogs}, Flee{});
    CHECK(state.table.item_discard == ItemCards{beer, spear, pot});
}
TEST_CASE("HAM-221 HAM-076 the item discard is shuffled when the shop needs an item and the deck is empty") {
    auto state = Position{}.turn(two).items_run_out().won(1, bogs).in_wilderness().with(ScriptedDice{1});
    const auto events = events_of(state, GoHome{});
    CHECK(has_event(events, DeckReshuffled{Pile::items, 56}));
    CHECK(has_event(events, StockMoved{cleaver}));
    CHECK(after(state, GoHome{}).table.item_deck.size() == 55);
}

TEST_CASE("HAM-222 HAM-R42 the mutation discard takes what killed monsters and the Champion shed") {
    auto state = Position{}
                     .champion(guard, {health_2, bleeds, quills})
                     .sigils(one, {Sigil::mercy})
                     .monster(bogs, bat, {attack_1, defense_1})
                     .fighting(lair(bogs))
                     .with(killing_blow);
    const auto events = events_of(state, Attack{});
    CHECK(has_event(events, MutationsDiscarded{MutationCards{attack_1, defense_1}}));
    state = after(state, Attack{});
    CHECK(state.table.mutation_discard == MutationCards{attack_1, defense_1});
    state.chance = ScriptedDice{4, 1, 1, 1};
    state = after(state, ChallengeChampion{}, Flee{});
    CHECK(state.table.mutation_discard == MutationCards{attack_1, defense_1, health_2, bleeds, quills});
}
TEST_CASE("HAM-222 HAM-R42 the mutation discard is shuffled when a mutation is needed, and not before") {
    auto state = Position{}
                     .mutations_run_out()
                     .top({quills})
                     .top({beer})
                     .monster(bogs, bat)
                     .monster(woods, rat)
                     .facing(lair(bogs))
                     .with(ScriptedDice{4, 4, 1});
    state = after(state, Flee{});
    CHECK(state.table.mutation_deck.empty());
    const std::size_t discarded = state.table.mutation_discard.size();
    CHECK(discarded == 58 - 3 - 1);
    state = after(state, EnterWilderness{}, SelectRegion{woods});
    const auto events = events_of(state, Flee{});
    CHECK(has_event(events, DeckReshuffled{Pile::mutations, 54}));
    CHECK(has_event(events, MonsterMutated{woods, attack_1}));
    CHECK(after(state, Flee{}).table.mutation_discard.empty());
}
TEST_CASE("HAM-R77 HAM-222 everybody knows that the Champion's mutations are none of those shuffled in") {
    auto state = Position{}
                     .champion(healer, {attack_1, quills, web})
                     .mutations_run_out()
                     .monster(bogs, bat)
                     .facing(lair(bogs))
                     .with(ScriptedDice{4});
    REQUIRE(state.table.champion.older == 0);
    const auto shuffled = after(state, Flee{}).table;
    CHECK(shuffled.champion.oldest == 0);
    CHECK(shuffled.champion.older == 3);
    CHECK((*view(shuffled, two)).champion.mutations == decltype(shuffled.champion.mutations){attack_1, quills, web});

    state.table.champion.older = 1;  // one of them lay there when the discard was shuffled before
    const auto again = after(state, Flee{}).table;
    CHECK(again.champion.oldest == 1);
    CHECK(again.champion.older == 3);

    state.table.champion.older = 3;  // nothing new lies there
    const auto same = after(state, Flee{}).table;
    CHECK(same.champion.oldest == 0);
    CHECK(same.champion.older == 3);
}
TEST_CASE("HAM-R40 HAM-R84 a monster with two mutations has no need of a third, so nothing is shuffled") {
    auto state =
        Position{}.mutations_run_out().monster(bogs, bat, {attack_1, quills}).facing(lair(bogs)).with(ScriptedDice{4});
    CHECK(only<DeckReshuffled>(events_of(state, Flee{})).empty());
}

TEST_CASE("HAM-R84 with the knob set, the monster deck is shuffled as soon as its last card is drawn") {
    auto state =
        Position{Options{}, ruled(at_once())}.monsters_run_out().top({bat}).in_wilderness().with(ScriptedDice{});
    CHECK(has_event(events_of(state, SelectRegion{caves}), DeckReshuffled{Pile::monsters, 44}));
    state = after(state, SelectRegion{caves});
    CHECK(state.table.monster_deck.size() == 44);
    CHECK(state.table.monster_discard.empty());
    // Before that there is no need.
    auto two_left =
        Position{Options{}, ruled(at_once())}.monsters_run_out().top({bat, rat}).in_wilderness().with(ScriptedDice{});
    CHECK(only<DeckReshuffled>(events_of(two_left, SelectRegion{caves})).empty());
}
TEST_CASE("HAM-R84 with the knob set, items, mutations and decrees are shuffled as soon as they run out") {
    auto state = Position{Options{}, ruled(at_once())}
                     .turn(two)
                     .moon(3)
                     .items_run_out()
                     .top({beer})
                     .mutations_run_out()
                     .top({attack_1})
                     .decrees_run_out()
                     .top({cheap})
                     .decree(dear)
                     .monster(bogs, bat)
                     .facing(lair(bogs))
                     .with(ScriptedDice{4});
    const auto events = events_of(state, Flee{});
    CHECK(has_event(events, DeckReshuffled{Pile::items, 55}));
    CHECK(has_event(events, DeckReshuffled{Pile::mutations, 54}));
    CHECK(has_event(events, DeckReshuffled{Pile::decrees, 19}));
    state = after(state, Flee{});
    CHECK(state.chance.verdict());
    CHECK(state.table.decrees == DecreeCards{cheap});
    CHECK(state.table.decree_deck.size() == 19);
    CHECK(audit(state.table));
}
TEST_CASE("HAM-R84 by default none of them is") {
    auto state = Position{}
                     .turn(two)
                     .moon(3)
                     .items_run_out()
                     .top({beer})
                     .mutations_run_out()
                     .top({attack_1})
                     .decrees_run_out()
                     .top({cheap})
                     .monster(bogs, bat)
                     .facing(lair(bogs))
                     .with(ScriptedDice{4});
    CHECK(only<DeckReshuffled>(events_of(state, Flee{})).empty());
    state = after(state, Flee{});
    CHECK(state.table.item_deck.empty());
    CHECK(state.table.mutation_deck.empty());
    CHECK(state.table.decree_deck.empty());
}
TEST_CASE("HAM-R48 HAM-R84 heroes are never shuffled, however empty their deck is") {
    auto state = Position{Options{}, ruled(at_once())}
                     .health(one, 1)
                     .heroes_run_out()
                     .top({healer})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .with(deadly);
    CHECK(only<DeckReshuffled>(events_of(state, Attack{})).empty());
    CHECK(after(state, Attack{}).table.hero_deck.empty());
}

TEST_CASE("HAM-R85 discard piles and graveyard are open to everybody") {
    const auto table = Position{}
                           .graveyard({healer, striker}, {bat})
                           .discard({rat, moth})
                           .discard({attack_1})
                           .discard({beer, spear})
                           .discard({cheap})
                           .table();
    for (const Seat seat : {one, two, Seat::spectator}) {
        const auto seen = view(table, seat);
        CHECK(seen->heroes_in_graveyard == table.heroes_in_graveyard);
        CHECK(seen->monsters_in_graveyard == table.monsters_in_graveyard);
        CHECK(seen->monster_discard == table.monster_discard);
        CHECK(seen->mutation_discard == table.mutation_discard);
        CHECK(seen->item_discard == table.item_discard);
        CHECK(seen->decree_discard == table.decree_discard);
    }
}
