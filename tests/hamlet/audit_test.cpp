#include <initializer_list>
#include <optional>
#include <string>

#include "cards.hpp"

using namespace hamlet_test;

namespace {

template <class Rules>
std::string fault(const Table<Rules>& table) {
    return std::string(audit(table).clause());
}

// What audit says of a table after something was done to it by hand.
template <class Rules, class Change>
std::string fault_after(Table<Rules> table, Change&& change) {
    REQUIRE(audit(table));
    change(table);
    return fault(table);
}
template <class Change>
std::string fault_after(Change&& change) {
    return fault_after(Position{Options{.players = 3}}.table(), change);
}

// Takes any card out of a deck.
template <class Card, std::size_t Known, std::size_t room>
Card drawn_from(Deck<Card, Known, room>& deck) {
    Pcg32 chance{1};
    return deck.draw(chance);
}

Table<> in_combat() {
    return Position{}.equip(one, {item(gear(attack_mod(2)))}).monster(caves, bat).fighting(Lair::dark_caves).table();
}

// A table that waits for something else.
template <class Rules, class S>
std::string fault_with(Table<Rules> table, std::initializer_list<S> steps) {
    table.steps.clear();
    for (const S& step : steps) table.steps.push_back(Step{step});
    return fault(table);
}
template <class Rules>
std::string fault_on_top(Table<Rules> table, const Step& step) {
    table.steps.push_back(step);
    return fault(table);
}

}  // namespace

TEST_CASE("HAM-223 a hero is in one place: a deck, a player's hands, the graveyard, or the Abbey") {
    CHECK(fault_after([](auto& table) { drawn_from(table.hero_deck); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.heroes[one].card = table.heroes[two].card; }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.heroes_in_graveyard.insert(table.heroes[one].card); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.champion.hero = std::optional<HeroCard>{}; }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.champion.hero = table.heroes[one].card; }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.heroes_in_graveyard.insert(drawn_from(table.hero_deck)); }).empty());
}

TEST_CASE("HAM-223 a monster is in one place: deck, discard, graveyard, region, or among somebody's trophies") {
    CHECK(fault_after([](auto& table) { drawn_from(table.monster_deck); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.heroes[one].trophies.insert(bat); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.monster_discard.insert(bat); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.monsters_in_graveyard.insert(bat); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.regions[bogs].monster = bat; }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.heroes[one].trophies.insert(drawn_from(table.monster_deck)); }).empty());
    CHECK(fault_after([](auto& table) { table.monster_discard.insert(drawn_from(table.monster_deck)); }).empty());
    CHECK(fault_after([](auto& table) { table.monsters_in_graveyard.insert(drawn_from(table.monster_deck)); }).empty());
    CHECK(fault_after([](auto& table) { table.regions[bogs].monster = drawn_from(table.monster_deck); }).empty());
}

TEST_CASE("HAM-223 a mutation is in one place: deck, discard, beside a monster, or beside the Champion") {
    const auto with_bat = Position{}.monster(caves, bat).table();
    CHECK(fault_after([](auto& table) { drawn_from(table.mutation_deck); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.mutation_discard.insert(*table.champion.mutations[0]); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.champion.mutations[1] = table.champion.mutations[0]; }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.champion.mutations[1] = std::optional<MutationCard>{}; }) == "HAM-223");
    CHECK(fault_after(with_bat, [](auto& table) {
              table.regions[caves].mutations.push_back(*table.champion.mutations[0]);
          }) == "HAM-223");
    CHECK(fault_after(with_bat, [](auto& table) {
              table.regions[caves].mutations.push_back(drawn_from(table.mutation_deck));
          }).empty());
}

TEST_CASE("HAM-223 an item is in one place: deck, discard, shop, inventory, region, or the Abbey") {
    const ItemCard sword = gear(attack_mod(2));
    CHECK(fault_after([](auto& table) { drawn_from(table.item_deck); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.heroes[one].items.insert(sword); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.item_discard.insert(sword); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.shop[space(1)] = sword; }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.regions[caves].items.insert(sword); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.champion.items.insert(sword); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.champion.items.insert(drawn_from(table.item_deck)); }).empty());
    CHECK(fault_after([](auto& table) { table.regions[caves].items.insert(drawn_from(table.item_deck)); }).empty());
}

