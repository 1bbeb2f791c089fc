#include "support.hpp"

using namespace shire_test;

namespace {

// A Hunter's attack at a Paladin: 2 + 5 - 5.
At shot(const Knobs& knobs = {}) { return duel("Hunter", "Paladin", knobs); }
Damage of_shot(const At& at) { return damage(start(at), "Quick Shot"); }

}  // namespace

TEST_CASE("SHI-150 SHI-K20 SHI-151 SHI-154 SHI-157 printed DMG and stats, less defence, not below 0") {
    CHECK(of_shot(shot()) == Damage{.printed = 2, .stats = 5, .defence = 5, .figure = 2, .dealt = 2});
    CHECK(of_shot(shot().buff(one, Stat::strength, 3, Turns::two)).figure == 5);
    CHECK(of_shot(shot().buff(two, Stat::defence, 3, Turns::two)).figure == 0);
    CHECK(of_shot(shot().buff(two, Stat::defence, 2, Turns::two)).figure == 0);
    CHECK(of_shot(shot().buff(two, Stat::defence, 1, Turns::two)).figure == 1);
}
TEST_CASE("SHI-151 SHI-R34 a stat below 0 counts as 0") {
    CHECK(of_shot(shot().buff(one, Stat::strength, -7, Turns::two)).stats == 0);
    CHECK(value(start(shot().buff(two, Stat::defence, -9, Turns::two)), two, Stat::defence) == 0);
    CHECK(of_shot(shot().buff(two, Stat::defence, -9, Turns::two)).figure == 7);
}
TEST_CASE("SHI-152 SHI-K51 SHI-K41 SHI-R32 flat bonuses are added before defence: abilities, and tokens of the same element") {
    CHECK(of_shot(shot().mastery(one, 0, 4, 0)).flat == 1);  // Sharpen Arrows
    CHECK(of_shot(shot().mastery(one, 0, 5, 0)).flat == 2);  // and Penetrate Armour
    const auto light = duel("Paladin", "Hunter").condition(one, Condition::increased_light, Turns::two, 2);
    CHECK(damage(start(light), "Dispel Evil").flat == 3);  // with Refraction
    CHECK(damage(start(light), "Lead By Example").flat == 0);
}
TEST_CASE("SHI-365 SHI-366 SHI-367 SHI-368 SHI-369 SHI-370 SHI-R30 Increased DMG serves spells of its element") {
    const auto flat = [](std::string_view caster, std::string_view title, Condition condition, int first, int second,
                         int third) {
        const auto at =
            duel(caster, "Warrior").mastery(one, first, second, third).condition(one, condition, Turns::two, 3);
        return damage(start(at, {6, 6, 6, 6}), title).flat;
    };
    CHECK(flat("Berserker", "Searing Axe", Condition::increased_fire, 0, 0, 0) == 3);
    CHECK(flat("Berserker", "Hack", Condition::increased_fire, 0, 0, 0) == 0);
    CHECK(flat("Hunter", "Frost Arrow", Condition::increased_frost, 0, 0, 0) == 3);
    CHECK(flat("Hunter", "Quick Shot", Condition::increased_frost, 0, 0, 0) == 0);
    CHECK(flat("Cleric", "Sacred Spark", Condition::increased_light, 0, 0, 0) == 3);
    CHECK(flat("Cleric", "Sacred Spark", Condition::increased_water, 0, 0, 0) == 0);
    CHECK(flat("Hunter", "Viper Volley", Condition::increased_poison, 0, 0, 0) == 3);
    CHECK(flat("Hunter", "Viper Volley", Condition::increased_fire, 0, 0, 0) == 0);
    CHECK(flat("Cleric", "Gloaming Bolt", Condition::increased_shadow, 0, 0, 1) == 3);
    CHECK(flat("Cleric", "Gloaming Bolt", Condition::increased_light, 0, 0, 1) == 0);
    CHECK(flat("Cleric", "Holy Water", Condition::increased_water, 0, 0, 0) == 3);
    CHECK(flat("Cleric", "Holy Water", Condition::increased_frost, 0, 0, 0) == 0);
}
TEST_CASE("SHI-R68 Refraction: light damage spells of the Paladin and its allies deal 1 more, as long as it lives") {
    const auto team = battle(presets::teams(2, 2), {"Cleric", "Hunter", "Paladin", "Berserker"});
    CHECK(damage(start(team), "Sacred Spark", b).flat == 1);
    CHECK(damage(start(team, {6}), "Holy Water", b).flat == 0);
    CHECK(damage(start(At{team}.fallen(three).order({a, b, d})), "Sacred Spark", b).flat == 0);
    CHECK(damage(start(battle(presets::teams(2, 1), {"Cleric", "Hunter", "Paladin"})), "Sacred Spark", b).flat == 1);
    const auto foes = battle(presets::teams(2, 2), {"Cleric", "Paladin", "Hunter", "Berserker"});
    CHECK(damage(start(foes), "Sacred Spark", b).flat == 0);
    const auto pair = Position{presets::teams(2, 2), ruled({.duplicates = Duplicates::at_any_time})}
                          .character(one, "Paladin")
                          .character(two, "Hunter")
                          .character(three, "Paladin")
                          .character(four, "Cleric")
                          .order({a, b, c, d});
    CHECK(damage(start(pair), "Dispel Evil", b).flat == 2);
}
TEST_CASE("SHI-153 SHI-503 SHI-504 SHI-E24 SHI-R72 the elemental bonus is 1 where the spell's element is strong against the target's type") {
    CHECK(damage(start(duel("Berserker", "Paladin")), "Reckless Swing").element == 1);  // shadow on light
    CHECK(damage(start(duel("Berserker", "Hunter")), "Reckless Swing").element == 0);   // no type
    CHECK(damage(start(duel("Berserker", "Paladin")), "Hack").element == 0);            // no element
    CHECK(damage(start(duel("Cleric", "Berserker"), {6}), "Holy Water").element == 1);  // water on fire
    CHECK(damage(start(duel("Cleric", "Paladin")), "Sacred Spark").element == 0);       // its own type does nothing
}
TEST_CASE("SHI-R72 SHI-L13 SHI-500 the chart is a ring of six elements, and a table of the content") {
    const Chart& chart = standard_content.chart;
    const Element ring[] = {Element::shadow, Element::light,  Element::frost, Element::water,
                            Element::fire,   Element::poison, Element::shadow};
    for (std::size_t i = 0; i != 6; ++i) CHECK(chart[ring[i]][ring[i + 1]] == 1);
    int sum = 0;
    for (const auto& row : chart)
        for (const std::int8_t bonus : row) sum += bonus;
    CHECK(sum == 6);
}
TEST_CASE("SHI-R22 the elemental bonus is added before defence, or by a house rule after it") {
    const auto at = [](const Knobs& knobs) {
        return start(duel("Cleric", "Berserker", knobs).buff(two, Stat::defence, 10, Turns::two), {6});
    };
    CHECK(damage(at({}), "Holy Water").figure == 0);  // 6 + 6 + 1 - 13
    CHECK(damage(at({.element_after_defence = true}), "Holy Water").figure == 1);
}
TEST_CASE("SHI-155 SHI-K35 SHI-340 SHI-342 Pierce ignores defence and leaves the stat alone") {
    const auto state = start(duel("Paladin", "Warrior"));
    CHECK(damage(state, "Dispel Evil") == Damage{.stats = 5, .flat = 1, .figure = 6, .dealt = 6});
    CHECK(value(cast(state, "Dispel Evil"), two, Stat::defence) == 7);
    CHECK(of_shot(shot().condition(one, Condition::pierce, Turns::two)).defence == 0);
}
TEST_CASE("SHI-156 SHI-K36 SHI-341 SHI-R20 Penetrate: of 6 counts 3, of 5 counts 2, or by a house rule 3") {
    CHECK(damage(start(duel("Berserker", "Warrior").card(two, "Brawl stance")), "Reckless Swing").defence == 3);
    CHECK(damage(start(duel("Berserker", "Paladin")), "Reckless Swing").defence == 2);
    CHECK(damage(start(duel("Berserker", "Paladin", {.reductions_round_result_up = true})), "Reckless Swing").defence ==
          3);
    CHECK(of_shot(shot().condition(one, Condition::penetrate, Turns::two)).defence == 2);
}
TEST_CASE("SHI-R31 Pierce wins over Penetrate; held tokens serve all attacks, or by a house rule one") {
    const auto both =
        shot().condition(one, Condition::pierce, Turns::three).condition(one, Condition::penetrate, Turns::three);
    CHECK(of_shot(both).defence == 0);
    CHECK(has(cast(start(both), "Quick Shot"), one, Condition::pierce));
    const auto once =
        cast(start(shot({.armour_tokens_serve_once = true}).condition(one, Condition::penetrate, Turns::three)),
             "Quick Shot");
    CHECK(!has(once, one, Condition::penetrate));
}
TEST_CASE("SHI-R31 by the house rule a token serves the attack on the first target, and is used up though that was dodged") {
    const auto volley = [](const Knobs& knobs) {
        return battle(presets::teams(2, 2), {"Hunter", "Paladin", "Cleric", "Berserker"}, knobs)
            .condition(one, Condition::pierce, Turns::three);
    };
    CHECK(all_dealt(start(volley({}), {6, 6}), "Viper Volley") == std::vector{8, 8});
    const auto once = volley({.armour_tokens_serve_once = true});
    CHECK(all_dealt(start(once, {6, 6}), "Viper Volley") == std::vector{8, 5});
    const auto dodged = start(At{once}.condition(two, Condition::dodge, Turns::three), {6, 6, 1});
    CHECK(all_dealt(dodged, "Viper Volley") == std::vector{5});
    CHECK(!has(cast(dodged, "Viper Volley"), one, Condition::pierce));
}
TEST_CASE("SHI-158 SHI-159 SHI-160 SHI-161 SHI-302 SHI-303 SHI-304 SHI-305 percentages are summed and taken from the final figure") {
    const auto at = shot().buff(one, Stat::strength, 5, Turns::two);  // a figure of 7
    const auto with = [&](std::initializer_list<Condition> mine, std::initializer_list<Condition> theirs) {
        At changed{at};
        for (const Condition condition : mine) changed.condition(one, condition, Turns::two);
        for (const Condition condition : theirs) changed.condition(two, condition, Turns::two);
        return of_shot(changed).dealt;
    };
    CHECK(with({}, {}) == 7);
    CHECK(with({Condition::more_dealt}, {}) == 11);
    CHECK(with({Condition::less_dealt}, {}) == 3);
    CHECK(with({}, {Condition::less_taken}) == 3);
    CHECK(with({}, {Condition::more_taken}) == 11);
    CHECK(with({Condition::more_dealt}, {Condition::more_taken}) == 14);  // 100% more doubles it
    CHECK(with({Condition::more_dealt}, {Condition::less_taken}) == 7);
    CHECK(with({Condition::less_dealt}, {Condition::less_taken}) == 0);
}
TEST_CASE("SHI-E23 SHI-R20 12 - 5 = 7 is what percentages work on: 11 with 50% more, 3 with 50% less, 4 by a house rule") {
    const auto less = [](const Knobs& knobs) {
        return of_shot(shot(knobs)
                           .buff(one, Stat::strength, 5, Turns::two)
                           .condition(two, Condition::less_taken, Turns::two))
            .dealt;
    };
    CHECK(less({}) == 3);
    CHECK(less({.reductions_round_result_up = true}) == 4);
    const auto both = [](int percent) {
        const Knobs knobs{.condition_percent = static_cast<std::uint8_t>(percent), .reductions_round_result_up = true};
        return of_shot(shot(knobs)
                           .buff(one, Stat::strength, 5, Turns::two)
                           .condition(one, Condition::less_dealt, Turns::two)
                           .condition(two, Condition::less_taken, Turns::two))
            .dealt;
    };
    CHECK(both(49) == 1);  // 2% of 7, rounded up
    CHECK(both(50) == 0);
    CHECK(both(60) == 0);
}
TEST_CASE("SHI-R21 by house rules percentages work one after another, or each is rounded alone") {
    const auto dealt = [](Percentages how, std::initializer_list<Condition> theirs) {
        At at = shot({.percentages = how})
                    .buff(one, Stat::strength, 5, Turns::two)
                    .condition(one, Condition::more_dealt, Turns::two);
        for (const Condition condition : theirs) at.condition(two, condition, Turns::two);
        return of_shot(at).dealt;
    };
    CHECK(dealt(Percentages::summed, {Condition::more_taken}) == 14);
    CHECK(dealt(Percentages::one_after_another, {Condition::more_taken}) == 17);  // 7 + 4, 11 + 6
    CHECK(dealt(Percentages::each_rounded, {Condition::more_taken}) == 15);       // 7 + 4 + 4
    CHECK(dealt(Percentages::one_after_another, {Condition::less_taken}) == 5);   // 11 - 6
}
TEST_CASE("SHI-R29 by its name -50% DMG dealt weakens its holder's attacks; as printed it protects") {
    const auto at = [](const Knobs& knobs, Seat holder) {
        return of_shot(shot(knobs)
                           .buff(one, Stat::strength, 5, Turns::two)
                           .condition(holder, Condition::less_dealt, Turns::two))
            .dealt;
    };
    CHECK(at({}, one) == 3);
    CHECK(at({}, two) == 7);
    CHECK(at({.less_dealt_protects = true}, one) == 7);
    CHECK(at({.less_dealt_protects = true}, two) == 3);
}
TEST_CASE("SHI-162 SHI-K37 a percentage of the spell counts a condition held before the part lands, not one it brings") {
    const auto at = duel("Berserker", "Paladin").mastery(one, 0, 3, 0);
    CHECK(damage(start(at), "Fan the Flames").dealt == 5);  // 2 + 7 + 1 - 5
    CHECK(damage(start(At{at}.condition(two, Condition::burn, Turns::one)), "Fan the Flames").dealt == 8);  // + 3
    const auto bleeding = duel("Warrior", "Paladin").mastery(one, 0, 0, 3).condition(two, Condition::bleed, Turns::two);
    CHECK(damage(start(bleeding), "Vengeance").percent == 3);
}
TEST_CASE("SHI-163 SHI-322 SHI-360 Immune prevents all damage, Flying that of melee attacks") {
    CHECK(of_shot(shot().condition(two, Condition::immune, Turns::two)) ==
          Damage{.printed = 2, .stats = 5, .defence = 5, .figure = 2, .prevented = true, .dealt = 0});
    CHECK(of_shot(shot().condition(two, Condition::flying, Turns::two)).dealt == 2);
    const auto flying = duel("Warrior", "Paladin").condition(two, Condition::flying, Turns::two);
    CHECK(damage(start(flying), "Sword Swing").dealt == 0);
    CHECK(hp(cast(start(flying), "Sword Swing"), two) == 36);
}
TEST_CASE("SHI-R53 SHI-319 Immune stops damage but no tokens; the conditions of a prevented attack still land") {
    const auto immune =
        duel("Warrior", "Paladin").card(one, "Brawl stance").condition(two, Condition::immune, Turns::two);
    const auto state = cast(start(immune), "Open Wound");
    CHECK(board(state, two).bleed[Column::third] + board(state, two).bleed[Column::second] == 1);
    CHECK(hp(state, two) == 36);
    const auto flying =
        cast(start(duel("Warrior", "Paladin").card(one, "Brawl stance").condition(two, Condition::flying, Turns::two)),
             "Open Wound");
    CHECK(hp(flying, two) == 34);  // Bleed itself is not stopped by Flying: 1 at once, 1 in the upkeep
    const auto house = duel("Warrior", "Paladin", {.prevented_attack_is_void = true})
                           .card(one, "Brawl stance")
                           .condition(two, Condition::immune, Turns::two);
    CHECK(board(cast(start(house), "Open Wound"), two).bleed.empty());
}
TEST_CASE("SHI-164 SHI-165 SHI-191 damage comes off the shield, then off HP, not below 0") {
    const auto state = cast(start(duel("Paladin", "Hunter").shield(two, 3)), "Lead By Example");  // 4
    CHECK(board(state, two).shield == 0);
    CHECK(hp(state, two) == 33);
    const auto held = cast(start(duel("Paladin", "Hunter").shield(two, 5)), "Lead By Example");
    CHECK(board(held, two).shield == 1);
    CHECK(hp(held, two) == 34);
    const auto events = casting(start(duel("Paladin", "Hunter").hp(two, 2)), "Lead By Example");
    CHECK(has_event(events, HpLost{b, 2, 0, Cause::attack}));
}
TEST_CASE("SHI-166 SHI-K62 SHI-134 damage received is answered before the defeat") {
    const auto events = casting(start(duel("Hunter", "Berserker")), "Quick Shot");
    CHECK(has_event(events, AbilityTriggered{b, 0, Trigger::damaged, a}));
    const int dealt = all_dealt(start(duel("Hunter", "Berserker")), "Quick Shot").front();
    const auto answers = [](int before) {
        return only<AbilityTriggered>(casting(start(duel("Hunter", "Berserker").hp(two, before)), "Quick Shot")).size();
    };
    CHECK(answers(dealt + 1) == 1);
    CHECK(answers(dealt) == 0);
}
TEST_CASE("SHI-167 SHI-R26 SHI-R27 DMG dealt is the whole figure, shield and overkill included, unless house rules say otherwise") {
    const auto healed = [](const Knobs& knobs, int shield, int hp_left) {
        const auto at = battle(presets::teams(2, 2), {"Paladin", "Hunter", "Berserker", "Cleric"}, knobs)
                            .hp(one, 10)
                            .shield(two, shield)
                            .hp(two, hp_left);
        return hp(cast(start(at), "Smite", b), one) - 10;  // 2 + 5 + 1 - 4
    };
    CHECK(healed({}, 0, 34) == 4);
    CHECK(healed({}, 3, 34) == 4);
    CHECK(healed({}, 0, 1) == 4);
    CHECK(healed({.shield_counts_as_damage = false}, 3, 34) == 1);
    CHECK(healed({.overkill_counts = false}, 0, 1) == 1);
    CHECK(healed({.overkill_counts = false}, 2, 1) == 3);
    CHECK(healed({.shield_counts_as_damage = false}, 9, 34) == 0);
    const Knobs only_hp{.shield_counts_as_damage = false, .overkill_counts = false};
    CHECK(healed(only_hp, 9, 34) == 0);
    CHECK(healed(only_hp, 3, 34) == 1);
    CHECK(healed(only_hp, 2, 2) == 2);
    CHECK(healed(only_hp, 2, 1) == 1);
}
TEST_CASE("SHI-168 SHI-133 each attack of a part is computed alone, from the state before any of them lands") {
    const auto at = battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Warrior"})
                        .card(four, "Brawl stance")
                        .condition(four, Condition::more_taken, Turns::two);
    const auto dealt = all_dealt(start(at), "Divine Light");
    CHECK(dealt == std::vector{5, 5});  // 9 - 4, and 9 - 6 with 50% more
}
TEST_CASE("SHI-169 SHI-R25 an attack that deals 0 was made and brings its conditions, or by a house rule nothing") {
    const auto at = [](const Knobs& knobs) {
        return start(duel("Cleric", "Paladin", knobs).buff(two, Stat::defence, 9, Turns::three));
    };
    CHECK(has(cast(at({}), "Blinding Halo"), two, Condition::glowing));
    CHECK(damage(at({}), "Blinding Halo").dealt == 0);
    CHECK(!has(cast(at({.harmless_attack_is_void = true}), "Blinding Halo"), two, Condition::glowing));
    const auto countered = [](const Knobs& knobs) {
        const auto armed = duel("Cleric", "Paladin", knobs)
                               .buff(two, Stat::defence, 9, Turns::three)
                               .condition(two, Condition::counter_attack, Turns::three);
        return !only<CounterAttacked>(casting(start(armed), "Blinding Halo")).empty();
    };
    CHECK(countered({}));
    CHECK(!countered({.harmless_attack_is_void = true}));
    CHECK(only<AbilityTriggered>(
              casting(start(duel("Hunter", "Berserker").buff(two, Stat::defence, 9, Turns::three)), "Quick Shot"))
              .empty());
}
TEST_CASE("SHI-R25 by the house rule an attack that hurts nobody brings nothing for its caster either") {
    const auto healed = [](const Knobs& knobs, int armour) {
        const auto at = battle(presets::teams(1, 2), {"Paladin", "Warrior", "Hunter"}, knobs)
                            .hp(one, 20)
                            .buff(two, Stat::defence, 9, Turns::three)
                            .buff(three, Stat::defence, armour, Turns::three);
        return hp(cast(start(at), "Divine Light"), one);
    };
    CHECK(healed({}, 9) == 22);
    CHECK(healed({.harmless_attack_is_void = true}, 9) == 20);
    CHECK(healed({.harmless_attack_is_void = true}, 1) == 22);  // the Hunter is hurt
}
TEST_CASE("SHI-R25 SHI-R53 what Immune prevents brings its conditions, unless that house rule is set; what defence stops has its own") {
    const auto glows = [](const Knobs& knobs, int armour) {
        const auto at = duel("Cleric", "Paladin", knobs)
                            .condition(two, Condition::immune, Turns::two)
                            .buff(two, Stat::defence, armour, Turns::three);
        return has(cast(start(at), "Blinding Halo"), two, Condition::glowing);
    };
    CHECK(glows({.harmless_attack_is_void = true}, 0));
    CHECK(!glows({.harmless_attack_is_void = true}, 9));
    CHECK(!glows({.prevented_attack_is_void = true}, 0));
}
TEST_CASE("SHI-170 SHI-K23 SHI-R23 SHI-R24 SHI-505 fixed damage has no stats, bonuses, element, defence or percentages") {
    const auto burned = [](const Knobs& knobs, Condition condition) {
        return hp(pass(start(duel("Hunter", "Berserker", knobs)
                                 .condition(two, Condition::lacerate, Turns::two)
                                 .condition(two, condition, Turns::three))),
                  two);
    };
    CHECK(burned({}, Condition::less_taken) == 37);
    CHECK(burned({}, Condition::more_taken) == 37);
    CHECK(burned({}, Condition::immune) == 39);
    CHECK(burned({.percentages_on_fixed_damage = true}, Condition::less_taken) == 38);
    CHECK(burned({.percentages_on_fixed_damage = true}, Condition::more_taken) == 36);
    const auto glow = duel("Hunter", "Paladin").mastery(two, 3, 0, 0).buff(one, Stat::defence, 9, Turns::three);
    CHECK(hp(pass(start(glow)), one) == 33);
}
TEST_CASE("SHI-R23 SHI-R29 by both house rules -50% DMG dealt protects from fixed damage, too") {
    const auto struck = [](const Knobs& knobs) {
        const auto at = duel("Hunter", "Berserker", knobs)
                            .condition(two, Condition::less_dealt, Turns::three)
                            .condition(two, Condition::lacerate, Turns::three);
        return 39 - hp(pass(start(at)), two);
    };
    CHECK(struck({.percentages_on_fixed_damage = true}) == 2);
    CHECK(struck({.less_dealt_protects = true}) == 2);
    CHECK(struck({.percentages_on_fixed_damage = true, .less_dealt_protects = true}) == 1);
}
TEST_CASE("SHI-016 damage over 30 is told, and nothing caps it") {
    const auto at = [](int strength) { return start(shot().buff(one, Stat::strength, strength, Turns::two)); };
    CHECK(only<LargeDamage>(casting(at(28), "Quick Shot")).empty());  // 30
    CHECK(has_event(casting(at(29), "Quick Shot"), LargeDamage{a, b, 31}));
}
TEST_CASE("SHI-E08 SHI-141 Double Shot: 2 + STR - DEF twice, each alone, not below 0") {
    CHECK(all_dealt(start(duel("Hunter", "Berserker")), "Double Shot") == std::vector{4, 4});
    CHECK(all_dealt(start(duel("Hunter", "Paladin").buff(two, Stat::defence, 5, Turns::two)), "Double Shot") ==
          std::vector{0, 0});
}
TEST_CASE("SHI-E05 Divine Light hits all enemies with 3 + Str and gives 2 HP once") {
    const auto state = start(battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"}).hp(one, 20));
    CHECK(all_dealt(state, "Divine Light") == std::vector{5, 6});
    CHECK(hp(cast(state, "Divine Light"), one) == 22);
}
