#include "support.hpp"

using namespace shire_test;

namespace {

const Options doubles = presets::teams(2, 2);

// The Paladin of seat two with Rebirth, about to fall.
At dying_paladin(const Knobs& knobs = {}) {
    return battle(doubles, {"Hunter", "Paladin", "Cleric", "Berserker"}, knobs).mastery(two, 0, 0, 2).hp(two, 1);
}

}  // namespace

TEST_CASE("SHI-450 SHI-I06 who is defeated loses dice, tokens, shield and cards") {
    const auto at = battle(doubles, {"Hunter", "Warrior", "Cleric", "Paladin"})
                        .hp(two, 1)
                        .die(b, "Shield Sweep", 2)
                        .condition(two, Condition::hex, Turns::two)
                        .buff(two, Stat::agility, 2, Turns::permanent)
                        .condition(two, Condition::bleed, Turns::permanent)
                        .condition(two, Condition::more_taken, Turns::two)
                        .mastery(two, 1, 0, 0);
    const auto state = cast(start(At{at}.buff(one, Stat::strength, 9, Turns::two)), "Quick Shot", b);
    CHECK(board(state, two) == Character{.card = character_card("Warrior"), .base_hp = 40, .depths = {{1, 0, 0}}});
    CHECK(audit(state.table));
}
TEST_CASE("SHI-452 a team plays on without the defeated") {
    const auto state =
        cast(start(battle(doubles, {"Hunter", "Paladin", "Cleric", "Berserker"}).hp(two, 1)), "Quick Shot", b);
    CHECK(!is_over(state.table));
    CHECK(state.table.turn.active == c);
}
TEST_CASE("SHI-003 pets do not keep a side alive") {
    const auto state = cast(start(duel("Paladin", "Hunter").hp(two, 1).pet(two, "Wolf")), "Lead By Example", b);
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners == SeatSet{one});
    CHECK(outcome(state.table).seats[two].standing == Standing::loss);
    CHECK(outcome(state.table).decided_by == Ending::last_side);
}
TEST_CASE("SHI-003 SHI-R73 winners share the first place, losers come behind all of them, and a side scores its HP") {
    const auto at = battle(doubles, {"Hunter", "Paladin", "Cleric", "Berserker"})
                        .hp(one, 20)
                        .hp(two, 1)
                        .hp(three, 5)
                        .fallen(four)
                        .order({a, b, c});
    const Outcome won = outcome(cast(start(at), "Quick Shot", b).table);
    CHECK(won.winners == SeatSet{one, three});
    CHECK(won.seats[one] == Outcome::Line{Standing::win, 1, 25});
    CHECK(won.seats[three] == won.seats[one]);
    CHECK(won.seats[two] == Outcome::Line{Standing::loss, 3, 0});
    CHECK(won.drawn.empty());
    const Outcome open = outcome(start(at).table);
    CHECK(open.seats[two] == Outcome::Line{Standing::draw, 1, 1});
    CHECK(open.drawn == SeatSet{one, two, three, four});
}
TEST_CASE("SHI-008 SHI-I08 the match ends at once, and accepts no action then") {
    const auto state = cast(start(duel("Hunter", "Paladin").hp(two, 1)), "Double Shot");
    CHECK(is_over(state.table));
    CHECK(die(state, one, "Double Shot") == 0);  // nothing further resolves
    CHECK(judge(state.table, Pass{}).clause() == "SHI-008");
    CHECK(audit(state.table));
}
TEST_CASE("SHI-006 SHI-R41 Darkness resolves before the end: if both are gone it is a draw, or by a house rule the first death decides") {
    const auto at = [](const Knobs& knobs) {
        return start(
            duel("Hunter", "Paladin", knobs).hp(two, 1).hp(one, 8).condition(one, Condition::darkness, Turns::three));
    };
    const auto draw = cast(at({}), "Quick Shot");
    CHECK(is_over(draw.table));
    CHECK(outcome(draw.table).winners.empty());
    CHECK(outcome(draw.table).decided_by == Ending::all_fallen);
    CHECK(outcome(draw.table).seats[one].standing == Standing::draw);
    const auto first = cast(at({.darkness_before_end = false}), "Quick Shot");
    CHECK(outcome(first.table).winners == SeatSet{one});
    CHECK(hp(first, one) == 8);
}
TEST_CASE("SHI-460 SHI-K32 SHI-461 SHI-464 SHI-E25 Revive: back with 15 HP, the board as at the start") {
    const auto at = battle(doubles, {"Cleric", "Hunter", "Paladin", "Berserker"})
                        .fallen(three)
                        .mastery(three, 2, 0, 0)
                        .order({a, b, d});
    const auto state = cast(start(at), "Revive");
    CHECK(board(state, three) ==
          Character{.card = character_card("Paladin"), .hp = 15, .base_hp = 36, .depths = {{2, 0, 0}}});
    CHECK(has_event(casting(start(at), "Revive"), ActorRevived{c, 15}));
    const auto frail =
        battle(doubles, {"Cleric", "Hunter", "Paladin", "Berserker"}).base_hp(three, 9).fallen(three).order({a, b, d});
    CHECK(hp(cast(start(frail), "Revive"), three) == 9);
    CHECK(only<HpGained>(casting(start(At{at}.condition(two, Condition::glowing, Turns::three)), "Revive")).empty());
}
TEST_CASE("SHI-462 SHI-K67 SHI-R59 the Paladin may revive itself with 1 HP when it is defeated, on anybody's turn") {
    const auto state = cast(start(dying_paladin()), "Quick Shot", b);
    REQUIRE(waits_for(state.table, OfferAbility{two, 2, Actor::nobody}));
    CHECK(board(state, two).hp == 0);
    CHECK(refusal(state.table, Pass{}) == "SHI-462");
    CHECK(actions_of(state.table) == std::vector<Action>{rebirth, Decline{}});
    CHECK(refusal(state.table, UseAbility{1}) == "SHI-462");
    const auto reborn = next(state, rebirth);
    CHECK(hp(reborn, two) == 1);
    CHECK(waits_for(reborn.table, MainPhase{two, b}));  // it had not acted
    CHECK(board(reborn, two).used == 4);
}
TEST_CASE("SHI-R59 who declines is asked again at the start of every later turn") {
    auto state = next(cast(start(dying_paladin()), "Quick Shot", b), Decline{});
    REQUIRE(waits_for(state.table, OfferAbility{two, 2, Actor::nobody}));
    CHECK(state.table.turn.active == c);
    const auto later = next(state, rebirth);
    CHECK(hp(later, two) == 1);
    state = next(state, Decline{});
    CHECK(waits_for(state.table, MainPhase{three, c}));
    CHECK(waits_for_a<OfferAbility>(next(state, Pass{}).table));
}
TEST_CASE("SHI-R59 also who sits first is asked again") {
    const auto at = battle(doubles, {"Paladin", "Hunter", "Cleric", "Berserker"})
                        .mastery(one, 0, 0, 2)
                        .hp(one, 1)
                        .order({b, c, d, a});
    const auto state = next(cast(start(at), "Quick Shot", a), Decline{});
    CHECK(waits_for(state.table, OfferAbility{one, 2, Actor::nobody}));
    CHECK(state.table.turn.active == c);
}
TEST_CASE("SHI-R59 by house rules only at the moment of defeat, or by itself") {
    const auto once =
        next(cast(start(dying_paladin({.self_revival = SelfRevival::at_defeat_only})), "Quick Shot", b), Decline{});
    CHECK(waits_for(once.table, MainPhase{three, c}));
    const auto alone = cast(start(dying_paladin({.self_revival = SelfRevival::by_itself})), "Quick Shot", b);
    CHECK(hp(alone, two) == 1);
}
TEST_CASE("SHI-R59 SHI-008 declined by the last character of a side, the match ends") {
    const auto state = cast(start(duel("Hunter", "Paladin").mastery(two, 0, 0, 2).hp(two, 1)), "Quick Shot");
    REQUIRE(waits_for_a<OfferAbility>(state.table));
    CHECK(!is_over(next(state, rebirth).table));
    CHECK(is_over(next(state, Decline{}).table));
}
TEST_CASE("SHI-R40 SHI-462 who revives itself did die: Darkness answers") {
    const auto at = dying_paladin().condition(one, Condition::darkness, Turns::three);
    const auto events = events_of(cast(start(at), "Quick Shot", b), rebirth);
    CHECK(has_event(events, DarknessTriggered{b, {a}}));
}
TEST_CASE("SHI-463 once per battle stays used, and mastery is kept") {
    auto state = next(cast(start(dying_paladin()), "Quick Shot", b), rebirth);
    CHECK(board(state, two).depths == Depths{{0, 0, 2}});
    state = pass(state, 3);
    REQUIRE(state.table.turn.active == a);
    state = cast(state, "Quick Shot", b);
    CHECK(!waits_for_a<OfferAbility>(state.table));
    CHECK(!state.table.standing.has(b));
}
TEST_CASE("SHI-R58 SHI-R75 an active Paladin that revives itself does not go on with its turn") {
    const auto at = battle(doubles, {"Hunter", "Paladin", "Cleric", "Berserker"})
                        .mastery(two, 0, 0, 2)
                        .hp(two, 1)
                        .condition(two, Condition::burn, Turns::two);
    const auto state = next(start(at), Pass{});
    REQUIRE(waits_for_a<OfferAbility>(state.table));
    const auto events = events_of(state, rebirth);
    CHECK(has_event(events, TurnEnded{b, true}));
    const auto reborn = next(state, rebirth);
    CHECK(waits_for(reborn.table, MainPhase{three, c}));
    CHECK(hp(reborn, two) == 1);
}
TEST_CASE("SHI-466 a revived Warrior chooses its stance again, and HP given at the start are not given again") {
    const auto at = battle(doubles, {"Cleric", "Hunter", "Warrior", "Berserker"}).fallen(three).order({a, b, d});
    const auto state = next(start(at), CastSpell{spell("Revive")});
    REQUIRE(waits_for(state.table, ChooseCard{three, CardKind::stance}));
    const auto chosen = next(state, TakeCard{card("Brawl stance")});
    CHECK(board(chosen, three).tab == card("Brawl stance"));
    const auto with_paladin =
        battle(doubles, {"Cleric", "Hunter", "Paladin", "Berserker"}).base_hp(three, 40).fallen(three).order({a, b, d});
    CHECK(board(cast(start(with_paladin), "Revive"), three).base_hp == 40);
    CHECK(board(cast(start(with_paladin), "Revive"), one).base_hp == 38);
}
TEST_CASE("SHI-453 SHI-R67 Divine Aura's HP stay after the Paladin's death and a revival, unless a house rule lets base HP fall back") {
    const auto at = [](const Knobs& knobs) {
        return start(battle(doubles, {"Hunter", "Paladin", "Cleric", "Berserker"}, knobs)
                         .base_hp(two, 40)
                         .base_hp(four, 43)
                         .hp(four, 43)
                         .hp(two, 1));
    };
    const auto state = cast(at({}), "Quick Shot", b);
    CHECK(board(state, two).base_hp == 40);
    CHECK(hp(state, four) == 43);
    CHECK(board(cast(at({.base_hp_falls_back = true}), "Quick Shot", b), two).base_hp == 36);
}
TEST_CASE("SHI-R67 two Paladins give 8, and pets get none") {
    Duel state{new_game(presets::teams(4, 2, 0), ScriptedDice{6, 5, 4, 3, 2, 1})};
    for (const auto* name : {"Paladin", "Hunter", "Warrior", "Cleric", "Berserker", "Paladin"})
        state = next(state, TakeCharacter{character_card(name)});
    state = next(state, TakeCard{card("Brawl stance")});
    CHECK(board(state, one).base_hp == 44);
    CHECK(board(state, six).base_hp == 44);
    CHECK(board(state, three).base_hp == 48);
    CHECK(board(state, two).base_hp == 34);
}
TEST_CASE(
    "SHI-339 SHI-005 SHI-006 in a free for all of five Darkness goes from death to death until one stands, or nobody") {
    const auto fight = [](int hp_of_last, bool last_in_darkness) {
        auto at = battle(presets::free_for_all(5), {"Hunter", "Cleric", "Berserker", "Warrior", "Paladin"})
                      .hp(one, 9)
                      .hp(two, 1)
                      .hp(three, 8)
                      .hp(four, 20)
                      .hp(five, hp_of_last)
                      .turn(a);
        for (const Seat seat : {one, three, four}) at.condition(seat, Condition::darkness, Turns::three);
        if (last_in_darkness) at.condition(five, Condition::darkness, Turns::three);
        return cast(start(at), "Quick Shot", b);
    };
    const auto won = fight(36, false);
    CHECK(won.table.winners == SeatSet{five});
    CHECK(hp(won, five) == 36);
    CHECK(fight(33, true).table.winners == SeatSet{five});  // four deaths of 8 each
    CHECK(fight(32, true).table.winners.empty());
    CHECK(fight(32, true).table.ending == Ending::all_fallen);
}
TEST_CASE("SHI-R59 SHI-R74 SHI-R58 two who can revive themselves are asked one after the other, and whoever fell in "
          "its own turn has had it") {
    auto at = battle(presets::teams(3, 3), {"Berserker", "Paladin", "Paladin", "Hunter", "Cleric", "Warrior"})
                  .order({a, b, c, d, character_of(five), character_of(six)})
                  .hp(two, 1)
                  .hp(three, 1)
                  .mastery(two, 0, 0, 2)
                  .mastery(three, 0, 0, 2);
    for (const Seat seat : {two, three}) at.condition(seat, Condition::drenched, Turns::three);
    auto state = next(start(at), Pass{});  // it is the turn of two, which falls by its own tick; three fell before it
    REQUIRE(waits_for(state.table, OfferAbility{three, 2}));
    state = next(state, Decline{});
    REQUIRE(waits_for(state.table, OfferAbility{two, 2}));
    state = next(state, rebirth);
    CHECK(state.table.turn.active == d);  // three has fallen
    REQUIRE(waits_for(state.table, OfferAbility{three, 2}));
    state = next(state, rebirth);
    CHECK(hp(state, three) == 1);
    CHECK(state.table.turn.order == Order{a, b, d, c, character_of(five), character_of(six)});  // 5, before the Cleric
}
TEST_CASE("SHI-480 SHI-R60 SHI-I05 the bounty goes to whoever has the most HP at the end of a turn; a tie keeps it") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Berserker"})
                        .hp(one, 30)
                        .hp(two, 30)
                        .hp(three, 31)
                        .bounty(three);
    auto state = cast(start(at), "Quick Shot", c);  // 28 against 30 + 2 and 30
    CHECK(state.table.bounty == one);
    const auto tie = cast(start(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Berserker"})
                                    .hp(one, 20)
                                    .hp(two, 28)
                                    .hp(three, 32)
                                    .bounty(three)),
                          "Quick Shot", c);
    CHECK(tie.table.bounty == three);  // 28 and 28
    CHECK(tie.chance.verdict());       // and no die is rolled for it
}
TEST_CASE("SHI-090 SHI-R60 the bounty moves in the End phase, before the turn is over") {
    const auto at =
        battle(presets::free_for_all(3), {"Hunter", "Paladin", "Berserker"}).hp(one, 30).hp(two, 33).hp(three, 31);
    const auto events = casting(start(At{at}.bounty(three)), "Quick Shot", c);
    const auto place_of = [&](const Event& event) { return std::find(events.begin(), events.end(), event); };
    CHECK(place_of(PhaseBegan{a, Phase::end}) < place_of(BountyMoved{three, two}));
    CHECK(place_of(BountyMoved{three, two}) < place_of(TurnEnded{a, false}));
    CHECK(place_of(TurnEnded{a, false}) < events.end());
}
TEST_CASE("SHI-R60 a tie between others is rolled, and a fallen holder passes it on") {
    const auto at = battle(presets::free_for_all(4), {"Hunter", "Paladin", "Berserker", "Cleric"})
                        .hp(one, 28)
                        .hp(two, 30)
                        .hp(three, 1)
                        .hp(four, 30)
                        .bounty(three);
    const auto events = casting(start(at, {2, 5, /* seat one is tied, too */ 6}), "Quick Shot", c);
    CHECK(only<BountyRolled>(events).size() == 3);
    const auto state = cast(start(at, {2, 5, 6}), "Quick Shot", c);
    CHECK(state.table.bounty == four);
}
TEST_CASE("SHI-R60 by house rules the bounty moves only at a death, or at the start of a round") {
    const auto at = [](BountyMoves when) {
        return start(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}, {.bounty_moves = when})
                         .hp(one, 20)
                         .hp(two, 30)
                         .hp(three, 25)
                         .bounty(three));
    };
    CHECK(pass(at(BountyMoves::each_turn)).table.bounty == two);
    CHECK(pass(at(BountyMoves::at_death_only), 6).table.bounty == three);
    CHECK(pass(at(BountyMoves::each_round), 2).table.bounty == three);
    CHECK(pass(at(BountyMoves::each_round), 3).table.bounty == two);
}
TEST_CASE("SHI-R60 by a house rule the bounty moves as soon as somebody has more HP than its holder") {
    const auto between_halves = [](BountyMoves when, int others) {
        const auto at = battle(presets::free_for_all(3), {"Berserker", "Paladin", "Cleric"}, {.bounty_moves = when})
                            .hp(one, 20)
                            .hp(two, 30)
                            .bounty(two)
                            .hp(three, others);
        const auto state = cast(start(at), "Rampage", b);
        REQUIRE(waits_for_a<ChooseTarget>(state.table));
        return state;
    };
    CHECK(between_halves(BountyMoves::each_turn, 24).table.bounty == two);
    CHECK(between_halves(BountyMoves::at_once, 24).table.bounty == three);           // the Paladin has 30 - 7
    CHECK(between_halves(BountyMoves::at_once, 23).table.bounty == two);             // a tie keeps it
    CHECK(hp(next(between_halves(BountyMoves::at_once, 24), AimAt{b}), one) == 22);  // hit while it had the bounty
    const auto healed = [](BountyMoves when) {
        return pass(start(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Berserker"}, {.bounty_moves = when})
                              .mastery(two, 0, 0, 5)
                              .hp(two, 34)
                              .bounty(three)
                              .hp(three, 35)));
    };
    CHECK(healed(BountyMoves::each_turn).table.bounty == three);
    CHECK(healed(BountyMoves::at_once).table.bounty == two);  // Replenishment
}
TEST_CASE("SHI-482 SHI-484 SHI-485 SHI-R61 who attacks the bounty holder gains 2 HP, once per cast; nothing for support, nor for the holder") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}).hp(one, 20).bounty(two);
    CHECK(hp(cast(start(at), "Quick Shot", b), one) == 22);
    CHECK(hp(cast(start(at), "Double Shot", b), one) == 22);
    const auto rampage = battle(presets::free_for_all(3), {"Berserker", "Paladin", "Cleric"}).hp(one, 20).bounty(two);
    CHECK(hp(after(start(rampage), CastSpell{spell("Rampage")}, AimAt{c}, AimAt{b}), one) == 22);  // the second half
    CHECK(hp(cast(start(at), "Quick Shot", c), one) == 20);
    CHECK(hp(cast(start(at), "Hunter's Mark"), one) == 20);
    CHECK(hp(cast(start(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}).hp(one, 20).bounty(one)),
                  "Quick Shot", b),
             one) == 20);
    CHECK(has_event(casting(start(at), "Quick Shot", b), BountyRewarded{one}));
    CHECK(hp(cast(start(battle(doubles, {"Hunter", "Paladin", "Cleric", "Berserker"}).hp(one, 20)), "Quick Shot", b),
             one) == 20);
}
TEST_CASE("SHI-R61 also if dodged, harmless or by a pet, unless house rules say otherwise; counter-attacks count") {
    const Actor wolf = creature_of(one, Beside::first);
    const auto at = [](const Knobs& knobs) {
        return battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}, knobs).hp(one, 20).bounty(two);
    };
    CHECK(hp(cast(start(at({}).condition(two, Condition::dodge, Turns::two), {1}), "Quick Shot", b), one) == 22);
    CHECK(hp(cast(start(at({.bounty_needs_damage = true}).condition(two, Condition::dodge, Turns::two), {1}),
                  "Quick Shot", b),
             one) == 20);
    const Knobs for_damage{.bounty_needs_damage = true};
    CHECK(hp(cast(start(at(for_damage).buff(two, Stat::defence, 1, Turns::two)), "Quick Shot", b), one) == 22);  // 1
    CHECK(hp(cast(start(at(for_damage).buff(two, Stat::defence, 2, Turns::two)), "Quick Shot", b), one) == 20);  // 0
    CHECK(hp(cast(start(at({}).pet(one, "Wolf").order({wolf, a, b, c})), "Bite", b), one) == 22);
    CHECK(hp(cast(start(at({.bounty_for_pets = false}).pet(one, "Wolf").order({wolf, a, b, c})), "Bite", b), one) ==
          20);
    const auto counter = battle(presets::free_for_all(3), {"Paladin", "Hunter", "Cleric"})
                             .hp(two, 20)
                             .bounty(one)
                             .condition(two, Condition::counter_attack, Turns::three);
    CHECK(hp(cast(start(counter), "Lead By Example", b), two) == 18);  // 20 - 4 + 2
}
TEST_CASE("SHI-R61 SHI-R26 by both house rules what a shield takes earns no bounty") {
    const auto at = [](bool shield_counts, int shield) {
        return battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"},
                      {.shield_counts_as_damage = shield_counts, .bounty_needs_damage = true})
            .hp(one, 20)
            .bounty(two)
            .shield(two, shield);
    };
    CHECK(hp(cast(start(at(true, 2)), "Quick Shot", b), one) == 22);  // deals 2
    CHECK(hp(cast(start(at(false, 2)), "Quick Shot", b), one) == 20);
    CHECK(hp(cast(start(at(false, 1)), "Quick Shot", b), one) == 22);
}
TEST_CASE("SHI-R61 a bounty holder whose own attack is redirected to itself gets nothing") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"})
                        .hp(one, 20)
                        .bounty(one)
                        .condition(two, Condition::redirect_enemy, Turns::three);
    const auto offered = cast(start(at), "Quick Shot", b);
    CHECK(hp(next(offered, Redirect{Condition::redirect_enemy, a}), one) == 17);
    CHECK(only<BountyRewarded>(events_of(offered, Redirect{Condition::redirect_enemy, a})).empty());
}
TEST_CASE("SHI-R61 by a house rule each hit on the bounty holder is rewarded, when it lands") {
    const auto at = [](std::string_view attacker, bool each) {
        return battle(presets::free_for_all(3), {attacker, "Paladin", "Cleric"}, {.bounty_for_each_hit = each})
            .hp(one, 20)
            .bounty(two);
    };
    CHECK(hp(cast(start(at("Hunter", true)), "Double Shot", b), one) == 24);
    CHECK(hp(cast(start(at("Hunter", false)), "Double Shot", b), one) == 22);
    const auto shares = start(at("Berserker", true).condition(three, Condition::redirect_enemy, Turns::three), {6});
    const auto offered = cast(shares, "Whirlwind");
    CHECK(hp(next(offered, Redirect{Condition::redirect_enemy, b}), one) == 24);
    CHECK(hp(next(offered, Decline{}), one) == 22);
    // Whoever is felled by its own attack gets nothing for it.
    const auto felled =
        start(at("Berserker", true).hp(one, 6).condition(three, Condition::redirect_enemy, Turns::three), {6});
    CHECK(!next(cast(felled, "Whirlwind"), Redirect{Condition::redirect_enemy, a}).table.standing.has(a));
}
TEST_CASE("SHI-R56 SHI-R75 a pet that is swept away in its own turn loses the rest of its spell and of its turn") {
    const Actor wolf = creature_of(one, Beside::first);
    const auto at = battle(presets::free_for_all(4), {"Hunter", "Paladin", "Cleric", "Berserker"})
                        .hp(one, 8)
                        .condition(one, Condition::darkness, Turns::three)
                        .pet(one, "Wolf")
                        .hp(three, 1)
                        .order({wolf, a, b, c, d});
    const auto events = casting(start(at), "Hamstring", c);
    CHECK(has_event(events, CreatureRemoved{wolf, card("Wolf")}));
    CHECK(has_event(events, PartLost{wolf, spell("Hamstring"), 0}));
    CHECK(has_event(events, TurnEnded{wolf, true}));
    CHECK(audit(cast(start(at), "Hamstring", c).table));
}
TEST_CASE("SHI-R03 SHI-463 tie rolls stay for the battle, also with who has been defeated") {
    auto state = cast(start(dying_paladin().ties(b, {5, 2})), "Quick Shot", b);
    CHECK(board(state, two).ties[TiePlace{0}] == 5);
    state = next(state, rebirth);
    CHECK(board(state, two).ties[TiePlace{1}] == 2);
}
TEST_CASE("SHI-483 the reward is a gain: percentages and Glowing apply, Can't be healed blocks it") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}).hp(one, 20).bounty(two);
    CHECK(hp(cast(start(At{at}.condition(one, Condition::more_heal, Turns::two)), "Quick Shot", b), one) == 23);
    CHECK(hp(cast(start(At{at}.condition(one, Condition::no_heal, Turns::two)), "Quick Shot", b), one) == 20);
    CHECK(hp(cast(start(At{at}.condition(three, Condition::glowing, Turns::two)), "Quick Shot", b), three) == 36);
}
TEST_CASE("SHI-139 SHI-483 a reward may end the match by Glowing and Darkness, before the die is placed") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"})
                        .hp(one, 10)
                        .hp(two, 8)
                        .bounty(two)
                        .condition(two, Condition::darkness, Turns::three)
                        .hp(three, 2)
                        .condition(three, Condition::glowing, Turns::three);
    const auto state = cast(start(at, {6}), "Frost Arrow", b);  // 4 + 5 - 5 leave the Paladin 4
    CHECK(outcome(state.table).winners == SeatSet{one});
    CHECK(hp(state, one) == 12);
    CHECK(die(state, one, "Frost Arrow") == 0);
}
TEST_CASE("SHI-008 a match that an attack wins is over before the attacker suffers from its own spell") {
    const auto at = duel("Berserker", "Hunter").hp(one, 2);
    CHECK(outcome(cast(start(At{at}.hp(two, 8)), "Reckless Swing").table).winners == SeatSet{two});
    CHECK(outcome(cast(start(At{at}.hp(two, 7)), "Reckless Swing").table).winners == SeatSet{one});
}
TEST_CASE("SHI-339 SHI-R40 a character and its pet that fall at once are two deaths, a pet that is swept away is none") {
    const auto struck = [](int wolf) {
        const auto at = battle(doubles, {"Paladin", "Hunter", "Warrior", "Berserker"})
                            .condition(one, Condition::darkness, Turns::three)
                            .hp(two, 1)
                            .pet(two, "Wolf", wolf);
        return hp(cast(start(at), "Divine Light"), one);
    };
    CHECK(struck(1) == 36 - 16 + 2);
    CHECK(struck(11) == 36 - 8 + 2);
}
TEST_CASE("SHI-335 SHI-093 who falls by what its own heal set off has no Main phase") {
    const auto at = battle(doubles, {"Hunter", "Cleric", "Paladin", "Warrior"})
                        .hp(one, 2)
                        .condition(one, Condition::glowing, Turns::three)
                        .hp(two, 7)
                        .condition(two, Condition::darkness, Turns::three);
    const auto state = pass(start(at));  // Gentle Hands, Glowing, Darkness
    CHECK(hp(state, one) == 0);
    CHECK(hp(state, two) == 0);
    CHECK(waits_for(state.table, MainPhase{three, c}));
}
TEST_CASE("SHI-417 SHI-137 a pet that falls by a counter-attack in its own turn is answered on both sides") {
    const Actor wolf = creature_of(one, Beside::first);
    const auto at = duel("Hunter", "Paladin")
                        .mastery(one, 0, 0, 4)
                        .hp(one, 10)
                        .pet(one, "Wolf", 3)
                        .order({wolf, b, a})
                        .condition(one, Condition::darkness, Turns::three)
                        .condition(two, Condition::counter_attack, Turns::three)
                        .condition(two, Condition::darkness, Turns::three);
    const auto state = cast(start(at), "Bite");
    CHECK(hp(state, one) == 16);          // Animal Sanctuary
    CHECK(hp(state, two) == 36 - 4 - 8);  // 2 + 6 + 1 - 5, and Darkness
    CHECK(waits_for(state.table, MainPhase{two, b}));
}
TEST_CASE("SHI-R75 who falls in its own cast loses the rest of it, the reward included") {
    const auto at = battle(presets::free_for_all(3), {"Berserker", "Paladin", "Cleric"}).hp(one, 2).bounty(two);
    const auto events = casting(start(at), "Reckless Swing", b);
    CHECK(only<BountyRewarded>(events).empty());
    CHECK(has_event(events, PartLost{a, spell("Reckless Swing"), 0}));
    CHECK(cast(start(at), "Reckless Swing", b).table.aims.empty());
    CHECK(hp(cast(start(at), "Reckless Swing", b), two) == 28);  // 2 + 7 + 1 - 2: what was resolved stands
}
TEST_CASE("SHI-K33 SHI-K60 SHI-R01 a spell without DMG is no attack: no Dodge, no Redirect, no counter, no bounty") {
    const auto at = battle(presets::free_for_all(3), {"Paladin", "Hunter", "Cleric"})
                        .hp(one, 20)
                        .bounty(two)
                        .condition(two, Condition::dodge, Turns::three)
                        .condition(two, Condition::redirect_enemy, Turns::three)
                        .condition(two, Condition::counter_attack, Turns::three);
    const auto state = cast(start(at), "Imprison", b);
    CHECK(has(state, two, Condition::imprisoned));
    CHECK(has(state, two, Condition::dodge));
    CHECK(hp(state, one) == 20);
    CHECK(state.chance.verdict());
}