TEST_CASE("HAM-223 HAM-R31 a consumable that has left its slot and still has effect lies nowhere else") {
    const ItemCard brew = consumable(buff_attack(3, Duration::encounter));
    const auto state = Position{Options{}, ruled({.use_frees_slot = true})}
                           .equip(one, {item(brew)})
                           .monster(caves, bat)
                           .fighting(Lair::dark_caves)
                           .with(ScriptedDice{});
    auto table = after(state, UseConsumable{slot(1)}).table;
    CHECK(audit(table));
    table.item_discard.insert(brew);
    CHECK(fault(table) == "HAM-223");
}

TEST_CASE("HAM-223 an artifact and a Sigil are in one place: aside, with a player, in a region, or in the Abbey") {
    const Artifact first = artifact(Sigil::wrath, 1);
    CHECK(fault_after([&](auto& table) { table.artifacts_aside.erase(first); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.heroes[one].artifacts.insert(first); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.regions[caves].artifacts.insert(first); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) { table.champion.artifacts.insert(first); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.sigils_aside.erase(Sigil::wrath); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.heroes[two].sigils.insert(Sigil::wrath); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.champion.sigils.insert(Sigil::wrath); }) == "HAM-223");
    CHECK(fault_after([&](auto& table) {
              table.artifacts_aside.erase(first);
              table.regions[caves].artifacts.insert(first);
          }).empty());
}

TEST_CASE("HAM-223 a decree is in one place: deck, discard, or in force") {
    CHECK(fault_after([](auto& table) { drawn_from(table.decree_deck); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.decree_discard.insert(decree(hero_attack(1))); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.decrees.insert(decree(hero_attack(1))); }) == "HAM-223");
    CHECK(fault_after([](auto& table) { table.decrees.insert(drawn_from(table.decree_deck)); }).empty());
}

TEST_CASE("HAM-223 what is unknown in a view is no table to play on") {
    CHECK(fault(*view(Position{}.table(), one)) == "HAM-223");
    const auto table = Position{}.revealed().hide(one, {gear(attack_mod(2))}).table();
    CHECK(fault(*view(table, two)) == "HAM-223");
    CHECK(fault_after(table, [](auto& t) { t.heroes[two].unknown = 1; }) == "HAM-223");
    CHECK(fault_after(table, [](auto& t) { t.heroes[two].unknown_older = 1; }) == "HAM-223");
}

TEST_CASE("HAM-078 a slot holds something of its owner's, and nothing twice") {
    const Item sword = item(gear(attack_mod(2)));
    const auto table = Position{}.equip(one, {sword}).carry(one, {item(artifact(Sigil::wrath, 1))}).table();
    CHECK(fault_after(table, [&](auto& t) { t.heroes[one].slots[slot(2)] = sword; }) == "HAM-078");
    CHECK(fault_after(table, [&](auto& t) { t.heroes[two].slots[slot(1)] = sword; }) == "HAM-078");
    CHECK(fault_after(table, [&](auto& t) { t.heroes[one].slots[slot(1)] = Item::unknown; }) == "HAM-078");
    CHECK(fault_after(table, [&](auto& t) { t.heroes[one].slots[slot(2)] = item(artifact(Sigil::wrath, 2)); }) ==
          "HAM-078");
    CHECK(fault_after(table, [&](auto& t) { t.heroes[one].slots[slot(2)] = item(artifact(Sigil::wrath, 1)); }).empty());
}

TEST_CASE("HAM-R88 a Sigil lies in a slot only where a house rule wants it there") {
    const auto in_slot = [](auto& table) { table.heroes[one].slots[slot(1)] = item(Sigil::mercy); };
    CHECK(fault_after(Position{}.sigils(one, {Sigil::mercy}).table(), in_slot) == "HAM-078");
    const auto table = Position{Options{}, ruled({.sigils_need_slots = true})}.sigils(one, {Sigil::mercy}).table();
    CHECK(fault_after(table, in_slot).empty());
    CHECK(fault_after(table, [](auto& t) { t.heroes[one].slots[slot(1)] = item(Sigil::wrath); }) == "HAM-078");
}

