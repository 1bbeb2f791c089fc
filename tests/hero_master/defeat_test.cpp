#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Seat one is a Dwarf Barbarian with armour 7, two a Halfling Wizard, three an Elf Rogue.

// Seat one, down to one health, is hit by the Giant.
template <class Rules = StandardRules>
Position<Rules> falling(const Options& options = {}, const Rules& rules = {}) {
    return Position<Rules>{options, rules}.attack(one, bellow).encounter(giant).health(one, 1).turn(one);
}
const ScriptedDice struck{2, 15};

}  // namespace

TEST_CASE("HMA-024 HMA-164 HMA-R93 nobody is healed above ten; full health brings the marker back to six, never beyond") {
    const auto state =
        resolve(fight(action("Unlabelled Potion"), giant).health(one, 8).marker(one, 4).with(ScriptedDice{2, 1}));
    CHECK(state.table.heroes[one].health == 10);
    CHECK(state.table.heroes[one].marker == 6);
    const auto partly =
        resolve(fight(action("Unlabelled Potion"), giant).health(one, 5).marker(one, 4).with(ScriptedDice{2, 1}));
    CHECK(partly.table.heroes[one].marker == 4);
}
TEST_CASE("HMA-025 HMA-154 a hero is defeated on reaching zero health or less") {
    const auto falls = [](int health) {
        return !only<HeroDefeated>(events_of_attack(fight(bellow, giant).health(one, health).with(struck))).empty();
    };
    CHECK(falls(3));
    CHECK(falls(2));
    CHECK(!falls(4));
}
TEST_CASE("HMA-155 HMA-006 three gold go onto the monster that did it") {
    const auto state = resolve(falling().gold(one, 7).with(struck));
    CHECK(state.table.heroes[one].gold == 4);
    CHECK(state.table.encounter == Monster{giant, 3});
}
TEST_CASE("HMA-R79 who has less pays all of it, by a house rule nothing") {
    CHECK(resolve(falling().gold(one, 2).with(struck)).table.encounter == Monster{giant, 2});
    CHECK(resolve(falling(Options{}, ruled({.poor_pay_nothing = true})).gold(one, 2).with(struck)).table.encounter ==
          Monster{giant});
}
TEST_CASE("HMA-156 gold on a monster goes to the hero who defeats it, beyond the rewards") {
    const auto state = resolve(
        Position{}.attack(one, swings).encounter(orc, 5).lurking({giant}).loot(9).turn(one).with(ScriptedDice{15, 1}));
    CHECK(state.table.heroes[one].gold == 3 + 3 + 5);
}
TEST_CASE("HMA-157 who falls by anything else leaves the gold in the Loot Pile") {
    const auto state = resolve(falling().fail_deck({fail("Own Foot")}).with(ScriptedDice{1, 1, 1}));
    CHECK(state.table.loot == 3);
    CHECK(state.table.encounter == Monster{giant});
}
TEST_CASE("HMA-158 if the monster falls in the same attack the gold goes to the Loot Pile") {
    const auto state = resolve(Position{}
                                   .attack(one, swings)
                                   .encounter(orc)
                                   .lurking({giant})
                                   .health(one, 1)
                                   .loot(3)
                                   .turn(one)
                                   .with(ScriptedDice{15, 15}));
    CHECK(state.table.loot == 3);
    CHECK(state.table.monster_discard.has(orc));
    CHECK(state.table.heroes[one].gold == 3);
}
TEST_CASE("HMA-R81 who falls by the Ambusher leaves the gold on it, by a house rule not if the other monster fell") {
    const auto fought = [](const auto& rules) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                           .attack(one, swings)
                           .encounter(orc)
                           .ambusher(spider)
                           .lurking({giant})
                           .health(one, 3)
                           .turn(one)
                           .with(ScriptedDice{15, 15, 15}))
            .table;
    };
    CHECK(fought(StandardRules{}).ambusher == Monster{spider, 3});
    CHECK(fought(ruled({.fallen_foe_frees_gold = true})).loot == 3);
}
TEST_CASE("HMA-159 a hero is defeated only once in an attack: by the card, and the monster's hit is nothing more") {
    const auto events = events_of_attack(falling().fail_deck({fail("Triggered Trap")}).with(ScriptedDice{1, 20, 1}));
    CHECK(only<HeroDefeated>(events) == std::vector<HeroDefeated>{{one, WoundCause::effect}});
    CHECK(only<MonsterAttacked>(events).empty());
}
TEST_CASE("HMA-160 HMA-R85 all attacks of the defeated hero and all their bungles leave play, by a house rule not the bungles") {
    const auto fought = [](const auto& rules) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                           .attack(one, bellow)
                           .attack(one, temper)
                           .attack(two, brave)
                           .bungle(two, one, huh)
                           .encounter(giant)
                           .health(one, 1)
                           .turn(one)
                           .with(struck))
            .table;
    };
    const auto table = fought(StandardRules{});
    CHECK(table.heroes[one].attacks.empty());
    CHECK(table.heroes[one].discard == ActionCards{bellow, temper, huh});
    CHECK(!table.heroes[two].attacks[0].is_bungled());
    CHECK(table.heroes[one].part == Part::defeated);
    CHECK(fought(ruled({.bungles_outlive_owner = true})).heroes[two].attacks[0].bungler == one);
}
TEST_CASE("HMA-R85 HMA-K07 with their owner gone bungles forbid no weapons, and their thresholds are gone") {
    auto state = Position{}
                     .hero(one, halfling, barbarian)
                     .hero(two, dwarf, wizard)
                     .attack(one, brave)
                     .bungle(one, two, portly)
                     .attack(two, ale)
                     .health(two, 2)
                     .leader(two)
                     .encounter(giant)
                     .turn(one)
                     .with(ScriptedDice{2, 20});
    state = after(state, Pass{}, ApplyCards{});
    REQUIRE(waits_for(state.table, CommitCards{one}));
    CHECK(state.table.leader == one);
    const auto events = events_of(Duel{state.table, ScriptedDice{7, 1}}, ApplyCards{first_weapon});
    CHECK(only<CriticalFailed>(events).empty());
    CHECK(only<StrengthFixed>(events).front().threshold == 1);
}
TEST_CASE("HMA-R105 HMA-160 HMA-161 a leader who is present by a bungle only falls by another's Critical Fail") {
    const auto events = events_of_attack(Position{three_players}
                                             .hero(one, elf, wizard)
                                             .hero(two, gnome, priest)
                                             .hero(three, dwarf, rogue)
                                             .attack(one, fireball)
                                             .bungle(one, two, confession)
                                             .health(two, 1)
                                             .encounter(giant)
                                             .leader(two)
                                             .fail_deck({fail("Own Foot")})
                                             .turn(one)
                                             .with(ScriptedDice{6, 1, 1}));
    CHECK(has_event(events, HeroDefeated{two, WoundCause::effect}));
    CHECK(has_event(events, CardDiscarded{two, confession, DiscardCause::defeated}));
    CHECK(only<TokenMoved>(events) == std::vector<TokenMoved>{{two, three, TokenCause::defeated}});
    CHECK(only<Healed>(events).empty());  // the bungle is gone before its own T2
    CHECK(has_event(events, Wounded{one, 1, 7, WoundCause::effect}));
}
TEST_CASE("HMA-155 HMA-R79 a hero who has no gold pays none, and nothing is told of it") {
    const auto beaten =
        events_of_attack(fight(action("Bellow"), orc).health(one, 1).gold(one, 0).with(ScriptedDice{2, 15}));
    CHECK(has_event(beaten, HeroDefeated{one, WoundCause::monster}));
    CHECK(only<GoldMoved>(beaten).empty());
    const auto stumbled = events_of_attack(fight(action("Bellow"), orc)
                                               .health(one, 1)
                                               .gold(one, 0)
                                               .fail_deck({fail("Own Foot")})
                                               .with(ScriptedDice{1, 1, 1}));
    CHECK(has_event(stumbled, HeroDefeated{one, WoundCause::effect}));
    CHECK(only<GoldMoved>(stumbled).empty());
}
TEST_CASE("HMA-161 HMA-069 HMA-R83 the token of a defeated leader passes clockwise, also to who declined; by a house rule to a participant") {
    const auto leader = [](const auto& rules) {
        return resolve(falling(three_players, rules).attack(three, shadows).with(struck)).table.leader;
    };
    CHECK(leader(StandardRules{}) == two);
    CHECK(leader(ruled({.token_passes_to_participants = true})) == three);
    CHECK(resolve(falling().leader(two).with(struck)).table.leader == two);
}
TEST_CASE("HMA-R82 a victor who falls takes the token and it passes on, by a house rule it stays") {
    const auto leader = [](const auto& rules) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                           .leader(three)
                           .attack(one, swings)
                           .encounter(orc)
                           .lurking({giant})
                           .health(one, 1)
                           .turn(one)
                           .with(ScriptedDice{15, 15}))
            .table.leader;
    };
    CHECK(leader(StandardRules{}) == two);
    CHECK(leader(ruled({.beaten_victor_keeps_token = true})) == one);
}
TEST_CASE("HMA-162 HMA-R80 the hero is back at once with five health, by a house rule with five more than what was left") {
    CHECK(resolve(falling().with(struck)).table.heroes[one].health == 5);
    CHECK(resolve(falling(Options{}, ruled({.return_adds_health = true})).with(struck)).table.heroes[one].health ==
          3);  // 1 - 3 + 5
    const auto deep = resolve(falling(Options{}, ruled({.return_adds_health = true})).with(ScriptedDice{2, 20}));
    CHECK(deep.table.heroes[one].health == 1);
}
TEST_CASE("HMA-163 HMA-166 HMA-R18 the marker goes down by one, not below three, by a house rule another floor; the hand stays") {
    CHECK(resolve(falling().hand(one, {huh}).with(struck)).table.heroes[one].marker == 5);
    CHECK(resolve(falling().hand(one, {huh}).with(struck)).table.heroes[one].hand == ActionCards{huh});
    CHECK(resolve(falling().marker(one, 3).with(struck)).table.heroes[one].marker == 3);
    CHECK(resolve(falling(Options{}, ruled({.lowest_hand_size = 1})).marker(one, 3).with(struck))
              .table.heroes[one]
              .marker == 2);
}
TEST_CASE("HMA-157 HMA-161 HMA-W05 one fall of a Critical Fail can defeat others first and the leader who attacks last") {
    const auto events = events_of_attack(Position{three_players}
                                             .encounter(orc)
                                             .leader(two)
                                             .attack(one, bellow)
                                             .health(one, 1)
                                             .gold(one, 1)
                                             .attack(two, brave)
                                             .health(two, 1)
                                             .fail_deck({fail("Group Tumble")})
                                             .turn(one)
                                             .with(ScriptedDice{1, 20, 1}));
    CHECK(only<HeroDefeated>(events) ==
          std::vector<HeroDefeated>{{one, WoundCause::effect}, {two, WoundCause::effect}});
    CHECK(only<TokenMoved>(events) == std::vector<TokenMoved>{{two, three, TokenCause::defeated}});
    CHECK(only<MonsterAttacked>(events).empty());
    int paid = 0;
    for (const GoldMoved& gold : only<GoldMoved>(events)) paid += gold.to == Gold::loot_pile ? gold.gold : 0;
    CHECK(paid == 1 + 3);
    CHECK(only<EncounterEnded>(events).front().reason == EncounterEnd::heroes_defeated);
}
TEST_CASE("HMA-R15 HMA-033 gold is only a number, and the supply has no end") {
    CHECK(resolve(fight(action("You Will All Be Sorry"), monster("Disgruntled Skeleton"))
                      .lurking({giant})
                      .gold(one, 90)
                      .with(ScriptedDice{15, 1}))
              .table.heroes[one]
              .gold == 92);
}
TEST_CASE("HMA-160 a defeated hero's own running attack is discarded, applied cards are exhausted all the same") {
    const auto state =
        resolve(falling().fail_deck({fail("Own Foot")}).attack(two, breakfast).with(ScriptedDice{1, 1, 1}), weapons);
    CHECK(state.table.heroes[one].exhausted == weapons);
    CHECK(state.table.heroes[one].discard.has(bellow));
    CHECK(waits_for(state.table, CommitCards{two}));
}
