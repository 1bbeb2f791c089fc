#include "support.hpp"

using namespace shire_test;

namespace {

// The place of the first event of a kind; -1 if there is none.
template <class E>
int place_in(const std::vector<Event>& events) {
    for (std::size_t i = 0; i != events.size(); ++i)
        if (holds_alternative<E>(events[i])) return static_cast<int>(i);
    return -1;
}
int place_in(const std::vector<Event>& events, const Event& event) {
    for (std::size_t i = 0; i != events.size(); ++i)
        if (events[i] == event) return static_cast<int>(i);
    return -1;
}

const Options two_on_two = presets::teams(2, 2);

}  // namespace

TEST_CASE("SHI-130 the spell is chosen, then its target, and both are fixed") {
    const auto state = start(battle(two_on_two, {"Paladin", "Hunter", "Berserker", "Warrior"}));
    const auto chosen = next(state, CastSpell{spell("Lead By Example")});
    REQUIRE(waits_for(chosen.table, ChooseTarget{one}));
    CHECK(refusal(chosen.table, CastSpell{spell("Smite")}) == "SHI-130");
    CHECK(has_event(events_of(chosen, AimAt{d}), SpellAnnounced{a, spell("Lead By Example"), d, Casting::main_phase}));
}
TEST_CASE("SHI-131 SHI-144 SHI-E09 SHI-C03 a condition die is rolled before the outcome, as often as printed; one success adds one condition") {
    const auto at = duel("Berserker", "Paladin");
    const auto events = casting(start(at, {5, 2}), "Searing Axe");
    const auto rolls = only<ConditionDieRolled>(events);
    REQUIRE(rolls.size() == 2);
    CHECK(rolls[0] == ConditionDieRolled{a, Condition::burn, 5, false});
    CHECK(rolls[1] == ConditionDieRolled{a, Condition::burn, 2, true});
    CHECK(place_in<ConditionDieRolled>(events) < place_in<DamageComputed>(events));
    const auto burned = cast(start(at, {1, 2}), "Searing Axe");
    CHECK(has(burned, two, Condition::burn));
    CHECK(hp(burned, two) == 36 - 3 - 1 - 1);  // by the blow, by one Burn at once, and by its first tick
    const auto failed = cast(start(at, {3, 6}), "Searing Axe");
    CHECK(!has(failed, two, Condition::burn));
    CHECK(has(failed, two, Condition::no_heal));  // printed without a die, certain
    CHECK(failed.chance.verdict());
}
TEST_CASE("SHI-R18 the roll is for the cast, not for each target; success on 1 and 2 unless a house rule says otherwise") {
    const auto at = battle(two_on_two, {"Hunter", "Paladin", "Berserker", "Warrior"});
    const auto state = cast(start(at, {6, 2}), "Viper Volley");
    CHECK(has(state, two, Condition::poison));
    CHECK(has(state, four, Condition::poison));
    CHECK(state.chance.verdict());
    CHECK(!has(cast(start(at, {3, 3}), "Viper Volley"), four, Condition::poison));
    const auto house = battle(two_on_two, {"Hunter", "Paladin", "Berserker", "Warrior"}, {.condition_die_faces = 3});
    CHECK(has(cast(start(house, {3, 6}), "Viper Volley"), four, Condition::poison));
}
TEST_CASE("SHI-R18 by a house rule the die is rolled for each target that the part reaches") {
    const auto at =
        battle(two_on_two, {"Berserker", "Paladin", "Cleric", "Hunter"}, {.condition_die_for_each_target = true});
    const auto both = start(at, {3, 2});
    const auto events = casting(both, "Whirlwind");
    CHECK(only<ConditionDieAimed>(events) == std::vector{ConditionDieAimed{a, b}, ConditionDieAimed{a, d}});
    CHECK(only<ConditionDieRolled>(events) == std::vector{ConditionDieRolled{a, Condition::bleed, 3, false},
                                                          ConditionDieRolled{a, Condition::bleed, 2, true}});
    const auto struck = cast(both, "Whirlwind");
    CHECK(!has(struck, two, Condition::bleed));
    CHECK(has(struck, four, Condition::bleed));
    CHECK(struck.chance.verdict());
    const auto dodged = cast(start(At{at}.condition(two, Condition::dodge, Turns::three), {1, 2}), "Whirlwind");
    CHECK(has(dodged, four, Condition::bleed));
    CHECK(dodged.chance.verdict());
    const auto thrice = duel("Cleric", "Paladin", {.condition_die_for_each_target = true}).mastery(one, 0, 2, 0);
    CHECK(only<ConditionPlaced>(casting(start(thrice, {1, 1, 1}), "Holy Water")).size() == 1);  // as often as printed
}
TEST_CASE("SHI-K48 SHI-K45 SHI-K46 SHI-K47 SHI-209 upgrades change a spell: its die, its stats, its outcomes, its target") {
    CHECK(only<ConditionDieRolled>(
              casting(start(duel("Cleric", "Paladin").mastery(one, 0, 2, 0), {6, 6, 6}), "Holy Water"))
              .size() == 3);
    CHECK(only<ConditionDieRolled>(casting(start(duel("Cleric", "Paladin").mastery(one, 0, 1, 0), {6}), "Holy Water"))
              .size() == 1);
    const auto king = start(duel("Paladin", "Hunter").mastery(one, 5, 0, 0));
    CHECK(damage(king, "Wrath From Above").stats == 15);
    CHECK(has(cast(king, "Wrath From Above"), one, Condition::immune));
    const auto voice = cast(start(duel("Warrior", "Hunter").mastery(one, 0, 0, 2)), "Rallying Cry");
    CHECK(value(voice, one, Stat::defence) == 8);
    const auto banner =
        battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Warrior"}).mastery(one, 0, 2, 0).die(c, "Mend", 5);
    CHECK(die(cast(start(banner), "War Banner"), three, "Mend") == 3);
    CHECK(
        die(cast(start(battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Warrior"}).die(c, "Mend", 5)), "War Banner"),
            three, "Mend") == 5);
}
TEST_CASE("SHI-132 SHI-R45 SHI-R74 interception: a spell when attacked, then Redirect, then Dodge of the final target") {
    const auto at = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                        .mastery(two, 0, 0, 3)
                        .condition(two, Condition::redirect_ally, Turns::three)
                        .condition(four, Condition::dodge, Turns::three);
    auto state = cast(start(at, {1}), "Hack", b);
    REQUIRE(waits_for(state.table, OfferReaction{two}));
    state = next(state, Decline{});
    REQUIRE(waits_for(state.table, OfferRedirect{two}));
    const auto events = events_of(state, Redirect{Condition::redirect_ally, d});
    CHECK(has_event(events, AttackRedirected{b, d, Condition::redirect_ally}));
    CHECK(has_event(events, DodgeRolled{d, 1, true}));
    CHECK(only<DamageComputed>(events).empty());
}
TEST_CASE("SHI-134 SHI-R74 whoever is hit twice by one part answers both before the next actor does") {
    const auto at = battle(presets::free_for_all(4), {"Hunter", "Cleric", "Warrior", "Berserker"})
                        .mastery(three, 0, 2, 0)
                        .condition(two, Condition::redirect_enemy, Turns::three);
    const auto state = cast(start(at, {6, 6}), "Viper Volley");
    REQUIRE(waits_for(state.table, OfferRedirect{two}));
    std::vector<Actor> owners;
    for (const auto& answer : only<AbilityTriggered>(events_of(state, Redirect{Condition::redirect_enemy, d})))
        if (answer.source == a) owners.push_back(answer.owner);
    CHECK(owners == std::vector{c, d, d});
}
TEST_CASE("SHI-137 SHI-R74 whoever is attacked twice by one part strikes back in its own place") {
    const auto at = battle(presets::free_for_all(4), {"Hunter", "Cleric", "Warrior", "Berserker"})
                        .condition(two, Condition::redirect_enemy, Turns::three)
                        .condition(three, Condition::counter_attack, Turns::three)
                        .condition(four, Condition::counter_attack, Turns::three);
    const auto state = cast(start(at, {6, 6}), "Viper Volley");
    std::vector<Actor> holders;
    for (const auto& countered : only<CounterAttacked>(events_of(state, Redirect{Condition::redirect_enemy, d})))
        holders.push_back(countered.actor);
    CHECK(holders == std::vector{c, d, d});
}
TEST_CASE("SHI-R74 SHI-148 abilities answer the first of two equal tokens before the second") {
    const auto at = battle(presets::free_for_all(3), {"Hunter", "Cleric", "Berserker"})
                        .mastery(one, 0, 0, 2)
                        .mastery(three, 0, 0, 5)
                        .hp(three, 27)
                        .condition(two, Condition::redirect_enemy, Turns::three);
    const auto events = events_of(cast(start(at), "Infestation"), Redirect{Condition::redirect_enemy, c});
    const AbilityTriggered rage{c, 0, Trigger::damaged, Actor::nobody};
    const AbilityTriggered refusal_to_fall{c, 2, Trigger::half, Actor::nobody};
    std::vector<AbilityTriggered> answers;
    for (const auto& answer : only<AbilityTriggered>(events))
        if (answer.source == Actor::nobody) answers.push_back(answer);
    REQUIRE(answers.size() >= 3);
    answers.resize(3);
    CHECK(answers == std::vector{rage, rage, refusal_to_fall});
}
TEST_CASE("SHI-134 SHI-135 all damage of an attack is answered before anybody falls, whatever an answer does meanwhile") {
    // The Hunter falls, the Warrior's shield strikes back, and only then the Berserker heals, just in time.
    const auto at = battle(presets::free_for_all(4), {"Paladin", "Warrior", "Berserker", "Hunter"})
                        .buff(one, Stat::strength, 10, Turns::two)
                        .mastery(two, 0, 2, 0)
                        .mastery(three, 0, 0, 5)
                        .hp(three, 22)
                        .condition(three, Condition::darkness, Turns::three)
                        .hp(four, 1);
    const auto events = casting(start(at), "Divine Light");
    CHECK(has_event(events, HpLost{a, 36, 35, Cause::effect}));
    CHECK(has_event(events, HpLost{c, 22, 7, Cause::attack}));
    CHECK(has_event(events, HpGained{c, 7, 13, 0, Cause::effect}));
    CHECK(has_event(events, HpLost{c, 13, 5, Cause::darkness}));
    CHECK(place_in(events, HpGained{c, 7, 13, 0, Cause::effect}) < place_in(events, ActorDefeated{d}));
    CHECK(cast(start(at), "Divine Light").table.standing.has(c));
    // Whom an answer fells falls at once.
    const auto spiked = casting(start(At{at}.hp(one, 1).hp(three, 39)), "Divine Light");
    CHECK(place_in(spiked, ActorDefeated{a}) < place_in(spiked, AbilityTriggered{c, 0, Trigger::damaged, a}));
}
TEST_CASE("SHI-R45 by a house rule Dodge comes before Redirect") {
    const auto at = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"}, {.dodge_before_redirect = true})
                        .condition(two, Condition::redirect_ally, Turns::three)
                        .condition(two, Condition::dodge, Turns::three);
    const auto dodged = cast(start(at, {2}), "Hack", b);
    CHECK(!waits_for_a<OfferRedirect>(dodged.table));
    CHECK(has(dodged, two, Condition::redirect_ally));
    CHECK(waits_for_a<OfferRedirect>(cast(start(at, {5}), "Hack", b).table));
    const auto book = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                          .condition(two, Condition::redirect_ally, Turns::three)
                          .condition(two, Condition::dodge, Turns::three);
    CHECK(waits_for_a<OfferRedirect>(cast(start(book), "Hack", b).table));
}
TEST_CASE("SHI-135 SHI-006 SHI-007 all at 0 HP are defeated together, and a side that stands wins") {
    const auto at = battle(presets::free_for_all(3), {"Paladin", "Hunter", "Berserker"}).hp(two, 1).hp(three, 1);
    const auto state = cast(start(at), "Divine Light");
    CHECK(is_over(state.table));
    CHECK(outcome(state.table).winners == SeatSet{one});
    const auto events = casting(start(at), "Divine Light");
    CHECK(place_in(events, ActorDefeated{b}) < place_in(events, ActorDefeated{c}));
    CHECK(only<GameOver>(events).size() == 1);
}
TEST_CASE("SHI-136 SHI-R19 the other outcomes follow in printed order, rolled conditions last, and nothing for the defeated") {
    const auto at = duel("Berserker", "Paladin").mastery(one, 4, 0, 0);
    const auto events = casting(start(at), "Mortal Wound");
    CHECK(place_in<DamageComputed>(events) <
          place_in(events, ConditionPlaced{b, Condition::lacerate, 0, {}, Turns::three}));
    CHECK(place_in(events, ConditionPlaced{b, Condition::lacerate, 0, {}, Turns::three}) <
          place_in(events, ConditionPlaced{b, Condition::no_heal, 0, {}, Turns::three}));
    const auto rolled = casting(start(duel("Berserker", "Paladin"), {1, 6}), "Searing Axe");
    CHECK(place_in(rolled, ConditionPlaced{b, Condition::no_heal, 0, {}, Turns::two}) <
          place_in(rolled, ConditionPlaced{b, Condition::burn, 0, {}, Turns::three}));
    const auto dead = battle(two_on_two, {"Berserker", "Paladin", "Hunter", "Cleric"}).mastery(one, 4, 0, 0).hp(two, 1);
    CHECK(only<ConditionPlaced>(casting(start(dead), "Mortal Wound", b)).empty());
}
TEST_CASE("SHI-136 a spell that takes off what forbids heals heals after that") {
    const auto at =
        duel("Cleric", "Hunter").mastery(one, 0, 4, 0).hp(one, 10).condition(one, Condition::no_heal, Turns::three);
    CHECK(hp(cast(start(at), "Cleansing Rain"), one) == 14);
}
TEST_CASE("SHI-136 what is for you still happens when the target dies, and what was left for one that revived itself does not") {
    const auto at = battle(two_on_two, {"Warrior", "Paladin", "Hunter", "Cleric"})
                        .mastery(one, 1, 0, 0)
                        .mastery(two, 0, 0, 2)
                        .hp(two, 1);
    auto state = cast(start(at), "Spear Throw", b);
    REQUIRE(waits_for_a<OfferAbility>(state.table));
    state = next(state, rebirth);
    CHECK(hp(state, two) == 1);
    CHECK(value(state, one, Stat::strength) == 6);
    const auto wound = battle(two_on_two, {"Berserker", "Paladin", "Hunter", "Cleric"})
                           .mastery(one, 4, 0, 0)
                           .mastery(two, 0, 0, 2)
                           .hp(two, 1);
    const auto reborn = next(cast(start(wound), "Mortal Wound", b), rebirth);
    CHECK(conditions(reborn.table, b).empty());
    CHECK(hp(reborn, two) == 1);
}
TEST_CASE("SHI-137 SHI-358 SHI-R44 a holder of Counter-attack casts its CD:0 spell at the attacker after the part") {
    const auto at = duel("Paladin", "Warrior").condition(two, Condition::counter_attack, Turns::three);
    const auto events = casting(start(at), "Lead By Example");
    CHECK(has_event(events, CounterAttacked{b, a}));
    CHECK(has_event(events, SpellAnnounced{b, spell("Sword Swing"), a, Casting::counter_attack}));
    const auto state = cast(start(at), "Lead By Example");
    CHECK(hp(state, one) == 33);  // 3 + 5 - 5
    CHECK(has(state, two, Condition::counter_attack));
    CHECK(only<CounterAttacked>(casting(start(at), "Imprison")).empty());  // no attack
}
TEST_CASE("SHI-R44 also against what was dodged or dealt nothing, once per attack, unless bans forbid it") {
    const auto dodged = duel("Paladin", "Warrior")
                            .condition(two, Condition::counter_attack, Turns::three)
                            .condition(two, Condition::dodge, Turns::three);
    CHECK(only<CounterAttacked>(casting(start(dodged, {1}), "Lead By Example")).size() == 1);
    const auto harmless = duel("Paladin", "Warrior")
                              .condition(two, Condition::counter_attack, Turns::three)
                              .buff(two, Stat::defence, 9, Turns::three);
    CHECK(only<CounterAttacked>(casting(start(harmless), "Lead By Example")).size() == 1);
    const auto from_hiding = [](bool hidden) {
        auto at = duel("Hunter", "Warrior", {.untargetable = Untargetable::single_only})
                      .condition(two, Condition::counter_attack, Turns::three);
        if (hidden) at.condition(one, Condition::untargetable, Turns::three);
        return only<CounterAttacked>(casting(start(at), "Quick Shot")).size();
    };
    CHECK(from_hiding(false) == 1);
    CHECK(from_hiding(true) == 0);
    const auto twice = duel("Hunter", "Warrior").condition(two, Condition::counter_attack, Turns::three);
    CHECK(only<CounterAttacked>(casting(start(twice), "Double Shot")).size() == 2);
    const auto banned = duel("Paladin", "Warrior")
                            .condition(two, Condition::counter_attack, Turns::three)
                            .condition(two, Condition::disarm, Turns::three);
    CHECK(only<CounterAttacked>(casting(start(banned), "Lead By Example")).empty());
    const auto asleep = duel("Paladin", "Warrior")
                            .condition(two, Condition::counter_attack, Turns::three)
                            .condition(two, Condition::frozen, Turns::permanent);
    CHECK(only<CounterAttacked>(casting(start(asleep), "Lead By Example")).size() == 1);
    const auto hidden = duel("Paladin", "Warrior")
                            .condition(two, Condition::counter_attack, Turns::three)
                            .condition(one, Condition::untargetable, Turns::three);
    CHECK(only<CounterAttacked>(casting(start(hidden), "Lead By Example")).empty());
    const auto cooling =
        duel("Paladin", "Warrior").condition(two, Condition::counter_attack, Turns::three).die(b, "Sword Swing", 2);
    CHECK(only<CounterAttacked>(casting(start(cooling), "Lead By Example")).empty());
}
TEST_CASE("SHI-136 SHI-137 whom an attack disarms, or pins down, does not strike back at it") {
    const auto disarmed = [](std::string_view attacked) {
        return duel("Warrior", attacked).mastery(one, 2, 0, 0).condition(two, Condition::counter_attack, Turns::three);
    };
    CHECK(only<CounterAttacked>(casting(start(disarmed("Paladin")), "Disarming Strike")).empty());
    CHECK(only<CounterAttacked>(casting(start(disarmed("Hunter")), "Disarming Strike")).size() == 1);  // ranged
    const auto pinned = cast(
        start(duel("Warrior", "Paladin").mastery(one, 0, 1, 0).condition(two, Condition::counter_attack, Turns::three)),
        "Pin Down");
    CHECK(only<CounterAttacked>(events_of(pinned, PickSpell{spell("Lead By Example")})).empty());
    CHECK(only<CounterAttacked>(events_of(pinned, PickSpell{spell("Smite")})).size() == 1);
}
TEST_CASE("SHI-R44 a counter-attack is never countered, unless a house rule allows one; another uses the token up") {
    const auto both = [](const Knobs& knobs) {
        return duel("Warrior", "Paladin", knobs)
            .condition(one, Condition::counter_attack, Turns::three)
            .condition(two, Condition::counter_attack, Turns::three);
    };
    CHECK(only<CounterAttacked>(casting(start(both({})), "Sword Swing")).size() == 1);
    CHECK(only<CounterAttacked>(casting(start(both({.counter_may_be_countered = true})), "Sword Swing")).size() == 2);
    CHECK(!has(cast(start(both({.counter_uses_token = true})), "Sword Swing"), two, Condition::counter_attack));
}
TEST_CASE("SHI-138 SHI-140 SHI-E07 the left half is resolved before the right half is cast") {
    const auto at = battle(two_on_two, {"Cleric", "Hunter", "Berserker", "Paladin"}).mastery(one, 0, 0, 3);
    auto state = next(start(at), CastSpell{spell("Heart of Darkness")});
    REQUIRE(waits_for(state.table, ChooseTarget{one}));
    CHECK(column_of(state, two, Condition::darkness) == Turns::three);
    CHECK(column_of(state, four, Condition::darkness) == Turns::three);
    CHECK(!has(state, three, Condition::increased_shadow));
    state = next(state, AimAt{c});
    CHECK(column_of(state, three, Condition::increased_shadow) == Turns::three);
    CHECK(board(state, three).increased[Increased::shadow] == 2);
}
TEST_CASE("SHI-R16 SHI-D11 the second half is aimed when it is cast; one that strikes the same target is not aimed anew") {
    const auto at = battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Berserker"}).mastery(one, 0, 3, 0);
    auto state = cast(start(at), "Perpetual Damage", b);
    REQUIRE(waits_for(state.table, ChooseTarget{one}));
    CHECK(hp(state, two) == 30);  // 2 + 5 + 1 - 4
    state = next(state, AimAt{d});
    CHECK(hp(state, four) == 32);  // 4 + 5 + 1 - 3
    const auto shot = battle(two_on_two, {"Hunter", "Paladin", "Cleric", "Berserker"});
    CHECK(only<DamageComputed>(casting(start(shot), "Double Shot", b)).size() == 2);
    const auto house =
        battle(two_on_two, {"Hunter", "Paladin", "Cleric", "Berserker"}, {.second_half_aims_anew = true});
    CHECK(waits_for(cast(start(house), "Double Shot", b).table, ChooseTarget{one}));
}
TEST_CASE("SHI-R16 SHI-K16 the same target must still be there, and must not have fallen in the first half") {
    const auto at = battle(two_on_two, {"Hunter", "Paladin", "Cleric", "Berserker"}).hp(two, 1).mastery(two, 0, 0, 2);
    const auto offered = cast(start(at), "Double Shot", b);
    const auto events = events_of(offered, Decline{});
    CHECK(has_event(events, PartLost{a, spell("Double Shot"), 1}));
    const auto reborn = next(offered, rebirth);
    CHECK(hp(reborn, two) == 1);
    CHECK(die(reborn, one, "Double Shot") == 3);
}
TEST_CASE("SHI-K16 a second half for the same target goes to whom the spell was aimed at, wherever the first was sent") {
    const auto at = battle(two_on_two, {"Hunter", "Paladin", "Cleric", "Berserker"})
                        .condition(two, Condition::redirect_ally, Turns::three);
    const auto state = next(cast(start(at), "Double Shot", b), Redirect{Condition::redirect_ally, d});
    CHECK(hp(state, four) == 35);  // 2 + 5 - 3
    CHECK(hp(state, two) == 34);   // 2 + 5 - 5
}
TEST_CASE("SHI-137 SHI-138 the first half of a split spell is struck back at before the second is cast") {
    const auto at = duel("Berserker", "Paladin").condition(two, Condition::counter_attack, Turns::three);
    CHECK(all_dealt(start(at), "Rampage") == std::vector{7, 5, 8, 5});  // the blow from the Paladin angers
}
TEST_CASE("SHI-093 SHI-137 who falls by a counter-attack between the halves casts no second one") {
    const auto at = battle(two_on_two, {"Berserker", "Paladin", "Cleric", "Hunter"})
                        .hp(one, 5)
                        .condition(two, Condition::counter_attack, Turns::three);
    const auto events = casting(start(at), "Rampage", b);
    CHECK(has_event(events, ActorDefeated{a}));
    CHECK(only<PartBegan>(events).size() == 2);  // the first half and the counter-attack
    CHECK(has_event(events, TurnEnded{a, true}));
}
TEST_CASE("SHI-138 SHI-206 an aura whose source falls by the first half is missed in the second") {
    const auto at = battle(two_on_two, {"Berserker", "Warrior", "Cleric", "Hunter"})
                        .card(two, "Support stance")
                        .buff(four, Stat::defence, 1, Turns::three);
    CHECK(hp(after(start(at), CastSpell{spell("Rampage")}, AimAt{d}, AimAt{b}), four) == 29);  // 1 + 7 - 3
    CHECK(hp(cast(start(At{at}.hp(two, 1)), "Rampage", b), four) == 28);                       // 1 + 7 - 2
}
TEST_CASE("SHI-139 SHI-142 one cooldown die, after both halves") {
    const auto events = casting(start(duel("Hunter", "Paladin")), "Double Shot");
    const auto dice = only<DieChanged>(events);
    REQUIRE(dice.size() == 1);
    CHECK(dice[0] == DieChanged{a, spell("Double Shot"), 0, 3, Cause::cast});
    CHECK(place_in<DieChanged>(events) > place_in(events, PartBegan{a, spell("Double Shot"), 1, {b}}));
}
TEST_CASE("SHI-143 a right half without a target is lost, and the left half stands") {
    const auto at = battle(presets::free_for_all(3), {"Berserker", "Hunter", "Cleric"})
                        .hp(two, 1)
                        .condition(three, Condition::untargetable, Turns::three);
    const auto events = casting(start(at), "Rampage", b);
    CHECK(has_event(events, ActorDefeated{b}));
    CHECK(has_event(events, PartLost{a, spell("Rampage"), 1}));
    CHECK(die(cast(start(at), "Rampage", b), one, "Rampage") == 6);
}
TEST_CASE("SHI-145 SHI-146 conditions without a die are certain, and dice show only what needs no duration") {
    CHECK(has(cast(start(duel("Cleric", "Hunter")), "Blinding Halo"), two, Condition::glowing));
    for (std::size_t i = 0; i != standard_content.spells.count; ++i) {
        const ConditionDie& rolled = standard_content.spells.types.values[i].die;
        CHECK((rolled.attempts == 0 || dice_conditions.has(rolled.condition)));
    }
    CHECK(dice_conditions == Conditions{Condition::bleed, Condition::burn, Condition::lacerate, Condition::poison,
                                        Condition::drenched, Condition::frozen, Condition::knockback});
    CHECK(column_of(cast(start(duel("Hunter", "Berserker"), {1}), "Frost Arrow"), two, Condition::frozen) ==
          Turns::unstated);  // skipped and gone
}
TEST_CASE("SHI-147 SHI-K65 an ability that answers an own attack does so once per attacking part, before counter-attacks") {
    const auto at =
        duel("Hunter", "Warrior").mastery(one, 5, 0, 0).condition(two, Condition::counter_attack, Turns::three);
    const auto events = casting(start(at), "Defensive Parry");
    CHECK(has_event(events, AbilityTriggered{a, 0, Trigger::own_attack, Actor::nobody}));
    CHECK(place_in<AbilityTriggered>(events) < place_in<CounterAttacked>(events));
    CHECK(only<AbilityTriggered>(casting(start(at), "Quick Shot")).empty());  // not melee
    const auto dodged = start(At{at}.condition(two, Condition::dodge, Turns::two), {1});
    CHECK(only<AbilityTriggered>(casting(dodged, "Defensive Parry")).size() == 1);
    const auto night = duel("Cleric", "Paladin").mastery(one, 0, 0, 5).hp(one, 20);
    CHECK(hp(cast(start(night), "Gloaming Bolt"), one) == 25);  // half of 2 + 6 + 2 + 1 - 5 is 3, and 2
}
TEST_CASE("SHI-147 what an own attack gives protects from the counter-attack already") {
    const auto struck = [](int nodes) {
        return hp(cast(start(duel("Hunter", "Paladin")
                                 .mastery(one, nodes, 0, 0)
                                 .condition(two, Condition::counter_attack, Turns::three)),
                       "Double Edge"),
                  one);
    };
    CHECK(struck(4) == 30);  // 34 - (3 + 5 - 4)
    CHECK(struck(5) == 31);  // Cut Throat: 1 defence more
}
TEST_CASE("SHI-148 damage outside an attack resolves its triggers and defeats at once, what hits several is simultaneous") {
    const auto at = battle(presets::free_for_all(3), {"Cleric", "Berserker", "Hunter"})
                        .mastery(one, 0, 5, 0)
                        .hp(two, 5)
                        .hp(three, 2);
    const auto events = casting(
        start(At{at}.buff(two, Stat::defence, 9, Turns::two).buff(three, Stat::defence, 9, Turns::two)), "Flood");
    CHECK(only<DamageComputed>(events).size() == 2);
    const int berserk = place_in(events, HpLost{b, 5, 4, Cause::drenched});
    const int hunted = place_in(events, HpLost{c, 2, 1, Cause::drenched});
    CHECK(berserk >= 0);
    CHECK(hunted == berserk + 1);
    CHECK(place_in<AbilityTriggered>(events) == hunted + 1);
}
TEST_CASE("SHI-345 SHI-D13 SHI-346 SHI-347 Redirect is offered, may be declined, and leaves once it is used") {
    const auto at = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                        .condition(two, Condition::redirect_ally, Turns::three)
                        .condition(two, Condition::redirect_enemy, Turns::three);
    const auto state = cast(start(at), "Hack", b);
    REQUIRE(waits_for(state.table, OfferRedirect{two}));
    CHECK(actions_of(state.table) == std::vector<Action>{Redirect{Condition::redirect_ally, d},
                                                         Redirect{Condition::redirect_enemy, a},
                                                         Redirect{Condition::redirect_enemy, c}, Decline{}});
    const auto kept = next(state, Decline{});
    CHECK(has(kept, two, Condition::redirect_ally));
    CHECK(hp(kept, two) == 30);
    const auto sent = next(state, Redirect{Condition::redirect_enemy, a});
    CHECK(hp(sent, one) == 34);  // 1 + 7 - 3
    CHECK(!has(sent, two, Condition::redirect_enemy));
    CHECK(has(sent, two, Condition::redirect_ally));
    CHECK(refusal(state.table, Redirect{Condition::redirect_ally, a}) == "SHI-R42");
    CHECK(refusal(state.table, Redirect{Condition::dodge, d}) == "SHI-R42");
    CHECK(refusal(state.table, Pass{}) == "SHI-347");
}
TEST_CASE("SHI-348 SHI-349 a redirected attack is computed anew, and only attacks by enemies can be redirected") {
    const auto at = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                        .condition(two, Condition::redirect_ally, Turns::three);
    const auto state = next(cast(start(at), "Reckless Swing", b), Redirect{Condition::redirect_ally, d});
    CHECK(hp(state, four) == 28);  // 2 + 7 + 1 - 2
    CHECK(hp(state, two) == 34);
    const auto howl = start(battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                                .condition(two, Condition::redirect_ally, Turns::three));
    CHECK(!waits_for_a<OfferRedirect>(cast(howl, "Dread Howl").table));
    const auto own = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                         .condition(two, Condition::redirect_enemy, Turns::three)
                         .condition(three, Condition::redirect_ally, Turns::three);
    const auto moved = next(cast(start(own), "Hack", b), Redirect{Condition::redirect_enemy, c});
    CHECK(!waits_for_a<OfferRedirect>(moved.table));  // the attack of an ally
}
TEST_CASE("SHI-R42 Redirect serves the own share of any attack, its new target may send it on, and nobody twice") {
    const auto at = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                        .condition(two, Condition::redirect_ally, Turns::three)
                        .condition(two, Condition::redirect_enemy, Turns::three)
                        .condition(four, Condition::redirect_ally, Turns::three);
    auto state = cast(start(at, {6}), "Whirlwind");
    REQUIRE(waits_for(state.table, OfferRedirect{two}));
    state = next(state, Redirect{Condition::redirect_ally, d});
    REQUIRE(waits_for(state.table, OfferRedirect{four}));
    state = next(state, Redirect{Condition::redirect_ally, b});
    CHECK(!waits_for(state.table, OfferRedirect{two}));
    const auto alone = duel("Berserker", "Hunter").condition(two, Condition::redirect_ally, Turns::three);
    CHECK(!waits_for_a<OfferRedirect>(cast(start(alone), "Hack").table));  // nobody to send it to
}
TEST_CASE("SHI-R42 in a free for all Redirect Ally sends attacks to the own pets only") {
    const auto at = battle(presets::free_for_all(3), {"Paladin", "Hunter", "Cleric"})
                        .condition(two, Condition::redirect_ally, Turns::three);
    CHECK(only<ReactionOffered>(casting(start(at), "Lead By Example", b)).empty());
    const auto offered = cast(start(At{at}.pet(two, "Wolf")), "Lead By Example", b);
    CHECK(actions_of(offered.table) ==
          std::vector<Action>{Redirect{Condition::redirect_ally, creature_of(two, Beside::first)}, Decline{}});
}
TEST_CASE("SHI-R42 by house rules: not against all, not to the attacker, no chains") {
    const auto at = [](const Knobs& knobs) {
        return battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"}, knobs)
            .condition(two, Condition::redirect_enemy, Turns::three)
            .condition(two, Condition::redirect_ally, Turns::three)
            .condition(four, Condition::redirect_ally, Turns::three);
    };
    CHECK(!waits_for_a<OfferRedirect>(cast(start(at({.redirect_all_spells = false}), {6}), "Whirlwind").table));
    CHECK(waits_for_a<OfferRedirect>(cast(start(at({.redirect_all_spells = false})), "Hack", b).table));
    CHECK(!is_legal(cast(start(at({.redirect_to_attacker = false})), "Hack", b).table,
                    Redirect{Condition::redirect_enemy, a}));
    const auto chain =
        next(cast(start(at({.redirect_chains = false})), "Hack", b), Redirect{Condition::redirect_ally, d});
    CHECK(!waits_for_a<OfferRedirect>(chain.table));
}
TEST_CASE("SHI-361 SHI-362 SHI-363 SHI-R43 SHI-C02 Dodge is rolled by itself: 1 or 2 dodges, and the token leaves whatever is rolled") {
    const auto at = duel("Cleric", "Hunter").condition(two, Condition::dodge, Turns::three).hp(one, 30);
    for (const int face : {1, 2}) {
        const auto dodged = cast(start(at, {face}), "Blinding Halo");
        CHECK(hp(dodged, two) == 34);
        CHECK(!has(dodged, two, Condition::glowing));
        CHECK(!has(dodged, two, Condition::dodge));
    }
    for (const int face : {3, 6}) {
        const auto hit = cast(start(at, {face}), "Blinding Halo");
        CHECK(hp(hit, two) == 30);  // 2 + 6 - 4
        CHECK(has(hit, two, Condition::glowing));
        CHECK(!has(hit, two, Condition::dodge));
    }
    const auto house =
        duel("Cleric", "Hunter", {.failed_dodge_keeps_token = true}).condition(two, Condition::dodge, Turns::three);
    CHECK(has(cast(start(house, {3}), "Blinding Halo"), two, Condition::dodge));
    CHECK(!has(cast(start(house, {2}), "Blinding Halo"), two, Condition::dodge));
}
TEST_CASE("SHI-R43 SHI-D14 by a house rule Dodge is offered, and who declines keeps the token") {
    const auto at =
        duel("Paladin", "Hunter", {.dodge_is_optional = true}).condition(two, Condition::dodge, Turns::three);
    const auto offered = cast(start(at, {2}), "Lead By Example");
    REQUIRE(waits_for(offered.table, OfferReaction{two}));
    CHECK(actions_of(offered.table) == std::vector<Action>{Dodge{}, Decline{}});
    CHECK(refusal(offered.table, Pass{}) == "SHI-361");
    CHECK(has_event(events_of(offered, Dodge{}), DodgeRolled{b, 2, true}));
    CHECK(hp(next(offered, Dodge{}), two) == 34);
    CHECK(!has(next(offered, Dodge{}), two, Condition::dodge));
    CHECK(has_event(events_of(offered, Decline{}), ReactionDeclined{two, Offer::dodge}));
    CHECK(hp(next(offered, Decline{}), two) == 30);
    CHECK(has(next(offered, Decline{}), two, Condition::dodge));
}
TEST_CASE("SHI-R43 SHI-R45 by that house rule it is the final target that is asked, for each share of an attack") {
    const auto at = battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Warrior"}, {.dodge_is_optional = true})
                        .condition(two, Condition::redirect_ally, Turns::three)
                        .condition(two, Condition::dodge, Turns::three)
                        .condition(four, Condition::dodge, Turns::three);
    auto state = next(cast(start(at, {1}), "Divine Light"), Redirect{Condition::redirect_ally, d});
    REQUIRE(waits_for(state.table, OfferReaction{four}));
    state = next(state, Decline{});
    REQUIRE(waits_for(state.table, OfferReaction{four}));  // its own share
    state = next(state, Dodge{});
    CHECK(hp(state, four) == 38);  // 3 + 5 + 1 - 7
    CHECK(has(state, two, Condition::dodge));
}
TEST_CASE("SHI-363 SHI-364 a dodge leaves what is for you and others alone, and serves one half of a split attack") {
    const auto at = battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Berserker"})
                        .hp(one, 20)
                        .condition(two, Condition::dodge, Turns::three);
    const auto state = cast(start(at, {1}), "Divine Light");
    CHECK(hp(state, one) == 22);
    CHECK(hp(state, two) == 34);
    CHECK(hp(state, four) == 33);
    const auto shot =
        cast(start(duel("Hunter", "Paladin").condition(two, Condition::dodge, Turns::three), {1}), "Double Shot");
    CHECK(hp(shot, two) == 34);
    CHECK(shot.chance.verdict());
}
TEST_CASE("SHI-R43 who redirected the attack does not matter: Dodge is rolled if the caster is an enemy") {
    const auto at = battle(two_on_two, {"Berserker", "Hunter", "Cleric", "Paladin"})
                        .condition(two, Condition::redirect_enemy, Turns::three)
                        .condition(three, Condition::dodge, Turns::three);
    const auto sent = next(cast(start(at), "Hack", b), Redirect{Condition::redirect_enemy, c});
    CHECK(has(sent, three, Condition::dodge));  // its ally's attack
    CHECK(sent.chance.verdict());
}
TEST_CASE("SHI-R83 SHI-K71 SHI-D14 SHI-386 Boar Trap is offered when attacked on an enemy's turn; the Boar is not drawn into the attack and acts this round") {
    const auto at = duel("Paladin", "Hunter").mastery(two, 0, 0, 3);
    auto state = cast(start(at), "Divine Light");
    REQUIRE(waits_for(state.table, OfferReaction{two}));
    CHECK(refusal(state.table, CastSpell{spell("Quick Shot")}) == "SHI-R83");
    CHECK(refusal(state.table, Pass{}) == "SHI-R83");
    const auto declined = next(state, Decline{});
    CHECK(pets(declined.table, two).empty());
    state = next(state, CastSpell{spell("Boar Trap")});
    const Actor boar = creature_of(two, Beside::first);
    CHECK(creature(state.table, boar) == Creature{.card = card("Boar"), .hp = 12});
    CHECK(hp(state, two) == 29);               // the attack went on
    CHECK(die(state, two, "Boar Trap") == 4);  // 5, and one upkeep
    CHECK(waits_for(state.table, MainPhase{two, b}));
    CHECK(pass(state).table.turn.active == boar);
    CHECK(!waits_for_a<OfferReaction>(
        cast(start(duel("Paladin", "Hunter").mastery(two, 0, 0, 3).condition(two, Condition::confused, Turns::three)),
             "Divine Light")
            .table));
    CHECK(waits_for_a<OfferReaction>(
        cast(start(duel("Paladin", "Hunter").mastery(two, 0, 0, 3).condition(two, Condition::frozen, Turns::permanent)),
             "Divine Light")
            .table));
    CHECK(!waits_for_a<OfferReaction>(cast(start(duel("Paladin", "Hunter").mastery(two, 0, 0, 3)), "Imprison").table));
}
TEST_CASE("SHI-R83 by a house rule Boar Trap is offered after the attack, to whoever survives it") {
    const auto at = [](const Knobs& knobs) {
        return battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Berserker"}, knobs)
            .mastery(two, 0, 0, 3)
            .condition(two, Condition::counter_attack, Turns::three);
    };
    const Knobs late{.reaction_after_attack = true};
    CHECK(hp(cast(start(at({})), "Lead By Example", b), two) == 34);
    const auto offered = cast(start(at(late)), "Lead By Example", b);
    REQUIRE(waits_for(offered.table, OfferReaction{two}));
    CHECK(hp(offered, two) == 30);
    CHECK(hp(offered, one) == 36);  // it has not struck back yet
    const auto trapped = next(offered, CastSpell{spell("Boar Trap")});
    CHECK(pets(trapped.table, two).size() == 1);
    CHECK(hp(trapped, one) == 34);
    CHECK(hp(next(offered, Decline{}), one) == 34);
    CHECK(!waits_for_a<OfferReaction>(cast(start(at(late).hp(two, 4)), "Lead By Example", b).table));
}
TEST_CASE("SHI-R83 SHI-R42 by that house rule it is offered to whom the attack was sent on") {
    const auto at = battle(two_on_two, {"Hunter", "Paladin", "Cleric", "Hunter"},
                           {.duplicates = Duplicates::at_any_time, .reaction_after_attack = true})
                        .mastery(four, 0, 0, 3)
                        .condition(two, Condition::redirect_ally, Turns::three);
    auto state = next(cast(start(at), "Double Shot", b), Redirect{Condition::redirect_ally, d});
    REQUIRE(waits_for(state.table, OfferReaction{four}));
    CHECK(hp(state, four) == 31);
    state = next(state, Decline{});
    CHECK(hp(state, two) == 34);  // the second half
    CHECK(die(state, one, "Double Shot") == 3);
}
TEST_CASE("SHI-361 SHI-R42 SHI-236 who gets two shares of one part dodges the first with its only token and suffers "
          "the second") {
    const auto at = battle(two_on_two, {"Hunter", "Paladin", "Warrior", "Berserker"})
                        .mastery(one, 0, 0, 2)
                        .condition(two, Condition::redirect_ally, Turns::three)
                        .condition(four, Condition::dodge, Turns::three);
    const auto offered = [&](int face) { return cast(start(at, {face}), "Infestation"); };
    const auto dodged = next(offered(1), Redirect{Condition::redirect_ally, d});
    CHECK(hp(dodged, four) == 39 - 4 - 1);
    CHECK(value(dodged, four, Stat::strength) == 9);
    CHECK(!has(dodged, two, Condition::poison));
    const auto both = next(offered(3), Redirect{Condition::redirect_ally, d});
    CHECK(hp(both, four) == 39 - 4 - 4 - 1 - 1);  // Poison that is there is put on again, and hurts again
    CHECK(value(both, four, Stat::strength) == 11);
}
TEST_CASE(
    "SHI-R44 SHI-R42 a counter-attack can be sent on, also to an ally of who strikes back, and is not countered") {
    const auto at = battle(two_on_two, {"Hunter", "Berserker", "Warrior", "Paladin"})
                        .condition(two, Condition::counter_attack, Turns::three)
                        .condition(four, Condition::counter_attack, Turns::three)
                        .condition(one, Condition::redirect_enemy, Turns::two);
    const auto struck_back = cast(start(at), "Quick Shot", b);
    REQUIRE(waits_for(struck_back.table, OfferRedirect{one}));
    const auto state = next(struck_back, Redirect{Condition::redirect_enemy, d});
    CHECK(hp(state, four) == 36 - (1 + 8 - 5));  // it was angered before it struck back
    CHECK(hp(state, one) == 34);
    CHECK(waits_for_a<MainPhase>(state.table));
    CHECK(hp(next(struck_back, Redirect{Condition::redirect_enemy, b}), two) == 39 - 4 - (1 + 8 - 3));
}
TEST_CASE("SHI-R44 an attack that was redirected to an ally of its caster is not answered by a counter-attack") {
    const auto at = battle(two_on_two, {"Hunter", "Paladin", "Warrior", "Cleric"})
                        .condition(two, Condition::redirect_enemy, Turns::three)
                        .condition(three, Condition::counter_attack, Turns::three);
    const auto events = events_of(cast(start(at), "Quick Shot", b), Redirect{Condition::redirect_enemy, c});
    CHECK(has_event(events, AttackRedirected{b, c, Condition::redirect_enemy}));
    CHECK(only<CounterAttacked>(events).empty());
}
TEST_CASE("SHI-R83 Boar Trap is not offered against a counter-attack on the Hunter's own turn") {
    const auto at =
        duel("Hunter", "Warrior").mastery(one, 0, 0, 3).condition(two, Condition::counter_attack, Turns::three);
    const auto events = casting(start(at), "Quick Shot");
    CHECK(only<CounterAttacked>(events).size() == 1);
    CHECK(only<ReactionOffered>(events).empty());
}
TEST_CASE("SHI-R74 targets come along the order from the active actor on, and round again, or by a house rule by seat") {
    const auto rolled = [](const Knobs& knobs) {
        const auto at = battle(presets::free_for_all(3), {"Cleric", "Paladin", "Hunter"}, knobs)
                            .condition(one, Condition::dodge, Turns::three)
                            .condition(three, Condition::dodge, Turns::three)
                            .turn(b);
        return only<DodgeRolled>(casting(start(at, {1, 6}), "Divine Light"));
    };
    CHECK(rolled({}) == std::vector{DodgeRolled{c, 1, true}, DodgeRolled{a, 6, false}});
    CHECK(rolled({.triggers_in_seat_order = true}) == std::vector{DodgeRolled{a, 1, true}, DodgeRolled{c, 6, false}});
}
TEST_CASE("SHI-148 SHI-I06 who falls while its ability is carried out gets nothing more of it") {
    // Refuse to Fall heals the Berserker, Glowing kills its attacker, and Darkness strikes back.
    const auto at = battle(presets::free_for_all(4), {"Paladin", "Hunter", "Berserker", "Cleric"})
                        .hp(one, 2)
                        .buff(one, Stat::strength, 14, Turns::two)
                        .condition(one, Condition::glowing, Turns::three)
                        .mastery(three, 0, 0, 5)
                        .hp(three, 20)
                        .condition(three, Condition::darkness, Turns::three);
    const auto state = cast(start(at), "Lead By Example", c);
    CHECK(!state.table.standing.has(a));
    CHECK(!state.table.standing.has(c));
    CHECK(board(state, three).buffs.empty());
}
TEST_CASE("SHI-R69 a rider for you happens once per cast, or by a house rule once for each target") {
    const auto at =
        battle(two_on_two, {"Paladin", "Hunter", "Cleric", "Berserker"}, {.riders_for_each_target = true}).hp(one, 20);
    CHECK(hp(cast(start(at), "Divine Light"), one) == 24);
    const At dodging = At{at}.condition(two, Condition::dodge, Turns::three);
    CHECK(hp(cast(start(dodging, {2}), "Divine Light"), one) == 22);  // who dodges is not hit
    CHECK(hp(cast(start(dodging, {3}), "Divine Light"), one) == 24);
}
TEST_CASE("SHI-K19 SHI-K29 Sharpen Steel costs 1 HP for more; Target Practice lowers one die of the caster's choice") {
    const auto at = duel("Hunter", "Paladin").mastery(one, 3, 2, 0);
    const auto offered = cast(start(at), "Sharpen Steel");
    REQUIRE(waits_for(offered.table, OfferPayment{one, 1}));
    CHECK(refusal(offered.table, Pass{}) == "SHI-171");
    CHECK(actions_of(offered.table) == std::vector<Action>{PayHp{}, Decline{}});
    CHECK(value(next(offered, PayHp{}), one, Stat::strength) == 7);
    CHECK(hp(next(offered, PayHp{}), one) == 33);
    CHECK(value(next(offered, Decline{}), one, Stat::strength) == 6);
    CHECK(!waits_for_a<OfferPayment>(cast(start(At{at}.hp(one, 1)), "Sharpen Steel").table));
    const auto dice = cast(start(At{at}.die(a, "Double Shot", 3).die(a, "Heartseeker", 6)), "Target Practice");
    REQUIRE(waits_for(dice.table, ChooseDie{one, a, 2}));
    CHECK(refusal(dice.table, PickSpell{spell("Quick Shot")}) == "SHI-385");
    CHECK(die(next(dice, PickSpell{spell("Heartseeker")}), one, "Heartseeker") == 4);
    CHECK(die(next(dice, PickSpell{spell("Heartseeker")}), one, "Double Shot") == 3);
    CHECK(!waits_for_a<ChooseDie>(next(dice, PickSpell{spell("Heartseeker")}).table));
    CHECK(die(cast(start(At{at}.die(a, "Heartseeker", 6)), "Target Practice"), one, "Heartseeker") == 4);
}