TEST_CASE("HAM-R69 only one's own items are hidden, and only where the rules hide them") {
    const ItemCard sword = gear(attack_mod(2));
    CHECK(fault_after([&](auto& table) { table.heroes[one].hidden.insert(sword); }) == "HAM-R69");
    const auto open = Position{Options{}, ruled({.hidden_items = HiddenItems::no_items})}.carry(one, {item(sword)});
    CHECK(fault_after(open.table(), [&](auto& table) { table.heroes[one].hidden.insert(sword); }) == "HAM-R69");
    const auto closed = Position{Options{}, ruled({.hidden_items = HiddenItems::backpacks})}.hide(one, {sword});
    CHECK(fault_after(closed.table(), [&](auto& table) { table.heroes[one].hidden = {}; }) == "HAM-R69");
}

TEST_CASE("HAM-R77 only other players can have seen hidden items, and older items are hidden ones") {
    CHECK(fault_after([](auto& table) { table.heroes[one].knowers.insert(one); }) == "HAM-R77");
    CHECK(fault_after([](auto& table) { table.heroes[one].knowers.insert(Seat::spectator); }) == "HAM-R77");
    CHECK(fault_after([](auto& table) { table.heroes[one].knowers.insert(two); }).empty());
    CHECK(fault_after([](auto& table) { table.older_items.insert(gear(attack_mod(2))); }) == "HAM-R77");
}

TEST_CASE("HAM-027 HAM-047 health and its maximum are in range") {
    const auto with = [](int health, int maximum) {
        return fault_after([&](auto& table) {
            table.heroes[two].health = static_cast<std::uint8_t>(health);
            table.heroes[two].maximum = static_cast<std::uint8_t>(maximum);
        });
    };
    CHECK(with(20, 24).empty());
    CHECK(with(1, 20).empty());
    CHECK(with(20, 25) == "HAM-027");
    CHECK(with(19, 19) == "HAM-027");
    CHECK(with(0, 20) == "HAM-047");
    CHECK(with(21, 20) == "HAM-047");
}

TEST_CASE("HAM-060 change is kept only where a house rule lets players keep it") {
    const auto rich = [](auto& table) { table.heroes[one].gold = 1; };
    CHECK(fault_after(Position{}.table(), rich) == "HAM-060");
    CHECK(fault_after(Position{Options{}, ruled({.keep_change = true})}.table(), rich).empty());
}

TEST_CASE("HAM-140 whoever is out of the game, or was never in it, has nothing") {
    CHECK(fault_after([](auto& table) { table.heroes[four].maximum = 1; }) == "HAM-140");
    const auto table = Position{Options{.players = 3}}.out(three).table();
    CHECK(fault_after(table, [](auto& t) { t.heroes[three].favor_ready = true; }) == "HAM-140");
}

TEST_CASE("HAM-206 the Moon turns at both ends of its bar") {
    const auto with = [](int space, bool waning) {
        return fault_after([&](auto& table) {
            table.moon = static_cast<std::uint8_t>(space);
            table.waning = waning;
        });
    };
    CHECK(with(0, false).empty());
    CHECK(with(0, true) == "HAM-206");
    CHECK(with(3, true).empty());
    CHECK(with(4, true).empty());
    CHECK(with(4, false) == "HAM-206");
    CHECK(with(5, true) == "HAM-206");
}

TEST_CASE("HAM-210 HAM-R09 two decrees are in force only where they accumulate") {
    const auto two_decrees = [](auto& table) {
        table.decrees.insert(drawn_from(table.decree_deck));
        table.decrees.insert(drawn_from(table.decree_deck));
    };
    CHECK(fault_after(Position{}.table(), two_decrees) == "HAM-210");
    CHECK(fault_after(Position{Options{}, ruled({.decrees_accumulate = true})}.table(), two_decrees).empty());
}

TEST_CASE("HAM-R09 a decree lies in the discard only where decrees are replaced") {
    const auto discarded = [](auto& table) { table.decree_discard.insert(drawn_from(table.decree_deck)); };
    CHECK(fault_after(Position{}.table(), discarded).empty());
    CHECK(fault_after(Position{Options{}, ruled({.decrees_accumulate = true})}.table(), discarded) == "HAM-R09");
}

TEST_CASE("HAM-128 there are no mutations without a monster") {
    CHECK(fault_after([](auto& table) { table.regions[caves].mutations.push_back(drawn_from(table.mutation_deck)); }) ==
          "HAM-128");
}

