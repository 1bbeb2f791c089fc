#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// A party that has just left a Location and kept its hands: the leader, seat one, draws Locations with these dice.
// In `unseen_locations` the ordinary ones lie in the order of the content, without the Bazaar where the party was.
template <class Rules = StandardRules, class Change>
hero_master::State<Rules, ScriptedDice> arriving(std::initializer_list<int> dice, Change&& change,
                                                 const Rules& rules = {}) {
    auto position = Position<Rules>{Options{}, rules}.location(bazaar).ambusher(giant).gold(one, 3).gold(two, 3);
    change(position);
    auto state = position.with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    state = after(state, Decline{}, Decline{}, Refuse{}, Refuse{}, KeepHand{});
    state.chance = dice;
    return after(state, KeepHand{});
}
hero_master::State<StandardRules, ScriptedDice> arriving(std::initializer_list<int> dice) {
    return arriving(dice, [](auto&) {});
}

// Somebody who chooses this Location now.
template <class Rules = StandardRules>
hero_master::State<Rules, ScriptedDice> choosing(LocationCard card, const Position<Rules>& position,
                                                 const ScriptedDice& dice) {
    Position<Rules> offering = position;
    return offering.offered(card, card == fort ? wyvern : fort).with(dice);
}
const ScriptedDice three_monsters_three_treasures{1, 1, 1, 1, 1, 1};

}  // namespace

TEST_CASE("HMA-054 HMA-064 HMA-D04 the leader draws two Locations, chooses one and discards the other") {
    const auto state = arriving({1, 1});
    CHECK(waits_for(state.table, ChooseLocation{one}));
    CHECK(actions_of(state.table) == std::vector<Action>{VisitLocation{fort}, VisitLocation{wyvern}});
    CHECK(refusal(state.table, VisitLocation{den}) == "HMA-054");
    auto chosen = state;
    chosen.chance = {1, 1, 1, 1, 1};
    chosen = after(chosen, VisitLocation{wyvern});
    CHECK(chosen.table.location == wyvern);
    CHECK(chosen.table.discarded.back() == DiscardedLocation{fort, one});
    CHECK(chosen.table.visited == 2);
}
TEST_CASE("HMA-R01 the Dragon's Den must be chosen when it is drawn: nobody is asked") {
    const auto last_three = [](auto& position) { position.locations_left(3); };
    const auto state = arriving({1, /* another one */ 1, /* monsters, treasures */ 1, 1, 1, 1, 1}, last_three);
    CHECK(state.table.location == den);
    CHECK(state.table.discarded.back() == DiscardedLocation{fort, one});
    CHECK(state.table.lurking.back() == Monster{crackletooth});
}
TEST_CASE("HMA-R01 also a position that asks leaves the leader no other choice, and no secret") {
    const auto table = Position{}.offered(fort, den).locations_left(1, DenPlace::drawn).table();
    CHECK(actions_of(table) == std::vector<Action>{VisitLocation{den}});
    CHECK(refusal(table, VisitLocation{fort}) == "HMA-R01");
    CHECK(refusal(table, VisitLocation{wyvern}) == "HMA-054");
    const auto seen = view(table, two);
    CHECK(seen->offered[1] == den);
    CHECK(!seen->offered[0]);
    Pcg32 chance{5};
    CHECK(view(determinize(seen, chance), two) == seen);
}
TEST_CASE("HMA-R01 by a house rule the Den may go back under the deck") {
    const RuntimeRules rules = ruled({.den_drawn = DenDrawn::may_go_under_the_deck});
    const auto last_three = [](auto& position) { position.locations_left(3); };
    auto state = arriving({1, 1}, last_three, rules);
    CHECK(actions_of(state.table) == std::vector<Action>{VisitLocation{den}, VisitLocation{fort}});
    state.chance = {1, 1, 1, 1, 1, 1};
    const auto events = events_of(state, VisitLocation{fort});
    CHECK(has_event(events, LocationRefused{one, den}));
    const auto refused = after(state, VisitLocation{fort});
    CHECK(refused.table.den == DenPlace::under_the_deck);
    CHECK(refused.table.locations_left == 2);  // the seventh card, and the Den below it
}
TEST_CASE("HMA-R01 HMA-R03 by a house rule the Den may be discarded, and the game ends when the deck is empty") {
    const RuntimeRules rules = ruled({.den_drawn = DenDrawn::may_be_discarded});
    const auto last_two = [](auto& position) { position.locations_left(2); };
    auto state = arriving({1, 1}, last_two, rules);
    state.chance = {1, 1, 1, 1, 1};
    state = after(state, VisitLocation{fort}, TakeCard{state.table.heroes[one].deck.front()});
    CHECK(state.table.den == DenPlace::drawn);
    CHECK(state.table.locations_left == 0);
    state.chance = {1};
    CHECK(is_over(after(state, Decline{}, Decline{}).table));
}
TEST_CASE("HMA-R03 a single Location card that is left must be played") {
    const auto last = [](auto& position) { position.locations_left(1, DenPlace::among_the_last); };
    const auto state = arriving({1, 1, 1, 1, 1, 1}, last);
    CHECK(state.table.location == den);
    CHECK(state.table.locations_left == 0);
}

