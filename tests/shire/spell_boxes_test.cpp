#include "support.hpp"

using namespace shire_test;

TEST_CASE("SHI-100 SHI-K01 SHI-101 a spell box says row, element, type, stats, die, cooldown and one part or two") {
    const SpellType& smite = standard_content.spells[spell("Smite")];
    CHECK(smite == ranged(Element::light, {Stat::intellect}, 6, one_enemy(deal(2), heal_dealt(100).to_allies())));
    CHECK(smite.row == SpellRow::attack);
    const SpellType& volley = standard_content.spells[spell("Viper Volley")];
    CHECK(volley.die == ConditionDie{Condition::poison, 2});
    CHECK(volley.element == Element::poison);
    CHECK(standard_content.spells[spell("Light Screen")].row == SpellRow::support);
    CHECK(standard_content.spells[spell("Double Shot")].parts.size() == 2);
}
TEST_CASE("SHI-102 SHI-R71 spells without rows are marked: those with DMG are attacks, all others support") {
    for (std::size_t i = 0; i != standard_content.spells.count; ++i) {
        const SpellType& type = standard_content.spells.types.values[i];
        bool attacks = false;
        for (const Part& part : type.parts) attacks = attacks || part.is_attack();
        CHECK((type.row == SpellRow::attack) == attacks);
        CHECK((type.type != AttackType::no_type) == attacks);
    }
    const auto state = start(duel("Warrior", "Paladin").condition(one, Condition::paralysed, Turns::two));
    CHECK(why_not(state, "Sword Swing") == "SHI-326");
    CHECK(can_cast(state, "Shield Wall"));
}
TEST_CASE("SHI-103 SHI-K10 SHI-K11 SHI-K12 SHI-K13 SHI-K14 SHI-K15 SHI-R81 a part is aimed at one enemy, all enemies, one ally, all allies, you, or somebody fallen") {
    const auto at = battle(presets::teams(2, 2), {"Cleric", "Hunter", "Paladin", "Berserker"}).fallen(three);
    const auto table = at.table();
    const auto kinds = [&](TargetKind kind) { return targets(table, a, kind, false, true); };
    CHECK(kinds(TargetKind::one_enemy) == ActorSet{b, d});
    CHECK(kinds(TargetKind::enemies) == ActorSet{b, d});
    CHECK(kinds(TargetKind::one_ally) == ActorSet{a});
    CHECK(kinds(TargetKind::allies) == ActorSet{a});
    CHECK(kinds(TargetKind::you) == ActorSet{a});
    CHECK(kinds(TargetKind::one_fallen) == ActorSet{c});
}
TEST_CASE("SHI-104 SHI-E06 a spell for you targets nobody, not even when its caster cannot be targeted") {
    const auto state =
        start(duel("Paladin", "Hunter").condition(one, Condition::untargetable, Turns::two).die(a, "Smite", 5));
    const auto events = casting(state, "War Banner");
    CHECK(has_event(events, SpellAnnounced{a, spell("War Banner"), Actor::nobody, Casting::main_phase}));
    CHECK(die(cast(state, "War Banner"), one, "Smite") == 3);
}
TEST_CASE("SHI-105 SHI-106 SHI-412 all enemies are all, pets too, and one is exactly one") {
    const Actor wolf = creature_of(two, Beside::first);
    const auto state =
        start(battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"}).pet(two, "Wolf"));
    const auto events = casting(state, "Divine Light");
    CHECK(only<DamageComputed>(events).size() == 3);
    CHECK(creature(cast(state, "Divine Light").table, wolf).hp == 3);  // 11 - (3 + 5 + 1 - 1)
    const auto asked = next(state, CastSpell{spell("Lead By Example")});
    REQUIRE(waits_for(asked.table, ChooseTarget{one}));
    CHECK(actions_of(asked.table) == std::vector<Action>{AimAt{b}, AimAt{d}, AimAt{wolf}});
    CHECK(refusal(asked.table, AimAt{c}) == "SHI-103");
    CHECK(refusal(asked.table, AimAt{Actor::nobody}) == "SHI-105");
    CHECK(only<DamageComputed>(events_of(asked, AimAt{d})).size() == 1);
}
TEST_CASE("SHI-107 SHI-108 SHI-E02 listed stats are added, all of them, also to a printed 0") {
    const auto state = start(duel("Paladin", "Hunter"));
    CHECK(damage(state, "Dispel Evil").printed == 0);
    CHECK(damage(state, "Dispel Evil").stats == 5);
    CHECK(damage(state, "Dispel Evil").flat == 1);  // Refraction
    CHECK(damage(state, "Dispel Evil").dealt == 6);
    CHECK(damage(state, "Wrath From Above").stats == 10);
    CHECK(damage(state, "Lead By Example").stats == 5);
}
TEST_CASE("SHI-109 SHI-327 SHI-328 melee and ranged tell which spells Disarm and Frightened forbid") {
    const auto disarmed = start(duel("Paladin", "Hunter").condition(one, Condition::disarm, Turns::two));
    CHECK(why_not(disarmed, "Lead By Example") == "SHI-327");
    CHECK(can_cast(disarmed, "Dispel Evil"));
    CHECK(can_cast(disarmed, "Light Screen"));
    const auto frightened = start(duel("Paladin", "Hunter").condition(one, Condition::frightened, Turns::two));
    CHECK(why_not(frightened, "Dispel Evil") == "SHI-328");
    CHECK(can_cast(frightened, "Lead By Example"));
    CHECK(can_cast(frightened, "Light Screen"));
}
TEST_CASE("SHI-115 a spell with a die on it cannot be cast") {
    CHECK(why_not(start(duel("Paladin", "Hunter").die(a, "Smite", 1)), "Smite") == "SHI-115");
    CHECK(can_cast(start(duel("Paladin", "Hunter")), "Smite"));
}
TEST_CASE("SHI-116 a mastery spell needs its node") {
    CHECK(why_not(start(duel("Paladin", "Hunter").mastery(one, 1, 0, 0)), "Beacon of Light") == "SHI-116");
    CHECK(can_cast(start(duel("Paladin", "Hunter").mastery(one, 2, 0, 0)), "Beacon of Light"));
}
TEST_CASE("SHI-117 SHI-404 a spell on a card needs the card on the tab, and so does its ability") {
    const auto defence = start(duel("Warrior", "Hunter"));
    CHECK(can_cast(defence, "Shield Wall"));
    CHECK(why_not(defence, "Haymaker") == "SHI-117");
    CHECK(value(defence, one, Stat::defence) == 7);
    const auto brawl = start(duel("Warrior", "Hunter").card(one, "Brawl stance"));
    CHECK(can_cast(brawl, "Haymaker"));
    CHECK(value(brawl, one, Stat::defence) == 6);
    CHECK(value(brawl, one, Stat::strength) == 6);
}
TEST_CASE("SHI-118 SHI-325 SHI-326 SHI-324 bans forbid their spells and add up") {
    const auto confused = start(duel("Paladin", "Hunter").condition(one, Condition::confused, Turns::two));
    CHECK(why_not(confused, "Light Screen") == "SHI-325");
    CHECK(can_cast(confused, "Smite"));
    const auto paralysed = start(duel("Paladin", "Hunter").condition(one, Condition::paralysed, Turns::two));
    CHECK(why_not(paralysed, "Smite") == "SHI-326");
    CHECK(can_cast(paralysed, "Light Screen"));
    const auto both = start(duel("Paladin", "Hunter")
                                .condition(one, Condition::disarm, Turns::two)
                                .condition(one, Condition::frightened, Turns::two)
                                .condition(one, Condition::confused, Turns::two));
    CHECK(actions_of(both.table) == std::vector<Action>{Pass{}});
}
TEST_CASE("SHI-323 bans take away no dice, cards or tokens") {
    const auto at =
        duel("Warrior", "Hunter").die(a, "Shield Sweep", 2).condition(one, Condition::paralysed, Turns::two);
    const auto state = start(at);
    CHECK(die(state, one, "Shield Sweep") == 2);
    CHECK(board(state, one).tab == card("Defence stance"));
}
TEST_CASE("SHI-329 SHI-330 Hex forbids a printed cooldown of 3 or more, whatever the die shows") {
    const auto state = start(duel("Paladin", "Hunter").condition(one, Condition::hex, Turns::two));
    CHECK(why_not(state, "Light Screen") == "SHI-329");  // CD 3
    CHECK(can_cast(state, "Dispel Evil"));               // CD 2
    CHECK(can_cast(state, "Lead By Example"));
}
TEST_CASE("SHI-R17 the row of the whole split spell decides, or by a house rule either half") {
    const auto at = [](const Knobs& knobs, Condition condition) {
        return start(duel("Paladin", "Hunter", knobs).mastery(one, 2, 0, 0).condition(one, condition, Turns::two));
    };
    CHECK(can_cast(at({}, Condition::confused), "Beacon of Light"));
    CHECK(why_not(at({}, Condition::paralysed), "Beacon of Light") == "SHI-326");
    CHECK(why_not(at({.either_half_is_banned = true}, Condition::confused), "Beacon of Light") == "SHI-325");
}
TEST_CASE("SHI-119 SHI-R14 a spell needs somebody to aim its first part at") {
    const auto hidden = start(duel("Paladin", "Hunter").condition(two, Condition::untargetable, Turns::two));
    CHECK(why_not(hidden, "Lead By Example") == "SHI-119");
    CHECK(why_not(hidden, "Divine Light") == "SHI-119");
    CHECK(can_cast(hidden, "Light Screen"));
    CHECK(why_not(start(duel("Cleric", "Hunter")), "Revive") == "SHI-119");
    const auto house = start(duel("Paladin", "Hunter", {.all_spells_need_nobody = true})
                                 .hp(one, 20)
                                 .condition(two, Condition::untargetable, Turns::two));
    CHECK(why_not(house, "Lead By Example") == "SHI-119");
    REQUIRE(can_cast(house, "Divine Light"));
    CHECK(hp(cast(house, "Divine Light"), one) == 22);
}
TEST_CASE("SHI-120 SHI-R83 Boar Trap cannot be cast in the Main phase") {
    CHECK(why_not(start(duel("Hunter", "Paladin").mastery(one, 0, 0, 3)), "Boar Trap") == "SHI-120");
}
TEST_CASE("SHI-121 SHI-321 SHI-R46 who can't be targeted is nobody's target, not even an ally's or its own") {
    const auto at = battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"})
                        .condition(two, Condition::untargetable, Turns::two)
                        .condition(one, Condition::untargetable, Turns::two);
    const auto state = start(at);
    CHECK(only<DamageComputed>(casting(state, "Divine Light")).size() == 1);
    CHECK(has_event(casting(state, "Lead By Example"),
                    SpellAnnounced{a, spell("Lead By Example"), d, Casting::main_phase}));
    CHECK(has_event(casting(state, "Light Screen"), SpellAnnounced{a, spell("Light Screen"), c, Casting::main_phase}));
    const auto burning = battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"})
                             .condition(two, Condition::untargetable, Turns::two)
                             .condition(two, Condition::burn, Turns::two);
    CHECK(hp(pass(start(burning)), two) == 33);  // a condition it holds still works
    const auto glow = battle(presets::teams(2, 2), {"Hunter", "Paladin", "Cleric", "Berserker"})
                          .mastery(two, 3, 0, 0)
                          .condition(one, Condition::untargetable, Turns::three);
    CHECK(hp(pass(start(glow)), one) == 34);  // an ability does not reach it
    CHECK(hp(pass(start(glow)), three) == 37);
}
TEST_CASE("SHI-R46 by house rules it blocks single targets only, or enemies only") {
    const auto at = [](Untargetable reading) {
        return start(
            battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"}, {.untargetable = reading})
                .condition(two, Condition::untargetable, Turns::two)
                .condition(three, Condition::untargetable, Turns::two));
    };
    const auto single = at(Untargetable::single_only);
    CHECK(only<DamageComputed>(casting(single, "Divine Light")).size() == 2);
    CHECK(!waits_for_a<ChooseTarget>(next(single, CastSpell{spell("Lead By Example")}).table));
    const auto hostile = at(Untargetable::by_enemies);
    CHECK(only<DamageComputed>(casting(hostile, "Divine Light")).size() == 1);
    CHECK(actions_of(next(hostile, CastSpell{spell("Light Screen")}).table).size() == 2);
}
TEST_CASE("SHI-122 SHI-452 the defeated are no targets, except for what revives them, and take no turns") {
    const auto state = start(
        battle(presets::teams(2, 2), {"Cleric", "Hunter", "Paladin", "Berserker"}).fallen(three).order({a, b, d}));
    CHECK(!waits_for_a<ChooseTarget>(next(state, CastSpell{spell("Mend")}).table));
    CHECK(has_event(casting(state, "Revive"), SpellAnnounced{a, spell("Revive"), c, Casting::main_phase}));
    CHECK(pass(state, 3).table.turn.order == Order{b, d, a});
}
TEST_CASE("SHI-122 SHI-105 aiming at the defeated, or at a creature that is not in play, is refused for what it is") {
    const auto state =
        start(battle(presets::teams(3, 3), {"Cleric", "Hunter", "Paladin", "Berserker", "Warrior", "Hunter"})
                  .fallen(three)
                  .fallen(four)
                  .fallen(five)
                  .turn(a));
    const auto spark = next(state, CastSpell{spell("Sacred Spark")});
    CHECK(refusal(spark.table, AimAt{d}) == "SHI-122");
    CHECK(refusal(spark.table, AimAt{c}) == "SHI-122");
    CHECK(refusal(spark.table, AimAt{a}) == "SHI-103");
    CHECK(refusal(spark.table, AimAt{creature_of(two, Beside::first)}) == "SHI-105");
    const auto revive = next(state, CastSpell{spell("Revive")});
    CHECK(is_legal(revive.table, AimAt{c}));
    CHECK(refusal(revive.table, AimAt{d}) == "SHI-122");
    CHECK(refusal(revive.table, AimAt{b}) == "SHI-103");
}
TEST_CASE("SHI-R15 the caster is an ally, unless a house rule says so") {
    const auto state = start(duel("Paladin", "Hunter").hp(one, 20));
    CHECK(hp(cast(state, "Second Embrace"), one) == 30);
    const auto house = start(duel("Paladin", "Hunter", {.caster_is_ally = false}).hp(one, 20));
    CHECK(why_not(house, "Second Embrace") == "SHI-119");
    CHECK(hp(cast(house, "Smite"), one) == 20);
    CHECK(can_cast(house, "War Banner"));
}
TEST_CASE("SHI-R15 by the house rule an aura for all allies is not for its source, and a banner for them still is for the Paladin") {
    const auto at = [](const Knobs& knobs) {
        return start(battle(presets::teams(2, 2), {"Cleric", "Paladin", "Hunter", "Warrior"}, knobs)
                         .mastery(one, 1, 0, 0)
                         .card(four, "Support stance"));
    };
    CHECK(value(at({}), one, Stat::intellect) == 7);
    CHECK(value(at({}), four, Stat::defence) == 7);
    const auto house = at({.caster_is_ally = false});
    CHECK(value(house, one, Stat::intellect) == 6);
    CHECK(value(house, three, Stat::intellect) == 4);
    CHECK(value(house, four, Stat::defence) == 6);
    CHECK(value(house, two, Stat::defence) == 6);
    const auto banner =
        start(duel("Paladin", "Hunter", {.caster_is_ally = false}).mastery(one, 0, 2, 0).die(a, "Smite", 5));
    REQUIRE(can_cast(banner, "War Banner"));
    CHECK(die(cast(banner, "War Banner"), one, "Smite") == 3);
}
TEST_CASE("SHI-373 SHI-L11 SHI-R78 SHI-240 attacks at one enemy go to whoever has all eyes on it; all else is free") {
    const auto at = battle(presets::teams(2, 2), {"Hunter", "Warrior", "Cleric", "Paladin"})
                        .condition(two, Condition::all_eyes, Turns::two);
    const auto state = start(at);
    CHECK(has_event(casting(state, "Quick Shot"), SpellAnnounced{a, spell("Quick Shot"), b, Casting::main_phase}));
    CHECK(only<DamageComputed>(casting(start(at, {6, 6}), "Viper Volley")).size() == 2);
    const auto with_cleric = start(battle(presets::teams(2, 2), {"Cleric", "Warrior", "Hunter", "Paladin"})
                                       .condition(two, Condition::all_eyes, Turns::two));
    CHECK(is_legal(next(with_cleric, CastSpell{spell("Lullaby")}).table, AimAt{d}));  // no attack
    const auto two_of_them = start(At{at}.condition(four, Condition::all_eyes, Turns::two));
    CHECK(actions_of(next(two_of_them, CastSpell{spell("Quick Shot")}).table).size() == 2);
    const auto with_pet = start(battle(presets::free_for_all(3), {"Paladin", "Warrior", "Hunter"})
                                    .condition(two, Condition::all_eyes, Turns::two));
    CHECK(!waits_for_a<ChooseTarget>(next(with_pet, CastSpell{spell("Lead By Example")}).table));
}
TEST_CASE("SHI-014 the spell, its target and its parts are announced") {
    const auto events = casting(start(duel("Hunter", "Paladin")), "Double Shot");
    CHECK(has_event(events, SpellAnnounced{a, spell("Double Shot"), b, Casting::main_phase}));
    CHECK(has_event(events, PartBegan{a, spell("Double Shot"), 0, {b}}));
    CHECK(has_event(events, PartBegan{a, spell("Double Shot"), 1, {b}}));
    CHECK(judge(start(duel("Hunter", "Paladin")).table, two, CastSpell{spell("Quick Shot")}).clause() == "SHI-014");
}
TEST_CASE("SHI-017 a spell that says otherwise wins over the general rule: Pierce against defence, one target against all eyes") {
    const auto state = start(duel("Paladin", "Hunter"));
    CHECK(damage(state, "Dispel Evil").defence == 0);
    CHECK(damage(state, "Lead By Example").defence == 4);
}
TEST_CASE("SHI-373 SHI-103 an attack that passes by several who have all eyes on them is refused for that, a heal not") {
    const auto at = battle(presets::teams(3, 3), {"Hunter", "Warrior", "Berserker", "Paladin", "Cleric", "Hunter"})
                        .order({a, b, c, d, character_of(five), character_of(six)})
                        .condition(two, Condition::all_eyes, Turns::two)
                        .condition(four, Condition::all_eyes, Turns::two);
    const auto attack = next(start(at), CastSpell{spell("Quick Shot")});
    REQUIRE(waits_for(attack.table, ChooseTarget{one}));
    CHECK(is_legal(attack.table, AimAt{b}));
    CHECK(refusal(attack.table, AimAt{character_of(six)}) == "SHI-373");
    CHECK(refusal(attack.table, AimAt{c}) == "SHI-103");
    const auto heal = next(start(At{at}.turn(character_of(five))), CastSpell{spell("Mend")});
    REQUIRE(waits_for(heal.table, ChooseTarget{five}));
    CHECK(refusal(heal.table, AimAt{b}) == "SHI-103");
}