TEST_CASE("HAM-019 the Champion has no more old mutations than mutations") {
    CHECK(fault_after([](auto& table) { table.champion.older = 3; }).empty());
    CHECK(fault_after([](auto& table) { table.champion.older = 4; }) == "HAM-019");
    CHECK(fault_after([](auto& table) { table.champion.older = 1, table.champion.oldest = 2; }) == "HAM-019");
}

TEST_CASE("HAM-R17 a monster leaves the game only where a house rule lets it") {
    const auto gone = [](auto& table) { table.out_of_the_game.insert(drawn_from(table.monster_deck)); };
    CHECK(fault_after(Position{}.table(), gone) == "HAM-R17");
    const auto ruling = ruled({.spent_trophies = SpentTrophies::out_of_the_game});
    CHECK(fault_after(Position{Options{}, ruling}.table(), gone).empty());
}

TEST_CASE("HAM-043 it is somebody's turn") {
    CHECK(fault_after([](auto& table) { table.turn.active = four; }) == "HAM-043");
    CHECK(fault_after([](auto& table) { table.turn.start = four; }) == "HAM-043");
    CHECK(fault_after([](auto& table) { table.turn.start = three; }).empty());
}

TEST_CASE("HAM-217 nobody is out of the game and waits for a hero") {
    CHECK(fault_after([](auto& table) { table.out.insert(four); }) == "HAM-217");
    CHECK(fault_after([](auto& table) { table.heroless.insert(four); }) == "HAM-217");
    const auto table = Position{Options{.players = 3}}.out(three).table();
    CHECK(fault_after(table, [](auto& t) { t.heroless.insert(three); }) == "HAM-217");
}

TEST_CASE("HAM-168 HAM-163 Fatigue comes of encounters, and never stays at three") {
    const auto with = [](int encounters, int fatigue) {
        return fault_after(Position{}.in_wilderness().table(), [&](auto& table) {
            table.turn.encounters = static_cast<std::uint8_t>(encounters);
            table.turn.fatigue = static_cast<std::uint8_t>(fatigue);
            table.turn.last_region = caves;
        });
    };
    CHECK(with(3, 2).empty());
    CHECK(with(4, 3) == "HAM-168");
    CHECK(with(0, 1) == "HAM-168");
    CHECK(fault_after([](auto& table) { table.turn.encounters = 1; }) == "HAM-163");
}

TEST_CASE("HAM-185 a Sigil is left aside while its set is complete only until the other spoils are taken") {
    auto table = Position{}
                     .in_wilderness()
                     .trophies(one, {mother})
                     .carry(one, {item(artifact(Sigil::mercy, 1)), item(artifact(Sigil::mercy, 2))})
                     .table();
    table.heroes[one].artifacts.insert(artifact(Sigil::mercy, 3));
    table.artifacts_aside.erase(artifact(Sigil::mercy, 3));
    CHECK(fault(table) == "HAM-185");
    table.encounter.at = Lair::dark_caves;
    CHECK(fault_with(table, {ChooseArtifact{one, Sigil::wrath}}).empty());
}

TEST_CASE("HAM-170 HAM-040 in the Hamlet there are neither Fatigue tokens nor encounters to remember") {
    const auto with = [](int encounters, int fatigue) {
        return fault_after([&](auto& table) {
            table.turn.encounters = static_cast<std::uint8_t>(encounters);
            table.turn.fatigue = static_cast<std::uint8_t>(fatigue);
            table.turn.last_region = caves;
        });
    };
    CHECK(with(2, 1) == "HAM-170");
    CHECK(with(1, 0) == "HAM-040");
}

TEST_CASE("HAM-R31 only a lasting consumable in a slot of the active player has effect") {
    const ItemCard brew = consumable(buff_attack(2, Duration::turn));
    const ItemCard potion = consumable(heal(5));
    const ItemCard sword = gear(attack_mod(2));
    const auto table = Position{}.equip(one, {item(brew), item(potion), item(sword)}).in_wilderness().table();
    const auto running = [&](ItemCard card) {
        return fault_after(table, [&](auto& t) { t.turn.running.insert(card); });
    };
    CHECK(running(brew).empty());
    CHECK(running(potion) == "HAM-R31");
    CHECK(running(sword) == "HAM-R31");
    CHECK(running(consumable(buff_attack(2, Duration::turn), 2)) == "HAM-R31");
    CHECK(fault_after(table, [&](auto& t) {
              t.turn.running.insert(brew);
              t.heroes[one].hidden.insert(brew);
          }) == "HAM-R69");
}