TEST_CASE("HMA-055 HMA-K18 HMA-D05 a leader effect is for the leader only") {
    auto state = choosing(fort, Position{}, three_monsters_three_treasures);
    state = after(state, VisitLocation{fort});
    CHECK(waits_for(state.table, SearchDeck{one, 1}));
    CHECK(actions_of(state.table).size() == 11);
    CHECK(refusal(state.table, TakeCard{brave}) == "HMA-055");
}
TEST_CASE("HMA-056 HMA-K23 a party effect is for all players, clockwise from the leader") {
    const auto state = choosing(wyvern, Position{}.health(one, 5).health(two, 6).leader(two), {1, 1, 1, 1});
    const auto events = events_of(state, VisitLocation{wyvern});
    CHECK(only<Healed>(events) == std::vector<Healed>{{two, 3, 9}, {one, 3, 8}});
}
TEST_CASE("HMA-R40 several party effects come one after the other, each for all players") {
    const LocationCard temple = location("Temple of Mild Regret");
    const auto state = choosing(temple,
                                Position{}
                                    .hero(one, dwarf, priest)
                                    .hero(two, elf, wizard)
                                    .health(one, 5)
                                    .health(two, 6)
                                    .exhausted(one, hero_cards)
                                    .exhausted(two, hero_cards),
                                {1, 1, 1, 1, 1});
    const auto asked = after(state, VisitLocation{temple});
    CHECK(asked.table.heroes[one].health == 7);
    CHECK(asked.table.heroes[two].health == 8);
    CHECK(waits_for(asked.table, ChooseRefresh{one, Sort::hero, 1}));  // only the Priest is of the Faith
    const auto refreshed = after(asked, ChooseCard{Permanent::race});
    CHECK(refreshed.table.heroes[one].exhausted == class_card);
    CHECK(refreshed.table.heroes[two].exhausted == hero_cards);
}
TEST_CASE("HMA-R96 HMA-K16 the leader effect belongs to who chose the Location; later steps use the new leader") {
    const LocationCard nursery = location("Haunted Nursery");
    const auto state = after(choosing(nursery, Position{}, {1, 1, 1, 1}), VisitLocation{nursery});
    CHECK(state.table.leader == two);
    CHECK(waits_for(state.table, ChooseEncounter{two}));
}
TEST_CASE("HMA-057 HMA-106 HMA-K04 a lasting effect is in force while the party is there") {
    const auto at = [](LocationCard card) {
        return tally(Position{}.location(card).attack(one, action("Wild Swings!")).encounter(giant).turn(one).table(),
                     one, slot(1));
    };
    CHECK(at(bazaar).hit == 1);
    CHECK(at(location("Foggy Bog")).hit == 0);
    CHECK(at(location("Foggy Bog")).armour == at(bazaar).armour + 1);
    CHECK(at(location("Haunted Nursery")).threshold == 2);
    CHECK(at(location("Webbed Cellar")).ferocity == 4);
    CHECK(at(location("Mud Wrestling Pit")).strengths[regular] == 6);  // the Dwarf is strong
}
TEST_CASE("HMA-018 HMA-Q08 HMA-Q09 lasting effects look at disciplines and at the type of the attack card") {
    const auto at = [](LocationCard card, ActionCard attack) {
        return tally(Position{}
                         .hero(one, halfling, wizard)
                         .hero(two, dwarf, rogue)
                         .location(card)
                         .attack(one, attack)
                         .encounter(giant)
                         .turn(one)
                         .table(),
                     one, slot(1));
    };
    CHECK(at(location("Mud Wrestling Pit"), brave).strengths[regular] == 6);  // Brave's own bonus only
    CHECK(at(location("Leaning Wizard Tower"), brave).hit == 1);
    CHECK(at(location("Frozen Fishpond"), action("Frozen Stiff")).strengths[ice] == 4);
    CHECK(at(location("Frozen Fishpond"), action("Pyromaniac")).strengths[fire] == 1);
    CHECK(at(location("Frozen Fishpond"), brave).strengths[ice] == 0);
    CHECK(at(hot_mine, action("Pyromaniac")).strengths[fire] == 3);
}
TEST_CASE("HMA-Q08 the discipline of the race counts as well as that of the class") {
    const auto strength = [](RaceCard race, ClassCard hero_class, ActionCard attack) {
        return tally(Position{}
                         .hero(one, race, hero_class)
                         .hero(two, elf, wizard)
                         .location(location("Mud Wrestling Pit"))
                         .attack(one, attack)
                         .encounter(skeleton)
                         .turn(one)
                         .table(),
                     one, slot(1))
            .strengths[regular];
    };
    CHECK(strength(dwarf, priest, ale) == 3 + 1);
    CHECK(strength(gnome, barbarian, biter) == 3 + 1);
    CHECK(strength(gnome, priest, biter) == 3);
}

