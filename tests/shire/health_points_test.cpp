#include "support.hpp"

using namespace shire_test;

namespace {

const Options pairs = presets::teams(2, 2);

}  // namespace

TEST_CASE("SHI-180 SHI-181 HP never rise above base HP; an excess is lost") {
    const auto at = duel("Paladin", "Hunter").hp(one, 33);
    CHECK(hp(cast(start(at), "Second Embrace"), one) == 36);
    CHECK(has_event(casting(start(at), "Second Embrace"), HpGained{a, 33, 36, 7, Cause::effect}));
    CHECK(hp(cast(start(duel("Paladin", "Hunter").base_hp(one, 40).hp(one, 33)), "Second Embrace"), one) == 40);
}
TEST_CASE("SHI-182 SHI-K03 SHI-K21 SHI-300 SHI-301 SHI-R82 a heal is its number and the stats, then the holder's percentages, then the cap") {
    const auto healed = [](std::initializer_list<Condition> held, const Knobs& knobs = {}, int before = 10) {
        At at = duel("Paladin", "Hunter", knobs).hp(one, before);
        for (const Condition condition : held) at.condition(one, condition, Turns::two);
        return hp(cast(start(at), "Second Embrace"), one) - before;
    };
    CHECK(healed({}) == 10);  // 5 + 5
    CHECK(healed({Condition::more_heal}) == 15);
    CHECK(healed({Condition::less_heal}) == 5);
    CHECK(healed({Condition::more_heal, Condition::less_heal}) == 10);
    CHECK(healed({Condition::less_heal}, {}, 33) == 3);
    CHECK(healed({Condition::less_heal}, {.percent_on_capped_gain = true}, 33) == 1);  // 3, less 2
    CHECK(healed({}, {.heals_add_stats = false}) == 5);
}
TEST_CASE("SHI-R20 a heal of 5 with 50% less is 2, or 3 by a house rule") {
    const auto healed = [](const Knobs& knobs) {
        const auto at = duel("Warrior", "Hunter", knobs).hp(one, 10).condition(one, Condition::less_heal, Turns::two);
        return hp(cast(start(at), "Catch Breath"), one) - 10;
    };
    CHECK(healed({}) == 2);
    CHECK(healed({.reductions_round_result_up = true}) == 3);
}
TEST_CASE("SHI-183 SHI-320 who can't be healed gains nothing, whatever the source") {
    const auto barred = [](At at) { return at.hp(one, 10).condition(one, Condition::no_heal, Turns::three); };
    CHECK(hp(cast(start(barred(duel("Paladin", "Hunter"))), "Second Embrace"), one) == 10);
    CHECK(hp(cast(start(barred(duel("Paladin", "Hunter"))), "Smite"), one) == 10);
    CHECK(hp(cast(start(barred(duel("Cleric", "Hunter"))), "Circle of Prayer"), one) == 10);
    CHECK(hp(cast(start(barred(battle(presets::free_for_all(2), {"Paladin", "Hunter"}))), "Lead By Example"), one) ==
          10);
}
TEST_CASE("SHI-184 SHI-R70 Smite heals each ally by the DMG dealt, the caster too, before their own percentages") {
    const auto at = battle(pairs, {"Paladin", "Hunter", "Warrior", "Berserker"})
                        .hp(one, 10)
                        .hp(three, 10)
                        .condition(three, Condition::less_heal, Turns::three);
    const auto state = cast(start(at), "Smite", b);  // 2 + 5 + 1 - 4
    CHECK(hp(state, one) == 14);
    CHECK(hp(state, three) == 12);
    const auto harmless = cast(start(At{at}.buff(two, Stat::defence, 9, Turns::two)), "Smite", b);
    CHECK(hp(harmless, one) == 10);
}
TEST_CASE("SHI-185 SHI-335 SHI-337 SHI-E14 Glowing: 2 damage each time an enemy character's HP really rise") {
    const auto at = duel("Warrior", "Paladin").hp(one, 10).condition(two, Condition::glowing, Turns::three);
    CHECK(hp(cast(start(at), "Catch Breath"), two) == 34);
    CHECK(has_event(casting(start(at), "Catch Breath"), GlowingTriggered{a, {b}}));
    CHECK(hp(cast(start(duel("Warrior", "Paladin").condition(two, Condition::glowing, Turns::three)), "Catch Breath"),
             two) == 36);
    const auto ally = battle(pairs, {"Warrior", "Paladin", "Hunter", "Berserker"})
                          .hp(one, 10)
                          .condition(three, Condition::glowing, Turns::three);
    CHECK(hp(cast(start(ally), "Catch Breath"), three) == 34);
    const auto both = cast(start(At{ally}.condition(two, Condition::glowing, Turns::three)), "Catch Breath");
    CHECK(hp(both, two) == 34);
    CHECK(hp(both, three) == 34);
    const Actor wolf = creature_of(three, Beside::first);
    const auto pet = battle(pairs, {"Warrior", "Paladin", "Hunter", "Berserker"})
                         .pet(three, "Wolf", 2)
                         .condition(two, Condition::glowing, Turns::three);
    const auto healed = cast(start(pet), "Rallying Cry");
    CHECK(creature(healed.table, wolf).hp == 5);
    CHECK(hp(healed, two) == 36);
}
TEST_CASE("SHI-134 SHI-135 SHI-335 who has no HP left holds its tokens until all fall together, and loses no more") {
    const auto at = battle(presets::free_for_all(3), {"Warrior", "Paladin", "Berserker"})
                        .hp(two, 1)
                        .condition(two, Condition::glowing, Turns::three)
                        .mastery(three, 0, 0, 5)
                        .hp(three, 22);
    const auto events = casting(start(at), "Shield Sweep");  // the Berserker answers it by a heal
    CHECK(has_event(events, HpGained{c, 18, 24, 0, Cause::effect}));
    CHECK(has_event(events, GlowingTriggered{c, {b}}));
    CHECK(!has_event(events, HpLost{b, 0, 0, Cause::glowing}));
    CHECK(has_event(events, ActorDefeated{b}));
}
TEST_CASE("SHI-R39 each gain is an event of its own, unless house rules count otherwise") {
    const auto cry = [](const Knobs& knobs, int health) {
        const auto at = battle(pairs, {"Warrior", "Paladin", "Hunter", "Berserker"}, knobs)
                            .hp(one, health)
                            .hp(three, 10)
                            .condition(two, Condition::glowing, Turns::three);
        return hp(cast(start(at), "Rallying Cry"), two);
    };
    CHECK(cry({}, 10) == 32);
    CHECK(cry({}, 40) == 34);
    CHECK(cry({.one_glow_per_heal = true}, 10) == 34);
    CHECK(cry({.overheal_glows = true}, 40) == 32);
    const auto revived = [](const Knobs& knobs) {
        const auto at = battle(pairs, {"Cleric", "Paladin", "Hunter", "Berserker"}, knobs)
                            .fallen(three)
                            .condition(two, Condition::glowing, Turns::three)
                            .order({a, b, d});
        return hp(cast(start(at), "Revive"), two);
    };
    CHECK(revived({}) == 36);
    CHECK(revived({.revival_glows = true}) == 34);
}
TEST_CASE("SHI-R46 SHI-K18 what a spell gives to all allies does not reach one who can't be targeted") {
    const auto smite = [](bool hidden) {
        At at = battle(presets::teams(2, 2), {"Paladin", "Berserker", "Hunter", "Cleric"}).hp(three, 20);
        if (hidden) at.condition(three, Condition::untargetable, Turns::three);
        return hp(cast(start(at), "Smite", b), three);
    };
    CHECK(smite(false) == 25);  // 2 + 5 + 1 - 3
    CHECK(smite(true) == 20);
}
TEST_CASE("SHI-186 a gain for you on an attack at all enemies is gained once") {
    const auto at =
        battle(presets::free_for_all(4), {"Paladin", "Hunter", "Berserker", "Warrior"}).hp(one, 20).bounty(one);
    CHECK(hp(cast(start(at), "Divine Light"), one) == 22);
}
TEST_CASE("SHI-190 SHI-K24 SHI-192 SHI-R28 SHI-E01 SHI-R65 a shield of 8 is 8; grants add up, unless house rules say otherwise") {
    const auto shielded = [](const Knobs& knobs, int before) {
        const auto at = duel("Paladin", "Hunter", knobs).mastery(one, 0, 0, 4).shield(one, before);
        return int{board(cast(start(at), "Celestial Shield"), one).shield};
    };
    CHECK(shielded({}, 0) == 8);
    CHECK(shielded({}, 3) == 11);
    CHECK(shielded({}, 1000) == 1008);
    CHECK(has_event(casting(start(duel("Paladin", "Hunter").mastery(one, 0, 0, 4).shield(one, 3)), "Celestial Shield"),
                    ShieldChanged{a, 3, 11, Cause::effect}));
    CHECK(shielded({.shields_add_stats = true}, 0) == 13);
    CHECK(shielded({.shield_grant = ShieldGrant::higher_stays}, 3) == 8);
    CHECK(shielded({.shield_grant = ShieldGrant::higher_stays}, 9) == 9);
    CHECK(shielded({.shield_grant = ShieldGrant::replaces}, 9) == 8);
    CHECK(value(cast(start(duel("Paladin", "Hunter").mastery(one, 0, 0, 4)), "Celestial Shield"), one, Stat::defence) ==
          6);
}
TEST_CASE("SHI-191 what a shield takes is told") {
    CHECK(has_event(casting(start(duel("Hunter", "Paladin").shield(two, 9)), "Quick Shot"),
                    ShieldChanged{b, 9, 7, Cause::attack}));
}
TEST_CASE("SHI-193 a shield has no duration") {
    CHECK(board(pass(start(duel("Paladin", "Hunter").shield(one, 5)), 8), one).shield == 5);
}
TEST_CASE("SHI-194 a shield is no heal: at full HP, to who can't be healed, and no Glowing") {
    const auto at = duel("Paladin", "Hunter")
                        .mastery(one, 0, 0, 4)
                        .condition(one, Condition::no_heal, Turns::two)
                        .condition(two, Condition::glowing, Turns::three);
    const auto state = cast(start(at), "Celestial Shield");
    CHECK(board(state, one).shield == 8);
    CHECK(hp(state, two) == 34);
}
TEST_CASE("SHI-K22 SHI-K18 SHI-K42 heals by what was dealt are rounded up, and an ability adds to heals of spells only") {
    const auto toll = duel("Berserker", "Hunter").mastery(one, 2, 0, 0).hp(one, 10);
    CHECK(hp(cast(start(toll), "Butcher's Toll"), one) == 12);  // half of 1 + 7 - 4
    const auto grace = duel("Cleric", "Hunter").mastery(one, 3, 0, 0).hp(one, 10);
    CHECK(hp(cast(start(grace), "Mend"), one) == 19);  // 0 + 7 + 2
    CHECK(hp(cast(start(duel("Cleric", "Hunter").mastery(one, 2, 0, 0).hp(one, 10)), "Mend"), one) == 17);
}
TEST_CASE("SHI-335 SHI-182 a gain of a single HP hurts who holds Glowing, a heal at full HP does not") {
    const auto hurt_by_heal_of = [](int gained) {
        return hp(
            cast(start(duel("Paladin", "Hunter").hp(one, 36 - gained).condition(two, Condition::glowing, Turns::three)),
                 "Second Embrace"),
            two);
    };
    CHECK(hurt_by_heal_of(0) == 34);
    CHECK(hurt_by_heal_of(1) == 32);
}
TEST_CASE("SHI-K22 a heal by what was dealt counts 255 of it at most") {
    const auto at = duel("Berserker", "Hunter", {.shield_counts_as_damage = true}).mastery(one, 2, 0, 0).hp(one, 10);
    const auto healed = [&](int strength) {
        const auto state = At{at}.buff(one, Stat::strength, strength, Turns::two).shield(two, 250);
        return only<HpGained>(casting(start(state), "Butcher's Toll"));
    };
    CHECK(healed(251) == std::vector{HpGained{a, 10, 39, 99, Cause::effect}});  // half of 1 + 7 + 251 - 4
    CHECK(healed(252) == std::vector{HpGained{a, 10, 39, 99, Cause::effect}});
}
TEST_CASE("SHI-182 SHI-184 a heal at full HP is told with what was too much, one that does not come is not") {
    const auto healed = [](const At& at) { return only<HpGained>(casting(start(at), "Second Embrace")); };
    CHECK(healed(duel("Paladin", "Hunter")) == std::vector{HpGained{a, 36, 36, 10, Cause::effect}});
    CHECK(healed(duel("Paladin", "Hunter").hp(one, 20).condition(one, Condition::no_heal, Turns::two)).empty());
}