TEST_CASE("HAM-178 only a Favor that lasts has effect") {
    const auto with = [](HeroCard hero) {
        return fault_after(Position{}.hero(one, hero).favor_used(one).table(),
                           [](auto& table) { table.turn.favor_running = true; });
    };
    CHECK(with(attack_2_turn).empty());
    CHECK(with(healer) == "HAM-178");
}

TEST_CASE("HAM-097 HAM-114 HAM-006 whoever is fought is there and alive, and the dice are dice") {
    CHECK(fault_after([](auto& table) { table.encounter.health = 3; }) == "HAM-097");
    CHECK(fault_after([](auto& table) { table.encounter.attacked = true; }) == "HAM-097");
    CHECK(fault_after(in_combat(), [](auto& table) { table.encounter.health = 0; }) == "HAM-114");
    CHECK(fault_after(in_combat(), [](auto& table) { table.encounter.health = 6; }) == "HAM-114");
    CHECK(fault_after(in_combat(), [](auto& table) { table.encounter.health = 5; }).empty());  // four, and one at home
    CHECK(fault_after(in_combat(), [](auto& table) { table.encounter.at = Lair::flooded_bogs; }) == "HAM-114");
    CHECK(fault_after(in_combat(), [](auto& table) { table.encounter.dice[Die::attack_2] = 7; }) == "HAM-006");
}

TEST_CASE("HAM-192 the Champion fights face up") {
    const auto table = Position{}.sigils(one, {Sigil::wrath}).fighting(Lair::abbey).table();
    CHECK(fault_after(table, [](auto& t) { t.champion.mutation_knowers = {one, two}; }) == "HAM-192");
    CHECK(fault_after(table, [](auto& t) { t.champion.hero_knowers = {one, two}; }) == "HAM-192");
}

TEST_CASE("HAM-219 HAM-215 HAM-218 a game is over when something has ended it, and the winner has won") {
    CHECK(fault_after([](auto& table) { table.steps.clear(); }) == "HAM-219");
    CHECK(fault_after([](auto& table) { table.ending = Ending::sigils_lost; }) == "HAM-219");
    CHECK(fault_after([](auto& table) { table.winner = one; }) == "HAM-215");
    const auto ended = [](Ending ending, std::optional<Seat> winner) {
        return fault_after([&](auto& table) {
            table.steps.clear();
            table.ending = ending;
            table.winner = winner;
        });
    };
    CHECK(ended(Ending::champion_slain, {}) == "HAM-215");
    CHECK(ended(Ending::champion_slain, one) == "HAM-215");
    CHECK(ended(Ending::last_survivor, four) == "HAM-215");
    CHECK(ended(Ending::last_survivor, one) == "HAM-218");
    CHECK(ended(Ending::no_heroes_left, {}) == "HAM-218");
    CHECK(ended(Ending::sigils_lost, {}) == "HAM-218");
    CHECK(ended(Ending::turn_limit, {}) == "HAM-218");
    CHECK(ended(static_cast<Ending>(200), {}) == "HAM-218");
}

TEST_CASE("HAM-215 the game that the Champion's death has ended was won by who fought it") {
    const auto position = Position{}.sigils(one, {Sigil::wrath}).fighting(Lair::abbey).opponent(1);
    const auto table = after(position.with(ScriptedDice{6, 6, 6, 1, 1}), Attack{}).table;
    REQUIRE(is_over(table));
    CHECK(audit(table));
    CHECK(fault_after(table, [](auto& t) { t.winner = two; }) == "HAM-215");
    CHECK(fault_after(table, [](auto& t) { t.encounter.health = 1; }) == "HAM-218");
}

