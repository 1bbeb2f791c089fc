#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Seat one is a Dwarf Barbarian, two a Halfling Wizard, three an Elf Rogue, four a Gnome Priest.

// No armour of the standard game is out of reach of a natural 20, so a hook makes the monsters untouchable.
struct Untouchable : RuntimeRules {
    using RuntimeRules::RuntimeRules;
    static constexpr std::string_view name = "untouchable";
    static constexpr bool hits(int, int) { return false; }
    bool operator==(const Untouchable&) const = default;
};
struct Strict : StandardRules {
    static constexpr std::string_view name = "strict";
    static constexpr bool hits(int total, int armour) { return total > armour; }
    static constexpr bool overcomes(int strength, int defence) { return strength > defence; }
    bool operator==(const Strict&) const = default;
};

}  // namespace

TEST_CASE("HMA-097 clockwise from the leader each player resolves one attack, the leftmost, and so round") {
    auto state = Position{three_players}
                     .encounter(giant)
                     .leader(two)
                     .attack(one, ale)
                     .attack(one, temper)
                     .attack(two, brave)
                     .attack(three, shadows)
                     .turn(one)
                     .with(ScriptedDice{2, 1, 2, 1, 2, 1, 2, 1});
    std::vector<AttackBegan> order;
    state.table.heroes[one].part = Part::taking_part;
    auto listen = [&](const auto& events) {
        for (const AttackBegan& began : only<AttackBegan>(events)) order.push_back(began);
    };
    listen(events_of(state, Pass{}));
    state = after(state, Pass{});
    for (int n = 0; n != 4; ++n) {
        listen(events_of(state, ApplyCards{}));
        state = after(state, ApplyCards{});
    }
    CHECK(order == std::vector<AttackBegan>{
                       {two, brave, giant}, {three, shadows, giant}, {one, ale, giant}, {one, temper, giant}});
}
TEST_CASE("HMA-098 the Encounter ends as soon as the monster is defeated") {
    const auto state = resolve(Position{}
                                   .encounter(orc)
                                   .lurking({giant})
                                   .attack(one, swings)
                                   .attack(two, brave)
                                   .turn(one)
                                   .with(ScriptedDice{15, 1}),
                               first_weapon);
    CHECK(!state.table.encounter);
    CHECK(waits_for(state.table, ChooseEncounter{one}));
    CHECK(state.table.heroes[two].attacks.empty());
}
TEST_CASE("HMA-098 it ends when no attack is left or all heroes taking part are defeated, and says which") {
    const auto ended = [](int health, int black) {
        return only<EncounterEnded>(
                   events_of_attack(fight(bellow, orc).health(one, health).with(ScriptedDice{2, black})))
            .front();
    };
    CHECK(ended(10, 1) == EncounterEnded{EncounterEnd::no_attacks_left, nobody});
    CHECK(ended(1, 19) == EncounterEnded{EncounterEnd::heroes_defeated, nobody});
}
TEST_CASE("HMA-099 HMA-126 HMA-132 what the monster prints is consulted first: its passive effects count") {
    const auto table = fight(ale, monster("Weeping Wraith")).table();
    CHECK(tally(table, one, slot(1)).armour == 7 - 2);
}
TEST_CASE("HMA-100 HMA-R60 HMA-D12 ready weapons, none, either or both, and one Hero card can be applied") {
    const auto state = after(fight(ale, orc).with(ScriptedDice{}), Pass{});
    CHECK(waits_for(state.table, CommitCards{one}));
    CHECK(actions_of(state.table).size() == 12);
    CHECK(is_legal(state.table, ApplyCards{weapons | class_card}));
    CHECK(refusal(state.table, ApplyCards{hero_cards}) == "HMA-R60");
    CHECK(refusal(state.table, ApplyCards{{Permanent::armour}}) == "HMA-011");
    CHECK(refusal(state.table, Pass{}) == "HMA-100");
}
TEST_CASE("HMA-R60 by a house rule both Hero cards can be applied") {
    const auto state = after(fight(ale, orc, ruled({.both_hero_cards = true})).with(ScriptedDice{2, 1}), Pass{});
    CHECK(is_legal(state.table, ApplyCards{hero_cards}));
    CHECK(after(state, ApplyCards{hero_cards}).table.heroes[one].exhausted == hero_cards);
}
TEST_CASE("HMA-011 exhausted cards cannot be applied; who has none is not asked") {
    const auto some = after(fight(ale, orc).exhausted(one, first_weapon | race_card).with(ScriptedDice{}), Pass{});
    CHECK(actions_of(some.table).size() == 4);
    CHECK(refusal(some.table, ApplyCards{first_weapon}) == "HMA-011");
    const auto none = after(fight(ale, orc).exhausted(one, weapons | hero_cards).with(ScriptedDice{2, 1}), Pass{});
    CHECK(none.chance.verdict());
}
TEST_CASE("HMA-101 the green and the black die are rolled together") {
    CHECK(told<DiceRolled>(fight(ale, orc).with(ScriptedDice{7, 5})) == DiceRolled{one, 7, 5});
}
TEST_CASE("HMA-102 an attack hits if the green die with all bonuses reaches the armour") {
    const auto hits = [](int green) { return told<AttackResolved>(fight(ale, orc).with(ScriptedDice{green, 1})).hits; };
    CHECK(!hits(9));
    CHECK(hits(10));
}
TEST_CASE("HMA-103 HMA-142 one sufficient type is enough, and only against the defence of its own type") {
    // Hot Forged Temper has 2 Regular and 2 Fire; with Crum 4 Regular.
    const auto resolved = told<AttackResolved>(fight(temper, spider).with(ScriptedDice{12, 1}), first_weapon);
    CHECK(resolved.sufficient == DamageTypes{regular});
    CHECK(told<AttackResolved>(fight(temper, spider).with(ScriptedDice{12, 1})).sufficient.empty());
}
TEST_CASE("HMA-104 HMA-R66 a hit without strength and strength without a hit do nothing") {
    CHECK(resolve(fight(ale, orc).with(ScriptedDice{15, 1})).table.encounter == Monster{orc});
    CHECK(resolve(fight(swings, orc).with(ScriptedDice{2, 1})).table.encounter == Monster{orc});
}
TEST_CASE("HMA-105 HMA-017 HMA-019 weapons, Hero card, bungle and armour all count") {
    const auto table =
        Position{}.encounter(orc).attack(one, ale).bungle(one, two, underfoot).attack(two, brave).turn(one).table();
    const Tally stands = tally(table, one, slot(1), {weapons | class_card});
    CHECK(stands.strengths[regular] == 3 + 2 + 1 + 3 - 1);
    CHECK(stands.threshold == 5);
    CHECK(stands.armour == 7);
}
TEST_CASE("HMA-107 HMA-110 applied cards are exhausted after the attack, failed or not") {
    CHECK(resolve(fight(ale, orc).with(ScriptedDice{2, 1}), weapons | class_card).table.heroes[one].exhausted ==
          (weapons | class_card));
    const auto won = resolve(fight(swings, orc).lurking({giant}).with(ScriptedDice{15, 1}), first_weapon);
    CHECK(won.table.heroes[one].exhausted == first_weapon);
}
TEST_CASE("HMA-108 after a failed attack card and bungle go to their owners' discard piles") {
    const auto state = resolve(Position{}
                                   .encounter(giant)
                                   .attack(one, ale)
                                   .bungle(one, two, underfoot)
                                   .attack(two, brave)
                                   .turn(one)
                                   .with(ScriptedDice{9, 1}));
    CHECK(state.table.heroes[one].discard.has(ale));
    CHECK(state.table.heroes[two].discard.has(underfoot));
    CHECK(waits_for(state.table, CommitCards{two}));
}
TEST_CASE("HMA-109 HMA-112 a hopeless attack is resolved all the same, and the monster attacks each time") {
    const auto state =
        resolve(Position{}.encounter(giant).attack(one, action("Bellow")).turn(one).with(ScriptedDice{11, 15}));
    CHECK(state.table.heroes[one].health == 7);
    CHECK(state.table.heroes[one].discard.has(bellow));
    // Also one without any strength, which can still fail critically.
    const auto weak = Position{}
                          .hero(one, elf, rogue)
                          .hero(two, dwarf, wizard)
                          .encounter(giant)
                          .attack(one, evasion)
                          .fail_deck({fail("Own Foot")})
                          .turn(one);
    CHECK(resolve(Position(weak).with(ScriptedDice{11, 15})).table.heroes[one].health == 7);
    CHECK(resolve(Position(weak).with(ScriptedDice{1, 1, 1})).table.heroes[one].health == 8);
}
TEST_CASE("HMA-111 at the end of an Encounter every Action card played goes to its owner's discard pile") {
    const auto state = resolve(Position{}
                                   .encounter(orc)
                                   .lurking({giant})
                                   .attack(one, swings)
                                   .attack(two, brave)
                                   .bungle(two, one, huh)
                                   .attack(two, breakfast)
                                   .turn(one)
                                   .with(ScriptedDice{15, 1}),
                               first_weapon);
    CHECK(state.table.heroes[one].discard == ActionCards{swings, huh});
    CHECK(state.table.heroes[two].discard == ActionCards{brave, breakfast});
}
TEST_CASE("HMA-R58 the steps of one attack in their order") {
    const auto state = Position{}
                           .hero(one, dwarf, wizard)
                           .hero(two, halfling, rogue)
                           .encounter(orc)
                           .ambusher(spider)
                           .hand(one, {portly})
                           .equip(one, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                           .attack(one, ale)
                           .health(one, 5)
                           .turn(one)
                           .with(ScriptedDice{9, 15, 3});
    const auto events =
        events_of(after(state, Pass{}, ApplyCards{first_weapon | class_card}), Convert{Permanent::first_weapon, fire});
    std::vector<std::string> names;
    for (const Event& event : events)
        match(event, [&]<class E>(const E&) { names.push_back(std::string(type_name<E>)); });
    const std::vector<std::string> wanted{"value converted", "strength fixed",     "effect carried out",
                                          "healed",          "effect carried out", "healed",
                                          "dice rolled",     "attack resolved",    "monster attacked",
                                          "wounded",         "effect carried out", "card discarded",
                                          "monster rolled",  "monster attacked",   "cards exhausted",
                                          "card discarded",  "encounter ended"};
    CHECK(names == wanted);
}
TEST_CASE("HMA-R58 what the monster's hit costs can be of the reward, unless by a house rule the hit comes first") {
    const auto beats_collector = [](const auto& rules) {
        return resolve(fight(swings, collector, rules).gold(one, 0).loot(4).lurking({giant}).with(ScriptedDice{15, 7}));
    };
    CHECK(beats_collector(StandardRules{}).table.heroes[one].gold == 3);
    CHECK(beats_collector(StandardRules{}).table.loot == 1);
    CHECK(beats_collector(ruled({.monster_hits_before_reward = true})).table.heroes[one].gold == 4);
    // Bruiser finds the Scroll in the hand, or nothing yet.
    const auto beats_orc = [](const auto& rules) {
        const auto state =
            resolve(fight(swings, orc, rules).treasure_pile({scroll}).lurking({giant}).with(ScriptedDice{15, 7}));
        REQUIRE(waits_for(state.table, PlaceTreasure{one, scroll}));
        return after(state, TakeToHand{}).table.heroes[one];
    };
    CHECK(beats_orc(StandardRules{}).discard.has(hail));
    CHECK(beats_orc(ruled({.monster_hits_before_reward = true})).hand == ActionCards{hail});
}
TEST_CASE("HMA-R58 HMA-116 by that house rule, too, who falls has the reward and the token before the penalties") {
    const auto state = resolve(fight(swings, giant, ruled({.monster_hits_before_reward = true}))
                                   .health(one, 1)
                                   .gold(one, 0)
                                   .loot(5)
                                   .treasure_pile({sword})
                                   .ambusher(spider)
                                   .leader(two)
                                   .with(ScriptedDice{15, 7}),
                               first_weapon);
    REQUIRE(waits_for(state.table, PlaceTreasure{one, sword}));
    CHECK(audit(state.table));
    CHECK(state.table.heroes[one].gold == 5);
    const auto events = events_of(state, Stash{});
    CHECK(only<TokenMoved>(events) ==
          std::vector<TokenMoved>{{two, one, TokenCause::victory}, {one, two, TokenCause::defeated}});
    CHECK(has_event(events, HeroDefeated{one, WoundCause::monster}));
    CHECK(has_event(events, GoldMoved{one, Gold::stash, Gold::loot_pile, 3, nobody}));
    CHECK(state.chance.verdict());  // no Ambusher, HMA-159
}
TEST_CASE("HMA-R58 HMA-179 by that house rule armour that a reward replaces still works against the hit") {
    const auto cloaked = [](const auto& rules) {
        return resolve(fight(swings, orc, rules)
                           .equip(one, ItemSlot::armour, cloak)
                           .treasure_pile({plate})
                           .lurking({giant})
                           .with(ScriptedDice{15, 10}));
    };
    CHECK(waits_for(cloaked(StandardRules{}).table, PlaceTreasure{one, plate}));
    const auto asked = cloaked(ruled({.monster_hits_before_reward = true}));
    CHECK(waits_for_a<ChooseEffect>(asked.table));
    const auto rewarded = after(asked, Accept{});
    CHECK(waits_for(rewarded.table, PlaceTreasure{one, plate}));
    CHECK(after(rewarded, Equip{ItemSlot::armour}).table.heroes[one].health == 10);
}
TEST_CASE("HMA-R58 HMA-094 that house rule changes nothing in a parting attack") {
    auto state = Position{Options{}, ruled({.ambusher_joins_parting_attack = true, .monster_hits_before_reward = true})}
                     .lurking({orc})
                     .ambusher(spider)
                     .location(den)
                     .hand(one, {ale})
                     .with(ScriptedDice{10, 12, 1});
    state = after(state, Decline{}, Decline{});
    CHECK(is_over(state.table));
    CHECK(state.table.heroes[one].health == 10 - 2 - 2);
    CHECK(state.table.heroes[one].hand.empty());
    CHECK(state.table.heroes[two].health == 8);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-R59 HMA-D22 simultaneous effects: attack, bungle, weapons; by a house rule the attacker chooses") {
    const auto position = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
            .hero(one, dwarf, wizard)
            .hero(two, halfling, rogue)
            .encounter(orc)
            .equip(one, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
            .attack(one, ale)
            .health(one, 3)
            .turn(one)
            .with(ScriptedDice{9, 1});
    };
    const auto ordered = events_of(after(position(StandardRules{}), Pass{}, ApplyCards{first_weapon | class_card}),
                                   Convert{Permanent::first_weapon, fire});
    CHECK(only<EffectCarriedOut>(ordered).front().origin.source == Source::attack);
    const auto asked = after(position(ruled({.attacker_orders_effects = true})), Pass{},
                             ApplyCards{first_weapon | class_card}, Convert{Permanent::first_weapon, fire});
    CHECK(waits_for(asked.table, OrderEffects{one, Timing::about_to_resolve}));
    CHECK(actions_of(asked.table) ==
          std::vector<Action>{CarryOutNext{Source::attack}, CarryOutNext{Source::first_weapon}});
    CHECK(refusal(asked.table, CarryOutNext{Source::bungle}) == "HMA-R59");
    const auto chosen = events_of(asked, CarryOutNext{Source::first_weapon});
    CHECK(only<EffectCarriedOut>(chosen).front().origin.source == Source::first_weapon);
    const auto resolved = after(asked, CarryOutNext{Source::first_weapon});
    CHECK(!waits_for_a<OrderEffects>(resolved.table));  // the other one needs no order
    CHECK(audit(resolved.table));
}
TEST_CASE("HMA-R59 HMA-R109 by that house rule the attacker is not asked for a card that was stolen meanwhile") {
    auto state = resolve(fight(barrel, giant, ruled({.attacker_orders_effects = true}))
                             .bungle(one, two, nothing_here)
                             .equip(one, ItemSlot::first_weapon, wand)
                             .fail_deck({fail("Ooh, Shiny")})
                             .with(ScriptedDice{6, 1, 1}),
                         first_weapon);
    REQUIRE(actions_of(state.table) == std::vector<Action>{CarryOutNext{Source::attack}, CarryOutNext{Source::bungle},
                                                           CarryOutNext{Source::first_weapon}});
    state = after(state, CarryOutNext{Source::bungle}, ChooseItem{ItemSlot::first_weapon}, Stash{}, PutBack{});
    CHECK(state.table.heroes[one].health == 8);
    CHECK(waits_for(state.table, ChooseEncounter{one}));
    CHECK(audit(state.table));
}
TEST_CASE("HMA-R61 the Critical Fail looks at the natural roll, by a house rule at the modified one") {
    const auto fails = [](const auto& rules, int green) {
        return times<CriticalFailed>(after(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                                               .encounter(giant)
                                               .attack(one, swings)
                                               .bungle(one, two, underfoot)
                                               .attack(two, brave)
                                               .turn(one)
                                               .fail_deck({fail("Own Foot")})
                                               .with(ScriptedDice{green, 1, 1}),
                                           Pass{}),
                                     ApplyCards{});
    };
    CHECK(fails(StandardRules{}, 5) == 1);  // 5 + 1 would be above the threshold
    CHECK(fails(ruled({.modified_roll_can_fail = true}), 5) == 0);
    CHECK(fails(ruled({.modified_roll_can_fail = true}), 4) == 1);
}
TEST_CASE("HMA-R62 a natural 20 does not hit by itself, unless by a house rule") {
    const auto hits = [](const auto& rules) {
        auto state = fight(furniture, giant, rules).with(ScriptedDice{20, 1});
        state.table.attack = {};
        return told<AttackResolved>(state);
    };
    CHECK(!hits(Untouchable{Knobs{}}).hits);
    CHECK(hits(Untouchable{Knobs{.natural_20_hits = true}}).hits);
}
TEST_CASE("HMA-R63 a threshold of 20 makes a natural 20 a Critical Fail, by a house rule a Critical Hit") {
    const auto fails = [](const auto& rules) {
        auto state = after(fight(ale, giant, rules).fail_deck({fail("Own Foot")}).with(ScriptedDice{20, 1, 1}), Pass{});
        state.table.attack.threshold = 20;
        state.table.steps.clear();
        push_step(state.table.steps, ResolveAttack{Stage::roll});
        ScriptedDice dice{20, 1, 1};
        const Ignore listener{};
        using T = decltype(state.table);
        heroes::detail::run_on(Playing<T, ScriptedDice, const Ignore>{state.table, dice, listener});
        return state.table.heroes[one].health;
    };
    CHECK(fails(StandardRules{}) == 8);
    CHECK(fails(ruled({.critical_hit_beats_fail = true})) == 10);
}
TEST_CASE("HMA-145 HMA-R64 a Critical Hit doubles the final strengths, by a house rule only the card's") {
    const auto doubled = [](const auto& rules) {
        return told<AttackResolved>(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                                        .encounter(giant)
                                        .attack(one, ale)
                                        .bungle(one, two, underfoot)
                                        .attack(two, brave)
                                        .turn(one)
                                        .with(ScriptedDice{20, 1}),
                                    first_weapon)
            .strengths[regular];
    };
    CHECK(doubled(StandardRules{}) == 2 * (3 + 2 - 1));
    CHECK(doubled(ruled({.critical_hit_doubles_card_only = true})) == 3 + 3 + 2 - 1);
}
TEST_CASE("HMA-R64 HMA-R65 by a house rule the card is doubled before a bungle takes more than it has") {
    const auto doubled = [](const Knobs& knobs) {
        return told<AttackResolved>(Position{Options{}, ruled(knobs)}
                                        .encounter(giant)
                                        .attack(one, bellow)
                                        .bungle(one, two, glue)
                                        .turn(one)
                                        .with(ScriptedDice{20, 1}))
            .strengths;
    };
    CHECK(doubled({}) == Strengths{{0, 0, 0, 0}});
    CHECK(doubled({.critical_hit_doubles_card_only = true}) == Strengths{{2 + 2 - 2, 0, 0, 0}});  // Spirit 1 + 1 - 2
    CHECK(doubled({.critical_hit_doubles_card_only = true, .bungle_takes_from_card_only = true}) ==
          Strengths{{2 + 2 - 2, 0, 0, 1 + 1 - 1}});
}
TEST_CASE("HMA-R65 HMA-K50 a strength is never below zero; by a house rule a bungle takes from the card only") {
    const auto stands = [](const auto& rules) {
        return tally(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .encounter(giant)
                         .attack(one, temper)
                         .bungle(one, two, glue)
                         .attack(two, brave)
                         .turn(one)
                         .table(),
                     one, slot(1), {first_weapon})
            .strengths;
    };
    CHECK(stands(StandardRules{}) == Strengths{{2, 0, 0, 0}});
    const auto icy = [](const auto& rules) {
        return tally(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .encounter(giant)
                         .attack(two, brave)
                         .bungle(two, one, glue)
                         .attack(one, ale)
                         .turn(one)
                         .table(),
                     two, slot(1), {second_weapon})
            .strengths;
    };
    CHECK(icy(StandardRules{})[ice] == 0);
    CHECK(icy(ruled({.bungle_takes_from_card_only = true}))[ice] == 2);
}
TEST_CASE("HMA-K50 whatever cards add up to, no number goes beyond a hundred either way") {
    using hero_master::detail::small_number;
    CHECK(small_number(100) == 100);
    CHECK(small_number(101) == 100);
    CHECK(small_number(-100) == -100);
    CHECK(small_number(-101) == -100);
}
TEST_CASE("HMA-R67 a weapon of another type counts in its own type, by a house rule only if the attack has that type") {
    const auto stands = [](const auto& rules) {
        return tally(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .encounter(giant)
                         .attack(two, brave)
                         .turn(two)
                         .table(),
                     two, slot(1), {weapons})
            .strengths;
    };
    CHECK(stands(StandardRules{}) == Strengths{{4 + 2 + 2, 0, 2, 0}});
    CHECK(stands(ruled({.weapon_needs_type_of_attack = true})) == Strengths{{4 + 2 + 2, 0, 0, 0}});
}
TEST_CASE("HMA-R68 an empty armour slot has base 0, and no armour is below 1") {
    const auto table = fight(ale, monster("Weeping Wraith")).bare(one, ItemSlot::armour).table();
    CHECK(tally(table, one, slot(1)).armour == 1);
    CHECK(tally(fight(ale, orc).bare(one, ItemSlot::armour).table(), one, slot(1)).armour == 1);
}
TEST_CASE("HMA-R68 an empty weapon slot cannot be applied, and hit bonuses may be negative") {
    const auto state = after(fight(furniture, giant).bare(one, ItemSlot::first_weapon).with(ScriptedDice{}), Pass{});
    CHECK(refusal(state.table, ApplyCards{first_weapon}) == "HMA-011");
    CHECK(tally(state.table, one, slot(1)).hit == -1);
}
TEST_CASE("HMA-R69 HMA-R70 an Encounter whose monster is gone ends without a victor") {
    auto state = fight(ale, orc).with(ScriptedDice{});
    state.table.monster_discard.insert(orc);
    state.table.encounter = std::optional<Monster>{};
    state.table.steps.clear();
    std::vector<Event> events;
    const auto listener = [&](const Event& event) { events.push_back(event); };
    hero_master::detail::resolve_next(
        Playing<Table<>, ScriptedDice, const decltype(listener)>{state.table, state.chance, listener}, one);
    CHECK(only<EncounterEnded>(events) == std::vector<EncounterEnded>{{EncounterEnd::monster_gone, nobody}});
    CHECK(state.table.leader == one);
}
TEST_CASE("HMA-R77 HMA-W04 a new leader does not change the running order, by a house rule it restarts there") {
    const auto next = [](const auto& rules) {
        auto state = Position<std::remove_cvref_t<decltype(rules)>>{four_players, rules}
                         .encounter(giant)
                         .leader(one)
                         .attack(one, bellow)
                         .attack(one, temper)
                         .attack(two, brave)
                         .attack(two, breakfast)
                         .attack(three, shadows)
                         .turn(one)
                         .with(ScriptedDice{2, 1, 1, 1, 1});
        state.table.fail_discard = state.table.fail_deck - FailCards{fail("Friendly Fire")};
        state.table.fail_deck = FailCards{fail("Friendly Fire")};
        state.table.heroes[one].health = 2;
        // Seat one misses; seat two fails and hits seat one, who leads. Seat two is next after that.
        state = after(state, Pass{}, ApplyCards{}, ApplyCards{});
        state = after(state, ChooseHero{one});
        return decider(state.table);
    };
    CHECK(next(StandardRules{}) == three);
    CHECK(next(ruled({.new_leader_restarts_order = true})) == two);
}
TEST_CASE("HMA-R77 by that house rule the order restarts also if a card has passed the token") {
    const auto next = [](const auto& rules) {
        const auto state = Position<std::remove_cvref_t<decltype(rules)>>{four_players, rules}
                               .encounter(giant)
                               .leader(one)
                               .attack(one, bellow)
                               .attack(two, brave)
                               .attack(two, breakfast)
                               .attack(three, shadows)
                               .fail_deck({fail("Vote of No Confidence")})
                               .turn(one)
                               .with(ScriptedDice{2, 1, 1, 1, 1});
        // Seat one misses; seat two fails and becomes leader by it.
        const auto voted = after(state, Pass{}, ApplyCards{}, ApplyCards{});
        CHECK(voted.table.leader == two);
        return decider(voted.table);
    };
    CHECK(next(StandardRules{}) == three);
    CHECK(next(ruled({.new_leader_restarts_order = true})) == two);
}
TEST_CASE("HMA-R99 HMA-Q02 HMA-Q03 conditions that look at the leader are read when the attack is about to be resolved") {
    const auto strength = [](Seat leader) {
        return told<StrengthFixed>(Position{}
                                       .encounter(giant)
                                       .leader(leader)
                                       .attack(one, insubordinate)
                                       .turn(one)
                                       .with(ScriptedDice{2, 1}))
            .strengths[regular];
    };
    CHECK(strength(one) == 4);
    CHECK(strength(two) == 1);
}
TEST_CASE("HMA-R99 by a house rule the leader is read live, when the strength is compared") {
    const auto strength = [](const auto& rules) {
        auto state = after(fight(insubordinate, giant, rules).with(ScriptedDice{}), Pass{});
        state.table.attack.strengths = Strengths{{1, 0, 0, 0}};  // as if another had led a moment ago
        state.table.attack.green = 15;
        return hero_master::detail::final_strengths(state.table)[regular];
    };
    CHECK(strength(StandardRules{}) == 1);
    CHECK(strength(ruled({.leader_read_live = true})) == 4);
}
TEST_CASE("HMA-R103 the Ambusher's passive text modifies every attack, by a house rule only its own") {
    const auto armour = [](const auto& rules) {
        return tally(fight(ale, orc, rules).ambusher(monster("Weeping Wraith")).table(), one, slot(1)).armour;
    };
    CHECK(armour(StandardRules{}) == 5);
    CHECK(armour(ruled({.ambusher_modifies_own_attack_only = true})) == 7);
}
TEST_CASE("HMA-R103 by a house rule the Ambusher's passive text modifies its own attack, and only that") {
    const auto attacks = [](const auto& rules) {
        return only<MonsterAttacked>(events_of_attack(
            fight(bellow, giant, rules).ambusher(monster("Weeping Wraith")).with(ScriptedDice{2, 15, 6})));
    };
    const MonsterCard wraith = monster("Weeping Wraith");
    CHECK(attacks(StandardRules{}) == std::vector<MonsterAttacked>{{one, giant, Source::monster, 15, 5, true},
                                                                   {one, wraith, Source::ambusher, 6, 5, true}});
    CHECK(attacks(ruled({.ambusher_modifies_own_attack_only = true})) ==
          std::vector<MonsterAttacked>{{one, giant, Source::monster, 15, 7, true},
                                       {one, wraith, Source::ambusher, 6, 5, true}});
}
TEST_CASE("HMA-127 Lurking monsters' abilities are not active") {
    CHECK(tally(fight(ale, orc).lurking({monster("Weeping Wraith")}).table(), one, slot(1)).armour == 7);
}
TEST_CASE("HMA-K07 HMA-K10 no weapon under 'Portly', unless the Dwarf ignores the bungle") {
    const auto state = after(Position{four_players}
                                 .hero(one, elf, barbarian)
                                 .hero(two, dwarf, wizard)
                                 .hero(three, halfling, rogue)
                                 .encounter(giant)
                                 .attack(two, frozen)
                                 .bungle(two, one, huh)
                                 .attack(one, furniture)
                                 .bungle(one, two, portly)
                                 .turn(one)
                                 .with(ScriptedDice{2, 1, 1}),
                             Pass{});
    CHECK(waits_for(state.table, CommitCards{one}));
    CHECK(refusal(state.table, ApplyCards{first_weapon}) == "HMA-K07");
    CHECK(is_legal(state.table, ApplyCards{race_card}));
    const auto dwarf_turn = [] {
        return after(Position{}
                         .hero(two, halfling, wizard)
                         .encounter(giant)
                         .attack(one, ale)
                         .bungle(one, two, action("Are We There Yet?"))
                         .attack(two, brave)
                         .turn(one)
                         .with(ScriptedDice{5, 1}),
                     Pass{});
    };
    CHECK(first<CriticalFailed>(dwarf_turn(), ApplyCards{}).green == 5);
    CHECK(times<CriticalFailed>(dwarf_turn(), ApplyCards{race_card}) == 0);
    CHECK(first<StrengthFixed>(dwarf_turn(), ApplyCards{race_card}).armour == 7 + 3);
}
TEST_CASE("HMA-K10 an ignored bungle counts for nothing: reductions, threshold, T2 to T7; it is discarded with the attack") {
    const auto bungled = [](ActionCard bungle, ScriptedDice dice) {
        return after(Position{four_players}
                         .encounter(giant)
                         .attack(one, ale)
                         .bungle(one, four, bungle)
                         .attack(four, smite)
                         .health(four, 5)
                         .hand(one, {swings})
                         .fail_deck({fail("Vote of No Confidence")})
                         .turn(one)
                         .with(dice),
                     Pass{});
    };
    const auto confessing = bungled(confession, {1, 1, 1});
    CHECK(after(confessing, ApplyCards{}).table.heroes[four].health == 7);
    CHECK(after(confessing, ApplyCards{race_card}).table.heroes[four].health == 5);
    CHECK(first<StrengthFixed>(confessing, ApplyCards{}).strengths[regular] == 3 - 1);
    CHECK(first<StrengthFixed>(confessing, ApplyCards{race_card}).strengths[regular] == 3);
    CHECK(after(confessing, ApplyCards{race_card}).table.heroes[four].discard.has(confession));
    CHECK(times<CriticalFailed>(bungled(confession, {6, 1, 1}), ApplyCards{race_card}) == 0);
    const auto singing = bungled(hymn, {8, 15});
    CHECK(after(singing, ApplyCards{}).table.heroes[one].hand.empty());
    CHECK(after(singing, ApplyCards{race_card}).table.heroes[one].hand == ActionCards{swings});
}
TEST_CASE("HMA-K08 HMA-D13 HMA-Q05 HMA-K02 the Wizard converts one value of one applied weapon") {
    const auto state =
        after(Position{}.encounter(giant).attack(two, pyromaniac).turn(two).with(ScriptedDice{2, 1}), Pass{});
    CHECK(refusal(state.table, ApplyCards{class_card}) == "HMA-K08");
    CHECK(refusal(state.table, ApplyCards{second_weapon | class_card}) == "HMA-K08");  // it prints no Regular
    const auto asked = after(state, ApplyCards{weapons | class_card});
    CHECK(waits_for(asked.table, ChooseConversion{two}));
    CHECK(actions_of(asked.table).size() == 3);
    CHECK(refusal(asked.table, Convert{Permanent::second_weapon, fire}) == "HMA-K08");
    CHECK(first<StrengthFixed>(asked, Convert{Permanent::first_weapon, fire}).strengths ==
          Strengths{{0, 2 * 2 + 2, 2, 0}});
    CHECK(first<StrengthFixed>(asked, Convert{Permanent::first_weapon, spirit}).strengths == Strengths{{0, 2, 2, 2}});
}
TEST_CASE("HMA-K01 HMA-Q04 HMA-124 strengths against a type of monster") {
    const auto stands = [](Seat seat, ActionCard card, MonsterCard foe) {
        return tally(Position{four_players}.encounter(foe).attack(seat, card).turn(seat).table(), seat, slot(1));
    };
    CHECK(stands(two, brave, giant).strengths[regular] == 6);
    CHECK(stands(two, brave, spider).strengths[regular] == 4);
    CHECK(stands(four, kick, skeleton).strengths == Strengths{{4, 0, 0, 4}});  // each type that the card prints
    CHECK(stands(four, kick, giant).strengths == Strengths{{2, 0, 0, 2}});
    CHECK(stands(four, smite, imp).strengths[spirit] == 5);
    CHECK(stands(three, lip, orc).strengths[regular] == 4);
    CHECK(stands(four, biter, giant).hit == 2);
    CHECK(stands(one, exorcism, skeleton).strengths[spirit] == 6);
}
TEST_CASE("HMA-K03 HMA-K05 hit bonuses and Ferocity") {
    CHECK(told<StrengthFixed>(Position{three_players}
                                  .encounter(bear)
                                  .attack(three, backstab)
                                  .leader(three)
                                  .turn(three)
                                  .with(ScriptedDice{7, 1}),
                              race_card)
              .hit == 2 + 4);
    CHECK(told<StrengthFixed>(Position{}.encounter(bear).attack(two, frozen).turn(two).with(ScriptedDice{7, 1}))
              .ferocity == 2);
}
TEST_CASE("HMA-K51 the armour in an attack: base, the attack's bonus, and all active cards") {
    CHECK(tally(Position{three_players}.encounter(orc).attack(three, shadows).turn(three).table(), three, slot(1))
              .armour == 8 + 3);
}
TEST_CASE("HMA-R92 the text of an armour is silent while it is exhausted") {
    const auto strength = [](Permanents exhausted) {
        return tally(fight(action("Bellow"), monster("Gigantic Spider"))
                         .equip(one, ItemSlot::armour, treasure("Spiked Pyjamas"))
                         .exhausted(one, exhausted)
                         .table(),
                     one, slot(1))
            .strengths[regular];
    };
    CHECK(strength({}) == 2 + 1);
    CHECK(strength({Permanent::armour}) == 2);
}
TEST_CASE("HMA-K09 HMA-R76 a skipped die means no monster attack, no T6, no Ambusher") {
    const auto state = resolve(Position{}
                                   .encounter(orc)
                                   .ambusher(spider)
                                   .attack(two, brave)
                                   .hand(two, {underfoot})
                                   .turn(two)
                                   .with(ScriptedDice{5}),
                               race_card);
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[two].health == 10);
    CHECK(state.table.heroes[two].hand == ActionCards{underfoot});
}
TEST_CASE("HMA-K23 HMA-130 T3 heals before the dice") {
    const auto events = events_of_attack(fight(potion, giant).health(one, 4).with(ScriptedDice{2, 15}));
    CHECK(only<Healed>(events).front() == Healed{one, 3, 7});
    CHECK(only<Wounded>(events).front() == Wounded{one, 3, 4, WoundCause::monster});
}
TEST_CASE("HMA-102 HMA-103 house rules may change what hits and what overcomes") {
    CHECK(!told<AttackResolved>(fight(swings, orc, Strict{}).with(ScriptedDice{9, 1})).hits);
    CHECK(told<AttackResolved>(fight(swings, orc, Strict{}).with(ScriptedDice{15, 1})).sufficient.empty());
}