TEST_CASE("HMA-058 HMA-059 HMA-060 HMA-R16 the first monster takes the Ambusher slot, the others lurk from left to right") {
    const auto state = after(choosing(bazaar, Position{}, {1, 3, 1, 1, 1, 1}), VisitLocation{bazaar});
    CHECK(state.table.ambusher == Monster{giant});  // without the trait
    CHECK(state.table.lurking[0] == Monster{monster("Grizzly Bear")});
    CHECK(state.table.lurking[1] == Monster{spider});
    CHECK(state.table.lurking.size() == 2);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-061 HMA-R08 a warned Boss is put in the rightmost Lurking slot, beyond the number") {
    const auto state = after(choosing(hot_mine, Position{}, {1, 1, 1, 1, 1}), VisitLocation{hot_mine});
    CHECK(state.table.lurking.size() == 2);
    CHECK(state.table.lurking.back() == Monster{ashtray});
    CHECK(!state.table.bosses.has(ashtray));
    CHECK(has_event(events_of(choosing(hot_mine, Position{}, {1, 1, 1, 1, 1}), VisitLocation{hot_mine}),
                    MonsterPlaced{ashtray, lurking(1)}));
}
TEST_CASE("HMA-R02 that a Boss fell is forgotten at the next Location") {
    auto state = choosing(hot_mine, Position{}, {1, 1, 1, 1, 1});
    state.table.boss_fell = true;
    CHECK(!after(state, VisitLocation{hot_mine}).table.boss_fell);
}
TEST_CASE("HMA-R08 by a house rule the Boss is one of the number") {
    const auto position = Position{Options{}, ruled({.boss_is_one_of_the_number = true})};
    const auto state = after(choosing(hot_mine, position, {1, 1, 1, 1}), VisitLocation{hot_mine});
    CHECK(state.table.lurking.size() == 1);
    CHECK(state.table.lurking.back() == Monster{ashtray});
    CHECK(state.table.ambusher.has_value());
}
TEST_CASE("HMA-R09 a warned Boss is taken from the Monster deck, or is missing if it was defeated") {
    auto in_deck = choosing(hot_mine, Position{}, {1, 1, 1, 1, 1});
    in_deck.table.bosses.erase(ashtray);
    in_deck.table.monster_deck.insert(ashtray);
    in_deck = after(in_deck, VisitLocation{hot_mine});
    CHECK(in_deck.table.lurking.back() == Monster{ashtray});
    CHECK(!in_deck.table.monster_deck.has(ashtray));
    auto defeated = choosing(hot_mine, Position{}, {1, 1, 1, 1, 1});
    defeated.table.bosses.erase(ashtray);
    defeated.table.monster_discard.insert(ashtray);
    CHECK(after(defeated, VisitLocation{hot_mine}).table.lurking.size() == 1);
}
TEST_CASE("HMA-R09 a warned Boss that was drawn among the monsters is not placed a second time") {
    const auto dice = ScriptedDice{}.deal({ashtray, orc}).deal({sword, plate, wand});
    const auto state =
        after(choosing(hot_mine, Position{}.monster_deck({ashtray, giant, orc}), dice), VisitLocation{hot_mine});
    CHECK(state.table.ambusher == Monster{ashtray});
    CHECK(state.table.lurking.size() == 1);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-R09 by a house rule another Boss comes in place of the missing one") {
    auto state = choosing(hot_mine, Position{Options{}, ruled({.missing_boss_is_replaced = true})}, {1, 1, 2, 1, 1, 1});
    state.table.bosses.erase(ashtray);
    state.table.monster_discard.insert(ashtray);
    CHECK(after(state, VisitLocation{hot_mine}).table.lurking.back() == Monster{batula});
    // Also if it lies in the Monster deck, from which it is taken otherwise.
    state = choosing(hot_mine, Position{Options{}, ruled({.missing_boss_is_replaced = true})}, {1, 1, 2, 1, 1, 1});
    state.table.bosses.erase(ashtray);
    state.table.monster_deck.insert(ashtray);
    state = after(state, VisitLocation{hot_mine});
    CHECK(state.table.lurking.back() == Monster{batula});
    CHECK(state.table.monster_deck.has(ashtray));
}
TEST_CASE("HMA-R10 an empty Monster deck is made anew from its discard pile, by a house rule without Bosses") {
    const auto visit = [](const Knobs& knobs, const ScriptedDice& dice) {
        auto state = choosing(bazaar, Position{Options{}, ruled(knobs)}, dice);
        state.table.monster_deck = MonsterCards{giant};
        state.table.monster_discard = standard_content.monsters.all() - MonsterCards{giant} - state.table.bosses;
        state.table.bosses.erase(crackletooth);
        state.table.monster_discard.insert(crackletooth);
        return after(state, VisitLocation{bazaar}).table;
    };
    const auto drawn = visit({}, {1, 13, 1, 1, 1, 1});
    CHECK(drawn.lurking[0] == Monster{crackletooth});
    CHECK(drawn.monster_discard.empty());
    CHECK(visit({.defeated_bosses_stay_out = true}, {1, 12, 1, 1, 1, 1}).monster_discard == MonsterCards{crackletooth});
}
TEST_CASE("HMA-062 HMA-063 treasures are dealt face up, gold is put in the Loot Pile") {
    const auto state = after(choosing(bazaar, Position{}, {1, 1, 1, 24, 1, 1}), VisitLocation{bazaar});
    CHECK(state.table.treasure_pile.size() == 3);
    CHECK(state.table.treasure_pile.has(treasure("Whoopee Cushion")));
    CHECK(state.table.loot == 8);
}
TEST_CASE("HMA-R11 an empty Treasure deck is made anew from its discard pile, unless a house rule forbids") {
    const auto position = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}.treasure_deck({sword});
    };
    const auto standard =
        after(choosing(bazaar, position(StandardRules{}), {1, 1, 1, 1, 23, 1}), VisitLocation{bazaar});
    CHECK(standard.table.treasure_pile.size() == 3);
    CHECK(standard.table.treasure_discard.empty());
    const auto scarce =
        after(choosing(bazaar, position(ruled({.treasures_reshuffled = false})), {1, 1, 1, 1}), VisitLocation{bazaar});
    CHECK(scarce.table.treasure_pile == TreasureCards{sword});
}
TEST_CASE("HMA-R16 HMA-R107 by a house rule the row has fewer slots") {
    const auto state = after(choosing(bazaar, Position{Options{}, ruled({.lurking_slots = 1})}, {1, 1, 1, 1, 1}),
                             VisitLocation{bazaar});
    CHECK(state.table.lurking.size() == 1);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-R41 HMA-K24 a hero defeated by a Location effect leaves the gold in the Loot Pile, the token passes") {
    const auto position = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}.health(one, 1);
    };
    const ScriptedDice dice{/* the leader draws two */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const auto state = after(choosing(village, position(StandardRules{}), dice), VisitLocation{village});
    CHECK(state.table.loot == 11 + 3);
    CHECK(state.table.leader == two);
    CHECK(state.table.heroes[one].health == 5);
    CHECK(state.table.heroes[two].health == 9);
    const auto supply =
        after(choosing(village, position(ruled({.location_losses_to_supply = true})), dice), VisitLocation{village});
    CHECK(supply.table.loot == 11);
}
TEST_CASE("HMA-R41 HMA-158 that house rule is about Location effects: a hero who falls with the last monster leaves the gold in the Loot Pile") {
    const auto events = events_of_attack(
        fight(swings, orc, ruled({.location_losses_to_supply = true})).health(one, 1).with(ScriptedDice{15, 15}),
        first_weapon);
    CHECK(has_event(events, GoldMoved{one, Gold::stash, Gold::loot_pile, 3, nobody}));
}
TEST_CASE("HMA-K27 gold that a Location makes everybody lose goes to the Loot Pile") {
    const LocationCard bridge = location("Goblin Toll Bridge");
    auto state = choosing(bridge, Position{}.gold(two, 0), {1, 1, 1, 1, 1});
    state = after(state, VisitLocation{bridge}, Refuse{});
    CHECK(state.table.heroes[one].gold == 2);
    CHECK(state.table.heroes[two].gold == 0);
    CHECK(state.table.loot == 10 + 1);
}
TEST_CASE("HMA-178 HMA-180 HMA-R91 HMA-K32 stashed treasure is sold at the printed price, one card at a time") {
    auto state = choosing(bazaar, Position{}.stash(one, {plate, sword}), three_monsters_three_treasures);
    state = after(state, VisitLocation{bazaar});
    CHECK(waits_for(state.table, SellTreasure{one, 3}));
    CHECK(actions_of(state.table).size() == 3);
    CHECK(refusal(state.table, hero_master::Sell{treasure("Sunday Best")}) == "HMA-178");
    state = after(state, hero_master::Sell{plate});
    CHECK(state.table.heroes[one].gold == 6);
    CHECK(state.table.treasure_discard == TreasureCards{plate});
    CHECK(waits_for(state.table, SellTreasure{one, 3}));
    CHECK(waits_for(after(state, StopSelling{}).table, ChooseEncounter{one}));
}
TEST_CASE("HMA-R116 by a house rule every player sells one item at most") {
    auto state = choosing(bazaar, Position{Options{}, ruled({.one_sale_per_player = true})}.stash(one, {plate, sword}),
                          three_monsters_three_treasures);
    state = after(state, VisitLocation{bazaar}, hero_master::Sell{plate});
    CHECK(waits_for(state.table, ChooseEncounter{one}));
}
TEST_CASE("HMA-R115 a card that was searched for is not shown, unless a house rule says so") {
    const auto search = [](const auto& rules) {
        const auto state = after(choosing(fort, Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules},
                                          three_monsters_three_treasures),
                                 VisitLocation{fort});
        return after(state, TakeCard{action("Wild Swings!")}).table.heroes[one].exposed;
    };
    CHECK(search(StandardRules{}).empty());
    CHECK(search(ruled({.searched_card_shown = true})) == ActionCards{action("Wild Swings!")});
}
TEST_CASE("HMA-K17 HMA-R47 an optional leader effect can be refused") {
    const LocationCard bridge = location("Goblin Toll Bridge");
    const auto state = after(choosing(bridge, Position{}, {1, 1, 1, 1, 1, 1}), VisitLocation{bridge});
    CHECK(waits_for(state.table, ChooseEffect{one, one, {Source::location, 0, {}}}));
    CHECK(after(state, Accept{}).table.heroes[one].hand.size() == 1);
    CHECK(after(state, Refuse{}).table.heroes[one].hand.empty());
}
TEST_CASE("HMA-K25 HMA-K21 other Locations: gold for the leader, Hero cards refreshed at the Den") {
    CHECK(after(choosing(alley, Position{}, {1, 1, 1, 1, 1}), VisitLocation{alley}).table.heroes[one].gold == 4);
    auto state = choosing(
        den, Position{}.exhausted(one, race_card).exhausted(two, class_card).locations_left(0, DenPlace::drawn),
        {1, 1, 1, 1, 1});
    state = after(state, VisitLocation{den});
    CHECK(state.table.heroes[one].exhausted.empty());
    CHECK(state.table.heroes[two].exhausted.empty());
    CHECK(state.table.lurking.back() == Monster{crackletooth});
}