TEST_CASE("HAM-031 the game waits for the active player, in a place where that player is") {
    const auto home = Position{}.table();
    CHECK(fault_with(home, {HamletPhase{one}}).empty());
    CHECK(fault_with(home, {HamletPhase{two}}) == "HAM-043");
    CHECK(fault_with(home, {StandOff{one}}) == "HAM-097");
    CHECK(fault_with(home, {CombatTurn{one}}) == "HAM-097");
    CHECK(fault_with(home, {ChooseReroll{one, Window::attack}}) == "HAM-097");
    CHECK(fault_with(in_combat(), {HamletPhase{one}}) == "HAM-097");
    CHECK(fault_with(in_combat(), {WildernessPhase{one}}) == "HAM-097");
    CHECK(fault_with(home, {WildernessPhase{one}}).empty());
}

// A step of which no chapter says whether it fits.
struct Unheard {
    Seat seat{};
};
static_assert(heroes::detail::Fitted<Table<>, HamletPhase>);
static_assert(!heroes::detail::Fitted<Table<>, Unheard>);

TEST_CASE("HAM-031 a choice lies only on what it belongs to") {
    const ItemCard sword = gear(attack_mod(2));
    const auto home = Position{}
                          .trophies(one, {bat})
                          .stock({consumable(heal(5))})
                          .carry(one, {item(sword), item(artifact(Sigil::wrath, 1))})
                          .taken({HamletAction::sell})
                          .table();
    CHECK(fault_on_top(home, ChooseOffering{one, Benefit::health}).empty());
    CHECK(fault_on_top(home, ChooseOffering{two, Benefit::health}) == "HAM-043");
    CHECK(fault_on_top(home, ChoosePayment{one, {space(1)}, 1, {}}).empty());
    CHECK(fault_on_top(home, ChoosePayment{one, {space(1)}, 2, {}}) == "HAM-060");  // one gold is all there is
    CHECK(fault_on_top(home, ChoosePayment{one, {space(1)}, 0, {}}) == "HAM-060");
    CHECK(fault_on_top(home, ChoosePayment{one, {space(2)}, 1, {}}) == "HAM-065");
    CHECK(fault_on_top(home, ChoosePayment{one, {}, 1, {}}) == "HAM-059");
    CHECK(fault_on_top(home, ChoosePayment{one, {space(1)}, 1, bat}) == "HAM-061");
    CHECK(fault_on_top(home, ChooseSoldItem{one, {space(1)}}).empty());
    CHECK(fault_on_top(home, ChooseSoldItem{one, {space(3)}}) == "HAM-068");
    CHECK(fault_on_top(home, ArrangeSlot{one, slot(1)}).empty());
    CHECK(fault_on_top(home, ArrangeSlot{two, slot(1)}) == "HAM-043");
    CHECK(fault_on_top(home, ChooseRelic{one, slot(1)}) == "HAM-031");
    CHECK(fault_on_top(home, HamletPhase{one}) == "HAM-031");
    CHECK(fault_on_top(home, StandOff{one}) == "HAM-097");
    CHECK(fault_on_top(home, EndTurn{}) == "HAM-031");
    CHECK(fault_on_top(home, ChooseRival{one}) == "HAM-C19");  // nobody hides anything
    CHECK(fault_on_top(home, OrderTop{one, 0}) == "HAM-C19");  // nobody has looked
    auto spying = after(Position{}.hero(one, monster_spy).with(ScriptedDice{}), UseFavor{}).table;
    REQUIRE(waits_for(spying, OrderTop{one, 0}));
    spying.steps.pop_back();
    CHECK(fault_on_top(spying, OrderTop{one, 1}).empty());
    CHECK(fault_on_top(spying, OrderTop{one, 2}) == "HAM-C19");  // the last of three goes where it must
    CHECK(fault_on_top(spying, OrderTop{two, 1}) == "HAM-043");
    auto arranging = home;
    arranging.steps.push_back(ArrangeSlot{one, slot(2)});
    CHECK(fault_on_top(arranging, ChooseRelic{one, slot(2)}).empty());
    CHECK(fault_on_top(arranging, ChooseRelic{one, slot(1)}) == "HAM-031");
}

TEST_CASE("HAM-031 HAM-086 in combat a rearrangement lies on the monster's turn") {
    auto table = in_combat();
    CHECK(fault_on_top(table, ArrangeSlot{one, slot(1)}) == "HAM-031");
    table.steps = {Step{MonsterTurn{}}};
    CHECK(fault(table) == "HAM-031");
    CHECK(fault_on_top(table, ArrangeSlot{one, slot(1)}).empty());
    CHECK(fault_on_top(table, ArrangeSlot{one, slot(2)}) == "HAM-045");  // nothing can change there
}

