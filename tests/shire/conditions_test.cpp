#include "support.hpp"

using namespace shire_test;

namespace {

const Options teams_of_two = presets::teams(2, 2);

}  // namespace

TEST_CASE("SHI-200 strength and intellect feed damage, defence cuts it, agility sets the order") {
    const auto at = duel("Paladin", "Hunter");
    CHECK(damage(start(At{at}.buff(one, Stat::strength, 2, Turns::two)), "Lead By Example").dealt == 6);
    CHECK(damage(start(At{at}.buff(one, Stat::intellect, 2, Turns::two)), "Lead By Example").dealt == 4);
    CHECK(damage(start(At{at}.buff(two, Stat::defence, 2, Turns::two)), "Lead By Example").dealt == 2);
    CHECK(pass(start(At{at}.buff(one, Stat::agility, 3, Turns::permanent)), 2).table.turn.order == Order{a, b});
}
TEST_CASE("SHI-201 SHI-K25 SHI-203 SHI-205 SHI-E11 a buff with a number of turns starts in that column, up or down") {
    const auto state = cast(start(duel("Hunter", "Paladin")), "Inner Beast");
    CHECK(board(state, one).buffs.raised[Column::third][Stat::strength] == 3);
    CHECK(has_event(casting(start(duel("Hunter", "Paladin")), "Inner Beast"),
                    BuffPlaced{a, Stat::strength, 3, Turns::three}));
    const auto howl = cast(start(battle(presets::free_for_all(3), {"Berserker", "Hunter", "Paladin"})), "Dread Howl");
    CHECK(board(howl, three).buffs.lowered[Column::second][Stat::strength] == 2);
    CHECK(value(howl, three, Stat::strength) == 3);
}
TEST_CASE("SHI-202 SHI-210 a stat is its base and all buffs, read live, wherever the tokens lie") {
    const auto at = duel("Paladin", "Hunter")
                        .buff(one, Stat::defence, 2, Turns::permanent)
                        .buff(one, Stat::defence, 1, Turns::one)
                        .buff(one, Stat::defence, -4, Turns::three);
    CHECK(value(start(at), one, Stat::defence) == 4);
}
TEST_CASE("SHI-E10 the board of the rulebook: tokens count, move and leave") {
    const auto at = duel("Hunter", "Paladin")
                        .hp(two, 20)
                        .buff(two, Stat::strength, 3, Turns::three)
                        .buff(two, Stat::intellect, -1, Turns::two)
                        .buff(two, Stat::defence, -2, Turns::one)
                        .condition(two, Condition::hp_regen, Turns::three, 1);
    const auto line = [](const auto& state) {
        return std::vector{value(state, two, Stat::strength), value(state, two, Stat::intellect),
                           value(state, two, Stat::agility), value(state, two, Stat::defence), hp(state, two)};
    };
    auto state = start(at);
    CHECK(line(state) == std::vector{8, 4, 5, 3, 20});
    const auto moving = events_of(state, Pass{});
    CHECK(has_event(moving, BuffsMoved{b, Stat::strength, 3, Turns::three}));
    CHECK(has_event(moving, BuffsMoved{b, Stat::intellect, -1, Turns::two}));
    for (const BuffsMoved& moved : only<BuffsMoved>(moving)) CHECK(moved.amount != 0);
    state = pass(state);
    CHECK(line(state) == std::vector{8, 4, 5, 5, 21});
    state = pass(state, 2);
    CHECK(line(state) == std::vector{8, 5, 5, 5, 22});
    state = pass(state, 2);
    CHECK(line(state) == std::vector{5, 5, 5, 5, 23});
    CHECK(conditions(state.table, b).empty());
}
TEST_CASE("SHI-210 a single point of any stat leaves after its last turn") {
    for_each_enumerator<Stat>([](Stat stat) {
        for (const int amount : {1, -1}) {
            const auto at = duel("Hunter", "Paladin").buff(two, stat, amount, Turns::one);
            const int printed = value(start(duel("Hunter", "Paladin")), two, stat);
            CHECK(value(start(at), two, stat) == printed + amount);
            CHECK(value(pass(start(at)), two, stat) == printed);
        }
    });
}
TEST_CASE("SHI-204 SHI-207 SHI-E18 a buff without a number of turns is permanent, and casts add up") {
    auto state = start(duel("Warrior", "Hunter").mastery(one, 1, 0, 0));
    for (int i = 0; i != 3; ++i) {
        state = cast(state, "Spear Throw");
        CHECK(value(state, one, Stat::strength) == 6 + i);
        if (i != 2) state = pass(state, i == 0 ? 6 : 5);  // from the second round on the Hunter begins
    }
    CHECK(board(state, one).buffs.raised[Column::permanent][Stat::strength] == 3);
}
TEST_CASE("SHI-206 SHI-213 SHI-E16 SHI-453 an aura of an ability holds exactly as long as its source does") {
    const auto at = battle(teams_of_two, {"Cleric", "Hunter", "Paladin", "Berserker"}).mastery(one, 1, 0, 0);
    CHECK(value(start(at), one, Stat::intellect) == 7);
    CHECK(value(start(at), three, Stat::intellect) == 6);
    CHECK(value(start(at), two, Stat::intellect) == 3);
    const auto fallen = start(At{at}.fallen(one).order({b, c, d}));
    CHECK(value(fallen, three, Stat::intellect) == 5);
}
TEST_CASE("SHI-208 SHI-K52 SHI-405 buffs come from spells, abilities, mastery and cards") {
    CHECK(value(start(duel("Warrior", "Hunter").card(one, "Brawl stance")), one, Stat::strength) == 6);
    CHECK(value(start(duel("Berserker", "Hunter").mastery(one, 0, 0, 1)), one, Stat::defence) == 4);
    CHECK(value(start(duel("Berserker", "Hunter").mastery(one, 5, 0, 0).hp(one, 19)), one, Stat::strength) == 9);
    CHECK(value(start(duel("Berserker", "Hunter").mastery(one, 5, 0, 0).hp(one, 20)), one, Stat::strength) == 7);
}
TEST_CASE("SHI-211 SHI-R33 equal buffs add up, each with its own duration; a house rule limits permanent ones") {
    auto state = cast(start(duel("Hunter", "Paladin")), "Inner Beast");
    state = cast(pass(state, 5), "Inner Beast");
    CHECK(value(state, one, Stat::strength) == 8);  // the first has left
    const auto at = duel("Hunter", "Paladin").buff(one, Stat::strength, 3, Turns::two);
    CHECK(value(cast(start(at), "Inner Beast"), one, Stat::strength) == 11);
    auto limited = start(duel("Warrior", "Hunter", {.most_permanent_buffs = 1}).mastery(one, 1, 0, 0));
    limited = cast(limited, "Spear Throw");
    CHECK(value(limited, one, Stat::strength) == 6);
    CHECK(value(cast(pass(limited, 6), "Spear Throw"), one, Stat::strength) == 6);
    const auto beast = cast(start(duel("Hunter", "Paladin", {.most_permanent_buffs = 1})), "Inner Beast");
    CHECK(beast.table.house.leaving[one] == Leaving{});  // which is not permanent
}
TEST_CASE("SHI-214 SHI-L12 SHI-372 SHI-R34 Imprison sets strength and intellect to 0 whatever else is there, and others count again afterwards") {
    auto state = cast(start(duel("Paladin", "Hunter").buff(two, Stat::strength, 3, Turns::three)), "Imprison");
    CHECK(value(state, two, Stat::strength) == 0);
    CHECK(value(state, two, Stat::intellect) == 0);
    CHECK(value(state, two, Stat::agility) == 7);
    CHECK(column_of(state, two, Condition::imprisoned) == Turns::one);
    state = pass(state, 2);
    CHECK(value(state, two, Stat::strength) == 8);
    const auto house =
        cast(start(duel("Paladin", "Hunter", {.imprison_is_buff = true}).buff(two, Stat::strength, 3, Turns::three)),
             "Imprison");
    CHECK(value(house, two, Stat::strength) == 0);
    CHECK(!has(house, two, Condition::imprisoned));
    CHECK(board(house, two).buffs.lowered[Column::first][Stat::strength] == 8);
}
TEST_CASE("SHI-230 SHI-K26 SHI-R49 a condition starts in the stated column, and is permanent without one") {
    CHECK(has_event(casting(start(duel("Cleric", "Hunter")), "Rebuke"),
                    ConditionPlaced{b, Condition::hex, 0, {}, Turns::two}));
    CHECK(has_event(casting(start(duel("Warrior", "Hunter").card(one, "Brawl stance")), "Haymaker"),
                    ConditionPlaced{b, Condition::knockback, 0, {}, Turns::permanent}));
    CHECK(shire::detail::first_column(start(duel("Cleric", "Hunter")).table, Condition::stun, Turns::unstated) ==
          Turns::permanent);
}
TEST_CASE("SHI-231 Bleed, Burn, Lacerate, Poison and Drenched last three turns without saying so") {
    const auto table = start(duel("Cleric", "Hunter")).table;
    for_each_enumerator<Condition>([&](Condition condition) {
        const Turns column = shire::detail::first_column(table, condition, Turns::unstated);
        CHECK((column == Turns::three) == three_turn_conditions.has(condition));
        CHECK(shire::detail::first_column(table, condition, Turns::permanent) == Turns::permanent);
    });
    CHECK(has_event(casting(start(duel("Berserker", "Hunter").mastery(one, 0, 1, 0)), "Thrown Torch"),
                    ConditionPlaced{b, Condition::burn, 0, {}, Turns::three}));
}
TEST_CASE("SHI-R76 HP regen without a duration is permanent, or by a house rule lasts three turns") {
    CHECK(shire::detail::first_column(start(duel("Cleric", "Hunter")).table, Condition::hp_regen, Turns::unstated) ==
          Turns::permanent);
    CHECK(shire::detail::first_column(start(duel("Cleric", "Hunter", {.unstated_regen_is_temporary = true})).table,
                                      Condition::hp_regen, Turns::unstated) == Turns::three);
    CHECK(positive_conditions.has(Condition::hp_regen));
}
TEST_CASE("SHI-233 several different permanent conditions lie on one square") {
    const auto state = pass(start(duel("Hunter", "Paladin")
                                      .condition(two, Condition::hex, Turns::permanent)
                                      .condition(two, Condition::glowing, Turns::permanent)
                                      .condition(two, Condition::stun, Turns::permanent)),
                            3);
    CHECK(conditions(state.table, b) == Conditions{Condition::hex, Condition::glowing, Condition::stun});
}
TEST_CASE("SHI-234 SHI-310 SHI-317 only Bleed and HP regen stack: each token acts and moves alone") {
    const auto at = duel("Warrior", "Paladin").card(one, "Brawl stance").condition(two, Condition::bleed, Turns::two);
    const auto state = start(at);
    const auto events = casting(state, "Open Wound");
    CHECK(has_event(events, HpLost{b, 34, 33, Cause::bleed}));  // 36 - (1 + 6 - 5), then 1 at once
    CHECK(only<HpLost>(events).size() == 4);                    // the attack, at once, and two ticks
    CHECK(board(cast(state, "Open Wound"), two).bleed[Column::first] == 1);
    CHECK(board(cast(state, "Open Wound"), two).bleed[Column::second] == 1);
    CHECK(stacking_conditions == Conditions{Condition::bleed, Condition::hp_regen});
}
TEST_CASE("SHI-235 SHI-236 SHI-R35 a second token replaces the first, even if it is shorter, and hurts again") {
    const auto at = [](const Knobs& knobs) {
        return start(duel("Cleric", "Paladin", knobs)
                         .condition(two, Condition::hex, Turns::three)
                         .condition(two, Condition::drenched, Turns::one),
                     {1});
    };
    CHECK(has_event(casting(at({}), "Rebuke"), ConditionPlaced{b, Condition::hex, 0, {}, Turns::two}));
    CHECK(has_event(casting(at({.longer_condition_stays = true}), "Rebuke"),
                    ConditionPlaced{b, Condition::hex, 0, {}, Turns::three}));
    const auto shorter =
        duel("Cleric", "Paladin", {.longer_condition_stays = true}).condition(two, Condition::hex, Turns::one);
    CHECK(has_event(casting(start(shorter, {1}), "Rebuke"), ConditionPlaced{b, Condition::hex, 0, {}, Turns::two}));
    const auto longer = duel("Berserker", "Paladin", {.longer_condition_stays = true})
                            .condition(one, Condition::increased_fire, Turns::permanent, 1);
    CHECK(board(cast(start(longer), "Burning Blood"), one).increased[Increased::fire] == 1);  // it stays as it is
    CHECK(board(cast(start(duel("Berserker", "Paladin").condition(one, Condition::increased_fire, Turns::permanent, 1)),
                     "Burning Blood"),
                one)
              .increased[Increased::fire] == 3);
    const auto again = casting(at({}), "Holy Water");
    CHECK(has_event(again, ConditionRemoved{b, Condition::drenched, 0, 1, Turns::one, Cause::replaced}));
    CHECK(has_event(again, HpLost{b, 29, 28, Cause::drenched}));
    CHECK(only<HpLost>(again).size() == 3);  // the attack, at once, and in the upkeep
    CHECK(only<HpLost>(casting(at({.refreshed_condition_hurts = false}), "Holy Water")).size() == 2);
}
TEST_CASE("SHI-237 SHI-238 one-time conditions leave when they are used, all others last their duration") {
    CHECK(one_time_conditions == Conditions{Condition::redirect_ally, Condition::redirect_enemy, Condition::dodge,
                                            Condition::knockback, Condition::frozen});
    const auto dodge = duel("Hunter", "Paladin").condition(two, Condition::dodge, Turns::one);
    CHECK(!has(pass(start(dodge)), two, Condition::dodge));  // they also run out
    const auto weak = duel("Hunter", "Paladin").condition(two, Condition::less_taken, Turns::three);
    CHECK(has(cast(start(weak), "Quick Shot"), two, Condition::less_taken));
}
TEST_CASE("SHI-239 SHI-414 SHI-R54 SHI-I03 pets take no buffs, conditions or shields, and none of their damage") {
    const Actor wolf = creature_of(two, Beside::first);
    const auto at = duel("Berserker", "Hunter").mastery(one, 0, 5, 0).pet(two, "Wolf");
    const auto state = cast(start(at), "Inferno");
    CHECK(creature(state.table, wolf) == Creature{});  // 4 + 7 + 2 - 1 is more than its 11
    const auto howl = cast(start(at), "Dread Howl");
    CHECK(heroes::shire::stat(howl.table, wolf, Stat::strength) == 6);
    CHECK(conditions(howl.table, wolf).empty());
    const auto burned = cast(start(duel("Berserker", "Hunter").mastery(one, 0, 1, 0).pet(two, "Boar")), "Thrown Torch",
                             creature_of(two, Beside::first));
    CHECK(creature(burned.table, creature_of(two, Beside::first)).hp == 8);  // 1 + 7 - 4, and no Burn
    // Nor does anything of it come to their owner instead.
    CHECK(conditions(burned.table, b).empty());
    const Actor own = creature_of(one, Beside::first);
    const auto beast = cast(start(duel("Hunter", "Paladin").pet(one, "Wolf").order({a, own, b})), "Inner Beast", own);
    CHECK(heroes::shire::stat(beast.table, own, Stat::strength) == 6);
    CHECK(value(beast, one, Stat::strength) == 5);
    const auto shield = battle(presets::teams(2, 1), {"Paladin", "Berserker", "Hunter"}).mastery(one, 0, 0, 4);
    const Actor pet = creature_of(three, Beside::first);
    const auto shielded = cast(start(At{shield}.pet(three, "Wolf")), "Celestial Shield", pet);
    CHECK(board(shielded, three).shield == 0);
    CHECK(value(shielded, three, Stat::defence) == 4);
}
TEST_CASE("SHI-241 SHI-K27 SHI-R37 Purify removes every negative token, stacked and permanent ones too, and leaves good ones and dice") {
    const auto at = [](const Knobs& knobs) {
        return duel("Paladin", "Hunter", knobs)
            .condition(one, Condition::bleed, Turns::two, 3)
            .condition(one, Condition::hex, Turns::permanent)
            .condition(one, Condition::imprisoned, Turns::two)
            .condition(one, Condition::dodge, Turns::two)
            .condition(one, Condition::hp_regen, Turns::two, 1)
            .buff(one, Stat::strength, -2, Turns::two)
            .buff(one, Stat::defence, -1, Turns::permanent)
            .buff(one, Stat::agility, 2, Turns::two)
            .die(a, "War Banner", 4);
    };
    const auto barred = At{at({})};
    const auto pure = cast(start(At{duel("Paladin", "Hunter")
                                        .condition(one, Condition::bleed, Turns::two, 3)
                                        .condition(one, Condition::glowing, Turns::permanent)
                                        .condition(one, Condition::imprisoned, Turns::two)
                                        .condition(one, Condition::dodge, Turns::two)
                                        .condition(one, Condition::hp_regen, Turns::two, 1)
                                        .buff(one, Stat::strength, -2, Turns::two)
                                        .buff(one, Stat::defence, -1, Turns::permanent)
                                        .buff(one, Stat::agility, 2, Turns::two)
                                        .die(a, "War Banner", 4)}),
                           "Purify the Sick");
    CHECK(conditions(pure.table, a) == Conditions{Condition::dodge, Condition::hp_regen});
    CHECK(value(pure, one, Stat::strength) == 5);
    CHECK(value(pure, one, Stat::defence) == 5);
    CHECK(value(pure, one, Stat::agility) == 7);
    CHECK(die(pure, one, "War Banner") == 4);
    CHECK(board(pure, one).imprisoned.empty());
    CHECK(audit(pure.table));
    CHECK(why_not(start(barred), "Purify the Sick") == "SHI-329");  // a Hex forbids it
    const auto house = cast(start(duel("Paladin", "Hunter", {.purge_takes_good_conditions = true})
                                      .condition(one, Condition::dodge, Turns::two)
                                      .buff(one, Stat::agility, 2, Turns::two)),
                            "Purify the Sick");
    CHECK(conditions(house.table, a).empty());
    CHECK(value(house, one, Stat::agility) == 7);
}
TEST_CASE("SHI-241 SHI-R37 a purge tells each token that it takes, and no other") {
    const auto events = casting(start(duel("Paladin", "Hunter")
                                          .condition(one, Condition::bleed, Turns::two, 3)
                                          .condition(one, Condition::burn, Turns::one)
                                          .condition(one, Condition::dodge, Turns::two)
                                          .buff(one, Stat::strength, -2, Turns::two)
                                          .buff(one, Stat::defence, -1, Turns::permanent)),
                                "Purify the Sick");
    CHECK(only<BuffsRemoved>(events) ==
          std::vector{BuffsRemoved{a, Stat::strength, -2, Turns::two, Cause::purge},
                      BuffsRemoved{a, Stat::defence, -1, Turns::permanent, Cause::purge}});
    CHECK(only<ConditionRemoved>(events) ==
          std::vector{ConditionRemoved{a, Condition::burn, 0, 1, Turns::one, Cause::purge},
                      ConditionRemoved{a, Condition::bleed, 0, 3, Turns::two, Cause::purge}});
}
TEST_CASE("SHI-R06 SHI-241 a token that was to leave in the End phase is purged once") {
    const auto at = duel("Hunter", "Paladin", {.tokens_leave_in_end_phase = true})
                        .condition(two, Condition::less_dealt, Turns::one);
    const auto waiting = pass(start(at));
    REQUIRE(waiting.table.house.leaving[two].conditions == Conditions{Condition::less_dealt});
    const auto removed = only<ConditionRemoved>(casting(waiting, "Purify the Sick"));
    REQUIRE(removed.size() == 1);
    CHECK(removed[0].cause == Cause::purge);
    CHECK(cast(waiting, "Purify the Sick").table.house.leaving[two] == Leaving{});
}
TEST_CASE("SHI-235 SHI-I02 a token that leaves its last column takes its number with it, and one that only moves keeps it") {
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::increased_fire, Turns::two, 3);
    const auto moved = pass(start(at));
    CHECK(board(moved, two).increased[Increased::fire] == 3);
    const auto gone = pass(moved, 2);
    CHECK(board(gone, two).increased[Increased::fire] == 0);
    CHECK(audit(gone.table));
}
TEST_CASE("SHI-242 a condition counts at the moment it matters") {
    // Sleep that was there when the Hunter shot does not matter in the Paladin's turn, because the shot woke it.
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::sleep, Turns::three);
    CHECK(waits_for(cast(start(at), "Quick Shot").table, MainPhase{two, b}));
    CHECK(waits_for(next(start(at), Pass{}).table, MainPhase{one, a}));
}
TEST_CASE("SHI-311 SHI-313 SHI-316 SHI-R07 Burn and Poison hurt 1 at once and at each of three ticks, 4 in all") {
    auto state =
        cast(start(duel("Berserker", "Hunter").mastery(one, 0, 1, 0).buff(two, Stat::defence, 9, Turns::permanent)),
             "Thrown Torch");
    CHECK(hp(state, two) == 32);  // at once, and in its upkeep
    state = pass(state, 2);
    CHECK(hp(state, two) == 31);
    state = pass(state, 2);
    CHECK(hp(state, two) == 30);
    CHECK(!has(state, two, Condition::burn));
    CHECK(hp(pass(state, 2), two) == 30);
    const auto poison =
        cast(start(duel("Hunter", "Paladin").mastery(one, 0, 1, 0).buff(two, Stat::defence, 9, Turns::permanent)),
             "Poison Arrows");
    CHECK(hp(pass(poison, 4), two) == 32);
    const auto house = cast(start(duel("Hunter", "Paladin", {.last_tick_acts = false})
                                      .mastery(one, 0, 1, 0)
                                      .buff(two, Stat::defence, 9, Turns::permanent)),
                            "Poison Arrows");
    CHECK(hp(pass(house, 6), two) == 33);
}
TEST_CASE("SHI-312 Lacerate hurts 2 at once and 2 at each tick, 8 in all") {
    const auto state =
        cast(start(duel("Berserker", "Hunter").mastery(one, 4, 0, 0).buff(two, Stat::defence, 9, Turns::permanent)),
             "Mortal Wound");
    CHECK(hp(state, two) == 30);
    CHECK(hp(pass(state, 4), two) == 26);
    CHECK(hp(pass(state, 6), two) == 26);
}
TEST_CASE("SHI-314 SHI-R38 Drenched hurts at once and at the beginning of every actor's turn, pets' included") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"})
                        .pet(one, "Wolf")
                        .condition(three, Condition::drenched, Turns::three)
                        .order({a, creature_of(one, Beside::first), b, c});
    auto state = pass(start(at));
    CHECK(hp(state, three) == 37);  // the Wolf's turn
    state = pass(state);
    CHECK(hp(state, three) == 36);
    state = pass(state);
    CHECK(hp(state, three) == 36);  // its own tick, and its own healing
    CHECK(column_of(state, three, Condition::drenched) == Turns::two);
    const auto house = [](DrenchedTurns turns) {
        return start(battle(presets::free_for_all(3), {"Hunter", "Berserker", "Cleric"}, {.drenched_turns = turns})
                         .pet(one, "Wolf")
                         .condition(three, Condition::drenched, Turns::three)
                         .order({a, creature_of(one, Beside::first), b, c}));
    };
    CHECK(hp(pass(house(DrenchedTurns::character_turns), 2), three) == 37);
    // Once per round: on its own turn, healed by itself, and neither before nor afterwards.
    auto once = pass(house(DrenchedTurns::once_per_round), 2);
    CHECK(hp(once, three) == 38);
    CHECK(has_event(events_of(once, Pass{}), HpLost{c, 38, 37, Cause::drenched}));
    once = pass(once);
    CHECK(only<HpLost>(events_of(once, Pass{})).empty());
    CHECK(hp(pass(once, 3), three) == 38);
}
TEST_CASE("SHI-R38 SHI-008 who is Drenched falls at the beginning of a turn before the active actor's tokens act") {
    const auto at = duel("Hunter", "Paladin")
                        .hp(one, 1)
                        .hp(two, 1)
                        .condition(one, Condition::drenched, Turns::two)
                        .condition(two, Condition::burn, Turns::two);
    CHECK(outcome(pass(start(at)).table).winners == SeatSet{two});
}
TEST_CASE("SHI-315 SHI-318 SHI-E12 HP regen N gives N at once and at each of three ticks, up to base HP; tokens add up") {
    CHECK(has_event(casting(start(duel("Berserker", "Hunter").mastery(one, 0, 0, 2).hp(one, 20)), "Shrug It Off"),
                    ConditionPlaced{a, Condition::hp_regen, 2, {}, Turns::three}));
    auto state = cast(start(duel("Berserker", "Hunter").mastery(one, 0, 0, 2).hp(one, 20)), "Shrug It Off");
    CHECK(hp(state, one) == 22);
    state = pass(state, 2);
    CHECK(hp(state, one) == 24);
    state = pass(state, 2);
    CHECK(hp(state, one) == 26);
    state = pass(state, 2);
    CHECK(hp(state, one) == 28);
    CHECK(hp(pass(state, 2), one) == 28);
    const auto circle =
        cast(start(battle(teams_of_two, {"Cleric", "Hunter", "Paladin", "Berserker"}).hp(one, 20).hp(three, 36)),
             "Circle of Prayer");
    CHECK(hp(circle, one) == 21);
    CHECK(hp(circle, three) == 36);
    CHECK(board(circle, three).regen[Regen::one][Column::second] == 1);
}
TEST_CASE("SHI-336 SHI-338 SHI-339 SHI-451 Darkness: 8 damage to each holder when an enemy of it dies, and on and on") {
    const auto at = battle(teams_of_two, {"Hunter", "Paladin", "Cleric", "Berserker"})
                        .hp(two, 1)
                        .condition(one, Condition::darkness, Turns::three)
                        .condition(three, Condition::darkness, Turns::three)
                        .condition(four, Condition::darkness, Turns::three)
                        .hp(three, 8);
    const auto events = casting(start(at), "Quick Shot", b);
    CHECK(has_event(events, DarknessTriggered{b, {a, c}}));
    CHECK(has_event(events, HpLost{a, 34, 26, Cause::darkness}));
    CHECK(has_event(events, ActorDefeated{c}));
    CHECK(has_event(events, DarknessTriggered{c, {d}}));
    CHECK(has_event(events, HpLost{d, 39, 31, Cause::darkness}));
}
TEST_CASE("SHI-352 SHI-R48 any damage ends Sleep, also what a shield takes; 0 damage does not") {
    const auto at = [](const Knobs& knobs) {
        return duel("Hunter", "Paladin", knobs).condition(two, Condition::sleep, Turns::three);
    };
    CHECK(has_event(casting(start(at({})), "Quick Shot"),
                    ConditionRemoved{b, Condition::sleep, 0, 1, Turns::three, Cause::woken}));
    CHECK(!has(cast(start(at({}).shield(two, 9)), "Quick Shot"), two, Condition::sleep));
    CHECK(has(cast(start(at({}).buff(two, Stat::defence, 9, Turns::three)), "Quick Shot"), two, Condition::sleep));
    CHECK(has(cast(start(at({.only_hp_loss_wakes = true}).shield(two, 9)), "Quick Shot"), two, Condition::sleep));
    // SHI-R26: what a shield takes is no damage by this house rule, for Sleep neither.
    const Knobs only_hp{.shield_counts_as_damage = false};
    CHECK(has(cast(start(at(only_hp).shield(two, 9)), "Quick Shot"), two, Condition::sleep));
    CHECK(!has(cast(start(at(only_hp).shield(two, 1)), "Quick Shot"), two, Condition::sleep));
}
TEST_CASE("SHI-359 SHI-K30 SHI-D12 SHI-R50 Immobilise raises the die of a spell that the caster picks, to 6 at most") {
    const auto at = duel("Warrior", "Hunter").mastery(one, 0, 1, 0).die(b, "Heartseeker", 5);
    const auto state = cast(start(at), "Pin Down");
    REQUIRE(waits_for(state.table, ChooseImmobilised{one, b, 3}));
    CHECK(actions_of(state.table).size() == 10);
    CHECK(die(next(state, PickSpell{spell("Quick Shot")}), two, "Quick Shot") == 2);    // 3, and one upkeep
    CHECK(die(next(state, PickSpell{spell("Heartseeker")}), two, "Heartseeker") == 5);  // 6
    CHECK(refusal(state.table, PickSpell{spell("Smite")}) == "SHI-359");
    CHECK(refusal(state.table, PickSpell{spell("Poison Arrows")}) == "SHI-359");  // not unlocked
    const auto stance = cast(
        start(duel("Warrior", "Warrior", {.duplicates = Duplicates::at_any_time}).mastery(one, 0, 1, 0)), "Pin Down");
    CHECK(is_legal(stance.table, PickSpell{spell("Haymaker")}));  // off the tab
    const Actor wolf = creature_of(two, Beside::first);
    CHECK(!waits_for_a<ChooseImmobilised>(
        cast(start(duel("Warrior", "Hunter").mastery(one, 0, 1, 0).pet(two, "Wolf")), "Pin Down", wolf).table));
}
TEST_CASE("SHI-R50 by house rules the target picks, and the die may exceed 6") {
    const auto at = duel("Warrior", "Hunter", {.die_limit = 7, .target_picks_immobilised = true})
                        .mastery(one, 0, 1, 0)
                        .die(b, "Heartseeker", 5);
    const auto state = cast(start(at), "Pin Down");
    REQUIRE(waits_for(state.table, ChooseImmobilised{two, b, 3}));
    CHECK(die(next(state, PickSpell{spell("Heartseeker")}), two, "Heartseeker") == 6);  // 7, and one upkeep
}
TEST_CASE("SHI-R77 SHI-E15 Uncontrollable Rage: each event of damage gives 1 strength for 2 turns, and they add up") {
    const auto state = cast(start(duel("Hunter", "Berserker")), "Double Shot");
    CHECK(board(state, two).buffs.raised[Column::first][Stat::strength] == 2);
    CHECK(value(state, two, Stat::strength) == 9);
    const auto shielded = cast(start(duel("Hunter", "Berserker").shield(two, 9)), "Quick Shot");
    CHECK(value(shielded, two, Stat::strength) == 8);
    CHECK(
        value(cast(start(duel("Hunter", "Berserker", {.shield_counts_as_damage = false}).shield(two, 9)), "Quick Shot"),
              two, Stat::strength) == 7);
}
TEST_CASE("SHI-K50 SHI-K63 SHI-K64 wards keep conditions off; a hit of 8 and a fall to half are answered") {
    const auto fireproof = cast(start(duel("Cleric", "Berserker").mastery(two, 0, 4, 0), {1}), "Holy Water");
    CHECK(!has(fireproof, two, Condition::drenched));
    const auto scarred = [](int strength) {
        return cast(
            start(duel("Hunter", "Berserker").mastery(two, 0, 0, 4).buff(one, Stat::strength, strength, Turns::two)),
            "Quick Shot");
    };
    CHECK(!has(scarred(4), two, Condition::less_taken));  // 2 + 9 - 4
    CHECK(has(scarred(5), two, Condition::less_taken));
    const auto refuse = [](int before) { return duel("Hunter", "Berserker").mastery(two, 0, 0, 5).hp(two, before); };
    CHECK(hp(cast(start(refuse(21)), "Quick Shot"), two) == 24);  // 21 - 3 + 6
    CHECK(hp(cast(start(refuse(19)), "Quick Shot"), two) == 16);  // already below half
    CHECK(hp(cast(start(refuse(21).used(two, 2)), "Quick Shot"), two) == 18);
}
TEST_CASE("SHI-134 SHI-141 what a character answers to the first half of a split attack serves it against the second") {
    const auto scarred = duel("Hunter", "Berserker").mastery(two, 0, 0, 4).buff(one, Stat::strength, 5, Turns::two);
    CHECK(all_dealt(start(scarred), "Double Shot") == std::vector{8, 4});
    const auto refusing = duel("Hunter", "Berserker").mastery(two, 0, 0, 5).hp(two, 21);
    CHECK(all_dealt(start(refusing), "Double Shot") == std::vector{3, 1});
    CHECK(hp(cast(start(refusing), "Double Shot"), two) == 23);  // 21 - 3 + 6 - 1
}
TEST_CASE("SHI-K62 who is felled by an attack does not answer it any more") {
    const auto at = [](int left) {
        return start(duel("Berserker", "Warrior").mastery(two, 0, 2, 0).hp(one, 1).hp(two, left));
    };
    CHECK(outcome(cast(at(1), "Hack").table).winners == SeatSet{one});
    CHECK(outcome(cast(at(2), "Hack").table).winners == SeatSet{two});  // Spiked Shield
}
TEST_CASE("SHI-K17 SHI-015 Spiked Shield strikes whoever attacked and hurt its bearer, and never misses") {
    const auto at = duel("Hunter", "Warrior").mastery(two, 0, 2, 0).card(two, "Brawl stance");
    CHECK(hp(cast(start(at), "Quick Shot"), one) == 33);
    CHECK(hp(cast(start(At{at}.buff(two, Stat::defence, 9, Turns::two)), "Quick Shot"), one) == 34);
    CHECK(hp(pass(start(At{at}.condition(two, Condition::burn, Turns::two))), one) == 34);
}
TEST_CASE("SHI-121 SHI-R46 SHI-K17 an ability does not reach an attacker who can't be targeted") {
    const auto at = [](const Knobs& knobs) {
        return start(duel("Hunter", "Warrior", knobs)
                         .mastery(two, 0, 2, 0)
                         .card(two, "Brawl stance")
                         .condition(one, Condition::untargetable, Turns::three));
    };
    CHECK(hp(cast(at({}), "Quick Shot"), one) == 34);
    CHECK(hp(cast(at({.untargetable = Untargetable::by_enemies}), "Quick Shot"), one) == 34);
}
TEST_CASE("SHI-R36 there is no limit of tokens") {
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::bleed, Turns::two, 9);
    CHECK(hp(pass(start(at)), two) == 27);
}
TEST_CASE("SHI-R06 SHI-R33 a table remembers which tokens leave, or are permanent, if either house rule asks for it") {
    CHECK(!needs_house_state({}));
    CHECK(needs_house_state({.tokens_leave_in_end_phase = true}));
    CHECK(needs_house_state({.most_permanent_buffs = 1}));
}
TEST_CASE("SHI-K64 a fall to exactly half health is answered, one from there on is not") {
    const auto shot_at = [](int before) {
        return hp(cast(start(duel("Hunter", "Berserker").mastery(two, 0, 0, 5).base_hp(two, 40).hp(two, before)),
                       "Quick Shot"),
                  two);
    };
    CHECK(shot_at(24) == 21);
    CHECK(shot_at(23) == 26);  // 23 - 3 + 6
    CHECK(shot_at(20) == 17);
}
