#include "short_names.hpp"
#include "support.hpp"

#include <string>

using namespace hero_master_test;

namespace {

Table<> quiet() { return Position{}.hand(one, {swings, huh}).lurking({giant}).table(); }
Table<> fighting() {
    return Position{}
        .attack(one, bellow)
        .bungle(one, two, action("Underfoot"))
        .attack(two, brave)
        .hand(one, {swings})
        .encounter(giant)
        .turn(one)
        .table();
}
Table<> resolving() { return after(Duel{fighting()}, Pass{}).table; }

// The clause that a table breaks after a change.
template <class Change>
std::string fault(Table<> table, Change&& change) {
    REQUIRE(audit(table));
    change(table);
    return std::string(audit(table).clause());
}

}  // namespace

TEST_CASE("HMA-035 an Action card in two places, in none, or with a stranger is noticed") {
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].deck.insert(swings); }) == "HMA-035");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].hand.erase(swings); }) == "HMA-035");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[two].hand.insert(action("Evasion")); }) == "HMA-035");
    CHECK(fault(fighting(), [](auto& table) { table.heroes[one].discard.insert(bellow); }) == "HMA-035");
    CHECK(fault(fighting(), [](auto& table) { table.heroes[two].discard.insert(action("Underfoot")); }) == "HMA-035");
}
TEST_CASE("HMA-200 a Protest card in a pile, twice, or missing is noticed") {
    CHECK(fault(quiet(), [](auto& table) { table.protest_deck.erase(me_first); }) == "HMA-200");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].hand.insert(me_first); }) == "HMA-200");
    CHECK(fault(quiet(), [](auto& table) {
              table.protest_deck.erase(me_first);
              table.heroes[one].deck.insert(me_first);
          }) == "HMA-200");
    CHECK(fault(quiet(), [](auto& table) {
              table.protest_deck = table.protest_deck - ActionCards{me_first, tantrum};
              table.heroes[one].hand = table.heroes[one].hand | ActionCards{me_first, tantrum};
          }) == "HMA-200");
}
TEST_CASE("HMA-178 a treasure in two places or in none is noticed, and one in the wrong slot") {
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].stash.insert(plate); }) == "HMA-178");
    CHECK(fault(quiet(), [](auto& table) { table.treasure_deck.erase(plate); }) == "HMA-178");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].hand.insert(action("Heroic Pose")); }) == "HMA-178");
    CHECK(fault(quiet(), [](auto& table) {
              table.treasure_deck.erase(sword);
              table.heroes[one].items[ItemSlot::armour] = item(sword);
          }) == "HMA-176");
}
TEST_CASE("HMA-042 a monster in two places or in none is noticed") {
    CHECK(fault(quiet(), [](auto& table) { table.monster_deck.insert(giant); }) == "HMA-042");
    CHECK(fault(quiet(), [](auto& table) { table.monster_deck.erase(orc); }) == "HMA-042");
    CHECK(fault(quiet(), [](auto& table) {
              table.monster_deck.erase(orc);
              table.bosses.insert(orc);
          }) == "HMA-042");
}
TEST_CASE("HMA-187 HMA-039 so are Critical Fails and Locations") {
    CHECK(fault(quiet(), [](auto& table) { table.fail_discard.insert(FailCard{3}); }) == "HMA-187");
    CHECK(fault(quiet(), [](auto& table) { table.unseen_locations.insert(*table.location); }) == "HMA-039");
    CHECK(fault(quiet(), [](auto& table) { table.unseen_locations = {}; }) == "HMA-039");
    CHECK(fault(quiet(), [](auto& table) { table.unseen_locations.insert(standard_content.den); }) == "HMA-039");
    CHECK(fault(quiet(), [](auto& table) { table.locations_left = 0; }) == "HMA-039");
    CHECK(fault(Position{}.offered(location("Crumbling Fort"), location("The Legless Wyvern")).table(),
                [](auto& table) { table.offered[0] = {}; }) == "HMA-039");
    const auto discarded = Position{}.lurking({giant}).discarded_location(location("Foggy Bog"), two).table();
    CHECK(fault(discarded, [](auto& table) { table.discarded[0].card = {}; }) == "HMA-039");
    CHECK(fault(discarded, [](auto& table) { table.discarded[0].card = standard_content.den; }) == "HMA-039");
    CHECK(fault(discarded, [](auto& table) { table.discarded[0].knower = three; }) == "HMA-039");
}
TEST_CASE("HMA-034 HMA-001 heroes who share a race, or sit where nobody sits") {
    CHECK(fault(quiet(), [](auto& table) { table.heroes[two].race = table.heroes[one].race; }) == "HMA-034");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[two].hero_class = ClassCard{7}; }) == "HMA-034");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[three].gold = 1; }) == "HMA-001");
}
TEST_CASE("HMA-023 HMA-026 HMA-032 HMA-064 health, marker, tokens and leader out of range") {
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].health = 0; }) == "HMA-023");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].health = 11; }) == "HMA-023");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].marker = 7; }) == "HMA-026");
    CHECK(fault(quiet(), [](auto& table) { table.heroes[one].marker = 2; }) == "HMA-026");
    CHECK(fault(quiet(), [](auto& table) { table.tokens = 1; }) == "HMA-032");
    CHECK(fault(fighting(), [](auto& table) { table.heroes[one].attacks[0].token = true; }) == "HMA-032");
    CHECK(fault(quiet(), [](auto& table) { table.leader = four; }) == "HMA-064");
}
TEST_CASE("HMA-085 HMA-088 HMA-021 what lies in slots must be attacks, and bungles of others above them") {
    CHECK(fault(fighting(), [](auto& table) { table.heroes[one].attacks[0].bungler = nobody; }) == "HMA-035");
    CHECK(fault(fighting(), [](auto& table) {
              table.heroes[two].discard.insert(action("Underfoot"));
              table.heroes[one].attacks[0].bungler = nobody;
          }) == "HMA-088");
    CHECK(fault(fighting(), [](auto& table) {
              table.heroes[one].hand.erase(swings);
              table.heroes[one].attacks.push_back({swings});
              table.heroes[one].deck.erase(huh);
              table.heroes[one].attacks[1].card = huh;
              table.heroes[one].deck.insert(swings);
          }) == "HMA-021");
}
TEST_CASE("HMA-085 a bungle lies on the attack of another hero, played by somebody who is there") {
    CHECK(fault(fighting(), [](auto& table) {
              table.heroes[two].discard.insert(action("Underfoot"));
              table.heroes[one].attacks[0].bungler = three;
          }) == "HMA-085");
    CHECK(fault(fighting(), [](auto& table) {
              table.heroes[two].discard.insert(action("Underfoot"));
              table.heroes[one].deck.erase(huh);
              table.heroes[one].attacks[0].bungle = huh;
              table.heroes[one].attacks[0].bungler = one;
          }) == "HMA-085");
    CHECK(fault(fighting(), [](auto& table) {
              table.heroes[two].discard.insert(action("Underfoot"));
              table.heroes[two].deck.erase(action("Fireball (Indoors)"));
              table.heroes[one].attacks[0].bungle = action("Fireball (Indoors)");
          }) == "HMA-085");
}
TEST_CASE("HMA-051 Mulligans are counted while hands are drawn, and not for ever") {
    auto drawing = new_game(Options{}, Pcg32{3}, ruled({.hand_size = 10})).table;
    const auto is_tidy_with = [&](int mulligans) {
        drawing.mulligans = static_cast<std::uint8_t>(mulligans);
        return hero_master::detail::is_tidy(drawing);
    };
    CHECK(is_tidy_with(0));
    CHECK(is_tidy_with(20));
    CHECK(!is_tidy_with(21));
}
TEST_CASE("HMA-111 HMA-076 HMA-186 boards that should be clear") {
    CHECK(fault(quiet(), [](auto& table) { table.heroes[two].part = Part::passed; }) == "HMA-111");
    CHECK(fault(fighting(), [](auto& table) { table.heroes[two].part = Part::declined; }) == "HMA-076");
    CHECK(fault(Position{}.offered(location("Crumbling Fort"), location("The Legless Wyvern")).table(),
                [](auto& table) { table.loot = 1; }) == "HMA-186");
}
TEST_CASE("HMA-097 HMA-R69 an attack that runs without its card, its monster or its step") {
    CHECK(fault(resolving(), [](auto& table) { table.attack.seat = three; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack.monster = orc; }) == "HMA-R69");
    CHECK(fault(fighting(), [](auto& table) { table.attack.green = 3; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack.green = 21; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack.black = 21; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack.monster = MonsterCard{30}; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack.fail = FailCard{20}; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack.converted = Permanent::race; }) == "HMA-097");
    CHECK(fault(resolving(), [](auto& table) { table.attack = Attack{}; }) == "HMA-097");
}
TEST_CASE("HMA-023 HMA-R105 by a house rule who has no health left may wait for the end of an attack") {
    const auto health = [](Position<RuntimeRules> position, bool attacks) {
        auto state = position.attack(one, bellow).encounter(giant).turn(one).with(ScriptedDice{});
        if (attacks) state = after(state, Pass{});
        state.table.heroes[two].health = 0;
        return std::string(audit(state.table).clause());
    };
    const RuntimeRules waits = ruled({.defeat_waits_for_attack = true});
    CHECK(health(Position{Options{}, waits}, true).empty());
    CHECK(health(Position{Options{}, waits}, false) == "HMA-023");
    CHECK(health(Position{Options{}, ruled({})}, true) == "HMA-023");
}
TEST_CASE("HMA-094 a parting attack is made by the monster whose turn it is") {
    auto leaving = after(Duel{Position{}
                                  .lurking({orc, giant})
                                  .equip(one, ItemSlot::armour, treasure("Cloak of Convenient Fog"))
                                  .leader(two)
                                  .declined({one})
                                  .table(),
                              ScriptedDice{20}},
                         Decline{});
    REQUIRE(leaving.table.attack.marks.has(Mark::parting));
    CHECK(fault(leaving.table, [](auto& table) { table.attack.monster = orc; }) == "HMA-094");
    CHECK(fault(leaving.table, [](auto& table) { table.attack.black = 0; }) == "HMA-094");
}
TEST_CASE("HMA-R58 the game waits for what can be asked, in an order that can be") {
    const auto waits = [](Table<> table, auto step) {
        return fault(table, [&](auto& changed) {
            changed.steps.pop_back();
            push_step(changed.steps, step);
        });
    };
    CHECK(waits(quiet(), ChooseEncounter{two}) == "HMA-R58");
    CHECK(waits(quiet(), TakeTurn{one}) == "HMA-072");
    CHECK(waits(quiet(), ChooseMulligan{one}) == "HMA-R58");
    CHECK(waits(quiet(), PrepareBoard{}) == "HMA-R58");
    CHECK(waits(fighting(), JoinEncounter{one}) == "HMA-074");
    CHECK(waits(Position{}.bare(one, ItemSlot::armour).lurking({giant}).table(),
                RestoreOriginal{one, ItemSlot::armour}) == "HMA-R58");
    CHECK(waits(resolving(), CommitCards{two}) == "HMA-R58");
    CHECK(waits(resolving(), ChooseConversion{one}) == "HMA-R58");
    CHECK(fault(quiet(), [](auto& table) { table.declined = {one, two}; }) == "HMA-093");
    CHECK(fault(quiet(), [](auto& table) { table.mulligans = 1; }) == "HMA-R58");
    CHECK(fault(quiet(), [](auto& table) { push_step(table.steps, ChooseEncounter{one}); }) == "HMA-R58");
}
TEST_CASE("HMA-R58 HMA-128 only T4 and T1 of a card just played are carried out above each other") {
    // The Priest leads and lays the sermon, which draws a card by T1.
    const auto asked = after(Duel{Position{four_players}
                                      .leader(four)
                                      .encounter(giant)
                                      .attack(four, action("Smite, Lightly"))
                                      .hand(four, {sermon})
                                      .exhausted(four, hero_cards)
                                      .turn(four)
                                      .table(),
                                  ScriptedDice{1}},
                             LayAttack{sermon})
                           .table;
    REQUIRE(waits_for_a<ChooseEffect>(asked));
    const auto carried_out = [&](std::initializer_list<Timing> timings) {
        return fault(asked, [&](auto& table) {
            const Step question = table.steps.back();
            while (holds_alternative<ChooseEffect>(table.steps.back()) ||
                   holds_alternative<CarryOut>(table.steps.back()))
                table.steps.pop_back();
            for (const Timing timing : timings)
                table.steps.push_back(CarryOut{four, timing, {Source::played, 0, sermon}});
            table.steps.push_back(question);
        });
    };
    CHECK(carried_out({Timing::played_by_leader}).empty());
    CHECK(carried_out({Timing::played, Timing::played_by_leader}).empty());
    CHECK(carried_out({Timing::played_by_leader, Timing::played, Timing::played_by_leader}) == "HMA-R58");
}
TEST_CASE("HMA-R21 a view is no table to be played on") {
    auto table = quiet();
    hide_from(table, two);
    CHECK(audit(table).clause() == "HMA-R21");
}
TEST_CASE("HMA-011 an attack uses no weapon from an empty slot") {
    const auto uses = [](auto& table) { table.attack.used = weapons; };
    CHECK(fault(resolving(), uses).empty());
    CHECK(fault(resolving(), [&](auto& table) {
              uses(table);
              table.heroes[table.attack.seat].items[ItemSlot::first_weapon] = Item::nothing;
          }) == "HMA-011");
}