TEST_CASE("HAM-031 HAM-C18 a re-roll is asked for where there is a roll and a source") {
    auto table = Position{}.hero(one, attack_reroller).monster(caves, bat).fighting(Lair::dark_caves).table();
    table.steps = {Step{ChooseReroll{one, Window::attack}}};
    CHECK(fault(table) == "HAM-108");
    for (auto& face : table.encounter.dice) face = 3;
    CHECK(audit(table));
    CHECK(fault_with(table, {ChooseReroll{one, Window::defense}}) == "HAM-C18");
    CHECK(fault_with(table, {ChooseReroll{one, Window::combat}}) == "HAM-C18");
    table.heroes[one].favor_ready = false;
    CHECK(fault(table) == "HAM-C18");
}

TEST_CASE("HAM-031 HAM-C62 artifacts are recalled from who has several unfinished sets, each player once") {
    const auto table = Position{}
                           .carry(one, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::mercy, 1))})
                           .carry(two, {item(artifact(Sigil::wrath, 2))})
                           .table();
    CHECK(fault_with<StandardRules, Step>(table, {BeginHamlet{}, ChooseSet{one}}).empty());
    CHECK(fault_with<StandardRules, Step>(table, {BeginHamlet{}, ChooseSet{two}}) == "HAM-C62");
    CHECK(fault_with<StandardRules, Step>(table, {BeginHamlet{}, ChooseSet{one}, ChooseSet{one}}) == "HAM-031");
    CHECK(fault_with<StandardRules, Step>(table, {ChooseSet{one}}) == "HAM-031");
    CHECK(fault_with<StandardRules, Step>(table, {BeginHamlet{}}) == "HAM-031");
}

TEST_CASE("HAM-031 HAM-184 spoils are taken where a monster lay") {
    auto table =
        Position{}.in_wilderness().trophies(one, {mother}).belongings(caves, {item(gear(attack_mod(2)))}).table();
    table.encounter.at = Lair::dark_caves;
    CHECK(fault_with(table, {ChooseArtifact{one, Sigil::wrath}}).empty());
    CHECK(fault_with(table, {ChooseArtifact{two, Sigil::wrath}}) == "HAM-043");
    CHECK(fault_with<StandardRules, Step>(table, {TakeSpoils{mother}, ChooseLoot{one, item(gear(attack_mod(2)))}})
              .empty());
    CHECK(fault_with<StandardRules, Step>(table, {TakeSpoils{bat}, ChooseLoot{one, item(gear(attack_mod(2)))}}) ==
          "HAM-125");
    CHECK(fault_with<StandardRules, Step>(table, {TakeSpoils{mother}, ChooseLoot{one, item(gear(attack_mod(3)))}}) ==
          "HAM-126");
    CHECK(fault_with<StandardRules, Step>(table, {TakeSpoils{mother}, ChooseLoot{one, Item::nothing}}) == "HAM-126");
    table.encounter = {};
    CHECK(fault_with(table, {ChooseArtifact{one, Sigil::wrath}}) == "HAM-125");
}

TEST_CASE("HAM-001 a table for too many or too few is none") {
    CHECK(fault_after([](auto& table) { table.options.players = 5; }) == "HAM-001");
    CHECK(fault_after([](auto& table) { table.options.players = 1; }) == "HAM-001");
    CHECK(fault_after([](auto& table) { table.options.first_player = four; }) == "HAM-R04");
}

TEST_CASE("HAM-170 HAM-R06 a hero who dies of the third token leaves none behind while the next one is chosen") {
    const auto state = Position{Options{}, ruled({.draw_two_heroes = true})}
                           .health(one, 2)
                           .won(3, caves)
                           .monster(caves, bat)
                           .fighting(Lair::dark_caves)
                           .opponent(1)
                           .with(ScriptedDice{6, 6, 6, 1, 1, 1, 1});
    const auto table = after(state, Attack{}).table;
    CHECK(waits_for_a<ChooseHero>(table));
    CHECK(table.turn.fatigue == 0);
    CHECK(audit(table));
}
