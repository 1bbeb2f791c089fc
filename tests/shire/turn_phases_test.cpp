#include "support.hpp"

using namespace shire_test;

namespace {

// The phases that begin in a list of events.
std::vector<Phase> phases_in(const std::vector<Event>& events, Actor actor) {
    std::vector<Phase> phases;
    for (const PhaseBegan& began : only<PhaseBegan>(events))
        if (began.actor == actor) phases.push_back(began.phase);
    return phases;
}

}  // namespace

TEST_CASE("SHI-060 SHI-091 a turn has five phases in their order, also when the upkeeps find nothing") {
    const auto state = start(duel("Hunter", "Paladin"));
    const auto before = phases_in(events_of(state, Pass{}), b);
    CHECK(before == std::vector{Phase::token_upkeep, Phase::dice_upkeep, Phase::hero, Phase::main});
    CHECK(phases_in(events_of(pass(state), Pass{}), b) == std::vector{Phase::end});
}
TEST_CASE("SHI-061 tokens move one column to the left and leave from the first") {
    const auto at = duel("Hunter", "Paladin")
                        .condition(two, Condition::hex, Turns::three)
                        .condition(two, Condition::stun, Turns::two)
                        .condition(two, Condition::disarm, Turns::one)
                        .buff(two, Stat::strength, 3, Turns::three)
                        .buff(two, Stat::intellect, -1, Turns::one);
    const auto state = pass(start(at));
    CHECK(column_of(state, two, Condition::hex) == Turns::two);
    CHECK(column_of(state, two, Condition::stun) == Turns::one);
    CHECK(!has(state, two, Condition::disarm));
    CHECK(value(state, two, Stat::strength) == 8);
    CHECK(value(state, two, Stat::intellect) == 5);
    const auto events = events_of(start(at), Pass{});
    CHECK(has_event(events, ConditionTicked{b, Condition::hex, 0, Turns::three}));
    CHECK(has_event(events, BuffsMoved{b, Stat::intellect, -1, Turns::one}));
}
TEST_CASE("SHI-062 only the active actor's tokens move") {
    const auto at = duel("Hunter", "Paladin").condition(one, Condition::hex, Turns::two);
    CHECK(column_of(pass(start(at)), one, Condition::hex) == Turns::two);
    CHECK(column_of(pass(start(at), 2), one, Condition::hex) == Turns::one);
}
TEST_CASE("SHI-063 SHI-232 what is permanent never moves") {
    const auto at = duel("Hunter", "Paladin")
                        .condition(two, Condition::hex, Turns::permanent)
                        .buff(two, Stat::defence, 2, Turns::permanent);
    const auto state = pass(start(at), 7);
    CHECK(column_of(state, two, Condition::hex) == Turns::permanent);
    CHECK(value(state, two, Stat::defence) == 7);
    const auto events = events_of(start(at), Pass{});
    CHECK(only<ConditionTicked>(events).empty());
    CHECK(only<BuffsMoved>(events).empty());
}
TEST_CASE("SHI-R06 a token of one turn is gone before the holder's next Main phase, one of two covers it") {
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::paralysed, Turns::one);
    CHECK(can_cast(pass(start(at)), "Smite"));
    const auto two_turns = duel("Hunter", "Paladin").condition(two, Condition::paralysed, Turns::two);
    CHECK(why_not(pass(start(two_turns)), "Smite") == "SHI-326");
}
TEST_CASE("SHI-R06 by a house rule tokens leave in the End phase of that turn") {
    const Knobs knobs{.tokens_leave_in_end_phase = true};
    const auto at = duel("Hunter", "Paladin", knobs)
                        .condition(two, Condition::paralysed, Turns::one)
                        .buff(two, Stat::strength, 2, Turns::one);
    const auto state = pass(start(at));
    CHECK(why_not(state, "Smite") == "SHI-326");
    CHECK(value(state, two, Stat::strength) == 7);
    CHECK(audit(state.table));
    CHECK(has_event(events_of(state, Pass{}),
                    ConditionRemoved{b, Condition::paralysed, 0, 1, Turns::unstated, Cause::end_phase}));
    CHECK(has_event(events_of(state, Pass{}), BuffsRemoved{b, Stat::strength, 2, Turns::unstated, Cause::end_phase}));
    const auto later = pass(state);
    CHECK(!has(later, two, Condition::paralysed));
    CHECK(value(later, two, Stat::strength) == 5);
}
TEST_CASE("SHI-064 SHI-068 damage and regen of tokens happen in the token upkeep, the shield first") {
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::burn, Turns::two).shield(two, 1);
    const auto state = pass(start(at));
    CHECK(board(state, two).shield == 0);
    CHECK(hp(state, two) == 36);
    CHECK(hp(pass(state, 2), two) == 35);
    const auto regen = duel("Hunter", "Paladin").hp(two, 20).condition(two, Condition::hp_regen, Turns::two, 2);
    CHECK(hp(pass(start(regen)), two) == 22);
}
TEST_CASE("SHI-065 SHI-D05 SHI-E13 the holder orders its tokens: regen before Bleed saves a life, Bleed first takes it") {
    const auto at = duel("Hunter", "Paladin")
                        .hp(two, 1)
                        .condition(two, Condition::bleed, Turns::two)
                        .condition(two, Condition::hp_regen, Turns::two, 1);
    const auto state = next(start(at), Pass{});
    CHECK(waits_for(state.table, OrderTokens{two}));
    CHECK(actions_of(state.table).size() == 2);
    const auto saved = next(state, TickToken{Condition::hp_regen, Turns::two, 1});
    CHECK(waits_for(saved.table, MainPhase{two, b}));
    CHECK(hp(saved, two) == 1);
    const auto dead = next(state, TickToken{Condition::bleed, Turns::two, 0});
    CHECK(is_over(dead.table));
    CHECK(outcome(dead.table).winners == SeatSet{one});
}
TEST_CASE("SHI-065 only tokens that are left can be ticked") {
    const auto at = duel("Hunter", "Paladin")
                        .condition(two, Condition::bleed, Turns::two)
                        .condition(two, Condition::hp_regen, Turns::two, 1);
    const auto state = next(start(at), Pass{});
    CHECK(refusal(state.table, TickToken{Condition::bleed, Turns::three, 0}) == "SHI-065");
    CHECK(refusal(state.table, TickToken{Condition::burn, Turns::two, 0}) == "SHI-065");
    CHECK(refusal(state.table, Pass{}) == "SHI-065");
}
TEST_CASE("SHI-066 a token still on the board works while others are ticked") {
    const auto immune = duel("Hunter", "Paladin")
                            .condition(two, Condition::bleed, Turns::two)
                            .condition(two, Condition::immune, Turns::one);
    const auto state = next(start(immune), Pass{});
    REQUIRE(waits_for_a<OrderTokens>(state.table));
    CHECK(hp(next(state, TickToken{Condition::bleed, Turns::two, 0}), two) == 36);
    CHECK(hp(next(state, TickToken{Condition::immune, Turns::one, 0}), two) == 35);
    const auto barred = duel("Hunter", "Paladin")
                            .hp(two, 20)
                            .condition(two, Condition::hp_regen, Turns::two, 1)
                            .condition(two, Condition::no_heal, Turns::one);
    const auto asked = next(start(barred), Pass{});
    REQUIRE(waits_for_a<OrderTokens>(asked.table));
    CHECK(hp(next(asked, TickToken{Condition::no_heal, Turns::one, 0}), two) == 21);
    CHECK(hp(next(asked, TickToken{Condition::hp_regen, Turns::two, 1}), two) == 20);
}
TEST_CASE("SHI-067 SHI-093 who dies in the token upkeep is defeated at once, and later ticks do not happen") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Berserker"})
                        .hp(two, 1)
                        .condition(two, Condition::bleed, Turns::two, 2)
                        .condition(two, Condition::hp_regen, Turns::two, 3);
    const auto asked = next(start(at), Pass{});
    const auto events = events_of(asked, TickToken{Condition::bleed, Turns::two, 0});
    CHECK(has_event(events, ActorDefeated{b}));
    CHECK(has_event(events, TurnEnded{b, true}));
    CHECK(only<ConditionTicked>(events).size() == 1);
    CHECK(only<HpGained>(events).empty());
}
TEST_CASE("SHI-069 SHI-R08 a token received in the own token upkeep is not moved in it") {
    const auto at = duel("Hunter", "Berserker").condition(two, Condition::burn, Turns::two);
    const auto state = pass(start(at));
    CHECK(board(state, two).buffs.raised[Column::second][Stat::strength] == 1);  // Rage, for 2 turns
}
TEST_CASE("SHI-R08 by a house rule stat tokens move last, also those received in the own token upkeep") {
    const auto at = [](bool move_too) { return duel("Hunter", "Berserker", {.new_buffs_move_too = move_too}); };
    const auto burned = [&](bool move_too) {
        return board(pass(start(at(move_too).condition(two, Condition::burn, Turns::two))), two).buffs.raised;
    };
    CHECK(burned(false)[Column::second][Stat::strength] == 1);
    CHECK(burned(true)[Column::first][Stat::strength] == 1);
    for (const auto with : {Condition::hex, Condition::bleed}) {
        const auto older = at(true).buff(two, Stat::defence, 2, Turns::two).condition(two, with, Turns::two);
        CHECK(board(pass(start(older)), two).buffs.raised[Column::first][Stat::defence] == 2);
    }
    CHECK(board(pass(start(at(true).buff(two, Stat::defence, 2, Turns::two))), two)
              .buffs.raised[Column::first][Stat::defence] == 2);
}
TEST_CASE("SHI-070 a permanent damage condition acts in every token upkeep without moving") {
    const auto at = duel("Hunter", "Paladin")
                        .condition(two, Condition::poison, Turns::permanent)
                        .condition(two, Condition::bleed, Turns::permanent);
    const auto state = pass(start(at), 3);
    CHECK(hp(state, two) == 32);
    CHECK(column_of(state, two, Condition::poison) == Turns::permanent);
    CHECK(board(state, two).bleed[Column::permanent] == 1);
}
TEST_CASE("SHI-R89 the order is asked for only where it can matter") {
    const auto asks = [](const At& at) { return waits_for_a<OrderTokens>(next(start(at), Pass{}).table); };
    const auto at = duel("Hunter", "Paladin").hp(two, 20);
    CHECK(!asks(At{at}.condition(two, Condition::bleed, Turns::two, 2).condition(two, Condition::burn, Turns::one)));
    CHECK(asks(At{at}.condition(two, Condition::bleed, Turns::two).condition(two, Condition::hp_regen, Turns::two, 1)));
    CHECK(asks(At{at}.condition(two, Condition::burn, Turns::two).condition(two, Condition::immune, Turns::one)));
    CHECK(!asks(At{at}.condition(two, Condition::burn, Turns::two).condition(two, Condition::immune, Turns::two)));
    CHECK(asks(
        At{at}.condition(two, Condition::hp_regen, Turns::two, 1).condition(two, Condition::hp_regen, Turns::two, 2)));
    CHECK(!asks(At{at}
                    .condition(two, Condition::hp_regen, Turns::two, 1)
                    .condition(two, Condition::hp_regen, Turns::three, 1)));
    CHECK(asks(
        At{at}.condition(two, Condition::hp_regen, Turns::two, 1).condition(two, Condition::more_heal, Turns::one)));
    CHECK(asks(
        At{at}.condition(two, Condition::hp_regen, Turns::two, 1).condition(two, Condition::less_heal, Turns::one)));
    CHECK(!asks(At{at}.condition(two, Condition::burn, Turns::two).condition(two, Condition::no_heal, Turns::one)));
    CHECK(
        !asks(At{at}.condition(two, Condition::hp_regen, Turns::two, 1).condition(two, Condition::immune, Turns::one)));
}
TEST_CASE("SHI-R89 damage and a guard of heals are ordered by who heals when hurt, regen and Immune by who can be hurt by it") {
    const auto heals = duel("Hunter", "Berserker")
                           .mastery(two, 0, 0, 5)
                           .hp(two, 20)
                           .condition(two, Condition::burn, Turns::two)
                           .condition(two, Condition::no_heal, Turns::one);
    CHECK(waits_for_a<OrderTokens>(next(start(heals), Pass{}).table));
    const auto spent = At{heals}.used(two, 2);
    CHECK(!waits_for_a<OrderTokens>(next(start(spent), Pass{}).table));
    const auto dark = duel("Hunter", "Paladin")
                          .hp(two, 20)
                          .condition(two, Condition::hp_regen, Turns::two, 1)
                          .condition(two, Condition::immune, Turns::one)
                          .condition(two, Condition::darkness, Turns::two)
                          .condition(one, Condition::glowing, Turns::two);
    CHECK(waits_for_a<OrderTokens>(next(start(dark), Pass{}).table));
}
TEST_CASE("SHI-R89 by a house rule the order is asked for whenever two tokens are left") {
    const auto at = duel("Hunter", "Paladin", {.ask_for_every_token = true})
                        .condition(two, Condition::bleed, Turns::two)
                        .condition(two, Condition::burn, Turns::one);
    CHECK(waits_for_a<OrderTokens>(next(start(at), Pass{}).table));
}
TEST_CASE("SHI-R23 SHI-066 by the house rule that percentages change all damage, the order of those that leave matters, too") {
    const auto at = [](Condition guard, Turns turns, bool reads_as_printed = false) {
        return duel("Hunter", "Paladin", {.percentages_on_fixed_damage = true, .less_dealt_protects = reads_as_printed})
            .condition(two, Condition::bleed, Turns::two, 2)
            .condition(two, guard, turns);
    };
    const auto asked = next(start(at(Condition::less_taken, Turns::one)), Pass{});
    REQUIRE(waits_for(asked.table, OrderTokens{two}));
    const TickToken bleed{Condition::bleed, Turns::two, 0};
    const TickToken guard{Condition::less_taken, Turns::one, 0};
    CHECK(actions_of(asked.table) == std::vector<Action>{guard, bleed});
    CHECK(hp(next(asked, guard), two) == 34);
    const auto guarded = after(asked, bleed, bleed);
    CHECK(hp(guarded, two) == 36);
    CHECK(!has(guarded, two, Condition::less_taken));
    CHECK(waits_for(guarded.table, MainPhase{two, b}));
    CHECK(waits_for(next(start(at(Condition::more_taken, Turns::one)), Pass{}).table, OrderTokens{two}));
    const auto longer = next(start(at(Condition::less_taken, Turns::two)), Pass{});
    CHECK(waits_for(longer.table, MainPhase{two, b}));
    CHECK(hp(longer, two) == 36);
    CHECK(column_of(longer, two, Condition::less_taken) == Turns::one);
    CHECK(waits_for(next(start(at(Condition::less_dealt, Turns::one)), Pass{}).table, MainPhase{two, b}));
    CHECK(waits_for(next(start(at(Condition::less_dealt, Turns::one, true)), Pass{}).table, OrderTokens{two}));
    const auto alone = duel("Hunter", "Paladin", {.percentages_on_fixed_damage = true})
                           .condition(two, Condition::more_taken, Turns::three);
    CHECK(column_of(next(start(alone), Pass{}), two, Condition::more_taken) == Turns::two);
}
TEST_CASE("SHI-075 SHI-385 in the dice upkeep every die goes down by 1, and at 0 the spell can be cast again") {
    const auto at = duel("Hunter", "Paladin").die(b, "Smite", 6).die(b, "Dispel Evil", 1);
    const auto state = pass(start(at));
    CHECK(die(state, two, "Smite") == 5);
    CHECK(die(state, two, "Dispel Evil") == 0);
    CHECK(can_cast(state, "Dispel Evil"));
    CHECK(has_event(events_of(start(at), Pass{}), DieChanged{b, spell("Dispel Evil"), 1, 0, Cause::upkeep}));
    CHECK(die(start(duel("Hunter", "Paladin").die(a, "Double Shot", 3)), one, "Double Shot") == 3);
}
TEST_CASE("SHI-076 SHI-402 SHI-E19 the dice upkeep covers the mastery board and cards on and off the tab") {
    const auto at = duel("Hunter", "Warrior")
                        .mastery(two, 1, 0, 0)
                        .die(b, "Spear Throw", 3)
                        .die(b, "Haymaker", 3)     // off the tab
                        .die(b, "Shield Wall", 4)  // on it
                        .die(b, "Shield Sweep", 2);
    const auto state = pass(start(at));
    CHECK(die(state, two, "Spear Throw") == 2);
    CHECK(die(state, two, "Haymaker") == 2);
    CHECK(die(state, two, "Shield Wall") == 3);
    CHECK(die(state, two, "Shield Sweep") == 1);
}
TEST_CASE("SHI-077 a pet's dice go down in its own turn") {
    const Actor wolf = creature_of(one, Beside::first);
    const auto at = duel("Hunter", "Paladin").pet(one, "Wolf").die(wolf, "Hamstring", 3).order({b, a, wolf});
    const auto state = pass(start(at));
    CHECK(die_on(state.table, wolf, Slot{1}) == 3);  // the owner's turn
    CHECK(die_on(pass(state).table, wolf, Slot{1}) == 2);
}
TEST_CASE("SHI-078 SHI-350 a stunned actor skips its dice upkeep") {
    const auto at = duel("Hunter", "Paladin").die(b, "Smite", 6).condition(two, Condition::stun, Turns::two);
    const auto state = pass(start(at));
    CHECK(die(state, two, "Smite") == 6);
    CHECK(die(pass(state, 2), two, "Smite") == 5);  // the token left first
}
TEST_CASE("SHI-080 SHI-K61 abilities at the beginning of the turn work in the Hero phase") {
    const auto at = duel("Hunter", "Paladin").mastery(two, 3, 0, 0);
    const auto events = events_of(start(at), Pass{});
    CHECK(has_event(events, AbilityTriggered{b, 1, Trigger::begin_turn, Actor::nobody}));
    CHECK(hp(pass(start(at)), one) == 33);  // Vivid Glow
    const auto healer = duel("Hunter", "Cleric").hp(two, 20);
    CHECK(hp(pass(start(healer)), two) == 21);
    const auto renewal = duel("Hunter", "Paladin").mastery(two, 0, 0, 5).hp(two, 20);
    CHECK(hp(pass(start(renewal)), two) == 22);
}
TEST_CASE("SHI-085 SHI-D09 SHI-086 SHI-R13 exactly one spell is cast, and passing is for those who can cast none") {
    const auto state =
        Position{}.character(one, "Paladin").character(two, "Hunter").turn(a).order({a, b}).with(ScriptedDice{});
    CHECK(refusal(state.table, Pass{}) == "SHI-086");
    CHECK(refusal(state.table, EndHeroPhase{}) == "SHI-085");
    CHECK(refusal(state.table, CastSpell{spell("Quick Shot")}) == "SHI-085");
    CHECK(waits_for(cast(state, "Lead By Example").table, MainPhase{two, b}));
    const auto barred = Position{}
                            .character(one, "Paladin")
                            .character(two, "Hunter")
                            .order({a, b})
                            .condition(one, Condition::paralysed, Turns::two)
                            .condition(one, Condition::confused, Turns::two)
                            .with(ScriptedDice{});
    CHECK(actions_of(barred.table) == std::vector<Action>{Pass{}});
    CHECK(has_event(events_of(barred, Pass{}), MainPhasePassed{a}));
    CHECK(is_legal(start(duel("Paladin", "Hunter")).table, Pass{}));  // the house rule
}
TEST_CASE("SHI-087 SHI-410 a pet casts from its own card in its own turn, and its owner decides") {
    const Actor wolf = creature_of(one, Beside::first);
    const auto state = start(duel("Hunter", "Paladin").pet(one, "Wolf").order({wolf, b, a}));
    CHECK(waits_for(state.table, MainPhase{one, wolf}));
    CHECK(can_cast(state, "Bite"));
    CHECK(why_not(state, "Quick Shot") == "SHI-085");
    CHECK(hp(cast(state, "Bite"), two) == 33);  // 2 + 6 - 5
}
TEST_CASE("SHI-090 SHI-351 SHI-355 Frozen skips the turn and leaves in its End phase, whatever damage does") {
    const auto at = duel("Hunter", "Paladin")
                        .condition(two, Condition::frozen, Turns::permanent)
                        .condition(two, Condition::burn, Turns::two);
    const auto events = events_of(start(at), Pass{});
    CHECK(has_event(events, TurnSkipped{b, Condition::frozen}));
    CHECK(has_event(events, ConditionRemoved{b, Condition::frozen, 0, 1, Turns::permanent, Cause::used}));
    CHECK(phases_in(events, b) == std::vector{Phase::token_upkeep, Phase::dice_upkeep, Phase::end});
    CHECK(waits_for(pass(start(at)).table, MainPhase{one, a}));
    CHECK(waits_for(pass(start(at), 2).table, MainPhase{two, b}));
}
TEST_CASE("SHI-092 SHI-R09 SHI-352 a skipped turn keeps its upkeeps, and Sleep runs out in them") {
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::sleep, Turns::two).die(b, "Smite", 6);
    const auto state = next(start(at), Pass{});
    CHECK(waits_for(state.table, MainPhase{one, a}));
    CHECK(die(state, two, "Smite") == 5);
    CHECK(column_of(state, two, Condition::sleep) == Turns::one);
    const auto awake = pass(state);
    CHECK(waits_for(awake.table, MainPhase{two, b}));
    CHECK(!has(awake, two, Condition::sleep));
}
TEST_CASE("SHI-R09 by house rules a skipped turn keeps only its token upkeep, or nothing") {
    const auto sleeper = [](SkippedTurn left) {
        return duel("Hunter", "Paladin", {.skipped_turn = left})
            .condition(two, Condition::sleep, Turns::two)
            .condition(two, Condition::hex, Turns::three)
            .die(b, "Smite", 6);
    };
    const auto tokens = next(start(sleeper(SkippedTurn::keeps_token_upkeep)), Pass{});
    CHECK(die(tokens, two, "Smite") == 6);
    CHECK(column_of(tokens, two, Condition::hex) == Turns::two);
    const auto nothing = next(start(sleeper(SkippedTurn::keeps_nothing)), Pass{});
    CHECK(die(nothing, two, "Smite") == 6);
    CHECK(column_of(nothing, two, Condition::hex) == Turns::three);
    CHECK(!has(nothing, two, Condition::sleep));
}
TEST_CASE("SHI-R10 SHI-354 a skip is settled after the upkeeps: who wakes up in them acts") {
    const auto at = duel("Hunter", "Paladin")
                        .condition(two, Condition::sleep, Turns::three)
                        .condition(two, Condition::bleed, Turns::two);
    CHECK(waits_for(next(start(at), Pass{}).table, MainPhase{two, b}));
    const auto gone = duel("Hunter", "Paladin").condition(two, Condition::sleep, Turns::one);
    CHECK(waits_for(next(start(gone), Pass{}).table, MainPhase{two, b}));
    const auto house =
        duel("Hunter", "Paladin", {.skip_settled_at_start = true}).condition(two, Condition::sleep, Turns::one);
    CHECK(waits_for(next(start(house), Pass{}).table, MainPhase{one, a}));
    CHECK(has_event(events_of(start(house), Pass{}), TurnSkipped{b, Condition::sleep}));
    const auto thawed =
        duel("Hunter", "Paladin", {.skip_settled_at_start = true}).condition(two, Condition::frozen, Turns::one);
    CHECK(has_event(events_of(start(thawed), Pass{}), TurnSkipped{b, Condition::frozen}));
}
TEST_CASE("SHI-R10 SHI-353 by a house rule whoever was knocked back gets up before the upkeeps, or skips what comes after them") {
    const auto at = [](int hp) {
        return duel("Hunter", "Paladin", {.skip_settled_at_start = true})
            .hp(two, hp)
            .condition(two, Condition::knockback, Turns::permanent)
            .condition(two, Condition::bleed, Turns::two)
            .condition(one, Condition::drenched, Turns::three)
            .die(b, "Smite", 4);
    };
    const auto asked = next(start(at(9)), Pass{});
    REQUIRE(waits_for(asked.table, GetBackUp{two}));
    CHECK(hp(asked, two) == 9);   // nothing is ticked yet
    CHECK(hp(asked, one) == 34);  // nor is anybody drenched
    const auto up = next(asked, PayHp{});
    CHECK(waits_for(up.table, MainPhase{two, b}));
    CHECK(hp(up, two) == 4);
    CHECK(has_event(events_of(asked, Decline{}), TurnSkipped{b, Condition::knockback}));
    const auto down = next(asked, Decline{});
    CHECK(waits_for(down.table, MainPhase{one, a}));
    CHECK(hp(down, two) == 8);
    CHECK(die(down, two, "Smite") == 3);
    CHECK(!has(down, two, Condition::knockback));
    CHECK(hp(down, one) == 32);                                        // once on the Paladin's turn, once on its own
    CHECK(is_over(after(next(start(at(5)), Pass{}), PayHp{}).table));  // the Bleed comes after the price
    const auto weak = next(start(at(4)), Pass{});
    CHECK(waits_for(weak.table, MainPhase{one, a}));
    CHECK(hp(weak, two) == 3);
    CHECK(!has(weak, two, Condition::knockback));
    const auto sleeper = next(start(At{at(9)}.condition(two, Condition::sleep, Turns::one)), Pass{});
    CHECK(waits_for(sleeper.table, MainPhase{one, a}));  // not asked: it sleeps anyway
    CHECK(hp(sleeper, two) == 8);
    CHECK(conditions(sleeper.table, b) == Conditions{Condition::bleed});
}
TEST_CASE("SHI-R11 one skipped turn serves all skip tokens, unless a house rule wants one for each") {
    const auto at = [](const Knobs& knobs) {
        return duel("Hunter", "Paladin", knobs)
            .condition(two, Condition::frozen, Turns::permanent)
            .condition(two, Condition::knockback, Turns::permanent);
    };
    CHECK(conditions(next(start(at({})), Pass{}).table, b).empty());
    const auto house = next(start(at({.one_skip_for_each_token = true})), Pass{});
    CHECK(conditions(house.table, b) == Conditions{Condition::knockback});
}
TEST_CASE("SHI-R09 SHI-R11 by both house rules a frozen sleeper is thawed by the first turn and wakes up after the next") {
    const auto after = [](bool one_for_each) {
        const auto at = duel("Hunter", "Paladin",
                             {.skipped_turn = SkippedTurn::keeps_nothing, .one_skip_for_each_token = one_for_each})
                            .condition(two, Condition::frozen, Turns::permanent)
                            .condition(two, Condition::sleep, Turns::three);
        return next(start(at), Pass{});
    };
    CHECK(conditions(after(false).table, b).empty());
    CHECK(conditions(after(true).table, b) == Conditions{Condition::sleep});
    CHECK(conditions(next(after(true), Pass{}).table, b).empty());
}
TEST_CASE("SHI-353 SHI-D06 SHI-356 SHI-171 SHI-R12 Knockback: pay 4 HP past the shield and act, or skip; the token leaves either way") {
    const auto at = duel("Hunter", "Paladin").condition(two, Condition::knockback, Turns::permanent).shield(two, 3);
    const auto state = next(start(at), Pass{});
    REQUIRE(waits_for(state.table, GetBackUp{two}));
    CHECK(refusal(state.table, Pass{}) == "SHI-353");
    CHECK(actions_of(state.table) == std::vector<Action>{PayHp{}, Decline{}});
    const auto paid = next(state, PayHp{});
    CHECK(waits_for(paid.table, MainPhase{two, b}));
    CHECK(hp(paid, two) == 32);
    CHECK(board(paid, two).shield == 3);
    CHECK(!has(paid, two, Condition::knockback));
    const auto skipped = next(state, Decline{});
    CHECK(waits_for(skipped.table, MainPhase{one, a}));
    CHECK(!has(skipped, two, Condition::knockback));
}
TEST_CASE("SHI-R12 four HP are not enough to pay, and by house rules they are, or the shield pays") {
    const auto at = [](const Knobs& knobs, int hp) {
        return duel("Hunter", "Paladin", knobs)
            .condition(two, Condition::knockback, Turns::permanent)
            .hp(two, hp)
            .shield(two, 3);
    };
    CHECK(waits_for_a<GetBackUp>(next(start(at({}, 5)), Pass{}).table));
    const auto weak = next(start(at({}, 4)), Pass{});
    CHECK(waits_for(weak.table, MainPhase{one, a}));
    CHECK(!has(weak, two, Condition::knockback));
    const auto deadly = next(start(at({.knockback_may_kill = true}, 4)), Pass{});
    CHECK(is_over(next(deadly, PayHp{}).table));
    const auto shielded = after(next(start(at({.knockback_paid_from_shield = true}, 4)), Pass{}), PayHp{});
    CHECK(hp(shielded, two) == 3);
    CHECK(board(shielded, two).shield == 0);
}
TEST_CASE("SHI-R47 Frozen that was printed with turns leaves after one skipped turn, or by a house rule after all") {
    const auto at = [](const Knobs& knobs, Turns turns) {
        return duel("Hunter", "Paladin", knobs).condition(two, Condition::frozen, turns);
    };
    CHECK(!has(pass(start(at({}, Turns::three))), two, Condition::frozen));
    CHECK(waits_for(next(start(at({}, Turns::one)), Pass{}).table, MainPhase{two, b}));
    const auto house = next(start(at({.frozen_lasts_its_turns = true}, Turns::three)), Pass{});
    CHECK(has(house, two, Condition::frozen));
    CHECK(waits_for(next(house, Pass{}).table, MainPhase{one, a}));
    const auto skips = [&](Turns turns) {  // as many turns as printed, and then no more
        auto state = start(at({.frozen_lasts_its_turns = true}, turns));
        int skipped = 0;
        for (int round = 0; round != 5; ++round) {
            const auto events = events_of(state, Pass{});
            skipped += has_event(events, TurnSkipped{b, Condition::frozen}) ? 1 : 0;
            state = next(state, Pass{});
            if (state.table.turn.active == b) state = next(state, Pass{});
        }
        return skipped;
    };
    CHECK(skips(Turns::one) == 1);
    CHECK(skips(Turns::two) == 2);
    CHECK(skips(Turns::three) == 3);
    CHECK(skips(Turns::permanent) == 1);
}
TEST_CASE("SHI-R09 SHI-R47 by both house rules Frozen leaves after as many skipped turns as printed, though nothing is ticked") {
    auto state =
        start(duel("Hunter", "Paladin", {.skipped_turn = SkippedTurn::keeps_nothing, .frozen_lasts_its_turns = true})
                  .condition(two, Condition::frozen, Turns::two));
    state = next(state, Pass{});
    CHECK(column_of(state, two, Condition::frozen) == Turns::one);
    CHECK(has_event(events_of(state, Pass{}), ConditionTicked{b, Condition::frozen, 0, Turns::one}));
    state = next(state, Pass{});
    CHECK(!has(state, two, Condition::frozen));
    CHECK(waits_for(next(state, Pass{}).table, MainPhase{two, b}));
}
TEST_CASE("SHI-R75 who falls in its own turn has no further phase and places no die") {
    const auto at = battle(presets::free_for_all(3), {"Berserker", "Paladin", "Hunter"}).hp(one, 2);
    const auto events = casting(start(at), "Reckless Swing", b);
    CHECK(has_event(events, ActorDefeated{a}));
    CHECK(has_event(events, TurnEnded{a, true}));
    CHECK(phases_in(events, a).empty());
    CHECK(die(cast(start(at), "Reckless Swing", b), one, "Reckless Swing") == 0);
}
