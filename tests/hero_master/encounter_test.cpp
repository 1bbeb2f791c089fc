#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

template <class Rules = StandardRules>
Position<Rules> party(const Rules& rules = {}, const Options& options = {}) {
    return Position<Rules>{options, rules}.hand(one, {swings, ale, huh}).hand(two, {brave});
}

}  // namespace

TEST_CASE("HMA-065 HMA-072 HMA-123 HMA-D06 the leader chooses a Lurking monster or the Ambusher, or declines") {
    const auto table = party().ambusher(giant).lurking({bear, orc}).table();
    CHECK(waits_for(table, ChooseEncounter{one}));
    CHECK(actions_of(table) ==
          std::vector<Action>{Decline{}, EncounterMonster{bear}, EncounterMonster{orc}, EncounterMonster{giant}});
    CHECK(refusal(table, EncounterMonster{spider}) == "HMA-072");
    CHECK(refusal(table, Pass{}) == "HMA-072");
}
TEST_CASE("HMA-072 HMA-R30 after a victory the leader chooses again while a monster remains, in whichever slot") {
    const auto won = [](const Position<>& position) {
        return resolve(Position(position)
                           .encounter(skeleton)
                           .attack(one, swings)
                           .turn(one)
                           .with(ScriptedDice{15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    };
    CHECK(waits_for(won(Position{}.lurking({giant})).table, ChooseEncounter{one}));
    CHECK(waits_for(won(Position{}.ambusher(giant)).table, ChooseEncounter{one}));
    CHECK(!waits_for_a<ChooseEncounter>(won(Position{}).table));
    CHECK(won(Position{}).table.visited == 1);  // the hands come first
}
TEST_CASE("HMA-028 the chosen monster moves to the Encounter slot") {
    const auto state = after(party().ambusher(giant).lurking({bear, orc}).with(ScriptedDice{}), EncounterMonster{bear});
    CHECK(state.table.encounter == Monster{bear});
    CHECK(state.table.lurking.size() == 1);
    CHECK(state.table.lurking[0] == Monster{orc});
}
TEST_CASE("HMA-119 when the Ambusher slot becomes empty the leftmost Lurking monster with the trait takes it") {
    const auto state =
        after(party().ambusher(giant).lurking({bear, ghoul, nipper}).with(ScriptedDice{}), EncounterMonster{giant});
    CHECK(state.table.ambusher == Monster{ghoul});
    CHECK(state.table.lurking.size() == 2);
}
TEST_CASE("HMA-120 without such a monster the Ambusher slot stays empty") {
    const auto state =
        after(party().ambusher(giant).lurking({bear, orc}).with(ScriptedDice{}), EncounterMonster{giant});
    CHECK(!state.table.ambusher);
    CHECK(state.table.lurking.size() == 2);
}
TEST_CASE("HMA-073 on declaring the monster the leader must lay an attack in slot one") {
    const auto state = after(party().lurking({giant}).with(ScriptedDice{}), EncounterMonster{giant});
    CHECK(waits_for(state.table, LayFirstAttack{one}));
    CHECK(actions_of(state.table) == std::vector<Action>{LayAttack{ale}, LayAttack{swings}});
    CHECK(refusal(state.table, Pass{}) == "HMA-073");
    CHECK(refusal(state.table, PlayBungle{huh}) == "HMA-073");
    CHECK(refusal(state.table, EndTurn{}) == "HMA-073");
    CHECK(refusal(state.table, BungleAttack{two, slot(1)}) == "HMA-073");
    CHECK(refusal(state.table, LayAttack{huh}) == "HMA-007");
    CHECK(after(state, LayAttack{ale}).table.heroes[one].attacks[0].card == ale);
}
TEST_CASE("HMA-074 then each other player, clockwise, lays an attack in slot one or declines") {
    auto state = after(
        party({}, four_players).lurking({giant}).leader(three).hand(three, {action("Evasion")}).with(ScriptedDice{}),
        EncounterMonster{giant}, LayAttack{action("Evasion")}, EndTurn{});
    CHECK(waits_for(state.table, JoinEncounter{four}));
    state = after(state, Decline{});
    CHECK(waits_for(state.table, JoinEncounter{one}));
    CHECK(refusal(state.table, EndTurn{}) == "HMA-074");
    CHECK(refusal(state.table, EncounterMonster{giant}) == "HMA-074");
    state = after(state, LayAttack{swings});
    CHECK(waits_for(state.table, JoinEncounter{two}));
    state = after(state, Decline{});
    CHECK(waits_for(state.table, TakeTurn{three}));
}
TEST_CASE("HMA-092 a leader without an attack card must decline") {
    const auto table = Position{}.hand(one, {huh}).lurking({giant}).table();
    CHECK(actions_of(table) == std::vector<Action>{Decline{}});
    CHECK(refusal(table, EncounterMonster{giant}) == "HMA-092");
}
TEST_CASE("HMA-068 HMA-091 a leader who declines passes the token clockwise, and the next has the same choice") {
    const auto state = after(party().lurking({giant}).with(ScriptedDice{}), Decline{});
    CHECK(state.table.leader == two);
    CHECK(waits_for(state.table, ChooseEncounter{two}));
    CHECK(is_legal(state.table, EncounterMonster{giant}));
}
TEST_CASE("HMA-093 HMA-096 when all have declined in succession the party leaves; until then it does not") {
    auto state = party({}, three_players).lurking({giant}).with(ScriptedDice{1});
    state = after(state, Decline{}, Decline{});
    CHECK(waits_for(state.table, ChooseEncounter{three}));
    state.chance.then({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    state = after(state, Decline{});
    CHECK(!state.table.location);
    CHECK(state.table.leader == one);  // the token is back with who declined first
}
TEST_CASE("HMA-R37 by a house rule who declined to initiate is heard to decline the Encounter of another, too") {
    const auto state = Position{three_players, ruled({.decliners_may_not_join = true})}
                           .lurking({giant})
                           .hand(three, {shadows})
                           .leader(three)
                           .declined({two})
                           .with(ScriptedDice{});
    CHECK(only<EncounterDeclined>(events_of(state, EncounterMonster{giant})) == std::vector<EncounterDeclined>{{two}});
}
TEST_CASE("HMA-R37 who declined to initiate may join the Encounter of another, unless a house rule forbids") {
    const auto joins = [](const auto& rules) {
        const auto state = after(party(rules).lurking({giant}).with(ScriptedDice{}), Decline{}, EncounterMonster{giant},
                                 LayAttack{brave});
        return waits_for(state.table, JoinEncounter{one});
    };
    CHECK(joins(StandardRules{}));
    CHECK(!joins(ruled({.decliners_may_not_join = true})));
}
TEST_CASE("HMA-R38 the chain of declines starts anew when somebody initiates") {
    auto state = after(party().lurking({giant}).with(ScriptedDice{2, 1}), Decline{}, EncounterMonster{giant},
                       LayAttack{brave}, Decline{}, Pass{}, ApplyCards{});
    CHECK(waits_for(state.table, ChooseEncounter{two}));
    CHECK(state.table.declined.empty());
    state = after(state, Decline{});
    CHECK(waits_for(state.table, ChooseEncounter{one}));  // one decline is not enough
}
TEST_CASE("HMA-R39 a token that moves by an effect starts the chain of declines anew") {
    auto table = party({}, three_players).lurking({giant}).leader(two).declined({one}).table();
    CHECK(table.declined == SeatSet{one});
    ScriptedDice dice{};
    const Ignore listener{};
    hero_master::detail::move_token(Playing<Table<>, ScriptedDice, const Ignore>{table, dice, listener}, three,
                                    TokenCause::effect);
    CHECK(table.declined.empty());
}
TEST_CASE("HMA-R29 an unbeaten monster stays in the Encounter slot and must be met next") {
    const auto state =
        after(party().encounter(orc, 2).lurking({giant}).attack(one, bellow).turn(one).with(ScriptedDice{2, 1}), Pass{},
              ApplyCards{});
    CHECK(state.table.encounter == Monster{orc, 2});
    CHECK(actions_of(state.table) == std::vector<Action>{Decline{}, EncounterMonster{orc}});
    CHECK(refusal(state.table, EncounterMonster{giant}) == "HMA-R29");
}
TEST_CASE("HMA-R29 HMA-R30 by house rules it returns to the row or is set aside as encountered") {
    const auto end = [](UnbeatenMonster rule) {
        return after(party(ruled({.unbeaten_monster = rule}))
                         .encounter(orc)
                         .lurking({giant})
                         .attack(one, bellow)
                         .turn(one)
                         .with(ScriptedDice{2, 1}),
                     Pass{}, ApplyCards{})
            .table;
    };
    const auto row = end(UnbeatenMonster::joins_the_row);
    CHECK(!row.encounter);
    CHECK(row.lurking.back() == Monster{orc});
    const auto aside = end(UnbeatenMonster::set_aside);
    CHECK(!aside.encounter);
    CHECK(aside.lurking.size() == 1);
    CHECK(audit(aside));
}
TEST_CASE("HMA-R29 gold on a monster goes with it to the row, by the other house rule to the supply, as everybody is told") {
    const auto beaten_off = [](UnbeatenMonster rule) {
        return after(party(ruled({.unbeaten_monster = rule}))
                         .encounter(orc, 3)
                         .lurking({giant})
                         .attack(one, bellow)
                         .turn(one)
                         .with(ScriptedDice{2, 1}),
                     Pass{});
    };
    const auto row = after(beaten_off(UnbeatenMonster::joins_the_row), ApplyCards{});
    CHECK(row.table.lurking.back() == Monster{orc, 3});
    CHECK(has_event(events_of(beaten_off(UnbeatenMonster::set_aside), ApplyCards{}),
                    GoldMoved{nobody, Gold::encounter, Gold::supply, 3, nobody}));
}
TEST_CASE("HMA-R107 HMA-R29 by that house rule the monster stays where it is if the row is full") {
    const auto beaten_off = [](Position<RuntimeRules> position) {
        return after(position.encounter(orc).attack(one, bellow).turn(one).with(ScriptedDice{2, 1}), Pass{},
                     ApplyCards{})
            .table;
    };
    const auto seven = party(ruled({.unbeaten_monster = UnbeatenMonster::joins_the_row}))
                           .lurking({giant, bear, monster("Fire Imp"), monster("Hill Troll"), monster("Ogre Bouncer"),
                                     monster("Weeping Wraith"), monster("Big Kevin")});
    CHECK(beaten_off(seven).lurking.back() == Monster{orc});
    CHECK(!beaten_off(seven).encounter);
    const auto full = beaten_off(Position(seven).lurking({monster("Lord Ashtray")}));
    CHECK(full.lurking.back() == Monster{monster("Lord Ashtray")});
    CHECK(full.encounter == Monster{orc});

    const auto one_slot = party(ruled({.lurking_slots = 1, .unbeaten_monster = UnbeatenMonster::joins_the_row}));
    CHECK(!beaten_off(one_slot).encounter);
    CHECK(beaten_off(Position(one_slot).lurking({giant})).encounter == Monster{orc});
}
TEST_CASE("HMA-183 HMA-R30 when no monster is left the party moves without a parting attack") {
    const auto state = after(Position{}
                                 .attack(one, swings)
                                 .encounter(spider)
                                 .turn(one)
                                 .with(ScriptedDice{12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                             Pass{}, ApplyCards{});
    CHECK(!state.table.location);
    CHECK(state.table.monster_discard.has(spider));
}
TEST_CASE("HMA-031 HMA-069 HMA-071 HMA-082 phase two begins with whoever is leader then") {
    auto state = party()
                     .hand(two, {action("Unexpected")})
                     .encounter(giant)
                     .attack(one, bellow)
                     .attack(two, action("Second Breakfast"))
                     .part(two, Part::taking_part)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, Pass{}, LayAttack{action("Unexpected")}, Pass{});
    CHECK(state.table.leader == two);
    CHECK(waits_for(state.table, CommitCards{two}));
}

TEST_CASE("HMA-094 HMA-095 the rightmost Lurking monster rolls once against every hero's own armour") {
    const auto state = party()
                           .lurking({orc, bear})
                           .exhausted(one, {})
                           .with(ScriptedDice{7, /* Maul misses */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    const auto events = events_of(after(state, Decline{}), Decline{});
    const auto attacks = only<MonsterAttacked>(events);
    REQUIRE(attacks.size() >= 2);
    CHECK(attacks[0] == MonsterAttacked{one, bear, Source::monster, 7, 7, true});
    CHECK(has_event(events, MonsterAttacked{two, bear, Source::monster, 7, 8, false}));
    CHECK(has_event(events, Wounded{one, 3, 7, WoundCause::parting}));
    CHECK(only<PartingAttack>(events).size() == 1);
}
TEST_CASE("HMA-K05 a Location's Ferocity is added in the parting attack, too, before doubling") {
    const auto wounds = [](LocationCard place, int black) {
        const auto state =
            after(party().lurking({giant}).location(place).with(ScriptedDice{black, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                  Decline{});
        return first<Wounded>(state, Decline{}).wounds;
    };
    CHECK(wounds(bazaar, 15) == 3);
    CHECK(wounds(location("Webbed Cellar"), 15) == 3 + 1);
    CHECK(wounds(location("Webbed Cellar"), 20) == 2 * (3 + 1));
}
TEST_CASE("HMA-095 on-hit effects of the parting monster apply to each hero hit") {
    auto state = party().lurking({orc}).with(ScriptedDice{15});
    state = after(state, Decline{}, Decline{});
    CHECK(waits_for(state.table, DiscardCards{one, 1}));
    state.chance.then({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    state = after(state, DiscardCard{huh});
    CHECK(state.table.heroes[two].health == 8);
}
TEST_CASE("HMA-R32 HMA-117 an Ambusher that makes the parting attack itself does not join it; after a victory the last one still strikes") {
    const auto leaves = after(party(ruled({.ambusher_joins_parting_attack = true}))
                                  .ambusher(giant)
                                  .with(ScriptedDice{15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                              Decline{});
    CHECK(only<MonsterRolled>(events_of(leaves, Decline{})).empty());
    const auto won =
        after(Position{}.attack(one, swings).encounter(orc).ambusher(giant).turn(one).with(ScriptedDice{15, 15, 15}),
              Pass{}, ApplyCards{first_weapon});
    CHECK(won.table.monster_discard.has(orc));
    CHECK(won.table.heroes[one].health == 10 - 2 - 3);
}
TEST_CASE("HMA-R31 without Lurking monsters the encountered one attacks, or the Ambusher; by a house rule nobody") {
    const auto who = [](const auto& rules, auto&& place) {
        auto position = party(rules);
        place(position);
        const auto state = after(position.with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}), Decline{});
        return only<PartingAttack>(events_of(state, Decline{}));
    };
    const auto both = [](auto& position) { position.encounter(orc).ambusher(giant); };
    const auto ambusher = [](auto& position) { position.ambusher(giant); };
    CHECK(who(StandardRules{}, both) == std::vector<PartingAttack>{{orc, 1}});
    CHECK(who(StandardRules{}, ambusher) == std::vector<PartingAttack>{{giant, 1}});
    CHECK(who(ruled({.only_lurkers_make_parting_attacks = true}), both).empty());
}
TEST_CASE("HMA-R32 the Ambusher does not join a parting attack, unless by a house rule") {
    const auto rolls = [](const auto& rules) {
        const auto state = after(party(rules).lurking({orc}).ambusher(giant).hand(one, {}).with(
                                     ScriptedDice{8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                                 Decline{});
        return after(state, Decline{});
    };
    const auto quiet = after(rolls(StandardRules{}), DiscardCard{huh});
    CHECK(quiet.table.heroes[one].health == 8);
    CHECK(only<MonsterRolled>(events_of(rolls(StandardRules{}), DiscardCard{huh})).empty());
    const auto events = events_of(rolls(ruled({.ambusher_joins_parting_attack = true})), DiscardCard{huh});
    CHECK(has_event(events, MonsterRolled{one, giant, 1}));
}
TEST_CASE("HMA-R34 HMA-R32 the token stays also with a leader who falls by an Ambusher that joins a parting attack") {
    const auto leader = [](const Knobs& knobs) {
        const auto state = after(Position{Options{}, ruled(knobs)}
                                     .lurking({skeleton})
                                     .ambusher(giant)
                                     .health(one, 2)
                                     .with(ScriptedDice{15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                                 Decline{});
        const auto events = events_of(state, Decline{});
        REQUIRE(has_event(events, HeroDefeated{one, WoundCause::ambusher}));
        return after(state, Decline{}).table.leader;
    };
    CHECK(leader({.ambusher_joins_parting_attack = true}) == one);
    CHECK(leader({.ambusher_joins_parting_attack = true, .token_passes_in_parting_attack = true}) == two);
}
TEST_CASE("HMA-R33 HMA-R101 in a parting attack armour, its rule and the Location count, no attack cards") {
    const auto table = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
            .location(location("Foggy Bog"))
            .lurking({giant})
            .table();
    };
    CHECK(parting_tally(table(StandardRules{}), one, giant).armour == 7 + 1);
    const auto cloaked = [](const auto& rules) {
        return after(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .equip(one, ItemSlot::armour, treasure("Cloak of Convenient Fog"))
                         .lurking({giant})
                         .with(ScriptedDice{10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                     Decline{}, Decline{});
    };
    CHECK(waits_for_a<ChooseEffect>(cloaked(StandardRules{}).table));
    const auto plain = cloaked(ruled({.armour_text_in_parting_attack = false}));
    CHECK(!waits_for_a<ChooseEffect>(plain.table));
    CHECK(plain.table.heroes[one].health == 7);
    const auto armour = [](const auto& rules) {
        return parting_tally(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}.lurking({giant}).table(),
                             one, giant)
            .armour;
    };
    CHECK(parting_tally(Position{}.location(location("Smouldering Mine")).lurking({giant}).table(), one, giant) ==
          parting_tally(Position{}.lurking({giant}).table(), one, giant));
    CHECK(armour(StandardRules{}) == 7);
    CHECK(armour(ruled({.armour_text_in_parting_attack = false})) == 7);
}
TEST_CASE("HMA-094 HMA-K35 a monster that was summoned behind the Boss makes the parting attack") {
    auto state = Position{}
                     .hero(one, dwarf, wizard)
                     .hero(two, gnome, priest)
                     .encounter(imp)
                     .ambusher(spider)
                     .lurking({giant, kevin})
                     .attack(one, ale)
                     .hand(one, {summons})
                     .attack(two, kick)
                     .monster_deck({skeleton})
                     .turn(one)
                     .with(ScriptedDice{1, /* two attacks */ 2, 1, 2, 1, /* parting */ 9});
    state = after(state, PlayBungle{summons}, Pass{}, ApplyCards{}, ApplyCards{}, Decline{});
    REQUIRE(waits_for(state.table, ChooseEncounter{two}));
    const auto attacks = only<MonsterAttacked>(events_of(state, Decline{}));
    REQUIRE(attacks.size() == 2);
    CHECK(attacks[0].monster == skeleton);
}
TEST_CASE("HMA-R33 HMA-127 in a parting attack no monster's passive text takes armour away, wherever the monster is") {
    constexpr MonsterCard wraith = monster("Weeping Wraith");
    // Seat one has armour 7, seat two 8; the Wraith and the Baroness take 2 away in an Encounter.
    const auto armours = [](const Position<>& position) {
        const auto state = Position(position).declined({two}).with(ScriptedDice{6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        const auto attacks = only<MonsterAttacked>(events_of(state, Decline{}));
        REQUIRE(attacks.size() == 2);
        CHECK(!attacks[0].hits);
        CHECK(!attacks[1].hits);
        return std::vector<int>{attacks[0].armour, attacks[1].armour};
    };
    CHECK(armours(Position{}.leader(one).lurking({wraith})) == std::vector<int>{8, 7});
    CHECK(armours(Position{}.leader(one).lurking({giant}).encounter(batula)) == std::vector<int>{8, 7});
    CHECK(armours(Position{}.leader(one).lurking({giant}).ambusher(wraith)) == std::vector<int>{8, 7});
}
TEST_CASE("HMA-R68 HMA-R33 in a parting attack the armour of a hero who wears none is 1, and a natural 1 hits") {
    const auto bare = party().bare(one, ItemSlot::armour).lurking({giant});
    CHECK(parting_tally(Position(bare).table(), one, giant).armour == 1);
    CHECK(after(Position(bare).with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}), Decline{}, Decline{})
              .table.heroes[one]
              .health == 7);
}
TEST_CASE("HMA-R34 a leader who falls in the parting attack keeps the token, unless by a house rule") {
    const auto leader = [](const auto& rules) {
        const auto state = party(rules).health(one, 1).lurking({giant}).with(
            ScriptedDice{7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        return after(state, Decline{}, Decline{}).table.leader;
    };
    CHECK(leader(StandardRules{}) == one);
    CHECK(leader(ruled({.token_passes_in_parting_attack = true})) == two);
}
TEST_CASE("HMA-R35 HMA-186 gold lost in a parting attack lies on the monster and goes to the supply with it") {
    const auto state = after(
        party().health(one, 1).lurking({giant}).loot(4).with(ScriptedDice{7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
        Decline{});
    const auto events = events_of(state, Decline{});
    CHECK(has_event(events, GoldMoved{one, Gold::stash, Gold::lurking, 3, nobody}));
    CHECK(only<LocationCleared>(events).front().gold == 4 + 3);
}
TEST_CASE("HMA-R36 after the parting attack the party leaves, nobody is asked to stay") {
    const auto state =
        after(party().lurking({giant}).with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}), Decline{}, Decline{});
    CHECK(!state.table.location);
    CHECK(state.table.lurking.empty());
}
TEST_CASE("HMA-R97 the parting attack goes clockwise from the leader, by a house rule by seat; each hero finishes first") {
    const auto order = [](const auto& rules) {
        const auto state = after(party(rules)
                                     .leader(two)
                                     .lurking({monster("Hill Troll")})
                                     .with(ScriptedDice{15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                                 Decline{});
        std::vector<Seat> seats;
        for (const Wounded& wounded : only<Wounded>(events_of(state, Decline{}))) seats.push_back(wounded.seat);
        return seats;
    };
    CHECK(order(StandardRules{}) == std::vector<Seat>{two, one});
    CHECK(order(ruled({.parting_attack_by_seat = true})) == std::vector<Seat>{one, two});
}
TEST_CASE("HMA-R84 a hero defeated in one Encounter may take part in the next one of the Location") {
    const auto state = after(
        party().health(one, 1).encounter(orc).attack(one, bellow).hand(one, {}).turn(one).with(ScriptedDice{2, 20}),
        Pass{}, ApplyCards{});
    CHECK(state.table.leader == two);
    CHECK(waits_for(after(state, EncounterMonster{orc}, LayAttack{brave}).table, JoinEncounter{one}));
}
